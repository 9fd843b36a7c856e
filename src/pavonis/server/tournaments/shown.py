"""Tournaments as they are shown."""

from fractions import Fraction
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from pavonis.server.clock_schemas import Clock
from pavonis.server.games import open_game, words_of
from pavonis.server.public import options_told
from pavonis.server.service import Service
from pavonis.server.tournament_schemas import (
    EntrantBody,
    RoundBody,
    SeatOfRound,
    StandingBody,
    TableOfRound,
    TournamentBody,
    TournamentCard,
    Tournaments,
)
from pavonis.server.tournaments import rounds
from pavonis.server.tournaments.models import ROUND_ROBIN, EntrantRow, PairingRow, TournamentRow
from pavonis.server.tournaments.queries import is_over, played
from pavonis.server.tournaments.rounds import Known
from pavonis.server.tournaments.standings import against, points_at, standings

LISTED = 100


def _number(value: Fraction) -> float:
    return round(float(value), 2)


async def listed(service: Service, person: str | None, lang: str) -> Tournaments:
    """All tournaments, the latest first."""
    if not service.settings.tournaments:
        return Tournaments(False, [])

    def work(connection: Connection) -> tuple[Any, dict[str, int], set[str]]:
        rows = (
            connection.execute(select(TournamentRow.__table__).order_by(TournamentRow.touched.desc()).limit(LISTED))
            .mappings()
            .all()
        )
        ids = [row["id"] for row in rows]
        sizes = (
            select(EntrantRow.tournament_id, func.count())
            .where(EntrantRow.tournament_id.in_(ids))
            .group_by(EntrantRow.tournament_id)
        )
        mine = select(EntrantRow.tournament_id).where(EntrantRow.person == person)
        return rows, dict(connection.execute(sizes).tuples().all()), set(connection.scalars(mine))

    rows, sizes, mine = await service.db.read(work)
    names = ("id", "name", "game", "system", "status", "seats", "round", "rounds", "created")
    cards = [
        TournamentCard(
            **{name: row[name] for name in names},
            title=_title(row["game"], row["options"], lang),
            entrants=sizes.get(row["id"], 0),
            mine=row["id"] in mine,
        )
        for row in rows
    ]
    return Tournaments(True, cards)


def _title(game: str, options: dict[str, Any], lang: str) -> str:
    return words_of(open_game(game, options), lang, []).title()


async def shown(service: Service, tournament_id: str, person: str | None, lang: str) -> TournamentBody:
    """A tournament as somebody sees it."""
    known = await service.db.read(lambda connection: rounds.know(connection, tournament_id))
    row = known.row
    me = next((entrant.number for entrant in known.entrants if entrant.person == person and person is not None), None)
    mine = [each for each in known.pairings if each.round == row.round and me in each.entrants and not is_over(each)]
    return TournamentBody(
        id=row.id,
        name=row.name,
        game=row.game,
        title=_title(row.game, row.options, lang),
        options=options_told(row.game, row.options, lang),
        clock=None if row.clock is None else msgspec.convert(row.clock, Clock),
        system=row.system,  # type: ignore[arg-type]  # one of the two
        status=row.status,  # type: ignore[arg-type]  # one of the three
        seats=row.seats,
        round=row.round,
        rounds=row.rounds,
        bots=row.bots,
        automatic=row.automatic,
        rated=row.rated,
        organiser=person is not None and row.organiser == person,
        ready=rounds.ready(known),
        entrants=[EntrantBody(each.number, each.name, each.number == me, each.gone) for each in known.entrants],
        standings=_standings(known),
        played=[_round(number, known, me) for number in range(row.round, 0, -1)],
        table=mine[0].table_id if mine and me is not None else None,
    )


def _standings(known: Known) -> list[StandingBody]:
    order = [entrant.number for entrant in sorted(known.entrants, key=lambda each: (-each.strength, each.number))]
    tables = [played(pairing) for pairing in known.pairings]
    crosses = against(order, tables)
    return [
        StandingBody(
            rank=row.rank,
            entrant=row.entrant,
            points=_number(row.points),
            buchholz=_number(row.buchholz),
            sonneborn=_number(row.sonneborn),
            wins=row.wins,
            played=row.played,
            byes=row.byes,
            against={rival: _number(value) for rival, value in crosses[row.entrant].items()},
        )
        for row in standings(order, tables, known.row.system == ROUND_ROBIN)
    ]


def _round(number: int, known: Known, me: int | None) -> RoundBody:
    return RoundBody(number, [_table(pairing, me) for pairing in known.pairings if pairing.round == number])


def _table(pairing: PairingRow, me: int | None) -> TableOfRound:
    over, table = is_over(pairing), played(pairing)
    seats = [
        SeatOfRound(entrant, _number(points_at(table, seat)) if over else None) for seat, entrant in enumerate(pairing.entrants)
    ]
    return TableOfRound(pairing.number, pairing.table_id, over, me is not None and me in pairing.entrants, seats)
