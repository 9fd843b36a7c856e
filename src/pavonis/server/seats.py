"""Who sits where: changes of a seat by its owner or by the host."""

from datetime import UTC, datetime
from typing import Any

from msgspec import UNSET

from pavonis.core.game import Seat
from pavonis.server.bodies import COLOURS, ChangeSeat
from pavonis.server.errors import Refused
from pavonis.server.links import Invitation
from pavonis.server.lobby import bot_names, check_host, free_name
from pavonis.server.models import FINISHED, LOBBY, PLAYING
from pavonis.server.people import checked_name
from pavonis.server.phrases import CREW
from pavonis.server.rows import Edit
from pavonis.server.table import SeatFacts, Table
from pavonis.server.tables import Tables


async def change(tables: Tables, table_id: str, person: str, seat: Seat, wish: ChangeSeat, lang: str) -> Table:
    """Change the name, the colour, the kind or the level of a seat."""

    def decide(table: Table) -> Edit | None:
        facts = table.seat(seat)
        if facts.person != person:
            check_host(table, person)
            if facts.person is not None:
                raise Refused("not_yours")
        columns: dict[str, Any] = {}
        if wish.kind is not UNSET:
            check_host(table, person)
            columns |= _kind(table, facts, person, wish, lang)
        elif wish.level is not UNSET:
            if facts.bot is None:
                raise Refused("bad_level")
            columns["bot"] = wish.level
        if wish.name is not UNSET:
            columns["name"] = own_name(table, seat, wish.name)
        if wish.colour is not UNSET:
            columns["colour"] = own_colour(table, seat, wish.colour)
        return Edit(seats={seat: columns}) if columns else None

    return await tables.edit(table_id, decide)


def _kind(table: Table, facts: SeatFacts, person: str, wish: ChangeSeat, lang: str) -> dict[str, Any]:
    """What the host makes of a seat in the lobby."""
    if table.facts.status != LOBBY:
        raise Refused("not_lobby")
    if wish.kind == "open":
        if table.facts.seed_chosen:
            raise Refused("chosen_seed")
        return {"person": None, "bot": None, "name": "", "seen": None}
    taken = {seat.name.casefold() for seat in table.seats if seat.seat != facts.seat}
    if wish.kind == "bot":
        if wish.level is UNSET:
            raise Refused("bad_level")
        name = facts.name if facts.bot else free_name(bot_names(wish.level, lang), taken)
        return {"person": None, "bot": wish.level, "name": name, "seen": None}
    name = facts.name if facts.person else free_name(CREW[lang], taken)
    return {"person": person, "bot": None, "name": name, "seen": None}


def own_name(table: Table, seat: Seat, name: str) -> str:
    """A name for a seat that nobody else at the table has."""
    name = checked_name(name)
    if any(other.name.casefold() == name.casefold() for other in table.seats if other.seat != seat):
        raise Refused("name_taken")
    return name


def own_colour(table: Table, seat: Seat, colour: str) -> str:
    """A colour for a seat that nobody else at the table has."""
    if any(other.colour == colour for other in table.seats if other.seat != seat):
        raise Refused("colour_taken")
    return colour


def free_colours(table: Table, seat: Seat) -> list[str]:
    """The colours that somebody on this seat may choose."""
    taken = {other.colour for other in table.seats if other.seat != seat}
    return [colour for colour in COLOURS if colour not in taken]


def check_invite(table: Table, person: str, seat: Seat) -> None:
    """Refuse an invitation to a seat where a stranger would be one too many."""
    check_host(table, person)
    facts = table.seat(seat)
    if table.facts.seed_chosen:
        raise Refused("chosen_seed")
    if table.facts.status == FINISHED:
        raise Refused("not_playing")
    if facts.person == person:
        raise Refused("seat_taken")


async def accept(
    tables: Tables, invitation: Invitation, person: str, name: str | None, colour: str | None, usual: tuple[str, ...]
) -> Table:
    """Sit down where one was invited; who sat there before has lost the seat. Without a name one gets a `usual` one."""
    seat = invitation.seat

    def decide(table: Table) -> Edit:
        facts = table.seat(seat)
        if table.facts.status not in (LOBBY, PLAYING):
            raise Refused("not_playing")
        if table.facts.seed_chosen:
            raise Refused("chosen_seed")
        taken = {other.name.casefold() for other in table.seats if other.seat != seat}
        kept = (facts.name,) if facts.person else ()
        shown = free_name((*kept, *usual), taken) if name is None else own_name(table, seat, name)
        columns = {"person": person, "bot": None, "name": shown, "seen": None}
        if colour is not None:
            columns["colour"] = own_colour(table, seat, colour)
        handed = facts.person is not None
        return Edit(
            seats={seat: columns},
            notice="handed" if handed else "joined",
            about=seat,
            name=facts.name if handed else shown,
            link=invitation.token_hash,
        )

    return await tables.edit(invitation.table, decide)


async def leave_to_bot(tables: Tables, table_id: str, person: str, seat: Seat, level: str) -> Table:
    """A bot stands in for a person: the owner wants it so, or the host does while the owner is not there."""

    def decide(table: Table) -> Edit | None:
        facts = table.seat(seat)
        if facts.person != person:
            check_host(table, person)
        if facts.person is None:
            raise Refused("not_yours")
        if table.facts.status != PLAYING:
            raise Refused("not_playing")
        if facts.person != person and facts.online:
            raise Refused("not_absent")
        if facts.bot == level:
            return None
        return Edit(seats={seat: {"bot": level}}, notice="" if facts.bot else "bot", about=seat)

    return await tables.edit(table_id, decide)


async def take_back(tables: Tables, table_id: str, person: str, seat: Seat) -> Table:
    """The owner plays again."""

    def decide(table: Table) -> Edit | None:
        facts = table.seat(seat)
        if facts.person != person:
            raise Refused("not_yours")
        return Edit(seats={seat: {"bot": None}}, notice="back", about=seat) if facts.bot else None

    return await tables.edit(table_id, decide)


async def remove(tables: Tables, table_id: str, person: str, seat: Seat, level: str) -> Table:
    """A guest is no longer at the table: the seat is open again, or a bot plays on."""

    def decide(table: Table) -> Edit:
        facts = table.seat(seat)
        if facts.person != person:
            check_host(table, person)
        if facts.person is None:
            raise Refused("not_yours")
        columns: dict[str, Any] = {"person": None, "seen": None}
        if table.facts.status == LOBBY:
            if table.facts.seed_chosen:
                raise Refused("chosen_seed")
            columns["name"] = ""
        elif table.facts.status == PLAYING:
            columns["bot"] = facts.bot or level
        else:
            raise Refused("not_playing")
        return Edit(seats={seat: columns}, notice="left", about=seat, name=facts.name)

    return await tables.edit(table_id, decide)


async def seen(tables: Tables, table_id: str, person: str, here: bool) -> None:
    """Note that somebody has come or gone, if that is news."""

    def decide(table: Table) -> Edit | None:
        news = [seat.seat for seat in table.seats if seat.person == person and (seat.seen is not None) != here]
        when = datetime.now(UTC) if here else None
        return Edit(seats={seat: {"seen": when} for seat in news}) if news else None

    await tables.edit(table_id, decide)
