"""What an encoder writes on: numbers from 0 to 1, field by field, into a vector or into a list of its fields."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from pavonis.core.game import Seat

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
    """Where an encoder writes. Values outside their bounds are cut off at them.

    The numbers go into a memoryview, which takes a quarter of the time of NumPy's own assignment of one number.
    """

    def __init__(self, out: Any) -> None:
        self.out = out  # a memoryview of floats, all zero
        self.at = 0
        self.prefix = ""  # of the names of fields

    def value(self, name: str, value: int | bool | None, most: int, says: str, least: int = 0) -> None:
        """One number; None counts as the least."""
        if value is not None and value > least:
            self.out[self.at] = (value - least) / (most - least) if value < most else 1.0
        self.at += 1

    def values(self, name: str, values: Sequence[int], least: int, most: int, says: str) -> None:
        """Several numbers with the same bounds."""
        out, span = self.out, most - least
        for place, value in enumerate(values, self.at):
            if value > least:
                out[place] = (value - least) / span if value < most else 1.0
        self.at += len(values)

    def among(self, name: str, chosen: Iterable[int | None], count: int, says: str) -> None:
        """A set of things numbered from 0, as one flag for each; unknown ones (None) leave none."""
        out, start = self.out, self.at
        for number in chosen:
            if number is not None:
                out[start + number] = 1.0
        self.at = start + count

    def counts(self, name: str, counted: Mapping[int, int], count: int, most: int, says: str) -> None:
        """How many of each of several things numbered from 0; of most there are none."""
        out, start = self.out, self.at
        for number, many in counted.items():
            if many:
                out[start + number] = many / most if many < most else 1.0
        self.at = start + count

    def one_of(self, name: str, chosen: int | None, count: int, says: str) -> None:
        """One of several things, or none of them."""
        if chosen is not None:
            self.out[self.at + chosen] = 1.0
        self.at += count


class Listing(Sheet):
    """A sheet that keeps the fields and not the numbers."""

    def __init__(self) -> None:
        super().__init__(None)
        self.fields: list[Field] = []

    def _add(self, name: str, size: int, least: int, most: int, says: str) -> None:
        self.fields.append(Field(self.prefix + name, self.at, size, least, most, says))
        self.at += size

    def value(self, name: str, value: int | bool | None, most: int, says: str, least: int = 0) -> None:
        """A field of one number."""
        self._add(name, 1, least, most, says)

    def values(self, name: str, values: Sequence[int], least: int, most: int, says: str) -> None:
        """A field of several numbers."""
        self._add(name, len(values), least, most, says)

    def among(self, name: str, chosen: Iterable[int | None], count: int, says: str) -> None:
        """A field of flags."""
        self._add(name, count, 0, 1, says)

    def counts(self, name: str, counted: Mapping[int, int], count: int, most: int, says: str) -> None:
        """A field of counts."""
        self._add(name, count, 0, most, says)

    def one_of(self, name: str, chosen: int | None, count: int, says: str) -> None:
        """A field of flags of which one stands at most."""
        self._add(name, count, 0, 1, says)


def around(viewer: Seat, seats: int) -> list[Seat]:
    """All seats, the viewer first, then clockwise."""
    return [(viewer + step) % seats for step in range(seats)]


def turned(seat: Seat | None, viewer: Seat, seats: int) -> int | None:
    """How many seats clockwise of the viewer somebody sits; None stays nobody."""
    return None if seat is None else (seat - viewer) % seats
