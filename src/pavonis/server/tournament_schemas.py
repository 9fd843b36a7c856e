"""The contract of tournaments."""

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from pavonis.server.clock_schemas import Clock
from pavonis.server.schemas import In, Level, Name

System = Literal["swiss", "round_robin"]
TournamentStatus = Literal["open", "running", "finished"]


class NewTournament(In):
    """A tournament that somebody wants to organise."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=40)]
    system: System = "swiss"
    seats: Annotated[int, Meta(ge=2, le=8)] = 2  # of a table
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5  # of a Swiss tournament; a round robin has as many as it needs
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock | None = None
    bots: Level | None = None  # fill empty seats; nothing: somebody rests, or tables are smaller
    automatic: bool = True  # a round begins when the last one is over
    rated: bool = False


class Enter(In):
    name: Name | None = None


class TournamentCard(Struct):
    """A tournament in the list."""

    id: str
    name: str
    game: str
    title: str
    system: System
    status: TournamentStatus
    seats: int
    entrants: int
    round: int
    rounds: int
    mine: bool  # the caller takes part in it
    created: datetime


class Tournaments(Struct):
    """All tournaments, the latest first; nothing if the host of the server does not want them."""

    on: bool
    tournaments: list[TournamentCard]


class EntrantBody(Struct):
    number: int
    name: str
    mine: bool
    gone: bool


class SeatOfRound(Struct):
    """A seat at a table of a round; without an entrant a bot has it."""

    entrant: int | None
    points: float | None  # nothing as long as it is played


class TableOfRound(Struct):
    """A table of a round; a bye has one seat and no table."""

    number: int
    table: str | None
    over: bool
    mine: bool
    seats: list[SeatOfRound]


class RoundBody(Struct):
    round: int
    tables: list[TableOfRound]


class StandingBody(Struct):
    """How somebody stands. `against` is their row of the crosstable: what they got for each place before or beside whom."""

    rank: int
    entrant: int
    points: float
    buchholz: float
    sonneborn: float
    wins: int
    played: int
    byes: int
    against: dict[int, float]


class TournamentBody(Struct):
    """A tournament as the caller sees it."""

    id: str
    name: str
    game: str
    title: str
    options: list[str]  # in words, where they differ from the box
    clock: Clock | None
    system: System
    status: TournamentStatus
    seats: int
    round: int
    rounds: int
    bots: str | None
    automatic: bool
    rated: bool
    organiser: bool  # the caller organises it
    ready: bool  # the organiser may begin the next round
    entrants: list[EntrantBody]
    standings: list[StandingBody]
    played: list[RoundBody]  # the rounds so far, the latest first
    table: str | None  # where the caller plays now
