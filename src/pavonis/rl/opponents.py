"""The bots at the other seats of a learner's table."""

from collections.abc import Callable
from typing import Any

from pavonis.bots.bot import Bot, make_bot
from pavonis.core.game import Game, Seat, State
from pavonis.core.view import View


class Opponents:
    """Specs of bots for the other seats, clockwise; they are repeated if there are too few."""

    def __init__(self, specs: str, key: str) -> None:
        self.specs = [spec.strip() for spec in specs.split(",")]
        self.key = key
        for spec in self.specs:
            make_bot(spec, key, 0)  # a name that nobody has is told now, not after the first reset

    def seated(self, seat: Seat, seats: int, number: Callable[[], int]) -> dict[Seat, Bot]:
        """The bots of a new game in which the learner has this seat; `number` gives each its seed."""
        others = [(seat + step) % seats for step in range(1, seats)]
        return {other: make_bot(self.specs[place % len(self.specs)], self.key, number()) for place, other in enumerate(others)}


def move_of(bot: Bot, game: Game[Any], s: State, seat: Seat) -> int:
    """What a bot does. A view costs more than a random move: who needs none gets none, as at the tables of an arena."""
    return bot.choose(View(game, s, seat), bot.budget) if bot.needs_view else bot.pick(game.legal(s, seat))
