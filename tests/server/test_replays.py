"""Records and replays: finished games lie open, foreign records are played through before they are believed."""

import asyncio
import json
import random
import re
from typing import Any

import pytest

from pavonis.core.match import Match
from pavonis.games import load
from pavonis.server.phrases import spoken
from pavonis.text import LANGUAGES
from tests.server.people import House

pytestmark = pytest.mark.anyio


def played(moves: int | None = None, **options: Any) -> dict[str, Any]:
    """A record, of a whole game or its first moves."""
    game = load("pocket-mars", **options)
    match = Match.new(game, 2, 7)
    chance = random.Random(7)
    while not game.over(match.state) and (moves is None or len(match.record.entries) < moves):
        seat = game.waiting(match.state)[0]
        match.play(seat, chance.choice(game.legal(match.state, seat)))
    found: dict[str, Any] = json.loads(match.record.to_json())
    return found


async def test_an_uploaded_record(house: House) -> None:
    eve = await house.visitor()
    record = played() | {"notes": {"players": [{"name": "Ann"}, {"name": "Ann"}], "junk": "x" * 1000}}
    replay = (await eve.post("/api/replays", record))["id"]
    assert (await eve.get(f"/api/replays/{replay}"))["colours"] == ["red", "blue"]
    summary = await eve.get(f"/api/replays/{replay}", lang="ru")
    count = len(record["entries"])
    assert (summary["players"], summary["steps"], summary["finished"]) == (["Ann", "Captain"], count, True)
    assert len(summary["scores"]) == count + 1
    assert summary["result"]["seats"][0]["total"] == summary["scores"][-1][0]
    steps = await eve.get(f"/api/replays/{replay}/steps", start=count - 1, count=10)
    assert [step["number"] for step in steps] == [count - 1, count]
    assert steps[-1]["waiting"] == []
    assert any(step["events"] for step in steps)
    assert await eve.get(f"/api/replays/{replay}/steps", start=count + 5) == []
    assert (await eve.get(f"/api/replays/{replay}/cards"))[0]["name"]


async def test_an_unfinished_record_is_shown_as_to_a_spectator(house: House) -> None:
    eve = await house.visitor()
    replay = (await eve.post("/api/replays", played(9)))["id"]
    summary = await eve.get(f"/api/replays/{replay}")
    assert (summary["finished"], summary["result"], summary["scores"][0]) == (False, None, [])
    for step in await eve.get(f"/api/replays/{replay}/steps"):
        assert all(card["card"] is None for player in step["observation"]["players"] for card in player["hand"])
        assert step["move"] is None


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"pavonis": 2}, "bad_record"),
        ({"game": "chess"}, "no_such_game"),
        ({"options": {"deck": "/etc/hostname"}}, "bad_record"),
        ({"options": {"draft": 1}}, "bad_record"),
        ({"seats": 99}, "bad_record"),
        ({"seats": -1}, "bad_record"),
        ({"seed": "x"}, "bad_record"),
        ({"entries": [[0, 999]]}, "bad_record"),
        ({"entries": [[7, 600]]}, "bad_record"),
        ({"entries": [[0, -1]]}, "bad_record"),
        ({"entries": "none"}, "bad_record"),
        ({"position": {"rng": 1}}, "bad_record"),
        ({"position": {}, "entries": []}, "bad_record"),
    ],
)
async def test_records_that_are_wrong(house: House, change: dict[str, Any], code: str) -> None:
    eve = await house.visitor()
    status, found = await eve.refused("POST", "/api/replays", played(4) | change)
    assert found == code
    assert status in (404, 422)


@pytest.mark.parametrize(
    ("change", "key", "gaps"),
    [
        ({"pavonis": 2}, "not_a_record", {}),
        ({"entries": [[0, 999]]}, "illegal", {"step": 1}),
        ({"rules_version": 9999}, "other_version", {"version": 9999}),
        ({"seats": 99}, "seats", {"seats": 99}),
        ({"options": {"colour of the sky": 1}}, "options", {}),
        ({"position": {"rng": 1}}, "position", {}),
        ({"entries": [[0, -1]]}, "unplayable", {}),
        ({"entries": [[0, 0]] * 30_000}, "too_long", {"moves": 30_000}),
    ],
)
async def test_what_is_wrong_is_said_in_the_readers_language(
    house: House, change: dict[str, Any], key: str, gaps: dict[str, int]
) -> None:
    eve = await house.visitor()
    for lang in LANGUAGES:
        answer = (await eve.client.post("/api/replays", params={"lang": lang}, json=played(4) | change)).json()
        said = spoken(lang)
        pattern = re.escape(said.errors["bad_record"].format(problem=said.records[key]))
        for gap in re.findall(r"\\{(\w+)\\}", pattern):
            pattern = pattern.replace(rf"\{{{gap}\}}", str(gaps.get(gap, r"\d+")))
        assert re.fullmatch(pattern, answer["message"]), answer


async def test_a_record_goes_round(house: House) -> None:
    """What is downloaded can be uploaded, and is the same game."""
    ada = await house.visitor()
    first = {"kind": "bot", "level": "relaxed", "colour": "violet"}
    table = (await ada.open(first, "relaxed", seed="5", start=True))["id"]
    for _ in range(2000):
        if (await ada.look(table))["status"] == "finished":
            break
        await asyncio.sleep(0.02)
    response = await ada.client.get(f"/api/tables/{table}/record")
    assert response.headers["content-disposition"].startswith('attachment; filename="pocket-mars-')
    replay = (await ada.post("/api/replays", response.json()))["id"]
    mine, theirs = await ada.get(f"/api/tables/{table}/replay"), await ada.get(f"/api/replays/{replay}")
    assert mine == theirs
    assert (mine["seed"], mine["colours"]) == ("5", ["violet", "red"])
    assert await ada.get(f"/api/tables/{table}/replay/steps", start=5) == await ada.get(f"/api/replays/{replay}/steps", start=5)
