"""Limits on how much one client may ask for. Workers that share a Redis count together."""

import logging
import math
import time
from typing import Any

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from pavonis.server.settings import MEMORY, Settings

GUESSES = 5  # wrong tokens of the host's page in a minute, by client
REDIS_TIMEOUT = 0.5  # seconds a request may wait for Redis
MAILS_PER_HOUR = 5  # that ask an address for its consent, by client and by address
RETURNS_PER_HOUR = 20  # attempts of one client to come back
REDIS_RETRY = 5.0  # seconds for which a worker counts alone after Redis failed
log = logging.getLogger("pavonis.rate_limits")


class RateLimiter:
    """Counts requests and uploads by client, and messages by person."""

    def __init__(self, settings: Settings) -> None:
        self._requests = _requests_limit(settings)
        self._messages = RateLimitItemPerMinute(settings.messages_per_minute) if settings.messages_per_minute else None
        self._guesses = RateLimitItemPerMinute(GUESSES)
        self._uploads = RateLimitItemPerHour(settings.uploads_per_hour) if settings.uploads_per_hour else None
        self._mails = RateLimitItemPerHour(MAILS_PER_HOUR)
        self._returns = RateLimitItemPerHour(RETURNS_PER_HOUR)
        self._alone = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._shared: SlidingWindowCounterRateLimiter | None = None
        self._errors: tuple[type[Exception], ...] = ()
        self._retry = 0.0
        if settings.channels != MEMORY:
            self._share(settings.channels)

    def _share(self, url: str) -> None:
        from redis.asyncio import ConnectionPool
        from redis.exceptions import RedisError

        self._pool = ConnectionPool.from_url(url, socket_timeout=REDIS_TIMEOUT, socket_connect_timeout=REDIS_TIMEOUT)
        options: dict[str, Any] = {"connection_pool": self._pool}
        storage = RedisStorage("async+redis://", implementation="redispy", key_prefix="pavonis-limits", **options)
        self._shared = SlidingWindowCounterRateLimiter(storage)
        self._errors = (RedisError, OSError)

    async def request(self, client: str) -> int:
        """Count a request: 0 if it is within the limit, else after how many seconds the next one will be."""
        return await self._count(self._requests, "request", client)

    async def message(self, person: str) -> int:
        """Count a message: 0 if it is within the limit, else after how many seconds the next one will be."""
        return await self._count(self._messages, "message", person)

    async def upload(self, client: str) -> int:
        """Count an uploaded record: 0 if it is within the limit, else after how many seconds the next one will be."""
        return await self._count(self._uploads, "upload", client)

    async def mail(self, client: str, address: str) -> int:
        """Count a mail that asks for consent: 0 if it is within the limit, else after how many seconds the next one will be."""
        return await self._count(self._mails, "mail", client) or await self._count(self._mails, "mailbox", address.casefold())

    async def guess(self, client: str) -> None:
        """Count a wrong token."""
        await self._count(self._guesses, "guess", client)

    async def guesses_left(self, client: str) -> int:
        """0 if a client may try a token, else after how many seconds."""
        return await self._count(self._guesses, "guess", client, look=True)

    async def coming_back(self, client: str) -> int:
        """Count an attempt to come back: 0 if it is within the limit, else after how many seconds the next one will be."""
        return await self._count(self._returns, "return", client)

    async def _count(self, limit: RateLimitItem | None, kind: str, who: str, look: bool = False) -> int:
        if limit is None:
            return 0
        if self._shared is not None and time.monotonic() >= self._retry:
            try:
                return await _wait(self._shared, limit, kind, who, look)
            except self._errors as error:
                # Without Redis each worker counts alone: the limit is then looser, and people can still play.
                self._retry = time.monotonic() + REDIS_RETRY
                log.warning("requests are not counted in Redis", extra={"problem": str(error)})
        return await _wait(self._alone, limit, kind, who, look)

    async def close(self) -> None:
        """Close the connections to Redis."""
        if self._shared is not None:
            await self._pool.aclose()


def _requests_limit(settings: Settings) -> RateLimitItem | None:
    """The whole burst within the time in which the rate allows as many requests."""
    if settings.rate <= 0:
        return None
    return RateLimitItemPerSecond(max(1, settings.burst), max(1, math.ceil(settings.burst / settings.rate)))


async def _wait(limiter: SlidingWindowCounterRateLimiter, limit: RateLimitItem, kind: str, who: str, look: bool) -> int:
    if await (limiter.test if look else limiter.hit)(limit, kind, who):
        return 0
    window = await limiter.get_window_stats(limit, kind, who)
    return max(1, math.ceil(window.reset_time - time.time()))
