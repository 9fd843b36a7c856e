"""What is recognised before the protocol reads it: the pings of pages that only wait. And who counts as gone."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from uvicorn import Config, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from pavonis.server import protocols
from pavonis.server.protocols import BEAT, PUSH, LiveConnection, _frame, _is_beat
from pavonis.server.run import listen

PING = 0.2  # seconds, for a sign of life and for the answer


@asynccontextmanager
async def connected(work: Callable[[LiveConnection], Awaitable[None]], pongs: bool = True) -> AsyncIterator[ClientConnection]:
    """A browser at a server that does some work before it reads what the browser says."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await work(scope["extensions"][PUSH].__self__)
        heard = await receive()
        if heard["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": heard["text"]})
            await receive()

    config = Config(app, ws=LiveConnection, ws_ping_interval=PING, ws_ping_timeout=PING, lifespan="off", log_config=None)
    config.load()
    config.loaded_app = app
    server = Server(config)
    listener = listen("127.0.0.1", 0)
    serving = asyncio.create_task(server.serve([listener]))
    try:
        address = f"ws://127.0.0.1:{listener.getsockname()[1]}"
        async with connect(address, ping_interval=None, compression=None) as browser:
            if not pongs:
                browser.transport.pause_reading()
            yield browser
    finally:
        server.should_exit = True
        await serving


@pytest.mark.anyio
async def test_a_browser_is_not_gone_while_nobody_reads_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "PING", PING)
    async with connected(lambda _: asyncio.sleep(8 * PING)) as browser:
        await browser.send("here")  # what it says next, also that it is there, waits until this is read
        assert await asyncio.wait_for(browser.recv(), 30) == "here"


@pytest.mark.anyio
async def test_a_browser_is_not_gone_when_the_server_was_held_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "PING", PING)
    monkeypatch.setattr(protocols, "LATE", PING)

    async def hold_up(connection: LiveConnection) -> None:
        while connection.pending_ping_payload is None:
            await asyncio.sleep(0)
        time.sleep(4 * PING)
        assert connection.pong_timer is not None
        connection.pong_timer.cancel()
        connection.keepalive_timeout()  # uvloop comes to its timers before it reads

    async with connected(hold_up) as browser:
        await asyncio.sleep(8 * PING)
        await browser.send("here")
        assert await asyncio.wait_for(browser.recv(), 30) == "here"


@pytest.mark.anyio
async def test_a_browser_that_does_not_answer_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "PING", PING)
    monkeypatch.setattr(protocols, "LATE", PING)
    async with connected(lambda _: asyncio.sleep(0), pongs=False) as browser:
        await asyncio.sleep(10 * PING)
        browser.transport.resume_reading()
        with pytest.raises(ConnectionClosedError):
            await asyncio.wait_for(browser.recv(), 30)


def masked(text: bytes, mask: bytes) -> bytes:
    """A text as a browser sends it."""
    return bytes([0x81, 0x80 | len(text)]) + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))


def test_a_ping_is_recognised_under_any_mask() -> None:
    for mask in (b"\x00\x00\x00\x00", b"\x01\x02\x03\x04", b"\xff\x00\xff\x80"):
        assert _is_beat(masked(BEAT, mask))
        assert not _is_beat(masked(BEAT[:-1] + b"]", mask))
        assert not _is_beat(masked(BEAT, mask)[::-1])
    assert not _is_beat(_frame(BEAT + b"    ")), "a browser masks what it sends"
