"""Bots at tables: they move by themselves, in other processes, and neither a crash nor slowness stops a game."""

import asyncio
import sys
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select

from pavonis.server import metrics
from pavonis.server.bot_worker import BotWorker, Job
from pavonis.server.bot_workers import BotWorkerFailed, BotWorkers
from pavonis.server.fair_queue import Asker
from pavonis.server.models import EntryRow
from tests.server.conftest import opened
from tests.server.people import House, Visitor, answer, until

pytestmark = pytest.mark.anyio

CRASHING = (sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)")
BABBLING = (sys.executable, "-c", "import sys\nfor line in sys.stdin: print('hello', flush=True)")
SLEEPING = (sys.executable, "-c", "import time; time.sleep(600)")


async def play_against_bots(who: Visitor, table: str, most: int = 400) -> None:
    """Play the first answer on seat 0 until the game is over."""
    for _ in range(most):
        view = await who.look(table, seat=0, log=100000)
        if view["play"]["over"]:
            return
        if 0 in view["play"]["waiting"]:
            await who.play(table, 0, answer(view["play"]), view["play"]["step"])
        else:
            await asyncio.sleep(0.02)
    raise AssertionError("the game does not end")


async def test_a_game_with_two_bots(house: House) -> None:
    ada = await house.visitor()
    table = (await ada.open("me", "relaxed", "steady", start=True))["id"]
    await play_against_bots(ada, table, 3000)
    assert (await ada.look(table))["status"] == "finished"


async def test_bots_alone_play_for_a_spectator(house: House) -> None:
    ada, eve = await house.visitor(), await house.visitor()
    table = (await ada.open("relaxed", "relaxed", start=True))["id"]

    async def over() -> bool:
        return bool((await eve.look(table))["play"]["over"])

    await until(over, 60)


@pytest.mark.parametrize(("command", "why"), [(CRASHING, "crash"), (BABBLING, "crash"), (SLEEPING, "timeout")])
async def test_a_broken_bot_does_not_stop_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], why: str
) -> None:
    monkeypatch.setattr("pavonis.server.bot_workers.GRACE", 0.1)
    before = metrics.BOT_FAILURES.labels("steady", why)._value.get()
    async with opened(tmp_path / "tables.db", BotWorkers(2, command), bot_seconds=0.05) as house:
        ada = await house.visitor()
        table = (await ada.open("me", "steady", start=True))["id"]

        async def moved() -> bool:
            return len((await house.service.tables.get(table)).answers[1]) >= 2

        await until(moved, 30)
    assert metrics.BOT_FAILURES.labels("steady", why)._value.get() > before


async def test_a_slow_bot_holds_up_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Searching bots have processes of their own: quick ones answer while they hang."""
    hanging = "import sys, time, json, subprocess\nline = sys.stdin.readline()\n"
    hanging += "if '\"sharp\"' in line: time.sleep(600)\n"
    hanging += (
        f"p = subprocess.Popen([{sys.executable!r}, '-m', 'pavonis.server.bot_worker'], stdin=subprocess.PIPE, stdout=None)\n"
    )
    hanging += "while line:\n    p.stdin.write(line.encode()); p.stdin.flush(); line = sys.stdin.readline()\n"
    async with opened(tmp_path / "tables.db", BotWorkers(2, (sys.executable, "-c", hanging)), bot_seconds=5) as house:
        ada, bob = await house.visitor(), await house.visitor()
        slow = (await ada.open("me", "sharp", start=True))["id"]
        quick = (await bob.open("me", "relaxed", start=True))["id"]

        async def moved() -> bool:
            return len((await house.service.tables.get(quick)).answers[1]) >= 2

        await until(moved, 10)
        play = (await ada.look(slow, seat=0))["play"]
        await ada.play(slow, 0, sorted(move["move"] for move in play["among"])[:2], 0)
        assert not (await house.service.tables.get(slow)).answers[1]


async def test_a_restart_resumes_waiting_bots(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db") as house:
        ada = await house.visitor()
        house.service.bots.closed = True
        table = (await ada.open("relaxed", "relaxed", start=True))["id"]
    async with opened(tmp_path / "tables.db") as house:
        eve = await house.visitor()

        async def moving() -> bool:
            return bool((await eve.look(table))["play"]["observation"]["round"] > 1)

        await until(moving, 30)


async def test_two_servers_make_every_bot_move_once(tmp_path: Path) -> None:
    """Both wake for the same table; the unique key lets one of them through each time."""
    async with opened(tmp_path / "tables.db") as one, opened(tmp_path / "tables.db") as two:
        ada = await two.visitor()
        table = (await ada.open("relaxed", "relaxed", start=True))["id"]
        for _ in range(400):
            await one.service.resume(timedelta(0))
            if (await one.service.tables.renew(table)).facts.status == "finished":
                break
            await asyncio.sleep(0.05)
        assert (await one.service.tables.renew(table)).facts.status == "finished"

        def entries(connection: Connection) -> list[int]:
            return list(connection.scalars(select(EntryRow.seq).where(EntryRow.table_id == table).order_by(EntryRow.seq)))

        found = await one.service.db.read(entries)
        assert found == list(range(len(found)))
        assert (await two.service.tables.renew(table)).match is not None, "its record replays to the stored fingerprint"


async def test_hints(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    hint = await ada.post(f"/api/tables/{table}/hint", {"seat": 0}, lang="pl")
    play = (await ada.look(table, seat=0))["play"]
    assert hint["move"] in [move["move"] for move in play["moves"]]
    assert hint["words"]
    assert hint["choices"][0]["move"] == hint["move"] == hint["choices"][0]["moves"][0]
    assert 1 <= len(hint["choices"]) <= 3
    assert hint["nudge"]
    assert hint["why"], "the whole advice holds what the levels below say of it"
    for level in ("nudge", "why"):
        less = await ada.post(f"/api/tables/{table}/hint", {"seat": 0, "level": level}, lang="pl")
        assert (less["move"], less["words"], less["choices"]) == (None, [], [])
        assert less["sentences"] == ([less["nudge"]] if level == "nudge" else less["why"])
    assert await bob.refused("POST", f"/api/tables/{table}/hint", {"seat": 0}) == (403, "not_yours")
    await ada.play(table, 0, sorted(move["move"] for move in play["among"])[:2], 0)


async def test_a_bot_worker_goes_on_where_it_was(house: House) -> None:
    ada = await house.visitor()
    table = (await ada.open("me", "me", start=True))["id"]
    worker = BotWorker()
    for _ in range(12):
        found = await house.service.tables.get(table)
        match = found.playing()
        seat = found.waiting()[0]
        job = Job("move", msgspec.Raw(match.record.to_json().encode()), table, seat, "relaxed", 1.0)
        moves = worker.do(job)["moves"]
        assert moves == BotWorker().do(job)["moves"], "what it remembers changes nothing"
        await ada.play(table, seat, moves, found.step(seat))


@pytest.fixture
async def pool() -> AsyncIterator[BotWorkers]:
    bot_workers = BotWorkers(2)
    yield bot_workers
    await bot_workers.close()


async def test_a_job_that_makes_no_sense(pool: BotWorkers) -> None:
    with pytest.raises(BotWorkerFailed) as caught:
        await pool.ask(Job("move", msgspec.Raw(b"{}")), "quick", Asker("here"))
    assert caught.value.why == "problem"
    assert pool.queues["slow"].share(Asker("here"), 5.0) == 5.0
