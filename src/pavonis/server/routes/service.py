"""The service itself: is it well, what does it count, and the page it serves."""

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from pavonis import __version__
from pavonis.server import metrics
from pavonis.server.bodies import Health
from pavonis.server.caller import Parts
from pavonis.server.database import answers
from pavonis.server.pages import Pages


@get("/health", tags=["service"])
async def health(service: Parts) -> Response[Health]:
    """Whether the server and its database are well."""
    well = await answers(service.db)
    return Response(Health("ok" if well else "down", __version__, well), status_code=200 if well else 503)


@get("/metrics", tags=["service"], media_type=MediaType.TEXT)
async def measured() -> Response[bytes]:
    """What the server counts, for Prometheus."""
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(pages: NamedDependency[Pages], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the browser's table; every path that names none is a page of it."""
    return pages.answer(path)


handlers = [health, measured, page]
