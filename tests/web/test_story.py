"""What others do is shown act by act; afterwards it can be gone through again, in the strip and in the log."""

import re
import time

import pytest

from tests.web.house import BOT, ME, PHONE, WIDE, Arrive, Person, Server
from tests.web.staged import LATE, stage

FLOWN = """() => {
    window.flown = 0;
    const count = changes => changes.forEach(({ addedNodes }) => addedNodes.forEach(node => {
        if (node.classList?.contains('flyer')) window.flown += 1;
    }));
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""
LOG = "document.querySelector('[role=log]')"
LAST = f"{LOG}.querySelector('li:last-child').textContent"
READ = f"window.read.getBoundingClientRect().top - {LOG}.getBoundingClientRect().top"
AT_END = f"(log => log.scrollTop > 0 && log.scrollHeight - log.scrollTop - log.clientHeight < 2)({LOG})"
SINCE = "() => document.querySelectorAll('.strip button').length"


def test_acts_of_others_are_shown_and_can_be_gone_through(arrive: Arrive) -> None:
    ada = arrive(pace="slow", moves="folded")
    ada.sit({**ME, "name": "Ada"}, BOT, BOT, seed="5")
    until = time.monotonic() + 60
    while not ada.page.locator("[data-stage] .card").count():
        assert time.monotonic() < until
        if ada.asked:
            ada.answer_once()
        time.sleep(0.1)
    shown = ada.page.locator("[data-stage]").inner_text()
    ada.page.click("[data-stage]")
    ada.until("shown => document.querySelector('[data-stage]')?.innerText !== shown", shown, 1)
    ada.wait(".bar.mine", 60_000)
    ada.page.wait_for_selector("[data-stage]", state="detached")
    ada.page.click("[data-act=recap]")
    ada.wait(".recap .told")
    ada.wait(".ring")
    acts = ada.page.evaluate(SINCE)
    assert acts == int(ada.page.locator("[data-act=recap]").inner_text())
    for _ in range(acts - 1):
        before = ada.page.locator(".recap .told").inner_text()
        ada.page.keyboard.press("ArrowRight")
        ada.until("before => document.querySelector('.recap .told').innerText !== before", before)
        ada.wait(".ring")
    assert ada.page.locator("[data-act=recap-next]").is_disabled()
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector(".recap", state="detached")

    everything = ada.page.locator(".log li").count()
    assert ada.page.locator(".log li.turn").count()
    assert ada.page.locator(".log li.act").count()
    ada.page.select_option("[data-act=log-filter]", "acts")
    assert 0 < ada.page.locator(".log li").count() < everything
    assert not ada.page.locator(".log li.result").count()
    ada.page.wait_for_selector(".ring", state="detached")
    ada.page.locator(".log li.act button").last.click()
    ada.wait(".ring")


def test_the_pace_can_be_none(arrive: Arrive) -> None:
    ada = arrive(pace="none")
    ada.sit({**ME, "name": "Ada"}, BOT, seed="5")
    ada.wait(".bar.mine", 60_000)
    assert not ada.page.locator("[data-stage]").count()


@pytest.mark.parametrize("motion", ["full", pytest.param("none", marks=pytest.mark.slow)])
def test_what_others_move_flies_to_its_place(arrive: Arrive, motion: str) -> None:
    ada = arrive(pace="fast", motion=motion)
    ada.sit({**ME, "name": "Ada"}, BOT, BOT, game="mission-red-planet", seed="5")
    ada.wait(".bar")
    ada.page.evaluate(FLOWN)
    until = time.monotonic() + 90
    while int(ada.page.locator(".screen").get_attribute("data-round") or 0) < 2:
        assert time.monotonic() < until
        if ada.asked:
            ada.answer_once()
        time.sleep(0.05)
    assert (ada.page.evaluate("window.flown") > 0) == (motion == "full")
    ada.until("() => !document.querySelector('.flyer')", seconds=30)


def test_a_line_shows_what_it_is_about(arrive: Arrive, server: Server) -> None:
    """A tile gets a ring; a card of somebody else lies nowhere, so it is shown. A finger turns to the tab and reads in a sheet."""
    for size in (WIDE, PHONE):
        ada = arrive(size, touch=size == PHONE, moves="folded")
        ada.go(stage(ada, server.folder, "terraforming-mars", 3, LATE))
        ada.wait(".bar.mine")
        click = "tap" if size == PHONE else "click"

        def line(words: str | re.Pattern[str], click: str = click, ada: Person = ada) -> None:
            if click == "tap":
                ada.page.tap("[data-tab=log]")
            found = ada.page.locator(".log button.line").filter(has_text=words).last
            found.scroll_into_view_if_needed()
            ada.page.wait_for_timeout(200)  # scrolling puts away what is shown beside a line
            getattr(found, click)()

        line("places a greenery tile")
        ada.wait(".ring")
        assert ada.page.locator(".board .map, .board .mars").first.is_visible()
        line(re.compile("(Bartholomew|Chandrasekhar) (plays|uses)"))
        ada.wait("dialog[open] article.card" if size == PHONE else "#layer article.card")
        if size == PHONE:
            ada.page.keyboard.press("Escape")
            ada.page.wait_for_selector("dialog[open]", state="detached")
            assert ada.page.evaluate("document.querySelector('[role=log]').scrollTop") > 0


def test_the_log_stays_where_somebody_reads(arrive: Arrive, server: Server) -> None:
    """Otherwise it is at its end, above all when one is asked."""
    ada, eve = arrive(moves="folded"), arrive()
    address = stage(ada, server.folder, "terraforming-mars", 3, LATE)
    for person in (ada, eve):
        person.go(address)
        person.wait(".bar")
        person.until(AT_END)
    eve.page.hover("[role=log]")
    eve.page.mouse.wheel(0, -200)
    eve.wait(".latest")
    eve.page.evaluate(f"window.read = [...{LOG}.querySelectorAll('li')].find(line => line.offsetTop > {LOG}.scrollTop + 100)")
    before, last = eve.page.evaluate(READ), eve.page.evaluate(LAST)
    play = ada.api("GET", f"tables/{ada.table}")["play"]
    project = next(move["move"] for move in play["moves"] if move["name"] == "project")
    ada.api("POST", f"tables/{ada.table}/moves", {"seat": 0, "step": play["step"], "moves": [project]})
    eve.until(f"last => {LAST} !== last", last)
    eve.page.wait_for_timeout(100)
    assert abs(eve.page.evaluate(READ) - before) < 2
    eve.page.click(".latest")
    eve.until(AT_END)
