"""A game being played: its state, its record, and the undo that cannot peek."""

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from pavonis.core.game import Game, Move, S, Seat
from pavonis.core.record import UNDO, Record, begin, opening, replay
from pavonis.core.view import View


class CannotUndo(ValueError):
    """Why a step cannot be taken back: "nothing" to undo, "not yours", or something hidden was "learned"."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Generic[S]):
    """A game in progress. Every change goes through `play` and `undo`, and is in the record before it is seen."""

    def __init__(self, game: Game[S], record: Record) -> None:
        self.game: Final = game
        self.record: Final = record
        self.state: S = opening(game, record)
        self._steps: list[tuple[Seat, int]] = []  # who moved, and what that seat had learned until then
        for seat, move in record.moves():
            self._step(seat, move)

    @staticmethod
    def new(game: Game[S], seats: int, seed: int) -> "Match[S]":
        """A match about to begin."""
        return Match(game, begin(game, seats, seed))

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move, or raise IllegalMove and change nothing."""
        reasons = self.game.why_not(self.state, seat, move)
        if reasons:
            raise self.game.illegal(self.state, seat, move, reasons)
        self.record.entries.append((seat, move))
        self._step(seat, move)

    def _step(self, seat: Seat, move: Move) -> None:
        self._steps.append((seat, self.state.learned[seat]))
        self.game.apply(self.state, seat, move)

    def undo_reach(self, seat: Seat, consent: frozenset[Seat] = frozenset()) -> int:
        """How many steps an undo by this seat takes back: up to its own last step, including later steps of seats that consent.

        Raises CannotUndo, with the key of the reason, if a seat that does not consent has moved in between, or if this seat has
        learned something hidden since then.
        """
        for back, (who, learned) in enumerate(reversed(self._steps), 1):
            if who == seat:
                if self.state.learned[seat] != learned:
                    raise CannotUndo("learned")
                return back
            if who not in consent:
                raise CannotUndo("not yours")
        raise CannotUndo("nothing")

    def undo(self, seat: Seat | None = None, consent: frozenset[Seat] = frozenset()) -> None:
        """Take back this seat's last step. If the step is made again, chance gives the same result.

        Without a seat the last step goes back, whoever made it and whatever it has shown: for somebody who owns the whole match.
        """
        if seat is None and not self._steps:
            raise CannotUndo("nothing")
        for _ in range(1 if seat is None else self.undo_reach(seat, consent)):
            who, _learned = self._steps.pop()
            self.record.entries.append((who, UNDO))
        self.state = replay(self.game, self.record)

    def view(self, seat: Seat) -> View[S]:
        """The view of one seat."""
        return View(self.game, self.state, seat)
