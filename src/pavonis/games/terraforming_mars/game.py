"""Terraforming Mars: the game as the core knows it. Every method is one line to the file that holds the rule."""

from typing import Any, ClassVar, Final

from pavonis.core.fields import Field
from pavonis.core.game import Frame, Question, Reason
from pavonis.games.terraforming_mars import hidden, legal, moves, observing, questions, rules, scoring, sound, starting, why_not
from pavonis.games.terraforming_mars.events import EVENTS
from pavonis.games.terraforming_mars.observation import TerraformingMarsSeen
from pavonis.games.terraforming_mars.reasons import GAME_OVER, NO_SUCH_MOVE, NOTHING_SEALED, REASONS
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import SEATS, MarsState
from pavonis.kit.asking import AskingGame, Refusals


class TerraformingMars(AskingGame[MarsState]):
    """1 to 5 players make Mars habitable."""

    REFUSALS: ClassVar[Refusals] = Refusals(GAME_OVER, NOTHING_SEALED, NO_SUCH_MOVE)

    def __init__(self, setting: Setting, options: dict[str, Any]) -> None:
        super().__init__("terraforming-mars", 3, range(1, SEATS + 1), moves.SPACE, options, EVENTS, REASONS)
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
        rules.answer(self.setting, s, seat, ask, move)

    def answers(self, s: MarsState, seat: int, ask: Frame) -> list[int]:
        return legal.answers(self.setting, s, seat, ask)

    def asked(self, s: MarsState, seat: int, ask: Frame) -> Question:
        return questions.question(self.setting, s, seat, ask)

    def obstacles(self, s: MarsState, seat: int, move: int) -> list[Reason]:
        return why_not.obstacles(self.setting, s, seat, move)

    def clone(self, s: MarsState) -> MarsState:
        return s.clone()

    def observe(self, s: MarsState, viewer: int) -> TerraformingMarsSeen:
        return observing.observe(self.setting, s, viewer)

    def resample(self, s: MarsState, viewer: int, seed: int, reopen: bool = False) -> MarsState:
        return hidden.resample(self.setting, s, viewer, seed, reopen)

    def secrets(self, s: MarsState, viewer: int) -> list[tuple[str, int]]:
        return hidden.secrets(s, viewer)

    def fields(self, seats: int) -> dict[str, Field]:
        return sound.fields(self.setting, seats, self.space.size)

    def check(self, s: MarsState) -> None:
        sound.check(self.setting, s)

    def keeps_sealed(self, s: MarsState) -> bool:
        return False

    def scores(self, s: MarsState) -> list[int]:
        return scoring.scores(s)

    def score_lines(self, s: MarsState, seat: int) -> list[tuple[str, int]]:
        return list(zip(scoring.LINES, scoring.score_lines(s, seat), strict=True))

    def round(self, s: MarsState) -> int:
        return s.generation

    def winners(self, s: MarsState) -> list[int]:
        return scoring.winners(s)

    def decided_by(self, s: MarsState) -> list[tuple[str, list[int]]]:
        return scoring.decided_by(s)

    def words(self, language: str, names: list[str] | None = None) -> Any:
        from pavonis.games.terraforming_mars.words import words

        return words(self, language, names or [])
