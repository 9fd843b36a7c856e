"""The numbers of a card on the page of cards."""

import pytest

from pavonis.bots.bot import LEVELS
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
    assert int(ada.page.locator("[data-lab]").get_attribute("data-lab") or 0) == len(LEVELS)
    check(ada, f"lab-{key}", lang, size)
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("dialog[open]", state="detached")


def test_phases_have_numbers_too(arrive: Arrive) -> None:
    ada = arrive(WIDE, "en")
    ada.go("/cards/ares-expedition")
    ada.wait("[data-act=lab]", 120_000)
    ada.page.fill("input[type=search]", "Research phase draws keeps")
    ada.until("document.querySelectorAll('[data-act=lab]').length === 1")
    ada.page.click("[data-act=lab]")
    ada.wait(f"[data-lab='{len(LEVELS)}']", 30_000)
    told = ada.page.locator("[data-lab]").inner_text()
    assert "by winners" in told
    assert "Chosen by round" in told
    check(ada, "lab-phase", "en", WIDE)
