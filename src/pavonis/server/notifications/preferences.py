"""How somebody wants to be told, and when: quiet hours, and turns of slow games all at once. Times are those of the person."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Connection, delete, insert, select

from pavonis.server.clock_schemas import Clock
from pavonis.server.live_table import LiveTable, SeatFacts
from pavonis.server.models import PreferencesRow
from pavonis.server.notification_schemas import HOOKS, Kind, Preferences
from pavonis.server.working_hours import zone_of
from pavonis.text import DEFAULT

DAY = timedelta(days=1)
SLOW = timedelta(hours=1)  # so long nobody has seen the person at the table
SLOW_TURN = 12 * 3600.0  # seconds for a turn


class Stored(msgspec.Struct):
    """Preferences with the language of the page where they were chosen."""

    preferences: Preferences
    lang: str = DEFAULT


def read(connection: Connection, person: str) -> Stored:
    """What somebody has chosen, or what is usual."""
    value = connection.scalar(select(PreferencesRow.value).where(PreferencesRow.person == person))
    return Stored(Preferences()) if value is None else msgspec.convert(value, Stored)


def write(connection: Connection, person: str, stored: Stored) -> None:
    """Remember what somebody has chosen."""
    connection.execute(delete(PreferencesRow).where(PreferencesRow.person == person))
    connection.execute(insert(PreferencesRow), [{"person": person, "value": msgspec.to_builtins(stored)}])


def check(wanted: Preferences) -> Preferences:
    """Refuse a time zone that does not exist. Hours that begin and end at the same time are none."""
    zone_of(wanted.zone)
    quiet = None if wanted.quiet is not None and wanted.quiet[0] == wanted.quiet[1] else wanted.quiet
    return msgspec.structs.replace(wanted, quiet=quiet)


def channel_of(kind: str) -> str:
    """The channel that an endpoint belongs to: push, webhook or mail."""
    return "webhook" if kind in HOOKS else kind


def wants(preferences: Preferences, kind: Kind, endpoint: str) -> bool:
    """Whether somebody wants to be told this at such an endpoint."""
    return preferences.on and kind in preferences.kinds and bool(getattr(preferences, channel_of(endpoint)))


def is_slow(table: LiveTable, seat: SeatFacts, now: datetime) -> bool:
    """Whether a game is played over days, as far as this person is concerned."""
    clock = None if table.facts.clock is None else msgspec.convert(table.facts.clock, Clock)
    if clock is not None and clock.per == "turn":
        return clock.seconds >= SLOW_TURN
    return seat.seen is None or now - seat.seen > SLOW


def due(preferences: Preferences, now: datetime, digest: bool) -> datetime:
    """When something that happens now is to be told."""
    zone = zone_of(preferences.zone)
    when = _next(now, preferences.digest, zone) if digest and preferences.digest is not None else now
    if preferences.quiet is None:
        return when
    first, last = preferences.quiet
    local = when.astimezone(zone)
    minute = local.hour * 60 + local.minute
    silent = first <= minute < last if first < last else minute >= first or minute < last
    return _next(when, last, zone) if silent else when


def _next(now: datetime, minute: int, zone: ZoneInfo) -> datetime:
    """The next time when the clock on the wall shows this minute of the day."""
    local = now.astimezone(zone)
    for day in range(3):
        midnight = datetime.combine(local.date() + day * DAY, time(), zone)
        when = (midnight + timedelta(minutes=minute)).astimezone(UTC)
        if when > now:
            return when
    return now
