"""Guided games. A table knows nothing of them: the page opens an ordinary one and asks at each question what is to be explained."""

from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from pavonis.games import box, games
from pavonis.server.dependencies import CallerDep, ServiceDep
from pavonis.server.errors import Refused
from pavonis.server.lesson_schemas import CalloutBody, LessonBody, LessonPlan, SignBody
from pavonis.server.shelf import labels_of
from pavonis.text.lesson import is_due

OwnSeat = Annotated[int, QueryParameter(name="seat", ge=0, le=15)]


@get("/api/games/{game:str}/lesson", tags=["games"])
async def lesson(game: FromPath[str], caller: CallerDep) -> LessonBody:
    """The guided first game of a game: how its table is opened, and all that it explains."""
    if game not in games():
        raise Refused("no_such_game")
    found = box(game).lesson()
    if found is None:
        return LessonBody(None)
    words = box(game).explained(caller.lang)
    concerned = box(game).concerned()
    more = {key: [kind for kind, each in concerned.items() if key in each.callouts] for key in words}
    callouts = [
        CalloutBody(each.key, each.at, *words[each.key], [*each.asked, *more[each.key]], list(each.subject))
        for each in found.callouts
    ]
    return LessonBody(LessonPlan(dict(found.options), found.seats, str(found.seed), found.level, callouts))


@get("/api/games/{game:str}/signs", tags=["games"])
async def signs(game: FromPath[str], caller: CallerDep) -> list[SignBody]:
    """What the signs on the board and the cards of a game mean: tags, resources, tracks, steps."""
    if game not in games():
        raise Refused("no_such_game")
    labels, see, concerned = labels_of(game, caller.lang), box(game).sections(), box(game).concerned()
    names = {key: label[:1].upper() + label[1:] for key, label in labels.items()}
    found = box(game).signs(caller.lang)
    return [
        SignBody(
            key,
            sign.name or names[key],
            sign.text,
            see.get(key, ""),
            [kind for kind, each in concerned.items() if key in each.signs],
        )
        for key, sign in found.items()
    ]


@get("/api/tables/{table:str}/callouts", tags=["play"])
async def callouts(table: FromPath[str], service: ServiceDep, caller: CallerDep, seat: OwnSeat) -> list[str]:
    """What has its moment at the open question of a seat, by key; nothing if the seat is not asked."""
    found = await service.tables.get(table)
    found.seat(seat)
    if seat not in found.owned(caller.somebody()):
        raise Refused("not_yours")
    taught = box(found.facts.game).lesson()
    view = found.playing().view(seat)
    if taught is None or seat not in view.waiting():
        return []
    question, seen = view.question(), view.observation()
    return [callout.key for callout in taught.callouts if is_due(callout, question, seen, seat)]


handlers = [callouts]
public = [lesson, signs]  # the same for everybody who asks
