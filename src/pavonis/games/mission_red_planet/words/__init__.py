"""Mission: Red Planet in words: `words(game, "pl", names)` says everything about it in one language."""

from pavonis.games.mission_red_planet.events import EVENTS
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.reasons import REASONS
from pavonis.games.mission_red_planet.words.arguments import CHOOSERS, LINES, MOVES, QUESTIONS, USUAL
from pavonis.games.mission_red_planet.words.base import RedPlanetWords
from pavonis.games.mission_red_planet.words.language import Language
from pavonis.text import Codes, Speech

__all__ = ["RedPlanetWords", "words"]

SPEECH = Speech(__name__, Language, Codes(EVENTS, REASONS, MOVES, QUESTIONS, USUAL, LINES, CHOOSERS))


def words(game: MissionRedPlanet, language: str, names: list[str]) -> RedPlanetWords:
    """The game in a language, for players with these names; ValueError if there is no such language."""
    return RedPlanetWords(game, SPEECH(language), names)
