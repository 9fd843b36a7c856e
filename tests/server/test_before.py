"""Tables and records that the release before wrote, in the codes of that time: everything of theirs still opens.

`before/tables.sql` was dumped from a database of that release; `before/tables.json` says what its people saw at each table.
"""

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from pavonis.games import load
from pavonis.server import upgrade
from pavonis.server.check import check
from pavonis.server.settings import read_settings
from tests.server.conftest import opened
from tests.server.people import House, Visitor, play_out

pytestmark = pytest.mark.anyio

FOLDER = Path(__file__).parent / "before"
TOLD: dict[str, Any] = json.loads((FOLDER / "tables.json").read_text(encoding="utf-8"))
TABLES = [name for name, facts in TOLD.items() if "table" in facts]
FIXED = 2  # the rules version since which codes never change; finished games of it keep it
# Rules version 3 plays some games otherwise: Ares Expedition offers the Initiative later.
OTHERWISE = ["ares-expedition finished"]
# Rules version 3 of Mission: Red Planet asks for every ship: what was not asked then is written into the record. Steps by seat.
MORE_STEPS = {"mission-red-planet running": [1, 1, 1], "mission-red-planet finished": [0, 3, 2]}
# Rules version 3 of Pocket Mars tells of a card discarded at the maximum of energy; a production tells what everybody receives.
MORE_LINES = {
    "pocket-mars running": 1,
    "pocket-mars finished": 18,
    "terraforming-mars running": 6,
    "terraforming-mars undone": 2,
    "terraforming-mars finished": 40,
    "ares-expedition running": 4,
    "ares-expedition undone": 2,
}
UPLOADS = [name for name, facts in TOLD.items() if "replay" in facts]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database of that release."""
    path = tmp_path / "tables.db"
    connection = sqlite3.connect(path)
    connection.executescript((FOLDER / "tables.sql").read_text(encoding="utf-8"))
    connection.close()
    return path


async def people_of(house: House, cookies: list[str]) -> list[Visitor]:
    people = [await house.visitor() for _ in cookies]
    for who, cookie in zip(people, cookies, strict=True):
        who.client.cookies.set("pavonis", cookie)
    return people


@pytest.mark.parametrize("name", [name for name in TABLES if name not in OTHERWISE])
async def test_a_table_is_as_its_people_left_it(database: Path, name: str) -> None:
    table, then = TOLD[name]["table"], TOLD[name]["views"]
    async with opened(database) as house:
        people = await people_of(house, TOLD[name]["cookies"])
        for seat, who in enumerate(people):
            seen = await who.look(table, seat=seat)
            play = seen["play"]
            game = load(seen["game"], **seen["options"])
            now = {
                "status": seen["status"],
                "totals": seen["result"] and [each["total"] for each in seen["result"]["seats"]],
                "waiting": play["waiting"],
                "step": play["step"] - MORE_STEPS.get(name, [0] * len(people))[seat],
                "lines": len(play["log"]["lines"]) - MORE_LINES.get(name, 0),
                "offered": sorted(game.space.phrase(move["move"]) for move in play["moves"]),
            }
            told = then[seat] | {"offered": sorted(then[seat]["offered"])}
            assert now == {field: told[field] for field in now}
        facts = (await house.service.tables.get(table)).facts
        assert (facts.base, facts.position) == (0, None), "it goes on with its whole record"
        if then[0]["status"] == "playing":
            await play_out(table, people, random.Random(name))
        assert (await people[0].get(f"/api/tables/{table}/replay"))["finished"]
        record = (await people[0].client.get(f"/api/tables/{table}/record")).json()
        today = then[0]["status"] == "playing" or name in MORE_STEPS
        assert record["rules_version"] == (game.rules_version if today else FIXED)


@pytest.mark.parametrize("name", OTHERWISE)
async def test_a_finished_game_that_the_rules_of_today_play_otherwise_keeps_its_result(database: Path, name: str) -> None:
    table, (then, *_) = TOLD[name]["table"], TOLD[name]["views"]
    async with opened(database) as house:
        (ada, *_) = await people_of(house, TOLD[name]["cookies"])
        seen = await ada.look(table)
        assert (seen["status"], seen["play"]) == ("finished", None)
        assert [each["total"] for each in seen["result"]["seats"]] == then["totals"]
        assert await ada.refused("GET", f"/api/tables/{table}/replay") == (409, "other_rules")


@pytest.mark.parametrize("name", UPLOADS)
async def test_an_uploaded_record_opens(database: Path, name: str) -> None:
    async with opened(database) as house:
        eve = await house.visitor()
        path = f"/api/replays/{TOLD[name]['replay']}"
        steps = (await eve.get(path))["steps"]
        assert steps > 20
        last = (await eve.get(f"{path}/steps", start=steps, count=1))[-1]
        assert last["number"] == steps


async def test_the_host_is_told_that_nothing_is_lost(database: Path) -> None:
    found = await check(read_settings({}, database=str(database)))
    assert len(found) == sum(TOLD[name]["views"][0]["status"] == "playing" for name in TABLES)
    assert {finding.outcome.kind for finding in found} == {upgrade.SAME}
