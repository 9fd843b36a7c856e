"""Tables that everybody may see, quick matches, and ratings."""

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from pavonis.server.schemas import In, Kind, Status


class PublicPlayer(Struct):
    name: str
    kind: Kind
    level: str | None


class PublicTable(Struct):
    """A table that everybody may join or watch."""

    id: str
    game: str
    title: str
    status: Status
    options: list[str]  # in words, where they differ from the box
    players: list[PublicPlayer]
    free: int
    clock: bool
    rated: bool
    created: datetime


class Public(Struct):
    """What is open to everybody; nothing if the host of the server does not want it."""

    on: bool
    tables: list[PublicTable]


class Seek(In):
    """Somebody looks for others to play with."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=8)]
    rated: bool = False


class Sought(Struct):
    waiting: int  # how many look for the same game
    table: str | None


class Agree(In):
    agree: bool


class RatingBody(Struct):
    """A place on a leaderboard."""

    name: str
    rating: int
    deviation: int
    games: int
    mine: bool


class RatingChange(Struct):
    """What a game has changed."""

    seat: int
    before: float
    after: float
    deviation: float
