"""Who is connected: noted all the time, so that somebody whose worker has died counts as gone within ten seconds.

A connection that is closed is noted at once. A worker that is killed closes nothing, so every worker reports its players again and
again, and who is not reported for `PRESENT` is gone. A server of one process needs no reports: it knows all there is to know.
"""

import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, select, text, tuple_, update

from pavonis.core.game import Seat
from pavonis.server.database import Database
from pavonis.server.live import Hub
from pavonis.server.live_tables import LiveTables
from pavonis.server.models import SeatRow

EVERY = 2.0  # seconds between two reports
WRITTEN_EVERY = 20.0  # the same if nobody else reads them: then they only say when somebody was last there
AT_ONCE = 400  # seats in one statement
T = TypeVar("T")


class Presence:
    """What this worker knows about who is connected, here and elsewhere."""

    def __init__(self, db: Database, tables: LiveTables, hub: Hub) -> None:
        self.db = db
        self.tables = tables
        self.hub = hub
        self._written = 0.0
        self._shown: dict[str, list[bool]] = {}  # by table: who was there when it was last looked at

    async def note(self) -> None:
        """Report who is connected here, learn who is connected elsewhere, and show what has changed."""
        here = sorted(self.hub.players())
        if not self.tables.alone or time.monotonic() - self._written > WRITTEN_EVERY:
            self._written = time.monotonic()
            for some in _in_portions(here):
                await self.db.write(partial(_report, some), single=True)
        if not self.tables.alone:
            for held in _in_portions(self._with_others(set(here))):
                for table_id, seat, when in await self.db.read(partial(_seen, held)):
                    self.tables.note_seen(table_id, seat, when)
        self._note_own(here)
        await self._show()

    def _with_others(self, here: set[tuple[str, str]]) -> list[str]:
        """The tables at which people sit who are not connected here."""
        found = []
        for table_id in self.tables.ids():
            table = self.tables.held(table_id)
            if table is not None and any(seat.person and (table_id, seat.person) not in here for seat in table.seats):
                found.append(table_id)
        return found

    def _note_own(self, here: list[tuple[str, str]]) -> None:
        """Whoever is connected here is there."""
        now = datetime.now(UTC)
        for table_id, person in here:
            table = self.tables.held(table_id)
            for seat in [] if table is None else table.owned(person):
                self.tables.note_seen(table_id, seat, now)

    async def _show(self) -> None:
        """Show tables again where somebody has come or gone, also by nothing but time."""
        before, self._shown = self._shown, {}
        for table_id in self.tables.ids():
            table = self.tables.held(table_id)
            if table is None:
                continue
            self._shown[table_id] = [seat.online for seat in table.seats]
            if before.get(table_id, self._shown[table_id]) != self._shown[table_id]:
                table.changed()
                await self.hub.show_again(table_id)


def _in_portions(items: Sequence[T]) -> Iterator[Sequence[T]]:
    """Not too many for one statement."""
    for start in range(0, len(items), AT_ONCE):
        yield items[start : start + AT_ONCE]


# PostgreSQL is given lists, so that each statement is prepared once, however many people there are.
_REPORT = text("""
UPDATE seat SET seen = :now FROM unnest(CAST(:tables AS text[]), CAST(:people AS text[])) AS here(table_id, person)
WHERE seat.table_id = here.table_id AND seat.person = here.person
""")
_SEEN = text("SELECT table_id, seat, seen FROM seat WHERE table_id = ANY(CAST(:tables AS text[])) AND person IS NOT NULL")


def _report(here: Sequence[tuple[str, str]], connection: Connection) -> None:
    now = datetime.now(UTC)
    if connection.dialect.name == "postgresql":
        values = {"now": now, "tables": [table_id for table_id, _ in here], "people": [person for _, person in here]}
        connection.execute(_REPORT, values).close()
        return
    mine = tuple_(SeatRow.table_id, SeatRow.person).in_(here)
    connection.execute(update(SeatRow).where(mine).values(seen=now)).close()


def _seen(tables: Sequence[str], connection: Connection) -> list[tuple[str, Seat, datetime | None]]:
    """When the person on each seat was last connected."""
    query: Any = select(SeatRow.table_id, SeatRow.seat, SeatRow.seen).where(SeatRow.table_id.in_(tables))
    if connection.dialect.name == "postgresql":
        query = _SEEN.bindparams(tables=list(tables))
    return [(table_id, seat, when) for table_id, seat, when in connection.execute(query)]
