"""Sentences as templates: "{seat} draws {card}." is filled in with the numbers that follow a code.

A placeholder names an argument of the code. `{card}` is told as the game tells cards, `{region:into}` in a form of its own, and
`{cards count}` by a teller: a counted noun or a list of the language, or else a method of the game's words. What depends on a
condition is a table of variants, of which the game chooses one.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from pavonis.core.catalogue import Catalogue
from pavonis.text.grammar import Counted, CountedOf, Noun
from pavonis.text.pieces import Part, Text, say

Sentence = Callable[..., Text]  # takes the words, then the numbers that follow the code
Phrase = str | Mapping[str, str]  # a template, or variants of it
Phrases = Mapping[str, Phrase]  # by the name of an event, a reason or a kind of move
Teller = Counted | CountedOf | list[str] | list[Noun]
Arguments = Mapping[str, Sequence[str]]  # what each kind of move is about, by name
Chooser = Callable[..., str | tuple[str, ...]]  # takes the numbers of the code; names the variants that would do, the best first
Choosers = Mapping[str, Mapping[str, Chooser]]  # by section of a language, and by the name of the sentence
PLACEHOLDER = re.compile(r"\{([^{}]*)\}")


class Tellers(NamedTuple):
    """How numbers are told: the game's usual method for an argument, and the tellers of the language."""

    usual: Mapping[str, str]
    of_language: Mapping[str, Teller]


class Filled:
    """A placeholder: who tells which of the arguments, and in which form."""

    def __init__(self, text: str, names: Sequence[str], tellers: Tellers) -> None:
        words, _, form = text.partition(":")
        first, *arguments = words.split()
        if not arguments:
            arguments, first = [first] if first in names else [], tellers.usual.get(first, "")
            if not arguments and not first:
                raise ValueError(f"{words} is not told of")
        self.places = [names.index(argument) for argument in arguments]
        self.form = [form] if form else []
        self.method = "" if first in tellers.of_language else first
        self.teller: Any = tellers.of_language.get(first)

    def part(self, words: Any, numbers: tuple[int, ...]) -> Part:
        """What is said in its place."""
        told = [numbers[place] for place in self.places]
        found: Part
        if isinstance(self.teller, list):
            entry = self.teller[told[0]]
            found = entry.form(self.form[0] if self.form else "nom") if isinstance(entry, Noun) else entry
        elif self.teller is None:
            found = getattr(words, self.method)(*told, *self.form) if self.method else told[0]
        else:
            found = self.teller(*told, *self.form)
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


class Choice:
    """A sentence in several variants, of which the numbers choose one."""

    def __init__(self, chooser: Chooser, variants: Mapping[str, Template]) -> None:
        self.chooser = chooser
        self.variants = variants

    def __call__(self, words: Any, *numbers: int) -> Text:
        names = self.chooser(*numbers)
        if isinstance(names, tuple):
            names = next(name for name in names if name in self.variants)
        return self.variants[names](words, *numbers)


def sentences(
    phrases: Phrases, arguments: Arguments, tellers: Tellers, choosers: Mapping[str, Chooser] | None = None
) -> dict[str, Sentence]:
    """Phrases as functions; ValueError with all that is missing or superfluous."""
    missing = [name for name in arguments if name not in phrases]
    superfluous = [name for name in phrases if name not in arguments]
    if missing or superfluous:
        raise ValueError(f"sentences are missing for {missing} and superfluous for {superfluous}")
    found: dict[str, Sentence] = {}
    for name, said in phrases.items():
        if isinstance(said, str):
            found[name] = Template(said, arguments[name], tellers)
        else:
            variants = {variant: Template(text, arguments[name], tellers) for variant, text in said.items()}
            found[name] = Choice((choosers or {})[name], variants)
    return found


def sentences_by_code(
    phrases: Phrases, catalogue: Catalogue, tellers: Tellers, choosers: Mapping[str, Chooser] | None = None
) -> dict[int, Sentence]:
    """The sentences of events or reasons."""
    found = sentences(phrases, {name: arguments for name, *arguments in catalogue.values()}, tellers, choosers)
    return {code: found[row[0]] for code, row in catalogue.items()}


# How variants are often chosen.


def sign(n: int) -> str:
    """Whether something comes, goes or stays as it is."""
    return "more" if n > 0 else "less" if n < 0 else "none"


def own_or_other(seat: int, owner: int, *others: int) -> str:
    """Whether somebody acts on something of their own."""
    return "own" if seat == owner else "other"


def one_or_many(*numbers: int) -> str:
    """Of a question: whether one is to be chosen, or several."""
    return "one" if numbers[-1] == 1 else "many"


def told_by(same: str, **methods: str) -> dict[str, str]:
    """By argument, the method of the words that tells it: first those of the same name, then others, `player="seat owner"`.

    Arguments that are not named are plain numbers.
    """
    others = {argument: method for method, arguments in methods.items() for argument in arguments.split()}
    return {argument: argument for argument in same.split()} | others
