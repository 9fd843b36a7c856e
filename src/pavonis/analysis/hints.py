"""Hints that teach: the best actions with what they promise, computed from a view, so from nothing that the seat may not know."""

from typing import Any, Final

from msgspec import Struct

from pavonis.analysis.judging import Judge, Weighed
from pavonis.analysis.review import Option, option_of
from pavonis.bots.bot import Budget
from pavonis.bots.evaluation import RIVALS
from pavonis.bots.playouts import VICTORY
from pavonis.core.view import View

ADVISER: Final = "search:200"
ALONE: Final = "playouts:120"  # advises where there is no rival: how far one is ahead says nothing about winning there
LEAD: Final = 0.1  # what a point is worth to playouts beside a victory
SHOWN: Final = 3
LEVELS: Final = ("nudge", "why", "move")


class Hint(Struct, frozen=True):
    """The best whole actions, the best first, and the points that the seat can expect at the end after each."""

    options: list[Option]
    points: list[float]


def hint(view: View[Any], bot: str = ADVISER, budget: Budget | None = None, seed: int = 0) -> Hint:
    """What a good bot would do here, and what else it would think of."""
    if len(view.sample(seed).asks) == 1:
        return _alone(view, budget, seed)
    judge = Judge(view.game, seed, bot)
    standing = judge.standing(view.sample(seed), view.seat)
    now = standing.points[view.seat]
    weighed = judge.weigh(view, budget)[:SHOWN]
    options = [option_of(each, judge.whole_action(view, each.move)) for each in weighed]
    points = [now + sum(change for term, change in each.terms.items() if term != RIVALS) for each in options]
    return Hint(options, [round(each, 1) for each in points])


def _alone(view: View[Any], budget: Budget | None, seed: int) -> Hint:
    """In a solo game: how often one wins, and with how many points, when the game is played on to its end by habit."""
    judge = Judge(view.game, seed, ALONE)
    chosen = judge.bot.budget if budget is None else budget
    played = [each for each in judge.bot.advise(view, chosen).choices if each.weight > 0.0][:SHOWN]
    played[1:] = sorted(played[1:], key=lambda each: each.chance, reverse=True)
    options = []
    for each in played:
        weighed = Weighed(each.move, each.chance, each.value, dict(each.terms))
        options.append(option_of(weighed, judge.whole_action(view, each.move)))
    return Hint(options, [round((each.value - VICTORY * each.chance) / LEAD, 1) for each in played])
