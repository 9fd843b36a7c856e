"""Bots of many tables: nobody waits for somebody else's hundred tables, and who waits is told so."""

import asyncio
import sys
from pathlib import Path

import pytest

from pavonis.server.bot_workers import BotWorkers
from pavonis.server.fair_queue import LEAST, Asker, FairQueue, Full
from tests.server.conftest import opened
from tests.server.people import until

pytestmark = pytest.mark.anyio


async def served(queue: FairQueue, askers: list[Asker]) -> list[Asker]:
    """The order in which they have their turns, if all ask at once and one turn is taken already."""
    first = Asker("first")
    await queue.acquire(first)
    order: list[Asker] = []

    async def take(asker: Asker) -> None:
        await queue.acquire(asker)
        order.append(asker)
        await asyncio.sleep(0)
        queue.release(asker)

    tasks = [asyncio.create_task(take(asker)) for asker in askers]
    await asyncio.sleep(0)
    queue.release(first)
    await asyncio.gather(*tasks)
    return order


async def test_addresses_take_turns() -> None:
    many = [Asker("eve", f"t{number}") for number in range(20)]
    order = await served(FairQueue(1), [*many, Asker("ada", "a"), Asker("bob", "b"), Asker("ada", "a2")])
    assert [asker.address for asker in order[:6]] == ["eve", "ada", "bob", "eve", "ada", "eve"]


async def test_the_tables_of_an_address_take_turns() -> None:
    asked = [Asker("eve", "one")] * 3 + [Asker("eve", "two")] * 2
    order = await served(FairQueue(1), asked)
    assert [asker.table for asker in order] == ["one", "two", "one", "two", "one"]


async def test_tables_without_people_are_last_and_few() -> None:
    empty = [Asker(f"e{number}", "", True) for number in range(6)]
    order = await served(FairQueue(1), [*empty, Asker("ada"), Asker("bob")])
    assert [asker.idle for asker in order] == [False, False] + [True] * 6
    queue = FairQueue(4)
    tasks = [asyncio.create_task(queue.acquire(asker)) for asker in empty]
    await asyncio.sleep(0)
    assert sum(task.done() for task in tasks) == 2, "half of the places at most"
    await asyncio.wait_for(queue.acquire(Asker("ada")), 1)
    for task in tasks:
        task.cancel()


async def test_thinking_is_shorter_in_a_long_queue() -> None:
    queue = FairQueue(2)
    assert queue.share(Asker("ada"), 6.0) == 6.0
    for number in range(2):
        await queue.acquire(Asker(f"busy{number}"))
    tasks = [asyncio.create_task(queue.acquire(Asker(f"a{number}"))) for number in range(11)]
    await asyncio.sleep(0)
    assert queue.share(Asker("ada"), 6.0) == pytest.approx(1.0)
    tasks += [asyncio.create_task(queue.acquire(Asker("eve", f"{number}"))) for number in range(600)]
    await asyncio.sleep(0)
    assert queue.share(Asker("eve"), 6.0) == LEAST
    assert queue.share(Asker("ada"), 6.0) > 0.9, "not for the six hundred of somebody else"
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not queue.waiting


async def test_a_full_queue_and_one_that_was_left() -> None:
    queue = FairQueue(1, most=1)
    await queue.acquire(Asker("ada"))
    waiting = asyncio.create_task(queue.acquire(Asker("bob")))
    await asyncio.sleep(0)
    with pytest.raises(Full):
        await queue.acquire(Asker("eve"))
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    queue.release(Asker("ada"))
    await asyncio.wait_for(queue.acquire(Asker("eve")), 1)


SLOW = (
    "import time\nfrom pavonis.server import bot_worker\n"
    "quick = bot_worker.BotWorker._action\n"
    "def slow(self, match, job):\n    time.sleep(0.3)\n    return quick(self, match, job)\n"
    "bot_worker.BotWorker._action = slow\nbot_worker.main()\n"
)


async def test_many_tables_of_one_address_hold_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty tables with four bots each: before there were turns, everybody else waited for all of them."""
    monkeypatch.setattr("pavonis.server.bot_workers.LATER", 0.001)
    workers = BotWorkers(2, (sys.executable, "-c", SLOW))
    async with opened(tmp_path / "tables.db", workers, proxied=True, tables_limit=100) as house:
        eve = await house.visitor(**{"x-forwarded-for": "6.6.6.6"})
        ada = await house.visitor(**{"x-forwarded-for": "1.1.1.1"})
        for _ in range(40):
            await eve.open("relaxed", "relaxed", "relaxed", "relaxed", start=True)
        table = (await ada.open("me", "relaxed"))["id"]
        async with ada.live(table) as connection:
            await connection.view()
            await ada.post(f"/api/tables/{table}/start")  # she is there, so her bot does not count as unwatched

            async def moved() -> bool:
                return len((await house.service.tables.get(table)).answers[1]) >= 2

            await until(moved, 60)
            busy = len(house.service.bot_workers.queues["quick"].waiting)
            assert busy > 100, "the others still wait"

            async def told() -> bool:
                messages = await ada.get(f"/api/tables/{table}/messages")
                return any("think a little later" in message["text"] for message in messages)

            await until(told, 30)

            async def shown() -> bool:
                later: bool = (await connection.view())["seats"][1]["later"]
                return later

            await until(shown, 30)
