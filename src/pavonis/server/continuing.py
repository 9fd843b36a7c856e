"""Playing on from a step of a finished game: a new table that begins with the position, one person against bots."""

import msgspec

from pavonis.server import lobby
from pavonis.server.bot_worker import Job
from pavonis.server.dependencies import Caller
from pavonis.server.errors import Refused
from pavonis.server.live_table import LiveTable, SeatFacts
from pavonis.server.review_schemas import Continue
from pavonis.server.service import Service


async def continue_table(service: Service, caller: Caller, record: str, wish: Continue) -> LiveTable:
    """Open such a table. The position is made where records are played, and everybody but the caller is a bot there."""
    service.roster.check(wish.level)
    answer = await service.replays.ask(
        Job("position", msgspec.Raw(record.encode()), seat=wish.seat, start=wish.step, moves=wish.moves, lang=caller.lang),
        caller.client,
    )
    names, colours = answer["names"], answer["colours"]
    if wish.seat >= len(names):
        raise Refused("no_such_seat")
    person = await caller.anybody()
    seats = [
        SeatFacts(seat, person if seat == wish.seat else None, None if seat == wish.seat else wish.level, name, colours[seat], None)
        for seat, name in enumerate(names)
    ]
    values = {**answer["table"], "position": answer["position"], "waiting": answer["waiting"]}
    table_id = await lobby.open_at(service.tables, person, values, seats, service.settings.tables_limit)
    table = await service.tables.get(table_id)
    service.announce(table)
    return table
