"""What a bot or a browser may hold: the knowledge of one seat and nothing else.

A view keeps no reference to the true state. It holds one resampled world. Because a resample depends only on what the
viewer knows, every further sample is the same as if it were drawn from the true state.
"""

from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from pavonis.core.game import Game, Move, Question, Reason, S, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Generic[S]):
    """One seat's side of a game at one moment."""

    def __init__(self, game: Game[S], s: S, seat: Seat) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self._world: Final = game.resample(s, seat, 0)

    def __repr__(self) -> str:
        return f"<View of seat {self.seat} at {self.game.key}, waiting for {self.waiting()}>"

    def legal(self) -> list[Move]:
        """The moves this seat may make now."""
        return self.game.legal(self._world, self.seat)

    def phrases(self) -> list[str]:
        """The same moves as phrases, which `Match.push` takes."""
        return [self.notation(move) for move in self.legal()]

    def question(self) -> Question:
        """What this seat is asked."""
        return self.game.question(self._world, self.seat)

    def waiting(self) -> list[Seat]:
        """The seats the game waits for."""
        return self.game.waiting(self._world)

    def observation(self) -> Any:
        """Everything that this seat may know, as a struct or a dict of plain data."""
        return self.game.observe(self._world, self.seat)

    def notation(self, move: Move) -> str:
        """A move as a short phrase."""
        return self.game.notation(self._world, self.seat, move)

    def parse(self, text: str) -> Move:
        """The move a phrase stands for."""
        return self.game.parse(self._world, self.seat, text)

    def why_not(self, move: Move) -> list[Reason]:
        """Why this seat may not make a move now."""
        return self.game.why_not(self._world, self.seat, move)

    def sample(self, seed: int, reopen: bool = False) -> S:
        """A world that this seat cannot tell from the true one; with `reopen`, rivals are asked to seal again."""
        return self.game.resample(self._world, self.seat, seed, reopen)

    def reveals(self, move: Move) -> bool:
        """Whether this move will show the seat something hidden, so that it cannot be undone. It is tried on a sample."""
        world = self.sample(0)
        before = world.learned[self.seat]
        self.game.apply(world, self.seat, move)
        return world.learned[self.seat] != before
