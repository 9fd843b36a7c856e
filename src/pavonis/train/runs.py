"""A training run in a folder: what was asked for, and a row of JSON for each generation or game. The same command continues it."""

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from pavonis.study.runs import read_rows, to_line

REQUEST = "run.json"
ROWS = "rows.jsonl"
RESULT = "result.json"


class Folder:
    """The folder of a run; rows that are `done` need not be played again."""

    def __init__(self, path: Path, request: dict[str, Any]) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        kept = path / REQUEST
        if kept.is_file():
            if json.loads(kept.read_text("utf-8")) != request:
                raise ValueError(f"{path} holds another run: name another folder, or ask for the same training")
        elif any(path.iterdir()):
            raise ValueError(f"{path} is not empty and holds no training")
        else:
            kept.write_text(json.dumps(request, indent=1) + "\n", "utf-8")
        self.done: list[dict[str, Any]] = list(read_rows(path / ROWS))
        self._drop_half_written()
        self.file: TextIO | None = None

    def _drop_half_written(self) -> None:
        path = self.path / ROWS
        if path.is_file():
            whole = sum(len(line) for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n"))
            os.truncate(path, whole)

    def __enter__(self) -> "Folder":
        self.file = (self.path / ROWS).open("a", encoding="utf-8")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.file is not None:
            self.file.close()

    def add(self, row: dict[str, Any]) -> None:
        """Write a row at once."""
        assert self.file is not None
        self.file.write(to_line(row))
        self.file.flush()

    def finish(self, result: dict[str, Any]) -> None:
        """Write the result beside the rows."""
        (self.path / RESULT).write_text(json.dumps(result, indent=1) + "\n", "utf-8")
