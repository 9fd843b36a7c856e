"""Ares Expedition in the browser: whole games by mouse on the board, every size and language, what it says and what it hides."""

import json
import random
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from pavonis import load
from pavonis.games.ares_expedition import effects, moves, tables
from pavonis.games.ares_expedition.scoring import LINES
from pavonis.kit import terraforming as kit
from pavonis.text import LANGUAGES
from tests.web import board
from tests.web.board import ON_A_PHONE, SCREENS, SIZED, click, fits, players_end_above_the_decision, say, tick
from tests.web.house import ME, MOVED_ON, PHONE, WIDE, Arrive, Person
from tests.web.test_games import totals, truth
from tests.web.test_pages import check

View = dict[str, Any]
GAME = "ares-expedition"
PHASES = [f"phase:{number}" for number in range(5)]
EARLY_ROUNDS = 5
# What a player in a hurry plans, round by round: at first to play cards, later only to earn and to spend.
EARLY = [PHASES[number] for number in (3, 2, 0, 1, 4)]
LATE = [PHASES[number] for number in (2, 3)]
# And wishes in a phase: to terraform with what is at hand, and cards.
HASTE = [
    "corporation", "standard:0", "standard:2", "card", "bonus", "standard:4", "standard:3", "standard:1", "temperature", "oxygen",
    "pool",
]  # fmt: skip
# Of each mode: the seats, its options, a question that only it asks or asks first, and how many rounds there are.
MODES: dict[str, tuple[int, dict[str, object], str, str]] = {
    "solo": (1, {"level": "novice"}, "help", "25"),
    "together": (2, {"cooperative": True}, "piece", "15"),
    "first": (3, {"first_game": True}, "plan", ""),
}
TABLEAU = (14, 11, 5)  # green, blue and red cards in play, thirty in all
CUT_OFF = """() => [...document.querySelectorAll('.player')].filter(each => {
    const edge = each.getBoundingClientRect().right;
    return [...each.querySelectorAll('*')].some(part => part.getBoundingClientRect().right > edge);
}).length"""

sit = partial(board.sit, game=GAME)
say_done = partial(say, move=moves.DONE)


def step_by(person: Person, deed: Callable[[], object]) -> None:
    """Do something that is a step, and wait until the page shows it."""
    before = person.step()
    deed()
    person.until(MOVED_ON, before)


def _first(person: Person, kind: str) -> str:
    """The first thing of a kind that can be chosen."""
    spot = person.page.locator(f"button.spot.live[data-spot^='{kind}']").first.get_attribute("data-spot")
    assert spot
    return spot


def pair(ada: Person, bob: Person) -> None:
    """Two people at one table, each before a browser of their own; both have a corporation and plan."""
    seats = [{**ME, "name": "Ada"}, {"kind": "open"}]
    table = ada.api("POST", "tables", {"game": GAME, "seats": seats, "start": False})["id"]
    token = ada.api("POST", f"tables/{table}/seats/1/invite")["token"]
    bob.api("POST", "invites/accept", {"token": token, "name": "Bob"})
    ada.api("POST", f"tables/{table}/start")
    for person in (ada, bob):
        person.go(f"/table/{table}")
        person.wait(".bar.mine")
    for person in (ada, bob):
        step_by(person, partial(click, person, _first(person, "corporation")))
    for person in (ada, bob):
        person.wait(".phases.planning button.spot.live")


def view(person: Person) -> View:
    """What the server sends this person."""
    sent: View = person.api("GET", f"tables/{person.table}")
    return sent


def hands(person: Person) -> list[int]:
    """How many cards everybody holds."""
    return [player["hand"]["count"] for player in view(person)["play"]["observation"]["players"]]


def decide(person: Person) -> str:
    """Answer as a player in a hurry; the kind of thing that was chosen."""
    seen = board.look(person)
    plans = EARLY if seen["round"] <= EARLY_ROUNDS else LATE
    turn = seen["round"] % len(plans)
    planning = person.page.locator(".phases.planning").count() > 0
    wishes = [*plans[turn:], *plans[:turn]] if planning else HASTE
    kind = board.act(person, seen, board.wished(seen["spots"], [*wishes, *PHASES]), said=moves.DONE)
    person.until(MOVED_ON, seen["step"], seconds=60)
    return kind


play_until = partial(board.play_until, decide=decide)


def asks(person: Person, kind: str, phase: str = "") -> bool:
    """Whether this is what the page asks now."""
    play = view(person)["play"]
    return bool(
        person.asked
        and play["question"]
        and play["question"]["kind"] == kind
        and (not phase or play["observation"]["phase"] == phase)
    )


def crowded(person: Person) -> None:
    """Show this person late games only: thirty cards in play, large numbers everywhere, Mars half made."""
    person.page.route_web_socket(lambda url: "/live" in url, partial(_relay, change=_crowd))


def _relay(socket: WebSocketRoute, change: Callable[[View], None]) -> None:
    """Pass on what the server sends, changed."""
    server = socket.connect_to_server()

    def hear(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "view" and told["view"]["play"]:
            change(told["view"])
        socket.send(json.dumps(told))

    server.on_message(hear)


def _crowd(sent: View) -> None:
    rng = random.Random(4)
    seen = sent["play"]["observation"]
    held = {card for player in seen["players"] for card in player["hand"]["known"]}
    for player in seen["players"]:
        player["stock"] = {"megacredits": 127, "heat": 34, "plants": 17}
        player["production"] = {"megacredits": 24, "heat": 13, "plants": 6, "cards": 3}
        player["metals"] = {"steel": 4, "titanium": 3}
        player["tags"] = dict.fromkeys(player["tags"], 9)
        player["rating"], player["forests"] = 47, 12
    own = seen["players"][sent["viewer"]]
    own["played"] = []
    for kind, count in zip((kit.AUTOMATED, kit.ACTIVE, kit.EVENT), TABLEAU, strict=True):
        fitting = [card for card in tables.CARD_NUMBERS if tables.KIND[card] == kind and card not in held]
        own["played"] += [
            {"card": card, "cubes": 12 if tables.CUBES_OF[card] else 0, "points": 0, "paid": True}
            for card in rng.sample(fitting, count)
        ]
    for player in seen["players"]:
        player["played"] = own["played"]
        player["hand"]["count"] = 12
    seen["parameters"] = {"temperature": -6, "oxygen": 8, "oceans": 6}
    seen["oceans"] = [
        {"tile": tile, "megacredits": money, "plants": plants, "cards": cards}
        for tile, (money, plants, cards) in enumerate(tables.OCEAN_TILES[2:8])
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_on_the_board_has_a_name(lang: str) -> None:
    words = load(GAME).words(lang)
    labels = {**words.things(), **words.labels()}
    wanted = set(effects.RESOURCE_NAMES) | set(effects.METAL_NAMES)
    wanted |= {f"{tag}_tag" for tag in effects.ARES_TAG_NAMES} | {f"{zone}_zone" for zone in effects.ZONE_NAMES}
    wanted |= {f"ocean:{n}" for n in range(len(tables.OCEAN_TILES))}
    wanted |= {f"line:{line}" for line in LINES} | {f"{kind}_kind" for kind in kit.KIND_NAMES}
    assert [name for name in sorted(wanted) if not labels.get(name)] == []


@pytest.mark.slow
def test_a_game_for_two_to_the_end_on_the_board(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, seats=2, seed="8")
    kinds = play_until(ada, lambda: ada.over, 400)
    assert {"corporation", "phase", "card", "standard", "done", "list"} <= kinds
    assert totals(ada) == truth(ada)


@pytest.mark.slow
def test_a_solo_game_to_the_end_on_the_board(arrive: Arrive) -> None:
    ada = arrive(lang="pl")
    sit(ada, seats=1, seed="3", options={"level": "novice"})
    kinds = play_until(ada, lambda: ada.over, 300)
    assert {"phase", "card", "standard", "done"} <= kinds
    assert kinds & {"temperature", "oxygen"}, "what rises by itself is chosen on Mars"
    assert totals(ada) == truth(ada)


@pytest.mark.parametrize(("size", "lang"), ON_A_PHONE)
def test_table(arrive: Arrive, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    sit(ada, seats=2, seed="11")
    ada.wait(".bar.mine")
    screens = {
        "start": ("corporation", ""), "plan": ("plan", ""), "action": ("phase", "action"), "development": ("phase", "development"),
        "construction": ("phase", "construction"), "research": ("research", ""),
    }  # fmt: skip
    for name, (kind, phase) in screens.items():
        play_until(ada, partial(asks, ada, kind, phase), 120)
        check(ada, f"{GAME}-{name}", lang, size)
        assert size == PHONE or fits(ada), f"{name}: board, hand and decision fit the screen"


@pytest.mark.parametrize(("size", "lang"), SIZED)
def test_thirty_cards_in_play(arrive: Arrive, size: tuple[int, int], lang: str) -> None:
    ada = arrive(size, lang)
    crowded(ada)
    sit(ada, seats=4, seed="5")
    play_until(ada, partial(asks, ada, "phase"), 120)
    if size == PHONE:
        ada.page.click("[data-tab=hand]")
    ada.until(f"() => document.querySelectorAll('.chip').length > {sum(TABLEAU)}")
    check(ada, f"{GAME}-crowd", lang, size)
    assert ada.page.evaluate(CUT_OFF) == 0, "large numbers fit the panels of the players"
    if size == WIDE:
        assert fits(ada)
        assert players_end_above_the_decision(ada)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "lang"), SCREENS)
@pytest.mark.parametrize("mode", MODES)
def test_modes(arrive: Arrive, mode: str, size: tuple[int, int], lang: str) -> None:
    seats, options, kind, rounds = MODES[mode]
    ada = arrive(size, lang, theme="light", palette="safe")
    sit(ada, seats=seats, seed="3", options=options)
    play_until(ada, partial(asks, ada, kind), 120)
    check(ada, f"{GAME}-{mode}", lang, size)
    assert ada.page.locator(".planet .round").inner_text().partition("/")[2] == rounds
    assert size == PHONE or fits(ada)


def test_nobody_sees_what_another_plans(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    pair(ada, bob)
    shown = []
    for phase in (0, 3):
        step_by(bob, partial(click, bob, f"phase:{phase}"))
        ada.wait("[title='has decided']")
        sent = view(ada)
        shown.append((sent["play"], sent["seats"], ada.page.locator("main").inner_html()))
        step_by(bob, lambda: bob.page.click("[data-act=usual]"))
    assert shown[0] == shown[1], "page and payload are the same whatever the other has chosen"
    assert ada.page.locator(".phase .who").count() == 0
    step_by(bob, partial(click, bob, "phase:3"))
    step_by(ada, partial(click, ada, "phase:0"))
    for person in (ada, bob):
        person.wait(".phase.now")
        assert [person.page.locator(".phase").nth(number).locator(".who").count() for number in range(5)] == [1, 0, 0, 1, 0]


def test_two_act_in_the_same_phase_without_waiting(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    pair(ada, bob)
    for person in (ada, bob):
        step_by(person, partial(click, person, "phase:1"))
    ada.wait("button.spot.live[data-spot=sell]")
    before = hands(ada)
    for person in (bob, ada, bob, ada, ada):  # in any order, each in their own time
        person.wait("button.spot.live[data-spot=sell]")
        step_by(person, partial(click, person, "sell"))
        step_by(person, partial(tick, person))
    assert hands(ada) == [before[0] - 3, before[1] - 2]
    step_by(ada, partial(say_done, ada))
    ada.wait(".decision >> text=You are done with this phase")
    assert not ada.asked
    assert bob.asked
    step_by(ada, lambda: ada.page.click("[data-act=usual]"))  # takes it back, and goes on
    step_by(ada, partial(click, ada, "sell"))
    step_by(ada, partial(tick, ada))
    for person in (ada, bob):
        step_by(person, partial(say_done, person))
    for person in (ada, bob):
        person.wait(".phases.planning button.spot.live")


def test_the_board_says_why_not(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, seats=2, seed="6")
    play_until(ada, partial(asks, ada, "plan"))
    click(ada, "phase:0")
    ada.wait(".phase.now")
    for spot in ("standard:4", "card"):
        ada.page.locator(f"button.spot.idle[data-spot^='{spot}']").first.hover()
        ada.wait("[role=tooltip]")
        assert len(ada.page.locator("[role=tooltip]").inner_text()) > 8
    play_until(ada, partial(asks, ada, "plan"))
    ada.page.locator("button.spot.idle[data-spot='phase:0']").hover()
    ada.wait("[role=tooltip]")
    assert "last round" in ada.page.locator("[role=tooltip]").inner_text()


def test_prices_are_shown_beside_the_printed_ones(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, seats=2, seed="6")
    play_until(ada, partial(asks, ada, "plan"))
    assert ada.page.locator(".hand .cheaper").count() == 0
    click(ada, "phase:0")
    ada.wait(".phase.now")
    green = ada.page.locator(".hand .k-automated .cost")
    for price in green.all():
        now, printed = (int(number) for number in re.findall(r"\d+", price.inner_text()))
        assert now == max(0, printed - tables.DEVELOPMENT_BONUS)
    assert green.count() == ada.page.locator(".hand .cheaper").count() > 0, "the bonus of the phase is for its colour"


def test_the_bonus_of_construction_is_taken_in_place(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, seats=2, seed="6")
    play_until(ada, partial(asks, ada, "plan"))
    step_by(ada, partial(click, ada, "phase:1"))
    play_until(ada, partial(asks, ada, "phase", "construction"))
    before = ada.page.locator(".hand li").count()
    step_by(ada, partial(click, ada, "bonus"))
    assert ada.page.locator(".hand li").count() == before + 1
    assert ada.page.locator("[data-spot=bonus]").count() == 0


def test_heat_pays_in_one_dialog(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, seats=2, seed="6")
    ada.wait("button.spot.live[data-spot^=corporation]")
    step_by(ada, ada.page.locator("button.spot.live", has=ada.page.get_by_text("Helion")).click)
    for plan in ("phase:3", "phase:0"):
        play_until(ada, partial(asks, ada, "plan"))
        step_by(ada, partial(click, ada, plan))
    play_until(ada, partial(asks, ada, "phase", "development"))
    click(ada, _first(ada, "card"))
    ada.wait("dialog [data-means=heat]")
    ada.until("() => document.activeElement.dataset.act === 'pay'")
    name, _, cost = ada.page.locator("dialog h2").inner_text().rpartition(": ")
    assert ada.page.locator("dialog .card header .name").inner_text() == name, "the card that is paid for is named and shown"
    price = int(cost.split()[0])
    ada.page.locator("dialog [data-means=heat]").fill("2")
    assert ada.page.locator("[data-rest]").get_attribute("data-rest") == str(price - 2)
    step_by(ada, lambda: ada.page.click("[data-act=pay]"))
    paid = [line["about"] for line in view(ada)["play"]["log"]["lines"] if line["name"] == "paid" and line["about"]["seat"] == 0]
    assert [(each["resource"], each["amount"]) for each in paid[-2:]] == [("heat", 2), ("megacredits", price - 2)]


def test_what_an_opponent_has_is_one_click_away(arrive: Arrive) -> None:
    ada = arrive()
    sit(ada, seats=2, seed="4")
    play_until(ada, lambda: asks(ada, "plan") and view(ada)["play"]["observation"]["round"] > 2, 120)
    ada.page.locator("[data-act=details]").click()
    ada.wait("dialog[open] .card")
    check(ada, f"{GAME}-details", "en", WIDE, full=False)
    scores = view(ada)["play"]["observation"]["scores"]
    assert ada.page.locator("dialog tfoot td").inner_text() == str(scores[1])


def test_a_spectator_sees_the_board_and_no_hand(arrive: Arrive) -> None:
    ada, eve = arrive(), arrive()
    sit(ada, seats=3, seed="4")
    play_until(ada, partial(asks, ada, "phase"))
    eve.go(f"/table/{ada.table}")
    eve.wait(".phase.now")
    assert eve.page.locator(".own, .hand").count() == 0
    eve.page.locator(".seats .seat").nth(1).click()
    check(eve, f"{GAME}-spectator", "en", WIDE)
    assert fits(eve)
