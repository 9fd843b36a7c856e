"""Mission: Red Planet in the browser: a whole game by mouse on the board, every size and language, and what the board says."""

import time
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator

from tests.web import board
from tests.web.board import SIZED, fits
from tests.web.house import MOVED_ON, PHONE, WIDE, Arrive, Person
from tests.web.test_games import totals, truth
from tests.web.test_pages import check

GAME = "mission-red-planet"
# A point of a thing that nothing else covers, nor a pixel or two beside it: regions are bent, and astronauts stand in them.
BARE = """thing => {
    const bare = (x, y) => document.elementFromPoint(x, y)?.closest('button') === thing;
    thing.scrollIntoView({block: 'center'});
    const {left, top, width, height} = thing.getBoundingClientRect();
    for (let row = 1; row < 16; row++) for (let column = 1; column < 16; column++) {
        const [x, y] = [left + width * column / 16, top + height * row / 16];
        if (bare(x, y) && bare(x - 2, y - 2) && bare(x + 2, y - 2) && bare(x - 2, y + 2) && bare(x + 2, y + 2)) return [x, y];
    }
    return null;
}"""

sit = partial(board.sit, game=GAME)


IN_SIGHT = """() => {
    const missions = [...document.querySelectorAll('.own .cards .live')];
    return missions.length === 2 && missions.every(each => each.getBoundingClientRect().bottom <= innerHeight);
}"""


def press(person: Person, thing: Locator) -> None:
    """Click where a thing itself lies."""
    point = thing.evaluate(BARE)
    assert point, f"{thing.get_attribute('data-spot')} is covered by other things"
    person.page.mouse.click(*point)


def decide(person: Person) -> None:
    """Answer on the board, or in the list where the board has no place for it."""
    page, before = person.page, person.step()
    spots = page.locator("button.spot.live:not(.ticked)")
    if page.locator("[data-act=done]").count():
        while not page.locator("[data-act=done]").is_enabled():
            press(person, person._any(spots))
        page.locator("[data-act=done]").click()
    elif spots.count():
        press(person, person._any(spots))
        if page.locator(".menu").count():
            person._any(page.locator(".menu [data-move]")).click()
    else:
        person._any(page.locator(".moves .move")).click()
    person.confirm()
    person.until(MOVED_ON, before)


def play_until(person: Person, reached: Callable[[], bool], decisions: int = 300) -> set[str]:
    """Answer on the board until something is reached; the kinds of things that were chosen from."""
    kinds: set[str] = set()
    quiet = time.monotonic()
    while not reached():
        assert time.monotonic() - quiet < 60, "nobody is asked anything"
        if not person.asked:
            time.sleep(0.02)
            continue
        names = [spot.get_attribute("data-spot") or "" for spot in person.page.locator("button.spot.live").all()]
        kinds |= {name.partition(":")[0] for name in names}
        decide(person)
        decisions -= 1
        assert decisions, "the game does not get there"
        quiet = time.monotonic()
    return kinds


def test_a_game_for_three_to_the_end_on_the_board(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, seats=3, seed="6")
    kinds = play_until(ada, lambda: ada.over)
    assert {"card", "character", "pad"} <= kinds
    assert totals(ada) == truth(ada)


@pytest.mark.parametrize(("size", "lang"), SIZED)
def test_table(arrive: Arrive, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    sit(ada, seats=3, seed="11")
    ada.wait(".bar.mine")
    check(ada, f"{GAME}-mission", lang, size)
    for _ in range(6):
        ada.wait(".bar.mine", 60_000)
        decide(ada)
    ada.wait(".bar.mine", 60_000)
    check(ada, f"{GAME}-table", lang, size)
    assert size == PHONE or fits(ada), "board, hand and decision fit the screen"


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_every_number_of_players(arrive: Arrive, seats: int, size: tuple[int, int]) -> None:
    ada = arrive(size, theme="light", palette="safe")
    sit(ada, seats=seats, seed="3")
    for _ in range(24):
        ada.wait(".bar.mine", 60_000)
        decide(ada)
        assert ada.overflow() <= 0
        assert size == PHONE or fits(ada), "board, hand and decision fit the screen"
    ada.wait(".bar.mine", 60_000)
    check(ada, f"{GAME}-{seats}-light", "en", size)
    ada.play_to_the_end()
    ada.to_result()
    assert totals(ada) == truth(ada)


def test_the_countdown_is_shown_character_by_character(arrive: Arrive) -> None:
    ada = arrive(motion="full", pace="fast")
    sit(ada, seats=3, seed="7")
    ada.wait(".bar.mine")
    ada.page.evaluate(
        """() => {
            window.turned = [];
            new MutationObserver(() => {
                const found = document.querySelector('.stage p')?.innerText;
                if (found && found !== window.turned.at(-1)) window.turned.push(found);
            }).observe(document.querySelector('.board'), {childList: true, subtree: true});
        }"""
    )
    for _ in range(2):
        ada.wait(".bar.mine", 60_000)
        decide(ada)
    ada.until(r"() => window.turned.some(text => /^\d \S+/.test(text))", seconds=30)  # its number and its name


def test_a_played_character_says_why_it_cannot_be_chosen(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, seats=3, seed="11")
    ada.wait(".bar.mine")
    decide(ada)
    ada.wait("[data-spot='character:8'].live", 60_000)
    press(ada, ada.page.locator("[data-spot='character:8']"))
    ada.wait("li.played [data-spot='character:8']", 60_000)
    ada.page.locator("[data-spot='character:8']").hover()
    ada.wait("[role=tooltip]")
    assert len(ada.page.locator("[role=tooltip]").inner_text()) > 8


def test_ships_are_named_from_right_to_left_and_undone(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, seats=4, seed="6")
    ada.wait(".bar.mine")
    ada.page.set_viewport_size({"width": 1280, "height": 620})
    ada.until(IN_SIGHT)
    ada.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    decide(ada)  # a mission
    ada.wait("[data-spot='character:7'].live")
    press(ada, ada.page.locator("[data-spot='character:7']"))  # the Scientist, who draws a card when two have boarded
    ada.wait("[data-spot^='pad:'].live", 60_000)
    live = ada.page.locator("button[data-spot^='pad:'].live")
    pads = [spot.get_attribute("data-spot") or "" for spot in live.all()]
    for _ in range(2):
        before = ada.step()
        press(ada, ada.page.locator(f"[data-spot='{pads[-1]}']"))
        ada.until(MOVED_ON, before)
        offered = [spot.get_attribute("data-spot") for spot in live.all()]
        assert pads[0] in offered, "the second astronaut may board a ship on the left of the first"
        before = ada.step()
        ada.page.locator("[data-act=undo]").click()
        ada.until(MOVED_ON, before)
        assert [spot.get_attribute("data-spot") for spot in live.all()] == pads
    for pad in (pads[-1], pads[0]):
        before = ada.step()
        press(ada, ada.page.locator(f"[data-spot='{pad}']"))
        ada.until(MOVED_ON, before)
