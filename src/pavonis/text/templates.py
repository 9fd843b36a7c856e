"""Sentences as templates: "{seat} draws {card}." is filled in with the numbers that follow a code.

A placeholder names an argument of the code. `{card}` is told as the game tells cards, `{region:into}` in a form of its own, and
`{cards count}` by a teller: a function or a list of the language, or else a method of the game's words. What depends on a condition
is a function instead of a template.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from pavonis.core.game import Catalogue
from pavonis.text.grammar import Counted, CountedOf
from pavonis.text.pieces import Part, Text, say

Sentence = Callable[..., Text]  # takes the words, then the numbers that follow the code
Phrase = str | Sentence
Phrases = Mapping[str, Phrase]  # by the name of an event, a reason or a kind of move
Teller = Counted | CountedOf | list[str] | Callable[..., Part]  # a function takes the words first
Arguments = Mapping[str, Sequence[str]]  # what each kind of move is about, by name
PLACEHOLDER = re.compile(r"\{([^{}]*)\}")


class Tellers(NamedTuple):
    """How numbers are told: the game's usual method for an argument, and the functions of the language."""

    usual: Mapping[str, str]
    of_language: Mapping[str, Teller]


class Filled:
    """A placeholder: who tells which of the arguments, and in which form."""

    def __init__(self, text: str, names: Sequence[str], tellers: Tellers) -> None:
        words, _, form = text.partition(":")
        first, *arguments = words.split()
        if not arguments:
            arguments, first = [first], tellers.usual.get(first, "")
        self.places = [names.index(argument) for argument in arguments]
        self.form = [form] if form else []
        self.method = "" if first in tellers.of_language else first
        self.teller: Any = tellers.of_language.get(first)
        self.counts = isinstance(self.teller, Counted | CountedOf)

    def part(self, words: Any, numbers: tuple[int, ...]) -> Part:
        """What is said in its place."""
        told = [numbers[place] for place in self.places]
        found: Part
        if isinstance(self.teller, list):
            found = self.teller[told[0]]
        elif self.teller is None:
            found = getattr(words, self.method)(*told, *self.form) if self.method else told[0]
        else:
            found = self.teller(*told, *self.form) if self.counts else self.teller(words, *told, *self.form)
        return found


class Template:
    """A sentence with placeholders; ValueError if one of them names no argument."""

    def __init__(self, text: str, names: Sequence[str], tellers: Tellers) -> None:
        self.parts: list[str | Filled] = []
        for place, part in enumerate(PLACEHOLDER.split(text)):
            try:
                self.parts.append(Filled(part, names, tellers) if place % 2 else part)
            except ValueError as error:
                raise ValueError(f"'{text}' speaks of more than {', '.join(names) or 'nothing'}") from error

    def __call__(self, words: Any, *numbers: int) -> Text:
        return say(*[part if isinstance(part, str) else part.part(words, numbers) for part in self.parts])


def sentences(phrases: Phrases, arguments: Arguments, tellers: Tellers) -> dict[str, Sentence]:
    """Phrases as functions; ValueError with all that is missing or superfluous."""
    missing = [name for name in arguments if name not in phrases]
    superfluous = [name for name in phrases if name not in arguments]
    if missing or superfluous:
        raise ValueError(f"sentences are missing for {missing} and superfluous for {superfluous}")
    return {name: said if callable(said) else Template(said, arguments[name], tellers) for name, said in phrases.items()}


def sentences_by_code(phrases: Phrases, catalogue: Catalogue, tellers: Tellers) -> dict[int, Sentence]:
    """The sentences of events or reasons."""
    found = sentences(phrases, {name: arguments for name, *arguments in catalogue.values()}, tellers)
    return {code: found[row[0]] for code, row in catalogue.items()}
