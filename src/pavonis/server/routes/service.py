"""The service itself: its health, its metrics, and the page."""

import asyncio
import contextlib
from hmac import compare_digest
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import ASGIApp

from pavonis import __version__
from pavonis.server import metrics
from pavonis.server.database import answers
from pavonis.server.dependencies import ServiceDep
from pavonis.server.errors import Refused
from pavonis.server.headers import client_of
from pavonis.server.schemas import Health
from pavonis.server.static_files import StaticFiles

LOCAL = ("127.0.0.1", "::1")


@get("/health", tags=["service"])
async def health(service: ServiceDep) -> Response[Health]:
    """Whether the server and its database work."""
    well = await answers(service.db)
    return Response(Health("ok" if well else "down", __version__, well), status_code=200 if well else 503)


@get("/metrics", tags=["service"], media_type=MediaType.TEXT)
async def measured(request: Request[Any, Any, Any], service: ServiceDep) -> Response[bytes]:
    """The metrics of the server, for Prometheus: with the token of the settings, or without one for this machine only."""
    token = service.settings.metrics_token
    given = request.headers.get("authorization", "").encode()
    allowed = compare_digest(given, f"Bearer {token}".encode()) if token else client_of(request.scope) in LOCAL
    if not allowed:
        raise Refused("no_such_page")
    body = await asyncio.to_thread(metrics.exposition)
    return Response(body, media_type="text/plain; version=0.0.4; charset=utf-8")


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(static_files: NamedDependency[StaticFiles], service: ServiceDep, path: FromPath[str] = "") -> ASGIApp:
    """A file of the browser page; every path that names none is a view of the page."""
    folder, _, rest = path.strip("/").partition("/")
    if folder != "table":
        return static_files.answer(path)
    found = None
    table_id, _, view = rest.partition("/")
    with contextlib.suppress(Exception):  # without its database the server can still show the page, which says so
        async with asyncio.timeout(1):
            found = await service.tables.game_of(table_id)
    game, public = found or (None, False)
    return static_files.answer(path, None if view else game, listed=public and service.settings.public and not view)


handlers = [health, measured, page]
