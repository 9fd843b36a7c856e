"""Terraforming Mars in words: `words(game, "pl", names)` says everything about it in one language."""

from pavonis.games.terraforming_mars.events import EVENTS
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.reasons import REASONS
from pavonis.games.terraforming_mars.words.arguments import CHOOSERS, LINES, MOVES, QUESTIONS, USUAL
from pavonis.games.terraforming_mars.words.base import MarsWords
from pavonis.games.terraforming_mars.words.language import Language
from pavonis.text import Codes, Speech

__all__ = ["MarsWords", "words"]

SPEECH = Speech(__name__, Language, Codes(EVENTS, REASONS, MOVES, QUESTIONS, USUAL, LINES, CHOOSERS))


def words(game: TerraformingMars, language: str, names: list[str]) -> MarsWords:
    """The game in a language, for players with these names; ValueError if there is no such language."""
    return MarsWords(game, SPEECH(language), names)
