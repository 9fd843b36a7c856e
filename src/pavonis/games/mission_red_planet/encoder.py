"""Mission: Red Planet as a vector, written from the position itself: only what the viewer may know, as in `observing.py`.

Every number of a thing has its place, whether there is such a thing yet or not.
"""

from typing import Final

from pavonis.core.game import Seat
from pavonis.games.mission_red_planet.cards import FIRST_ACTION, FIRST_DISCOVERY, NEUTRAL_TOP
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.hidden import holder, knows_discovery, sees
from pavonis.games.mission_red_planet.observing import observe_top
from pavonis.games.mission_red_planet.scoring import total
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import (
    CARD_ROOM,
    CHARACTER_ROOM,
    COLOUR_ROOM,
    EMPTY,
    KIND_ROOM,
    KINDS,
    REGION_ROOM,
    SHIP_ROOM,
    RedPlanetState,
)
from pavonis.games.mission_red_planet.verbs import destination
from pavonis.kit.sheet import Sheet, around
from pavonis.kit.zones import gathered

PHASE_ROOM: Final = 5
ROUNDS: Final = 10
COUNTDOWN: Final = 9  # the highest number called
ASTRONAUTS: Final = 22  # of a colour
DUEL: Final = 2  # players
DISCOVERY_ROOM: Final = FIRST_ACTION - FIRST_DISCOVERY
UNKNOWN: Final = -1
PADS: Final = [f"pad {number + 1}: " for number in range(8)]
REGIONS: Final = [f"region {number}: " for number in range(REGION_ROOM)]
COLOURS: Final = [f"colour +{step}: " for step in range(COLOUR_ROOM)]
TOP: Final = [f"neutral {place + 1}" for place in range(NEUTRAL_TOP)]


def encode(game: MissionRedPlanet, s: RedPlanetState, viewer: Seat, sheet: Sheet) -> None:
    """The round, the spaceport, the regions, every colour from the viewer's on, and the viewer's own cards."""
    setting = game.setting
    seats = len(s.seats)
    colours = around(viewer, seats) + list(range(seats, len(s.supply)))  # neutral colours come last
    sheet.value("round", s.round, ROUNDS, "the round")
    sheet.one_of("phase", s.phase, PHASE_ROOM, "where in the round the game is")
    sheet.value("count", s.count, COUNTDOWN, "the number of the countdown")
    sheet.one_of("first", (s.first - viewer) % seats, seats, "the first player, seats clockwise of the viewer")
    active = (s.active - viewer) % seats if 0 <= s.active < seats else UNKNOWN
    sheet.one_of("active", active, seats, "who acts")
    for number in range(len(s.ships)):
        sheet.prefix = PADS[number]
        pad(setting, s, number, colours, sheet)
    in_play = gathered(setting.regions)
    tokens = [0] * REGION_ROOM
    for region in range(REGION_ROOM):
        sheet.prefix = REGIONS[region]
        if in_play >> region & 1:
            tokens[region] = s.stock[region]
            place(s, region, viewer, colours, sheet)
        elif sheet.lists:
            no_place(len(colours), sheet)
        else:
            sheet.at += len(colours) + 2 * KIND_ROOM + 1 + DISCOVERY_ROOM
    sheet.prefix = ""
    sheet.values("destination tokens", tokens, 0, 2, "tokens in the supply, by region")
    sheet.values("point tokens", s.bank, 0, 60, "resource tokens in the supply, by kind", KIND_ROOM)
    for step in range(len(colours)):
        sheet.prefix = COLOURS[step]
        person(setting, s, colours[step], sheet)
    sheet.prefix = ""
    own_cards(s, viewer, sheet)
    if seats == DUEL:
        neutral_top(s, viewer, sheet)


def pad(setting: Setting, s: RedPlanetState, number: int, colours: list[int], sheet: Sheet) -> None:
    """One launch pad, empty or not."""
    ship = s.ships[number]
    start = number * COLOUR_ROOM
    there = ship != EMPTY
    sheet.one_of("destination", destination(setting, s, number) if there else EMPTY, REGION_ROOM, "where the ship goes")
    sheet.value("capacity", setting.capacity[ship] if there else 0, 5, "its seats")
    sheet.value("launched", s.launched >> number & 1 if there else 0, 1, "whether it has launched")
    crew = [s.crew[start + colour] if there else 0 for colour in colours]
    sheet.values("crew", crew, 0, 5, "astronauts on board by colour")


def place(s: RedPlanetState, region: int, viewer: Seat, colours: list[int], sheet: Sheet) -> None:
    """One region of Mars, or Phobos."""
    start = region * COLOUR_ROOM
    sheet.values("astronauts", [s.mars[start + colour] for colour in colours], 0, ASTRONAUTS, "astronauts by colour")
    resource = s.resources[region] if s.revealed >> region & 1 else UNKNOWN
    sheet.one_of("resource", resource, KIND_ROOM, "the resource, once it is revealed")
    lying = s.lying[region * KIND_ROOM : region * KIND_ROOM + KINDS]
    sheet.values("tokens", lying, 0, 6, "tokens left lying by kind", KIND_ROOM)
    discovery = s.discoveries[region]
    known = discovery - FIRST_DISCOVERY if discovery != EMPTY and knows_discovery(s, viewer, region) else UNKNOWN
    sheet.value("discovery", discovery != EMPTY, 1, "whether a discovery lies there")
    sheet.one_of("which discovery", known, DISCOVERY_ROOM, "the discovery, if the viewer knows it")


def no_place(colours: int, sheet: Sheet) -> None:
    """A number that no region in play has."""
    sheet.values("astronauts", [0] * colours, 0, ASTRONAUTS, "astronauts by colour")
    sheet.one_of("resource", UNKNOWN, KIND_ROOM, "the resource, once it is revealed")
    sheet.values("tokens", [0] * KIND_ROOM, 0, 6, "tokens left lying by kind")
    sheet.value("discovery", 0, 1, "whether a discovery lies there")
    sheet.one_of("which discovery", UNKNOWN, DISCOVERY_ROOM, "the discovery, if the viewer knows it")


def person(setting: Setting, s: RedPlanetState, colour: int, sheet: Sheet) -> None:
    """What lies open before a colour."""
    sheet.value("supply", s.supply[colour], ASTRONAUTS, "astronauts in the supply")
    sheet.value("wormhole", s.wormhole[colour], ASTRONAUTS, "astronauts lost")
    owned = s.owned[colour * KIND_ROOM : colour * KIND_ROOM + KINDS]
    sheet.values("tokens", owned, 0, 30, "resource tokens by kind", KIND_ROOM)
    sheet.bits("hand", s.hands[colour], CHARACTER_ROOM, "characters in hand, with the chosen one")
    sheet.value("points", total(setting, s, colour), 120, "the open points")


def own_cards(s: RedPlanetState, viewer: Seat, sheet: Sheet) -> None:
    """The cards of the viewer and those all can see."""
    sheet.bits("dealt", s.dealt[viewer], FIRST_DISCOVERY, "the missions the viewer chooses from")
    sheet.one_of("mission", s.mission[viewer], FIRST_DISCOVERY, "the viewer's mission")
    sheet.bits("area", s.area[viewer], CARD_ROOM, "missions and actions the viewer has kept")
    sheet.bits("known missions", known_missions(s, viewer), CARD_ROOM, "missions of others the viewer has seen")
    laid = s.laid[viewer] if s.laid[viewer] else UNKNOWN
    sheet.one_of("chosen", laid, CHARACTER_ROOM, "the character the viewer has chosen")
    held = s.held if holder(s) == viewer else UNKNOWN
    sheet.one_of("held", held, CARD_ROOM, "the card the viewer has drawn and must place")
    sheet.bits("discard", s.discard, CARD_ROOM, "discarded cards")
    sheet.bits("ship discard", s.ship_discard, SHIP_ROOM, "discarded ships")


def neutral_top(s: RedPlanetState, viewer: Seat, sheet: Sheet) -> None:
    """The characters that the viewer has laid on the neutral deck."""
    top = observe_top(s, viewer) if s.round < NEUTRAL_TOP and s.mission[viewer] != EMPTY else []
    for number in range(NEUTRAL_TOP):
        character = top[number] if number < len(top) else UNKNOWN
        sheet.one_of(TOP[number], character, CHARACTER_ROOM, "a character on top of the viewer's neutral deck")


def known_missions(s: RedPlanetState, viewer: Seat) -> int:
    """What the viewer knows of the others' cards, as a set."""
    found = 0
    for seat in range(len(s.seats)):
        if seat != viewer and sees(s, viewer, seat):
            found |= s.area[seat]
            if s.mission[seat] != EMPTY:
                found |= 1 << s.mission[seat]
    return found
