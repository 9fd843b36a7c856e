"""Mission: Red Planet in words: `words(game, "pl", names)` says everything about it in one language."""

from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.words.base import RedPlanetWords
from pavonis.games.mission_red_planet.words.en import ENGLISH
from pavonis.games.mission_red_planet.words.pl import POLISH
from pavonis.games.mission_red_planet.words.ru import RUSSIAN
from pavonis.text import spoken

__all__ = ["RedPlanetWords", "words"]


def words(game: MissionRedPlanet, language: str, names: list[str]) -> RedPlanetWords:
    """The game in a language (en, ru, pl), for players with these names; ValueError if the language is not spoken here."""
    return RedPlanetWords(game, spoken((ENGLISH, RUSSIAN, POLISH), language), names)
