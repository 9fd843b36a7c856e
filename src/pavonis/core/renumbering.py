"""How to read a record of an earlier release: what its codes meant, what their codes are now, and what was not asked then.

Codes never change. They were renumbered once, when they got their fixed places, and this module converts older records.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from pavonis.core.game import Game
from pavonis.core.record import UNDO, Entry, Record, opening
from pavonis.core.space import Space


class OldRange(NamedTuple):
    """A range as it was: its name, where it began, and for each argument the present number of each old one."""

    name: str
    start: int
    arguments: list[list[int]]

    def size(self) -> int:
        """How many codes it had."""
        size = 1
        for numbers in self.arguments:
            size *= len(numbers)
        return size


class Renumbering:
    """From the codes of one rules version to those of the next. A game whose positions changed too overrides `position`."""

    def __init__(self, version: int, ranges: list[OldRange], space: Space) -> None:
        self.version: Final = version
        self._codes: Final[dict[int, int]] = {0: 0}
        for old in ranges:
            for offset in range(old.size()):
                rest = offset
                arguments: list[int] = []
                for numbers in reversed(old.arguments):
                    rest, place = divmod(rest, len(numbers))
                    arguments.append(numbers[place])
                arguments.reverse()
                self._codes[old.start + offset] = space.code(old.name, tuple(arguments))

    def move(self, code: int) -> int:
        """The present code for an old one. An undo stays an undo; a code without a meaning raises ValueError."""
        if code < 0:
            return code
        if code not in self._codes:
            raise ValueError(f"{code} was not a move of version {self.version}")
        return self._codes[code]

    def position(self, snapshot: dict[str, Any]) -> dict[str, Any]:
        """The present form of a position that the old version wrote."""
        return snapshot


def answered(game: Game[Any], record: Record, unasked: Callable[[Any, Any], Entry | None]) -> Record:
    """A record of earlier rules with the answers that were not asked for then. `unasked` gives the one that a position lacks."""
    found = Record(record.game, game.rules_version, record.options, record.seats, record.seed)
    found.notes, found.position = record.notes, record.position
    states = [opening(game, record)]
    lengths: list[int] = []  # how many entries each move has become
    for seat, move in record.entries:
        if move == UNDO:
            states.pop()
            found.entries += [(seat, UNDO)] * lengths.pop()
            continue
        s = states[-1].clone()
        if not 0 <= seat < len(s.asks) or s.asks[seat] is None or move not in game.legal(s, seat):
            return record  # whoever replays it is told which move does not fit
        start = len(found.entries)
        entry: Entry | None = (seat, move)
        while entry is not None:
            game.apply(s, *entry)
            found.entries.append(entry)
            entry = unasked(game, s)
        lengths.append(len(found.entries) - start)
        states.append(s)
    return found
