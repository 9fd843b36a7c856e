"""The authority over the tables: a move is checked, stored, and only then announced.

`INSERT (table, seq)` with a unique key is the one gate, so any number of workers can serve any table. Who comes too late
takes over what the other one has stored and tries again; the seat's own step tells whether the move is still meant.
"""

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
from pavonis.server import metrics, rows, upgrade
from pavonis.server.database import Database
from pavonis.server.errors import Refused
from pavonis.server.games import open_game
from pavonis.server.models import FINISHED, LOBBY, PLAYING, STUCK, TableRow
from pavonis.server.rows import Behind, Edit
from pavonis.server.table import Change, Facts, SeatFacts, Table

ATTEMPTS = 50
Marks = tuple[int, int, int]
log = logging.getLogger("pavonis.tables")


class Tables:
    """All tables, as many of them in memory as have lately been used."""

    def __init__(self, db: Database, announce: Callable[[Table], None], keep: int, snapshot_every: int, alone: bool) -> None:
        self.db = db
        self.announce = announce
        self.alone = alone  # nobody else writes, so what is in memory is the latest; the gate guards against a mistake in this
        self.keep = keep
        self.snapshot_every = snapshot_every
        self._tables: OrderedDict[str, Table] = OrderedDict()

    async def get(self, table_id: str, marks: Marks | None = None) -> Table:
        """A table, up to date; if it is known to have these marks and our copy has them, without asking the database."""
        table = self._tables.get(table_id)
        if table is None:
            return await self._load(table_id)
        self._tables.move_to_end(table_id)
        if table.facts.marks != marks and not (self.alone and marks is None):
            async with table.lock:
                await self._refresh(table)
        return table

    async def renew(self, table_id: str) -> Table:
        """A table that has been changed past this object, and that everybody is to hear of."""
        table = await self.get(table_id, (-1, -1, -1))
        self.announce(table)
        return table

    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def ids(self) -> list[str]:
        """The tables that are in memory."""
        return list(self._tables)

    def note_seen(self, table_id: str, seat: Seat, when: datetime | None) -> None:
        """Take over when somebody was last connected: it is noted all the time and is no change of the table."""
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

    async def play(self, table_id: str, person: str | None, seat: Seat, step: int, moves: list[Move], whole: bool = False) -> Table:
        """Make moves of a seat, all or none, for the person who sits there (or nobody: its bot)."""

        def decide(table: Table) -> Change | None:
            table.check_player(seat, person)
            return table.moves(seat, step, moves, whole)

        return await self._extend(table_id, decide)

    async def undo(self, table_id: str, person: str | None, seat: Seat, step: int, consent: frozenset[Seat]) -> Table:
        """Take a seat's last step back, over the steps of bots and of those who consent."""

        def decide(table: Table) -> Change | None:
            if person is not None:
                table.check_player(seat, person)
            if step != table.step(seat):
                raise Refused("stale", step=table.step(seat))
            try:
                return table.undo(seat, table.consenting(seat) | consent)
            except CannotUndo as error:
                raise Refused("cannot_undo", why=str(error)) from None

        return await self._extend(table_id, decide)

    async def _extend(self, table_id: str, decide: Callable[[Table], Change | None]) -> Table:
        """Add entries to a record. What our copy would refuse is refused only when it is sure to be the latest."""
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
                try:
                    await self._store(table, change)
                except (Behind, IntegrityError):
                    metrics.CONFLICTS.inc()
                    await self._refresh(table)
                    sure = True
                    continue
                self.announce(table)
                return table
        raise Refused("busy")

    async def _store(self, table: Table, change: Change) -> None:
        """Store entries and what they change, in one transaction; then take them over."""
        facts = table.facts
        length = facts.length + len(change.rows)
        values: dict[str, Any] = {
            "length": length,
            "waiting": change.waiting,
            "bots_due": any(change.waiting >> seat.seat & 1 and seat.bot for seat in table.seats),
            "touched": datetime.now(UTC),
        }
        if change.over:
            values |= {"status": FINISHED, "result": change.result, "meta": facts.meta + 1}
        if facts.undo is not None:
            values |= {"undo": None, "meta": facts.meta + 1}
        every = self.snapshot_every
        due = change.over or facts.length // every != length // every or any(move < 0 for _, move, _ in change.rows)
        position = snapshot(change.state) if due else None

        def work(connection: Connection) -> None:
            rows.write_entries(connection, facts, values, change.rows)
            if position is not None:
                rows.write_snapshot(connection, facts.id, length, position)

        await self.db.write(work, single=position is None and not change.over and facts.undo is None)
        metrics.MOVES.inc(len(change.rows))
        table.facts = msgspec.structs.replace(facts, **values)
        table.adopt([(seat, move) for seat, move, _ in change.rows])
        table.changed()

    async def edit(self, table_id: str, decide: Callable[[Table], Edit | None]) -> Table:
        """Change a table otherwise than by a move. `decide` sees it up to date and says what to change, or None for nothing."""
        table = await self.get(table_id)
        async with table.lock:
            for _ in range(ATTEMPTS):
                edit = decide(table)
                if edit is None:
                    return table
                facts, seats, change = table.facts, table.seats, edit

                def work(
                    connection: Connection, facts: Facts = facts, seats: list[SeatFacts] = seats, change: Edit = change
                ) -> None:
                    rows.write_edit(connection, facts, seats, change)

                try:
                    await self.db.write(work)
                except (Behind, IntegrityError):
                    await self._refresh(table)
                    continue
                await self._refresh(table)
                self.announce(table)
                return table
        raise Refused("busy")

    async def say(self, table_id: str, write: Callable[[Connection, Table], None]) -> Table:
        """Add a message to a table; `write` inserts it."""
        table = await self.get(table_id)
        async with table.lock:
            for _ in range(ATTEMPTS):
                held = table

                def work(connection: Connection, table: Table = held) -> None:
                    write(connection, table)
                    mine = TableRow.id == table.facts.id
                    connection.execute(update(TableRow).where(mine).values(chat=table.facts.chat + 1))

                try:
                    await self.db.write(work)
                except IntegrityError:
                    await self._refresh(table)
                    continue
                await self._refresh(table)
                self.announce(table)
                return table
        raise Refused("busy")

    async def _refresh(self, table: Table) -> bool:
        """Bring our copy up to date, and tell whether it was not. The lock is held."""
        facts, seats = table.facts, table.seats

        def work(connection: Connection) -> tuple[Facts, list[SeatFacts], bool, list[upgrade.Mark]]:
            now = rows.read_facts(connection, facts.id)
            if now.marks == facts.marks:
                return facts, seats, False, []
            anew = (now.base, now.rules_version) != (facts.base, facts.rules_version) or facts.status == LOBBY
            marks = rows.read_entries(connection, facts.id, 0 if anew else facts.length, now.length)
            return now, rows.read_seats(connection, facts.id) if now.meta != facts.meta else seats, anew, marks

        try:
            now, seats, anew, marks = await self.db.read(work)
        except Refused:
            self.forget(facts.id)
            raise
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

    async def _load(self, table_id: str) -> Table:
        """Load a table: replay its record, and carry it over if the rules have changed since."""
        for _ in range(ATTEMPTS):
            facts, seats, marks = await self.db.read(lambda connection: rows.read_table(connection, table_id))
            table = replayed(facts, seats, marks)
            if table is not None:
                held = self._tables.setdefault(table_id, table)  # somebody else may have been quicker
                while len(self._tables) > self.keep:
                    self._tables.popitem(last=False)
                return held
            await self._carry_over(facts, seats, marks)
        raise Refused("busy")

    async def _carry_over(self, facts: Facts, seats: list[SeatFacts], marks: list[upgrade.Mark]) -> None:
        """Bring a running game under the rules as they are now, and say so; one worker does it, the others find it done."""
        game = open_game(facts.game, facts.options)
        if facts.rules_version > game.rules_version:
            raise Refused("other_rules")  # another worker runs a newer release: this one must not take the game back
        saved = await self.db.read(lambda connection: rows.read_snapshot(connection, facts.id))
        outcome = upgrade.carry_over(game, facts, marks, saved)
        edit = Edit({"rules_version": game.rules_version}, notice="new_rules")
        if outcome.kind == upgrade.FROM_SNAPSHOT:
            beginning = {"position": outcome.position, "base": facts.length, "waiting": outcome.waiting, "undo": None}
            edit = Edit(edit.table | beginning, notice="from_snapshot", name=str(outcome.lost), snapshot=outcome.position)
        elif outcome.kind == upgrade.STUCK:
            edit = Edit({"status": STUCK, "waiting": 0})

        def work(connection: Connection) -> None:
            rows.write_edit(connection, facts, seats, edit)

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

            def work(connection: Connection, facts: Facts = facts, position: dict[str, Any] = position) -> None:
                saved = rows.read_snapshot(connection, facts.id)
                if saved is None or saved[0] < facts.length:
                    rows.write_snapshot(connection, facts.id, facts.length, position)

            await self.db.write(work)


def replayed(facts: Facts, seats: list[SeatFacts], marks: list[upgrade.Mark]) -> Table | None:
    """A table with its record played; None if a running game cannot be had so under the rules as they are now."""
    game = open_game(facts.game, facts.options)
    entries: list[Entry] = [(seat, move) for seat, move, _ in marks]
    if facts.rules_version == game.rules_version or facts.status == LOBBY:
        try:
            table = Table(facts, seats, game, entries)
            true = marks[-1][2] if len(marks) > facts.base else ""
            if table.match is None or true in ("", fingerprint(table.match.state)):
                return table
        except Exception:  # rules that do not fit a record may do anything
            log.exception("a record cannot be replayed", extra={"table": facts.id})
    if facts.status == PLAYING:
        return None
    return Table(facts, seats, game, entries, with_game=False)
