"""What an evaluation of a game is: the points every seat can expect at the end, as a sum of named terms."""

from abc import abstractmethod
from importlib import import_module
from importlib.util import find_spec
from math import exp, log
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from pavonis.bots.bot import Chance
from pavonis.bots.knobs import Knob
from pavonis.bots.learned import Learned
from pavonis.bots.stored import GREEDY, values_of, weights_for
from pavonis.core.game import Game, Move, S, Seat

UNCLEAR: Final = -1  # no move
HORIZON: Final = 5
HEAT: Final = 0.8
CURIOSITY: Final = 0.8
SURPRISE: Final = 4  # one in so many likely answers is not the obvious one
ROUNDS_ON: Final = 3
CLEAR: Final = 20.0
CARELESS: Final = 1.2
TRUSTED: Final = 12.0
SURE: Final = 1.0
NO_END: Final = 1 << 30
FINE: Final = 1 << 20  # steps in which chances are drawn
RIVALS: Final = "rivals"  # the term that stands for the best of the others


class Slope:
    """By weight, how much likelier some choices would have become: of the first weights, which matter for every choice, all; of the
    others only those that mattered."""

    def __init__(self, usual: int) -> None:
        self.usual: Final = [0.0] * usual
        self.at: Final[list[int]] = []
        self.by: Final[list[float]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """Expected final points. It is given worlds, real or sampled, and may read all of them: who must not peek samples first."""

    def __init__(self, game: Game[S], names: list[str]) -> None:
        self.game: Final = game
        self.names: Final = names  # of the terms
        self.horizon = HORIZON  # own turns that a search looks ahead at most
        self.plays_on = 0  # and those after them that it plays as is likely, before it evaluates
        self.heat = HEAT  # points by which an action must look better to be looked at e times as often
        self.curiosity = CURIOSITY  # how much a promising move is preferred to a proven one
        self.rounds_on = ROUNDS_ON  # rounds that playouts play on by habit before they are judged
        self.by_playouts = False  # whether playing on has proved better than the search of the next turns
        self.by_value = False  # whether what was learned also tells plans apart; if not, it only says who will win
        self.clear = CLEAR  # points by which a game is clearly won
        self.careless = CARELESS  # points by which a careless bot misjudges an action, as a rule
        self.trusted = TRUSTED  # see `trust`
        self.sure = SURE  # points by which a move must turn out better for its habit to be chosen e times as often
        self.looks_too = False  # whether a look one action ahead counts beside what habits speak for
        self.rivals_by_habit = False  # whether rivals who are asked at the same time answer by habit where it is played on
        self.not_played_on: list[Move] = []  # what only the first look may find best: it changes too little to show
        self.learned: dict[int, Learned] = {}  # what was fitted to games, by seats; without it, the terms say how a game will end

    @abstractmethod
    def projected(self, s: S) -> list[float]:
        """The points each seat can expect at the end."""

    @abstractmethod
    def terms(self, s: S, seat: Seat) -> list[float]:
        """The same for one seat, term by term, in the order of the names."""

    @abstractmethod
    def spread(self, s: S) -> float:
        """How much may still change, in points: a lead of so much is worth odds of e to 1."""

    def knobs(self, players: int) -> list[Knob]:
        """The numbers that training may change, of those that matter at a table for so many."""
        return []

    def tune(self, values: dict[str, float]) -> None:
        """Give numbers other values, by name."""
        if values:
            raise ValueError(f"the evaluation of {self.game.key} has no numbers that can be tuned")

    def fact_names(self) -> list[str]:
        """What the facts are called, from which the learned part judges."""
        return self.names

    def facts(self, s: S, seat: Seat) -> list[float]:
        """What can be read off a position for one seat: the terms, and what they may miss."""
        return self.terms(s, seat)

    def all_facts(self, s: S) -> list[list[float]]:
        """The facts of every seat."""
        return [self.facts(s, seat) for seat in range(len(s.asks))]

    def left(self, s: S) -> float:
        """About how much of the game is left, from 0 to 1: the stage for which the learned part has weights."""
        return 0.5

    def judged(self, s: S) -> list[float]:
        """The points that each seat will have, as far as they count against each other: by what was learned, else by the terms."""
        learned = self.learned.get(len(s.asks))
        if learned is None or s.owed == 0:
            return self.projected(s)
        left = self.left(s)
        return [learned.points(facts, left) for facts in self.all_facts(s)]

    def obvious(self, s: S, seat: Seat, moves: list[Move]) -> Move:
        """The answer to a small pick that needs no thought, or UNCLEAR: then all answers are tried."""
        return UNCLEAR

    def promising(self, s: S, seat: Seat, moves: list[Move], count: int) -> list[Move]:
        """So many of these moves, by a rule of thumb: what is left out is hardly ever best. Only asked where an action begins."""
        return moves

    def weighed(self, moves: list[Move]) -> list[Move]:
        """Those of the legal moves that deserve a look at all: at least one."""
        return moves

    def likely(self, s: S, seat: Seat, moves: list[Move], chance: Chance) -> Move:
        """What a seat may well do, if it is not thought about any longer: mostly what is obvious, now and then anything."""
        move = self.obvious(s, seat, moves)
        if move == UNCLEAR or chance.below(SURPRISE) == 0:
            return moves[chance.below(len(moves))]
        return move

    def habit(self, s: S, seat: Seat, moves: list[Move]) -> Move:
        """What a seat does by rule of thumb: quick enough to play whole games by it."""
        move = self.obvious(s, seat, moves)
        return self.promising(s, seat, moves, 1)[0] if move == UNCLEAR else move

    def habit_of(self, s: S, seat: Seat, moves: list[Move], chance: Chance) -> Move:
        """The same where others play on: with some chance in it, if what is sealed must not be foreseen."""
        return self.habit(s, seat, moves)

    def leanings(self, s: S, seat: Seat, moves: list[Move]) -> list[float]:
        """How much habits speak for each of these moves, in points; nothing where no such habit was learned.

        Where it is known, it takes the place of a look one action ahead before moves are played on, or counts beside it
        (`looks_too`).
        """
        return []

    def leaning_names(self, players: int) -> list[str]:
        """The weights of a rule of thumb that adds up what speaks for a move; none if there is no such rule."""
        return []

    def leaning_facts(self, s: S, seat: Seat, moves: list[Move]) -> list[list[float]]:
        """What speaks for each of these moves, a number for each of those weights; nothing where the rule is not asked.

        A move for which 1 more speaks is chosen e times as often.
        """
        return []

    def practice_names(self, players: int) -> list[str]:
        """The weights of a rule of thumb that can learn by practice; none if there is no such rule."""
        return []

    def practice_start(self, players: int) -> dict[str, float]:
        """What such a rule begins with before any practice; weights that are not named begin at nothing."""
        return {}

    def practice_slope(self) -> Slope:
        """Where such a rule notes what would have made its choices likelier."""
        return Slope(0)

    def practised(self, s: S, seat: Seat, moves: list[Move], chance: Chance, slope: Slope) -> list[Move]:
        """A whole answer by that rule, all of it with chance; what would have made it likelier is added to `slope`, by weight."""
        return [self.habit_of(s, seat, moves, chance)]

    def standing(self, s: S, seat: Seat) -> list[float]:
        """A few numbers that tell how a seat stands, from which practice learns what it can expect."""
        return self.facts(s, seat)

    def aim(self, points: list[float], seat: Seat) -> float:
        """What a seat tries to raise: its points less those of its best rival. Partners have another aim."""
        return margin(points, seat)

    def lead(self, s: S, points: list[float], seat: Seat) -> float:
        """How far ahead a seat is where playing on stops."""
        return self.aim(points, seat)

    def by_lead(self, s: S) -> bool:
        """Whether playing on is judged by the lead alone; as a rule a great lead is hardly more than a clear one."""
        return False

    def value(self, s: S, seat: Seat) -> float:
        """The final margin a seat can expect."""
        return self.aim(self.projected(s), seat)

    def chances(self, s: S, points: list[float]) -> list[float]:
        """The chance of each seat to win, given what it can expect; when the game is over, what the winners share."""
        if s.owed == 0:
            winners = self.game.winners(s)
            won = [0.0] * len(points)
            for seat in winners:
                won[seat] = 1.0 / len(winners)
            return won
        learned = self.learned.get(len(s.asks))
        if learned is not None:
            return shares(self.judged(s), learned.spread(self.left(s)))
        return shares(points, self.spread(s))

    def foretold(self, s: S, judged: list[float]) -> list[float]:
        """The same chances where the points are known as they are judged, so that nothing is judged twice."""
        learned = self.learned.get(len(s.asks))
        if learned is None or s.owed == 0 or self.only_winning_counts(s):
            return self.chances(s, judged)
        return shares(judged, learned.spread(self.left(s)))

    def valued(self, s: S) -> Learned | None:
        """What was learned for such a table, if plans are compared by it."""
        return self.learned.get(len(s.asks)) if self.by_value and not self.only_winning_counts(s) else None

    def prospects(self, s: S, points: list[float]) -> list[float]:
        """The chances by which a search compares plans: as a rule by the points that the terms expect."""
        if s.owed == 0 or self.only_winning_counts(s) or self.valued(s) is not None:
            return self.chances(s, points)
        return shares(points, self.spread(s))

    def clock(self, s: S) -> int:
        """The round that is being played."""
        return self.game.round(s)

    def stops_at(self, s: S) -> int:
        """The round at which playing on stops; where only winning counts, it goes on to the end."""
        return NO_END if self.only_winning_counts(s) else self.clock(s) + self.rounds_on

    def better_by_playouts(self, s: S) -> bool:
        """Whether a bot that has time should play on, or else search: where only winning counts, it plays on."""
        return self.by_playouts or self.only_winning_counts(s)

    def trust(self, s: S) -> float:
        """Worlds of playing on that the first look at a move counts for."""
        return self.trusted

    def together(self, s: S) -> bool:
        """Whether the seats are partners."""
        return False

    def only_winning_counts(self, s: S) -> bool:
        """Whether there is nobody to be ahead of: in a solo or a cooperative game."""
        return len(s.asks) == 1

    def explained(self, s: S, seat: Seat) -> list[float]:
        """The margin as a sum: the seat's own terms, and last the rivals, less what they can expect."""
        terms = self.terms(s, seat)
        return [*terms, self.value(s, seat) - added(terms)]


def margin(points: list[float], seat: Seat) -> float:
    """How far a seat is ahead of the best of the others."""
    best = -1e9
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best if best > -1e9 else points[seat]


def shares(points: list[float], spread: float) -> list[float]:
    """The chances that go with points: so many more make something e times as likely."""
    top = max(points)
    odds = [exp((each - top) / spread) for each in points]
    total = added(odds)
    return [each / total for each in odds]


def likelihoods(leanings: list[float]) -> list[float]:
    """The logarithms of the chances of moves, e times as likely if 1 more speaks for it."""
    top = max(leanings)
    total = log(added([exp(each - top) for each in leanings])) + top
    return [each - total for each in leanings]


def drawn(chances: list[float], chance: Chance) -> int:
    """A place in a list of chances that add up to 1, each as likely as it says."""
    left = chance.below(FINE) / FINE
    for place in range(len(chances)):
        left -= chances[place]
        if left < 0.0:
            return place
    return len(chances) - 1


class Evaluations:
    """The evaluation of the game a bot is playing, made when it first meets the game."""

    def __init__(self, purpose: str = GREEDY) -> None:
        self.purpose: Final = purpose
        self._last: Evaluation[Any] | None = None

    def of(self, game: Game[Any]) -> Evaluation[Any]:
        """The evaluation that belongs to this game."""
        found = self._last
        if found is None or found.game is not game:
            found = evaluation_of(game, self.purpose)
            self._last = found
        return found

    def give(self, evaluation: Evaluation[Any]) -> None:
        """Use this one for its game: training tries evaluations that are in no file."""
        self._last = evaluation


def evaluation_of(game: Game[Any], purpose: str = GREEDY) -> Evaluation[Any]:
    """A new evaluation of a game, with the weights that were trained for a purpose, or those of the source."""
    found: Evaluation[Any] = import_module(_home(game.key)).evaluation(game)
    found.tune(weights_for(game.key, purpose))
    if purpose == GREEDY:
        for seats, value in values_of(game.key).items():
            if value["facts"] == found.fact_names():
                found.learned[int(seats)] = Learned(value["facts"], value["weights"], value["spreads"])
    return found


def check_evaluated(key: str) -> None:
    """ValueError if nobody has written an evaluation of that game yet."""
    if find_spec(_home(key)) is None:
        raise ValueError(f"there is no evaluation of {key} yet: only the random bot can play it")


def _home(key: str) -> str:
    return f"pavonis.bots.heuristics.{key.replace('-', '_')}"


def added(numbers: list[float]) -> float:
    """The sum, as a float also when compiled: the type of `sum` allows for an int, which the compiler then expects."""
    total = 0.0
    for number in numbers:
        total += number
    return total
