"""Notices what is worth telling, writes it down after a moment in which people may come by themselves, and has it delivered.

Nothing here holds up a move: a change is only compared with what was before, and everything else happens in tasks of its own.
"""

import asyncio
import logging
import time
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from pavonis.server import clocks, metrics
from pavonis.server.database import Database, is_away
from pavonis.server.errors import Refused
from pavonis.server.live_table import PRESENT, LiveTable, SeatFacts, TableFacts
from pavonis.server.live_tables import LiveTables
from pavonis.server.models import FINISHED, LOBBY, PLAYING, EndpointRow, NotificationRow, TableRow
from pavonis.server.notification_schemas import Kind
from pavonis.server.notifications import keys, outbox, preferences
from pavonis.server.notifications.delivery import Delivery
from pavonis.server.notifications.mail import Mail
from pavonis.server.notifications.outbox import Item, News
from pavonis.server.notifications.outgoing import Failed, Outgoing
from pavonis.server.notifications.told import Told, together, told
from pavonis.server.settings import Settings

EVERY = 1.0  # seconds between two looks
CLOCKS_EVERY = 15.0
LINGERING = 600.0  # seconds: a browser that has fallen asleep counts as present for some minutes
EARLIER = timedelta(days=1)  # what happened so long before a start is looked at again
SOON = timedelta(hours=2)
SHORTEST = 600  # seconds of a clock that is worth a warning
AT_ONCE = 500
log = logging.getLogger("pavonis.notifications")


class Watch(NamedTuple):
    """Something that has happened at a table, until it is clear who has not seen it."""

    table_id: str
    kind: Kind
    seat: int  # -1: all
    step: int
    since: float


class Dispatcher:
    """Tells people who are not there."""

    def __init__(self, settings: Settings, db: Database, tables: LiveTables) -> None:
        self.settings = settings
        self.db = db
        self.tables = tables
        self.outgoing = Outgoing(settings)
        self.delivery = Delivery(settings, self.outgoing)
        self.mail = Mail(settings)
        self._keys: keys.Keys | None = None
        self._watched: list[Watch] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._warned: dict[str, None] = {}

    @property
    def keys(self) -> keys.Keys:
        """With what this server signs; there from the start on."""
        assert self._keys is not None
        return self._keys

    async def open(self) -> None:
        """Start; also look at what happened just before the server was stopped."""
        self._keys = await keys.load(self.db)
        await self._look_back()
        self._tasks = [asyncio.create_task(self._go_on(work, every)) for work, every in self._work()]

    def _work(self) -> Iterable[tuple[Any, float]]:
        return (self.look, EVERY), (self.deliver, EVERY), (self.warn, CLOCKS_EVERY)

    async def close(self) -> None:
        """Stop. What is not delivered yet is delivered after the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.outgoing.close()

    async def _go_on(self, work: Any, every: float) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                await work()
            except Exception as error:
                if not is_away(error):
                    log.exception("notifications failed")

    def notice(self, table: LiveTable) -> None:
        """Compare a table that has changed with what it was. Called for every change, so it does nothing else."""
        before, table.before = table.before, None
        if before is None or not any(seat.person for seat in table.seats):
            return
        now = time.monotonic()
        for kind, seat in happened(before, table):
            step = table.step(seat) if seat >= 0 else table.facts.meta
            self._watched.append(Watch(table.facts.id, kind, seat, step, now))

    async def look(self) -> None:
        """Write down what people have not come to see by themselves."""
        ready: list[Watch] = []
        now = time.monotonic()
        waiting, self._watched = self._watched, []
        for watch in waiting:
            (ready if now - watch.since >= self.settings.notify_seconds else self._watched).append(watch)
        for watch in ready:
            try:
                table = await self.tables.get(watch.table_id)
            except Refused:
                continue
            if not await self._consider(table, watch) and now - watch.since < LINGERING:
                self._watched.append(watch)

    async def _consider(self, table: LiveTable, watch: Watch) -> bool:
        """Tell those who are away; False if somebody is still there, as far as we know."""
        if watch.kind == "turn":
            if not is_turn(table, watch.seat, watch.step):
                return True
            if table.seats[watch.seat].online:
                return False
            await self._write(table, [News("turn", watch.seat, watch.step)], "both")
            return True
        people = [seat for seat in table.seats if seat.person is not None]
        news = [News(watch.kind, seat.seat, 0, watch.step) for seat in people]
        await self._write(table, [each for each in news if not table.seats[each.seat].online], "person")
        await self._write(table, news[:1], "table")
        return True

    async def _write(self, table: LiveTable, news: list[News], whom: outbox.Whom) -> None:
        now = datetime.now(UTC)

        def work(connection: Connection) -> None:
            for each in news:
                outbox.put(connection, table, each, now, whom)

        if news:
            await self.db.write(work)

    async def _look_back(self) -> None:
        """Tell whose turn it became when the last server stopped before it could. What was told already is not told again."""
        recent = (TableRow.status == PLAYING, TableRow.touched > datetime.now(UTC) - EARLIER)
        told_at = select(EndpointRow.id).limit(1)
        query = select(TableRow.id).where(*recent).order_by(TableRow.touched.desc()).limit(AT_ONCE)

        def work(connection: Connection) -> list[str]:
            return list(connection.scalars(query)) if connection.scalar(told_at) is not None else []

        for table_id in await self.db.read(work):
            try:
                table = await self.tables.get(table_id)
            except Refused:
                continue
            away = [seat for seat in table.waiting() if _is_away(table.seats[seat], table.facts.touched)]
            for seat in away:
                self._watched.append(Watch(table_id, "turn", seat, table.step(seat), time.monotonic()))

    async def warn(self) -> None:
        """Tell people whose time is nearly over."""
        now = datetime.now(UTC)
        due = (TableRow.status == PLAYING, TableRow.clock_due.is_not(None), TableRow.clock_due < now + SOON)
        query = select(TableRow.id).where(*due).limit(AT_ONCE)
        for table_id in await self.db.read(lambda connection: connection.scalars(query).all()):
            try:
                table = await self.tables.get(table_id)
            except Refused:
                continue
            news = [each for each in nearly_over(table, now) if f"{table_id}:{each.seat}:{each.mark}" not in self._warned]
            for each in news:
                self._warned[f"{table_id}:{each.seat}:{each.mark}"] = None
            await self._write(table, news, "both")
        while len(self._warned) > 10_000:
            self._warned.pop(next(iter(self._warned)))

    async def deliver(self) -> None:
        """Deliver what is due."""
        waits = select(NotificationRow.key).where(NotificationRow.due <= datetime.now(UTC)).limit(1)
        if await self.db.read(lambda connection: connection.scalar(waits)) is None:
            return
        items = await self.db.write(lambda connection: outbox.claim(connection, datetime.now(UTC)))
        groups: dict[str, list[Item]] = {}
        for item in items:
            groups.setdefault(item.endpoint.id if item.notification.digest else item.notification.key, []).append(item)
        await asyncio.gather(*(self._deliver(group) for group in groups.values()))

    async def _deliver(self, items: list[Item]) -> None:
        """Deliver what belongs together, or try again later."""
        first, names = items[0], [item.notification.key for item in items]
        stored = await self.db.read(lambda connection: preferences.read(connection, first.endpoint.person))
        parts = [part for item in items if (part := await self._part(item, stored.lang)) is not None]
        channel, outcome = preferences.channel_of(first.endpoint.kind), "in_vain"
        if parts and stored.preferences.on:
            try:
                await self.send(first.endpoint, together(parts, stored.lang))
                outcome = "sent"
            except Failed as failure:
                log.info("a notification was not delivered", extra={"channel": channel, "why": failure.why})
                gone, now = failure.gone, datetime.now(UTC)
                outcome = await self.db.write(lambda connection: outbox.failed(connection, first, names, now, gone))
        if outcome in ("sent", "in_vain"):
            reached = first.endpoint.id if outcome == "sent" else None
            await self.db.write(lambda connection: outbox.done(connection, names, reached))
        metrics.NOTIFICATIONS.labels(channel, outcome).inc()

    async def _part(self, item: Item, lang: str) -> Told | None:
        """What to tell, if it is still news."""
        row = item.notification
        try:
            table = await self.tables.get(row.table_id)
        except Refused:
            return None
        kind: Kind = msgspec.convert(row.kind, Kind)
        whole = item.endpoint.table_id is not None
        if not whole and item.endpoint.person not in [seat.person for seat in table.seats]:
            return None
        seat_is_due = table.facts.status == PLAYING and row.seat in table.waiting() and not table.seats[row.seat].online
        if kind == "turn" and not (seat_is_due and is_turn(table, row.seat, row.step)):
            return None
        if (kind == "low" and not seat_is_due) or (kind == "vote" and table.facts.vote is None):
            return None
        return told(table, kind, row.seat, whole, lang, datetime.now(UTC))

    async def send(self, endpoint: EndpointRow, what: Told) -> None:
        """Send something to an endpoint; raises Failed."""
        if endpoint.kind == "push":
            await self.delivery.push(self.keys, endpoint, what)
        elif endpoint.kind == "mail":
            if not self.mail.ready:
                raise Failed("no_mail")
            await self.mail.tell(self.keys, endpoint, what)
        else:
            await self.delivery.webhook(endpoint, what)


def happened(before: TableFacts, table: LiveTable) -> list[tuple[Kind, int]]:
    """What is worth telling about a change, with the seat it is about; -1: about all."""
    now = table.facts
    if before.status == LOBBY and now.status == PLAYING:
        return [("begun", -1)]
    if before.status == PLAYING and now.status == FINISHED:
        return [("over", -1)]
    found: list[tuple[Kind, int]] = []
    if before.vote is None and now.vote is not None:
        found.append(("vote", -1))
    fresh = now.waiting & ~before.waiting if now.status == PLAYING else 0
    found += [("turn", seat.seat) for seat in table.seats if fresh >> seat.seat & 1 and seat.kind == "person"]
    return found


def is_turn(table: LiveTable, seat: int, step: int) -> bool:
    """Whether the game still waits for a person's seat, which has done nothing since."""
    if seat >= len(table.seats) or table.facts.status != PLAYING:
        return False
    return seat in table.waiting() and table.seats[seat].kind == "person" and table.step(seat) == step


def nearly_over(table: LiveTable, now: datetime) -> list[News]:
    """The people who are away and whose time is nearly over."""
    clock = clocks.clock_of(table.facts)
    if clock is None or clock.seconds < SHORTEST:
        return []
    margin = min(SOON, max(timedelta(minutes=2), timedelta(seconds=clock.seconds / 8)))
    found = []
    for time_left, stored in zip(clocks.shown(table.facts) or [], clocks.times_of(table.facts), strict=True):
        near = time_left.due is not None and now < time_left.due <= now + margin
        if near and not table.seats[time_left.seat].online:
            found.append(News("low", time_left.seat, 0, int(stored.since or 0)))
    return found


def _is_away(seat: SeatFacts, touched: datetime) -> bool:
    """Whether the person on a seat has not seen the last change."""
    return seat.kind == "person" and not seat.online and (seat.seen is None or seat.seen < touched - PRESENT - timedelta(seconds=2))
