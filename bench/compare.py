"""The engines of two source trees in turns: what a change gained, for every game and every kind of work.

    git worktree add ../before 424ecf4 && (cd ../before && python setup.py build_ext --inplace)
    python -m bench.compare ../before/src src
    PAVONIS_PURE=1 python -m bench.compare ../before/src src     the plain engines

Short spans of the two alternate, so that a noisy machine is noisy for both; processor time. What each kind of work is, is said in
`bench/engines.py`. Reported are the medians of both, in microseconds, and how many times faster the second is: the median of the
ratios within a round, and their quartiles.
"""

import json
import statistics
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from bench.engines import KEYS, SEATS, Works, span
from bench.turns import Worker, chosen_or_serve, parser_of
from pavonis._engine import COMPILED
from pavonis.games import load

ALL: dict[str, Works] = {}  # by game, once it has been asked for


def work(key: str, name: str, seconds: float) -> float:
    """Microseconds of one kind of work of one game, over a span."""
    if key not in ALL:
        ALL[key] = Works(load(key), SEATS)
    return span(ALL[key].by_name[name], seconds)


def compare(trees: list[str], keys: list[str], names: list[str], rounds: int, seconds: float) -> list[dict[str, Any]]:
    """A row for every game and kind of work."""
    workers = [Worker("bench.compare", PYTHONPATH=str(Path(tree).resolve())) for tree in trees]
    engines = ["compiled" if worker.greeting["compiled"] else "pure" for worker in workers]
    rows: list[dict[str, Any]] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("comparing", total=len(keys) * len(names) * rounds)
        for key in keys:
            for name in names:
                spans: list[list[float]] = []
                for _ in range(rounds):
                    spans.append([worker.ask(key, name, seconds) for worker in workers])
                    progress.advance(task)
                ratios = [before / after for before, after in spans]
                quartiles = statistics.quantiles(ratios, n=4)
                rows.append(
                    {
                        "game": key,
                        "work": name,
                        "engines": engines,
                        "microseconds": [round(statistics.median(side), 3) for side in zip(*spans, strict=True)],
                        "ratio": round(statistics.median(ratios), 3),
                        "quartiles": [round(quartiles[0], 3), round(quartiles[2], 3)],
                    }
                )
    for worker in workers:
        worker.close()
    return rows


def main() -> None:
    """Measure and report."""
    parser = parser_of(__doc__, 31, 0.04, "for each", "--rounds")
    parser.add_argument("trees", nargs="*", metavar="SRC", help="two folders that hold `pavonis`, the older one first")
    parser.add_argument("--games", nargs="+", default=KEYS, metavar="GAME")
    parser.add_argument("--work", nargs="+", metavar="KIND", help="kinds of work (default: all)")
    chosen = chosen_or_serve(parser, lambda: {"compiled": COMPILED}, work)
    if len(chosen.trees) != 2:
        parser.error("name two source trees")
    names = chosen.work or ["decisions", "legal", "played", "new", "clones", "resamples", "observations", "evaluations", "search"]
    rows = compare(chosen.trees, chosen.games, names, chosen.rounds, chosen.seconds)
    if chosen.json:
        print(json.dumps(rows, indent=1))
        return
    for row in rows:
        before, after = row["microseconds"]
        low, high = row["quartiles"]
        gain = f"×{row['ratio']:.2f} ({low:.2f}–{high:.2f})"
        print(f"{row['game']:<20}{row['work']:<14}{before:>10.2f} → {after:>9.2f} µs  {gain}  {' → '.join(row['engines'])}")


if __name__ == "__main__":
    main()
