"""Every page: no serious accessibility problem, three languages without an untranslated word, nothing wider than the screen."""

import re

import pytest

from pavonis.games import games
from pavonis.games.ares_expedition.cards import CORPORATIONS as COMPANIES
from pavonis.text import LANGUAGES
from tests.web.house import BOT, ME, PHONE, WIDE, Arrive, Person, Server
from tests.web.staged import NAMES as STAGED
from tests.web.staged import stage_end

# Names and titles that are the same in every language.
TITLES = {"Pavonis", "Pocket", "Mars", "Terraforming", "Ares", "Expedition", "Mission", "Red", "Planet"}
NUMERALS = {"II", "III", "IV"}
CORPORATIONS = {word for card in COMPANIES for word in card.name.split()}  # those of Ares Expedition are not translated
OURS = TITLES | NUMERALS | CORPORATIONS | {"English", "Polski", "QR", "Tab", "Home", "End", "Enter"}
NAMES = {"Bob", "Sirius", "Vega", "Rigel", *STAGED}

# The ordinary run looks at each size once; Polish words are read on other pages.
QUICK = [("wide", "en"), ("phone", "ru")]
SCREENS = [
    pytest.param(size, lang, id=f"{name}-{lang}", marks=[] if (name, lang) in QUICK else [pytest.mark.slow])
    for name, size in (("wide", WIDE), ("phone", PHONE))
    for lang in LANGUAGES
]


WORDY = ("mission-red-planet",)  # words stand on the page alike for all games


def check(person: Person, name: str, lang: str, size: tuple[int, int], full: bool = True) -> None:
    """Look at one page."""
    person.page.wait_for_timeout(150)
    where = f"{name}-{lang}-{'phone' if size == PHONE else 'wide'}"
    person.shot(where, full and not (size == PHONE and name in ("start", "table", "replay")))
    assert person.overflow() <= 0, f"{where} is wider than the screen"
    text = person.page.locator("body").inner_text()
    assert not re.search(r"\b[a-z]+_[a-z_]+\b|\{\w+\}|undefined|NaN", text), f"{where}: {text}"
    if lang == "ru":
        text = re.sub(r"https?://\S+", "", text)
        latin = set(re.findall(r"[A-Za-z]{2,}", text)) - OURS - NAMES
        assert not latin, f"{where} has words that are not Russian: {latin}"
    if lang == "en" or name.startswith("words"):  # the others have the same markup
        assert not person.violations(), where


@pytest.mark.parametrize(("size", "lang"), SCREENS)
def test_pages(arrive: Arrive, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    pages = {
        "shelf": ("/", ".game"),
        "new": ("/new/pocket-mars", ".seats li"),
        "cards": ("/cards/pocket-mars", "li .card"),
        "rules": ("/rules/pocket-mars", "article section"),
        "settings": ("/settings", "fieldset"),
        "upload": ("/replay", "label.button"),
        "missing": ("/nowhere", "h1"),
    }
    for name, (path, selector) in pages.items():
        ada.go(path)
        ada.wait(selector)
        check(ada, name, lang, size)
    ada.go("/new/pocket-mars")
    ada.page.click("[data-act=open]")
    ada.wait("[data-act=invite]")
    ada.page.locator("[data-act=invite]").first.click()
    ada.wait(".seats svg[role=img]")
    check(ada, "lobby", lang, size)
    bob = arrive(size, lang)
    bob.page.goto(ada.page.locator(".seats .copy input").first.input_value())
    bob.wait("[data-act=sit]")
    check(bob, "join", lang, size)


@pytest.mark.parametrize(("size", "lang"), SCREENS)
def test_table(arrive: Arrive, server: Server, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    ada.sit({**ME, "name": "Ada"}, BOT, BOT, seed="11")
    ada.wait(".bar.mine")
    check(ada, "start", lang, size)
    ada.page.locator("header .middle button").last.click()
    ada.wait("dialog[open]")
    check(ada, "seats", lang, size, full=False)
    ada.page.keyboard.press("Escape")
    for _ in range(7):
        ada.wait(".bar.mine", 60_000)
        ada.decide()
    ada.wait(".bar.mine", 60_000)
    check(ada, "table", lang, size)
    if size == WIDE:
        ada.shot(f"table-{lang}-screen")
        height = ada.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
        assert height[0] <= height[1], "own board, hand and decision fit the screen"
    over = stage_end(ada, server.folder, "pocket-mars", 3)
    ada.go(over)
    ada.to_result()
    ada.wait("figure svg")
    check(ada, "end", lang, size)
    ada.go(f"{over}/replay")
    ada.wait(".timeline")
    for _ in range(40):
        ada.page.keyboard.press("ArrowRight")
    check(ada, "replay", lang, size)
    if size == PHONE:
        ada.page.set_viewport_size({"width": 360, "height": 640})
        assert ada.overflow() <= 0, "nor on the narrowest phone"


# Words stand on the page alike for all games.
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game == "mission-red-planet" else pytest.mark.slow) for game in games()]
)
def test_every_game_can_be_played_in_words(arrive: Arrive, game: str) -> None:
    """What a game without a board looks like, and what people choose who do not look at one."""
    ada = arrive(lang="ru", board="words")
    ada.sit({**ME, "name": "Ada"}, BOT, game=game, seed="3")
    for _ in range(4):
        ada.wait(".bar.mine", 60_000)
        ada.decide()
    ada.wait(".bar.mine", 60_000)
    ada.until("() => document.querySelectorAll('.board p').length > 5")
    check(ada, f"words-{game}", "ru", WIDE)


def test_light_and_safe_colours(arrive: Arrive) -> None:
    ada = arrive(theme="light", palette="safe")
    ada.sit(ME, BOT, options={"draft": True})
    ada.wait(".bar.mine")
    check(ada, "draft-light", "en", WIDE)
    ada.go("/")
    ada.wait(".game")
    check(ada, "shelf-light", "en", WIDE)


def test_the_language_is_switched_at_any_time(arrive: Arrive) -> None:
    ada = arrive()
    ada.sit(ME, BOT)
    ada.wait(".bar.mine")
    ada.page.locator("header select").select_option("ru")
    ada.until("() => /[а-я]/.test(document.querySelector('.bar h2')?.innerText)")
    ada.until("() => /[а-я]/.test(document.querySelector('.card .name')?.innerText)")
    ada.decide()
