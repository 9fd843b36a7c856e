"""Bots from outside: a program in any language, spoken to in lines of JSON over its standard input and output.

    exec:python my_bot.py        as a bot of `pavonis arena`, `simulate` and `play`

We say hello once, `{"pavonis": 1}`, and wait for `{"bot": NAME}`. Then, for every decision of every game, one line goes out and one
comes back. `docs/bots.md` has the fields. The program gets what its seat may know and nothing else.
"""

import atexit
import contextlib
import json
import queue
import shlex
import subprocess
import threading
from itertools import count
from typing import Any

from pavonis.bots.bot import Bot, Budget
from pavonis.core.game import Move
from pavonis.core.view import View

PROTOCOL = 1
PATIENCE = 60.0  # seconds for an answer, if the budget names none; a budget in seconds is given three times over
START = 20.0  # seconds for the greeting


class BotFailed(ValueError):
    """A program that did not answer as it should, said in one sentence."""


class Program:
    """A running program, shared by all games and seats it plays in this process."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.asked = 0
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise BotFailed(f"the bot '{command}' cannot be started: {error}") from None
        self.lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        atexit.register(self.stop)
        try:
            self.send({"pavonis": PROTOCOL})
            self.name = str(self.receive(START).get("bot", command))
        except BotFailed:
            self.stop()
            raise

    def _read(self) -> None:
        """Collect what it writes; a thread, because pipes cannot be waited for with a time limit everywhere."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(None)

    def send(self, message: dict[str, Any]) -> None:
        """One line to the program."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, separators=(",", ":"), ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise BotFailed(f"the bot '{self.command}' has ended") from None

    def receive(self, seconds: float) -> dict[str, Any]:
        """One line from the program, as JSON."""
        try:
            line = self.lines.get(timeout=seconds)
        except queue.Empty:
            raise BotFailed(f"the bot '{self.command}' has not answered within {seconds:g} seconds") from None
        if line is None:
            raise BotFailed(f"the bot '{self.command}' has ended without an answer")
        try:
            answer = json.loads(line)
        except json.JSONDecodeError:
            answer = None
        if not isinstance(answer, dict):
            raise BotFailed(f"the bot '{self.command}' answered '{line.strip()[:80]}', which is not an object of JSON")
        return answer

    def ask(self, message: dict[str, Any], seconds: float) -> Any:
        """A question and its answer; late answers to earlier questions are passed over."""
        self.asked += 1
        self.send({"choose": self.asked, **message})
        while True:
            answer = self.receive(seconds)
            if answer.get("choose") == self.asked:
                return answer.get("move")

    def stop(self) -> None:
        """Close its input, which ends a well-behaved program, and end it if it is not."""
        atexit.unregister(self.stop)
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.reader.join()
        assert self.process.stdout is not None
        self.process.stdout.close()


_running: dict[str, Program] = {}
_games = count(1)


def program(command: str) -> Program:
    """The program of a command, started when it is first needed and again after it has ended."""
    found = _running.get(command)
    if found is not None and found.process.poll() is not None:
        found.stop()
        found = None
    if found is None:
        found = _running[command] = Program(command)
    return found


def stop_all() -> None:
    """End all programs."""
    while _running:
        _running.popitem()[1].stop()


class OutsideBot(Bot):
    """A seat whose moves a program chooses."""

    def __init__(self, spec: str, command: str, seed: int) -> None:
        super().__init__(spec, seed, Budget())
        if not command.strip():
            raise ValueError("behind exec: goes a command, as in exec:python my_bot.py")
        self.command = command
        self.game = next(_games)

    def choose(self, view: View[Any], budget: Budget) -> Move:
        """Ask the program; an answer that is not a legal move is an error that names it."""
        legal = view.legal()
        question = view.question()
        message = {
            "game": self.game,
            "play": view.game.key,
            "options": view.game.options,
            "seat": view.seat,
            "seed": self.seed,
            "question": {"kind": question.kind, "subject": question.subject, "usual": question.usual, "fresh": question.fresh},
            "moves": [[move, view.notation(move)] for move in legal],
            "observation": view.observation(),
            "iterations": budget.iterations,
            "seconds": budget.seconds,
        }
        answer = program(self.command).ask(message, PATIENCE if budget.seconds is None else 3 * budget.seconds)
        move = _named(view, answer) if isinstance(answer, str) else answer
        if not isinstance(move, int) or isinstance(move, bool) or move not in legal:
            raise BotFailed(f"the bot '{self.command}' chose {answer!r}, which is not one of its {len(legal)} legal moves")
        return move


def _named(view: View[Any], text: str) -> Move | None:
    """The move a phrase stands for."""
    try:
        return view.parse(text)
    except ValueError:
        return None
