"""Terraforming Mars in words: `words(game, "pl", names)` says everything about it in one language."""

from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.words.base import Language, MarsWords
from pavonis.games.terraforming_mars.words.en import ENGLISH
from pavonis.games.terraforming_mars.words.pl import POLISH
from pavonis.games.terraforming_mars.words.ru import RUSSIAN

__all__ = ["MarsWords", "words"]

_LANGUAGES: dict[str, Language] = {language.grammar.key: language for language in (ENGLISH, RUSSIAN, POLISH)}


def words(game: TerraformingMars, language: str, names: list[str]) -> MarsWords:
    """The game in a language (en, ru, pl), for players with these names; ValueError if the language is not spoken here."""
    if language not in _LANGUAGES:
        raise ValueError(f"there is no language '{language}'; there are: {', '.join(_LANGUAGES)}")
    return MarsWords(game, _LANGUAGES[language], names)
