"""The numbers of a card on the page of cards."""

import pytest

from tests.web.house import PHONE, WIDE, Arrive
from tests.web.test_pages import check


@pytest.mark.parametrize(
    ("key", "size", "lang"),
    [("pocket-mars", WIDE, "en"), ("pocket-mars", PHONE, "ru"), ("mission-red-planet", PHONE, "pl")],
    ids=["wide-en", "phone-ru", "phone-pl"],
)
def test_numbers_stand_beside_the_card(arrive: Arrive, key: str, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    ada.go(f"/cards/{key}")
    ada.wait("[data-act=lab]", 120_000)
    ada.page.locator("[data-act=lab]").nth(3).focus()
    ada.page.keyboard.press("Enter")
    ada.wait("[data-lab]", 30_000)
    assert int(ada.page.locator("[data-lab]").get_attribute("data-lab") or 0) == 2
    check(ada, f"lab-{key}", lang, size)
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("dialog[open]", state="detached")
