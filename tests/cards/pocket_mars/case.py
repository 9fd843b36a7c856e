"""Cases of cards: a position, what is played, and all that has changed. What a case does not name must be as it was.

The one who plays is seat 0, with 2 energy and 2 colonists on the ship unless the case says otherwise. A building is a picture of
its zones: "00/1" are two colonists of seat 0 with one star and one of seat 1 with two. A top action is played from hand; a bottom
action is offered to seat 0 when seat 1 takes its card, so that nothing else happens; an ability follows the taking of a card.
"""

from dataclasses import dataclass
from typing import Any

from pavonis.core.game import Game
from pavonis.games.pocket_mars.halves import obstacles
from pavonis.games.pocket_mars.rules import NO_BUILDING
from pavonis.games.pocket_mars.scene import Scene
from pavonis.games.pocket_mars.setting import ABILITIES
from pavonis.testing import table
from pavonis.testing.table import Table

TOP, BOTTOM, ABILITY = "top", "bottom", "ability"
BUILDINGS = {"eco": "Ecosystem", "power": "Power Plant", "lab": "Laboratory", "water": "Water Supply", "yard": "Construction Yard"}
ZONES = ["eco", "power", "lab", "water"]

Given = dict[str, Any]
World = dict[str, Any]


@dataclass(frozen=True)
class Row:
    """One given, one play, one outcome."""

    given: Given
    play: tuple[str, ...] = ()
    then: World | None = None
    offers: tuple[str, ...] = ()  # what seat 0 is asked when all of `play` is done
    reasons: tuple[str, ...] = ()  # why the half cannot be used


@dataclass(frozen=True)
class Case:
    """A row of one half of a card, or of the ability of a building."""

    name: str
    half: str
    row: Row

    def __str__(self) -> str:
        play = ", ".join(self.row.play) or ("cannot" if self.row.reasons else "does")
        given = " ".join(f"{name}={value}" for name, value in self.row.given.items())
        return f"{self.name} {self.half}: {given or 'as usual'}: {play}"


def given(**given: Any) -> Given:
    """The position: earth, ship, energy, hand and own (prep) of seat 0, prep of seat 1, zones, deck, columns, down, seats."""
    return given


def does(given: Given, *play: str, **then: Any) -> Row:
    """These picks lead to these changes, and the half is done."""
    return Row(given, play, then)


def asks(given: Given, *offers: str, after: tuple[str, ...] = (), **then: Any) -> Row:
    """After these picks, seat 0 may choose among these."""
    return Row(given, after, then, offers=offers)


def cannot(given: Given, *reasons: str) -> Row:
    """The half cannot be used, for these reasons; a card with such a top action is played without effect."""
    return Row(given, reasons=reasons)


def top(card: str, *rows: Row) -> list[Case]:
    """The top action of a card."""
    return [Case(card, TOP, row) for row in rows]


def bottom(card: str, *rows: Row) -> list[Case]:
    """The bottom action of a card."""
    return [Case(card, BOTTOM, row) for row in rows]


def ability(building: str, *rows: Row) -> list[Case]:
    """The ability of a building."""
    return [Case(building, ABILITY, row) for row in rows]


def lay_out(game: Game[Any], case: Case) -> Table:
    """The position of a case, its card in place."""
    given = {"seats": 2, "energy": 2, **case.row.given}
    if case.half == BOTTOM and not any(name in given for name in ZONES):
        given["water"] = "1"  # so that seat 1 can use any ability, and the end of the bottom action is seen
    t = table(game, seats=given["seats"])
    t.seat(0, energy=given["energy"])
    if "earth" in given:
        t.seat(0, earth=given["earth"])
    else:
        t.seat(0, ship=given.get("ship", 2))
    for name in ZONES:
        if name in given:
            zones = given[name].partition("/")
            one_star, two_star = ([zone.count(str(seat)) for seat in range(given["seats"])] for zone in (zones[0], zones[2]))
            t.colonists(BUILDINGS[name], one_star=one_star, two_star=two_star)
    if "deck" in given:
        t.deck(*given["deck"])
    for name, cards in given.get("columns", {}).items():
        t.column(BUILDINGS[name], *cards, face_down=[card for card in cards if card in given.get("down", [])])
    prep = [TAKEN[case.name]] if case.half == ABILITY else given.get("prep", [])
    if prep:
        t.prep(1, *prep)
    hand = [*[case.name][: case.half == TOP], *given.get("hand", [])]
    if hand:
        t.hand(0, *hand)
    if "own" in given:
        t.prep(0, *given["own"])
    if case.half == BOTTOM:
        t.prep(0, case.name).turn(1)
    return t


TAKEN = {  # a card of the building's colour whose bottom action its owner cannot use in these positions, or declines
    "Ecosystem": "Biosphere Exchange",
    "Power Plant": "Battery Bank",
    "Laboratory": "Crew Selection",
    "Water Supply": "Underground Sea",
    "Construction Yard": "Cargo Crane",
}


def begin(t: Table, case: Case) -> bool:
    """Bring the half about, up to the decision to use it; whether it can be used."""
    if case.half == TOP:
        return not why_not(t, case)
    taker, owner = (1, 0) if case.half == BOTTOM else (0, 1)
    t.do(taker, f"take from seat {owner} card 1")
    if case.half == ABILITY and 1 in t.waiting and t.question(1).kind == "action":
        t.do(1, "decline")
    return t.waiting == [0] and t.question(0).kind == ("action" if case.half == BOTTOM else "ability")


def is_done(t: Table, case: Case) -> bool:
    """Whether the half has come to its end: the ability of seat 1 is next, or another turn, or cards are put in order."""
    if case.half == BOTTOM:
        return t.waiting == [1] and t.question(1).kind == "ability"
    return all(t.question(seat).kind in ("turn" if seat == 1 else "drop", "drop", "prepare") for seat in t.waiting)


def world(t: Table, deck: list[str], own: list[str]) -> World:
    """All that a half can change, as a case names it: `drawn` counts the cards seat 0 has of the deck, `lost` those it had."""
    found: World = {"ship": t.seat(0).ship, "energy": t.seat(0).energy}
    for name in ZONES:
        zones = t.colonists(BUILDINGS[name])
        found[name] = "/".join("".join(str(seat) * count for seat, count in enumerate(zone)) for zone in zones)
    for name, building in BUILDINGS.items():
        found[f"{name}_column"] = t.column(building)
    hand = t.hand(0)
    found["lost"] = [card for card in own if card not in [*hand, *t.prep(0)]]
    found["drawn"] = next((number for number, card in enumerate(deck) if card not in hand), len(deck))
    found["down"] = t.face_down()
    found["discard"] = t.discard()
    found["knows"] = t.knows(0)
    found["buried"] = t.state.buried
    found["rival"] = t.seat(1)[:3]
    return found


def check(case: Case, game: Game[Any]) -> None:
    """Play a case; it raises if the card does anything else than the case says."""
    t = lay_out(game, case)
    deck = t.deck()
    own = [card for card in [*t.hand(0), *t.prep(0)] if card != case.name]
    if case.half == TOP:
        before = world(t, deck, own)
        before["drawn"] = 1  # by the four-card rule, in place of the card played
        before["discard"] = [case.name]
    if case.row.reasons:
        assert not begin(t, case)
        assert why_not(t, case) == list(case.row.reasons)
        if case.half == TOP:
            t.do(0, f"play {case.name}")
            assert is_done(t, case)
            assert world(t, deck, own) == before
        return
    assert begin(t, case)
    if case.half != TOP:
        before = world(t, deck, own)
    t.do(0, {TOP: f"play {case.name}", BOTTOM: "use action", ABILITY: "use ability"}[case.half], *case.row.play)
    if case.row.offers:
        assert t.waiting == [0]
        assert t.legal(0) == list(case.row.offers)
        before["drawn"] = 0
        before["discard"] = [card for card in before["discard"] if card != case.name]
    else:
        assert is_done(t, case)
    assert world(t, deck, own) == expected(before, case.row.then or {})


def expected(before: World, then: World) -> World:
    """The world as it was, changed in what the case names."""
    unknown = [name for name in then if name not in before]
    assert not unknown, f"a case cannot tell: {unknown}"
    named = {name: value if name not in ZONES or "/" in value else f"{value}/" for name, value in then.items()}
    return {**before, **named}


def why_not(t: Table, case: Case) -> list[str]:
    """Why seat 0 cannot use the half."""
    setting = t.game.setting
    names = [card.names[0] for card in setting.cards.values()]
    if case.half == TOP:
        card = names.index(case.name)
        return t.explain(obstacles(Scene(setting, t.state, 0, NO_BUILDING), setting.halves[card * 2], card))
    if case.half == BOTTOM:
        card = names.index(case.name)
        return t.explain(obstacles(Scene(setting, t.state, 0, setting.colour[card]), setting.halves[card * 2 + 1]))
    building = list(BUILDINGS.values()).index(case.name)
    return t.explain(obstacles(Scene(setting, t.state, 0, building), setting.halves[ABILITIES + building]))
