"""Many games of one kind in one process, stepped together: arrays in, arrays out, and a finished game begins anew at once."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pavonis.core.game import IllegalMove
from pavonis.rl.play import Play, Reward


class Batch(NamedTuple):
    """What all games show after a step, one row for each."""

    seats: NDArray[np.int64]  # who is asked
    observations: NDArray[np.float32]  # what that seat may know
    masks: NDArray[np.bool_]  # its legal moves
    rewards: NDArray[np.float32]  # of all seats, from the game that ended with this step; else 0
    ended: NDArray[np.bool_]  # where a game ended and the next one has begun


class Games:
    """So many tables side by side; each asks one seat at a time.

    Who has an encoder of their own turns ours off with `encode=False`: observations have no numbers then, `plays` has the games.
    """

    def __init__(
        self,
        key: str,
        count: int,
        players: int | None = None,
        seed: int = 0,
        reward: Reward = "win",
        encode: bool = True,
        **options: Any,
    ) -> None:
        if count < 1:
            raise ValueError("there must be at least one game")
        first = Play(key, players, reward, options)
        self.plays = [first, *(first.beside() for _ in range(count - 1))]
        self.actions = first.actions
        self.size = first.encoder.size if encode else 0
        self._chance = np.random.default_rng(seed)
        self._rows = np.arange(count)
        self._seats = np.zeros(count, np.int64)
        self._looks = np.zeros((count, self.size), np.float32)
        self._masks = np.zeros((count, self.actions), bool)
        self._rewards = np.zeros((count, first.seats), np.float32)
        self._ended = np.zeros(count, bool)

    def reset(self) -> Batch:
        """Begin all games."""
        for number, play in enumerate(self.plays):
            play.reset(self._number())
            self._show(number)
        self._rewards[:] = 0
        self._ended[:] = False
        return self._batch()

    def step(self, actions: NDArray[np.int64]) -> Batch:
        """One move in every game, of the seat that was asked; IllegalMove says why if one is not legal, and no game has changed."""
        legal = (actions >= 0) & self._masks[self._rows, actions]
        for wrong in np.flatnonzero(~legal):
            play, seat, move = self.plays[wrong], int(self._seats[wrong]), int(actions[wrong])
            raise IllegalMove(seat, move, play.game.why_not(play.state, seat, move))
        self._rewards[:] = 0
        self._ended[:] = False
        for number, (play, seat, action) in enumerate(zip(self.plays, self._seats.tolist(), actions.tolist(), strict=True)):
            play.made(seat, action)
            if play.over or play.broken_off:
                if play.over:
                    self._rewards[number] = play.rewards()
                self._ended[number] = True
                play.reset(self._number())
            self._show(number)
        return self._batch()

    def _show(self, number: int) -> None:
        play = self.plays[number]
        seat = play.waiting()[0]
        self._seats[number] = seat
        if self.size:
            look = self._looks[number]
            look.fill(0)
            play.write_vector(seat, look)
        mask = self._masks[number]
        mask.fill(False)
        mask[play.legal(seat)] = True

    def _batch(self) -> Batch:
        return Batch(self._seats.copy(), self._looks.copy(), self._masks.copy(), self._rewards.copy(), self._ended.copy())

    def _number(self) -> int:
        return int(self._chance.integers(1 << 62))
