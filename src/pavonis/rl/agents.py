"""What both kinds of PettingZoo environments share: agents are seats, and all of them see and do things of the same shape."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces

from pavonis.rl.play import Mask, Play, Reward

Look = dict[str, Any]  # {"observation": vector, "action_mask": flags}


class Agents:
    """A game being played by agents with names. An observation is {"observation": vector, "action_mask": flags}."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, key: str, players: int | None = None, reward: Reward = "win", render_mode: str | None = None, **options: Any
    ) -> None:
        self.play = Play(key, players, reward, options)
        self.metadata = {**self.metadata, "name": f"{key.replace('-', '_')}_v0"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self.agents: list[str] = []
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.play.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.play.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {agent: spaces.Discrete(self.play.actions) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What a seat sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What a seat may do; the same numbers for all."""
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """Begin a new game with everybody in it; the same seed deals the same cards."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.play.reset(int(self._chance.integers(1 << 62)))
        self.agents = self.possible_agents[:]

    def look(self, seat: int, mask: Mask) -> Look:
        """What a seat may know, and which moves it may make."""
        return {"observation": self.play.vector(seat), "action_mask": mask}

    def close(self) -> None:
        """Nothing is open."""
