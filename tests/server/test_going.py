"""Giving up, voting about somebody who is away, hiding a table."""

from pathlib import Path

import pytest

from tests.server.conftest import opened
from tests.server.people import House, Visitor, until

pytestmark = pytest.mark.anyio


async def test_giving_up_against_one_ends_the_game(house: House) -> None:
    table, people = await house.friends(2)
    assert await people[1].refused("POST", f"/api/tables/{table}/seats/0/concede") == (403, "not_yours")
    seen = await people[1].post(f"/api/tables/{table}/seats/1/concede")
    assert (seen["status"], seen["result"]["winners"]) == ("finished", [0])
    assert [seat["conceded"] for seat in seen["seats"]] == [False, True]
    assert await people[0].refused("POST", f"/api/tables/{table}/seats/0/concede") == (409, "not_playing")
    replay = await people[0].get(f"/api/tables/{table}/replay")
    assert replay["game"] == "pocket-mars", "a game that was given up can be looked at like any other"


async def test_alone_with_bots_giving_up_ends_the_game(house: House) -> None:
    ada = await house.visitor()
    table = (await ada.open("me", "relaxed", "relaxed", start=True))["id"]
    seen = await ada.post(f"/api/tables/{table}/seats/0/concede")
    assert seen["status"] == "finished"
    assert seen["result"]["winners"]
    assert 0 not in seen["result"]["winners"]


async def test_the_others_play_on_and_who_gave_up_cannot_win(house: House) -> None:
    table, people = await house.friends(3)
    seen = await people[2].post(f"/api/tables/{table}/seats/2/concede")
    assert (seen["status"], seen["seats"][2]["kind"]) == ("playing", "away")
    assert await people[2].refused("POST", f"/api/tables/{table}/seats/2/return") == (409, "conceded")
    seen = await people[1].post(f"/api/tables/{table}/seats/1/concede")
    assert (seen["status"], seen["result"]["winners"]) == ("finished", [0])


async def test_a_table_is_hidden_in_ones_own_list_only(house: House) -> None:
    table, people = await house.friends(2)
    await people[0].post(f"/api/tables/{table}/hide", {"hidden": True})
    assert [card["hidden"] for card in await people[0].get("/api/me/tables")] == [True]
    assert [card["hidden"] for card in await people[1].get("/api/me/tables")] == [False]
    await people[0].post(f"/api/tables/{table}/hide", {"hidden": True})
    await people[0].post(f"/api/tables/{table}/hide", {"hidden": False})
    assert [card["hidden"] for card in await people[0].get("/api/me/tables")] == [False]


async def test_more_than_half_of_those_who_are_there_let_a_bot_play(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", absent_minutes=0, handover_seconds=600) as house:
        table, people = await house.friends(4)
        address = f"/api/tables/{table}/seats/3/vote"
        async with people[0].live(table) as one, people[1].live(table) as two, people[2].live(table):
            await one.view()
            await two.view()
            await until(lambda: _online(people[0], table, 3))
            assert await people[0].refused("POST", f"/api/tables/{table}/seats/1/vote", {}) == (409, "not_absent")
            seen = await people[0].post(address, {"level": "relaxed"})
            assert (seen["vote"]["yes"], seen["seats"][3]["kind"]) == ([0], "person")
            assert await people[3].refused("POST", f"/api/tables/{table}/vote", {"agree": False}) == (403, "not_yours")
            seen = await people[1].post(f"/api/tables/{table}/vote", {"agree": True})
            assert (seen["vote"], seen["seats"][3]["kind"], seen["seats"][3]["level"]) == (None, "away", "relaxed")
        back = await people[3].post(f"/api/tables/{table}/seats/3/return")
        assert back["seats"][3]["kind"] == "person", "its person takes it back at any time"


async def _online(who: Visitor, table: str, count: int) -> bool:
    seen = await who.look(table)
    return sum(bool(seat["online"]) for seat in seen["seats"]) >= count


async def test_objections_and_the_return_of_the_person_end_a_vote(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", absent_minutes=0, handover_seconds=600) as house:
        table, people = await house.friends(3)
        address = f"/api/tables/{table}/seats/2/vote"
        async with people[0].live(table) as one, people[1].live(table) as two:
            await one.view()
            await two.view()
            await until(lambda: _online(people[0], table, 2))
            await people[0].post(address, {"level": "relaxed"})
            seen = await people[1].post(f"/api/tables/{table}/vote", {"agree": False})
            assert (seen["vote"], seen["seats"][2]["kind"]) == (None, "person")
            await people[0].post(address, {"level": "relaxed"})
            async with people[2].live(table) as three:
                await three.view()
                await until(lambda: _online(people[0], table, 3))
            assert (await people[0].look(table))["vote"] is None


async def test_a_vote_that_nobody_objects_to_comes_true_in_time(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", absent_minutes=0, handover_seconds=0) as house:
        table, people = await house.friends(3)
        async with people[0].live(table) as one, people[1].live(table) as two:
            await one.view()
            await two.view()
            await until(lambda: _online(people[0], table, 2))
            seen = await people[0].post(f"/api/tables/{table}/seats/2/vote", {"level": "relaxed"})
            assert seen["vote"] is not None
            await house.service.hand_over()
            assert (await people[0].look(table))["seats"][2]["kind"] == "away"
