"""One game being played, as the adapters see it: vectors, masks and rewards by seat."""

from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from pavonis import View
from pavonis.core.game import TAKE_BACK, Game, Move, Seat, State
from pavonis.games import load
from pavonis.rl.encoding import Encoder, Vector

Mask = NDArray[np.int8]
Reward = Literal["win", "score"]
IDLE = TAKE_BACK  # what a seat that is not asked "does" where all act at once; an asked seat is never offered it
CAP = 20_000  # decisions after which a game is broken off: random play of any of the games is far shorter


def usual_players(seats: range) -> int:
    """As few as possible, but a learner wants rivals: alone it sits only if it asks to."""
    return max(seats.start, min(2, seats.stop - 1))


class Play:
    """A game with its options, a position of it, and what each seat may know of that."""

    def __init__(self, key: str, players: int | None = None, reward: Reward = "win", options: dict[str, Any] | None = None) -> None:
        if reward not in ("win", "score"):
            raise ValueError(f"rewards are for a 'win' or for the 'score', not for '{reward}'")
        self.game: Game[Any] = load(key, **(options or {}))
        self.seats = usual_players(self.game.seats) if players is None else players
        self.reward = reward
        self.encoder = Encoder(self.game, self.seats)
        self.actions = self.game.space.size
        self.state: State = self.game.new(self.seats, 0)
        self.decisions = 0

    def reset(self, seed: int) -> None:
        """Begin a new game."""
        self.state = self.game.new(self.seats, seed)
        self.state.log = None
        self.decisions = 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.owed == 0

    @property
    def broken_off(self) -> bool:
        """Whether it has gone on for too long."""
        return self.decisions >= CAP and not self.over

    def waiting(self) -> list[Seat]:
        """The seats the game waits for."""
        return self.game.waiting(self.state)

    def legal(self, seat: Seat) -> list[Move]:
        """The moves of a seat the game waits for; none for another."""
        return self.game.legal(self.state, seat) if self.state.owed >> seat & 1 else []

    def mask(self, seat: Seat) -> Mask:
        """A flag for every move there is: 1 where it is legal now."""
        flags = np.zeros(self.actions, np.int8)
        flags[self.legal(seat)] = 1
        return flags

    def vector(self, seat: Seat) -> Vector:
        """What the seat may know, as numbers from 0 to 1."""
        return self.encoder(self.state, seat)

    def step(self, seat: Seat, move: Move) -> None:
        """Make a move; IllegalMove says why if it is not legal, and nothing has changed."""
        self.game.checked_apply(self.state, seat, move)
        self.decisions += 1

    def made(self, seat: Seat, move: Move) -> None:
        """Make a move that is known to be legal."""
        self.game.apply(self.state, seat, move)
        self.decisions += 1

    def rewards(self) -> list[float]:
        """What each seat has earned at the end: its score, or 1 for a victory, which the others lose together."""
        if self.reward == "score":
            return [float(score) for score in self.game.scores(self.state)]
        winners = self.game.winners(self.state)
        if not winners:
            return [-1.0] * self.seats
        if self.seats == 1:
            return [1.0]
        share = 1 / len(winners)
        fair = 1 / self.seats
        return [((share if seat in winners else 0.0) - fair) / (1 - fair) for seat in range(self.seats)]

    def text(self, seat: Seat) -> str:
        """The table as a seat sees it, with its question and its legal moves."""
        return repr(View(self.game, self.state, seat))
