"""Live connections. Whenever a table changes, all its viewers get what they may see of it.

The channels only carry *that* a table has changed, with its marks. Each worker makes the views of its own connections. A view that
is the same as the last one is not sent, so that a viewer cannot even notice a hidden change. A page that asks for patches is sent
the sections of its view that have changed; see `sights`.
"""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from pavonis.core.game import Seat
from pavonis.server import messages, metrics, payload, seats, sights
from pavonis.server.channels import Channels
from pavonis.server.database import is_away
from pavonis.server.errors import Refused
from pavonis.server.live_messages import ChatMessage, ClientMessage, ErrorMessage, GoneMessage, Ping, PongMessage, ServerMessage
from pavonis.server.live_table import LiveTable
from pavonis.server.live_tables import LiveTables, Marks
from pavonis.server.protocols import PUSH, Push
from pavonis.server.sights import Sight

GOING_AWAY = 1001
GOING_DOWN = 1012
TRY_LATER = 1013
NO_TABLE = 4404
SILENCE = 180.0  # seconds
LONGEST = 2000  # characters of a message of the page
log = logging.getLogger("pavonis.live")
_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class Connection:
    """One browser looking at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: LiveTables, table_id: str, person: str | None, lang: str) -> None:
        self.socket = socket
        self.tables = tables
        self.table_id = table_id
        self.person = person
        self.lang = lang
        self.client = ""  # the address it comes from
        self.token_hash = ""  # of its cookie
        self.cut = False  # it is being closed, see `admission`
        self.wanted: Seat | None = None
        self.patches = False  # whether the page wants to be sent what has changed, not whole views
        self.patched = 0  # patches since the last whole view
        self.shown: Sight | None = None
        self.marks: Marks | None = None  # the moment of the table that was last shown
        self.said = 0  # messages sent
        self.late: Marks | None = None  # a change that is still to be shown, and the task that shows it
        self.following: asyncio.Task[None] | None = None
        extensions: Any = socket.scope.get("extensions") or {}
        self._push: Push | None = extensions.get(PUSH)
        self._sending = asyncio.Lock()

    async def send(self, message: ServerMessage) -> None:
        """Send one message."""
        await self._send(_encoder.encode(message).decode())

    async def _send(self, text: str) -> None:
        if self._push is None or not self._push(text):
            await self.socket.send_data(text, mode="text")

    async def show(self, marks: Marks | None = None, anew: bool = False) -> None:
        """Send what is new to this viewer, if anything is."""
        if self.cut:
            return
        async with self._sending:
            table = await self.tables.get(self.table_id, marks)
            if anew:
                self.shown = None
            text = self._news(table)
            if text:
                await self._send(text)
            if table.facts.chat > self.said or anew:
                first = self.said == 0
                upto = table.facts.chat  # more may be said while this is read
                said = await messages.read(self.tables.db, table, 0 if anew else self.said, self.lang, self.person)
                self.said = upto
                if said or anew or first:  # what spectators say among themselves is no news to players
                    await self.send(ChatMessage(said))

    def show_at_once(self, table: LiveTable) -> bool:
        """Do the same without waiting. Returns False if that is not possible: somebody has spoken, or the page reads slowly."""
        if self.cut:
            return True
        if self._push is None or self._sending.locked() or table.facts.chat > self.said:
            return False
        before = self.shown, self.patched
        text = self._news(table)
        if not text or self._push(text):
            return True
        self.shown, self.patched = before
        return False

    def _news(self, table: LiveTable) -> str:
        """The message with what is new to this viewer, empty if nothing is."""
        self.marks = table.facts.marks
        viewer = self._viewer(table)
        found, before = sights.sight(table, self.person, viewer, self.lang), self.shown
        if before is not None and before.viewer != viewer:
            before = None
        if before is not None and not found.is_news(before):
            return ""
        self.shown = found
        change = sights.patch(table, before, found, self.lang) if self.patches and before is not None else None
        if change is None:
            self.patched = 0
            return sights.whole(table, before, found, self.lang)
        self.patched += 1
        return f'{{"type":"patch","patch":{{"number":{self.patched},{change}}}}}'

    def _viewer(self, table: LiveTable) -> Seat:
        """The wanted seat as long as the person owns it, then the usual one."""
        try:
            return payload.viewer_of(table, self.person, self.wanted)
        except Refused:
            self.wanted = None
            return payload.viewer_of(table, self.person, None)

    async def obey(self, text: str) -> None:
        """Handle a message from the page."""
        try:
            message = _decoder.decode(text[:LONGEST])
        except (msgspec.DecodeError, UnicodeError) as error:
            await self.send(ErrorMessage(Refused("malformed", problem=str(error)).body(self.lang)))
            return
        if isinstance(message, Ping):
            await self.send(PongMessage(time.time()))
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


class Room:
    """The connections to one table."""

    def __init__(self) -> None:
        self.connections: dict[Connection, None] = {}  # in the order in which they came
        self.marks: Marks | None = None  # what was last announced and is still to be shown
        self.telling: asyncio.Task[None] | None = None


class Hub:
    """All live connections of this worker."""

    def __init__(self, tables: LiveTables, channels: Channels) -> None:
        self.tables = tables
        self.channels = channels
        channels.deliver = self.deliver
        self.connections: set[Connection] = set()
        self.viewers: Counter[str] = Counter()  # connections by table
        self._rooms: dict[str, Room] = {}
        self._leaving: set[asyncio.Task[None]] = set()
        self.closing = False

    def announce(self, table_id: str, marks: Marks) -> None:
        """Tell our own connections and every other worker that a table has changed."""
        self.deliver(table_id, marks)
        self.channels.publish(table_id, marks)

    def deliver(self, table_id: str, marks: Marks) -> None:
        """Show a table that has changed to our own connections. If several changes wait, the last one is enough."""
        room = self._rooms.get(table_id)
        if room is None:
            return
        room.marks = marks
        if room.telling is None:
            room.telling = asyncio.create_task(self._tell(table_id, room))

    async def _tell(self, table_id: str, room: Room) -> None:
        """Show everybody in a room what was announced."""
        try:
            while room.marks is not None:
                marks, room.marks = room.marks, None
                table = await self._table(table_id, marks)
                for connection in list(room.connections):
                    if table is None or not _shown_at_once(connection, table):
                        self._follow(connection, marks)
        finally:
            room.telling = None

    async def _table(self, table_id: str, marks: Marks) -> LiveTable | None:
        """A table with these marks; None if it cannot be had. Then each connection finds out why, and says so."""
        try:
            return await self.tables.get(table_id, marks)
        except Exception:
            return None

    def _follow(self, connection: Connection, marks: Marks) -> None:
        """Let a connection that cannot be served at once come after the others, in its own time."""
        connection.late = marks
        if connection.following is None:
            connection.following = asyncio.create_task(self._following(connection))

    async def _following(self, connection: Connection) -> None:
        try:
            while connection.late is not None:
                marks, connection.late = connection.late, None
                await self._show(connection, marks)
        finally:
            connection.following = None

    async def serve(self, connection: Connection) -> None:
        """Show a table to a browser until either side closes."""
        if self.closing:
            await _close(connection, GOING_DOWN, "restart")
            return
        self._enter(connection)
        try:
            async with self.channels.listening(connection.table_id):
                await connection.show()
                await self._note(connection, here=True)
                await self._receive(connection)
        except WebSocketDisconnect:
            pass
        except Refused as refused:
            await _close(connection, NO_TABLE, refused.code)
        except Exception as error:
            if not is_away(error):
                raise
            await _close(connection, TRY_LATER, "database")
        finally:
            self._leave(connection)
            # In a task of its own: this one may have been cancelled.
            leaving = asyncio.create_task(self._note(connection, here=False))
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)

    def _enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._rooms.setdefault(connection.table_id, Room()).connections[connection] = None
        self.viewers[connection.table_id] += 1
        metrics.CONNECTIONS.inc()

    def _leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        del self._rooms[connection.table_id].connections[connection]
        self.viewers[connection.table_id] -= 1
        if not self.viewers[connection.table_id]:
            del self.viewers[connection.table_id]
            del self._rooms[connection.table_id]
        if connection.following is not None:
            connection.following.cancel()
        metrics.CONNECTIONS.dec()

    async def _receive(self, connection: Connection) -> None:
        """Read messages from the page. A page that is silent for long counts as gone, whatever the network believes."""
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    text = await connection.socket.receive_data(mode="text")
            except TimeoutError:
                await _close(connection, GOING_AWAY, "silence")
                return
            await connection.obey(text)

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
        """Note that a player has come or gone, unless another page of theirs is open here."""
        person = connection.person
        if person is None:
            return
        if not any(other.person == person for other in self._others(connection)):
            try:
                await seats.seen(self.tables, connection.table_id, person, here)
            except Refused:
                pass
            except Exception as error:
                if not is_away(error):
                    raise

    def _others(self, connection: Connection) -> list[Connection]:
        """Who else looks at the same table."""
        room = self._rooms.get(connection.table_id)
        return [] if room is None else [other for other in room.connections if other is not connection]

    async def make_up(self, now: dict[str, Marks]) -> None:
        """Show the present state of their tables to connections that have missed a change."""
        gone = (-1, -1, -1)
        late = [each for each in self.connections if each.marks != now.get(each.table_id, gone)]
        await asyncio.gather(*(self._show(each, now.get(each.table_id, gone)) for each in late))

    async def show_again(self, table_id: str) -> None:
        """Show a table again: something that is not stored as a change of it, such as who is there, has changed."""
        room = self._rooms.get(table_id)
        there = [] if room is None else list(room.connections)
        await asyncio.gather(*(self._show(each, each.marks) for each in there if each.marks is not None))

    async def dismiss(self) -> None:
        """Send everybody away for a moment: an open connection that hears nothing looks as if nobody moved."""
        await asyncio.gather(*(_close(connection, TRY_LATER, "database") for connection in list(self.connections)))

    async def cut(self, connection: Connection, code: int, reason: str) -> None:
        """Close a connection whose person may not be here any more. Nothing is shown to it, also if it does not go."""
        connection.cut = True
        await _close(connection, code, reason)

    def watched(self) -> set[str]:
        """The tables that have viewers."""
        return set(self.viewers)

    def players(self) -> set[tuple[str, str]]:
        """Who is connected, by table and person."""
        return {(connection.table_id, connection.person) for connection in self.connections if connection.person is not None}

    async def close(self) -> None:
        """Close all connections with the code for "come back in a moment"."""
        self.closing = True
        await asyncio.gather(*(_close(connection, GOING_DOWN, "restart") for connection in list(self.connections)))
        leaving = self._leaving - {asyncio.current_task()}
        await asyncio.gather(*leaving, return_exceptions=True)


def _shown_at_once(connection: Connection, table: LiveTable) -> bool:
    try:
        return connection.show_at_once(table)
    except Exception:
        return False  # what is wrong comes up again when it is tried in the usual way


async def _close(connection: Connection, code: int, reason: str) -> None:
    with contextlib.suppress(Exception):
        await connection.socket.close(code=code, reason=reason)
