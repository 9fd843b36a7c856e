"""What every request meets first: who asks, how fast, from which page; and what every answer gets: headers, a log line, a count."""

import logging
import math
import time
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pavonis.server import metrics
from pavonis.server.errors import Refused
from pavonis.server.limits import Rate
from pavonis.server.phrases import ORDER
from pavonis.server.settings import Settings

COOKIE = "pavonis"
COOKIE_DAYS = 400  # the longest that browsers grant
NEW_COOKIE = "pavonis_new_cookie"  # in the scope: a secret to be set with the answer
CLIENT = "pavonis_client"  # in the scope: where the request comes from
SAFE = ("GET", "HEAD", "OPTIONS")
FREE = ("/health", "/metrics")  # those who watch over the server are not slowed down
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
log = logging.getLogger("pavonis.requests")


def header(scope: Any, name: str) -> str:
    """A header of a request, empty if it is not there."""
    wanted = name.encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key.lower() == wanted), "")


def language(query: str | None, accepted: str) -> str:
    """The language asked for, or the first accepted one that we speak, or English."""
    if query in ORDER:
        return query
    for part in accepted.split(","):
        key = part.partition(";")[0].strip()[:2].lower()
        if key in ORDER:
            return key
    return ORDER[0]


def language_of(scope: Any) -> str:
    """The language of a request."""
    query = scope.get("query_string", b"").decode("latin-1")
    asked = next((pair[5:] for pair in query.split("&") if pair.startswith("lang=")), None)
    return language(asked, header(scope, "accept-language"))


class Border:
    """The application with the border around it; itself an application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.rate = Rate(settings.rate, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, one live connection, or the application's own beginning and end."""
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        scope[CLIENT] = self.client(scope)  # type: ignore[literal-required]  # a key of our own
        answer = _Answer(scope, send, self.secure(scope))
        try:
            self._check(scope)
        except Refused as refused:
            await answer.refuse(refused)
        else:
            await self.app(scope, receive, answer)
        answer.note()

    def _check(self, scope: Any) -> None:
        origin = header(scope, "origin")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and origin and origin.partition("://")[2] != self.host(scope):
            raise Refused("other_site")
        if scope["path"] not in FREE:
            wait = self.rate.wait(scope[CLIENT])
            if wait > 0:
                raise Refused("too_fast", retry_after=math.ceil(wait))

    def client(self, scope: Any) -> str:
        """Where a request comes from."""
        if self.settings.proxied:
            forwarded = header(scope, "x-forwarded-for").rpartition(",")[2].strip()  # what our own proxy has seen
            if forwarded:
                return forwarded
        return scope["client"][0] if scope.get("client") else ""

    def host(self, scope: Any) -> str:
        """What the page calls us."""
        forwarded = header(scope, "x-forwarded-host") if self.settings.proxied else ""
        return forwarded or header(scope, "host")

    def secure(self, scope: Any) -> bool:
        """Whether the way to the browser is encrypted."""
        forwarded = header(scope, "x-forwarded-proto") if self.settings.proxied else ""
        return (forwarded or scope.get("scheme", "")) in ("https", "wss")


class _Answer:
    """Sends an answer on, with the headers that every answer has."""

    def __init__(self, scope: Any, send: Send, secure: bool) -> None:
        self.scope = scope
        self.send = send
        self.secure = secure
        self.status = 0
        self.start = time.perf_counter()

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", []), *self._headers()]
        elif message["type"] == "websocket.accept":
            self.status = 101
        elif message["type"] == "websocket.close" and not self.status:
            self.status = 403
        await self.send(message)

    def _headers(self) -> list[tuple[bytes, bytes]]:
        found = dict(HEADERS)
        if self.scope["path"].startswith("/api/"):
            found["cache-control"] = "no-store"
        if self.secure:
            found["strict-transport-security"] = "max-age=31536000"
        token = self.scope.get(NEW_COOKIE)
        if token:
            secure = "; Secure" if self.secure else ""
            found["set-cookie"] = f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_DAYS * 86400}; HttpOnly; SameSite=Lax{secure}"
        return [(name.encode(), value.encode()) for name, value in found.items()]

    async def refuse(self, refused: Refused) -> None:
        """Answer in place of the application."""
        if self.scope["type"] == "websocket":
            code = 4403 if refused.code == "other_site" else 4429
            await self({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await self({"type": "websocket.close", "code": code, "reason": refused.code})
            return
        body = msgspec.json.encode(refused.body(language_of(self.scope)))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if refused.retry_after:
            headers.append((b"retry-after", str(refused.retry_after).encode()))
        await self({"type": "http.response.start", "status": refused.status, "headers": headers})
        await self({"type": "http.response.body", "body": body, "more_body": False})

    def note(self) -> None:
        """Count and log it, by the pattern of its path: what stands in a path is nobody's business."""
        seconds = time.perf_counter() - self.start
        method = self.scope.get("method", "WS")
        path = self.scope.get("path_template") or "other"
        metrics.REQUESTS.labels(method, path, str(self.status)).inc()
        if method != "WS":
            metrics.SECONDS.labels(method, path).observe(seconds)
        log.info("request", extra={"method": method, "path": path, "status": self.status, "ms": round(seconds * 1000, 1)})
