"""Positions for suites of foolish moves: every level from steady up must avoid the move, or find the other one, at any seed."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

import pytest

from pavonis.bots.bot import make_bot
from pavonis.core.view import View
from pavonis.testing.table import Table

BOTS = ["greedy", "thinker:48", "playouts:48"]  # one look ahead, as sharp plays in a hurry, and as steady does where it plays on
SEEDS = [1, 2, 3]


class Case(NamedTuple):
    """A table at which seat 0 is asked, and how the phrase of a move begins and ends that it must make, or must not."""

    table: Table
    phrase: str
    wanted: bool
    ending: str = ""


Laid = Callable[[], Case]
F = TypeVar("F", bound=Callable[..., None])


def by_every_bot(*cases: Laid) -> Callable[[F], F]:
    """A test of each bot at each of these tables."""

    def marked(test: F) -> F:
        for name, values in {"spec": BOTS, "laid": cases}.items():
            test = pytest.mark.parametrize(name, values, ids=lambda each: getattr(each, "__name__", each))(test)
        return test

    return marked


def check(laid: Laid, spec: str) -> None:
    """Ask a bot at several seeds."""
    case = laid()
    game, s = case.table.game, case.table.settled()
    for seed in SEEDS:
        view = View(game, s, 0)
        bot = make_bot(spec, game.key, seed)
        made = view.notation(bot.choose(view, bot.budget))
        met = made.startswith(case.phrase) and made.endswith(case.ending)
        assert met == case.wanted, f"seed {seed}: {made}"
