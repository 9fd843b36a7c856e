"""What the host chooses for a table on its pages: open to everybody, rated, and a webhook for all who sit there."""

import pytest
from playwright.sync_api import Browser

from tests.web.house import PHONE, WIDE, Person, Server


@pytest.mark.xdist_group("club")
@pytest.mark.parametrize(
    ("size", "lang"), [pytest.param(WIDE, "ru", marks=pytest.mark.slow), (PHONE, "pl")], ids=["wide-ru", "phone-pl"]
)
def test_a_new_table_is_public_and_rated_and_tells_a_channel(
    browser: Browser, club: Server, size: tuple[int, int], lang: str
) -> None:
    ada = Person(browser, club.address, size, lang)
    ada.go("/new/pocket-mars")
    ada.wait("[data-choice=public]")
    ada.page.check("[data-choice=public]")
    ada.page.check("[data-choice=rated]")
    ada.shot(f"new-table-{lang}", full=True)
    assert ada.overflow() <= 0
    assert not ada.violations()
    ada.page.click("[data-act=open]")
    ada.wait("[data-part=hook]")
    view = ada.api("GET", f"tables/{ada.table}")
    assert (view["public"], view["agreed"]) == (True, [0])
    ada.page.click("[data-part=hook] summary")
    ada.page.fill("[data-part=hook] input", "http://127.0.0.1:9/channel")
    ada.page.select_option("[data-part=hook] select", "matrix")
    ada.page.click("[data-act=hook]")
    ada.wait("[data-hook=matrix]")
    ada.shot(f"table-hook-{lang}", full=True)
    assert ada.overflow() <= 0
    assert not ada.violations()
    named = [each for each in ada.api("GET", "me/notifications")["endpoints"] if each["table"] == ada.table]
    assert [each["kind"] for each in named] == ["matrix"]
    ada.page.click("[data-hook=matrix] button")
    ada.page.wait_for_selector("[data-hook]", state="detached")
    assert ada.api("GET", "me/notifications")["endpoints"] == []
    assert not ada.problems
    ada.context.close()
