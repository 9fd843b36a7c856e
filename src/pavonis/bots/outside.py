"""Bots from outside: a program in any language, spoken to in lines of JSON over its standard input and output.

    exec:python my_bot.py        as a bot of `pavonis arena`, `simulate` and `play`; by a name, of `pavonis serve --bot NAME=exec:…`

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
import time
from itertools import count
from typing import Any

from msgspec import to_builtins

from pavonis.bots.bot import Bot, Budget
from pavonis.core.game import Move
from pavonis.core.view import View

PROTOCOL = 1
PATIENCE = 60.0  # seconds for an answer, if the budget names none
PATIENT = 3  # how many times over a budget in seconds is given
START = 20.0  # seconds for the greeting
AHEAD = 64  # lines a program may write before they are read
LONGEST = 1 << 20  # characters of one of them


class BotFailed(ValueError):
    """A program that did not answer correctly, with a sentence that says how."""


class Program:
    """A running program, shared by all games and seats it plays in this process.

    One thread reads what it writes and another writes what it should read. Not every system can wait for a pipe with a time limit,
    and a program that does neither must not block us.
    """

    def __init__(self, command: str) -> None:
        self.command = command
        self.asked = 0
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as error:
            raise BotFailed(f"the bot '{command}' cannot be started: {error}") from None
        self.heard: queue.Queue[str] = queue.Queue(AHEAD)  # an empty line is the end
        self.said: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.threads = [threading.Thread(target=work, daemon=True) for work in (self._read, self._write)]
        for thread in self.threads:
            thread.start()
        atexit.register(self.stop)
        try:
            self.send({"pavonis": PROTOCOL})
            self.name = str(self.receive(START, time.monotonic()).get("bot", command))
        except BotFailed:
            self.stop()
            raise

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as pipe:
            while line := pipe.readline(LONGEST):
                self.heard.put(line)
        self.heard.put("")

    def _write(self) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError), self.process.stdin as pipe:  # that it has ended is known from what it writes
            while line := self.said.get():
                pipe.write(line)
                pipe.flush()

    def send(self, message: dict[str, Any]) -> None:
        """One line to the program."""
        self.said.put(json.dumps(message, separators=(",", ":"), ensure_ascii=False) + "\n")

    def receive(self, seconds: float, since: float) -> dict[str, Any]:
        """One line from the program, as JSON, if it comes within so many seconds after a moment."""
        try:
            line = self.heard.get(timeout=max(0.0, since + seconds - time.monotonic()))
        except queue.Empty:
            raise BotFailed(f"the bot '{self.command}' has not answered within {seconds:g} seconds") from None
        if not line:
            self.heard.put("")  # and ended it stays
            raise BotFailed(f"the bot '{self.command}' has ended without an answer")
        try:
            answer = json.loads(line)
        except (json.JSONDecodeError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise BotFailed(f"the bot '{self.command}' answered '{line.strip()[:80]}', which is not an object of JSON")
        return answer

    def ask(self, message: dict[str, Any], seconds: float) -> Any:
        """Send a question and return its answer. Late answers to earlier questions are ignored."""
        self.asked += 1
        self.send({"choose": self.asked, **message})
        start = time.monotonic()
        while True:
            answer = self.receive(seconds, start)
            if answer.get("choose") == self.asked:
                return answer.get("move")

    def stop(self) -> None:
        """Close its input, which ends a well-behaved program. End it if it does not stop."""
        atexit.unregister(self.stop)
        self.said.put("")
        try:
            self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        end = time.monotonic() + 1
        while any(thread.is_alive() for thread in self.threads):
            with contextlib.suppress(queue.Empty):  # who still has something to say is heard no more
                self.heard.get(timeout=0.01)
            if time.monotonic() > end:
                return  # a program that it has started in its turn holds the pipes


_running: dict[str, Program] = {}
_games = count(1)


def program(command: str) -> Program:
    """The program of a command. It is started when it is first needed, and again after it has ended."""
    found = _running.get(command)
    if found is not None and found.process.poll() is not None:
        found.stop()
        found = None
    if found is None:
        found = _running[command] = Program(command)
    return found


def stop(command: str) -> None:
    """End the program of a command. The next use starts it again."""
    found = _running.pop(command, None)
    if found is not None:
        found.stop()


def stop_all() -> None:
    """End all programs."""
    while _running:
        _running.popitem()[1].stop()


class OutsideBot(Bot):
    """A seat whose moves a program chooses."""

    def __init__(self, spec: str, command: str, seed: int) -> None:
        super().__init__(spec, seed, Budget())
        if not command.strip():
            raise ValueError("exec: needs a command, as in exec:python my_bot.py")
        self.command = command
        self.game = next(_games)

    def choose(self, view: View[Any], budget: Budget) -> Move:
        """Ask the program. An answer that is not a legal move ends the program and raises an error that names it."""
        try:
            return self._chosen(view, budget)
        except BotFailed:
            stop(self.command)
            raise

    def _chosen(self, view: View[Any], budget: Budget) -> Move:
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
            "observation": to_builtins(view.observation()),
            "iterations": budget.iterations,
            "seconds": budget.seconds,
        }
        answer = program(self.command).ask(message, PATIENCE if budget.seconds is None else PATIENT * budget.seconds)
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
