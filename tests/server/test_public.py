"""Tables that everybody may see, and quick matches."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from pavonis.server.models import SeekerRow, TableRow
from tests.server.conftest import opened
from tests.server.people import House
from tests.server.processes import empty_database

pytestmark = pytest.mark.anyio
WISH = {"game": "pocket-mars", "seats": 2}


async def test_nothing_is_public_unless_the_host_wants_it(house: House) -> None:
    ada = await house.visitor()
    assert await ada.get("/api/public") == {"on": False, "tables": []}
    assert await ada.refused("POST", "/api/public/match", WISH) == (409, "not_public")
    seats = [{"kind": "me"}, {"kind": "open"}]
    assert await ada.refused("POST", "/api/tables", {"game": "pocket-mars", "seats": seats, "public": True}) == (409, "not_public")
    table = (await ada.open("me", "open"))["id"]
    assert await ada.refused("PATCH", f"/api/tables/{table}", {"public": True}) == (409, "not_public")


async def test_open_seats_and_tables_to_watch(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", public=True) as house:
        ada, bob, eve = [await house.visitor() for _ in range(3)]
        private = (await ada.open("me", "open"))["id"]
        shown = (await ada.open("me", "open", "sharp", public=True, options={"draft": True}))["id"]
        found = (await eve.get("/api/public", lang="pl"))["tables"]
        assert [table["id"] for table in found] == [shown]
        assert (found[0]["free"], found[0]["options"]) == (1, ["Draft: tak"])
        assert [player["level"] for player in found[0]["players"]] == [None, None, "sharp"]
        await ada.ask("PATCH", f"/api/tables/{private}", {"public": True})
        assert len((await eve.get("/api/public"))["tables"]) == 2
        await ada.ask("PATCH", f"/api/tables/{private}", {"public": False})
        await bob.post(f"/api/tables/{shown}/sit", {})
        assert (await eve.get("/api/public"))["tables"] == [], "it is full and has not begun"
        await ada.post(f"/api/tables/{shown}/start")
        watched = (await eve.get("/api/public"))["tables"][0]
        assert (watched["status"], watched["free"]) == ("playing", 0)
        assert (await eve.look(shown))["viewer"] == -1


async def match(house: House) -> None:
    """Five people look at once; two pairs find each other, and one is left."""
    people = [await house.visitor() for _ in range(5)]
    for number, person in enumerate(people):
        await person.ask("PUT", "/api/me", {"name": f"Person {number}"})
    await asyncio.gather(*(person.post("/api/public/match", WISH) for person in people))
    found = [await person.post("/api/public/match", WISH) for person in people]
    tables = [each["table"] for each in found]
    assert sorted(tables.count(table) for table in set(tables) - {None}) == [2, 2]
    left = tables.index(None)
    assert found[left]["waiting"] == 1
    for table in set(tables) - {None}:
        pair = [person for person, at in zip(people, tables, strict=True) if at == table]
        views = [await person.look(table) for person in pair]
        assert [view["status"] for view in views] == ["playing", "playing"]
        assert sorted(view["viewer"] for view in views) == [0, 1]
    count = select(func.count()).select_from(TableRow)
    assert await house.service.db.read(lambda connection: connection.scalar(count)) == 2
    again = people[(left + 1) % 5]
    await again.ask("DELETE", "/api/public/match")
    assert (await again.post("/api/public/match", {**WISH, "seats": 3}))["waiting"] == 1
    await again.ask("DELETE", "/api/public/match")
    old = datetime.now(UTC) - timedelta(minutes=1)
    await house.service.db.write(lambda connection: connection.execute(update(SeekerRow).values(seen=old)))
    assert (await again.post("/api/public/match", WISH)) == {"waiting": 1, "table": None}, "who is gone is not waited for"
    assert await again.refused("POST", "/api/public/match", {**WISH, "seats": 8}) == (422, "bad_seats")


async def test_quick_matches(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", public=True) as house:
        await match(house)


async def test_quick_matches_on_postgresql() -> None:
    async with opened(empty_database(), public=True) as house:
        await match(house)
