"""Terraforming Mars: the game as the core knows it. Every method is one line to the file that holds the rule."""

from typing import Any, Final

from pavonis.core.game import Frame, Game, Question, Reason
from pavonis.games.terraforming_mars import hidden, legal, moves, observing, rules, scoring, starting, why_not
from pavonis.games.terraforming_mars.questions import question
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import SEATS, MarsState


class TerraformingMars(Game[MarsState]):
    """1 to 5 players make Mars habitable."""

    def __init__(self, setting: Setting, options: dict[str, Any]) -> None:
        super().__init__("terraforming-mars", 1, range(1, SEATS + 1), moves.SPACE, options)
        self.setting: Final = setting

    def blank(self, seats: int) -> MarsState:
        s = MarsState()
        s.begin(seats)
        return s

    def set_up(self, s: MarsState) -> None:
        starting.set_up(self.setting, s)

    def step(self, s: MarsState, seat: int, frame: Frame) -> None:
        rules.step(self.setting, s, seat, frame)

    def answer(self, s: MarsState, seat: int, ask: Frame, move: int) -> None:
        rules.answer(s, seat, ask, move)

    def legal(self, s: MarsState, seat: int) -> list[int]:
        return legal.legal(s, seat)

    def question(self, s: MarsState, seat: int) -> Question:
        return question(s, seat)

    def why_not(self, s: MarsState, seat: int, move: int) -> list[Reason]:
        return why_not.why_not(s, seat, move)

    def clone(self, s: MarsState) -> MarsState:
        return s.clone()

    def observe(self, s: MarsState, viewer: int) -> dict[str, Any]:
        return observing.observe(s, viewer)

    def resample(self, s: MarsState, viewer: int, seed: int, reopen: bool = False) -> MarsState:
        return hidden.resample(self.setting, s, viewer, seed, reopen)

    def secrets(self, s: MarsState, viewer: int) -> list[tuple[str, int]]:
        return hidden.secrets(s, viewer)

    def scores(self, s: MarsState) -> list[int]:
        return scoring.scores(s)

    def score_lines(self, s: MarsState, seat: int) -> list[tuple[str, int]]:
        return list(zip(scoring.LINES, scoring.score_lines(s, seat), strict=True))

    def round(self, s: MarsState) -> int:
        return s.generation

    def winners(self, s: MarsState) -> list[int]:
        return scoring.winners(s)
