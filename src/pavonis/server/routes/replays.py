"""Records and replays of finished games and of uploaded records."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from pavonis.server.bad_records import in_words
from pavonis.server.dependencies import CallerDep, ServiceDep
from pavonis.server.errors import Refused
from pavonis.server.replay_schemas import ReplayBody, ReplayId, StepBody
from pavonis.server.replays import Wanted, file_name, record_of
from pavonis.server.schemas import BoardBody

Start = Annotated[int, QueryParameter(name="start", ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(name="count", ge=1, le=100)]


def _written(body: bytes) -> Response[Any]:
    """A body that another process has written."""
    return Response(body, media_type="application/json")


@get("/api/tables/{table:str}/record", tags=["replays"])
async def record(table: FromPath[str], service: ServiceDep) -> Response[dict[str, Any]]:
    """The record of a finished game, as a file."""
    found = await service.tables.get(table)
    text = record_of(found).to_json().encode()
    headers = {"content-disposition": f'attachment; filename="{file_name(found)}"'}
    return Response(text, media_type="application/json", headers=headers)  # type: ignore[arg-type]  # encoded already


@get("/api/tables/{table:str}/replay", tags=["replays"])
async def replay(table: FromPath[str], service: ServiceDep, caller: CallerDep) -> Response[ReplayBody]:
    """What a timeline of a finished game needs."""
    found = await service.tables.get(table)
    return _written(await service.replays.of_table(found, Wanted("summary", caller.lang), caller.client))


@get("/api/tables/{table:str}/replay/steps", tags=["replays"])
async def replay_steps(
    table: FromPath[str], service: ServiceDep, caller: CallerDep, start: Start = 0, count: Count = 20
) -> Response[list[StepBody]]:
    """Positions of a finished game with all hands open; fewer than asked for if they are long."""
    found = await service.tables.get(table)
    return _written(await service.replays.of_table(found, Wanted("steps", caller.lang, start, count), caller.client))


@post("/api/replays", tags=["replays"])
async def upload(
    request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]], service: ServiceDep, caller: CallerDep
) -> ReplayId:
    """Upload a record to look at it."""
    entries, most = data.get("entries"), service.settings.record_moves
    if isinstance(entries, list) and len(entries) > most:
        raise Refused("bad_record", problem=in_words(caller.lang, "too_long", moves=len(entries), most=most))
    wait = await service.rate_limiter.upload(caller.client)
    if wait:
        raise Refused("too_many_replays", retry_after=wait)
    return ReplayId(await service.replays.upload(await request.body(), await caller.anybody(), caller.lang, caller.client))


@get("/api/replays/{replay:str}", tags=["replays"])
async def uploaded(replay: FromPath[str], service: ServiceDep, caller: CallerDep) -> Response[ReplayBody]:
    """What a timeline of a record needs."""
    return _written(await service.replays.uploaded(replay, Wanted("summary", caller.lang), caller.client))


@get("/api/replays/{replay:str}/steps", tags=["replays"])
async def uploaded_steps(
    replay: FromPath[str], service: ServiceDep, caller: CallerDep, start: Start = 0, count: Count = 20
) -> Response[list[StepBody]]:
    """Positions of a record: with all hands open if its game is finished, otherwise as a spectator sees them."""
    return _written(await service.replays.uploaded(replay, Wanted("steps", caller.lang, start, count), caller.client))


@get("/api/replays/{replay:str}/cards", tags=["replays"])
async def uploaded_cards(replay: FromPath[str], service: ServiceDep, caller: CallerDep) -> Response[list[dict[str, Any]]]:
    """All cards of the game as the record has them."""
    return _written(await service.replays.uploaded(replay, Wanted("cards", caller.lang), caller.client))


@get("/api/replays/{replay:str}/board", tags=["replays"])
async def uploaded_board(replay: FromPath[str], service: ServiceDep, caller: CallerDep) -> Response[BoardBody]:
    """The board of the game as the record has it."""
    return _written(await service.replays.uploaded(replay, Wanted("board", caller.lang), caller.client))


handlers = [
    record,
    replay,
    replay_steps,
    uploaded,
    uploaded_steps,
    uploaded_cards,
    uploaded_board,
]  # `upload` has a limit of its own
