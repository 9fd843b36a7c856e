"""Patches: what a page puts together from them is what a whole view shows, for every viewer, and tells no more."""

import json
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from pavonis.games import games
from tests.server.conftest import opened
from tests.server.people import House, Live, Visitor, answer
from tests.server.processes import Player, Server

pytestmark = pytest.mark.anyio

Json = Any


class Page:
    """A page that draws what it hears and has no other state."""

    def __init__(self, connection: Live) -> None:
        self.connection = connection
        self.view: Json = None
        self.lines: list[Json] = []
        self.patches = 0
        self.heard: list[Json] = []

    async def settle(self, seconds: float = 0.1) -> None:
        """Hear all there is to hear."""
        count = len(self.connection.heard)
        while not await self.connection.silent(seconds):
            pass
        for message in self.connection.heard[count:]:
            self.hear(message)

    def hear(self, message: Json) -> None:
        self.heard.append(message)
        if message["type"] == "view":
            self.view, self.patches = message["view"], 0
            self._tell(self.view["play"] and self.view["play"].pop("log"))
        elif message["type"] == "patch":
            self.patches += 1
            assert message["patch"]["number"] == self.patches
            for path, value in message["patch"]["set"].items():
                put(self.view, path.split("."), value)
            self._tell(message["patch"].get("log"))

    def _tell(self, log: Json) -> None:
        if log:
            assert log["start"] <= len(self.lines), "lines are missing"
            self.lines[log["start"] :] = log["lines"]

    def whole(self) -> Json:
        """The view as `GET /api/tables/{table}` gives it."""
        play = self.view["play"] and {**self.view["play"], "log": {"start": 0, "lines": self.lines}}
        return {**self.view, "play": play}


def put(at: Json, path: list[str], value: Json) -> None:
    for name in path[:-1]:
        at = at[int(name)] if isinstance(at, list) else at[name]
    assert path[-1] in at, "a patch adds nothing"
    at[path[-1]] = value


async def act(table: str, people: list[Visitor], chance: random.Random) -> bool:
    """Let somebody who is waited for move at random, or take a step back; whether the game goes on."""
    waiting = (await people[0].look(table))["play"]["waiting"]
    if not waiting:
        return False
    seat = chance.choice(waiting)
    play = (await people[seat].look(table, seat=seat))["play"]
    if play["undo"] == "yes" and chance.random() < 0.2:
        await people[seat].post(f"/api/tables/{table}/undo", {"seat": seat, "step": play["step"]})
    else:
        await people[seat].play(table, seat, answer(play, chance), play["step"])
    return True


async def acts(table: str, people: list[Visitor], chance: random.Random, count: int) -> None:
    """So many of these."""
    for _ in range(count):
        await act(table, people, chance)


@pytest.mark.parametrize("key", games())
async def test_patches_lead_to_the_whole_view(house: House, key: str) -> None:
    """Random games with undos: after every few moves each viewer's page shows what a fresh look shows."""
    chance = random.Random(key)
    table, people = await house.friends(2, game=key)
    eve = await house.visitor()
    viewers = [*people, eve]
    async with AsyncExitStack() as stack:
        queries = ["?patches=1", "?patches=1&lang=pl", "?patches=1&lang=ru"]
        pages = [Page(await stack.enter_async_context(who.live(table, query))) for who, query in zip(viewers, queries, strict=True)]
        for _ in range(10):
            for _ in range(chance.randrange(1, 5)):
                if not await act(table, people, chance):
                    break
            for page, who, query in zip(pages, viewers, queries, strict=True):
                await page.settle()
                lang = query.partition("lang=")[2] or "en"
                assert page.whole() == await who.look(table, lang=lang)
        for page in pages:
            kinds = [message["type"] for message in page.heard]
            assert kinds.count("patch") > 5
            assert kinds.count("view") == 1, "one whole view is enough"


async def test_a_patch_holds_no_more_than_what_has_changed(house: House) -> None:
    table, (ada, bob) = await house.friends(2)
    async with bob.live(table, "?patches=1") as connection:
        page = Page(connection)
        await page.settle(0.3)
        before = page.patches  # Bob himself has come
        play = (await ada.look(table, seat=0))["play"]
        among = sorted(move["move"] for move in play["among"])
        await ada.play(table, 0, among[:1], play["step"])
        await page.settle(0.3)
        assert page.patches == before, "the first of two secret picks is no news to anybody else, not even a number that is missing"
        await ada.play(table, 0, among[1:2])
        await page.settle(0.3)
        patch = page.heard[-1]["patch"]
    assert patch["number"] == before + 1
    assert "play.waiting" in patch["set"]
    assert not {"id", "options", "play.step", "play.observation.round"} & patch["set"].keys()


async def test_what_is_told_again_after_a_look(house: House) -> None:
    table, people = await house.friends(2)
    chance = random.Random(4)
    async with people[0].live(table, "?patches=1") as connection:
        page = Page(connection)
        await acts(table, people, chance, 6)
        await page.settle()
        await connection.say(type="look", lang="pl")
        page.lines = []
        await page.settle(0.3)
        assert page.heard[-1]["type"] in ("view", "chat")
        assert page.whole() == await people[0].look(table, lang="pl")
        await act(table, people, chance)
        await page.settle()
        assert page.whole() == await people[0].look(table, lang="pl")
        assert page.heard[-1]["type"] == "patch"


async def test_a_copy_that_was_dropped_from_memory_is_no_news(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db", tables_in_memory=1) as house:
        table, people = await house.friends(2)
        other, _ = await house.friends(2)
        chance = random.Random(5)
        async with people[0].live(table, "?patches=1") as connection:
            page = Page(connection)
            await acts(table, people, chance, 4)
            await page.settle(0.3)
            heard = len(page.heard)
            await people[0].look(other)
            assert house.service.tables.ids() == [other]
            await house.service.tables.renew(table)
            await page.settle(0.3)
            assert len(page.heard) == heard
            await act(table, people, chance)
            await page.settle()
            assert page.whole() == await people[0].look(table)


def test_many_tables_at_a_real_server(tmp_path: Path) -> None:
    """The load of the benchmark in small: every page ends up with the truth, and no acknowledged move is missing."""
    from websockets.sync.client import connect

    with Server(tmp_path, str(tmp_path / "tables.db"), rate=0) as server:
        chance = random.Random(6)
        for _ in range(4):
            ada, bob = Player(server.url), Player(server.url)
            table = ada.ask("POST", "/api/tables", {"game": "pocket-mars", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
            token = ada.ask("POST", f"/api/tables/{table}/seats/1/invite")["token"]
            bob.ask("POST", "/api/invites/accept", {"token": token})
            ada.ask("POST", f"/api/tables/{table}/start")
            cookie = "; ".join(f"{name}={value}" for name, value in bob.client.cookies.items())
            address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?patches=1"
            with connect(address, additional_headers={"Cookie": cookie}) as mine, connect(address) as strangers:
                made = 0
                while made < 12:
                    seat = chance.choice([0, 1])
                    made += len((ada, bob)[seat].move(table, seat))
                for socket, who in ((mine, bob), (strangers, Player(server.url))):
                    page = Page(None)  # type: ignore[arg-type]  # it is told what was heard
                    truth = who.ask("GET", f"/api/tables/{table}")
                    while page.view is None or page.whole() != truth:
                        page.hear(json.loads(socket.recv(10)))
                    assert page.patches > 3
                    for _ in range(3):  # the first is answered by the application, the others at the connection
                        socket.send('{"type":"ping"}')
                        assert json.loads(socket.recv(10))["type"] == "pong"
