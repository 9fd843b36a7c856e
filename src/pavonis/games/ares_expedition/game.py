"""Ares Expedition: the game as the core knows it. Every method is one line to the file that holds the rule."""

from typing import Any, ClassVar, Final

from pavonis.core.fields import Field
from pavonis.core.game import Frame, Question, Reason
from pavonis.games.ares_expedition import (
    hidden,
    legal,
    moves,
    observing,
    playing,
    questions,
    rules,
    scoring,
    sound,
    starting,
    why_not,
)
from pavonis.games.ares_expedition.events import EVENTS
from pavonis.games.ares_expedition.observation import AresExpeditionSeen
from pavonis.games.ares_expedition.reasons import GAME_OVER, NO_SUCH_MOVE, NOTHING_TO_TAKE_BACK, REASONS
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import SEATS, AresState
from pavonis.kit.asking import AskingGame, Refusals

COOPERATIVE_SEATS: Final = range(2, 3)


class AresExpedition(AskingGame[AresState]):
    """1 to 4 players make Mars habitable, all at once."""

    REFUSALS: ClassVar[Refusals] = Refusals(GAME_OVER, NOTHING_TO_TAKE_BACK, NO_SUCH_MOVE)

    def __init__(self, setting: Setting, options: dict[str, Any]) -> None:
        seats = COOPERATIVE_SEATS if setting.cooperative else range(1, SEATS + 1)
        super().__init__("ares-expedition", 3, seats, moves.SPACE, options, EVENTS, REASONS)
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
        rules.answer(self.setting, s, seat, ask, move)

    def taken_back(self, s: AresState, seat: int, ask: Frame) -> None:
        playing.taken_back(s, seat, ask)

    def answers(self, s: AresState, seat: int, ask: Frame) -> list[int]:
        return legal.answers(self.setting, s, seat, ask)

    def asked(self, s: AresState, seat: int, ask: Frame) -> Question:
        return questions.question(self.setting, s, seat, ask)

    def answered(self, s: AresState, seat: int, ask: Frame) -> Question:
        return questions.answered(ask)

    def obstacles(self, s: AresState, seat: int, move: int) -> list[Reason]:
        return why_not.obstacles(self.setting, s, seat, move)

    def clone(self, s: AresState) -> AresState:
        return s.clone()

    def observe(self, s: AresState, viewer: int) -> AresExpeditionSeen:
        return observing.observe(self.setting, s, viewer)

    def resample(self, s: AresState, viewer: int, seed: int, reopen: bool = False) -> AresState:
        return hidden.resample(self.setting, s, viewer, seed, reopen)

    def secrets(self, s: AresState, viewer: int) -> list[tuple[str, int]]:
        return hidden.secrets(s, viewer)

    def fields(self, seats: int) -> dict[str, Field]:
        return sound.fields(self.setting, seats, self.space.size)

    def check(self, s: AresState) -> None:
        sound.check(self.setting, s)

    def keeps_sealed(self, s: AresState) -> bool:
        return False

    def scores(self, s: AresState) -> list[int]:
        return scoring.scores(s)

    def score_lines(self, s: AresState, seat: int) -> list[tuple[str, int]]:
        return list(zip(scoring.LINES, scoring.score_lines(s, seat), strict=True))

    def round(self, s: AresState) -> int:
        return s.round

    def winners(self, s: AresState) -> list[int]:
        return scoring.winners(self.setting, s)

    def decided_by(self, s: AresState) -> list[tuple[str, list[int]]]:
        return scoring.decided_by(self.setting, s)

    def joint(self, s: AresState) -> dict[str, int]:
        return scoring.joint(self.setting, s)

    def words(self, language: str, names: list[str] | None = None) -> Any:
        from pavonis.games.ares_expedition.words import words

        return words(self, language, names or [])
