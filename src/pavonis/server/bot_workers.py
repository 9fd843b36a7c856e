"""The pool of processes in which bots think and records are played. They start when first needed and are killed if they take long.

There are four lanes: bots that answer at once, bots that search for seconds, programs of the host, which may hang, and records of
strangers. No lane waits for another. Within a lane, tables and addresses take turns.
"""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from pavonis.bots.bot import is_ours
from pavonis.server.bot_worker import PATIENCE, Job
from pavonis.server.fair_queue import Asker, FairQueue, Full

Lane = Literal["quick", "slow", "outside", "records"]
COMMAND = (sys.executable, "-m", "pavonis.server.bot_worker")
QUICK_SPECS = ("relaxed", "steady", "random")
GRACE = 5.0  # seconds beyond a bot's own time: starting Python and replaying the game are in it
RECORDS_GRACE = 30.0  # and beyond that of a record, whose processor time is limited already: a busy machine may take long over it
LINE = 16 * 1024 * 1024
LATER = 4.0  # seconds of waiting, after which somebody should be told
RECORDS_WAITING = 40
LIMITED = ("--memory", str(1024))  # MB: for processes that play what strangers have written
# These contain passwords, so bots do not get them.
SECRETS = ("PAVONIS_DATABASE", "PAVONIS_CHANNELS", "PAVONIS_METRICS_TOKEN", "PAVONIS_SMTP", "PAVONIS_ADMIN_TOKEN")


class BotWorkerFailed(Exception):
    """A bot worker has not answered: it crashed, used up its processor time, had to wait too long, or reported a problem."""

    def __init__(self, why: Literal["crash", "exhausted", "timeout", "problem", "busy"], problem: str = "") -> None:
        super().__init__(problem or why)
        self.why = why


class BotWorkers:
    """A pool of processes."""

    def __init__(self, count: int, command: tuple[str, ...] = COMMAND) -> None:
        self.command = command
        slow = max(1, count - max(1, count // 2))
        self.sizes: dict[Lane, int] = {"quick": max(1, count // 2), "slow": slow, "outside": slow, "records": slow}
        self.queues = {lane: FairQueue(size) for lane, size in self.sizes.items()}
        self.queues["records"].most = RECORDS_WAITING
        self._idle: dict[Lane, list[Process]] = {lane: [] for lane in self.sizes}
        self._all: set[Process] = set()

    def lane(self, spec: str) -> Lane:
        """The lane of a bot."""
        if not is_ours(spec):
            return "outside"
        return "quick" if spec in QUICK_SPECS else "slow"

    async def ask(self, job: Job, lane: Lane, asker: Asker, late: Callable[[], None] | None = None) -> dict[str, Any]:
        """Have a job done. Raises BotWorkerFailed. `late` is called if the job has to wait for long before it begins."""
        queue = self.queues[lane]
        telling = None if late is None else asyncio.get_running_loop().call_later(LATER, late)
        try:
            await queue.acquire(asker)
        except Full:
            raise BotWorkerFailed("busy") from None
        finally:
            if telling is not None:
                telling.cancel()
        try:
            process = await self._take(lane)
            try:
                # A bot thinks less when others wait. A record takes the time that it takes.
                seconds = job.seconds if lane == "records" else queue.share(asker, job.seconds)
                grace = RECORDS_GRACE if lane == "records" else GRACE
                answer = await self._answer(process, msgspec.structs.replace(job, seconds=seconds), grace)
            except BaseException:
                self._kill(process)
                raise
            self._idle[lane].append(process)
        finally:
            queue.release(asker)
        if "problem" in answer:
            raise BotWorkerFailed("problem", answer["problem"])
        return answer

    async def _take(self, lane: Lane) -> Process:
        while self._idle[lane]:
            process = self._idle[lane].pop()
            if process.returncode is None:
                return process
        self._all = {process for process in self._all if process.returncode is None}
        # In a session of its own, because Ctrl+C is for the server. If the server dies, the closed pipe ends the process.
        process = await asyncio.create_subprocess_exec(
            *self.command,
            *(LIMITED if lane == "records" else ()),
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE,
            start_new_session=True,
            env={name: value for name, value in os.environ.items() if name not in SECRETS},
        )
        self._all.add(process)
        return process

    async def _answer(self, process: Process, job: Job, grace: float) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(job.seconds * PATIENCE + grace):
                process.stdin.write(msgspec.json.encode(job) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            found = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        except TimeoutError:
            raise BotWorkerFailed("timeout") from None
        except (OSError, ValueError) as error:  # the pipe broke, or what came out of it is not an answer
            raise BotWorkerFailed("exhausted" if await _exhausted(process) else "crash", str(error)) from None
        # A body is sent on as it came: it may be long, and the event loop has no time to read it.
        return {name: bytes(value) if name == "body" else msgspec.json.decode(value) for name, value in found.items()}

    def _kill(self, process: Process) -> None:
        """End a process and all its children, so that a hanging program of the host does not stay behind."""
        with contextlib.suppress(ProcessLookupError, PermissionError):  # some systems raise the second for the first
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()

    async def close(self) -> None:
        """End all processes and read their pipes to the end, so that nothing outlives the event loop."""
        for process in self._all:
            if process.returncode is None:
                self._kill(process)
        await asyncio.gather(*(process.communicate() for process in self._all), return_exceptions=True)


async def _exhausted(process: Process) -> bool:
    """Whether the system has ended a process because it used up its processor time."""
    if sys.platform == "win32":
        return False
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(process.wait(), 1)
    return process.returncode == -signal.SIGXCPU
