"""Daily solo challenges: ordinary solo tables with the seed of the day; the results are the finished ones of this server."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, QueryParameter
from sqlalchemy import Connection, select

from pavonis.analysis.challenges import FIRST_DAY, is_solo, seed_of_day
from pavonis.games import games
from pavonis.server.challenge_schemas import ChallengeBody, ChallengeResult
from pavonis.server.dependencies import CallerDep, ServiceDep
from pavonis.server.errors import Refused
from pavonis.server.games import checked_options, open_game, words_of
from pavonis.server.models import FINISHED, PLAYING, SeatRow, TableRow

AHEAD = timedelta(days=1)  # the farthest that a day can have come somewhere on Earth
SHOWN = 100  # results
LOOKED_AT = 5000  # tables of one day
Day = Annotated[str | None, QueryParameter(name="day", max_length=10)]


def day_of(text: str | None) -> date:
    """The day that is asked for, up to today."""
    today = datetime.now(UTC).date()
    try:
        day = today if text is None else date.fromisoformat(text)
    except ValueError:
        raise Refused("malformed", problem="day: should be written like 2026-11-17") from None
    if not FIRST_DAY <= day <= today + AHEAD:
        raise Refused("malformed", problem=f"day: from {FIRST_DAY} to today")
    return day


@get("/api/games/{game:str}/challenge", tags=["games"])
async def challenge(game: FromPath[str], service: ServiceDep, caller: CallerDep, day: Day = None) -> ChallengeBody:
    """The solo game of a day, by default of today, and what people on this server have made of it."""
    options = checked_options(game, {}) if game in games() else {}
    if game not in games() or not is_solo(open_game(game, options)):
        raise Refused("no_such_game")
    on = day_of(day)
    seed = str(seed_of_day(game, on))
    rows = await service.tables.db.read(lambda connection: _tables(connection, game, seed))
    played = [row for row in rows if row.options == options]
    running = next((row.id for row in reversed(played) if row.status == PLAYING and row.person == caller.person), None)
    title = words_of(open_game(game, options), caller.lang, []).title()
    return ChallengeBody(game, title, on.isoformat(), seed, running, ranked(played, caller.person))


def _tables(connection: Connection, game: str, seed: str) -> Sequence[Any]:
    """Solo tables with this seed that were played from their beginning by a person, in the order in which they were finished."""
    wanted = select(TableRow.id, TableRow.status, TableRow.options, TableRow.result, SeatRow.person, SeatRow.name)
    alone = (TableRow.game == game, TableRow.seed == seed, TableRow.seed_chosen, TableRow.seats == 1, TableRow.position.is_(None))
    person = (SeatRow.table_id == TableRow.id, SeatRow.person.is_not(None), SeatRow.bot.is_(None))
    states = TableRow.status.in_((PLAYING, FINISHED))
    return connection.execute(wanted.where(*alone, *person, states).order_by(TableRow.touched).limit(LOOKED_AT)).all()


def ranked(rows: Sequence[Any], person: str | None) -> list[ChallengeResult]:
    """The first finished game of everybody: those who have won first, then by points."""
    first: dict[str, ChallengeResult] = {}
    for row in rows:
        if row.status == FINISHED and row.result is not None and row.person not in first:
            won, points = bool(row.result["winners"]), row.result["totals"][0]
            first[row.person] = ChallengeResult(row.name, points, won, row.person == person, row.id)
    return sorted(first.values(), key=lambda each: (not each.won, -each.points))[:SHOWN]


handlers = [challenge]
