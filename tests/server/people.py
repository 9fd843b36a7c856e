"""People at a server under test: each with a cookie jar of their own, and words for what people do."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Self

import httpx
from httpx_ws import AsyncWebSocketSession, aconnect_ws
from httpx_ws.transport import ASGIWebSocketTransport
from litestar.types import ASGIApp

from pavonis.server.service import Service

Json = Any


class Visitor:
    """Somebody with a browser."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def ask(self, method: str, path: str, body: Json = None, status: int | None = None, **query: Any) -> Json:
        """Ask for something; with a status, that must be the answer's, without one it must be a success."""
        response = await self.client.request(method, path, json=body, params=query or None)
        good = response.status_code == status if status else response.is_success
        assert good, f"{method} {path}: {response.status_code} {response.text}"
        return response.json() if response.content else None

    async def get(self, path: str, status: int | None = None, **query: Any) -> Json:
        return await self.ask("GET", path, None, status, **query)

    async def post(self, path: str, body: Json = None, status: int | None = None, **query: Any) -> Json:
        return await self.ask("POST", path, body, status, **query)

    async def refused(self, method: str, path: str, body: Json = None, **query: Any) -> tuple[int, str]:
        """The status and the code of a request that must be refused."""
        response = await self.client.request(method, path, json=body, params=query or None)
        assert response.status_code >= 400, response.text
        assert response.json()["message"]
        return response.status_code, response.json()["error"]

    async def open(self, *seats: str | dict[str, Any], start: bool = False, **more: Any) -> Json:
        """Open a table of Pocket Mars with these seats: "me", "open", a level of bots, or a whole seat."""
        found = [seat if isinstance(seat, dict) else wish(seat) for seat in seats]
        return await self.post("/api/tables", {"game": "pocket-mars", "seats": found, "start": start, **more})

    async def look(self, table: str, **query: Any) -> Json:
        return await self.get(f"/api/tables/{table}", **query)

    async def invite(self, table: str, seat: int) -> str:
        """A one-time link to a seat."""
        token: str = (await self.post(f"/api/tables/{table}/seats/{seat}/invite"))["token"]
        return token

    async def accept(self, token: str, **more: Any) -> Json:
        return await self.post("/api/invites/accept", {"token": token, **more})

    async def play(
        self, table: str, seat: int, moves: list[int] | None = None, step: int | None = None, status: int | None = None
    ) -> Json:
        """Make moves of a seat, by default the first answer it is offered, at its present step."""
        if moves is None or step is None:
            view = (await self.look(table, seat=seat))["play"]
            moves = answer(view) if moves is None else moves
            step = view["step"] if step is None else step
        return await self.post(f"/api/tables/{table}/moves", {"seat": seat, "step": step, "moves": moves})

    @asynccontextmanager
    async def live(self, table: str, query: str = "") -> AsyncIterator["Live"]:
        """A live connection."""
        socket: AsyncWebSocketSession
        async with aconnect_ws(f"http://test/api/tables/{table}/live{query}", self.client) as socket:
            yield Live(socket)


class Live:
    """A live connection, and what came through it."""

    def __init__(self, socket: AsyncWebSocketSession) -> None:
        self.socket = socket
        self.heard: list[Json] = []

    async def hear(self, kind: str, timeout: float = 5.0) -> Json:
        """The next message of a kind."""
        while True:
            message = json.loads(await self.socket.receive_text(timeout))
            self.heard.append(message)
            if message["type"] == kind:
                return message

    async def view(self, timeout: float = 5.0) -> Json:
        return (await self.hear("view", timeout))["view"]

    async def silent(self, seconds: float = 0.15) -> bool:
        """Whether nothing comes for a moment."""
        try:
            message = await self.socket.receive_text(seconds)
        except TimeoutError:
            return True
        self.heard.append(json.loads(message))
        return False

    async def say(self, **message: Any) -> None:
        await self.socket.send_text(json.dumps(message))


class House:
    """A server and those who visit it."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def visitor(self, **headers: str) -> Visitor:
        """Somebody new."""
        transport = ASGIWebSocketTransport(app=self.app)
        client = httpx.AsyncClient(transport=transport, base_url="http://test", headers=headers)
        return Visitor(await self._stack.enter_async_context(client))

    async def friends(self, count: int, *, start: bool = True, **more: Any) -> tuple[str, list[Visitor]]:
        """A table with so many people on it, each on a seat of the same number; the first is the host."""
        people = [await self.visitor() for _ in range(count)]
        table = (await people[0].open("me", *["open"] * (count - 1), **more))["id"]
        for seat in range(1, count):
            await people[seat].accept(await people[0].invite(table, seat))
        if start:
            await people[0].post(f"/api/tables/{table}/start")
        return table, people


async def until(condition: Callable[[], Awaitable[bool]], seconds: float = 10.0) -> None:
    """Wait for something to come true."""
    async with asyncio.timeout(seconds):
        while not await condition():
            await asyncio.sleep(0.01)


def wish(seat: str) -> dict[str, Any]:
    """A seat by one word."""
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}


def answer(play: Json, chance: random.Random | None = None) -> list[int]:
    """An answer to what a view asks: the first that is offered, or any."""
    assert play["question"] is not None, "this seat is not asked"
    moves = [move["move"] for move in play["moves"]]
    return [chance.choice(moves) if chance else moves[0]]


async def play_out(table: str, people: list[Visitor], chance: random.Random, most: int = 5000) -> int:
    """Let people, each on the seat of their number, play at random to the end; how many moves that took."""
    for number in range(most):
        view = await people[0].look(table, log=100000)
        if view["play"]["over"]:
            return number
        seat = chance.choice(view["play"]["waiting"])
        mine = (await people[seat].look(table, seat=seat, log=100000))["play"]
        await people[seat].play(table, seat, answer(mine, chance), mine["step"])
    raise AssertionError("the game does not end")
