"""Colonisation cards that act: discoveries of the discovery phase, and action cards at their moments."""

from typing import Final

from pavonis.core.events import ALL
from pavonis.core.game import Reason
from pavonis.games.mission_red_planet import effects, events, moves, reasons, verbs
from pavonis.games.mission_red_planet.behaviour import other_refused, others_with
from pavonis.games.mission_red_planet.effects import Deed
from pavonis.games.mission_red_planet.scene import NO_CHOICE, NOTHING, Asked, DeedFaces
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, RedPlanetState
from pavonis.kit.zones import members


def uncover(setting: Setting, s: RedPlanetState) -> None:
    """All discoveries are turned face up. Rulebook: Discovery phase."""
    for region in verbs.covered_regions(setting, s):
        s.tell(ALL, events.UNCOVERED, region, s.discoveries[region])
    s.all_learn()


def leave(s: RedPlanetState, colour: int, source: int, target: int) -> None:
    """An astronaut leaves a region before the storm."""
    verbs.move(s, colour, source, target)
    s.tell(ALL, events.LEFT, colour, source, target)
    verbs.reveal(s, target)


# Action cards


def gain_offers(setting: Setting, s: RedPlanetState, deed: Deed, colour: int) -> list[int]:
    return NO_CHOICE if s.bank[deed.kind] else NOTHING


def gain(s: RedPlanetState, deed: Deed, colour: int, pick: int) -> None:
    verbs.take_tokens(s, colour, deed.kind, deed.n)


def rescue_offers(setting: Setting, s: RedPlanetState, deed: Deed, colour: int) -> list[int]:
    """The regions with an own astronaut, each with one or more of those in the wormhole."""
    most = min(deed.n, s.wormhole[colour])
    return [
        moves.RESCUE + region * moves.RESCUE_ROOM + n
        for region in setting.regions
        if s.mars[region * COLOUR_ROOM + colour]
        for n in range(most)
    ]


def rescue(s: RedPlanetState, deed: Deed, colour: int, pick: int) -> None:
    region, n = divmod(pick - moves.RESCUE, moves.RESCUE_ROOM)
    s.wormhole[colour] -= n + 1
    s.mars[region * COLOUR_ROOM + colour] += n + 1
    s.tell(ALL, events.RESCUED, colour, region, n + 1)


def rescue_refused(s: RedPlanetState, deed: Deed, colour: int, move: int) -> Reason:
    region, n = divmod(move - moves.RESCUE, moves.RESCUE_ROOM)
    if not s.mars[region * COLOUR_ROOM + colour]:
        return (reasons.NO_OWN_ASTRONAUT, region, colour)
    return (reasons.AT_MOST, deed.n) if n >= deed.n else (reasons.WORMHOLE_SHORT, s.wormhole[colour], n + 1)


def expel_offers(setting: Setting, s: RedPlanetState, deed: Deed, colour: int) -> list[int]:
    """Other colours' astronauts in regions with an own one."""
    found: list[int] = []
    for region in setting.regions:
        others_with(found, moves.EXPEL, s.mars, len(s.supply), region, colour)
    return found


def expel(s: RedPlanetState, deed: Deed, colour: int, pick: int) -> None:
    region, victim = divmod(pick - moves.EXPEL, COLOUR_ROOM)
    verbs.lose(s, victim, region, 1)
    s.tell(ALL, events.EXPELLED, colour, region, victim)


def expel_refused(s: RedPlanetState, deed: Deed, colour: int, move: int) -> Reason:
    place, victim = divmod(move - moves.EXPEL, COLOUR_ROOM)
    return other_refused(s, colour, place, victim)


DEEDS: Final = {  # by code
    effects.GAIN_TOKENS: DeedFaces(offers=gain_offers, does=gain),
    effects.RESCUE: DeedFaces(offers=rescue_offers, does=rescue, refuses=rescue_refused, asks=Asked("rescue", [moves.RESCUE])),
    effects.EXPEL: DeedFaces(offers=expel_offers, does=expel, refuses=expel_refused, asks=Asked("expel", [moves.EXPEL])),
}


def deed_offers(setting: Setting, s: RedPlanetState, deed: Deed, colour: int) -> list[int]:
    """The picks an action offers; none if it cannot be carried out."""
    return DEEDS[deed.code].offers(setting, s, deed, colour)


def carry_out(s: RedPlanetState, deed: Deed, colour: int, pick: int) -> None:
    """Carry out an action."""
    DEEDS[deed.code].does(s, deed, colour, pick)


def playable(setting: Setting, s: RedPlanetState, seat: int, moment: int, cards: int) -> list[int]:
    """Which of these action cards a seat could play at a moment."""
    found: list[int] = []
    for card in members(cards):
        deed = setting.deeds[card]
        if deed.when == moment and deed_offers(setting, s, deed, seat):
            found.append(card)
    return found


def might_play(setting: Setting, s: RedPlanetState, seat: int, moment: int) -> bool:
    """Whether, for all that everybody knows, a seat may hold an action that it could play now: then it is asked."""
    return s.area[seat] != 0 and len(playable(setting, s, seat, moment, setting.all_actions & ~s.discard)) > 0
