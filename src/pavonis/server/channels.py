"""The channels between workers: in memory for one, through Redis for several.

An announcement may get lost, and Redis may go away and come back: neither may end the two tasks that carry announcements, and the
sweep of the service makes up for what nobody heard.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from pavonis.server.settings import MEMORY, Settings

BACKLOG = 8  # announcements that may wait for a slow connection; the last one is enough
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

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            try:
                await super().publish(data, channels)
            except (RedisError, OSError) as error:
                log.warning("an announcement was lost", extra={"problem": str(error)})

        async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
            while True:
                try:
                    async for event in super().stream_events():
                        yield event
                except (RedisError, OSError) as error:
                    # The connection renews itself, and its subscriptions with it, when it is next used.
                    log.warning("no announcements from Redis", extra={"problem": str(error)})
                    await asyncio.sleep(PAUSE)

    return Lasting(redis=Redis.from_url(url, health_check_interval=15))
