"""All parts of the server put together, and what goes on in the background: catching up, resuming, clearing away."""

import asyncio
import contextlib
import logging
import os
import signal
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TypeVar

from litestar.channels import ChannelsPlugin
from sqlalchemy import Connection, Update, delete, select, tuple_, update

from pavonis.core.game import Seat
from pavonis.server import metrics
from pavonis.server.bots import Bots
from pavonis.server.database import Sqlite, open_database
from pavonis.server.limits import Places, Rate
from pavonis.server.live import Hub
from pavonis.server.models import PLAYING, LinkRow, Person, ReplayRow, SeatRow, TableRow
from pavonis.server.people import People
from pavonis.server.replays import Replays
from pavonis.server.roster import Roster
from pavonis.server.settings import MEMORY, Settings
from pavonis.server.table import Table
from pavonis.server.tables import Tables
from pavonis.server.thinkers import Thinkers

RESUMED = 500  # tables whose bots are woken in one sweep
EXPIRY_EVERY = 3600.0
PRESENCE_EVERY = 20.0  # a third of the time after which somebody silent counts as gone
AT_ONCE = 400
T = TypeVar("T")
log = logging.getLogger("pavonis.service")


class Service:
    """One worker's server."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin, thinkers: Thinkers | None = None) -> None:
        self.settings = settings
        self.db = open_database(settings)
        self.people = People(self.db)
        alone = settings.channels == MEMORY
        self.tables = Tables(self.db, self.announce, settings.tables_in_memory, settings.snapshot_every, alone)
        self.hub = Hub(self.tables, channels)
        self.thinkers = thinkers or Thinkers(settings.thinkers or max(2, (os.cpu_count() or 2) // settings.workers))
        self.roster = Roster(settings.programs)
        self.bots = Bots(self.tables, self.thinkers, self.roster, settings.bot_seconds)
        self.replays = Replays(self.db, self.thinkers)
        self.connections = Places(settings.connections)
        self.chatter = Rate(settings.messages_per_minute / 60, settings.messages_per_minute)
        self._sweeping: asyncio.Task[None] | None = None
        self._parent = os.getppid()
        self._noted = 0.0

    def announce(self, table: Table) -> None:
        """A table has changed and that is stored: tell everybody who looks at it, and the bots."""
        self.hub.announce(table.facts.id, table.facts.marks)
        if table.facts.bots_due:
            self.bots.wake(table.facts.id)

    async def open(self) -> None:
        """Begin: bring the database up to date and let waiting bots go on."""
        await self.db.migrate()
        await self.resume(timedelta(0))
        self._sweeping = asyncio.create_task(self._sweep())
        self.hub.heed_farewell()
        log.info("server started", extra={"database": "sqlite" if isinstance(self.db, Sqlite) else "postgresql"})

    async def close(self) -> None:
        """End: send connections away to come back later, stop the bots, write out where the games stand."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)
        await self.hub.close()
        await self.bots.close()
        with contextlib.suppress(Exception):
            await self.tables.save_positions()
        await self.db.close()
        log.info("server stopped")

    async def _sweep(self) -> None:
        """Every few seconds, look for what an announcement that got lost would have told."""
        expired = 0.0
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            if os.getppid() != self._parent:  # who started this worker is gone, and its successor wants the port
                os.kill(os.getpid(), signal.SIGTERM)
            try:
                await self.catch_up()
                await self.note_presence()
                await self.resume(timedelta(seconds=self.settings.bot_seconds * 2 + self.settings.sweep_seconds))
                if time.monotonic() - expired > EXPIRY_EVERY:
                    await self.expire()
                    expired = time.monotonic()
            except Exception:
                log.exception("a sweep failed")

    async def catch_up(self) -> None:
        """Show this worker's connections what has changed unheard."""
        metrics.TABLES.set(self.tables.count())
        watched = self.hub.watched()
        if watched:
            query = select(TableRow.id, TableRow.meta, TableRow.length, TableRow.chat).where(TableRow.id.in_(list(watched)))
            rows = await self.db.read(lambda connection: connection.execute(query).all())
            await self.hub.make_up({row.id: (row.meta, row.length, row.chat) for row in rows})

    async def note_presence(self) -> None:
        """Note, every now and then, that those who are connected still are, and learn it of those at other workers."""
        if time.monotonic() - self._noted < PRESENCE_EVERY:
            return
        self._noted = time.monotonic()
        for here in _in_portions(sorted(self.hub.players())):
            mine = tuple_(SeatRow.table_id, SeatRow.person).in_(here)
            statement = update(SeatRow).where(mine).values(seen=datetime.now(UTC))
            await self.db.write(partial(_carry_out, statement), single=True)
        for held in _in_portions(self.tables.ids()):
            for table_id, seat, when in await self.db.read(partial(_seen, held)):
                self.tables.note_seen(table_id, seat, when)

    async def resume(self, quiet_for: timedelta) -> None:
        """Wake the bots of tables where nothing has happened for a while though one is to move."""
        due = (TableRow.status == PLAYING, TableRow.bots_due.is_(True), TableRow.touched < datetime.now(UTC) - quiet_for)
        query = select(TableRow.id).where(*due).limit(RESUMED)
        found = await self.db.read(lambda connection: connection.scalars(query).all())
        for table_id in found:
            self.bots.wake(table_id)

    async def expire(self) -> None:
        """Clear away what nobody has touched for a long time."""
        now = datetime.now(UTC)
        old = now - timedelta(days=self.settings.expire_days or 36500)

        def work(connection: Connection) -> tuple[int, int]:
            tables = connection.execute(delete(TableRow).where(TableRow.touched < old))
            connection.execute(delete(ReplayRow).where(ReplayRow.created < old))
            connection.execute(delete(LinkRow).where(LinkRow.expires < now))
            sits = select(SeatRow.person).where(SeatRow.person.is_not(None))
            hosts = select(TableRow.host)
            idle = (Person.seen < old, Person.id.not_in(sits), Person.id.not_in(hosts))
            people = connection.execute(delete(Person).where(*idle))
            return tables.rowcount, people.rowcount

        tables, people = await self.db.write(work)
        self.people.forget_all()
        if tables or people:
            log.info("cleared away", extra={"tables": tables, "people": people})


def _in_portions(items: Sequence[T]) -> Iterator[Sequence[T]]:
    """Not too many for one statement."""
    for start in range(0, len(items), AT_ONCE):
        yield items[start : start + AT_ONCE]


def _seen(tables: Sequence[str], connection: Connection) -> list[tuple[str, Seat, datetime | None]]:
    """When who sits where was last connected."""
    query = select(SeatRow.table_id, SeatRow.seat, SeatRow.seen).where(SeatRow.table_id.in_(tables))
    return [(table_id, seat, when) for table_id, seat, when in connection.execute(query)]


def _carry_out(statement: Update, connection: Connection) -> None:
    connection.execute(statement).close()
