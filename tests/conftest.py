"""Settings of the whole suite."""

import os

from hypothesis import settings

from pavonis import _engine

# Times say nothing on a busy machine; where changes are accepted the same examples are tried every time.
settings.register_profile("pavonis", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("pavonis")


def pytest_report_header() -> str:
    """Say which engine is being tested."""
    return f"pavonis engine: {'compiled' if _engine.COMPILED else 'pure Python'}"
