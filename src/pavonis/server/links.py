"""One-time links: an invitation to a seat, or the way of one's seats to another device."""

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from pavonis.core.game import Seat
from pavonis.server.bodies import LinkBody
from pavonis.server.database import Database
from pavonis.server.errors import Refused
from pavonis.server.models import LinkRow, SeatRow, TableRow
from pavonis.server.people import hashed, new_token


class Invitation(NamedTuple):
    """What an invitation is for."""

    token_hash: str
    table: str
    seat: Seat


async def invite(db: Database, table_id: str, seat: Seat, lasts: timedelta) -> LinkBody:
    """A link to a seat; the one before it is void."""
    token, expires = new_token(), datetime.now(UTC) + lasts

    def work(connection: Connection) -> None:
        connection.execute(delete(LinkRow).where(LinkRow.table_id == table_id, LinkRow.seat == seat))
        row = {"token_hash": hashed(token), "table_id": table_id, "seat": seat, "person": None, "expires": expires}
        connection.execute(insert(LinkRow), [row])

    await db.write(work)
    return LinkBody(token, f"/join#{token}", expires)


async def invitation(db: Database, token: str) -> Invitation:
    """What a link is for, without using it."""
    token_hash = hashed(token)
    mine = (LinkRow.token_hash == token_hash, LinkRow.expires > datetime.now(UTC), LinkRow.table_id.is_not(None))
    query = select(LinkRow.table_id, LinkRow.seat).where(*mine)
    row = await db.read(lambda connection: connection.execute(query).first())
    if row is None:
        raise Refused("no_such_link")
    return Invitation(token_hash, row.table_id, row.seat)


async def transfer(db: Database, person: str, lasts: timedelta) -> LinkBody:
    """A link that moves all seats of a person; the one before it is void."""
    token, expires = new_token(), datetime.now(UTC) + lasts

    def work(connection: Connection) -> None:
        connection.execute(delete(LinkRow).where(LinkRow.person == person))
        row = {"token_hash": hashed(token), "table_id": None, "seat": None, "person": person, "expires": expires}
        connection.execute(insert(LinkRow), [row])

    await db.write(work)
    return LinkBody(token, f"/transfer#{token}", expires)


async def check_transfer(db: Database, token: str) -> None:
    """Refuse a link that moves nothing."""
    mine = (LinkRow.token_hash == hashed(token), LinkRow.expires > datetime.now(UTC), LinkRow.person.is_not(None))
    query = select(LinkRow.person).where(*mine)
    if await db.read(lambda connection: connection.scalar(query)) is None:
        raise Refused("no_such_link")


async def move_seats(db: Database, token: str, to: str) -> list[str]:
    """Give all seats of the person who made a link to another one; the tables this concerns."""

    def work(connection: Connection) -> list[str]:
        mine = (LinkRow.token_hash == hashed(token), LinkRow.expires > datetime.now(UTC), LinkRow.person.is_not(None))
        person = connection.scalar(select(LinkRow.person).where(*mine))
        used = connection.execute(delete(LinkRow).where(*mine))
        if person is None or used.rowcount == 0:
            raise Refused("no_such_link")
        seats = connection.scalars(select(SeatRow.table_id).where(SeatRow.person == person))
        hosts = connection.scalars(select(TableRow.id).where(TableRow.host == person))
        tables = sorted({*seats, *hosts})
        connection.execute(update(SeatRow).where(SeatRow.person == person).values(person=to, seen=None))
        connection.execute(update(TableRow).where(TableRow.host == person).values(host=to))
        connection.execute(update(TableRow).where(TableRow.id.in_(tables)).values(meta=TableRow.meta + 1))
        return tables

    return await db.write(work)
