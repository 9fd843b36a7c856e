"""Random play of Pocket Mars against random play of catanatron, the field's Python anchor, in turns in one run on one core.

    make bench

A decision is one legal move chosen at random and applied, finding the legal moves included. Both sides play whole 2-player games;
short spans alternate, so that a noisy machine is noisy for both. Reported are the medians, their ratio and the spread of the ratio.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable

from catanatron import Color, Game, RandomPlayer

from pavonis._engine import COMPILED
from pavonis.cli.measure import random_game, random_moves
from pavonis.core.record import replay
from pavonis.games import load


def catan_decisions() -> int:
    """One game of catanatron, two random players: how many decisions it took."""
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    game.play()
    return len(game.state.actions)


def span(work: Callable[[], int], seconds: float) -> float:
    """Things a second of processor time over one short span; time given to other programs does not count."""
    count = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        count += work()
    return count / elapsed


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--spans", type=int, default=10, help="how many spans for each side (default 10)")
    parser.add_argument("--seconds", type=float, default=1.0, help="the length of a span (default 1)")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    pocket = load("pocket-mars")
    seeds = iter(range(1 << 60))
    record = random_game(pocket, 2, 1)
    s = replay(pocket, record, len(record.entries) // 2)
    s.log = None

    def our_decisions() -> int:
        return len(random_moves(pocket, 2, next(seeds)))

    def our_clones() -> int:
        for _ in range(100):
            pocket.clone(s)
        return 100

    def our_replays() -> int:
        replay(pocket, record)
        return 1

    ours, theirs = [], []
    for _ in range(chosen.spans):
        ours.append(span(our_decisions, chosen.seconds))
        theirs.append(span(catan_decisions, chosen.seconds))
    ratios = sorted(a / b for a, b in zip(ours, theirs, strict=True))
    result = {
        "compiled": COMPILED,
        "pavonis_decisions_per_second": round(statistics.median(ours)),
        "catanatron_decisions_per_second": round(statistics.median(theirs)),
        "ratio": round(statistics.median(ratios), 2),
        "ratio_spread": [round(ratios[0], 2), round(ratios[-1], 2)],
        "clone_microseconds": round(1e6 / span(our_clones, chosen.seconds), 3),
        "replay_microseconds": round(1e6 / span(our_replays, chosen.seconds), 1),
        "replay_moves": len(record.entries),
    }
    if chosen.json:
        print(json.dumps(result, indent=1))
        return
    engine = "compiled" if COMPILED else "pure Python"
    print(f"Pocket Mars, {engine}: {result['pavonis_decisions_per_second']:,} decisions/s")
    print(f"catanatron:            {result['catanatron_decisions_per_second']:,} decisions/s")
    print(f"ratio {result['ratio']} (spans from {ratios[0]:.1f} to {ratios[-1]:.1f})")
    print(f"clone {result['clone_microseconds']} µs, replay of {result['replay_moves']} moves {result['replay_microseconds']} µs")


if __name__ == "__main__":
    main()
