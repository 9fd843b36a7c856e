"""The move space of a game: fixed, named ranges of codes, which are the wire format, the log format and the RL action space.

A code never changes. Every range states where it begins, and every argument states how much room its numbers have. So a new card or
place adds codes and moves none. Numbers that are not used yet are holes without a meaning.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

RESERVED: Final = 16  # codes below this are the core's own; 0 takes a sealed answer back


class Names:
    """The names of one kind of thing by number, and the room that its numbers have in every code."""

    def __init__(self, by_number: dict[int, str], room: int) -> None:
        for number, name in by_number.items():
            if not 0 <= number < room:
                raise ValueError(f"'{name}' has the number {number}, but there is room for 0 to {room - 1}")
        self.by_number: Final = by_number
        self.room: Final = room


def named(names: list[str], room: int) -> Names:
    """Names of things that are numbered from 0 without a gap."""
    return Names(dict(enumerate(names)), room)


def counted(count: int, room: int, first: int = 0) -> Names:
    """Amounts: the numbers from 0 stand for `first`, `first` + 1, ..."""
    return Names({number: str(first + number) for number in range(count)}, room)


class Range:
    """The codes of one kind of move: its name, where it begins, and what each argument may be, the last one counting fastest.

    The phrase has a {} for each argument: "take card {} of seat {}". A plain list names things of which there will never be more.
    """

    def __init__(self, name: str, start: int, arguments: Sequence[Names | list[str]] = (), phrase: str = "") -> None:
        self.name: Final = name
        self.start: Final = start
        self.names: Final = [each if isinstance(each, Names) else named(each, len(each)) for each in arguments]
        self.template: Final = phrase or " ".join([name, *["{}" for _ in self.names]])
        size = 1
        for names in self.names:
            size *= names.room
        self.stop: Final = start + size

    def __repr__(self) -> str:
        return f"<Range '{self.template}': {self.start} to {self.stop - 1}>"

    def code(self, arguments: tuple[int, ...]) -> int:
        """The code with these arguments; the inverse of `arguments`."""
        offset = 0
        for names, argument in zip(self.names, arguments, strict=True):
            offset = offset * names.room + argument
        return self.start + offset

    def arguments(self, move: int) -> tuple[int, ...]:
        """The arguments a code of this range stands for."""
        offset = move - self.start
        arguments: list[int] = []
        for names in reversed(self.names):
            offset, argument = divmod(offset, names.room)
            arguments.append(argument)
        arguments.reverse()
        return tuple(arguments)

    def means_something(self, move: int) -> bool:
        """Whether every argument of a code of this range has a name."""
        return all(argument in names.by_number for names, argument in zip(self.names, self.arguments(move), strict=True))

    def codes(self) -> list[int]:
        """Every code of this range that means something, ascending."""
        offsets = [0]
        for names in self.names:
            numbers = sorted(names.by_number)
            offsets = [offset * names.room + number for offset in offsets for number in numbers]
        return [self.start + offset for offset in offsets]

    def phrase(self, move: int) -> str:
        """A code of this range in words."""
        arguments = self.arguments(move)
        return self.template.format(*[names.by_number[argument] for names, argument in zip(self.names, arguments, strict=True)])


class Space:
    """All ranges of a game."""

    def __init__(self, ranges: list[Range]) -> None:
        self.ranges: Final = [Range("take back", 0), *sorted(ranges, key=lambda r: r.start)]
        self.size: Final = self.ranges[-1].stop
        self._starts: Final = [r.start for r in self.ranges]
        stop = RESERVED
        for r in self.ranges[1:]:
            if r.start < stop:
                raise ValueError(f"range '{r.name}' begins at {r.start}, inside what stands before it (up to {stop})")
            stop = r.stop
        codes = [(r.phrase(move), move) for r in self.ranges for move in r.codes()]
        self._codes: Final = {phrase.casefold(): move for phrase, move in codes}
        if len(self._codes) != len(codes):
            raise ValueError("two moves have the same phrase")

    def __repr__(self) -> str:
        return f"<Space: {len(self._codes)} moves in {len(self.ranges)} ranges, numbers below {self.size}>"

    def codes(self) -> list[int]:
        """Every code that means something, ascending."""
        return sorted(self._codes.values())

    def range_of(self, move: int) -> Range:
        """The range a code lies in; ValueError if it means nothing."""
        place = bisect_right(self._starts, move) - 1
        if place < 0 or move >= self.ranges[place].stop or not self.ranges[place].means_something(move):
            raise ValueError(f"{move} is not a move of this game")
        return self.ranges[place]

    def code(self, name: str, arguments: tuple[int, ...]) -> int:
        """The code of the range with that name and these arguments; ValueError if there is none. The inverse of `meaning`."""
        for r in self.ranges:
            if r.name == name and len(r.names) == len(arguments):
                move = r.code(arguments)
                if r.start <= move < r.stop and r.arguments(move) == arguments and r.means_something(move):
                    return move
        raise ValueError(f"there is no move '{name}' of {arguments}")

    def meaning(self, move: int) -> tuple[str, tuple[int, ...]]:
        """What a code stands for: the name of its range and the arguments."""
        r = self.range_of(move)
        return r.name, r.arguments(move)

    def phrase(self, move: int) -> str:
        """A code in words."""
        return self.range_of(move).phrase(move)

    def parse(self, text: str) -> int:
        """The code of a phrase, whatever its capitals and spaces; ValueError if there is none."""
        move = self._codes.get(" ".join(text.split()).casefold())
        if move is None:
            raise ValueError(f"'{text.strip()}' is not a move of this game")
        return move
