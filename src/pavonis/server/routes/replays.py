"""Records and replays of games that are over, and of records that somebody brings."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from pavonis.server import payload
from pavonis.server.bodies import ReplayBody, ReplayId, StepBody
from pavonis.server.caller import Parts, Who
from pavonis.server.errors import Refused
from pavonis.server.replays import file_name, record_of

Start = Annotated[int, QueryParameter(name="start", ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(name="count", ge=1, le=100)]


@get("/api/tables/{table:str}/record", tags=["replays"])
async def record(table: FromPath[str], service: Parts) -> Response[dict[str, Any]]:
    """The record of a finished game, as a file."""
    found = await service.tables.get(table)
    text = record_of(found).to_json().encode()
    headers = {"content-disposition": f'attachment; filename="{file_name(found)}"'}
    return Response(text, media_type="application/json", headers=headers)  # type: ignore[arg-type]  # encoded already


@get("/api/tables/{table:str}/replay", tags=["replays"])
async def replay(table: FromPath[str], service: Parts, caller: Who) -> ReplayBody:
    """What a time line of a finished game needs."""
    return service.replays.of_table(await service.tables.get(table)).summary(caller.lang)


@get("/api/tables/{table:str}/replay/steps", tags=["replays"])
async def replay_steps(table: FromPath[str], service: Parts, caller: Who, start: Start = 0, count: Count = 20) -> list[StepBody]:
    """Positions of a finished game, all hands open."""
    return service.replays.of_table(await service.tables.get(table)).steps(start, count, caller.lang)


@post("/api/replays", tags=["replays"])
async def upload(request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]], service: Parts, caller: Who) -> ReplayId:
    """Bring a record to look at it."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise Refused("malformed", problem=str(error)) from None
    return ReplayId(await service.replays.upload(text, caller.lang))


@get("/api/replays/{replay:str}", tags=["replays"])
async def uploaded(replay: FromPath[str], service: Parts, caller: Who) -> ReplayBody:
    """What a time line of a record needs."""
    return (await service.replays.uploaded(replay)).summary(caller.lang)


@get("/api/replays/{replay:str}/steps", tags=["replays"])
async def uploaded_steps(replay: FromPath[str], service: Parts, caller: Who, start: Start = 0, count: Count = 20) -> list[StepBody]:
    """Positions of a record: all hands open if its game is finished, as a spectator sees them if not."""
    return (await service.replays.uploaded(replay)).steps(start, count, caller.lang)


@get("/api/replays/{replay:str}/cards", tags=["replays"])
async def uploaded_cards(replay: FromPath[str], service: Parts, caller: Who) -> list[dict[str, Any]]:
    """All cards of the game as the record has them."""
    return payload.cards((await service.replays.uploaded(replay)).game, caller.lang)


handlers = [record, replay, replay_steps, uploaded, uploaded_steps, uploaded_cards]  # `upload` has a limit of its own
