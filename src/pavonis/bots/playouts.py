"""The search by playing on: actions are tried in the same sampled worlds, played on by rule of thumb, and judged where they stop.

First all moves are weighed one action ahead. Then the better ones are tried in worlds, the same for all of them: the action is
completed, everybody plays on by habit for a few rounds, and what was learned from games judges the position there. Again and again
the worse half is left out, and whatever is clearly worse than the best in worlds that both have met, so that most of the thought
goes to the moves between which it is hard to choose; where one is clearly best, thought ends early. What the first look said counts
as much as a few worlds. In solo and cooperative games it plays on to the end, because only winning counts there. Partners who are
asked at the same time are thought of as one: every pair of answers is tried, and the seat gives its part of the best.

The sealed answers of rivals are never read; rivals are asked again in every world.
"""

from math import exp, sqrt
from typing import Any, Final

from pavonis.bots.bot import Budget, Chance, Choice
from pavonis.bots.evaluation import Evaluation
from pavonis.bots.lookahead import Lookahead
from pavonis.bots.weighing import Weighing
from pavonis.core.game import Move, Seat, State
from pavonis.core.view import View

ITERATIONS: Final = 400
FIRST_LOOKS: Final = 4  # worlds in which the moves are weighed before any is played on
MOST: Final = 12  # moves that are played on
PAIRS: Final = 16  # and pairs of moves of partners
LONGEST: Final = 3000  # decisions of a playout; rules of thumb could go round in circles
VICTORY: Final = 40.0  # points that winning is worth where winning is all
WINNING: Final = 0.5  # of a clear lead: what being sure to win is worth beside the lead, and what being sure to lose costs
CLEARLY: Final = 3.0  # standard errors by which a move must be worse to be left out
MET: Final = 10  # worlds that both must have met for that
NO_MOVE: Final = -1


class Line:
    """A move that is played on."""

    def __init__(self, move: Move, place: int, worth: float, answer: Move = NO_MOVE) -> None:
        self.move: Final = move
        self.place: Final = place  # among all moves
        self.worth: Final = worth  # by the first look
        self.answer: Final = answer  # of a partner who is asked at the same time
        self.found: Final[list[float]] = []  # what it was worth in each world
        self.total = 0.0
        self.won = 0.0

    def value(self, shift: float, trusted: float) -> float:
        """What it is worth by all that is known; `shift` puts the first look on the scale of the playouts."""
        return (trusted * (self.worth + shift) + self.total) / (trusted + len(self.found))


class Playouts:
    """The search of one decision."""

    def __init__(self, view: View[Any], evaluation: Evaluation[Any], habits: Evaluation[Any], moves: list[Move], seed: int) -> None:
        self.view: Final = view
        self.evaluation: Final = evaluation
        self.habits: Final = habits
        self.moves: Final = moves
        self.seed: Final = seed
        self.ahead: Final = Lookahead(view.game, evaluation, seed)
        self.weighing: Final = Weighing(view, evaluation, moves, seed)
        self.lines: list[Line] = []
        self.left: list[Line] = []  # those that are not left out yet
        self.worlds: list[State] = []
        self.partner: Seat = NO_MOVE
        self.trusted = 0.0  # worlds that the first look counts for
        self.leans = False  # whether habits say what looks good
        self.iterations = 0
        self.begin = 0.0

    def try_all(self, worlds: int) -> None:
        """Play on after every move that comes into question, in the same worlds, and leave none out."""
        self.lines = self.first_lines(self.promised(Budget(FIRST_LOOKS), True))
        for _ in range(worlds):
            for line in self.lines:
                self.follow(line)

    def run(self, budget: Budget, explain: bool = False) -> None:
        """Search until the budget is spent or the choice is clear; every move that comes into question is tried once at least."""
        self.begin = budget.now()
        count = budget.iterations
        if count is None and budget.seconds is None:
            count = ITERATIONS
        looks = FIRST_LOOKS if count is None else min(FIRST_LOOKS, count)
        self.lines = self.first_lines(self.promised(budget.with_iterations(looks, 4), explain))
        self.left = self.lines
        stages = max(1, (len(self.left) - 1).bit_length())
        for stage in range(stages):
            while len(self.left) > 1 or not self.iterations:
                for line in self.left:
                    self.follow(line)
                    if self.iterations >= len(self.lines) and self.spent(count, budget) >= 1.0:
                        return
                if self.spent(count, budget) >= (stage + 1) / stages:
                    break
                self.left = self.open_lines(self.left)
            self.left = self.ranked(self.left)[: max(2, (len(self.left) + 1) // 2)]

    def promised(self, budget: Budget, explain: bool) -> list[float]:
        """What each move promises before any is played on: by habits that were learned, or one action ahead, or by both."""
        world = self.view.sample(self.seed, True)
        leanings = self.habits.leanings(world, self.view.seat, self.moves)
        self.leans = len(leanings) > 0 and not self.evaluation.looks_too
        self.weighing.look(budget if explain or not self.leans else budget.with_iterations(1), FIRST_LOOKS, explain)
        if self.leans:
            return leanings
        values = self.weighing.values()
        return [value + leaning for value, leaning in zip(values, leanings, strict=True)] if len(leanings) else values

    def spent(self, count: int | None, budget: Budget) -> float:
        """The part of the budget that is used up."""
        found = 0.0 if count is None else self.iterations / count
        return found if budget.seconds is None else max(found, (budget.now() - self.begin) / budget.seconds)

    def first_lines(self, values: list[float]) -> list[Line]:
        """What is played on, the most promising first; where a partner answers at the same time, every pair of answers."""
        lines = sorted([Line(move, place, values[place]) for place, move in enumerate(self.moves)], key=_worth, reverse=True)
        lines = [line for rank, line in enumerate(lines) if rank == 0 or line.move not in self.evaluation.not_played_on]
        world = self.view.sample(self.seed, True)
        self.partner = self.asked_together(world)
        self.trusted = self.evaluation.trust(world)
        if self.partner == NO_MOVE:
            return lines[:MOST]
        answers = self.evaluation.weighed(self.view.game.legal(world, self.partner))
        leanings = self.habits.leanings(world, self.partner, answers) if self.leans else []
        pairs = [Line(line.move, line.place, line.worth, answer) for line in lines for answer in answers]
        if len(leanings):  # a pair is as promising as its parts
            both = [line.worth + leaning for line in lines for leaning in leanings]
            pairs = [Line(pair.move, pair.place, worth, pair.answer) for pair, worth in zip(pairs, both, strict=True)]
            pairs.sort(key=_worth, reverse=True)
        return pairs[:PAIRS]

    def asked_together(self, world: State) -> Seat:
        """The one partner who begins an answer at the same time as the seat, or NO_MOVE."""
        others = world.owed & ~(1 << self.view.seat)
        if others == 0 or others & (others - 1) or not self.evaluation.together(world):
            return NO_MOVE
        partner = others.bit_length() - 1
        game = self.view.game
        return partner if game.question(world, partner).fresh and game.question(world, self.view.seat).fresh else NO_MOVE

    def open_lines(self, lines: list[Line]) -> list[Line]:
        """Those that are not clearly worse than the best in the worlds that both have met."""
        best = self.ranked(lines)[0]
        return [line for line in lines if line is best or not clearly_worse(line, best)]

    def ranked(self, lines: list[Line]) -> list[Line]:
        """The best first."""
        looked = played = 0.0
        for line in lines:
            looked += line.worth
            played += line.total / max(1, len(line.found))
        shift = (played - looked) / len(lines)
        order = [(-line.value(shift, self.trusted), place) for place, line in enumerate(lines)]
        order.sort()
        return [lines[place] for _, place in order]

    def follow(self, line: Line) -> None:
        """Try a move in the first world it has not met yet."""
        seat = self.view.seat
        game = self.view.game
        number = len(line.found)
        while len(self.worlds) <= number:
            self.worlds.append(self.sampled(self.seed + FIRST_LOOKS + len(self.worlds)))
        world = game.clone(self.worlds[number])
        self.ahead.reseed(self.seed + FIRST_LOOKS + number)
        together = 0 if self.evaluation.rivals_by_habit else world.owed
        if self.partner != NO_MOVE and line.answer in game.legal(world, self.partner):
            game.apply(world, self.partner, line.answer)
            together &= ~(1 << self.partner)
        if self.leans:  # who plays by habit also completes what it has begun by habit
            game.apply(world, seat, line.move)
        s = world if self.leans else self.ahead.after(world, seat, line.move, together).s
        self.play_on(s, Chance(self.seed + FIRST_LOOKS + number))
        points = self.evaluation.judged(s)
        chance = self.evaluation.foretold(s, points)[seat]
        worth = self.utility(s, points, chance)
        line.found.append(worth)
        line.won += chance
        line.total += worth
        self.iterations += 1

    def sampled(self, seed: int) -> State:
        """A world, in which rivals who are asked at the same time have answered if they do so by habit."""
        world: State = self.view.sample(seed, True)
        if not self.evaluation.rivals_by_habit:
            return world
        game = self.view.game
        chance = Chance(seed)
        for rival in range(len(world.asks)):
            if rival != self.view.seat and world.owed >> rival & 1 and game.question(world, rival).fresh:
                moves = self.habits.weighed(game.legal(world, rival))
                game.apply(world, rival, moves[0] if len(moves) == 1 else self.habits.habit_of(world, rival, moves, chance))
        return world

    def play_on(self, s: State, chance: Chance) -> None:
        """Everybody plays by habit for some rounds, or to the end."""
        game = self.view.game
        habits = self.habits
        end = self.evaluation.stops_at(s)
        left = LONGEST
        while s.owed and left and self.evaluation.clock(s) < end:
            seat = (s.owed & -s.owed).bit_length() - 1
            moves = game.legal(s, seat)
            if len(moves) > 1:
                moves = habits.weighed(moves)
            game.apply(s, seat, moves[0] if len(moves) == 1 else habits.habit_of(s, seat, moves, chance))
            left -= 1

    def utility(self, s: State, points: list[float], chance: float) -> float:
        """What a position is worth where playing on stops: the lead, a great one hardly more than a clear one, and to win."""
        lead = self.evaluation.lead(s, points, self.view.seat)
        if self.evaluation.only_winning_counts(s):
            return VICTORY * chance + 0.1 * lead
        if self.evaluation.by_lead(s):
            return lead
        clear = self.evaluation.clear
        return clear * (2.0 / (1.0 + exp(min(50.0, -2.0 * lead / clear))) - 1.0 + WINNING * (2.0 * chance - 1.0))

    def choices(self) -> list[Choice]:
        """All moves: those that were played on to the last first, each group by what it is worth."""
        best = self.best_lines()
        last = [line for line in best if line in self.left]
        values = self.weighing.values()
        found: list[tuple[float, float, Choice]] = []
        for place, move in enumerate(self.moves):
            chance = self.weighing.chances[place] / self.weighing.worlds
            value = values[place]
            visits = 0
            group = 0.0
            rank = value
            for number, line in enumerate(best):
                if line.place == place:
                    visits = len(line.found)
                    group = 1e9 if line in last else float(visits)
                    chance = line.won / visits
                    value = line.total / visits
                    rank = -float(number)
            choice = Choice(move, value, chance, visits / self.iterations, self.weighing.reasons(place))
            found.append((group, rank, choice))
        found.sort(key=_rank, reverse=True)
        return [choice for _, _, choice in found]

    def best_lines(self) -> list[Line]:
        """For each move that was played on, the line in which it did best: of those followed to the last, if there are any."""
        found: list[Line] = []
        known: set[int] = set()
        for line in [*self.ranked(self.left), *self.ranked(self.lines)]:
            if line.place not in known:
                known.add(line.place)
                found.append(line)
        return found


def clearly_worse(line: Line, best: Line) -> bool:
    """Whether a line has done worse than another, beyond doubt."""
    met = min(len(line.found), len(best.found))
    if met < MET:
        return False
    total = squares = 0.0
    for world in range(met):
        lead = best.found[world] - line.found[world]
        total += lead
        squares += lead * lead
    mean = total / met
    return mean > 0.0 and mean > CLEARLY * sqrt(max(1e-9, squares / met - mean * mean) / met)


def _worth(line: Line) -> float:
    return line.worth


def _rank(row: tuple[float, float, Choice]) -> tuple[float, float]:
    return row[0], row[1]
