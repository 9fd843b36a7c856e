"""Who may stay connected, and what stays when tables go."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from httpx_ws import WebSocketDisconnect
from sqlalchemy import select, text

from pavonis.server.expiry import expire
from pavonis.server.models import Person, TableRow
from tests.server.conftest import opened
from tests.server.people import House, Live, Visitor, until
from tests.server.test_ratings import rated_friends

pytestmark = pytest.mark.anyio
TOKEN = "a token for the tests"


async def ended(live: Live) -> int:
    """Listen until the server closes; the code with which it did."""
    while True:
        try:
            await live.socket.receive_text(10.0)
        except WebSocketDisconnect as closed:
            return closed.code


async def person_of(house: House, table: str, seat: int) -> str:
    found = (await house.service.tables.get(table)).seats[seat].person
    assert found is not None
    return found


async def test_whoever_is_banned_is_cut_off(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", admin_token=TOKEN) as house:
        table, (ada, bob) = await house.friends(2)
        host = await house.visitor(authorization=f"Bearer {TOKEN}")
        eve = await house.visitor()
        await eve.ask("PUT", "/api/me", {"name": "Eve"})
        query = select(Person.id).where(Person.name == "Eve")
        spectator = await house.service.db.read(lambda connection: connection.scalar(query))
        async with bob.live(table) as player, eve.live(table) as watching, ada.live(table) as stays:
            for each in (player, watching, stays):
                await each.view()
            for person in (await person_of(house, table, 1), spectator):
                await host.post("/api/admin/bans", {"person": person})
            assert [await ended(player), await ended(watching)] == [4403, 4403]
            seat = (await ada.look(table))["play"]["waiting"][0]
            if seat == 0:
                await ada.play(table, 0)
            await stays.say(type="ping")
            await stays.hear("pong")


async def test_a_browser_that_was_signed_out_elsewhere_hears_nothing_more(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    phrase = (await ada.post("/api/me/recovery"))["phrase"]
    phone, tablet = await house.visitor(), await house.visitor()
    await tablet.post("/api/recover", {"phrase": phrase})
    async with ada.live(table) as old, tablet.live(table) as other, bob.live(table) as stays:
        for each in (old, other, stays):
            await each.view()
        await phone.post("/api/recover", {"phrase": phrase, "alone": True})
        assert [await ended(old), await ended(other)] == [4401, 4401]
        await house.service.admission.check(sessions=True)
        await stays.say(type="ping")
        await stays.hear("pong")
        async with phone.live(table) as new:
            assert (await new.view())["viewer"] == 0
            await house.service.admission.check(sessions=True)
            await new.say(type="ping")
            await new.hear("pong")


async def test_ratings_stay_when_tables_expire(house: House) -> None:
    table, (ada, bob) = await rated_friends(house)
    name = (await ada.look(table))["seats"][0]["name"]
    await bob.post(f"/api/tables/{table}/seats/1/concede")
    await until(lambda: _rated(ada), 30)
    before = await ada.get("/api/ratings/pocket-mars")
    later = datetime.now(UTC) + timedelta(days=400)
    for days in (0, 2):
        when = later + timedelta(days=days)
        await house.service.db.write(lambda db, when=when: expire(db, house.service.settings, when, 10**6))  # type: ignore[misc]
    house.service.people.forget_all()
    house.service.tables.forget(table)
    assert await ada.refused("GET", f"/api/tables/{table}") == (404, "no_such_table")
    assert await ada.get("/api/ratings/pocket-mars") == before
    assert before[0]["name"] == name
    assert (await ada.get("/api/me"))["known"], "somebody with a rating is not forgotten"


async def _rated(who: Visitor) -> bool:
    return bool(await who.get("/api/ratings/pocket-mars"))


async def test_tables_of_a_challenge_are_found_by_their_seed(house: House) -> None:
    query = text(f"EXPLAIN QUERY PLAN SELECT id FROM {TableRow.__tablename__} WHERE game = 'a' AND seed = '1' AND seats = 1")

    def plan(connection: Any) -> str:
        return " ".join(str(row) for row in connection.execute(query))

    assert "ix_game_table_seed" in await house.service.db.read(plan)
