"""The channels between workers: in memory for one, through Redis for several.

An announcement may get lost, and Redis may go away and come back: neither may end the two tasks that carry announcements, and the
sweep of the service makes up for what nobody heard.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Iterable
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from pavonis.server.settings import MEMORY, Settings

BACKLOG = 8  # announcements that may wait for a slow connection; the last one is enough
ALWAYS = "pavonis"  # a channel that every worker listens to, so that there is always something to listen to
PAUSE = 1.0  # seconds before Redis is tried again
log = logging.getLogger("pavonis.channels")


def open_channels(settings: Settings) -> ChannelsPlugin:
    """The channels that the settings name."""
    backend = MemoryChannelsBackend() if settings.channels == MEMORY else _redis(settings.channels)
    return ChannelsPlugin(
        backend, arbitrary_channels_allowed=True, subscriber_max_backlog=BACKLOG, subscriber_backlog_strategy="dropleft"
    )


def _redis(url: str) -> ChannelsBackend:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    class Lasting(RedisChannelsPubSubBackend):
        """Redis that may be gone for a while."""

        def __init__(self, redis: Redis) -> None:
            super().__init__(redis=redis)
            self._turn = asyncio.Lock()

        async def on_startup(self) -> None:
            await self.subscribe([ALWAYS])

        async def subscribe(self, channels: Iterable[str]) -> None:
            # One at a time: those who came together would each open a connection of their own, and all but one would hear nothing.
            async with self._turn:
                await self._try("a table is not listened to", super().subscribe(channels))

        async def unsubscribe(self, channels: Iterable[str]) -> None:
            async with self._turn:
                await self._try("a table is still listened to", super().unsubscribe(channels))

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            await self._try("an announcement was lost", super().publish(data, channels))

        async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
            while True:
                try:
                    async for event in super().stream_events():
                        yield event
                except (RedisError, OSError) as error:
                    # The connection renews itself, and its subscriptions with it, when it is next used.
                    log.warning("no announcements from Redis", extra={"problem": str(error)})
                    await asyncio.sleep(PAUSE)

        async def _try(self, otherwise: str, work: Awaitable[None]) -> None:
            try:
                await work
            except (RedisError, OSError) as error:
                log.warning(otherwise, extra={"problem": str(error)})

    return Lasting(Redis.from_url(url, health_check_interval=15))
