"""Running the command line as a person does: another process, real pipes, a home of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Result(NamedTuple):
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


def pavonis(*arguments: str, home: Path, stdin: str = "", **environment: str) -> Result:
    """Run `pavonis` with these arguments, without a terminal."""
    done = subprocess.run(
        [sys.executable, "-c", "from pavonis.cli import main; main()", *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env={
            **os.environ,
            "XDG_STATE_HOME": str(home),
            "HOME": str(home),
            "PYTHONUTF8": "1",
            "LANG": "C.UTF-8",
            "LC_ALL": "",
            **environment,
        },
    )
    return Result(done.returncode, done.stdout, done.stderr)
