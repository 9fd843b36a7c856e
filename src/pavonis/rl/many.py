"""The games for Gymnasium, many tables in one process: what `gymnasium.make_vec` makes."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from pavonis.bots.bot import Bot
from pavonis.core.game import Seat
from pavonis.kit.batch import Batch as Positions
from pavonis.rl.encoding import Places, numbers, places
from pavonis.rl.opponents import Opponents, move_of
from pavonis.rl.play import CAP, Play, Reward

Looks = NDArray[np.float32]
Moves = NDArray[np.int64]
Flags = NDArray[np.bool_]


class ManyTables(VectorEnv[Looks, Moves, NDArray[Any]]):
    """So many tables, at each of them a seat against bots, as `OneSeat` has one. All positions are written into one array.

    A table whose game has ended begins the next one in the step after, whatever is done there. An illegal move loses the game.
    """

    metadata = {  # noqa: RUF012 - declared so by Gymnasium
        "autoreset_mode": AutoresetMode.NEXT_STEP
    }

    def __init__(
        self,
        num_envs: int,
        game: str,
        opponents: str = "greedy",
        players: int | None = None,
        seat: int | None = None,
        reward: Reward = "win",
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise ValueError("there must be at least one table")
        self.play = Play(game, players, reward, options)
        self.opponents = Opponents(opponents, game)
        if seat is not None and not 0 <= seat < self.play.seats:
            raise ValueError(f"there are seats 0 to {self.play.seats - 1}, not {seat}")
        self.chosen_seat = seat
        self.num_envs = num_envs
        encoder = self.play.encoder
        self.single_observation_space = spaces.Box(0.0, 1.0, (encoder.size,), np.float32)
        self.single_action_space = spaces.Discrete(self.play.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats: NDArray[np.int64] = np.zeros(num_envs, np.int64)  # by table: that of the learner
        self.bots: list[dict[Seat, Bot]] = [{} for _ in range(num_envs)]
        self._positions = Positions(self.play.game, self.play.seats, num_envs, encoder.encode, encoder.size)
        self._chances = [np.random.default_rng() for _ in range(num_envs)]
        self._looks: Looks = np.zeros((num_envs, encoder.size), np.float32)
        self._masks: Flags = np.zeros((num_envs, self.play.actions), bool)
        self._written: list[Places] = []  # what the last look has written: looks, looks, masks
        self._over: Flags = np.zeros(num_envs, bool)
        self._spare = self.play.state  # shown in place of a game that has ended, which asks nobody

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Looks, dict[str, Any]]:
        """Begin a new game at every table. One seed serves all tables, or each has its own."""
        if seed is not None:
            each = [(seed, row) for row in range(self.num_envs)] if isinstance(seed, int) else seed
            self._chances = [np.random.default_rng(one) for one in each]
        for row in range(self.num_envs):
            self._deal(row)
        self._over = np.zeros(self.num_envs, bool)
        return self._shown()

    def step(self, actions: Moves) -> tuple[Looks, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Make a move at every table, and let the bots play until the learner is asked again or the game is over."""
        positions = self._positions
        rewards, ended, cut = np.zeros(self.num_envs), np.zeros(self.num_envs, bool), np.zeros(self.num_envs, bool)
        for row, move in enumerate(actions.tolist()):
            if self._over[row]:
                self._deal(row)
            elif not (0 <= move < self.play.actions and self._masks[row, move]):
                rewards[row], ended[row] = -1.0, True
            else:
                self._made(row, int(self.seats[row]), move)
                self._let_bots_play(row)
                self.play.state = positions.states[row]
                if self.play.over:
                    rewards[row], ended[row] = self.play.rewards()[self.seats[row]], True
                cut[row] = not ended[row] and positions.decisions[row] >= CAP
        self._over = ended | cut
        looks, infos = self._shown()
        return looks, rewards, ended, cut, infos

    def action_masks(self) -> Flags:
        """The legal moves at every table; none where a game has ended."""
        return self._masks.copy()

    def _deal(self, row: int) -> None:
        """Begin a new game at a table. Games in which the learner is never asked do not count."""
        while True:
            self._positions.deal(row, self._number(row))
            self.seats[row] = self._chances[row].integers(self.play.seats) if self.chosen_seat is None else self.chosen_seat
            self.bots[row] = self.opponents.seated(int(self.seats[row]), self.play.seats, lambda: self._number(row))
            self._let_bots_play(row)
            if self._positions.states[row].owed:
                return

    def _number(self, row: int) -> int:
        return int(self._chances[row].integers(1 << 62))

    def _made(self, row: int, seat: Seat, move: int) -> None:
        self.play.game.apply(self._positions.states[row], seat, move)
        self._positions.decisions[row] += 1

    def _let_bots_play(self, row: int) -> None:
        """Until the learner is the first who is asked: positions show themselves to that seat."""
        game, s, bots, own = self.play.game, self._positions.states[row], self.bots[row], int(self.seats[row])
        while s.owed and (seat := (s.owed & -s.owed).bit_length() - 1) != own:
            self._made(row, seat, move_of(bots[seat], game, s, seat))

    def _shown(self) -> tuple[Looks, dict[str, Any]]:
        """What all tables show. Of the arrays only what has been written before is cleared."""
        positions, looks, masks = self._positions, self._looks.reshape(-1), self._masks.reshape(-1)
        if self._written:
            looks[self._written[0]] = looks[self._written[1]] = 0
            masks[self._written[2]] = False
        over = {row: positions.states[row] for row in np.flatnonzero(self._over).tolist()}
        for row in over:
            positions.states[row] = self._spare
        positions.show()
        sheet = positions.sheet
        self._written = [places(sheet.ones), places(sheet.places), places(positions.legal)]
        looks[self._written[0]] = 1
        looks[self._written[1]] = numbers(sheet.numbers)
        masks[self._written[2]] = True
        shown = self._looks.copy()
        for row, s in over.items():
            positions.states[row] = s
            self._masks[row] = False
            shown[row] = self.play.encoder(s, int(self.seats[row]))
        everywhere = np.ones(self.num_envs, bool)
        infos = {
            "action_mask": self._masks.astype(np.int8),
            "_action_mask": everywhere,
            "seat": self.seats.copy(),
            "_seat": everywhere,
        }
        return shown, infos
