"""Before an upgrade goes live: which running games will the rules of this release carry over, and how."""

from functools import partial

import msgspec
from sqlalchemy import Connection, select

from pavonis.server import rows, upgrade
from pavonis.server.database import open_database
from pavonis.server.games import open_game
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
    """Try every running game under the rules as they are here; nothing is changed."""
    db = open_database(settings)
    try:
        running = select(TableRow.id).where(TableRow.status == PLAYING)
        tables = await db.read(lambda connection: connection.scalars(running).all())
        return [await db.read(partial(_find, table_id)) for table_id in tables]
    finally:
        await db.close()


def _find(table_id: str, connection: Connection) -> Finding:
    facts, _, marks = rows.read_table(connection, table_id)
    game = open_game(facts.game, facts.options)
    outcome = upgrade.carry_over(game, facts, marks, rows.read_snapshot(connection, table_id))
    return Finding(table_id, facts.game, facts.length, facts.rules_version, game.rules_version, outcome)
