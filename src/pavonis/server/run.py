"""Runs the server: uvicorn with the wanted number of workers, each with the application from `app.create`."""

import contextlib
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

from uvicorn import Config, Server
from uvicorn.supervisors import Multiprocess

from pavonis.server.logs import JsonLines
from pavonis.server.protocols import PING, PONG, HttpConnection, LiveConnection
from pavonis.server.settings import SHARED_METRICS, Settings

# The application is not imported here. The workers import it, once the environment is ready.

LOGS: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": JsonLines}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
    "loggers": {"uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False}},
}
WAITING = 4096  # connections the system keeps for us
PARTING = 5  # seconds in which the browsers answer our farewell
IDLE = 30  # seconds that a connection is kept for the next request
HUNG = 10  # seconds without a sign of life, after which a worker is replaced
MESSAGE = 16 * 1024  # bytes of a message from a browser


def serve(settings: Settings, listener: socket.socket) -> None:
    """Serve until interrupted. The workers find their settings in the environment."""
    os.environ.update(settings.environment())
    raise_descriptors()
    config = Config(
        "pavonis.server.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http=HttpConnection,
        ws=LiveConnection,
        ws_max_size=MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        ws_per_message_deflate=False,  # a view holds secrets beside text of others: see docs/decisions.md
        lifespan="on",
        log_config=LOGS,
        access_log=False,
        proxy_headers=False,  # the middleware reads them
        server_header=False,
        backlog=WAITING,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=PARTING,
        timeout_worker_healthcheck=HUNG,
    )
    with shared_metrics(settings):
        if settings.workers > 1:
            Multiprocess(config, [listener]).run()
            return
        signal.signal(signal.SIGTERM, _leave)  # uvicorn raises it again when all is done
        with contextlib.suppress(KeyboardInterrupt):
            Server(config).run([listener])


def _leave(number: int, frame: FrameType | None) -> None:
    sys.exit(0)


@contextlib.contextmanager
def shared_metrics(settings: Settings) -> Iterator[None]:
    """A folder in which several workers count together."""
    if settings.workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="pavonis-") as folder:
        os.environ[SHARED_METRICS] = folder
        yield


def raise_descriptors() -> None:
    """Allow as many connections as the system lets us have; the usual limit is far below."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int) -> socket.socket:
    """A socket at the port, or at any free one if it is 0. OSError says who holds a port that is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(WAITING)
    except OSError as error:
        found.close()
        raise OSError(f"cannot listen at {host}:{port}: {error.strerror}{holder(port)}") from None
    found.set_inheritable(True)
    return found


def holder(port: int) -> str:
    """Which process listens at a port, as far as this system tells."""
    sockets = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        with contextlib.suppress(OSError):
            for line in Path(table).read_text().splitlines()[1:]:
                fields = line.split()
                if fields[3] == "0A" and int(fields[1].rpartition(":")[2], 16) == port:
                    sockets.add(f"socket:[{fields[9]}]")
    for process in Path("/proc").glob("[0-9]*") if sockets else ():
        with contextlib.suppress(OSError):
            if any(os.readlink(descriptor) in sockets for descriptor in (process / "fd").iterdir()):
                command = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
                return f"; process {process.name} listens there: {command[:200]}"
    return ""


def addresses(settings: Settings) -> list[str]:
    """Where the server can be reached, the nearest first."""
    everywhere = settings.host in ("0.0.0.0", "::", "")
    hosts = ["127.0.0.1"] if everywhere else [settings.host]
    if everywhere:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(("192.0.2.1", 9))  # sends nothing, only tells which of our addresses others see
                hosts.append(probe.getsockname()[0])
            except OSError:
                pass
    return [f"http://{f'[{host}]' if ':' in host else host}:{settings.port}" for host in dict.fromkeys(hosts)]
