"""A real browser in front of a real server."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api", reason="tests in the browser need playwright")

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.web.house import ROOT, Person, Server, visitors  # noqa: E402

CHROMIUM = os.environ.get("PAVONIS_CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update",
    "--disable-sync",
]  # fmt: skip


def _missing(what: str) -> None:
    """Where changes are accepted nothing may be missing; on a contributor's machine it is said and skipped."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        _missing(f"there is no browser at {CHROMIUM}")
    with sync_playwright() as player:
        found = player.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
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
