"""Tables: open, look at, start, talk at, play again and close them."""

from typing import Annotated, Any

from litestar import delete, get, patch, post
from litestar.params import FromPath, JSONBody, QueryParameter

from pavonis.server import lobby, messages, payload, public
from pavonis.server.clock_schemas import Clock
from pavonis.server.dependencies import Caller, CallerDep, ServiceDep
from pavonis.server.errors import Refused
from pavonis.server.phrases import spoken
from pavonis.server.schemas import BoardBody, ChangeTable, MarkRead, MessageBody, NewTable, React, Say, TextBody, ViewBody
from pavonis.server.service import Service

SeatParameter = Annotated[
    int | None, QueryParameter(name="seat", ge=-1, le=15, description="Which of your own seats; -1: as a spectator.")
]
LogParameter = Annotated[
    int, QueryParameter(name="log", ge=0, le=1_000_000, description="How many lines of the log you have already.")
]
AfterParameter = Annotated[int, QueryParameter(name="after", ge=0, le=1_000_000)]


@post("/api/tables", tags=["tables"])
async def create(data: JSONBody[NewTable], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Open a table. The caller is its host."""
    if data.public:
        public.check(service)
    plan = lobby.planned(data, caller.lang, service.roster)
    person = await caller.anybody()
    name = await service.people.name(person)
    table_id = await lobby.open_table(service.tables, person, plan, name, service.settings.tables_limit)
    table = await (lobby.start(service.tables, table_id, person) if data.start else service.tables.get(table_id))
    return caller.view(table)


@get("/api/tables/{table:str}", tags=["tables"])
async def look(
    table: FromPath[str], service: ServiceDep, caller: CallerDep, seat: SeatParameter = None, log: LogParameter = 0
) -> ViewBody:
    """A table as the caller may see it."""
    return payload.view(await service.tables.get(table), caller.person, seat, caller.lang, log)


@get("/api/tables/{table:str}/screen", tags=["tables"])
async def screen(table: FromPath[str], service: ServiceDep, caller: CallerDep, seat: SeatParameter = None) -> list[TextBody]:
    """The table in sentences, as the caller may see it."""
    return payload.described(await service.tables.get(table), caller.person, seat, caller.lang)


@post("/api/tables/{table:str}/start", status_code=200, tags=["tables"])
async def start(table: FromPath[str], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Start the game as its host."""
    return caller.view(await lobby.start(service.tables, table, caller.somebody()))


@patch("/api/tables/{table:str}", tags=["tables"])
async def change(table: FromPath[str], data: JSONBody[ChangeTable], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Change options, number and order of the seats before the game, as the host."""
    if data.public is True:
        public.check(service)
    if isinstance(data.clock, Clock):
        service.roster.check(data.clock.level)
    return caller.view(await lobby.rearrange(service.tables, table, caller.somebody(), data))


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(table: FromPath[str], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Open another table with the same game and people."""
    person = caller.somebody()
    another = await lobby.rematch(service.tables, table, person, service.settings.tables_limit)
    return caller.view(await service.tables.get(another))


@delete("/api/tables/{table:str}", tags=["tables"])
async def close(table: FromPath[str], service: ServiceDep, caller: CallerDep) -> None:
    """Close a table as its host."""
    closed = await lobby.close(service.tables, table, caller.somebody())
    service.hub.announce(closed.facts.id, (-1, -1, -1))


@get("/api/tables/{table:str}/cards", tags=["tables"])
async def table_cards(table: FromPath[str], service: ServiceDep, caller: CallerDep) -> list[dict[str, Any]]:
    """All cards of the game as this table has them."""
    return payload.cards((await service.tables.get(table)).game, caller.lang)


@get("/api/tables/{table:str}/board", tags=["tables"])
async def table_board(table: FromPath[str], service: ServiceDep, caller: CallerDep) -> BoardBody:
    """The board of the game as this table has it."""
    return payload.board((await service.tables.get(table)).game, caller.lang)


@get("/api/tables/{table:str}/messages", tags=["tables"])
async def read_messages(
    table: FromPath[str], service: ServiceDep, caller: CallerDep, after: AfterParameter = 0
) -> list[MessageBody]:
    """The messages at a table."""
    return await messages.read(service.db, await service.tables.get(table), after, caller.lang, caller.person)


@post("/api/tables/{table:str}/messages", tags=["tables"])
async def say(table: FromPath[str], data: JSONBody[Say], service: ServiceDep, caller: CallerDep) -> MessageBody:
    """Say something at a table where the caller has a seat, or among its spectators."""
    person, guest = await _speaker(service, caller, table)
    changed, number = await messages.say(service.tables, table, person, data.text, service.settings.message_length, guest)
    said = await messages.read(service.db, changed, number, caller.lang, person)
    return next(message for message in said if message.number == number)


@post("/api/tables/{table:str}/messages/{number:int}/react", tags=["tables"])
async def react(
    table: FromPath[str], number: FromPath[int], data: JSONBody[React], service: ServiceDep, caller: CallerDep
) -> MessageBody:
    """React to a message, or take the same reaction back."""
    person, guest = await _speaker(service, caller, table)
    changed, mine = await messages.react(service.tables, table, person, number, data.emoji, guest)
    said = await messages.read(service.db, changed, mine, caller.lang, person)
    return next(message for message in said if message.number == mine)


@post("/api/tables/{table:str}/messages/read", status_code=204, tags=["tables"])
async def mark(table: FromPath[str], data: JSONBody[MarkRead], service: ServiceDep, caller: CallerDep) -> None:
    """Note how many messages the caller has read; the others see it."""
    await messages.mark(service.tables, table, caller.somebody(), data.read)


async def _speaker(service: Service, caller: Caller, table: str) -> tuple[str, str]:
    """Who speaks, and under which name among spectators. Those who are new count by their address, too."""
    found = await service.tables.get(table)
    wait = 0 if found.owned(caller.person) else await service.rate_limiter.message(caller.client)
    person = await caller.anybody()
    wait = wait or await service.rate_limiter.message(person)
    if wait:
        raise Refused("too_many_messages", retry_after=wait)
    return person, await service.people.name(person) or spoken(caller.lang).guest


handlers = [create, look, screen, start, change, rematch, close, read_messages, say, react, mark]
open_handlers = [table_cards, table_board]  # the same for everybody who asks
