"""Positions of the games of project cards, reached by random moves, for what their evaluations owe."""

from collections.abc import Iterator
from random import Random
from typing import Any

from pavonis.core.game import Game, Move, Seat
from pavonis.games import load
from pavonis.games.ares_expedition.moves import SELL_CARDS

TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "terraforming-mars": [(1, {}), (2, {"draft": True}), (2, {"effect_order": "free"}), (3, {})],
    "ares-expedition": [(1, {}), (2, {}), (2, {"cooperative": True}), (3, {"mulligan": True})],
}
UNHELPFUL = {"terraforming-mars": [], "ares-expedition": [SELL_CARDS]}  # who picks at random would sell all cards for ever
SHARE = {"terraforming-mars": 0.05, "ares-expedition": 0.1}  # of the positions of a game, so that some are late ones


def random_move(game: Game[Any], s: Any, seat: Seat, chance: Random) -> Move:
    """A random legal move that gets the game on."""
    return chance.choice([move for move in game.legal(s, seat) if move not in UNHELPFUL[game.key]])


def positions(key: str, count: int, seats: int, seed: int = 1, **options: Any) -> Iterator[tuple[Game[Any], Any, Seat]]:
    """So many positions of random games in which a seat has a choice."""
    game = load(key, **options)
    chance = Random(seed)
    found = 0
    while found < count:
        s = game.new(seats, chance.getrandbits(60))
        while s.owed and found < count:
            seat = chance.choice(game.waiting(s))
            if len(game.legal(s, seat)) > 1 and chance.random() < SHARE[key]:
                yield game, game.clone(s), seat
                found += 1
            game.apply(s, seat, random_move(game, s, seat, chance))
