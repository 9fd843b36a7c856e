"""All parts of the server put together, and the work in the background: catching up, resuming, expiring."""

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, select, update

from pavonis.server import absence, metrics, plans, presence, queries, ratings
from pavonis.server.admission import Admission
from pavonis.server.bans import Bans
from pavonis.server.bot_workers import BotWorkers
from pavonis.server.bots import Bots
from pavonis.server.channels import Channels
from pavonis.server.connection_limits import ConnectionLimiter
from pavonis.server.database import Sqlite, is_away, open_database
from pavonis.server.errors import Refused
from pavonis.server.expiry import SteadyClock, expire
from pavonis.server.flags import Flags
from pavonis.server.handover import Waiting, complete
from pavonis.server.live import Hub
from pavonis.server.live_table import PRESENT, LiveTable
from pavonis.server.live_tables import LiveTables
from pavonis.server.lobby import heir, succeed
from pavonis.server.models import FINISHED, PLAYING, SeatRow, TableRow
from pavonis.server.notifications.dispatcher import Dispatcher
from pavonis.server.people import People
from pavonis.server.presence import Presence
from pavonis.server.rate_limits import RateLimiter
from pavonis.server.replays import Replays
from pavonis.server.reviews import Reviews
from pavonis.server.roster import Roster
from pavonis.server.settings import MEMORY, Settings
from pavonis.server.statistics import Statistics
from pavonis.server.tournaments import rounds

PATIENCE = 2  # sweeps without the database, after which browsers are told to come back later
RESUMED = 500  # tables whose bots are woken in one sweep
EXPIRY_EVERY = 3600.0
log = logging.getLogger("pavonis.service")


class Service:
    """One worker's server."""

    def __init__(self, settings: Settings, channels: Channels, bot_workers: BotWorkers | None = None) -> None:
        self.settings = settings
        self.db = open_database(settings)
        self.people = People(self.db)
        alone = settings.channels == MEMORY
        self.tables = LiveTables(self.db, self.announce, settings.tables_in_memory, settings.snapshot_every, alone)
        self.dispatcher = Dispatcher(settings, self.db, self.tables)
        self.hub = Hub(self.tables, channels)
        self.bot_workers = bot_workers or BotWorkers(settings.bot_workers or max(2, (os.cpu_count() or 2) // settings.workers))
        self.roster = Roster(settings.programs)
        self.bots = Bots(self.tables, self.bot_workers, self.roster, settings.bot_seconds, self.hub.viewers)
        self.replays = Replays(self.db, self.bot_workers, settings)
        self.reviews = Reviews(self.replays)
        self.statistics = Statistics(self.replays)
        self.waiting = Waiting(timedelta(minutes=settings.absent_minutes), timedelta(seconds=settings.handover_seconds))
        self.connections = ConnectionLimiter(settings.connections)
        self.rate_limiter = RateLimiter(settings)
        self.bans = Bans(self.db)
        self.admission = Admission(self.hub, self.people, self.bans)
        self._sweeping: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self.presence = Presence(self.db, self.tables, self.hub)
        self.clock = SteadyClock()
        self.flags = Flags(self.db, self.tables, self.bots)
        self._planning: set[asyncio.Task[None]] = set()
        self._flagging: asyncio.Task[None] | None = None
        self._away = 0  # sweeps in a row that have not reached the database

    def announce(self, table: LiveTable) -> None:
        """Tell viewers and bots that a table has changed. The change is already stored."""
        self.hub.announce(table.facts.id, table.facts.marks)
        self.dispatcher.notice(table)
        if table.facts.bots_due:
            self.bots.wake(table.facts.id)
        if table.facts.rated is not None and table.facts.status == FINISHED:
            self._spawn(self._settle(table.facts.id))
        if table.facts.tournament is not None and table.facts.status == FINISHED:
            self._spawn(self._count(table.facts.id))
        if plans.due(table):
            self._carry_out(table.facts.id)

    def _carry_out(self, table_id: str) -> None:
        """Make planned moves, in a task of its own: the table is locked now."""
        self._spawn(self._planned(table_id))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._planning.add(task)
        task.add_done_callback(self._planning.discard)

    async def _settle(self, table_id: str) -> None:
        """Count a rated game; if that fails, a sweep does it."""
        try:
            await ratings.settle(self.db, table_id)
        except Exception as error:
            if not is_away(error):
                log.exception("a game could not be rated", extra={"table": table_id})

    async def _count(self, table_id: str) -> None:
        """Take over the result of a tournament's table; if that fails, a sweep does it."""
        try:
            await rounds.count(self.tables, table_id)
        except Exception as error:
            if not is_away(error) and not isinstance(error, Refused):
                log.exception("a table of a tournament could not be counted", extra={"table": table_id})

    async def _planned(self, table_id: str) -> None:
        try:
            await plans.carry_out(self.tables, table_id)
        except Refused as refused:
            log.info("a planned move is left alone", extra={"table": table_id, "why": refused.code})
        except Exception as error:
            if not is_away(error):
                log.exception("a planned move failed", extra={"table": table_id})

    async def open(self) -> None:
        """Start: bring the database up to date and let waiting bots go on."""
        await self.db.migrate()
        if self.tables.alone:
            await self.db.write(_nobody_is_here)
        await self.flags.open()
        await self.dispatcher.open()
        await self.bans.load()
        await self.resume(timedelta(0))
        self._flagging = asyncio.create_task(self.flags.watch())
        self._sweeping = asyncio.create_task(self._sweep())
        self._watching = asyncio.create_task(self._watch())
        log.info("server started", extra={"database": "sqlite" if isinstance(self.db, Sqlite) else "postgresql"})

    async def close(self) -> None:
        """Stop: close the connections, stop the bots, save the positions of the games."""
        for task in (self._sweeping, self._watching, self._flagging):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self.dispatcher.close()
        await self.hub.close()
        await self.bots.close()
        await self.reviews.close()
        await self.statistics.close()
        with contextlib.suppress(Exception):
            await self.tables.save_positions()
        with contextlib.suppress(Exception):
            await self.flags.close()
        await self.rate_limiter.close()
        await self.db.close()
        log.info("server stopped")

    async def _sweep(self) -> None:
        """Every few seconds, look for changes whose announcement got lost."""
        expired = 0.0
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                await self.catch_up()
                await self.bans.load()
                await self.admission.check()
                await ratings.settle_all(self.db)
                await rounds.sweep(self.tables)
                await self.hand_over()
                await self.find_hosts()
                await self.resume(timedelta(seconds=self.settings.bot_seconds * 2 + self.settings.sweep_seconds))
                if time.monotonic() - expired > EXPIRY_EVERY:
                    await self.expire()
                    expired = time.monotonic()
                self._away = 0
            except Exception as error:
                if not is_away(error):
                    log.exception("a sweep failed")
                    continue
                self._away += 1
                log.warning("the database does not answer", extra={"problem": type(error).__name__})
                if self._away == PATIENCE:
                    await self.hub.dismiss()

    async def _watch(self) -> None:
        """Note who is connected."""
        while True:
            await asyncio.sleep(presence.EVERY)
            try:
                await self.presence.note()
            except Exception as error:
                if not is_away(error):
                    log.exception("it could not be noted who is connected")

    async def catch_up(self) -> None:
        """Show this worker's connections what has changed without an announcement."""
        metrics.TABLES.set(self.tables.count())
        watched = list(self.hub.watched())
        if watched:
            await self.hub.make_up(await self.db.read(lambda connection: queries.read_marks(connection, watched)))

    async def hand_over(self) -> None:
        """Hand over the seats that are due, to people or to bots."""
        query = select(TableRow.id).where(TableRow.handover_at < datetime.now(UTC)).limit(RESUMED)
        for table_id in await self.db.read(lambda connection: connection.scalars(query).all()):
            with contextlib.suppress(Refused):
                await complete(self.tables, table_id)
                await absence.complete(self.tables, table_id)

    async def find_hosts(self) -> None:
        """Give tables another host where theirs is gone and somebody is there."""
        for table_id in self.hub.watched():
            table = self.tables.held(table_id)
            if table is not None and heir(table, self.waiting.absent) is not None:
                with contextlib.suppress(Refused):
                    await succeed(self.tables, table_id, self.waiting.absent)

    async def resume(self, quiet_for: timedelta) -> None:
        """Wake the bots of tables where a bot is to move and nothing has happened for a while."""
        due = (TableRow.status == PLAYING, TableRow.bots_due.is_(True), TableRow.touched < datetime.now(UTC) - quiet_for)
        query = select(TableRow.id).where(*due).limit(RESUMED)
        found = await self.db.read(lambda connection: connection.scalars(query).all())
        for table_id in found:
            self.bots.wake(table_id)
        waits = (TableRow.status == PLAYING, SeatRow.plan.is_not(None), TableRow.id == SeatRow.table_id)
        planned = select(SeatRow.table_id).where(*waits).distinct().limit(RESUMED)
        for table_id in await self.db.read(lambda connection: connection.scalars(planned).all()):
            await self._planned(table_id)

    async def expire(self) -> None:
        """Delete what nobody has touched for a long time."""
        now, steady = datetime.now(UTC), self.clock.steady_for()
        tables, people = await self.db.write(lambda connection: expire(connection, self.settings, now, steady))
        self.people.forget_all()
        if tables or people:
            log.info("cleared away", extra={"tables": tables, "people": people})


def _nobody_is_here(connection: Connection) -> None:
    """After a crash, nobody is connected who was connected before."""
    gone = datetime.now(UTC) - PRESENT
    connection.execute(update(SeatRow).where(SeatRow.seen > gone).values(seen=gone))
