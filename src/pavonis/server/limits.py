"""Limits on how much one client may ask for, kept in memory by each worker."""

import time
from collections import OrderedDict

CLIENTS = 50_000  # remembered at most; who is forgotten begins with a full bucket


class Bucket:
    """Tokens that are used up by requests and grow back with time."""

    __slots__ = ("left", "when")

    def __init__(self, left: float, when: float) -> None:
        self.left = left
        self.when = when


class Rate:
    """So many requests per second and client on the average, and so many at once."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, client: str) -> float:
        """Take a token: 0 if there is one, else the seconds until there will be."""
        if self.per_second <= 0:
            return 0.0
        now = time.monotonic()
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self.burst, now)
            while len(self._buckets) > CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        bucket.left = min(self.burst, bucket.left + (now - bucket.when) * self.per_second)
        bucket.when = now
        if bucket.left < 1:
            return (1 - bucket.left) / self.per_second
        bucket.left -= 1
        return 0.0


class Places:
    """So many things at once per client."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: dict[str, int] = {}

    def take(self, client: str) -> bool:
        """Whether there was a place left."""
        taken = self._taken.get(client, 0)
        if taken >= self.most > 0:
            return False
        self._taken[client] = taken + 1
        return True

    def give(self, client: str) -> None:
        """Give a place back."""
        left = self._taken.get(client, 0) - 1
        if left > 0:
            self._taken[client] = left
        else:
            self._taken.pop(client, None)
