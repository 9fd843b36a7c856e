"""The database: SQLite in one file, or PostgreSQL. A piece of work is a function of a connection; reads go side by side.

SQLite works in threads, a whole piece of work at a time. It lets one writer in and takes milliseconds to be sure of the disk,
so writes that wait for each other share one transaction, each behind its own savepoint. PostgreSQL does the same by itself.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from advanced_alchemy.config import EngineConfig, SQLAlchemyAsyncConfig, SQLAlchemySyncConfig
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from pavonis.server.settings import Settings

T = TypeVar("T")
Work = Callable[[Connection], T]
Outcome = tuple[Any, Exception | None]
MIGRATIONS = Path(__file__).with_name("migrations")
TOGETHER = 64  # writes that may share a transaction
READERS = 4


class Sqlite:
    """A database in a file."""

    def __init__(self, settings: Settings) -> None:
        Path(settings.database_url.partition(":///")[2]).parent.mkdir(parents=True, exist_ok=True)
        engine_config = EngineConfig(pool_size=READERS + 1, max_overflow=4)
        config = SQLAlchemySyncConfig(connection_string=settings.database_url, engine_config=engine_config)
        self.full_sync = settings.full_sync
        self.engine: Engine = config.get_engine()
        event.listen(self.engine, "connect", self._on_connect)
        event.listen(self.engine, "begin", _on_begin)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-read")
        self._writer = ThreadPoolExecutor(1, "sqlite-write")
        self._queue: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None

    def _on_connect(self, connection: Any, _record: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        sync = "FULL" if self.full_sync else "NORMAL"
        for pragma in ("journal_mode=WAL", f"synchronous={sync}", "foreign_keys=ON", "busy_timeout=15000"):
            connection.execute(f"PRAGMA {pragma}")

    async def read(self, work: Work[T]) -> T:
        """Look something up; all of it is of one moment."""

        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Work[T], single: bool = False) -> T:
        """Change something, all or nothing; when this returns, it is stored. `single` makes no difference here."""
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, future))
        return await future

    async def _write_all(self) -> None:
        """Take what waits to be written, all of it at once, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._queue.get()]
            while len(batch) < TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            outcomes = await loop.run_in_executor(self._writer, self._write_batch, [work for work, _ in batch])
            for (_, future), (value, error) in zip(batch, outcomes, strict=True):
                if future.done():
                    continue  # who asked has gone; it is stored all the same
                if error is None:
                    future.set_result(value)
                else:
                    future.set_exception(error)

    def _write_batch(self, works: list[Work[Any]]) -> list[Outcome]:
        try:
            with self.engine.connect().execution_options(write=True) as connection, connection.begin():
                if len(works) == 1:
                    return [(works[0](connection), None)]
                return [_attempt(connection, work) for work in works]
        except Exception as error:
            return [(None, error)] * len(works)

    async def migrate(self) -> None:
        """Bring the database to the present shape."""
        await self.write(_upgrade)

    async def close(self) -> None:
        """Let everything go."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        self._readers.shutdown()
        self._writer.shutdown()
        self.engine.dispose()


class Postgres:
    """A database on a server."""

    def __init__(self, settings: Settings) -> None:
        engine_config = EngineConfig(pool_size=8, max_overflow=8)
        config = SQLAlchemyAsyncConfig(connection_string=settings.database_url, engine_config=engine_config)
        self.engine: AsyncEngine = config.get_engine()
        # To begin a transaction and to end it are two messages more, each as slow as the statement itself.
        self._single = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Work[T]) -> T:
        """Look something up; each statement is of its own moment."""

        async def attempt() -> T:
            async with self._single.connect() as connection:
                return await connection.run_sync(work)

        return await _again(attempt)

    async def write(self, work: Work[T], single: bool = False) -> T:
        """Change something, all or nothing; when this returns, it is stored. A `single` statement needs no transaction."""

        async def attempt() -> T:
            async with self._single.connect() if single else self.engine.begin() as connection:
                return await connection.run_sync(work)

        return await _again(attempt)

    async def migrate(self) -> None:
        """Bring the database to the present shape; two servers that start together do it one after the other."""

        def work(connection: Connection) -> None:
            connection.execute(text("SELECT pg_advisory_xact_lock(8046)"))
            _upgrade(connection)

        await self.write(work)

    async def close(self) -> None:
        """Let everything go."""
        await self.engine.dispose()


async def _again(attempt: Callable[[], Awaitable[T]]) -> T:
    """Try once more on a new connection if the server has closed the old one.

    A write that was stored although its answer got lost is recognised: its move is there already, or the table has moved on.
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
    """Whether the database can be reached."""
    try:
        async with asyncio.timeout(3):
            await db.read(lambda connection: connection.execute(text("SELECT 1")).close())
    except Exception:
        return False
    return True


def _attempt(connection: Connection, work: Work[Any]) -> Outcome:
    """Do one piece of work behind a savepoint: what goes wrong in it undoes it and nothing else."""
    savepoint = connection.begin_nested()
    try:
        value = work(connection)
    except Exception as error:
        savepoint.rollback()
        return None, error
    savepoint.commit()
    return value, None


def _on_begin(connection: Connection) -> None:
    # A transaction that will write says so at once: one that found out later could not wait for its turn.
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
