"""The caller's own statistics."""

import csv
import io
from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter

from pavonis.games import games
from pavonis.server.dependencies import CallerDep, ServiceDep
from pavonis.server.errors import Refused
from pavonis.server.statistics_schemas import StatisticsBody
from pavonis.study.statistics import card_rows

GameParameter = Annotated[
    str | None, QueryParameter(name="game", max_length=40, description="Which game in detail; else the one most often played.")
]


def _checked(game: str | None) -> str | None:
    if game is not None and game not in games():
        raise Refused("no_such_game")
    return game


@get("/api/me/statistics", tags=["people"])
async def statistics(service: ServiceDep, caller: CallerDep, game: GameParameter = None) -> StatisticsBody:
    """What the caller's finished games tell. Cards are counted in the background: ask again while some are pending."""
    wanted = _checked(game)
    if caller.person is None:
        return StatisticsBody([], wanted, 0, 0, [], [], [], [])
    return (await service.statistics.of(caller.person, wanted, caller.lang, caller.client))[0]


@get("/api/me/statistics/cards", media_type="text/csv", tags=["people"])
async def export(service: ServiceDep, caller: CallerDep, game: GameParameter = None) -> Response[str]:
    """The caller's cards as a table for a spreadsheet, as `pavonis report` writes it."""
    _, uses = await service.statistics.of(caller.somebody(), _checked(game), caller.lang, caller.client)
    out = io.StringIO()
    csv.writer(out).writerows(card_rows(uses))
    headers = {"content-disposition": 'attachment; filename="pavonis-cards.csv"'}
    return Response(out.getvalue(), media_type="text/csv", headers=headers)


handlers = [statistics, export]
