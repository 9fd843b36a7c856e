"""All games of a person: by page, with filters, and as one file."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select

from pavonis.core.record import BadRecord, restored
from pavonis.server.database import Database
from pavonis.server.games import open_game, words_of
from pavonis.server.live_table import SeatFacts
from pavonis.server.models import FINISHED, LOBBY, PLAYING, STUCK, HiddenRow, SeatRow, SnapshotRow, TableRow
from pavonis.server.my_games_schemas import MyGame, MyGames, PlayerBody, Stage

STAGES = {"lobby": (LOBBY,), "running": (PLAYING, STUCK), "finished": (FINISHED,)}
EXPORTED = 10_000  # games in one file
_SEAT = [SeatRow.seat, SeatRow.person, SeatRow.bot, SeatRow.name, SeatRow.colour, SeatRow.seen]


class Filter(NamedTuple):
    """What somebody wants to see of their games."""

    game: str | None = None
    stage: Stage | None = None
    opponent: str | None = None


class Found(NamedTuple):
    """Rows of the database about the games of somebody."""

    total: int
    tables: Sequence[Any]
    seats: dict[str, list[SeatFacts]]
    hidden: set[str]
    keys: Sequence[str]
    opponents: Sequence[str]


async def games_of(db: Database, person: str, lang: str, wish: Filter, page: int, size: int) -> MyGames:
    """A page of somebody's games, the latest first."""
    found = await db.read(lambda connection: _find(connection, person, wish, (page - 1) * size, size))
    titles = {key: _title(key, {}, lang) for key in found.keys}
    games = [_game(row, found, person, lang) for row in found.tables]
    return MyGames(found.total, page, max(1, -(-found.total // size)), titles, sorted(found.opponents), games)


async def exported(db: Database, person: str, lang: str, wish: Filter) -> list[MyGame]:
    """All of somebody's games that fit."""
    return (await games_of(db, person, lang, wish, 1, EXPORTED)).games


def _mine(person: str) -> ColumnElement[bool]:
    sits = select(SeatRow.table_id).where(SeatRow.person == person)
    return or_(TableRow.host == person, TableRow.id.in_(sits))


def _wanted(person: str, wish: Filter) -> ColumnElement[bool]:
    conditions = [_mine(person)]
    if wish.game is not None:
        conditions.append(TableRow.game == wish.game)
    if wish.stage is not None:
        conditions.append(TableRow.status.in_(STAGES[wish.stage]))
    if wish.opponent is not None:
        met = select(SeatRow.table_id).where(SeatRow.name == wish.opponent, SeatRow.person.is_not(None), SeatRow.person != person)
        conditions.append(TableRow.id.in_(met))
    return and_(*conditions)


def _find(connection: Connection, person: str, wish: Filter, start: int, size: int) -> Found:
    wanted = _wanted(person, wish)
    total = connection.scalar(select(func.count()).select_from(TableRow).where(wanted)) or 0
    rows = connection.execute(_page(wanted, start, size)).mappings().all()
    seats: dict[str, list[SeatFacts]] = {row["id"]: [] for row in rows}
    here = select(SeatRow.table_id, *_SEAT).where(SeatRow.table_id.in_(list(seats))).order_by(SeatRow.seat)
    for table_id, *columns in connection.execute(here):
        seats[table_id].append(SeatFacts(*columns))
    hidden = connection.scalars(select(HiddenRow.table_id).where(HiddenRow.person == person)).all()
    keys = connection.scalars(select(TableRow.game).where(_mine(person)).distinct().order_by(TableRow.game)).all()
    at_mine = select(TableRow.id).where(_mine(person))
    others = (SeatRow.table_id.in_(at_mine), SeatRow.person.is_not(None), SeatRow.person != person)
    opponents = connection.scalars(select(SeatRow.name).where(*others).distinct()).all()
    return Found(total, rows, seats, set(hidden), keys, opponents)


def _page(wanted: ColumnElement[bool], start: int, size: int) -> Select[Any]:
    """Tables with their last saved positions: one is saved at the end of every round, so it tells the round."""
    columns = select(TableRow.__table__, SnapshotRow.position.label("saved"))
    joined = columns.outerjoin(SnapshotRow, SnapshotRow.table_id == TableRow.id).where(wanted)
    return joined.order_by(TableRow.touched.desc(), TableRow.id).offset(start).limit(size)


def _title(key: str, options: dict[str, Any], lang: str) -> str:
    return words_of(open_game(key, options), lang, []).title()


def _game(row: Any, found: Found, person: str, lang: str) -> MyGame:
    playing, result = row["status"] == PLAYING, row["result"]
    players = []
    for seat in found.seats[row["id"]]:
        players.append(
            PlayerBody(
                name=seat.name,
                kind=seat.kind,  # type: ignore[arg-type]  # one of the four
                mine=seat.person == person,
                waiting=playing and bool(row["waiting"] >> seat.seat & 1),
                winner=result is not None and seat.seat in result["winners"],
                points=None if result is None else result["totals"][seat.seat],
            )
        )
    return MyGame(
        id=row["id"],
        game=row["game"],
        title=_title(row["game"], row["options"], lang),
        status=row["status"],
        host=row["host"] == person,
        created=row["created"],
        touched=row["touched"],
        round=_round(row),
        players=players,
        your_turn=any(player.mine and player.waiting and player.kind == "person" for player in players),
        hidden=row["id"] in found.hidden,
        replay=row["status"] == FINISHED,
    )


def _round(row: Any) -> int | None:
    """How far a game has come."""
    game = open_game(row["game"], row["options"])
    if row["saved"] is None or row["status"] not in (PLAYING, FINISHED) or row["rules_version"] != game.rules_version:
        return None
    try:
        return game.round(restored(game, row["seats"], row["saved"]))
    except BadRecord:
        return None
