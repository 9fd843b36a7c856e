"""A real browser in front of a real server."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api", reason="tests in the browser need playwright")

from playwright.sync_api import Browser, Playwright, sync_playwright  # noqa: E402

from tests.web.house import ROOT, Person, Server, visitors  # noqa: E402

# The shell is the same browser without a window and starts faster.
SHELL, WHOLE = "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"
CHROMIUM = os.environ.get("PAVONIS_CHROMIUM", SHELL if Path(SHELL).exists() else WHOLE)
HERE = Path(__file__).parent
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update",
    "--disable-sync",
]  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a crowded machine may lose its breath: such a test is tried once more, and the summary names it (`R`)."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


def _missing(what: str) -> None:
    """Where changes are accepted nothing may be missing; on a contributor's machine it is said and skipped."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def player() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(player: Playwright) -> Iterator[Browser]:
    with _launched(player, CHROMIUM) as found:
        yield found


@pytest.fixture(scope="session")
def whole_browser(player: Playwright) -> Iterator[Browser]:
    """For what only the browser with a window can do: the shell shows no notifications."""
    with _launched(player, os.environ.get("PAVONIS_CHROMIUM", WHOLE)) as found:
        yield found


@contextmanager
def _launched(player: Playwright, program: str) -> Iterator[Browser]:
    if not Path(program).exists():
        _missing(f"there is no browser at {program}")
    found = player.chromium.launch(executable_path=program, args=FLAGS)
    yield found
    found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (ROOT / "src" / "pavonis" / "server" / "static" / "index.html").exists():
        _missing("the page is not built: make web")
    found = Server(tmp_path_factory.mktemp("server"))
    found.start()
    yield found
    found.end()


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a host who allows all that is off by default; tests that need one say `xdist_group("club")` and share it."""
    found = Server(tmp_path_factory.mktemp("club"), public="true", tournaments="true", private_hosts="127.0.0.1")
    found.start()
    yield found
    found.end()


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody comes with a browser: `arrive(size, lang)`."""
    with visitors(browser, server) as come:
        yield come
