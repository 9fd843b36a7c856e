"""Tables: open, start, rematch, close and list them."""

import secrets
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from pavonis.bots.bot import LEVELS
from pavonis.core.game import Game, Seat
from pavonis.core.record import snapshot
from pavonis.server import clocks, ratings
from pavonis.server.database import lock
from pavonis.server.errors import Refused
from pavonis.server.games import checked_options, open_game, words_of
from pavonis.server.live_table import LiveTable, SeatFacts, TableFacts
from pavonis.server.live_tables import LiveTables
from pavonis.server.models import FINISHED, LOBBY, PLAYING, HiddenRow, SeatRow, TableRow
from pavonis.server.people import checked_name, new_id
from pavonis.server.phrases import spoken
from pavonis.server.queries import Edit
from pavonis.server.roster import Roster
from pavonis.server.schemas import COLOURS, ChangeTable, NewSeat, NewTable, TableCard
from pavonis.text import common

LISTED = 200


class Plan(NamedTuple):
    """A table that can be opened: its columns and its seats. The host's seats have no name yet."""

    values: dict[str, Any]
    seats: list[NewSeat]
    lang: str  # of the names that are chosen for people and bots


def planned(wish: NewTable, lang: str, roster: Roster) -> Plan:
    """Check the request for a table before anything is stored."""
    options = checked_options(wish.game, wish.options)
    game = open_game(wish.game, options)
    if len(wish.seats) not in game.seats:
        least, most = game.seats.start, game.seats.stop - 1
        raise Refused("bad_seats", problem=f"{least} to {most}, not {len(wish.seats)}")
    if wish.seed is not None:
        _check_seed(wish)
    if wish.start and any(seat.kind == "open" for seat in wish.seats):
        raise Refused("seats_open")
    for seat in wish.seats:
        if seat.level is not None:
            roster.check(seat.level)
    seated("", wish.seats, "", lang)
    seed = "" if wish.seed is None else str(int(wish.seed))
    clock = clocks.checked(wish.clock)
    if wish.clock is not None:
        roster.check(wish.clock.level)
    if wish.rated:
        ratings.wished(game, len(wish.seats), "", wish.seed is not None)
    values = {"game": wish.game, "options": options, "seed": seed, "clock": clock, "public": wish.public}
    return Plan({**values, "rated": {"agreed": []} if wish.rated else None}, wish.seats, lang)


async def open_table(tables: LiveTables, person: str, plan: Plan, name: str, limit: int) -> str:
    """Open a table. The person who asks for it is its host."""
    values = {**plan.values, "rated": plan.values["rated"] and {"agreed": [person]}}
    return await _insert(tables, person, values, seated(person, plan.seats, name, plan.lang), limit)


def _check_seed(wish: NewTable) -> None:
    if any(seat.kind == "open" for seat in wish.seats):
        raise Refused("chosen_seed")
    try:
        int(wish.seed or "")
    except ValueError:
        raise Refused("bad_seed") from None


def seated(person: str, wishes: list[NewSeat], name: str, lang: str) -> list[SeatFacts]:
    """The seats of a new table: names and colours as wished, the rest as they come."""
    given = [checked_name(wish.name) for wish in wishes if wish.name is not None]
    colours = [wish.colour for wish in wishes if wish.colour is not None]
    if len({each.casefold() for each in given}) != len(given):
        raise Refused("name_taken")
    if len(set(colours)) != len(colours):
        raise Refused("colour_taken")
    seats: list[SeatFacts] = []
    taken = {each.casefold() for each in given}
    for number, wish in enumerate(wishes):
        if (wish.level is not None) != (wish.kind == "bot"):
            raise Refused("bad_level")
        shown = "" if wish.name is None else checked_name(wish.name)
        if not shown and wish.kind != "open":
            shown = free_name(bot_names(wish.level, lang) if wish.level else (name, *spoken(lang).crew), taken)
            taken.add(shown.casefold())
        free = [each for each in COLOURS if each not in [*colours, *(seat.colour for seat in seats)]]
        owner = person if wish.kind == "me" else None
        seats.append(SeatFacts(number, owner, wish.level, shown, wish.colour or free[0], None))
    return seats


def bot_names(level: str, lang: str) -> tuple[str, ...]:
    """How a bot may be called: a program of the host by its own name."""
    names = common(lang).bot_names
    return names if level in LEVELS else (level, *names)


def free_name(wished: Iterable[str], taken: set[str]) -> str:
    """The first name that nobody at the table has; the lists of names are longer than any table."""
    return next(name for name in wished if name and name.casefold() not in taken)


async def _insert(tables: LiveTables, person: str, values: dict[str, Any], seats: list[SeatFacts], limit: int) -> str:
    def work(connection: Connection) -> str:
        lock(connection, f"tables of {person}")
        mine = (TableRow.host == person, TableRow.status.in_((LOBBY, PLAYING)))
        if (connection.scalar(select(func.count()).select_from(TableRow).where(*mine)) or 0) >= limit:
            raise Refused("too_many_tables", retry_after=60)
        return insert_table(connection, person, values, seats)

    return await tables.db.write(work)


def insert_table(connection: Connection, person: str, values: dict[str, Any], seats: list[SeatFacts]) -> str:
    """Put a table with its seats into the database."""
    table_id, now = new_id(), datetime.now(UTC)
    row = {
        "id": table_id, "rules_version": open_game(values["game"], values["options"]).rules_version, "seats": len(seats),
        "seed_chosen": values["seed"] != "", "status": LOBBY, "host": person, "created": now, "touched": now, **values,
    }  # fmt: skip

    connection.execute(insert(TableRow), [row])
    fields = SeatFacts.__struct_fields__
    connection.execute(
        insert(SeatRow), [{"table_id": table_id, **{name: getattr(seat, name) for name in fields}} for seat in seats]
    )
    return table_id


async def start(tables: LiveTables, table_id: str, person: str) -> LiveTable:
    """The host begins the game."""

    def decide(table: LiveTable) -> Edit:
        check_host(table, person)
        if table.facts.status != LOBBY:
            raise Refused("not_lobby")
        if any(seat.kind == "open" for seat in table.seats):
            raise Refused("seats_open")
        seed = int(table.facts.seed) if table.facts.seed_chosen else secrets.randbits(128)
        state = table.game.new(len(table.seats), seed)
        values = {"status": PLAYING, "seed": str(seed), "rules_version": table.game.rules_version, "waiting": state.owed}
        return Edit(values | ratings.begun(table), notice="started", snapshot=snapshot(state))

    return await tables.edit(table_id, decide)


def check_host(table: LiveTable, person: str) -> None:
    """Refuse what only the host may do."""
    if table.facts.host != person:
        raise Refused("not_host")


async def rearrange(tables: LiveTables, table_id: str, person: str, wish: ChangeTable) -> LiveTable:
    """The host changes options, the number of seats or their order, before the game."""

    def decide(table: LiveTable) -> Edit | None:
        check_host(table, person)
        if table.facts.status != LOBBY:
            raise Refused("not_lobby")
        facts = table.facts
        options = facts.options if wish.options is UNSET else checked_options(facts.game, wish.options)
        seats = in_order(table.seats, wish.order) if wish.order is not UNSET else list(table.seats)
        if wish.seats is not UNSET:
            seats = so_many(seats, wish.seats, facts.seed_chosen)
        game = open_game(facts.game, options)
        if len(seats) not in game.seats:
            raise Refused("bad_seats", problem=f"{game.seats.start} to {game.seats.stop - 1}, not {len(seats)}")
        clock = facts.clock if wish.clock is UNSET else clocks.checked(wish.clock)
        public = facts.public if wish.public is UNSET else wish.public
        fresh = wish.rated is not UNSET or options != facts.options or clock != facts.clock
        rated = _rated(facts, wish, game, len(seats)) if fresh else facts.rated
        if (options, clock, public, rated) == (facts.options, facts.clock, facts.public, facts.rated) and seats == table.seats:
            return None
        values = {"options": options, "seats": len(seats), "rules_version": game.rules_version, "clock": clock}
        values |= {"public": public, "rated": rated}
        seen = options == facts.options and clock == facts.clock  # who sits where can be seen
        notice = "" if seen else "rearranged"
        return Edit(values, whole=None if seats == table.seats else seats, notice=notice)

    return await tables.edit(table_id, decide)


def _rated(facts: TableFacts, wish: ChangeTable, game: Game[Any], seats: int) -> dict[str, Any] | None:
    """Whether a table is rated after a change. Everybody but the host agrees anew: it is another game."""
    wanted = facts.rated is not None if wish.rated is UNSET else wish.rated
    return ratings.wished(game, seats, facts.host, facts.seed_chosen) if wanted else None


def in_order(seats: list[SeatFacts], order: list[int]) -> list[SeatFacts]:
    """The seats in another order; each must be named once."""
    if sorted(order) != list(range(len(seats))):
        raise Refused("bad_seats", problem="the order names each seat once")
    return [msgspec.structs.replace(seats[old], seat=new) for new, old in enumerate(order)]


def so_many(seats: list[SeatFacts], count: int, seed_chosen: bool) -> list[SeatFacts]:
    """Open seats are added at the end, or seats without a person are taken away from there."""
    if count > len(seats) and seed_chosen:
        raise Refused("chosen_seed")
    if any(seat.person is not None for seat in seats[count:]):
        raise Refused("seat_taken")
    free = [colour for colour in COLOURS if colour not in [seat.colour for seat in seats[:count]]]
    more = [SeatFacts(number, None, None, "", colour, None) for number, colour in zip(range(len(seats), count), free, strict=False)]
    return [*seats[:count], *more]


async def hand_on(tables: LiveTables, table_id: str, person: str, seat: Seat) -> LiveTable:
    """The host makes somebody else the host."""

    def decide(table: LiveTable) -> Edit | None:
        check_host(table, person)
        heir = table.seat(seat).person
        if heir is None:
            raise Refused("seat_taken" if table.seats[seat].bot else "seats_open")
        return None if heir == person else Edit({"host": heir}, notice="host", about=seat)

    return await tables.edit(table_id, decide)


def heir(table: LiveTable, absent: timedelta) -> SeatFacts | None:
    """Who becomes the host because the host has been away for long. Whether a host without a seat is there cannot be told."""
    if table.facts.status not in (LOBBY, PLAYING):
        return None
    host = [seat for seat in table.seats if seat.person == table.facts.host]
    if not host or any(seat.online for seat in host):
        return None
    if datetime.now(UTC) - max(seat.seen or table.facts.created for seat in host) < absent:
        return None
    there = [seat for seat in table.seats if seat.kind == "person" and seat.online]
    return there[0] if there else None


async def succeed(tables: LiveTables, table_id: str, absent: timedelta) -> None:
    """Make somebody else the host if the host is gone and somebody else is there."""

    def decide(table: LiveTable) -> Edit | None:
        found = heir(table, absent)
        return None if found is None else Edit({"host": found.person}, notice="host", about=found.seat)

    await tables.edit(table_id, decide)


async def rematch(tables: LiveTables, table_id: str, person: str, limit: int) -> str:
    """Open a table with the same game and people; the one that is there already if somebody was quicker."""
    table = await tables.get(table_id)
    if not table.owned(person):
        raise Refused("not_yours")
    if table.facts.status != FINISHED:
        raise Refused("not_finished")
    if table.facts.rematch is not None:
        return table.facts.rematch
    facts = table.facts
    seats = [
        SeatFacts(seat.seat, seat.person, None if seat.person else seat.bot, seat.name, seat.colour, None) for seat in table.seats
    ]
    values = {"game": facts.game, "options": facts.options, "seed": "", "clock": facts.clock, "public": facts.public}
    values["rated"] = None if facts.rated is None else {"agreed": [person]}
    another = await _insert(tables, person, values, seats, limit)
    won = await tables.edit(table_id, lambda table: None if table.facts.rematch is not None else Edit({"rematch": another}))
    if won.facts.rematch != another:
        await _delete(tables, another)
    elif not others(table, person):
        await start(tables, another, person)
    return won.facts.rematch or another


def others(table: LiveTable, person: str) -> bool:
    """Whether another person sits at the table."""
    return any(seat.person not in (None, person) for seat in table.seats)


async def close(tables: LiveTables, table_id: str, person: str) -> LiveTable:
    """The host clears a table away; not while others are playing."""
    table = await tables.get(table_id)
    check_host(table, person)
    if table.facts.status == PLAYING and others(table, person):
        raise Refused("seat_taken")
    await _delete(tables, table_id)
    return table


async def _delete(tables: LiveTables, table_id: str) -> None:
    def work(connection: Connection) -> None:
        connection.execute(delete(TableRow).where(TableRow.id == table_id))
        connection.execute(update(TableRow).where(TableRow.rematch == table_id).values(rematch=None))

    await tables.db.write(work)
    tables.forget(table_id)


async def hide(tables: LiveTables, table_id: str, person: str, hidden: bool) -> None:
    """Leave a table out of somebody's list, or show it there again."""
    await tables.get(table_id)

    def work(connection: Connection) -> None:
        connection.execute(delete(HiddenRow).where(HiddenRow.person == person, HiddenRow.table_id == table_id))
        if hidden:
            connection.execute(insert(HiddenRow), [{"person": person, "table_id": table_id}])

    await tables.db.write(work)


async def tables_of(tables: LiveTables, person: str, lang: str) -> list[TableCard]:
    """The tables where somebody sits or is the host, the latest first."""

    def work(connection: Connection) -> tuple[Sequence[Any], Sequence[Any], set[str]]:
        sits = select(SeatRow.table_id).where(SeatRow.person == person)
        mine = select(TableRow.__table__).where(or_(TableRow.host == person, TableRow.id.in_(sits)))
        rows = connection.execute(mine.order_by(TableRow.touched.desc()).limit(LISTED)).mappings().all()
        columns = select(SeatRow.table_id, SeatRow.seat, SeatRow.person, SeatRow.name, SeatRow.bot)
        places = columns.where(SeatRow.table_id.in_([row["id"] for row in rows])).order_by(SeatRow.seat)
        hidden = connection.scalars(select(HiddenRow.table_id).where(HiddenRow.person == person)).all()
        return rows, connection.execute(places).all(), set(hidden)

    rows, seats, hidden = await tables.db.read(work)
    cards = []
    for row in rows:
        here = [seat for seat in seats if seat.table_id == row["id"]]
        own = [seat.seat for seat in here if seat.person == person]
        mine = [seat.seat for seat in here if seat.person == person and seat.bot is None]
        own_turn = row["status"] == PLAYING and any(row["waiting"] >> seat & 1 for seat in mine)
        card = TableCard(
            id=row["id"],
            game=row["game"],
            title=words_of(open_game(row["game"], row["options"]), lang, []).title(),
            status=row["status"],
            host=row["host"] == person,
            seats=own,
            players=[seat.name for seat in here],
            your_turn=own_turn,
            winners=row["result"]["winners"] if row["result"] else [],
            created=row["created"],
            touched=row["touched"],
            hidden=row["id"] in hidden,
        )
        cards.append(card)
    return cards


async def open_at(tables: LiveTables, person: str, values: dict[str, Any], seats: list[SeatFacts], limit: int) -> str:
    """Open a table in the middle of a game: `values` has its position and whom it waits for."""
    due = any(values["waiting"] >> seat.seat & 1 and seat.bot for seat in seats)
    return await _insert(tables, person, {**values, "status": PLAYING, "bots_due": due}, seats, limit)
