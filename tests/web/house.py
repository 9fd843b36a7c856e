"""A server process of its own, and people who sit in front of browsers."""

import functools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, TimeoutError

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ROOT / "build" / "screens"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDE = (1280, 800)
PHONE = (390, 844)
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "relaxed"}
MOVED_ON = """before => document.querySelector('[data-total], [data-act=result]')
    || document.querySelector('.screen')?.dataset.step !== before"""
REFUSED = ("Failed to load resource", "WebSocket connection to", "Service Worker registration blocked")
KNOWN = "https://svelte.dev/e/derived_inert"  # a part that is gone is asked once more; nothing of it is shown
STARTING = 90  # seconds: two on a quiet machine, twenty on one that has much else to do
SERVE = "from pavonis.cli import main; main()"


@functools.cache
def axe() -> str:
    return AXE.read_text()


class Server:
    """The server on a database file; it can be killed and started again at the same address."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None, **more: object) -> None:
        self.environment = os.environ if environment is None else environment
        self.more = more
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        settings = {
            "port": self.port, "database": self.folder / "tables.db", "bot_workers": 1, "log_level": "error",
            "rate": 0, "connections": 1000, "tables_limit": 1000, "full_sync": "false",
            "absent_minutes": 1 / 60, "handover_seconds": 1, "sweep_seconds": 1, **self.more,
        }  # fmt: skip
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, "serve", "--no-open"],
                env={
                    **self.environment,
                    "TMPDIR": str(self.folder),
                    **{f"PAVONIS_{name.upper()}": str(value) for name, value in settings.items()},
                },
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        end = time.monotonic() + STARTING
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        self.end(signal.SIGKILL)
        raise RuntimeError((self.folder / "log").read_text())

    def end(self, how: int = signal.SIGTERM) -> None:
        """End it gently, or with SIGKILL: its workers too."""
        if self.process is None:
            return
        if how == signal.SIGKILL:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)  # it ends its workers in order
        self.process.wait(timeout=30)
        self.process = None


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = WIDE,
        lang: str = "en",
        *,
        touch: bool = False,
        worker: bool = False,  # a service worker would answer requests that tests want to see
        **chosen: str,
    ) -> None:
        self.address = address
        self.problems: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            has_touch=touch,
            permissions=["clipboard-read", "clipboard-write"],
            service_workers="allow" if worker else "block",
        )
        settings = {"lang": lang, "pace": "none", "motion": "none", "theme": "dark", "hold": "off", "moves": "open", **chosen}
        keep = "for (const [name, value] of Object.entries(%s)) localStorage.getItem(name) ?? localStorage.setItem(name, value);"
        self.context.add_init_script(keep % json.dumps({f"pavonis.{name}": value for name, value in settings.items()}))
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._hear)
        self.unanswered: set[Request] = set()
        self.page.on("request", self._ask)
        for end in ("requestfinished", "requestfailed"):
            self.page.on(end, self._answer)
        self.rng = random.Random(lang)

    def _hear(self, message: ConsoleMessage) -> None:
        """Whatever the page complains about is a fault of the page; what the network or the server refuses is not."""
        if message.type in ("error", "warning") and not message.text.startswith((*REFUSED, KNOWN)):
            self.problems.append(message.text)

    def _ask(self, request: Request) -> None:
        self.unanswered.add(request)

    def _answer(self, request: Request) -> None:
        self.unanswered.discard(request)

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def wait(self, selector: str, timeout: float = 20_000) -> None:
        try:
            self.page.wait_for_selector(selector, timeout=timeout)
        except TimeoutError as error:
            error.add_note(f"at {self.page.url}; unanswered: {[each.url for each in self.unanswered]}; said: {self.problems}")
            raise

    def until(self, condition: str, argument: object = None, seconds: float = 20) -> None:
        """Wait for a condition; the page's policy forbids what Playwright itself would use."""
        end = time.monotonic() + seconds
        while not self.page.evaluate(condition, argument):
            assert time.monotonic() < end, condition
            time.sleep(0.02)

    def api(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server directly, as this person."""
        answer = self.context.request.fetch(
            f"{self.address}/api/{path}", method=method, data=body, headers={"Content-Type": "application/json"}
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.text() else None

    def sit(self, *seats: dict[str, str], game: str = "pocket-mars", **rest: object) -> None:
        """Open a table, start it and look at it."""
        view = self.api("POST", "tables", {"game": game, "seats": list(seats), "start": True, **rest})
        self.go(f"/table/{view['id']}")

    @property
    def table(self) -> str:
        """The table on the screen."""
        return self.page.url.partition("/table/")[2].partition("/")[0]

    @property
    def asked(self) -> bool:
        return self.page.locator(".bar.mine").count() > 0

    @property
    def over(self) -> bool:
        """Whether the game has ended; the last board stays until one goes on to the result."""
        if self.page.locator("[data-act=result]").count():
            self.page.click("[data-act=result]")
            self.wait("[data-total]")  # the result is a file of its own
        return self.page.locator("[data-total]").count() > 0

    def to_result(self) -> None:
        """Wait for the end of the game, and go on from the last board to the result."""
        self.wait("[data-act=result], [data-total]", 60_000)
        assert self.over

    def step(self) -> str:
        return self.page.locator(".screen").get_attribute("data-step") or ""

    def confirm(self) -> None:
        """Mean it, where the page asks whether a step is meant."""
        sure = self.page.locator("[data-act=sure]")
        if sure.count():
            sure.click()

    def decide(self, keyboard: bool = False) -> None:
        """Answer the question on the screen, by mouse on the board where that is possible, or by keyboard alone."""
        before = self.step()
        if keyboard:
            self._by_keys()
        else:
            self._by_mouse()
        if self.page.locator("[data-act=confirm]").count():
            self.page.locator("[data-act=confirm]").click()
        self.until(MOVED_ON, before)

    def _by_mouse(self) -> None:
        page = self.page
        if page.locator("[data-act=pay]").count():
            page.locator("[data-act=pay]").click()
        elif page.locator("[data-act=done]").count():
            for _ in range(8):
                if page.locator("[data-act=done]").is_enabled():
                    break
                spots = page.locator("button.spot.live:not(.ticked)")
                self._any(spots if spots.count() else page.locator(".moves .move[aria-pressed=false]")).click()
            page.locator("[data-act=done]").click()
        else:
            spots = page.locator("button.spot.live")
            target = self._any(spots) if spots.count() else self._any(page.locator(".moves .move"))
            target.click()
            if page.locator(".menu").count():
                self._any(page.locator(".menu [data-move]")).click()
        self.confirm()

    def _by_keys(self) -> None:
        page = self.page
        if not page.locator("[data-callout]").count():  # who closes it has read it
            page.keyboard.press("Escape")
        if page.locator("[data-act=done]").count():
            for _ in range(60):
                if page.locator("[data-act=done]").is_enabled():
                    break
                page.keyboard.press("Tab")
                pressed = "document.activeElement.matches('.move[aria-pressed=false]')"
                if page.evaluate(pressed):
                    page.keyboard.press("Space")
            self._tab_to("[data-act=done]")
            page.keyboard.press("Enter")
        else:
            keys = [key for key in page.locator(".moves kbd").all_inner_texts() if key != "·"]
            page.keyboard.press(self.rng.choice(keys).replace("⇧", "Shift+"))
        if page.locator("[data-act=sure]").count():
            page.keyboard.press("Enter")

    def _tab_to(self, selector: str) -> None:
        for _ in range(120):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by keyboard")

    def _any(self, found: Locator) -> Locator:
        return found.nth(self.rng.randrange(found.count()))

    def shot(self, name: str, full: bool = False) -> None:
        """Leave a picture of the page for people to look at."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}.png", full_page=full)

    def violations(self) -> list[str]:
        """What axe finds that is serious."""
        if self.page.evaluate("typeof axe === 'undefined'"):
            self.page.evaluate(axe())
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{each['id']}: {each['help']}: {[node['html'][:120] for node in each['nodes'][:3]]}"
            for each in found["violations"]
            if each["impact"] in ("serious", "critical")
        ]

    def overflow(self) -> int:
        """By how much the page is wider than the screen."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def play_to_the_end(self) -> None:
        """Answer for one's own seats, without looking: the page of the table comes back when the game is over."""
        table = self.table
        self.go("/licences.txt")  # a page that draws every move costs more than the game
        for _ in range(3000):
            if self.api("GET", f"tables/{table}")["status"] != "playing":
                return self.go(f"/table/{table}")
            if not self.answer_once(table):
                time.sleep(0.02)
        raise AssertionError("the game does not end")

    def answer_once(self, table: str = "") -> int:
        """Answer for a seat of one's own if it is asked; how many answers that makes."""
        table = table or self.table
        view = self.api("GET", f"tables/{table}")
        play = view["play"]
        if view["status"] != "playing" or view["viewer"] not in play["waiting"] or not play["moves"]:
            return 0
        body = {"seat": view["viewer"], "step": play["step"], "moves": [self.rng.choice(play["moves"])["move"]]}
        self.api("POST", f"tables/{table}/moves", body)
        return 1


Arrive = Callable[..., Person]  # what the fixture `arrive` is


def play_on(people: list[Person], decisions: int, keyboard: bool = False) -> bool:
    """Let people answer whoever is asked; whether the game has ended."""
    made = 0
    quiet = time.monotonic()
    while made < decisions:
        if all(person.over for person in people):
            return True
        for person in people:
            if person.asked:
                person.decide(keyboard)
                made += 1
                quiet = time.monotonic()
        if time.monotonic() - quiet > 60:
            raise AssertionError("nobody is asked anything")
        time.sleep(0.02)
    return all(person.over for person in people)


def table_of_two(ada: Person, bob: Person, bots: int = 1) -> str:
    """Two people by an invitation link, and bots."""
    ada.go("/new/pocket-mars")
    ada.wait(".seats li")
    choose = ada.page.locator(".seats select").nth(4)
    if bots:
        choose.select_option("relaxed")
    else:
        ada.page.locator(".seats li").nth(2).get_by_role("button").click()
    ada.page.locator(".seats input.input").first.fill("Ada")
    ada.page.click("[data-act=open]")
    ada.wait("[data-act=invite]")
    ada.page.click("[data-act=invite]")
    ada.wait(".copy input")
    link = ada.page.locator(".seats .copy input").first.input_value()
    bob.page.goto(link)
    bob.wait("[data-act=sit]")
    bob.page.locator("input.input").fill("Bob")
    bob.page.click("[data-act=sit]")
    bob.wait(".seats")
    ada.page.wait_for_selector("[data-act=start]:not([disabled])")
    return ada.table


@contextmanager
def visitors(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """People who come to a server: `come(size, lang)`. When they leave, none of them may have met a problem."""
    people: list[Person] = []

    def come(*words: Any, **chosen: Any) -> Person:
        people.append(Person(browser, server.address, *words, **chosen))
        return people[-1]

    yield come
    for person in people:
        problems = person.problems
        person.context.close()
        assert not problems, problems
