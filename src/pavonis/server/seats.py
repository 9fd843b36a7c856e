"""Who sits where: changes of a seat by its owner or by the host."""

from datetime import UTC, datetime
from typing import Any

from msgspec import UNSET

from pavonis.core.game import Seat
from pavonis.server import handover
from pavonis.server.errors import Refused
from pavonis.server.links import Invitation
from pavonis.server.live_table import PRESENT, LiveTable, SeatFacts
from pavonis.server.live_tables import LiveTables
from pavonis.server.lobby import bot_names, check_host, free_name
from pavonis.server.models import FINISHED, LOBBY, PLAYING
from pavonis.server.people import checked_name
from pavonis.server.phrases import spoken
from pavonis.server.queries import Edit
from pavonis.server.ratings import check_unrated
from pavonis.server.schemas import COLOURS, ChangeSeat


async def change(tables: LiveTables, table_id: str, person: str, seat: Seat, wish: ChangeSeat, lang: str) -> LiveTable:
    """Change the name, the colour, the kind or the level of a seat."""

    def decide(table: LiveTable) -> Edit | None:
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


def _kind(table: LiveTable, facts: SeatFacts, person: str, wish: ChangeSeat, lang: str) -> dict[str, Any]:
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
    name = facts.name if facts.person else free_name(spoken(lang).crew, taken)
    return {"person": person, "bot": None, "name": name, "seen": None}


def own_name(table: LiveTable, seat: Seat, name: str) -> str:
    """A name for a seat that nobody else at the table has."""
    name = checked_name(name)
    if any(other.name.casefold() == name.casefold() for other in table.seats if other.seat != seat):
        raise Refused("name_taken")
    return name


def own_colour(table: LiveTable, seat: Seat, colour: str) -> str:
    """A colour for a seat that nobody else at the table has."""
    if any(other.colour == colour for other in table.seats if other.seat != seat):
        raise Refused("colour_taken")
    return colour


def free_colours(table: LiveTable, seat: Seat) -> list[str]:
    """The colours that somebody on this seat may choose."""
    taken = {other.colour for other in table.seats if other.seat != seat}
    return [colour for colour in COLOURS if colour not in taken]


def check_invite(table: LiveTable, person: str, seat: Seat, waiting: handover.Waiting) -> None:
    """Refuse an invitation to a seat that nobody can take. In the middle of a game it is an invitation to ask for the seat."""
    check_host(table, person)
    facts = table.seat(seat)
    if table.facts.seed_chosen:
        raise Refused("chosen_seed")
    if table.facts.status == FINISHED:
        raise Refused("not_playing")
    if facts.person == person:
        raise Refused("seat_taken")
    if table.facts.status == PLAYING:
        handover.check_absent(table, facts, waiting)


async def accept(
    tables: LiveTables,
    invitation: Invitation,
    person: str,
    name: str | None,
    colour: str | None,
    usual: tuple[str, ...],
    waiting: handover.Waiting,
) -> LiveTable:
    """Take the seat of an invitation, or in the middle of a game ask for it. Without a name, the first free `usual` one is used."""
    seat = invitation.seat

    def decide(table: LiveTable) -> Edit:
        facts = table.seat(seat)
        if table.facts.status not in (LOBBY, PLAYING):
            raise Refused("not_playing")
        if table.facts.seed_chosen:
            raise Refused("chosen_seed")
        taken = {other.name.casefold() for other in table.seats if other.seat != seat}
        kept = (facts.name,) if facts.person else ()
        shown = free_name((*kept, *usual), taken) if name is None else own_name(table, seat, name)
        if table.facts.status == PLAYING:
            return handover.ask(table, invitation, person, shown, colour, waiting)
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
            taker=person,
        )

    if invitation.used:  # somebody opens their own link again
        table = await tables.get(invitation.table)
        if not table.owned(person):
            raise Refused("no_such_link")
        return table
    return await tables.edit(invitation.table, decide)


async def sit(
    tables: LiveTables, table_id: str, person: str, seat: Seat | None, name: str | None, colour: str | None, usual: tuple[str, ...]
) -> LiveTable:
    """Take an open seat before the game: a certain one, or the first. People who already have a seat keep it."""

    def decide(table: LiveTable) -> Edit | None:
        if table.owned(person):
            return None
        if table.facts.status != LOBBY:
            raise Refused("not_lobby")
        free = [facts.seat for facts in table.seats if facts.kind == "open"]
        wanted = seat if seat is not None else next(iter(free), None)
        if wanted is None or table.seat(wanted).kind != "open":
            raise Refused("seat_taken")
        taken = {other.name.casefold() for other in table.seats}
        shown = free_name(usual, taken) if name is None else own_name(table, wanted, name)
        columns = {"person": person, "name": shown, "seen": None}
        if colour is not None:
            columns["colour"] = own_colour(table, wanted, colour)
        return Edit(seats={wanted: columns}, notice="joined", about=wanted, name=shown)

    return await tables.edit(table_id, decide)


async def leave_to_bot(tables: LiveTables, table_id: str, person: str, seat: Seat, level: str) -> LiveTable:
    """A bot stands in for a person, because the owner wants it, or the host while the owner is absent."""

    def decide(table: LiveTable) -> Edit | None:
        facts = table.seat(seat)
        if facts.person != person:
            check_host(table, person)
        if facts.person is None:
            raise Refused("not_yours")
        if table.facts.status != PLAYING:
            raise Refused("not_playing")
        if facts.person != person and facts.online:
            raise Refused("not_absent")
        if facts.person == person:
            check_unrated(table)
        if facts.bot == level:
            return None
        return Edit(seats={seat: {"bot": level}}, notice="" if facts.bot else "bot", about=seat)

    return await tables.edit(table_id, decide)


async def take_back(tables: LiveTables, table_id: str, person: str, seat: Seat) -> LiveTable:
    """The owner plays again."""

    def decide(table: LiveTable) -> Edit | None:
        facts = table.seat(seat)
        if facts.person != person:
            raise Refused("not_yours")
        if facts.bot is None:
            return None
        if seat in (table.facts.conceded or []):
            raise Refused("conceded")
        return Edit(_back(table, person), {seat: {"bot": None}}, notice="back", about=seat)

    return await tables.edit(table_id, decide)


async def remove(tables: LiveTables, table_id: str, person: str, seat: Seat, level: str) -> LiveTable:
    """Remove a guest from the table. The seat is open again, or a bot plays on."""

    def decide(table: LiveTable) -> Edit:
        facts = table.seat(seat)
        if facts.person != person:
            check_host(table, person)
        if facts.person is None:
            raise Refused("not_yours")
        columns: dict[str, Any] = {"person": None, "seen": None}
        if table.facts.status == LOBBY:
            if table.facts.seed_chosen:
                raise Refused("chosen_seed")
            if table.facts.tournament is not None:
                raise Refused("not_playing")  # it begins in a moment, and could not without this seat
            columns["name"] = ""
        elif table.facts.status == PLAYING:
            columns["bot"] = facts.bot or level
        else:
            raise Refused("not_playing")
        return Edit(seats={seat: columns}, notice="left", about=seat, name=facts.name)

    return await tables.edit(table_id, decide)


async def seen(tables: LiveTables, table_id: str, person: str, here: bool) -> None:
    """Note that somebody has come or gone, if that is news."""

    def decide(table: LiveTable) -> Edit | None:
        news = [seat.seat for seat in table.seats if seat.person == person and seat.online != here]
        when = datetime.now(UTC) if here else datetime.now(UTC) - PRESENT
        return Edit(_back(table, person) if here else {}, {seat: {"seen": when} for seat in news}) if news else None

    await tables.edit(table_id, decide)


def _back(table: LiveTable, person: str) -> dict[str, Any]:
    """What changes at the table when somebody is back: a request for their seat is void."""
    asked, vote = handover.requested(table), table.facts.vote
    owner = table.seats[vote["seat"]].person if vote is not None else asked.owner if asked is not None else None
    return {**handover.NONE, "vote": None} if owner == person else {}
