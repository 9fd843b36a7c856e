"""Being told: how, where, and the end of it."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter
from sqlalchemy import Connection, select

from pavonis.server.dependencies import Caller, CallerDep, ServiceDep
from pavonis.server.errors import Refused
from pavonis.server.lobby import check_host
from pavonis.server.models import EndpointRow
from pavonis.server.notification_schemas import AddMail, AddWebhook, ConfirmMail, NotificationsBody, Preferences, Subscribe
from pavonis.server.notifications import endpoints, preferences
from pavonis.server.notifications.delivery import check_keys
from pavonis.server.notifications.mail import check_address
from pavonis.server.notifications.outgoing import Failed
from pavonis.server.notifications.preferences import Stored
from pavonis.server.notifications.told import trial
from pavonis.server.service import Service

Token = Annotated[str, PathParameter(max_length=200)]


async def _all(service: Service, person: str | None) -> NotificationsBody:
    """Everything about how somebody is told."""

    def work(connection: Connection) -> NotificationsBody:
        chosen = Preferences() if person is None else preferences.read(connection, person).preferences
        found = [] if person is None else endpoints.listed(connection, person)
        return NotificationsBody(chosen, found, service.dispatcher.keys.public, service.dispatcher.mail.ready)

    return await service.db.read(work)


async def _add(
    service: Service, caller: Caller, kind: str, address: str, keys: dict[str, str] | None = None, table: str | None = None
) -> str:
    """Name an endpoint, and remember the language of whoever names it."""
    person = await caller.anybody()

    def work(connection: Connection) -> str:
        stored = preferences.read(connection, person)
        preferences.write(connection, person, Stored(stored.preferences, caller.lang))
        return endpoints.add(connection, person, kind, address, keys, table, kind != "mail")

    return await service.db.write(work)


@get("/api/me/notifications", tags=["notifications"])
async def look(service: ServiceDep, caller: CallerDep) -> NotificationsBody:
    """How and where the caller is told."""
    return await _all(service, caller.person)


@put("/api/me/notifications", tags=["notifications"])
async def choose(data: JSONBody[Preferences], service: ServiceDep, caller: CallerDep) -> NotificationsBody:
    """Choose how to be told, in the language of this request."""
    wanted = preferences.check(data)
    person = await caller.anybody()
    await service.db.write(lambda connection: preferences.write(connection, person, Stored(wanted, caller.lang)))
    return await _all(service, person)


@post("/api/me/notifications/push", status_code=200, tags=["notifications"])
async def subscribe(data: JSONBody[Subscribe], service: ServiceDep, caller: CallerDep) -> NotificationsBody:
    """Be told in this browser."""
    address, keys = service.dispatcher.outgoing.check(data.endpoint), check_keys(data.keys)
    await _add(service, caller, "push", address, keys)
    return await _all(service, caller.person)


@post("/api/me/notifications/webhook", status_code=200, tags=["notifications"])
async def add_webhook(data: JSONBody[AddWebhook], service: ServiceDep, caller: CallerDep) -> NotificationsBody:
    """Be told by a webhook, or as the host of a table have the whole table told."""
    address = service.dispatcher.outgoing.check(data.url)
    if data.table is not None:
        check_host(await service.tables.get(data.table), caller.somebody())
    await _add(service, caller, data.kind, address, table=data.table)
    return await _all(service, caller.person)


@post("/api/me/notifications/mail", status_code=200, tags=["notifications"])
async def add_mail(data: JSONBody[AddMail], service: ServiceDep, caller: CallerDep) -> NotificationsBody:
    """Be told by mail, once the owner of the address agrees."""
    mail = service.dispatcher.mail
    if not mail.ready:
        raise Refused("no_mail")
    address = check_address(data.address)
    wait = await service.rate_limiter.mail(caller.client, address)
    if wait:
        raise Refused("too_fast", retry_after=wait)
    endpoint = await _add(service, caller, "mail", address)
    try:
        await mail.confirm(service.dispatcher.keys, endpoint, address, caller.lang)
    except Failed as failure:
        await service.db.write(lambda connection: endpoints.remove(connection, endpoint))
        raise Refused("not_reached", problem=failure.why) from None
    return await _all(service, caller.person)


@post("/api/me/notifications/test", status_code=204, tags=["notifications"])
async def test(service: ServiceDep, caller: CallerDep) -> None:
    """Send a notification to every endpoint of the caller, to see whether it arrives."""
    person = caller.somebody()
    wait = await service.rate_limiter.message(person)
    if wait:
        raise Refused("too_fast", retry_after=wait)
    query = select(EndpointRow.__table__).where(EndpointRow.person == person, EndpointRow.confirmed.is_(True))
    found = await service.db.read(lambda connection: [EndpointRow(**row) for row in connection.execute(query).mappings()])
    problems = []
    for endpoint in found:
        try:
            await service.dispatcher.send(endpoint, trial(caller.lang))
        except Failed as failure:
            problems.append(f"{endpoints.shown(endpoint.kind, endpoint.address)} ({failure.why})")
    if problems:
        raise Refused("not_reached", problem=", ".join(problems))


@delete("/api/me/notifications/{endpoint:str}", tags=["notifications"])
async def remove(endpoint: FromPath[str], service: ServiceDep, caller: CallerDep) -> None:
    """Be told there no more."""
    person = caller.somebody()
    await service.db.write(lambda connection: endpoints.remove(connection, endpoint, person))


@post("/api/notifications/confirm", status_code=204, tags=["notifications"])
async def confirm(data: JSONBody[ConfirmMail], service: ServiceDep) -> None:
    """Agree to mails, as the owner of the address."""
    endpoint = service.dispatcher.keys.endpoint("confirm", data.token)
    if endpoint is None or not await service.db.write(lambda connection: endpoints.confirm(connection, endpoint)):
        raise Refused("no_such_link")


@post("/api/notifications/unsubscribe/{token:str}", status_code=204, tags=["notifications"])
async def unsubscribe(token: Token, service: ServiceDep) -> None:
    """Get no more mails, as the owner of the address."""
    endpoint = service.dispatcher.keys.endpoint("unsubscribe", token)
    if endpoint is None:
        raise Refused("no_such_link")
    await service.db.write(lambda connection: endpoints.remove(connection, endpoint))


handlers = [look, choose, subscribe, add_webhook, add_mail, test, remove, confirm, unsubscribe]
