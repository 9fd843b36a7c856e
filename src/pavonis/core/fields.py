"""What the fields of a position may hold, as data: each game lists one for every field of its state.

A position from outside (an uploaded record, a stored snapshot) is compared with them before any rule sees it, so rules need not
expect a negative set of cards or a seat that nobody sits on. Nothing here is used while a game is played.
"""

from typing import Any, Final

SHOWN: Final = 40  # characters of a wrong value in the message
COUNT: Final = 9999  # more of anything than a game ever has
DEPTH: Final = 64  # frames on one stack; games need about ten
PICKS: Final = 256  # in one sealed answer
WIDEST: Final = (1 << 128) - 1  # of the generator


class BadPosition(ValueError):
    """A position that cannot be one of its game, with a sentence that names the field and what is allowed there."""


def refuse(name: str, allowed: str, value: Any) -> None:
    """Say what is wrong with a field."""
    shown = repr(value)
    raise BadPosition(f"'{name}' should be {allowed}, not {shown if len(shown) <= SHOWN else shown[:SHOWN] + '...'}")


class Field:
    """What one value may be."""

    def check(self, name: str, value: Any) -> None:
        """Raise BadPosition if the value is not allowed; the name says where it stands."""
        raise NotImplementedError


class Whole(Field):
    """A number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def check(self, name: str, value: Any) -> None:
        if type(value) is not int or not self.low <= value <= self.high:
            refuse(name, f"a whole number from {self.low} to {self.high}", value)


class OneOf(Field):
    """One of some numbers: of cards, of places, of codes."""

    def __init__(self, what: str, numbers: list[int], empty: int | None = None) -> None:
        self.what: Final = what
        self.numbers: Final = frozenset(numbers if empty is None else [*numbers, empty])
        self.empty: Final = empty

    def check(self, name: str, value: Any) -> None:
        if type(value) is not int or value not in self.numbers:
            refuse(name, f"the number of {self.what}" + ("" if self.empty is None else f", or {self.empty}"), value)


class SetOf(Field):
    """A set as a number with a bit for each member, all of them members of a larger set."""

    def __init__(self, what: str, largest: int) -> None:
        self.what: Final = what
        self.largest: Final = largest

    def check(self, name: str, value: Any) -> None:
        if type(value) is not int or value < 0 or value & ~self.largest:
            refuse(name, f"a set of {self.what} as one number from 0 to {self.largest}", value)


class ListOf(Field):
    """A list of so many values of one kind."""

    def __init__(self, item: Field, least: int, most: int | None = None) -> None:
        self.item: Final = item
        self.least: Final = least
        self.most: Final = least if most is None else most

    def check(self, name: str, value: Any) -> None:
        if not isinstance(value, list):
            refuse(name, "a list", value)
        self.check_items(name, list(value))

    def check_items(self, name: str, items: list[Any]) -> None:
        """Check how many there are, then each."""
        if not self.least <= len(items) <= self.most:
            count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            raise BadPosition(f"'{name}' should have {count} entries, not {len(items)}")
        for place, each in enumerate(items):
            self.item.check(f"{name}[{place}]", each)


class TupleOf(ListOf):
    """A tuple of so many values of one kind."""

    def check(self, name: str, value: Any) -> None:
        if not isinstance(value, tuple):
            refuse(name, 'a tuple, written {"t": [...]}', value)
        self.check_items(name, list(value))


class FrameOf(Field):
    """A frame: a code and what follows it. Codes that are not listed do not exist."""

    def __init__(self, what: str, frames: dict[int, list[Field]], optional: bool = False) -> None:
        self.what: Final = what
        self.frames: Final = frames
        self.optional: Final = optional

    def check(self, name: str, value: Any) -> None:
        if value is None and self.optional:
            return
        if not isinstance(value, tuple) or not value or type(value[0]) is not int or value[0] not in self.frames:
            refuse(name, f"a {self.what} of this game", value)
        rest = self.frames[value[0]]
        if len(value) != len(rest) + 1:
            raise BadPosition(f"'{name}' should have {len(rest)} numbers after its code {value[0]}, not {len(value) - 1}")
        for place, field in enumerate(rest, 1):
            field.check(f"{name}[{place}]", value[place])


def core_fields(
    seats: int, size: int, table: dict[int, list[Field]], steps: dict[int, list[Field]], asks: dict[int, list[Field]]
) -> dict[str, Field]:
    """The fields that every game has, with so many seats and codes of moves; the frames of the table, of seats, and questions."""
    stack = ListOf(FrameOf("step of a seat", {**steps, 0: [Whole(0, seats - 1)]}), 0, DEPTH)  # 0 is WAIT, for a seat
    return {
        "rng": Whole(0, WIDEST),
        "table": ListOf(FrameOf("step of the table", table), 0, DEPTH),
        "seats": ListOf(stack, seats),
        "asks": ListOf(FrameOf("question", asks, optional=True), seats),
        "owed": SetOf("seats", (1 << seats) - 1),
        "sealed": ListOf(ListOf(Whole(0, size - 1), 0, PICKS), seats),
        "learned": ListOf(Whole(0, COUNT), seats),
    }


class Alike(Field):
    """A field of a game that has listed none: a number, a list or a tuple, as in a blank state, and nothing but numbers inside."""

    def __init__(self, example: Any) -> None:
        self.kind: Final = type(example)

    def check(self, name: str, value: Any) -> None:
        if type(value) is not self.kind:
            refuse(name, f"of type {self.kind.__name__}", value)
        self.check_inside(name, value)

    def check_inside(self, name: str, value: Any) -> None:
        """Nothing but numbers, and nothing in place of one."""
        if isinstance(value, list | tuple):
            for place, each in enumerate(value):
                self.check_inside(f"{name}[{place}]", each)
        elif value is not None and type(value) is not int:
            refuse(name, "a whole number", value)
