"""Moves that go past SQLAlchemy: stored all or none, and read by another worker as everything else is."""

import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from pavonis.core.record import fingerprint
from pavonis.server import queries
from pavonis.server.appending import Added, Append, Behind
from pavonis.server.database import Postgres
from tests.server.conftest import opened
from tests.server.people import House, answer
from tests.server.processes import postgres

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("processes")]
Row = tuple[int, int, str]


@pytest.fixture(params=["sqlite", "postgresql"])
async def either(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """A server on each kind of database."""
    async with opened(tmp_path / "tables.db" if request.param == "sqlite" else postgres()) as house:
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
    database = postgres()
    async with opened(database) as house:
        table, people = await house.friends(2)
        await people[0].play(table, 0)
        lines = house.service.db._lines  # type: ignore[union-attr]
        assert lines._free
        for line in lines._free:
            line.connection.terminate()
        length = (await house.service.tables.get(table)).facts.length
        seat = (await people[0].look(table))["play"]["waiting"][0]
        await people[seat].play(table, seat)
        assert (await stored(house, table))[0] > length


async def test_another_worker_reads_moves_as_it_reads_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    chance, quick = random.Random(3), 0
    added = Postgres.added

    async def counted(self: Postgres, *about: Any) -> Added | None:
        nonlocal quick
        found = await added(self, *about)
        quick += found is not None
        return found

    monkeypatch.setattr(Postgres, "added", counted)
    database = postgres()
    async with opened(database) as other, opened(database) as house:
        table, people = await house.friends(2)
        await other.service.tables.get(table)
        for number in range(30):
            seat = chance.choice((await people[0].look(table))["play"]["waiting"])
            view = await people[seat].look(table, seat=seat)
            if number == 9:
                await people[0].post(f"/api/tables/{table}/messages", {"text": "Good luck"})
            elif number == 19:
                await people[0].ask("PUT", "/api/me", {"name": "Ada"})  # not a move: all is read
            else:
                await people[seat].play(table, seat, answer(view["play"], chance), view["play"]["step"])
            if number % 3 == 0:
                await same(house, other, table)
        await same(house, other, table)
    assert quick > 10


async def same(house: House, other: House, table: str) -> None:
    """Both workers have the same copy of a table, and it is what is stored."""
    ours, theirs = await house.service.tables.get(table, (-1, -1, -1)), await other.service.tables.get(table, (-1, -1, -1))
    kept = await house.service.db.read(lambda connection: queries.read_facts(connection, table))
    assert ours.facts.marks == theirs.facts.marks == kept.marks
    assert theirs.facts == kept
    assert ours.match is not None
    assert theirs.match is not None
    assert fingerprint(ours.match.state) == fingerprint(theirs.match.state)
