"""The check before an upgrade: which running games can the rules of this release carry over, and how?"""

from functools import partial

import msgspec
from sqlalchemy import Connection, inspect, select

from pavonis.server import queries, upgrade
from pavonis.server.database import open_database
from pavonis.server.games import open_game
from pavonis.server.live_table import TableFacts
from pavonis.server.models import PLAYING, TableRow
from pavonis.server.settings import Settings


class Finding(msgspec.Struct):
    """What becomes of one table."""

    table: str
    game: str
    moves: int
    before: int  # the version of the rules it has been played under
    now: int
    outcome: upgrade.Outcome


async def check(settings: Settings) -> list[Finding]:
    """Try every running game under the rules of this release, without changing anything."""
    db = open_database(settings)
    try:
        running = select(TableRow.id).where(TableRow.status == PLAYING)
        tables = await db.read(lambda connection: connection.scalars(running).all())
        return [await db.read(partial(_find, table_id)) for table_id in tables]
    finally:
        await db.close()


def _facts(table_id: str, connection: Connection) -> TableFacts:
    """What is stored about a table, as far as the release that wrote it has the columns: nothing is migrated here."""
    present = {column["name"] for column in inspect(connection).get_columns(TableRow.__tablename__)}
    columns = [column for column in TableRow.__table__.columns if column.name in present]
    return TableFacts(**connection.execute(select(*columns).where(TableRow.id == table_id)).mappings().one())


def _find(table_id: str, connection: Connection) -> Finding:
    facts = _facts(table_id, connection)
    marks = queries.read_entries(connection, table_id, 0, facts.length)
    game = open_game(facts.game, facts.options)
    before = facts.rules_version
    saved = queries.read_snapshot(connection, table_id)
    while (anew := upgrade.rewritten(game, facts, marks, saved)) is not None:
        facts = msgspec.structs.replace(facts, rules_version=anew.rules_version, position=anew.position, length=len(anew.entries))
        marks, saved = anew.entries, anew.saved
    outcome = upgrade.carry_over(game, facts, marks, saved)
    return Finding(table_id, facts.game, facts.length, before, game.rules_version, outcome)
