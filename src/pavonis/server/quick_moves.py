"""The short way for posts of moves, the requests that come most: past the routing, the dependencies and the schemas of Litestar.

It answers only what it understands completely and what succeeds. Everything else goes through all layers to the route in
`routes/play.py`, which is what the contract describes: a request that is wrong in any way, with its body put back, and a refusal,
with its error.
"""

import re
import time
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Send

from pavonis.server import metrics
from pavonis.server.fair_queue import ADDRESS
from pavonis.server.headers import added_to, client_of
from pavonis.server.logs import note_request
from pavonis.server.schemas import Done, PostMoves
from pavonis.server.service import Service

PATH = re.compile(r"/api/tables/([\w-]{1,24})/moves", re.ASCII)
TEMPLATE = "/api/tables/{table}/moves"  # as Litestar writes it
COUNTED = "pavonis_counted"  # in the scope: the request counts already
FAILED = "pavonis_failed"  # in the scope: the error that the moves have led to already
COOKIES = re.compile(r"(?:^|; ?)pavonis=([\w-]{1,100})(?:;|$)", re.ASCII)
_decode = msgspec.json.Decoder(PostMoves).decode
_encode = msgspec.json.Encoder().encode


class QuickMoves:
    """Answers posts of moves itself and gives everything else to the layers of the application.

    What those layers do for such a post is done here: the origin is checked, the request is counted, limited and logged, and the
    response has the headers that every response has.
    """

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service
        self.limit = service.settings.body_limit
        self._answered = metrics.REQUESTS.labels("POST", TEMPLATE, "200")
        self._seconds = metrics.SECONDS.labels("POST", TEMPLATE)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        cookie = None if found is None or scope["query_string"] else self._cookie(scope)
        if found is None or cookie is None or await self._is_too_fast(scope):
            await self.app(scope, receive, send)
            return
        start = time.perf_counter()
        messages = await _body(receive)
        done = await self._play(scope, found[1], cookie, messages)
        if done is None:
            await self.app(scope, _again(messages, receive), send)
            return
        answer = _encode(done)
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(answer)), *added_to(scope)]
        begin: Any = {"type": "http.response.start", "status": 200, "headers": headers}
        await send(begin)
        body: Any = {"type": "http.response.body", "body": answer, "more_body": False}
        await send(body)
        seconds = time.perf_counter() - start
        self._answered.inc()
        self._seconds.observe(seconds)
        note_request("POST", TEMPLATE, 200, seconds)

    def _cookie(self, scope: Any) -> str | None:
        """The cookie of a request that is as browsers make them; None if it is not."""
        headers = scope["headers"]
        fields = dict(headers)
        if len(fields) != len(headers) or fields.get(b"content-type") != b"application/json":
            return None
        length, origin = fields.get(b"content-length", b""), fields.get(b"origin")
        if not length.isdigit() or int(length) > self.limit:
            return None
        if origin and origin.partition(b"://")[2] != fields.get(b"host"):
            return None
        cookies = COOKIES.findall(fields.get(b"cookie", b"").decode("latin-1"))
        return cookies[0] if len(cookies) == 1 else None

    async def _is_too_fast(self, scope: Any) -> bool:
        client = client_of(scope)
        ADDRESS.set(client)
        if await self.service.rate_limiter.request(client):
            return True
        scope[COUNTED] = True
        return False

    def _is_banned(self, scope: Any, person: str) -> bool:
        bans = self.service.bans
        return bans.any() and bans.is_banned(client_of(scope), person)

    async def _play(self, scope: Any, table_id: str, cookie: str, messages: list[Any]) -> Done | None:
        """Make the moves; None if the application must answer."""
        start = time.perf_counter()
        try:
            data = _decode(_joined(messages))
        except (msgspec.DecodeError, UnicodeError, RecursionError, ConnectionError):
            return None
        try:
            person = await self.service.people.find(cookie)
            if person is None or self._is_banned(scope, person):
                return None
            changed = await self.service.tables.play(table_id, person, data.seat, data.step, data.moves, data.whole)
        except Exception as error:
            scope[FAILED] = error
            return None
        metrics.ANNOUNCED.observe(time.perf_counter() - start)
        return Done(changed.step(data.seat))


def _joined(messages: list[Any]) -> bytes:
    """The body of a request; ConnectionError if the browser has gone before its end."""
    if any(message["type"] != "http.request" for message in messages):
        raise ConnectionError
    return b"".join([message.get("body", b"") for message in messages])


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
