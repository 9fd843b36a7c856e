"""The layers around the application, each an ASGI application itself. They see every request, also those that no route answers.

`wrap` puts them together. The outermost comes first: proxy headers, the short way for posts of moves, access log, response headers,
session cookie, same origin, rate limit.
"""

import time
from typing import Any

import msgspec
from litestar import Litestar
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pavonis.server import metrics
from pavonis.server.errors import Refused
from pavonis.server.fair_queue import ADDRESS
from pavonis.server.headers import added_to, client_of, is_secure
from pavonis.server.languages import header, language_of
from pavonis.server.logs import note_request
from pavonis.server.quick_moves import COOKIES, COUNTED, QuickMoves
from pavonis.server.rate_limits import RateLimiter
from pavonis.server.service import Service
from pavonis.server.settings import Settings

COOKIE = "pavonis"
COOKIE_DAYS = 400  # the longest that browsers grant
NEW_COOKIE = "pavonis_new_cookie"  # in the scope: a secret to be set with the response
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "WS")
UNLIMITED = ("/health",)  # monitoring is not slowed down
OTHER_SITE, TOO_FAST = 4403, 4429  # codes that close a WebSocket


def wrap(app: Litestar, settings: Settings) -> ASGIApp:
    """The application with all its layers."""
    service = app.state.service
    limited = RateLimit(BanCheck(app, service), service.rate_limiter)
    layers: ASGIApp = QuickMoves(AccessLog(ResponseHeaders(SessionCookie(SameOrigin(limited)))), service)
    return ProxyHeaders(layers) if settings.proxied else layers


class Middleware:
    """A layer for requests and live connections; the start and the end of the application pass through."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        await (self.app if kind == "lifespan" else self.handle)(scope, receive, send)

    async def handle(self, scope: Any, receive: Receive, send: Send) -> None:
        """Handle one request or one live connection."""
        raise NotImplementedError


class ProxyHeaders(Middleware):
    """Takes over what the proxy in front says about the client, the scheme and the host."""

    async def handle(self, scope: Any, receive: Receive, send: Send) -> None:
        client = header(scope, "x-forwarded-for").rpartition(",")[2].strip()  # the one that our own proxy has seen
        if client:
            scope["client"] = (client, 0)
        scheme = header(scope, "x-forwarded-proto")
        if scheme:
            scope["scheme"] = scheme
        host = header(scope, "x-forwarded-host")
        if host:
            others = [(name, value) for name, value in scope["headers"] if name.lower() != b"host"]
            scope["headers"] = [*others, (b"host", host.encode("latin-1"))]
        await self.app(scope, receive, send)


class AccessLog(Middleware):
    """Counts and logs each request by the pattern of its path: what the path itself says is private."""

    async def handle(self, scope: Any, receive: Receive, send: Send) -> None:
        start, status = time.perf_counter(), 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and not status:
                status = 403
            await send(message)

        await self.app(scope, receive, watched)
        seconds = time.perf_counter() - start
        method = scope.get("method", "WS")
        method = method if method in METHODS else "other"  # a label of its own for every word would fill the memory
        path = scope.get("path_template") or "other"
        metrics.REQUESTS.labels(method, path, str(status)).inc()
        if method != "WS":
            metrics.SECONDS.labels(method, path).observe(seconds)
        note_request(method, path, status, seconds)


class ResponseHeaders(Middleware):
    """Adds the headers that every response has."""

    async def handle(self, scope: Any, receive: Receive, send: Send) -> None:
        added = added_to(scope)
        await self.app(scope, receive, _adding(send, lambda: added))


class SessionCookie(Middleware):
    """Sets the cookie of somebody new."""

    async def handle(self, scope: Any, receive: Receive, send: Send) -> None:
        def cookie() -> list[tuple[bytes, bytes]]:
            token = scope.get(NEW_COOKIE)
            if not token:
                return []
            secure = "; Secure" if is_secure(scope) else ""
            text = f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_DAYS * 86400}; HttpOnly; SameSite=Lax{secure}"
            return [(b"set-cookie", text.encode())]

        await self.app(scope, receive, _adding(send, cookie))


class SameOrigin(Middleware):
    """Refuses changes and live connections that the page of another site asks for."""

    async def handle(self, scope: Any, receive: Receive, send: Send) -> None:
        origin = header(scope, "origin")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if unsafe and origin and origin.partition("://")[2] != header(scope, "host"):
            await _refuse(scope, send, Refused("other_site"))
        else:
            await self.app(scope, receive, send)


class RateLimit(Middleware):
    """Refuses clients that ask for too much."""

    def __init__(self, app: ASGIApp, limiter: RateLimiter) -> None:
        super().__init__(app)
        self.limiter = limiter

    async def handle(self, scope: Any, receive: Receive, send: Send) -> None:
        if not scope["path"].isprintable():  # no address of ours has such characters, and PostgreSQL takes no NUL
            await _refuse(scope, send, Refused("malformed", problem="control characters in the path"))
            return
        ADDRESS.set(client_of(scope))
        free = scope["path"] in UNLIMITED or COUNTED in scope
        wait = 0 if free else await self.limiter.request(client_of(scope))
        if wait:
            await _refuse(scope, send, Refused("too_fast", retry_after=wait))
        else:
            await self.app(scope, receive, send)


class BanCheck(Middleware):
    """Refuses people and addresses that the host has banned. The host's own page stays open."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        super().__init__(app)
        self.service = service

    async def handle(self, scope: Any, receive: Receive, send: Send) -> None:
        bans, path = self.service.bans, scope["path"]
        if bans.any() and path.startswith("/api/") and not path.startswith("/api/admin"):
            cookies = COOKIES.findall(header(scope, "cookie"))
            people = [await self.service.people.find(token) for token in cookies]
            if any(bans.is_banned(client_of(scope), person) for person in people or [None]):
                await _refuse(scope, send, Refused("banned"))
                return
        await self.app(scope, receive, send)


def _adding(send: Send, headers: Any) -> Send:
    """Sends on, with more headers at the start of a response."""

    async def adding(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *headers()]
        await send(message)

    return adding


async def _refuse(scope: Any, send: Send, refused: Refused) -> None:
    """Answer in place of the application."""
    if scope["type"] == "websocket":
        code = TOO_FAST if refused.code == "too_fast" else OTHER_SITE
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.close", "code": code, "reason": refused.code})
        return
    body = msgspec.json.encode(refused.body(language_of(scope)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.retry_after:
        headers.append((b"retry-after", str(refused.retry_after).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
