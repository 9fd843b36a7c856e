"""What a bot may hold: all that a seat knows, every sample that could be drawn from the truth, and not the truth."""

import gc
from random import Random
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from pavonis.core.game import SPECTATOR, Game
from pavonis.core.record import fields, same
from pavonis.core.view import View
from pavonis.games import load
from pavonis.testing.conformance.moments import Wanderer
from pavonis.testing.conformance.simultaneous import parts
from tests.toys.countdown import CHOOSE, TAKE, Countdown
from tests.toys.courtesy import Courtesy
from tests.toys.draft import Draft
from tests.toys.own_time import BUILD, DONE, DRAW, OwnTime
from tests.toys.purse import Purse

GAMES: list[Game[Any]] = [Countdown(), OwnTime(), Courtesy(), Draft(), Purse(), load("pocket-mars", draft=True)]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def positions(game: Game[Any]) -> list[Any]:
    """A game of three after some moves."""
    found = []
    for seed in range(4):
        s = game.new(3, seed)
        Wanderer(game, Random(seed)).play(s, 2 + 3 * seed)
        found.append(s)
    return found


def reachable(start: object) -> list[object]:
    """Everything an object leads to, but not through code."""
    code = (ModuleType, FunctionType, BuiltinFunctionType, MethodType, type)
    found: dict[int, object] = {id(start): start}
    todo = [start]
    while todo:
        for thing in gc.get_referents(todo.pop()):
            if id(thing) not in found and not isinstance(thing, code):
                found[id(thing)] = thing
                todo.append(thing)
    return list(found.values())


@each_game
def test_the_truth_cannot_be_reached_from_a_view(game: Game[Any]) -> None:
    for s in positions(game):
        lists = [getattr(s, name) for name in [*fields(s), "log"]]
        truth = {id(thing) for thing in [s, *lists] if isinstance(thing, list) or thing is s}
        for seat in [*range(3), SPECTATOR]:
            view = View(game, s, seat)
            view.observation()
            leads_to = reachable(view)
            assert view in leads_to
            assert not [thing for thing in leads_to if id(thing) in truth]


def test_the_search_for_the_truth_would_find_it() -> None:
    s = positions(Draft())[1]

    class Leaky:
        def __init__(self) -> None:
            self.pocket = {"deep": [(1, s)]}

    assert s in reachable(Leaky())
    assert any(thing is s.packs for thing in reachable(Leaky()))


@each_game
def test_a_view_tells_what_the_seat_may_know(game: Game[Any]) -> None:
    for s in positions(game):
        for seat in range(3):
            view = View(game, s, seat)
            assert view.observation() == game.observe(s, seat)
            assert view.waiting() == game.waiting(s)
            assert view.legal() == game.legal(s, seat)
            if s.asks[seat] is not None:
                assert parts(view.question()) == parts(game.question(s, seat))
            for move in game.space.codes()[:40]:
                assert view.why_not(move) == game.why_not(s, seat, move)
                assert view.parse(view.notation(move)) == move


@each_game
def test_a_sample_of_a_view_is_a_sample_of_the_truth(game: Game[Any]) -> None:
    for s in positions(game):
        for seat in [*range(3), SPECTATOR]:
            view = View(game, s, seat)
            for seed in range(3):
                for reopen in (False, True):
                    assert same(view.sample(seed, reopen), game.resample(s, seat, seed, reopen))


def test_a_view_stays_as_it_was_while_the_game_goes_on() -> None:
    game = Countdown()
    s = game.new(2, 0)
    view = View(game, s, 0)
    game.apply(s, 0, CHOOSE)
    assert CHOOSE in view.legal()
    assert view.observation()["sealed"] == []


def test_playing_on_a_sample_does_not_change_the_view() -> None:
    game = Countdown()
    view = View(game, game.new(2, 0), 0)
    world = view.sample(1)
    game.apply(world, 0, CHOOSE)
    assert view.legal() == [CHOOSE + number for number in range(5)]
    assert same(view.sample(1), View(game, game.new(2, 0), 0).sample(1))


def test_a_view_tells_beforehand_what_a_move_will_reveal() -> None:
    game = OwnTime()
    view = View(game, game.new(2, 0), 0)
    assert view.reveals(DRAW)
    assert not view.reveals(DONE)
    assert not view.reveals(min(move for move in view.legal() if move >= BUILD))


def test_the_last_sealed_answer_will_reveal() -> None:
    game = Countdown()
    s = game.new(2, 0)
    assert not View(game, s, 0).reveals(CHOOSE)
    game.apply(s, 1, CHOOSE + 4)
    assert View(game, s, 0).reveals(CHOOSE)
    game.apply(s, 0, CHOOSE)
    assert View(game, s, 1).reveals(TAKE)
