"""Runs on a Ray cluster of two nodes, started here: the rows of a local run, also when workers and a node are killed meanwhile."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest

from pavonis import __version__
from pavonis.cli import main
from pavonis.study.cluster import on_ray, same_release
from tests.cli.run import command, environment, pavonis

KINDS = ("games", "cards", "rounds")
HERE = ("--node-ip-address", "127.0.0.1")
BOTH_NODES = """
import ray, sys, time
ray.init(address=sys.argv[1], log_to_driver=False, logging_level="ERROR")
while sum(node["Alive"] for node in ray.nodes()) < 2:
    time.sleep(0.2)
"""
# It takes its time, so that a run has a middle at which somebody can be killed; its moves depend on what it is asked alone.
SLOW_BOT = """
import json, sys, time, zlib
for line in sys.stdin:
    asked = json.loads(line)
    if "pavonis" in asked:
        print('{"bot": "slow"}', flush=True)
        continue
    time.sleep(0.01)
    moves = [move for move, words in asked["moves"] if not words.startswith(("decline", "pass", "discard"))]
    moves = moves or [move for move, _ in asked["moves"]]
    number = zlib.crc32(json.dumps(asked["observation"]).encode()) + asked["seed"]
    print(json.dumps({"choose": asked["choose"], "move": moves[number % len(moves)]}), flush=True)
"""


def until(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait for something to come true."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it does not come true"
        time.sleep(0.02)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Node:
    """A node of the cluster: `ray start --block`, with all that it starts."""

    def __init__(self, *arguments: str) -> None:
        start = [sys.executable, "-m", "ray.scripts.scripts", "start", "--num-cpus", "1", "--disable-usage-stats", "--block"]
        self.process = subprocess.Popen(
            [*start, *HERE, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )

    def family(self) -> list[int]:
        """The processes it has started, and those that they have."""
        found: list[int] = []
        parents = [self.process.pid]
        while parents:
            parents = [int(name) for name in os.listdir("/proc") if name.isdecimal() and parent(name) in parents]
            found += parents
        return found

    def players(self) -> list[int]:
        """Those of them in which a task is being done."""
        return [pid for pid in self.family() if read(f"/proc/{pid}/cmdline").startswith(f"ray::{same_release.__name__}")]

    def kill(self) -> None:
        """As a power cut would."""
        for pid in [self.process.pid, *self.family()]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(30)

    def stop(self) -> None:
        """Ask it to end, and see that it does."""
        self.process.terminate()
        try:
            self.process.wait(40)
        except subprocess.TimeoutExpired:
            self.kill()


def read(path: str) -> str:
    """A file of a process, which may have ended."""
    with suppress(OSError):
        return Path(path).read_text(encoding="utf-8", errors="replace")
    return ""


def parent(pid: str) -> int:
    """Who has started a process."""
    return int((read(f"/proc/{pid}/stat").rpartition(")")[2].split() or "00")[1])


class Cluster:
    """Two nodes with one processor each."""

    def __init__(self, folder: str) -> None:
        port, door = free_port(), free_port()
        self.address = f"127.0.0.1:{port}"
        self.outside = f"ray://127.0.0.1:{door}"
        client = ["--ray-client-server-port", str(door)] if find_spec("grpc") else []
        self.head = Node("--head", "--port", str(port), "--include-dashboard", "false", "--temp-dir", folder, *client)
        until(lambda: any("raylet" in read(f"/proc/{pid}/cmdline") for pid in self.head.family()))
        self.join()

    def join(self) -> None:
        """Add the second node."""
        self.other = Node("--address", self.address)
        subprocess.run([sys.executable, "-c", BOTH_NODES, self.address], check=True, timeout=60)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A cluster of our own."""
    pytest.importorskip("ray", reason="RAY IS MISSING: pip install 'pavonis[ray]'")
    if not Path("/proc/self/stat").exists():
        pytest.skip("the processes of a node are found in /proc, which this system has not")
    folder = tempfile.mkdtemp(prefix="ray-")  # a short path: sockets lie in it
    started = Cluster(folder)
    try:
        yield started
    finally:
        started.other.stop()
        started.head.stop()
        shutil.rmtree(folder, ignore_errors=True)


class Simulation:
    """`pavonis simulate` with a slow bot, in a folder of its own."""

    def __init__(self, home: Path, name: str, games: int = 30) -> None:
        (home / "slow.py").write_text(SLOW_BOT, encoding="utf-8")
        self.home = home
        self.folder = home / name
        bots = f"exec:{sys.executable} {home / 'slow.py'},random"
        self.asked = ["simulate", "pocket-mars", "--bots", bots, "--games", str(games), "--seed", "4", "--jobs", "2"]

    def start(self, *more: str) -> "subprocess.Popen[str]":
        """Begin or go on with it."""
        asked = command(*self.asked, "--run", str(self.folder), *more)
        return subprocess.Popen(asked, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, env=environment(self.home))

    def finish(self, running: "subprocess.Popen[str]") -> "Simulation":
        """Wait for its end, which must be a good one."""
        _, error = running.communicate(timeout=120)
        assert running.returncode == 0, error
        return self

    def done(self) -> int:
        """How many games have been written down."""
        return read(str(self.folder / "games.jsonl")).count("\n")

    def files(self) -> list[str]:
        """All its rows."""
        return [(self.folder / f"{kind}.jsonl").read_text(encoding="utf-8") for kind in KINDS]


@pytest.mark.slow
@pytest.mark.xdist_group("processes")
def test_killed_workers_and_nodes_lose_no_game_and_double_none(cluster: Cluster, tmp_path: Path) -> None:
    local = Simulation(tmp_path, "local")
    local.finish(local.start())
    far = Simulation(tmp_path, "far")
    running = far.start("--ray", cluster.address)
    until(lambda: bool(cluster.head.players() and cluster.other.players()))  # both nodes play
    until(lambda: far.done() >= 6)
    os.kill(cluster.head.players()[0], signal.SIGKILL)
    before = far.done()
    until(lambda: far.done() >= before + 4)
    cluster.other.kill()
    assert far.done() < 30, "the run was over before the node was killed"
    assert far.finish(running).files() == local.files()
    cluster.join()


@pytest.mark.slow
@pytest.mark.xdist_group("processes")
def test_a_stopped_run_goes_on_anywhere(cluster: Cluster, tmp_path: Path) -> None:
    local = Simulation(tmp_path, "local", 16)
    local.finish(local.start())
    far = Simulation(tmp_path, "far", 16)
    for more in (["--ray", cluster.address], ["--ray", cluster.address], []):
        before = far.done()
        running = far.start(*more)
        until(lambda: far.done() >= before + 2)  # noqa: B023 - it is called before the next round
        running.kill()
        running.communicate()
    assert 6 <= far.done() < 16
    assert far.finish(far.start("--ray", cluster.address)).files() == local.files()


@pytest.mark.slow
@pytest.mark.xdist_group("processes")
def test_an_arena_and_what_goes_wrong(cluster: Cluster, tmp_path: Path) -> None:
    asked = ["arena", "pocket-mars", "--bots", "random,greedy:1", "--games", "6", "--seed", "2", "--json"]
    local = json.loads(pavonis(*asked, home=tmp_path).out)
    far = json.loads(pavonis(*asked, "--ray", cluster.address, "--run", str(tmp_path / "run"), home=tmp_path).out)
    assert {**far, "timing": {}} == {**local, "timing": {}}
    assert len((tmp_path / "run" / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 18

    failing = ["simulate", "pocket-mars", "--bots", "exec:no-such-program-anywhere", "--games", "1", "--ray", cluster.address]
    failed = pavonis(*failing, home=tmp_path)
    assert failed.code == 2
    assert failed.err.startswith("pavonis: the bot 'no-such-program-anywhere' cannot be started")
    assert failed.err.count("\n") == 1

    nobody = pavonis("simulate", "pocket-mars", "--games", "1", "--ray", f"127.0.0.1:{free_port()}", home=tmp_path)
    assert nobody.code == 2
    assert "there is no Ray cluster at" in nobody.err


@pytest.mark.slow
@pytest.mark.xdist_group("processes")
def test_a_machine_outside_the_cluster_plays_there_too(cluster: Cluster, tmp_path: Path) -> None:
    pytest.importorskip("grpc", reason="THE CLIENT OF RAY IS MISSING: pip install 'pavonis[ray]'")
    asked = ["simulate", "pocket-mars", "--games", "8", "--seed", "3", "--json"]
    local, far = (json.loads(pavonis(*asked, *more, home=tmp_path).out) for more in ([], ["--ray", cluster.outside]))
    assert far["scores"] == local["scores"]


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for asked in (["simulate", "pocket-mars"], ["arena", "pocket-mars"]):
        with pytest.raises(SystemExit, match="2"):
            main([*asked, "--ray", "auto", "--run", str(tmp_path / "run")])
        assert "a cluster needs Ray, which is not installed: pip install 'pavonis[ray]'" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_without_the_client_of_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**how: object) -> None:
        raise ImportError("no grpc")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(is_initialized=lambda: False, init=init))
    with pytest.raises(ValueError, match=r"needs the client of Ray: pip install 'pavonis\[ray\]' \(no grpc\)"):
        on_ray("ray://somewhere")


def test_another_release_is_not_trusted() -> None:
    assert same_release(__version__, len, [1, 2]) == 2
    with pytest.raises(ValueError, match=r"a node of the cluster has pavonis .*, and this one is 0\.0"):
        same_release("0.0", len, [])
