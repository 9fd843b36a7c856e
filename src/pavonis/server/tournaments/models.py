"""What is stored of tournaments."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from pavonis.server.models import ID, Base, DateTimeUTC

OPEN, RUNNING, OVER = "open", "running", "finished"
SWISS, ROUND_ROBIN = "swiss", "round_robin"


class TournamentRow(Base):
    """A tournament. Whoever changes it counts `version` up, so that a round is made of what is true, and once."""

    __tablename__ = "tournament"
    __table_args__ = (Index("ix_tournament_status", "status"),)

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    organiser: Mapped[str] = mapped_column(ID, index=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    system: Mapped[str] = mapped_column(String(12))  # "swiss" or "round_robin"
    seats: Mapped[int]  # of a table
    rounds: Mapped[int]  # in all; of a round robin known at the start
    bots: Mapped[str | None] = mapped_column(String(20))  # the level of those who fill seats; nothing: byes and smaller tables
    automatic: Mapped[bool]  # a round begins when the last one is over
    rated: Mapped[bool]
    status: Mapped[str] = mapped_column(String(10))  # "open", "running" or "finished"
    round: Mapped[int] = mapped_column(default=0)  # the present one; 0 before the start
    schedule: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))  # of a round robin: entrants by round and table
    lang: Mapped[str] = mapped_column(String(10))  # of the names that people and bots are given
    version: Mapped[int] = mapped_column(default=0)
    created: Mapped[datetime] = mapped_column(DateTimeUTC)
    touched: Mapped[datetime] = mapped_column(DateTimeUTC)


def _of_tournament() -> ForeignKey:
    return ForeignKey("tournament.id", ondelete="CASCADE")


class EntrantRow(Base):
    """Somebody who takes part in a tournament."""

    __tablename__ = "entrant"
    __table_args__ = (Index("ix_entrant_person_once", "tournament_id", "person", unique=True),)

    tournament_id: Mapped[str] = mapped_column(ID, _of_tournament(), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person: Mapped[str] = mapped_column(ID, index=True)
    name: Mapped[str] = mapped_column(String(40))
    strength: Mapped[float] = mapped_column(default=0.0)  # by which the first round is paired
    gone: Mapped[bool] = mapped_column(default=False)  # has left, and is not paired any more


class PairingRow(Base):
    """A table of a round. Its primary key is the claim: nobody makes a round twice."""

    __tablename__ = "pairing"

    tournament_id: Mapped[str] = mapped_column(ID, _of_tournament(), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    entrants: Mapped[list[Any]] = mapped_column(JSON)  # their numbers by seat, nothing for a bot
    table_id: Mapped[str | None] = mapped_column(ID, index=True)  # nothing for a bye
    places: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))  # of each seat; nothing as long as it is played
