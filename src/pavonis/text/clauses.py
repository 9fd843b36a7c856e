"""Clauses as templates: "{launch} {colonists n}" is filled in with the numbers of an effect, its verbs in the mood asked for.

A placeholder names a number of the effect, something that the effect tells of itself, a verb, or a teller with the numbers it
tells: `{amount n what:gen}`. A teller is a counted noun, or a list of words or nouns.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pavonis.text.grammar import IMPERATIVE, Counted, CountedOf, Noun
from pavonis.text.templates import PLACEHOLDER

ClauseTeller = Counted | CountedOf | list[str] | list[Noun] | tuple[str, ...]
ClauseTellers = Mapping[str, ClauseTeller]
Told = Callable[..., str]  # takes what the clause speaks of


def number(subject: Any, name: str) -> Any:
    """A number that a clause speaks of: of the effect itself, or of the first effect of a run."""
    return getattr(subject, name) if hasattr(subject, name) else getattr(subject.op, name)


class Slot:
    """A placeholder of a clause."""

    def __init__(self, text: str, tellers: ClauseTellers) -> None:
        words, _, self.form = text.partition(":")
        first, *self.names = words.split()
        self.teller: Any = tellers.get(first)
        if isinstance(self.teller, Counted | CountedOf | list) and not self.names:
            self.teller = None  # a number of the same name
        if self.teller is None:
            if self.names:
                raise ValueError(f"nothing tells '{first}'")
            self.names = [first]

    def said(self, subject: Any, mood: int) -> Any:
        """What stands in its place."""
        if isinstance(self.teller, tuple):
            return self.teller[mood]
        told = [number(subject, name) for name in self.names]
        if self.teller is None:
            return told[0](*([self.form] if self.form else [])) if callable(told[0]) else told[0]
        if isinstance(self.teller, list):
            found = self.teller[told[0]]
            return found.form(self.form or "nom") if isinstance(found, Noun) else found
        return self.teller(*told, self.form)


class Clause:
    """A template about an effect."""

    def __init__(self, text: str, tellers: ClauseTellers) -> None:
        try:
            self.parts = [Slot(part, tellers) if place % 2 else part for place, part in enumerate(PLACEHOLDER.split(text))]
        except ValueError as error:
            raise ValueError(f"'{text}': {error}") from error

    def __call__(self, subject: Any, mood: int | None = None) -> str:
        chosen = getattr(subject, "mood", IMPERATIVE) if mood is None else mood
        return "".join(part if isinstance(part, str) else str(part.said(subject, chosen)) for part in self.parts)


class Clauses:
    """A clause in several variants; the game tells which of them would do for an effect, the best first."""

    def __init__(self, variants: Mapping[str, Clause], fitting: Callable[[Any], Iterable[str]]) -> None:
        self.variants = variants
        self.fitting = fitting

    def __call__(self, subject: Any, mood: int | None = None) -> str:
        return next(self.variants[name] for name in self.fitting(subject) if name in self.variants)(subject, mood)
