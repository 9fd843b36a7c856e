"""Records as files: read with clear errors, written completely or not at all. Also the place of the unfinished game."""

import os
from pathlib import Path
from typing import Any

from pavonis.core.game import Game
from pavonis.core.record import BadRecord, Record
from pavonis.games import current, load


def kept_game() -> Path:
    """Where the terminal table keeps the game being played."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "pavonis" / "table.json"


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash leaves the old file or the new one, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + f".{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def read_record(path: Path) -> tuple[Game[Any], Record]:
    """A record and its game; BadRecord names the file."""
    try:
        record = Record.from_json(path.read_text(encoding="utf-8-sig"))
        game = load(record.game, **record.options)
        return game, current(game, record)
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: this is not a text in UTF-8") from None
    except ValueError as error:
        raise BadRecord(f"{path}: {error}") from None
