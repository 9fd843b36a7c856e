"""The application: routes, channels, errors and the middleware around them. Uvicorn runs `create` in every worker."""

import gc
import logging
import multiprocessing
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from sqlalchemy.exc import DataError, DBAPIError

from pavonis import __version__
from pavonis.server import logs
from pavonis.server.bot_workers import BotWorkers
from pavonis.server.channels import open_channels
from pavonis.server.database import AWAY, is_away
from pavonis.server.dependencies import provide_caller
from pavonis.server.errors import ErrorBody, Refused
from pavonis.server.game_types import GameTypes
from pavonis.server.languages import language_of
from pavonis.server.middleware import wrap
from pavonis.server.orphans import end_with_parent
from pavonis.server.routes import (
    admin,
    challenges,
    games,
    going,
    lab,
    lessons,
    live,
    my_games,
    notifications,
    people,
    play,
    puzzles,
    replays,
    returning,
    reviews,
    seats,
    service,
    statistics,
    tables,
    tournaments,
)
from pavonis.server.routes import public as public_tables
from pavonis.server.service import Service
from pavonis.server.settings import Settings, read_settings
from pavonis.server.static_files import StaticFiles

REFUSALS = {
    status: ResponseSpec(ErrorBody, description=text, generate_examples=False)
    for status, text in {
        400: "The request cannot be read.",
        401: "There is no session cookie.",
        403: "Somebody else owns it, or only the host may do it.",
        404: "It does not exist.",
        409: "The table is not in the right state for this.",
        413: "The body is too long.",
        422: "The request can be read, but it is wrong.",
        429: "Too many requests, tables or messages.",
        503: "The server is busy.",
    }.items()
}
# Only for what everybody may see. The length of a compressed body tells how much of it repeats, so what one person alone may see
# must not be compressed together with what others have written.
COMPRESSION = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig(backend="gzip", minimum_size=1024, gzip_compress_level=6)
)
GARBAGE = 20_000  # objects between two looks for garbage: a view has hundreds, and few of them are part of a circle
GONE = "client disconnected prematurely"  # what Litestar says of it; nobody hears our answer
log = logging.getLogger("pavonis.errors")


def create() -> ASGIApp:
    """The whole application of one worker, with the settings of the environment."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        end_with_parent(parent.pid)  # its successor wants the port
    gc.set_threshold(GARBAGE)
    settings = read_settings()
    logs.configure(settings.log_level)
    return build(settings)


def build(settings: Settings, bot_workers: BotWorkers | None = None) -> ASGIApp:
    """The whole application."""
    return wrap(litestar(settings, bot_workers), settings)


def litestar(settings: Settings, bot_workers: BotWorkers | None = None) -> Litestar:
    """The application without the layers of its middleware."""
    channels = open_channels(settings)
    parts = Service(settings, channels, bot_workers)
    static_files = StaticFiles()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with channels:  # not left to the plugin: they must outlive what is said at the end
            await parts.open()
            gc.freeze()  # what is here now stays; looking through it for garbage again and again takes time
            try:
                yield
            finally:
                await parts.close()

    return Litestar(
        route_handlers=_routers(settings),
        lifespan=[running],
        dependencies={
            "service": Provide(lambda: parts, sync_to_thread=False),
            "static_files": Provide(lambda: static_files, sync_to_thread=False),
            "caller": Provide(provide_caller),
        },
        exception_handlers=HANDLERS,
        state=State({"service": parts}),
        openapi_config=_openapi(),
        plugins=[GameTypes()],
        request_max_body_size=settings.body_limit,
        debug=False,
        logging_config=None,
    )


def _routers(settings: Settings) -> list[Router]:
    """All routes, grouped by what they need."""
    private = [
        *people.handlers, *my_games.handlers, *tables.handlers, *seats.handlers, *going.handlers, *play.handlers, *lessons.handlers,
        *live.handlers, *admin.handlers, *public_tables.handlers, *service.handlers, *reviews.handlers, *notifications.handlers,
        *returning.handlers, *challenges.handlers, *tournaments.handlers, *statistics.handlers,
    ]  # fmt: skip
    public = [
        *games.handlers,
        *lessons.public,
        *puzzles.public,
        *lab.public,
        *tables.open_handlers,
        *replays.handlers,
        *reviews.public,
    ]
    for handler in [*private, *public, replays.upload]:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = REFUSALS
    return [
        Router("/", route_handlers=private),
        Router("/", route_handlers=public, middleware=[COMPRESSION]),
        Router("/", route_handlers=[replays.upload], request_max_body_size=settings.record_limit),
    ]


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Pavonis",
        version=__version__,
        description="A table for four Mars board games. docs/api.md describes the same interface for people.",
        openapi_router=Router("/api/openapi.json", route_handlers=[], middleware=[COMPRESSION], include_in_schema=False),
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin(path="/")],
    )


def _answer(request: Request[Any, Any, Any], refused: Refused) -> Response[ErrorBody]:
    headers = {"retry-after": str(refused.retry_after)} if refused.retry_after else {}
    return Response(refused.body(language_of(request.scope)), status_code=refused.status, headers=headers)


def _refused(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    assert isinstance(error, Refused)
    return _answer(request, error)


def _too_deep(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Refuse JSON that is nested too deeply."""
    return _answer(request, Refused("malformed", problem="nested too deeply"))


def _not_text(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Refuse a body that is not UTF-8."""
    return _answer(request, Refused("malformed", problem="not UTF-8"))


def _database(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Ask the caller to come back if the database is away or its disk is full."""
    if isinstance(error, DataError):
        return _answer(request, Refused("malformed", problem="a value that cannot be stored"))
    if not is_away(error):
        return _broken(request, error)
    log.warning("the database does not answer", extra={"path": request.scope.get("path_template"), "problem": type(error).__name__})
    return _answer(request, Refused("unavailable", retry_after=5))


def _http(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Put what Litestar itself refuses into our shape."""
    assert isinstance(error, HTTPException)
    if isinstance(error, ValidationException):
        return _answer(request, Refused("malformed", problem=_problem(error), fields=error.extra or []))
    codes = {404: "no_such_page", 405: "no_such_method", 413: "too_large"}
    if error.status_code in codes:
        answer = _answer(request, Refused(codes[error.status_code]))
        answer.headers.update(error.headers or {})  # which methods are allowed
        return answer
    if error.status_code < 500 or error.detail == GONE:
        return _answer(request, Refused("malformed", problem=error.detail))
    return _broken(request, error)


def _problem(error: ValidationException) -> str:
    extra: Any = error.extra
    if not isinstance(extra, list):
        return error.detail
    return "; ".join(f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Report a fault of our own by a number that is in the log, without any detail."""
    number = secrets.token_hex(6)
    log.error("a request failed", extra={"id": number, "path": request.scope.get("path_template")}, exc_info=error)
    return _answer(request, Refused("broken", id=number))


HANDLERS: Any = {
    Refused: _refused,
    HTTPException: _http,
    RecursionError: _too_deep,
    UnicodeError: _not_text,
    DBAPIError: _database,
    **dict.fromkeys(AWAY, _database),
    Exception: _broken,
}
