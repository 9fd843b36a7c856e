"""Ares Expedition: the game as the core knows it. Every method is one line to the file that holds the rule."""

from typing import Any, Final

from pavonis.core.game import Frame, Game, Question, Reason
from pavonis.games.ares_expedition import hidden, legal, moves, observing, playing, rules, scoring, starting, why_not
from pavonis.games.ares_expedition.questions import question
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import SEATS, AresState

COOPERATIVE_SEATS: Final = range(2, 3)


class AresExpedition(Game[AresState]):
    """1 to 4 players make Mars habitable, all at once."""

    def __init__(self, setting: Setting, options: dict[str, Any]) -> None:
        seats = COOPERATIVE_SEATS if setting.cooperative else range(1, SEATS + 1)
        super().__init__("ares-expedition", 1, seats, moves.SPACE, options)
        self.setting: Final = setting

    def blank(self, seats: int) -> AresState:
        s = AresState()
        s.begin(seats)
        return s

    def set_up(self, s: AresState) -> None:
        starting.set_up(self.setting, s)

    def step(self, s: AresState, seat: int, frame: Frame) -> None:
        rules.step(self.setting, s, seat, frame)

    def answer(self, s: AresState, seat: int, ask: Frame, move: int) -> None:
        rules.answer(s, seat, ask, move)

    def taken_back(self, s: AresState, seat: int, ask: Frame) -> None:
        playing.taken_back(s, seat, ask)

    def legal(self, s: AresState, seat: int) -> list[int]:
        return legal.legal(s, seat)

    def question(self, s: AresState, seat: int) -> Question:
        return question(s, seat)

    def why_not(self, s: AresState, seat: int, move: int) -> list[Reason]:
        return why_not.why_not(s, seat, move)

    def clone(self, s: AresState) -> AresState:
        return s.clone()

    def observe(self, s: AresState, viewer: int) -> dict[str, Any]:
        return observing.observe(s, viewer, self.setting.cooperative)

    def resample(self, s: AresState, viewer: int, seed: int, reopen: bool = False) -> AresState:
        return hidden.resample(s, viewer, seed, reopen)

    def secrets(self, s: AresState, viewer: int) -> list[tuple[str, int]]:
        return hidden.secrets(s, viewer)

    def scores(self, s: AresState) -> list[int]:
        return scoring.scores(s)

    def score_lines(self, s: AresState, seat: int) -> list[tuple[str, int]]:
        return list(zip(scoring.LINES, scoring.score_lines(s, seat), strict=True))

    def round(self, s: AresState) -> int:
        return s.round

    def winners(self, s: AresState) -> list[int]:
        return scoring.winners(self.setting, s)
