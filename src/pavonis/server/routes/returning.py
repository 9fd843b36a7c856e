"""Coming back: a phrase, passkeys, and what they lead to."""

from litestar import delete, get, post
from litestar.params import JSONBody

from pavonis.server import lobby, returning
from pavonis.server.dependencies import Caller, CallerDep, ServiceDep
from pavonis.server.errors import Refused
from pavonis.server.headers import is_secure
from pavonis.server.languages import header
from pavonis.server.middleware import NEW_COOKIE
from pavonis.server.returning import Site
from pavonis.server.returning_schemas import AddPasskey, PasskeyOptions, PhraseBody, UsePasskey, UsePhrase, WaysBack
from pavonis.server.schemas import Me
from pavonis.server.service import Service


def _site(caller: Caller) -> Site:
    """Where the page of this request is."""
    host = header(caller.scope, "host")
    name = host if host.endswith("]") or ":" not in host else host.rpartition(":")[0]
    return Site(name, f"{'https' if is_secure(caller.scope) else 'http'}://{host}")


async def _attempt(service: Service, caller: Caller) -> None:
    wait = await service.rate_limiter.coming_back(caller.client)
    if wait:
        raise Refused("too_fast", retry_after=wait)


async def _back(service: Service, caller: Caller, person: str, alone: bool) -> Me:
    """Make this browser one of the person's."""
    token, tables = await returning.sign_in(service.db, person, caller.person, alone)
    service.people.forget_all()
    if alone:
        await service.admission.check(sessions=True)
    caller.scope[NEW_COOKIE] = token
    for table_id in tables:
        await service.tables.renew(table_id)
    mine = await lobby.tables_of(service.tables, person, caller.lang)
    return Me(True, await service.people.name(person), len(mine))


@get("/api/me/recovery", tags=["people"])
async def ways(service: ServiceDep, caller: CallerDep) -> WaysBack:
    """How the caller can come back from another browser."""
    person = caller.person
    if person is None:
        return WaysBack(phrase=False, passkeys=0, browsers=0)
    return await service.db.read(lambda connection: returning.ways(connection, person))


@post("/api/me/recovery", tags=["people"])
async def new_phrase(service: ServiceDep, caller: CallerDep) -> PhraseBody:
    """Make a recovery phrase, in place of the one before. It is shown this once."""
    await _attempt(service, caller)
    return PhraseBody(await returning.new_phrase(service.db, service.dispatcher.keys.secret, caller.somebody()))


@delete("/api/me/recovery", tags=["people"])
async def forget(service: ServiceDep, caller: CallerDep) -> None:
    """Drop the caller's phrase and passkeys."""
    await returning.forget(service.db, caller.somebody())


@post("/api/recover", status_code=200, tags=["people"])
async def use_phrase(data: JSONBody[UsePhrase], service: ServiceDep, caller: CallerDep) -> Me:
    """Come back by a phrase: all seats of the person are the caller's, too."""
    await _attempt(service, caller)
    person = await returning.by_phrase(service.db, service.dispatcher.keys.secret, data.phrase)
    return await _back(service, caller, person, data.alone)


@post("/api/me/passkeys/options", status_code=200, tags=["people"])
async def registration(service: ServiceDep, caller: CallerDep) -> PasskeyOptions:
    """What to ask the browser that is to make a passkey."""
    person = caller.somebody()
    name = await service.people.name(person)
    return PasskeyOptions(await returning.registration(service.db, _site(caller), person, name))


@post("/api/me/passkeys", tags=["people"])
async def add_passkey(data: JSONBody[AddPasskey], service: ServiceDep, caller: CallerDep) -> WaysBack:
    """Remember a passkey of the caller."""
    person = caller.somebody()
    await returning.add_passkey(service.db, _site(caller), person, data.credential)
    return await service.db.read(lambda connection: returning.ways(connection, person))


@post("/api/recover/passkey/options", status_code=200, tags=["people"])
async def authentication(service: ServiceDep, caller: CallerDep) -> PasskeyOptions:
    """What to ask the browser of somebody who comes back by a passkey."""
    await _attempt(service, caller)
    return PasskeyOptions(await returning.authentication(service.db, _site(caller)))


@post("/api/recover/passkey", status_code=200, tags=["people"])
async def use_passkey(data: JSONBody[UsePasskey], service: ServiceDep, caller: CallerDep) -> Me:
    """Come back by a passkey: all seats of the person are the caller's, too."""
    person = await returning.by_passkey(service.db, _site(caller), data.credential)
    return await _back(service, caller, person, data.alone)


handlers = [ways, new_phrase, forget, use_phrase, registration, add_passkey, authentication, use_passkey]
