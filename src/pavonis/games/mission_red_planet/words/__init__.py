"""Mission: Red Planet in words: `words(game, "pl", names)` says everything about it in one language."""

from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.words.base import Language, RedPlanetWords
from pavonis.games.mission_red_planet.words.en import ENGLISH
from pavonis.games.mission_red_planet.words.pl import POLISH
from pavonis.games.mission_red_planet.words.ru import RUSSIAN

__all__ = ["RedPlanetWords", "words"]

_LANGUAGES: dict[str, Language] = {language.grammar.key: language for language in (ENGLISH, RUSSIAN, POLISH)}


def words(game: MissionRedPlanet, language: str, names: list[str]) -> RedPlanetWords:
    """The game in a language (en, ru, pl), for players with these names; ValueError if the language is not spoken here."""
    if language not in _LANGUAGES:
        raise ValueError(f"there is no language '{language}'; there are: {', '.join(_LANGUAGES)}")
    return RedPlanetWords(game, _LANGUAGES[language], names)
