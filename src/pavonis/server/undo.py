"""Taking a step back: at once if it is only one's own, with everybody's consent if others have moved since."""

from pavonis.core.game import Seat
from pavonis.server.errors import Refused
from pavonis.server.rows import Edit
from pavonis.server.table import Table
from pavonis.server.tables import Tables


async def request_undo(tables: Tables, table_id: str, person: str, seat: Seat, step: int) -> tuple[Table, bool]:
    """Take a step back, or ask for it: the table, and whether the others are asked now."""
    table = await tables.get(table_id)
    table.check_player(seat, person)
    table.playing()
    if table.undo_state(seat) == "yes":
        table = await tables.undo(table_id, person, seat, step, frozenset())
        return await _told(tables, table_id, seat, "undone"), False

    def decide(table: Table) -> Edit | None:
        table.check_player(seat, person)
        if step != table.step(seat):
            raise Refused("stale", step=table.step(seat))
        if table.undo_state(seat) != "ask":
            raise Refused("cannot_undo", why=table.undo_state(seat))
        asked = table.facts.undo
        if asked is not None and asked["length"] == table.facts.length and asked["seat"] == seat:
            return None
        # Who is asked must know what the others have seen meanwhile: it will not be forgotten with the steps.
        learned = table.learned_since(seat)
        request = {"seat": seat, "length": table.facts.length, "step": step, "consents": [], "learned": learned}
        return Edit({"undo": request}, notice="undo_asked", about=seat)

    return await tables.edit(table_id, decide), True


async def answer_request(tables: Tables, table_id: str, person: str, seat: Seat, agree: bool) -> tuple[Table, bool]:
    """Answer a request; the table, and whether it still stands."""

    def decide(table: Table) -> Edit | None:
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


async def _told(tables: Tables, table_id: str, seat: Seat, notice: str) -> Table:
    return await tables.edit(table_id, lambda table: Edit(notice=notice, about=seat))
