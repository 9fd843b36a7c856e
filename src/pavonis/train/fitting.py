"""Fits the learned value: what the facts of a position say about the final points, besides what the terms say already.

Ridge regression on games that the bots play against themselves. A fact has a weight at each of a few stages. The fit begins at
the sum of the terms, so with few games little is changed. How strongly it is held there is chosen by leaving games out in turn.
Then the spread, which makes chances of points, is chosen for each stage so that the winners of the games were the likeliest.
"""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pavonis.bots.evaluation import evaluation_of
from pavonis.games import load
from pavonis.study.workers import Spread, processes
from pavonis.train.measures import measures
from pavonis.train.positions import Game, Source, sampled

Numbers = NDArray[np.float64]
STAGES = 5
PENALTIES = (30.0, 100.0, 300.0, 1000.0, 3000.0, 10000.0, 1e9)  # the last one: the terms as they are
FOLDS = 5
BOTS = ("greedy:1", "greedy:1", "quick")  # in turn, each against itself
SPREADS = np.geomspace(0.5, 80.0, 60)


def fit(
    game: str,
    options: dict[str, Any],
    players: int,
    games: int,
    seed: int,
    jobs: int = 1,
    done: Sequence[Game] = (),
    told: Callable[[Game], None] | None = None,
    spread: Spread | None = None,
    bots: Sequence[str] = BOTS,
) -> dict[str, Any]:
    """Play, fit, and measure on games left out: names of facts, their weights by stage, spreads, and what the fit is worth."""
    sources = [Source(game, options, players, bots[number % len(bots)], seed, number) for number in range(len(done), games)]
    played: list[Game] = list(done)
    for one in chain(spread(sampled, sources) if spread else processes(sampled, sources, jobs)):
        played.append(one)
        if told is not None:
            told(one)
    evaluation = evaluation_of(load(game, **options))
    table = Rows([one for one in played if one["winners"]], len(evaluation.names), len(evaluation.fact_names()))
    errors = {penalty: table.left_out(penalty) for penalty in PENALTIES}
    best = min(errors, key=lambda penalty: errors[penalty][0])
    weights = table.solve(best, np.ones(len(table.y), dtype=bool))
    spreads = table.spreads(errors[best][1])
    return {
        "facts": evaluation.fact_names(),
        "weights": [[float(f"{each:.4g}") for each in row] for row in weights],
        "spreads": [round(float(each), 3) for each in spreads],
        "curve": [{"penalty": penalty, "error": round(error[0], 4)} for penalty, error in errors.items()],
        "check": table.check(errors[best][1], spreads),
    }


def hats(left: Numbers) -> Numbers:
    """How much each stage counts when so much of the game is left."""
    at = np.clip(left, 0.0, 1.0) * (STAGES - 1)
    return np.maximum(0.0, 1.0 - np.abs(at[:, None] - np.arange(STAGES)[None, :]))


class Rows:
    """All positions as rows, one for each seat: facts and points against the mean of the table."""

    def __init__(self, games: Sequence[Game], terms: int, facts: int) -> None:
        rows: list[Any] = []
        left: list[float] = []
        points: list[Any] = []
        self.of: list[int] = []
        self.progress: list[float] = []
        self.won: list[list[float]] = []
        for one in games:
            share = [1.0 / len(one["winners"]) if seat in one["winners"] else 0.0 for seat in range(len(one["scores"]))]
            for sample in one["samples"]:
                progress, here, found = sample[:3]
                rows.append(np.array(found))
                left.append(here)
                points.append(np.array(one["scores"], dtype=float))
                self.of.append(int(one["game"]))
                self.progress.append(progress)
                self.won.append(share)
        x = np.array(rows)  # position, seat, fact
        self.seats = x.shape[1]
        y = np.array(points)
        self.left = np.array(left)
        self.y = (y - y.mean(axis=1, keepdims=True)).reshape(-1)
        centred = (x - x.mean(axis=1, keepdims=True)).reshape(-1, facts)
        self.by_terms = np.zeros((facts, STAGES))
        self.by_terms[:terms] = 1.0
        stages = np.repeat(hats(self.left), self.seats, axis=0)
        self.x = (centred[:, :, None] * stages[:, None, :]).reshape(len(centred), -1)
        self.scale = np.maximum(self.x.std(axis=0), 1e-6)
        self.groups = np.repeat(np.array(self.of), self.seats)

    def solve(self, penalty: float, chosen: NDArray[np.bool_]) -> Numbers:
        """Weights by fact and stage from some of the rows."""
        x = self.x[chosen] / self.scale
        start = self.by_terms.reshape(-1)
        rest = self.y[chosen] - self.x[chosen] @ start
        change = np.linalg.solve(x.T @ x + penalty * np.eye(x.shape[1]), x.T @ rest)
        return np.asarray(start + change / self.scale).reshape(self.by_terms.shape)

    def left_out(self, penalty: float) -> tuple[float, Numbers]:
        """The error on games that a fit has not seen, and what it said about them."""
        said = np.zeros(len(self.y))
        for fold in range(FOLDS):
            out = self.groups % FOLDS == fold
            if out.any() and not out.all():
                said[out] = self.x[out] @ self.solve(penalty, ~out).reshape(-1)
        return float(np.sqrt(np.mean((said - self.y) ** 2))), said

    def spreads(self, said: Numbers) -> Numbers:
        """The spread at each stage under which the winners were likeliest, stage after stage until nothing changes."""
        points = said.reshape(-1, self.seats)
        won = np.array(self.won)
        stages = hats(self.left)
        found = np.full(STAGES, 10.0)
        for _ in range(4):
            for stage in range(STAGES):
                costs = []
                for each in SPREADS:
                    found[stage] = each
                    costs.append(surprise(points, won, stages @ found))
                found[stage] = SPREADS[int(np.argmin(costs))]
        return found

    def check(self, said: Numbers, spreads: Numbers) -> dict[str, Any]:
        """What the fit is worth on games left out."""
        points = said.reshape(-1, self.seats)
        chances = softmax(points / (hats(self.left) @ spreads)[:, None])
        finals = self.y.reshape(-1, self.seats)
        return {
            "positions": len(points),
            "quarters": measures(np.array(self.progress), points, chances, finals, np.array(self.won)),
        }


def softmax(points: Numbers) -> Numbers:
    """Chances from points that are measured in spreads."""
    odds = np.exp(points - points.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def surprise(points: Numbers, won: Numbers, spread: Numbers) -> float:
    """How little likely the winners were."""
    return float(-np.mean(np.sum(won * np.log(np.maximum(softmax(points / spread[:, None]), 1e-9)), axis=1)))
