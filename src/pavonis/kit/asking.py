"""A game in which every move answers the open question of a seat: what that means for moves, questions and reasons."""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from pavonis.core.game import TAKE_BACK, Frame, Game, Question, Reason, S


class Refusals:
    """The codes that a game has for the most general reasons why a move is not legal."""

    def __init__(self, game_over: int, nothing_sealed: int, no_such_move: int) -> None:
        self.game_over: Final = game_over
        self.nothing_sealed: Final = nothing_sealed  # no answer of this seat to take back
        self.no_such_move: Final = no_such_move


@mypyc_attr(allow_interpreted_subclasses=True)
class AskingGame(Game[S]):
    """The beginning of `legal`, `question` and `why_not`; a game goes on from the open question."""

    REFUSALS: ClassVar[Refusals]

    # What a game writes

    @abstractmethod
    def answers(self, s: S, seat: int, ask: Frame) -> list[int]:
        """The legal answers to the open question of a seat: sorted, unique, never empty."""

    @abstractmethod
    def asked(self, s: S, seat: int, ask: Frame) -> Question:
        """The open question of a seat that the game waits for."""

    @abstractmethod
    def obstacles(self, s: S, seat: int, move: int) -> list[Reason]:
        """Why a move that there is may not be made now; it is known not to be legal, and the game goes on."""

    def answered(self, s: S, seat: int, ask: Frame) -> Question:
        """The question of a seat that has answered and may take its answer back."""
        return Question("sealed", usual=TAKE_BACK)

    # What follows

    def legal(self, s: S, seat: int) -> list[int]:
        ask = s.asks[seat]
        if ask is None:
            return []
        if not s.owed >> seat & 1:
            return [TAKE_BACK]
        return self.answers(s, seat, ask)

    def question(self, s: S, seat: int) -> Question:
        ask = s.asks[seat]
        if ask is None:
            raise ValueError(f"seat {seat} is not asked anything")
        return self.asked(s, seat, ask) if s.owed >> seat & 1 else self.answered(s, seat, ask)

    def why_not(self, s: S, seat: int, move: int) -> list[Reason]:
        """The reasons, the most general first: it is not the time, then what is missing."""
        if move in self.legal(s, seat):
            return []
        if s.owed == 0:
            return [(self.REFUSALS.game_over,)]
        if move == TAKE_BACK:
            return [(self.REFUSALS.nothing_sealed,)]
        try:
            self.space.range_of(move)
        except ValueError:
            return [(self.REFUSALS.no_such_move,)]
        return self.obstacles(s, seat, move)
