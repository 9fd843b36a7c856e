"""Logs as lines of JSON. They contain paths, tables, codes and times, but never what people play, say or hold."""

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

import msgspec

_requests = logging.getLogger("pavonis.requests")
_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def _of_database(error: BaseException | None) -> bool:
    """Whether an error, or what it came from, is one of the database."""
    while error is not None:
        if type(error).__module__.split(".")[0] in ("sqlalchemy", "asyncpg", "sqlite3"):
            return True
        error = error.__cause__ or error.__context__
    return False


class JsonLines(logging.Formatter):
    """One line of JSON for each record; `extra` gives it fields of its own."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL and value is not None}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
            if _of_database(record.exc_info[1]):  # what it says may hold what people play
                kind, _, frames = record.exc_info
                line["traceback"] = "".join(traceback.format_tb(frames)) + getattr(kind, "__name__", "")
        return msgspec.json.encode(line, enc_hook=str).decode()


def note_request(method: str, path: str, status: int, seconds: float) -> None:
    """Log a request by the pattern of its path."""
    _requests.info("request", extra={"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)})


def configure(level: str) -> None:
    """Send everything to the standard error as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for noisy in ("alembic", "sqlalchemy", "aiosqlite"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))
