"""Undo: at once if nobody else has moved since, otherwise with everybody's consent."""

from pavonis.core.game import Seat
from pavonis.server.errors import Refused
from pavonis.server.live_table import LiveTable
from pavonis.server.live_tables import LiveTables
from pavonis.server.queries import Edit


async def request_undo(tables: LiveTables, table_id: str, person: str, seat: Seat, step: int) -> tuple[LiveTable, bool]:
    """Take back a step, or ask for it. Returns the table and whether the others are asked now."""
    table = await tables.get(table_id)
    table.check_player(seat, person)
    table.playing()
    if table.undo_state(seat) == "yes":
        table = await tables.undo(table_id, person, seat, step, frozenset())
        return await _told(tables, table_id, seat, "undone"), False

    def decide(table: LiveTable) -> Edit | None:
        table.check_player(seat, person)
        if step != table.step(seat):
            raise Refused("stale", step=table.step(seat))
        if table.undo_state(seat) != "ask":
            raise Refused("cannot_undo", why=table.undo_state(seat))
        asked = table.facts.undo
        if asked is not None and asked["length"] == table.facts.length and asked["seat"] == seat:
            return None
        # Whoever is asked must know what others have seen in the meantime: they will not forget it with the steps.
        learned = table.learned_since(seat)
        request = {"seat": seat, "length": table.facts.length, "step": step, "consents": [], "learned": learned}
        return Edit({"undo": request}, notice="undo_asked", about=seat)

    return await tables.edit(table_id, decide), True


async def answer_request(tables: LiveTables, table_id: str, person: str, seat: Seat, agree: bool) -> tuple[LiveTable, bool]:
    """Answer a request. Returns the table and whether the request still stands."""

    def decide(table: LiveTable) -> Edit | None:
        table.check_player(seat, person)
        asked = table.facts.undo
        if asked is None or asked["length"] != table.facts.length:
            raise Refused("no_request")
        if not agree:
            return Edit({"undo": None}, notice="undo_refused", about=seat)
        if seat == asked["seat"] or seat in asked["consents"]:
            return None
        return Edit({"undo": asked | {"consents": sorted({*asked["consents"], *table.owned(person)} - {asked["seat"]})}})

    table = await tables.edit(table_id, decide)
    asked = table.facts.undo
    if asked is None:
        return table, False
    if not set(table.asked_for_undo(asked["seat"])) <= set(asked["consents"]):
        return table, True
    await tables.undo(table_id, None, asked["seat"], asked["step"], frozenset(asked["consents"]))
    return await _told(tables, table_id, asked["seat"], "undone"), False


async def _told(tables: LiveTables, table_id: str, seat: Seat, notice: str) -> LiveTable:
    return await tables.edit(table_id, lambda table: Edit(notice=notice, about=seat))
