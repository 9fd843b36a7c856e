"""Ares Expedition in words: `words(game, "pl", names)` says everything about it in one language."""

from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.words.base import AresWords
from pavonis.games.ares_expedition.words.en import ENGLISH
from pavonis.games.ares_expedition.words.pl import POLISH
from pavonis.games.ares_expedition.words.ru import RUSSIAN
from pavonis.text import spoken

__all__ = ["AresWords", "words"]


def words(game: AresExpedition, language: str, names: list[str]) -> AresWords:
    """The game in a language (en, ru, pl), for players with these names; ValueError if the language is not spoken here."""
    return AresWords(game, spoken((ENGLISH, RUSSIAN, POLISH), language), names)
