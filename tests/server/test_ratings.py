"""Ratings: Glicko-2 as in its paper, only for those who agreed, and every game once."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import select

from pavonis.server import ratings
from pavonis.server.glicko import Comparison, Rating, rated
from pavonis.server.models import RatingRow
from tests.server.conftest import opened
from tests.server.people import House, Visitor, answer, play_out, until
from tests.server.processes import empty_database

pytestmark = pytest.mark.anyio


def test_the_worked_example_of_the_paper() -> None:
    rivals = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = rated(Rating(1500, 200, 0.06), [Comparison(rival, score) for rival, score in rivals])
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_results_of_one_game_weigh_as_much_as_one_game_of_two() -> None:
    one = rated(Rating(), [Comparison(Rating(), 1.0)])
    four = rated(Rating(), [Comparison(Rating(), 1.0, 1 / 3)] * 3)
    assert four == pytest.approx(one)
    idle = rated(Rating(1600, 50, 0.06), [])
    assert (idle.rating, idle.deviation > 50) == (1600, True)


def test_somebody_who_always_wins_rises_and_the_scale_does_not_break() -> None:
    own = Rating()
    for _ in range(300):
        own = rated(own, [Comparison(Rating(1500, 60), 1.0)])
    assert 1900 < own.rating < 4000
    assert 0 < own.deviation < 350


async def rated_friends(house: House, count: int = 2) -> tuple[str, list[Visitor]]:
    table, people = await house.friends(count, start=False, rated=True)
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/agree", {"agree": True})
    await people[0].post(f"/api/tables/{table}/start")
    return table, people


async def test_everybody_must_agree_before_the_start(house: House) -> None:
    table, (ada, bob) = await house.friends(2, start=False, rated=True)
    assert (await bob.look(table))["agreed"] == [0]
    assert await ada.refused("POST", f"/api/tables/{table}/start") == (409, "not_agreed")
    assert (await bob.post(f"/api/tables/{table}/agree", {"agree": True}))["agreed"] == [0, 1]
    await ada.ask("PATCH", f"/api/tables/{table}", {"options": {"draft": True}})
    assert (await bob.look(table))["agreed"] == [0], "other options are another game"
    await bob.post(f"/api/tables/{table}/agree", {"agree": True})
    await ada.post(f"/api/tables/{table}/start")
    assert await bob.refused("POST", f"/api/tables/{table}/agree", {"agree": False}) == (409, "not_lobby")
    assert await bob.refused("POST", f"/api/tables/{table}/hint", {"seat": 1}) == (409, "rated_table")
    assert await bob.refused("POST", f"/api/tables/{table}/seats/1/bot", {"level": "expert"}) == (409, "rated_table")
    both = [{"kind": "me"}, {"kind": "me"}]
    assert await ada.refused("POST", "/api/tables", {"game": "pocket-mars", "seats": both, "rated": True, "seed": "4"}) == (
        409,
        "chosen_seed",
    )
    assert await ada.refused("POST", "/api/tables", {"game": "pocket-mars", "seats": both, "rated": True, "start": True}) == (
        409,
        "not_agreed",
    )
    alone = {"game": "terraforming-mars", "seats": [{"kind": "me"}], "rated": True}
    assert await ada.refused("POST", "/api/tables", alone) == (409, "cannot_rate")


async def check(house: House, database: str) -> None:
    """A game is counted once, also if two workers see its end."""
    table, people = await rated_friends(house)
    for number, person in enumerate(people):
        await person.ask("PUT", "/api/me", {"name": f"Person {number}"})
    await play_out(table, people, random.Random(3))
    async with opened(database) as other:
        done = await asyncio.gather(*(ratings.settle(each.service.db, table) for each in (house, other) * 4))
        assert sum(done) <= 1
        await until(lambda: _counted(people[0]), 30)
        assert await ratings.settle_all(other.service.db) == 0
    winners = (await people[0].look(table))["result"]["winners"]
    board = await people[0].get("/api/ratings/pocket-mars")
    assert [row["games"] for row in board] == [1, 1]
    assert sum(row["mine"] for row in board) == 1
    changes = {change["seat"]: change for change in await people[1].get(f"/api/tables/{table}/rating")}
    assert all((changes[seat]["after"] >= 1500) == (seat in winners) for seat in (0, 1))
    if len(winners) == 1:
        assert board[0]["name"] == f"Person {winners[0]}"
        assert 1640 < board[0]["rating"] < 1680, "as one game of two new players is counted"
        assert 280 < board[0]["deviation"] < 300


async def _counted(who: Visitor) -> bool:
    return bool(await who.get("/api/ratings/pocket-mars"))


async def test_a_game_is_counted_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db") as house:
        await check(house, str(tmp_path / "tables.db"))


async def test_a_game_is_counted_once_on_postgresql() -> None:
    database = empty_database()
    async with opened(database) as house:
        await check(house, database)


async def test_who_gives_up_is_last_and_bots_are_fixed(house: House) -> None:
    ada = await house.visitor()
    table = (await ada.open("me", "steady", "relaxed", rated=True, start=True))["id"]
    await ada.post(f"/api/tables/{table}/seats/0/concede")
    await until(lambda: _counted(ada), 30)
    row = (await ada.get("/api/ratings/pocket-mars"))[0]
    assert row["rating"] < 1400
    assert row["name"] == (await ada.look(table))["seats"][0]["name"], "who has chosen no name is called as at the table"
    rows = await house.service.db.read(lambda connection: connection.execute(select(RatingRow.person)).all())
    assert len(rows) == 1, "bots have no rating that moves"


async def test_what_somebody_has_seen_is_not_taken_back_by_consent(house: House) -> None:
    table, people = await rated_friends(house)
    chance, seen = random.Random(5), set()
    for _ in range(400):
        view = await people[0].look(table, log=100000)
        if view["play"]["over"] or ("ask", "learned") in seen:
            break
        seat = chance.choice(view["play"]["waiting"])
        mine = (await people[seat].look(table, seat=seat, log=100000))["play"]
        await people[seat].play(table, seat, answer(mine, chance), mine["step"])
        held = await house.service.tables.get(table)
        for each in (0, 1):
            strict, rules = held.undo_state(each), held.facts.rated
            held.facts.rated = None
            usual = held.undo_state(each)
            expected = "learned" if usual == "ask" and held.learned_since(each) else usual
            held.facts.rated = rules
            assert strict == expected
            seen.add((usual, strict))
    assert ("ask", "learned") in seen


async def test_a_rating_moves_with_its_person(house: House) -> None:
    table, (ada, bob) = await rated_friends(house)
    phone = await house.visitor()
    token = (await ada.post("/api/me/transfer"))["token"]
    await phone.post("/api/transfer", {"token": token})
    await bob.post(f"/api/tables/{table}/seats/1/concede")
    await until(lambda: _counted(bob), 30)
    board = await phone.get("/api/ratings/pocket-mars")
    assert [(row["mine"], row["rating"] > 1500) for row in board] == [(True, True), (False, False)]
