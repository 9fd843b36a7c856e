"""Many games between bots on all cores, the same ones for a seed however many cores there are."""

import math
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from pavonis.bots.bot import derived, make_bot
from pavonis.bots.chronicle import Stand, Use, chronicle
from pavonis.bots.table import CAP, Outcome, play
from pavonis.core import game as core
from pavonis.games import load

QUICK = 200  # games a process plays before it reports, if no bot of them thinks
SLOW = 2

Task = TypeVar("Task")
Result = TypeVar("Result")
Spread = Callable[[Callable[[Any], Any], Sequence[Any]], Iterable[Any]]  # the results of all tasks, in order


class Chunk(NamedTuple):
    """Some games for one process: plain data, because compiled objects do not travel."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    start: int
    stop: int
    cap: int
    story: bool = False


class Row(NamedTuple):
    """One game: which it was, the seed it was dealt from, and how it ended."""

    game: int
    seed: str
    scores: list[int]
    winners: list[int]
    rounds: int
    decisions: int
    finished: bool


class Played(NamedTuple):
    """One game with its story, if that was asked for."""

    row: Row
    uses: list[Use]
    stands: list[Stand]


def simulate(
    game: str,
    bots: list[str],
    games: int,
    seed: int = 0,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    cap: int = CAP,
    report: Callable[[Played], None] | None = None,
    story: bool = False,
    done: Sequence[Row] = (),
    spread: Spread | None = None,
) -> dict[str, Any]:
    """Play games and sum them up; bots take the seats in turn, over and over. `report` is told each game, in order.

    With a `story`, each comes with its cards and its points by round. Games `done` before are counted and not played again.
    `spread` brings the work elsewhere than to the processes of this machine.
    """
    loaded = load(game, **(options or {}))
    seats = players or max(len(bots), loaded.seats.start)
    check(game, loaded.seats, seats, bots, games, jobs)
    specs = tuple(bots[seat % len(bots)] for seat in range(seats))
    size = QUICK if set(specs) == {"random"} else SLOW
    chunks = [
        Chunk(game, loaded.options, specs, seed, start, min(start + size, games), cap, story)
        for start in range(len(done), games, size)
    ]
    tally = Tally(seats)
    for row in done:
        tally.add(row)
    begin = time.perf_counter()
    for finished in spread(play_chunk, chunks) if spread else processes(play_chunk, chunks, jobs):
        for played in finished:
            tally.add(played.row)
            if report is not None:
                report(played)
    seconds = time.perf_counter() - begin
    return {
        "game": game,
        "options": loaded.options,
        "players": seats,
        "bots": list(specs),
        "seed": str(seed),
        "games": games,
        "decisions": tally.decisions.total,
        "seconds": round(seconds, 3),
        "games_per_second": round((games - len(done)) / seconds, 1),
        "decisions_per_second": round((tally.decisions.total - sum(row.decisions for row in done)) / seconds, 1),
        "compiled": compiled(),
        "jobs": jobs,
        **tally.summary(),
    }


def check(game: str, seats: range, players: int, bots: list[str], games: int, jobs: int) -> None:
    """Say in one sentence what is wrong with a request, before any game is played."""
    if players not in seats:
        raise ValueError(f"{game} is for {seats.start} to {seats.stop - 1} players, not {players}")
    if not bots:
        raise ValueError("name at least one bot")
    if games < 1 or jobs < 1:
        raise ValueError("there must be at least one game and one job")
    for spec in bots:
        make_bot(spec, game, 0)


def play_chunk(chunk: Chunk) -> list[Played]:
    """Play some games; each depends on the seed and its number alone."""
    game = load(chunk.game, **chunk.options)
    found = []
    for number in range(chunk.start, chunk.stop):
        deal = derived(chunk.seed, "deal", number)
        bots = [make_bot(spec, chunk.game, derived(chunk.seed, "bot", number, seat)) for seat, spec in enumerate(chunk.bots)]
        end, uses, stands = chronicle(game, bots, deal, chunk.cap) if chunk.story else (play(game, bots, deal, chunk.cap), [], [])
        row = Row(number, str(deal), end.scores, end.winners, end.rounds, end.decisions, end.finished)
        found.append(Played(row, uses, stands))
    return found


class Numbers:
    """Sum, spread and extremes of whole numbers, exact, so that no order of adding matters."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, number: int) -> None:
        """One more number."""
        self.least = number if self.count == 0 else min(self.least, number)
        self.most = max(self.most, number)
        self.count += 1
        self.total += number
        self.squares += number * number

    def summary(self) -> dict[str, Any]:
        """Mean, standard deviation, least and most."""
        if self.count == 0:
            return {"mean": None, "sd": None, "min": None, "max": None}
        variance = max(0, self.count * self.squares - self.total * self.total) / self.count**2
        return {
            "mean": round(self.total / self.count, 4),
            "sd": round(math.sqrt(variance), 4),
            "min": self.least,
            "max": self.most,
        }


class Tally:
    """The sum of many games: finished ones count for points and winners, all of them for decisions."""

    def __init__(self, seats: int) -> None:
        self.unit = math.lcm(*range(1, seats + 1))  # a victory in so many parts can be shared exactly
        self.wins = [0] * seats
        self.scores = [Numbers() for _ in range(seats)]
        self.rounds = Numbers()
        self.decisions = Numbers()
        self.finished = 0
        self.shared = 0

    def add(self, row: Row | Outcome) -> None:
        """One more game."""
        self.decisions.add(row.decisions)
        if not row.finished:
            return
        self.finished += 1
        self.shared += len(row.winners) > 1
        self.rounds.add(row.rounds)
        for numbers, score in zip(self.scores, row.scores, strict=True):
            numbers.add(score)
        for seat in row.winners:
            self.wins[seat] += self.unit // len(row.winners)

    def summary(self) -> dict[str, Any]:
        """Scores and victories by seat, and how long the games were."""
        return {
            "unfinished": self.decisions.count - self.finished,
            "shared_victories": self.shared,
            "winners_by_seat": [round(parts / self.unit, 4) for parts in self.wins],
            "scores": [numbers.summary() for numbers in self.scores],
            "lengths": {
                "rounds": self.rounds.summary() if self.rounds.most else None,
                "decisions": self.decisions.summary(),
            },
        }


def processes(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, batch: int = 1) -> Iterator[Result]:
    """The results of all tasks, in order, worked on by so many processes."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    # Forking would copy the threads of whoever calls us, a progress bar's for example; a fresh process has none.
    with multiprocessing.get_context("spawn").Pool(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(work, tasks, batch)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def compiled() -> bool:
    """Whether the engine that plays is the compiled one."""
    return not str(core.__file__).endswith(".py")
