"""Records that somebody has written to do harm: only the process that plays them may suffer, and not for long."""

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from pavonis.core.match import Match
from pavonis.core.record import begin, snapshot
from pavonis.games import load
from pavonis.server.bot_workers import BotWorkers
from pavonis.server.models import ReplayRow
from pavonis.server.replays import ByteCache
from tests.server.conftest import opened
from tests.server.people import House
from tests.server.test_replays import played

pytestmark = pytest.mark.anyio


class Held:
    """The longest time for which nobody else got an answer, in processor time: a busy machine changes nothing about it."""

    seconds = 0.0


@asynccontextmanager
async def watched() -> AsyncIterator[Held]:
    held = Held()

    async def tick() -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0.001)
            held.seconds = max(held.seconds, time.thread_time() - before)

    ticking = asyncio.create_task(tick())
    try:
        yield held
    finally:
        ticking.cancel()


def to_and_fro(entries: int) -> dict[str, Any]:
    """A legal record in which somebody gives an answer and takes it back, again and again."""
    game = load("pocket-mars")
    match = Match.new(game, 2, 7)
    for move in game.legal(match.state, 0)[:1]:
        match.play(0, move)
    match.play(0, next(move for move in game.legal(match.state, 0) if move))
    start = [list(entry) for entry in match.record.entries]
    again = [[0, 0], *start]  # take the answer back, and give it once more
    record = played(0)
    record["entries"] = start + again * ((entries - len(start)) // len(again))
    return record


@pytest.mark.parametrize("limit", [10_000, 100_000])
async def test_a_record_of_72000_moves_holds_up_nobody(tmp_path: Path, limit: int) -> None:
    record = to_and_fro(72_002)
    async with opened(tmp_path / "tables.db", record_moves=limit, record_limit=1 << 20) as house:
        eve, ada = await house.visitor(), await house.visitor()
        async with watched() as held:
            response = await eve.client.post("/api/replays", json=record)
            await ada.get("/api/games")
            if response.is_success:
                replay = response.json()["id"]
                assert len(await eve.get(f"/api/replays/{replay}/steps", start=40_000, count=100)) == 100
                assert (await eve.get(f"/api/replays/{replay}"))["steps"] > 70_000
            else:
                assert (response.status_code, response.json()["error"]) == (422, "bad_record")
        assert response.is_success is False or limit > 10_000
        assert held.seconds < 0.1


def finished_somehow(position: dict[str, Any]) -> None:
    """A game that claims to be over, with sets of cards that no game has: the first look at it used to go on for ever."""
    position.update({"owed": 0, "asks": [None, None], "table": [], "hands": [-1, -1], "discard": 10**9})


IMPOSSIBLE = {
    "a finished game": (finished_somehow, "'hands[0]' should be a set of cards as one number from 0 to"),
    "a negative set": (lambda position: position.update(discard=-1), "'discard' should be a set of cards"),
    "a card that does not exist": (
        lambda position: position["hands"].__setitem__(0, 1 << 90),
        "'hands[0]' should be a set of cards",
    ),
    "a seat that does not exist": (
        lambda position: position.update(active=2),
        "'active' should be a whole number from 0 to 1, not 2",
    ),
    "a field that is missing": (lambda position: position.pop("earth"), "the position has no field 'earth'"),
}


@pytest.mark.parametrize("which", IMPOSSIBLE)
async def test_an_impossible_position_is_refused_in_words(house: House, which: str) -> None:
    game = load("pocket-mars")
    record = begin(game, 2, 7)
    record.position = json.loads(json.dumps(snapshot(game.new(2, 7))))
    change, sentence = IMPOSSIBLE[which]
    change(record.position)
    response = await (await house.visitor()).client.post("/api/replays", content=record.to_json())
    assert (response.status_code, response.json()["error"]) == (422, "bad_record")
    assert sentence in response.json()["detail"]["reason"]


@pytest.mark.parametrize("version", [-5, 0, 99_999])
async def test_a_record_of_rules_that_do_not_exist_is_refused(house: House, version: int) -> None:
    eve = await house.visitor()
    assert await eve.refused("POST", "/api/replays", {**played(), "rules_version": version}) == (422, "bad_record")


LOOPING = "while True: pass"
GREEDY = "kept = [bytearray(1 << 24) for _ in range(10**6)]"
DYING = "import os; os._exit(3)"


STARVED = "import time; time.sleep(60)"


def doing(deed: str) -> BotWorkers:
    """Processes whose rules do something at the sight of one of two replays."""
    program = (
        "from pavonis.server import bot_worker, replay_worker\n"
        "good = replay_worker.Replay.summary\n"
        f"def bad(self, lang):\n    if lang == 'pl':\n        {deed}\n    return good(self, lang)\n"
        "replay_worker.Replay.summary = bad\n"
        "bot_worker.main()\n"
    )
    return BotWorkers(2, (sys.executable, "-c", program))


async def test_a_record_is_not_blamed_for_a_machine_that_is_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path / "tables.db", doing(STARVED)) as house:
        eve = await house.visitor()
        replay = (await eve.post("/api/replays", played()))["id"]
        monkeypatch.setattr("pavonis.server.bot_workers.RECORDS_GRACE", 0.5)
        monkeypatch.setattr("pavonis.server.replays.SECONDS", 0.1)
        response = await eve.client.get(f"/api/replays/{replay}?lang=pl")
        assert (response.status_code, response.json()["error"]) == (503, "busy")


@pytest.mark.parametrize("deed", [LOOPING, GREEDY, DYING], ids=["endless", "memory", "crash"])
async def test_whatever_a_record_does_only_its_process_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: str) -> None:
    async with opened(tmp_path / "tables.db", doing(deed)) as house:
        eve, ada = await house.visitor(), await house.visitor()
        replay = (await eve.post("/api/replays", played()))["id"]
        monkeypatch.setattr("pavonis.server.replays.SECONDS", 0.5)
        async with watched() as held:
            asked = asyncio.create_task(eve.client.get(f"/api/replays/{replay}?lang=pl"))
            await ada.get("/api/games")
            response = await asked
        assert (response.status_code, response.json()["error"]) == (422, "bad_record")
        assert held.seconds < 0.1
        monkeypatch.undo()
        assert (await ada.get(f"/api/replays/{replay}"))["finished"], "a new process has taken its place"


async def test_the_same_record_is_stored_once(house: House) -> None:
    eve, ada = await house.visitor(), await house.visitor()
    posts = [who.post("/api/replays", played()) for who in (eve, ada, eve, ada)]
    assert len({answer["id"] for answer in await asyncio.gather(*posts)}) == 1
    assert (await ada.post("/api/replays", played(5)))["id"] != (await eve.post("/api/replays", played()))["id"]
    assert await house.service.db.read(lambda db: db.scalar(select(func.count()).select_from(ReplayRow))) == 2


async def test_quotas_of_uploads(tmp_path: Path) -> None:
    async with opened(tmp_path / "one.db", replays_limit=2) as house:
        eve, ada = await house.visitor(), await house.visitor()
        for moves in (1, 2):
            await eve.post("/api/replays", played(moves))
        assert await eve.refused("POST", "/api/replays", played(3)) == (429, "too_many_replays")
        await ada.post("/api/replays", played(3))
    async with opened(tmp_path / "two.db", replays_bytes=100) as house:
        eve, ada = await house.visitor(), await house.visitor()
        await eve.post("/api/replays", played(1))
        assert await ada.refused("POST", "/api/replays", played(2)) == (429, "too_many_replays")
    async with opened(tmp_path / "three.db", uploads_per_hour=2) as house:
        for _ in range(2):
            await (await house.visitor()).post("/api/replays", played(1))
        eve = await house.visitor()
        response = await eve.client.post("/api/replays", json=played(1))
        assert (response.status_code, response.json()["error"]) == (429, "too_many_replays")
        assert int(response.headers["retry-after"]) > 60


def test_the_cache_keeps_to_its_budget() -> None:
    cache = ByteCache(100)
    for number in range(10):
        cache.put(number, b"x" * 30)
        cache.get(7)
    assert cache.size == 90
    assert cache.get(7) == b"x" * 30
    assert cache.get(6) is None
    cache.put("long", b"x" * 101)
    assert cache.size == 0
