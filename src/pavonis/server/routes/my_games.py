"""All games of the caller."""

from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter

from pavonis.server import my_games
from pavonis.server.dependencies import CallerDep, ServiceDep
from pavonis.server.my_games_schemas import MyGame, MyGames, Stage

PageParameter = Annotated[int, QueryParameter(name="page", ge=1, le=100_000)]
SizeParameter = Annotated[int, QueryParameter(name="size", ge=1, le=100)]
GameParameter = Annotated[str | None, QueryParameter(name="game", max_length=40, description="Only tables of this game.")]
StageParameter = Annotated[Stage | None, QueryParameter(name="stage", description="Only tables that are so far.")]
OpponentParameter = Annotated[str | None, QueryParameter(name="opponent", max_length=40, description="Only with this person.")]


@get("/api/me/games", tags=["people"])
async def games(
    service: ServiceDep,
    caller: CallerDep,
    page: PageParameter = 1,
    size: SizeParameter = 20,
    game: GameParameter = None,
    stage: StageParameter = None,
    opponent: OpponentParameter = None,
) -> MyGames:
    """A page of all games of the caller, the latest first."""
    wish = my_games.Filter(game, stage, opponent)
    if caller.person is None:
        return MyGames(0, page, 1, {}, [], [])
    return await my_games.games_of(service.db, caller.person, caller.lang, wish, page, size)


@get("/api/me/games/export", tags=["people"])
async def export(
    service: ServiceDep,
    caller: CallerDep,
    game: GameParameter = None,
    stage: StageParameter = None,
    opponent: OpponentParameter = None,
) -> Response[list[MyGame]]:
    """All games of the caller that fit, as a file."""
    wish = my_games.Filter(game, stage, opponent)
    found = await my_games.exported(service.db, caller.somebody(), caller.lang, wish)
    return Response(found, headers={"content-disposition": 'attachment; filename="pavonis-games.json"'})


handlers = [games, export]
