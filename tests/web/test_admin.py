"""The host's page in a browser, and the notice that everybody sees."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.house import BOT, ME, PHONE, WIDE, Person, Server

TOKEN = "a-token-of-the-tests"


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, admin_token=TOKEN, backups=tmp_path / "backups")
    server.start()
    yield server
    server.end()


@pytest.mark.parametrize(("size", "lang"), [pytest.param(WIDE, "pl", marks=pytest.mark.slow), (PHONE, "ru")])
def test_the_host_looks_after_the_server(browser: Browser, hosted: Server, size: tuple[int, int], lang: str) -> None:
    host, ada = Person(browser, hosted.address, size, lang), Person(browser, hosted.address, WIDE, lang)
    ada.api("PUT", "me", {"name": "Ada"})
    ada.sit(ME, BOT)
    host.go("/admin")
    host.page.fill("input[type=password]", "wrong")
    host.page.click("[data-act=enter]")
    host.wait("[role=alert]")
    host.page.fill("input[type=password]", TOKEN)
    host.page.click("[data-act=enter]")
    host.wait(f"[data-table='{ada.table}']")
    host.page.fill("[data-field=notice]", "Tonight at eight")
    host.page.click("[data-act=tell]")
    host.wait("text=Tonight at eight")
    host.page.click("[data-act=check]")
    host.until("() => document.querySelector('[data-said]').textContent.includes('1')")
    host.page.click("[data-act=backup]")
    host.until("() => document.querySelector('[data-said]').textContent.includes('.backup')")
    host.shot(f"admin-{lang}")
    assert not host.violations()
    assert host.overflow() <= 0
    ada.go("/")
    ada.wait("[data-notice]")
    ada.shot(f"notice-{lang}")
    ada.page.click("[data-notice] button")
    ada.until("() => !document.querySelector('[data-notice]')")
    host.page.locator("[data-act=ban]").first.click()
    host.wait("[data-ban]")
    ada.go(f"/table/{ada.table}" if ada.table else "/games")
    ada.go("/games")
    ada.wait("[role=alert]")
    host.page.click("[data-act=unban]")
    host.until("() => !document.querySelector('[data-ban]')")
    for person in (host, ada):
        assert not person.problems
        person.context.close()
