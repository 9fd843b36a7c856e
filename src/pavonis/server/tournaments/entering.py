"""Opening a tournament, and who takes part in it. Every change counts the tournament's `version` up."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from pavonis.server import clocks, ratings
from pavonis.server.database import lock
from pavonis.server.errors import Refused
from pavonis.server.games import checked_options, open_game
from pavonis.server.lobby import free_name
from pavonis.server.models import Person
from pavonis.server.people import checked_name, new_id
from pavonis.server.phrases import spoken
from pavonis.server.service import Service
from pavonis.server.tournament_schemas import NewTournament
from pavonis.server.tournaments.models import OPEN, OVER, ROUND_ROBIN, RUNNING, EntrantRow, TournamentRow
from pavonis.server.tournaments.queries import change, read, read_entrants

LIMIT = 5  # tournaments of one organiser that are not over
MOST = 128  # entrants


def check(service: Service) -> None:
    """Refuse what only a server with tournaments offers."""
    if not service.settings.tournaments:
        raise Refused("no_tournaments")


async def create(service: Service, person: str, wish: NewTournament, lang: str) -> str:
    """Open a tournament that somebody organises."""
    values = _checked(service, wish)
    now = datetime.now(UTC)
    row = {**values, "id": new_id(), "organiser": person, "status": OPEN, "lang": lang, "created": now, "touched": now}

    def work(connection: Connection) -> None:
        lock(connection, f"tournaments of {person}")
        mine = (TournamentRow.organiser == person, TournamentRow.status != OVER)
        if (connection.scalar(select(func.count()).select_from(TournamentRow).where(*mine)) or 0) >= LIMIT:
            raise Refused("too_many_tournaments")
        connection.execute(insert(TournamentRow), [row])

    await service.db.write(work)
    return str(row["id"])


def _checked(service: Service, wish: NewTournament) -> dict[str, Any]:
    options = checked_options(wish.game, wish.options)
    game = open_game(wish.game, options)
    if wish.seats not in game.seats:
        raise Refused("bad_seats", problem=f"{game.seats.start} to {game.seats.stop - 1}, not {wish.seats}")
    ratings.check_game(game, wish.seats)
    name = " ".join(wish.name.split())
    if not name or not all(letter.isprintable() for letter in name):
        raise Refused("bad_name")
    for level in (wish.bots, None if wish.clock is None else wish.clock.level):
        if level is not None:
            service.roster.check(level)
    if wish.rated and wish.bots is not None and wish.bots not in ratings.ANCHORS:
        raise Refused("cannot_rate")
    return {
        "name": name, "game": wish.game, "options": options, "clock": clocks.checked(wish.clock), "system": wish.system,
        "seats": wish.seats, "rounds": 0 if wish.system == ROUND_ROBIN else wish.rounds, "bots": wish.bots,
        "automatic": wish.automatic, "rated": wish.rated,
    }  # fmt: skip


async def join(service: Service, tournament_id: str, person: str, name: str | None, lang: str) -> None:
    """Take part in a tournament that has not begun."""
    wanted = "" if name is None else checked_name(name)

    def work(connection: Connection) -> None:
        lock(connection, f"tournament {tournament_id}")
        row = read(connection, tournament_id)
        if row.status != OPEN:
            raise Refused("tournament_begun")
        here = read_entrants(connection, tournament_id)
        if any(entrant.person == person for entrant in here):
            return
        if len(here) >= MOST:
            raise Refused("tournament_full")
        taken = {entrant.name.casefold() for entrant in here}
        if wanted.casefold() in taken:
            raise Refused("name_taken")
        known = connection.scalar(select(Person.name).where(Person.id == person)) or ""
        crew = spoken(lang).crew
        more = (f"{crew[0]} {number}" for number in range(2, MOST + 2))
        found = wanted or free_name((known, *crew, *more), taken)
        strength = ratings.read_rating(connection, person, row.game).rating
        number = max((entrant.number for entrant in here), default=-1) + 1
        entrant = {"tournament_id": tournament_id, "number": number, "person": person, "name": found, "strength": strength}
        connection.execute(insert(EntrantRow), [{**entrant, "gone": False}])
        change(connection, row)

    await service.db.write(work)


async def leave(service: Service, tournament_id: str, person: str) -> int | None:
    """Take part no more. Whoever leaves after the start stays in the standings and is not paired again.

    Returns the number of the entrant, if there is one.
    """

    def work(connection: Connection) -> int | None:
        lock(connection, f"tournament {tournament_id}")
        row = read(connection, tournament_id)
        mine = [entrant for entrant in read_entrants(connection, tournament_id) if entrant.person == person]
        return _remove(connection, row, mine[0]) if mine else None

    return await service.db.write(work)


async def expel(service: Service, tournament_id: str, person: str, number: int) -> int | None:
    """The organiser takes somebody out."""

    def work(connection: Connection) -> int | None:
        lock(connection, f"tournament {tournament_id}")
        row = read(connection, tournament_id)
        check_organiser(row, person)
        found = [entrant for entrant in read_entrants(connection, tournament_id) if entrant.number == number]
        return _remove(connection, row, found[0]) if found else None

    return await service.db.write(work)


def _remove(connection: Connection, row: TournamentRow, entrant: EntrantRow) -> int:
    if row.status == OVER:
        raise Refused("tournament_begun")
    mine = (EntrantRow.tournament_id == row.id, EntrantRow.number == entrant.number)
    if row.status == OPEN:
        connection.execute(delete(EntrantRow).where(*mine))
    else:
        connection.execute(update(EntrantRow).where(*mine).values(gone=True))
    change(connection, row)
    return entrant.number


def check_organiser(row: TournamentRow, person: str) -> None:
    """Refuse what only the organiser may do."""
    if row.organiser != person:
        raise Refused("not_organiser")


async def end(service: Service, tournament_id: str, person: str) -> None:
    """The organiser calls a tournament off before the start, or ends it: no further round is made."""

    def work(connection: Connection) -> None:
        lock(connection, f"tournament {tournament_id}")
        row = read(connection, tournament_id)
        check_organiser(row, person)
        if row.status == RUNNING:
            change(connection, row, status=OVER)
        else:
            connection.execute(delete(TournamentRow).where(TournamentRow.id == tournament_id))

    await service.db.write(work)
