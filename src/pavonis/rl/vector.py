"""Many games of one kind in one process, stepped together: arrays in, arrays out, and a finished game begins anew at once."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pavonis.bots.bot import derived
from pavonis.core.game import State
from pavonis.kit.batch import Batch as Positions
from pavonis.rl.encoding import Places, numbers, places
from pavonis.rl.play import CAP, Play, Reward


class Batch(NamedTuple):
    """What all games show after a step, one row for each. The next step overwrites the arrays."""

    seats: NDArray[np.int64]  # who is asked
    observations: NDArray[np.float32]  # what that seat may know
    masks: NDArray[np.bool_]  # its legal moves
    rewards: NDArray[np.float32]  # of all seats, from the game that ended with this step; else 0
    ended: NDArray[np.bool_]  # where a game ended and the next one has begun

    def copy(self) -> "Batch":
        """One that stays as it is."""
        seats, observations, masks, rewards, ended = self
        return Batch(seats.copy(), observations.copy(), masks.copy(), rewards.copy(), ended.copy())


def blank(count: int, size: int, actions: int, players: int) -> Batch:
    """Arrays for so many games, all zero."""
    return Batch(
        np.zeros(count, np.int64),
        np.zeros((count, size), np.float32),
        np.zeros((count, actions), bool),
        np.zeros((count, players), np.float32),
        np.zeros(count, bool),
    )


class Games:
    """So many tables side by side; each asks one seat at a time.

    Steps write into the same arrays again and again, which is what makes them quick: copy what you keep, or ask for `copy=True`.
    Turn off our encoder with `encode=False` if you bring your own: observations are empty then, and `states` has the positions.
    `first` is the number of the first game, if others are played elsewhere; what is dealt depends on the seed and that number.
    """

    def __init__(
        self,
        key: str,
        count: int,
        players: int | None = None,
        seed: int = 0,
        reward: Reward = "win",
        encode: bool = True,
        copy: bool = False,
        first: int = 0,
        arrays: Batch | None = None,
        **options: Any,
    ) -> None:
        if count < 1:
            raise ValueError("there must be at least one game")
        self.play = Play(key, players, reward, options)
        encoder = self.play.encoder
        self.actions = self.play.actions
        self.players = self.play.seats
        self.size = encoder.size if encode else 0
        self._positions = Positions(self.play.game, self.players, count, encoder.encode if encode else None, self.size)
        self._seed = seed
        self._first = first
        self._dealt = [0] * count
        self._copies = copy
        self._batch = blank(count, self.size, self.actions, self.players) if arrays is None else arrays
        self._rows = np.arange(count)
        self._written: list[Places] = []  # what the last step has written: observations, observations, masks

    @property
    def states(self) -> list[State]:
        """The positions of all games, with everything hidden: not for players."""
        return self._positions.states

    def reset(self) -> Batch:
        """Begin all games."""
        for row in range(len(self._dealt)):
            self._deal(row)
        return self._shown([])

    def step(self, actions: NDArray[np.int64]) -> Batch:
        """One move in every game, of the seat that was asked; IllegalMove says why if one is not legal, and no game has changed."""
        legal = (actions >= 0) & self._batch.masks[self._rows, actions]
        if not legal.all():
            self._refuse(int(np.flatnonzero(~legal)[0]), actions)
        over = self._positions.play(actions.tolist())
        earned = [(row, self._rewards(row)) for row in over]
        if max(self._positions.decisions) >= CAP:
            nothing = [0.0] * self.players
            earned += [(row, nothing) for row, made in enumerate(self._positions.decisions) if made >= CAP and row not in over]
        for row, _ in earned:
            self._deal(row)
        return self._shown(earned)

    def _refuse(self, row: int, actions: NDArray[np.int64]) -> None:
        game, s, seat, move = self.play.game, self.states[row], self._positions.asked[row], int(actions[row])
        raise game.illegal(s, seat, move, game.why_not(s, seat, move))

    def _deal(self, row: int) -> None:
        self._positions.deal(row, derived(self._seed, self._first + row, self._dealt[row]))
        self._dealt[row] += 1

    def _rewards(self, row: int) -> list[float]:
        self.play.state = self.states[row]
        return self.play.rewards()

    def _shown(self, earned: list[tuple[int, list[float]]]) -> Batch:
        """Write what the games show; of the arrays only what has been written before is cleared."""
        batch = self._batch
        positions = self._positions
        positions.show()
        sheet = positions.sheet
        looks = batch.observations.reshape(-1)
        masks = batch.masks.reshape(-1)
        if self._written:
            looks[self._written[0]] = 0
            looks[self._written[1]] = 0
            masks[self._written[2]] = False
        self._written = [places(sheet.ones), places(sheet.places), places(positions.legal)]
        looks[self._written[0]] = 1
        looks[self._written[1]] = numbers(sheet.numbers)
        masks[self._written[2]] = True
        batch.seats[:] = positions.asked
        batch.rewards.fill(0)
        batch.ended.fill(False)
        for row, rewards in earned:
            batch.rewards[row] = rewards
            batch.ended[row] = True
        return batch.copy() if self._copies else batch
