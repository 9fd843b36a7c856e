"""Bots at the tables: whenever the game waits for one, it is asked, in another process, and its moves go the way of all moves.

Several workers may ask for the same move; the gate of `tables` lets one of them through. A bot that crashes or is too slow is
replaced by a simpler one for that action, and in the end by any legal move, so no table ever waits for ever.
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
from pavonis.server.table import Table
from pavonis.server.tables import Tables
from pavonis.server.thinker import Job
from pavonis.server.thinkers import NoThought, Thinkers

SIMPLER = "relaxed"
log = logging.getLogger("pavonis.bots")


class Bots:
    """Keeps every bot of every table moving."""

    def __init__(self, tables: Tables, thinkers: Thinkers, seconds: float) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.seconds = seconds
        self._running: dict[str, asyncio.Task[None]] = {}
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
        for spec in (level, SIMPLER):
            lane = self.thinkers.lane(spec)
            seconds = self.thinkers.share(lane, self.seconds)
            start = time.perf_counter()
            try:
                answer = await self.thinkers.ask(Job("move", record, table.facts.id, seat, spec, seconds), lane)
            except NoThought as failure:
                metrics.FAILURES.labels(spec, failure.why).inc()
                log.warning(
                    "a bot failed", extra={"table": table.facts.id, "bot": spec, "why": failure.why, "problem": str(failure)}
                )
                continue
            metrics.THOUGHTS.labels(spec).observe(time.perf_counter() - start)
            moves: list[Move] = answer["moves"]
            return moves
        return any_move(table, seat)

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
