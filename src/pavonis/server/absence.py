"""A vote of the others about somebody who is away: a bot of a chosen level plays on, until its person takes the seat back.

Whoever sits at the table may propose it, once the person has been away for long. It comes true when more than half of those who
are there agree, or after a delay if nobody has objected. It is void as soon as the person is back.
"""

from datetime import UTC, datetime

import msgspec

from pavonis.core.game import Seat
from pavonis.server import handover
from pavonis.server.errors import Refused
from pavonis.server.live_table import LiveTable
from pavonis.server.live_tables import LiveTables
from pavonis.server.models import PLAYING
from pavonis.server.queries import Edit

NONE = {"vote": None, "handover_at": None}


class Vote(msgspec.Struct):
    """A proposal, as it is stored with the table."""

    seat: Seat
    level: str
    yes: list[Seat]
    no: list[Seat] = []


def proposed(table: LiveTable) -> Vote | None:
    """The proposal that stands at a table."""
    return None if table.facts.vote is None else msgspec.convert(table.facts.vote, Vote)


async def propose(tables: LiveTables, table_id: str, person: str, seat: Seat, level: str, waiting: handover.Waiting) -> LiveTable:
    """Propose that a bot plays for somebody who is away."""

    def decide(table: LiveTable) -> Edit:
        facts, mine = table.seat(seat), table.owned(person)
        if not mine or facts.person is None:
            raise Refused("not_yours")
        if table.facts.status != PLAYING:
            raise Refused("not_playing")
        if table.facts.vote is not None or table.facts.handover is not None:
            raise Refused("handover_pending")
        if facts.bot is not None or facts.person == person:
            raise Refused("not_absent")
        handover.check_absent(table, facts, waiting)
        vote = Vote(seat, level, mine)
        if _counted(table, vote):
            return _passed(vote)
        due = datetime.now(UTC) + waiting.delay
        return Edit({"vote": msgspec.to_builtins(vote), "handover_at": due}, notice="vote", about=seat)

    return await tables.edit(table_id, decide)


async def answer(tables: LiveTables, table_id: str, person: str, agree: bool) -> LiveTable:
    """Agree to a proposal, or object."""

    def decide(table: LiveTable) -> Edit:
        vote, mine = proposed(table), table.owned(person)
        if not mine or (vote is not None and vote.seat in mine):
            raise Refused("not_yours")
        if vote is None:
            raise Refused("no_request")
        vote.yes = sorted({*vote.yes, *mine} if agree else {*vote.yes} - {*mine})
        vote.no = sorted({*vote.no} - {*mine} if agree else {*vote.no, *mine})
        counted = _counted(table, vote)
        if counted is None:
            return Edit({"vote": msgspec.to_builtins(vote)})
        return _passed(vote) if counted else Edit(dict(NONE), notice="vote_refused", about=vote.seat)

    return await tables.edit(table_id, decide)


async def complete(tables: LiveTables, table_id: str) -> None:
    """Carry out a proposal to which nobody has objected, when its time has come; drop it if somebody has."""

    def decide(table: LiveTable) -> Edit | None:
        vote, due = proposed(table), table.facts.handover_at
        if vote is None or due is None or due > datetime.now(UTC):
            return None
        facts = table.seats[vote.seat]
        if vote.no or facts.online or facts.bot is not None or facts.person is None or table.facts.status != PLAYING:
            return Edit(dict(NONE))
        return _passed(vote)

    await tables.edit(table_id, decide)


def _counted(table: LiveTable, vote: Vote) -> bool | None:
    """Whether a proposal is accepted or refused; None as long as it is open. Each person counts once."""
    owner = table.seats[vote.seat].person
    voted = {*vote.yes, *vote.no}
    there = {seat.person for seat in table.seats if seat.person not in (None, owner) and (seat.online or seat.seat in voted)}
    yes = {table.seats[seat].person for seat in vote.yes}
    no = {table.seats[seat].person for seat in vote.no}
    if 2 * len(yes & there) > len(there):
        return True
    return False if 2 * len(no & there) >= len(there) else None


def _passed(vote: Vote) -> Edit:
    return Edit(dict(NONE), {vote.seat: {"bot": vote.level, "plan": None}}, notice="bot", about=vote.seat)
