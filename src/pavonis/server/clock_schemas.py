"""The contract of clocks; the rest of it is in `schemas`."""

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

MINUTES = 24 * 60  # of a day
Minute = Annotated[int, Meta(ge=0, le=MINUTES)]
Weekday = Annotated[int, Meta(ge=0, le=6)]
LONGEST = 60 * 24 * 3600


class Clock(Struct, forbid_unknown_fields=True, kw_only=True):
    """How much time people have. `per` turn: each time the game waits for a seat. `per` game: a bank for each seat."""

    per: Literal["turn", "game"]
    seconds: Annotated[int, Meta(ge=5, le=LONGEST)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds that a bank gets after each turn
    hours: tuple[Minute, Minute] | None = None  # minutes of the day between which time runs; the second may be past midnight
    days: Annotated[list[Weekday], Meta(max_length=7)] = []  # on which it runs, Monday is 0; none: on all
    zone: Annotated[str, Meta(max_length=40)] = "UTC"  # of the hours, e.g. Europe/Warsaw
    end: Literal["bot", "usual", "lose"] = "bot"  # at the end of time: a bot plays on, the usual answer is given, the seat has lost
    level: Annotated[str, Meta(min_length=1, max_length=20)] = "steady"  # of that bot


class SeatTime(Struct):
    """The time of one seat. While it runs, `due` is when it is over; `left` are the seconds at the last change."""

    seat: int
    left: float
    due: datetime | None
