"""The clocks of a table: how much time each seat has left. Nothing here does any I/O.

A seat's time runs as long as the game waits for it and a person plays it, however many small picks that takes. So it starts and
stops only when everybody can see whom the game waits for, and tells nothing about sealed answers. Whose times run is stored with
every move, as moments of the server's clock, so a restart loses nothing; time in which nobody was served is given back (`flags`).
An undo gives back what was spent since, and takes back what was gained.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from pavonis.core.game import Seat
from pavonis.server.clock_schemas import Clock, SeatTime
from pavonis.server.live_table import LiveTable, SeatFacts, TableFacts
from pavonis.server.models import PLAYING
from pavonis.server.working_hours import after, between, check_hours

GRACE = 30.0  # seconds of a bank that has run out, for somebody who is back


class Time(msgspec.Struct, array_like=True):
    """The time of one seat, as it is stored."""

    left: float  # seconds, at `since` or when it was stopped
    since: float | None = None  # since when it runs
    first: float = 0.0  # what was left when it last began to run


def checked(clock: Clock | None) -> dict[str, Any] | None:
    """A clock from outside as it is stored."""
    if clock is None:
        return None
    check_hours(clock)
    found: dict[str, Any] = msgspec.to_builtins(clock)
    return found


def clock_of(facts: TableFacts) -> Clock | None:
    """The clock of a table."""
    return None if facts.clock is None else msgspec.convert(facts.clock, Clock)


def times_of(facts: TableFacts) -> list[Time]:
    """The times of all seats; empty before the start."""
    return msgspec.convert(facts.times or [], list[Time])


def runs_for(seat: SeatFacts, waiting: int) -> bool:
    """Whether a seat's time runs while the game waits for these."""
    return bool(waiting >> seat.seat & 1) and seat.person is not None and seat.bot is None


def reckoned(
    facts: TableFacts, seats: Sequence[SeatFacts], waiting: int, now: datetime, undone: bool = False, over: bool = False
) -> dict[str, Any]:
    """The columns of a table whose game goes on to wait for these seats, after a move, an undo or a change of the seats."""
    clock = clock_of(facts)
    if clock is None:
        return {}
    times = times_of(facts) or [Time(clock.seconds, None, clock.seconds) for _ in seats]
    for seat, time in zip(seats, times, strict=True):
        running = not over and runs_for(seat, waiting)
        if time.since is not None and not running:
            _stop(clock, time, now, undone)
        elif time.since is None and running:
            _start(clock, time, now, undone)
    return {"times": msgspec.to_builtins(times), "clock_due": _next(clock, times)}


def _stop(clock: Clock, time: Time, now: datetime, undone: bool) -> None:
    time.left = time.first if undone else max(0.0, time.left - between(clock, _moment(time.since), now))
    if clock.per == "game" and not undone:
        time.left += clock.increment
    time.since = None


def _start(clock: Clock, time: Time, now: datetime, undone: bool) -> None:
    if undone and clock.per == "game":
        time.left = max(0.0, time.left - clock.increment)
    elif not undone:
        time.left = clock.seconds if clock.per == "turn" else max(time.left, min(GRACE, clock.seconds))
        time.first = time.left
    time.since = now.timestamp()


def _next(clock: Clock, times: list[Time]) -> datetime | None:
    """When the next time is over."""
    return min((due for time in times if (due := _due(clock, time)) is not None), default=None)


def _due(clock: Clock, time: Time) -> datetime | None:
    return None if time.since is None else after(clock, _moment(time.since), time.left)


def _moment(since: float | None) -> datetime:
    return datetime.fromtimestamp(since or 0.0, UTC)


def fallen(table: LiveTable, now: datetime) -> list[Seat]:
    """The seats whose time is over."""
    clock = clock_of(table.facts)
    if clock is None or table.facts.status != PLAYING:
        return []
    dues = [_due(clock, time) for time in times_of(table.facts)]
    return [seat for seat, due in enumerate(dues) if due is not None and due <= now]


def shown(facts: TableFacts) -> list[SeatTime] | None:
    """The times as everybody sees them."""
    if facts.clock is None or not facts.times:
        return None
    clock, times = clock_of(facts), times_of(facts)
    assert clock is not None
    return [SeatTime(seat, round(time.left, 1), _due(clock, time)) for seat, time in enumerate(times)]


def postponed(facts: TableFacts, by: timedelta) -> dict[str, Any]:
    """The columns of a table whose running times begin later."""
    return _shifted(facts, lambda since: by.total_seconds())


def unserved(facts: TableFacts, last: datetime, now: datetime) -> dict[str, Any]:
    """The columns of a table whose running times get back what has gone by since the last moment that somebody was served."""
    return _shifted(facts, lambda since: max(0.0, now.timestamp() - max(since, last.timestamp())))


def _shifted(facts: TableFacts, by: Callable[[float], float]) -> dict[str, Any]:
    clock, times = clock_of(facts), times_of(facts)
    if clock is None:
        return {}
    for time in times:
        if time.since is not None:
            time.since += by(time.since)
    return {"times": msgspec.to_builtins(times), "clock_due": _next(clock, times)}
