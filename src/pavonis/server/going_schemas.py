"""The contract of votes, plans, hidden tables and tables of a tournament; the rest of it is in `schemas`."""

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from pavonis.server.text_schemas import MoveCode, SeatNumber, TextBody


class VoteRequest(Struct):
    """A proposal that a bot plays for somebody who is away."""

    seat: int
    level: str
    at: datetime  # when it comes true if nobody objects
    yes: list[int]
    no: list[int]


class AnswerVote(Struct, forbid_unknown_fields=True):
    agree: bool


class Hide(Struct, forbid_unknown_fields=True):
    hidden: bool


class PostPlan(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    step: Annotated[int, Meta(ge=0, le=10_000_000)]
    move: MoveCode


class PlanBody(Struct):
    """A move that its owner has planned; nobody else gets to see it."""

    move: int
    words: TextBody
    cancelled: Literal["", "asked", "illegal", "changed"]  # why it was not made
    reasons: list[TextBody]


class TournamentMark(Struct):
    """Which tournament a table belongs to."""

    id: str
    name: str
    round: int
