"""Settings of the whole suite."""

import os
from typing import Any

import pytest
from hypothesis import settings

from pavonis import _engine

# Times say nothing on a busy machine; where changes are accepted the same examples are tried every time.
settings.register_profile("pavonis", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("pavonis")


def pytest_report_header() -> str:
    """Say which engine is being tested."""
    return f"pavonis engine: {'compiled' if _engine.COMPILED else 'pure Python'}"


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """A worker that dies costs one test, not the run."""
    if config.getvalue("dist") != "loadgroup":
        return None
    from tests.scheduling import Scheduling  # it needs pytest-xdist

    return Scheduling(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is slow on purpose may take its time."""
    for item in items:
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(0))
