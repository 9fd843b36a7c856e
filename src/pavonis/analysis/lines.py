"""Another ending: a game up to a step, to be played on in another way."""

from pavonis.core.record import BadRecord, Record


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
