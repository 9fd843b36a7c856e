"""The solo challenge on the page."""

import pytest

from tests.web.house import PHONE, WIDE, Arrive
from tests.web.test_pages import check


@pytest.mark.parametrize(
    ("size", "lang"),
    [(WIDE, "en"), (PHONE, "ru"), pytest.param(PHONE, "pl", marks=pytest.mark.slow)],
    ids=["wide-en", "phone-ru", "phone-pl"],
)
def test_it_is_opened_and_gone_on_with(arrive: Arrive, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    ada.go("/")
    ada.page.locator("a[href='/challenge/terraforming-mars']").click()
    ada.wait("[data-day]")
    check(ada, "challenge", lang, size)
    day = ada.page.locator("[data-day]").get_attribute("data-day")
    ada.page.click("[data-act=play]")
    ada.wait(".screen .bar.mine", 30_000)
    table = ada.page.url
    ada.go("/challenge/terraforming-mars")
    ada.wait("[data-act=play]")
    ada.page.click("[data-act=play]")
    ada.wait(".screen .bar.mine", 30_000)
    assert ada.page.url == table, "the game that is not finished goes on"
    ada.go("/challenge/terraforming-mars")
    ada.wait("[data-act=earlier]")
    ada.page.click("[data-act=earlier]")
    ada.page.wait_for_function("day => document.querySelector('[data-day]')?.dataset.day < day", arg=day)
