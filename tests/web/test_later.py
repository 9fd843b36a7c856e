"""Parts of the page with a file of their own: where the file does not come, the page says so, and one can try again."""

import re

import pytest

from tests.web.house import BOT, ME, Arrive, Person

AGAIN = "[data-act=again]"


def without(person: Person, file: str) -> None:
    """From now on a file of the page cannot be fetched."""
    person.page.route(re.compile(rf"/assets/{file}-.*\.js"), lambda route: route.abort())


@pytest.mark.parametrize(
    ("file", "opened", "part"),
    [
        ("SeatsDialog", "[data-act=seats]", "dialog[open] .copy"),
        ("RulesDrawer", "[data-act=rules]", "[data-part=rules]"),
        ("lobby", "#tab-chat", ".chat input"),  # the chat comes in one file with the lobby
    ],
)
def test_a_part_that_does_not_come_can_be_asked_for_again(arrive: Arrive, file: str, opened: str, part: str) -> None:
    ada = arrive()
    without(ada, file)
    ada.sit(ME, BOT, BOT, seed="5")
    ada.wait(".bar.mine")
    ada.page.click(opened)
    ada.wait(AGAIN)
    assert ada.page.locator("[role=alert]").inner_text().strip()
    assert not ada.page.locator(part).count()
    ada.page.unroute_all()
    ada.page.click(AGAIN)
    ada.wait(part)
    assert not ada.page.locator(AGAIN).count()


def test_a_page_that_does_not_come_can_be_asked_for_again(arrive: Arrive) -> None:
    """If its file fails a second time, the whole page is loaded: after an upgrade the files have other names."""
    ada = arrive()
    ada.go("/")
    ada.wait(".game")
    without(ada, "Settings")
    ada.page.click("a[href='/settings']")
    ada.wait(AGAIN)
    ada.page.click(AGAIN)
    ada.wait(AGAIN)
    ada.page.unroute_all()
    with ada.page.expect_navigation():
        ada.page.click(AGAIN)
    ada.wait("main.page h1")
    assert not ada.page.locator(AGAIN).count()
