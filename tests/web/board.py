"""What the tests of the boards share: sizes and languages, a table with bots, and answers by mouse."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from pavonis.text import LANGUAGES
from tests.web.house import BOT, ME, PHONE, ROOT, WIDE, Person

SCREENS = [(size, lang) for size in (WIDE, PHONE) for lang in LANGUAGES]
_QUICK = [(WIDE, "en"), (PHONE, "ru")]
SIZED = [one if one in _QUICK else pytest.param(*one, marks=pytest.mark.slow) for one in SCREENS]
# Where playing up to each question takes long; how the largest windows look is a matter of `test_layout.py` too.
ON_A_PHONE = [one if one == (PHONE, "ru") else pytest.param(*one, marks=pytest.mark.slow) for one in SCREENS]
# All that a decision needs to know of the page, at once.
LOOK = """() => {
    const shown = name => document.querySelector(`[data-act=${name}]`) !== null;
    return {
        step: document.querySelector('.screen').dataset.step,
        spots: [...document.querySelectorAll('button.spot.live:not(.ticked)')].map(each => each.dataset.spot),
        acts: ['pay-usual', 'pay-open', 'done', 'usual'].filter(shown),
        round: Number(document.querySelector('.screen').dataset.round),
    };
}"""
EDGES = "['.player:last-child', '.bar'].map(name => document.querySelector(name).getBoundingClientRect().toJSON())"
GAMES = ROOT / "web" / "src" / "games"
SHARED = ROOT / "web" / "src" / "parts" / "terraforming"


def sit(person: Person, game: str, seats: int, **rest: object) -> None:
    """Open a table with bots."""
    person.sit({**ME, "name": "Ada"}, *[BOT] * (seats - 1), game=game, **rest)
    person.wait(".bar")


def look(person: Person) -> dict[str, Any]:
    """What can be chosen, and in which round."""
    seen: dict[str, Any] = person.page.evaluate(LOOK)
    return seen


def wished(spots: list[str], wishes: list[str]) -> str | None:
    """The first thing that can be chosen, by these wishes."""
    for wish in wishes:
        for spot in spots:
            if spot == wish or spot.startswith(f"{wish}:"):
                return spot
    return None


def act(person: Person, seen: dict[str, Any], chosen: str | None, ticked: Sequence[str] = (), said: int | None = None) -> str:
    """Answer on the board, or in the bar or the list where the board has no place for it; the kind of thing that was chosen."""
    if "pay-open" in seen["acts"]:
        pay(person, "pay-usual" in seen["acts"])
        return "pay"
    if "done" in seen["acts"]:
        tick(person, ticked)
        return "done"
    if chosen:
        click(person, chosen)
        return chosen.partition(":")[0]
    if "usual" in seen["acts"]:
        person.page.click("[data-act=usual]")
        person.confirm()
    else:
        say(person, said)
    return "list"


def pay(person: Person, opened: bool) -> None:
    """Pay the usual way."""
    if not opened:
        person.page.click("[data-act=pay-open]")
    person.page.click("[data-act=pay-usual]")


def tick(person: Person, spots: Sequence[str] = ()) -> None:
    """Tick these things, or as many as are asked for, and send them."""
    done = person.page.locator("[data-act=done]")
    for spot in spots:
        person.page.locator(f"button.spot.live[data-spot='{spot}']").first.click()
    while not done.is_enabled():
        person.page.locator("button.spot.live:not(.ticked)").first.click()
    done.click()
    person.confirm()


def click(person: Person, spot: str) -> None:
    """Choose at a place; several moves of one place are offered beside it."""
    person.page.locator(f"button.spot.live[data-spot='{spot}']").first.click()
    if person.page.locator(".menu").count():
        person.page.locator(".menu [data-move]").first.click()
    person.confirm()


def say(person: Person, move: int | None = None) -> None:
    """Choose a move of the list, or the first one where it is not offered."""
    wanted = person.page.locator(f".moves .move[data-move='{move}']")
    (wanted if wanted.count() else person.page.locator(".moves .move")).first.click()
    person.confirm()


def play_until(person: Person, reached: Callable[[], bool], seconds: float = 60, *, decide: Callable[[Person], str]) -> set[str]:
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


def fits(person: Person) -> bool:
    """Whether the page is no higher than the screen."""
    high, screen = person.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    return bool(high <= screen)


def players_end_above_the_decision(person: Person) -> bool:
    last, bar = person.page.evaluate(EDGES)
    return bool(last["bottom"] <= bar["top"])
