"""Pocket Mars in words: `words(game, "pl", names)` says everything about it in one language."""

from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.words.base import PocketMarsWords
from pavonis.games.pocket_mars.words.en import ENGLISH
from pavonis.games.pocket_mars.words.pl import POLISH
from pavonis.games.pocket_mars.words.ru import RUSSIAN
from pavonis.text import spoken

__all__ = ["PocketMarsWords", "words"]


def words(game: PocketMars, language: str, names: list[str]) -> PocketMarsWords:
    """The game in a language (en, ru, pl), for players with these names; ValueError if the language is not spoken here."""
    return PocketMarsWords(game, spoken((ENGLISH, RUSSIAN, POLISH), language), names)
