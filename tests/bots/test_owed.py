"""What the evaluations of Terraforming Mars and Ares Expedition owe: bots by them are blind, exact at the end, and have reasons."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from pavonis.bots.bot import make_bot
from pavonis.bots.evaluation import RIVALS, UNCLEAR, evaluation_of
from pavonis.core.view import View
from pavonis.games import load
from tests.bots.owed import TABLES, positions, random_move

every_table = pytest.mark.parametrize(
    ("key", "seats", "options"), [(key, seats, options) for key, tables in TABLES.items() for seats, options in tables]
)


@every_table
@pytest.mark.parametrize("spec", ["greedy:1", "search:3"])
def test_blind(key: str, spec: str, seats: int, options: dict[str, Any]) -> None:
    for number, (game, s, seat) in enumerate(positions(key, 5, seats, seed=seats, **options)):
        here = View(game, s, seat)
        there = View(game, game.resample(s, seat, 1000 + number), seat)
        bot = make_bot(spec, key, number)
        assert bot.choose(here, bot.budget) == make_bot(spec, key, number).choose(there, bot.budget)


@every_table
def test_exact_when_the_game_is_over(key: str, seats: int, options: dict[str, Any]) -> None:
    game = load(key, **options)
    chance = Random(seats)
    s = game.new(seats, seats)
    while s.owed:
        seat = game.waiting(s)[0]
        game.apply(s, seat, random_move(game, s, seat, chance))
    evaluation = evaluation_of(game)
    for seat in range(seats):
        terms = evaluation.terms(s, seat)
        assert sum(terms[:-1]) == game.scores(s)[seat]
        assert (terms[-1] < 0) == (seats == 1 or "cooperative" in options)  # against time, Mars is not finished


@every_table
def test_obvious_answers_are_legal_and_change_nothing(key: str, seats: int, options: dict[str, Any]) -> None:
    for game, s, seat in positions(key, 50, seats, seed=9, **options):
        legal = game.legal(s, seat)
        before = game.clone(s)
        evaluation = evaluation_of(game)
        assert evaluation.obvious(s, seat, legal) in [UNCLEAR, *legal]
        if game.question(s, seat).fresh:
            promising = evaluation.promising(s, seat, legal, 4)
            assert promising
            assert set(promising) <= set(legal)
        assert all(getattr(s, field) == getattr(before, field) for field in s.FIELDS)


@pytest.mark.parametrize("key", TABLES)
def test_advice_has_reasons(key: str) -> None:
    terms = import_module(f"pavonis.bots.heuristics.{key.replace('-', '_')}_weights").TERMS
    for game, s, seat in positions(key, 3, 2, seed=4):
        bot = make_bot("greedy:1", key, 1)
        advice = bot.advise(View(game, s, seat), bot.budget)
        assert advice.move == bot.choose(View(game, s, seat), bot.budget)
        assert {name for each in advice.choices for name, _ in each.terms} <= {*terms, RIVALS}
