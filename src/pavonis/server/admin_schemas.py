"""What the host of the server sees and says. Nothing here comes from a position: no hand, no seed, no move."""

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from pavonis.server.schemas import In, Status

Days = Annotated[float, Meta(gt=0, le=3650)]


class LoadBody(Struct):
    """What the metrics say since the server was started."""

    requests: int
    request_ms: float  # on average
    moves: int
    conflicts: int
    announce_ms: float  # from a post to its announcement, on average
    connections: int
    tables_in_memory: int
    bot_failures: int


class StorageBody(Struct):
    database: str  # its kind
    bytes: int
    free: int | None  # on the disk of an SQLite file
    rows: dict[str, int]


class BanBody(Struct):
    id: str
    person: str | None
    name: str  # of the person
    address: str | None
    reason: str
    created: datetime
    until: datetime | None


class NoticeBody(Struct):
    """Something the host tells everybody."""

    id: str
    text: str
    created: datetime
    until: datetime | None


class Overview(Struct):
    version: str
    workers: int
    tables: dict[str, int]  # by status
    people: int
    people_today: int  # who have sat at a table or taken a name within a day
    load: LoadBody
    storage: StorageBody
    bans: list[BanBody]
    notices: list[NoticeBody]


class AdminTable(Struct):
    """A table as the host of the server sees it: who sits there and how it goes on, not what is played."""

    id: str
    game: str
    status: Status
    players: list[str]
    people: list[str]  # their ids, for bans
    moves: int
    created: datetime
    touched: datetime


class AdminTables(Struct):
    total: int
    page: int
    pages: int
    tables: list[AdminTable]


class AdminPerson(Struct):
    id: str
    name: str
    seen: datetime
    tables: int
    banned: bool


class AdminPeople(Struct):
    total: int
    page: int
    pages: int
    people: list[AdminPerson]


class NewBan(In):
    """A person or an address (or a network), for some days or for ever."""

    person: Annotated[str, Meta(max_length=24)] | None = None
    address: Annotated[str, Meta(max_length=60)] | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""
    days: Days | None = None


class NewNotice(In):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    days: Days | None = None


class BackupDone(Struct):
    file: str
    rows: int
    bytes: int


class CheckedTable(Struct):
    """What this release would make of a running game."""

    table: str
    game: str
    moves: int
    before: int
    now: int
    outcome: str
    lost: int
