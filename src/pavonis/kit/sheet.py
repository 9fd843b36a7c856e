"""What an encoder writes to: numbers from 0 to 1, field by field, as a vector or as a list of the fields.

Nearly all numbers of a vector are 0, and most of the others are 1. So a sheet keeps the places of the ones, and places with their
numbers for the rest, as bytes that an array can be laid over: no object is made for a number. Several vectors may follow each other
on one sheet: it is written into an array in two strokes.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from librt.strings import BytesWriter, write_f32_le, write_i64_le
from mypy_extensions import mypyc_attr

from pavonis.core.game import Game, Seat
from pavonis.kit.zones import listed

Observation = Any  # what `Game.observe` gives

THINGS: Final[dict[int, list[int]]] = {}  # of sets met before
REMEMBERED: Final = 20_000
SEATS: Final = [f"seat +{step}: " for step in range(8)]  # before the names of the fields of a seat, the viewer's first


def things(chosen: int) -> list[int]:
    """The numbers in a set of bits. Sets stay the same for many decisions, so those met last are remembered."""
    found = THINGS.get(chosen)
    if found is None:
        if len(THINGS) >= REMEMBERED:
            THINGS.clear()
        found = THINGS[chosen] = listed(chosen)
    return found


class Field(NamedTuple):
    """Some neighbouring numbers of the vector. A value v between least and most is written as (v - least) / (most - least)."""

    name: str
    start: int
    size: int
    least: int
    most: int
    says: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """Where an encoder writes. Values are limited to their bounds."""

    def __init__(self) -> None:
        self.at = 0
        self.lists = False  # whether it wants to hear of every field, also of those that are empty
        self.prefix = ""  # of the names of fields
        self.ones = BytesWriter()  # the places where a 1 stands, eight bytes each
        self.places = BytesWriter()  # those of other numbers
        self.numbers = BytesWriter()  # these numbers, four bytes each

    def clear(self) -> None:
        """An empty sheet again."""
        self.at = 0
        self.ones.truncate(0)
        self.places.truncate(0)
        self.numbers.truncate(0)

    def _put(self, place: int, part: int, whole: int) -> None:
        """Write part / whole, at most 1; the part is more than 0."""
        if part >= whole:
            write_i64_le(self.ones, place)
        else:
            write_i64_le(self.places, place)
            write_f32_le(self.numbers, part / whole)

    def value(self, name: str, value: int, most: int, says: str, least: int = 0) -> None:
        """One number."""
        at = self.at
        if value > least:
            if value >= most:
                write_i64_le(self.ones, at)
            else:
                write_i64_le(self.places, at)
                write_f32_le(self.numbers, (value - least) / (most - least))
        self.at = at + 1

    def values(self, name: str, values: Sequence[int], least: int, most: int, says: str, room: int = 0) -> None:
        """Several numbers with the same bounds; with a room, the numbers after them are the least."""
        start = self.at
        place = start
        span = most - least
        ones, places, numbers = self.ones, self.places, self.numbers
        listing: list[int] = values if isinstance(values, list) else list(values)  # with a type of its own, or numbers are objects
        for value in listing:
            if value > least:
                if value >= most:
                    write_i64_le(ones, place)
                else:
                    write_i64_le(places, place)
                    write_f32_le(numbers, (value - least) / span)
            place += 1
        self.at = start + room if room else place

    def by_seat(self, name: str, values: tuple[int, ...], start: int, order: list[Seat], most: int, says: str) -> None:
        """A number of each seat, which stand from `start` on; the seats in this order."""
        at = self.at
        for seat in order:
            if values[start + seat] > 0:
                self._put(at, values[start + seat], most)
            at += 1
        self.at = at

    def among(self, name: str, chosen: Iterable[int | None], count: int, says: str) -> None:
        """A set of things numbered from 0, as one flag for each; unknown ones (None) leave none."""
        self.flags(name, [number for number in chosen if number is not None], count, says)

    def flags(self, name: str, chosen: list[int], count: int, says: str) -> None:
        """The same for a list of numbers, which is quicker."""
        start = self.at
        ones = self.ones
        for number in chosen:
            write_i64_le(ones, start + number)
        self.at = start + count

    def bits(self, name: str, chosen: int, count: int, says: str) -> None:
        """The same for a set with a bit for each thing."""
        start = self.at
        if chosen:
            ones = self.ones
            for number in things(chosen):
                write_i64_le(ones, start + number)
        self.at = start + count

    def counts(self, name: str, counted: Mapping[int, int], count: int, most: int, says: str) -> None:
        """How many there are of each of several things, numbered from 0; most are absent."""
        for number, many in counted.items():
            if many > 0:
                self._put(self.at + number, many, most)
        self.at += count

    def amounts(self, name: str, things: list[int], amount: tuple[int, ...], count: int, most: int, says: str) -> None:
        """The same for some things, with how many there are of every thing, by number."""
        start = self.at
        for number in things:
            if amount[number] > 0:
                self._put(start + number, amount[number], most)
        self.at = start + count

    def one_of(self, name: str, chosen: int, count: int, says: str) -> None:
        """One of several things, or none of them (less than 0)."""
        if chosen >= 0:
            write_i64_le(self.ones, self.at + chosen)
        self.at += count


class Listing(Sheet):
    """A sheet that keeps the fields and not the numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.lists = True
        self.fields: list[Field] = []

    def _add(self, name: str, size: int, least: int, most: int, says: str) -> None:
        self.fields.append(Field(self.prefix + name, self.at, size, least, most, says))
        self.at += size

    def value(self, name: str, value: int, most: int, says: str, least: int = 0) -> None:
        """A field of one number."""
        self._add(name, 1, least, most, says)

    def values(self, name: str, values: Sequence[int], least: int, most: int, says: str, room: int = 0) -> None:
        """A field of several numbers."""
        self._add(name, room or len(values), least, most, says)

    def by_seat(self, name: str, values: tuple[int, ...], start: int, order: list[Seat], most: int, says: str) -> None:
        """A field of a number of each seat."""
        self._add(name, len(order), 0, most, says)

    def flags(self, name: str, chosen: list[int], count: int, says: str) -> None:
        """A field of flags."""
        self._add(name, count, 0, 1, says)

    def bits(self, name: str, chosen: int, count: int, says: str) -> None:
        """A field of flags."""
        self._add(name, count, 0, 1, says)

    def counts(self, name: str, counted: Mapping[int, int], count: int, most: int, says: str) -> None:
        """A field of counts."""
        self._add(name, count, 0, most, says)

    def amounts(self, name: str, things: list[int], amount: tuple[int, ...], count: int, most: int, says: str) -> None:
        """A field of counts."""
        self._add(name, count, 0, most, says)

    def one_of(self, name: str, chosen: int, count: int, says: str) -> None:
        """A field of flags of which at most one is set."""
        self._add(name, count, 0, 1, says)


G = TypeVar("G", bound=Game[Any])
Encode = Callable[[G, Any, Seat, Sheet], None]  # writes a position as a viewer may know it


def around(viewer: Seat, seats: int) -> list[Seat]:
    """All seats, the viewer first, then clockwise."""
    return [(viewer + step) % seats for step in range(seats)]


def turned(seat: Seat | None, viewer: Seat, seats: int) -> int:
    """How many seats clockwise of the viewer somebody sits; -1 for nobody."""
    return -1 if seat is None else (seat - viewer) % seats
