"""The faces of an effect: what it offers, does, refuses, asks, shows and is worth, in one entry. `words/` has its words."""

from collections.abc import Callable
from typing import Final

from pavonis.core.game import Reason
from pavonis.games.mission_red_planet import moves, reasons
from pavonis.games.mission_red_planet.effects import Deed, Op
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import RedPlanetState

NOTHING: Final[list[int]] = []
NO_CHOICE: Final = [moves.DONE]


class Scene:
    """Who carries out a character: a colour, and the seat that decides for it."""

    def __init__(self, setting: Setting, s: RedPlanetState, colour: int, character: int) -> None:
        self.setting: Final = setting
        self.s: Final = s
        self.colour: Final = colour
        self.character: Final = character

    def seat(self) -> int:
        """The seat that decides."""
        return self.s.owner(self.colour)

    def neutral(self) -> bool:
        """Whether it is a neutral colour of a duel."""
        return self.colour >= len(self.s.seats)


class Asked:
    """A question: its kind, and where the ranges of its answers begin."""

    def __init__(self, kind: str, answers: list[int]) -> None:
        self.kind: Final = kind
        self.answers: Final = answers


NOT_ASKED: Final = Asked("", [])
Offers = Callable[[Scene, Op, int], list[int]]
Does = Callable[[Scene, Op, int, int], int]
Refuses = Callable[[Scene, Op, int, int], Reason]
Left = Callable[[Scene, Op, int], int]


def always(at: Scene, op: Op, memo: int) -> list[int]:
    """The only pick of a step that is always possible and leaves no choice."""
    return NO_CHOICE


def never_refused(at: Scene, op: Op, memo: int, move: int) -> Reason:
    """Of a step that asks nothing."""
    return (reasons.NOT_THIS_QUESTION,)


class Faces:
    """All there is to a step of a character but its words. All functions get the scene, the step as printed and a memo, 0 at first.

    `offers` lists the picks there are now, ascending. None means that nothing of it is possible and it is left out: a card is
    carried out as far as it can be. A step without a choice offers one pick.
    `does` carries out one pick and returns a memo, not 0, if the step goes on with another pick.
    `refuses` says why it does not offer a certain pick.
    `asks` is its question, `then` its further questions by memo where they are others, `left` a number that the question tells.
    `icon` is its picture.
    `worth` is what it is worth to a first approximation, in points for each of its n; bots count a character they do not know so.
    """

    def __init__(
        self,
        code: int,
        *,
        offers: Offers = always,
        does: Does,
        refuses: Refuses = never_refused,
        asks: Asked = NOT_ASKED,
        then: dict[int, Asked] | None = None,
        left: Left | None = None,
        icon: str,
        worth: float,
    ) -> None:
        self.code: Final = code
        self.offers: Final = offers
        self.does: Final = does
        self.refuses: Final = refuses
        self.asks: Final = asks
        self.then: Final = then or {}
        self.left: Final = left
        self.icon: Final = icon
        self.worth: Final = worth

    def asked(self, memo: int) -> Asked:
        """The question at a memo; below zero it names a pad, and all of those ask the same."""
        return self.then.get(max(memo, -1), self.asks)


DeedOffers = Callable[[Setting, RedPlanetState, Deed, int], list[int]]
DeedDoes = Callable[[RedPlanetState, Deed, int, int], None]
DeedRefuses = Callable[[RedPlanetState, Deed, int, int], Reason]


def token_refused(s: RedPlanetState, deed: Deed, colour: int, move: int) -> Reason:
    """Of an action that asks nothing."""
    return (reasons.NOT_THIS_QUESTION,)


class DeedFaces:
    """All there is to an action card but its words. The functions get the action as printed and the colour that plays it."""

    def __init__(
        self, *, offers: DeedOffers, does: DeedDoes, refuses: DeedRefuses = token_refused, asks: Asked = NOT_ASKED
    ) -> None:
        self.offers: Final = offers
        self.does: Final = does
        self.refuses: Final = refuses
        self.asks: Final = asks
