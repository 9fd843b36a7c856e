"""Live connections: whenever a table changes, everybody who looks at it gets what they may see of it.

What goes through the channels is only *that* a table has changed, with its marks; each worker makes the views of its own
connections. A view that is the same as the last one is not sent: a change that a viewer cannot see is no news, not even as a beat.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import signal
from typing import Annotated, Any

import msgspec
from litestar import WebSocket
from litestar.channels import ChannelsPlugin
from litestar.exceptions import WebSocketDisconnect

from pavonis.core.events import Event
from pavonis.core.game import Seat
from pavonis.server import messages, metrics, payload, seats
from pavonis.server.bodies import Lang, MessageBody, ViewBody
from pavonis.server.errors import ErrorBody, Refused
from pavonis.server.settings import FAREWELL
from pavonis.server.table import Table
from pavonis.server.tables import Marks, Tables

GOING_AWAY = 1001
GOING_DOWN = 1012
NO_TABLE = 4404
SILENCE = 180.0  # seconds
LONGEST = 2000  # characters of a message of the page
log = logging.getLogger("pavonis.live")


class ViewMessage(msgspec.Struct, tag_field="type", tag="view"):
    view: ViewBody


class ChatMessage(msgspec.Struct, tag_field="type", tag="chat"):
    messages: list[MessageBody]


class GoneMessage(msgspec.Struct, tag_field="type", tag="gone"):
    pass


class ErrorMessage(msgspec.Struct, tag_field="type", tag="error"):
    error: ErrorBody


class PongMessage(msgspec.Struct, tag_field="type", tag="pong"):
    pass


ServerMessage = ViewMessage | ChatMessage | GoneMessage | ErrorMessage | PongMessage


class Look(msgspec.Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)] | None = None
    lang: Lang | None = None


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = Look | Ping
_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()
_marks = msgspec.json.Decoder(tuple[int, int, int])


def channel(table_id: str) -> str:
    """The channel of a table."""
    return f"table:{table_id}"


class Connection:
    """One browser looking at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, table_id: str, person: str | None, lang: str) -> None:
        self.socket = socket
        self.tables = tables
        self.table_id = table_id
        self.person = person
        self.lang = lang
        self.wanted: Seat | None = None
        self.shown: ViewBody | None = None
        self.marks: Marks | None = None  # the moment of the table that was last shown
        self.events: list[Event] = []  # the log as it was last sent
        self.said = 0  # messages sent
        self._sending = asyncio.Lock()

    async def send(self, message: ServerMessage) -> None:
        """Send one message."""
        await self._send(_encoder.encode(message).decode())

    async def _send(self, text: str) -> None:
        await self.socket.send_data(text, mode="text")

    async def show(self, marks: Marks | None = None, anew: bool = False) -> None:
        """Send what is new to this viewer, if anything is."""
        async with self._sending:
            table = await self.tables.get(self.table_id, marks)
            self.marks = table.facts.marks
            viewer = self._viewer(table)
            found = payload.sight(table, self.person, viewer, self.lang)
            if anew or self.shown is None or viewer != self.shown.viewer:
                self.shown, self.events = None, []
            if found.view != self.shown or found.events != self.events:
                start = _common(self.events, found.events)
                self.shown, self.events = found.view, found.events
                await self._send(_written(found, start))
            if table.facts.chat > self.said or anew:
                said = await messages.read(self.tables.db, table, 0 if anew else self.said, self.lang)
                self.said = table.facts.chat
                await self.send(ChatMessage(said))

    def _viewer(self, table: Table) -> Seat:
        """The seat that was asked for while it is one's own; who loses it looks on as everybody may."""
        try:
            return payload.viewer_of(table, self.person, self.wanted)
        except Refused:
            self.wanted = None
            return payload.viewer_of(table, self.person, None)

    async def obey(self, text: str) -> None:
        """Act on a message of the page."""
        try:
            message = _decoder.decode(text[:LONGEST])
        except (msgspec.DecodeError, UnicodeError) as error:
            await self.send(ErrorMessage(Refused("malformed", problem=str(error)).body(self.lang)))
            return
        if isinstance(message, Ping):
            await self.send(PongMessage())
            return
        if message.seat is not None:
            try:
                payload.viewer_of(await self.tables.get(self.table_id), self.person, message.seat)
            except Refused as refused:
                await self.send(ErrorMessage(refused.body(self.lang)))
                return
            self.wanted = message.seat
        self.lang = message.lang or self.lang
        await self.show(anew=True)


def _written(found: payload.Sight, start: int) -> str:
    """A view with its news, written out once for all who see and lack the same: a table may have a thousand spectators."""
    if start not in found.written:
        found.written[start] = _encoder.encode(ViewMessage(payload.with_log(found, start))).decode()
    return found.written[start]


def _common(old: list[Event], new: list[Event]) -> int:
    """How many lines two logs share from the beginning."""
    if old == new[: len(old)]:
        return len(old)
    return next((number for number, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]), min(len(old), len(new)))


class Hub:
    """All live connections of this worker."""

    def __init__(self, tables: Tables, channels: ChannelsPlugin) -> None:
        self.tables = tables
        self.channels = channels
        self.connections: set[Connection] = set()
        self._leaving: set[asyncio.Task[None]] = set()
        self.closing = False

    def announce(self, table_id: str, marks: Marks) -> None:
        """Tell every worker that a table has changed."""
        self.channels.publish(list(marks), channel(table_id))

    async def serve(self, connection: Connection) -> None:
        """Show a table to a browser until one of them has had enough."""
        if self.closing:
            await _close(connection, GOING_DOWN, "restart")
            return
        self.connections.add(connection)
        metrics.CONNECTIONS.inc()
        try:
            async with self.channels.start_subscription(channel(connection.table_id)) as subscriber:
                await connection.show()
                await self._note(connection, here=True)
                pushing = asyncio.create_task(self._push(connection, subscriber))
                try:
                    await self._receive(connection)
                finally:
                    pushing.cancel()
                    await asyncio.gather(pushing, return_exceptions=True)
        except WebSocketDisconnect:
            pass
        except Refused as refused:
            await _close(connection, NO_TABLE, refused.code)
        finally:
            self.connections.discard(connection)
            metrics.CONNECTIONS.dec()
            # In a task of its own: this one may have been cancelled.
            leaving = asyncio.create_task(self._note(connection, here=False))
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)

    async def _receive(self, connection: Connection) -> None:
        """Read what the page says; one that says nothing for long is gone, whatever the network believes."""
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    text = await connection.socket.receive_data(mode="text")
            except TimeoutError:
                await _close(connection, GOING_AWAY, "silence")
                return
            await connection.obey(text)

    async def _push(self, connection: Connection, subscriber: Any) -> None:
        """Send what the channel announces; of several announcements that have piled up, the last one is enough."""
        async for event in subscriber.iter_events():
            if subscriber.qsize == 0:
                await self._show(connection, _marks.decode(event))

    async def _show(self, connection: Connection, marks: Marks) -> None:
        try:
            await connection.show(marks)
        except Refused as refused:
            with contextlib.suppress(Exception):
                await connection.send(GoneMessage())
            await _close(connection, NO_TABLE, refused.code)
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a live connection failed", extra={"table": connection.table_id})
            await _close(connection, GOING_DOWN, "broken")

    async def _note(self, connection: Connection, here: bool) -> None:
        """Note that a player has come, or gone for good: not if another page of theirs is open here."""
        person = connection.person
        if person is None:
            return
        again = any(other.person == person and other.table_id == connection.table_id for other in self.connections - {connection})
        if not again:
            with contextlib.suppress(Refused):
                await seats.seen(self.tables, connection.table_id, person, here)

    async def make_up(self, now: dict[str, Marks]) -> None:
        """Show the tables as they are now to connections that have missed it, whatever the channel did."""
        gone = (-1, -1, -1)
        late = [each for each in self.connections if each.marks != now.get(each.table_id, gone)]
        await asyncio.gather(*(self._show(each, now.get(each.table_id, gone)) for each in late))

    def watched(self) -> set[str]:
        """The tables somebody looks at."""
        return {connection.table_id for connection in self.connections}

    def players(self) -> set[tuple[str, str]]:
        """Who is connected, by table and person."""
        return {(connection.table_id, connection.person) for connection in self.connections if connection.person is not None}

    def heed_farewell(self) -> None:
        """Take leave of everybody when the signal comes."""
        loop = asyncio.get_running_loop()
        if multiprocessing.parent_process() is not None:  # Ctrl+C reaches every process; the first one ends the others in order
            with contextlib.suppress(NotImplementedError):
                loop.remove_signal_handler(signal.SIGINT)
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        if FAREWELL is not None:
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):  # not every loop can
                loop.add_signal_handler(FAREWELL, lambda: self._leaving.add(asyncio.create_task(self.close())))

    async def close(self) -> None:
        """Send everybody away with the code for "come back in a moment"."""
        self.closing = True
        await asyncio.gather(*(_close(connection, GOING_DOWN, "restart") for connection in list(self.connections)))
        leaving = self._leaving - {asyncio.current_task()}
        await asyncio.gather(*leaving, return_exceptions=True)


async def _close(connection: Connection, code: int, reason: str) -> None:
    with contextlib.suppress(Exception):
        await connection.socket.close(code=code, reason=reason)
