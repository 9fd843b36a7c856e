"""Going, being away, and planning ahead: give up, vote about an absent seat, hide a table, plan a move."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from pavonis.core.view import View
from pavonis.server import absence, concessions, lobby, payload, plans
from pavonis.server.dependencies import CallerDep, ServiceDep
from pavonis.server.errors import Refused
from pavonis.server.going_schemas import AnswerVote, Hide, PostPlan
from pavonis.server.schemas import ChooseBot, MoveBody, ViewBody

OwnSeat = Annotated[int, QueryParameter(name="seat", ge=0, le=15)]


@post("/api/tables/{table:str}/seats/{seat:int}/concede", status_code=200, tags=["seats"])
async def concede(table: FromPath[str], seat: FromPath[int], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Give up the game. A bot plays on for the others; if nobody is left to play against, the game is over."""
    return caller.view(await concessions.concede(service.tables, table, caller.somebody(), seat))


@post("/api/tables/{table:str}/seats/{seat:int}/vote", status_code=200, tags=["seats"])
async def vote(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[ChooseBot], service: ServiceDep, caller: CallerDep
) -> ViewBody:
    """Propose that a bot plays for somebody who has been away for long."""
    service.roster.check(data.level)
    return caller.view(await absence.propose(service.tables, table, caller.somebody(), seat, data.level, service.waiting))


@post("/api/tables/{table:str}/vote", status_code=200, tags=["seats"])
async def answer_vote(table: FromPath[str], data: JSONBody[AnswerVote], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Agree to such a proposal, or object."""
    return caller.view(await absence.answer(service.tables, table, caller.somebody(), data.agree))


@post("/api/tables/{table:str}/hide", status_code=204, tags=["tables"])
async def hide(table: FromPath[str], data: JSONBody[Hide], service: ServiceDep, caller: CallerDep) -> None:
    """Hide a table in the caller's list, or show it again."""
    await lobby.hide(service.tables, table, caller.somebody(), data.hidden)


@get("/api/tables/{table:str}/plan", tags=["play"])
async def possible(table: FromPath[str], service: ServiceDep, caller: CallerDep, seat: OwnSeat) -> list[MoveBody]:
    """The moves that the caller can plan for the next turn of a seat."""
    found = await service.tables.get(table)
    found.check_player(seat, caller.somebody())
    if found.facts.waiting >> seat & 1:
        raise Refused("your_turn")
    ahead = plans.ahead(found, seat)
    if ahead is None:
        return []
    words = payload.words_at(found, caller.lang)
    view = View(found.game, ahead.world, seat)
    seen = view.observation()
    return [payload.offer(view, words, seen, move, ahead.world) for move in ahead.moves]


@put("/api/tables/{table:str}/plan", tags=["play"])
async def plan(table: FromPath[str], data: JSONBody[PostPlan], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Plan a move. It is made when the seat is asked, if it is still legal and would do the same; otherwise it is cancelled."""
    changed = await plans.plan(service.tables, table, caller.somebody(), data.seat, data.step, data.move)
    return caller.view(changed, data.seat)


@delete("/api/tables/{table:str}/plan", tags=["play"])
async def drop(table: FromPath[str], service: ServiceDep, caller: CallerDep, seat: OwnSeat) -> None:
    """Drop a plan, or what is told about one that was cancelled."""
    await plans.forget(service.tables, table, caller.somebody(), seat)


handlers = [concede, vote, answer_vote, hide, possible, plan, drop]
