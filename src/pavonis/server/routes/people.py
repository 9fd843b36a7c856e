"""The caller: name, tables, and the transfer to another device."""

from datetime import timedelta

from litestar import get, post, put
from litestar.params import JSONBody

from pavonis.server import links, lobby
from pavonis.server.dependencies import CallerDep, ServiceDep
from pavonis.server.link_schemas import LinkBody, UseLink
from pavonis.server.people import checked_name
from pavonis.server.schemas import Me, Rename, TableCard
from pavonis.server.service import Service


async def _me(service: Service, person: str | None, lang: str) -> Me:
    if person is None:
        return Me(known=False, name="", tables=0)
    return Me(True, await service.people.name(person), len(await lobby.tables_of(service.tables, person, lang)))


@get("/api/me", tags=["people"])
async def me(service: ServiceDep, caller: CallerDep) -> Me:
    """Who the caller is, if known."""
    return await _me(service, caller.person, caller.lang)


@put("/api/me", tags=["people"])
async def rename(data: JSONBody[Rename], service: ServiceDep, caller: CallerDep) -> Me:
    """Set the caller's name. A caller without a cookie gets one."""
    name = checked_name(data.name)
    person = await caller.anybody()
    await service.people.rename(person, name)
    return await _me(service, person, caller.lang)


@get("/api/me/tables", tags=["people"])
async def my_tables(service: ServiceDep, caller: CallerDep) -> list[TableCard]:
    """The tables where the caller has a seat or is the host, newest first."""
    return [] if caller.person is None else await lobby.tables_of(service.tables, caller.person, caller.lang)


@post("/api/me/transfer", tags=["people"])
async def transfer(service: ServiceDep, caller: CallerDep) -> LinkBody:
    """Make a one-time link that moves all seats of the caller to another device."""
    return await links.transfer(service.db, caller.somebody(), timedelta(minutes=service.settings.transfer_minutes))


@post("/api/transfer", status_code=200, tags=["people"])
async def use_transfer(data: JSONBody[UseLink], service: ServiceDep, caller: CallerDep) -> Me:
    """Take over the seats of another device."""
    await links.check_transfer(service.db, data.token)
    person = await caller.anybody()
    for table_id in await links.move_seats(service.db, data.token, person):
        await service.tables.renew(table_id)
    return await _me(service, person, caller.lang)


handlers = [me, rename, my_tables, transfer, use_transfer]
