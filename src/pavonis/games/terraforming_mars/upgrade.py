"""Records of rules version 1, in which numbers followed from how many cards and places there were, and of 2, which asked less."""

from typing import Any, Final

from pavonis.core.renumbering import OldRange
from pavonis.games.terraforming_mars import effects, steps
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.moves import NEXT, SPACE, TAKE
from pavonis.games.terraforming_mars.running import first_possible
from pavonis.games.terraforming_mars.setting import FREE_ORDER
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.tables import PROGRAMS
from pavonis.kit.renumbering import Shift, SourceRenumbering
from pavonis.kit.terraforming import FIRST_CARD

CARDS: Final = [FIRST_CARD + number for number in range(208)]  # by old number
CORPORATIONS: Final = list(range(13))
SOURCES: Final = [*CARDS, *CORPORATIONS]
RESOURCES: Final = list(range(6))
VICTIMS: Final = list(range(6))
CLAIMS: Final = list(range(5))
FURTHER: Final = [  # whose each program is beyond one for each source; the standard projects have no source
    82, 82, 82, 178, 178, 206, 206, 253, 253, 68, 69, 70, 75, 76, 77, 78, 87, 91, 96, 96, 97, 97, 98, 112, 115, 117, 132, 132,
    135, 139, 158, 164, 166, 167, 173, 186, 196, 197, 197, 217, 220, 220, 240, 247, 250, 257, 262, 265, 271, 10, 5, 8, 86, 94,
    101, 136, 137, 172, 191, 194, 210, 219, 235, 248, 263, 1, 1, 4, 6, 8, 8, 11, 66, 71, 76, 79, 80, 89, 92, 95, 104, 106, 107,
    108, 119, 127, 128, 130, 132, 148, 152, 161, 163, 171, 176, 180, 183, 189, 195, 199, 201, 204, 205, 207, 208, 221, 228, 231,
    234, 237, 239, 241, 242, 243, 245, 246, 263, 268, 270, 271, 6, 512, 513, 514, 515, 516,
]  # fmt: skip
RANGES: Final = [
    OldRange("decline", 16, []),
    OldRange("done", 17, []),
    OldRange("pass", 18, []),
    OldRange("end turn", 19, []),
    OldRange("sell patents", 20, []),
    OldRange("plant greenery", 21, []),
    OldRange("warm up", 22, []),
    OldRange("take neutral", 24, []),
    OldRange("project", 30, [CLAIMS]),
    OldRange("milestone", 40, [CLAIMS]),
    OldRange("award", 50, [CLAIMS]),
    OldRange("choose", 60, [[0, 1, 2]]),
    OldRange("next", 80, [list(range(16))]),
    OldRange("corporation", 100, [CORPORATIONS]),
    OldRange("play", 1000, [CARDS]),
    OldRange("use", 1250, [SOURCES]),
    OldRange("buy", 1500, [CARDS]),
    OldRange("keep", 1750, [CARDS]),
    OldRange("draft", 2000, [CARDS]),
    OldRange("sell", 2250, [CARDS]),
    OldRange("discard", 2500, [CARDS]),
    OldRange("add", 2750, [CARDS]),
    OldRange("take", 3000, [CARDS]),
    OldRange("copy", 3250, [SOURCES]),
    OldRange("kill", 3500, [[0, 1], CARDS]),
    OldRange("place", 4000, [list(range(5)), list(range(63))]),
    OldRange("lower", 4500, [RESOURCES, VICTIMS]),
    OldRange("remove", 4600, [list(range(8)), RESOURCES, VICTIMS]),
    OldRange("steal", 4900, [list(range(3)), RESOURCES, VICTIMS]),
    OldRange("pay", 5100, [[0, 1, 2], list(range(64))]),
    OldRange("amount", 5300, [list(range(100))]),
]


class FirstRenumbering(SourceRenumbering):
    """From version 1 to version 2."""

    def __init__(self) -> None:
        super().__init__(RANGES, SPACE, CARDS, CORPORATIONS, FURTHER)

    def position(self, snapshot: dict[str, Any]) -> dict[str, Any]:
        shifts: dict[int, Shift] = {
            **dict.fromkeys((steps.DO, steps.ASK_EFFECT, steps.ASK_ORDER), self._of_program),
            steps.ASK_WAY: lambda rest: [self.source(rest[0])],
        }
        found = dict(snapshot)
        dealt = found.pop("two_corporations")
        return {
            **found,
            **self.under_way(snapshot, shifts),
            **self.piles(snapshot),
            "events": [self.cards_of(cards) for cards in snapshot["events"]],
            "dealt": {"t": [{"t": corporations} for corporations in dealt]},
            "kept": self.cards_of(snapshot["kept"]),
            "ready": [sorted([self.source(source) for source in sources]) for sources in snapshot["ready"]],
        }

    def _of_program(self, rest: list[int]) -> list[int]:
        """Program, what is left of it, card, and more."""
        program, left, card, *more = rest
        return [self.programs[program], left, self.source(card), *more]


def unasked(game: TerraformingMars, s: MarsState) -> tuple[int, int] | None:
    """The answer to a question that version 2 did not ask."""
    for seat in game.waiting(s):
        ask = s.asks[seat]
        if ask is not None and ask[0] == steps.ASK_EFFECT and PROGRAMS[ask[1]][ask[4]].code == effects.TAKE_CUBE:
            others = [move for move in game.legal(s, seat) if move != TAKE + ask[3]]
            return (seat, others[0]) if len(others) == 1 else None  # Ants and Predators could not name themselves
        if ask is not None and ask[0] == steps.ASK_ORDER and game.setting.order != FREE_ORDER:
            _, program, left, card = ask
            return seat, NEXT + first_possible(game.setting, s, seat, card, PROGRAMS[program], left)  # effects came as printed
    return None
