"""What a viewer of Mission: Red Planet observes: a whitelist, and the only exit of a state.

Small parts are made without the names of their fields, in the order of `observation.py`: there are many, and this is quicker.
"""

from typing import Final

from pavonis.core.game import EVERYBODY
from pavonis.games.mission_red_planet import moves
from pavonis.games.mission_red_planet.cards import NEUTRAL_TOP
from pavonis.games.mission_red_planet.hidden import holder, knows_discovery, on_top, sees
from pavonis.games.mission_red_planet.observation import (
    MissionRedPlanetChoice,
    MissionRedPlanetColour,
    MissionRedPlanetDiscovery,
    MissionRedPlanetFaceDown,
    MissionRedPlanetHeld,
    MissionRedPlanetPlayer,
    MissionRedPlanetRegion,
    MissionRedPlanetSeen,
    MissionRedPlanetShip,
    Moment,
    Phase,
)
from pavonis.games.mission_red_planet.rules import PRODUCTION_AFTER, ROUNDS
from pavonis.games.mission_red_planet.scoring import score_sheet, total
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, EMPTY, KIND_ROOM, KINDS, NOBODY, OVER, ROUND, SET_UP, RedPlanetState
from pavonis.games.mission_red_planet.verbs import destination
from pavonis.kit.zones import members

PHASES: Final[list[Phase]] = ["set_up", "round", "discovery", "production", "over"]
MOMENTS: Final[list[Moment]] = ["set_up", "choosing", "discovery_phase", "production", "game_over"]  # by phase
NEXT_PRODUCTION: Final = [sum([round > after for after in PRODUCTION_AFTER]) + 1 for round in range(ROUNDS + 1)]  # by round


def observe(setting: Setting, s: RedPlanetState, viewer: int) -> MissionRedPlanetSeen:
    """All that a viewer may know; a hidden card is None."""
    returned = s.returned[viewer] if viewer >= 0 else EMPTY
    return MissionRedPlanetSeen(
        round=s.round,
        phase=PHASES[s.phase],
        moment=moment(s),
        over=s.phase == OVER,
        count=s.count,
        first=s.first,
        active=None if s.active == NOBODY else s.active,
        layout=s.layout,
        production=0 if s.phase == OVER else NEXT_PRODUCTION[s.round],
        pads=[observe_pad(setting, s, pad) for pad in range(len(s.ships))],
        regions=[observe_region(s, region, viewer) for region in setting.regions],
        point_tokens=s.bank[:],
        colours=[observe_colour(setting, s, colour) for colour in range(len(s.supply))],
        players=[observe_player(s, seat, viewer) for seat in range(len(s.seats))],
        deck=len(s.deck) - s.taken,
        discard=members(s.discard),
        ship_deck=len(s.ship_deck) - s.ship_taken,
        ship_discard=members(s.ship_discard),
        held=None if s.held == EMPTY else observe_held(s, viewer),
        chosen=observe_choice(s.sealed[viewer]) if viewer >= 0 else None,
        returned=None if returned == EMPTY else returned,
        score_sheets=[score_sheet(setting, s, seat) for seat in range(len(s.seats))] if s.phase == OVER else [],
    )


def moment(s: RedPlanetState) -> Moment:
    """Where in its phase the game stands."""
    if s.phase == ROUND and s.count:
        return "countdown"
    return "stacking" if s.phase == SET_UP and s.mission[0] != EMPTY else MOMENTS[s.phase]


def observe_pad(setting: Setting, s: RedPlanetState, pad: int) -> MissionRedPlanetShip | None:
    """A ship, docked or launched; None if the pad is empty."""
    ship = s.ships[pad]
    if ship == EMPTY:
        return None
    going = destination(setting, s, pad)
    return MissionRedPlanetShip(
        ship,
        setting.capacity[ship],
        setting.capacity[ship] - s.aboard[pad],
        None if going == EMPTY else going,
        list(s.tokens[pad]),
        s.crew[pad * COLOUR_ROOM : pad * COLOUR_ROOM + len(s.supply)],
        s.launched >> pad & 1 != 0,
    )


def observe_region(s: RedPlanetState, region: int, viewer: int) -> MissionRedPlanetRegion:
    """A region with its astronauts, its resource and its discovery."""
    revealed = s.revealed >> region & 1 != 0
    astronauts = s.astronauts(region)
    leaders: list[int] = []
    if any(astronauts):
        most = max(astronauts)
        for colour, count in enumerate(astronauts):
            if count == most:
                leaders.append(colour)
    return MissionRedPlanetRegion(
        region,
        astronauts,
        leaders,
        s.resources[region] if revealed or viewer == EVERYBODY else None,
        revealed,
        s.lying[region * KIND_ROOM : region * KIND_ROOM + KINDS],
        None if s.discoveries[region] == EMPTY else observe_discovery(s, region, viewer),
        s.stock[region],
    )


def observe_discovery(s: RedPlanetState, region: int, viewer: int) -> MissionRedPlanetDiscovery:
    """The discovery of a region; all could see who has looked at it."""
    return MissionRedPlanetDiscovery(
        s.discoveries[region] if knows_discovery(s, viewer, region) else None,
        [seat for seat in range(len(s.seats)) if s.seen[seat] >> region & 1],
    )


def observe_colour(setting: Setting, s: RedPlanetState, colour: int) -> MissionRedPlanetColour:
    """What lies open before a colour."""
    return MissionRedPlanetColour(
        s.owner(colour),
        colour >= len(s.seats),
        s.supply[colour],
        s.wormhole[colour],
        s.owned[colour * KIND_ROOM : colour * KIND_ROOM + KINDS],
        members(s.hands[colour]),
        members(s.played[colour]),
        total(setting, s, colour),
    )


def observe_player(s: RedPlanetState, seat: int, viewer: int) -> MissionRedPlanetPlayer:
    """The cards before a seat, as the viewer sees them."""
    own = viewer in (seat, EVERYBODY)
    shown = sees(s, viewer, seat)
    return MissionRedPlanetPlayer(
        concealed(s.dealt[seat], own),
        None if s.mission[seat] == EMPTY else MissionRedPlanetFaceDown(s.mission[seat] if shown else None),
        concealed(s.area[seat], shown),
        concealed(s.box[seat], own),
        concealed(s.plain[seat], own),
        None if s.laid[seat] == 0 else MissionRedPlanetFaceDown(s.laid[seat] if own else None),
        len(s.neutral[seat]),
        observe_top(s, seat) if own and s.round < NEUTRAL_TOP and s.mission[seat] != EMPTY else [],
    )


def observe_top(s: RedPlanetState, seat: int) -> list[int]:
    """The upper part of a neutral deck: in its order, or as the three characters that have none yet."""
    top = list(s.neutral[seat][: on_top(s)])
    return sorted(top) if s.phase == SET_UP else top


def observe_held(s: RedPlanetState, viewer: int) -> MissionRedPlanetHeld:
    """The card drawn and not yet laid down."""
    seat = holder(s)
    return MissionRedPlanetHeld(seat=seat, card=s.held if viewer in (seat, EVERYBODY) else None)


def observe_choice(sealed: list[int]) -> MissionRedPlanetChoice | None:
    """What the viewer has chosen."""
    if not sealed:
        return None
    move = sealed[0]
    if move >= moves.KEEP:
        return MissionRedPlanetChoice(None, move - moves.KEEP, [])
    if move >= moves.STACK:
        return MissionRedPlanetChoice(None, None, [each - moves.STACK for each in sealed])
    return MissionRedPlanetChoice(move - moves.CHOOSE, None, [])


def concealed(cards: int, shown: bool) -> list[int | None]:
    """A set of cards, or as many backs."""
    return [card if shown else None for card in members(cards)]
