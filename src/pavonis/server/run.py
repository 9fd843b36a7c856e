"""Running the server: granian with as many workers as are wanted, each with the application of `app.create`."""

import multiprocessing
import os
import signal
import socket
import tempfile
import time
from contextlib import ExitStack
from types import FrameType
from typing import Any

from granian import Granian
from granian.constants import Interfaces
from granian.log import LogLevels

from pavonis.server.logs import JsonLines
from pavonis.server.settings import FAREWELL, SHARED_METRICS, Settings

# Nothing of the application is imported here: the workers do that, when the environment is as they need it.

LOGS: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": JsonLines}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
    "loggers": {"_granian": {"handlers": ["stderr"], "propagate": False}, "granian.access": {"handlers": []}},
}
WAITING = 4096  # connections the system keeps for us
AT_ONCE = 50_000  # requests and live connections of one worker
PARTING = 0.5  # seconds for taking leave
LAST_WORDS = 15  # seconds a worker has to end by itself


def serve(settings: Settings) -> None:
    """Serve until somebody ends it; the workers find their settings in the environment."""
    os.environ.update(settings.environment())
    with ExitStack() as stack:
        if settings.workers > 1:
            os.environ[SHARED_METRICS] = stack.enter_context(tempfile.TemporaryDirectory(prefix="pavonis-"))
        server = Granian(
            "pavonis.server.app:create",
            address=settings.host,
            port=settings.port,
            interface=Interfaces.ASGI,
            workers=settings.workers,
            factory=True,
            backlog=WAITING,
            backpressure=AT_ONCE,
            log_level=LogLevels.warning,
            log_dictconfig=LOGS,
            respawn_failed_workers=True,
            workers_kill_timeout=LAST_WORDS,
        )
        server.on_startup(say_farewell)
        server.serve()


def say_farewell() -> None:
    """Have the workers take leave of their browsers before they are stopped; granian itself would just cut the lines."""
    if FAREWELL is None:
        return
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)

        def ending(number: int, frame: FrameType | None, before: Any = before) -> None:
            for worker in multiprocessing.active_children():
                if worker.pid is not None and FAREWELL is not None:
                    os.kill(worker.pid, FAREWELL)
            time.sleep(PARTING)
            before(number, frame)

        signal.signal(number, ending)


def free_port(host: str, port: int) -> int:
    """The port, or any free one if it is 0; OSError if somebody else has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise OSError(f"cannot listen at {host}:{port}: {error.strerror}") from None
        found: int = probe.getsockname()[1]
        return found


def addresses(settings: Settings) -> list[str]:
    """Where the server can be reached, the nearest first."""
    everywhere = settings.host in ("0.0.0.0", "::", "")
    hosts = ["127.0.0.1"] if everywhere else [settings.host]
    if everywhere:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(("192.0.2.1", 9))  # nothing is sent: it only tells which of our addresses others see
                hosts.append(probe.getsockname()[0])
            except OSError:
                pass
    return [f"http://{f'[{host}]' if ':' in host else host}:{settings.port}" for host in dict.fromkeys(hosts)]
