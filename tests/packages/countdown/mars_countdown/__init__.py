"""One of the toy games with a bot and an encoder, as a package of somebody else's would bring them."""

from typing import Any, ClassVar

from pavonis.bots.bot import Bot, Budget
from pavonis.core.game import Game, Move, Seat
from pavonis.core.view import View
from pavonis.kit.sheet import Sheet
from pavonis.simple import SimpleBox
from tests.toys.countdown import Countdown


class CountdownBox(SimpleBox[Countdown]):
    """All choose a number in secret, and a count calls them."""

    key: ClassVar = "countdown"
    players: ClassVar = range(2, 5)
    blurb: ClassVar = dict.fromkeys(("en", "ru", "pl"), "Choose a number in secret. Higher numbers are called first.")

    def game(self, **options: Any) -> Countdown:
        return Countdown()


class Highest(Bot):
    """Always the last of its legal moves, which names the highest number; samples a world, as a thoughtful bot would."""

    def choose(self, view: View[Any], budget: Budget) -> Move:
        world = view.sample(self.seed)
        return view.game.legal(world, view.seat)[-1]


def encode(game: Game[Any], seen: Any, viewer: Seat, sheet: Sheet) -> None:
    """The piles and nothing else."""
    sheet.values("piles", seen["piles"], 0, 10, "what is left")


BOX = CountdownBox()
