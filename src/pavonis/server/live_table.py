"""One worker's copy of a table: what is stored about it, and its game replayed from the record. Nothing here does any I/O."""

import asyncio
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import msgspec

from pavonis.core.events import Event, heard_by, story
from pavonis.core.game import Game, IllegalMove, Move, Reason, Seat
from pavonis.core.match import CannotUndo, Match
from pavonis.core.record import UNDO, Entry, Record, fingerprint, replay
from pavonis.server.errors import Refused
from pavonis.server.models import FINISHED, PLAYING, STUCK

_generations = count()
PRESENT = timedelta(seconds=8)  # a connection is reported four times in this time: see `presence.py`
NOBODY = -1


class TableFacts(msgspec.Struct):
    """A row of the database; see `models.TableRow`."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    seed: str
    seed_chosen: bool
    status: str
    host: str
    meta: int
    length: int
    chat: int
    waiting: int
    bots_due: bool
    base: int
    position: dict[str, Any] | None
    result: dict[str, Any] | None
    undo: dict[str, Any] | None
    rematch: str | None
    created: datetime
    touched: datetime
    handover: dict[str, Any] | None = None
    handover_at: datetime | None = None
    expiring: datetime | None = None
    clock: dict[str, Any] | None = None
    times: list[Any] | None = None
    clock_due: datetime | None = None
    conceded: list[Seat] | None = None
    vote: dict[str, Any] | None = None
    public: bool = False
    rated: dict[str, Any] | None = None
    tournament: dict[str, Any] | None = None

    @property
    def strict(self) -> bool:
        """Whether the result counts for more than this game, so that help is not allowed."""
        return self.rated is not None or self.tournament is not None

    @property
    def marks(self) -> tuple[int, int, int]:
        """The counters that differ whenever anything at the table has changed."""
        return self.meta, self.length, self.chat


class SeatFacts(msgspec.Struct):
    """A row of the database; see `models.SeatRow`."""

    seat: int
    person: str | None
    bot: str | None
    name: str
    colour: str
    seen: datetime | None
    plan: dict[str, Any] | None = None
    read: int = 0

    @property
    def kind(self) -> str:
        """Who plays here: nobody yet, a person, a bot, or a bot for a person who is away."""
        if self.person is None:
            return "bot" if self.bot else "open"
        return "away" if self.bot else "person"

    @property
    def online(self) -> bool:
        """Whether somebody is there who can answer."""
        if self.kind in ("bot", "open"):
            return self.bot is not None
        return self.seen is not None and datetime.now(UTC) - self.seen < PRESENT


class Change(msgspec.Struct):
    """Entries about to be stored, and the position they lead to."""

    rows: list[tuple[Seat, Move, str]]  # with the fingerprint after each
    waiting: int
    over: bool
    result: dict[str, Any] | None
    state: Any


class Heard(msgspec.Struct, frozen=True, gc=False):
    """How far a viewer has heard the log of a game: entries of the log, lines that came of them, and a digest of those lines."""

    generation: int = -1
    reach: int = 0
    lines: int = 0
    digest: int = 0


class IllegalPick(Refused):
    """An illegal move with its reasons as data. The caller, who knows the language, puts them into words."""

    def __init__(self, move: Move, at: int, reasons: list[Reason]) -> None:
        super().__init__("illegal", move=move, at=at, reasons=[])
        self.reasons = reasons


class LiveTable:
    """A table as one worker knows it. Only `LiveTables` changes it, with `lock` held."""

    def __init__(
        self, facts: TableFacts, seats: list[SeatFacts], game: Game[Any], entries: list[Entry], with_game: bool = True
    ) -> None:
        self.lock = asyncio.Lock()
        self.kept: dict[Any, Any] = {}  # what was made from this version of the table; forgotten with it
        self.heads: dict[Any, Any] = {}  # the same for what moves do not change
        self.generation = next(_generations)  # of the log: an undo begins another one
        self.before: TableFacts | None = None  # what the last change of ours has replaced, until it is announced
        self.later: set[Seat] = set()  # bots that have to wait until those of other tables have thought
        self._head_marks = (-1, -1)
        self._rewound: dict[int, tuple[int, int]] = {}  # by generation: how much of its log the next one has kept, and which it is
        self._heard: dict[Seat, Heard] = {}
        self.reset(facts, seats, game, entries, with_game)

    def reset(
        self, facts: TableFacts, seats: list[SeatFacts], game: Game[Any], entries: list[Entry], with_game: bool = True
    ) -> None:
        """Begin again from what is stored, without the game if it can no longer be replayed."""
        self.facts = facts
        self.seats = seats
        self.game = game
        self.answers: list[list[Move]] = [[] for _ in seats]  # all entries of each seat, undos too
        self.match: Match[Any] | None = None
        self._count(entries)
        if with_game and facts.status in (PLAYING, FINISHED):
            self.match = Match(game, self._record(entries[facts.base :]))
        self._begin_log([])
        self.changed()

    def _record(self, entries: list[Entry]) -> Record:
        record = Record(self.game.key, self.facts.rules_version, self.game.options, self.facts.seats, int(self.facts.seed))
        record.position = self.facts.position
        record.entries = list(entries)
        return record

    def _count(self, entries: list[Entry]) -> None:
        for seat, move in entries:
            self.answers[seat].append(move)

    def changed(self) -> None:
        """Forget what was made from the last version."""
        self.kept.clear()
        marks = self.facts.meta, self.facts.chat
        if marks != self._head_marks:
            self._head_marks = marks
            self.heads.clear()

    @property
    def log(self) -> list[Event]:
        """What has happened in the game, with its audiences."""
        return [] if self.match is None else self.match.state.log or []

    def _begin_log(self, old: list[Event]) -> None:
        """Note that the log was made anew, and how much of it is as it was."""
        pairs = enumerate(zip(old, self.log, strict=False))
        same = next((number for number, (then, now) in pairs if then != now), min(len(old), len(self.log)))
        before, self.generation = self.generation, next(_generations)
        self._rewound[before] = same, self.generation
        self._heard.clear()

    def heard_by(self, viewer: Seat) -> Heard:
        """The log as far as it goes now, for a viewer."""
        heard = self._heard.get(viewer) or Heard(self.generation)
        log = self.log
        if heard.reach == len(log):
            return heard
        digest, told = heard.digest, story(log, viewer, heard.reach)
        for event in told:
            digest = hash((digest, event))
        found = self._heard[viewer] = Heard(self.generation, len(log), heard.lines + len(told), digest)
        return found

    def common(self, viewer: Seat, heard: Heard) -> tuple[int, int]:
        """Up to where what a viewer has heard is still true: in the log, and in lines."""
        if heard.generation == self.generation:
            return heard.reach, heard.lines
        reach, generation = heard.reach, heard.generation
        while generation != self.generation:
            if generation not in self._rewound:
                return 0, 0  # of another copy of this table
            kept, generation = self._rewound[generation]
            reach = min(reach, kept)
        return reach, sum(heard_by(event, viewer) for event in self.log[:reach])

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [seat.name for seat in self.seats]

    def seat(self, number: Seat) -> SeatFacts:
        """One seat of the table."""
        if not 0 <= number < len(self.seats):
            raise Refused("no_such_seat")
        return self.seats[number]

    def owned(self, person: str | None) -> list[Seat]:
        """The seats of a person."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def step(self, seat: Seat) -> int:
        """The step a seat is at: how many entries of the record are its own."""
        return len(self.answers[seat])

    def playing(self) -> Match[Any]:
        """The game, if one is running here."""
        if self.facts.status == STUCK:
            raise Refused("stuck")
        if self.facts.status != PLAYING or self.match is None:
            raise Refused("not_playing")
        return self.match

    def waiting(self) -> list[Seat]:
        """The seats the game waits for."""
        return [seat.seat for seat in self.seats if self.facts.waiting >> seat.seat & 1]

    def bots_due(self) -> list[Seat]:
        """The bots the game waits for."""
        return [seat for seat in self.waiting() if self.seats[seat].bot] if self.facts.status == PLAYING else []

    def is_back(self, moved: set[Seat]) -> bool:
        """Whether one of the seats that have moved is one that others speak of: its owner is back."""
        asked = self.facts.handover or self.facts.vote
        return asked is not None and asked["seat"] in moved and self.seats[asked["seat"]].bot is None

    def check_player(self, seat: Seat, person: str | None) -> None:
        """Refuse unless this person plays the seat. Without a person, a bot must play it."""
        facts = self.seat(seat)
        if person is None:
            if facts.bot is None:
                raise Refused("stale", step=self.step(seat))  # somebody has taken the seat back meanwhile
        elif facts.person != person:
            raise Refused("not_yours")
        elif facts.bot is not None:
            raise Refused("bot_plays")

    def moves(self, seat: Seat, step: int, moves: list[Move], whole: bool = False) -> Change | None:
        """The change that these moves of a seat make, or None if they were made already. Refused if they cannot be made.

        If they are the `whole` answer and the game would take more picks, the move that says "no more" is added.

        A post must end with a move that reveals something. Otherwise its later moves could be refused because of what was revealed,
        and a refused post would be a free look.
        """
        at = self.step(seat)
        if step < at and self.answers[seat][step : step + len(moves)] == moves:
            return None  # also when it was the last move of the game
        match = self.playing()
        if step != at:
            raise Refused("stale", step=at)
        asked = self.game.question(match.state, seat) if whole and self.game.legal(match.state, seat) else None
        kind = asked.kind if asked else ""
        trial = self.game.clone(match.state)
        trial.log = None
        learned = trial.learned[seat]
        rows: list[tuple[Seat, Move, str]] = []
        for number, move in enumerate(moves):
            ends = asked and asked.least == len(moves) and tuple(moves[number:]) == asked.among[number - len(moves) :]
            if number and ends and move not in self.game.legal(trial, seat):
                break  # nothing else was left, so the game has taken it by itself
            if trial.learned[seat] != learned:
                raise IllegalPick(move, number, [])
            try:
                self.game.checked_apply(trial, seat, move)
            except IllegalMove as error:
                raise IllegalPick(move, number, error.reasons) from None
            rows.append((seat, move, fingerprint(trial)))
        last = self.game.no_more(trial, seat, kind) if trial.learned[seat] == learned else None
        if last is not None:
            self.game.apply(trial, seat, last)
            rows.append((seat, last, fingerprint(trial)))
        return self._change(rows, trial)

    def undo(self, seat: Seat, consent: frozenset[Seat]) -> Change:
        """The change that takes a seat's last step back, and the steps after it of seats that consent."""
        match = self.playing()
        reach = match.undo_reach(seat, consent)
        record = self._record([*match.record.entries])
        undone = [who for who, _ in reversed(record.moves()[-reach:])]
        record.entries.extend((who, UNDO) for who in undone)
        state = replay(self.game, record)
        marks = [""] * (reach - 1) + [fingerprint(state)]
        return self._change([(who, UNDO, mark) for who, mark in zip(undone, marks, strict=True)], state)

    def undo_state(self, seat: Seat) -> str:
        """Whether a seat may take its last step back: yes, ask (others must consent), or why not."""
        if self.facts.status != PLAYING or self.match is None:
            return "over"
        try:
            self.match.undo_reach(seat, self.consenting(seat))
        except CannotUndo as error:
            if str(error) != "not yours":
                return str(error)
        else:
            return "yes"
        try:
            self.match.undo_reach(seat, frozenset(range(len(self.seats))))
        except CannotUndo as error:
            return str(error)
        return "learned" if self.facts.strict and self.learned_since(seat) else "ask"

    def consenting(self, seat: Seat) -> frozenset[Seat]:
        """The seats that need not be asked: bots, and the other seats of the same person."""
        person = self.seats[seat].person
        return frozenset(other.seat for other in self.seats if other.bot or (person is not None and other.person == person))

    def asked_for_undo(self, seat: Seat) -> list[Seat]:
        """The seats whose consent an undo of this seat needs."""
        return sorted(set(range(len(self.seats))) - self.consenting(seat) - {seat})

    def learned_since(self, seat: Seat) -> list[Seat]:
        """The people's seats that have seen something hidden since the step that an undo of this seat would take back."""
        match = self.playing()
        reach = match.undo_reach(seat, frozenset(range(len(self.seats))))
        before = replay(self.game, self._record(match.record.moves()[:-reach]))
        people = [other.seat for other in self.seats if other.bot is None and other.seat != seat]
        return [other for other in people if match.state.learned[other] != before.learned[other]]

    def _change(self, rows: list[tuple[Seat, Move, str]], state: Any) -> Change:
        over = self.game.over(state)
        result = result_of(self.game, state) if over else None
        return Change(rows, state.owed, over, result, state)

    def adopt(self, entries: list[Entry]) -> None:
        """Add entries that have been stored."""
        self._count(entries)
        if self.match is None:
            return
        if any(move == UNDO for _, move in entries):
            before = self.log
            self.match = Match(self.game, self._record([*self.match.record.entries, *entries]))
            self._begin_log(before)
        else:
            for seat, move in entries:
                self.match.play(seat, move)


def result_of(game: Game[Any], state: Any) -> dict[str, Any]:
    """How a game ended, as it is stored: winners, each seat's points line by line, what broke a tie, and a joint result."""
    seats = [[[name, points] for name, points in game.score_lines(state, seat)] for seat in range(len(state.asks))]
    ties = [[name, values] for name, values in game.decided_by(state)]
    return {
        "winners": game.winners(state),
        "totals": game.scores(state),
        "lines": seats,
        "decided_by": ties,
        "joint": game.joint(state),
        "others": game.others(state),
    }


def without(result: dict[str, Any], given_up: list[Seat] | None, early: bool = False) -> dict[str, Any]:
    """A result in which who has given up cannot win. Unless all have, somebody else does."""
    if not given_up:
        return result
    totals = result["totals"]
    left = [seat for seat in range(len(totals)) if seat not in given_up]
    winners = [seat for seat in result["winners"] if seat in left and not early]
    if not winners and left:
        winners = [seat for seat in left if totals[seat] == max(totals[each] for each in left)]
    ties = result["decided_by"] if winners == result["winners"] else []
    return result | {"winners": winners, "decided_by": ties, "conceded": given_up}
