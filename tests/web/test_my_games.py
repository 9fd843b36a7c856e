"""All games of a person, as they see them in their browser."""

import json

import pytest

from tests.web.house import BOT, ME, PHONE, WIDE, Arrive


@pytest.mark.parametrize(("size", "lang"), [pytest.param(WIDE, "pl", marks=pytest.mark.slow), (PHONE, "ru")])
def test_all_games_are_listed_filtered_and_downloaded(arrive: Arrive, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    ada.sit(ME, BOT)
    table = ada.table
    ada.api("POST", f"tables/{table}/seats/0/concede")
    for _ in range(20):
        ada.api("POST", "tables", {"game": "mission-red-planet", "seats": [ME, {"kind": "open"}]})
    ada.go("/")
    ada.page.click("[data-act=games]")
    ada.wait("[data-game]")
    assert ada.page.locator("[data-game]").count() == 20
    ada.shot(f"my-games-{lang}")
    assert not ada.violations()
    assert ada.overflow() <= 0
    ada.page.click("[data-act=after]")
    ada.until("() => document.querySelectorAll('[data-game]').length === 1")
    ada.page.select_option("[data-filter=stage]", "finished")
    ada.until("() => document.querySelectorAll('[data-game]').length === 1")
    with ada.page.expect_download() as downloaded:
        ada.page.click("[data-act=export]")
    listed = json.loads(downloaded.value.path().read_text())
    assert [game["id"] for game in listed] == [table]
    ada.page.click("[data-act=replay]")
    ada.until("path => location.pathname === path", f"/table/{table}/replay")
