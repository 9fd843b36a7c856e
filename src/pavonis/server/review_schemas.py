"""The contract of reviews; the rest of it is in `schemas`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from pavonis.server.schemas import In, SeatNumber


class ReviewedOption(Struct):
    """A whole action that was weighed."""

    moves: list[int]
    words: str
    chance: float
    value: float
    changes: str


class ReviewedDecision(Struct):
    """A whole action of a seat, graded. `at` is the step of the pick that has lost most, and the options are those of that pick."""

    step: int
    last: int
    round: int
    seat: int
    words: str
    loss: float
    grade: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    at: int
    chance: float
    why: str
    options: list[ReviewedOption]


class ReviewedMoment(Struct):
    """What every seat could expect before a step: as it saw its own chance, and with all cards open."""

    step: int
    round: int
    chances: list[float]
    points: list[float]
    open: list[float]
    luck: list[float]


class TurningPoint(Struct):
    """Where somebody's chance changed much."""

    step: int
    seat: int
    change: float
    by: Literal["draw", "mistake", "move"]
    words: str


class ReviewedPlayer(Struct):
    """A seat in sums."""

    name: str
    colour: str
    accuracy: float
    loss: float
    luck: float
    grades: dict[str, int]


class ReviewSummary(Struct):
    """A game, judged."""

    game: str
    title: str
    bot: str
    steps: int
    players: list[ReviewedPlayer]
    decisions: list[ReviewedDecision]
    moments: list[ReviewedMoment]
    turns: list[TurningPoint]


class ReviewBody(Struct):
    """How far a review has come, in moves, and the review itself when it is done."""

    done: int
    total: int
    review: ReviewSummary | None


class Continue(In):
    """Play on from a step against bots, with another first action if there are `moves`."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)] = "steady"
    moves: Annotated[list[int], Meta(max_length=60)] = field(default_factory=list)
