"""Running the command line as a person does: another process, real pipes, a home of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from pavonis.core.record import Record, replay
from pavonis.games import load


class Result(NamedTuple):
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


def command(*arguments: str) -> list[str]:
    """`pavonis` with these arguments, for a process of its own."""
    return [sys.executable, "-c", "from pavonis.cli import main; main()", *arguments]


def environment(home: Path) -> dict[str, str]:
    """The variables of somebody who has just installed it."""
    own = {"XDG_STATE_HOME": str(home), "HOME": str(home), "PYTHONUTF8": "1", "LANG": "C.UTF-8", "LC_ALL": ""}
    return {**os.environ, **own}


def pavonis(*arguments: str, home: Path, stdin: str = "", **variables: str) -> Result:
    """Run `pavonis` with these arguments, without a terminal."""
    done = subprocess.run(
        command(*arguments),
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env={**environment(home), **variables},
    )
    return Result(done.returncode, done.stdout, done.stderr)


def left_by(home: Path) -> Any:
    """Where the game of somebody stands."""
    record = Record.from_json((home / "pavonis" / "table.json").read_text(encoding="utf-8"))
    return replay(load(record.game, **record.options), record)
