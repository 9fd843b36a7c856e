"""Mission: Red Planet: the game as the core knows it. Every method is one line to the file that holds the rule."""

from typing import Any, Final

from pavonis.core.game import Frame, Game, Question, Reason
from pavonis.games.mission_red_planet import cards, hidden, legal, moves, rules, scoring, why_not
from pavonis.games.mission_red_planet.questions import question
from pavonis.games.mission_red_planet.state import RedPlanetState


class MissionRedPlanet(Game[RedPlanetState]):
    """2 to 6 companies send their astronauts to Mars."""

    def __init__(self, tables: cards.Tables, layout: int, options: dict[str, Any]) -> None:
        regions = [region.names[0] for region in cards.REGION_CARDS]
        characters = [character.names[0] for character in cards.CHARACTER_CARDS]
        missions = [mission.names[0] for mission in tables.missions]
        actions = [action.names[0] for action in tables.actions]
        space = moves.space(regions, characters, missions, actions)
        super().__init__("mission-red-planet", 1, range(2, 7), space, options)
        self.tables: Final = tables
        self.layout: Final = layout

    def blank(self, seats: int) -> RedPlanetState:
        s = RedPlanetState()
        s.begin(seats)
        return s

    def set_up(self, s: RedPlanetState) -> None:
        rules.set_up(self.tables, s, self.layout)

    def step(self, s: RedPlanetState, seat: int, frame: Frame) -> None:
        rules.step(self.tables, s, frame)

    def answer(self, s: RedPlanetState, seat: int, ask: Frame, move: int) -> None:
        rules.answer(self.tables, s, seat, ask, move)

    def legal(self, s: RedPlanetState, seat: int) -> list[int]:
        return legal.legal(self.tables, s, seat)

    def question(self, s: RedPlanetState, seat: int) -> Question:
        return question(self.tables, s, seat)

    def why_not(self, s: RedPlanetState, seat: int, move: int) -> list[Reason]:
        return why_not.why_not(self.tables, s, seat, move)

    def clone(self, s: RedPlanetState) -> RedPlanetState:
        return s.clone()

    def observe(self, s: RedPlanetState, viewer: int) -> dict[str, Any]:
        return hidden.observe(self.tables, s, viewer)

    def resample(self, s: RedPlanetState, viewer: int, seed: int, reopen: bool = False) -> RedPlanetState:
        return hidden.resample(s, viewer, seed, reopen)

    def secrets(self, s: RedPlanetState, viewer: int) -> list[tuple[str, int]]:
        return hidden.secrets(s, viewer)

    def scores(self, s: RedPlanetState) -> list[int]:
        return scoring.scores(self.tables, s)

    def score_lines(self, s: RedPlanetState, seat: int) -> list[tuple[str, int]]:
        return list(zip(scoring.LINES, scoring.score_lines(self.tables, s, seat), strict=True))

    def round(self, s: RedPlanetState) -> int:
        return s.round

    def winners(self, s: RedPlanetState) -> list[int]:
        return scoring.winners(self.tables, s)
