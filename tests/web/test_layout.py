"""Nothing on a board is covered, cut off or pushed out of the window: every game, every number of players, early and late."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pavonis.games import games, load
from pavonis.text import LANGUAGES
from tests.web.house import Arrive, Person, Server
from tests.web.staged import EARLY, LATE, stage

SIZES = [
    (360, 640), (390, 844), (412, 915), (768, 1024), (1024, 768), (1180, 820),
    (1280, 620), (1280, 800), (1366, 650), (1536, 730), (1920, 1080), (2560, 1440),
]  # fmt: skip
FEW = [(390, 844), (1280, 620), (1366, 650)]
DRAWN = "() => new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 60))"
LOOK = (Path(__file__).parent / "covered.js").read_text()
TABS = "[...document.querySelectorAll('[data-tab]')].filter(each => each.checkVisibility()).map(each => each.dataset.tab)"
CASES = [(game, seats, share) for game in games() for seats in load(game).seats for share in (EARLY, LATE)]
QUICK = {(game, max(load(game).seats), LATE) for game in games()}


def settled(person: Person) -> None:
    """Wait until the page is drawn as it will stay."""
    person.page.evaluate(DRAWN)


def seen(person: Person) -> list[dict[str, Any]]:
    """What cannot be read here, looked at again after a while: a busy machine draws a changed window in several steps."""
    settled(person)
    found: list[dict[str, Any]] = person.page.evaluate(LOOK)
    if found:
        person.page.wait_for_timeout(700)
        settled(person)
        found = person.page.evaluate(LOOK)
    return found


def look(person: Person) -> list[dict[str, Any]]:
    """What cannot be read: on every tab where there are tabs, and also under a dialog if one is open."""
    found = seen(person)
    if person.page.locator("dialog[open]").count():
        person.page.keyboard.press("Escape")
        person.page.wait_for_selector("dialog[open]", state="detached")
        found += seen(person)
    tabs = person.page.evaluate(TABS)
    for tab in tabs:
        person.page.click(f"[data-tab={tab}]")
        found += [{**each, "tab": tab} for each in seen(person)]
    person.page.mouse.move(1, 1)
    return found


def measure(person: Person, address: str, lang: str, sizes: list[tuple[int, int]], where: str) -> list[str]:
    """Look at a table in a language and in many sizes; what is wrong there, one line each."""
    person.page.add_init_script(f"localStorage.setItem('pavonis.lang', '{lang}')")
    person.go(address)
    person.wait(".bar")
    person.page.mouse.move(1, 1)
    person.page.evaluate("document.fonts.ready.then(() => true)")
    problems = []
    counts: Counter[str] = Counter()
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        for each in look(person):
            counts[f"{width}x{height}"] += 1
            told = " ".join(str(value) for value in each.values() if value)
            problems.append(f"{where} {lang} {width}x{height}: {told}")
    print(where, lang, dict(counts) or 0)
    return problems


@pytest.mark.parametrize(
    ("game", "seats", "share"), [case if case in QUICK else pytest.param(*case, marks=pytest.mark.slow) for case in CASES]
)
def test_every_text_can_be_read(
    arrive: Arrive, server: Server, game: str, seats: int, share: float, request: pytest.FixtureRequest
) -> None:
    """In the ordinary tests the fullest tables, in few sizes and the language with the longest words; else everything."""
    ada = arrive(moves="folded")
    address = stage(ada, server.folder, game, seats, share)
    everything = request.config.getoption("-m") != "not slow"
    where = f"{game} {seats} {'early' if share == EARLY else 'late'}"
    problems = []
    for lang in LANGUAGES if everything else ("ru",):
        problems += measure(ada, address, lang, SIZES if everything else FEW, where)
    assert not problems, "\n".join(problems[:40])
