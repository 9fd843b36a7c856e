"""Bots at the tables. When the game waits for a bot, another process is asked for its moves, which are then stored like all moves.

Several workers may ask for the same move; the gate in `live_tables` lets one of them through. A bot that crashes or is too slow is
replaced by a simpler one for that action, and in the end by any legal move, so no table waits for ever. If the bot is a program of
the host, the table is told. After a few failures in a row, one of our own bots takes over the seat.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine, Mapping
from typing import Any

import msgspec

from pavonis.core.game import Move, Seat
from pavonis.server import metrics
from pavonis.server.bot_worker import Job
from pavonis.server.bot_workers import BotWorkerFailed, BotWorkers
from pavonis.server.database import is_away
from pavonis.server.errors import Refused
from pavonis.server.fair_queue import ADDRESS, Asker
from pavonis.server.live_table import LiveTable
from pavonis.server.live_tables import LiveTables
from pavonis.server.queries import Edit
from pavonis.server.roster import Roster

SIMPLER = "relaxed"
SUCCESSOR = "steady"
LATER_AGAIN = 600.0  # seconds until a table hears again that its bots have to wait
REMEMBERED = 1000
CHANCES = 3  # failures in a row, after which a program has lost its seat
log = logging.getLogger("pavonis.bots")


class Bots:
    """Keeps every bot of every table moving."""

    def __init__(
        self, tables: LiveTables, bot_workers: BotWorkers, roster: Roster, seconds: float, viewers: Mapping[str, int]
    ) -> None:
        self.tables = tables
        self.bot_workers = bot_workers
        self.roster = roster
        self.seconds = seconds
        self.viewers = viewers  # live connections by table
        self._running: dict[str, asyncio.Task[None]] = {}
        self._failures: dict[tuple[str, Seat], int] = {}  # of programs, in a row
        self._told: OrderedDict[str, float] = OrderedDict()  # when a table last heard that its bots have to wait
        self.closed = False

    def wake(self, table_id: str) -> None:
        """Check whether a bot is to move at a table that has changed."""
        if table_id not in self._running and not self.closed:
            self._running[table_id] = asyncio.create_task(self._guarded(table_id, self._run(table_id)))

    async def _guarded(self, table_id: str, run: Coroutine[Any, Any, None]) -> None:
        try:
            await run
        except Refused as refused:
            log.info("bots stop at a table", extra={"table": table_id, "why": refused.code})
        except Exception as error:
            if is_away(error):  # the next sweep wakes them
                log.warning("bots stop at a table", extra={"table": table_id, "why": type(error).__name__})
            else:
                log.exception("bots stop at a table", extra={"table": table_id})
        finally:
            self._running.pop(table_id, None)

    async def _run(self, table_id: str) -> None:
        table = await self.tables.get(table_id)
        while due := table.bots_due():
            await asyncio.gather(*(self._act(table, seat, table.step(seat)) for seat in due))
            table = await self.tables.get(table_id, table.facts.marks)

    async def _act(self, table: LiveTable, seat: Seat, step: int) -> None:
        """Let one bot make one action."""
        level = table.seats[seat].bot or SIMPLER
        moves = await self._think(table, seat, level)
        if not moves:
            return
        try:
            await self.tables.play(table.facts.id, None, seat, step, moves)
        except Refused as refused:
            # Another worker was quicker, or somebody has taken the seat back: look again.
            if refused.code not in ("stale", "not_playing"):
                metrics.BOT_FAILURES.labels(level, "refused").inc()
                log.warning("a bot's move was refused", extra={"table": table.facts.id, "bot": level, "why": refused.code})
                await self.tables.play(table.facts.id, None, seat, step, any_move(table, seat))

    async def _think(self, table: LiveTable, seat: Seat, level: str) -> list[Move]:
        record = msgspec.Raw(table.playing().record.to_json().encode())
        for name in (level, SIMPLER):
            start = time.perf_counter()
            try:
                moves = await self._ask(table, seat, name, record)
            except BotWorkerFailed as failure:
                metrics.BOT_FAILURES.labels(name, failure.why).inc()
                log.warning(
                    "a bot failed", extra={"table": table.facts.id, "bot": name, "why": failure.why, "problem": str(failure)}
                )
                if not self.roster.is_ours(name):
                    await self._tell(table.facts.id, seat, name)
                continue
            metrics.BOT_SECONDS.labels(name).observe(time.perf_counter() - start)
            if name == level:
                self._failures.pop((table.facts.id, seat), None)
            return moves
        return any_move(table, seat)

    async def suggest(self, table: LiveTable, seat: Seat) -> list[Move]:
        """What a simple bot would do on a seat that a person plays."""
        return await self._think(table, seat, SIMPLER)

    async def _ask(self, table: LiveTable, seat: Seat, name: str, record: msgspec.Raw) -> list[Move]:
        spec = self.roster.spec(name)
        if spec is None:
            raise BotWorkerFailed("problem", "the host of this server has struck it off")
        lane = self.bot_workers.lane(spec)
        job = Job("move", record, table.facts.id, seat, spec, self.seconds)
        try:
            answer = await self.bot_workers.ask(job, lane, self._asker(table), lambda: self._late(table, seat))
        finally:
            table.later.discard(seat)
        moves: list[Move] = answer["moves"]
        return moves

    def _asker(self, table: LiveTable) -> Asker:
        """On whose behalf a bot thinks: of the address whose request woke it, or else of the host."""
        watched = self.viewers.get(table.facts.id, 0) > 0
        present = any(seat.person is not None and seat.online for seat in table.seats)
        return Asker(ADDRESS.get() or table.facts.host, table.facts.id, not watched and not present)

    def _late(self, table: LiveTable, seat: Seat) -> None:
        """Show that a bot has to wait for those of other tables; from time to time the table is told so in words, too."""
        table.later.add(seat)
        table.changed()
        self.tables.announce(table)
        now = time.monotonic()
        table_id = table.facts.id
        if self._asker(table).idle or now - self._told.get(table_id, -LATER_AGAIN) < LATER_AGAIN:
            return
        self._told[table_id] = now
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        telling = asyncio.create_task(self._guarded(f"{table_id} later", self._say(table_id, "bots_later")))
        self._running[f"{table_id} later"] = telling

    async def _say(self, table_id: str, notice: str) -> None:
        await self.tables.edit(table_id, lambda table: Edit(notice=notice))

    async def _tell(self, table_id: str, seat: Seat, name: str) -> None:
        """Tell the table that a program of the host has failed. After too many failures, one of our bots gets its seat."""
        failures = self._failures[table_id, seat] = self._failures.get((table_id, seat), 0) + 1
        lost = failures >= CHANCES
        if lost:
            del self._failures[table_id, seat]

        def decide(table: LiveTable) -> Edit | None:
            if table.seats[seat].bot != name:
                return None  # already done by somebody else
            if lost:
                return Edit(seats={seat: {"bot": SUCCESSOR}}, notice="bot_replaced", about=seat)
            return Edit(notice="bot_failed", about=seat) if failures == 1 else None

        await self.tables.edit(table_id, decide)

    async def close(self) -> None:
        """Stop thinking; after a restart the bots are asked again."""
        self.closed = True
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bot_workers.close()


def any_move(table: LiveTable, seat: Seat) -> list[Move]:
    """A legal move, so that the game goes on."""
    moves = table.game.legal(table.playing().state, seat)
    return [secrets.choice(moves)] if moves else []
