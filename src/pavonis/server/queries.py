"""Reading and writing the rows of one table. Each function takes a connection and does one thing."""

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from pavonis.core.game import Seat
from pavonis.server.appending import Behind
from pavonis.server.errors import Refused
from pavonis.server.live_table import SeatFacts, TableFacts
from pavonis.server.models import PLAYING, EntryRow, LinkRow, MessageRow, SeatRow, SnapshotRow, TableRow
from pavonis.server.upgrade import Mark, Rewritten


class Edit(msgspec.Struct):
    """A change of a table that is not a move: columns of the table and of seats, and the notice about it."""

    table: dict[str, Any] = {}
    seats: dict[Seat, dict[str, Any]] = {}
    notice: str = ""  # a key of the phrases
    about: Seat | None = None
    name: str = ""  # what the notice speaks of, if it is not the name of that seat
    snapshot: dict[str, Any] | None = None
    link: str = ""  # the hash of a one-time link that this uses up
    taker: str | None = None  # who uses it
    whole: list[SeatFacts] | None = None  # all seats anew, in the lobby


# Statements that are needed all the time are built once: building one takes longer than running it.
_FACTS = select(TableRow.__table__).where(TableRow.id == bindparam("table_id"))
_GAME = select(TableRow.game, TableRow.public).where(TableRow.id == bindparam("table_id"))
_SEATS = (
    select(SeatRow.seat, SeatRow.person, SeatRow.bot, SeatRow.name, SeatRow.colour, SeatRow.seen, SeatRow.plan, SeatRow.read)
    .where(SeatRow.table_id == bindparam("table_id"))
    .order_by(SeatRow.seat)
)
_ENTRIES = (
    select(EntryRow.seat, EntryRow.move, EntryRow.fingerprint)
    .where(EntryRow.table_id == bindparam("table_id"), EntryRow.seq >= bindparam("start"), EntryRow.seq < bindparam("stop"))
    .order_by(EntryRow.seq)
)
# A list is one value here: with a value for each of thousands of tables, the statement would be built and prepared anew every time.
_MARKS = "SELECT id, meta, length, chat FROM game_table WHERE id "
_MARKS_OF = {
    "postgresql": text(_MARKS + "= ANY(CAST(:ids AS text[]))"),
    "sqlite": text(_MARKS + "IN (SELECT value FROM json_each(:ids))"),
}
_ENTRY = insert(EntryRow)
_NO_SNAPSHOT = delete(SnapshotRow).where(SnapshotRow.table_id == bindparam("table_id"))
_SNAPSHOT = insert(SnapshotRow)


def read_facts(connection: Connection, table_id: str) -> TableFacts:
    """What is stored about a table."""
    row = connection.execute(_FACTS, {"table_id": table_id}).mappings().first()
    if row is None:
        raise Refused("no_such_table")
    return TableFacts(**row)


def read_game(connection: Connection, table_id: str) -> tuple[str, bool] | None:
    """Which game is played at a table, and whether everybody may see it; None if there is no such table."""
    row = connection.execute(_GAME, {"table_id": table_id}).first()
    return None if row is None else (row.game, row.public)


def read_marks(connection: Connection, tables: list[str]) -> dict[str, tuple[int, int, int]]:
    """The counters of these tables, as far as they exist."""
    kind = connection.dialect.name
    ids = tables if kind == "postgresql" else msgspec.json.encode(tables).decode()
    found = connection.execute(_MARKS_OF[kind], {"ids": ids})
    return {table_id: (meta, length, chat) for table_id, meta, length, chat in found}


def read_table(connection: Connection, table_id: str) -> tuple[TableFacts, list[SeatFacts], list[Mark]]:
    """Everything about a table that is needed to go on playing."""
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
    """The last saved position of a table, and after how many entries it was saved."""
    row = connection.execute(select(SnapshotRow.seq, SnapshotRow.position).where(SnapshotRow.table_id == table_id)).first()
    return None if row is None else (row.seq, row.position)


def write_snapshot(connection: Connection, table_id: str, seq: int, position: dict[str, Any]) -> None:
    """Save a position in place of the previous one."""
    connection.execute(_NO_SNAPSHOT, {"table_id": table_id})
    connection.execute(_SNAPSHOT, {"table_id": table_id, "seq": seq, "position": position})


def write_entries(connection: Connection, facts: TableFacts, values: dict[str, Any], entries: list[Mark]) -> None:
    """Add entries to a record if the table has not changed since they were checked. The key of an entry is the gate."""
    same = (TableRow.id == facts.id, TableRow.meta == facts.meta, TableRow.status == PLAYING)
    done = connection.execute(update(TableRow).where(*same).values(**values))
    if done.rowcount == 0:
        raise Behind
    for number, (seat, move, mark) in enumerate(entries, facts.length):
        row = {"table_id": facts.id, "seq": number, "seat": seat, "move": move, "fingerprint": mark}
        connection.execute(_ENTRY, row)


def rewrite(connection: Connection, facts: TableFacts, anew: Rewritten) -> None:
    """Write a whole table with other codes if it has not changed."""
    same = (TableRow.id == facts.id, TableRow.meta == facts.meta, TableRow.length == facts.length)
    values = {"meta": facts.meta + 1, "rules_version": anew.rules_version, "position": anew.position, "length": len(anew.entries)}
    if connection.execute(update(TableRow).where(*same).values(**values)).rowcount == 0:
        raise Behind
    connection.execute(delete(EntryRow).where(EntryRow.table_id == facts.id))
    for number, (seat, move, mark) in enumerate(anew.entries):
        connection.execute(_ENTRY, {"table_id": facts.id, "seq": number, "seat": seat, "move": move, "fingerprint": mark})
    if anew.saved is not None:
        write_snapshot(connection, facts.id, *anew.saved)


def write_edit(connection: Connection, facts: TableFacts, seats: list[SeatFacts], edit: Edit) -> None:
    """Make a change if the table has not changed since it was decided."""
    values = {"meta": facts.meta + 1, "touched": datetime.now(UTC), **edit.table}
    waiting = values.get("waiting", facts.waiting)
    bots = {seat.seat: edit.seats.get(seat.seat, {}).get("bot", seat.bot) for seat in seats}
    values["bots_due"] = any(waiting >> seat & 1 and bot for seat, bot in bots.items())
    if edit.notice:
        values["chat"] = facts.chat + 1
    same = (TableRow.id == facts.id, TableRow.meta == facts.meta, TableRow.length == facts.length, TableRow.chat == facts.chat)
    if connection.execute(update(TableRow).where(*same).values(**values)).rowcount == 0:
        raise Behind
    if edit.link:
        unused = (LinkRow.token_hash == edit.link, LinkRow.person.is_(None))
        if connection.execute(update(LinkRow).where(*unused).values(person=edit.taker)).rowcount == 0:
            raise Refused("no_such_link")
    if edit.whole is not None:
        write_seats(connection, facts.id, edit.whole)
    for seat, columns in edit.seats.items():
        connection.execute(update(SeatRow).where(SeatRow.table_id == facts.id, SeatRow.seat == seat).values(**columns))
    if edit.notice:
        name = edit.name or (seats[edit.about].name if edit.about is not None else "")
        write_message(connection, facts, edit.about, name, "", edit.notice)
    if edit.snapshot is not None:
        write_snapshot(connection, facts.id, facts.length, edit.snapshot)


def write_seats(connection: Connection, table_id: str, seats: list[SeatFacts]) -> None:
    """Put other seats at a table. Links to its old seats are void."""
    connection.execute(delete(LinkRow).where(LinkRow.table_id == table_id))
    connection.execute(delete(SeatRow).where(SeatRow.table_id == table_id))
    connection.execute(insert(SeatRow), [{"table_id": table_id, **msgspec.structs.asdict(seat)} for seat in seats])


def write_message(
    connection: Connection,
    facts: TableFacts,
    seat: Seat | None,
    name: str,
    text: str,
    code: str | None,
    watchers: bool = False,
    about: int | None = None,
) -> None:
    """Add a message. Its number is unique, so the second of two at once tries again."""
    row = {"table_id": facts.id, "number": facts.chat, "seat": seat, "name": name, "text": text, "code": code}
    row |= {"watchers": watchers, "about": about}
    connection.execute(insert(MessageRow), [{**row, "at": datetime.now(UTC)}])
