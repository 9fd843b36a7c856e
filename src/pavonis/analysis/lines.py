"""A game at some of its steps: up to one, to be played on in another way, and as its players saw it then."""

from collections.abc import Iterable
from typing import Any

from pavonis.core.game import Game, Seat
from pavonis.core.record import BadRecord, Record, opening
from pavonis.core.view import View

Views = dict[tuple[int, Seat], View[Any]]  # by step and seat


def beginning(record: Record, moves: int) -> Record:
    """The same game up to so many moves; BadRecord if there are not so many."""
    known = record.moves()
    if not 0 <= moves <= len(known):
        raise BadRecord(f"the record has {len(known)} moves, not {moves}")
    found = Record(record.game, record.rules_version, record.options, record.seats, record.seed)
    found.position = record.position
    found.notes = dict(record.notes)
    found.entries = known[:moves]
    return found


def views(game: Game[Any], record: Record, wanted: Iterable[tuple[int, Seat]]) -> Views:
    """What seats saw at some steps: after so many moves."""
    seats: dict[int, set[Seat]] = {}
    for step, seat in wanted:
        seats.setdefault(step, set()).add(seat)
    s = opening(game, record)
    s.log = None
    found: Views = {}
    for step, (mover, move) in enumerate(record.moves()):
        for seat in seats.get(step, ()):
            found[step, seat] = View(game, s, seat)
        game.apply(s, mover, move)
    return found
