"""The games for PettingZoo, one seat after another (AEC)."""

from typing import Any

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    message = "these environments need PettingZoo, which is not installed: pip install 'pavonis[rl]'"
    raise ModuleNotFoundError(message, name=error.name) from None

from pavonis.rl.agents import Agents, Look


class SeatAfterSeat(Agents, AECEnv):  # type: ignore[misc]
    """Agents are seats. Of several seats asked at once the lowest answers first, and the others do not learn its answer.

    The mask of an observation is in `infos` too. Rewards come at the end.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed deals the same cards."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Look:
        """What that seat may know now."""
        seat = self.possible_agents.index(agent)
        return self.look(seat, self.play.mask(seat))

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
        """Select the lowest seat that has to answer. When the game is over, all seats leave one after another."""
        waiting = self.play.waiting()
        self.agent_selection = self.possible_agents[waiting[0]] if waiting else self.agents[0]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self.play.mask(self.possible_agents.index(agent))}

    def render(self) -> str | None:
        """The table as the seat that is asked sees it, with its moves."""
        return self.play.text(self.possible_agents.index(self.agent_selection)) if self.render_mode == "ansi" else None


def env(key: str, **options: Any) -> AECEnv:
    """The environment with PettingZoo's usual guards: an illegal move ends the game and is worth -1."""
    wrapped = wrappers.TerminateIllegalWrapper(SeatAfterSeat(key, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
