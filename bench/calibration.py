"""How right the bots are about who will win: on fresh games, by quarter of the game.

    python -m bench.calibration terraforming-mars --players 2 --games 60 --seed 900 --bot greedy:1
    python -m bench.calibration pocket-mars --run FOLDER    # the games of a training run of a value, as they were judged then

Bots play against themselves. In positions picked at random, the chance of every seat is written down as the evaluation sees it,
which may look at all cards there. The table has the correlation of the expected with the final margin, the Brier score (mean square
of the chance less the outcome), that of the base rate (all seats the same chance), and how often those won whose chance was in some
range.
"""

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from pavonis.bots.stored import GREEDY, HAND
from pavonis.games import load
from pavonis.study.runs import read_rows
from pavonis.study.workers import processes
from pavonis.train.measures import measures, reliability
from pavonis.train.positions import Game, Sample, Source, sampled
from pavonis.train.runs import ROWS


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
    parser.add_argument("--run", type=Path, help="the folder of `pavonis train GAME --what value --run FOLDER`: its games are read")
    asked = parser.parse_args()
    print(json.dumps(measured(read_rows(asked.run / ROWS) if asked.run else fresh(asked)), indent=1))


def fresh(asked: argparse.Namespace) -> Iterable[Game]:
    """Games that are played now."""
    options = load(asked.game).options
    purpose = HAND if asked.untrained else GREEDY
    request = (asked.game, options, asked.players, asked.bot, asked.seed)
    sources = [Source(*request, number, purpose) for number in range(asked.games)]
    return processes(sampled, sources, asked.jobs)


def measured(games: Iterable[Game]) -> dict[str, Any]:
    """How right the judgement was in games that came to an end."""
    progress, points, chances, finals, won = [], [], [], [], []
    for game in games:
        seats = len(game["scores"])
        shares = [1.0 / len(game["winners"]) if seat in game["winners"] else 0.0 for seat in range(seats)]
        for sample in [Sample(*each) for each in game["samples"] if game["winners"]]:
            progress.append(sample.progress)
            points.append(sample.points[:seats])
            chances.append(sample.chances[:seats])
            finals.append([float(score) for score in game["scores"]])
            won.append(shares)
    said, came = np.array(chances), np.array(won)
    return {
        "quarters": measures(np.array(progress), np.array(points), said, np.array(finals), came),
        "reliability": reliability(said.reshape(-1), came.reshape(-1)),
    }


if __name__ == "__main__":
    main()
