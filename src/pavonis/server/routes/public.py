"""What is open to everybody: public tables, quick matches, ratings."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from pavonis.games import games
from pavonis.server import public, ratings
from pavonis.server.dependencies import CallerDep, ServiceDep
from pavonis.server.errors import Refused
from pavonis.server.public_schemas import Agree, Public, RatingBody, RatingChange, Seek, Sought
from pavonis.server.schemas import ViewBody


@get("/api/public", tags=["public"])
async def listed(service: ServiceDep, caller: CallerDep) -> Public:
    """The tables that everybody may join or watch."""
    return await public.listed(service, caller.lang)


@post("/api/public/match", status_code=200, tags=["public"])
async def seek(data: JSONBody[Seek], service: ServiceDep, caller: CallerDep) -> Sought:
    """Look for others to play with. Ask again every few seconds until there is a table."""
    public.check(service)
    return await public.seek(service, await caller.anybody(), data, caller.lang)


@delete("/api/public/match", tags=["public"])
async def leave(service: ServiceDep, caller: CallerDep) -> None:
    """Look for nobody any more, or begin a new search."""
    if caller.person is not None:
        await public.leave(service.db, caller.person)


@post("/api/tables/{table:str}/agree", status_code=200, tags=["public"])
async def agree(table: FromPath[str], data: JSONBody[Agree], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Agree that the game of a rated table counts."""
    return caller.view(await ratings.agree(service.tables, table, caller.somebody(), data.agree))


@get("/api/tables/{table:str}/rating", tags=["public"])
async def changes(table: FromPath[str], service: ServiceDep) -> list[RatingChange]:
    """What a rated game has changed."""
    return await ratings.changes_of(service.db, (await service.tables.get(table)).facts.id)


@get("/api/ratings/{game:str}", tags=["public"])
async def leaderboard(game: FromPath[str], service: ServiceDep, caller: CallerDep) -> list[RatingBody]:
    """The leaderboard of a game."""
    if game not in games():
        raise Refused("no_such_game")
    return await ratings.leaderboard(service.db, game, caller.person)


handlers = [listed, seek, leave, agree, changes, leaderboard]
