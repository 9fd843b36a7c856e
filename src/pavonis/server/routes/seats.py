"""Seats: changed, offered by link, left to a bot, taken back, given up."""

from datetime import timedelta

from litestar import patch, post
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from pavonis.server import links, payload, seats
from pavonis.server.bodies import AcceptInvite, ChangeSeat, ChooseBot, InviteBody, LinkBody, UseLink, ViewBody
from pavonis.server.caller import Parts, Who
from pavonis.server.games import words_of
from pavonis.server.phrases import CREW


@patch("/api/tables/{table:str}/seats/{seat:int}", tags=["seats"])
async def change(table: FromPath[str], seat: FromPath[int], data: JSONBody[ChangeSeat], service: Parts, caller: Who) -> ViewBody:
    """Change name, colour, kind or level of a seat."""
    if data.level is not UNSET:
        service.roster.check(data.level)
    changed = await seats.change(service.tables, table, caller.somebody(), seat, data, caller.lang)
    return payload.view(changed, caller.person, None, caller.lang)


@post("/api/tables/{table:str}/seats/{seat:int}/invite", tags=["seats"])
async def invite(table: FromPath[str], seat: FromPath[int], service: Parts, caller: Who) -> LinkBody:
    """Make a one-time link to a seat."""
    seats.check_invite(await service.tables.get(table), caller.somebody(), seat)
    return await links.invite(service.db, table, seat, timedelta(days=service.settings.invite_days))


@post("/api/invites/look", status_code=200, tags=["seats"])
async def look(data: JSONBody[UseLink], service: Parts, caller: Who) -> InviteBody:
    """What a link is for, without using it."""
    invitation = await links.invitation(service.db, data.token)
    table = await service.tables.get(invitation.table)
    return InviteBody(
        table=table.facts.id,
        game=table.facts.game,
        title=words_of(table.game, caller.lang, []).title(),
        seat=invitation.seat,
        status=table.facts.status,  # type: ignore[arg-type]  # one of the four of `models`
        players=table.names,
        colours=seats.free_colours(table, invitation.seat),
    )


@post("/api/invites/accept", status_code=200, tags=["seats"])
async def accept(data: JSONBody[AcceptInvite], service: Parts, caller: Who) -> ViewBody:
    """Sit down where one was invited."""
    invitation = await links.invitation(service.db, data.token)
    person = await caller.anybody()
    usual = (await service.people.name(person), *CREW[caller.lang])
    table = await seats.accept(service.tables, invitation, person, data.name, data.colour, usual)
    return payload.view(table, person, invitation.seat, caller.lang)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200, tags=["seats"])
async def bot(table: FromPath[str], seat: FromPath[int], data: JSONBody[ChooseBot], service: Parts, caller: Who) -> ViewBody:
    """Leave a seat to a bot for a while."""
    service.roster.check(data.level)
    changed = await seats.leave_to_bot(service.tables, table, caller.somebody(), seat, data.level)
    return payload.view(changed, caller.person, None, caller.lang)


@post("/api/tables/{table:str}/seats/{seat:int}/return", status_code=200, tags=["seats"])
async def back(table: FromPath[str], seat: FromPath[int], service: Parts, caller: Who) -> ViewBody:
    """Take one's seat back from the bot."""
    changed = await seats.take_back(service.tables, table, caller.somebody(), seat)
    return payload.view(changed, caller.person, None, caller.lang)


@post("/api/tables/{table:str}/seats/{seat:int}/remove", status_code=200, tags=["seats"])
async def remove(table: FromPath[str], seat: FromPath[int], data: JSONBody[ChooseBot], service: Parts, caller: Who) -> ViewBody:
    """Remove a guest, or leave for good."""
    service.roster.check(data.level)
    changed = await seats.remove(service.tables, table, caller.somebody(), seat, data.level)
    return payload.view(changed, caller.person, None, caller.lang)


handlers = [change, invite, look, accept, bot, back, remove]
