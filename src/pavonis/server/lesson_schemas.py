"""The contract of guided games; the rest of it is in `schemas`."""

from typing import Any

from msgspec import Struct

from pavonis.server.schemas import Level


class CalloutBody(Struct):
    """What a guided game explains, and the thing on the board that it points at."""

    key: str
    at: str
    heading: str
    text: str
    section: str  # of the rulebook
    asked: list[str]  # the kinds of question that it concerns; none: any
    subject: list[int]  # how the subject of the question begins


class LessonPlan(Struct):
    """A guided game: the table to open for one person, with bots on the other seats, and what it explains in order."""

    options: dict[str, Any]
    seats: int
    seed: str
    level: Level
    callouts: list[CalloutBody]


class LessonBody(Struct):
    """The guided game; nothing for a game that has none."""

    lesson: LessonPlan | None


class SignBody(Struct):
    """What a sign on the board or on a card means."""

    key: str
    name: str
    text: str
    see: str  # the call-out that says more, by key; nothing if none does
    asked: list[str]  # the kinds of question that it concerns
