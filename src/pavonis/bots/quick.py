"""The bot that plays by rule of thumb and looks at nothing twice: weak, but so quick that others play whole games with it."""

from typing import Any, Final

from pavonis.bots.bot import Bot, Budget, Chance, seed_of
from pavonis.bots.evaluation import Evaluations
from pavonis.bots.stored import QUICK
from pavonis.core.game import Move
from pavonis.core.view import View


class QuickBot(Bot):
    """Does what its habits say, in one world that it cannot tell from the true one."""

    def __init__(self, spec: str, seed: int, budget: Budget, evaluations: Evaluations | None = None) -> None:
        super().__init__(spec, seed, budget)
        self._evaluations: Final = Evaluations(QUICK) if evaluations is None else evaluations

    def choose(self, view: View[Any], budget: Budget) -> Move:
        evaluation = self._evaluations.of(view.game)
        moves = evaluation.weighed(view.legal())
        if len(moves) == 1:
            return moves[0]
        seed = seed_of(view, self.seed)
        return evaluation.habit_of(view.sample(seed, True), view.seat, moves, Chance(seed))
