"""Playing with strangers: a quick match of two browsers, a public table, and a rated game."""

import pytest
from playwright.sync_api import Browser

from tests.web.house import BOT, ME, PHONE, WIDE, Person, Server


@pytest.mark.xdist_group("club")
def test_two_strangers_find_each_other_and_a_public_table(browser: Browser, club: Server) -> None:
    ada, bob = Person(browser, club.address, WIDE, "ru"), Person(browser, club.address, PHONE, "pl")
    for person in (ada, bob):
        person.go("/public")
        person.wait("[data-act=seek]")
        person.page.select_option("[data-field=game]", "pocket-mars")
        person.page.check("[data-field=rated]")
    ada.page.click("[data-act=seek]")
    ada.wait("[data-waiting='1']")
    ada.shot("public-ru")
    bob.page.click("[data-act=seek]")
    for person in (ada, bob):
        person.wait(".screen", 60_000)
    assert ada.table == bob.table
    bob.api("POST", f"tables/{bob.table}/seats/{bob.api('GET', f'tables/{bob.table}')['viewer']}/concede")
    ada.go("/new/pocket-mars")
    ada.wait("[data-act=open]")
    ada.page.click("[data-act=open]")
    ada.wait("[data-act=invite]")  # the page before it has the same choices
    ada.page.check("[data-choice=public]")
    ada.page.check("[data-choice=rated]")
    ada.wait("[data-agreed]")
    ada.shot("rated-lobby-ru")
    bob.go("/public")
    bob.wait(f"[data-public='{ada.table}']")
    bob.page.select_option("[data-field=game]", "pocket-mars")
    bob.wait("tbody tr:nth-child(2)", 60_000)
    bob.shot("public-pl")
    assert not bob.violations()
    assert bob.overflow() <= 0
    bob.page.click(f"[data-public='{ada.table}'] a")
    bob.page.locator("[data-act=sit]").first.click()
    bob.wait("[data-choice=agree]")
    bob.page.check("[data-choice=agree]")
    ada.until("() => document.querySelector('[data-agreed]').textContent.includes(',')", seconds=60)
    found_by_search_engines(ada)
    for person in (ada, bob):
        assert not person.problems
        person.context.close()


def found_by_search_engines(host: Person) -> None:
    """Only a table that is open to everybody, under one address and with a description of its own."""

    def rule(path: str) -> str | None:
        return host.context.request.get(host.address + path).headers.get("x-robots-tag")

    table = f"/table/{host.table}"
    private = host.api("POST", "tables", {"game": "pocket-mars", "seats": [ME, BOT]})["id"]
    assert (rule("/"), rule(table)) == (None, None)
    assert [rule(path) for path in (f"/table/{private}", "/table/nowhere", f"{table}/replay")] == ["noindex"] * 3
    assert host.page.locator("link[rel=canonical]").get_attribute("href") == host.address + table
    assert "Pocket Mars: " in (host.page.locator("meta[name=description]").get_attribute("content") or "")
    host.go(f"/table/{private}")
    host.wait(".seats")
    assert not host.page.locator("link[rel=canonical]").count()
