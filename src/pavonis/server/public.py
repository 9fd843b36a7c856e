"""Tables that everybody may see, and quick matches: people who look for the same game are put at one table."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update

from pavonis.server import lobby, ratings
from pavonis.server.database import Database, lock
from pavonis.server.errors import Refused
from pavonis.server.games import checked_options, open_game, words_of
from pavonis.server.live_table import SeatFacts
from pavonis.server.models import LOBBY, PLAYING, Person, SeatRow, SeekerRow, TableRow
from pavonis.server.phrases import spoken
from pavonis.server.public_schemas import Public, PublicPlayer, PublicTable, Seek, Sought
from pavonis.server.schemas import COLOURS
from pavonis.server.service import Service
from pavonis.server.shelf import choices

LISTED = 100
PATIENT = timedelta(seconds=15)  # who has not asked for so long has gone
FRESH = timedelta(days=1)  # a table that nobody has touched for longer is not offered


async def listed(service: Service, lang: str) -> Public:
    """The tables with open seats and those to watch, the latest first."""
    if not service.settings.public:
        return Public(False, [])
    rows, seats = await service.db.read(_find)
    found = [_table(row, [seat for seat in seats if seat.table_id == row["id"]], lang) for row in rows]
    return Public(True, [table for table in found if table.free or table.status == PLAYING])


def _find(connection: Connection) -> tuple[Sequence[Any], Sequence[Any]]:
    now = datetime.now(UTC)
    shown = (TableRow.public.is_(True), TableRow.status.in_((LOBBY, PLAYING)), TableRow.touched > now - FRESH)
    columns = (TableRow.id, TableRow.game, TableRow.options, TableRow.status, TableRow.clock, TableRow.rated, TableRow.created)
    rows = connection.execute(select(*columns).where(*shown).order_by(TableRow.touched.desc()).limit(LISTED)).mappings().all()
    here = select(SeatRow.table_id, SeatRow.seat, SeatRow.person, SeatRow.bot, SeatRow.name, SeatRow.colour, SeatRow.seen)
    seats = here.where(SeatRow.table_id.in_([row["id"] for row in rows])).order_by(SeatRow.seat)
    return rows, connection.execute(seats).all()


def _table(row: Any, seats: Sequence[Any], lang: str) -> PublicTable:
    facts = [SeatFacts(seat.seat, seat.person, seat.bot, seat.name, seat.colour, seat.seen) for seat in seats]
    return PublicTable(
        id=row["id"],
        game=row["game"],
        title=words_of(open_game(row["game"], row["options"]), lang, []).title(),
        status=row["status"],
        options=options_told(row["game"], row["options"], lang),
        players=[PublicPlayer(seat.name, seat.kind, seat.bot) for seat in facts],  # type: ignore[arg-type]  # one of the four
        free=sum(seat.kind == "open" for seat in facts),
        clock=row["clock"] is not None,
        rated=row["rated"] is not None,
        created=row["created"],
    )


def options_told(key: str, options: dict[str, Any], lang: str) -> list[str]:
    """The options that differ from the box, in words."""
    told = []
    for option in choices(key, lang):
        value = options.get(option.key, option.default)
        named = [each.name for each in option.values if each.value == value]
        if value != option.default and named:
            told.append(f"{option.name}: {named[0]}")
    return told


async def seek(service: Service, person: str, wish: Seek, lang: str) -> Sought:
    """Look for others; to be asked again every few seconds. Whoever completes a table opens and starts it."""
    check(service)
    options = checked_options(wish.game, {})
    game = open_game(wish.game, options)
    if wish.seats not in game.seats:
        raise Refused("bad_seats", problem=f"{game.seats.start} to {game.seats.stop - 1}, not {wish.seats}")
    if wish.rated:
        ratings.check_game(game, wish.seats)

    def work(connection: Connection) -> tuple[Sought, str | None]:
        lock(connection, f"seekers of {wish.game}")
        now = datetime.now(UTC)
        mine = connection.execute(select(SeekerRow.table_id, SeekerRow.game).where(SeekerRow.person == person)).first()
        if mine is not None and mine.table_id is not None:
            return Sought(0, mine.table_id), None
        _note(connection, person, wish, now, mine is not None)
        alike = (SeekerRow.game == wish.game, SeekerRow.seats == wish.seats, SeekerRow.rated == wish.rated)
        there = (SeekerRow.table_id.is_(None), SeekerRow.seen > now - PATIENT)
        query = select(SeekerRow.person).where(*alike, *there).order_by(SeekerRow.since).limit(wish.seats)
        people = list(connection.scalars(query))
        if len(people) < wish.seats:
            return Sought(len(people), None), None
        table = _put_together(connection, people, wish, options, lang)
        connection.execute(update(SeekerRow).where(SeekerRow.person.in_(people)).values(table_id=table))
        return Sought(0, table if person in people else None), table

    found, made = await service.db.write(work)
    if made is not None:
        table = await service.tables.get(made)
        await lobby.start(service.tables, made, table.facts.host)
    return found


def check(service: Service) -> None:
    """Refuse what only a server with public tables offers."""
    if not service.settings.public:
        raise Refused("not_public")


def _note(connection: Connection, person: str, wish: Seek, now: datetime, known: bool) -> None:
    values = {"game": wish.game, "seats": wish.seats, "rated": wish.rated, "seen": now}
    if known:
        connection.execute(update(SeekerRow).where(SeekerRow.person == person).values(**values))
    else:
        connection.execute(insert(SeekerRow), [{"person": person, "since": now, "table_id": None, **values}])


def _put_together(connection: Connection, people: list[str], wish: Seek, options: dict[str, Any], lang: str) -> str:
    """A table for these people. Who has waited longest is its host."""
    rows = connection.execute(select(Person.id, Person.name).where(Person.id.in_(people))).all()
    names = {row.id: row.name for row in rows}
    seats: list[SeatFacts] = []
    for number, (person, colour) in enumerate(zip(people, COLOURS, strict=False)):
        name = lobby.free_name((names.get(person, ""), *spoken(lang).crew), {seat.name.casefold() for seat in seats})
        seats.append(SeatFacts(number, person, None, name, colour, None))
    rated = {"agreed": people} if wish.rated else None
    values = {"game": wish.game, "options": options, "seed": "", "public": True, "rated": rated}
    return lobby.insert_table(connection, people[0], values, seats)


async def leave(db: Database, person: str) -> None:
    """Look for nobody any more."""

    def work(connection: Connection) -> None:
        gone = or_(SeekerRow.person == person, SeekerRow.seen < datetime.now(UTC) - FRESH)
        connection.execute(delete(SeekerRow).where(gone))

    await db.write(work)
