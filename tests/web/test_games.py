"""Whole games of Pocket Mars in the browser: by mouse, by keyboard, at one screen, and through a crash of the server."""

import json
import signal

import pytest

from pavonis import load
from pavonis.core.record import Record, replay
from tests.web.house import BOT, ME, PHONE, Arrive, Person, Server, play_on, table_of_two


def totals(person: Person) -> dict[int, int]:
    """The points on the screen of the end."""
    cells = person.page.locator("[data-total]")
    return {
        int(cells.nth(n).get_attribute("data-total") or ""): int(cells.nth(n).inner_text().replace("−", "-"))
        for n in range(cells.count())
    }


def truth(person: Person) -> dict[int, int]:
    """The points the engine finds when it replays the record."""
    record = Record.from_json(json.dumps(person.api("GET", f"tables/{person.table}/record")))
    game = load(record.game, **record.options)
    state = replay(game, record)
    assert not game.waiting(state)
    return dict(enumerate(game.scores(state)))


@pytest.mark.parametrize("decisions", [8, pytest.param(2000, marks=pytest.mark.slow)])
def test_two_people_and_a_bot_play_to_the_end_by_mouse(arrive: Arrive, decisions: int) -> None:
    """The shorter run leaves the rest of the game to bots."""
    ada, bob, eve = arrive(), arrive(), arrive()
    table = table_of_two(ada, bob)
    eve.go(f"/table/{table}")
    ada.page.click("[data-act=start]")
    for person in (ada, bob, eve):
        person.wait(".bar")
    play_on([ada, bob], 8)
    bob.page.reload()
    bob.wait(".bar")
    assert eve.page.locator(".own").count() == 0, "a spectator has no hand"
    assert eve.page.locator("button.spot.live").count() == 0
    over = play_on([ada, bob], decisions)
    for seat, person in enumerate((ada, bob)):
        if not over:
            person.api("POST", f"tables/{table}/seats/{seat}/bot", {"level": "relaxed"})
    for person in (ada, bob, eve):
        person.to_result()
    assert totals(ada) == totals(bob) == totals(eve) == truth(ada)


@pytest.mark.slow
def test_two_people_play_to_the_end_by_keyboard(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table_of_two(ada, bob, bots=0)
    ada.page.click("[data-act=start]")
    for person in (ada, bob):
        person.wait(".bar")
    assert play_on([ada, bob], 2000, keyboard=True)
    assert totals(ada) == totals(bob) == truth(ada)


def test_a_few_turns_by_keyboard_from_the_shelf(arrive: Arrive) -> None:
    ada = arrive()
    ada.go("/")
    ada.wait(".game button.primary:enabled")
    ada._tab_to(".game button.primary")
    ada.page.keyboard.press("Enter")
    ada.wait(".bar")
    play_on([ada], 6, keyboard=True)


def test_a_few_turns_by_mouse_on_a_phone(arrive: Arrive) -> None:
    ada = arrive(PHONE)
    ada.go("/")
    ada.page.click(".game button.primary")
    ada.wait(".bar")
    play_on([ada], 8)
    assert ada.overflow() <= 0


def test_two_at_one_screen_are_hidden_from_each_other(arrive: Arrive) -> None:
    ada = arrive()
    ada.sit({**ME, "name": "Ada"}, {**ME, "name": "Bob"})
    for name in ("Ada", "Bob"):
        ada.wait("[data-act=uncover]")
        assert name in ada.page.locator("main h1").inner_text()
        assert ada.page.locator(".own, .card").count() == 0, "nothing is on the page behind the cover"
        ada.page.click("[data-act=uncover]")
        ada.wait(".bar.mine")
        ada.decide()


def test_a_killed_server_is_found_again_without_a_reload(arrive: Arrive, server: Server) -> None:
    ada, bob = arrive(), arrive()
    table_of_two(ada, bob)
    ada.page.click("[data-act=start]")
    for person in (ada, bob):
        person.wait(".bar")
        person.page.evaluate("window.sameplace = true")
    play_on([ada, bob], 6)
    server.end(signal.SIGKILL)
    for person in (ada, bob):
        person.wait(".lost")
    server.start()
    for person in (ada, bob):
        person.page.wait_for_selector(".lost", state="detached", timeout=30_000)
    play_on([ada, bob], 6)
    for person in (ada, bob):
        assert person.page.evaluate("window.sameplace"), "the page was not loaded anew"


def test_hint_and_chat(arrive: Arrive) -> None:
    ada = arrive()
    ada.sit(ME, ME, seed="7")
    for _ in range(2):
        ada.wait("[data-act=uncover]")
        ada.page.click("[data-act=uncover]")
        ada.wait(".bar.mine")
        ada.decide()
    ada.wait("[data-act=uncover]")
    ada.page.click("[data-act=uncover]")
    ada.wait(".bar.mine")
    for level in ("nudge", "why", "move"):
        ada.page.click("[data-act=hint]")
        ada.wait(f".message.hint[data-level={level}]")
    assert ada.page.locator(".moves .hinted").count() == 1
    ada.page.get_by_role("tab").nth(1).click()
    ada.page.locator(".chat input").fill("Hello")
    ada.page.keyboard.press("Enter")
    ada.wait(".chat li.say")


def test_reasons_stay_on_a_narrow_screen(arrive: Arrive) -> None:
    ada = arrive(PHONE)
    ada.sit(ME, BOT, BOT)
    ada.wait(".bar.mine")
    earth = ada.page.locator("button.spot.idle[data-spot=earth]")  # near the right edge, and nothing to do there yet
    earth.focus()
    ada.wait("[role=tooltip]")
    assert ada.overflow() <= 0


def test_a_card_that_cannot_be_played_says_why(arrive: Arrive) -> None:
    ada = arrive()
    ada.sit(ME, BOT)
    ada.wait(".bar.mine")
    ada.page.locator("[data-spot=earth]").hover()
    ada.wait("[role=tooltip]")
    assert len(ada.page.locator("[role=tooltip]").inner_text()) > 8
