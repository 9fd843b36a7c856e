"""Faults of the world around the server: slow and silent clients, stopped processes, a database that goes and comes back."""

import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pavonis.server import protocols
from pavonis.server.run import holder
from tests.server.processes import Player, Server, own_postgres, postgres, redis
from tests.server.test_kill import opened

pytestmark = pytest.mark.xdist_group("processes")


def until(condition: Any, seconds: float) -> float:
    """Wait for something to come true; how long that took."""
    start = time.monotonic()
    while not condition():
        assert time.monotonic() - start < seconds, f"not within {seconds} s"
        time.sleep(0.1)
    return time.monotonic() - start


@contextmanager
def half_sent(server: Server, count: int, request: bytes) -> Iterator[list[socket.socket]]:
    """Connections that have begun a request and do not go on."""
    with ExitStack() as stack:
        found = [stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 10)) for _ in range(count)]
        for each in found:
            each.sendall(request)
        yield found


HALVES = {
    "body": b'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"game": ',
    "headers": b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Half: ",
    "nothing": b"",
}


def test_half_sent_requests_are_dropped(tmp_path: Path) -> None:
    """A body, headers or nothing at all: all three wait for the same ten seconds."""
    with Server(tmp_path, str(tmp_path / "tables.db")) as server, ExitStack() as stack:
        sockets = [
            (half, each) for half, request in HALVES.items() for each in stack.enter_context(half_sent(server, 100, request))
        ]
        ada = Player(server.url)
        assert ada.ask("GET", "/api/games"), "others are served meanwhile"
        limit = protocols.GRACE + protocols.LOOK + 6
        start = time.monotonic()
        for half, each in sockets:
            each.settimeout(max(0.1, limit - (time.monotonic() - start)))
            answer = each.recv(1000)
            assert answer.startswith(b"HTTP/1.1 408"), (half, answer)
        assert ada.ask("GET", "/api/games")
        assert '"level":"error"' not in server.log.read_text()


def test_endless_headers_are_refused(tmp_path: Path) -> None:
    with Server(tmp_path, str(tmp_path / "tables.db")) as server, half_sent(server, 1, b"GET / HTTP/1.1\r\nX: ") as (one,):
        with suppress(OSError):
            for _ in range(100):
                one.sendall(b"x" * 10_000)
        with suppress(ConnectionResetError):
            assert one.recv(1000).startswith(b"HTTP/1.1 431")
        assert Player(server.url).ask("GET", "/api/games")


def handshake(server: Server, table: str, player: Player) -> socket.socket:
    """A live connection of somebody who then never says or reads anything more."""
    cookie = "; ".join(f"{name}={value}" for name, value in player.client.cookies.items())
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    found = socket.create_connection(("127.0.0.1", server.port), 10)
    found.sendall("\r\n".join([*lines, "", ""]).encode())
    assert found.recv(12) == b"HTTP/1.1 101"
    return found


def test_who_is_silent_counts_as_gone_within_ten_seconds(tmp_path: Path) -> None:
    with Server(tmp_path, str(tmp_path / "tables.db")) as server:
        table, (ada, bob) = opened(server.url)

        def online() -> bool:
            return bool(ada.look(table, 0)["seats"][1]["online"])

        with handshake(server, table, bob):
            until(online, 10)
            took = until(lambda: not online(), 15)
        print(f"a silent browser counted as gone after {took:.1f} s")
        assert took < 10 + 2, "ten seconds, and what a busy machine adds"


def test_a_close_is_sent_although_the_browser_is_silent(tmp_path: Path) -> None:
    with Server(tmp_path, str(tmp_path / "tables.db")) as server:
        ada = Player(server.url)
        body = {"game": "pocket-mars", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = ada.ask("POST", "/api/tables", body)["id"]
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", open_timeout=20) as live:
            live.recv(10)
            assert ada.client.delete(f"{server.url}/api/tables/{table}").is_success
            with suppress(ConnectionClosed):
                while True:
                    live.recv(5)
            assert live.close_code == 4404


def children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False).stdout
    return [int(each) for each in found.split()]


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and that nobody has asked for has no command line."""
    return bool(command_line(pid))


def command_line(pid: int) -> str:
    """How a process was started; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def serving(server: Server) -> list[int]:
    """The worker processes of a server: those that have the listening socket."""
    assert server.process is not None
    return [pid for pid in children(server.process.pid) if "spawn_main" in command_line(pid)]


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="looks at processes in /proc")
def test_workers_end_with_the_first_process_and_are_replaced_when_they_stop(tmp_path: Path) -> None:
    with redis() as channels:
        server = Server(tmp_path, postgres(), channels=channels, workers=2).start()
        assert server.process is not None
        stopped = serving(server)[0]
        os.kill(stopped, signal.SIGSTOP)
        took = until(lambda: stopped not in serving(server) and len(serving(server)) == 2, 40)
        print(f"a stopped worker was replaced after {took:.1f} s")
        workers = serving(server)
        server.process.kill()  # the first process only
        server.process.wait()
        took = until(lambda: not any(alive(pid) for pid in workers), 20)
        until(lambda: not holder(server.port), 20)
        server.process = None
        print(f"the port was free {took:.1f} s after the first process was killed")


def test_the_database_goes_and_comes_back(tmp_path: Path) -> None:
    """Requests are told to come back, live connections too, the health tells it; afterwards all goes on, and nothing is lost."""
    with own_postgres() as database, redis() as channels:
        settings: dict[str, Any] = {"channels": channels, "sweep_seconds": 0.5}
        with Server(tmp_path, database.url, **settings) as server:
            table, people = opened(server.url)
            moved = people[0].move(table, 0)
            with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", open_timeout=20) as live:
                assert json.loads(live.recv(10))["type"] == "view"
                database.stop(signal.SIGQUIT)
                response = people[0].client.get(f"{server.url}/api/tables/{table}")
                assert (response.status_code, response.headers["retry-after"]) == (503, "5"), response.text
                assert httpx.get(f"{server.url}/health", timeout=20).status_code == 503
                with suppress(ConnectionClosed):
                    while True:
                        live.recv(20)
                assert live.close_code == 1013
            database.start()
            until(lambda: httpx.get(f"{server.url}/health", timeout=20).status_code == 200, 30)
            assert people[0].look(table, 0)["play"]["step"] == len(moved)
            people[1].move(table, 1)
            log = server.log.read_text()
            assert "Traceback" not in log, log[-3000:]
