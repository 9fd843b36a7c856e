"""Where games are played: in this process, in several of this machine, or on a Ray cluster (`cluster`). The games are the same."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from pavonis.bots.table import play
from pavonis.core import game as core
from pavonis.games import load
from pavonis.study.chronicle import Stand, Use, chronicle
from pavonis.study.plan import Plan

Task = TypeVar("Task")
Result = TypeVar("Result")
Spread = Callable[[Callable[[Any], Any], Sequence[Any]], Iterable[Any]]  # the results of all tasks, in order


class Chunk(NamedTuple):
    """Some games of a plan for one process."""

    plan: Plan
    start: int
    stop: int


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


def play_chunk(chunk: Chunk) -> list[Played]:
    """Play some games of a plan; each depends on the plan and its number alone."""
    plan = chunk.plan
    game = load(plan.game, **plan.options)
    found = []
    for number in range(chunk.start, chunk.stop):
        fixture = plan.fixture(number)
        bots = plan.bots_at(fixture)
        if plan.story:
            end, uses, stands = chronicle(game, bots, fixture.seed, plan.cap)
        else:
            end, uses, stands = play(game, bots, fixture.seed, plan.cap), [], []
        row = Row(number, str(fixture.seed), end.scores, end.winners, end.rounds, end.decisions, end.finished)
        found.append(Played(row, uses, stands))
    return found


def processes(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, batch: int = 1) -> Iterator[Result]:
    """The results of all tasks, in order, from so many processes."""
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
