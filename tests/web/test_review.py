"""The review on the page: a curve, decisions, a link to a step, and playing on from there; and hints in three levels."""

import json

import pytest

from pavonis.games import box
from tests.analysis.games import played
from tests.web.house import BOT, ME, PHONE, WIDE, Arrive
from tests.web.test_pages import check


@pytest.mark.parametrize(
    ("size", "lang"),
    [(WIDE, "en"), (PHONE, "ru"), pytest.param(PHONE, "pl", marks=pytest.mark.slow)],
    ids=["wide-en", "phone-ru", "phone-pl"],
)
def test_a_record_is_reviewed(arrive: Arrive, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    record = json.loads(played(bot="random", seed=9).to_json()) | {"notes": {"players": [{"name": "Ada"}, {"name": "Bob"}]}}
    replay = ada.api("POST", "replays", record)["id"]
    ada.go(f"/replay/{replay}/review")
    ada.wait("progress, [data-accuracy]")
    ada.wait("[data-accuracy]", 60_000)
    check(ada, "review", lang, size)
    assert all(name in ada.page.inner_text("[data-now]") for name in ("Ada", "Bob")), "what both could expect at the chosen step"
    rows = ada.page.locator(".list [data-step]")
    few = rows.count()
    ada.page.locator("[data-act=mistakes]").uncheck()
    assert rows.count() > few > 0
    if size == WIDE:
        rows.last.click()
        above = "() => document.querySelector('[data-decision]').getBoundingClientRect().top < 0"
        ada.until(f"() => !({above})()")  # it is told beside the list, however far that was scrolled
    rows.nth(2).focus()
    ada.page.keyboard.press("Enter")
    step = rows.nth(2).get_attribute("data-step")
    assert ada.page.url.endswith(f"?step={step}")
    assert int(ada.page.get_attribute("[data-now]", "data-now") or -1) <= int(step or 0)
    ada.until("() => document.querySelector('[data-decision]').getBoundingClientRect().top < innerHeight")
    ada.page.reload()
    ada.wait(f"[data-decision='{step}']", 30_000)
    ada.page.click("[data-act=show]")
    ada.wait(".screen.replay")
    assert "?step=" in ada.page.url
    ada.page.go_back()
    ada.wait("[data-act=play-on]")
    ada.page.locator("[data-act=points]").check()
    assert ada.page.locator("[data-act=open-cards]").count() == 0, "points are drawn as each saw them"
    ada.page.click("[data-act=play-on]")
    ada.wait(".screen:not(.replay)", 30_000)
    ada.wait(".bar.mine", 30_000)
    if size == WIDE:
        ada.page.go_back()
        ada.page.locator("[data-act=what-if]").first.click()
        ada.wait(".screen:not(.replay)", 30_000)


def test_hints_say_more_when_asked_again(arrive: Arrive) -> None:
    ada = arrive(PHONE)
    ada.sit(ME, BOT, seed="7")
    ada.wait(".bar.mine")
    ada.page.click("[data-act=hint]")
    ada.wait(".hint[data-level=nudge]")
    assert ada.page.locator(".hint li").count() == 0
    ada.page.click("[data-act=more-hint]")
    ada.wait(".hint[data-level=why]")
    ada.page.click("[data-act=more-hint]")
    ada.wait(".hint[data-level=move]")
    advice = ada.page.locator(".hint li").all_inner_texts()
    assert 1 <= len(advice) <= 3
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.locator(".hint button").last.click()
    for level in ("nudge", "why", "move"):
        ada.page.click("[data-act=hint]")
        ada.wait(f".hint[data-level={level}]")
    assert ada.page.locator(".hint li").all_inner_texts() == advice
    assert not [url for url in asked if "/hint" in url], "one advice for a question, however often it is asked for"
    assert ada.overflow() <= 0
    ada.shot("hint-phone")


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (PHONE, "ru")], ids=["wide-en", "phone-ru"])
def test_the_rules_stand_beside_the_table(arrive: Arrive, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    ada.sit(ME, BOT, seed="7")
    ada.wait(".bar.mine")
    ada.page.keyboard.press("?")
    ada.wait("[data-part=rules] .here")
    first = ada.page.locator("[data-part=rules] section").first
    assert first.get_attribute("data-section") == "cards", "what is asked now comes first"
    ada.shot(f"rules-drawer-{lang}")
    assert ada.overflow() <= 0
    words = box("pocket-mars").explained(lang)["energy"]
    ada.page.locator("[data-part=rules] input").fill(words.heading)
    ada.until("text => document.querySelector('[data-part=rules]').innerText.includes(text)", words.section)
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("[data-part=rules]", state="detached")
    assert ada.asked
