"""What is said at a table, by people and by the table itself."""

from typing import Any

from sqlalchemy import Connection, select

from pavonis.server.bodies import MessageBody
from pavonis.server.database import Database
from pavonis.server.errors import Refused
from pavonis.server.models import MessageRow
from pavonis.server.phrases import NOTICES, sentence
from pavonis.server.rows import write_message
from pavonis.server.table import Table
from pavonis.server.tables import Tables

MOST = 200


async def read(db: Database, table: Table, after: int, lang: str) -> list[MessageBody]:
    """The messages from a number on; only the last ones if there are very many."""
    first = max(after, table.facts.chat - MOST)
    mine = (MessageRow.table_id == table.facts.id, MessageRow.number >= first, MessageRow.number < table.facts.chat)
    columns = select(MessageRow.number, MessageRow.seat, MessageRow.name, MessageRow.text, MessageRow.code, MessageRow.at)
    query = columns.where(*mine).order_by(MessageRow.number)
    rows = await db.read(lambda connection: connection.execute(query).all())
    return [_body(row, lang) for row in rows]


def _body(row: Any, lang: str) -> MessageBody:
    if row.code is None:
        return MessageBody(row.number, "say", row.seat, row.name, row.text, row.at)
    return MessageBody(
        row.number, "notice", row.seat, row.name, sentence(NOTICES, row.code, lang, name=row.name, lost=row.name), row.at
    )


async def say(tables: Tables, table_id: str, person: str, text: str, most: int) -> tuple[Table, int]:
    """Say something at a table where one sits; the table and the number of the message."""
    text = "".join(letter for letter in text.strip() if letter.isprintable() or letter == "\n")
    if not text:
        raise Refused("bad_text")
    if len(text) > most:
        raise Refused("too_large", most=most)
    number = 0

    def write(connection: Connection, table: Table) -> None:
        nonlocal number
        own = table.owned(person)
        if not own:
            raise Refused("not_yours")
        number = table.facts.chat
        write_message(connection, table.facts, own[0], table.seats[own[0]].name, text, None)

    return await tables.say(table_id, write), number
