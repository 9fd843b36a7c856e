"""Mission: Red Planet: the game as the core knows it. Every method is one line to the file that holds the rule."""

from typing import Any, ClassVar, Final

from pavonis.core.fields import Field
from pavonis.core.game import Frame, Question, Reason
from pavonis.games.mission_red_planet import hidden, legal, observing, questions, rules, scoring, sound, why_not
from pavonis.games.mission_red_planet.events import EVENTS
from pavonis.games.mission_red_planet.observation import MissionRedPlanetSeen
from pavonis.games.mission_red_planet.reasons import GAME_OVER, NO_SUCH_MOVE, NOTHING_SEALED, REASONS
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import ROUND, RedPlanetState
from pavonis.kit.asking import AskingGame, Refusals


class MissionRedPlanet(AskingGame[RedPlanetState]):
    """2 to 6 companies send their astronauts to Mars."""

    REFUSALS: ClassVar[Refusals] = Refusals(GAME_OVER, NOTHING_SEALED, NO_SUCH_MOVE)

    def __init__(self, setting: Setting, options: dict[str, Any]) -> None:
        super().__init__("mission-red-planet", 3, range(2, 7), setting.space, options, EVENTS, REASONS)
        self.setting: Final = setting

    def blank(self, seats: int) -> RedPlanetState:
        s = RedPlanetState()
        s.begin(seats)
        s.lay_out(self.setting.region_numbers, self.setting.regions, self.setting.all_characters)
        return s

    def set_up(self, s: RedPlanetState) -> None:
        rules.set_up(self.setting, s)

    def step(self, s: RedPlanetState, seat: int, frame: Frame) -> None:
        rules.step(self.setting, s, frame)

    def answer(self, s: RedPlanetState, seat: int, ask: Frame, move: int) -> None:
        rules.answer(self.setting, s, seat, ask, move)

    def answers(self, s: RedPlanetState, seat: int, ask: Frame) -> list[int]:
        return legal.answers(self.setting, s, seat, ask)

    def asked(self, s: RedPlanetState, seat: int, ask: Frame) -> Question:
        return questions.question(self.setting, s, seat, ask)

    def obstacles(self, s: RedPlanetState, seat: int, move: int) -> list[Reason]:
        return why_not.obstacles(self.setting, s, seat, move)

    def clone(self, s: RedPlanetState) -> RedPlanetState:
        return s.clone()

    def observe(self, s: RedPlanetState, viewer: int) -> MissionRedPlanetSeen:
        return observing.observe(self.setting, s, viewer)

    def resample(self, s: RedPlanetState, viewer: int, seed: int, reopen: bool = False) -> RedPlanetState:
        return hidden.resample(self.setting, s, viewer, seed, reopen)

    def secrets(self, s: RedPlanetState, viewer: int) -> list[tuple[str, int]]:
        return hidden.secrets(self.setting, s, viewer)

    def fields(self, seats: int) -> dict[str, Field]:
        return sound.fields(self.setting, seats, self.space.size)

    def check(self, s: RedPlanetState) -> None:
        sound.check(self.setting, s)

    def keeps_sealed(self, s: RedPlanetState) -> bool:
        return s.phase == ROUND

    def scores(self, s: RedPlanetState) -> list[int]:
        return scoring.scores(self.setting, s)

    def score_lines(self, s: RedPlanetState, seat: int) -> list[tuple[str, int]]:
        return list(zip(scoring.LINES, scoring.score_lines(self.setting, s, seat), strict=True))

    def others(self, s: RedPlanetState) -> list[list[tuple[str, int]]]:
        neutral = range(len(s.seats), len(s.supply))
        return [list(zip(scoring.LINES, scoring.score_lines(self.setting, s, colour), strict=True)) for colour in neutral]

    def round(self, s: RedPlanetState) -> int:
        return s.round

    def winners(self, s: RedPlanetState) -> list[int]:
        return scoring.winners(self.setting, s)

    def decided_by(self, s: RedPlanetState) -> list[tuple[str, list[int]]]:
        return scoring.decided_by(self.setting, s)

    def words(self, language: str, names: list[str] | None = None) -> Any:
        from pavonis.games.mission_red_planet.words import words

        return words(self, language, names or [])
