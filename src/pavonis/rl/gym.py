"""The games for Gymnasium: one seat, with bots in the others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pavonis.bots.bot import Bot
from pavonis.core.game import IllegalMove
from pavonis.rl.encoding import Vector
from pavonis.rl.opponents import Opponents, move_of
from pavonis.rl.play import Play, Reward


class OneSeat(gymnasium.Env[Vector, np.int64]):
    """A seat against bots. `action_masks()` tells the legal moves, as maskable learners ask for them; so does the info.

    `opponents` are specs of bots for the other seats, clockwise; they are repeated if there are too few. Without a `seat`, the
    learner gets a random seat in every game.
    """

    metadata = {  # noqa: RUF012 - declared so by Gymnasium
        "render_modes": ["ansi"]
    }

    def __init__(
        self,
        game: str,
        opponents: str = "greedy",
        players: int | None = None,
        seat: int | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.play = Play(game, players, reward, options)
        self.opponents = Opponents(opponents, game)
        self.chosen_seat = seat
        self.seat = seat or 0
        if not 0 <= self.seat < self.play.seats:
            raise ValueError(f"there are seats 0 to {self.play.seats - 1}, not {seat}")
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0.0, 1.0, (self.play.encoder.size,), np.float32)
        self.action_space = spaces.Discrete(self.play.actions)
        self.bots: dict[int, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Begin a new game and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        while True:
            self.play.reset(self._number())
            self.seat = int(self.np_random.integers(self.play.seats)) if self.chosen_seat is None else self.chosen_seat
            self.bots = self.opponents.seated(self.seat, self.play.seats, self._number)
            self._let_bots_play()
            if not self.play.over:
                return self._look()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Make a move and let the bots play until the seat is asked again or the game is over. An illegal move loses the game."""
        try:
            self.play.step(self.seat, int(action))
        except IllegalMove as error:
            look, info = self._look()
            return look, -1.0, True, False, {**info, "illegal": error.reasons}
        self._let_bots_play()
        over = self.play.over
        earned = self.play.rewards()[self.seat] if over else 0.0
        look, info = self._look()
        return look, earned, over, self.play.broken_off, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves."""
        return self.play.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        """The table as the seat sees it, with its question and its legal moves; None without the mode "ansi"."""
        return self.play.text(self.seat) if self.render_mode == "ansi" else None

    def _let_bots_play(self) -> None:
        play = self.play
        while not play.over and not play.state.owed >> self.seat & 1:
            other = play.waiting()[0]
            play.step(other, move_of(self.bots[other], play.game, play.state, other))

    def _look(self) -> tuple[Vector, dict[str, Any]]:
        return self.play.vector(self.seat), {"action_mask": self.play.mask(self.seat), "seat": self.seat}

    def _number(self) -> int:
        return int(self.np_random.integers(1 << 62))
