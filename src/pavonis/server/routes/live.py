"""The live connection to a table."""

import re
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from pavonis.server.dependencies import ServiceDep
from pavonis.server.headers import client_of
from pavonis.server.languages import language_of
from pavonis.server.live import Connection
from pavonis.server.middleware import COOKIE, TOO_FAST
from pavonis.server.people import hashed

SEAT = re.compile(r"-1|[0-9]{1,2}")


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str], service: ServiceDep) -> None:
    """Show a table for as long as the browser looks at it."""
    await socket.accept()
    client = client_of(socket.scope)
    if not service.connections.acquire(client):
        await socket.close(code=TOO_FAST, reason="too_fast")
        return
    try:
        token = socket.cookies.get(COOKIE)
        person = await service.people.find(token)
        connection = Connection(socket, service.tables, table, person, language_of(socket.scope))
        connection.client, connection.token_hash = client, hashed(token or "")
        seat = socket.query_params.get("seat")
        connection.wanted = int(seat) if seat is not None and SEAT.fullmatch(seat) else None
        connection.patches = socket.query_params.get("patches") == "1"
        await service.hub.serve(connection)
    finally:
        service.connections.release(client)


handlers = [live]
