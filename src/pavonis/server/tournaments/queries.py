"""Reading and writing the rows of one tournament."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, select, update

from pavonis.server.errors import Refused
from pavonis.server.tournaments.models import EntrantRow, PairingRow, TournamentRow
from pavonis.server.tournaments.standings import Played


def read(connection: Connection, tournament_id: str) -> TournamentRow:
    """A tournament as it is stored."""
    query = select(TournamentRow.__table__).where(TournamentRow.id == tournament_id)
    row = connection.execute(query).mappings().first()
    if row is None:
        raise Refused("no_such_tournament")
    return TournamentRow(**row)


def read_entrants(connection: Connection, tournament_id: str) -> list[EntrantRow]:
    """Who takes part, in the order in which they came."""
    query = select(EntrantRow.__table__).where(EntrantRow.tournament_id == tournament_id).order_by(EntrantRow.number)
    return [EntrantRow(**row) for row in connection.execute(query).mappings()]


def change(connection: Connection, row: TournamentRow, **values: Any) -> bool:
    """Change a tournament if nobody has changed it since it was read. Returns whether that is so."""
    same = (TournamentRow.id == row.id, TournamentRow.version == row.version)
    found = update(TournamentRow).where(*same).values(version=row.version + 1, touched=datetime.now(UTC), **values)
    return connection.execute(found).rowcount == 1


def read_pairings(connection: Connection, tournament_id: str) -> list[PairingRow]:
    """The tables of all rounds so far."""
    query = select(PairingRow.__table__).where(PairingRow.tournament_id == tournament_id)
    return [PairingRow(**row) for row in connection.execute(query.order_by(PairingRow.round, PairingRow.number)).mappings()]


def played(row: PairingRow) -> Played:
    """A table as it is reckoned with."""
    return Played(row.round, tuple(row.entrants), None if row.places is None else tuple(row.places))


def is_over(row: PairingRow) -> bool:
    """Whether a table of a round has a result; a bye has one from the start."""
    return row.table_id is None or row.places is not None
