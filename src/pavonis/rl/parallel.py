"""The games for PettingZoo, all seats at once (Parallel)."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from pavonis.rl.play import IDLE, Mask, Play, Reward

Observation = dict[str, Any]


class AllAtOnce(ParallelEnv):  # type: ignore[misc]
    """Every seat acts in every step. The answers of all seats that are asked count; who is not asked has one move, 0, to wait."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

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

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game; the same seed deals the same cards."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.play.reset(int(self._chance.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        return self._look()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make the moves of all seats that are asked, lowest first; an answer made void by an earlier one is not made.

        In simultaneous questions no answer touches another. Elsewhere only one seat is asked, so nothing is lost.
        """
        for seat in self.play.waiting():
            if self.play.state.owed >> seat & 1:
                self.play.step(seat, int(actions[self.possible_agents[seat]]))
        agents = self.agents
        over = self.play.over
        earned = self.play.rewards() if over else [0.0] * len(agents)
        looks, infos = self._look()
        if over or self.play.broken_off:
            self.agents = []
        return (
            looks,
            dict(zip(agents, earned, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, self.play.broken_off),
            infos,
        )

    def _look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        looks: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self._mask(seat)
            looks[agent] = {"observation": self.play.vector(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return looks, infos

    def _mask(self, seat: int) -> Mask:
        mask = self.play.mask(seat)
        if not mask.any():
            mask[IDLE] = 1
        return mask

    def render(self) -> str | None:
        """The moves of the seats that are asked, in words."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(f"{self.possible_agents[seat]}:\n{self.play.text(seat)}" for seat in self.play.waiting())

    def close(self) -> None:
        """Nothing is open."""
