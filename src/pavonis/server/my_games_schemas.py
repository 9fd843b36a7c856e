"""All games of a person, as they are listed."""

from datetime import datetime
from typing import Literal

from msgspec import Struct

from pavonis.server.schemas import Kind, Status

Stage = Literal["lobby", "running", "finished"]


class PlayerBody(Struct):
    """Somebody at a table of the list."""

    name: str
    kind: Kind
    mine: bool
    waiting: bool  # the game waits for this seat
    winner: bool
    points: int | None


class MyGame(Struct):
    """One of the caller's games."""

    id: str
    game: str
    title: str
    status: Status
    host: bool
    created: datetime
    touched: datetime
    round: int | None  # as the game counts; nothing if no game has begun, or if it was played under other rules
    players: list[PlayerBody]
    your_turn: bool
    hidden: bool
    replay: bool  # it has ended and can be watched again


class MyGames(Struct):
    """A page of the caller's games, and by what they can be filtered."""

    total: int
    page: int
    pages: int
    titles: dict[str, str]  # of all games that the caller has played, by key
    opponents: list[str]  # everybody whom the caller has met
    games: list[MyGame]
