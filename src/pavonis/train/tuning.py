"""Tunes the weights of an evaluation by playing: CMA-ES (Hansen and Ostermeier), as the library `cma` has it.

Each generation tries a few sets of weights on the same new deals, each deal from every seat, against a pool: the bot with the
weights of the source, the bot that training began with, and what training had found some generations ago. Nothing but the seed and
the results decides what is tried next, so a run that was stopped is continued by telling the optimiser the results again.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from pavonis.bots.bot import derived
from pavonis.bots.evaluation import evaluation_of
from pavonis.bots.knobs import Knob
from pavonis.bots.stored import GREEDY, HAND, weights_for
from pavonis.games import load
from pavonis.study.workers import Spread, processes
from pavonis.train.playing import ANCHOR, Result, Trial, Weights, attempt

CLEAR = {"pocket-mars": 4.0, "mission-red-planet": 12.0, "ares-expedition": 12.0, "terraforming-mars": 20.0}
CHECK = "check"
POOL = 4  # rivals at most; the first ones stay
USUALLY_CLEAR = 15.0  # points by which a game of others is clearly won


class Request(NamedTuple):
    """What is to be trained, and how long."""

    game: str
    options: dict[str, Any]
    players: int
    purpose: str = GREEDY
    generations: int = 60
    population: int = 16
    deals: int = 4  # in each generation
    worlds: int = 8  # that the bots look at in the check
    width: float = 1.0  # of the first steps
    renewed: int = 15  # generations after which the present mean joins the pool
    checks: int = 100  # deals in the end, which no training has seen
    seed: int = 1
    start: Weights | None = None  # where to begin, if not at the weights that are in use
    looks: int = 0  # worlds that the bots look at while they train; 0 for the short cut
    only: tuple[str, ...] = ()  # beginnings of the names of numbers that are tuned, if not all are
    without: tuple[str, ...] = ()  # and of those that stay as they are


Row = dict[str, Any]  # what is kept of a generation
Told = Callable[[Row], None]


def tune(
    request: Request, jobs: int = 1, done: Sequence[Row] = (), told: Told | None = None, spread: Spread | None = None
) -> dict[str, Any]:
    """Train, and check the result on fresh deals; generations that are `done` are not played again. Gives weights and curve."""
    import cma

    knobs = all_knobs(request)
    options = {
        "seed": derived(request.seed, "cma") % (1 << 30) + 1,
        "popsize": request.population,
        "verbose": -9,
        "CMA_stds": [knob.step * request.width for knob in knobs],
        "bounds": [[knob.low for knob in knobs], [knob.high for knob in knobs]],
    }
    start = named(knobs, [knob.value for knob in knobs])
    strategy = cma.CMAEvolutionStrategy(list(start.values()), 1.0, options)
    pool = first_pool(request, start)
    curve: list[Row] = []
    for generation in range(request.generations):
        if generation and generation % request.renewed == 0 and request.players > 1:
            pool = [*pool[: len(pool) - (len(pool) == POOL)], named(knobs, strategy.mean)]
        candidates = strategy.ask()
        if generation < len(done):
            row = done[generation]
        else:
            row = try_out(request, knobs, candidates, pool, generation, jobs, spread)
            if told is not None:
                told(row)
        strategy.tell(candidates, [-gain for gain in row["gains"]])
        curve.append({key: row[key] for key in ("generation", "gain", "won", "margin", "rounds")})
    found = named(knobs, strategy.mean)
    return {"weights": rounded(found), "curve": curve, "check": check(request, rounded(found), start, jobs, spread)}


def first_pool(request: Request, start: Weights) -> list[Weights]:
    """Whom the first generations play against: the weights of the source, and those that training begins with if they differ."""
    return [ANCHOR, start] if has_other_start(request) else [ANCHOR]


def has_other_start(request: Request) -> bool:
    """Whether training begins at other weights than those of the source."""
    return request.start is not None or bool(weights_for(request.game, request.purpose))


def all_knobs(request: Request) -> list[Knob]:
    """The numbers that matter at this table, as they are now."""
    evaluation = evaluation_of(load(request.game, **request.options), HAND)
    evaluation.tune(weights_for(request.game, request.purpose) if request.start is None else request.start)
    knobs = [knob for knob in evaluation.knobs(request.players) if knob.step > 0.0]
    return [
        knob
        for knob in knobs
        if (not request.only or knob.name.startswith(request.only)) and not knob.name.startswith(request.without)
    ]


def named(knobs: Sequence[Knob], values: Iterable[float]) -> Weights:
    """Numbers with their names, none beyond its limits."""
    return {knob.name: float(min(knob.high, max(knob.low, value))) for knob, value in zip(knobs, values, strict=True)}


def rounded(weights: Weights) -> Weights:
    """The same, short enough to be read."""
    return {name: float(f"{value:.4g}") for name, value in weights.items()}


def try_out(
    request: Request,
    knobs: Sequence[Knob],
    candidates: Sequence[Any],
    pool: Sequence[Weights],
    generation: int,
    jobs: int,
    spread: Spread | None,
) -> Row:
    """One generation: every candidate plays the same deals against the same rivals."""
    trials = [
        trial(request, named(knobs, candidate), pool[number % len(pool)], "train", generation * request.deals + number)
        for candidate in candidates
        for number in range(request.deals)
    ]
    results = np.array(list(played(trials, jobs, spread))).reshape(len(candidates), request.deals, len(Result._fields))
    means = results.mean(axis=(0, 1))
    return {
        "generation": generation,
        "gains": [round(float(gain), 6) for gain in results[:, :, 0].mean(axis=1)],
        **{name: round(float(mean), 4) for name, mean in zip(Result._fields, means, strict=True)},
    }


def trial(request: Request, weights: Weights, rival: Weights, kind: str, deal: int) -> Trial:
    """One deal for some weights."""
    seed = derived(request.seed, kind)
    scale = CLEAR.get(request.game, USUALLY_CLEAR)
    worlds = request.worlds if kind == CHECK else request.looks
    return Trial(request.game, request.options, request.players, request.purpose, weights, rival, seed, deal, worlds, scale)


def played(trials: Sequence[Trial], jobs: int, spread: Spread | None) -> Iterable[Result]:
    """The results of all trials, in order."""
    return spread(attempt, trials) if spread else processes(attempt, trials, jobs)


def check(request: Request, found: Weights, start: Weights, jobs: int, spread: Spread | None) -> dict[str, Any]:
    """Fresh deals against the anchor and against the start; a solo game has no rival, so the start plays the same deals."""
    pairs = [("anchor", found, ANCHOR), ("start", found, start)]
    if not has_other_start(request):
        pairs = pairs[:1]
    if request.players == 1:
        pairs = [("found", found, start), ("start", start, start)]
    summary: dict[str, Any] = {"deals": request.checks, "seed": str(derived(request.seed, CHECK)), "worlds": request.worlds}
    for name, mine, rival in pairs:
        trials = [trial(request, mine, rival, CHECK, deal) for deal in range(request.checks)]
        results = np.array(list(played(trials, jobs, spread)))
        errors = results.std(axis=0) / max(1, len(results)) ** 0.5
        summary[name] = {
            column: [round(float(mean), 4), round(float(error), 4)]
            for column, mean, error in zip(Result._fields, results.mean(axis=0), errors, strict=True)
        }
    return summary
