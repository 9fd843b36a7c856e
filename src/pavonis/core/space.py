"""The move space of a game: fixed, named ranges of codes, which are the wire format, the log format and the RL action space.

Codes are never renumbered or reused, so every range states where it begins and leaves room behind it.
"""

from bisect import bisect_right
from typing import Final

RESERVED: Final = 16  # codes below this are the core's own; 0 takes a sealed answer back


class Range:
    """The codes of one kind of move: its name, where it begins, and the names of what each argument may be.

    The phrase has a {} for each argument: "take card {} of seat {}".
    """

    def __init__(self, name: str, start: int, arguments: list[list[str]] | None = None, phrase: str = "") -> None:
        self.name: Final = name
        self.start: Final = start
        self.names: Final = arguments or []
        self.template: Final = phrase or " ".join([name, *("{}" for _ in self.names)])
        count = 1
        for names in self.names:
            count *= len(names)
        self.stop: Final = start + count

    def arguments(self, move: int) -> tuple[int, ...]:
        """The arguments a code of this range stands for."""
        offset = move - self.start
        arguments: list[int] = []
        for names in reversed(self.names):
            offset, argument = divmod(offset, len(names))
            arguments.append(argument)
        arguments.reverse()
        return tuple(arguments)

    def phrase(self, move: int) -> str:
        """A code of this range in words."""
        arguments = self.arguments(move)
        return self.template.format(*[names[argument] for names, argument in zip(self.names, arguments, strict=True)])


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
        self._codes: Final = {r.phrase(move).casefold(): move for r in self.ranges for move in range(r.start, r.stop)}
        if len(self._codes) != sum(r.stop - r.start for r in self.ranges):
            raise ValueError("two moves have the same phrase")

    def codes(self) -> list[int]:
        """Every code that means something, ascending."""
        return sorted(self._codes.values())

    def range_of(self, move: int) -> Range:
        """The range a code lies in; ValueError if it means nothing."""
        place = bisect_right(self._starts, move) - 1
        if place < 0 or move >= self.ranges[place].stop:
            raise ValueError(f"{move} is not a move of this game")
        return self.ranges[place]

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
