"""A process that thinks: jobs come in as lines of JSON, answers go out as lines of JSON. `python -m pavonis.server.thinker`.

A job carries the whole record, so any process can take it up. Bots get a view of the game made from it and nothing else. What is
hard on the server is done here as well: playing through a record that somebody has uploaded.
"""

import contextlib
import os
import sys
from collections import OrderedDict
from typing import Any

import msgspec

from pavonis.bots.bot import Bot, Budget, derived, make_bot
from pavonis.bots.outside import PATIENT, OutsideBot
from pavonis.core.match import Match
from pavonis.core.record import Record, replay
from pavonis.core.view import View
from pavonis.games import load

REMEMBERED = 64


class Job(msgspec.Struct):
    """What there is to think about."""

    do: str  # "move", "hint" or "check"
    record: msgspec.Raw
    key: str = ""  # games with the same key go on, so their record need not be played again from the start
    seat: int = 0
    spec: str = ""  # of the bot
    seconds: float = 1.0  # the most one decision may take


class Thinker:
    """Does jobs, and remembers the games it has lately seen."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match[Any]] = OrderedDict()
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def do(self, job: Job) -> dict[str, Any]:
        """One job; whatever goes wrong is an answer too."""
        record = Record.from_json(bytes(job.record).decode())
        if job.do == "check":
            game = load(record.game, **record.options)
            return {"finished": game.over(replay(game, record))}
        match = self._match(job.key, record)
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
        """The bot of a seat, the same one for the whole game, so that a program can keep notes; its seed does not tell the deal."""
        key = (job.key, job.seat, job.spec)
        bot = self._bots.pop(key, None) or make_bot(job.spec, match.game.key, derived(match.record.seed, "bot", job.seat))
        _remember(self._bots, key, bot)
        return bot

    def _action(self, match: Match[Any], job: Job) -> list[int]:
        """A whole action: one pick after another until the game asks somebody else or something new."""
        game, seat = match.game, job.seat
        bot = self._bot(match, job)
        # A program is given up after so many times its budget: at a table that is when its time is over.
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
        bot = make_bot(job.spec, match.game.key, job.seat)
        advice = bot.advise(match.view(job.seat), within(bot.budget, job.seconds))
        choices = [[choice.move, choice.value, choice.chance, choice.terms] for choice in advice.choices]
        return {"move": advice.move, "choices": choices}


def _remember(kept: OrderedDict[Any, Any], key: Any, value: Any) -> None:
    """Keep something as the latest, and let go of what is long past."""
    kept[key] = value
    while len(kept) > REMEMBERED:
        kept.popitem(last=False)


def within(budget: Budget, seconds: float) -> Budget:
    """A budget that ends in time."""
    return Budget(budget.iterations, seconds if budget.seconds is None else min(seconds, budget.seconds))


def main() -> None:
    """Answer jobs until the server closes the pipe: a server that is killed leaves no thinkers behind."""
    with contextlib.suppress(OSError):
        os.nice(5)  # who waits for a page goes before who waits for a bot
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that a bot prints may look like an answer
    thinker = Thinker()
    decoder = msgspec.json.Decoder(Job)
    for line in sys.stdin.buffer:
        try:
            answer = thinker.do(decoder.decode(line))
        except Exception as error:
            answer = {"problem": f"{error}" or type(error).__name__}
        try:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
