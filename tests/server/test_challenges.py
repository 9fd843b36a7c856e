"""Daily solo challenges: the same deal for everybody on a day, and the first finished game of each person counts."""

from collections import namedtuple
from datetime import date
from typing import Any

import pytest

from pavonis.analysis.challenges import seed_of_day, solo_games
from pavonis.games import load
from pavonis.server.routes.challenges import ranked
from tests.server.people import House

pytestmark = pytest.mark.anyio
DAY = "2026-11-16"
AT = "/api/games/terraforming-mars/challenge"
Row = namedtuple("Row", "id status result person name")


async def through(ada: Any, table: str) -> None:
    """Play a solo game to its end, passing wherever that is possible."""
    passing = load("terraforming-mars").space.parse("pass")
    for _ in range(2000):
        play = (await ada.get(f"/api/tables/{table}"))["play"]
        if play["over"]:
            return
        moves = [each["move"] for each in play["moves"]]
        move = passing if passing in moves else moves[-1]
        await ada.post(f"/api/tables/{table}/moves", {"seat": 0, "step": play["step"], "moves": [move]})
    raise AssertionError("the game does not end")


async def test_a_challenge_is_played_and_listed(house: House) -> None:
    ada, bob = await house.visitor(), await house.visitor()
    told = await ada.get(AT, day=DAY)
    assert told["seed"] == str(seed_of_day("terraforming-mars", date.fromisoformat(DAY))) == (await bob.get(AT, day=DAY))["seed"]
    assert told["results"] == []
    body = {"game": "terraforming-mars", "seed": told["seed"], "seats": [{"kind": "me", "name": "Ada"}], "start": True}
    table = (await ada.post("/api/tables", body))["id"]
    assert (await ada.get(AT, day=DAY))["running"] == table
    assert (await bob.get(AT, day=DAY))["running"] is None
    await through(ada, table)
    mine = await ada.get(AT, day=DAY)
    assert mine["running"] is None
    assert [(each["name"], each["won"], each["mine"], each["table"]) for each in mine["results"]] == [("Ada", False, True, table)]
    theirs = (await bob.get(AT, day=DAY))["results"]
    assert [each["mine"] for each in theirs] == [False]
    assert theirs[0]["points"] == mine["results"][0]["points"]
    assert (await ada.get(AT, day="2026-11-15"))["results"] == []


def test_winners_come_first_and_the_first_game_counts() -> None:
    def row(person: str, points: int, won: bool, status: str = "finished") -> Row:
        return Row(f"{person}-{points}", status, {"winners": [0] if won else [], "totals": [points]}, person, person.title())

    rows = [
        row("ada", 60, True),
        row("bob", 90, False),
        row("ada", 99, True),
        row("eve", 70, True),
        row("joe", 10, True, "playing"),
    ]
    assert [(each.name, each.points, each.mine) for each in ranked(rows, "ada")] == [
        ("Eve", 70, False),
        ("Ada", 60, True),
        ("Bob", 90, False),
    ]


async def test_only_solo_games_have_one(house: House) -> None:
    ada = await house.visitor()
    assert set(solo_games()) == {"terraforming-mars", "ares-expedition"}
    for game in solo_games():
        assert (await ada.get(f"/api/games/{game}/challenge"))["game"] == game
    for game in ("pocket-mars", "mission-red-planet", "chess"):
        assert await ada.refused("GET", f"/api/games/{game}/challenge") == (404, "no_such_game")
    assert await ada.refused("GET", f"{AT}?day=2999-01-01") == (400, "malformed")


def test_every_day_and_game_has_a_deal_of_its_own() -> None:
    seeds = {seed_of_day(game, date(2026, 11, day)) for game in solo_games() for day in range(1, 31)}
    assert len(seeds) == 60
