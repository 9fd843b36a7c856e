"""The host's page: closed without its token, and nothing of a running game is on it."""

import json
import os
import secrets
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import select, update

from pavonis.cli.admin import admin
from pavonis.server.models import BanRow, Person, TableRow
from tests.server.conftest import opened
from tests.server.people import House, Visitor
from tests.server.processes import Server, empty_database

pytestmark = pytest.mark.anyio
TOKEN = secrets.token_urlsafe(16)


async def host_of(house: House) -> Visitor:
    return await house.visitor(authorization=f"Bearer {TOKEN}")


async def check(house: House) -> None:
    """Everything the page shows and does."""
    host, (table, (ada, bob)) = await host_of(house), await house.friends(2)
    await ada.ask("PUT", "/api/me", {"name": "Ada"})
    seen = await host.get("/api/admin")
    assert (seen["tables"], seen["people"], seen["people_today"]) == ({"playing": 1}, 2, 2)
    assert seen["storage"]["rows"]["seat"] == 2
    assert seen["storage"]["bytes"] > 0
    assert seen["load"]["requests"] > 0
    listed = (await host.get("/api/admin/tables"))["tables"]
    assert [(each["id"], each["status"], len(each["people"])) for each in listed] == [(table, "playing", 2)]
    found = await host.get("/api/admin/people", name="Ad")
    assert [(each["name"], each["tables"], each["banned"]) for each in found["people"]] == [("Ada", 1, False)]
    await host.post("/api/admin/bans", {"person": found["people"][0]["id"], "reason": "spoils games", "days": 1})
    assert await ada.refused("GET", f"/api/tables/{table}") == (403, "banned")
    view = await bob.look(table, seat=1)
    step, move = view["play"]["step"], view["play"]["moves"][0]["move"]
    assert await ada.refused("POST", f"/api/tables/{table}/moves", {"seat": 0, "step": step, "moves": [move]}) == (403, "banned")
    await bob.play(table, 1)
    bans = (await host.get("/api/admin"))["bans"]
    assert [(each["name"], each["reason"]) for each in bans] == [("Ada", "spoils games")]
    await host.ask("DELETE", f"/api/admin/bans/{bans[0]['id']}")
    await ada.look(table)
    await host.post("/api/admin/notices", {"text": "We upgrade\n tonight."})
    told = await bob.get("/api/notices")
    assert [each["text"] for each in told] == ["We upgrade tonight."]
    await host.ask("DELETE", f"/api/admin/notices/{told[0]['id']}")
    assert await bob.get("/api/notices") == []
    checked = await host.post("/api/admin/check")
    assert [(each["table"], each["outcome"], each["lost"]) for each in checked] == [(table, "same", 0)]
    written = await host.post("/api/admin/backup")
    assert written["rows"] > 4
    assert written["bytes"] > 100
    seed = await house.service.db.read(lambda connection: connection.scalar(select(TableRow.seed)))
    everything = json.dumps([await host.get("/api/admin"), await host.get("/api/admin/tables"), checked, written])
    assert seed
    assert seed not in everything
    assert not {"seed", "position", "options", "result"} & set(listed[0])


async def test_the_page_of_the_host(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", admin_token=TOKEN, backups=str(tmp_path / "backups")) as house:
        await check(house)
        assert len(list((tmp_path / "backups").iterdir())) == 1


async def test_the_page_of_the_host_on_postgresql(tmp_path: Path) -> None:
    async with opened(empty_database(), admin_token=TOKEN, backups=str(tmp_path)) as house:
        await check(house)


async def test_without_a_token_there_is_no_page_and_guessing_takes_time(house: House, tmp_path: Path) -> None:
    eve = await house.visitor(authorization="Bearer ")
    assert await eve.refused("GET", "/api/admin") == (404, "no_such_page")
    async with opened(tmp_path / "other.db", admin_token=TOKEN) as closed:
        eve = await closed.visitor()
        for _ in range(5):
            assert await eve.refused("GET", "/api/admin") == (403, "not_admin")
        assert await eve.refused("GET", "/api/admin") == (429, "too_fast")
        assert await (await host_of(closed)).refused("GET", "/api/admin") == (429, "too_fast"), "not even with the right one"


async def test_an_address_and_a_ban_that_ends(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", admin_token=TOKEN, proxied=True) as house:
        host, eve = await host_of(house), await house.visitor(**{"x-forwarded-for": "203.0.113.77"})
        other = await house.visitor(**{"x-forwarded-for": "203.0.114.1"})
        assert await host.refused("POST", "/api/admin/bans", {"address": "here"}) == (422, "bad_address")
        assert await host.refused("POST", "/api/admin/bans", {}) == (400, "malformed")
        await host.post("/api/admin/bans", {"address": "203.0.113.5/24", "days": 1})
        assert await eve.refused("GET", "/api/games") == (403, "banned")
        await other.get("/api/games")
        past = datetime.now(UTC) - timedelta(minutes=1)
        await house.service.db.write(lambda connection: connection.execute(update(BanRow).values(until=past)))
        await house.service.bans.load()
        await eve.get("/api/games")
        assert (await host.get("/api/admin"))["bans"] == []


async def test_bans_do_not_forget_people(house: House) -> None:
    """Somebody with two cookies is banned if either is."""
    ada = await house.visitor()
    await ada.ask("PUT", "/api/me", {"name": "Ada"})
    person = await house.service.db.read(lambda connection: connection.scalar(select(Person.id)))
    house.service.bans.people = {str(person)}
    ada.client.headers["cookie"] = f"pavonis={ada.client.cookies['pavonis']}; pavonis=another"
    assert await ada.refused("GET", "/api/me") == (403, "banned")


@pytest.mark.xdist_group("processes")
def test_the_host_at_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = CliRunner().invoke(admin, ["token"])
    token = made.output.strip()
    assert len(token) >= 40
    with Server(tmp_path, str(tmp_path / "tables.db"), admin_token=token) as server:
        monkeypatch.setenv("PAVONIS_ADMIN_TOKEN", token)
        told = CliRunner().invoke(admin, ["status", "--server", server.url])
        assert told.exit_code == 0, told.output
        assert "tables: none" in told.output
        monkeypatch.setitem(os.environ, "PAVONIS_ADMIN_TOKEN", "wrong")
        refused = CliRunner().invoke(admin, ["status", "--server", server.url])
        assert isinstance(refused.exception, ValueError)
