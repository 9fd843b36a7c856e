"""The database: SQLite in one file, or PostgreSQL. A piece of work is a function of a connection. Reads run in parallel.

SQLite runs each piece of work in a thread. It allows one writer, and syncing to disk takes milliseconds, so waiting writes share
one transaction, each behind its own savepoint. PostgreSQL does this by itself.
"""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from socket import gaierror
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from pavonis.server.appending import Added, Append, Behind, PostgresLines
from pavonis.server.settings import Settings

T = TypeVar("T")
Work = Callable[[Connection], T]
Piece = Work[Any] | Append  # what the writer of SQLite is given
Outcome = tuple[Any, Exception | None]
MIGRATIONS = Path(__file__).with_name("migrations")
TOGETHER = 64  # writes that may share a transaction
READERS = 4
PATIENCE = 15.0  # seconds that PostgreSQL may take


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# Parameters hold seeds and moves, and errors are logged.
OPTIONS: dict[str, Any] = {
    "json_serializer": _to_json,
    "json_deserializer": msgspec.json.decode,
    "hide_parameters": True,
}


AWAY = (
    OperationalError, InterfaceError, DisconnectionError, PoolTimeout, ConnectionError, TimeoutError, gaierror,
    sqlite3.OperationalError,
)  # fmt: skip
AWAY_STATES = ("08", "53", "57", "58")  # classes of PostgreSQL's errors: connection, resources, operator, system


def is_away(error: BaseException) -> bool:
    """Whether the database is away, full or too slow, so that nobody's request is to blame."""
    if isinstance(error, AWAY):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    # While PostgreSQL starts, its driver's own error comes through.
    state = str(getattr(getattr(error, "orig", error), "sqlstate", None) or "")
    return state[:2] in AWAY_STATES


class Sqlite:
    """A database in a file."""

    well = True  # whether the last write was stored, as far as the database is concerned

    def __init__(self, settings: Settings) -> None:
        path = Path(settings.database_url.partition(":///")[2])
        path.parent.mkdir(parents=True, exist_ok=True)
        _for_us_alone(path)
        self.path = path
        self.full_sync = settings.full_sync
        self.engine: Engine = create_engine(settings.database_url, pool_size=READERS + 1, max_overflow=4, **OPTIONS)
        event.listen(self.engine, "connect", self._on_connect)
        event.listen(self.engine, "begin", _on_begin)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-read")
        self._writer = ThreadPoolExecutor(1, "sqlite-write")
        self._queue: asyncio.Queue[tuple[Piece, asyncio.Future[Any]]] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None
        self._appending: sqlite3.Connection | None = None  # opened and used by the writer's thread alone

    def _on_connect(self, connection: Any, _record: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        sync = "FULL" if self.full_sync else "NORMAL"
        for pragma in ("journal_mode=WAL", f"synchronous={sync}", "foreign_keys=ON", "busy_timeout=15000"):
            connection.execute(f"PRAGMA {pragma}")

    async def read(self, work: Work[T]) -> T:
        """Look something up, all as of one moment."""

        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Work[T], single: bool = False, patience: float | None = None) -> T:
        """Change something, all or nothing; when this returns, it is stored. `single` and `patience` make no difference here."""
        done: T = await self._put(work)
        return done

    async def append(self, moves: Append) -> None:
        """Store moves, all or none; when this returns, they are stored. Raises Behind if the table has changed."""
        await self._put(moves)

    def _put(self, piece: Piece) -> asyncio.Future[Any]:
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((piece, future))
        return future

    async def _write_all(self) -> None:
        """Keep writing whatever waits, as many pieces at once as may share a transaction."""
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._queue.get()]
            while len(batch) < TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            outcomes = await loop.run_in_executor(self._writer, self._write_batch, [piece for piece, _ in batch])
            for (_, future), (value, error) in zip(batch, outcomes, strict=True):
                if future.done():
                    continue  # nobody waits for it any more; it is stored all the same
                if error is None:
                    future.set_result(value)
                else:
                    future.set_exception(error)

    def _write_batch(self, pieces: list[Piece]) -> list[Outcome]:
        appends = [piece for piece in pieces if isinstance(piece, Append)]
        try:
            if len(appends) == len(pieces):
                outcomes = self._append_batch(appends)
            else:
                with self.engine.connect().execution_options(write=True) as connection, connection.begin():
                    if len(pieces) == 1:
                        outcomes = [(_carried_out(connection, pieces[0]), None)]
                    else:
                        outcomes = [_attempt(connection, piece) for piece in pieces]
            self.well = True
            return outcomes
        except Exception as error:
            self.well = not is_away(error)
            return [(None, error)] * len(pieces)

    def _append_batch(self, appends: list[Append]) -> list[Outcome]:
        """Store nothing but moves, without the layers of SQLAlchemy: they took longer than SQLite itself."""
        if self._appending is None:
            self._appending = sqlite3.connect(self.path, cached_statements=32, check_same_thread=False)
            self._on_connect(self._appending, None)
        connection = self._appending
        outcomes: list[Outcome] = []
        connection.execute("BEGIN IMMEDIATE")
        try:
            for each in appends:
                try:
                    each.to_sqlite(connection)
                    outcomes.append((None, None))
                except Behind as behind:  # nothing of this one was stored
                    outcomes.append((None, behind))
            connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK")
            if len(appends) == 1:
                return [(None, Behind())]
            return [outcome for each in appends for outcome in self._append_batch([each])]
        except BaseException:
            with contextlib.suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                connection.execute("ROLLBACK")
            raise
        return outcomes

    async def migrate(self) -> None:
        """Bring the database to the present schema."""
        await self.write(_upgrade)

    async def close(self) -> None:
        """Close all connections."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        self._readers.shutdown()
        self._writer.shutdown()
        if self._appending is not None:
            self._appending.close()
        self.engine.dispose()


class Postgres:
    """A database on a server."""

    well = True

    def __init__(self, settings: Settings) -> None:
        self.engine: AsyncEngine = create_async_engine(
            settings.database_url,
            pool_size=8,
            max_overflow=8,
            pool_timeout=5,
            connect_args={"timeout": 5, "command_timeout": 15},
            **OPTIONS,
        )
        # Beginning and ending a transaction are two more messages, each as slow as the statement itself.
        self._single = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._lines = PostgresLines(settings.database_url.replace("+asyncpg", "", 1))

    async def read(self, work: Work[T]) -> T:
        """Look something up, each statement as of its own moment."""

        async def attempt() -> T:
            async with self._single.connect() as connection:
                return await connection.run_sync(work)

        async with asyncio.timeout(PATIENCE):
            return await _again(attempt)

    async def write(self, work: Work[T], single: bool = False, patience: float | None = PATIENCE) -> T:
        """Change something, all or nothing; when this returns, it is stored. A `single` statement needs no transaction."""

        async def attempt() -> T:
            async with self._single.connect() if single else self.engine.begin() as connection:
                return await connection.run_sync(work)

        try:
            async with asyncio.timeout(patience):
                found = await _again(attempt)
        except Exception as error:
            self.well = not is_away(error)
            raise
        self.well = True
        return found

    async def append(self, moves: Append) -> None:
        """Store moves, all or none; when this returns, they are stored. Raises Behind if the table has changed."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._lines.append(moves)
        except Behind:
            raise
        except Exception as error:
            self.well = not is_away(error)
            raise
        self.well = True

    async def added(self, table_id: str, meta: int, length: int) -> Added | None:
        """The moves that were added to a table since it had this length; None if that is not all that has changed."""
        async with asyncio.timeout(PATIENCE):
            return await self._lines.added(table_id, meta, length)

    async def migrate(self) -> None:
        """Bring the database to the present schema. Two servers that start together take turns."""

        def work(connection: Connection) -> None:
            connection.execute(text("SELECT pg_advisory_xact_lock(8046)"))
            _upgrade(connection)

        await self.write(work, patience=None)

    async def close(self) -> None:
        """Close all connections."""
        await self._lines.close()
        await self.engine.dispose()


async def _again(attempt: Callable[[], Awaitable[T]]) -> T:
    """Try once more on a new connection if the server has closed the old one.

    If a write was stored but its answer got lost, the second try notices: the move is there already, or the table has moved on.
    """
    try:
        return await attempt()
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
    return await attempt()


Database = Sqlite | Postgres


def open_database(settings: Settings) -> Database:
    """The database that the settings name."""
    return Sqlite(settings) if settings.is_sqlite else Postgres(settings)


async def answers(db: Database) -> bool:
    """Whether the database can be reached and stores what it is given."""
    if not db.well:
        with contextlib.suppress(Exception):
            async with asyncio.timeout(3):
                await db.write(_touch)
    try:
        async with asyncio.timeout(3):
            await db.read(lambda connection: connection.execute(text("SELECT 1")).close())
    except Exception:
        return False
    return db.well


def _touch(connection: Connection) -> None:
    """A write that changes nothing and yet needs room on the disk."""
    connection.execute(text("CREATE TABLE pavonis_probe (probe INTEGER)"))
    connection.execute(text("DROP TABLE pavonis_probe"))


def _for_us_alone(path: Path) -> None:
    """Let nobody else on this machine read the file: seeds, hands and hashes of secrets are in it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    if path.stat().st_mode & 0o077:
        with contextlib.suppress(OSError):  # it may belong to somebody else, who has given it to us
            path.chmod(0o600)


def lock(connection: Connection, name: str) -> None:
    """Let nobody else do what `name` stands for until this transaction ends. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext(:name))"), {"name": name})


def _carried_out(connection: Connection, piece: Piece) -> Any:
    if not isinstance(piece, Append):
        return piece(connection)
    driver: Any = connection.connection.dbapi_connection
    return piece.to_sqlite(driver)


def _attempt(connection: Connection, piece: Piece) -> Outcome:
    """Do one piece of work behind a savepoint. If it fails, only this piece is undone."""
    savepoint = connection.begin_nested()
    try:
        value = _carried_out(connection, piece)
    except Exception as error:
        savepoint.rollback()
        return None, error
    savepoint.commit()
    return value, None


def _on_begin(connection: Connection) -> None:
    # A transaction that will write says so at once. If it began as a reader, it could not wait for its turn.
    writes = connection.get_execution_options().get("write")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def alembic_config(connection: Connection) -> Config:
    """What alembic needs to know, without a file of its own."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")
