"""The real server, killed: what was acknowledged is there, what was not is there whole or not at all."""

import asyncio
import json
import os
import random
import sqlite3
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pavonis.core.match import Match
from pavonis.core.record import fingerprint
from pavonis.games import load
from tests.server.processes import Player, Server, postgres, redis

pytestmark = pytest.mark.xdist_group("processes")

CRASHES = int(os.environ.get("PAVONIS_TEST_CRASHES", "30"))  # of the long run; 1000 for a night


def opened(url: str) -> tuple[str, list[Player]]:
    """A table of two people and a bot."""
    ada, bob = Player(url), Player(url)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "relaxed"}]
    table = ada.ask("POST", "/api/tables", {"game": "pocket-mars", "seats": seats})["id"]
    token = ada.ask("POST", f"/api/tables/{table}/seats/1/invite")["token"]
    bob.ask("POST", "/api/invites/accept", {"token": token})
    ada.ask("POST", f"/api/tables/{table}/start")
    return table, [ada, bob]


def asked(database: str, query: str) -> list[Any]:
    """The rows that a query finds."""
    if database.startswith("postgresql"):
        return asyncio.run(asked_of_postgres(database, query))
    with sqlite3.connect(database) as connection:
        return list(connection.execute(query))


async def asked_of_postgres(database: str, query: str) -> list[Any]:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()


def stored(database: str, table: str) -> list[tuple[int, int, str]]:
    return asked(database, f"SELECT seat, move, fingerprint FROM entry WHERE table_id = '{table}' ORDER BY seq")


def play_until_killed(server: Server, table: str, people: list[Player], after: float) -> list[list[int]]:
    """Let everybody play while somebody pulls the plug; the moves of each that were acknowledged."""
    acknowledged: list[list[int]] = [[], []]

    def play(seat: int) -> None:
        try:
            while True:
                acknowledged[seat] += people[seat].move(table, seat)
        except httpx.TransportError:
            return

    threads = [threading.Thread(target=play, args=(seat,)) for seat in range(2)]
    for thread in threads:
        thread.start()
    patience = time.monotonic() + 20  # on a busy machine the first answer takes a while, and it is moves that matter
    while not any(acknowledged) and time.monotonic() < patience:
        time.sleep(0.01)
    time.sleep(after)
    server.kill()
    for thread in threads:
        thread.join(30)
    return acknowledged


@pytest.mark.parametrize("kills", [3, pytest.param(CRASHES, marks=pytest.mark.slow)])
def test_no_acknowledged_move_is_lost(tmp_path: Path, kills: int) -> None:
    database = str(tmp_path / "tables.db")
    crash(Server(tmp_path, database), database, kills)


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_by_two_workers(tmp_path: Path) -> None:
    database = postgres()
    with redis() as channels:
        crash(Server(tmp_path, database, channels=channels, workers=2), database, CRASHES)


def crash(server: Server, database: str, kills: int) -> None:
    """Kill a server again and again while people play, and look each time for every move that was acknowledged."""
    server.start()
    chance = random.Random(kills)
    table, people = opened(server.url)
    answers: list[list[int]] = [[], []]
    acknowledged = 0
    for _ in range(kills):
        for seat, moves in enumerate(play_until_killed(server, table, people, chance.uniform(0.2, 0.8))):
            answers[seat] += moves
            acknowledged += len(moves)
        server.start()  # a database that outlives the server may still be storing the last move: it is looked at afterwards
        entries = stored(database, table)
        for seat in range(2):
            mine = [move for who, move, _ in entries if who == seat]
            assert mine[: len(answers[seat])] == answers[seat], "what was acknowledged is stored, in order"
            assert len(mine) - len(answers[seat]) <= 1, "at most the answer that was on its way is more"
            answers[seat] = mine
        assert people[0].look(table, 0)["play"]["step"] == len(answers[0])
        if people[0].look(table, 0)["play"]["over"]:
            table, people = opened(server.url)
            answers = [[], []]
    server.kill()
    print(f"{kills} kills, {acknowledged} acknowledged moves, none lost, none doubled")
    assert acknowledged > kills
    replays(database, table)


def replays(database: str, table: str) -> None:
    """What is stored is a legal game, position by position."""
    [(seed, options)] = asked(database, f"SELECT seed, options FROM game_table WHERE id = '{table}'")
    match = Match.new(load("pocket-mars", **json.loads(options)), 3, int(seed))
    for seat, move, mark in stored(database, table):
        match.play(seat, move)
        assert fingerprint(match.state) == mark


def test_a_graceful_end(tmp_path: Path) -> None:
    """Browsers are told to come back, positions are written out, and the bots' processes are gone."""
    database = tmp_path / "tables.db"
    with Server(tmp_path, str(database)) as server:
        table, people = opened(server.url)
        for _ in range(3):
            for seat in range(2):
                people[seat].move(table, seat)
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", open_timeout=20) as socket:
            assert json.loads(socket.recv(10))["type"] == "view"
            ended = threading.Thread(target=server.stop)
            ended.start()
            with suppress(ConnectionClosed):
                while True:
                    socket.recv(20)
            ended.join(40)
            assert socket.close_code == 1012
        with sqlite3.connect(database) as connection:
            seq, length = connection.execute(
                "SELECT snapshot.seq, length FROM snapshot JOIN game_table ON id = table_id"
            ).fetchone()
        assert seq == length
        server.start()
        assert people[0].look(table, 0)["status"] == "playing"


def test_ctrl_c_is_a_graceful_end_too(tmp_path: Path) -> None:
    with Server(tmp_path, str(tmp_path / "tables.db"), log_level="info") as server:
        ada = Player(server.url)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "relaxed"}]
        table = ada.ask("POST", "/api/tables", {"game": "pocket-mars", "seats": seats, "start": True})["id"]
        ada.move(table, 0)
        assert server.interrupt() == 0
    told = server.log.read_text()
    assert "server stopped" in told
    assert '"level":"error"' not in told
    assert "Traceback" not in told


def test_a_graceful_end_with_500_live_connections(tmp_path: Path) -> None:
    """Everybody is told to come back, and the positions are saved; a server that panics does neither."""
    database = tmp_path / "tables.db"
    with Server(tmp_path, str(database), connections=0) as server:
        table, people = opened(server.url)
        for _ in range(3):
            for seat in range(2):
                people[seat].move(table, seat)
        codes, code = asyncio.run(told_to_come_back(server, table, 500))
    assert (codes, code) == (Counter({1012: 500}), 0)
    with sqlite3.connect(database) as connection:
        seq, length = connection.execute("SELECT snapshot.seq, length FROM snapshot JOIN game_table ON id = table_id").fetchone()
    assert seq == length > 0


async def told_to_come_back(server: Server, table: str, count: int) -> tuple[Counter[int | None], int]:
    """Stop a server that so many look at: how their connections were closed, and the exit code."""
    codes: Counter[int | None] = Counter()
    looking = 0

    async def look() -> None:
        nonlocal looking
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        async with connect_async(address, open_timeout=60, ping_interval=None) as socket:
            await socket.recv()
            looking += 1
            with suppress(ConnectionClosed):
                while True:
                    await socket.recv()
            codes[socket.close_code] += 1

    tasks = [asyncio.create_task(look()) for _ in range(count)]
    async with asyncio.timeout(120):
        while looking < count:
            await asyncio.sleep(0.1)
    code = await asyncio.to_thread(server.stop)
    await asyncio.gather(*tasks)
    return codes, code
