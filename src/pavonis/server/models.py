"""What is stored. A table is its record (`Entry` rows, which only grow) and who sits where; all else can be derived from that."""

from datetime import datetime
from typing import Any

from advanced_alchemy.base import DefaultBase
from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import JSON, ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

ID = String(24)
HASH = String(64)
LOBBY, PLAYING, FINISHED, STUCK = "lobby", "playing", "finished", "stuck"


class Person(DefaultBase):
    """Somebody with a cookie. Only the hash of the cookie is known here."""

    __tablename__ = "person"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    token_hash: Mapped[str] = mapped_column(HASH, unique=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    seen: Mapped[datetime] = mapped_column(DateTimeUTC, index=True)


class TableRow(DefaultBase):
    """A table. `meta`, `length` and `chat` say whether somebody's copy of it is up to date."""

    __tablename__ = "game_table"
    __table_args__ = (Index("ix_game_table_due", "status", "bots_due"), Index("ix_game_table_touched", "touched"))

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seats: Mapped[int]
    seed: Mapped[str] = mapped_column(String(100))
    seed_chosen: Mapped[bool]
    status: Mapped[str] = mapped_column(String(10))
    host: Mapped[str] = mapped_column(ID, index=True)
    meta: Mapped[int] = mapped_column(default=0)  # counts changes of everything but moves and messages
    length: Mapped[int] = mapped_column(default=0)  # how many entries the record has
    chat: Mapped[int] = mapped_column(default=0)  # how many messages there are
    waiting: Mapped[int] = mapped_column(default=0)  # bits of the seats the game waits for
    bots_due: Mapped[bool] = mapped_column(default=False)  # a bot is among them
    base: Mapped[int] = mapped_column(default=0)  # the entry before which `position` stands in for the record
    position: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    undo: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # a request for everybody's consent
    rematch: Mapped[str | None] = mapped_column(ID)
    created: Mapped[datetime] = mapped_column(DateTimeUTC)
    touched: Mapped[datetime] = mapped_column(DateTimeUTC)


def _of_table() -> ForeignKey:
    return ForeignKey("game_table.id", ondelete="CASCADE")


class SeatRow(DefaultBase):
    """A seat: `person` owns it, `bot` plays it. Both: a bot stands in until the person is back. Neither: it is open."""

    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ID, _of_table(), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person: Mapped[str | None] = mapped_column(ID, index=True)
    bot: Mapped[str | None] = mapped_column(String(20))
    name: Mapped[str] = mapped_column(String(40))
    colour: Mapped[str] = mapped_column(String(20))
    seen: Mapped[datetime | None] = mapped_column(DateTimeUTC)  # when its owner was last connected; nothing: not connected


class EntryRow(DefaultBase):
    """One entry of a record. Its primary key is the gate: of two moves that would be number `seq`, one is stored."""

    __tablename__ = "entry"

    table_id: Mapped[str] = mapped_column(ID, _of_table(), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    move: Mapped[int]
    fingerprint: Mapped[str] = mapped_column(String(16))  # of the position after it; empty inside a longer undo


class SnapshotRow(DefaultBase):
    """The last position of a table that was written out: what an upgrade falls back on."""

    __tablename__ = "snapshot"

    table_id: Mapped[str] = mapped_column(ID, _of_table(), primary_key=True)
    seq: Mapped[int]  # after so many entries
    position: Mapped[dict[str, Any]] = mapped_column(JSON)


class MessageRow(DefaultBase):
    """Something said at a table, by a person or (`code`) by the table itself."""

    __tablename__ = "message"

    table_id: Mapped[str] = mapped_column(ID, _of_table(), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    code: Mapped[str | None] = mapped_column(String(20))
    at: Mapped[datetime] = mapped_column(DateTimeUTC)


class LinkRow(DefaultBase):
    """A one-time link: to a seat of a table, or (`person`) to all seats of somebody. Only its hash is known here."""

    __tablename__ = "link"

    token_hash: Mapped[str] = mapped_column(HASH, primary_key=True)
    table_id: Mapped[str | None] = mapped_column(ID, _of_table(), index=True)
    seat: Mapped[int | None]
    person: Mapped[str | None] = mapped_column(ID, index=True)
    expires: Mapped[datetime] = mapped_column(DateTimeUTC, index=True)


class ReplayRow(DefaultBase):
    """An uploaded record, found to be legal."""

    __tablename__ = "replay"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    record: Mapped[str] = mapped_column(Text)
    created: Mapped[datetime] = mapped_column(DateTimeUTC, index=True)


MODELS: tuple[type[DefaultBase], ...] = (  # parents before children: the order of a backup
    Person, TableRow, SeatRow, EntryRow, SnapshotRow, MessageRow, LinkRow, ReplayRow,
)  # fmt: skip
