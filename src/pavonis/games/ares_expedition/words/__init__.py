"""Ares Expedition in words: `words(game, "pl", names)` says everything about it in one language."""

from pavonis.games.ares_expedition.events import EVENTS
from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.reasons import REASONS
from pavonis.games.ares_expedition.words.arguments import CHOOSERS, LINES, MOVES, QUESTIONS, USUAL
from pavonis.games.ares_expedition.words.base import AresWords
from pavonis.games.ares_expedition.words.language import Language
from pavonis.text import Codes, Speech

__all__ = ["AresWords", "words"]

SPEECH = Speech(__name__, Language, Codes(EVENTS, REASONS, MOVES, QUESTIONS, USUAL, LINES, CHOOSERS))


def words(game: AresExpedition, language: str, names: list[str]) -> AresWords:
    """The game in a language, for players with these names; ValueError if there is no such language."""
    return AresWords(game, SPEECH(language), names)
