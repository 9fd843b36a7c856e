"""The messages at a table, from people and from the table itself."""

from typing import Any

from sqlalchemy import Connection, select

from pavonis.server.database import Database
from pavonis.server.errors import Refused
from pavonis.server.live_table import LiveTable
from pavonis.server.live_tables import LiveTables
from pavonis.server.models import MessageRow
from pavonis.server.phrases import spoken
from pavonis.server.queries import write_message
from pavonis.server.schemas import MessageBody

MOST = 200


async def read(db: Database, table: LiveTable, after: int, lang: str) -> list[MessageBody]:
    """The messages from a number on, at most the last 200."""
    first = max(after, table.facts.chat - MOST)
    mine = (MessageRow.table_id == table.facts.id, MessageRow.number >= first, MessageRow.number < table.facts.chat)
    columns = select(MessageRow.number, MessageRow.seat, MessageRow.name, MessageRow.text, MessageRow.code, MessageRow.at)
    query = columns.where(*mine).order_by(MessageRow.number)
    rows = await db.read(lambda connection: connection.execute(query).all())
    return [_body(row, lang) for row in rows]


def _body(row: Any, lang: str) -> MessageBody:
    if row.code is None:
        return MessageBody(row.number, "say", row.seat, row.name, row.text, row.at)
    said = spoken(lang).notices[row.code].format(name=row.name, lost=row.name)
    return MessageBody(row.number, "notice", row.seat, row.name, said, row.at)


async def say(tables: LiveTables, table_id: str, person: str, text: str, most: int) -> tuple[LiveTable, int]:
    """Add a message from somebody who sits at the table. Returns the table and the number of the message."""
    text = "".join(letter for letter in text.strip() if letter.isprintable() or letter == "\n")
    if not text:
        raise Refused("bad_text")
    if len(text) > most:
        raise Refused("too_large", most=most)
    number = 0

    def write(connection: Connection, table: LiveTable) -> None:
        nonlocal number
        own = table.owned(person)
        if not own:
            raise Refused("not_yours")
        number = table.facts.chat
        write_message(connection, table.facts, own[0], table.seats[own[0]].name, text, None)

    return await tables.say(table_id, write), number
