"""Records of rules version 1, in which the numbers of moves and of abilities had no room, and of version 2, which asked less."""

from typing import Any, Final

from pavonis.core.renumbering import OldRange, Renumbering
from pavonis.games.pocket_mars import effects, rules
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.moves import DECLINE, EXCHANGE, SEAT_ROOM
from pavonis.games.pocket_mars.setting import ABILITIES
from pavonis.games.pocket_mars.state import PocketMarsState

CARDS: Final = list(range(35))
HOMES: Final = list(range(4))
SEATS: Final = list(range(4))
PLACES: Final = list(range(2))
OLD_ABILITIES: Final = 70  # the first of the buildings' halves

RANGES: Final = [
    OldRange("decline", 16, []),
    OldRange("use action", 17, []),
    OldRange("use ability", 18, []),
    OldRange("use effect", 19, []),
    OldRange("launch", 20, []),
    OldRange("play", 100, [CARDS]),
    OldRange("attach", 200, [CARDS]),
    OldRange("take", 300, [SEATS, PLACES]),
    OldRange("discard", 400, [CARDS]),
    OldRange("drop", 500, [CARDS]),
    OldRange("prepare", 600, [CARDS]),
    OldRange("keep", 700, [CARDS]),
    OldRange("bury", 800, [CARDS]),
    OldRange("exchange", 900, [CARDS]),
    OldRange("land", 1000, [HOMES]),
    OldRange("promote", 1010, [HOMES]),
    OldRange("move from", 1020, [HOMES]),
    OldRange("move to", 1030, [HOMES]),
    OldRange("flip", 1040, [HOMES]),
    OldRange("demote any", 1100, [HOMES, SEATS]),
    OldRange("promote any", 1120, [HOMES, SEATS]),
    OldRange("swap", 1200, [HOMES, SEATS, SEATS]),
    OldRange("peek", 1300, [SEATS]),
    OldRange("peek at", 1310, [SEATS, PLACES]),
]


class FromVersion1(Renumbering):
    """Moves by their ranges; in positions also sealed answers, frames about abilities and the places of colonists."""

    def position(self, snapshot: dict[str, Any]) -> dict[str, Any]:
        old = snapshot["colonists"]
        colonists: list[int] = []
        for start in range(0, len(old), len(SEATS)):
            colonists += [*old[start : start + len(SEATS)], *[0] * (SEAT_ROOM - len(SEATS))]
        return {
            **snapshot,
            "seats": [[frame_of(frame) for frame in frames] for frames in snapshot["seats"]],
            "asks": [None if frame is None else frame_of(frame) for frame in snapshot["asks"]],
            "sealed": [[self.move(move) for move in moves] for moves in snapshot["sealed"]],
            "colonists": colonists,
        }


def frame_of(frame: dict[str, list[int]]) -> dict[str, list[int]]:
    """A frame, written as {"t": numbers}: if it carries out an ability, with the present number of that."""
    step, *rest = frame["t"]
    if step in (rules.EFFECT, rules.ASK_EFFECT) and rest[0] >= OLD_ABILITIES:
        rest[0] += ABILITIES - OLD_ABILITIES
    return {"t": [step, *rest]}


def renumbering(game: PocketMars) -> Renumbering:
    """From version 1 to version 2."""
    return FromVersion1(1, RANGES, game.space)


def unasked(game: PocketMars, s: PocketMarsState) -> tuple[int, int] | None:
    """The answer to a question that version 2 did not ask: about a single target, or the second of a pair named in one order."""
    for seat in game.waiting(s):
        ask = s.asks[seat]
        if ask is None or ask[0] != rules.ASK_EFFECT:
            continue
        op, memo = game.setting.halves[ask[1]].ops[ask[2]], ask[4]
        offered = [move for move in game.legal(s, seat) if move != DECLINE]
        if op.code == effects.EXCHANGE_CARDS and memo:
            offered = [move for move in offered if move >= EXCHANGE + memo]
        return (seat, offered[0]) if len(offered) == 1 and not (op.optional and memo == 0) else None
    return None
