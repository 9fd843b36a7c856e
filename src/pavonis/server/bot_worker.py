"""A process in which bots think (`python -m pavonis.server.bot_worker`): jobs come in and answers go out as lines of JSON.

A job carries the whole record, so any process can take it. Bots get a view of the game and nothing else. Records that somebody has
uploaded are played here too, in processes of their own: a bad record may do anything, and then only its process dies.
"""

import contextlib
import math
import os
import sys
import time
from collections import OrderedDict
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from pavonis.bots.bot import Bot, Budget, derived, make_bot
from pavonis.bots.outside import PATIENT, OutsideBot
from pavonis.core.match import Match
from pavonis.core.record import Record
from pavonis.core.view import View
from pavonis.games import load
from pavonis.server.orphans import end_with_parent

if TYPE_CHECKING:
    from pavonis.server.replay_worker import ReplayWorker
    from pavonis.server.review_worker import ReviewWorker

REVIEWS = ("review", "review_words", "position")
REMEMBERED = 64
PATIENCE = 2  # a job may take so many times its seconds before its process is ended


class Job(msgspec.Struct):
    """What there is to think about."""

    do: str  # "move" or "hint"; or what `replay_worker` does with a record ("upload", "summary", "steps", "cards", "board",
    # "story"), or `review_worker` ("review", "review_words", "position")
    record: msgspec.Raw
    key: str = ""  # jobs with the same key continue one game, whose record need not be replayed from the start
    seat: int = 0
    spec: str = ""  # of the bot
    seconds: float = 1.0  # the most one decision may take, or the whole job with a record
    lang: str = "en"
    start: int = 0  # of the steps to show
    moves: list[int] = []  # of the seat, instead of those of the record
    count: int = 0
    most: int = 0  # moves of a record
    review: msgspec.Raw = msgspec.Raw(b"null")  # what was judged, to be put in words


class BotWorker:
    """Does jobs and remembers the latest games."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match[Any]] = OrderedDict()
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    @cached_property
    def _replays(self) -> "ReplayWorker":
        from pavonis.server.replay_worker import ReplayWorker  # it needs half of the server, and most processes never do

        return ReplayWorker()

    @cached_property
    def _reviews(self) -> "ReviewWorker":
        from pavonis.server.review_worker import ReviewWorker

        return ReviewWorker()

    def do(self, job: Job) -> dict[str, Any]:
        """Do one job. A failure is an answer too."""
        if job.do not in ("move", "hint"):
            return self._reviews.do(job) if job.do in REVIEWS else self._replays.do(job)
        match = self._match(job.key, Record.from_json(bytes(job.record).decode()))
        return self._hint(match, job) if job.do == "hint" else {"moves": self._action(match, job)}

    def _match(self, key: str, record: Record) -> Match[Any]:
        match = self._matches.pop(key, None)
        entries = record.entries
        known = [] if match is None else match.record.entries
        if match is None or known != entries[: len(known)] or any(move < 0 for _, move in entries[len(known) :]):
            match = Match(load(record.game, **record.options), record)
        else:
            for seat, move in entries[len(known) :]:
                match.play(seat, move)
        _remember(self._matches, key, match)
        return match

    def _bot(self, match: Match[Any], job: Job) -> Bot:
        """The bot of a seat, the same for the whole game so that a program can keep notes. Its seed does not reveal the deal."""
        key = (job.key, job.seat, job.spec)
        bot = self._bots.pop(key, None) or make_bot(job.spec, match.game.key, derived(match.record.seed, "bot", job.seat))
        _remember(self._bots, key, bot)
        return bot

    def _action(self, match: Match[Any], job: Job) -> list[int]:
        """A whole action: one pick after another until the game asks somebody else or something new."""
        game, seat = match.game, job.seat
        bot = self._bot(match, job)
        # A program is given up after several times its budget. At a table, that moment is the end of its time.
        budget = within(bot.budget, job.seconds / PATIENT if isinstance(bot, OutsideBot) else job.seconds)
        state = game.clone(match.state)
        learned = state.learned[seat]
        moves: list[int] = []
        while True:
            move = bot.choose(View(game, state, seat), budget)
            game.apply(state, seat, move)
            moves.append(move)
            # The table takes no further pick in one post after something was revealed.
            if not state.owed >> seat & 1 or state.learned[seat] != learned or game.question(state, seat).fresh:
                return moves

    def _hint(self, match: Match[Any], job: Job) -> dict[str, Any]:
        from pavonis.analysis.hints import hint

        budget = within(make_bot(job.spec, match.game.key, job.seat).budget, job.seconds)
        return {"hint": hint(match.view(job.seat), job.spec, budget, job.seat)}


def _remember(kept: OrderedDict[Any, Any], key: Any, value: Any) -> None:
    """Keep something as the latest and forget the oldest."""
    kept[key] = value
    while len(kept) > REMEMBERED:
        kept.popitem(last=False)


def within(budget: Budget, seconds: float) -> Budget:
    """A budget that is no longer than so many seconds."""
    return Budget(budget.iterations, seconds if budget.seconds is None else min(seconds, budget.seconds))


def limit_memory(megabytes: int) -> None:
    """Let this process fail, and not the machine, if a record wants all the memory there is."""
    if sys.platform == "win32":
        return
    import resource

    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limit_time(seconds: float) -> None:
    """Let the system end this process after so much more processor time, however long a busy machine takes to give it."""
    if sys.platform == "win32":
        return
    import resource

    with contextlib.suppress(ValueError, OSError):
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + seconds), hard))


def main() -> None:
    """Answer jobs until the server closes the pipe, or is killed."""
    end_with_parent()
    limited = "--memory" in sys.argv
    if limited:
        limit_memory(int(sys.argv[sys.argv.index("--memory") + 1]))
    with contextlib.suppress(OSError):
        os.nice(5)  # pages are more urgent than bots
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that a bot prints may look like an answer
    worker = BotWorker()
    decoder = msgspec.json.Decoder(Job)
    for line in sys.stdin.buffer:
        try:
            job = decoder.decode(line)
            if limited:
                limit_time(job.seconds * PATIENCE)
            answer = worker.do(job)
        except Exception as error:
            answer = {"problem": f"{error}" or type(error).__name__}
        try:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
