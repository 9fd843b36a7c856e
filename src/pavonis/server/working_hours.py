"""Time that runs only within some hours of some days, in the time zone of a table."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pavonis.server.clock_schemas import MINUTES, Clock
from pavonis.server.errors import Refused

DAY = timedelta(days=1)
MOST_DAYS = 800  # that are looked through; the longest clock is done long before


@cache
def zone_of(name: str) -> ZoneInfo:
    """A time zone by name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("bad_clock", problem=name) from None


def check_hours(clock: Clock) -> None:
    """Refuse a zone that does not exist, and hours in which no time would run."""
    zone_of(clock.zone)
    if clock.hours is not None and clock.hours[0] == clock.hours[1]:
        raise Refused("bad_clock", problem=f"{clock.hours[0]}–{clock.hours[1]}")


def always(clock: Clock) -> bool:
    """Whether time runs day and night."""
    return clock.hours is None and (not clock.days or len(set(clock.days)) == len(range(7)))


def _windows(clock: Clock, start: datetime) -> Iterator[tuple[datetime, datetime]]:
    """The spans in which time runs, from the day before a moment on."""
    zone = zone_of(clock.zone)
    first, last = clock.hours or (0, MINUTES)
    if last <= first:
        last += MINUTES  # past midnight
    day = start.astimezone(zone).date() - DAY
    for number in range(MOST_DAYS):
        at = day + number * DAY
        if clock.days and at.weekday() not in clock.days:
            continue
        yield _moment(at, first, zone), _moment(at, last, zone)


def _moment(day: date, minute: int, zone: ZoneInfo) -> datetime:
    """A minute of a local day. It is counted by the clock on the wall, so that summer time changes nothing."""
    local = datetime.combine(day, time(), zone) + timedelta(minutes=minute)
    return local.astimezone(UTC)


def after(clock: Clock, start: datetime, seconds: float) -> datetime:
    """When so many seconds of running time are over."""
    left = timedelta(seconds=max(0.0, seconds))
    if always(clock):
        return start + left
    end = start
    for opening, closing in _windows(clock, start):
        begin = max(opening, start)
        if closing <= begin:
            continue
        if closing - begin >= left:
            return begin + left
        left -= closing - begin
        end = closing
    return end


def between(clock: Clock, start: datetime, end: datetime) -> float:
    """How many seconds of running time lie between two moments."""
    if end <= start:
        return 0.0
    if always(clock):
        return (end - start).total_seconds()
    total = timedelta()
    for opening, closing in _windows(clock, start):
        if opening >= end:
            break
        total += max(timedelta(), min(closing, end) - max(opening, start))
    return total.total_seconds()
