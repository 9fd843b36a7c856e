"""How fast an engine is, per second of processor time on one core. `pavonis bench` and `bench/` use the same loops."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from pavonis._engine import COMPILED
from pavonis.core.game import Game
from pavonis.core.record import Entry, Record, begin, replay
from pavonis.games import load


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many things per second. `work` does some and returns how many. The best of three spans counts: noise only slows."""
    best = 0.0
    for _ in range(3):
        count = 0
        start = time.process_time()
        elapsed = 0.0
        while elapsed < seconds / 3:
            count += work()
            elapsed = time.process_time() - start
        best = max(best, count / elapsed)
    return best


def random_moves(game: Game[Any], seats: int, seed: int) -> list[Entry]:
    """One game of random legal moves, the lowest seat first where several are asked."""
    entries: list[Entry] = []
    s = game.new(seats, seed)
    s.log = None
    random = Random(seed).random
    while s.owed:
        seat = (s.owed & -s.owed).bit_length() - 1
        moves = game.legal(s, seat)
        move = moves[int(random() * len(moves))]
        entries.append((seat, move))
        game.apply(s, seat, move)
    return entries


def random_game(game: Game[Any], seats: int, seed: int) -> Record:
    """The record of a random game."""
    record = begin(game, seats, seed)
    record.entries = random_moves(game, seats, seed)
    return record


def measure(key: str, players: int | None = None, seconds: float = 2.0) -> dict[str, Any]:
    """All the numbers of one game."""
    game = load(key)
    seats = players or game.seats.start
    seeds = iter(range(1 << 60))
    games = [0]

    def play() -> int:
        games[0] += 1
        return len(random_moves(game, seats, next(seeds)))

    start = time.process_time()
    decisions = rate(play, seconds)
    games_rate = games[0] / (time.process_time() - start)
    record = random_game(game, seats, 1)
    middle = replay(game, record, len(record.entries) // 2)
    middle.log = None

    def clone() -> int:
        for _ in range(1000):
            game.clone(middle)
        return 1000

    def resample() -> int:
        for seed in range(100):
            game.resample(middle, 0, seed)
        return 100

    def observe() -> int:
        for _ in range(100):
            game.observe(middle, 0)
        return 100

    def again() -> int:
        replay(game, record)
        return 1

    return {
        "game": key,
        "players": seats,
        "compiled": COMPILED,
        "decisions_per_second": decisions,
        "games_per_second": games_rate,
        "clones_per_second": rate(clone, seconds),
        "resamples_per_second": rate(resample, seconds),
        "observations_per_second": rate(observe, seconds),
        "replays_per_second": rate(again, seconds),
        "moves_of_the_replay": len(record.entries),
    }
