"""Real processes for the tests: the server itself, PostgreSQL and Redis, on free ports and in folders of their own."""

import functools
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import httpx
import pytest

from tests.server.people import answer

SERVE = (sys.executable, "-c", "from pavonis.cli.serve import serve; serve()")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`pavonis serve` as a process group that can be killed."""

    def __init__(self, folder: Path, database: str, **settings: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        defaults = {"rate": 0, "log_level": "warning", "bot_workers": 2}
        chosen = {**defaults, **settings, "database": database, "port": self.port}
        # What a killed server leaves behind goes with the folder of the test.
        self.environment = {
            **os.environ,
            "TMPDIR": str(folder),
            **{f"PAVONIS_{name.upper()}": str(value) for name, value in chosen.items()},
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        """Start it and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*SERVE, "--no-open"], env=self.environment, stdout=log, stderr=log, start_new_session=True
            )
        for _ in range(600):
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health", timeout=2, verify=False).status_code == 200:
                    return self
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def kill(self) -> None:
        """End it at once, with all its children, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        return self._end(signal.SIGTERM, everybody=False)

    def interrupt(self) -> int:
        """Press Ctrl+C, which every process of the terminal hears; its exit code."""
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals, everybody: bool = True) -> int:
        process = self.process
        if process is None:
            return 0
        with suppress(ProcessLookupError):
            if everybody:
                os.killpg(process.pid, how)
            else:
                process.send_signal(how)
        try:
            code = process.wait(30)
        finally:
            self.process = None
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()


class Player:
    """Somebody who plays over the network."""

    def __init__(self, url: str) -> None:
        self.url = url
        # No connection is kept: a server that is killed leaves none behind.
        self.client = httpx.Client(timeout=20, verify=False, limits=httpx.Limits(max_keepalive_connections=0))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask for something that must be granted."""
        response = self.client.request(method, self.url + path, json=body)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        return response.json()

    def look(self, table: str, seat: int) -> Any:
        return self.ask("GET", f"/api/tables/{table}?seat={seat}&log=100000")

    def move(self, table: str, seat: int) -> list[int]:
        """Make the first move offered, if one is; the moves that are acknowledged then."""
        play = self.look(table, seat)["play"]
        if play["question"] is None or seat not in play["waiting"]:
            return []
        moves = answer(play)
        self.ask("POST", f"/api/tables/{table}/moves", {"seat": seat, "step": play["step"], "moves": moves})
        return moves


def missing(what: str) -> None:
    """A service that cannot be had: skipped on somebody's machine, an error where changes are accepted."""
    message = f"{what} is not installed: the test on the real service is NOT run"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


def _binary(name: str) -> str | None:
    newest = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return str(newest[0]) if newest else shutil.which(name)


class PostgresServer:
    """A PostgreSQL of our own that can be killed and started again."""

    def __init__(self) -> None:
        initdb, server = _binary("initdb"), _binary("postgres")
        if initdb is None or server is None:
            missing("PostgreSQL")
        self.folder = tempfile.mkdtemp(prefix="pavonis-postgres-")
        self.who: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.port = free_port()
        self.url = f"postgresql://pavonis@127.0.0.1:{self.port}/pavonis"
        self.process: subprocess.Popen[bytes] | None = None
        data = f"{self.folder}/data"
        made = [str(initdb), "-D", data, "-U", "pavonis", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(made, check=True, capture_output=True, cwd=self.folder, **self.who)
        options = ["-p", str(self.port), "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}"]
        self.command = [str(server), "-D", data, *options]

    def start(self) -> Self:
        """Start it and wait until it answers."""
        self.process = subprocess.Popen(self.command, stderr=subprocess.DEVNULL, cwd=self.folder, **self.who)
        _wait_for(self.port)
        return self

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it; with SIGQUIT at once, as a crash would."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None

    def end(self) -> None:
        """End it, and remove what it kept."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def postgres() -> str:
    """An empty database, or the one named in PAVONIS_TEST_POSTGRES."""
    return os.environ.get("PAVONIS_TEST_POSTGRES") or empty_database()


def empty_database() -> str:
    """A new database. All tests of this process share its PostgreSQL: to make one takes longer than most of these tests."""
    server = _shared()
    name = f"pavonis_{next(_NUMBERS)}"
    _create_database(server.folder, server.port, name)
    return f"{server.url.rpartition('/')[0]}/{name}"


_NUMBERS = itertools.count(1)


@functools.cache
def _shared() -> PostgresServer:
    return PostgresServer().start()


def end_shared() -> None:
    """End the PostgreSQL that the tests of this process have shared, if there is one."""
    if _shared.cache_info().currsize:
        _shared().end()
        _shared.cache_clear()


@contextmanager
def own_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL of one test, which may kill it."""
    server = PostgresServer()
    try:
        _create_database(server.start().folder, server.port, "pavonis")
        yield server
    finally:
        server.end()


def _create_database(folder: str, port: int, name: str) -> None:
    command = [
        str(_binary("psql")),
        "-h",
        "127.0.0.1",
        "-p",
        str(port),
        "-U",
        "pavonis",
        "-d",
        "postgres",
        "-c",
        f"CREATE DATABASE {name}",
    ]
    for _ in range(100):
        done = subprocess.run(command, capture_output=True, cwd=folder, check=False)
        if done.returncode == 0:
            return
        time.sleep(0.1)
    raise AssertionError(done.stderr.decode())


@contextmanager
def redis(port: int = 0) -> Iterator[str]:
    """A Redis of our own, or the one named in PAVONIS_TEST_REDIS if any will do."""
    given = os.environ.get("PAVONIS_TEST_REDIS")
    if given and not port:
        yield given
        return
    server = shutil.which("redis-server")
    if server is None:
        missing("Redis")
    port = port or free_port()
    with tempfile.TemporaryDirectory(prefix="pavonis-redis-") as folder:
        options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder]
        process = subprocess.Popen([str(server), *options], stdout=subprocess.DEVNULL)
        try:
            _wait_for(port)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(30)


def _wait_for(port: int) -> None:
    for _ in range(200):
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise AssertionError(f"nobody listens at {port}")
