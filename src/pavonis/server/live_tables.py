"""The authority over the tables. A move is checked, stored, and only then announced.

`INSERT (table, seq)` with a unique key is the only gate, so any number of workers can serve any table. A worker that comes second
reads what the first one has stored and tries again. The seat's own step tells whether the move is still valid.
"""

import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError

from pavonis.core.game import Move, Seat
from pavonis.core.match import CannotUndo
from pavonis.core.record import Entry, fingerprint, snapshot
from pavonis.server import clocks, metrics, queries, upgrade
from pavonis.server.appending import Added, Append, Behind
from pavonis.server.database import Database, Postgres
from pavonis.server.errors import Refused
from pavonis.server.games import open_game
from pavonis.server.live_table import Change, LiveTable, SeatFacts, TableFacts, without
from pavonis.server.models import FINISHED, LOBBY, PLAYING, STUCK, TableRow
from pavonis.server.queries import Edit

ATTEMPTS = 50
Marks = tuple[int, int, int]
News = tuple[TableFacts, list[SeatFacts], bool, list[upgrade.Mark]]  # the table, its seats, whether to begin anew, entries
log = logging.getLogger("pavonis.tables")


class LiveTables:
    """All tables. The most recently used are in memory."""

    def __init__(self, db: Database, announce: Callable[[LiveTable], None], keep: int, snapshot_every: int, alone: bool) -> None:
        self.db = db
        self.announce = announce
        self.alone = alone  # nobody else writes, so our copy is the latest; if that is wrong, the gate notices
        self.keep = keep
        self.snapshot_every = snapshot_every
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()

    async def get(self, table_id: str, marks: Marks | None = None) -> LiveTable:
        """A table, up to date. If our copy has these marks, the database is not asked."""
        table = self._tables.get(table_id)
        if table is None:
            return await self._load(table_id)
        self._tables.move_to_end(table_id)
        if table.facts.marks != marks and not (self.alone and marks is None):
            async with table.lock:
                await self._refresh(table)
        return table

    async def renew(self, table_id: str) -> LiveTable:
        """Reload and announce a table that was changed without this object."""
        table = await self.get(table_id, (-1, -1, -1))
        self.announce(table)
        return table

    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def ids(self) -> list[str]:
        """The tables that are in memory."""
        return list(self._tables)

    def held(self, table_id: str) -> LiveTable | None:
        """Our copy of a table, perhaps outdated."""
        return self._tables.get(table_id)

    async def game_of(self, table_id: str) -> tuple[str, bool] | None:
        """Which game is played at a table, and whether everybody may see it, without loading it; None if there is no such table."""
        held = self._tables.get(table_id)
        if held is not None:
            return held.facts.game, held.facts.public
        return await self.db.read(lambda connection: queries.read_game(connection, table_id))

    def note_seen(self, table_id: str, seat: Seat, when: datetime | None) -> None:
        """Note when somebody was last connected. This happens all the time and does not count as a change of the table."""
        table = self._tables.get(table_id)
        if table is None or seat >= len(table.seats):
            return
        facts = table.seats[seat]
        before = facts.online
        facts.seen = when
        if facts.online != before:
            table.changed()

    def forget(self, table_id: str) -> None:
        """Drop our copy of a table."""
        self._tables.pop(table_id, None)

    async def play(
        self, table_id: str, person: str | None, seat: Seat, step: int, moves: list[Move], whole: bool = False
    ) -> LiveTable:
        """Make moves of a seat, all or none, for the person who sits there. Without a person, for its bot."""

        def decide(table: LiveTable) -> Change | None:
            table.check_player(seat, person)
            return table.moves(seat, step, moves, whole)

        return await self.extend(table_id, decide)

    async def undo(self, table_id: str, person: str | None, seat: Seat, step: int, consent: frozenset[Seat]) -> LiveTable:
        """Take back a seat's last step, together with later steps of bots and of people who consent."""

        def decide(table: LiveTable) -> Change | None:
            if person is not None:
                table.check_player(seat, person)
            if step != table.step(seat):
                raise Refused("stale", step=table.step(seat))
            try:
                return table.undo(seat, table.consenting(seat) | consent)
            except CannotUndo as error:
                raise Refused("cannot_undo", why=str(error)) from None

        return await self.extend(table_id, decide)

    async def extend(self, table_id: str, decide: Callable[[LiveTable], Change | None]) -> LiveTable:
        """Add entries to a record. A refusal counts only if our copy is up to date."""
        table = self._tables.get(table_id) or await self._load(table_id)
        async with table.lock:
            sure = False
            for _ in range(ATTEMPTS):
                try:
                    change = decide(table)
                except Refused:
                    if sure or not await self._refresh(table):
                        raise
                    sure = True
                    continue
                if change is None:
                    return table
                before = table.facts
                try:
                    await self._store(table, change)
                except (Behind, IntegrityError):
                    metrics.CONFLICTS.inc()
                    await self._refresh(table)
                    sure = True
                    continue
                table.before = before
                self.announce(table)
                return table
        raise Refused("busy")

    async def _store(self, table: LiveTable, change: Change) -> None:
        """Store entries and what they change in one transaction, then add them to our copy."""
        facts = table.facts
        length = facts.length + len(change.rows)
        values: dict[str, Any] = {
            "length": length,
            "waiting": change.waiting,
            "bots_due": any(change.waiting >> seat.seat & 1 and seat.bot for seat in table.seats),
            "touched": datetime.now(UTC),
        }
        if change.over:
            result = change.result and without(change.result, facts.conceded)
            values |= {"status": FINISHED, "result": result, "meta": facts.meta + 1}
        if facts.undo is not None:
            values |= {"undo": None, "meta": facts.meta + 1}
        undone = any(move < 0 for _, move, _ in change.rows)
        values |= clocks.reckoned(facts, table.seats, change.waiting, values["touched"], undone, change.over)
        if table.is_back({seat for seat, _, _ in change.rows}):
            values |= {"handover": None, "handover_at": None, "vote": None, "meta": facts.meta + 1}
        every = self.snapshot_every
        later = table.match is not None and table.game.round(change.state) != table.game.round(table.match.state)
        save = change.over or undone or later or facts.length // every != length // every
        position = snapshot(change.state) if save else None

        def work(connection: Connection) -> None:
            queries.write_entries(connection, facts, values, change.rows)
            if position is not None:
                queries.write_snapshot(connection, facts.id, length, position)

        if "meta" not in values and facts.clock is None:
            now, due = values["touched"], values["bots_due"]
            written = None if position is None else msgspec.json.encode(position).decode()
            await self.db.append(Append(facts.id, facts.meta, facts.length, change.waiting, due, now, change.rows, written))
        else:
            await self.db.write(work)
        metrics.MOVES.inc(len(change.rows))
        table.facts = msgspec.structs.replace(facts, **values)
        table.adopt([(seat, move) for seat, move, _ in change.rows])
        table.changed()

    async def edit(self, table_id: str, decide: Callable[[LiveTable], Edit | None]) -> LiveTable:
        """Change a table other than by a move. `decide` gets it up to date and returns what to change, or None."""
        table = await self.get(table_id)
        async with table.lock:
            for _ in range(ATTEMPTS):
                edit = decide(table)
                if edit is None:
                    return table
                edit.table |= _reckoned(table, edit)
                facts, seats, change = table.facts, table.seats, edit

                def work(
                    connection: Connection, facts: TableFacts = facts, seats: list[SeatFacts] = seats, change: Edit = change
                ) -> News:
                    queries.write_edit(connection, facts, seats, change)
                    return _news(connection, facts, seats)

                try:
                    news = await self.db.write(work)
                except (Behind, IntegrityError):
                    await self._refresh(table)
                    continue
                self._take(table, news)
                table.before = facts
                self.announce(table)
                return table
        raise Refused("busy")

    async def say(self, table_id: str, write: Callable[[Connection, LiveTable], None]) -> LiveTable:
        """Add a message to a table; `write` inserts it."""
        table = await self.get(table_id)
        async with table.lock:
            for _ in range(ATTEMPTS):
                held = table

                def work(connection: Connection, table: LiveTable = held) -> News:
                    write(connection, table)
                    mine = TableRow.id == table.facts.id
                    connection.execute(update(TableRow).where(mine).values(chat=table.facts.chat + 1))
                    return _news(connection, table.facts, table.seats)

                try:
                    news = await self.db.write(work)
                except IntegrityError:
                    await self._refresh(table)
                    continue
                self._take(table, news)
                self.announce(table)
                return table
        raise Refused("busy")

    async def _refresh(self, table: LiveTable) -> bool:
        """Bring our copy up to date and return whether it was outdated. The lock is held."""
        facts, seats = table.facts, table.seats
        if isinstance(self.db, Postgres) and facts.status == PLAYING and facts.clock is None:
            added = await self.db.added(facts.id, facts.meta, facts.length)
            if added is not None:
                return self._take(table, _with(facts, seats, added))
        try:
            news = await self.db.read(lambda connection: _news(connection, facts, seats))
        except Refused:
            self.forget(facts.id)
            raise
        return self._take(table, news)

    def _take(self, table: LiveTable, news: News) -> bool:
        """Bring our copy up to what was read and return whether it was outdated. The lock is held."""
        facts = table.facts
        now, seats, anew, marks = news
        if now is facts:
            return False
        if not anew:
            table.facts = now
            table.seats = seats
            table.adopt([(seat, move) for seat, move, _ in marks])
            table.changed()
            return True
        other = replayed(now, seats, marks)
        if other is None:
            self.forget(facts.id)
            raise Refused("other_rules")
        table.reset(now, seats, other.game, [(seat, move) for seat, move, _ in marks], other.match is not None)
        return True

    async def _load(self, table_id: str) -> LiveTable:
        """Load a table and replay its record. If the rules have changed since, carry it over."""
        for _ in range(ATTEMPTS):
            facts, seats, marks = await self.db.read(lambda connection: queries.read_table(connection, table_id))
            if await self._rewrite(facts, marks):
                continue
            table = replayed(facts, seats, marks)
            if table is not None:
                held = self._tables.setdefault(table_id, table)  # somebody else may have been quicker
                while len(self._tables) > self.keep:
                    self._tables.popitem(last=False)
                return held
            await self._carry_over(facts, seats, marks)
        raise Refused("busy")

    async def _rewrite(self, facts: TableFacts, marks: list[upgrade.Mark]) -> bool:
        """Convert a table that an earlier release wrote with other codes. Returns whether it was one."""
        if facts.status == LOBBY:
            return False
        game = open_game(facts.game, facts.options)
        saved = await self.db.read(lambda connection: queries.read_snapshot(connection, facts.id))
        anew = upgrade.rewritten(game, facts, marks, saved)
        if anew is None:
            return False
        with contextlib.suppress(Behind, IntegrityError):  # another worker was quicker
            await self.db.write(lambda connection: queries.rewrite(connection, facts, anew))
        return True

    async def _carry_over(self, facts: TableFacts, seats: list[SeatFacts], marks: list[upgrade.Mark]) -> None:
        """Bring a running game under the present rules and tell the table. One worker does it; the others find it done."""
        game = open_game(facts.game, facts.options)
        if facts.rules_version > game.rules_version:
            raise Refused("other_rules")  # another worker runs a newer release: this one must not take the game back
        saved = await self.db.read(lambda connection: queries.read_snapshot(connection, facts.id))
        outcome = upgrade.carry_over(game, facts, marks, saved)
        edit = Edit({"rules_version": game.rules_version}, notice="new_rules")
        if outcome.kind == upgrade.FROM_SNAPSHOT:
            beginning = {"position": outcome.position, "base": facts.length, "waiting": outcome.waiting, "undo": None}
            edit = Edit(edit.table | beginning, notice="from_snapshot", name=str(outcome.lost), snapshot=outcome.position)
        elif outcome.kind == upgrade.STUCK:
            edit = Edit({"status": STUCK, "waiting": 0})

        def work(connection: Connection) -> None:
            queries.write_edit(connection, facts, seats, edit)

        try:
            await self.db.write(work)
        except (Behind, IntegrityError):
            return
        about = {"table": facts.id, "game": facts.game, "from": facts.rules_version, "to": game.rules_version}
        log.warning("a game was carried over to other rules", extra=about | msgspec.to_builtins(outcome) | {"position": None})

    async def save_positions(self) -> None:
        """Write out where the running games in memory stand: an upgrade that needs a snapshot then loses nothing."""
        for table in list(self._tables.values()):
            if table.facts.status != PLAYING or table.match is None:
                continue
            facts, position = table.facts, snapshot(table.match.state)

            def work(connection: Connection, facts: TableFacts = facts, position: dict[str, Any] = position) -> None:
                saved = queries.read_snapshot(connection, facts.id)
                if saved is None or saved[0] < facts.length:
                    queries.write_snapshot(connection, facts.id, facts.length, position)

            await self.db.write(work)


def _news(connection: Connection, facts: TableFacts, seats: list[SeatFacts]) -> News:
    """What is stored of a table that our copy does not know yet. An edit reads it behind its own writing, on one connection."""
    now = queries.read_facts(connection, facts.id)
    if now.marks == facts.marks:
        return facts, seats, False, []
    anew = (now.base, now.rules_version) != (facts.base, facts.rules_version) or facts.status == LOBBY
    marks = queries.read_entries(connection, facts.id, 0 if anew else facts.length, now.length)
    return now, queries.read_seats(connection, facts.id) if now.meta != facts.meta else seats, anew, marks


def _with(facts: TableFacts, seats: list[SeatFacts], added: Added) -> News:
    """The same, if nothing but moves has been added, as nearly always."""
    if (added.length, added.chat) == (facts.length, facts.chat):
        return facts, seats, False, []
    changed = {name: getattr(added, name) for name in ("length", "chat", "waiting", "bots_due", "touched")}
    return msgspec.structs.replace(facts, **changed), seats, False, added.rows


def _reckoned(table: LiveTable, edit: Edit) -> dict[str, Any]:
    """What an edit changes about the clocks of a table: who plays a seat, and whether there is a game."""
    facts, status = table.facts, edit.table.get("status", table.facts.status)
    if facts.clock is None or status == LOBBY or "times" in edit.table:
        return {}
    seats = [msgspec.structs.replace(seat, **edit.seats.get(seat.seat, {})) for seat in table.seats]
    waiting = edit.table.get("waiting", facts.waiting)
    return clocks.reckoned(facts, seats, waiting, datetime.now(UTC), over=status != PLAYING)


def replayed(facts: TableFacts, seats: list[SeatFacts], marks: list[upgrade.Mark]) -> LiveTable | None:
    """A table with its record replayed, or None if a running game cannot be replayed under the present rules.

    A finished game of older rules is shown if the present ones lead through the same positions; otherwise only its result is kept.
    """
    game = open_game(facts.game, facts.options)
    entries: list[Entry] = [(seat, move) for seat, move, _ in marks]
    finished = facts.status == FINISHED and facts.rules_version != game.rules_version
    if finished and not upgrade.difference(game, facts, upgrade.standing(marks[facts.base :])):
        return LiveTable(facts, seats, game, entries)
    if facts.rules_version == game.rules_version or facts.status == LOBBY:
        try:
            table = LiveTable(facts, seats, game, entries)
            true = marks[-1][2] if len(marks) > facts.base else ""
            if table.match is None or true in ("", fingerprint(table.match.state)):
                return table
        except Exception:  # rules that do not fit a record may do anything
            log.exception("a record cannot be replayed", extra={"table": facts.id})
    if facts.status == PLAYING:
        return None
    return LiveTable(facts, seats, game, entries, with_game=False)
