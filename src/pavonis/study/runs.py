"""A run in a folder: its plan, and rows of JSON that are added as games end. Simulations and arenas are kept alike.

    run.json       the plan
    games.jsonl    a row for each game
    cards.jsonl    a row for each use of a card, if the run keeps stories
    rounds.jsonl   a row for each seat at the end of each round, if the run keeps stories
    result.json    the sums, when all games are played

The same plan continues a stopped run. A game counts once its row is in the file that is written last; half-written rows after it
are dropped. Runs of the first release are read too; there an arena had one row for each deal, in `deals.jsonl`.
"""

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from pavonis.study.plan import Arena, Plan, plan_from, seatings
from pavonis.study.workers import Played, Row

if sys.platform != "win32":
    import fcntl

REQUEST = "run.json"
GAMES = "games"
USES = "cards"
STANDS = "rounds"
RESULT = "result.json"
OLD_DEALS = "deals.jsonl"


class Stopped(KeyboardInterrupt):
    """Somebody has stopped a run; the message says how far it has come."""


class Folder:
    """The folder of a run that is being played. Nobody else may write there meanwhile."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        kept = path / REQUEST
        self.plan = plan
        if kept.is_file():
            self.plan = _continued(path, plan)
        elif any(path.iterdir()):
            raise ValueError(f"{path} is not empty and holds no run")
        else:
            _write_plan(path, plan)
        self.kinds = (GAMES, USES, STANDS) if self.plan.story else (GAMES,)
        self.lock = kept.open(encoding="utf-8")
        self._keep_others_out()
        _rewrite_deals(path, self.plan)
        self.done = [row_of(row) for row in read_rows(self.file(GAMES))]
        for kind in self.kinds:
            self._drop_half_written(kind)
        self.files: dict[str, TextIO] = {}
        self.written = len(self.done)

    def file(self, kind: str) -> Path:
        """Where the rows of a kind are."""
        return self.path / f"{kind}.jsonl"

    def _keep_others_out(self) -> None:
        """Lock the folder: two writers would write every game twice. The system releases the lock when a process ends."""
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.lock.close()
            raise ValueError(f"somebody else is playing the run in {self.path}") from None

    def _drop_half_written(self, kind: str) -> None:
        """Keep only complete rows of finished games. Games are written one after another, so everything after them is cut off."""
        path = self.file(kind)
        if not path.is_file():
            return
        good = 0
        with path.open("rb") as file:
            for line in file:
                if not line.endswith(b"\n") or (kind != GAMES and json.loads(line)["game"] >= len(self.done)):
                    break
                good += len(line)
        os.truncate(path, good)

    def __enter__(self) -> "Folder":
        self.files = {kind: self.file(kind).open("a", encoding="utf-8") for kind in self.kinds}
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for file in (*self.files.values(), self.lock):
            file.close()
        if kind is KeyboardInterrupt:
            raise Stopped(
                f"stopped: {self.written:,} of {self.plan.count:,} games are in {self.path}, and the same call goes on from there"
            ) from None

    def add(self, played: Played) -> None:
        """Write the rows of one game. Its own row is written last: it shows that the others are complete."""
        rows = rows_of(self.plan, played)
        for kind in reversed(self.kinds):
            self.files[kind].writelines(to_line(row) for row in rows[kind])
            self.files[kind].flush()
        self.written += 1

    def finish(self, result: dict[str, Any]) -> None:
        """Write the sums beside the rows."""
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


def read_plan(path: Path) -> Plan:
    """The plan of the run in a folder; ValueError if there is none."""
    try:
        found = json.loads((path / REQUEST).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ValueError(f"{path} holds no run of `pavonis simulate --run` or `pavonis arena --run`") from None
    return plan_from(found)


def read_games(path: Path) -> Iterator[dict[str, Any]]:
    """The games of the run in a folder, of this release or of the first one."""
    if (path / f"{GAMES}.jsonl").is_file() or not (path / OLD_DEALS).is_file():
        return read_rows(path / f"{GAMES}.jsonl")
    return _games_of_deals(path, read_plan(path))


def row_of(row: dict[str, Any]) -> Row:
    """A game from its row."""
    return Row(**{name: row[name] for name in Row._fields})


def rows_of(plan: Plan, played: Played) -> dict[str, list[Any]]:
    """What is written about one game. In an arena the seats change hands, so a game also names its bots."""
    row = played.row
    number = {"game": row.game}
    bots = {"bots": plan.names_at(row.game)} if plan.kind == "arena" else {}
    return {
        GAMES: [{**row._asdict(), **bots}],
        USES: [{**number, **use._asdict()} for use in played.uses],
        STANDS: [{**number, "round": stand.round, "seat": stand.seat, **stand.lines} for stand in played.stands],
    }


def _write_plan(path: Path, plan: Plan) -> None:
    (path / REQUEST).write_text(json.dumps(plan.to_dict(), indent=1) + "\n", encoding="utf-8")


def _continued(path: Path, plan: Plan) -> Plan:
    """The plan that a folder holds, which must be for the same games. Whether it keeps stories was decided when it began."""
    kept = read_plan(path)
    if type(kept) is type(plan) and kept.names == plan.names:
        try:
            same = replace(kept, bots=plan.entered, story=plan.story).checked() == plan
        except ValueError:
            same = False
        if same:
            return replace(plan, story=kept.story)
    raise ValueError(f"{path} holds another run: name another folder, or ask for the same games")


def grow(path: Path, plan: Plan) -> None:
    """Let the run that a folder holds go on to as many games as this plan has, if it is for the same games up to there."""
    if not (path / REQUEST).is_file():
        return
    kept = read_plan(path)
    if kept.games < plan.games:
        begun = _continued(path, replace(plan, games=kept.games).checked())
        _write_plan(path, replace(begun, games=plan.games))


def _rewrite_deals(path: Path, plan: Plan) -> None:
    """Put an arena of the first release into rows of games, so that it can be continued."""
    if (path / f"{GAMES}.jsonl").is_file() or not (path / OLD_DEALS).is_file():
        return
    beside = path / f"{GAMES}.new"
    with beside.open("w", encoding="utf-8") as file:
        file.writelines(to_line(row) for row in _games_of_deals(path, plan))
    beside.replace(path / f"{GAMES}.jsonl")


def _games_of_deals(path: Path, plan: Plan) -> Iterator[dict[str, Any]]:
    """The games of an arena of the first release, which wrote the endings of all seatings of a deal in one row."""
    if not isinstance(plan, Arena):
        return
    number = 0
    for endings in read_rows(path / OLD_DEALS):
        plan = plan if plan.players is not None else replace(plan, players=len(endings[0][0]))
        if len(endings) != len(seatings(plan.seats)):
            raise ValueError(f"{path / OLD_DEALS}: a deal of {plan.seats} players has {len(seatings(plan.seats))} seatings")
        for scores, winners, rounds, decisions, finished in endings:
            row = Row(number, str(plan.fixture(number).seed), scores, winners, rounds, decisions, finished)
            yield {**row._asdict(), "bots": plan.names_at(number)}
            number += 1
