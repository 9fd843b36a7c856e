"""More faults: bots and workers killed, a database and a channel that hang instead of dying. Every test tells its figures."""

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.processes import Player, PostgresServer, Server, own_postgres, postgres, redis
from tests.server.test_faults import children, command_line, serving, until
from tests.server.test_kill import opened
from tests.server.test_workers import live

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("processes"),
    pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="looks at processes in /proc"),
]
ROUNDS = int(os.environ.get("PAVONIS_TEST_BOT_KILLS", "6"))  # times that all bots are killed in one game


def bot_processes(server: Server) -> list[int]:
    """The processes in which bots think."""
    assert server.process is not None
    found = [server.process.pid, *children(server.process.pid)]
    return [pid for parent in found for pid in children(parent) if "bot_worker" in command_line(pid)]


@contextmanager
def halted(pids: list[int]) -> Iterator[None]:
    """These processes stand still, and go on afterwards."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_bots_go_on_when_their_processes_are_killed(tmp_path: Path) -> None:
    with Server(tmp_path, str(tmp_path / "tables.db"), sweep_seconds=0.5, bot_seconds=0.5) as server:
        ada = Player(server.url)
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "expert"}] * 3]
        table = ada.ask("POST", "/api/tables", {"game": "pocket-mars", "seats": seats, "start": True})["id"]
        killed, moves = 0, 0
        for _ in range(ROUNDS):
            until(lambda: 0 in ada.look(table, 0)["play"]["waiting"], 60)
            moves += len(ada.move(table, 0))
            until(lambda: len(bot_processes(server)) > 0, 20)
            for pid in bot_processes(server):
                os.kill(pid, signal.SIGKILL)
                killed += 1
        took = until(lambda: 0 in ada.look(table, 0)["play"]["waiting"], 60)
        log = server.log.read_text()
    print(f"{killed} bot processes killed in {ROUNDS} rounds, {moves} moves made, all answered {took:.1f} s after the last")
    assert killed >= ROUNDS
    assert "Traceback" not in log, log[-3000:]


def test_who_was_connected_to_a_killed_worker_is_gone_within_ten_seconds(tmp_path: Path) -> None:
    with ExitStack() as stack:
        services: dict[str, Any] = {"database": postgres(), "channels": stack.enter_context(redis())}
        one = stack.enter_context(Server(tmp_path, **services))
        other = stack.enter_context(Server(tmp_path, **services))
        table, (ada, bob) = opened(one.url)
        bob.url = other.url
        watching = live(one, table, ada, stack)
        live(other, table, bob, stack)
        until(lambda: ada.look(table, 0)["seats"][1]["online"], 10)
        start = time.monotonic()
        other.kill()
        until(lambda: not ada.look(table, 0)["seats"][1]["online"], 20)
        took = time.monotonic() - start
        shown = True
        while shown:  # and Ada's page is told without asking
            message = json.loads(watching.recv(10))
            shown = message["type"] != "view" or message["view"]["seats"][1]["online"]
    print(f"a player of a killed worker counted as gone after {took:.1f} s")
    assert took < 10 + 2, "ten seconds, and what a busy machine adds"


def postgres_processes(database: PostgresServer) -> list[int]:
    assert database.process is not None
    return [database.process.pid, *children(database.process.pid)]


def test_a_database_that_hangs(tmp_path: Path) -> None:
    """Nobody waits for ever: requests are told to come back, the health tells it, and afterwards all goes on."""
    with own_postgres() as database, redis() as channels, Server(tmp_path, database.url, channels=channels) as server:
        table, people = opened(server.url)
        moved = people[0].move(table, 0)
        with halted(postgres_processes(database)):
            start = time.monotonic()
            health = httpx.get(f"{server.url}/health", timeout=40)
            told = time.monotonic() - start
            body = {"game": "pocket-mars", "seats": [{"kind": "me"}, {"kind": "open"}]}
            response = people[0].client.post(f"{server.url}/api/tables", json=body, timeout=60)
            waited = time.monotonic() - start - told
            assert health.status_code == 503
            assert response.status_code == 503, response.text
            page = httpx.get(f"{server.url}/api/games", timeout=40)
        back = until(lambda: httpx.get(f"{server.url}/health", timeout=40).status_code == 200, 60)
        assert people[0].look(table, 0)["play"]["step"] == len(moved)
        people[1].move(table, 1)
        log = server.log.read_text()
    print(
        f"health told it after {told:.1f} s, a request waited {waited:.1f} s, all was well {back:.1f} s after the database went on"
    )
    assert page.status_code in (200, 503)
    assert told < 10
    assert waited < 40
    assert "Traceback" not in log, log[-3000:]


def test_a_channel_that_hangs(tmp_path: Path) -> None:
    """Moves are stored and acknowledged although Redis stands still."""
    with redis() as channels, Server(tmp_path, str(tmp_path / "tables.db"), channels=channels, sweep_seconds=0.5) as server:
        pids = [pid for pid in children(os.getpid()) if "redis-server" in command_line(pid)]
        if not pids:
            pytest.skip("the Redis of the environment is not ours to stop")
        table, people = opened(server.url)
        with halted(pids):
            start = time.monotonic()
            moved = people[0].move(table, 0)
            took = time.monotonic() - start
            assert people[0].look(table, 0)["play"]["step"] == len(moved) > 0
        people[1].move(table, 1)
        log = server.log.read_text()
    print(f"a move was acknowledged after {took:.1f} s while Redis stood still")
    assert took < 20
    assert "Traceback" not in log, log[-3000:]


def test_a_worker_is_killed_and_replaced(tmp_path: Path) -> None:
    with redis() as channels, Server(tmp_path, postgres(), channels=channels, workers=2) as server:
        killed = serving(server)[0]
        os.kill(killed, signal.SIGKILL)
        took = until(lambda: killed not in serving(server) and len(serving(server)) == 2, 40)
        assert Player(server.url).ask("GET", "/api/games")
    print(f"a killed worker was replaced after {took:.1f} s")
