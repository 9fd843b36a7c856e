"""Seats: change them, invite to them, leave them to a bot, take them back, give them up."""

from datetime import timedelta

from litestar import patch, post
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from pavonis.server import handover, links, lobby, seats
from pavonis.server.dependencies import CallerDep, ServiceDep
from pavonis.server.errors import Refused
from pavonis.server.games import words_of
from pavonis.server.link_schemas import AcceptInvite, InviteBody, LinkBody, UseLink
from pavonis.server.phrases import spoken
from pavonis.server.schemas import AnswerRequest, ChangeSeat, ChooseBot, ChooseHost, SitDown, ViewBody


@patch("/api/tables/{table:str}/seats/{seat:int}", tags=["seats"])
async def change(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[ChangeSeat], service: ServiceDep, caller: CallerDep
) -> ViewBody:
    """Change name, colour, kind or level of a seat."""
    if data.level is not UNSET:
        service.roster.check(data.level)
    return caller.view(await seats.change(service.tables, table, caller.somebody(), seat, data, caller.lang))


@post("/api/tables/{table:str}/seats/{seat:int}/invite", tags=["seats"])
async def invite(table: FromPath[str], seat: FromPath[int], service: ServiceDep, caller: CallerDep) -> LinkBody:
    """Make a one-time link to a seat."""
    seats.check_invite(await service.tables.get(table), caller.somebody(), seat, service.waiting)
    return await links.invite(service.db, table, seat, timedelta(days=service.settings.invite_days))


@post("/api/invites/look", status_code=200, tags=["seats"])
async def look(data: JSONBody[UseLink], service: ServiceDep, caller: CallerDep) -> InviteBody:
    """What a link is for, without using it."""
    invitation = await links.invitation(service.db, data.token, caller.person)
    table = await service.tables.get(invitation.table)
    yours = invitation.used and bool(table.owned(caller.person))
    if invitation.used and not yours:
        raise Refused("no_such_link")
    return InviteBody(
        table=table.facts.id,
        game=table.facts.game,
        title=words_of(table.game, caller.lang, []).title(),
        seat=invitation.seat,
        status=table.facts.status,  # type: ignore[arg-type]  # one of the four of `models`
        players=table.names,
        colours=seats.free_colours(table, invitation.seat),
        yours=yours,
    )


@post("/api/invites/accept", status_code=200, tags=["seats"])
async def accept(data: JSONBody[AcceptInvite], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Take the seat of an invitation. In the middle of a game, ask the table for it."""
    invitation = await links.invitation(service.db, data.token, caller.person)
    person = await caller.anybody()
    usual = (await service.people.name(person), *spoken(caller.lang).crew)
    table = await seats.accept(service.tables, invitation, person, data.name, data.colour, usual, service.waiting)
    return caller.view(table, invitation.seat if invitation.seat in table.owned(person) else None)


@post("/api/tables/{table:str}/sit", status_code=200, tags=["seats"])
async def sit(table: FromPath[str], data: JSONBody[SitDown], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Take an open seat before the game. The address of the table is the invitation."""
    await service.tables.get(table)
    person = await caller.anybody()
    usual = (await service.people.name(person), *spoken(caller.lang).crew)
    return caller.view(await seats.sit(service.tables, table, person, data.seat, data.name, data.colour, usual))


@post("/api/tables/{table:str}/host", status_code=200, tags=["seats"])
async def choose_host(table: FromPath[str], data: JSONBody[ChooseHost], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Make somebody else the host."""
    return caller.view(await lobby.hand_on(service.tables, table, caller.somebody(), data.seat))


@post("/api/tables/{table:str}/handover", status_code=200, tags=["seats"])
async def answer_handover(table: FromPath[str], data: JSONBody[AnswerRequest], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Agree that somebody takes a seat in the middle of the game, or refuse it."""
    return caller.view(await handover.answer(service.tables, table, caller.somebody(), data.seat, data.agree))


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200, tags=["seats"])
async def bot(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[ChooseBot], service: ServiceDep, caller: CallerDep
) -> ViewBody:
    """Leave a seat to a bot for a while."""
    service.roster.check(data.level)
    return caller.view(await seats.leave_to_bot(service.tables, table, caller.somebody(), seat, data.level))


@post("/api/tables/{table:str}/seats/{seat:int}/return", status_code=200, tags=["seats"])
async def back(table: FromPath[str], seat: FromPath[int], service: ServiceDep, caller: CallerDep) -> ViewBody:
    """Take a seat back from the bot."""
    return caller.view(await seats.take_back(service.tables, table, caller.somebody(), seat))


@post("/api/tables/{table:str}/seats/{seat:int}/remove", status_code=200, tags=["seats"])
async def remove(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[ChooseBot], service: ServiceDep, caller: CallerDep
) -> ViewBody:
    """Remove a guest, or leave for good."""
    service.roster.check(data.level)
    return caller.view(await seats.remove(service.tables, table, caller.somebody(), seat, data.level))


handlers = [change, invite, look, accept, sit, choose_host, answer_handover, bot, back, remove]
