"""Language: sentences as pieces, nouns with their forms, plural rules. What a game says is in the game's own `words/`."""

from pavonis.text.common import Common, common
from pavonis.text.grammar import IMPERATIVE, INFINITIVE, Counted, CountedOf, Grammar, Noun
from pavonis.text.languages import DEFAULT, LANGUAGES, Language, catalogue
from pavonis.text.pieces import Part, Piece, Text, capital, dim, joined, plain, say, sentence, signed, strong
from pavonis.text.templates import Phrases, Sentence, Teller
from pavonis.text.words import Codes, OptionWords, Speech, Spoken, TableWords, Words

__all__ = [
    "DEFAULT", "IMPERATIVE", "INFINITIVE", "LANGUAGES",
    "Codes", "Common", "Counted", "CountedOf", "Grammar", "Language", "Noun", "OptionWords", "Part", "Phrases", "Piece", "Sentence",
    "Speech", "Spoken", "TableWords", "Teller", "Text", "Words",
    "capital", "catalogue", "common", "dim", "joined", "plain", "say", "sentence", "signed", "strong",
]  # fmt: skip
