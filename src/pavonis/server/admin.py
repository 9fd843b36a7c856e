"""What the host of the server can see and do. It reads rows about tables and people and never a position, a seed or a move."""

import asyncio
import shutil
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hmac import compare_digest
from pathlib import Path
from typing import Any

from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import Connection, delete, func, insert, or_, select, text

from pavonis import __version__
from pavonis.server import metrics
from pavonis.server.admin_schemas import (
    AdminPeople,
    AdminPerson,
    AdminTable,
    AdminTables,
    BackupDone,
    BanBody,
    CheckedTable,
    LoadBody,
    NewBan,
    NewNotice,
    NoticeBody,
    Overview,
    StorageBody,
)
from pavonis.server.all_models import MODELS
from pavonis.server.backup import backup
from pavonis.server.bans import checked_address
from pavonis.server.check import check
from pavonis.server.database import Database, Sqlite
from pavonis.server.errors import Refused
from pavonis.server.models import BanRow, NoticeRow, Person, SeatRow, TableRow
from pavonis.server.people import new_id
from pavonis.server.service import Service
from pavonis.server.settings import default_database

SIZE = 50  # rows of a page
BEARER = "Bearer "


async def authorize(service: Service, client: str, given: str) -> None:
    """Refuse everybody without the token of the settings, and for a while whoever guesses."""
    token = service.settings.admin_token
    if not token:
        raise Refused("no_such_page")
    wait = await service.rate_limiter.guesses_left(client)
    if wait:
        raise Refused("too_fast", retry_after=wait)
    if not compare_digest(given.encode(), (BEARER + token).encode()):
        await service.rate_limiter.guess(client)
        raise Refused("not_admin")


async def overview(service: Service) -> Overview:
    """How the server is doing."""
    day = datetime.now(UTC) - timedelta(days=1)

    def work(connection: Connection) -> tuple[dict[str, int], int, int]:
        by_status = connection.execute(select(TableRow.status, func.count()).group_by(TableRow.status)).all()
        people = connection.scalar(select(func.count()).select_from(Person)) or 0
        sat = select(SeatRow.person).where(SeatRow.seen > day)
        today = select(func.count()).select_from(Person).where(or_(Person.seen > day, Person.id.in_(sat)))
        return {str(row[0]): int(row[1]) for row in by_status}, people, connection.scalar(today) or 0

    tables, people, today = await service.db.read(work)
    bans, notices, storage = await bans_of(service.db), await notices_of(service.db), await stored(service.db)
    counted = await asyncio.to_thread(load)
    return Overview(__version__, service.settings.workers, tables, people, today, counted, storage, bans, notices)


def load() -> LoadBody:
    """The metrics of all workers, summed up."""
    sums: dict[str, float] = {}
    for family in text_string_to_metric_families(metrics.exposition().decode()):
        for sample in family.samples:
            sums[sample.name] = sums.get(sample.name, 0.0) + sample.value

    def mean(name: str) -> float:
        count = sums.get(f"{name}_count", 0.0)
        return round(1000 * sums.get(f"{name}_sum", 0.0) / count, 2) if count else 0.0

    def count(name: str) -> int:
        return int(sums.get(name, 0.0))

    return LoadBody(
        requests=count("pavonis_requests_total"),
        request_ms=mean("pavonis_request_seconds"),
        moves=count("pavonis_moves_total"),
        conflicts=count("pavonis_conflicts_total"),
        announce_ms=mean("pavonis_announce_seconds"),
        connections=count("pavonis_connections"),
        tables_in_memory=count("pavonis_tables"),
        bot_failures=count("pavonis_bot_failures_total"),
    )


async def stored(db: Database) -> StorageBody:
    """How much is stored."""

    def work(connection: Connection) -> tuple[dict[str, int], int]:
        rows = {model.__tablename__: connection.scalar(select(func.count()).select_from(model.__table__)) or 0 for model in MODELS}
        if isinstance(db, Sqlite):
            return rows, 0
        return rows, connection.scalar(text("SELECT pg_database_size(current_database())")) or 0

    rows, size = await db.read(work)
    if not isinstance(db, Sqlite):
        return StorageBody("postgresql", size, None, rows)
    files = [db.path, db.path.with_name(f"{db.path.name}-wal")]
    size = sum(file.stat().st_size for file in files if file.exists())
    return StorageBody("sqlite", size, shutil.disk_usage(db.path.parent).free, rows)


async def tables(db: Database, page: int) -> AdminTables:
    """A page of all tables, the latest first."""

    def work(connection: Connection) -> tuple[int, Sequence[Any], Sequence[Any]]:
        total = connection.scalar(select(func.count()).select_from(TableRow)) or 0
        columns = select(TableRow.id, TableRow.game, TableRow.status, TableRow.length, TableRow.created, TableRow.touched)
        rows = connection.execute(columns.order_by(TableRow.touched.desc()).offset((page - 1) * SIZE).limit(SIZE)).all()
        seats = select(SeatRow.table_id, SeatRow.name, SeatRow.person).where(SeatRow.table_id.in_([row.id for row in rows]))
        return total, rows, connection.execute(seats.order_by(SeatRow.seat)).all()

    total, rows, seats = await db.read(work)
    found = []
    for row in rows:
        here = [seat for seat in seats if seat.table_id == row.id]
        people = [seat.person for seat in here if seat.person]
        names = [seat.name for seat in here]
        found.append(AdminTable(row.id, row.game, row.status, names, people, row.length, row.created, row.touched))
    return AdminTables(total, page, _pages(total), found)


async def people(service: Service, page: int, name: str) -> AdminPeople:
    """A page of all people, or of those whose name contains a text."""

    def work(connection: Connection) -> tuple[int, Sequence[Any]]:
        fits = Person.name.contains(name, autoescape=True)
        total = connection.scalar(select(func.count()).select_from(Person).where(fits)) or 0
        at = select(func.count(SeatRow.table_id.distinct())).where(SeatRow.person == Person.id).scalar_subquery()
        rows = select(Person.id, Person.name, Person.seen, at.label("tables")).where(fits).order_by(Person.seen.desc(), Person.id)
        return total, connection.execute(rows.offset((page - 1) * SIZE).limit(SIZE)).all()

    total, rows = await service.db.read(work)
    banned = service.bans.people
    found = [AdminPerson(row.id, row.name, row.seen, row.tables, row.id in banned) for row in rows]
    return AdminPeople(total, page, _pages(total), found)


def _pages(total: int) -> int:
    return max(1, -(-total // SIZE))


async def bans_of(db: Database) -> list[BanBody]:
    """All bans that stand, the latest first."""
    columns = select(BanRow.id, BanRow.person, Person.name, BanRow.address, BanRow.reason, BanRow.created, BanRow.until)
    query = columns.outerjoin(Person, Person.id == BanRow.person).order_by(BanRow.created.desc())
    standing = or_(BanRow.until.is_(None), BanRow.until > datetime.now(UTC))
    rows = await db.read(lambda connection: connection.execute(query.where(standing)).all())
    return [BanBody(row.id, row.person, row.name or "", row.address, row.reason, row.created, row.until) for row in rows]


async def ban(service: Service, wish: NewBan) -> None:
    """Keep somebody out."""
    if (wish.person is None) == (wish.address is None):
        raise Refused("malformed", problem="name a person or an address")
    address = None if wish.address is None else checked_address(wish.address)
    row = {"id": new_id(), "person": wish.person, "address": address, "reason": wish.reason, **_lasting(wish.days)}
    await service.db.write(lambda connection: connection.execute(insert(BanRow), [row]))
    await service.bans.load()
    await service.admission.check()


async def unban(service: Service, ban_id: str) -> None:
    """Let somebody in again."""
    await service.db.write(lambda connection: connection.execute(delete(BanRow).where(BanRow.id == ban_id)))
    await service.bans.load()


async def notices_of(db: Database) -> list[NoticeBody]:
    """What everybody is told now, the latest first."""
    standing = or_(NoticeRow.until.is_(None), NoticeRow.until > datetime.now(UTC))
    query = select(NoticeRow.__table__).where(standing).order_by(NoticeRow.created.desc())
    rows = await db.read(lambda connection: connection.execute(query).mappings().all())
    return [NoticeBody(**row) for row in rows]


async def tell(db: Database, wish: NewNotice) -> None:
    """Tell everybody something."""
    row = {"id": new_id(), "text": " ".join(wish.text.split()), **_lasting(wish.days)}
    await db.write(lambda connection: connection.execute(insert(NoticeRow), [row]))


async def untell(db: Database, notice_id: str) -> None:
    """Take a notice back."""
    await db.write(lambda connection: connection.execute(delete(NoticeRow).where(NoticeRow.id == notice_id)))


def _lasting(days: float | None) -> dict[str, datetime | None]:
    now = datetime.now(UTC)
    return {"created": now, "until": None if days is None else now + timedelta(days=days)}


async def write_backup(service: Service) -> BackupDone:
    """Write a backup beside the database. It holds the seeds of running games, so it stays on the server."""
    settings = service.settings
    folder = Path(settings.backups or default_database().parent / "backups")
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / f"pavonis-{datetime.now(UTC):%Y%m%d-%H%M%S}.backup"
    rows = await asyncio.to_thread(lambda: asyncio.run(backup(settings, path)))
    return BackupDone(path.name, rows, path.stat().st_size)


async def check_upgrade(service: Service) -> list[CheckedTable]:
    """Try every running game under the rules of this release. The reasons are left to the log: they may name moves."""
    found = await asyncio.to_thread(lambda: asyncio.run(check(service.settings)))
    return [
        CheckedTable(each.table, each.game, each.moves, each.before, each.now, each.outcome.kind, each.outcome.lost)
        for each in found
    ]
