"""The rounds of a tournament: tables are made and started, counted when they end, and followed by the next round.

Any worker may do any of this. A round is made in one transaction, which holds only if nobody has changed the tournament since it
was paired; its tables have the round and a number as their key. What a crash leaves undone, a sweep of any worker finds.
"""

import asyncio
import contextlib
import hashlib
import logging
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from pavonis.server import concessions, lobby, ratings
from pavonis.server.database import lock
from pavonis.server.errors import Refused
from pavonis.server.games import open_game
from pavonis.server.live_table import SeatFacts
from pavonis.server.live_tables import LiveTables
from pavonis.server.models import FINISHED, LOBBY, STUCK, TableRow
from pavonis.server.queries import read_facts, read_seats
from pavonis.server.schemas import COLOURS
from pavonis.server.tournaments.models import OPEN, OVER, ROUND_ROBIN, RUNNING, EntrantRow, PairingRow, TournamentRow
from pavonis.server.tournaments.pairing import at_tables, paired
from pavonis.server.tournaments.queries import change, is_over, played, read, read_entrants, read_pairings
from pavonis.server.tournaments.round_robin import Rounds, rounds_of
from pavonis.server.tournaments.standings import Entrant

ATTEMPTS = 10
FEWEST = 2
AT_ONCE = 500
log = logging.getLogger("pavonis.tournaments")


class Known(NamedTuple):
    """A tournament with everything of it, as of one moment."""

    row: TournamentRow
    entrants: list[EntrantRow]
    pairings: list[PairingRow]


class Plan(NamedTuple):
    """The tables of a round that is to be made, and in a round robin all rounds."""

    tables: list[tuple[Entrant | None, ...]]
    schedule: Rounds | None


def know(connection: Connection, tournament_id: str) -> Known:
    """Everything of a tournament."""
    row = read(connection, tournament_id)
    return Known(row, read_entrants(connection, tournament_id), read_pairings(connection, tournament_id))


def ready(known: Known) -> bool:
    """Whether the next round, or the end, could come: all tables of this one are over."""
    row = known.row
    return row.status != OVER and all(is_over(each) for each in known.pairings if each.round == row.round)


async def advance(tables: LiveTables, tournament_id: str, by: str | None = None) -> bool:
    """Make the next round, or end the tournament after the last one. Returns whether this call has done so.

    Without a person it comes of itself: not before the start, and not if the organiser wants to begin every round.
    """
    for _ in range(ATTEMPTS):
        known = await tables.db.read(lambda connection: know(connection, tournament_id))
        if not _wanted(known, by):
            return False
        left = [entrant for entrant in known.entrants if not entrant.gone]
        last = known.row.status == RUNNING and known.row.round >= known.row.rounds
        if len(left) < FEWEST and known.row.status == OPEN:
            raise Refused("too_few_entrants")
        if last or len(left) < FEWEST:
            if await _end(tables, known.row):
                return True
            continue
        plan = await asyncio.to_thread(planned, known)  # many entrants take half a second
        made = await _make(tables, known, plan)
        if made is not None:
            for table_id in made:
                await _start(tables, table_id, tournament_id)
            return True
    raise Refused("busy")


async def _end(tables: LiveTables, row: TournamentRow) -> bool:
    return await tables.db.write(lambda connection: change(connection, row, status=OVER))


def _wanted(known: Known, by: str | None) -> bool:
    row = known.row
    if by is None:
        return row.status == RUNNING and row.automatic and ready(known)
    if row.organiser != by:
        raise Refused("not_organiser")
    if row.status == OVER:
        raise Refused("tournament_begun")
    if not ready(known):
        raise Refused("round_open")
    return True


def planned(known: Known) -> Plan:
    """Who sits where in the next round."""
    row = known.row
    allowed, bots = open_game(row.game, row.options).seats, row.bots is not None
    order = sorted((each for each in known.entrants if not each.gone), key=lambda each: (-each.strength, _lot(row.id, each.number)))
    left = [entrant.number for entrant in order]
    before = [played(pairing) for pairing in known.pairings]
    if row.system != ROUND_ROBIN:
        return Plan([table.entrants for table in paired(left, before, row.seats, allowed, bots)], None)
    schedule: Rounds = row.schedule or rounds_of(left, row.seats, allowed, bots, row.id)
    groups = [[entrant for entrant in group if entrant in left] for group in schedule[row.round]]
    fitting: list[list[Entrant]] = []
    for group in groups:  # some may have left
        fits = len(group) <= 1 or bots or len(group) in allowed
        fitting += [group] if fits else [[entrant] for entrant in group]
    return Plan(at_tables([group for group in fitting if group], before, row.seats if bots else 0), schedule)


def _lot(tournament_id: str, number: Entrant) -> str:
    """By what those of like strength are told apart: a draw that every worker repeats."""
    return hashlib.sha256(f"{tournament_id} {number}".encode()).hexdigest()


async def _make(tables: LiveTables, known: Known, plan: Plan) -> list[str] | None:
    """Store a round and its tables. None if somebody else has changed the tournament meanwhile."""
    row, number = known.row, known.row.round + 1
    people = {entrant.number: entrant for entrant in known.entrants}
    values: dict[str, Any] = {"status": RUNNING, "round": number}
    if plan.schedule is not None:
        values |= {"schedule": plan.schedule, "rounds": len(plan.schedule)}

    def work(connection: Connection) -> list[str] | None:
        lock(connection, f"tournament {row.id}")
        if not change(connection, row, **values):
            return None
        made = []
        for place, entrants in enumerate(plan.tables):
            bye = len(entrants) == 1
            table = None if bye else _open(connection, row, number, [None if each is None else people[each] for each in entrants])
            pairing = {"tournament_id": row.id, "round": number, "number": place, "entrants": list(entrants), "table_id": table}
            connection.execute(insert(PairingRow), [pairing])
            made += [] if table is None else [table]
        return made

    try:
        return await tables.db.write(work)
    except IntegrityError:
        return None


def _open(connection: Connection, row: TournamentRow, number: int, people: list[EntrantRow | None]) -> str:
    """A table for these people. It has no host: nobody may change it or close it."""
    seats: list[SeatFacts] = []
    taken = {each.name.casefold() for each in people if each is not None}
    for seat, (entrant, colour) in enumerate(zip(people, COLOURS, strict=False)):
        if entrant is not None:
            seats.append(SeatFacts(seat, entrant.person, None, entrant.name, colour, None))
            continue
        assert row.bots is not None
        name = lobby.free_name(lobby.bot_names(row.bots, row.lang), taken)
        taken.add(name.casefold())
        seats.append(SeatFacts(seat, None, row.bots, name, colour, None))
    agreed = {"agreed": [each.person for each in people if each is not None]} if row.rated else None
    mark = {"id": row.id, "name": row.name, "round": number}
    values = {"game": row.game, "options": row.options, "seed": "", "clock": row.clock, "rated": agreed, "tournament": mark}
    return lobby.insert_table(connection, row.id, values, seats)


async def _start(tables: LiveTables, table_id: str, tournament_id: str) -> None:
    """Begin the game of a table; if another worker has done so, that is well."""
    with contextlib.suppress(Refused):
        await lobby.start(tables, table_id, tournament_id)


async def count(tables: LiveTables, table_id: str) -> bool:
    """Take over the result of a table that is over. Returns whether this call has done so."""
    known = await tables.db.read(lambda connection: _uncounted(connection, table_id))
    if known is None:
        return False

    def work(connection: Connection) -> bool:
        lock(connection, f"tournament {known.tournament_id}")
        pairing, row = _uncounted(connection, table_id), read(connection, known.tournament_id)
        places = None if pairing is None else _places(connection, pairing)
        if pairing is None or places is None:
            return False
        mine = (PairingRow.tournament_id == row.id, PairingRow.round == pairing.round, PairingRow.number == pairing.number)
        connection.execute(update(PairingRow).where(*mine).values(places=places))
        return change(connection, row)

    counted = await tables.db.write(work)
    if counted:
        await advance(tables, known.tournament_id)
    return counted


def _uncounted(connection: Connection, table_id: str) -> PairingRow | None:
    query = select(PairingRow.__table__).where(PairingRow.table_id == table_id, PairingRow.places.is_(None))
    row = connection.execute(query).mappings().first()
    return None if row is None else PairingRow(**row)


def _places(connection: Connection, pairing: PairingRow) -> list[int] | None:
    """The place of each seat; None if the game goes on. If it can never end, all share the first place."""
    assert pairing.table_id is not None
    shared = [0] * len(pairing.entrants)
    try:
        facts = read_facts(connection, pairing.table_id)
    except Refused:
        return shared
    if facts.status == STUCK:
        return shared
    if facts.status != FINISHED or facts.result is None:
        return None
    person = {entrant.number: entrant.person for entrant in read_entrants(connection, pairing.tournament_id)}
    people = {seat: person[entrant] for seat, entrant in enumerate(pairing.entrants) if entrant is not None}
    return ratings.ranks(facts, read_seats(connection, pairing.table_id), people)


async def forfeit(tables: LiveTables, tournament_id: str, number: Entrant) -> None:
    """Give up the game of somebody whom the organiser has taken out."""
    known = await tables.db.read(lambda connection: know(connection, tournament_id))
    person = {entrant.number: entrant.person for entrant in known.entrants}
    for pairing in known.pairings:
        if pairing.table_id is not None and pairing.places is None and number in pairing.entrants:
            with contextlib.suppress(Refused):
                await concessions.concede(tables, pairing.table_id, person[number], pairing.entrants.index(number))


async def sweep(tables: LiveTables) -> None:
    """Do what is left undone: start tables, count results, make rounds."""
    waiting = (PairingRow.places.is_(None), PairingRow.table_id.is_not(None))
    columns = select(PairingRow.table_id, PairingRow.tournament_id, TableRow.status)
    query = columns.outerjoin(TableRow, TableRow.id == PairingRow.table_id).where(*waiting).limit(AT_ONCE)
    for row in await tables.db.read(lambda connection: connection.execute(query).all()):
        if row.status == LOBBY:
            await _start(tables, row.table_id, row.tournament_id)
        elif row.status in (None, FINISHED, STUCK):
            await count(tables, row.table_id)
    running = select(TournamentRow.id).where(TournamentRow.status == RUNNING, TournamentRow.automatic.is_(True)).limit(AT_ONCE)
    for tournament_id in await tables.db.read(lambda connection: connection.scalars(running).all()):
        with contextlib.suppress(Refused):
            await advance(tables, tournament_id)
