"""Who may stay connected: nobody who is banned, and no browser that was signed out elsewhere.

Requests are checked as they come. A live connection was checked when it began, so it is looked at again: after a ban or a sign-out
on this worker at once, on others with their sweeps.
"""

import asyncio
import time

from pavonis.server.bans import Bans
from pavonis.server.live import Connection, Hub
from pavonis.server.people import TRUSTED, People

SIGNED_OUT = 4401
BANNED = 4403


class Admission:
    """Cuts connections off whose people may not be here any more."""

    def __init__(self, hub: Hub, people: People, bans: Bans) -> None:
        self.hub = hub
        self.people = people
        self.bans = bans
        self._looked = time.monotonic()

    async def check(self, sessions: bool = False) -> None:
        """Look at all connections: at bans always, at sessions from time to time or if that is asked for."""
        if self.bans.any():
            banned = [each for each in self.hub.connections if self.bans.is_banned(each.client, each.person)]
            await _close_all(self.hub, banned, BANNED, "banned")
        if sessions or time.monotonic() - self._looked > TRUSTED:
            self._looked = time.monotonic()
            known = [each for each in self.hub.connections if each.person is not None]
            standing = await self.people.standing({each.token_hash for each in known})
            gone = [each for each in known if standing.get(each.token_hash) != each.person]
            await _close_all(self.hub, gone, SIGNED_OUT, "signed_out")


async def _close_all(hub: Hub, connections: list[Connection], code: int, reason: str) -> None:
    await asyncio.gather(*(hub.cut(connection, code, reason) for connection in connections))
