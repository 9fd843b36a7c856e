"""Reviews through the server: made in the background, kept, told in every language; and tables that play on from a step."""

import asyncio
import json
from typing import Any

import pytest

from pavonis.core.record import Record, snapshot
from pavonis.core.record import replay as replay_to
from pavonis.games import load
from tests.analysis.games import played
from tests.server.people import House, Visitor

pytestmark = pytest.mark.anyio


def record() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(played(bot="random", seed=9).to_json())
    return found


async def reviewed(who: Visitor, path: str, **query: Any) -> Any:
    """Wait for a review and return it with the progress that was told."""
    told: list[tuple[int, int]] = []
    for _ in range(600):
        answer = await who.get(path, **query)
        if answer["review"] is not None:
            return answer["review"], told
        told.append((answer["done"], answer["total"]))
        await asyncio.sleep(0.05)
    raise AssertionError(told[-3:])


async def test_an_uploaded_record_is_reviewed_once(house: House) -> None:
    eve = await house.visitor()
    replay = (await eve.post("/api/replays", record()))["id"]
    review, told = await reviewed(eve, f"/api/replays/{replay}/review")
    assert told[0] == (0, 0)
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert review["steps"] == len(record()["entries"])
    assert len(review["players"]) == 2
    bad = [each for each in review["decisions"] if each["grade"] == "blunder"]
    assert "Better was: " in bad[0]["why"]
    assert any(each["why"].startswith("This is about a later pick: ") for each in bad if each["at"] > each["step"])
    assert bad[0]["options"][0]["chance"] > bad[0]["options"][0]["chance"] - bad[0]["loss"]
    bob = await house.visitor()
    polish = await bob.get(f"/api/replays/{replay}/review", lang="pl")
    assert polish["review"]["decisions"][0]["step"] == review["decisions"][0]["step"], "it is kept for everybody"
    assert "Lepiej" in json.dumps(polish, ensure_ascii=False)


async def test_a_running_game_is_refused(house: House) -> None:
    table, (ada, _) = await house.friends(2)
    assert await ada.refused("GET", f"/api/tables/{table}/review") == (409, "not_finished")
    assert await ada.refused("POST", f"/api/tables/{table}/continue", {"step": 0, "seat": 0}) == (409, "not_finished")
    half = record() | {"entries": record()["entries"][:20]}
    replay = (await ada.post("/api/replays", half))["id"]
    for _ in range(100):
        response = await ada.client.get(f"/api/replays/{replay}/review")
        if response.status_code != 200:
            break
        await asyncio.sleep(0.05)
    assert (response.status_code, response.json()["error"]) == (409, "not_finished")
    assert await ada.refused("POST", f"/api/replays/{replay}/continue", {"step": 3, "seat": 0}) == (409, "not_finished")


async def test_play_on_from_a_step(house: House) -> None:
    eve = await house.visitor()
    replay = (await eve.post("/api/replays", record()))["id"]
    entries = record()["entries"]
    step = next(at for at, entry in enumerate(entries) if at > 20 and entry[0] == 1)
    view = await eve.post(f"/api/replays/{replay}/continue", {"step": step, "seat": 1, "level": "relaxed"})
    assert view["status"] == "playing"
    assert [seat["kind"] for seat in view["seats"]] == ["bot", "person"]
    assert entries[step][1] in [move["move"] for move in view["play"]["moves"]]
    await eve.play(view["id"], 1, [entries[step][1]])
    assert await eve.refused("POST", f"/api/replays/{replay}/continue", {"step": 10_000, "seat": 0}) == (422, "bad_record")
    assert await eve.refused("POST", f"/api/replays/{replay}/continue", {"step": 2, "seat": 2}) == (404, "no_such_seat")
    assert await eve.refused("POST", f"/api/replays/{replay}/continue", {"step": len(entries), "seat": 0}) == (409, "not_playing")
    assert await eve.refused("POST", f"/api/replays/{replay}/continue", {"step": 2, "seat": 0, "level": "x"}) == (422, "bad_level")
    assert await eve.refused("GET", "/api/replays/nothing/review") == (404, "no_such_replay")


async def test_another_line_is_tried(house: House) -> None:
    """Another first action instead of the one that was played; only legal ones, and only of the seat that moves."""
    eve = await house.visitor()
    replay = (await eve.post("/api/replays", record()))["id"]
    game, entries = load("pocket-mars"), record()["entries"]
    for step in range(20, len(entries)):
        seat, played = entries[step]
        s = replay_to(game, Record.from_json(json.dumps(record())), step)
        others = [move for move in game.legal(s, seat) if move != played]
        if others and len(game.legal(s, seat)) > 2:
            break
    game.apply(s, seat, others[-1])
    view = await eve.post(f"/api/replays/{replay}/continue", {"step": step, "seat": seat, "moves": [others[-1]]})
    table = await house.service.tables.get(view["id"])
    assert table.match is not None
    assert table.match.record.position == json.loads(json.dumps(snapshot(s)))
    refused = await eve.refused("POST", f"/api/replays/{replay}/continue", {"step": step, "seat": seat, "moves": [999_999]})
    assert refused == (409, "illegal")
    refused = await eve.refused("POST", f"/api/replays/{replay}/continue", {"step": step, "seat": 5, "moves": [played]})
    assert refused == (409, "illegal")


def test_records_with_other_names_share_a_review() -> None:
    from pavonis.server.reviews import key_of

    one = Record.from_json(json.dumps(record()))
    other = Record.from_json(json.dumps(record() | {"notes": {"players": [{"name": "Ann"}]}}))
    assert key_of(one.to_json()) == key_of(other.to_json())
