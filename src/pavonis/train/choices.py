"""Fits a rule of thumb to what playing on finds: what proves good after a hundred games should come to mind at once.

Where the rule is asked for a move, every move is played on in the same worlds. The weights of the rule are fitted, by ridge
regression, to how much better each move turned out than the others. Games go on with the moves that were found good, the better the
likelier, so that later positions are such as good players meet. How strongly the fit is held back is chosen by leaving games out
in turn.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pavonis.bots.bot import Chance, derived, seed_of
from pavonis.bots.evaluation import Evaluation, drawn, evaluation_of, shares
from pavonis.bots.playouts import Playouts
from pavonis.bots.stored import GREEDY, QUICK, weights_for
from pavonis.core.game import Move
from pavonis.core.view import View
from pavonis.games import load
from pavonis.study.workers import Spread, processes
from pavonis.train.tuning import Request, Row, check, named, rounded

Numbers = NDArray[np.float64]
TRIED = 2  # one in so many choices is played on; the others are made by the rule, which takes no time
PENALTIES = (1.0, 3.0, 10.0, 30.0, 100.0, 300.0)
FOLDS = 5
FINEST = 1 << 30  # seeds of the worlds in which the rule is asked


class Source(NamedTuple):
    """A game to be played: plain data for another process."""

    game: str
    options: dict[str, Any]
    players: int
    worlds: int
    seed: int
    number: int


class Found(NamedTuple):
    """One choice: what spoke for each move, and what it turned out to be worth."""

    facts: list[list[float]]
    worths: list[float]


def learn(
    request: Request,
    games: int,
    jobs: int = 1,
    done: Sequence[Row] = (),
    told: Callable[[Row], None] | None = None,
    spread: Spread | None = None,
) -> dict[str, Any]:
    """Play, fit, and check the result on fresh deals; games that are `done` are not played again. Gives weights and errors."""
    evaluation = evaluation_of(load(request.game, **request.options), QUICK)
    names = evaluation.leaning_names(request.players)
    if not names:
        raise ValueError(f"the rule of thumb of {request.game} does not add up what speaks for a move; tune it by --how cma")
    sources = [
        Source(request.game, request.options, request.players, request.worlds, request.seed, number)
        for number in range(len(done), games)
    ]
    rows: list[Row] = list(done)
    for row in spread(played, sources) if spread else processes(played, sources, jobs):
        rows.append(row)
        if told is not None:
            told(row)
    choices = Choices(rows, evaluation.sure)
    errors = {penalty: choices.left_out(penalty) for penalty in PENALTIES}
    fitted = choices.solve(min(errors, key=lambda penalty: errors[penalty]), choices.of >= 0)
    knobs = {knob.name: knob for knob in evaluation.knobs(request.players)}
    found = rounded(named([knobs[name] for name in names], fitted))
    start = weights_for(request.game, QUICK) if request.start is None else request.start
    return {
        "weights": found,
        "curve": [{"penalty": penalty, "error": round(error, 4)} for penalty, error in errors.items()],
        "check": {"choices": len(set(choices.choice)), **check(request, {**start, **found}, start, jobs, spread)},
    }


def played(source: Source) -> Row:
    """One game, with the choices that were played on."""
    game = load(source.game, **source.options)
    evaluation, habits = evaluation_of(game, GREEDY), evaluation_of(game, QUICK)
    chance = Chance(derived(source.seed, "choices", source.number))
    s = game.new(source.players, derived(source.seed, "deal", source.number))
    s.log = None
    choices: list[Found] = []
    while s.owed:
        seat = (s.owed & -s.owed).bit_length() - 1
        view = View(game, s, seat)
        moves = evaluation.weighed(view.legal())
        world = view.sample(chance.below(FINEST), True)
        facts = habits.leaning_facts(world, seat, moves) if len(moves) > 1 else []
        if facts and chance.below(TRIED) == 0:
            worths = tried(view, evaluation, habits, moves, source)
            choices.append(Found([[round(fact, 4) for fact in row] for row in facts], [round(worth, 3) for worth in worths]))
            move = moves[drawn(shares(worths, evaluation.sure), chance)]
        else:
            move = moves[0] if len(moves) == 1 else habits.habit_of(world, seat, moves, chance)
        game.apply(s, seat, move)
    return {"game": source.number, "choices": choices}


def tried(view: View[Any], evaluation: Evaluation[Any], habits: Evaluation[Any], moves: list[Move], source: Source) -> list[float]:
    """What each move is worth by playing on; one that does not come into question, as little as the worst."""
    playouts = Playouts(view, evaluation, habits, moves, seed_of(view, source.seed))
    playouts.try_all(source.worlds)
    worths = {line.place: line.total / len(line.found) for line in playouts.lines}
    least = min(worths.values())
    return [worths.get(place, least) for place in range(len(moves))]


class Choices:
    """All moves of all choices as rows: what spoke for them, and how much better they were than the mean of their choice."""

    def __init__(self, games: Sequence[Row], sure: float) -> None:
        self.sure = sure
        facts: list[Numbers] = []
        worths: list[Numbers] = []
        of: list[int] = []
        self.choice: list[int] = []
        for row in games:
            for spoke, found in row["choices"]:
                facts.append(np.array(spoke) - np.mean(spoke, axis=0))
                worths.append(np.array(found) - np.mean(found))
                of += [int(row["game"])] * len(found)
                self.choice += [len(facts)] * len(found)
        self.x = np.concatenate(facts)
        self.y = np.concatenate(worths) / sure
        self.of = np.array(of)

    def solve(self, penalty: float, chosen: NDArray[np.bool_]) -> Numbers:
        """The weights from some of the rows."""
        x = self.x[chosen]
        return np.asarray(np.linalg.solve(x.T @ x + penalty * np.eye(x.shape[1]), x.T @ self.y[chosen]))

    def left_out(self, penalty: float) -> float:
        """The error on games that a fit has not seen, in points."""
        missed = np.zeros(len(self.y))
        for fold in range(FOLDS):
            out = self.of % FOLDS == fold
            if out.any() and not out.all():
                missed[out] = self.x[out] @ self.solve(penalty, ~out) - self.y[out]
        return float(np.sqrt(np.mean(missed**2))) * self.sure
