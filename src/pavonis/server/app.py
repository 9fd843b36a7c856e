"""The application: routes, channels, errors and the border around them. `create` is what granian runs in every worker."""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from pavonis import __version__
from pavonis.server import logs
from pavonis.server.border import Border, language_of
from pavonis.server.caller import provide_caller
from pavonis.server.channels import open_channels
from pavonis.server.errors import ErrorBody, Refused
from pavonis.server.pages import Pages
from pavonis.server.routes import games, live, people, play, replays, seats, service, tables
from pavonis.server.service import Service
from pavonis.server.settings import Settings, read_settings
from pavonis.server.thinkers import Thinkers

REFUSALS = {
    status: ResponseSpec(ErrorBody, description=text, generate_examples=False)
    for status, text in {
        400: "The request cannot be read.",
        401: "Nobody with a seat asks.",
        403: "Not one's own, or not the host.",
        404: "There is none.",
        409: "The table is not in the state for this.",
        413: "Too long.",
        422: "Understood, and wrong.",
        429: "Too many.",
        503: "No time now.",
    }.items()
}
log = logging.getLogger("pavonis.errors")


def create() -> Border:
    """The whole application of one worker, by the settings of the environment."""
    settings = read_settings()
    logs.configure(settings.log_level)
    return build(settings)


def build(settings: Settings, thinkers: Thinkers | None = None) -> Border:
    """The whole application."""
    return Border(litestar(settings, thinkers), settings)


def litestar(settings: Settings, thinkers: Thinkers | None = None) -> Litestar:
    """The application without its border."""
    channels = open_channels(settings)
    parts = Service(settings, channels, thinkers)
    pages = Pages()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with channels:  # not left to the plugin: they must outlive what is said at the end
            await parts.open()
            try:
                yield
            finally:
                await parts.close()

    handlers: list[Any] = [
        *games.handlers, *people.handlers, *tables.handlers, *seats.handlers, *play.handlers, *replays.handlers, *live.handlers,
        *service.handlers,
    ]  # fmt: skip
    for handler in [*handlers, replays.upload]:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = REFUSALS
    handlers.append(Router("/", route_handlers=[replays.upload], request_max_body_size=settings.record_limit))
    return Litestar(
        route_handlers=handlers,
        lifespan=[running],
        dependencies={
            "service": Provide(lambda: parts, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
            "caller": Provide(provide_caller),
        },
        exception_handlers={Refused: _refused, HTTPException: _http, RecursionError: _too_deep, Exception: _broken},
        state=State({"service": parts}),
        openapi_config=_openapi(),
        request_max_body_size=settings.body_limit,
        debug=False,
        logging_config=None,
    )


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Pavonis",
        version=__version__,
        description="A table for four Mars board games. docs/api.md says the same for people.",
        path="/api/openapi.json",
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
    """JSON that is nested without end."""
    return _answer(request, Refused("malformed", problem="nested too deeply"))


def _http(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """What Litestar itself refuses."""
    assert isinstance(error, HTTPException)
    if isinstance(error, ValidationException):
        return _answer(request, Refused("malformed", problem=_problem(error), fields=error.extra or []))
    codes = {404: "no_such_page", 405: "no_such_method", 413: "too_large"}
    if error.status_code in codes:
        answer = _answer(request, Refused(codes[error.status_code]))
        answer.headers.update(error.headers or {})  # which methods are allowed
        return answer
    if error.status_code < 500:
        return _answer(request, Refused("malformed", problem=error.detail))
    return _broken(request, error)


def _problem(error: ValidationException) -> str:
    extra: Any = error.extra
    if not isinstance(extra, list):
        return error.detail
    return "; ".join(f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Our own fault: a number to look it up by, and nothing about the inside."""
    number = secrets.token_hex(6)
    log.error("a request failed", extra={"id": number, "path": request.scope.get("path_template")}, exc_info=error)
    return _answer(request, Refused("broken", id=number))
