"""Makes a rule of thumb better by practice: it plays against itself and its past, and what went well becomes likelier.

A policy gradient. Every choice is made with chance. What a round of choices was worth is how much better a seat stands afterwards,
by what it can expect at the end; a linear critic, fitted to the games themselves, learns to tell that. Steps are natural ones: all
weights together go as far as changes the choices by a certain amount, however the weights depend on each other.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pavonis.bots.bot import Chance, derived
from pavonis.bots.evaluation import Evaluation, evaluation_of
from pavonis.bots.stored import QUICK, weights_for
from pavonis.bots.table import CAP, Outcome
from pavonis.games import load
from pavonis.study.workers import Spread, processes
from pavonis.train.fitting import hats
from pavonis.train.playing import Weights, gained, tuned
from pavonis.train.tuning import CLEAR, USUALLY_CLEAR, Request, Row, check, rounded

Numbers = NDArray[np.float64]
CHUNK = 10  # games of a task
PAST = 3  # one game in so many is played against the past
RENEWED = 20  # generations after which the present rule joins the past
LONGEST = 60  # rounds
TRACE = 0.9  # how much a round counts for what comes a round later
HURRY = 0.99  # what a lead is worth a round later
TEDIOUS = {"ares-expedition": 0.04}  # what a round takes from the gain of everybody, lest games drag on; to win is worth about 2
STEP = 0.02  # how much the first generation may change the choices of a round: a divergence
SLOWER = 0.95  # of that, by how much the last one changes less
KEPT = 0.8  # of the slopes before, and of what they depend on
KEPT_LONG = 0.95
DAMPED = 0.05  # of the mean dependence, which is added to every weight
RIDGE = 10.0
KEPT_IN = "practice.npz"


class Task(NamedTuple):
    """Some games: plain data for another process."""

    game: str
    options: dict[str, Any]
    players: int
    start: Weights  # everything but the rule
    names: list[str]  # of the rule
    rule: list[float]
    past: list[float]  # empty where the rule plays against itself
    seed: int
    numbers: list[int]


class Lesson(NamedTuple):
    """What a seat did in one round, and how it stood before."""

    standing: list[float]  # less that of rivals
    left: float
    usual: list[float]
    at: list[int]
    by: list[float]


class Played(NamedTuple):
    """A game, as one of its seats learns from it."""

    lessons: list[Lesson]
    gain: float
    lead: float
    rounds: float


def practise(
    request: Request,
    jobs: int = 1,
    done: Sequence[Row] = (),
    told: Callable[[Row], None] | None = None,
    spread: Spread | None = None,
    folder: Path | None = None,
) -> dict[str, Any]:
    """Practise, and check the result on fresh deals. Gives weights and curve.

    What has been learned is kept in the folder after each generation; from there a run that was stopped goes on.
    """
    rule = Rule(request)
    if not rule.names:
        raise ValueError(f"the rule of thumb of {request.game} does not learn by practice; tune it by --how cma")
    if done or (folder is not None and (folder / KEPT_IN).is_file()):
        assert folder is not None
        rule.recall(folder / KEPT_IN, len(done))
    for row in rule.curve[len(done) :]:  # learned, but not told before the run was stopped
        if told is not None:
            told(row)
    for generation in range(len(rule.curve), request.generations):
        rule.learn([each for some in play(rule.tasks(generation), jobs, spread) for each in some])
        if folder is not None:
            rule.keep(folder / KEPT_IN)
        if told is not None:
            told(rule.curve[-1])
    found = rounded(rule.weights())
    return {"weights": found, "curve": rule.curve, "check": check(request, {**rule.start, **found}, rule.start, jobs, spread)}


def play(tasks: Sequence[Task], jobs: int, spread: Spread | None) -> Iterable[list[Played]]:
    """All games of these tasks."""
    return spread(attempt, tasks) if spread else processes(attempt, tasks, jobs)


def attempt(task: Task) -> list[Played]:
    """Play some games."""
    game = load(task.game, **task.options)
    now = tuned(game, {**task.start, **dict(zip(task.names, task.rule, strict=True))})
    past = tuned(game, {**task.start, **dict(zip(task.names, task.past, strict=True))}) if task.past else None
    found: list[Played] = []
    for number in task.numbers:
        learning = range(task.players) if past is None else [number % task.players]
        evaluations = [now if seat in learning or past is None else past for seat in range(task.players)]
        found += one_game(game, evaluations, list(learning), task, number)
    return found


def one_game(game: Any, evaluations: list[Evaluation[Any]], learning: list[int], task: Task, number: int) -> list[Played]:
    """A game from the deal to the end, and what the learning seats did in it."""
    s = game.new(task.players, derived(task.seed, "deal", number))
    s.log = None
    chance = Chance(derived(task.seed, "choices", number))
    lessons: list[list[Lesson]] = [[] for _ in range(task.players)]
    partners = are_partners(game, task.players)
    slopes = [evaluation.practice_slope() for evaluation in evaluations]
    clock = -1
    decisions = 0
    while s.owed and decisions < CAP and game.round(s) < LONGEST:
        if game.round(s) != clock:
            clock = game.round(s)
            standings = np.array([evaluations[seat].standing(s, seat) for seat in range(task.players)])
            ahead = standings if partners else (standings - standings.mean(axis=0)) * (task.players / (task.players - 1))
            for seat in learning:
                slopes[seat] = evaluations[seat].practice_slope()
                slope = slopes[seat]
                lessons[seat].append(Lesson(ahead[seat], evaluations[seat].left(s), slope.usual, slope.at, slope.by))
        seat = (s.owed & -s.owed).bit_length() - 1
        moves = game.legal(s, seat)
        if len(moves) > 1:
            moves = evaluations[seat].weighed(moves)
        answer = moves if len(moves) == 1 else evaluations[seat].practised(s, seat, moves, chance, slopes[seat])
        for move in answer:
            game.apply(s, seat, move)
        decisions += 1
    end = Outcome(game.scores(s), game.winners(s), game.round(s), decisions, s.owed == 0)
    scale = CLEAR.get(task.game, USUALLY_CLEAR)
    results = [gained(end, seat, scale, partners) for seat in learning]
    return [Played(lessons[seat], each.gain, each.margin, each.rounds) for seat, each in zip(learning, results, strict=True)]


def are_partners(game: Any, players: int) -> bool:
    """Whether nobody has a rival: alone, or together against time."""
    return players == 1 or bool(game.joint(game.new(players, 0)))


class Rule:
    """The weights that learn, and all that is remembered for it."""

    def __init__(self, request: Request) -> None:
        self.request = request
        game = load(request.game, **request.options)
        evaluation = evaluation_of(game, QUICK)
        self.names = evaluation.practice_names(request.players)
        start = weights_for(request.game, QUICK) if request.start is None else request.start
        self.start = {**evaluation.practice_start(request.players), **start}
        self.usual = len(evaluation.practice_slope().usual)
        self.rule = np.array([self.start.get(name, 0.0) for name in self.names])
        self.past = [self.rule]
        self.curve: list[Row] = []
        self.slope = np.zeros(len(self.names))
        self.among = np.zeros((self.usual, self.usual))  # how choices depend on the usual weights together
        self.alone = np.zeros(len(self.names) - self.usual)  # and on each of the others
        self.critic = Critic()
        self.partners = are_partners(game, request.players)
        self.tedious = 0.0 if self.partners else TEDIOUS.get(request.game, 0.0)

    def weights(self) -> Weights:
        """The rule by name."""
        return dict(zip(self.names, self.rule.tolist(), strict=True))

    def keep(self, path: Path) -> None:
        """Write everything to a file, which is whole at any time."""
        new = path.with_suffix(".new.npz")
        kept: dict[str, Any] = {name: np.array(getattr(self, name)) for name in ("rule", "past", "slope", "among", "alone")}
        np.savez(new, squares=self.critic.squares, products=self.critic.products, curve=json.dumps(self.curve), **kept)
        new.replace(path)

    def recall(self, path: Path, done: int) -> None:
        """Go on where a run was stopped."""
        if not path.is_file():
            raise ValueError(f"{path} is missing, without which the practice cannot go on; begin in another folder")
        with np.load(path) as kept:
            self.curve = json.loads(str(kept["curve"]))
            self.rule, self.slope, self.among, self.alone = (kept[name] for name in ("rule", "slope", "among", "alone"))
            self.past = list(kept["past"])
            self.critic.squares, self.critic.products = kept["squares"], kept["products"]
        if done > len(self.curve):
            raise ValueError(f"{path} is older than the rows beside it; begin in another folder")

    def tasks(self, generation: int) -> list[Task]:
        """The games of a generation: most against itself, the others against one of its past."""
        request = self.request
        games = request.population * request.deals
        seed = derived(request.seed, "practice", generation)
        chance = Chance(seed)
        found: list[Task] = []
        for first in range(0, games, CHUNK):
            against = first // CHUNK % PAST == 0 and generation > 0
            past = self.past[chance.below(len(self.past))].tolist() if against else []
            numbers = list(range(first, min(games, first + CHUNK)))
            rule = self.rule.tolist()
            found.append(Task(request.game, request.options, request.players, self.start, self.names, rule, past, seed, numbers))
        return found

    def learn(self, played: Sequence[Played]) -> None:
        """One step."""
        lessons = [lesson for one in played for lesson in one.lessons]
        alike = [1.0] if self.tedious or self.partners else []  # what is the same for all seats: how long it will take, who can win
        facts = np.array([[*lesson.standing, *alike] for lesson in lessons])
        stages = hats(np.array([lesson.left for lesson in lessons]))
        facts = (facts[:, :, None] * stages[:, None, :]).reshape(len(lessons), -1)
        ends = np.concatenate([worth_of(one, self.tedious) for one in played])
        expected = self.critic.expects(facts)
        self.critic.remember(facts, ends)
        gains = np.concatenate(list(advantages(played, expected, self.tedious)))
        generation = len(self.curve)
        self.step(lessons, gains / max(1e-9, float(gains.std())), STEP * (1.0 - SLOWER * generation / self.request.generations))
        if (generation + 1) % RENEWED == 0:
            self.past.append(self.rule)
        told = float(np.corrcoef(expected, ends)[0, 1]) if expected.std() and ends.std() else 0.0
        means = np.array([[one.lead, one.rounds] for one in played]).mean(axis=0)
        lead, rounds = (round(float(mean), 3) for mean in means)
        self.curve.append({"generation": generation, "margin": lead, "rounds": rounds, "told": round(told, 3)})

    def step(self, lessons: Sequence[Lesson], gains: Numbers, change: float) -> None:
        """Go as far uphill as the choices of a round may change."""
        usual = np.array([lesson.usual for lesson in lessons])
        counts = [len(lesson.at) for lesson in lessons]
        at = np.concatenate([np.array(lesson.at, dtype=int) for lesson in lessons]) - self.usual
        by = np.concatenate([np.array(lesson.by) for lesson in lessons])
        rest = len(self.alone)
        weighed = by * np.repeat(gains, counts)
        slope = np.concatenate([usual.T @ gains, np.bincount(at, weighed, rest)]) / len(lessons)
        before = KEPT_LONG if self.curve else 0.0
        self.slope = KEPT * self.slope + (1.0 - KEPT) * slope
        self.among = before * self.among + (1.0 - before) * (usual.T @ usual) / len(lessons)
        self.alone = before * self.alone + (1.0 - before) * np.bincount(at, by * by, rest) / len(lessons)
        among = self.among + DAMPED * np.trace(self.among) / max(1, self.usual) * np.eye(self.usual)
        alone = self.alone + DAMPED * self.alone.mean()
        way = np.concatenate([np.linalg.solve(among, self.slope[: self.usual]), self.slope[self.usual :] / alone])
        steep = float(way @ self.slope)
        if steep > 0.0:
            self.rule = self.rule + way * np.sqrt(2.0 * change / steep)


class Critic:
    """What a seat can expect at the end, by how it stands: a ridge regression that forgets."""

    def __init__(self) -> None:
        self.squares: Numbers = np.zeros((0, 0))
        self.products: Numbers = np.zeros(0)

    def expects(self, facts: Numbers) -> Numbers:
        """What these facts promise; nothing as long as no game was seen."""
        if not len(self.products):
            return np.zeros(len(facts))
        held = self.squares + RIDGE * np.eye(len(self.squares))
        return np.asarray(facts @ np.linalg.solve(held, self.products))

    def remember(self, facts: Numbers, ends: Numbers) -> None:
        """See how games ended."""
        squares, products = facts.T @ facts, facts.T @ ends
        self.squares = KEPT_LONG * self.squares + squares if len(self.products) else squares
        self.products = KEPT_LONG * self.products + products if len(self.products) else products


def worth_of(one: Played, tedious: float) -> Numbers:
    """What a game was worth, seen from each of its rounds: how it ended, and how long that took from there."""
    rounds = np.arange(len(one.lessons), 0, -1)
    return np.asarray(one.gain * HURRY ** (rounds - 1) - tedious * rounds)


def advantages(played: Sequence[Played], expected: Numbers, tedious: float) -> Iterable[Numbers]:
    """How much better each round went than expected, for each game: what a seat could expect after it counts, less what before."""
    first = 0
    for one in played:
        said = expected[first : first + len(one.lessons)]
        first += len(one.lessons)
        after = np.append(HURRY * said[1:], one.gain) - tedious
        found = after - said
        for place in range(len(found) - 2, -1, -1):
            found[place] += TRACE * HURRY * found[place + 1]
        yield found
