"""A run of many games in a folder: what was asked for, and rows of JSON that are added as games end.

A stopped run goes on with the same command: a game counts once its row is in the last file to be written, and what lies half
written behind it is dropped.
"""

import json
import os
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from pavonis.bots.simulate import Played, Row

if sys.platform != "win32":
    import fcntl

REQUEST = "run.json"
GAMES = "games"
USES = "cards"
STANDS = "rounds"
DEALS = "deals"
RESULT = "result.json"


class Folder:
    """A folder with one file of rows for each of several kinds; the rows of the first kind decide what is done."""

    def __init__(self, path: Path, request: dict[str, Any], kinds: tuple[str, ...]) -> None:
        self.path = path
        self.kinds = kinds
        path.mkdir(parents=True, exist_ok=True)
        kept = path / REQUEST
        if kept.is_file():
            if json.loads(kept.read_text(encoding="utf-8")) != request:
                raise ValueError(f"{path} holds another run: name another folder, or ask for the same games")
        elif any(path.iterdir()):
            raise ValueError(f"{path} is not empty and holds no run")
        else:
            kept.write_text(json.dumps(request, indent=1) + "\n", encoding="utf-8")
        self.lock = kept.open(encoding="utf-8")
        self._keep_others_out()
        self.done = list(read_rows(self.file(kinds[0])))
        for kind in kinds:
            self._drop_half_written(kind)
        self.files: dict[str, TextIO] = {}

    def file(self, kind: str) -> Path:
        """Where the rows of a kind are."""
        return self.path / f"{kind}.jsonl"

    def _keep_others_out(self) -> None:
        """Two at once would write every game twice; the system takes the lock away from whoever has ended, however that was."""
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.lock.close()
            raise ValueError(f"somebody else is playing the run in {self.path}") from None

    def _drop_half_written(self, kind: str) -> None:
        """Leave only whole rows of games that are done: games are written one after another, so the rest is cut off at once."""
        path = self.file(kind)
        if not path.is_file():
            return
        good = 0
        with path.open("rb") as file:
            for line in file:
                if not line.endswith(b"\n") or (kind != self.kinds[0] and json.loads(line)["game"] >= len(self.done)):
                    break
                good += len(line)
        os.truncate(path, good)

    def __enter__(self) -> "Folder":
        self.files = {kind: self.file(kind).open("a", encoding="utf-8") for kind in self.kinds}
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for file in (*self.files.values(), self.lock):
            file.close()

    def add(self, rows: dict[str, list[Any]]) -> None:
        """Write what belongs to one game; the first kind last, so that it vouches for the others."""
        for kind in reversed(self.kinds):
            self.files[kind].writelines(to_line(row) for row in rows[kind])
            self.files[kind].flush()

    def finish(self, result: dict[str, Any]) -> None:
        """Keep the sums beside the rows."""
        (self.path / RESULT).write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


def to_line(row: Any) -> str:
    """A row as it is written."""
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n"


def read_rows(path: Path) -> Iterator[Any]:
    """The whole rows of a file; the last line may have been cut off."""
    if not path.is_file():
        return
    with path.open(encoding="utf-8") as file:
        for line in file:
            if line.endswith("\n"):
                yield json.loads(line)


def simulation(path: Path, request: dict[str, Any]) -> Folder:
    """The folder of a simulation: a row for each game, each use of a card, and each seat's points at the end of each round."""
    return Folder(path, request, (GAMES, USES, STANDS))


def rows_done(folder: Folder) -> list[Row]:
    """The games of a simulation that need not be played again."""
    return [Row(**row) for row in folder.done]


def rows_of(played: Played) -> dict[str, list[Any]]:
    """What is written about one game."""
    number = {"game": played.row.game}
    return {
        GAMES: [played.row._asdict()],
        USES: [{**number, **use._asdict()} for use in played.uses],
        STANDS: [{**number, "round": stand.round, "seat": stand.seat, **stand.lines} for stand in played.stands],
    }


def require_parquet() -> None:
    """Say what is missing for Parquet before any game is played."""
    if find_spec("pyarrow") is None:
        raise ValueError("Parquet needs pyarrow, which is not installed: pip install 'pavonis[parquet]'")


def to_parquet(folder: Folder) -> list[Path]:
    """The same rows as Parquet files beside the others."""
    from pyarrow import Table, parquet

    written = []
    for kind in folder.kinds:
        path = folder.path / f"{kind}.parquet"
        parquet.write_table(Table.from_pylist(list(read_rows(folder.file(kind)))), path)
        written.append(path)
    return written
