"""Steps a second of `pavonis.rl.vector.Games`: one game against many in one process, with our encoder and without.

    python -m bench.vector
    python -m bench.vector --before ../before/src      beside another source tree, built in place

A step is one random legal move of one game: made, and the next question shown as an observation and a mask of the legal moves.
Choosing the moves is not in the time. The ways alternate in short spans, so that a noisy machine is noisy for all of them.
Reported are medians of processor time on one core, and ratios of spans that were measured together, with their spread.
"""

import json
import statistics
import time
from pathlib import Path
from typing import Any

import numpy as np

from bench.engines import KEYS
from bench.turns import Worker, chosen_or_serve, parser_of
from pavonis._engine import COMPILED
from pavonis.rl.vector import Games

HERE = Path(__file__).resolve().parents[1] / "src"


class Way:
    """So many games of a kind, going on from span to span."""

    def __init__(self, key: str, count: int, players: int, encode: bool) -> None:
        self.games = Games(key, count, players=players, seed=1, encode=encode)
        self.batch = self.games.reset()
        self.chance = np.random.default_rng(1)

    def span(self, seconds: float) -> float:
        """Step for a while: steps a second."""
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
        return steps / spent


WAYS: dict[tuple[Any, ...], Way] = {}  # once they have been asked for


def work(key: str, count: int, players: int, encode: bool, seconds: float) -> dict[str, float]:
    """A span of one way of one game."""
    name = (key, count, players, encode)
    if name not in WAYS:
        WAYS.clear()
        WAYS[name] = Way(*name)
    way = WAYS[name]
    return {"rate": way.span(seconds), "numbers": way.games.size, "moves": way.games.actions}


def ratio(ours: list[float], others: list[float]) -> dict[str, float]:
    """How much faster, span by span."""
    found = sorted(a / b for a, b in zip(ours, others, strict=True))
    return {"median": round(statistics.median(found), 2), "least": round(found[0], 2), "most": round(found[-1], 2)}


def measure(before: str | None, key: str, count: int, players: int, spans: int, seconds: float) -> dict[str, Any]:
    """One game in all ways, each in a process of its own."""
    here = {(games, encode): str(HERE) for games in (1, count) for encode in (True, False)}
    ways: dict[str, tuple[str, int, bool]] = {
        f"{games} {'encoded' if encode else 'without encoder'}": (tree, games, encode) for (games, encode), tree in here.items()
    }
    if before is not None:
        ways[f"{count} encoded, before"] = (str(Path(before).resolve()), count, True)
    workers = {name: Worker("bench.vector", PYTHONPATH=tree) for name, (tree, _, _) in ways.items()}
    rates: dict[str, list[float]] = {name: [] for name in ways}
    shown: dict[str, Any] = {}
    for number in range(spans + 1):
        for name, (tree, games, encode) in ways.items():
            found = workers[name].ask(key, games, players, encode, seconds)
            if number:  # the first span warms up
                rates[name].append(found["rate"])
            if encode and tree == str(HERE):
                shown = found
    for worker in workers.values():
        worker.close()
    many = rates[f"{count} encoded"]
    compared = {"many to one": rates["1 encoded"], "after to before": rates.get(f"{count} encoded, before", [])}
    return {
        "game": key,
        "players": players,
        "numbers": shown["numbers"],
        "moves": shown["moves"],
        "compiled": {name: worker.greeting["compiled"] for name, worker in workers.items()},
        "steps_per_second": {name: round(statistics.median(each)) for name, each in rates.items()},
        "ratios": {name: ratio(many, others) for name, others in compared.items() if others}
        | {"without to with encoder": ratio(rates[f"{count} without encoder"], many)},
    }


def main() -> None:
    """Measure and report."""
    parser = parser_of(__doc__, 10, 0.5, "of each way")
    parser.add_argument("--count", type=int, default=64, help="how many games side by side (default 64)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", nargs="+", default=KEYS, metavar="GAME")
    parser.add_argument("--before", metavar="SRC", help="a folder that holds another `pavonis`, measured in turns with this one")
    chosen = chosen_or_serve(parser, lambda: {"compiled": COMPILED}, work)
    found = [measure(chosen.before, key, chosen.count, chosen.players, chosen.spans, chosen.seconds) for key in chosen.games]
    if chosen.json:
        print(json.dumps({"compiled": COMPILED, "results": found}, indent=1))
        return
    for each in found:
        print(f"{each['game']}, {each['players']} players: {each['numbers']:,} numbers, {each['moves']:,} moves")
        for way, rate in each["steps_per_second"].items():
            print(f"  {way:<20} {rate:>9,} steps/s, {'compiled' if each['compiled'][way] else 'pure Python'}")
        for name, spread in each["ratios"].items():
            print(f"  {name}: {spread['median']} (spans from {spread['least']} to {spread['most']})")


if __name__ == "__main__":
    main()
