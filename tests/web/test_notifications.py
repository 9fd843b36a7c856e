"""Being told: asked at the first game with friends, pushed to a service worker, switched off in one place; and reading offline."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.sinks import Browser as Subscriber
from tests.server.sinks import Posted, Sink
from tests.web.house import BOT, ME, PHONE, WIDE, Arrive, Person, Server, visitors

# No push service can be reached from a test, so the browser is given a subscription whose keys and address are the test's own.
SUBSCRIBE = """
    const made = %s;
    const found = { endpoint: made.endpoint, toJSON: () => made, unsubscribe: async () => { mine = null; return true; } };
    let mine = null;
    PushManager.prototype.subscribe = async () => (mine = found);
    PushManager.prototype.getSubscription = async () => mine;
    Notification.requestPermission = async () => 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => (mine ? 'granted' : 'default') });
"""


@pytest.fixture
def heard() -> Iterator[Sink]:
    """A push service and webhook in a thread."""
    sink = Sink()

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            sink.posted.append(Posted(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(201)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    sink.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield sink
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def telling(tmp_path: Path, whole_browser: Browser) -> Iterator[Callable[..., Person]]:
    """Somebody comes to a server that tells at once."""
    server = Server(tmp_path, private_hosts="127.0.0.1", notify_seconds=0)
    server.start()
    with visitors(whole_browser, server) as come:
        yield come
    server.end()


def until(condition: Callable[[], object], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def seated(ada: Person, bob: Person) -> str:
    """A table of Ada and Bob, in the lobby; Bob has looked at it."""
    table: str = ada.api("POST", "tables", {"game": "pocket-mars", "seats": [ME, {"kind": "open"}]})["id"]
    ada.go(f"/table/{table}")  # a host who is away hands the table on
    ada.wait("[data-act=start]")
    bob.go(f"/table/{table}")
    bob.page.locator("[data-act=sit]").first.click()
    return table


def test_a_push_arrives_and_everything_can_be_switched_off(telling: Callable[..., Person], heard: Sink) -> None:
    ada, bob = telling(), telling(PHONE, "pl", worker=True)
    subscriber = Subscriber(heard)
    bob.context.add_init_script(SUBSCRIBE % json.dumps(subscriber.subscription()))
    bob.context.grant_permissions(["notifications", "clipboard-read", "clipboard-write"])
    bob.sit(ME, BOT)
    bob.wait(".screen")
    assert not bob.page.locator("[data-act=tell]").count(), "nobody is asked in a game against bots"
    table = seated(ada, bob)
    bob.wait("[data-act=tell]")
    bob.shot("ask-to-tell")
    bob.page.click("[data-act=tell]")
    bob.page.wait_for_selector("[data-act=tell]", state="detached")
    bob.go("/notifications")
    bob.wait("[data-act=remove]")
    assert ada.api("POST", f"tables/{table}/start")["status"] == "playing"
    until(lambda: heard.posted)
    told = subscriber.read(heard.posted[0])
    assert told["body"].startswith("Gra się zaczyna")
    shown = pushed(bob, told)
    assert [(each["title"], each["body"]) for each in shown] == [(told["title"], told["body"])]
    bob.shot("notifications")
    bob.page.uncheck("[data-tell=on]")
    until(lambda: bob.api("GET", "me/notifications")["preferences"]["on"] is False)
    ada.api("POST", f"tables/{table}/seats/0/concede")
    assert bob.api("GET", f"tables/{table}")["status"] == "finished"
    time.sleep(3)
    assert len(heard.posted) == 1, "nothing is told any more"


def pushed(person: Person, told: dict[str, Any]) -> list[dict[str, str]]:
    """Give a message to the service worker, as the browser does; what is shown then."""
    session = person.context.new_cdp_session(person.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    end = time.monotonic() + 30
    while not found:
        assert time.monotonic() < end
        person.page.wait_for_timeout(50)
    person.until("navigator.serviceWorker.ready.then(each => each.active?.state === 'activated')", seconds=60)
    message = {"origin": person.address, "registrationId": found[0], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)
    look = """navigator.serviceWorker.ready.then(each => each.getNotifications())
        .then(all => all.map(({ title, body }) => ({ title, body })))"""
    person.until(f"{look}.then(all => all.length > 0)", seconds=30)
    shown: list[dict[str, str]] = person.page.evaluate(look)
    return shown


def test_a_webhook_is_added_and_tried(telling: Callable[..., Person], heard: Sink) -> None:
    eve = telling(WIDE, "ru")
    eve.go("/notifications")
    eve.wait("[data-act=webhook]")
    eve.page.locator("form select").select_option("slack")
    eve.page.fill("input[type=url]", f"{heard.url}/hook")
    eve.page.click("[data-act=webhook]")
    eve.wait("[data-act=test]")
    eve.page.click("[data-act=test]")
    until(lambda: heard.posted)
    assert json.loads(heard.posted[0].body)["text"].startswith("*Pavonis*: Так Pavonis сообщит")
    eve.page.check("[data-tell=quiet]")
    eve.page.check("[data-tell=digest]")
    eve.wait("input[type=time]")
    eve.shot("notifications")
    chosen = eve.api("GET", "me/notifications")["preferences"]
    assert (chosen["quiet"], chosen["digest"]) == ([1320, 480], 1080)
    eve.page.click("[data-act=remove]")
    eve.page.wait_for_selector("[data-act=remove]", state="detached")


def test_the_icon_of_the_page_shows_whose_turn_it_is(arrive: Arrive) -> None:
    ada = arrive()
    ada.sit(ME, BOT)
    ada.wait(".bar.mine")
    ada.until("document.querySelector('link[rel=icon]').getAttribute('href') === '/favicon-turn.svg'")
    ada.page.click("a.home")
    ada.until("document.querySelector('link[rel=icon]').getAttribute('href') === '/favicon.svg'")


def test_rules_cards_and_replays_are_read_without_the_network(arrive: Arrive) -> None:
    ada = arrive(worker=True)
    ada.sit(ME, BOT, seed="3")
    table = ada.table
    ada.api("POST", f"tables/{table}/seats/0/concede")
    ada.go("/rules/pocket-mars")
    ada.until("navigator.serviceWorker.ready.then(each => each.active?.state === 'activated')", seconds=90)
    for path in ("/rules/pocket-mars", "/cards/pocket-mars", f"/table/{table}/replay"):
        ada.go(path)
        ada.page.wait_for_load_state("networkidle")
    ada.context.set_offline(True)
    ada.go("/rules/pocket-mars")
    ada.wait("main h1")
    assert "Pocket Mars" in ada.page.inner_text("main")
    ada.go("/cards/pocket-mars")
    ada.wait("main [data-card], main .card")
    ada.go(f"/table/{table}/replay")
    ada.wait(".screen, .replay, [data-step]")
    ada.context.set_offline(False)
