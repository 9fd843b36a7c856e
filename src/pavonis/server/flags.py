"""What happens when somebody's time is over, as the table has chosen before the start. Any worker may see it; one of them acts.

The flag falls in the transaction that changes the table, behind the same gate as moves. A move that comes in before counts.
"""

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from functools import partial

from sqlalchemy import Connection, func, insert, select, update

from pavonis.core.game import Move, Seat
from pavonis.server import clocks
from pavonis.server.bots import Bots
from pavonis.server.clock_schemas import Clock
from pavonis.server.concessions import lost
from pavonis.server.database import Database, is_away, lock
from pavonis.server.errors import Refused
from pavonis.server.live_table import Change, LiveTable
from pavonis.server.live_tables import LiveTables
from pavonis.server.models import PLAYING, MemoryRow, TableRow
from pavonis.server.queries import Edit, read_facts

EVERY = 1.0  # seconds between two looks at the clocks, and between two notes that somebody is served, as long as clocks run
DOWN = 5.0  # seconds without such a note of any worker: nobody was served
AT_ONCE = 200
PICKS = 100  # answers for one turn
BEAT = "clocks"
PASSING = ("pass", "done", "no_more", "decline", "end_turn", "put_aside")
log = logging.getLogger("pavonis.clocks")


class Flags:
    """Looks at all clocks and lets those fall that are over."""

    def __init__(self, db: Database, tables: LiveTables, bots: Bots) -> None:
        self.db = db
        self.tables = tables
        self.bots = bots
        self._idle = True  # no clock ran at the last look, so nothing was noted

    async def open(self) -> None:
        """Give back the time in which no server was there. If no other worker can be there, that is every moment of it."""
        await self.db.write(partial(served, at_least=0.0 if self.tables.alone else DOWN))

    async def close(self) -> None:
        """Note until when people were served."""
        await self.db.write(partial(served, at_least=DOWN))

    async def watch(self) -> None:
        """Go on looking."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception as error:
                if not is_away(error):
                    log.exception("the clocks could not be read")

    async def look(self) -> None:
        """Let every flag fall that is due. Time in which the database was away or the whole machine asleep does not count."""
        first = select(func.min(TableRow.clock_due))
        if await self.db.read(lambda connection: connection.scalar(first)) is None:
            self._idle = True
            return
        await self.db.write(partial(served, at_least=float("inf") if self._idle else DOWN))
        self._idle = False
        query = select(TableRow.id).where(TableRow.clock_due <= datetime.now(UTC)).limit(AT_ONCE)
        for table_id in await self.db.read(lambda connection: connection.scalars(query).all()):
            try:
                await self.fall(table_id)
            except Refused as refused:
                log.info("a clock is left alone", extra={"table": table_id, "why": refused.code})

    async def fall(self, table_id: str) -> None:
        """Act for the seats of a table whose time is over."""
        table = await self.tables.get(table_id)
        clock = clocks.clock_of(table.facts)
        if clock is None:
            return
        if clock.end == "usual":
            for seat in clocks.fallen(table, datetime.now(UTC)):
                await self._answer(table_id, seat)
        await self.tables.edit(table_id, lambda table: _outcome(table, clock))

    async def _answer(self, table_id: str, seat: Seat) -> None:
        """Give the usual answers for a seat until the game no longer waits for it."""
        after = -1  # the step of the seat after the last answer that was given here
        for _ in range(PICKS):
            table = await self.tables.get(table_id)
            if seat not in clocks.fallen(table, datetime.now(UTC)):
                break
            step = table.step(seat)
            moves = usual(table, seat) or await self.bots.suggest(table, seat)

            made: Change | None = None

            def decide(table: LiveTable, step: int = step, moves: list[Move] = moves) -> Change | None:
                nonlocal made
                quicker = table.step(seat) != step or seat not in clocks.fallen(table, datetime.now(UTC))
                made = None if quicker else table.moves(seat, step, moves)
                return made

            await self.tables.extend(table_id, decide)
            if made is not None:
                after = step + len(moves)
        # Workers may take turns with the picks of one answer: whoever has made the last one tells.
        if (await self.tables.get(table_id)).step(seat) == after:
            await self.tables.edit(table_id, lambda table: Edit(notice="time_usual", about=seat))


def usual(table: LiveTable, seat: Seat) -> list[Move]:
    """The usual answer of a seat, or its pass; empty if the question has neither."""
    state = table.playing().state
    legal = table.game.legal(state, seat)
    meanings = {move: table.game.space.meaning(move)[0] for move in legal}
    passes = [move for name in PASSING for move in legal if meanings[move] == name]
    if passes:
        return passes[:1]
    found = table.game.question(state, seat).usual
    return [found] if found in legal else []


def _outcome(table: LiveTable, clock: Clock) -> Edit | None:
    """What becomes of the first seat whose time is over; the next look finds the others."""
    due = clocks.fallen(table, datetime.now(UTC))
    if not due or clock.end == "usual":
        stale = table.facts.clock_due is not None and not due
        return Edit(clocks.postponed(table.facts, timedelta(0))) if stale and _outdated(table) else None
    if clock.end == "lose":
        return lost(table, due[0], "time_lost")
    return Edit(seats={due[0]: {"bot": clock.level, "plan": None}}, notice="time_bot", about=due[0])


def _outdated(table: LiveTable) -> bool:
    """Whether the table says that a time is over that is not."""
    return table.facts.clock_due is not None and table.facts.clock_due <= datetime.now(UTC)


def served(connection: Connection, at_least: float) -> None:
    """Note that people are served now. If nobody was for so many seconds, let all running times begin later by that gap.

    One of several workers does it: the next one finds the note.
    """
    lock(connection, BEAT)
    now, last = datetime.now(UTC), _last_beat(connection)
    if last is not None and (now - last).total_seconds() > at_least:
        running = (TableRow.clock_due.is_not(None), TableRow.status == PLAYING)
        for table_id in connection.scalars(select(TableRow.id).where(*running).with_for_update()).all():
            facts = read_facts(connection, table_id)
            values = clocks.unserved(facts, last, now)
            connection.execute(update(TableRow).where(TableRow.id == table_id).values(meta=facts.meta + 1, **values))
    _note(connection)


def _last_beat(connection: Connection) -> datetime | None:
    value = connection.scalar(select(MemoryRow.value).where(MemoryRow.name == BEAT))
    return None if value is None else datetime.fromtimestamp(value["at"], UTC)


def _note(connection: Connection) -> None:
    """Note that a server is there."""
    value = {"at": datetime.now(UTC).timestamp()}
    if connection.execute(update(MemoryRow).where(MemoryRow.name == BEAT).values(value=value)).rowcount == 0:
        connection.execute(insert(MemoryRow), [{"name": BEAT, "value": value}])
