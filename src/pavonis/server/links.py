"""One-time links: an invitation to a seat, or a transfer of all seats to another device."""

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from pavonis.core.game import Seat
from pavonis.server.database import Database
from pavonis.server.errors import Refused
from pavonis.server.link_schemas import LinkBody
from pavonis.server.models import (
    EndpointRow,
    HiddenRow,
    LinkRow,
    PasskeyRow,
    PreferencesRow,
    RatingRow,
    RecoveryRow,
    SeatRow,
    TableRow,
)
from pavonis.server.people import hashed, new_token
from pavonis.server.tournaments.models import EntrantRow, TournamentRow


class Invitation(NamedTuple):
    """What an invitation is for."""

    token_hash: str
    table: str
    seat: Seat
    used: bool = False  # by whoever asks now


async def invite(db: Database, table_id: str, seat: Seat, lasts: timedelta) -> LinkBody:
    """Make a link to a seat. The previous link becomes void."""
    token, expires = new_token(), datetime.now(UTC) + lasts

    def work(connection: Connection) -> None:
        connection.execute(delete(LinkRow).where(LinkRow.table_id == table_id, LinkRow.seat == seat))
        row = {"token_hash": hashed(token), "table_id": table_id, "seat": seat, "person": None, "expires": expires}
        connection.execute(insert(LinkRow), [row])

    await db.write(work)
    return LinkBody(token, f"/join#{token}", expires)


async def invitation(db: Database, token: str, person: str | None) -> Invitation:
    """What a link is for, without using it. Whoever has used it may open it again; for everybody else it is void then."""
    token_hash = hashed(token)
    mine = (LinkRow.token_hash == token_hash, LinkRow.expires > datetime.now(UTC), LinkRow.table_id.is_not(None))
    query = select(LinkRow.table_id, LinkRow.seat, LinkRow.person).where(*mine)
    row = await db.read(lambda connection: connection.execute(query).first())
    if row is None or row.person not in (None, person):
        raise Refused("no_such_link")
    return Invitation(token_hash, row.table_id, row.seat, row.person is not None)


async def transfer(db: Database, person: str, lasts: timedelta) -> LinkBody:
    """Make a link that moves all seats of a person. The previous link becomes void."""
    token, expires = new_token(), datetime.now(UTC) + lasts

    def work(connection: Connection) -> None:
        connection.execute(delete(LinkRow).where(LinkRow.person == person, LinkRow.table_id.is_(None)))
        row = {"token_hash": hashed(token), "table_id": None, "seat": None, "person": person, "expires": expires}
        connection.execute(insert(LinkRow), [row])

    await db.write(work)
    return LinkBody(token, f"/transfer#{token}", expires)


def _moves_seats(token: str) -> tuple[ColumnElement[bool], ...]:
    """The conditions of a link that moves seats. An invitation names a person too when it has been used."""
    return LinkRow.token_hash == hashed(token), LinkRow.expires > datetime.now(UTC), LinkRow.table_id.is_(None)


async def check_transfer(db: Database, token: str) -> None:
    """Refuse a link that moves nothing."""
    query = select(LinkRow.person).where(*_moves_seats(token))
    if await db.read(lambda connection: connection.scalar(query)) is None:
        raise Refused("no_such_link")


async def move_seats(db: Database, token: str, to: str) -> list[str]:
    """Give all seats of the person who made a link to another person. Returns the tables concerned."""

    def work(connection: Connection) -> list[str]:
        mine = _moves_seats(token)
        person = connection.scalar(select(LinkRow.person).where(*mine))
        used = connection.execute(delete(LinkRow).where(*mine))
        if person is None or used.rowcount == 0:
            raise Refused("no_such_link")
        return hand_on(connection, person, to)

    return await db.write(work)


def _move_ratings(connection: Connection, person: str, to: str) -> None:
    """Ratings go with the seats. Who has a rating of their own keeps it."""
    known = select(RatingRow.game).where(RatingRow.person == to)
    connection.execute(update(RatingRow).where(RatingRow.person == person, RatingRow.game.not_in(known)).values(person=to))
    seats = select(SeatRow.table_id).where(SeatRow.person == to)
    rows = connection.execute(select(TableRow.id, TableRow.rated).where(TableRow.rated.is_not(None), TableRow.id.in_(seats)))
    for table_id, rated in rows.all():
        agreed = [to if each == person else each for each in rated["agreed"]]
        playing = {seat: to if each == person else each for seat, each in rated.get("seats", {}).items()}
        connection.execute(update(TableRow).where(TableRow.id == table_id).values(rated={"agreed": agreed, "seats": playing}))


def _move_tournaments(connection: Connection, person: str, to: str) -> None:
    """Tournaments go with the seats. Who takes part in the same one already stays who they are."""
    connection.execute(update(TournamentRow).where(TournamentRow.organiser == person).values(organiser=to))
    known = select(EntrantRow.tournament_id).where(EntrantRow.person == to)
    mine = (EntrantRow.person == person, EntrantRow.tournament_id.not_in(known))
    connection.execute(update(EntrantRow).where(*mine).values(person=to))


def hand_on(connection: Connection, person: str, to: str) -> list[str]:
    """Give everything of a person to another: seats, and the ways of being told and of coming back. Returns the tables."""
    seats = connection.scalars(select(SeatRow.table_id).where(SeatRow.person == person))
    hosts = connection.scalars(select(TableRow.id).where(TableRow.host == person))
    tables = sorted({*seats, *hosts})
    connection.execute(update(SeatRow).where(SeatRow.person == person).values(person=to, seen=None))
    connection.execute(update(TableRow).where(TableRow.host == person).values(host=to))
    connection.execute(update(LinkRow).where(LinkRow.person == person).values(person=to))
    _move_ratings(connection, person, to)
    _move_tournaments(connection, person, to)
    known = select(HiddenRow.table_id).where(HiddenRow.person == to)
    moved = (HiddenRow.person == person, HiddenRow.table_id.not_in(known))
    connection.execute(update(HiddenRow).where(*moved).values(person=to))
    others = (EndpointRow.person == person, EndpointRow.kind != "push")  # a browser stays with its own person
    connection.execute(update(EndpointRow).where(*others).values(person=to))
    chosen = select(PreferencesRow.person).where(PreferencesRow.person == to)
    if connection.scalar(chosen) is None:
        connection.execute(update(PreferencesRow).where(PreferencesRow.person == person).values(person=to))
    connection.execute(update(TableRow).where(TableRow.id.in_(tables)).values(meta=TableRow.meta + 1))
    connection.execute(update(PasskeyRow).where(PasskeyRow.person == person).values(person=to))
    if connection.scalar(select(RecoveryRow.person).where(RecoveryRow.person == to)) is None:
        connection.execute(update(RecoveryRow).where(RecoveryRow.person == person).values(person=to))
    return tables
