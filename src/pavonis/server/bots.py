"""Bots at the tables: whenever the game waits for one, it is asked, in another process, and its moves go the way of all moves.

Several workers may ask for the same move; the gate of `tables` lets one of them through. A bot that crashes or is too slow is
replaced by a simpler one for that action, and in the end by any legal move, so no table ever waits for ever. If it is a program of
the host, the table is told, and after a few failures in a row a bot of ours takes the seat over.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any

import msgspec

from pavonis.core.game import Move, Seat
from pavonis.server import metrics
from pavonis.server.errors import Refused
from pavonis.server.roster import Roster
from pavonis.server.rows import Edit
from pavonis.server.table import Table
from pavonis.server.tables import Tables
from pavonis.server.thinker import Job
from pavonis.server.thinkers import NoThought, Thinkers

SIMPLER = "relaxed"
SUCCESSOR = "steady"
CHANCES = 3  # failures in a row, after which a program has lost its seat
log = logging.getLogger("pavonis.bots")


class Bots:
    """Keeps every bot of every table moving."""

    def __init__(self, tables: Tables, thinkers: Thinkers, roster: Roster, seconds: float) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.roster = roster
        self.seconds = seconds
        self._running: dict[str, asyncio.Task[None]] = {}
        self._failures: dict[tuple[str, Seat], int] = {}  # of programs, in a row
        self.closed = False

    def wake(self, table_id: str) -> None:
        """Somebody has changed a table: see whether a bot is to move there."""
        if table_id not in self._running and not self.closed:
            self._running[table_id] = asyncio.create_task(self._guarded(table_id, self._run(table_id)))

    async def _guarded(self, table_id: str, run: Coroutine[Any, Any, None]) -> None:
        try:
            await run
        except Refused as refused:
            log.info("bots stop at a table", extra={"table": table_id, "why": refused.code})
        except Exception:
            log.exception("bots stop at a table", extra={"table": table_id})
        finally:
            self._running.pop(table_id, None)

    async def _run(self, table_id: str) -> None:
        table = await self.tables.get(table_id)
        while due := table.bots_due():
            await asyncio.gather(*(self._act(table, seat, table.step(seat)) for seat in due))
            table = await self.tables.get(table_id, table.facts.marks)

    async def _act(self, table: Table, seat: Seat, step: int) -> None:
        """Let one bot make one action."""
        level = table.seats[seat].bot or SIMPLER
        moves = await self._think(table, seat, level)
        if not moves:
            return
        try:
            await self.tables.play(table.facts.id, None, seat, step, moves)
        except Refused as refused:
            # Another worker's thought was quicker, or somebody has taken the seat back: look again.
            if refused.code not in ("stale", "not_playing"):
                metrics.FAILURES.labels(level, "refused").inc()
                log.warning("a bot's move was refused", extra={"table": table.facts.id, "bot": level, "why": refused.code})
                await self.tables.play(table.facts.id, None, seat, step, any_move(table, seat))

    async def _think(self, table: Table, seat: Seat, level: str) -> list[Move]:
        record = msgspec.Raw(table.playing().record.to_json().encode())
        for name in (level, SIMPLER):
            start = time.perf_counter()
            try:
                moves = await self._ask(table, seat, name, record)
            except NoThought as failure:
                metrics.FAILURES.labels(name, failure.why).inc()
                log.warning(
                    "a bot failed", extra={"table": table.facts.id, "bot": name, "why": failure.why, "problem": str(failure)}
                )
                if not self.roster.is_ours(name):
                    await self._tell(table.facts.id, seat, name)
                continue
            metrics.THOUGHTS.labels(name).observe(time.perf_counter() - start)
            if name == level:
                self._failures.pop((table.facts.id, seat), None)
            return moves
        return any_move(table, seat)

    async def _ask(self, table: Table, seat: Seat, name: str, record: msgspec.Raw) -> list[Move]:
        spec = self.roster.spec(name)
        if spec is None:
            raise NoThought("problem", "the host of this server has struck it off")
        lane = self.thinkers.lane(spec)
        seconds = self.thinkers.share(lane, self.seconds)
        moves: list[Move] = (await self.thinkers.ask(Job("move", record, table.facts.id, seat, spec, seconds), lane))["moves"]
        return moves

    async def _tell(self, table_id: str, seat: Seat, name: str) -> None:
        """Tell the table that a program of the host has failed, and give its seat to a bot of ours if it has too often."""
        failures = self._failures[table_id, seat] = self._failures.get((table_id, seat), 0) + 1
        lost = failures >= CHANCES
        if lost:
            del self._failures[table_id, seat]

        def decide(table: Table) -> Edit | None:
            if table.seats[seat].bot != name:
                return None  # somebody has seen to it already
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
        await self.thinkers.close()


def any_move(table: Table, seat: Seat) -> list[Move]:
    """A legal move, so that the game goes on."""
    moves = table.game.legal(table.playing().state, seat)
    return [secrets.choice(moves)] if moves else []
