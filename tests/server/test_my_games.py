"""All games of a person: by page, with filters, and as one file."""

import random
from pathlib import Path

import pytest

from tests.server.conftest import opened
from tests.server.people import House, Visitor, play_out
from tests.server.processes import empty_database

pytestmark = pytest.mark.anyio


async def some_games(house: House) -> tuple[Visitor, Visitor, str, str, str]:
    """Ada has played a game with Bob, plays another one with him, and waits at a third table."""
    ended, (ada, bob) = await house.friends(2)
    await play_out(ended, [ada, bob], random.Random(1))
    running = (await ada.open("me", {"kind": "open"}))["id"]
    await bob.accept(await ada.invite(running, 1), name="Bob")
    await ada.post(f"/api/tables/{running}/start")
    waiting = (await ada.post("/api/tables", {"game": "terraforming-mars", "seats": [{"kind": "me"}, {"kind": "open"}]}))["id"]
    return ada, bob, ended, running, waiting


async def check(house: House) -> None:
    """Pages, filters and the file."""
    ada, bob, ended, running, waiting = await some_games(house)
    found = await ada.get("/api/me/games")
    assert [game["id"] for game in found["games"]] == [waiting, running, ended]
    assert (found["total"], found["pages"], sorted(found["titles"])) == (3, 1, ["pocket-mars", "terraforming-mars"])
    assert "Bob" in found["opponents"]
    lobby, now, over = found["games"]
    assert (lobby["status"], lobby["round"], lobby["replay"]) == ("lobby", None, False)
    assert (now["status"], now["round"], now["your_turn"], now["replay"]) == ("playing", 0, True, False)
    assert [player["waiting"] for player in now["players"]] == [True, True]
    assert (over["status"], over["replay"], over["your_turn"]) == ("finished", True, False)
    seen = await ada.look(ended)
    assert [player["points"] for player in over["players"]] == [seat["total"] for seat in seen["result"]["seats"]]
    assert [place for place, player in enumerate(over["players"]) if player["winner"]] == seen["result"]["winners"]
    assert over["round"] == seen["play"]["observation"]["round"]
    for stage, expected in {"lobby": [waiting], "running": [running], "finished": [ended]}.items():
        assert [game["id"] for game in (await ada.get("/api/me/games", stage=stage))["games"]] == expected
    assert [game["id"] for game in (await ada.get("/api/me/games", game="terraforming-mars"))["games"]] == [waiting]
    assert [game["id"] for game in (await ada.get("/api/me/games", opponent="Bob"))["games"]] == [running]
    second = await ada.get("/api/me/games", page=2, size=2)
    assert (second["pages"], [game["id"] for game in second["games"]]) == (2, [ended])
    assert {game["id"] for game in await bob.get("/api/me/games/export")} == {ended, running}


async def test_all_games_of_a_person(house: House) -> None:
    await check(house)
    eve = await house.visitor()
    assert (await eve.get("/api/me/games"))["total"] == 0
    assert await eve.refused("GET", "/api/me/games/export") == (401, "no_session")
    assert (await eve.refused("GET", "/api/me/games", page=0))[0] == 400


async def test_all_games_on_postgresql() -> None:
    async with opened(empty_database()) as house:
        await check(house)


async def test_the_round_is_that_of_the_table(tmp_path: Path) -> None:
    """A position is saved at the end of every round, however seldom they are saved otherwise."""
    async with opened(tmp_path / "tables.db", snapshot_every=100_000) as house:
        table, people = await house.friends(2)
        chance = random.Random(4)
        for _ in range(60):
            view = await people[0].look(table, log=100000)
            if view["play"]["over"]:
                break
            seat = chance.choice(view["play"]["waiting"])
            await people[seat].play(table, seat)
            view = await people[0].look(table, log=100000)
            listed = (await people[0].get("/api/me/games"))["games"][0]
            assert listed["round"] == view["play"]["observation"]["round"]
