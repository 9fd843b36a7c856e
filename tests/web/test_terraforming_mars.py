"""Terraforming Mars in the browser: a whole game by mouse on the board, every size and language, and what the board says."""

from functools import partial

import pytest

from pavonis.games.terraforming_mars.board import TILE_NAMES
from pavonis.games.terraforming_mars.scoring import LINES
from pavonis.kit import terraforming as kit
from pavonis.text import LANGUAGES
from tests.web import board
from tests.web.board import ON_A_PHONE, fits, players_end_above_the_decision
from tests.web.house import MOVED_ON, PHONE, WIDE, Arrive, Person
from tests.web.test_games import totals, truth
from tests.web.test_pages import check

GAME = "terraforming-mars"
OTHERS = ["place", "corporation", "stock", "production", "seat"]
# What a player in a hurry wishes: cards at first, then to terraform by whatever is at hand.
EARLY = ["milestone", "card", "plants", "heat", "project:2", *OTHERS]
HASTE = ["milestone", "plants", "heat", "project:2", "project:1", "project:3", "card", *OTHERS]
EARLY_GENERATIONS = 3
UNFOLDED = "[...document.querySelectorAll('.goals h2 button')].flatMap((each, at) => each.ariaExpanded === 'true' ? [at] : [])"

sit = partial(board.sit, game=GAME)


def decide(person: Person) -> str:
    """Answer as a player in a hurry; the kind of thing that was chosen."""
    seen = board.look(person)
    early = seen["round"] <= EARLY_GENERATIONS
    kind = board.act(person, seen, board.wished(seen["spots"], EARLY if early else HASTE), seen["spots"][: 3 if early else 0])
    person.confirm()
    person.until(MOVED_ON, seen["step"], seconds=60)
    return kind


play_until = partial(board.play_until, decide=decide)


def asked(person: Person) -> bool:
    return person.asked


def asked_to_place(person: Person) -> bool:
    return person.asked and person.page.locator("button.hex.live").count() > 0


def in_research(person: Person) -> bool:
    return person.asked and person.page.locator("[data-act=done]").count() > 0 and generation(person) > 1


def in_turn(person: Person) -> bool:
    return person.page.locator(".screen").get_attribute("data-asked") == "turn"


def generation(person: Person) -> int:
    return int(person.page.locator(".screen").get_attribute("data-round") or 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_on_the_board_has_a_name(lang: str) -> None:
    shelf = pytest.importorskip("pavonis.server.shelf")
    roster = pytest.importorskip("pavonis.server.roster")
    labels = shelf.game(GAME, lang, roster.Roster({})).labels
    wanted = set(kit.RESOURCE_NAMES) | {f"{tag}_tag" for tag in kit.TAG_NAMES}
    wanted |= {f"{name}:{n}" for name in ("project", "milestone", "award") for n in range(5)} | {f"line:{line}" for line in LINES}
    wanted |= {f"{tile}_tile" for tile in TILE_NAMES} | {f"{cube}_cube" for cube in kit.CUBE_NAMES}
    assert [name for name in sorted(wanted) if not labels.get(name)] == []


@pytest.mark.slow
def test_a_game_for_two_to_the_end_on_the_board(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, seats=2, seed="6")
    kinds = play_until(ada, lambda: ada.over, 300)
    assert {"corporation", "done", "card", "place", "project"} <= kinds
    assert totals(ada) == truth(ada)


@pytest.mark.parametrize(("size", "lang"), ON_A_PHONE)
def test_table(arrive: Arrive, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    sit(ada, seats=2, seed="11")
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
    sit(ada, seats=seats, seed="3", options={"draft": seats > 1})
    play_until(ada, lambda: in_turn(ada) and generation(ada) > EARLY_GENERATIONS, 240)
    check(ada, f"{GAME}-{seats}-light", "en", size)
    if size == WIDE:
        assert fits(ada)
        assert players_end_above_the_decision(ada)


def test_cards_are_bought_in_any_order_at_a_price_that_is_shown(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, seats=2, seed="4")
    ada.wait(".bar.mine")
    decide(ada)
    ada.wait("[data-act=done]")
    cards = [str(name) for name in board.look(ada)["spots"]]
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
    sit(ada, seats=2, seed="4")
    ada.wait(".bar.mine")
    play_until(ada, lambda: in_turn(ada))
    ada.page.locator("button.spot.idle[data-spot='milestone:0']").hover()
    ada.wait("[role=tooltip]")
    assert len(ada.page.locator("[role=tooltip]").inner_text()) > 8
    play_until(ada, lambda: asked_to_place(ada))
    ada.page.locator("button.hex:not(.live)").first.hover()
    ada.wait("[role=tooltip] .why")
    assert len(ada.page.locator("[role=tooltip] .why").first.inner_text()) > 8


def test_what_an_opponent_has_is_one_click_away(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, seats=2, seed="4")
    ada.wait(".bar.mine")
    play_until(ada, lambda: in_turn(ada))
    ada.page.locator("[data-act=details]").click()
    ada.wait("dialog[open] .card")
    check(ada, f"{GAME}-details", "en", WIDE, full=False)
    scores = ada.api("GET", f"tables/{ada.table}")["play"]["observation"]["scores"]
    assert ada.page.locator("dialog tfoot td").inner_text() == str(scores[1])
    ada.page.keyboard.press("Escape")
    projects_and_goals_fold_by_the_room_there_is(ada)


def projects_and_goals_fold_by_the_room_there_is(ada: Person) -> None:
    """As many are open as fit, beginning with what was opened last."""
    for height, opened in ((1000, [0, 1, 2]), (650, [0, 1]), (560, [0])):
        ada.page.set_viewport_size({"width": 1366, "height": height})
        ada.until(f"opened => JSON.stringify({UNFOLDED}) === JSON.stringify(opened)", opened)
    ada.page.locator(".goals h2 button").nth(2).click()
    ada.until(f"opened => JSON.stringify({UNFOLDED}) === JSON.stringify(opened)", [2])
