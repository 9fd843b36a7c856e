"""Handing over a seat in the middle of a game.

Whoever takes a seat sees its hand, so nobody takes one unseen. Somebody with an invitation asks for it, and the table is told. The
seat changes hands after a delay, if everybody else who is there agrees. Its owner must have been away for long; when they
come back or move, the request is void. The invitation is the consent of the host.

Nobody misses the seat of a bot, so the consent of the host is not enough for it: another player must agree, present or not. Alone
with bots nobody takes one of their seats, because it would be the host in a second browser who reads their hand.
"""

from datetime import UTC, datetime, timedelta

import msgspec

from pavonis.core.game import Seat
from pavonis.server.errors import Refused
from pavonis.server.links import Invitation
from pavonis.server.live_table import LiveTable, SeatFacts
from pavonis.server.live_tables import LiveTables
from pavonis.server.models import PLAYING
from pavonis.server.queries import Edit

FORGOTTEN = timedelta(days=1)  # a request that nobody has answered
NONE = {"handover": None, "handover_at": None}


class Waiting(msgspec.Struct, frozen=True):
    """How long a seat must have been left alone, and how long a request stands before it comes true."""

    absent: timedelta
    delay: timedelta


class Handover(msgspec.Struct):
    """A request, as it is stored with the table."""

    seat: Seat
    person: str
    name: str
    owner: str | None  # who had the seat then; nobody: a bot
    consents: list[Seat] = []
    colour: str | None = None


def requested(table: LiveTable) -> Handover | None:
    """The request that stands at a table."""
    return None if table.facts.handover is None else msgspec.convert(table.facts.handover, Handover)


def check_absent(table: LiveTable, seat: SeatFacts, waiting: Waiting) -> None:
    """Refuse if the owner of a seat is there, or was not long ago; and a bot's seat if nobody but the host could agree."""
    if seat.person is None:
        if not others(table):
            raise Refused("bots_seat")
        return
    if seat.online or datetime.now(UTC) - (seat.seen or table.facts.created) < waiting.absent:
        raise Refused("not_absent")


def others(table: LiveTable) -> list[SeatFacts]:
    """The seats of people, all but the host's."""
    return [seat for seat in table.seats if seat.person not in (None, table.facts.host)]


def needed(table: LiveTable, asked: Handover) -> list[Seat]:
    """The seats of people who must agree: all who are there, and for the seat of a bot all of them if nobody is there."""
    able = [seat for seat in others(table) if seat.person not in (asked.owner, asked.person)]
    there = [seat.seat for seat in able if seat.online]
    return there or ([seat.seat for seat in able] if asked.owner is None else [])


def ask(table: LiveTable, invitation: Invitation, person: str, name: str, colour: str | None, waiting: Waiting) -> Edit:
    """The change that asks the table for a seat."""
    seat = table.seat(invitation.seat)
    check_absent(table, seat, waiting)
    if table.owned(person):
        raise Refused("seat_taken")
    if table.facts.handover is not None or table.facts.vote is not None:
        raise Refused("handover_pending")
    asked = msgspec.to_builtins(Handover(seat.seat, person, name, seat.person, [], colour))
    values = {"handover": asked, "handover_at": datetime.now(UTC) + waiting.delay}
    return Edit(values, notice="handover_asked", about=seat.seat, link=invitation.token_hash, taker=person)


async def answer(tables: LiveTables, table_id: str, person: str, seat: Seat, agree: bool) -> LiveTable:
    """Somebody at the table agrees to a request, or refuses it."""

    def decide(table: LiveTable) -> Edit | None:
        if table.seat(seat).person != person:
            raise Refused("not_yours")
        asked = requested(table)
        if asked is None:
            raise Refused("no_request")
        if not agree:
            return Edit(dict(NONE), notice="handover_refused", about=seat)
        asked.consents = sorted({*asked.consents, *table.owned(person)})
        return Edit({"handover": msgspec.to_builtins(asked)})

    return await tables.edit(table_id, decide)


async def complete(tables: LiveTables, table_id: str) -> None:
    """Hand over a seat whose delay is over, if everybody agrees. Requests that cannot come true any more are dropped."""

    def decide(table: LiveTable) -> Edit | None:
        asked, due = requested(table), table.facts.handover_at
        now = datetime.now(UTC)
        if asked is None or due is None or due > now:
            return None
        seat = table.seats[asked.seat]
        back = seat.person != asked.owner or (seat.person is not None and seat.online)
        if back or table.facts.status != PLAYING or now - due > FORGOTTEN:
            return Edit(dict(NONE))
        if not set(needed(table, asked)) <= set(asked.consents):
            return None
        taken = {other.name.casefold() for other in table.seats if other.seat != seat.seat}
        colours = {other.colour for other in table.seats if other.seat != seat.seat}
        columns = {
            "person": asked.person,
            "bot": None,
            "name": seat.name if asked.name.casefold() in taken else asked.name,
            "colour": seat.colour if asked.colour is None or asked.colour in colours else asked.colour,
            "seen": None,
        }
        return Edit(dict(NONE), {seat.seat: columns}, notice="handed", about=seat.seat, name=seat.name)

    await tables.edit(table_id, decide)
