"""Servers for the tests: the whole application in this process, on a database of its own."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from pavonis.server.app import litestar
from pavonis.server.bot_workers import BotWorkers
from pavonis.server.middleware import wrap
from pavonis.server.settings import read_settings
from tests.server.people import House
from tests.server.processes import end_shared

Open = Callable[..., "AsyncIterator[House]"]


def pytest_sessionfinish() -> None:
    end_shared()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def opened(database: Path | str, bot_workers: BotWorkers | None = None, **settings: object) -> AsyncIterator[House]:
    """A server that is running, with these settings."""
    chosen = {"rate": 0, "full_sync": False, "sweep_seconds": 3600, **settings}
    wanted = read_settings({}, database=str(database), **chosen)
    app = litestar(wanted, bot_workers)
    async with app.lifespan(), House(wrap(app, wanted), app.state.service) as house:
        yield house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A server on an empty database."""
    async with AsyncExitStack() as stack:
        yield await stack.enter_async_context(opened(tmp_path / "tables.db"))
