"""The contract of a game: everything that it offers, as one typed object. Read this page first if you add a game.

Each game's `__init__.py` declares its box. A part is imported when it is first asked for, so a simulation loads no words and no
screens. Games of other packages come in through the entry point group `pavonis.games`, which names such an object.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from pavonis.core.events import Event
from pavonis.core.game import Game, Reason, Seat, State
from pavonis.core.record import Record
from pavonis.core.renumbering import Renumbering
from pavonis.kit.sheet import Encode, Sheet
from pavonis.text import OptionWords, Text, Words
from pavonis.text.lesson import Explained, Lesson, explained
from pavonis.text.signs import Concerned, Sign, concerned, sections, signs

__all__ = ["Box", "OptionWords", "Position", "Trace"]

G = TypeVar("G", bound=Game[Any])


class Trace(NamedTuple):
    """What the statistics of cards count: a seat did something with a card."""

    seat: int
    what: str
    card: str


class Position(Protocol):
    """A position of a game being built by name, for tests: besides these, one method for each word of the game."""

    @property
    def game(self) -> Game[Any]:
        """The rules."""

    def settled(self) -> State:
        """The position, complete and consistent, its question open."""

    def copy(self) -> "Position":
        """An independent copy."""

    def arguments(self, reason: Reason) -> list[str]:
        """The numbers of a reason in words."""

    def told(self, event: Event) -> dict[str, int | str]:
        """An event by name, without its audience: what happened under "event", then its arguments."""


class Box(ABC, Generic[G]):
    """Everything that a game offers: what is said about it, its rules, words, board, lesson and encoder."""

    key: ClassVar[str]  # its name in records, addresses and commands, for ever
    players: ClassVar[range]
    minutes: ClassVar[tuple[int, int]]  # how long a game takes people
    blurb: ClassVar[Mapping[str, str]]  # by language: one sentence that says what it is about

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.key}>"

    # The rules

    @abstractmethod
    def options(self) -> type[msgspec.Struct]:
        """The type of the options, with defaults; commands, pages and records read it."""

    @abstractmethod
    def game(self, **options: Any) -> G:
        """The rules with these options; ValueError says which one is wrong and why."""

    def export(self, game: G) -> str:
        """The cards as a file that an owner can change and bring back as an option; ValueError if the game takes none."""
        raise ValueError(f"the cards of {self.key} are as printed: there is no deck file to change")

    def renumbering(self, game: G, version: int) -> Renumbering | None:
        """How to read the codes of an earlier rules version; None if they mean the same today."""
        return None

    def completed(self, game: G, record: Record) -> Record:
        """A record of an earlier rules version, which may have asked less, with the answers to what it did not ask."""
        return record

    # What people see and hear

    @abstractmethod
    def words(self, game: G, language: str, names: list[str]) -> Words:
        """What the game says in a language, for players with these names; ValueError if it does not speak it."""

    @abstractmethod
    def option_words(self, language: str) -> OptionWords:
        """The options in a language."""

    @abstractmethod
    def draw(self, game: G, words: Words, seen: Any, viewer: Seat, width: int) -> list[Text]:
        """The table as the terminal draws it, so many columns wide."""

    @abstractmethod
    def describe(self, game: G, words: Words, seen: Any, viewer: Seat) -> list[Text]:
        """The table in sentences, for people who cannot see a picture."""

    def observation(self) -> type[msgspec.Struct] | None:
        """The type of what `Game.observe` gives, from which the page's types are made; None if it is a plain dict."""
        return None

    def names(self, game: G) -> Mapping[str, Sequence[str]]:
        """What the numbers of events and reasons are called, by the name of the argument: "resource" -> megacredits, steel, ..."""
        return {}

    def board(self, game: G, words: Words) -> msgspec.Struct | None:
        """What is printed on the board: map, tracks, prices, goals, with their names; None if the page has no board of it."""
        return None

    def board_type(self) -> type[msgspec.Struct] | None:
        """The type of `board`."""
        return None

    # What a newcomer is told

    def lesson(self) -> Lesson | None:
        """The guided first game; None if there is none."""
        return None

    def explained(self, language: str) -> Mapping[str, Explained]:
        """The words of its call-outs, by key."""
        return explained(type(self).__module__, language)

    def signs(self, language: str) -> Mapping[str, Sign]:
        """What the signs on its board and cards mean, by key."""
        return signs(type(self).__module__, language)

    def sections(self) -> Mapping[str, str]:
        """The call-out that says more about a sign, by the key of the sign."""
        return sections(type(self).__module__)

    def concerned(self) -> Mapping[str, Concerned]:
        """The call-outs and signs at which the rules open, by kind of question; call-outs also name kinds themselves."""
        return concerned(type(self).__module__)

    # Study and tests

    @abstractmethod
    def trace(self, game: G, event: Event) -> Trace | None:
        """What an event says about a card, for statistics; the event comes with its audience."""

    def dealt(self, game: G, s: State, seat: Seat) -> list[str]:
        """The cards that a seat chooses from at the start and that no event tells of, by name: its corporations."""
        return []

    def encoder(self) -> Encode[G]:
        """What writes a position, as far as the viewer may know it, as numbers; by default `encode` with an observation."""

        def encode(game: G, s: State, viewer: Seat, sheet: Sheet) -> None:
            self.encode(game, game.observe(s, viewer), viewer, sheet)

        return encode

    def encode(self, game: G, seen: Any, viewer: Seat, sheet: Sheet) -> None:
        """Write an observation as numbers, field by field, the viewer first; not needed by a game with an `encoder`."""
        raise NotImplementedError(f"{self.key} has no encoder of observations")

    @abstractmethod
    def position(self, game: G, seats: int, seed: int) -> Position:
        """A position to build by name, for tests."""
