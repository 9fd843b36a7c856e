"""Tournaments: organise them, take part, see how everybody stands."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from pavonis.server.dependencies import CallerDep, ServiceDep
from pavonis.server.tournament_schemas import Enter, NewTournament, TournamentBody, Tournaments
from pavonis.server.tournaments import entering, rounds
from pavonis.server.tournaments.shown import listed, shown


@get("/api/tournaments", tags=["tournaments"])
async def list_all(service: ServiceDep, caller: CallerDep) -> Tournaments:
    """All tournaments of this server, the latest first."""
    return await listed(service, caller.person, caller.lang)


@post("/api/tournaments", tags=["tournaments"])
async def create(data: JSONBody[NewTournament], service: ServiceDep, caller: CallerDep) -> TournamentBody:
    """Open a tournament. The caller organises it, and may take part."""
    entering.check(service)
    made = await entering.create(service, await caller.anybody(), data, caller.lang)
    return await shown(service, made, caller.person, caller.lang)


@get("/api/tournaments/{tournament:str}", tags=["tournaments"])
async def look(tournament: FromPath[str], service: ServiceDep, caller: CallerDep) -> TournamentBody:
    """A tournament: entrants, standings, rounds, and the caller's own table."""
    return await shown(service, tournament, caller.person, caller.lang)


@post("/api/tournaments/{tournament:str}/join", status_code=200, tags=["tournaments"])
async def join(tournament: FromPath[str], data: JSONBody[Enter], service: ServiceDep, caller: CallerDep) -> TournamentBody:
    """Take part in a tournament that has not begun."""
    await service.db.read(lambda connection: rounds.know(connection, tournament))  # nobody gets a cookie for nothing
    await entering.join(service, tournament, await caller.anybody(), data.name, caller.lang)
    return await shown(service, tournament, caller.person, caller.lang)


@post("/api/tournaments/{tournament:str}/leave", status_code=200, tags=["tournaments"])
async def leave(tournament: FromPath[str], service: ServiceDep, caller: CallerDep) -> TournamentBody:
    """Take part no more; after the start a game that is being played goes on."""
    await entering.leave(service, tournament, caller.somebody())
    return await shown(service, tournament, caller.person, caller.lang)


@post("/api/tournaments/{tournament:str}/next", status_code=200, tags=["tournaments"])
async def go_on(tournament: FromPath[str], service: ServiceDep, caller: CallerDep) -> TournamentBody:
    """Begin the tournament, or its next round, as its organiser."""
    await rounds.advance(service.tables, tournament, caller.somebody())
    return await shown(service, tournament, caller.person, caller.lang)


@delete("/api/tournaments/{tournament:str}/entrants/{number:int}", status_code=200, tags=["tournaments"])
async def expel(tournament: FromPath[str], number: FromPath[int], service: ServiceDep, caller: CallerDep) -> TournamentBody:
    """Take somebody out, as the organiser. Their game is given up."""
    found = await entering.expel(service, tournament, caller.somebody(), number)
    if found is not None:
        await rounds.forfeit(service.tables, tournament, found)
    return await shown(service, tournament, caller.person, caller.lang)


@delete("/api/tournaments/{tournament:str}", tags=["tournaments"])
async def end(tournament: FromPath[str], service: ServiceDep, caller: CallerDep) -> None:
    """End a running tournament without further rounds, or delete one that has not begun or is over, as the organiser."""
    await entering.end(service, tournament, caller.somebody())


handlers = [list_all, create, look, join, leave, go_on, expel, end]
