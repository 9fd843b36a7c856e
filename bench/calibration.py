"""How right the bots are about who will win: on fresh games, by quarter of the game.

    python -m bench.calibration terraforming-mars --players 2 --games 60 --seed 900 --bot greedy:1

Bots play against themselves. In positions picked at random, the chance of every seat is written down as the evaluation sees it,
which may look at all cards there. The table has the correlation of the expected with the final margin, the Brier score (mean square
of the chance less the outcome), that of the base rate (all seats the same chance), and how often those won whose chance was in some
range.
"""

import argparse
import json

import numpy as np

from pavonis.bots.stored import GREEDY, HAND
from pavonis.games import load
from pavonis.study.workers import processes
from pavonis.train.measures import measures, reliability
from pavonis.train.positions import Source, sampled


def main() -> None:
    """Play, measure and print as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=900)
    parser.add_argument("--bot", default="greedy:1")
    parser.add_argument("--untrained", action="store_true", help="judge by the weights of the source, as before any training")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    options = load(asked.game).options
    purpose = HAND if asked.untrained else GREEDY
    request = (asked.game, options, asked.players, asked.bot, asked.seed)
    sources = [Source(*request, number, purpose) for number in range(asked.games)]
    progress, points, chances, finals, won = [], [], [], [], []
    for game in processes(sampled, sources, asked.jobs):
        shares = [1.0 / len(game["winners"]) if seat in game["winners"] else 0.0 for seat in range(asked.players)]
        for sample in game["samples"]:
            progress.append(sample.progress)
            points.append(sample.points[: asked.players])
            chances.append(sample.chances[: asked.players])
            finals.append([float(score) for score in game["scores"]])
            won.append(shares)
    said, came = np.array(chances), np.array(won)
    found = {
        "quarters": measures(np.array(progress), np.array(points), said, np.array(finals), came),
        "reliability": reliability(said.reshape(-1), came.reshape(-1)),
    }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
