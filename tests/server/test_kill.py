"""The real server, killed: what was acknowledged is there, what was not is there whole or not at all."""

import json
import random
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pavonis.core.match import Match
from pavonis.core.record import fingerprint
from pavonis.games import load
from tests.server.processes import Player, Server

pytestmark = pytest.mark.xdist_group("processes")


def opened(url: str) -> tuple[str, list[Player]]:
    """A table of two people and a bot."""
    ada, bob = Player(url), Player(url)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "relaxed"}]
    table = ada.ask("POST", "/api/tables", {"game": "pocket-mars", "seats": seats})["id"]
    token = ada.ask("POST", f"/api/tables/{table}/seats/1/invite")["token"]
    bob.ask("POST", "/api/invites/accept", {"token": token})
    ada.ask("POST", f"/api/tables/{table}/start")
    return table, [ada, bob]


def stored(database: Path, table: str) -> list[tuple[int, int, str]]:
    with sqlite3.connect(database) as connection:
        query = "SELECT seat, move, fingerprint FROM entry WHERE table_id = ? ORDER BY seq"
        return list(connection.execute(query, (table,)))


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
    threading.Event().wait(after)
    server.kill()
    for thread in threads:
        thread.join(30)
    return acknowledged


@pytest.mark.parametrize("kills", [3, pytest.param(15, marks=pytest.mark.slow)])
def test_no_acknowledged_move_is_lost(tmp_path: Path, kills: int) -> None:
    database = tmp_path / "tables.db"
    server = Server(tmp_path, str(database)).start()
    chance = random.Random(kills)
    table, people = opened(server.url)
    answers: list[list[int]] = [[], []]
    acknowledged = 0
    for _ in range(kills):
        for seat, moves in enumerate(play_until_killed(server, table, people, chance.uniform(0.2, 0.8))):
            answers[seat] += moves
            acknowledged += len(moves)
        entries = stored(database, table)
        for seat in range(2):
            mine = [move for who, move, _ in entries if who == seat]
            assert mine[: len(answers[seat])] == answers[seat], "what was acknowledged is stored, in order"
            assert len(mine) - len(answers[seat]) <= 1, "at most the answer that was on its way is more"
            answers[seat] = mine
        server.start()
        assert people[0].look(table, 0)["play"]["step"] == len(answers[0])
        if people[0].look(table, 0)["play"]["over"]:
            table, people = opened(server.url)
            answers = [[], []]
    server.kill()
    assert acknowledged > kills
    replays(database, table)


def replays(database: Path, table: str) -> None:
    """What is stored is a legal game, position by position."""
    with sqlite3.connect(database) as connection:
        seed, options = connection.execute("SELECT seed, options FROM game_table WHERE id = ?", (table,)).fetchone()
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
