"""What an evaluation of a game is: the points every seat can expect at the end, as a sum of named terms."""

from abc import abstractmethod
from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from pavonis.bots.bot import Chance
from pavonis.core.game import Game, Move, S, Seat
from pavonis.games import GAMES

UNCLEAR: Final = -1  # no move
HORIZON: Final = 5
HEAT: Final = 0.8
CURIOSITY: Final = 0.8
SURPRISE: Final = 4  # one in so many likely answers is not the obvious one
FINE: Final = 1 << 20  # steps in which chances are drawn
RIVALS: Final = "rivals"  # the term that stands for the best of the others


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

    @abstractmethod
    def projected(self, s: S) -> list[float]:
        """The points each seat can expect at the end."""

    @abstractmethod
    def terms(self, s: S, seat: Seat) -> list[float]:
        """The same for one seat, term by term, in the order of the names."""

    @abstractmethod
    def spread(self, s: S) -> float:
        """How much may still change, in points: a lead of so much is worth odds of e to 1."""

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

    def aim(self, points: list[float], seat: Seat) -> float:
        """What a seat tries to raise: its points less those of its best rival. Partners have another aim."""
        return margin(points, seat)

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
        return shares(points, self.spread(s))

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

    def __init__(self) -> None:
        self._last: Evaluation[Any] | None = None

    def of(self, game: Game[Any]) -> Evaluation[Any]:
        """The evaluation that belongs to this game."""
        found = self._last
        if found is None or found.game is not game:
            found = evaluation_of(game)
            self._last = found
        return found


def evaluation_of(game: Game[Any]) -> Evaluation[Any]:
    """A new evaluation of a game, with the weights of its file."""
    found: Evaluation[Any] = import_module(_home(game.key)).evaluation(game)
    return found


def check_evaluated(key: str) -> None:
    """ValueError if nobody has written an evaluation of that game yet."""
    if find_spec(_home(key)) is None:
        raise ValueError(f"there is no evaluation of {key} yet: only the random bot can play it")


def _home(key: str) -> str:
    return f"pavonis.bots.heuristics.{GAMES[key]}"


def added(numbers: list[float]) -> float:
    """The sum, as a float also when compiled: the type of `sum` allows for an int, which the compiler then expects."""
    total = 0.0
    for number in numbers:
        total += number
    return total
