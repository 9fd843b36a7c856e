"""A position as one vector of numbers from 0 to 1, as a seat may know it, and the list of the vector's fields.

A game's encoder is one function that writes a position onto a `Sheet`, field by field, in a fixed order; the viewer comes first
wherever seats are listed. The same function describes the vector, on a `Listing` that keeps the fields instead of the numbers. So
the documentation always matches the vector.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from pavonis.core.game import Game, Seat
from pavonis.core.view import View
from pavonis.games import box
from pavonis.kit.sheet import Encode, Field, Listing, Observation, Sheet, around, turned

__all__ = ["Encoder", "Field", "Observation", "Sheet", "Vector", "around", "fill", "page", "turned"]

Vector = NDArray[np.float32]
Places = NDArray[np.int64]

GROUP = "pavonis.encoders"  # of entry points: a function like `Box.encode`, under the name of a game, in place of its own


@cache
def encoder_of(key: str) -> Encode[Any]:
    """The encoder of a game: that of an installed package, which reads observations, or else the game's own."""
    for point in entry_points(group=GROUP):
        if point.name == key:
            return _reading(point.load())
    return box(key).encoder()


def _reading(written: Callable[[Game[Any], Observation, Seat, Sheet], None]) -> Encode[Any]:
    """An encoder that is handed observations."""

    def encode(game: Game[Any], s: Any, viewer: Seat, sheet: Sheet) -> None:
        written(game, game.observe(s, viewer), viewer, sheet)

    return encode


def places(written: BytesWriter) -> Places:
    """Places as an array."""
    return np.frombuffer(written.getvalue(), "<i8")


def numbers(written: BytesWriter) -> Vector:
    """Numbers as an array."""
    return np.frombuffer(written.getvalue(), "<f4")


def fill(sheet: Sheet, out: Vector) -> None:
    """Write what is on a sheet into an array that is all zero, whatever its shape."""
    flat = out.reshape(-1)
    flat[places(sheet.ones)] = 1
    flat[places(sheet.places)] = numbers(sheet.numbers)


class Encoder:
    """Turns a position, as a seat may know it, into a vector, for one game with its options and one number of seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.encode: Encode[Any] = encoder_of(game.key)
        sheet = Listing()
        self.encode(game, game.new(seats, 0), 0, sheet)
        self.fields = sheet.fields
        self.size = sheet.at

    def __call__(self, s: Any, viewer: Seat) -> Vector:
        """The vector of a position as a viewer may know it; the order of its fields never changes."""
        out = np.zeros(self.size, np.float32)
        fill(self.sheet(s, viewer), out)
        return out

    def sheet(self, s: Any, viewer: Seat) -> Sheet:
        """The same as places and numbers: all the rest is 0."""
        sheet = Sheet()
        self.encode(self.game, s, viewer, sheet)
        assert sheet.at == self.size
        return sheet

    def of(self, view: View[Any]) -> Vector:
        """What a view shows. Any world will do that the viewer cannot tell from the true one: a vector depends on nothing else."""
        return self(view.sample(0), view.seat)


def page(encoder: Encoder) -> str:
    """The fields as a table for a page of documentation."""
    lines = ["| from | numbers | field | least | most | what it is |", "|---|---|---|---|---|---|"]
    lines += [f"| {f.start} | {f.size} | `{f.name}` | {f.least} | {f.most} | {f.says} |" for f in encoder.fields]
    return "\n".join(lines)
