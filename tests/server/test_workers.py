"""Several workers on real PostgreSQL and Redis: any of them serves any table, and all who look at one stay in step."""

import json
import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from pavonis.cli.backup import backup, restore
from pavonis.core.record import Record, replay
from pavonis.games import load
from tests.server.people import answer
from tests.server.processes import Player, Server, free_port, postgres, redis
from tests.server.test_backup import run

pytestmark = pytest.mark.xdist_group("processes")


@pytest.fixture(scope="module")
def services() -> Iterator[dict[str, str]]:
    """A database and a channel."""
    with redis() as channels:
        yield {"database": postgres(), "channels": channels}


@pytest.fixture(scope="module")
def two(services: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two workers, each at a port of its own, so that a test can choose between them."""
    folder = tmp_path_factory.mktemp("workers")
    with Server(folder, **services) as one, Server(folder, **services) as other:
        yield one, other


def live(server: Server, table: str, player: Player, stack: ExitStack) -> ClientConnection:
    cookie = "; ".join(f"{name}={value}" for name, value in player.client.cookies.items())
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    return stack.enter_context(connect(address, additional_headers={"Cookie": cookie}, open_timeout=20))


def seated(one: Server, other: Server, *bots: str) -> tuple[str, list[Player]]:
    """A table with a person at each worker, and bots."""
    ada, bob = Player(one.url), Player(other.url)
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, *({"kind": "bot", "level": bot} for bot in bots)]
    table = ada.ask("POST", "/api/tables", {"game": "pocket-mars", "seats": seats})["id"]
    token = ada.ask("POST", f"/api/tables/{table}/seats/1/invite")["token"]
    bob.ask("POST", "/api/invites/accept", {"token": token})
    ada.ask("POST", f"/api/tables/{table}/start")
    return table, [ada, bob]


def until_over(socket: ClientConnection, views: list[Any]) -> None:
    """Keep what comes until the game is over."""
    while not (views and views[-1]["play"] and views[-1]["play"]["over"]):
        message = json.loads(socket.recv(60))
        if message["type"] == "view":
            views.append(message["view"])


def test_a_client_on_each_worker_stays_in_step(two: tuple[Server, Server]) -> None:
    table, people = seated(*two, "relaxed")
    chance = random.Random(1)
    heard: list[list[Any]] = [[], []]
    with ExitStack() as stack:
        sockets = [live(server, table, who, stack) for server, who in zip(two, people, strict=True)]
        listening = [threading.Thread(target=until_over, args=pair) for pair in zip(sockets, heard, strict=True)]
        for thread in listening:
            thread.start()
        while not people[0].look(table, 0)["play"]["over"]:
            seat = chance.randrange(2)
            play = people[seat].look(table, seat)["play"]
            if seat in play["waiting"]:
                post = {"seat": seat, "step": play["step"], "moves": answer(play, chance)}
                people[seat].ask("POST", f"/api/tables/{table}/moves", post)
        for thread in listening:
            thread.join(60)
    for seat in range(2):
        last, now = heard[seat][-1], people[seat].look(table, seat)
        assert last["play"]["observation"] == now["play"]["observation"]
        lines: list[Any] = []
        for view in heard[seat]:
            log = (view["play"] or {"log": {"start": 0, "lines": []}})["log"]
            assert log["start"] <= len(lines), "no line is missed"
            lines[log["start"] :] = log["lines"]
        whole = people[seat].ask("GET", f"/api/tables/{table}?seat={seat}")["play"]["log"]["lines"]
        assert lines == whole
    record = Record.from_json(json.dumps(people[1].ask("GET", f"/api/tables/{table}/record")))
    game = load(record.game, **record.options)
    assert game.over(replay(game, record))


def test_posts_at_the_same_time_through_both(two: tuple[Server, Server]) -> None:
    """Different seats both succeed; of two posts for one step of a seat, through different workers, one wins."""
    for _ in range(5):
        table, people = seated(*two)
        among = [sorted(move["move"] for move in who.look(table, seat)["play"]["among"]) for seat, who in enumerate(people)]
        posts = []
        for seat in range(2):
            for server, moves in zip(two, (among[seat][:2], among[seat][2:]), strict=True):
                rival = Player(server.url)
                rival.client.cookies = people[seat].client.cookies
                posts.append((rival, {"seat": seat, "step": 0, "moves": moves}))
        with ThreadPoolExecutor(4) as pool:
            statuses = list(pool.map(partial(status_of, table), posts))
        assert sorted(statuses[:2]) == sorted(statuses[2:]) == [200, 409]
        assert people[0].look(table, 0)["play"]["observation"]["round"] == 1


def status_of(table: str, post: tuple[Player, Any]) -> int:
    rival, body = post
    return rival.client.post(f"{rival.url}/api/tables/{table}/moves", json=body).status_code


def test_a_table_outlives_its_worker(services: dict[str, str], two: tuple[Server, Server], tmp_path: Path) -> None:
    with Server(tmp_path, **services) as third:
        table, people = seated(third, two[0], "relaxed")
        people[0].move(table, 0)
        third.kill()
        people[0].url = two[1].url
        assert people[0].look(table, 0)["play"]["step"] == 1
        people[0].move(table, 0)
        people[1].move(table, 1)
        people[1].move(table, 1)
        for _ in range(200):
            view = people[1].look(table, 1)
            if set(view["play"]["waiting"]) & {0, 1}:
                break
        assert view["play"]["observation"]["round"] >= 1, "the bot goes on too"


def test_workers_behind_one_port(services: dict[str, str], tmp_path: Path) -> None:
    with Server(tmp_path, **services, workers=2) as server:
        table, people = seated(server, server)
        for _ in range(12):
            for seat in range(2):
                people[seat].move(table, seat)
        assert people[0].look(table, 0)["play"]["observation"]["round"] > 1
        text = people[0].client.get(f"{server.url}/metrics").text
        counted = float(next(line for line in text.splitlines() if line.startswith("pavonis_moves_total")).split()[1])
        record = sum(len(who.look(table, seat)["mine"]) * who.look(table, seat)["play"]["step"] for seat, who in enumerate(people))
        assert counted == record, "all workers together"


def test_redis_may_go_and_come_back(tmp_path: Path) -> None:
    """Moves are stored and shown without it, only a little later."""
    port = free_port()
    with ExitStack() as stack:
        first = stack.enter_context(ExitStack())
        channels = first.enter_context(redis(port))
        server = stack.enter_context(Server(tmp_path, str(tmp_path / "tables.db"), channels=channels, sweep_seconds=0.5))
        table, people = seated(server, server)
        socket = live(server, table, people[0], stack)
        steps(socket, 0)
        people[0].move(table, 0)
        steps(socket, 1)
        first.close()
        people[0].move(table, 0)
        steps(socket, 2)
        late = live(server, table, people[1], stack)
        steps(late, 0)
        stack.enter_context(redis(port))
        people[1].move(table, 1)
        steps(late, 1)


def steps(socket: ClientConnection, step: int) -> None:
    """Wait until a live connection shows that step of its seat."""
    while True:
        message = json.loads(socket.recv(20))
        if message["type"] == "view" and message["view"]["play"]["step"] == step:
            return


def test_from_one_database_to_the_other(two: tuple[Server, Server], services: dict[str, str], tmp_path: Path) -> None:
    """A host who has outgrown the laptop, or goes back to it."""
    table, people = seated(*two)
    people[0].move(table, 0)
    file, database = str(tmp_path / "tables.backup"), str(tmp_path / "tables.db")
    code, output = run(backup, file, "--database", services["database"])
    assert code == 0, output
    code, output = run(restore, file, "--database", database)
    assert code == 0, output
    with Server(tmp_path, database) as server:
        before = people[0].look(table, 0)
        people[0].url = server.url
        after = people[0].look(table, 0)
        assert after["play"] == before["play"]


def test_the_rate_limit_holds_across_workers(services: dict[str, str], tmp_path: Path) -> None:
    """Three workers on two ports: whoever spreads requests over all of them gets no more than from one."""
    limit: dict[str, Any] = {"rate": 0.05, "burst": 30}
    with Server(tmp_path, **services, **limit) as one, Server(tmp_path, **services, **limit, workers=2) as other:
        ada = Player(one.url)
        statuses = [ada.client.get(f"{server.url}/api/games").status_code for _ in range(30) for server in (one, other)]
        assert 30 <= statuses.count(200) <= 33, "the burst, and what the rate adds in the meantime"
        assert statuses.count(200) + statuses.count(429) == 60
        refused = ada.client.get(f"{other.url}/api/games")
        assert (refused.status_code, refused.json()["error"]) == (429, "too_fast")
        assert int(refused.headers["retry-after"]) >= 1


def test_without_redis_each_worker_counts_alone(tmp_path: Path) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(ExitStack())
        channels = first.enter_context(redis(free_port()))
        server = stack.enter_context(Server(tmp_path, str(tmp_path / "tables.db"), channels=channels, rate=0.01, burst=5))
        ada = Player(server.url)
        first.close()
        statuses = [ada.client.get(f"{server.url}/api/games").status_code for _ in range(8)]
        assert statuses[:5] == [200] * 5
        assert statuses[-1] == 429
