"""The channels between workers: none if there is one worker, through Redis if there are several.

An announcement may get lost, and Redis may go away and come back. Neither ends the tasks that carry announcements. The sweep of
the service makes up for lost announcements.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Self

import msgspec

from pavonis.server.live_tables import Marks
from pavonis.server.settings import MEMORY, Settings

ALWAYS = "pavonis"  # every worker listens to this channel, so that there is always something to listen to
PREFIX = "pavonis:table:"
PAUSE = 1.0  # seconds before Redis is tried again
log = logging.getLogger("pavonis.channels")


def open_channels(settings: Settings) -> "Channels":
    """The channels that the settings name."""
    return Channels() if settings.channels == MEMORY else RedisChannels(settings.channels)


def _to_nobody(table_id: str, marks: Marks) -> None:
    pass


class Channels:
    """No channels: nobody else serves these tables."""

    deliver: Callable[[str, Marks], None] = staticmethod(_to_nobody)  # who hears what other workers announce

    def publish(self, table_id: str, marks: Marks) -> None:
        """Tell the other workers that a table has changed."""

    @asynccontextmanager
    async def listening(self, table_id: str) -> AsyncIterator[None]:
        """Listen to what other workers announce of a table."""
        yield

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass


class Announcement(msgspec.Struct, array_like=True):
    """A table has changed: which worker says so, and the table's marks. It has no content that anybody could overhear."""

    worker: str
    marks: Marks


_decode = msgspec.json.Decoder(Announcement).decode


class RedisChannels(Channels):
    """Channels through Redis, one for each table. Redis may be gone for a while."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        self._redis = Redis.from_url(url, health_check_interval=15)
        self._errors = (RedisError, OSError)
        self._hearing = self._redis.pubsub(ignore_subscribe_messages=True)
        self._listeners: Counter[str] = Counter()
        self._turn = asyncio.Lock()
        self._worker = secrets.token_hex(4)
        self._waiting: dict[str, Marks] = {}  # what is still to be published; the last change of a table is enough
        self._publishing: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self._subscribe(ALWAYS)
        self._listening = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._publishing is not None:
            await asyncio.wait([self._publishing], timeout=PAUSE)
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        with contextlib.suppress(*self._errors):
            await self._hearing.aclose()  # type: ignore[no-untyped-call]
            await self._redis.aclose()

    def publish(self, table_id: str, marks: Marks) -> None:
        """Tell the other workers. What is announced while Redis answers goes there together."""
        self._waiting[table_id] = marks
        if self._publishing is None or self._publishing.done():
            self._publishing = asyncio.create_task(self._publish())

    async def _publish(self) -> None:
        while self._waiting:
            waiting, self._waiting = self._waiting, {}
            pipeline = self._redis.pipeline(transaction=False)
            for table_id, marks in waiting.items():
                pipeline.publish(PREFIX + table_id, msgspec.json.encode(Announcement(self._worker, marks)))
            await self._try("announcements were lost", pipeline.execute())

    @asynccontextmanager
    async def listening(self, table_id: str) -> AsyncIterator[None]:
        """Listen to what other workers announce of a table."""
        self._listeners[table_id] += 1
        try:
            if self._listeners[table_id] == 1:
                await self._subscribe(PREFIX + table_id)
            yield
        finally:
            self._listeners[table_id] -= 1
            if not self._listeners[table_id]:
                del self._listeners[table_id]
                await self._unsubscribe(table_id)

    async def _subscribe(self, channel: str) -> None:
        # One at a time: concurrent calls would each open a connection, and all but one of them would hear nothing.
        async with self._turn:
            await self._try("a table is not listened to", self._hearing.subscribe(channel))

    async def _unsubscribe(self, table_id: str) -> None:
        async with self._turn:
            if table_id not in self._listeners:  # somebody may have come meanwhile
                await self._try("a table is still listened to", self._hearing.unsubscribe(PREFIX + table_id))

    async def _listen(self) -> None:
        while True:
            try:
                message = await self._hearing.get_message(timeout=PAUSE)
            except self._errors as error:
                # When it is next used, the connection renews itself and its subscriptions.
                log.warning("no announcements from Redis", extra={"problem": str(error)})
                await asyncio.sleep(PAUSE)
                continue
            if message is not None:
                self._hear(message)

    def _hear(self, message: dict[str, Any]) -> None:
        try:
            said = _decode(message["data"])
        except (msgspec.DecodeError, TypeError):
            return  # not from a worker of this release
        if said.worker != self._worker:  # our own connections know already
            self.deliver(message["channel"].decode().removeprefix(PREFIX), said.marks)

    async def _try(self, otherwise: str, work: Awaitable[Any]) -> None:
        try:
            await work
        except self._errors as error:
            log.warning(otherwise, extra={"problem": str(error)})
