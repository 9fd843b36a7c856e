"""Steps a second of `pavonis.rl.vector.Games`: one game against many in one process, with our encoder and without.

    python -m bench.vector

A step is one random legal move of one game: made, and the next question shown as an observation and a mask of the legal moves.
Choosing the moves is not in the time. The four ways alternate in short spans, so that a noisy machine is noisy for all of them.
Reported are medians of processor time on one core, and ratios of spans that were measured together, with their spread.
"""

import argparse
import json
import statistics
import time
from typing import Any

import numpy as np

from pavonis._engine import COMPILED
from pavonis.games import GAMES
from pavonis.rl.vector import Games


class Way:
    """So many games of a kind, going on from span to span."""

    def __init__(self, key: str, count: int, players: int, encode: bool) -> None:
        self.games = Games(key, count, players=players, seed=1, encode=encode)
        self.batch = self.games.reset()
        self.chance = np.random.default_rng(1)
        self.rates: list[float] = []

    def span(self, seconds: float) -> None:
        """Step for a while."""
        steps = 0
        spent = 0.0
        while spent < seconds:
            wishes = self.chance.random(self.batch.masks.shape, np.float32)
            wishes[~self.batch.masks] = -1
            moves = wishes.argmax(axis=1)
            start = time.process_time()
            self.batch = self.games.step(moves)
            spent += time.process_time() - start
            steps += len(moves)
        self.rates.append(steps / spent)


def ratio(ours: Way, others: Way) -> dict[str, float]:
    """How much faster, span by span."""
    found = sorted(a / b for a, b in zip(ours.rates, others.rates, strict=True))
    return {
        "median": round(statistics.median(found), 2),
        "least": round(found[0], 2),
        "most": round(found[-1], 2),
    }


def measure(key: str, count: int, players: int, spans: int, seconds: float) -> dict[str, Any]:
    """One game in all four ways."""
    ways = {(games, encode): Way(key, games, players, encode) for games in (1, count) for encode in (True, False)}
    for number in range(spans + 1):
        for way in ways.values():
            way.span(seconds)
            if number == 0:
                way.rates.clear()  # the first span warms up
    return {
        "game": key,
        "players": players,
        "numbers": ways[1, True].games.size,
        "moves": ways[1, True].games.actions,
        "steps_per_second": {
            f"{games} {'encoded' if encode else 'without encoder'}": round(statistics.median(way.rates))
            for (games, encode), way in ways.items()
        },
        "many_to_one": ratio(ways[count, True], ways[1, True]),
        "without_to_with_encoder": ratio(ways[count, False], ways[count, True]),
    }


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=64, help="how many games side by side (default 64)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--spans", type=int, default=10, help="how many spans of each way (default 10)")
    parser.add_argument("--seconds", type=float, default=0.5, help="the length of a span (default 0.5)")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found = [measure(key, chosen.count, chosen.players, chosen.spans, chosen.seconds) for key in GAMES]
    if chosen.json:
        print(json.dumps({"compiled": COMPILED, "results": found}, indent=1))
        return
    print("compiled" if COMPILED else "pure Python")
    for each in found:
        print(f"{each['game']}, {each['players']} players: {each['numbers']:,} numbers, {each['moves']:,} moves")
        for way, rate in each["steps_per_second"].items():
            print(f"  {way:<20} {rate:>9,} steps/s")
        for name in ("many_to_one", "without_to_with_encoder"):
            print(f"  {name.replace('_', ' ')}: {each[name]['median']} (spans from {each[name]['least']} to {each[name]['most']})")


if __name__ == "__main__":
    main()
