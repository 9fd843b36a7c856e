"""The bot that makes any legal move. It is the yardstick for all others and the fastest way to play a million games."""

from typing import Any

from pavonis.bots.bot import Bot, Budget, Chance, derived, seed_of
from pavonis.core.game import Move
from pavonis.core.view import View


class RandomBot(Bot):
    """Every legal move is as likely as any other."""

    def __init__(self, spec: str, seed: int) -> None:
        super().__init__(spec, seed, Budget(1))
        self.needs_view = False
        self._chance = Chance(derived(seed, "random"))

    def choose(self, view: View[Any], budget: Budget) -> Move:
        moves = view.legal()
        return moves[Chance(seed_of(view, self.seed)).below(len(moves))]

    def pick(self, moves: list[Move]) -> Move:
        return moves[self._chance.below(len(moves))]
