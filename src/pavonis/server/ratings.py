"""Ratings by game, only between people who agreed before the start. Each game is counted once: its row is the claim."""

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from pavonis.bots.bot import LEVELS
from pavonis.core.game import Game, Seat
from pavonis.server import glicko
from pavonis.server.database import Database, lock
from pavonis.server.errors import Refused
from pavonis.server.glicko import Comparison, Rating
from pavonis.server.live_table import LiveTable, SeatFacts, TableFacts
from pavonis.server.live_tables import LiveTables
from pavonis.server.models import FINISHED, LOBBY, Person, RatedRow, RatingRow, SeatRow, TableRow
from pavonis.server.public_schemas import RatingBody, RatingChange
from pavonis.server.queries import Edit, read_facts, read_seats

# Fixed points of the scale. They are a convention, not a measurement: what counts is that they never move.
ANCHORS: Final = {"relaxed": 1200.0, "steady": 1500.0, "sharp": 1650.0, "expert": 1750.0}
ANCHOR_DEVIATION: Final = 60.0
AT_ONCE = 100


def check_game(game: Game[Any], seats: int) -> None:
    """Refuse a game in which nobody plays against anybody."""
    if seats < 2 or game.joint(game.new(seats, 0)):
        raise Refused("cannot_rate")


def wished(game: Game[Any], seats: int, person: str, seed_chosen: bool) -> dict[str, Any]:
    """A rated table as its host opens it: the host agrees by asking for it."""
    check_game(game, seats)
    if seed_chosen:
        raise Refused("chosen_seed")
    return {"agreed": [person]}


async def agree(tables: LiveTables, table_id: str, person: str, yes: bool) -> LiveTable:
    """Somebody at a rated table agrees that the game counts, or no longer does."""

    def decide(table: LiveTable) -> Edit | None:
        rated = table.facts.rated
        if table.facts.status != LOBBY or table.facts.tournament is not None:  # who enters a tournament has agreed
            raise Refused("not_lobby")
        if rated is None:
            raise Refused("not_rated")
        if not table.owned(person):
            raise Refused("not_yours")
        agreed = sorted({*rated["agreed"], person} if yes else {*rated["agreed"]} - {person})
        return None if agreed == sorted(rated["agreed"]) else Edit({"rated": {"agreed": agreed}})

    return await tables.edit(table_id, decide)


def begun(table: LiveTable) -> dict[str, Any]:
    """What is noted of a rated table when its game begins: who plays for their rating. Refused if somebody has not agreed."""
    rated = table.facts.rated
    if rated is None:
        return {}
    people = {seat.seat: seat.person for seat in table.seats if seat.person is not None}
    if len(set(people.values())) < len(people) or not set(people.values()) <= set(rated["agreed"]):
        raise Refused("not_agreed")
    if any(seat.bot is not None and seat.bot not in LEVELS for seat in table.seats):
        raise Refused("cannot_rate")
    check_game(table.game, len(table.seats))
    return {"rated": {**rated, "seats": {str(seat): person for seat, person in people.items()}}}


def check_unrated(table: LiveTable) -> None:
    """Refuse help that a rated game, or one of a tournament, does not allow."""
    if table.facts.strict:
        raise Refused("rated_table")


async def settle(db: Database, table_id: str) -> bool:
    """Count a finished game. Returns whether this call did it: any worker may try, and one does."""
    try:
        return await db.write(lambda connection: _settle(connection, table_id))
    except IntegrityError:  # another worker was quicker
        return False


async def settle_all(db: Database) -> int:
    """Count the finished games that nobody has counted."""
    counted = select(RatedRow.table_id)
    open_ = (TableRow.status == FINISHED, TableRow.rated.is_not(None), TableRow.id.not_in(counted))
    query = select(TableRow.id).where(*open_).limit(AT_ONCE)
    tables = await db.read(lambda connection: connection.scalars(query).all())
    return sum([await settle(db, table_id) for table_id in tables])


def _settle(connection: Connection, table_id: str) -> bool:
    facts = read_facts(connection, table_id)
    if facts.status != FINISHED or facts.rated is None or facts.result is None:
        return False
    lock(connection, f"ratings of {facts.game}")  # two games of one person are counted one after the other
    if connection.scalar(select(RatedRow.table_id).where(RatedRow.table_id == table_id)) is not None:
        return False
    connection.execute(insert(RatedRow), [{"table_id": table_id, "at": datetime.now(UTC), "changes": []}])
    seats = read_seats(connection, table_id)
    people = {int(seat): person for seat, person in facts.rated.get("seats", {}).items()}
    places = ranks(facts, seats, people)
    before: dict[Seat, Rating] = {}
    for seat in seats:
        if seat.seat in people:
            before[seat.seat] = read_rating(connection, people[seat.seat], facts.game)
        elif seat.bot in ANCHORS:
            before[seat.seat] = Rating(ANCHORS[seat.bot], ANCHOR_DEVIATION)
    changes = []
    for number, person in people.items():
        after = glicko.rated(before[number], compared(number, before, places))
        _write(connection, person, facts.game, after, seats[number].name)
        changes.append([number, before[number].rating, after.rating, after.deviation])
    connection.execute(RatedRow.__table__.update().where(RatedRow.table_id == table_id).values(changes=changes))  # type: ignore[attr-defined]
    return True


def compared(seat: Seat, before: dict[Seat, Rating], places: list[int]) -> list[Comparison]:
    """The results of a seat against all others, which together weigh as much as one game of two."""
    others = [other for other in before if other != seat]
    results = []
    for other in others:
        score = 0.5 if places[seat] == places[other] else float(places[seat] < places[other])
        results.append(Comparison(before[other], score, 1 / len(others)))
    return results


def ranks(facts: TableFacts, seats: list[SeatFacts], people: dict[Seat, str]) -> list[int]:
    """The place of each seat: winners, then by points; last are those who gave up or were not there at the end."""
    assert facts.result is not None
    totals, winners = facts.result["totals"], facts.result["winners"]
    gone = {*(facts.conceded or [])}
    for seat in seats:
        if seat.seat in people and (seat.person != people[seat.seat] or seat.bot is not None):
            gone.add(seat.seat)
    keys = [(seat.seat in gone, seat.seat not in winners, 0 if seat.seat in winners else -totals[seat.seat]) for seat in seats]
    keys = [(True, True, 0) if key[0] else key for key in keys]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


def read_rating(connection: Connection, person: str, game: str) -> Rating:
    """Somebody's rating so far."""
    columns = select(RatingRow.rating, RatingRow.deviation, RatingRow.volatility)
    row = connection.execute(columns.where(RatingRow.person == person, RatingRow.game == game)).first()
    return Rating() if row is None else Rating(*row)


def _write(connection: Connection, person: str, game: str, rating: Rating, name: str) -> None:
    mine = (RatingRow.person == person, RatingRow.game == game)
    games = connection.scalar(select(RatingRow.games).where(*mine)) or 0
    connection.execute(delete(RatingRow).where(*mine))
    row = {"person": person, "game": game, "games": games + 1, "touched": datetime.now(UTC), "name": name, **rating._asdict()}
    connection.execute(insert(RatingRow), [row])


async def leaderboard(db: Database, game: str, person: str | None, most: int = 100) -> list[RatingBody]:
    """The best first, by what they are at least: the rating less twice its deviation."""
    sure = RatingRow.rating - 2 * RatingRow.deviation
    seated = select(func.max(SeatRow.name)).where(SeatRow.person == RatingRow.person).scalar_subquery()
    # Who has chosen no name is called as at a table, also when that is gone.
    name = func.coalesce(func.nullif(Person.name, ""), func.nullif(RatingRow.name, ""), seated, "").label("name")
    columns = select(RatingRow.person, name, RatingRow.rating, RatingRow.deviation, RatingRow.games)
    query = columns.outerjoin(Person, Person.id == RatingRow.person).where(RatingRow.game == game).order_by(sure.desc()).limit(most)
    rows = await db.read(lambda connection: connection.execute(query).all())
    return [RatingBody(row.name, round(row.rating), round(row.deviation), row.games, row.person == person) for row in rows]


async def changes_of(db: Database, table_id: str) -> list[RatingChange]:
    """What a game has changed; nothing if it was not counted."""
    query = select(RatedRow.changes).where(RatedRow.table_id == table_id)
    found: list[Any] | None = await db.read(lambda connection: connection.scalar(query))
    return [
        RatingChange(seat, round(before, 1), round(after, 1), round(deviation, 1)) for seat, before, after, deviation in found or []
    ]
