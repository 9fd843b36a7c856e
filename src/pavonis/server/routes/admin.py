"""The host's own page: for whoever has the token of the settings. Without such a token it does not exist."""

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from pavonis.server import admin
from pavonis.server.admin_schemas import AdminPeople, AdminTables, BackupDone, CheckedTable, NewBan, NewNotice, NoticeBody, Overview
from pavonis.server.dependencies import ServiceDep
from pavonis.server.headers import client_of
from pavonis.server.service import Service

Asked = Request[Any, Any, Any]
PageParameter = Annotated[int, QueryParameter(name="page", ge=1, le=100_000)]
NameParameter = Annotated[str, QueryParameter(name="name", max_length=40, description="Only people whose name contains this.")]


async def _check(request: Asked, service: Service) -> None:
    await admin.authorize(service, client_of(request.scope), request.headers.get("authorization", ""))


@get("/api/admin", tags=["admin"])
async def overview(request: Asked, service: ServiceDep) -> Overview:
    """How the server is doing: tables, people, load, storage, bans and notices."""
    await _check(request, service)
    return await admin.overview(service)


@get("/api/admin/tables", tags=["admin"])
async def tables(request: Asked, service: ServiceDep, page: PageParameter = 1) -> AdminTables:
    """All tables by page, without anything of their games."""
    await _check(request, service)
    return await admin.tables(service.db, page)


@get("/api/admin/people", tags=["admin"])
async def people(request: Asked, service: ServiceDep, page: PageParameter = 1, name: NameParameter = "") -> AdminPeople:
    """All people by page."""
    await _check(request, service)
    return await admin.people(service, page, name)


@post("/api/admin/bans", tags=["admin"])
async def ban(request: Asked, data: JSONBody[NewBan], service: ServiceDep) -> Overview:
    """Keep a person or an address out."""
    await _check(request, service)
    await admin.ban(service, data)
    return await admin.overview(service)


@delete("/api/admin/bans/{ban_id:str}", tags=["admin"])
async def unban(request: Asked, ban_id: FromPath[str], service: ServiceDep) -> None:
    """Let somebody in again."""
    await _check(request, service)
    await admin.unban(service, ban_id)


@post("/api/admin/notices", tags=["admin"])
async def tell(request: Asked, data: JSONBody[NewNotice], service: ServiceDep) -> Overview:
    """Tell everybody something."""
    await _check(request, service)
    await admin.tell(service.db, data)
    return await admin.overview(service)


@delete("/api/admin/notices/{notice:str}", tags=["admin"])
async def untell(request: Asked, notice: FromPath[str], service: ServiceDep) -> None:
    """Take a notice back."""
    await _check(request, service)
    await admin.untell(service.db, notice)


@post("/api/admin/backup", tags=["admin"])
async def backup(request: Asked, service: ServiceDep) -> BackupDone:
    """Write a backup on the server's own disk."""
    await _check(request, service)
    return await admin.write_backup(service)


@post("/api/admin/check", status_code=200, tags=["admin"])
async def check(request: Asked, service: ServiceDep) -> list[CheckedTable]:
    """Find out which running games the rules of this release carry over, and how."""
    await _check(request, service)
    return await admin.check_upgrade(service)


@get("/api/notices", tags=["service"])
async def notices(service: ServiceDep) -> list[NoticeBody]:
    """What the host of the server tells everybody."""
    return await admin.notices_of(service.db)


handlers = [overview, tables, people, ban, unban, tell, untell, backup, check, notices]
