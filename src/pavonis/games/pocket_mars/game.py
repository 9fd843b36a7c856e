"""Pocket Mars: the game as the core knows it. Every method is one line to the file that holds the rule."""

from typing import Any, ClassVar, Final

from pavonis.core.fields import Field
from pavonis.core.game import Frame, Question, Reason
from pavonis.games.pocket_mars import hidden, legal, observing, questions, rules, scoring, sound, why_not
from pavonis.games.pocket_mars.events import EVENTS
from pavonis.games.pocket_mars.observation import PocketMarsSeen
from pavonis.games.pocket_mars.reasons import GAME_OVER, NO_SUCH_MOVE, NOTHING_SEALED, REASONS
from pavonis.games.pocket_mars.setting import Setting
from pavonis.games.pocket_mars.state import SEATS, PocketMarsState
from pavonis.kit.asking import AskingGame, Refusals


class PocketMars(AskingGame[PocketMarsState]):
    """2 to 4 players send their colonists to Mars."""

    REFUSALS: ClassVar[Refusals] = Refusals(GAME_OVER, NOTHING_SEALED, NO_SUCH_MOVE)

    def __init__(self, setting: Setting, options: dict[str, Any]) -> None:
        super().__init__("pocket-mars", 3, range(2, SEATS + 1), setting.space(), options, EVENTS, REASONS)
        self.setting: Final = setting

    def blank(self, seats: int) -> PocketMarsState:
        s = PocketMarsState()
        s.begin(seats)
        s.lay_out(self.setting.table[-1] + 1, self.setting.homes[-1] + 1)
        return s

    def set_up(self, s: PocketMarsState) -> None:
        rules.set_up(self.setting, s)

    def step(self, s: PocketMarsState, seat: int, frame: Frame) -> None:
        rules.step(self.setting, s, seat, frame)

    def answer(self, s: PocketMarsState, seat: int, ask: Frame, move: int) -> None:
        rules.answer(self.setting, s, seat, ask, move)

    def answers(self, s: PocketMarsState, seat: int, ask: Frame) -> list[int]:
        return legal.answers(self.setting, s, seat, ask)

    def asked(self, s: PocketMarsState, seat: int, ask: Frame) -> Question:
        return questions.question(self.setting, s, seat, ask)

    def obstacles(self, s: PocketMarsState, seat: int, move: int) -> list[Reason]:
        return why_not.obstacles(self.setting, self.space, s, seat, move)

    def clone(self, s: PocketMarsState) -> PocketMarsState:
        return s.clone()

    def observe(self, s: PocketMarsState, viewer: int) -> PocketMarsSeen:
        return observing.observe(self.setting, s, viewer)

    def resample(self, s: PocketMarsState, viewer: int, seed: int, reopen: bool = False) -> PocketMarsState:
        return hidden.resample(self.setting, s, viewer, seed, reopen)

    def secrets(self, s: PocketMarsState, viewer: int) -> list[tuple[str, int]]:
        return hidden.secrets(self.setting, s, viewer)

    def fields(self, seats: int) -> dict[str, Field]:
        return sound.fields(self.setting, seats, self.space.size)

    def check(self, s: PocketMarsState) -> None:
        sound.check(self.setting, s)

    def keeps_sealed(self, s: PocketMarsState) -> bool:
        return False

    def scores(self, s: PocketMarsState) -> list[int]:
        return scoring.scores(self.setting, s)

    def score_lines(self, s: PocketMarsState, seat: int) -> list[tuple[str, int]]:
        return list(zip(scoring.LINES, scoring.score_lines(self.setting, s, seat), strict=True))

    def round(self, s: PocketMarsState) -> int:
        return s.round

    def winners(self, s: PocketMarsState) -> list[int]:
        return scoring.winners(self.setting, s)

    def decided_by(self, s: PocketMarsState) -> list[tuple[str, list[int]]]:
        return scoring.decided_by(self.setting, s)

    def words(self, language: str, names: list[str] | None = None) -> Any:
        from pavonis.games.pocket_mars.words import words

        return words(self, language, names or [])
