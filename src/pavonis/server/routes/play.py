"""Playing: moves, undo, why not, hints."""

import time
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from pavonis.server import metrics, payload
from pavonis.server.bodies import (
    AnswerUndo,
    AskHint,
    ChoiceBody,
    Done,
    HintBody,
    PostMoves,
    PostUndo,
    UndoDone,
    WhyBody,
)
from pavonis.server.caller import Parts, Who
from pavonis.server.errors import Refused
from pavonis.server.games import words_of
from pavonis.server.table import IllegalPick
from pavonis.server.thinker import Job
from pavonis.server.thinkers import NoThought
from pavonis.server.undo import answer_request, request_undo

OwnSeat = Annotated[int, QueryParameter(name="seat", ge=0, le=15)]
MoveList = Annotated[list[int], QueryParameter(name="move", min_items=1, max_items=50)]


@post("/api/tables/{table:str}/moves", status_code=200, tags=["play"])
async def moves(table: FromPath[str], data: JSONBody[PostMoves], service: Parts, caller: Who) -> Done:
    """Make moves of one's seat, all or none, at its own step."""
    start = time.perf_counter()
    person = caller.somebody()
    try:
        changed = await service.tables.play(table, person, data.seat, data.step, data.moves, data.whole)
    except IllegalPick as illegal:
        found = await service.tables.get(table)
        words = words_of(found.game, caller.lang, found.names)
        illegal.detail["reasons"] = msgspec.to_builtins(payload.reasons(illegal.reasons, words))
        raise
    metrics.ANNOUNCED.observe(time.perf_counter() - start)
    return Done(changed.step(data.seat))


@post("/api/tables/{table:str}/undo", status_code=200, tags=["play"])
async def undo(table: FromPath[str], data: JSONBody[PostUndo], service: Parts, caller: Who) -> UndoDone:
    """Take one's last step back, or ask the others for their consent."""
    changed, asked = await request_undo(service.tables, table, caller.somebody(), data.seat, data.step)
    return UndoDone(changed.step(data.seat), asked)


@post("/api/tables/{table:str}/undo/answer", status_code=200, tags=["play"])
async def answer_undo(table: FromPath[str], data: JSONBody[AnswerUndo], service: Parts, caller: Who) -> UndoDone:
    """Consent to somebody's undo, or not."""
    changed, asked = await answer_request(service.tables, table, caller.somebody(), data.seat, data.agree)
    return UndoDone(changed.step(data.seat), asked)


@get("/api/tables/{table:str}/why", tags=["play"])
async def why(table: FromPath[str], service: Parts, caller: Who, seat: OwnSeat, move: MoveList) -> list[WhyBody]:
    """Why one's seat may not make these moves now."""
    found = await service.tables.get(table)
    found.seat(seat)
    if seat not in found.owned(caller.somebody()):
        raise Refused("not_yours")
    return payload.why(found, seat, move, caller.lang)


@post("/api/tables/{table:str}/hint", status_code=200, tags=["play"])
async def hint(table: FromPath[str], data: JSONBody[AskHint], service: Parts, caller: Who) -> HintBody:
    """What a good bot would do, thought out in another process from what this seat may know."""
    found = await service.tables.get(table)
    found.check_player(data.seat, caller.somebody())
    match = found.playing()
    if not match.game.legal(match.state, data.seat):
        raise Refused("not_asked")
    spec = service.settings.hint
    record = msgspec.Raw(match.record.to_json().encode())
    seconds = service.thinkers.share("slow", service.settings.bot_seconds)
    try:
        answer = await service.thinkers.ask(Job("hint", record, found.facts.id, data.seat, spec, seconds), "slow")
    except NoThought as failure:
        metrics.FAILURES.labels("hint", failure.why).inc()
        raise Refused("busy", retry_after=5) from None
    words = words_of(found.game, caller.lang, found.names)
    seen = match.view(data.seat).observation()
    choices = [
        ChoiceBody(move, payload.text_body(words.move(move, seen)), value, chance, [(name, points) for name, points in terms])
        for move, value, chance, terms in answer["choices"]
    ]
    return HintBody(answer["move"], payload.text_body(words.move(answer["move"], seen)), choices)


handlers = [moves, undo, answer_undo, why, hint]
