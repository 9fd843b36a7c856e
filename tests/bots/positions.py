"""Positions in the middle of games, reached by random moves, for the tests of bots."""

from collections.abc import Iterator
from random import Random
from typing import Any

from pavonis.core.game import Game, Seat
from pavonis.games import load

KEY = "pocket-mars"


def positions(
    count: int, seats: int = 2, draft: bool = False, seed: int = 1, fresh: bool | None = None
) -> Iterator[tuple[Game[Any], Any, Seat]]:
    """So many positions with a seat that has a choice; `fresh` asks for the beginning of an action, or for a small pick."""
    game = load(KEY, draft=draft)
    chance = Random(seed)
    found = 0
    while found < count:
        s = game.new(seats, chance.getrandbits(60))
        while s.owed and found < count:
            seat = chance.choice(game.waiting(s))
            moves = game.legal(s, seat)
            wanted = fresh is None or game.question(s, seat).fresh == fresh
            if len(moves) > 1 and wanted and chance.random() < 0.15:
                yield game, game.clone(s), seat
                found += 1
            game.apply(s, seat, chance.choice(moves))
