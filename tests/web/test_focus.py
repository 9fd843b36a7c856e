"""The keyboard: the focus begins in the question, the first link leads there, and it never falls to the body."""

import pytest

from pavonis.games import games
from tests.web.house import BOT, ME, Arrive, Person

AT = "document.activeElement"
NOWHERE = "document.activeElement === document.body || document.activeElement === null"
IN_THE_QUESTION = "document.getElementById('decision').contains(document.activeElement)"
SEEN = """() => {
    const { left, top, right, bottom } = document.activeElement.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right - left > 40;
}"""


def somewhere(person: Person, after: str) -> None:
    """The focus is on something, at once or when the page has been drawn."""
    person.page.wait_for_timeout(120)
    assert not person.page.evaluate(NOWHERE), f"after {after} the focus is nowhere"


def test_the_first_link_leads_to_the_question(arrive: Arrive) -> None:
    ada = arrive()
    ada.sit(ME, BOT, seed="11")
    ada.wait(".bar.mine")
    ada.until(f"{AT}.id === 'decision'")  # who opens the table is where the link would lead
    ada.page.keyboard.press("Tab")
    assert ada.page.evaluate(IN_THE_QUESTION)
    ada.page.locator("header .home").focus()
    ada.page.keyboard.press("Shift+Tab")
    assert ada.page.evaluate(f"{AT}.matches('a.skip')")
    assert ada.page.evaluate(SEEN)
    ada.shot("skip-link")
    address = ada.page.url
    ada.page.keyboard.press("Enter")
    ada.until(f"{AT}.id === 'decision'")
    assert ada.page.url.partition("#")[0] == address


def test_who_looks_on_finds_the_link_first(arrive: Arrive) -> None:
    ada, eve = arrive(), arrive()
    ada.sit(ME, BOT, seed="11")
    ada.wait(".bar.mine")
    eve.go(f"/table/{ada.table}")
    eve.wait(".screen.watching .bar")
    eve.page.keyboard.press("Tab")
    assert eve.page.evaluate(f"{AT}.matches('a.skip')")


QUICKEST = ("pocket-mars",)  # the others take long, and their questions are asked by the same parts of the page


@pytest.mark.parametrize("game", [pytest.param(game, marks=[] if game in QUICKEST else pytest.mark.slow) for game in games()])
def test_the_focus_is_never_lost(arrive: Arrive, game: str) -> None:
    """After every answer by keyboard or mouse, at the end of a turn, after a step back, a hint, and every dialog."""
    ada = arrive(hold="on")
    ada.sit(ME, BOT, BOT, game=game, seed="5")
    undone = 0
    for number in range(8):
        ada.wait(".bar.mine", 60_000)
        if number == 2:
            for key, opened in (("?", "[data-part=rules] input:focus"), ("h", ".message.hint")):
                ada.page.keyboard.press(key)
                ada.wait(opened)
                somewhere(ada, key)
                ada.page.keyboard.press("Escape")
                somewhere(ada, f"{key} and Escape")
            assert not ada.page.locator("[data-part=rules]").count()
            ada.page.locator("[data-act=seats]").focus()
            ada.page.keyboard.press("Enter")
            ada.wait("dialog[open]")
            ada.page.keyboard.press("Escape")
            ada.page.wait_for_selector("dialog[open]", state="detached")
            somewhere(ada, "the dialog of seats")
        ada.decide(keyboard=number % 2 == 0)
        somewhere(ada, f"answer {number}")
        if not undone and ada.page.locator("[data-act=undo]:enabled").count():
            ada.page.keyboard.press("u")
            undone += 1
            somewhere(ada, "a step back")
