"""What is to be told, as rows of the database. A row is made once and sent by whoever claims it."""

from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, and_, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from pavonis.core.game import Seat
from pavonis.server.live_table import LiveTable
from pavonis.server.models import EndpointRow, NotificationRow
from pavonis.server.notification_schemas import Kind
from pavonis.server.notifications import preferences

LEASE = timedelta(seconds=90)  # for so long whoever has claimed a row may take
PAUSES = tuple(timedelta(minutes=minutes) for minutes in (0.5, 2, 10, 60, 360))  # between two attempts
DEAD = 4  # notifications in a row that could not be delivered: nobody is there any more
KEPT = timedelta(days=7)  # what is done is remembered, so that it is not told again
AT_ONCE = 40
Whom = Literal["person", "table", "both"]


class News(NamedTuple):
    """Something worth telling: `mark` tells it from the same thing at another time."""

    kind: Kind
    seat: Seat
    step: int = 0
    mark: int = 0


class Item(NamedTuple):
    """A notification and its endpoint, claimed."""

    notification: NotificationRow
    endpoint: EndpointRow


def put(connection: Connection, table: LiveTable, news: News, now: datetime, whom: Whom) -> None:
    """Write down what the person on a seat is to be told, or the table, or both."""
    person = and_(EndpointRow.table_id.is_(None), EndpointRow.person == table.seats[news.seat].person)
    tables = EndpointRow.table_id == table.facts.id
    chosen = {"person": person, "table": tables, "both": or_(person, tables)}[whom]
    found = connection.execute(select(EndpointRow.__table__).where(chosen, EndpointRow.confirmed.is_(True))).mappings().all()
    rows = [row for endpoint in found if (row := _row(connection, table, news, endpoint, now)) is not None]
    insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(NotificationRow)
    for row in rows:
        connection.execute(insert.values(**row).on_conflict_do_nothing())


def _row(connection: Connection, table: LiveTable, news: News, endpoint: Any, now: datetime) -> dict[str, Any] | None:
    wanted = preferences.read(connection, endpoint["person"]).preferences
    whole = endpoint["table_id"] is not None
    if not preferences.wants(wanted, news.kind, endpoint["kind"]):
        return None
    seat = table.seats[news.seat]
    digest = not whole and news.kind == "turn" and wanted.digest is not None and preferences.is_slow(table, seat, now)
    return {
        "key": f"{endpoint['id']}:{table.facts.id}:{news.kind}:{news.seat if _of_seat(news.kind) else ''}:{news.step}:{news.mark}",
        "endpoint": endpoint["id"],
        "table_id": table.facts.id,
        "kind": news.kind,
        "seat": news.seat,
        "step": news.step,
        "digest": digest,
        "attempts": 0,
        "due": now if whole else preferences.due(wanted, now, digest),
        "at": now,
    }


def _of_seat(kind: Kind) -> bool:
    """Whether the same thing may be told about several seats. Whoever has two seats is told once that the game is over."""
    return kind in ("turn", "low")


def claim(connection: Connection, now: datetime) -> list[Item]:
    """Take what is due. Of several workers one gets each row."""
    query = select(NotificationRow.__table__).where(NotificationRow.due <= now).order_by(NotificationRow.due).limit(AT_ONCE)
    claimed: dict[str, NotificationRow] = {}
    for row in connection.execute(query).mappings().all():
        if row["key"] not in claimed and _take(connection, row, now):
            claimed[row["key"]] = NotificationRow(**row)
            if row["digest"]:
                claimed |= _rest(connection, row["endpoint"], now)
    wanted = {row.endpoint for row in claimed.values()}
    found = connection.execute(select(EndpointRow.__table__).where(EndpointRow.id.in_(wanted))).mappings()
    endpoints = {row["id"]: EndpointRow(**row) for row in found}
    return [Item(row, endpoints[row.endpoint]) for row in claimed.values() if row.endpoint in endpoints]


def _take(connection: Connection, row: Any, now: datetime) -> bool:
    mine = (NotificationRow.key == row["key"], NotificationRow.due == row["due"], NotificationRow.attempts == row["attempts"])
    values = {"due": now + LEASE, "attempts": row["attempts"] + 1}
    return connection.execute(update(NotificationRow).where(*mine).values(**values)).rowcount == 1


def _rest(connection: Connection, endpoint: str, now: datetime) -> dict[str, NotificationRow]:
    """Everything else that is to be told with it."""
    waiting = (NotificationRow.endpoint == endpoint, NotificationRow.digest.is_(True), NotificationRow.attempts == 0)
    query = select(NotificationRow.__table__).where(*waiting, NotificationRow.due.is_not(None))
    rows = connection.execute(query).mappings().all()
    return {row["key"]: NotificationRow(**row) for row in rows if _take(connection, row, now)}


def done(connection: Connection, keys: list[str], endpoint: str | None = None) -> None:
    """Note that something was told, or need not be told any more."""
    connection.execute(update(NotificationRow).where(NotificationRow.key.in_(keys)).values(due=None))
    if endpoint is not None:
        connection.execute(update(EndpointRow).where(EndpointRow.id == endpoint).values(failures=0))


def failed(connection: Connection, item: Item, keys: list[str], now: datetime, gone: bool) -> str:
    """Try again later, give up, or forget an endpoint where nobody is any more. Returns which."""
    attempts = item.notification.attempts + 1
    mine = EndpointRow.id == item.endpoint.id
    if gone:
        connection.execute(delete(EndpointRow).where(mine))
        return "gone"
    if attempts <= len(PAUSES):
        again = update(NotificationRow).where(NotificationRow.key.in_(keys), NotificationRow.due.is_not(None))
        connection.execute(again.values(due=now + PAUSES[attempts - 1]))
        return "again"
    done(connection, keys)
    connection.execute(update(EndpointRow).where(mine).values(failures=EndpointRow.failures + 1))
    connection.execute(delete(EndpointRow).where(mine, EndpointRow.failures >= DEAD))
    return "given_up"


def forget(connection: Connection, now: datetime) -> None:
    """Delete what was told long ago."""
    connection.execute(delete(NotificationRow).where(NotificationRow.due.is_(None), NotificationRow.at < now - KEPT))
