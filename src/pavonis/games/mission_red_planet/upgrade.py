"""Records of Mission: Red Planet of rules version 1, with other numbers, and of version 2, which asked less."""

from typing import Any, Final

from pavonis.core.renumbering import OldRange, Renumbering
from pavonis.games.mission_red_planet.boarding import Berths, left_of
from pavonis.games.mission_red_planet.cards import FIRST_ACTION, FIRST_DISCOVERY
from pavonis.games.mission_red_planet.effects import BOARD_SHIPS, DIFFERENT_SHIPS, SAME_SHIP, Op
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.moves import BOARD, SKIP, STACK
from pavonis.games.mission_red_planet.rules import ASK_DEED, ASK_PICK, ASK_STACK
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, EMPTY, FIRST_PAD, KIND_ROOM, RedPlanetState
from pavonis.kit.zones import gathered, members

VERSION: Final = 1

# Present numbers by old number.
REGIONS: Final = list(range(10))
PADS: Final = list(range(6))
PLACES: Final = [*REGIONS, *[FIRST_PAD + pad for pad in PADS]]
COLOURS: Final = list(range(6))
CHARACTERS: Final = list(range(1, 10))
MISSIONS: Final = list(range(12))
ACTIONS: Final = [FIRST_ACTION + place for place in range(4)]
CARDS: Final = [*MISSIONS, *[FIRST_DISCOVERY + place for place in range(13)], *ACTIONS]
KINDS: Final = 3

RANGES: Final = [
    OldRange("done", 16, []),
    OldRange("pass", 17, []),
    OldRange("draw", 18, []),
    OldRange("put aside", 19, []),
    OldRange("choose", 101, [CHARACTERS]),
    OldRange("keep", 200, [MISSIONS]),
    OldRange("play", 300, [ACTIONS]),
    OldRange("board", 400, [PADS]),
    OldRange("launch", 410, [PADS]),
    OldRange("destroy", 420, [PADS]),
    OldRange("send", 430, [REGIONS]),
    OldRange("look", 450, [REGIONS]),
    OldRange("place", 470, [REGIONS]),
    OldRange("descend", 490, [REGIONS]),
    OldRange("leave for", 510, [REGIONS]),
    OldRange("walk", 600, [REGIONS, REGIONS]),
    OldRange("redirect", 800, [PADS, REGIONS]),
    OldRange("kill", 900, [REGIONS, COLOURS]),
    OldRange("expel", 1000, [REGIONS, COLOURS]),
    OldRange("replace", 1100, [PLACES, COLOURS]),
    OldRange("rescue", 1300, [REGIONS, [0, 1]]),
]


class Upgrade(Renumbering):
    """Moves and positions of version 1. Own tables number their things by place, as they did then."""

    def position(self, snapshot: dict[str, Any]) -> dict[str, Any]:
        found = dict(snapshot)
        found["sealed"] = [[self.move(code) for code in codes] for codes in snapshot["sealed"]]
        found["asks"] = [None if ask is None else {"t": frame(ask["t"])} for ask in snapshot["asks"]]
        for field, colours in (("mars", len(COLOURS)), ("crew", len(COLOURS))):
            found[field] = spread(snapshot[field], colours, COLOUR_ROOM)
        for field in ("lying", "owned"):
            found[field] = spread(snapshot[field], KINDS, KIND_ROOM)
        for field in ("dealt", "area", "box", "plain"):
            found[field] = [cards(held) for held in snapshot[field]]
        for field in ("mission", "returned", "discoveries"):
            found[field] = [card(number) for number in snapshot[field]]
        found["held"] = card(snapshot["held"])
        found["discard"] = cards(snapshot["discard"])
        found["deck"] = {"t": [card(number) for number in snapshot["deck"]["t"]]}
        return found


def renumbering(game: MissionRedPlanet, version: int) -> Renumbering | None:
    """How to read a record of an earlier version."""
    return Upgrade(VERSION, RANGES, game.space) if version == VERSION else None


def card(number: int) -> int:
    """The present number of a colonisation card, or of none."""
    return EMPTY if number == EMPTY else CARDS[number]


def cards(held: int) -> int:
    """A set of colonisation cards."""
    return gathered([CARDS[number] for number in members(held)])


def frame(ask: list[int]) -> list[int]:
    """A question; of all of them one names a card."""
    return [*ask[:2], card(ask[2])] if ask[0] == ASK_DEED else ask


def spread(values: list[int], stride: int, room: int) -> list[int]:
    """A list by place and something else, with more room for that."""
    found: list[int] = []
    for start in range(0, len(values), stride):
        found += [*values[start : start + stride], *[0] * (room - stride)]
    return found


def unasked(game: MissionRedPlanet, s: RedPlanetState) -> tuple[int, int] | None:
    """The answer to a question that version 2 did not ask: neutral decks lay as they were dealt, and there was one ship left."""
    for seat in game.waiting(s):
        ask = s.asks[seat]
        assert ask is not None
        if ask[0] == ASK_STACK:
            return seat, STACK + s.neutral[seat][len(s.sealed[seat])]
        if ask[0] == ASK_PICK and ask[4] >= 0:
            op = game.setting.ops[ask[2]][ask[3]]
            if op.code == BOARD_SHIPS and op.ships != DIFFERENT_SHIPS:
                ships = offered_before(game, s, op, ask)
                return (seat, ships[0]) if len(ships) == 1 else None
    return None


def offered_before(game: MissionRedPlanet, s: RedPlanetState, op: Op, ask: tuple[int, ...]) -> list[int]:
    """The ships that version 2 offered: from left to right, with enough seats from there on; and no skipping."""
    ships = [move for move in game.legal(s, s.owner(ask[1])) if move != SKIP]
    if op.ships == SAME_SHIP or op.n == 1:
        return ships
    memo = ask[4]
    berths = Berths(game.setting, s)
    left = left_of(memo) if memo else min(op.n, s.supply[ask[1]], berths.most(0, False))
    first = memo & 7 if memo else 0
    return [move for move in ships if move - BOARD >= first and sum(berths.free[move - BOARD :]) >= left]
