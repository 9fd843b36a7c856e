"""My statistics: the numbers of finished games on the page, beside the card lab, and as files."""

import json

from tests.web.house import BOT, ME, PHONE, WIDE, Arrive


def test_my_numbers(arrive: Arrive) -> None:
    ada = arrive(size=WIDE, lang="en")
    ada.go("/statistics")
    ada.wait("[data-none]")
    ada.sit(ME, BOT)
    ada.wait(".screen")
    ada.play_to_the_end()
    ada.sit(ME, BOT, BOT)
    ada.wait(".screen")
    ada.api("POST", f"tables/{ada.table}/seats/0/concede")
    ada.go("/games")
    ada.page.click("[data-act=statistics]")
    ada.wait("[data-cards=played]", 60_000)
    ada.page.wait_for_selector("[data-pending]", state="detached", timeout=60_000)
    assert ada.page.locator("[data-part=games] tbody tr").count() == 1
    assert ada.page.locator("[data-part=players] tr").count() == 2
    assert ada.page.locator("[data-part=rivals] tbody tr").count() == 1
    assert ada.page.locator("[data-part=rounds] polyline").count() > 1
    ada.shot("statistics-en", full=True)
    assert not ada.violations()
    for lang in ("ru", "pl"):
        ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        ada.page.select_option("header select", lang)
        ada.until("lang => document.documentElement.lang === lang", lang)
        ada.page.wait_for_selector("[data-cards=played]")
        ada.shot(f"statistics-{lang}", full=True)
        assert ada.overflow() <= 0
        assert not ada.violations()
    with ada.page.expect_download() as saved:
        ada.page.click("[data-act=csv]")
    rows = saved.value.path().read_text().splitlines()
    found = ada.api("GET", "me/statistics?game=pocket-mars&lang=pl")
    assert (rows[0].split(",")[0], len(rows) - 1) == ("what", len(found["cards"]))
    card = next(each for each in found["cards"] if each["what"] == "played")
    ada.go("/cards/pocket-mars")
    ada.wait("[data-act=lab]", 120_000)
    ada.page.locator(f"[data-act=lab][aria-label$=': {card['name']}']").first.click()
    ada.wait("[data-own]", 30_000)
    ada.shot("statistics-card")
    assert not ada.problems, json.dumps(ada.problems)
