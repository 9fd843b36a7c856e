"""What the server counts, in the format of Prometheus; summed over all workers if there are several."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from pavonis.server.settings import SHARED_METRICS

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)

REQUESTS = Counter("pavonis_requests", "Requests answered", ["method", "path", "status"])
SECONDS = Histogram("pavonis_request_seconds", "Time to answer a request", ["method", "path"], buckets=_QUICK)
MOVES = Counter("pavonis_moves", "Entries of records stored")
CONFLICTS = Counter("pavonis_conflicts", "Moves that came second and were tried again")
ANNOUNCED = Histogram("pavonis_announce_seconds", "Time from a post of moves to its announcement", buckets=_QUICK)
CONNECTIONS = Gauge("pavonis_connections", "Live connections", multiprocess_mode="livesum")
TABLES = Gauge("pavonis_tables", "Tables in memory", multiprocess_mode="livesum")
BOT_SECONDS = Histogram("pavonis_bot_seconds", "Time a bot took for an action", ["level"])
NOTIFICATIONS = Counter("pavonis_notifications", "Notifications by channel and outcome", ["channel", "outcome"])
BOT_FAILURES = Counter("pavonis_bot_failures", "Bots that crashed or took too long", ["level", "why"])


def exposition() -> bytes:
    """Everything counted so far."""
    if SHARED_METRICS not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
