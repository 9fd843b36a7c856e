"""Giving up. A bot plays on for the others; if nobody is left against whom to play, the game is over."""

from typing import Any

from pavonis.core.game import Seat
from pavonis.server.errors import Refused
from pavonis.server.live_table import LiveTable, result_of, without
from pavonis.server.live_tables import LiveTables
from pavonis.server.models import FINISHED, PLAYING
from pavonis.server.queries import Edit

STAND_IN = "steady"


async def concede(tables: LiveTables, table_id: str, person: str, seat: Seat) -> LiveTable:
    """Give up the game of one's own seat."""

    def decide(table: LiveTable) -> Edit | None:
        if table.seat(seat).person != person:
            raise Refused("not_yours")
        if table.facts.status != PLAYING:
            raise Refused("not_playing")
        return None if seat in (table.facts.conceded or []) else lost(table, seat, "conceded")

    return await tables.edit(table_id, decide)


def lost(table: LiveTable, seat: Seat, notice: str) -> Edit:
    """The change by which a seat has lost: it has given up, or its time is over."""
    given_up = sorted({*(table.facts.conceded or []), seat})
    left = [other for other in table.seats if other.seat not in given_up]
    values: dict[str, Any] = {"conceded": given_up}
    played = any(other.person is not None for other in left) and len(left) > 1
    if not played:
        values |= {"status": FINISHED, "waiting": 0, "undo": None, "vote": None, "result": ended(table, given_up)}
        return Edit(values, notice=notice, about=seat)
    stand_in = table.seats[seat].bot or STAND_IN
    return Edit(values, {seat: {"bot": stand_in, "plan": None}}, notice=notice, about=seat)


def ended(table: LiveTable, given_up: list[Seat]) -> dict[str, Any]:
    """How a game ends that is not played to its end: with the points of now."""
    return without(result_of(table.game, table.playing().state), given_up, early=True)
