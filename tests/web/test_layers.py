"""What is read beside things keeps off the question and goes when its reason goes. A finger reads before it plays."""

from playwright.sync_api import Browser

from tests.web.house import ME, PHONE, Arrive, Person, Server
from tests.web.staged import EARLY, LATE, stage

LAYER = "#layer:popover-open"
MOVED = "before => document.querySelector('.screen').dataset.step !== before || document.querySelector('dialog[open]')"
IN_SIGHT = """() => {
    const { top, bottom } = document.querySelector('.content').getBoundingClientRect();
    return [...document.querySelectorAll('.content button.hex.live')].some(each => {
        const box = each.getBoundingClientRect();
        return box.top >= top && box.bottom <= bottom;
    });
}"""
BOXES = """() => ['#layer', '.bar'].map(name => {
    const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
    return { left, top, right, bottom };
})"""


def shown(person: Person) -> bool:
    return person.page.locator(LAYER).count() > 0


def apart(person: Person) -> bool:
    """Whether the layer leaves the question free."""
    one, other = person.page.evaluate(BOXES)
    beside = one["right"] <= other["left"] or other["right"] <= one["left"]
    return bool(beside or one["bottom"] <= other["top"] or other["bottom"] <= one["top"])


def test_a_preview_goes_with_its_reason(arrive: Arrive, server: Server) -> None:
    ada = arrive((1366, 650))
    ada.go(stage(ada, server.folder, "terraforming-mars", 3, LATE))
    ada.wait(".bar.mine")
    name = ada.page.locator(".moves .ref").first
    name.scroll_into_view_if_needed()
    ada.page.wait_for_timeout(1_500)  # scrolling closes a preview, also that of the log to its end
    for go in ("Escape", "scroll", "leave"):
        ada.page.mouse.move(1, 1)
        name.hover()
        ada.wait(LAYER)
        assert apart(ada)
        if go == "Escape":
            ada.page.keyboard.press("Escape")
        elif go == "scroll":
            ada.page.locator(".log").evaluate("log => log.scrollTop -= 50")
        else:
            ada.page.mouse.move(1, 1)
        ada.page.wait_for_selector(LAYER, state="detached")
    before = ada.step()
    name.hover()
    ada.wait(LAYER)
    name.click()
    ada.confirm()
    ada.until("before => document.querySelector('.screen').dataset.step !== before", before)
    assert not shown(ada), "the question has changed"


def test_reasons_keep_off_the_question(arrive: Arrive, server: Server) -> None:
    ada = arrive((1280, 620))
    ada.go(stage(ada, server.folder, "mission-red-planet", 4, EARLY))
    ada.wait(".bar.mine")
    things = ada.page.locator("button.spot.idle:visible")
    told = 0
    for number in range(min(things.count(), 14)):
        ada.page.mouse.move(1, 1)
        things.nth(number).hover()
        ada.page.wait_for_timeout(400)
        if shown(ada):
            told += 1
            assert apart(ada)
    assert told


def test_a_finger_reads_and_a_button_plays(browser: Browser, server: Server) -> None:
    ada = Person(browser, server.address, PHONE, touch=True)
    ada.go(stage(ada, server.folder, "terraforming-mars", 2, LATE))
    ada.wait(".bar.mine")
    ada.page.tap("[data-tab=hand]")
    card = ada.page.locator("section.hand li button.spot").first
    before = ada.step()
    card.tap(force=True)
    ada.wait("dialog[open] .card")
    assert ada.step() == before, "a touch only reads"
    ada.shot("sheet-phone")
    ada.page.locator("dialog[open] .buttons button").last.tap()
    ada.page.wait_for_selector("dialog[open]", state="detached")
    live = ada.page.locator("button.spot.live")
    for tab in ("hand", "board", "players"):
        if not live.count():
            ada.page.tap(f"[data-tab={tab}]")
    live.first.tap()
    ada.wait("dialog[open] [data-move]")
    assert not ada.violations(), "also the name of a card on the button that plays it can be read"
    ada.page.locator("dialog[open] [data-move]").first.tap()
    if ada.page.locator("[data-act=sure]").count():
        ada.page.locator("[data-act=sure]").tap()
    ada.until(MOVED, before)
    assert not ada.problems
    ada.context.close()


def test_two_fingers_zoom_the_map(browser: Browser, server: Server) -> None:
    ada = Person(browser, server.address, PHONE, touch=True)
    ada.go(stage(ada, server.folder, "terraforming-mars", 2, LATE))
    ada.wait(".bar.mine")
    ada.page.tap("[data-tab=board]")
    wide = "document.querySelector('.content .board').getBoundingClientRect().width"
    before = ada.page.evaluate(wide)
    fingers = ada.context.new_cdp_session(ada.page)
    for kind, apart in (("touchStart", 30), ("touchMove", 60), ("touchMove", 90)):
        points = [{"x": 195 - apart, "y": 300}, {"x": 195 + apart, "y": 300}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert ada.page.evaluate(wide) > 2 * before
    assert not ada.overflow()
    assert not ada.problems
    ada.context.close()


def test_a_place_that_is_asked_for_comes_into_view(arrive: Arrive, server: Server) -> None:
    """On a phone the board is opened and scrolled to where a tile may lie, whatever was looked at before."""
    ada = arrive((360, 640), moves="folded")
    ada.go(stage(ada, server.folder, "terraforming-mars", 3, LATE))
    ada.wait(".bar.mine")
    play = ada.api("GET", f"tables/{ada.table}")["play"]
    project = next(move["move"] for move in reversed(play["moves"]) if move["name"] == "project" and not move["ends"])
    ada.page.click("[data-tab=log]")
    ada.api("POST", f"tables/{ada.table}/moves", {"seat": 0, "step": play["step"], "moves": [project]})
    ada.wait(".screen[data-asked=place] [data-tab=board][aria-pressed=true]")
    ada.until(IN_SIGHT)


def test_the_menu_closes_and_gives_the_focus_back(arrive: Arrive) -> None:
    """And focus never falls to the body when the question changes."""
    ada = arrive()
    ada.sit(ME, {"kind": "bot", "level": "relaxed"}, seed="11")
    menus = 0
    for _ in range(20):
        ada.wait(".bar.mine", 60_000)
        assert ada.page.evaluate("document.activeElement !== document.body")
        spots = 0 if ada.page.locator("[data-act=done]").count() else ada.page.locator("button.spot.live").count()
        for number in range(spots):
            spot = ada.page.locator("button.spot.live").nth(number)
            if "choices" not in spot.inner_text():
                continue
            spot.click()
            ada.wait(".menu")
            ada.page.keyboard.press("Escape")
            ada.page.wait_for_selector(".menu", state="detached")
            assert ada.page.evaluate("document.activeElement.matches('.spot')")
            menus += 1
            break
        if menus:
            break
        ada.decide()
    assert menus
