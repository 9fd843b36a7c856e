"""An observation as one vector of numbers from 0 to 1, and the list of its fields.

A game's encoder is one function that writes an observation onto a `Sheet`, field by field, in a fixed order; the viewer comes first
wherever seats are listed. The same function describes the vector, on a `Listing` that keeps the fields instead of the numbers. So
what is documented is what is written.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pavonis.core.game import Game, Seat
from pavonis.games import GAMES
from pavonis.rl.sheet import Field, Listing, Observation, Sheet, around, turned

__all__ = ["Encoder", "Field", "Observation", "Sheet", "Vector", "around", "page", "turned"]

Vector = NDArray[np.float32]

Encode = Callable[[Game[Any], Observation, Seat, Sheet], None]


class Encoder:
    """Turns what a seat observes into a vector, for one game with its options and one number of seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self._write: Encode = import_module(f"pavonis.rl.encoders.{GAMES[game.key]}").encode
        sheet = Listing()
        self._write(game, game.observe(game.new(seats, 0), 0), 0, sheet)
        self.fields = sheet.fields
        self.size = sheet.at

    def __call__(self, observation: Observation, viewer: Seat) -> Vector:
        """The vector of what a viewer observes; the order of its fields never changes."""
        out = np.zeros(self.size, np.float32)
        self.write(observation, viewer, out)
        return out

    def write(self, observation: Observation, viewer: Seat, out: Vector) -> None:
        """The same into a vector that is all zero."""
        sheet = Sheet(out.data)
        self._write(self.game, observation, viewer, sheet)
        assert sheet.at == self.size


def page(encoder: Encoder) -> str:
    """The fields as a table for a page of documentation."""
    lines = ["| from | numbers | field | least | most | what it is |", "|---|---|---|---|---|---|"]
    lines += [f"| {f.start} | {f.size} | `{f.name}` | {f.least} | {f.most} | {f.says} |" for f in encoder.fields]
    return "\n".join(lines)
