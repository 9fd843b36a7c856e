"""Tables: opened, looked at, begun, talked at, played again, closed."""

from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from pavonis.server import lobby, messages, payload
from pavonis.server.bodies import MessageBody, NewTable, Say, TextBody, ViewBody
from pavonis.server.caller import Parts, Who
from pavonis.server.errors import Refused

SeatParameter = Annotated[
    int | None, QueryParameter(name="seat", ge=-1, le=15, description="Which of one's own seats; -1: as a spectator.")
]
LogParameter = Annotated[int, QueryParameter(name="log", ge=0, le=1_000_000, description="How many lines of the log one has.")]
AfterParameter = Annotated[int, QueryParameter(name="after", ge=0, le=1_000_000)]


@post("/api/tables", tags=["tables"])
async def create(data: JSONBody[NewTable], service: Parts, caller: Who) -> ViewBody:
    """Open a table; one is its host."""
    plan = lobby.planned(data, caller.lang, service.roster)
    person = await caller.anybody()
    name = await service.people.name(person)
    table_id = await lobby.open_table(service.tables, person, plan, name, service.settings.tables_limit)
    table = await (lobby.start(service.tables, table_id, person) if data.start else service.tables.get(table_id))
    return payload.view(table, person, None, caller.lang)


@get("/api/tables/{table:str}", tags=["tables"])
async def look(table: FromPath[str], service: Parts, caller: Who, seat: SeatParameter = None, log: LogParameter = 0) -> ViewBody:
    """A table as one may see it."""
    return payload.view(await service.tables.get(table), caller.person, seat, caller.lang, log)


@get("/api/tables/{table:str}/screen", tags=["tables"])
async def screen(table: FromPath[str], service: Parts, caller: Who, seat: SeatParameter = None) -> list[TextBody]:
    """The table in sentences, as one may see it."""
    return payload.described(await service.tables.get(table), caller.person, seat, caller.lang)


@post("/api/tables/{table:str}/start", status_code=200, tags=["tables"])
async def start(table: FromPath[str], service: Parts, caller: Who) -> ViewBody:
    """The host begins the game."""
    return payload.view(await lobby.start(service.tables, table, caller.somebody()), caller.person, None, caller.lang)


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(table: FromPath[str], service: Parts, caller: Who) -> ViewBody:
    """Open a table with the same game and people."""
    person = caller.somebody()
    another = await lobby.rematch(service.tables, table, person, service.settings.tables_limit)
    return payload.view(await service.tables.get(another), person, None, caller.lang)


@delete("/api/tables/{table:str}", tags=["tables"])
async def close(table: FromPath[str], service: Parts, caller: Who) -> None:
    """The host clears a table away."""
    closed = await lobby.close(service.tables, table, caller.somebody())
    service.hub.announce(closed.facts.id, (-1, -1, -1))


@get("/api/tables/{table:str}/cards", tags=["tables"])
async def table_cards(table: FromPath[str], service: Parts, caller: Who) -> list[dict[str, Any]]:
    """All cards of the game as this table has them."""
    return payload.cards((await service.tables.get(table)).game, caller.lang)


@get("/api/tables/{table:str}/messages", tags=["tables"])
async def read_messages(table: FromPath[str], service: Parts, caller: Who, after: AfterParameter = 0) -> list[MessageBody]:
    """What was said."""
    return await messages.read(service.db, await service.tables.get(table), after, caller.lang)


@post("/api/tables/{table:str}/messages", tags=["tables"])
async def say(table: FromPath[str], data: JSONBody[Say], service: Parts, caller: Who) -> MessageBody:
    """Say something at a table where one sits."""
    person = caller.somebody()
    wait = service.chatter.wait(person)
    if wait > 0:
        raise Refused("too_many_messages", retry_after=int(wait) + 1)
    changed, number = await messages.say(service.tables, table, person, data.text, service.settings.message_length)
    said = await messages.read(service.db, changed, number, caller.lang)
    return next(message for message in said if message.number == number)


handlers = [create, look, screen, start, rematch, close, table_cards, read_messages, say]
