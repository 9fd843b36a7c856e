"""The live connection to a table."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from pavonis.server.border import CLIENT, COOKIE, language_of
from pavonis.server.caller import Parts
from pavonis.server.live import Connection

CROWDED = 4429


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str], service: Parts) -> None:
    """Show a table for as long as the browser looks at it."""
    await socket.accept()
    client = str(socket.scope.get(CLIENT, ""))
    if not service.connections.take(client):
        await socket.close(code=CROWDED, reason="too_fast")
        return
    try:
        person = await service.people.find(socket.cookies.get(COOKIE))
        connection = Connection(socket, service.tables, table, person, language_of(socket.scope))
        seat = socket.query_params.get("seat")
        connection.wanted = int(seat) if seat is not None and seat.lstrip("-").isdecimal() else None
        await service.hub.serve(connection)
    finally:
        service.connections.give(client)


handlers = [live]
