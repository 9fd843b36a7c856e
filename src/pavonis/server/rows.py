"""Reading and writing the rows of one table. Each function takes a connection and does one thing."""

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from pavonis.core.game import Seat
from pavonis.server.errors import Refused
from pavonis.server.models import PLAYING, EntryRow, LinkRow, MessageRow, SeatRow, SnapshotRow, TableRow
from pavonis.server.table import Facts, SeatFacts
from pavonis.server.upgrade import Mark


class Behind(Exception):
    """Somebody else has changed the table meanwhile."""


class Edit(msgspec.Struct):
    """A change of a table that is not a move: columns of the table, columns of seats, and what is said about it."""

    table: dict[str, Any] = {}
    seats: dict[Seat, dict[str, Any]] = {}
    notice: str = ""  # a key of the phrases
    about: Seat | None = None
    name: str = ""  # what the notice speaks of, if it is not the name of that seat
    snapshot: dict[str, Any] | None = None
    link: str = ""  # the hash of a one-time link that this uses up


# Statements that are needed all the time are built once: building one takes longer than running it.
_FACTS = select(TableRow.__table__).where(TableRow.id == bindparam("table_id"))
_SEATS = (
    select(SeatRow.seat, SeatRow.person, SeatRow.bot, SeatRow.name, SeatRow.colour, SeatRow.seen)
    .where(SeatRow.table_id == bindparam("table_id"))
    .order_by(SeatRow.seat)
)
_ENTRIES = (
    select(EntryRow.seat, EntryRow.move, EntryRow.fingerprint)
    .where(EntryRow.table_id == bindparam("table_id"), EntryRow.seq >= bindparam("start"), EntryRow.seq < bindparam("stop"))
    .order_by(EntryRow.seq)
)
_MOVED = ("length", "waiting", "bots_due", "touched")
_EXTEND = (
    update(TableRow)
    .where(TableRow.id == bindparam("table_id"), TableRow.meta == bindparam("same_meta"), TableRow.status == PLAYING)
    .values({name: bindparam(name) for name in _MOVED})
)
_ENTRY = insert(EntryRow)
_EXTEND_AT_ONCE = text(  # both in one statement, which PostgreSQL can and SQLite cannot
    """
    WITH moved AS (
        UPDATE game_table SET length = :length, waiting = :waiting, bots_due = :bots_due, touched = :touched
        WHERE id = :table_id AND meta = :same_meta AND status = 'playing' RETURNING id
    )
    INSERT INTO entry (table_id, seq, seat, move, fingerprint)
    SELECT moved.id, row.seq, row.seat, row.move, row.fingerprint FROM moved,
    unnest(CAST(:seqs AS int[]), CAST(:seats AS int[]), CAST(:moves AS int[]), CAST(:marks AS text[]))
    AS row(seq, seat, move, fingerprint)
    """
)
_NO_SNAPSHOT = delete(SnapshotRow).where(SnapshotRow.table_id == bindparam("table_id"))
_SNAPSHOT = insert(SnapshotRow)


def read_facts(connection: Connection, table_id: str) -> Facts:
    """What is stored about a table."""
    row = connection.execute(_FACTS, {"table_id": table_id}).mappings().first()
    if row is None:
        raise Refused("no_such_table")
    return Facts(**row)


def read_table(connection: Connection, table_id: str) -> tuple[Facts, list[SeatFacts], list[Mark]]:
    """All of a table that is needed to play on."""
    facts = read_facts(connection, table_id)
    return facts, read_seats(connection, table_id), read_entries(connection, table_id, 0, facts.length)


def read_seats(connection: Connection, table_id: str) -> list[SeatFacts]:
    """Who sits where."""
    return [SeatFacts(*row) for row in connection.execute(_SEATS, {"table_id": table_id})]


def read_entries(connection: Connection, table_id: str, start: int, stop: int) -> list[Mark]:
    """A part of the record."""
    if start >= stop:
        return []
    found = connection.execute(_ENTRIES, {"table_id": table_id, "start": start, "stop": stop})
    return [(seat, move, mark) for seat, move, mark in found]


def read_snapshot(connection: Connection, table_id: str) -> tuple[int, dict[str, Any]] | None:
    """The position of a table that was last written out, and after how many entries."""
    row = connection.execute(select(SnapshotRow.seq, SnapshotRow.position).where(SnapshotRow.table_id == table_id)).first()
    return None if row is None else (row.seq, row.position)


def write_snapshot(connection: Connection, table_id: str, seq: int, position: dict[str, Any]) -> None:
    """Write out a position in place of the one before."""
    connection.execute(_NO_SNAPSHOT, {"table_id": table_id})
    connection.execute(_SNAPSHOT, {"table_id": table_id, "seq": seq, "position": position})


def write_entries(connection: Connection, facts: Facts, values: dict[str, Any], entries: list[Mark]) -> None:
    """Add entries to a record, if the table is still as it was when they were checked. The key of an entry is the gate."""
    usual = values.keys() == set(_MOVED)
    if usual and connection.dialect.name == "postgresql":
        seats, moves, marks = (list(column) for column in zip(*entries, strict=True))
        seqs = list(range(facts.length, facts.length + len(entries)))
        columns = {"seqs": seqs, "seats": seats, "moves": moves, "marks": marks}
        done = connection.execute(_EXTEND_AT_ONCE, {"table_id": facts.id, "same_meta": facts.meta, **values, **columns})
        if done.rowcount == 0:
            raise Behind
        return
    if usual:
        done = connection.execute(_EXTEND, {"table_id": facts.id, "same_meta": facts.meta, **values})
    else:
        same = (TableRow.id == facts.id, TableRow.meta == facts.meta, TableRow.status == PLAYING)
        done = connection.execute(update(TableRow).where(*same).values(**values))
    if done.rowcount == 0:
        raise Behind
    for number, (seat, move, mark) in enumerate(entries, facts.length):
        row = {"table_id": facts.id, "seq": number, "seat": seat, "move": move, "fingerprint": mark}
        connection.execute(_ENTRY, row)


def write_edit(connection: Connection, facts: Facts, seats: list[SeatFacts], edit: Edit) -> None:
    """Make a change, if the table is still as it was when the change was decided."""
    values = {"meta": facts.meta + 1, "touched": datetime.now(UTC), **edit.table}
    waiting = values.get("waiting", facts.waiting)
    bots = {seat.seat: edit.seats.get(seat.seat, {}).get("bot", seat.bot) for seat in seats}
    values["bots_due"] = any(waiting >> seat & 1 and bot for seat, bot in bots.items())
    if edit.notice:
        values["chat"] = facts.chat + 1
    same = (TableRow.id == facts.id, TableRow.meta == facts.meta, TableRow.length == facts.length, TableRow.chat == facts.chat)
    if connection.execute(update(TableRow).where(*same).values(**values)).rowcount == 0:
        raise Behind
    if edit.link and connection.execute(delete(LinkRow).where(LinkRow.token_hash == edit.link)).rowcount == 0:
        raise Refused("no_such_link")
    for seat, columns in edit.seats.items():
        connection.execute(update(SeatRow).where(SeatRow.table_id == facts.id, SeatRow.seat == seat).values(**columns))
    if edit.notice:
        name = edit.name or (seats[edit.about].name if edit.about is not None else "")
        write_message(connection, facts, edit.about, name, "", edit.notice)
    if edit.snapshot is not None:
        write_snapshot(connection, facts.id, facts.length, edit.snapshot)


def write_message(connection: Connection, facts: Facts, seat: Seat | None, name: str, text: str, code: str | None) -> None:
    """Add a message; its number is unique, so that of two at once one tries again."""
    row = {"table_id": facts.id, "number": facts.chat, "seat": seat, "name": name, "text": text, "code": code}
    connection.execute(insert(MessageRow), [{**row, "at": datetime.now(UTC)}])
