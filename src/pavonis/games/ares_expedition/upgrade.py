"""How records and positions of rules version 1 are read, in which numbers followed from how many cards there were.

Cards were counted from 0, then came the corporations. A program had the number of its source, or a further one.
"""

from typing import Any, Final

from pavonis.core.renumbering import OldRange
from pavonis.games.ares_expedition import steps
from pavonis.games.ares_expedition.moves import SPACE
from pavonis.kit.renumbering import Shift, SourceRenumbering
from pavonis.kit.terraforming import FIRST_CARD

CARDS: Final = [FIRST_CARD + number for number in range(208)]  # by old number
CORPORATIONS: Final = list(range(12))
FURTHER: Final = [  # the sources of the programs beyond one for each
    143, 143, 143, 150, 150, 152, 152, 66, 67, 70, 72, 74, 75, 76, 77, 78, 79, 81, 81, 83, 83, 84, 85, 90, 90, 91, 92, 94, 94, 95,
    97, 101, 104, 106, 106, 110, 112, 113, 113, 117, 119, 120, 121, 122, 125, 126, 127, 68, 69, 71, 73, 82, 82, 82, 87, 88, 93, 96,
    96, 96, 100, 102, 103, 107, 108, 109, 111, 116, 124, 124, 124, 124, 5, 7,
]  # fmt: skip
RANGES: Final = [
    OldRange("decline", 16, []),
    OldRange("done", 17, []),
    OldRange("sell cards", 18, []),
    OldRange("bonus card", 19, []),
    OldRange("raise again", 21, []),
    OldRange("take cube", 22, []),
    OldRange("take marker", 23, []),
    OldRange("standard", 30, [[0, 1, 2, 3, 4]]),
    OldRange("choose", 40, [[0, 1, 2]]),
    OldRange("phase", 50, [[0, 1, 2, 3, 4]]),
    OldRange("neutral", 60, [[0, 1, 2, 3, 4]]),
    OldRange("help", 70, [[0, 1]]),
    OldRange("save", 80, [[0, 1]]),
    OldRange("corporation", 100, [CORPORATIONS]),
    OldRange("play", 1000, [CARDS]),
    OldRange("use", 1250, [CARDS]),
    OldRange("keep", 1500, [CARDS]),
    OldRange("sell", 1750, [CARDS]),
    OldRange("discard", 2000, [CARDS]),
    OldRange("redraw", 2250, [CARDS]),
    OldRange("add", 2500, [CARDS]),
    OldRange("take", 2750, [CARDS]),
    OldRange("give", 3000, [CARDS]),
    OldRange("pay heat", 3250, [list(range(64))]),
    OldRange("amount", 3350, [list(range(250))]),
]

CARD_FIRST: Final = (steps.ENTER, steps.SAVE, steps.SET_OFF, steps.ASK_WAY, steps.ASK_SAVE)  # frames about a card


class FirstRenumbering(SourceRenumbering):
    """From version 1 to version 2."""

    def __init__(self) -> None:
        super().__init__(RANGES, SPACE, CARDS, CORPORATIONS, FURTHER)

    def position(self, snapshot: dict[str, Any]) -> dict[str, Any]:
        shifts: dict[int, Shift] = {
            **dict.fromkeys((steps.DO, steps.ASK_EFFECT), self._of_program),
            **dict.fromkeys(CARD_FIRST, lambda rest: [self.source(rest[0]), *rest[1:]]),
        }
        return {
            **snapshot,
            **self.under_way(snapshot, shifts),
            **self.piles(snapshot),
            "actions": [self.cards_of(cards) for cards in snapshot["actions"]],
            "used": [self.card_set(cards) for cards in snapshot["used"]],
            "dealt": {"t": [{"t": dealt} for dealt in snapshot["dealt"]]},
        }

    def _of_program(self, rest: list[int]) -> list[int]:
        """Program, number of the next effect, card, and more."""
        program, number, card, *more = rest
        return [self.programs[program], number, self.source(card), *more]
