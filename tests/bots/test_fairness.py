"""A bot sees what its seat sees: the same view, budget and seed give the same move, whatever the hidden cards are."""

import time

import pytest

from pavonis.bots.bot import Budget, make_bot
from pavonis.core.view import View
from tests.bots.positions import KEY, positions

BOTS = ["random", "relaxed", "greedy:2", "search:12"]


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize(("seats", "draft"), [(2, False), (2, True), (3, True), (4, False)])
def test_blind(spec: str, seats: int, draft: bool) -> None:
    for number, (game, s, seat) in enumerate(positions(10, seats, draft, seed=seats)):
        here = View(game, s, seat)
        there = View(game, game.resample(s, seat, 1000 + number), seat)
        bot = make_bot(spec, KEY, number)
        assert bot.choose(here, bot.budget) == make_bot(spec, KEY, number).choose(there, bot.budget)


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_remembers_nothing_between_decisions(spec: str) -> None:
    bot = make_bot(spec, KEY, 5)
    views = [View(game, s, seat) for game, s, seat in positions(8)]
    once = [bot.choose(view, bot.budget) for view in views]
    again = [bot.choose(view, bot.budget) for view in reversed(views)]
    assert once == again[::-1]


def test_a_view_outlives_the_position_it_was_made_from() -> None:
    for game, s, seat in positions(5, fresh=True):
        view = View(game, s, seat)
        bot = make_bot("search:12", KEY, 3)
        before = bot.choose(view, bot.budget)
        s.hands = [0] * len(s.hands)
        s.deck = ()
        assert bot.choose(view, bot.budget) == before


def test_seeds_matter_to_the_random_bot_and_little_to_the_greedy_one() -> None:
    views = [View(game, s, seat) for game, s, seat in positions(12, fresh=True)]

    def differing(spec: str) -> int:
        one, other = make_bot(spec, KEY, 1), make_bot(spec, KEY, 2)
        return sum(one.choose(view, one.budget) != other.choose(view, other.budget) for view in views)

    assert differing("random") >= 6
    assert differing("greedy:4") <= 4


def test_moves_are_legal_at_every_question() -> None:
    for game, s, seat in positions(30, 3, draft=True, fresh=False):
        for spec in BOTS:
            bot = make_bot(spec, KEY, 1)
            assert bot.choose(View(game, s, seat), bot.budget) in game.legal(s, seat)


def test_an_answer_that_may_be_taken_back_is_no_choice() -> None:
    game, s, _ = next(iter(positions(1)))
    s = game.new(2, 1)
    for _ in range(2):
        game.apply(s, 0, game.legal(s, 0)[0])
    assert not s.owed & 1
    for spec in BOTS:
        bot = make_bot(spec, KEY, 1)
        assert bot.choose(View(game, s, 0), bot.budget) == game.legal(s, 0)[0]


@pytest.mark.parametrize("spec", ["search", "greedy"])
def test_a_budget_in_seconds_is_kept(spec: str) -> None:
    game, s, seat = next(iter(positions(1, 4, fresh=True)))
    bot = make_bot(spec, KEY, 1)
    start = time.perf_counter()
    assert bot.choose(View(game, s, seat), Budget(seconds=0.3)) in game.legal(s, seat)
    assert time.perf_counter() - start < 3.0  # a busy machine is slow; without a clock it would take far longer


def test_both_budgets_the_first_to_end_counts() -> None:
    game, s, seat = next(iter(positions(1, fresh=True)))
    view = View(game, s, seat)
    bot = make_bot("search:10", KEY, 1)
    assert bot.choose(view, Budget(10, 60.0)) == bot.choose(view, Budget(10))
