"""Language: sentences as pieces, nouns with their forms, plural rules. What a game says is in the game's own `words/`."""

from pavonis.text.grammar import Grammar, Noun
from pavonis.text.pieces import Part, Piece, Text, capital, dim, joined, plain, say, strong
from pavonis.text.words import LANGUAGES, Words

__all__ = [
    "LANGUAGES", "Grammar", "Noun", "Part", "Piece", "Text", "Words",
    "capital", "dim", "joined", "plain", "say", "strong",
]  # fmt: skip
