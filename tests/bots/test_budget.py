"""A budget in seconds: the search asks the clock after every step, so it ends at most one step late."""

import time
from typing import Any

import pytest

from pavonis.bots.bot import Budget, make_bot
from pavonis.bots.evaluation import evaluation_of
from pavonis.bots.search import Search
from pavonis.core.game import Game, Seat
from pavonis.core.view import View
from pavonis.games import load

GAMES = ["pocket-mars", "mission-red-planet", "terraforming-mars"]
LATE = 20.0  # seconds a busy machine may need on top; a search that forgot the clock would take for ever


class Clock:
    """A clock that goes on by a tick whenever it is looked at."""

    def __init__(self, tick: float) -> None:
        self.tick = tick
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.tick


def choice(key: str) -> tuple[Game[Any], Any, Seat]:
    """The first position of a game in which somebody has a choice."""
    game = load(key)
    s = game.new(3, 1)
    while True:
        seat = game.waiting(s)[0]
        moves = game.legal(s, seat)
        if len(moves) > 1 and game.question(s, seat).fresh:
            return game, s, seat
        game.apply(s, seat, moves[0])


def looked(key: str, seconds: float, monkeypatch: pytest.MonkeyPatch) -> int:
    """The iterations of a search by a clock of a hundred ticks a second."""
    game, s, seat = choice(key)
    view = View(game, s, seat)
    search = Search(view, evaluation_of(game), view.legal(), 1)
    with monkeypatch.context() as patch:
        patch.setattr(time, "perf_counter", Clock(0.01))
        search.run(Budget(seconds=seconds))
    return search.iterations


@pytest.mark.parametrize("key", GAMES)
def test_the_search_ends_when_the_time_is_over(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert looked(key, 0.001, monkeypatch) == 1
    assert 10 <= looked(key, 0.4, monkeypatch) <= 40


@pytest.mark.parametrize("kind", ["search", "playouts"])
def test_seconds_of_the_processor_pass_only_while_it_works(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, s, seat = choice("pocket-mars")
    bot = make_bot(kind, "pocket-mars", 1)
    with monkeypatch.context() as patch:
        patch.setattr(time, "perf_counter", Clock(100.0))  # somebody else has the processor nearly all the time
        patch.setattr(time, "thread_time", Clock(0.01))
        budget = Budget(seconds=2.0, of_processor=True)
        weights = [choice.weight for choice in bot.advise(View(game, s, seat), budget).choices]
        assert budget.part(4).of_processor
    assert sum(weight > 0.0 for weight in weights) > 1  # more than a first look


@pytest.mark.parametrize("key", GAMES)
def test_an_answer_comes_about_in_time(key: str) -> None:
    game, s, seat = choice(key)
    bot = make_bot("search:0.2s", key, 1)
    begin = time.perf_counter()
    assert bot.choose(View(game, s, seat), bot.budget) in game.legal(s, seat)
    assert time.perf_counter() - begin < 0.2 + LATE
