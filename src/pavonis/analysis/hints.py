"""Hints that teach: the best actions with what they promise, computed from a view, so from nothing that the seat may not know."""

from typing import Any, Final

from msgspec import Struct

from pavonis.analysis.judging import Judge
from pavonis.analysis.review import Option, option_of
from pavonis.bots.bot import Budget
from pavonis.bots.evaluation import RIVALS
from pavonis.core.view import View

ADVISER: Final = "search:200"
SHOWN: Final = 3
LEVELS: Final = ("nudge", "why", "move")


class Hint(Struct, frozen=True):
    """The best whole actions, the best first, and the points that the seat can expect at the end after each."""

    options: list[Option]
    points: list[float]


def hint(view: View[Any], bot: str = ADVISER, budget: Budget | None = None, seed: int = 0) -> Hint:
    """What a good bot would do here, and what else it would think of."""
    judge = Judge(view.game, seed, bot)
    standing = judge.standing(view.sample(seed), view.seat)
    now = standing.points[view.seat]
    weighed = judge.weigh(view, budget)[:SHOWN]
    options = [option_of(each, judge.whole_action(view, each.move)) for each in weighed]
    points = [now + sum(change for term, change in each.terms.items() if term != RIVALS) for each in options]
    return Hint(options, [round(each, 1) for each in points])
