"""The contract of daily solo challenges; the rest of it is in `schemas`."""

from msgspec import Struct


class ChallengeResult(Struct):
    """What somebody has made of a day's challenge: the first game that they finished."""

    name: str
    points: int
    won: bool
    mine: bool
    table: str  # its replay can be looked at


class ChallengeBody(Struct):
    """The solo game of a day. It is opened like any table, with this seed and one seat."""

    game: str
    title: str
    day: str
    seed: str
    running: str | None  # the caller's own table that is not finished
    results: list[ChallengeResult]
