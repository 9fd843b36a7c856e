"""Deletes what nobody has touched for a long time, in two steps and only by a clock that goes evenly.

A clock that is wrong by two months must not cost anybody a game. A table is first marked and a day later deleted, if it still is as
old then. Running games are kept unless the host wants otherwise. After a jump of the clock nothing is deleted for a day.
"""

import logging
import time
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select, update

from pavonis.server.models import (
    PLAYING,
    ChallengeRow,
    EndpointRow,
    LinkRow,
    PasskeyRow,
    Person,
    PreferencesRow,
    RatingRow,
    RecoveryRow,
    ReplayRow,
    ReviewRow,
    SeatRow,
    SessionRow,
    TableRow,
)
from pavonis.server.notifications import outbox
from pavonis.server.settings import Settings
from pavonis.server.tournaments.models import RUNNING, EntrantRow, TournamentRow

GRACE = timedelta(days=1)  # between the two steps
JUMP = 300.0  # seconds
FOREVER = timedelta(days=36500)
log = logging.getLogger("pavonis.expiry")


class SteadyClock:
    """Tells for how long the clock has gone evenly, by the one that only counts the seconds since the machine was started."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()
        self._since = time.monotonic()

    def steady_for(self) -> float:
        """The seconds since the start or since the last jump."""
        offset = time.time() - time.monotonic()
        if abs(offset - self._offset) > JUMP:
            log.warning("the clock has jumped", extra={"seconds": round(offset - self._offset)})
            self._since = time.monotonic()
        self._offset = offset
        return time.monotonic() - self._since


def expire(connection: Connection, settings: Settings, now: datetime, steady: float) -> tuple[int, int]:
    """Mark old tables, and delete those that were marked a day ago. Returns how many tables and people are gone."""
    old = now - (timedelta(days=settings.expire_days) if settings.expire_days else FOREVER)
    left = now - (timedelta(days=settings.expire_running_days) if settings.expire_running_days else FOREVER)
    is_old: ColumnElement[bool] = or_(
        and_(TableRow.status != PLAYING, TableRow.touched < old), and_(TableRow.status == PLAYING, TableRow.touched < left)
    )
    connection.execute(update(TableRow).where(TableRow.expiring.is_not(None), ~is_old).values(expiring=None))
    gone = 0
    if steady >= GRACE.total_seconds():
        gone = connection.execute(delete(TableRow).where(is_old, TableRow.expiring <= now - GRACE)).rowcount
    connection.execute(update(TableRow).where(is_old, TableRow.expiring.is_(None)).values(expiring=now))
    if steady < GRACE.total_seconds():
        return gone, 0
    connection.execute(delete(ReplayRow).where(ReplayRow.created < old))
    connection.execute(delete(ReviewRow).where(ReviewRow.touched < old))
    connection.execute(delete(LinkRow).where(LinkRow.expires < now))
    outbox.forget(connection, now)
    sits = select(SeatRow.person).where(SeatRow.person.is_not(None))
    connection.execute(delete(TournamentRow).where(TournamentRow.status != RUNNING, TournamentRow.touched < old))
    # Whoever has a rating comes back to it, even if all their tables are gone.
    enters = [select(EntrantRow.person), select(TournamentRow.organiser), select(TableRow.host), select(RatingRow.person)]
    idle = (Person.seen < old, Person.id.not_in(sits), *(Person.id.not_in(each) for each in enters))
    people = connection.execute(delete(Person).where(*idle)).rowcount
    connection.execute(delete(ChallengeRow).where(ChallengeRow.expires < now))
    for model in (EndpointRow, PreferencesRow, SessionRow, RecoveryRow, PasskeyRow):
        connection.execute(delete(model).where(model.person.not_in(select(Person.id))))
    return gone, people
