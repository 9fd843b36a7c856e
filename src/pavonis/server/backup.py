"""All tables in one file of compressed JSON lines, from any database into any other.

The first line says what the file is. The last line says how many rows it has, so an incomplete file is noticed. A restored server
has the same people, seats and games. One-time links are left out because they will have expired.
"""

import gzip
import os
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, text

from pavonis import __version__
from pavonis.server.all_models import MODELS
from pavonis.server.database import Postgres, open_database
from pavonis.server.models import DateTimeUTC, LinkRow
from pavonis.server.settings import Settings

FORMAT = 1
AT_ONCE = 500
KEPT = [model for model in MODELS if model is not LinkRow]


async def backup(settings: Settings, path: Path) -> int:
    """Write everything as of one moment to a file and return the number of rows. A server may be running."""
    db = open_database(settings)
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")

    def work(connection: Connection) -> int:
        if isinstance(db, Postgres):
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        # The seeds of running games are in it: nobody else may read it.
        with os.fdopen(os.open(beside, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as raw, gzip.open(raw, "wb") as file:
            return _write(connection, file)

    try:
        count = await (db.write(work, patience=None) if isinstance(db, Postgres) else db.read(work))  # all of it of one moment
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
        await db.close()
    return count


def _write(connection: Connection, file: Any) -> int:
    file.write(msgspec.json.encode({"pavonis_backup": FORMAT, "version": __version__}) + b"\n")
    count = 0
    for model in KEPT:
        for row in connection.execute(select(model.__table__)).mappings():
            file.write(msgspec.json.encode([model.__tablename__, dict(row)]) + b"\n")
            count += 1
    file.write(msgspec.json.encode({"rows": count}) + b"\n")
    return count


async def restore(settings: Settings, path: Path) -> int:
    """Fill an empty database from a file, all or nothing, and return the number of rows."""
    head, *rows, tail = _read(path)
    if not isinstance(head, dict) or head.get("pavonis_backup") != FORMAT:
        raise ValueError(f"{path}: this is not a backup of Pavonis")
    if not isinstance(tail, dict) or tail.get("rows") != len(rows):
        raise ValueError(f"{path}: the backup is not complete")
    db = open_database(settings)

    def work(connection: Connection) -> None:
        for model in KEPT:
            if connection.scalar(select(func.count()).select_from(model.__table__)):
                raise ValueError("the database is not empty; restore into a new one")
            table = [_typed(model, fields) for name, fields in rows if name == model.__tablename__]
            for start in range(0, len(table), AT_ONCE):
                connection.execute(insert(model), table[start : start + AT_ONCE])

    try:
        await db.migrate()
        await db.write(work, patience=None)
    finally:
        await db.close()
    return len(rows)


def _read(path: Path) -> list[Any]:
    try:
        with gzip.open(path, "rb") as file:
            lines = [msgspec.json.decode(line) for line in file]
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise ValueError(f"{path}: {error}") from None
    if len(lines) < 2:
        raise ValueError(f"{path}: this is not a backup of Pavonis")
    return lines


def _typed(model: Any, fields: dict[str, Any]) -> dict[str, Any]:
    """A row as the database wants it, with real times instead of text."""
    times = {name for name, value in fields.items() if value is not None and _is_time(model, name)}
    return {name: datetime.fromisoformat(value) if name in times else value for name, value in fields.items()}


def _is_time(model: Any, name: str) -> bool:
    return isinstance(model.__table__.columns[name].type, DateTimeUTC)
