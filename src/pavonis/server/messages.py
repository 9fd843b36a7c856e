"""The messages at a table, from people, from spectators and from the table itself.

Spectators talk among themselves: people who play do not see it before the game is over. A reaction is a message about another one.
"""

from typing import Any

from sqlalchemy import Connection, select

from pavonis.server.database import Database
from pavonis.server.errors import Refused
from pavonis.server.live_table import LiveTable
from pavonis.server.live_tables import LiveTables
from pavonis.server.models import FINISHED, MessageRow
from pavonis.server.phrases import spoken
from pavonis.server.queries import Edit, write_message
from pavonis.server.schemas import MessageBody

MOST = 200
REACT = "react"
_COLUMNS = select(
    MessageRow.number, MessageRow.seat, MessageRow.name, MessageRow.text, MessageRow.code, MessageRow.at,
    MessageRow.watchers, MessageRow.about,
)  # fmt: skip


async def read(db: Database, table: LiveTable, after: int, lang: str, person: str | None) -> list[MessageBody]:
    """The messages from a number on that somebody may read, at most the last 200."""
    first = max(after, table.facts.chat - MOST)
    mine = [MessageRow.table_id == table.facts.id, MessageRow.number >= first, MessageRow.number < table.facts.chat]
    if table.owned(person) and table.facts.status != FINISHED:
        mine.append(MessageRow.watchers.is_(False))
    query = _COLUMNS.where(*mine).order_by(MessageRow.number)
    rows = await db.read(lambda connection: connection.execute(query).all())
    return [_body(row, lang) for row in rows]


def _body(row: Any, lang: str) -> MessageBody:
    if row.code is None:
        return MessageBody(row.number, "say", row.seat, row.name, row.text, row.at, row.watchers)
    if row.code == REACT:
        return MessageBody(row.number, "react", row.seat, row.name, row.text, row.at, row.watchers, row.about)
    said = spoken(lang).notices[row.code].format(name=row.name, lost=row.name)
    return MessageBody(row.number, "notice", row.seat, row.name, said, row.at)


async def say(tables: LiveTables, table_id: str, person: str, text: str, most: int, guest: str) -> tuple[LiveTable, int]:
    """Add a message from somebody at the table, or among spectators from a `guest`. Returns the table and the number."""
    text = "".join(letter for letter in text.strip() if letter.isprintable() or letter == "\n")
    if not text:
        raise Refused("bad_text")
    if len(text) > most:
        raise Refused("too_large", most=most)
    return await _add(tables, table_id, person, text, guest, None)


async def react(tables: LiveTables, table_id: str, person: str, about: int, emoji: str, guest: str) -> tuple[LiveTable, int]:
    """React to a message that one may read, or take the same reaction back."""
    table = await tables.get(table_id)
    said = await read(tables.db, table, about, "en", person)
    if not any(message.number == about and message.kind == "say" for message in said):
        raise Refused("no_such_message")
    return await _add(tables, table_id, person, emoji, guest, about)


async def _add(tables: LiveTables, table_id: str, person: str, text: str, guest: str, about: int | None) -> tuple[LiveTable, int]:
    number = 0

    def write(connection: Connection, table: LiveTable) -> None:
        nonlocal number
        own = table.owned(person)
        number = table.facts.chat
        name = table.seats[own[0]].name if own else guest
        write_message(
            connection, table.facts, own[0] if own else None, name, text, None if about is None else REACT, not own, about
        )

    return await tables.say(table_id, write), number


async def mark(tables: LiveTables, table_id: str, person: str, read: int) -> LiveTable:
    """Note how many messages somebody at the table has read."""

    def decide(table: LiveTable) -> Edit | None:
        own = table.owned(person)
        if not own:
            raise Refused("not_yours")
        upto = min(read, table.facts.chat)
        late = [seat for seat in own if table.seats[seat].read < upto]
        return Edit(seats={seat: {"read": upto} for seat in late}) if late else None

    return await tables.edit(table_id, decide)
