"""Words about project cards and corporations: how they are called, and what lies on them."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from pavonis.core.game import Question
from pavonis.kit.terraforming import FIRST_CARD
from pavonis.text.grammar import IMPERATIVE, Noun
from pavonis.text.pieces import Piece, Text
from pavonis.text.words import Spoken, Tables, TableWords

STYLES = ["blue", "green", "orange"]  # of the names of project cards, by kind
SOURCE = "public"  # of every card: what is printed on them is widely known
T = TypeVar("T")
C = TypeVar("C", bound="Printed")


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
    """A game of project cards and corporations. A source is either: corporations are numbered below FIRST_CARD."""

    def __init__(
        self, spoken: Spoken[P], names: list[str], printed: Sequence[Printed], translated: Sequence[Sequence[str]]
    ) -> None:
        super().__init__(spoken, names)
        self._printed = printed  # all sources by number
        self._translated = translated  # their names in the other languages

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
        return Piece(self._name(corporation), "purple", "corporation", corporation)

    def source(self, source: int) -> Piece:
        """A card or a corporation, as it stands in a sentence."""
        return self.card(source) if source >= FIRST_CARD else self.corporation(source)

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

    def cubes_seen(self, card: int, seen: Any) -> str:
        """The cubes on a card, as observed."""
        found = [each.cubes for player in seen.players for each in player.played if each.card == card]
        return self.cubes(sum(found), self.kind_of(card), "nom")

    @abstractmethod
    def parts(self, source: int) -> dict[str, list[str]]:
        """The text of a card or corporation in sentences, by what they are about."""

    @abstractmethod
    def sheet_item(self, line: str, number: int) -> Text:
        """What gives the points of an entry of the score sheet."""

    def text(self, source: int) -> str:
        """The whole text of a card or corporation."""
        return " ".join(text for texts in self.parts(source).values() for text in texts)


class EffectRun(NamedTuple, Generic[T, C]):
    """Effects that one clause speaks of, on which card, in which mood."""

    ops: list[T]
    card: C
    mood: int = IMPERATIVE

    @property
    def op(self) -> T:
        """The first of them, mostly the only one."""
        return self.ops[0]

    @property
    def cubes(self) -> int:
        """What the card collects."""
        return self.card.cubes


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
