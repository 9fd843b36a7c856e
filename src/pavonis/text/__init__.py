"""Language: sentences as pieces, nouns with their forms, plural rules. What a game says is in the game's own `words/`."""

from pavonis.text.pieces import Piece, Text, plain
from pavonis.text.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Piece", "Text", "Words", "plain"]
