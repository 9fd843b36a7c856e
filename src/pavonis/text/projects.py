"""Words about project cards and corporations: how they are called, and what lies on them."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from pavonis.core.game import Question
from pavonis.text.grammar import Noun
from pavonis.text.pieces import Piece
from pavonis.text.words import Tables, TableWords

STYLES = ["blue", "green", "orange"]  # of the names of project cards, by kind
SOURCE = "public"  # of every card: what is printed on them is widely known
T = TypeVar("T")


class Printed(Protocol):
    """What a card has to tell about itself."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> int: ...
    @property
    def cubes(self) -> int: ...


class ProjectTables(Tables, Protocol):
    """What a language needs for cards that bring resources and collect cubes."""

    @property
    def resources(self) -> list[Noun]: ...
    @property
    def cubes(self) -> list[Noun]: ...


P = TypeVar("P", bound=ProjectTables)


class ProjectWords(TableWords[P]):
    """A game of project cards and corporations. A source is either: the cards come first, then the corporations."""

    def __init__(
        self, language: P, names: list[str], printed: Sequence[Printed], translated: Sequence[Sequence[str]], cards: int
    ) -> None:
        super().__init__(language, names)
        self._printed = printed  # all sources
        self._translated = translated  # their names in the other languages
        self._cards = cards  # how many of them are cards

    def card(self, card: int) -> Piece:
        """A card by name, as it stands in a sentence."""
        return self.quoted(self.card_name(card))

    def card_name(self, card: int) -> Piece:
        """A card by its bare name."""
        return Piece(self._name(card), STYLES[self._printed[card].kind], "card", card)

    def corporation(self, corporation: int) -> Piece:
        """A corporation by name, as it stands in a sentence."""
        return self.quoted(self.corporation_name(corporation))

    def corporation_name(self, corporation: int) -> Piece:
        """A corporation by its bare name."""
        return Piece(self._name(self._cards + corporation), "purple", "corporation", corporation)

    def source(self, source: int) -> Piece:
        """A card or a corporation, as it stands in a sentence."""
        return self.card(source) if source < self._cards else self.corporation(source - self._cards)

    def _name(self, source: int) -> str:
        return (self._printed[source].name, *self._translated[source])[self.number]

    def kind_of(self, card: int) -> int:
        """What a card collects."""
        return self._printed[card].cubes

    def amount(self, n: int, resource: int, case: str = "acc") -> str:
        """So much of a resource."""
        return self.grammar.count(n, self.language.resources[resource], case)

    def cubes(self, n: int, kind: int, case: str = "acc") -> str:
        """So many cubes of a kind."""
        return self.grammar.count(n, self.language.cubes[kind], case)

    def cubes_seen(self, card: int, seen: dict[str, Any]) -> str:
        """The cubes on a card, as observed."""
        found = [each["cubes"] for player in seen["players"] for each in player["played"] if each["card"] == card]
        return self.cubes(sum(found), self.kind_of(card), "nom")

    @abstractmethod
    def parts(self, source: int) -> dict[str, list[str]]:
        """The text of a card or corporation in sentences, by what they are about."""

    def text(self, source: int) -> str:
        """The whole text of a card or corporation."""
        return " ".join(text for texts in self.parts(source).values() for text in texts)


def grouped(items: list[T], belong: Callable[[T, T], bool]) -> list[list[T]]:
    """Neighbours that belong together, and that one clause can speak of, in lists of their own."""
    found: list[list[T]] = []
    for item in items:
        if found and belong(found[-1][-1], item):
            found[-1].append(item)
        else:
            found.append([item])
    return found


def asked_for(question: Question) -> tuple[int, int, int, int]:
    """The subject of the question of an effect: card, effect, number and what."""
    card, code, n, what = question.subject
    return card, code, n, what
