"""An observation as one vector of numbers from 0 to 1, and the list of its fields.

A game's encoder is one function that writes an observation onto a `Sheet`, field by field, in a fixed order; the viewer comes first
wherever seats are listed. The same function describes the vector: a sheet that keeps the fields instead of the numbers. So what
is documented is what is written.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pavonis.core.game import Game, Seat
from pavonis.games import GAMES

Vector = NDArray[np.float32]
Observation = dict[str, Any]


class Field(NamedTuple):
    """Some neighbouring numbers of the vector. A value v between least and most is written as (v - least) / (most - least)."""

    name: str
    start: int
    size: int
    least: int
    most: int
    says: str


class Sheet:
    """Where an encoder writes. Values outside their bounds are cut off at them."""

    def __init__(self, out: Vector | None = None) -> None:
        self.out = out  # all zero; without one, the sheet keeps the fields instead
        self.at = 0
        self.fields: list[Field] = []
        self.prefix = ""

    def _begin(self, name: str, size: int, least: int, most: int, says: str) -> int:
        start = self.at
        self.at += size
        if self.out is None:
            self.fields.append(Field(self.prefix + name, start, size, least, most, says))
        return start

    def value(self, name: str, value: int | bool | None, most: int, says: str, least: int = 0) -> None:
        """One number; None counts as the least."""
        start = self._begin(name, 1, least, most, says)
        if self.out is not None and value is not None:
            self.out[start] = min(1.0, max(0.0, (value - least) / (most - least)))

    def values(self, name: str, values: Sequence[int], least: int, most: int, says: str) -> None:
        """Several numbers with the same bounds."""
        start = self._begin(name, len(values), least, most, says)
        if self.out is not None:
            span = most - least
            for place, value in enumerate(values, start):
                if value != least:
                    self.out[place] = min(1.0, max(0.0, (value - least) / span))

    def among(self, name: str, chosen: Iterable[int | None], count: int, says: str) -> None:
        """A set of things numbered from 0, as one flag for each; unknown ones (None) leave none."""
        start = self._begin(name, count, 0, 1, says)
        if self.out is not None:
            for number in chosen:
                if number is not None:
                    self.out[start + number] = 1.0

    def counts(self, name: str, counted: Mapping[int, int], count: int, most: int, says: str) -> None:
        """How many of each of several things numbered from 0; of most there are none."""
        start = self._begin(name, count, 0, most, says)
        if self.out is not None:
            for number, many in counted.items():
                self.out[start + number] = min(1.0, many / most)

    def one_of(self, name: str, chosen: int | None, count: int, says: str) -> None:
        """One of several things, or none of them."""
        self.among(name, (chosen,), count, says)


Encode = Callable[[Game[Any], Observation, Seat, Sheet], None]


class Encoder:
    """Turns what a seat observes into a vector, for one game with its options and one number of seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self._write: Encode = import_module(f"pavonis.rl.encoders.{GAMES[game.key]}").encode
        sheet = Sheet()
        self._write(game, game.observe(game.new(seats, 0), 0), 0, sheet)
        self.fields = sheet.fields
        self.size = sheet.at

    def __call__(self, observation: Observation, viewer: Seat) -> Vector:
        """The vector of what a viewer observes; the order of its fields never changes."""
        out = np.zeros(self.size, np.float32)
        sheet = Sheet(out)
        self._write(self.game, observation, viewer, sheet)
        assert sheet.at == self.size
        return out


def around(viewer: Seat, seats: int) -> list[Seat]:
    """All seats, the viewer first, then clockwise."""
    return [(viewer + step) % seats for step in range(seats)]


def turned(seat: Seat | None, viewer: Seat, seats: int) -> int | None:
    """How many seats clockwise of the viewer somebody sits; None stays nobody."""
    return None if seat is None else (seat - viewer) % seats


def page(encoder: Encoder) -> str:
    """The fields as a table for a page of documentation."""
    lines = ["| from | numbers | field | least | most | what it is |", "|---|---|---|---|---|---|"]
    lines += [f"| {f.start} | {f.size} | `{f.name}` | {f.least} | {f.most} | {f.says} |" for f in encoder.fields]
    return "\n".join(lines)
