"""Tunes weights uphill: which way is up is measured by pairs of opposite steps on the same deals, how far to go is tried out.

Where weights are good already, a few noisy games cannot tell sets of weights apart one by one, and CMA-ES wanders off. Many pairs
together still tell the way: what the one of a pair gains over its opposite is counted for its direction. Then a few step lengths
play the same fresh deals, and the best is taken, or none. The slopes of earlier rounds count on, less and less.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pavonis.bots.bot import derived
from pavonis.bots.knobs import Knob
from pavonis.study.workers import Spread
from pavonis.train.playing import ANCHOR, Result, Weights
from pavonis.train.tuning import Request, Row, Told, all_knobs, check, named, played, rounded, trial

Numbers = NDArray[np.float64]
LENGTHS = (0.0, 2.0, 4.0, 8.0)  # in first steps of a number
KEPT = 0.5  # of the slopes before
ROUND = 100_000  # numbers of deals between rounds
TRYING = 50_000  # and of those on which lengths are tried


def climb(
    request: Request, jobs: int = 1, done: Sequence[Row] = (), told: Told | None = None, spread: Spread | None = None
) -> dict[str, Any]:
    """Train, and check the result on fresh deals; rounds that are `done` are not played again. Gives weights and curve."""
    knobs = all_knobs(request)
    place = np.zeros(len(knobs))
    slope = np.zeros(len(knobs))
    curve: list[Row] = []
    for number in range(request.generations):
        row = done[number] if number < len(done) else one_round(request, knobs, place, slope, number, jobs, spread)
        if number >= len(done) and told is not None:
            told(row)
        slope = KEPT * slope + np.array(row["slope"])
        place = place + row["length"] * way(slope)
        curve.append({key: row[key] for key in ("generation", "length", "gain", "won", "margin", "rounds")})
    start, found = at(request, knobs, np.zeros(len(knobs))), rounded(at(request, knobs, place))
    return {"weights": found, "curve": curve, "check": check(request, found, start, jobs, spread)}


def at(request: Request, knobs: Sequence[Knob], place: Numbers) -> Weights:
    """The weights at a place, which is measured in first steps from the start."""
    steps = np.array([knob.step * request.width for knob in knobs])
    return named(knobs, np.array([knob.value for knob in knobs]) + steps * place)


def way(slope: Numbers) -> Numbers:
    """The direction of a slope."""
    size = float(np.linalg.norm(slope))
    return slope / size if size else slope


def one_round(
    request: Request, knobs: Sequence[Knob], place: Numbers, before: Numbers, number: int, jobs: int, spread: Spread | None
) -> Row:
    """Measure which way is up, and try how far to go."""
    chance = np.random.default_rng(derived(request.seed, "slope", number))
    steps = chance.standard_normal((request.population, len(knobs)))
    pool = [ANCHOR, at(request, knobs, place)]
    trials = [
        trial(request, at(request, knobs, place + sign * step), pool[deal % len(pool)], "train", number * ROUND + deal)
        for pair, step in enumerate(steps)
        for sign in (1.0, -1.0)
        for deal in range(pair * request.deals, (pair + 1) * request.deals)
    ]
    results = np.array(list(played(trials, jobs, spread))).reshape(request.population, 2, request.deals, len(Result._fields))
    gains = results[:, :, :, 0].mean(axis=2)
    slope = [round(float(each), 6) for each in ((gains[:, 0] - gains[:, 1]) / 2.0) @ steps / request.population]
    direction = way(KEPT * before + np.array(slope))
    count = request.population * request.deals // 4
    trials = [
        trial(
            request, at(request, knobs, place + length * direction), pool[deal % len(pool)], "train", number * ROUND + TRYING + deal
        )
        for length in LENGTHS
        for deal in range(count)
    ]
    tried = np.array(list(played(trials, jobs, spread))).reshape(len(LENGTHS), count, len(Result._fields)).mean(axis=1)
    best = int(tried[:, 0].argmax())
    return {
        "generation": number,
        "slope": slope,
        "length": LENGTHS[best],
        "gains": [round(float(each), 4) for each in tried[:, 0]],
        **{name: round(float(each), 4) for name, each in zip(Result._fields, tried[best], strict=True)},
    }
