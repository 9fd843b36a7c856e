"""A hand of many cards: ordered by mouse, finger and keyboard, searched, enlarged, and marked where selling would help."""

from itertools import pairwise

import pytest
from playwright.sync_api import Browser

from pavonis.games import load
from pavonis.games.terraforming_mars.reasons import TOO_LITTLE_MONEY
from tests.web.house import PHONE, Arrive, Person, Server
from tests.web.staged import position, stage, stage_hand

CARDS = "section.hand li button.spot"
ORDER = f"[...document.querySelectorAll('{CARDS}')].map(each => each.dataset.spot)"
BOXES = f"[...document.querySelectorAll('{CARDS}')].map(each => each.getBoundingClientRect().toJSON())"
MARKED = "[...document.querySelectorAll('section.hand li:has(.sell) .spot')].map(each => each.dataset.spot)"
FIRST = "document.querySelector('section.hand li button.spot')"


def order(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(ORDER)
    return found


def put_first(cards: list[str], place: int) -> list[str]:
    return [cards[place], *cards[:place], *cards[place + 1 :]]


def settled(person: Person, wanted: list[str]) -> None:
    person.until(f"wanted => JSON.stringify({ORDER}) === JSON.stringify(wanted)", wanted)


def test_a_mouse_puts_cards_in_order(arrive: Arrive, server: Server) -> None:
    """And the order stays, also when the page is loaded again or speaks another language."""
    ada = arrive((1280, 800))
    ada.go(stage_hand(ada, server.folder, "terraforming-mars", 3, 7))
    ada.wait(CARDS)
    before, step = order(ada), ada.step()
    boxes = ada.page.evaluate(BOXES)
    ada.page.mouse.move(boxes[2]["x"] + 40, boxes[2]["y"] + 60)
    ada.page.mouse.down()
    ada.page.mouse.move(boxes[1]["x"] + 40, boxes[1]["y"] + 60, steps=3)
    ada.page.mouse.move(boxes[0]["x"] + 10, boxes[0]["y"] + 60, steps=3)
    ada.wait("section.hand li[data-drop=before]")
    ada.shot("hand-dragged")
    ada.page.mouse.up()
    mine = put_first(before, 2)
    settled(ada, mine)
    assert ada.step() == step, "a card that was dragged was not played"
    assert not ada.page.locator("dialog[open], .menu").count()
    ada.page.reload()
    ada.wait(CARDS)
    settled(ada, mine)
    ada.page.select_option("header select", "pl")
    ada.wait("html[lang=pl] " + CARDS)
    settled(ada, mine)


def test_the_keyboard_moves_a_card_and_keeps_the_focus(arrive: Arrive, server: Server) -> None:
    ada = arrive((1280, 800))
    ada.go(stage_hand(ada, server.folder, "ares-expedition", 2, 7))
    ada.wait(CARDS)
    before = order(ada)
    ada.page.locator(CARDS).nth(1).focus()
    ada.page.keyboard.press("Shift+ArrowLeft")
    settled(ada, put_first(before, 1))
    ada.page.keyboard.press("Shift+ArrowRight")
    settled(ada, before)
    assert ada.page.evaluate("document.activeElement.dataset.spot") == before[1]


def test_a_finger_scrolls_at_once_and_drags_after_a_moment(browser: Browser, server: Server) -> None:
    ada = Person(browser, server.address, PHONE, touch=True)
    ada.go(stage_hand(ada, server.folder, "terraforming-mars", 2, 7))
    ada.wait(".bar.mine")
    ada.page.tap("[data-tab=hand]")
    ada.wait(CARDS)
    before, step = order(ada), ada.step()
    ada.page.evaluate(f"{FIRST}.scrollIntoView({{ block: 'center' }})")
    ada.page.wait_for_timeout(200)
    boxes = ada.page.evaluate(BOXES)
    fingers = ada.context.new_cdp_session(ada.page)

    def touch(kind: str, x: float = 0, y: float = 0) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}] if kind != "touchEnd" else []})

    one, other = [(box["x"] + 40, box["y"] + 60) for box in boxes[:2]]
    touch("touchStart", *other)
    touch("touchMove", *one)
    touch("touchEnd")
    ada.page.wait_for_timeout(500)
    assert order(ada) == before, "a quick finger does not drag"
    boxes = ada.page.evaluate(BOXES)
    one, other = [(box["x"] + 40, box["y"] + 60) for box in boxes[:2]]
    touch("touchStart", *other)
    ada.page.wait_for_timeout(500)
    touch("touchMove", (one[0] + other[0]) / 2, one[1])
    touch("touchMove", one[0] - 20, one[1])
    ada.shot("hand-dragged-phone")
    touch("touchEnd")
    settled(ada, put_first(before, 1))
    assert ada.step() == step
    assert not ada.page.locator("dialog[open]").count(), "who drags does not read"
    assert not ada.problems
    ada.context.close()


SIZES = [
    ((1280, 800), 25),
    (PHONE, 25),
    pytest.param((1280, 800), 7, marks=pytest.mark.slow),
    pytest.param((1920, 1080), 13, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("size", "cards"), SIZES, ids=str)
def test_many_cards_are_whole_cards(arrive: Arrive, server: Server, size: tuple[int, int], cards: int) -> None:
    """Side by side, wide enough to be read, none over another; those that can be played come first; searching and enlarging."""
    ada = arrive(size)
    ada.go(stage_hand(ada, server.folder, "terraforming-mars", 2, cards))
    ada.wait(".bar.mine")
    if size == PHONE:
        ada.page.click("[data-tab=hand]")
    ada.wait(CARDS)
    boxes = ada.page.evaluate(BOXES)
    assert len(boxes) >= cards
    assert all(box["width"] >= 130 and box["height"] >= 140 for box in boxes)
    assert all(one["right"] <= other["left"] or one["bottom"] <= other["top"] for one, other in pairwise(boxes))
    live = ada.page.evaluate(f"[...document.querySelectorAll('{CARDS}')].map(each => each.matches('.live'))")
    assert live == sorted(live, reverse=True), "what can be played comes first"
    ada.shot(f"hand-{cards}-{size[0]}")
    name = ada.page.locator(f"{CARDS} .name").nth(3).inner_text()
    ada.page.fill("section.hand .search", name)
    ada.until(f"{ORDER}.length < {cards}")
    assert name in ada.page.locator(CARDS).first.inner_text()
    ada.page.fill("section.hand .search", "")
    ada.until(f"{ORDER}.length >= {cards}")
    if size != PHONE:
        ada.page.click("[data-act=enlarge]")
        ada.wait("dialog[open] .large li")
        assert ada.page.locator("dialog[open] .large li").count() >= cards
        ada.shot(f"hand-large-{cards}-{size[0]}")
        ada.page.keyboard.press("Escape")
        ada.page.wait_for_selector("dialog[open]", state="detached")
        assert ada.page.evaluate("document.activeElement.dataset.act") == "enlarge"


def test_selling_is_suggested_only_where_it_helps(arrive: Arrive, server: Server) -> None:
    """In one game where money is all that is missing, in the other where a sale pays for a card that can be played."""
    ada = arrive((1280, 800))
    for game, share, seed in (("terraforming-mars", 0.3, 7), ("ares-expedition", 0.15, 12)):
        ada.go(stage(ada, server.folder, game, 2, share, seed))
        ada.wait(".bar.mine")
        play = ada.api("GET", f"tables/{ada.table}")["play"]
        dear = {each["card"] for each in play["observation"]["prices"] if each["payable"] == "by selling"}
        playable = {move["arguments"][0] for move in play["moves"] if move["name"] == "play"}
        wanted = {card for card in dear - playable if _lacks_only_money(game, seed, share, card)} | (dear & playable)
        assert wanted
        ada.until(f"wanted => {MARKED}.length === wanted", len(wanted))
        assert set(ada.page.evaluate(MARKED)) == {f"card:{card}" for card in wanted}


def _lacks_only_money(key: str, seed: int, share: float, card: int) -> bool:
    game = load(key)
    state = game.new(2, seed)
    for seat, move, _ in position(key, 2, seed, share)[0]:
        game.apply(state, seat, move)
    reasons = game.why_not(state, 0, game.space.code("play", (card,)))
    return [reason[0] for reason in reasons] == [TOO_LITTLE_MONEY] and key == "terraforming-mars"
