"""Compares the moves of one decision in sampled worlds. All moves meet the same worlds."""

from typing import Any, Final

from pavonis.bots.bot import Budget
from pavonis.bots.evaluation import RIVALS, Evaluation
from pavonis.bots.lookahead import Lookahead
from pavonis.core.game import Move
from pavonis.core.view import View


class Weighing:
    """What each legal move leads to on average, one whole action ahead."""

    def __init__(self, view: View[Any], evaluation: Evaluation[Any], moves: list[Move], seed: int) -> None:
        self.view: Final = view
        self.evaluation: Final = evaluation
        self.moves: Final = moves
        self.seed: Final = seed
        self.ahead: Final = Lookahead(view.game, evaluation, seed)
        self.worlds = 0
        self.sums: Final = [0.0] * len(moves)
        self.chances: Final = [0.0] * len(moves)
        self.changes: Final = [[0.0] * (len(evaluation.names) + 1) for _ in moves]

    def look(self, budget: Budget, usual: int, explain: bool = False) -> None:
        """Look at as many worlds as the budget has iterations, or at the usual number, while there is time, but at least at one."""
        end = None if budget.seconds is None else budget.now() + budget.seconds
        count = usual if budget.iterations is None else budget.iterations
        while self.worlds < count:
            self.look_once(explain)
            if end is not None and budget.now() > end:
                break

    def look_once(self, explain: bool = False) -> None:
        """Try every move in one more world."""
        seat = self.view.seat
        game = self.view.game
        world = self.view.sample(self.seed + self.worlds, True)
        self.ahead.reseed(self.seed + self.worlds)
        self.worlds += 1
        before = self.evaluation.explained(world, seat) if explain else []
        for i in range(len(self.moves)):
            ending = self.ahead.after(game.clone(world), seat, self.moves[i], world.owed)
            self.sums[i] += self.evaluation.aim(ending.points, seat)
            if explain:
                self.chances[i] += self.evaluation.chances(ending.s, ending.points)[seat]
                changes = self.changes[i]
                for term, points in enumerate(self.evaluation.explained(ending.s, seat)):
                    changes[term] += points - before[term]

    def values(self) -> list[float]:
        """The margin expected after each move, in points."""
        return [total / self.worlds for total in self.sums]

    def reasons(self, i: int) -> list[tuple[str, float]]:
        """What a move changes, term by term, the biggest change first."""
        names = [*self.evaluation.names, RIVALS]
        changes = [(name, total / self.worlds) for name, total in zip(names, self.changes[i], strict=True) if total]
        changes.sort(key=_size, reverse=True)
        return changes


def _size(change: tuple[str, float]) -> float:
    return abs(change[1])
