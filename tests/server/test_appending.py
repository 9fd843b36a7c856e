"""Moves that go past SQLAlchemy: one or several, with a saved position or without, all stored or none."""

from collections.abc import AsyncIterator
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

import pytest

from pavonis.server import queries
from pavonis.server.appending import Append, Behind
from tests.server.conftest import opened
from tests.server.people import House
from tests.server.processes import postgres

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("processes")]
Row = tuple[int, int, str]


@pytest.fixture(params=["sqlite", "postgresql"])
async def either(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """A server on each kind of database."""
    with ExitStack() as stack:
        database = str(tmp_path / "tables.db") if request.param == "sqlite" else stack.enter_context(postgres())
        async with opened(database) as house:
            yield house


async def stored(house: House, table: str) -> tuple[int, list[Row], tuple[int, dict[str, int]] | None]:
    """How long the record of a table is, its entries, and the saved position."""
    facts = await house.service.db.read(lambda connection: queries.read_facts(connection, table))
    rows = await house.service.db.read(lambda connection: queries.read_entries(connection, table, 0, 100))
    return facts.length, rows, await house.service.db.read(lambda connection: queries.read_snapshot(connection, table))


async def test_moves_are_stored_together_or_not_at_all(either: House) -> None:
    table, _ = await either.friends(2)
    facts = (await either.service.tables.get(table)).facts
    db, now = either.service.db, datetime.now(UTC)

    def append(length: int, rows: list[Row], position: str | None = None) -> Append:
        return Append(table, facts.meta, length, 1, False, now, rows, position)

    await db.append(append(0, [(0, 5, "a")]))
    await db.append(append(1, [(0, 6, "b"), (1, 7, "c")], '{"x":1}'))
    await db.append(append(3, [(1, 8, "d")], '{"x":2}'))
    found = 4, [(0, 5, "a"), (0, 6, "b"), (1, 7, "c"), (1, 8, "d")], (4, {"x": 2})
    assert await stored(either, table) == found
    for late in (append(3, [(0, 9, "e")]), append(2, [(0, 9, "e"), (0, 9, "f")]), append(1, [(0, 9, "e")], '{"x":3}')):
        with pytest.raises(Behind):
            await db.append(late)
    assert await stored(either, table) == found


async def test_the_driver_loses_its_connections_and_finds_new_ones() -> None:
    with postgres() as database:
        async with opened(database) as house:
            table, people = await house.friends(2)
            await people[0].play(table, 0)
            appender = house.service.db._appender  # type: ignore[union-attr]
            assert appender._free
            for line in appender._free:
                line.connection.terminate()
            length = (await house.service.tables.get(table)).facts.length
            seat = (await people[0].look(table))["play"]["waiting"][0]
            await people[seat].play(table, seat)
            assert (await stored(house, table))[0] > length
