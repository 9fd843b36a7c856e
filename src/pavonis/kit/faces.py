"""The faces of an effect of a project card: what it offers, does, needs, asks, shows and is worth, in one entry.

Its words are in `words/`, one function for each language, found by its code.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from pavonis.core.game import Reason
from pavonis.kit.projects import ProjectOp

P = TypeVar("P")  # the setting
S = TypeVar("S")  # the state
O = TypeVar("O", bound=ProjectOp)  # the effect as printed  # noqa: E741


USE_EFFECT: Final = 1  # the pick of an effect without a choice: no move of any game, for nobody is asked
NO_CHOICE: Final = [USE_EFFECT]
NOTHING: Final[list[int]] = []


def always(setting: Any, s: Any, seat: int, card: int, op: Any, memo: int) -> list[int]:
    """The only pick of an effect that is always possible and leaves no choice."""
    return NO_CHOICE


def never(setting: Any, s: Any, seat: int, card: int, op: Any) -> Reason:
    """Of an effect that never stands in the way of anything."""
    raise AssertionError(f"effect {op.code} is always possible")


class Faces(Generic[P, S, O]):
    """All there is to an effect but its words. All functions get the setting, the state, the seat, the card it stands on and the
    effect as printed.

    `offers` also gets a memo and lists the picks there are now. None means that the effect cannot be carried out: then it is passed
    over or, if it is compulsory, stands in the way of its card. Without a choice it offers USE_EFFECT alone, and DECLINE as well if
    it is optional. An effect that is always possible and leaves no choice has no `offers`.
    `does` gets the memo and one pick, and returns a memo, not 0, if the effect goes on with another pick.
    `needs` says what is missing when nothing is offered.
    `asks` is the kind of its question.
    `icon` is the picture that stands for it; {resource}, {parameter}, {tile}, {cubes} and {own} are what it is about.
    `worth` is what it is worth to a first approximation, in cards from the deck, where the bots know no better.
    """

    def __init__(
        self,
        code: int,
        *,
        offers: Callable[[P, S, int, int, O, int], list[int]] | None = None,
        does: Callable[[P, S, int, int, O, int, int], int],
        needs: Callable[[P, S, int, int, O], Reason] = never,
        asks: str = "",
        icon: str = "",
        worth: float = 0.0,
    ) -> None:
        self.code: Final = code
        self.offers: Final = offers or always
        self.quiet: Final = offers is None
        self.does: Final = does
        self.needs: Final = needs
        self.asks: Final = asks
        self.icon: Final = icon
        self.worth: Final = worth


def by_code(effects: list[Faces[P, S, O]]) -> list[Faces[P, S, O]]:
    """The effects in the order of their codes, each of which is there once."""
    found = sorted(effects, key=lambda faces: faces.code)
    assert [faces.code for faces in found] == list(range(len(found))), "an effect is missing, or two have the same code"
    return found


def open_choices(
    faces: list[Faces[P, S, O]], programs: list[list[O]], setting: P, s: S, seat: int, card: int, numbers: list[int]
) -> list[int]:
    """Which of several programs, of which one is to be chosen, begin with an effect that is possible now."""
    found: list[int] = []
    for place, number in enumerate(numbers):
        first = programs[number][0]
        if faces[first.code].offers(setting, s, seat, card, first, 0):
            found.append(place)
    return found
