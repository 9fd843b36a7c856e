"""Where the tests are told: a push service and webhooks over HTTP, and a mail server, each on a port of its own."""

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


class Posted(NamedTuple):
    """A request that has arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class Sink:
    """Listens at a port, remembers what is posted, and answers as it is told."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.statuses: list[int] = []  # of the next answers; then 201
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            self.posted.append(Posted(head[0].split()[1], headers, body))
            status = self.statuses.pop(0) if self.statuses else 201
            writer.write(f"HTTP/1.1 {status} Said\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
            await writer.drain()
        finally:
            writer.close()

    async def told(self, count: int = 1, seconds: float = 30.0) -> list[Posted]:
        """What was posted, once there is so much of it."""
        async with asyncio.timeout(seconds):
            while len(self.posted) < count:
                await asyncio.sleep(0.02)
        return self.posted


@asynccontextmanager
async def sink() -> AsyncIterator[Sink]:
    """A sink that listens."""
    found = Sink()
    server = await asyncio.start_server(found.answer, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(server)
        yield found


class Browser:
    """The keys of a browser that has subscribed."""

    def __init__(self, sink: Sink, name: str = "one") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = f"{sink.url}/push/{name}"

    def subscription(self) -> dict[str, Any]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": _text(point), "auth": _text(self.auth)}}

    def read(self, posted: Posted) -> dict[str, Any]:
        """What was sent to this browser, whose sender is proved."""
        assert Vapid02.verify(posted.headers["authorization"])
        assert posted.headers["content-encoding"] == "aes128gcm"
        opened = http_ece.decrypt(posted.body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(opened)
        return found


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Mailbox:
    """Takes every mail that it is sent."""

    def __init__(self) -> None:
        self.mails: list[tuple[list[str], bytes]] = []

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:
        self.mails.append((list(envelope.rcpt_tos), bytes(envelope.content)))
        return "250 OK"


@asynccontextmanager
async def mail_server(port: int) -> AsyncIterator[Mailbox]:
    """A mail server at a port."""
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()
