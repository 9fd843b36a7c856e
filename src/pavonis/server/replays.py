"""Replays of finished games, with all hands open, and of uploaded records.

The event loop plays no record. A process with limits on time and memory does, and what it writes is kept here within a budget.
"""

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from pavonis.core.record import Record
from pavonis.server.bad_records import in_words
from pavonis.server.bot_worker import Job
from pavonis.server.bot_workers import BotWorkerFailed, BotWorkers
from pavonis.server.database import Database, lock
from pavonis.server.errors import Refused
from pavonis.server.fair_queue import Asker
from pavonis.server.live_table import LiveTable
from pavonis.server.models import FINISHED, ReplayRow
from pavonis.server.people import new_id
from pavonis.server.settings import Settings

SECONDS = 8.0  # that playing a record may take
BUSY = 5  # seconds after which somebody may try again
UNFIT = {"exhausted": "too_slow"}  # why a process gives up: the words for it


class Wanted(msgspec.Struct, frozen=True):
    """What somebody wants to see of a replay."""

    do: str  # "summary", "steps", "cards" or "board"
    lang: str
    start: int = 0
    count: int = 0


class ByteCache:
    """The latest answers, up to so many bytes in all."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.size = 0
        self._kept: OrderedDict[Any, bytes] = OrderedDict()

    def get(self, key: Any) -> bytes | None:
        """An answer that was kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Any, body: bytes) -> None:
        """Keep an answer and forget the oldest ones."""
        self.size += len(body) - len(self._kept.pop(key, b""))
        self._kept[key] = body
        while self.size > self.budget:
            self.size -= len(self._kept.popitem(last=False)[1])


class Replays:
    """Finished games and uploaded records."""

    def __init__(self, db: Database, bot_workers: BotWorkers, settings: Settings) -> None:
        self.db = db
        self.bot_workers = bot_workers
        self.settings = settings
        self.kept = ByteCache(settings.replay_memory)
        self._asked: dict[Any, asyncio.Task[bytes]] = {}

    async def of_table(self, table: LiveTable, wanted: Wanted, client: str) -> bytes:
        """A part of the replay of a finished game."""
        record = record_of(table)
        return await self._get(f"table {table.facts.id} {table.facts.length}", record, wanted, client)

    async def uploaded(self, replay_id: str, wanted: Wanted, client: str) -> bytes:
        """A part of the replay of an uploaded record."""
        return await self._get(replay_id, None, wanted, client)

    async def _get(self, key: str, record: Record | None, wanted: Wanted, client: str) -> bytes:
        """A part of a replay; if several want it at once, it is made once."""
        name = (key, wanted)
        found = self.kept.get(name)
        if found is not None:
            return found
        if name not in self._asked:
            self._asked[name] = asyncio.create_task(self._make(key, record, wanted, client))
            self._asked[name].add_done_callback(lambda task: self._asked.pop(name, None))
        return await asyncio.shield(self._asked[name])

    async def _make(self, key: str, record: Record | None, wanted: Wanted, client: str) -> bytes:
        text = await self.stored(key) if record is None else record.to_json()
        job = Job(wanted.do, msgspec.Raw(text.encode()), key, lang=wanted.lang, start=wanted.start, count=wanted.count)
        body: bytes = (await self.ask(job, client))["body"]
        self.kept.put((key, wanted), body)
        return body

    async def stored(self, replay_id: str) -> str:
        """An uploaded record."""
        query = select(ReplayRow.record).where(ReplayRow.id == replay_id)
        text = await self.db.read(lambda connection: connection.scalar(query))
        if text is None:
            raise Refused("no_such_replay")
        return text

    async def ask(self, job: Job, client: str) -> dict[str, Any]:
        """Have a process work on a record. If the process dies of it, the record is to blame; if it had to wait, the machine is."""
        job.seconds, job.most = SECONDS, self.settings.record_moves
        try:
            answer = await self._attempt(job, Asker(client, job.key))
        except BotWorkerFailed as failure:
            if failure.why in ("busy", "timeout"):
                raise Refused("busy", retry_after=BUSY) from None
            problem = in_words(job.lang, UNFIT.get(failure.why, "unplayable"))
            raise Refused("bad_record", problem=problem) from None
        if "refused" in answer:
            raise Refused(answer["refused"], problem=answer["about"], **answer.get("detail", {}))
        return answer

    async def _attempt(self, job: Job, asker: Asker) -> dict[str, Any]:
        """Ask a second process if the first one dies: somebody else may have killed it."""
        try:
            return await self.bot_workers.ask(job, "records", asker)
        except BotWorkerFailed as failure:
            if failure.why != "crash":
                raise
        return await self.bot_workers.ask(job, "records", asker)

    async def upload(self, text: bytes, person: str, lang: str, client: str) -> str:
        """Accept a record if all its moves are legal. The same record is stored once, whoever brings it."""
        await self.db.read(lambda connection: self._check_room(connection, person))
        record: str = (await self.ask(Job("upload", msgspec.Raw(text), lang=lang), client))["record"]
        row = {
            "id": "r" + new_id(), "record": record, "created": datetime.now(UTC), "person": person, "size": len(record.encode()),
            "content_hash": hashlib.sha256(record.encode()).hexdigest(),
        }  # fmt: skip
        same = select(ReplayRow.id).where(ReplayRow.content_hash == row["content_hash"])

        def work(connection: Connection) -> str:
            found = connection.scalar(same)
            if found is not None:
                return found
            lock(connection, f"replays of {person}")
            self._check_room(connection, person)
            connection.execute(insert(ReplayRow), [row])
            return str(row["id"])

        try:
            return await self.db.write(work)
        except IntegrityError:  # somebody else has brought it in the same moment
            return await self.db.write(work)

    def _check_room(self, connection: Connection, person: str) -> None:
        """Refuse if this person, or all together, have stored as much as they may."""
        mine = select(func.count()).select_from(ReplayRow).where(ReplayRow.person == person)
        if (connection.scalar(mine) or 0) >= self.settings.replays_limit:
            raise Refused("too_many_replays", retry_after=3600)
        if (connection.scalar(select(func.sum(ReplayRow.size))) or 0) >= self.settings.replays_bytes:
            raise Refused("too_many_replays", retry_after=3600)


def record_of(table: LiveTable) -> Record:
    """The record of a finished game with the names of the players. Nobody gets the record of a running game."""
    if table.facts.status != FINISHED:
        raise Refused("not_finished")
    if table.match is None:
        raise Refused("other_rules")
    record = table.match.record
    record.notes["players"] = [{"name": seat.name, "bot": seat.bot or "", "colour": seat.colour} for seat in table.seats]
    return record


def file_name(table: LiveTable) -> str:
    """What the file is called when it is saved."""
    return f"{table.facts.game}-{table.facts.touched:%Y-%m-%d}-{secrets.token_hex(2)}.json"
