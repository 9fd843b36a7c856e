"""Pocket Mars in words: `words(game, "pl", names)` says everything about it in one language."""

from pavonis.games.pocket_mars.events import EVENTS
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.reasons import REASONS
from pavonis.games.pocket_mars.words.arguments import CHOOSERS, LINES, MOVES, QUESTIONS, USUAL
from pavonis.games.pocket_mars.words.base import PocketMarsWords
from pavonis.games.pocket_mars.words.language import Language
from pavonis.text import Codes, Speech

__all__ = ["PocketMarsWords", "words"]

SPEECH = Speech(__name__, Language, Codes(EVENTS, REASONS, MOVES, QUESTIONS, USUAL, LINES, CHOOSERS))


def words(game: PocketMars, language: str, names: list[str]) -> PocketMarsWords:
    """The game in a language, for players with these names; ValueError if there is no such language."""
    return PocketMarsWords(game, SPEECH(language), names)
