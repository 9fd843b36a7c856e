"""Reviews of finished games, made in the background and kept with the record.

A review is made part by part by the processes that play records, when nobody else needs them. Its progress and its result are in
the database, so that every worker of the server can tell them; who has stopped making one is relieved after a while.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pavonis.core.record import Record
from pavonis.server.bot_worker import Job
from pavonis.server.bot_workers import BotWorkerFailed
from pavonis.server.errors import Refused
from pavonis.server.fair_queue import Asker
from pavonis.server.models import ReviewRow
from pavonis.server.replays import SECONDS, Replays, Wanted
from pavonis.server.review_schemas import ReviewBody

VERSION = 2  # of the judge: a review of another version is made again
MOVES = 12  # of one part
ATTEMPTS = 4  # at one part
RELIEF = timedelta(seconds=60)  # after so long without progress, another worker goes on
log = logging.getLogger("pavonis.reviews")


class Reviews:
    """Reviews by the record they are about."""

    def __init__(self, replays: Replays) -> None:
        self.replays = replays
        self.db = replays.db
        self._making: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, Refused] = {}

    async def get(self, record: str, lang: str, client: str) -> bytes:
        """How far the review of a record has come, and the review if it is done; the first who asks has it made."""
        name = key_of(record)
        row = await self.db.read(lambda connection: connection.execute(select(ReviewRow).where(ReviewRow.id == name)).first())
        if row is not None and row.body is not None:
            return await self._told(name, record, row.body, lang, client)
        if name in self._failed:
            raise self._failed.pop(name)
        stopped = row is None or row.touched < datetime.now(UTC) - RELIEF
        if stopped and name not in self._making:
            self._making[name] = asyncio.create_task(self._make(name, record, client))
            self._making[name].add_done_callback(lambda task: self._making.pop(name, None))
        return msgspec.json.encode(ReviewBody(row.done if row else 0, row.total if row else 0, None))

    async def close(self) -> None:
        """Stop what is being made; another start goes on."""
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    async def _told(self, name: str, record: str, body: str, lang: str, client: str) -> bytes:
        """A finished review in the words of a language."""
        wanted = Wanted("review_words", lang)
        found = self.replays.kept.get((name, wanted))
        if found is None:
            job = Job("review_words", msgspec.Raw(record.encode()), name, lang=lang, review=msgspec.Raw(body.encode()))
            told: bytes = (await self.replays.ask(job, client))["body"]
            found = b'{"done":1,"total":1,"review":' + told + b"}"
            self.replays.kept.put((name, wanted), found)
        return found

    async def _make(self, name: str, record: str, client: str) -> None:
        try:
            await self._parts(name, record, client)
        except Refused as refused:
            self._failed[name] = refused
            await self.db.write(_executed(delete(ReviewRow).where(ReviewRow.id == name)))
        except Exception:
            log.exception("a review failed")

    async def _parts(self, name: str, record: str, client: str) -> None:
        parts: list[bytes] = []
        done, total = 0, 1
        await self._note(name, 0, 0, None)
        while done < total:
            answer = await self._part(Job("review", msgspec.Raw(record.encode()), name, start=done, count=MOVES), client)
            parts.append(answer["body"])
            total = max(1, answer["total"])
            done = min(done + MOVES, total)
            body = None if done < total else (b"[" + b",".join(parts) + b"]").decode()
            await self._note(name, done, total, body)

    async def _part(self, job: Job, client: str) -> dict[str, Any]:
        """One part, as somebody who can wait; a process that died or was too slow is replaced a few times."""
        job.seconds, job.most = SECONDS, self.replays.settings.record_moves
        for attempt in range(ATTEMPTS):
            try:
                answer = await self.replays.bot_workers.ask(job, "records", Asker(client, job.key, idle=True))
            except BotWorkerFailed as failure:
                log.warning("a part of a review failed", extra={"why": failure.why})
                await asyncio.sleep(attempt + 1)
                continue
            if "refused" in answer:
                raise Refused(answer["refused"], problem=answer["about"])
            return answer
        raise Refused("busy", retry_after=30)

    async def _note(self, name: str, done: int, total: int, body: str | None) -> None:
        values = {"done": done, "total": total, "touched": datetime.now(UTC), "body": body}

        def work(connection: Connection) -> None:
            if not connection.execute(update(ReviewRow).where(ReviewRow.id == name).values(**values)).rowcount:
                connection.execute(insert(ReviewRow), [{"id": name, **values}])

        try:
            await self.db.write(work)
        except IntegrityError:  # another worker has begun in the same moment
            await self.db.write(work)


def _executed(statement: Any) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(statement)

    return work


def key_of(record: str) -> str:
    """What a review is kept under: what was played, whoever played it."""
    found = Record.from_json(record)
    found.notes = {}
    return hashlib.sha256(f"{VERSION} {found.to_json()}".encode()).hexdigest()
