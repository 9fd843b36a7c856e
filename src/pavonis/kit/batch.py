"""Many games of one kind side by side: one move in each, and all that they show then on one sheet.

Numbers only: what is shown are places in two arrays with a row for each game, one of observations and one of flags for the legal
moves. Whoever owns the arrays writes them; see `pavonis.rl.vector`.
"""

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter, write_i64_le

from pavonis.core.game import Game, Seat, State
from pavonis.kit.sheet import Sheet


class Batch:
    """So many positions of a game. Every game asks one seat at a time, the lowest of those it waits for."""

    def __init__(
        self, game: Game[Any], seats: int, count: int, encode: Callable[[Any, Any, Seat, Sheet], None] | None, size: int
    ) -> None:
        self.game: Final = game
        self.players: Final = seats
        self.encode: Final = encode  # None leaves observations empty
        self.size: Final = size  # of an observation
        self.states: list[State] = []
        for _ in range(count):
            self.states.append(game.new(seats, 0))
        self.asked: list[Seat] = [0] * count  # by game: who moves next
        self.decisions: list[int] = [0] * count  # by game: moves made
        self.sheet: Final = Sheet()
        self.legal: Final = BytesWriter()  # places of legal moves in an array with a row for each game, eight bytes each

    def deal(self, row: int, seed: int) -> None:
        """Begin another game in a row."""
        s = self.game.new(self.players, seed)
        s.log = None
        self.states[row] = s
        self.decisions[row] = 0

    def play(self, moves: list[int]) -> list[int]:
        """A legal move in every game, of the seat that is asked; the rows of the games that are over."""
        over: list[int] = []
        game = self.game
        for row in range(len(moves)):
            s = self.states[row]
            game.apply(s, self.asked[row], moves[row])
            self.decisions[row] += 1
            if not s.owed:
                over.append(row)
        return over

    def show(self) -> None:
        """Write down what every game shows to the seat that it asks."""
        game = self.game
        encode = self.encode
        sheet = self.sheet
        sheet.clear()
        actions = game.space.size
        legal = self.legal
        legal.truncate(0)
        for row in range(len(self.states)):
            s = self.states[row]
            owed = s.owed
            seat = (owed & -owed).bit_length() - 1
            self.asked[row] = seat
            start = row * actions
            for move in game.legal(s, seat):
                write_i64_le(legal, start + move)
            if encode is not None:
                sheet.at = row * self.size
                encode(game, s, seat, sheet)
