"""Turns at something scarce, shared fairly: first between addresses, then between the tables of one address.

Whoever opens a hundred tables waits for their own tables, not everybody else. Tables that nobody looks at come last, and only a
part of the places is ever theirs.
"""

import asyncio
from collections import Counter
from contextvars import ContextVar
from typing import NamedTuple

ADDRESS: ContextVar[str] = ContextVar("address", default="")  # where the request comes from that is being answered
LEAST = 0.25  # of a second: no bot thinks less, however long the queue is
REMEMBERED = 5000


class Asker(NamedTuple):
    """Who asks for a turn."""

    address: str
    table: str = ""
    idle: bool = False  # nobody is there to see the answer


class Full(Exception):
    """Too many are waiting already."""


class _Waiter(NamedTuple):
    asker: Asker
    number: int
    turn: asyncio.Future[None]


class FairQueue:
    """So many turns at once, given in a fair order."""

    def __init__(self, size: int, most: int = 10_000) -> None:
        self.size = size
        self.most = most
        self.waiting: list[_Waiter] = []
        self._running: Counter[str] = Counter()  # by address
        self._busy = 0
        self._idle = 0
        self._number = 0
        self._served: dict[str | tuple[str, str], int] = {}  # when an address or a table last had a turn

    async def acquire(self, asker: Asker) -> None:
        """Wait for a turn. Raises Full if the queue is too long."""
        if len(self.waiting) >= self.most:
            raise Full
        self._number += 1
        waiter = _Waiter(asker, self._number, asyncio.get_running_loop().create_future())
        self.waiting.append(waiter)
        self._go_on()
        try:
            await waiter.turn
        except asyncio.CancelledError:
            if waiter in self.waiting:
                self.waiting.remove(waiter)
            elif not waiter.turn.cancelled():
                self.release(asker)  # the turn came in the same moment
            raise

    def release(self, asker: Asker) -> None:
        """Give a turn back."""
        self._busy -= 1
        self._idle -= asker.idle
        self._running[asker.address] -= 1
        if not self._running[asker.address]:
            del self._running[asker.address]
        self._go_on()

    def share(self, asker: Asker, seconds: float) -> float:
        """How long a turn may take, so that the others have theirs in time."""
        rivals = [waiter.asker for waiter in self.waiting if waiter.asker.idle <= asker.idle]
        addresses = len({rival.address for rival in rivals} - {asker.address}) + 1
        own = sum(rival.address == asker.address for rival in rivals) + 1
        return max(min(LEAST, seconds), seconds / max(1.0, addresses / self.size) / max(1.0, own / self.size))

    def _go_on(self) -> None:
        while self._busy < self.size:
            able = [waiter for waiter in self.waiting if not waiter.asker.idle or self._idle < max(1, self.size // 2)]
            if not able:
                return
            waiter = min(able, key=self._order)
            self.waiting.remove(waiter)
            if waiter.turn.done():
                continue
            asker = waiter.asker
            self._busy += 1
            self._idle += asker.idle
            self._running[asker.address] += 1
            self._number += 1
            self._served[asker.address] = self._served[asker.address, asker.table] = self._number
            if len(self._served) > REMEMBERED:
                self._served = dict(sorted(self._served.items(), key=lambda item: item[1])[REMEMBERED // 2 :])
            waiter.turn.set_result(None)

    def _order(self, waiter: _Waiter) -> tuple[bool, int, int, int, int]:
        asker, served = waiter.asker, self._served
        table = served.get((asker.address, asker.table), 0)
        return asker.idle, self._running[asker.address], served.get(asker.address, 0), table, waiter.number
