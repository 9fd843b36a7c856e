"""Two windows of one seat, and a server that goes away and comes back: nobody is left with an old question or an old warning."""

import re
import signal

from playwright.sync_api import WebSocketRoute

from tests.web.house import Arrive, Person, Server
from tests.web.staged import LATE, stage

STEP = "document.querySelector('.screen').dataset.step"


def quiet_projects(person: Person) -> list[int]:
    """Standard projects that go on with a question of one's own."""
    moves = person.api("GET", f"tables/{person.table}")["play"]["moves"]
    return [move["move"] for move in moves if move["name"] == "project" and not move["ends"]]


def test_a_window_that_is_behind_shows_the_new_question_and_says_why(arrive: Arrive, server: Server) -> None:
    ada = arrive()
    ada.go(stage(ada, server.folder, "terraforming-mars", 3, LATE))
    ada.wait(".bar.mine")
    deaf = False

    def muffled(socket: WebSocketRoute) -> None:
        origin = socket.connect_to_server()
        origin.on_message(lambda message: None if deaf else socket.send(message))

    other = ada.context.new_page()
    other.route_web_socket(re.compile("/live"), muffled)
    other.goto(ada.page.url)
    other.wait_for_selector(".bar.mine")
    old = ada.step()
    first, second = quiet_projects(ada)[:2]
    deaf = True
    ada.page.locator(f".moves [data-move='{first}']").click()
    ada.until(f"old => {STEP} !== old", old)
    assert other.evaluate(STEP) == old
    deaf = False
    other.locator(f".moves [data-move='{second}']").click()
    other.wait_for_selector(".message .problem")
    other.wait_for_selector(f".screen:not([data-step='{old}'])")
    assert other.evaluate(STEP) == ada.step()
    assert other.locator(".bar h2").inner_text() == ada.page.locator(".bar h2").inner_text()
    assert other.evaluate("document.activeElement !== document.body")


def test_warnings_go_when_the_server_is_back(arrive: Arrive, server: Server) -> None:
    ada = arrive()
    ada.go(stage(ada, server.folder, "terraforming-mars", 3, LATE))
    ada.wait(".bar.mine")
    old = ada.step()
    project = quiet_projects(ada)[0]
    server.end(signal.SIGKILL)
    ada.wait(".lost")
    ada.page.locator(f".moves [data-move='{project}']").click()
    ada.wait(".message .problem")
    ada.shot("server-away")
    server.start()
    for gone in (".lost", ".message .problem"):
        ada.page.wait_for_selector(gone, state="detached", timeout=30_000)
    assert ada.step() == old, "what could not be sent has not happened"
    ada.page.locator(f".moves [data-move='{project}']").click()
    ada.until(f"old => {STEP} !== old", old)
