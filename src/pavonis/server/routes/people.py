"""Oneself: name, tables, and the way to another device."""

from datetime import timedelta

from litestar import get, post, put
from litestar.params import JSONBody

from pavonis.server import links, lobby
from pavonis.server.bodies import LinkBody, Me, Rename, TableCard, UseLink
from pavonis.server.caller import Parts, Who
from pavonis.server.people import checked_name
from pavonis.server.service import Service


async def _me(service: Service, person: str | None, lang: str) -> Me:
    if person is None:
        return Me(known=False, name="", tables=0)
    return Me(True, await service.people.name(person), len(await lobby.tables_of(service.tables, person, lang)))


@get("/api/me", tags=["people"])
async def me(service: Parts, caller: Who) -> Me:
    """Who one is here, if anybody."""
    return await _me(service, caller.person, caller.lang)


@put("/api/me", tags=["people"])
async def rename(data: JSONBody[Rename], service: Parts, caller: Who) -> Me:
    """Say what one wants to be called; whoever has no cookie gets one."""
    name = checked_name(data.name)
    person = await caller.anybody()
    await service.people.rename(person, name)
    return await _me(service, person, caller.lang)


@get("/api/me/tables", tags=["people"])
async def my_tables(service: Parts, caller: Who) -> list[TableCard]:
    """The tables where one sits or is the host, the latest first."""
    return [] if caller.person is None else await lobby.tables_of(service.tables, caller.person, caller.lang)


@post("/api/me/transfer", tags=["people"])
async def transfer(service: Parts, caller: Who) -> LinkBody:
    """A one-time link that moves all one's seats to another device."""
    return await links.transfer(service.db, caller.somebody(), timedelta(minutes=service.settings.transfer_minutes))


@post("/api/transfer", status_code=200, tags=["people"])
async def use_transfer(data: JSONBody[UseLink], service: Parts, caller: Who) -> Me:
    """Take over the seats of another device."""
    await links.check_transfer(service.db, data.token)
    person = await caller.anybody()
    for table_id in await links.move_seats(service.db, data.token, person):
        await service.tables.renew(table_id)
    return await _me(service, person, caller.lang)


handlers = [me, rename, my_tables, transfer, use_transfer]
