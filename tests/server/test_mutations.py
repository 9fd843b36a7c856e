"""Requests of real play, mutated: bytes flipped, fields of other types, steps repeated and out of order. No answer may be a 5xx.

The fuzzer beside it (`test_fuzz`) knows the contract and stays near it. This one goes on from what the server answers.
"""

import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pavonis.games import OURS
from tests.server.conftest import opened
from tests.server.people import House, Visitor

pytestmark = pytest.mark.anyio

REQUESTS = int(os.environ.get("PAVONIS_TEST_REQUESTS", "100000"))  # of the long run; a million for a night

STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 10**40, 1.5, 1e308, "", "x", "\x00", "\ud800", "٣", "../..", "a" * 5000,
    [], [[]], [None], {}, {"": {}}, {"seat": 0}, [0] * 200,
]  # fmt: skip
RECORD: dict[str, Any] = {"pavonis": 1, "rules_version": 2, "options": {}, "seats": 2, "seed": "1"}
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "BREW")


class Fuzzer:
    """People at tables of all games, who ask for things nobody has thought of."""

    def __init__(self, house: House, chance: random.Random) -> None:
        self.house = house
        self.chance = chance
        self.statuses: Counter[int] = Counter()
        self.people: list[Visitor] = []
        self.tables: list[str] = []
        self.words = [*OURS, "me", "bot", "open", "relaxed", "steady", "red", "en", "ru"]

    async def begin(self) -> None:
        """Sit down at a table of each game."""
        self.people = [await self.house.visitor() for _ in range(3)]
        for key in OURS:
            body = {"game": key, "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
            self.tables.append((await self.people[0].post("/api/tables", body))["id"])
        self.words += self.tables

    def request(self) -> tuple[str, str, Any]:
        """Something that somebody might really ask for."""
        pick, table = self.chance.choice, self.chance.choice(self.tables)
        seat, step = self.chance.randrange(2), self.chance.randrange(6)
        return pick(
            [
                ("GET", f"/api/tables/{table}?seat={seat}&log={step}", None),
                ("GET", f"/api/tables/{table}/{pick(['screen', 'messages', 'replay', 'record', 'cards', 'board'])}", None),
                ("GET", f"/api/tables/{table}/why?seat={seat}&move={self.chance.randrange(5000)}", None),
                ("POST", f"/api/tables/{table}/moves", {"seat": seat, "step": step, "moves": [self.chance.randrange(5000)]}),
                ("POST", f"/api/tables/{table}/undo", {"seat": seat, "step": step}),
                ("POST", f"/api/tables/{table}/undo/answer", {"seat": seat, "agree": True}),
                ("POST", f"/api/tables/{table}/handover", {"seat": seat, "agree": True}),
                ("POST", f"/api/tables/{table}/messages", {"text": "hello"}),
                ("POST", f"/api/tables/{table}/seats/{seat}/{pick(['invite', 'bot', 'return', 'remove'])}", {"level": "relaxed"}),
                ("PATCH", f"/api/tables/{table}/seats/{seat}", {"name": "Ada", "colour": "red"}),
                ("POST", "/api/invites/accept", {"token": "x" * 43, "name": "Eve"}),
                ("POST", "/api/tables", {"game": pick(OURS), "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"draft": 1}}),
                ("PUT", "/api/me", {"name": "Ada"}),
                ("GET", f"/api/games/{pick(OURS)}/{pick(['cards', 'board', ''])}", None),
                ("POST", "/api/replays", {**RECORD, "game": pick(OURS), "entries": [[0, step]]}),
            ]
        )  # fmt: skip

    async def move(self) -> None:
        """Now and then somebody really moves, so that the games go on."""
        table, seat = self.chance.choice(self.tables), self.chance.randrange(2)
        response = await self.people[0].client.get(f"/api/tables/{table}", params={"seat": seat, "log": 100000})
        play = response.json().get("play") if response.is_success else None
        if play and play["moves"]:
            body = {"seat": seat, "step": play["step"], "moves": [self.chance.choice(play["moves"])["move"]]}
            await self.send("POST", f"/api/tables/{table}/moves", json.dumps(body).encode())

    def mutated(self, value: Any) -> Any:
        """The same with something else in it."""
        chance = self.chance
        if isinstance(value, dict) and value and chance.random() < 0.8:
            key = chance.choice(list(value))
            found = {**value, key: self.mutated(value[key])}
            if chance.random() < 0.15:
                del found[key]
            if chance.random() < 0.1:
                found[chance.choice([*value, "x", "\x00", ""])] = chance.choice(STRANGE)
            return found
        if isinstance(value, list) and value and chance.random() < 0.7:
            place = chance.randrange(len(value))
            return [*value[:place], self.mutated(value[place]), *value[place + 1 :], *value[: chance.randrange(3)]]
        return chance.choice([*STRANGE, *self.words])

    async def once(self) -> None:
        """Ask for one mutated thing."""
        chance = self.chance
        method, path, body = self.request()
        for _ in range(chance.randrange(3)):
            body = None if body is None else self.mutated(body)
        content = b"" if body is None else json.dumps(body).encode()
        if content and chance.random() < 0.25:
            place = chance.randrange(len(content))
            content = content[:place] + bytes([chance.randrange(256)]) + content[place + chance.randrange(3) :]
        if chance.random() < 0.15:
            place = chance.randrange(5, len(path))
            odd = chance.choice(["%00", "%ff", "%0a", "/", "?", "%2e%2e/", "-", "%d9%a3", "é"])
            path = path[:place] + odd + path[place + chance.randrange(4) :]
        if chance.random() < 0.05:
            method = chance.choice(METHODS)
        await self.send(method, path, content)

    async def send(self, method: str, path: str, content: bytes) -> None:
        who = self.chance.choice(self.people)
        kind = self.chance.choice(["application/json"] * 9 + ["text/plain"])
        response = await who.client.request(method, path, content=content, headers={"content-type": kind})
        self.statuses[response.status_code] += 1
        assert response.status_code < 500 or response.json()["error"] == "busy", f"{method} {path} {content!r}: {response.text}"


@pytest.mark.parametrize("requests", [1500, pytest.param(REQUESTS, marks=pytest.mark.slow)])
async def test_no_mutation_breaks_the_server(tmp_path: Path, requests: int) -> None:
    free: dict[str, Any] = {
        "tables_limit": 50,
        "messages_per_minute": 0,
        "bot_seconds": 0.1,
        "hint": "relaxed",
        "uploads_per_hour": 0,
    }
    async with opened(tmp_path / "tables.db", **free) as house:
        fuzzer = Fuzzer(house, random.Random(requests))
        await fuzzer.begin()
        for number in range(requests):
            await (fuzzer.move() if number % 10 == 0 else fuzzer.once())
    print(f"{sum(fuzzer.statuses.values())} requests: {dict(sorted(fuzzer.statuses.items()))}")
    assert fuzzer.statuses[200] > requests / 20, "some of it must get through"
