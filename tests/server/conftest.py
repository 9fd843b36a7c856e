"""Servers for the tests: the whole application in this process, on a database of its own."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from pavonis.server.app import build
from pavonis.server.settings import read_settings
from pavonis.server.thinkers import Thinkers
from tests.server.people import House

Open = Callable[..., "AsyncIterator[House]"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def opened(database: Path | str, thinkers: Thinkers | None = None, **settings: object) -> AsyncIterator[House]:
    """A server that is running, with these settings."""
    chosen = {"rate": 0, "full_sync": False, "sweep_seconds": 3600, **settings}
    app = build(read_settings({}, database=str(database), **chosen), thinkers)
    async with app.app.lifespan(), House(app) as house:  # type: ignore[attr-defined]  # a Litestar inside its border
        yield house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A server on an empty database."""
    async with AsyncExitStack() as stack:
        yield await stack.enter_async_context(opened(tmp_path / "tables.db"))
