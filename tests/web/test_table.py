"""What people do at a table besides moving: take back, leave and return, invite again, replay, play again, change devices."""

import json
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

from tests.web.house import BOT, ME, Arrive, Person, Server, table_of_two
from tests.web.staged import LATE, stage

SHORTLY = 2_000  # milliseconds; the server of these tests calls somebody absent after a second
LAUNCH = "[data-move='20']"  # an action that shows nothing hidden
WAITS = """
    window.waits = [];
    const later = window.setTimeout;
    window.setTimeout = (act, wait = 0, ...rest) => (window.waits.push(wait), later(act, wait, ...rest));
"""
AWAY = """
    window.noticed = [];
    window.Notification = class {
        static permission = "granted";
        constructor(title, about) { window.noticed.push(`${title}: ${about.body}`); }
        close() {}
    };
    Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""


def act(person: Person, name: str) -> None:
    person.page.click(f"[data-act={name}]")


def prepared(ada: Person, bob: Person) -> tuple[Person, Person]:
    """Two people who have prepared: who moves first, and the other one."""
    act(ada, "start")
    for person in (ada, bob):
        person.wait(".bar.mine")
        person.decide()
    for _ in range(200):
        asked = [person for person in (ada, bob) if person.page.locator(LAUNCH).count()]
        if asked:
            return asked[0], bob if asked[0] is ada else ada
        ada.page.wait_for_timeout(50)
    raise AssertionError("nobody may launch")


def test_a_step_is_taken_back(arrive: Arrive) -> None:
    """Alone at once, over somebody else's step with consent; the tab says whose turn it is, and so does a notification."""
    ada, bob = arrive(), arrive(notify="on")
    bob.context.add_init_script(AWAY)
    table_of_two(ada, bob, bots=0)
    first, second = prepared(ada, bob)
    at = first.step()
    assert first.page.title().startswith("● Your turn")
    assert not second.page.title().startswith("●")
    first.page.click(LAUNCH)
    second.wait(LAUNCH)
    act(first, "undo")
    first.wait(LAUNCH)
    assert first.step() != at, "an undo is a step too"
    assert not second.page.locator(".bar.mine").count()
    bob.page.evaluate("window.away = true")
    first.page.click(LAUNCH)
    second.wait(LAUNCH)
    second.page.click(LAUNCH)
    first.wait(".bar.mine")
    act(first, "undo")
    second.wait("[data-act=agree]")
    first.shot("undo-asked")
    act(second, "refuse")
    second.page.wait_for_selector("[data-act=agree]", state="detached")
    act(first, "undo")
    act(second, "agree")
    second.page.wait_for_selector(".bar.mine", state="detached")
    first.wait(LAUNCH)
    told = bob.page.evaluate("window.noticed")
    assert told
    assert all(re.match(r"Your turn – Pocket Mars: \S", each) for each in told)


def test_seats_change_hands(arrive: Arrive) -> None:
    """A bot stands in and goes, a lost seat is given anew, seats move to another device."""
    ada, bob, eve, phone = arrive(), arrive(), arrive(), arrive()
    table_of_two(ada, bob, bots=0)
    prepared(ada, bob)
    bob.page.click("[data-act=seats]")
    act(bob, "leave")
    bob.wait("[data-act=return]")
    bob.page.keyboard.press("Escape")
    ada.wait("[data-kind=away]")
    if ada.page.locator(LAUNCH).count():
        ada.page.click(LAUNCH)
    ada.until("() => document.querySelectorAll('.log li').length > 0")
    bob.page.locator(".message [data-act=return]").click()
    ada.page.wait_for_selector("[data-kind=away]", state="detached")
    bob.wait(".own")

    ada.page.click("[data-act=seats]")
    ada.wait("dialog li:nth-child(2) >> text=/· connected/")  # on a busy machine it may take a while until that is seen
    act(ada, "invite-again")
    ada.wait("dialog .problem")
    assert ada.page.locator("dialog li .copy").count() == 0, "nobody is invited to the seat of somebody who is there"
    table = bob.table
    bob.go("/settings")
    ada.wait("dialog li:nth-child(2) >> text=not connected")
    ada.page.wait_for_timeout(SHORTLY)
    until = time.monotonic() + 30
    while not ada.page.locator("dialog li .copy input").count():
        assert time.monotonic() < until, "somebody who is away gives the seat free"
        act(ada, "invite-again")
        ada.page.wait_for_timeout(SHORTLY)
    eve.page.goto(ada.page.locator("dialog li .copy input").input_value())
    eve.wait("[data-act=sit]")
    act(eve, "sit")
    ada.page.keyboard.press("Escape")
    ada.wait(".message >> text=asks to take")
    ada.shot("handover-asked")
    eve.wait(".own")
    bob.go(f"/table/{table}")
    bob.wait(".screen.watching")
    assert bob.page.locator("button.spot.live").count() == 0, "who has lost the seat only looks on"

    eve.go("/settings")
    act(eve, "transfer")
    eve.wait(".copy input")
    phone.page.goto(eve.page.locator(".copy input").input_value())
    act(phone, "take")
    phone.wait("a.table")
    phone.go(f"/table/{table}")
    phone.wait(".own")
    eve.go(f"/table/{table}")
    eve.wait(".screen.watching")


def test_after_the_end(arrive: Arrive, tmp_path: Path) -> None:
    """Bots play on for both; the record is downloaded, replayed by somebody else, and a rematch follows."""
    ada, bob, eve = arrive(), arrive(), arrive()
    table = table_of_two(ada, bob, bots=0)
    act(ada, "start")
    for seat, person in enumerate((ada, bob)):
        person.wait(".bar.mine")
        person.api("POST", f"tables/{table}/seats/{seat}/bot", {"level": "relaxed"})
    ada.to_result()
    with ada.page.expect_download() as download:
        act(ada, "record")
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["game"] == "pocket-mars"
    eve.go("/replay")
    eve.page.set_input_files("input[type=file]", file)
    eve.wait(".timeline")
    eve.page.keyboard.press("End")
    eve.until("() => document.querySelectorAll('.log li').length > 20")
    eve.go("/replay")
    record = json.loads(file.read_text())
    record["entries"][4][1] = 99_999
    for text, reason in (("{}", "not a Pavonis game"), (json.dumps(record), "move 5 breaks the rules")):
        file.write_text(text)
        eve.page.set_input_files("input[type=file]", file)
        eve.until("text => document.querySelector('.problem')?.innerText.includes(text)", reason)
    act(ada, "rematch")
    ada.wait("[data-act=start]")
    bob.to_result()
    bob.page.click(f"a[href='/table/{ada.table}']")
    bob.wait(".seats")
    act(ada, "start")
    for person in (ada, bob):
        person.wait(".bar.mine")


def test_the_last_step_of_a_turn_waits(arrive: Arrive) -> None:
    """It is held until one ends the turn, and can be taken back until then; ordinary draws are asked about by nobody."""
    ada = arrive(hold="on")
    ada.sit(ME, BOT, seed="11")
    held = 0
    for _ in range(60):
        if held == 2 or ada.over:
            break
        ada.wait(".bar.mine", 60_000)
        view = ada.api("GET", f"tables/{ada.table}")["play"]
        before = ada.step()
        ending = [move["move"] for move in view["moves"] if move["ends"] and move["name"] == "launch"]
        if not ending:
            ada.decide()
            continue
        ada.page.locator(f".moves [data-move='{ending[0]}']").click()
        ada.wait("[data-act=confirm]")
        assert ada.page.locator("dialog[open]").count() == 0
        ada.shot("held")
        assert ada.api("GET", f"tables/{ada.table}")["play"]["step"] == view["step"], "nothing is sent yet"
        act(ada, "unhold")
        ada.page.wait_for_selector("[data-act=confirm]", state="detached")
        ada.page.locator(f".moves [data-move='{ending[0]}']").click()
        ada.wait("[data-act=confirm]")
        ada.page.locator("[data-act=confirm]").focus()
        ada.page.keyboard.press("Enter")
        ada.until("before => document.querySelector('.screen').dataset.step !== before", before)
        held += 1
    assert held == 2


def test_a_pass_that_gives_something_up_is_asked_about(arrive: Arrive, server: Server) -> None:
    """Not under digit 1, and not before one has read what could still be done."""
    ada = arrive()
    ada.go(stage(ada, server.folder, "terraforming-mars", 3, LATE, seed=14))  # a first action, with cards that can be played
    ada.wait(".bar.mine")
    moves = ada.api("GET", f"tables/{ada.table}")["play"]["moves"]
    leaving = next(move["move"] for move in moves if move["name"] == "pass")
    assert ada.page.locator(f".move[data-move='{leaving}'] kbd").inner_text() == "0"
    assert any(move["name"] in ("use", "play") for move in moves)
    before = ada.step()
    ada.page.keyboard.press("0")
    ada.wait("dialog[open] .left li")
    ada.shot("pass-asked")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("dialog[open]", state="detached")
    assert ada.step() == before


def test_bots_are_paced_and_can_be_skipped(arrive: Arrive) -> None:
    ada = arrive(pace="slow", motion="full")
    ada.sit(ME, BOT, BOT, BOT, seed="5")
    for _ in range(30):
        ada.wait(".bar.mine", 60_000)
        ada.decide()
        ada.page.wait_for_timeout(700)
        if ada.page.locator("[data-act=skip]").count():
            break
    act(ada, "skip")
    assert ada.page.locator("[data-act=skip]").count() == 0
    ada.wait(".bar.mine")


def test_who_can_only_pass_passes_after_a_pause(arrive: Arrive) -> None:
    """The server's view is narrowed to a pass on its way; the page posts it by itself, and not at once."""
    ada = arrive()
    ada.context.add_init_script(WAITS)
    posted: list[Any] = []

    def narrowed(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            found = json.loads(message)
            play = found["type"] == "view" and found["view"]["play"]
            if play and play["moves"]:
                play["moves"] = [{**play["moves"][0], "move": 7, "name": "pass", "reveals": False}]
                play["question"] |= {"least": 1, "most": 1, "among": []}
                play["among"] = []
            socket.send(json.dumps(found))

        server.on_message(told)

    def heard(route: Route) -> None:
        posted.append(route.request.post_data_json)
        route.fulfill(json={"step": 0})

    ada.page.route_web_socket(re.compile("/live"), narrowed)
    ada.page.route("**/moves*", heard)
    ada.sit(ME, BOT)
    for _ in range(200):
        if posted:
            break
        ada.page.wait_for_timeout(100)
    assert [post["moves"] for post in posted] == [[7]]
    assert [wait for wait in ada.page.evaluate("window.waits") if 1200 <= wait <= 3500]
