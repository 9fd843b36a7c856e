"""The processes in which bots think: a few of them, started when first needed, killed when they take too long.

There are three lanes. Bots that answer at once never wait behind bots that search for seconds, and neither behind programs of the
host that may hang, so a slow bot cannot hold up another table.
"""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Literal

import msgspec

from pavonis.server.thinker import Job

Lane = Literal["quick", "slow", "outside"]
COMMAND = (sys.executable, "-m", "pavonis.server.thinker")
QUICK_SPECS = ("relaxed", "steady", "random")
GRACE = 5.0  # seconds beyond a bot's own time: starting Python and replaying the game are in it
LINE = 8 * 1024 * 1024
SECRETS = ("PAVONIS_DATABASE", "PAVONIS_CHANNELS")  # with passwords in them, and not for bots


class NoThought(Exception):
    """No answer: the process crashed, was too slow, or said what is wrong."""

    def __init__(self, why: Literal["crash", "timeout", "problem"], problem: str = "") -> None:
        super().__init__(problem or why)
        self.why = why


class Thinkers:
    """A pool of processes."""

    def __init__(self, count: int, command: tuple[str, ...] = COMMAND) -> None:
        self.command = command
        slow = max(1, count - max(1, count // 2))
        self.sizes: dict[Lane, int] = {"quick": max(1, count // 2), "slow": slow, "outside": slow}
        self._turns = {lane: asyncio.Semaphore(size) for lane, size in self.sizes.items()}
        self._idle: dict[Lane, list[Process]] = {lane: [] for lane in self.sizes}
        self._all: set[Process] = set()
        self._waiting: dict[Lane, int] = dict.fromkeys(self.sizes, 0)

    def lane(self, spec: str) -> Lane:
        """Where a bot belongs."""
        if spec.startswith("exec:"):
            return "outside"
        return "quick" if spec in QUICK_SPECS else "slow"

    def share(self, lane: Lane, seconds: float) -> float:
        """How long one decision may take when others wait too: never so long that a queue builds up."""
        return max(min(seconds, 0.2), seconds * self.sizes[lane] / max(self.sizes[lane], self._waiting[lane] + 1))

    async def ask(self, job: Job, lane: Lane) -> dict[str, Any]:
        """Have a job done; NoThought if it is not."""
        self._waiting[lane] += 1
        try:
            async with self._turns[lane]:
                process = await self._take(lane)
                try:
                    answer = await self._answer(process, job)
                except BaseException:
                    self._kill(process)
                    raise
                self._idle[lane].append(process)
        finally:
            self._waiting[lane] -= 1
        if "problem" in answer:
            raise NoThought("problem", answer["problem"])
        return answer

    async def _take(self, lane: Lane) -> Process:
        while self._idle[lane]:
            process = self._idle[lane].pop()
            if process.returncode is None:
                return process
        self._all = {process for process in self._all if process.returncode is None}
        # In a session of its own: Ctrl+C is for the server, and who has lost the server finds its pipe closed.
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE,
            start_new_session=True,
            env={name: value for name, value in os.environ.items() if name not in SECRETS},
        )
        self._all.add(process)
        return process

    async def _answer(self, process: Process, job: Job) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(job.seconds * 2 + GRACE):
                process.stdin.write(msgspec.json.encode(job) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            found: dict[str, Any] = msgspec.json.decode(line)
        except TimeoutError:
            raise NoThought("timeout") from None
        except (OSError, ValueError) as error:  # the pipe broke, or what came out of it is not an answer
            raise NoThought("crash", str(error)) from None
        return found

    def _kill(self, process: Process) -> None:
        """End a process and all that it has started: a program of the host that hangs must not stay behind."""
        with contextlib.suppress(ProcessLookupError, PermissionError):  # the second is how some systems say the first
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()

    async def close(self) -> None:
        """End all processes, and read their pipes to the end: nothing of them outlives the event loop."""
        for process in self._all:
            if process.returncode is None:
                self._kill(process)
        await asyncio.gather(*(process.communicate() for process in self._all), return_exceptions=True)
