"""Playing: moves, undo, why not, hints."""

import time
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from pavonis.analysis.hints import Hint
from pavonis.server import metrics, payload, ratings
from pavonis.server.bot_worker import Job
from pavonis.server.bot_workers import BotWorkerFailed
from pavonis.server.dependencies import CallerDep, ServiceDep
from pavonis.server.errors import Refused
from pavonis.server.fair_queue import Asker
from pavonis.server.games import words_of
from pavonis.server.hinting import hint_body
from pavonis.server.live_table import IllegalPick
from pavonis.server.quick_moves import FAILED
from pavonis.server.schemas import AnswerRequest, AskHint, Done, HintBody, PostMoves, PostUndo, UndoDone, WhyBody
from pavonis.server.undo import answer_request, request_undo

OwnSeat = Annotated[int, QueryParameter(name="seat", ge=0, le=15)]
MoveList = Annotated[list[int], QueryParameter(name="move", min_items=1, max_items=50)]


@post("/api/tables/{table:str}/moves", status_code=200, tags=["play"])
async def moves(table: FromPath[str], data: JSONBody[PostMoves], service: ServiceDep, caller: CallerDep) -> Done:
    """Make moves of a seat at its own step, all or none."""
    start = time.perf_counter()
    person = caller.somebody()
    failed: Exception | None = caller.scope.get(FAILED)
    try:
        if failed is not None:
            raise failed
        changed = await service.tables.play(table, person, data.seat, data.step, data.moves, data.whole)
    except IllegalPick as illegal:
        found = await service.tables.get(table)
        words = words_of(found.game, caller.lang, found.names)
        illegal.detail["reasons"] = msgspec.to_builtins(payload.reasons(illegal.reasons, words))
        raise
    metrics.ANNOUNCED.observe(time.perf_counter() - start)
    return Done(changed.step(data.seat))


@post("/api/tables/{table:str}/undo", status_code=200, tags=["play"])
async def undo(table: FromPath[str], data: JSONBody[PostUndo], service: ServiceDep, caller: CallerDep) -> UndoDone:
    """Take back the last step of a seat, or ask the others for their consent."""
    changed, asked = await request_undo(service.tables, table, caller.somebody(), data.seat, data.step)
    return UndoDone(changed.step(data.seat), asked)


@post("/api/tables/{table:str}/undo/answer", status_code=200, tags=["play"])
async def answer_undo(table: FromPath[str], data: JSONBody[AnswerRequest], service: ServiceDep, caller: CallerDep) -> UndoDone:
    """Agree to somebody's undo, or refuse it."""
    changed, asked = await answer_request(service.tables, table, caller.somebody(), data.seat, data.agree)
    return UndoDone(changed.step(data.seat), asked)


@get("/api/tables/{table:str}/why", tags=["play"])
async def why(table: FromPath[str], service: ServiceDep, caller: CallerDep, seat: OwnSeat, move: MoveList) -> list[WhyBody]:
    """Why a seat may not make these moves now."""
    found = await service.tables.get(table)
    found.seat(seat)
    if seat not in found.owned(caller.somebody()):
        raise Refused("not_yours")
    return payload.why(found, seat, move, caller.lang)


@post("/api/tables/{table:str}/hint", status_code=200, tags=["play"])
async def hint(table: FromPath[str], data: JSONBody[AskHint], service: ServiceDep, caller: CallerDep) -> HintBody:
    """What a good bot would do, computed in another process from what this seat may know."""
    found = await service.tables.get(table)
    found.check_player(data.seat, caller.somebody())
    ratings.check_unrated(found)
    match = found.playing()
    if not match.game.legal(match.state, data.seat):
        raise Refused("not_asked")
    spec = service.settings.hint
    record = msgspec.Raw(match.record.to_json().encode())
    seconds = service.settings.bot_seconds
    asker = Asker(caller.client, table)
    try:
        answer = await service.bot_workers.ask(Job("hint", record, found.facts.id, data.seat, spec, seconds), "slow", asker)
    except BotWorkerFailed as failure:
        metrics.BOT_FAILURES.labels("hint", failure.why).inc()
        raise Refused("busy", retry_after=5) from None
    words = words_of(found.game, caller.lang, found.names)
    return hint_body(msgspec.convert(answer["hint"], Hint), data.level, words, match.view(data.seat), caller.lang)


handlers = [moves, undo, answer_undo, why, hint]
