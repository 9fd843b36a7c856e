"""The bot that weighs every action by its evaluation and takes the best. To write a bot of your own, copy this file."""

from math import log
from typing import Any, Final

from pavonis.bots.bot import Advice, Bot, Budget, Chance, Choice, seed_of
from pavonis.bots.evaluation import Evaluations
from pavonis.bots.stored import QUICK
from pavonis.bots.weighing import Weighing
from pavonis.core.game import Move
from pavonis.core.view import View

WORLDS: Final = 8  # hidden worlds looked at for one decision
SMALL: Final = 2  # a small pick gets this fraction of the budget


class GreedyBot(Bot):
    """Looks one whole action ahead in a few worlds it cannot tell from the true one."""

    def __init__(
        self, spec: str, seed: int, budget: Budget, careless: bool = False, evaluations: Evaluations | None = None
    ) -> None:
        super().__init__(spec, seed, budget)
        self.careless: Final = careless
        self._evaluations: Final = Evaluations() if evaluations is None else evaluations
        self._habits: Final = Evaluations(QUICK)

    def choose(self, view: View[Any], budget: Budget) -> Move:
        evaluation = self._evaluations.of(view.game)
        moves = evaluation.weighed(view.legal())
        if len(moves) == 1:
            return moves[0]
        seed = seed_of(view, self.seed)
        weighing = Weighing(view, evaluation, moves, seed)
        weighing.look(budget if view.question().fresh else budget.part(SMALL), WORLDS)
        values = weighing.values()
        if self.careless:
            chance = Chance(seed)
            if evaluation.looks_too:
                leanings = self._habits.of(view.game).leanings(view.sample(seed, True), view.seat, moves)
                values = [value + leaning for value, leaning in zip(values, leanings, strict=True)] if len(leanings) else values
            values = [value + evaluation.careless * _misjudged(chance) for value in values]
        return moves[values.index(max(values))]

    def advise(self, view: View[Any], budget: Budget) -> Advice:
        evaluation = self._evaluations.of(view.game)
        moves = evaluation.weighed(view.legal())
        weighing = Weighing(view, evaluation, moves, seed_of(view, self.seed))
        weighing.look(budget, WORLDS, explain=True)
        values = weighing.values()
        choices: list[Choice] = []
        for i in range(len(moves)):
            chance = weighing.chances[i] / weighing.worlds
            choices.append(Choice(moves[i], values[i], chance, 1.0 / len(moves), weighing.reasons(i)))
        choices.sort(key=_value, reverse=True)
        return Advice(choices[0].move, choices)


def _misjudged(chance: Chance) -> float:
    """A random error, 0 on average, seldom above 3."""
    share = (chance.below(1 << 20) + 0.5) / (1 << 20)
    return log(share / (1.0 - share)) / 1.8


def _value(choice: Choice) -> float:
    return choice.value
