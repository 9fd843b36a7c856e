"""Pocket Mars in words: `words(game, "pl", names)` says everything about it in one language."""

from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.words.base import Language, PocketMarsWords
from pavonis.games.pocket_mars.words.en import ENGLISH
from pavonis.games.pocket_mars.words.pl import POLISH
from pavonis.games.pocket_mars.words.ru import RUSSIAN

__all__ = ["PocketMarsWords", "words"]

_LANGUAGES: dict[str, Language] = {language.grammar.key: language for language in (ENGLISH, RUSSIAN, POLISH)}


def words(game: PocketMars, language: str, names: list[str]) -> PocketMarsWords:
    """The game in a language (en, ru, pl), for players with these names; ValueError if the language is not spoken here."""
    if language not in _LANGUAGES:
        raise ValueError(f"there is no language '{language}'; there are: {', '.join(_LANGUAGES)}")
    return PocketMarsWords(game, _LANGUAGES[language], names)
