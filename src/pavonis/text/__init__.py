"""Language: sentences as pieces, nouns with their forms, plural rules. What a game says is in the game's own `words/`."""

from pavonis.text.grammar import IMPERATIVE, INFINITIVE, Counted, CountedOf, Grammar, Noun
from pavonis.text.pieces import Part, Piece, Text, capital, dim, joined, plain, say, sentence, signed, strong
from pavonis.text.words import LANGUAGES, Sentence, TableWords, Words, spoken

__all__ = [
    "IMPERATIVE", "INFINITIVE", "LANGUAGES",
    "Counted", "CountedOf", "Grammar", "Noun", "Part", "Piece", "Sentence", "TableWords", "Text", "Words",
    "capital", "dim", "joined", "plain", "say", "sentence", "signed", "spoken", "strong",
]  # fmt: skip
