"""The faces of an effect: what it offers, does, needs, asks, shows and is worth, in one entry."""

from collections.abc import Callable
from typing import Final

from pavonis.core.game import Reason
from pavonis.games.pocket_mars import moves, reasons
from pavonis.games.pocket_mars.effects import Op
from pavonis.games.pocket_mars.setting import Setting
from pavonis.games.pocket_mars.state import PocketMarsState

NO_CHOICE: Final = [moves.USE_EFFECT]
NOTHING: Final[list[int]] = []
USE: Final = ("use effect",)

Arguments = tuple[int, ...]


class Scene:
    """Who carries out an effect and where: `building` is the one the card was attached to."""

    __slots__ = ("building", "s", "seat", "setting")

    def __init__(self, setting: Setting, s: PocketMarsState, seat: int, building: int) -> None:
        self.setting: Final = setting
        self.s: Final = s
        self.seat: Final = seat
        self.building: Final = building


Offers = Callable[[Scene, Op, int], list[int]]
Does = Callable[[Scene, Op, int, int], int]
Needs = Callable[[Scene, Op], Reason]
Refuses = Callable[[Scene, Op, str, Arguments], Reason]
Hurts = Callable[[Scene, int], bool]


def never_hurts(at: Scene, pick: int) -> bool:
    """Of an effect that is never to the disadvantage of the seat that uses it."""
    return False


def never_refused(at: Scene, op: Op, name: str, arguments: Arguments) -> Reason:
    """Of an effect that offers every pick of its kind whenever it offers one."""
    return (reasons.NOT_A_PLACE_HERE,)


class Faces:
    """All there is to an effect but its words, which `words/` finds by its code.

    `offers` lists the picks it offers now, none if it cannot be carried out; one without a choice offers USE_EFFECT alone.
    `does` carries out one pick and returns a memo, not 0, if the effect goes on with another pick.
    `needs` says what is missing when it offers nothing, or is the one reason there can be.
    `refuses` says why it does not offer a certain pick.
    `hurts` says whether a pick is to the disadvantage of the acting seat.
    `asks` and `then_asks` name the moves that answer its first and its further questions.
    `icon` is its picture; one that is `counted` shows its number there. `worth` is what one of it is worth, late and early.
    """

    def __init__(
        self,
        code: int,
        *,
        offers: Offers,
        does: Does,
        needs: Needs | int,
        asks: tuple[str, ...] = USE,
        then_asks: tuple[str, ...] = (),
        refuses: Refuses = never_refused,
        hurts: Hurts = never_hurts,
        icon: str,
        counted: bool = False,
        worth: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        self.code: Final = code
        self.offers: Final = offers
        self.does: Final = does
        self.needs: Final[Needs] = (lambda at, op: (needs,)) if isinstance(needs, int) else needs
        self.asks: Final = asks
        self.then_asks: Final = then_asks or asks
        self.refuses: Final = refuses
        self.hurts: Final = hurts
        self.icon: Final = icon
        self.counted: Final = counted
        self.worth: Final = worth
