"""The connections as uvicorn keeps them, with limits that it does not have: on slow requests, long headers and dead browsers."""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

GRACE = 8.0  # seconds that every request may take to arrive
RATE = 8 * 1024  # bytes per second at which the rest must arrive
HEADERS = 64 * 1024  # bytes
LOOK = 1.0  # seconds between two looks at a request that has not arrived
PING = 5.0  # seconds between two signs of life
BEAT, ANSWER = b'{"type":"ping"}', '{"type":"pong"}'  # the signs of life that a page asks for
BEAT_SIZE = 2 + 4 + len(BEAT)  # as a frame: its head, its mask, its payload
_BEAT = int.from_bytes(BEAT)
BEATS = 60.0  # seconds between two of them that the application hears of
PUSH = "pavonis.push"  # in the extensions of a scope: sends a message at once or says that it cannot
Push = Callable[[str], bool]
PONG = 4.0  # seconds for an answer: a browser that is gone is noticed within nine
LATE = 1.0  # seconds by which a timer of ours may be late before we doubt that we have listened


class HttpConnection(HttpToolsProtocol):
    """A connection that must bring its requests within a time. Thousands of half-sent ones would use up the descriptors."""

    _timer: asyncio.TimerHandle | None = None
    _began = 0.0
    _received = 0
    _in_headers = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count what comes in."""
        self._received += len(data)
        super().data_received(data)
        if self._timer is not None and self._in_headers and self._received > HEADERS:
            self._refuse(431)

    def on_message_begin(self) -> None:
        """Begin to wait for the rest of a request."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """Note that only the body is still to come."""
        self._in_headers = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop waiting."""
        self._arrived()
        super().on_message_complete()

    def _wait(self) -> None:
        self._arrived()
        self._began, self._received, self._in_headers = self.loop.time(), 0, True
        self._timer = self.loop.call_later(LOOK, self._look)

    def _arrived(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        if self.flow.read_paused:  # it is we who do not read
            self._began += LOOK
        if self.loop.time() - self._began > GRACE + self._received / RATE:
            self._refuse(408)
        else:
            self._timer = self.loop.call_later(LOOK, self._look)

    def _refuse(self, status: int) -> None:
        self._arrived()
        cycle: Any = self.cycle  # None before the first request
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()


class LiveConnection(WebSocketsSansIOProtocol):
    """A live connection that ends at once when the browser gives no sign of life, whatever is still to be sent to it.

    Thousands of pages that only wait should cost little. A page that was heard lately is not asked whether it is there, and its own
    pings are answered here.
    """

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.close_timeout = PONG  # for the answer to a close
        self._heard = 0.0
        self._beat = 0.0
        self._doubted = False  # whether there was no answer because we were late, perhaps

    def data_received(self, data: bytes) -> None:
        """Note the sign of life. If that is all there is, nothing else has to be done about it."""
        self._heard = self.loop.time()
        if not (len(data) == BEAT_SIZE and _is_beat(data) and self._answers_beat()):
            super().data_received(data)

    def _answers_beat(self) -> bool:
        """Answer a ping of the page. The application hears of one now and then, and knows that the page is awake."""
        return self._heard - self._beat < BEATS and self.push(ANSWER)

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life, unless there was one."""
        quiet = self.loop.time() - self._heard
        if quiet < PING:
            self.ping_timer = self.loop.call_later(PING - quiet, self.send_keepalive_ping)
        else:
            self._doubted = False
            super().send_keepalive_ping()

    def handle_text(self, event: Frame) -> None:
        """Answer a ping that came together with something else; everything else is for the application."""
        if event.data == BEAT and event.fin and self._answers_beat():
            return
        self._beat = self._heard
        super().handle_text(event)

    async def run_asgi(self) -> None:
        """Run the application, which may push messages past its layers: nothing in them concerns a message."""
        extensions: Any = self.scope["extensions"]
        extensions[PUSH] = self.push
        await super().run_asgi()

    def push(self, text: str) -> bool:
        """Send a message at once. Returns False if the browser is slow to read, or the connection is not open."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        self.transport.write(_frame(text.encode()))
        return True

    def keepalive_timeout(self) -> None:
        """Drop the connection, unless it was heard after all or it is we who have not listened.

        While the application is busy with a message, nothing more is read. If the whole server was held up, its timers come before
        what has arrived meanwhile, so there is a second chance.
        """
        if self._heard > self.ping_sent_at:
            self.stop_keepalive()
            self.schedule_ping()
            return
        late = self.loop.time() - self.ping_sent_at > (self.ping_timeout or 0.0) + LATE
        if self.read_paused or (late and not self._doubted):
            self._doubted = not self.read_paused
            self.pong_timer = self.loop.call_later(LATE, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        """Take leave. A browser that does not read must not hold up the end of the server."""
        super().shutdown()
        self.loop.call_later(1.0, self.transport.abort)


def _is_beat(data: bytes) -> bool:
    """Whether a browser has sent a ping of the page in a frame of its own, and nothing else (RFC 6455, 5.2 and 5.3)."""
    if data[0] != 0x81 or data[1] != 0x80 | len(BEAT):
        return False
    mask = int.from_bytes((data[2:6] * (len(BEAT) // 4 + 1))[: len(BEAT)])
    return int.from_bytes(data[6:]) ^ mask == _BEAT


def _frame(data: bytes) -> bytes:
    """A whole text message as a server sends it, without mask or extension (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), data)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), data)
