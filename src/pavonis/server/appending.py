"""The statements that are carried out most: adding moves to a table, and reading what another worker has added.

They go to the driver directly, prepared once. They store and read the same rows as `queries.write_entries` and `read_entries`.
What is rarer (the end of a game, an undo that was asked for) goes through there.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import DBAPIError, OperationalError

from pavonis.core.game import Move, Seat

_TABLE = """
UPDATE game_table SET length = ?, waiting = ?, bots_due = ?, touched = ?
WHERE id = ? AND meta = ? AND length = ? AND status = 'playing'
"""
_ENTRY = "INSERT INTO entry (table_id, seq, seat, move, fingerprint) VALUES (?, ?, ?, ?, ?)"
_SNAPSHOT = """
INSERT INTO snapshot (table_id, seq, position) VALUES (?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, position = excluded.position
"""
_MOMENT = "%Y-%m-%d %H:%M:%S.%f"  # as SQLAlchemy writes one for SQLite
# PostgreSQL is told everything in one message; it changes nothing if the table is not as it was.
_MOVED = """
WITH moved AS (
    UPDATE game_table SET length = $1, waiting = $2, bots_due = $3, touched = $4
    WHERE id = $5 AND meta = $6 AND length = $7 AND status = 'playing' RETURNING id
), added AS (
    INSERT INTO entry (table_id, seq, seat, move, fingerprint) {rows}
)
"""
_ONE_ROW = "SELECT id, $7, $8::int, $9::int, $10::text FROM moved"
_ROWS = """
SELECT moved.id, row.seq, row.seat, row.move, row.fingerprint FROM moved,
unnest($8::int[], $9::int[], $10::int[], $11::text[]) AS row(seq, seat, move, fingerprint)
"""
_SAVED = """
INSERT INTO snapshot (table_id, seq, position) SELECT id, $1, ${last}::json FROM moved
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, position = excluded.position RETURNING seq
"""
# What has been added since our copy of a table, all as of one moment; no row if something else about the table has changed as well.
_ADDED = """
SELECT length, chat, waiting, bots_due, touched, seat, move, fingerprint
FROM game_table LEFT JOIN entry ON table_id = id AND seq >= $3 AND seq < length
WHERE id = $1 AND meta = $2 AND status = 'playing' AND clock IS NULL ORDER BY seq
"""
CONNECTIONS = 8
T = TypeVar("T")


class Behind(Exception):
    """Somebody else has changed the table in the meantime."""


class Append(msgspec.Struct):
    """Moves for the end of a record, and the columns of the table that change with every move."""

    table_id: str
    meta: int  # the table as it was when the moves were checked
    length: int
    waiting: int  # the table as it is afterwards
    bots_due: bool
    touched: datetime
    rows: list[tuple[Seat, Move, str]]  # with the fingerprint after each
    position: str | None = None  # a snapshot after them, as JSON

    @property
    def after(self) -> int:
        """How many entries the record has then."""
        return self.length + len(self.rows)

    def to_sqlite(self, connection: sqlite3.Connection) -> None:
        """Store them in the present transaction, all or none."""
        values = (
            self.after,
            self.waiting,
            int(self.bots_due),
            self.touched.strftime(_MOMENT),
            self.table_id,
            self.meta,
            self.length,
        )
        if connection.execute(_TABLE, values).rowcount == 0:
            raise Behind
        for number, (seat, move, mark) in enumerate(self.rows, self.length):
            connection.execute(_ENTRY, (self.table_id, number, seat, move, mark))
        if self.position is not None:
            connection.execute(_SNAPSHOT, (self.table_id, self.after, self.position))

    def to_postgres(self) -> tuple[str, tuple[Any, ...]]:
        """The statement that stores them, all or none, and its arguments. It returns a row if it has."""
        table = (self.after, self.waiting, self.bots_due, self.touched, self.table_id, self.meta, self.length)
        if len(self.rows) == 1:  # as nearly always
            arguments: tuple[Any, ...] = *table, *self.rows[0]
        else:
            arguments = *table, list(range(self.length, self.after)), *(list(column) for column in zip(*self.rows, strict=True))
        if self.position is not None:
            arguments = *arguments, self.position
        return _statement(len(self.rows) == 1, self.position is not None), arguments


@cache
def _statement(single: bool, saved: bool) -> str:
    head = _MOVED.format(rows=_ONE_ROW if single else _ROWS)
    return head + (_SAVED.format(last=11 if single else 12) if saved else "SELECT id FROM moved")


class Added(msgspec.Struct):
    """Moves that another worker has added to a record, and the columns of the table that have changed with them."""

    length: int
    chat: int
    waiting: int
    bots_due: bool
    touched: datetime
    rows: list[tuple[Seat, Move, str]]


class Line:
    """A connection of the driver for moves alone. It prepares each statement once."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self._prepared: dict[str, Any] = {}

    async def store(self, moves: Append) -> bool:
        """Store moves, all or none; whether they are."""
        statement, arguments = moves.to_postgres()
        return await (await self._ready(statement)).fetchval(*arguments) is not None

    async def added(self, table_id: str, meta: int, length: int) -> Added | None:
        """What has been added to a table since it had this length; None if that is not all that has changed."""
        rows = await (await self._ready(_ADDED)).fetch(table_id, meta, length)
        if not rows:
            return None
        length, chat, waiting, bots_due, touched, *_ = rows[0]
        moves = [(seat, move, mark) for *_, seat, move, mark in rows if mark is not None]
        return Added(length, chat, waiting, bots_due, touched, moves)

    async def _ready(self, statement: str) -> Any:
        prepared = self._prepared.get(statement)
        if prepared is None:
            prepared = self._prepared[statement] = await self.connection.prepare(statement)
        return prepared


class PostgresLines:
    """The connections for moves. The last one used is used next, and the pool of the driver would take as long as the statement."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._free: list[Line] = []
        self._room = asyncio.Semaphore(CONNECTIONS)

    async def append(self, moves: Append) -> None:
        """Store moves, all or none."""
        if not await self._on_a_line(lambda line: line.store(moves)):
            raise Behind

    async def added(self, table_id: str, meta: int, length: int) -> Added | None:
        """What has been added to a table since it had this length; None if that is not all that has changed."""
        return await self._on_a_line(lambda line: line.added(table_id, meta, length))

    async def _on_a_line(self, work: Callable[[Line], Awaitable[T]]) -> T:
        """Do something on a free connection. Errors of the driver are told as SQLAlchemy tells them, without the values."""
        import asyncpg  # type: ignore[import-untyped]

        try:
            async with self._room:
                try:
                    return await self._attempt(work)
                except (asyncpg.InterfaceError, asyncpg.PostgresConnectionError, OSError):
                    # The server may have closed an idle connection. If the moves were stored all the same, the second try finds
                    # the table changed.
                    self._drop()
                    return await self._attempt(work)
        except asyncpg.UniqueViolationError:
            raise Behind from None
        except asyncpg.PostgresError as error:
            raise DBAPIError("moves", None, error, hide_parameters=True) from None
        except (asyncpg.InterfaceError, OSError) as error:
            raise OperationalError("moves", None, error, hide_parameters=True) from None

    async def _attempt(self, work: Callable[[Line], Awaitable[T]]) -> T:
        line = self._free.pop() if self._free else await self._connect()
        try:
            found = await work(line)
        except BaseException:
            line.connection.terminate()  # nobody knows what it is in the middle of, or what it has prepared
            raise
        self._free.append(line)
        return found

    async def _connect(self) -> Line:
        import asyncpg

        return Line(await asyncpg.connect(self._address, timeout=5, command_timeout=15))

    def _drop(self) -> None:
        """Let the free connections go: what has ended one of them has ended all."""
        while self._free:
            self._free.pop().connection.terminate()

    async def close(self) -> None:
        """Close all connections."""
        with contextlib.suppress(Exception):
            async with asyncio.timeout(3):
                await asyncio.gather(*(line.connection.close() for line in self._free), return_exceptions=True)
