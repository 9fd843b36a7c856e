"""Positions of the games of project cards, reached by random moves, for what their evaluations owe."""

from collections.abc import Iterator
from random import Random
from typing import Any

from pavonis.bots.bot import make_bot
from pavonis.bots.evaluation import evaluation_of
from pavonis.bots.table import play
from pavonis.core.game import Game, Move, Seat
from pavonis.games import load
from pavonis.games.ares_expedition.moves import SELL_CARDS
from tests.bots.positions import Position, random_positions

TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "terraforming-mars": [(1, {}), (2, {"draft": True}), (2, {"effect_order": "free"}), (3, {})],
    "ares-expedition": [(1, {}), (2, {}), (2, {"cooperative": True}), (3, {"mulligan": True})],
}
UNHELPFUL = {"terraforming-mars": [], "ares-expedition": [SELL_CARDS]}  # random play would sell all cards for ever
SHARE = {"terraforming-mars": 0.05, "ares-expedition": 0.1}  # of the positions of a game, so that some are late ones


def random_move(game: Game[Any], s: Any, seat: Seat, chance: Random) -> Move:
    """A random legal move that gets the game on."""
    return chance.choice([move for move in game.legal(s, seat) if move not in UNHELPFUL[game.key]])


def positions(key: str, count: int, seats: int, seed: int = 1, **options: Any) -> Iterator[Position]:
    """So many positions of random games in which a seat has a choice."""
    return random_positions(load(key, **options), count, seats, seed, SHARE[key], random_move)


def check_repeats(key: str, cap: int) -> None:
    """Bots with the same seeds make the same moves, up to so many decisions."""
    game = load(key)
    one, other = [play(game, [make_bot(spec, key, 3) for spec in ("relaxed", "random")], 5, cap=cap) for _ in range(2)]
    assert (one.scores, one.decisions) == (other.scores, other.decisions)


def check_rewards(game: Game[Any], s: Any, seat: Seat, plants: int) -> None:
    """What everybody knows is good is worth something: rating, and the production that stands at `plants`."""
    evaluation = evaluation_of(game)
    before = evaluation.value(s, seat)
    better = game.clone(s)
    better.rating[seat] += 1
    assert evaluation.value(better, seat) >= before + 1
    growing = game.clone(s)
    growing.production[plants] += 2
    assert evaluation.value(growing, seat) >= before


def check_beats_chance(key: str, seats: int) -> None:
    """A bot that looks ahead wins every game against bots that do not, whatever its seat."""
    game = load(key)
    for number in range(4):
        specs = ["random"] * seats
        specs[number % seats] = "greedy:2"
        assert play(game, [make_bot(spec, key, number) for spec in specs], number).winners == [number % seats]
