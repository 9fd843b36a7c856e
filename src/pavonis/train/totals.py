"""Fits the totals: how many points a table has at the end, by what the terms say on the way there.

Least squares on positions of games that the bots play against themselves, in three numbers for each stage: a start, a factor for
the mean of the table, and one for how far a seat is ahead. Without games they would be 0, 1 and 1: what the terms say.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pavonis.bots.bot import Chance, derived
from pavonis.bots.evaluation import Evaluation, evaluation_of
from pavonis.bots.totals import STAGES, by_terms, hats, leads
from pavonis.core.game import State
from pavonis.games import load
from pavonis.study.workers import Spread, processes
from pavonis.train.positions import Game, Source, kept_positions

Numbers = NDArray[np.float64]
AS_THEY_ARE = np.tile([0.0, 1.0, 1.0], (STAGES, 1))
HELD = 1.0  # how strongly a stage that hardly occurs is held at what the terms say
FOLDS = 5
QUARTERS = 4
BOTS = ("greedy:1",)


class Glance(NamedTuple):
    """A position: how far the game was, how much seemed to be left, what the terms say for the seats, and how far each is ahead."""

    progress: float
    left: float
    points: list[float]
    leads: list[float]


def glanced(source: Source) -> Game:
    """Play a game and look at some of its positions."""
    game = load(source.game, **source.options)
    evaluation = evaluation_of(game, source.purpose)
    chance = Chance(derived(source.seed, "sample", source.number))
    s, kept = kept_positions(game, source, chance)
    seen = [glance(evaluation, progress, world) for progress, world in kept]
    return {"game": source.number, "samples": seen, "scores": game.scores(s), "ended": not s.owed}


def glance(evaluation: Evaluation[Any], progress: float, s: State) -> Glance:
    """What is known about a position."""
    points, ahead = by_terms(evaluation, s), leads(evaluation, s)
    return Glance(
        round(progress, 4), round(evaluation.left(s), 4), [round(each, 3) for each in points], [round(each, 3) for each in ahead]
    )


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
    """Play, fit, and measure on games left out."""
    sources = [Source(game, options, players, bots[number % len(bots)], seed, number) for number in range(len(done), games)]
    played: list[Game] = list(done)
    for one in spread(glanced, sources) if spread else processes(glanced, sources, jobs):
        played.append(one)
        if told is not None:
            told(one)
    table = Table([one for one in played if one["ended"]])
    every = np.ones(len(table.finals), dtype=bool)
    return {"stages": [[float(f"{each:.4g}") for each in row] for row in table.solve(every)], "check": table.check()}


class Table:
    """All positions as rows, one for each seat."""

    def __init__(self, games: Sequence[Game]) -> None:
        rows: list[list[float]] = []
        finals: list[float] = []
        terms: list[float] = []
        groups: list[int] = []
        progress: list[float] = []
        for one in games:
            for sample in (Glance(*each) for each in one["samples"]):
                mean = sum(sample.points) / len(sample.points)
                for seat, final in enumerate(one["scores"]):
                    rows.append([share * each for share in hats(sample.left) for each in (1.0, mean, sample.leads[seat])])
                    finals.append(float(final))
                    terms.append(sample.points[seat])
                    groups.append(int(one["game"]))
                    progress.append(sample.progress)
        self.rows = np.array(rows)
        self.finals = np.array(finals)
        self.terms = np.array(terms)
        self.groups = np.array(groups)
        self.progress = np.array(progress)

    def solve(self, chosen: NDArray[np.bool_]) -> Numbers:
        """The three numbers of each stage, from some of the rows."""
        x, start = self.rows[chosen], AS_THEY_ARE.reshape(-1)
        rest = self.finals[chosen] - x @ start
        return np.asarray(start + np.linalg.solve(x.T @ x + HELD * np.eye(x.shape[1]), x.T @ rest)).reshape(AS_THEY_ARE.shape)

    def check(self) -> dict[str, Any]:
        """By quarter of the game, on games left out in turn: by how many points the terms were wrong, and what was fitted."""
        said = np.zeros(len(self.finals))
        for fold in range(FOLDS):
            out = self.groups % FOLDS == fold
            if out.any() and not out.all():
                said[out] = self.rows[out] @ self.solve(~out).reshape(-1)
        found = []
        for quarter in range(QUARTERS):
            here = (self.progress >= quarter / QUARTERS) & (self.progress < (quarter + 1) / QUARTERS)
            if here.any():
                found.append(
                    {
                        "quarter": quarter + 1,
                        "seats": int(here.sum()),
                        "terms": [round(float(each), 2) for each in wrong(self.terms[here], self.finals[here])],
                        "fitted": [round(float(each), 2) for each in wrong(said[here], self.finals[here])],
                    }
                )
        return {"quarters": found}


def wrong(said: Numbers, came: Numbers) -> tuple[float, float]:
    """By how much too many points were said on average, and by how much they were wrong either way."""
    return float((said - came).mean()), float(np.abs(said - came).mean())
