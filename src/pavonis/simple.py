"""A box for a game that is only rules yet: everything else is made from its notation and its observation, in English.

    class CountdownBox(SimpleBox[Countdown]):
        key = "countdown"
        players = range(2, 5)

        def game(self, **options):
            return Countdown()

Such a game can be played in the terminal, in the arena and, in words, in the browser. Give it words of its own when it has found
players: override `words`, then `draw`, `encode` and the rest.
"""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from pavonis.box import Box, G, OptionWords, Position, Trace
from pavonis.core.catalogue import told
from pavonis.core.events import Event
from pavonis.core.game import Game, Move, Question, Reason, Seat
from pavonis.kit.sheet import Sheet
from pavonis.text import LANGUAGES, Text, Words, say
from pavonis.text.en import GRAMMAR


class NoOptions(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Nothing to choose."""


class SimpleWords(Words):
    """A game in the words of its notation."""

    def __init__(self, game: Game[Any], title: str, about: str, names: list[str]) -> None:
        super().__init__(GRAMMAR, names)
        self.game = game
        self._title = title
        self._about = about

    def title(self) -> str:
        return self._title

    def rules(self) -> list[Text]:
        return [say(self._about)] if self._about else []

    def question(self, question: Question) -> Text:
        return say(f"{question.kind.replace('_', ' ').capitalize()}?")

    def move(self, move: Move, seen: Any = None) -> Text:
        return say(self.game.space.phrase(move))

    def reason(self, reason: Reason) -> Text:
        return say(f"{told(self.game.reasons, reason)}.")

    def event(self, event: Event) -> Text:
        return say(f"{told(self.game.events, event)}.")

    def cards(self) -> list[dict[str, Any]]:
        return []

    def score_line(self, line: str) -> str:
        return line.replace("_", " ")

    def term(self, term: str) -> str:
        return term.replace("_", " ")


class SimpleBox(Box[G]):
    """A box for a game that has only rules: write `key`, `players` and `game`, and the rest is made from them."""

    minutes: ClassVar[tuple[int, int]] = (5, 15)
    blurb: ClassVar[Mapping[str, str]] = dict.fromkeys(LANGUAGES, "")

    def options(self) -> type[msgspec.Struct]:
        return NoOptions

    def words(self, game: G, language: str, names: list[str]) -> Words:
        return SimpleWords(game, self.key.replace("-", " ").title(), self.blurb["en"], names)

    def option_words(self, language: str) -> OptionWords:
        return OptionWords({}, {})

    def draw(self, game: G, words: Words, seen: Any, viewer: Seat, width: int) -> list[Text]:
        return self.describe(game, words, seen, viewer)

    def describe(self, game: G, words: Words, seen: Any, viewer: Seat) -> list[Text]:
        plain: dict[str, Any] = msgspec.to_builtins(seen)
        return [say(f"{name.replace('_', ' ').capitalize()}: {_listed(value)}.") for name, value in plain.items()]

    def trace(self, game: G, event: Event) -> Trace | None:
        return None

    def encode(self, game: G, seen: Any, viewer: Seat, sheet: Sheet) -> None:
        """Every number of the observation, in its order; a game whose observations differ in length needs an encoder of its own."""
        for name, number in _numbers("", msgspec.to_builtins(seen)):
            sheet.value(name, number, MOST, "as observed")

    def position(self, game: G, seats: int, seed: int) -> Position:
        raise ValueError(f"positions of {self.key} cannot be built by name")


MOST = 100  # numbers of an observation are written as parts of this


def _listed(value: Any) -> str:
    return ", ".join(map(_listed, value)) if isinstance(value, list) else str(value)


def _numbers(name: str, value: Any) -> Iterator[tuple[str, int]]:
    """The whole numbers in plain data, each with where it stands."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _numbers(f"{name} {key}".strip(), item)
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from _numbers(f"{name} {place}".strip(), item)
    elif isinstance(value, int):
        yield name, value
