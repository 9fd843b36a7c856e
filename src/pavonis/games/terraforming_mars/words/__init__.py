"""Terraforming Mars in words: `words(game, "pl", names)` says everything about it in one language."""

from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.words.base import MarsWords
from pavonis.games.terraforming_mars.words.en import ENGLISH
from pavonis.games.terraforming_mars.words.pl import POLISH
from pavonis.games.terraforming_mars.words.ru import RUSSIAN
from pavonis.text import spoken

__all__ = ["MarsWords", "words"]


def words(game: TerraformingMars, language: str, names: list[str]) -> MarsWords:
    """The game in a language (en, ru, pl), for players with these names; ValueError if the language is not spoken here."""
    return MarsWords(game, spoken((ENGLISH, RUSSIAN, POLISH), language), names)
