"""The statement that is carried out most: adding moves to a table. It goes to the driver directly, prepared once.

It stores the same rows as `queries.write_entries`.
What is rarer (the end of a game, an undo that was asked for) goes through there.
"""

import asyncio
import contextlib
import sqlite3
from datetime import datetime
from typing import Any

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
_AT_ONCE = """
WITH moved AS (
    UPDATE game_table SET length = $1, waiting = $2, bots_due = $3, touched = $4
    WHERE id = $5 AND meta = $6 AND length = $7 AND status = 'playing' RETURNING id
)
INSERT INTO entry (table_id, seq, seat, move, fingerprint)
SELECT moved.id, row.seq, row.seat, row.move, row.fingerprint FROM moved,
unnest($8::int[], $9::int[], $10::int[], $11::text[]) AS row(seq, seat, move, fingerprint)
"""
_POSTGRES_SNAPSHOT = """
INSERT INTO snapshot (table_id, seq, position) VALUES ($1, $2, $3)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, position = excluded.position
"""
_NOTHING = "INSERT 0 0"  # what PostgreSQL answers if it has added no row
CONNECTIONS = 8


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

    async def to_postgres(self, pool: Any) -> None:
        """Store them through one of these connections, all or none."""
        if self.position is None:
            done = await pool.execute(_AT_ONCE, *self._arguments())
        else:
            async with pool.acquire() as connection, connection.transaction():
                done = await connection.execute(_AT_ONCE, *self._arguments())
                if done != _NOTHING:
                    await connection.execute(_POSTGRES_SNAPSHOT, self.table_id, self.after, self.position)
        if done == _NOTHING:
            raise Behind

    def _arguments(self) -> tuple[Any, ...]:
        seats, moves, marks = (list(column) for column in zip(*self.rows, strict=True))
        numbers = list(range(self.length, self.after))
        table = (self.after, self.waiting, self.bots_due, self.touched, self.table_id, self.meta, self.length)
        return *table, numbers, seats, moves, marks


class PostgresAppender:
    """Connections of the driver for moves alone. Each of them prepares the statement once."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool: Any = None
        self._opening = asyncio.Lock()

    async def append(self, moves: Append) -> None:
        """Store moves, all or none. Errors of the driver are told as SQLAlchemy tells them, without the values."""
        import asyncpg  # type: ignore[import-untyped]

        try:
            pool = self._pool or await self._open()
            try:
                await moves.to_postgres(pool)
            except (asyncpg.InterfaceError, asyncpg.PostgresConnectionError, OSError):
                # The server may have closed an idle connection. If the moves were stored all the same, the second try finds the
                # table changed.
                await moves.to_postgres(pool)
        except asyncpg.UniqueViolationError:
            raise Behind from None
        except asyncpg.PostgresError as error:
            raise DBAPIError("moves", None, error, hide_parameters=True) from None
        except (asyncpg.InterfaceError, OSError) as error:
            raise OperationalError("moves", None, error, hide_parameters=True) from None

    async def _open(self) -> Any:
        import asyncpg

        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._address, min_size=0, max_size=CONNECTIONS, timeout=5, command_timeout=15, reset=_as_it_is
                )
        return self._pool

    async def close(self) -> None:
        """Close all connections."""
        if self._pool is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(3):
                    await self._pool.close()


async def _as_it_is(connection: Any) -> None:
    """Leave a connection as it is: our statements change nothing about it, and to reset it takes another message."""
