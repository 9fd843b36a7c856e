"""The short way for posts of moves, the requests that come most: past the routing, the dependencies and the schemas of Litestar.

It answers only what it understands completely and what succeeds. Everything else goes to the route in `routes/play.py`, which is
what the contract describes: a request that is wrong in any way, with its body put back, and a refusal, with its error.
"""

import re
import time
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Send

from pavonis.server import metrics
from pavonis.server.languages import header
from pavonis.server.schemas import Done, PostMoves
from pavonis.server.service import Service

PATH = re.compile(r"/api/tables/([\w-]{1,24})/moves", re.ASCII)
TEMPLATE = "/api/tables/{table}/moves"  # as Litestar writes it
FAILED = "pavonis_failed"  # in the scope: the error that the moves have led to already
COOKIES = re.compile(r"(?:^|; ?)pavonis=([\w-]{1,100})(?:;|$)", re.ASCII)
_decode = msgspec.json.Decoder(PostMoves).decode
_encode = msgspec.json.Encoder().encode


class QuickMoves:
    """Answers posts of moves itself and gives everything else to the application."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service
        self.limit = service.settings.body_limit

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None or scope["query_string"] or not self._is_usual(scope):
            await self.app(scope, receive, send)
            return
        messages = await _body(receive)
        done = await self._play(scope, found[1], messages)
        if done is None:
            await self.app(scope, _again(messages, receive), send)
            return
        scope["path_template"] = TEMPLATE
        answer = _encode(done)
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(answer))]
        start: Any = {"type": "http.response.start", "status": 200, "headers": headers}
        await send(start)
        body: Any = {"type": "http.response.body", "body": answer, "more_body": False}
        await send(body)

    def _is_usual(self, scope: Any) -> bool:
        length = header(scope, "content-length")
        return length.isdecimal() and int(length) <= self.limit and header(scope, "content-type") == "application/json"

    async def _play(self, scope: Any, table_id: str, messages: list[Any]) -> Done | None:
        """Make the moves; None if the application must answer."""
        start = time.perf_counter()
        cookies = COOKIES.findall(header(scope, "cookie"))
        if len(cookies) != 1 or any(message["type"] != "http.request" for message in messages):
            return None
        try:
            data = _decode(b"".join([message.get("body", b"") for message in messages]))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None
        try:
            person = await self.service.people.find(cookies[0])
            if person is None:
                return None
            changed = await self.service.tables.play(table_id, person, data.seat, data.step, data.moves, data.whole)
        except Exception as error:
            scope[FAILED] = error
            return None
        metrics.ANNOUNCED.observe(time.perf_counter() - start)
        return Done(changed.step(data.seat))


async def _body(receive: Receive) -> list[Any]:
    """All messages of a request."""
    messages: list[Any] = []
    while not messages or messages[-1].get("more_body"):
        messages.append(await receive())
    return messages


def _again(messages: list[Any], receive: Receive) -> Receive:
    """Gives the application what was received already."""
    left = iter(messages)

    async def again() -> Any:
        found: Any = next(left, None)
        return await receive() if found is None else found

    return again
