"""Random play of Mission: Red Planet beside random play of Pocket Mars, in turns in one run on one core.

    python -m bench.mission_red_planet

A decision is one legal move chosen at random and applied, finding the legal moves included. Both games are played whole, by 2 and
by 3 players; short spans alternate, so that a noisy machine is noisy for both. Reported are medians, their ratio and its spread.
"""

import json
import statistics
import time
from typing import Any

from bench.turns import parser_of
from pavonis._engine import COMPILED
from pavonis.cli.measure import random_moves
from pavonis.core.game import Game
from pavonis.games import load

LEAST = 0.5  # of the rate of Pocket Mars


def span(game: Game[Any], seats: int, first: int, seconds: float) -> float:
    """Decisions a second of processor time over one short span of whole games with consecutive seeds."""
    count = 0
    seed = first
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        count += len(random_moves(game, seats, seed))
        seed += 1
    return count / elapsed


def compare(seats: int, spans: int, seconds: float) -> dict[str, Any]:
    """The two games with the same number of players."""
    pocket, red = load("pocket-mars"), load("mission-red-planet")
    theirs: list[float] = []
    ours: list[float] = []
    for number in range(spans):
        theirs.append(span(pocket, seats, number << 32, seconds))
        ours.append(span(red, seats, number << 32, seconds))
    ratios = sorted(a / b for a, b in zip(ours, theirs, strict=True))
    return {
        "players": seats,
        "mission_red_planet_decisions_per_second": round(statistics.median(ours)),
        "pocket_mars_decisions_per_second": round(statistics.median(theirs)),
        "ratio": round(statistics.median(ratios), 2),
        "ratio_spread": [round(ratios[0], 2), round(ratios[-1], 2)],
    }


def main() -> None:
    """Measure and report."""
    chosen = parser_of(__doc__, 10, 1.0, "for each game").parse_args()
    found = [compare(seats, chosen.spans, chosen.seconds) for seats in (2, 3)]
    if chosen.json:
        print(json.dumps({"compiled": COMPILED, "results": found}, indent=1))
    else:
        print("compiled" if COMPILED else "pure Python")
        for each in found:
            print(f"{each['players']} players")
            print(f"  Mission: Red Planet {each['mission_red_planet_decisions_per_second']:>9,} decisions/s")
            print(f"  Pocket Mars         {each['pocket_mars_decisions_per_second']:>9,} decisions/s")
            print(f"  ratio {each['ratio']} (spans from {each['ratio_spread'][0]} to {each['ratio_spread'][1]}; least {LEAST})")
    if min(each["ratio"] for each in found) < LEAST:
        raise SystemExit(f"Mission: Red Planet is slower than {LEAST} of Pocket Mars")


if __name__ == "__main__":
    main()
