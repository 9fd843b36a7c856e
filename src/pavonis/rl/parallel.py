"""The games for PettingZoo, all seats at once (Parallel)."""

from typing import Any

try:
    from pettingzoo import ParallelEnv
except ModuleNotFoundError as error:
    message = "these environments need PettingZoo, which is not installed: pip install 'pavonis[rl]'"
    raise ModuleNotFoundError(message, name=error.name) from None

from pavonis.rl.agents import Agents, Look
from pavonis.rl.play import IDLE, Mask

Looks = dict[str, Look]
Infos = dict[str, dict[str, Any]]


class AllAtOnce(Agents, ParallelEnv):  # type: ignore[misc]
    """Every seat acts in every step. The answers of all seats that are asked count; any other seat has one move, 0, to wait."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Looks, Infos]:
        """Begin a new game; the same seed deals the same cards."""
        self.deal(seed)
        return self._look()

    def step(self, actions: dict[str, int]) -> tuple[Looks, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Make the moves of all seats that are asked, lowest first; IllegalMove says why if one is not legal, and none is made.

        A secret answer touches no other. Where seats act in their own time, a move that an earlier one has made impossible is left
        out, and its seat is asked again.
        """
        play = self.play
        chosen = [(seat, int(actions[self.possible_agents[seat]])) for seat in play.waiting()]
        for seat, move in chosen:
            reasons = play.game.why_not(play.state, seat, move)
            if reasons:
                raise play.game.illegal(play.state, seat, move, reasons)
        for seat, move in chosen:
            if move in play.legal(seat):
                play.made(seat, move)
        agents = self.agents
        over = play.over
        earned = play.rewards() if over else [0.0] * len(agents)
        looks, infos = self._look()
        if over or play.broken_off:
            self.agents = []
        return (
            looks,
            dict(zip(agents, earned, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, play.broken_off),
            infos,
        )

    def _look(self) -> tuple[Looks, Infos]:
        looks: Looks = {}
        infos: Infos = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self._mask(seat)
            looks[agent] = self.look(seat, mask)
            infos[agent] = {"action_mask": mask}
        return looks, infos

    def _mask(self, seat: int) -> Mask:
        mask = self.play.mask(seat)
        if not mask.any():
            mask[IDLE] = 1
        return mask

    def render(self) -> str | None:
        """The table as each seat that is asked sees it, with its moves."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(f"{self.possible_agents[seat]}:\n{self.play.text(seat)}" for seat in self.play.waiting())
