"""What is stored. A table is its record (`EntryRow`s, which are only added) and its seats. Everything else follows from these."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, DateTime, Dialect, ForeignKey, Index, MetaData, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator

ID = String(24)
HASH = String(64)
LOBBY, PLAYING, FINISHED, STUCK = "lobby", "playing", "finished", "stuck"


class DateTimeUTC(TypeDecorator[datetime]):
    """A moment with its time zone. SQLite forgets the zone, so everything is stored as UTC and read as UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    """What all models share: constraints that later migrations can name."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Person(Base):
    """Somebody with a cookie. Only the hash of the cookie is known here."""

    __tablename__ = "person"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    token_hash: Mapped[str] = mapped_column(HASH, unique=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    seen: Mapped[datetime] = mapped_column(DateTimeUTC, index=True)


class TableRow(Base):
    """A table. `meta`, `length` and `chat` tell whether a copy of it is up to date."""

    __tablename__ = "game_table"
    __table_args__ = (
        Index("ix_game_table_due", "status", "bots_due"),
        Index("ix_game_table_touched", "touched"),
        Index("ix_game_table_public", "public", "status"),
        Index("ix_game_table_seed", "seed"),
    )

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
    handover: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # a request for a seat; see `handover`
    handover_at: Mapped[datetime | None] = mapped_column(DateTimeUTC, index=True)  # when it may come true
    rematch: Mapped[str | None] = mapped_column(ID)
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # what was chosen; see `clocks`
    times: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))  # each seat's time
    clock_due: Mapped[datetime | None] = mapped_column(DateTimeUTC, index=True)  # when the next time is over
    conceded: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))  # seats that have given up
    vote: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # about an absent seat; see `absence`
    public: Mapped[bool] = mapped_column(default=False, server_default=false())  # everybody may see it in a list
    rated: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # who has agreed, who plays; see `ratings`
    tournament: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # which one it is part of
    created: Mapped[datetime] = mapped_column(DateTimeUTC)
    touched: Mapped[datetime] = mapped_column(DateTimeUTC)
    expiring: Mapped[datetime | None] = mapped_column(DateTimeUTC)  # since when it is about to be deleted; see `expiry`


def _of_table() -> ForeignKey:
    return ForeignKey("game_table.id", ondelete="CASCADE")


class SeatRow(Base):
    """A seat: `person` owns it, `bot` plays it. Both: a bot stands in until the person is back. Neither: it is open."""

    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ID, _of_table(), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person: Mapped[str | None] = mapped_column(ID, index=True)
    bot: Mapped[str | None] = mapped_column(String(20))
    name: Mapped[str] = mapped_column(String(40))
    colour: Mapped[str] = mapped_column(String(20))
    seen: Mapped[datetime | None] = mapped_column(DateTimeUTC)  # when its owner was last connected; nothing: not connected
    plan: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # for its next turn, private; see `plans`
    read: Mapped[int] = mapped_column(default=0, server_default="0")  # messages that its owner has read


class EntryRow(Base):
    """One entry of a record. Its primary key is the gate: only one move can become number `seq`."""

    __tablename__ = "entry"

    table_id: Mapped[str] = mapped_column(ID, _of_table(), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    move: Mapped[int]
    fingerprint: Mapped[str] = mapped_column(String(16))  # of the position after it; empty inside a longer undo


class SnapshotRow(Base):
    """The last saved position of a table. An upgrade falls back on it."""

    __tablename__ = "snapshot"

    table_id: Mapped[str] = mapped_column(ID, _of_table(), primary_key=True)
    seq: Mapped[int]  # after so many entries
    position: Mapped[dict[str, Any]] = mapped_column(JSON)


class MessageRow(Base):
    """Something said at a table, by a person or (`code`) by the table itself."""

    __tablename__ = "message"

    table_id: Mapped[str] = mapped_column(ID, _of_table(), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    code: Mapped[str | None] = mapped_column(String(20))
    watchers: Mapped[bool] = mapped_column(default=False, server_default="0")  # said among spectators
    about: Mapped[int | None]  # the message that this is a reaction to
    at: Mapped[datetime] = mapped_column(DateTimeUTC)


class LinkRow(Base):
    """A one-time link: to a seat of a table, or (`person`) to all seats of somebody. Only its hash is known here."""

    __tablename__ = "link"

    token_hash: Mapped[str] = mapped_column(HASH, primary_key=True)
    table_id: Mapped[str | None] = mapped_column(ID, _of_table(), index=True)
    seat: Mapped[int | None]
    person: Mapped[str | None] = mapped_column(ID, index=True)
    expires: Mapped[datetime] = mapped_column(DateTimeUTC, index=True)


class ReplayRow(Base):
    """An uploaded record with legal moves only."""

    __tablename__ = "replay"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    record: Mapped[str] = mapped_column(Text)
    created: Mapped[datetime] = mapped_column(DateTimeUTC, index=True)
    person: Mapped[str | None] = mapped_column(ID, index=True)  # who has uploaded it
    size: Mapped[int] = mapped_column(default=0, server_default="0")  # bytes
    content_hash: Mapped[str | None] = mapped_column(HASH, unique=True, index=True)


class StoryRow(Base):
    """What the statistics need of a finished game; it can always be made again. Nothing: the game cannot be played again."""

    __tablename__ = "story"

    table_id: Mapped[str] = mapped_column(ID, _of_table(), primary_key=True)
    version: Mapped[int]
    body: Mapped[str | None] = mapped_column(Text)


class HiddenRow(Base):
    """A table that somebody does not want to see in their list."""

    __tablename__ = "hidden"

    person: Mapped[str] = mapped_column(ID, primary_key=True)
    table_id: Mapped[str] = mapped_column(ID, _of_table(), primary_key=True)


class MemoryRow(Base):
    """Something that the server itself remembers, by name."""

    __tablename__ = "memory"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[dict[str, Any]] = mapped_column(JSON)


class SeekerRow(Base):
    """Somebody who looks for a game with others, or (`table_id`) has found one."""

    __tablename__ = "seeker"
    __table_args__ = (Index("ix_seeker_game", "game", "seats"),)

    person: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    seats: Mapped[int]
    rated: Mapped[bool]
    since: Mapped[datetime] = mapped_column(DateTimeUTC)
    seen: Mapped[datetime] = mapped_column(DateTimeUTC)
    table_id: Mapped[str | None] = mapped_column(ID)


class RatingRow(Base):
    """How strong somebody is in a game; see `glicko`."""

    __tablename__ = "rating"

    person: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    rating: Mapped[float]
    deviation: Mapped[float]
    volatility: Mapped[float]
    name: Mapped[str] = mapped_column(String(40), default="", server_default="")  # as at the last table: that may be deleted
    games: Mapped[int]
    touched: Mapped[datetime] = mapped_column(DateTimeUTC)


class RatedRow(Base):
    """A game that has been counted. Its primary key is the claim: nobody counts it twice, also when the table is gone."""

    __tablename__ = "rated_game"

    table_id: Mapped[str] = mapped_column(ID, primary_key=True)
    at: Mapped[datetime] = mapped_column(DateTimeUTC)
    changes: Mapped[list[Any]] = mapped_column(JSON)  # seat, rating before and after, deviation


class BanRow(Base):
    """A person, or an address or network, that is kept out."""

    __tablename__ = "ban"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    person: Mapped[str | None] = mapped_column(ID)
    address: Mapped[str | None] = mapped_column(String(60))
    reason: Mapped[str] = mapped_column(String(200))
    created: Mapped[datetime] = mapped_column(DateTimeUTC)
    until: Mapped[datetime | None] = mapped_column(DateTimeUTC)  # nothing: for ever


class NoticeRow(Base):
    """Something the host of the server tells everybody."""

    __tablename__ = "notice"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    text: Mapped[str] = mapped_column(String(500))
    created: Mapped[datetime] = mapped_column(DateTimeUTC)
    until: Mapped[datetime | None] = mapped_column(DateTimeUTC)


class ReviewRow(Base):
    """The review of a finished game: how far it has come, and when it is done, its parts. It can always be made again."""

    __tablename__ = "review"

    id: Mapped[str] = mapped_column(HASH, primary_key=True)  # of what was played
    done: Mapped[int]  # moves
    total: Mapped[int]
    touched: Mapped[datetime] = mapped_column(DateTimeUTC, index=True)
    body: Mapped[str | None] = mapped_column(Text)


class PreferencesRow(Base):
    """How somebody wants to be told; see `notifications.preferences`."""

    __tablename__ = "preferences"

    person: Mapped[str] = mapped_column(ID, primary_key=True)
    value: Mapped[dict[str, Any]] = mapped_column(JSON)


class EndpointRow(Base):
    """Where somebody, or with `table_id` a whole table, is told: a browser, a webhook or a mailbox."""

    __tablename__ = "endpoint"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    person: Mapped[str] = mapped_column(ID, index=True)  # who has named it
    table_id: Mapped[str | None] = mapped_column(ID, _of_table(), index=True)
    kind: Mapped[str] = mapped_column(String(10))
    address: Mapped[str] = mapped_column(Text)
    keys: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # of a browser
    confirmed: Mapped[bool]  # nothing is sent to a mailbox whose owner has not agreed
    failures: Mapped[int] = mapped_column(default=0)  # notifications in a row that could not be delivered
    created: Mapped[datetime] = mapped_column(DateTimeUTC)


class NotificationRow(Base):
    """Something to be told to one endpoint. Its key says what, so it is told once, whoever has noticed it."""

    __tablename__ = "notification"

    key: Mapped[str] = mapped_column(String(120), primary_key=True)
    endpoint: Mapped[str] = mapped_column(ID, ForeignKey("endpoint.id", ondelete="CASCADE"), index=True)
    table_id: Mapped[str] = mapped_column(ID, _of_table(), index=True)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int]
    step: Mapped[int]
    digest: Mapped[bool]  # told together with others
    attempts: Mapped[int] = mapped_column(default=0)
    due: Mapped[datetime | None] = mapped_column(DateTimeUTC, index=True)  # nothing: it is done
    at: Mapped[datetime] = mapped_column(DateTimeUTC, index=True)


class SessionRow(Base):
    """Another browser of somebody who has come back. Only the hash of its cookie is known here."""

    __tablename__ = "session"

    token_hash: Mapped[str] = mapped_column(HASH, primary_key=True)
    person: Mapped[str] = mapped_column(ID, index=True)
    created: Mapped[datetime] = mapped_column(DateTimeUTC)


class RecoveryRow(Base):
    """The phrase with which somebody can come back. Only its hash is known here."""

    __tablename__ = "recovery"

    person: Mapped[str] = mapped_column(ID, primary_key=True)
    phrase_hash: Mapped[str] = mapped_column(HASH, unique=True)


class PasskeyRow(Base):
    """A passkey with which somebody can come back: its public half."""

    __tablename__ = "passkey"

    id: Mapped[str] = mapped_column(String(1400), primary_key=True)
    person: Mapped[str] = mapped_column(ID, index=True)
    public_key: Mapped[str] = mapped_column(Text)
    sign_count: Mapped[int] = mapped_column(BigInteger)
    created: Mapped[datetime] = mapped_column(DateTimeUTC)


class ChallengeRow(Base):
    """What a passkey is to sign, once."""

    __tablename__ = "challenge"

    token_hash: Mapped[str] = mapped_column(HASH, primary_key=True)
    expires: Mapped[datetime] = mapped_column(DateTimeUTC, index=True)
