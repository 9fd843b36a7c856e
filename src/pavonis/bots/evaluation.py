"""What an evaluation of a game is: the points every seat can expect at the end, as a sum of named terms."""

from abc import abstractmethod
from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from pavonis.core.game import Game, Move, S, Seat
from pavonis.games import GAMES

UNCLEAR: Final = -1  # no move
HORIZON: Final = 5
RIVALS: Final = "rivals"  # the term that stands for the best of the others


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """Expected final points. It is given worlds, real or sampled, and may read all of them: who must not peek samples first."""

    def __init__(self, game: Game[S], names: list[str]) -> None:
        self.game: Final = game
        self.names: Final = names  # of the terms
        self.horizon = HORIZON  # own turns that a search looks ahead at most

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

    def value(self, s: S, seat: Seat) -> float:
        """The final margin a seat can expect: its points less those of its best rival."""
        return margin(self.projected(s), seat)

    def chances(self, s: S, points: list[float]) -> list[float]:
        """The chance of each seat to win, given what it can expect; when the game is over, what the winners share."""
        if s.owed == 0:
            winners = self.game.winners(s)
            won = [0.0] * len(points)
            for seat in winners:
                won[seat] = 1.0 / len(winners)
            return won
        top = max(points)
        spread = self.spread(s)
        odds = [exp((each - top) / spread) for each in points]
        total = added(odds)
        return [each / total for each in odds]

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
