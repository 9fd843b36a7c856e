"""A move that is not legal in a position, and one reason the game gives for it.

The files beside this one say for every reason of a game what has to be so in the position, from what the reason tells a reader.
They read the position and the printed tables, never the functions that found the reason.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from pavonis.core.game import Game, Reason

NOTHING_SUCH = "no such move"


class Case(NamedTuple):
    """The position, who would move, the move, and the numbers of the reason without its code."""

    game: Game[Any]
    s: Any
    seat: int
    move: int
    told: tuple[int, ...]

    @property
    def name(self) -> str:
        """The name of the move's range."""
        return self.meaning[0]

    @property
    def arguments(self) -> tuple[int, ...]:
        """The arguments of the move."""
        return self.meaning[1]

    @property
    def meaning(self) -> tuple[str, tuple[int, ...]]:
        """What the code stands for."""
        try:
            return self.game.space.meaning(self.move)
        except ValueError:
            return NOTHING_SUCH, ()

    @property
    def ask(self) -> tuple[int, ...]:
        """The open question of the seat."""
        ask = self.s.asks[self.seat]
        assert ask is not None
        return tuple(ask)

    @property
    def asked(self) -> bool:
        """Whether the game waits for the seat."""
        return bool(self.s.owed >> self.seat & 1)

    @property
    def offered(self) -> list[tuple[str, tuple[int, ...]]]:
        """What the answers to the open question stand for, also if one has been given that can still be taken back."""
        s = self.game.clone(self.s)
        s.owed |= 1 << self.seat
        return [self.game.space.meaning(move) for move in self.game.legal(s, self.seat)]


Predicate = Callable[[Case], bool]


def over(case: Case) -> bool:
    """Nobody is asked anything any more."""
    return all(ask is None for ask in case.s.asks)


def not_asked(case: Case) -> bool:
    """The game does not wait for this seat, though it goes on."""
    return not case.asked and case.s.owed != 0


def another_question(case: Case) -> bool:
    """A question is open to this seat, and no answer to it is of this kind, or all are about another thing."""
    of_a_kind = [arguments for name, arguments in case.offered if name == case.name]
    return case.s.asks[case.seat] is not None and all(
        len(arguments) > 1 and arguments[0] != case.arguments[0] for arguments in of_a_kind
    )


def no_such_move(case: Case) -> bool:
    """The code means nothing."""
    return case.name == NOTHING_SUCH


def nothing_to_take_back(case: Case) -> bool:
    """The move takes back, and this seat has no answer that waits for others."""
    return case.move == 0 and (case.asked or case.s.asks[case.seat] is None)


def must(case: Case) -> bool:
    """A question is open to this seat, and no answer to it says no, or no more."""
    return case.s.asks[case.seat] is not None and not {name for name, _ in case.offered} & {"decline", "done", "pass", "put aside"}


def reasons_of(game: Game[Any], s: Any, seat: int, move: int) -> list[tuple[Reason, Case]]:
    """All reasons for a move, each as a case."""
    return [(reason, Case(game, s, seat, move, tuple(reason[1:]))) for reason in game.why_not(s, seat, move)]


def general(reasons: Any) -> dict[int, Predicate]:
    """When the reasons are true that games have alike."""
    return {
        reasons.GAME_OVER: over,
        reasons.NOT_ASKED: not_asked,
        reasons.NOT_THIS_QUESTION: another_question,
        reasons.NO_SUCH_MOVE: no_such_move,
        reasons.NOTHING_SEALED: nothing_to_take_back,
    }
