"""The games for PettingZoo, one seat after another (AEC)."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pavonis.rl.play import Play, Reward


class SeatAfterSeat(AECEnv):  # type: ignore[misc]
    """Agents are seats. Of several seats asked at once the lowest answers first, and the others do not learn its answer.

    An observation is {"observation": vector, "action_mask": flags}; the mask is in `infos` too. Rewards come at the end.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, key: str, players: int | None = None, reward: Reward = "win", render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed deals the same cards."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.play.reset(int(self._chance.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """What that seat may know now."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.play.vector(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        """Make the move of the selected seat."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.play.step(self.possible_agents.index(agent), int(action))
        if self.play.over:
            self.rewards = dict(zip(self.agents, self.play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.play.broken_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._ask()

    def _ask(self) -> None:
        """Select the lowest seat that is waited for; when the game is over, all take their leave in turn."""
        waiting = self.play.waiting()
        self.agent_selection = self.possible_agents[waiting[0]] if waiting else self.agents[0]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self.play.mask(self.possible_agents.index(agent))}

    def render(self) -> str | None:
        """The moves of the seat that is asked, in words."""
        return self.play.text(self.possible_agents.index(self.agent_selection)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def env(key: str, **options: Any) -> AECEnv:
    """The environment with PettingZoo's usual guards: an illegal move ends the game and is worth -1."""
    wrapped = wrappers.TerminateIllegalWrapper(SeatAfterSeat(key, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
