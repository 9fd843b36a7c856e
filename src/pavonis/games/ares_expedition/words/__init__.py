"""Ares Expedition in words: `words(game, "pl", names)` says everything about it in one language."""

from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.words.base import AresWords, Language
from pavonis.games.ares_expedition.words.en import ENGLISH
from pavonis.games.ares_expedition.words.pl import POLISH
from pavonis.games.ares_expedition.words.ru import RUSSIAN

__all__ = ["AresWords", "words"]

_LANGUAGES: dict[str, Language] = {language.grammar.key: language for language in (ENGLISH, RUSSIAN, POLISH)}


def words(game: AresExpedition, language: str, names: list[str]) -> AresWords:
    """The game in a language (en, ru, pl), for players with these names; ValueError if the language is not spoken here."""
    if language not in _LANGUAGES:
        raise ValueError(f"there is no language '{language}'; there are: {', '.join(_LANGUAGES)}")
    return AresWords(game, _LANGUAGES[language], names)
