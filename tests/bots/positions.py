"""Positions in the middle of games, reached by random moves, for the tests of bots."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from pavonis.bots.evaluation import Evaluation, evaluation_of, margin
from pavonis.core.game import Game, Move, Seat
from pavonis.games import load

KEY = "pocket-mars"
Position = tuple[Game[Any], Any, Seat]


def any_move(game: Game[Any], s: Any, seat: Seat, chance: Random) -> Move:
    """A random legal move."""
    return chance.choice(game.legal(s, seat))


def random_positions(
    game: Game[Any],
    count: int,
    seats: int,
    seed: int,
    share: float,
    move: Callable[[Game[Any], Any, Seat, Random], Move] = any_move,
    fresh: bool | None = None,
) -> Iterator[Position]:
    """So many positions of random games in which a seat has a choice: a share of those there are, so that some are late ones.

    `fresh` asks for the beginning of an action, or for a small pick.
    """
    chance = Random(seed)
    found = 0
    while found < count:
        s = game.new(seats, chance.getrandbits(60))
        while s.owed and found < count:
            seat = chance.choice(game.waiting(s))
            wanted = fresh is None or game.question(s, seat).fresh == fresh
            if len(game.legal(s, seat)) > 1 and wanted and chance.random() < share:
                yield game, game.clone(s), seat
                found += 1
            game.apply(s, seat, move(game, s, seat, chance))


def positions(count: int, seats: int = 2, draft: bool = False, seed: int = 1, fresh: bool | None = None) -> Iterator[Position]:
    """So many positions of Pocket Mars."""
    return random_positions(load(KEY, draft=draft), count, seats, seed, 0.15, fresh=fresh)


def check_terms(game: Game[Any], s: Any, seat: Seat, terms: list[str]) -> Evaluation[Any]:
    """The evaluation of a position, which is a sum of named terms and gives chances that add up."""
    evaluation = evaluation_of(game)
    points = evaluation.projected(s)
    assert len(set(evaluation.names)) == len(evaluation.terms(s, seat)) == len(terms)
    assert sum(evaluation.terms(s, seat)) == pytest.approx(points[seat])
    assert sum(evaluation.explained(s, seat)) == pytest.approx(margin(points, seat))
    assert sum(evaluation.chances(s, points)) == pytest.approx(1.0)
    return evaluation
