"""Every sign on a board says what it means when it is touched, clicked or reached by keyboard, and takes no click that plays."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from pavonis.games import OURS
from tests.web.house import PHONE, Arrive, Person, Server
from tests.web.staged import EARLY, LATE, stage

TOUCH = (Path(__file__).parent / "signs.js").read_text()
TABLET = (1024, 768)
SEATS = {"mission-red-planet": 4}
EXPLAINED = "[data-part=explained]"
QUICK = [(PHONE, LATE)]
QUICKEST = "pocket-mars", "mission-red-planet"  # the others have twice as many signs
LOOKS = [
    look if look in QUICK else pytest.param(*look, marks=pytest.mark.slow)
    for look in [(PHONE, LATE), (TABLET, LATE), (PHONE, EARLY), (TABLET, EARLY)]
]


def arrived(browser: Browser, server: Server, game: str, size: tuple[int, int], share: float) -> Person:
    """Somebody with a finger, at a table in the middle of a game."""
    ada = Person(browser, server.address, size, touch=True, moves="folded")
    ada.go(stage(ada, server.folder, game, SEATS.get(game, 2), share))
    ada.wait(".bar")
    if ada.page.locator("dialog[open]").count():
        ada.page.keyboard.press("Escape")
        ada.page.wait_for_selector("dialog[open]", state="detached")
    return ada


@pytest.mark.parametrize(("size", "share"), LOOKS)
@pytest.mark.parametrize("game", [pytest.param(game, marks=[] if game in QUICKEST else pytest.mark.slow) for game in OURS])
def test_every_sign_explains_itself_to_a_finger(
    browser: Browser, server: Server, game: str, size: tuple[int, int], share: float
) -> None:
    ada = arrived(browser, server, game, size, share)
    before = ada.step()
    tabs = [tab for tab in ("board", "hand", "players") if ada.page.locator(f"[data-tab={tab}]").count()]
    touched = 0
    problems = []
    for tab in tabs or [""]:
        if tab:
            ada.page.tap(f"[data-tab={tab}]")
        found = ada.page.evaluate(TOUCH)
        touched += found["count"]
        problems += [f"{tab} {each}" for each in found["problems"]]
    assert not problems, "\n".join(problems)
    assert touched > 10
    assert ada.step() == before, "reading plays nothing"
    assert not ada.problems
    ada.context.close()


def test_a_sign_leads_to_the_rules(arrive: Arrive, server: Server) -> None:
    ada = arrive()
    ada.go(stage(ada, server.folder, "terraforming-mars", 2, LATE))
    ada.wait(".bar")
    ada.page.locator(".board .thermometer [data-term=temperature]").click()
    ada.wait(f"{EXPLAINED} dd")
    ada.shot("sign")
    ada.page.click(f"{EXPLAINED} [data-act=see]")
    ada.wait("[data-part=rules] .here")
    assert ada.page.locator("[data-part=rules] section").first.get_attribute("data-section") == "goal"
    ada.page.locator("[data-part=rules] input").fill("steel")
    ada.wait("[data-section='sign:steel']")


def test_signs_by_keyboard(arrive: Arrive, server: Server) -> None:
    ada = arrive()
    ada.go(stage(ada, server.folder, "pocket-mars", 2, LATE))
    ada.wait(".bar.mine")
    ada.page.mouse.move(1, 1)
    ada.page.locator("#decision").focus()
    ada.page.keyboard.press("/")
    ada.wait(f"{EXPLAINED} :is(dd, p)")
    first = ada.page.locator(EXPLAINED).inner_text()
    for _ in range(12):
        ada.page.keyboard.press("ArrowRight")
        ada.page.wait_for_timeout(50)
    ada.until("first => document.querySelector('[data-part=explained]')?.innerText !== first", first)
    assert ada.page.evaluate("document.activeElement.matches('[data-part=explained]')")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector(EXPLAINED, state="detached")
    assert ada.page.evaluate("document.activeElement.id") == "decision"
