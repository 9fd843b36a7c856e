"""The points that everybody will have in the end: what the terms say, put right by how many there were at the end of other games.

The terms are there to compare moves, so they need not add up to a final score. What they say for the whole table is corrected, and
by how much a seat is ahead of the others comes from what was learned about that. Both corrections change with the time left.
"""

from typing import Any, Final

from pavonis.bots.evaluation import Evaluation, added
from pavonis.bots.stored import totals_of
from pavonis.core.game import State

GOAL: Final = "goal"  # the term of a game against time that stands for winning, not for points
STAGES: Final = 5


def expected(evaluation: Evaluation[Any], s: State) -> list[float]:
    """The points that every seat can expect at the end."""
    points = by_terms(evaluation, s)
    stages: list[list[float]] = totals_of(evaluation.game.key).get(str(len(s.asks)), {}).get("stages", [])
    if not stages or evaluation.together(s):
        return points
    shares = hats(evaluation.left(s))
    start, table, ahead = [added([shares[stage] * stages[stage][part] for stage in range(STAGES)]) for part in range(3)]
    mean = added(points) / len(points)
    return [start + table * mean + ahead * each for each in leads(evaluation, s)]


def by_terms(evaluation: Evaluation[Any], s: State) -> list[float]:
    """What the terms say, without what winning against time is worth to them."""
    points = evaluation.projected(s)
    if GOAL not in evaluation.names or not evaluation.only_winning_counts(s):
        return points
    place = evaluation.names.index(GOAL)
    return [each - evaluation.terms(s, seat)[place] for seat, each in enumerate(points)]


def leads(evaluation: Evaluation[Any], s: State) -> list[float]:
    """How far every seat will be ahead of the mean of the table, as it is judged."""
    judged = evaluation.judged(s)
    mean = added(judged) / len(judged)
    return [each - mean for each in judged]


def hats(left: float) -> list[float]:
    """How much each stage counts when so much of the game is left, from the end of the game to its beginning."""
    at = min(1.0, max(0.0, left)) * (STAGES - 1)
    return [max(0.0, 1.0 - abs(at - stage)) for stage in range(STAGES)]
