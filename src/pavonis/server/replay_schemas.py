"""The contract of replays; the rest of it is in `schemas`."""

from typing import Any

from msgspec import Struct

from pavonis.server.game_types import Observation
from pavonis.server.result_schemas import ResultBody
from pavonis.server.schemas import LineBody, TextBody


class ReplayId(Struct):
    id: str


class ReplayBody(Struct):
    """What a time line needs."""

    game: str
    title: str
    options: dict[str, Any]
    players: list[str]
    colours: list[str]
    seed: str
    steps: int
    finished: bool
    scores: list[list[int]]
    seats: list[int]
    result: ResultBody | None


class StepBody(Struct):
    """A position of a replay, and how it came about."""

    number: int
    seat: int | None
    move: int | None
    words: TextBody
    waiting: list[int]
    observation: Observation
    scores: list[int]
    events: list[LineBody]
