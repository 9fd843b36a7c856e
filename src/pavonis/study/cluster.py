"""The same work on an existing Ray cluster (extra `ray`). When a worker or a node dies, only its tasks are done again.

The nodes need the same release of pavonis, and the programs of bots from outside if there are any. The same command continues
a stopped run, with or without the cluster, because the folder of the run holds both the request and the results.
"""

import logging
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pavonis import __version__
from pavonis.study.workers import Spread

AHEAD = 4  # tasks in flight for each processor of the cluster
PATIENCE = 10.0  # seconds in which a cluster must answer
TRIES = 10  # how often a task whose worker has died is begun again


def on_ray(address: str) -> Spread:
    """Sends tasks to the cluster at an address; `auto` means the one that this machine belongs to."""
    try:
        import ray
    except ModuleNotFoundError:
        raise ValueError("a cluster needs Ray, which is not installed: pip install 'pavonis[ray]'") from None
    if not ray.is_initialized():
        try:
            knock(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except ImportError as error:  # an address that begins with ray:// needs more than Ray itself
            raise ValueError(f"a cluster at '{address}' needs the client of Ray: pip install 'pavonis[ray]' ({error})") from None
        except (OSError, RuntimeError, ValueError) as error:
            raise ValueError(f"there is no Ray cluster at '{address}': {error}") from None

    def result(task: Any) -> Any:
        """The result of a task. An error is raised as if the task had run here."""
        try:
            return ray.get(task)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise ValueError(f"the Ray cluster at '{address}' has failed: {error}") from None

    def spread(work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        remote = ray.remote(max_retries=TRIES)(same_release)
        resources: Any = ray.cluster_resources
        window = AHEAD * max(1, int(resources().get("CPU", 1)))
        flying: deque[Any] = deque()
        for task in tasks:
            flying.append(remote.remote(__version__, work, task))
            if len(flying) >= window:
                yield result(flying.popleft())
        while flying:
            yield result(flying.popleft())

    return spread


def knock(address: str) -> None:
    """Fail at once if there is no cluster at the address; Ray itself would keep trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def same_release(version: str, work: Callable[[Any], Any], task: Any) -> Any:
    """Do a task on its node, if the node has our release: another release would play other games."""
    if version != __version__:
        raise ValueError(f"a node of the cluster has pavonis {__version__}, and this one is {version}")
    return work(task)
