"""Reviews of finished games and of uploaded records, and tables that play on from one of their steps."""

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from pavonis.server.continuing import continue_table
from pavonis.server.dependencies import CallerDep, ServiceDep
from pavonis.server.replays import record_of
from pavonis.server.review_schemas import Continue, ReviewBody
from pavonis.server.schemas import ViewBody


@get("/api/tables/{table:str}/review", tags=["replays"])
async def review(table: FromPath[str], service: ServiceDep, caller: CallerDep) -> Response[ReviewBody]:
    """The review of a finished game, or how far it has come: it is made in the background, when it is first asked for."""
    record = record_of(await service.tables.get(table)).to_json()
    return Response(await service.reviews.get(record, caller.lang, caller.client), media_type="application/json")  # type: ignore[arg-type]  # encoded already


@get("/api/replays/{replay:str}/review", tags=["replays"])
async def uploaded_review(replay: FromPath[str], service: ServiceDep, caller: CallerDep) -> Response[ReviewBody]:
    """The review of an uploaded record of a finished game."""
    record = await service.replays.stored(replay)
    return Response(await service.reviews.get(record, caller.lang, caller.client), media_type="application/json")  # type: ignore[arg-type]  # encoded already


@post("/api/tables/{table:str}/continue", tags=["replays"])
async def play_on(table: FromPath[str], data: JSONBody[Continue], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Open a table that plays on from a step of a finished game, against bots."""
    record = record_of(await service.tables.get(table)).to_json()
    return caller.view(await continue_table(service, caller, record, data))


@post("/api/replays/{replay:str}/continue", tags=["replays"])
async def play_on_uploaded(replay: FromPath[str], data: JSONBody[Continue], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Open a table that plays on from a step of an uploaded record of a finished game, against bots."""
    return caller.view(await continue_table(service, caller, await service.replays.stored(replay), data))


handlers = [play_on, play_on_uploaded]
public = [review, uploaded_review]  # the same for everybody who asks
