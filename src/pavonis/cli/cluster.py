"""The same work on an existing Ray cluster (extra `ray`). When a worker dies its task is played again; finished ones stay."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pavonis.bots.simulate import Spread

AHEAD = 4  # tasks in flight for each processor of the cluster
TRIES = 10  # how often a task whose worker has died is begun again


def on_ray(address: str) -> Spread:
    """Brings tasks to the cluster at an address, `auto` for the one this machine belongs to."""
    try:
        import ray
    except ModuleNotFoundError:
        raise ValueError("a cluster needs Ray, which is not installed: pip install 'pavonis[ray]'") from None
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ValueError(f"there is no Ray cluster at '{address}': {error}") from None

    def spread(work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        remote = ray.remote(max_retries=TRIES)(work)
        window = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        flying: deque[Any] = deque()
        for task in tasks:
            flying.append(remote.remote(task))
            if len(flying) >= window:
                yield ray.get(flying.popleft())
        while flying:
            yield ray.get(flying.popleft())

    return spread
