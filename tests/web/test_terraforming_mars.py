"""Terraforming Mars in the browser: a whole game by mouse on the board, every size and language, and what the board says."""

import re
import time
from collections.abc import Callable
from functools import partial

import pytest

from pavonis.games.terraforming_mars import board
from pavonis.games.terraforming_mars.scoring import LINES
from pavonis.kit import terraforming as kit
from tests.web.house import BOT, LANGUAGES, ME, MOVED_ON, PHONE, ROOT, WIDE, Person
from tests.web.test_games import totals, truth
from tests.web.test_pages import check

Arrive = Callable[..., Person]
GAME = "terraforming-mars"
SCREENS = [(size, lang) for size in (WIDE, PHONE) for lang in LANGUAGES]
QUICK = [(WIDE, "en"), (PHONE, "ru")]
OTHERS = ["place", "corporation", "stock", "production", "seat"]
# What a player in a hurry wishes: cards at first, then to terraform by whatever is at hand.
EARLY = ["milestone", "card", "plants", "heat", "project:2", *OTHERS]
HASTE = ["milestone", "plants", "heat", "project:2", "project:1", "project:3", "card", *OTHERS]
EARLY_GENERATIONS = 3
# All that a decision needs to know of the page, at once.
LOOK = """() => {
    const shown = name => document.querySelector(`[data-act=${name}]`) !== null;
    return {
        spots: [...document.querySelectorAll('button.spot.live:not(.ticked)')].map(each => each.dataset.spot),
        acts: ['pay-usual', 'pay-open', 'done', 'usual'].filter(shown),
        generation: Number(document.querySelector('.generation b').innerText),
    };
}"""


def sit(person: Person, seats: int, **rest: object) -> None:
    """Open a table with bots."""
    person.sit({**ME, "name": "Ada"}, *[BOT] * (seats - 1), game=GAME, **rest)
    person.wait(".bar")


def wished(spots: list[str], wishes: list[str]) -> str | None:
    """The first thing that can be chosen, by these wishes."""
    for wish in wishes:
        for spot in spots:
            if spot == wish or spot.startswith(f"{wish}:"):
                return spot
    return None


def decide(person: Person) -> str:
    """Answer on the board, or in the bar or the list where the board has no place for it; the kind of thing that was chosen."""
    page, before = person.page, person.step()
    seen = page.evaluate(LOOK)
    early = seen["generation"] <= EARLY_GENERATIONS
    chosen = wished(seen["spots"], EARLY if early else HASTE) or "list"
    if "pay-open" in seen["acts"]:
        pay(person, "pay-usual" in seen["acts"])
        chosen = "pay"
    elif "done" in seen["acts"]:
        tick(person, seen["spots"][: 3 if early else 0])
        chosen = "done"
    elif chosen != "list":
        click(person, chosen)
    elif "usual" in seen["acts"]:
        page.click("[data-act=usual]")
    else:
        page.locator(".moves .move").first.click()
    if page.locator("[data-act=sure]").count():
        page.click("[data-act=sure]")
    person.until(MOVED_ON, before, seconds=60)
    return chosen.partition(":")[0]


def pay(person: Person, opened: bool) -> None:
    """Pay the usual way."""
    if not opened:
        person.page.click("[data-act=pay-open]")
    person.page.click("[data-act=pay-usual]")


def click(person: Person, spot: str) -> None:
    """Choose at a place; several moves of one place are offered beside it."""
    person.page.locator(f"button.spot.live[data-spot='{spot}']").first.click()
    if person.page.locator(".menu").count():
        person.page.locator(".menu [data-move]").first.click()


def tick(person: Person, spots: list[str]) -> None:
    """Tick things and send them."""
    done = person.page.locator("[data-act=done]")
    for spot in spots:
        person.page.locator(f"button.spot.live[data-spot='{spot}']").first.click()
    while not done.is_enabled():
        person.page.locator("button.spot.live:not(.ticked)").first.click()
    done.click()


def play_until(person: Person, reached: Callable[[], bool], seconds: float = 60) -> set[str]:
    """Answer on the board until something is reached; the kinds of things that were chosen."""
    kinds: set[str] = set()
    end = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < end, f"not reached in {seconds} s; chosen so far: {kinds}"
        if person.asked:
            kinds.add(decide(person))
        else:
            time.sleep(0.01)
    return kinds


def asked(person: Person) -> bool:
    return person.asked


def asked_to_place(person: Person) -> bool:
    return person.asked and person.page.locator("button.hex.live").count() > 0


def in_research(person: Person) -> bool:
    return person.asked and person.page.locator("[data-act=done]").count() > 0 and generation(person) > 1


def in_turn(person: Person) -> bool:
    return person.asked and person.page.locator("button.spot.live[data-spot=patents]").count() > 0


def generation(person: Person) -> int:
    return int(person.page.locator(".generation b").inner_text())


def fits(person: Person) -> bool:
    """Whether the page is no higher than the screen."""
    high, screen = person.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    return bool(high <= screen)


def test_the_map_is_that_of_the_engine() -> None:
    text = (ROOT / "web" / "src" / "games" / GAME / "map.ts").read_text()
    rows = re.search(r"const ROWS = \[(.*?)\];", text, re.DOTALL)
    assert rows
    assert re.findall(r'"([^"]+)"', rows[1]) == board.ROWS
    assert all(f'"{number}"' in text for number in board.VOLCANOES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_on_the_board_has_a_name(lang: str) -> None:
    shelf = pytest.importorskip("pavonis.server.shelf")
    roster = pytest.importorskip("pavonis.server.roster")
    labels = shelf.game(GAME, lang, roster.Roster({})).labels
    source = "".join(file.read_text() for file in (ROOT / "web" / "src" / "games" / GAME).glob("*.svelte"))
    wanted = set(re.findall(r'label\("(\w+)"\)', source)) | set(kit.RESOURCE_NAMES) | {f"{tag}_tag" for tag in kit.TAG_NAMES}
    wanted |= {f"{name}:{n}" for name in ("project", "milestone", "award") for n in range(5)} | {f"line:{line}" for line in LINES}
    wanted |= {f"{tile}_tile" for tile in board.TILE_NAMES} | {f"{cube}_cube" for cube in kit.CUBE_NAMES}
    assert [name for name in sorted(wanted) if not labels.get(name)] == []


def test_a_game_for_two_to_the_end_on_the_board(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, 2, seed="6")
    kinds = play_until(ada, lambda: ada.over, 300)
    assert {"corporation", "done", "card", "place", "project"} <= kinds
    assert totals(ada) == truth(ada)


@pytest.mark.parametrize(("size", "lang"), [one if one in QUICK else pytest.param(*one, marks=pytest.mark.slow) for one in SCREENS])
def test_table(arrive: Arrive, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    sit(ada, 2, seed="11")
    ada.wait(".bar.mine")
    for name, reached in {"start": asked, "place": asked_to_place, "research": in_research, "turn": in_turn}.items():
        play_until(ada, partial(reached, ada))
        check(ada, f"{GAME}-{name}", lang, size)
        assert size == PHONE or fits(ada), f"{name}: board, hand and decision fit the screen"


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_every_number_of_players(arrive: Arrive, seats: int, size: tuple[int, int]) -> None:
    ada = arrive(size, theme="light", palette="safe")
    sit(ada, seats, seed="3", options={"draft": seats > 1})
    play_until(ada, lambda: in_turn(ada) and generation(ada) > EARLY_GENERATIONS, 240)
    check(ada, f"{GAME}-{seats}-light", "en", size)
    if size == WIDE:
        assert fits(ada)
        edges = "['.player:last-child', '.bar'].map(name => document.querySelector(name).getBoundingClientRect().toJSON())"
        last, bar = ada.page.evaluate(edges)
        assert last["bottom"] <= bar["top"], "the players end above the decision"


@pytest.mark.slow
@pytest.mark.parametrize(("size", "lang"), SCREENS)
def test_end_and_replay(arrive: Arrive, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    sit(ada, 2, seed="12")
    ada.play_to_the_end()
    ada.wait("[data-total]", 60_000)
    ada.wait("figure svg")
    check(ada, f"{GAME}-end", lang, size)
    ada.go(f"/table/{ada.table}/replay")
    ada.wait(".timeline")
    for _ in range(30):
        ada.page.keyboard.press("ArrowRight")
    check(ada, f"{GAME}-replay", lang, size)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages(arrive: Arrive, lang: str) -> None:
    ada = arrive(WIDE, lang)
    for name, selector in {"rules": "article section", "cards": "li .card", "new": ".seats li"}.items():
        ada.go(f"/{name}/{GAME}")
        ada.wait(selector)
        check(ada, f"{GAME}-{name}", lang, WIDE)


def test_cards_are_bought_in_any_order_at_a_price_that_is_shown(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, 2, seed="4")
    ada.wait(".bar.mine")
    decide(ada)
    ada.wait("[data-act=done]")
    cards = [str(name) for name in ada.page.evaluate(LOOK)["spots"]]
    assert len(cards) == 10
    done = ada.page.locator("[data-act=done]")
    assert "0 M€" in done.inner_text()
    for spot in (cards[7], cards[2]):
        ada.page.click(f"[data-spot='{spot}']")
    assert "−6 M€" in done.inner_text()
    done.click()
    ada.wait("button.spot.live[data-spot=patents]", 60_000)
    hand = [spot.get_attribute("data-spot") for spot in ada.page.locator(".hand [data-spot]").all()]
    assert set(hand) == {cards[7], cards[2]}
    assert len(hand) == 2


def test_the_board_says_why_not(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, 2, seed="4")
    ada.wait(".bar.mine")
    play_until(ada, lambda: in_turn(ada))
    ada.page.locator("button.spot.idle[data-spot='milestone:0']").hover()
    ada.wait("[role=tooltip]")
    assert len(ada.page.locator("[role=tooltip]").inner_text()) > 8
    play_until(ada, lambda: asked_to_place(ada))
    ada.page.locator("button.hex:not(.live)").first.hover()
    ada.wait(".about .why")
    assert len(ada.page.locator(".about .why").first.inner_text()) > 8


def test_what_an_opponent_has_is_one_click_away(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, 2, seed="4")
    ada.wait(".bar.mine")
    play_until(ada, lambda: in_turn(ada))
    ada.page.locator("[data-act=details]").nth(1).click()
    ada.wait("dialog[open] .card")
    check(ada, f"{GAME}-details", "en", WIDE, full=False)
    scores = ada.api("GET", f"tables/{ada.table}")["play"]["observation"]["scores"]
    assert ada.page.locator("dialog tfoot td").inner_text() == str(scores[1])
