"""The four-card rule and the golden rule."""

import json

import pytest

from pavonis.games.pocket_mars.deckfile import export
from pavonis.testing import table
from pavonis.testing.table import Table
from tests.rulebook.marks import rule


def in_order(t: Table, seats: int = 2) -> bool:
    """Whether everybody has two cards in hand and two in the module."""
    return all(len(t.hand(seat)) == len(t.prep(seat)) == 2 for seat in range(seats))


@rule("pocket-mars", "Four-card rule")
def test_everybody_is_in_order_before_the_next_turn() -> None:
    t = table("pocket-mars", seats=3).hand(0, "Data Archive", "Ice Drill").deck_top("First Forest", "Blueprints")
    t.do(0, "play Data Archive")
    assert t.waiting == [0]
    assert t.question(0).kind == "drop"
    t.do(0, "drop Blueprints")
    assert in_order(t, 3)
    assert t.waiting == [1]


def module_taken_and_card_buried(active: int, owner: int) -> Table:
    """The active seat has taken a blue card of the owner and buried one of its own module: both have to draw and to prepare."""
    t: Table = (
        table("pocket-mars", seats=3)
        .turn(active)
        .hand(owner, "Ice Drill", "Solar Sails")
        .prep(owner, "Underground Sea", "Aqueduct")
    )
    t.hand(active, "Canal Lock", "First Forest").prep(active, "Water Recycling", "Launch Window").deck_top(
        "Pumping Station", "Power Beam"
    )
    t.do(active, f"take from seat {owner} card 1").do(owner, "decline").do(active, "use ability", "bury Launch Window")
    return t


@rule("pocket-mars", "Four-card rule")
@pytest.mark.parametrize(("active", "owner"), [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)])
def test_the_active_player_first(active: int, owner: int) -> None:
    t = module_taken_and_card_buried(active, owner)
    assert t.waiting == [active]
    assert t.legal(active) == ["prepare First Forest", "prepare Pumping Station", "prepare Canal Lock"]
    assert len(t.hand(owner)) == 2  # has not drawn yet
    t.do(active, "prepare Canal Lock")
    assert t.waiting == [owner]
    assert t.legal(owner) == ["prepare Solar Sails", "prepare Power Beam", "prepare Ice Drill"]
    t.do(owner, "prepare Ice Drill")
    assert in_order(t, 3)
    assert t.waiting == [(active + 1) % 3]
    assert t.question((active + 1) % 3).kind == "turn"


@rule("pocket-mars", "Four-card rule")
def test_who_has_nothing_to_choose_is_not_asked() -> None:
    t = table("pocket-mars", seats=3).turn(1).hand(1, "Canal Lock", "First Forest").hand(2, "Crew Selection", "Seed Vault")
    t.prep(2, "Reservoir", "Blueprints").deck_top("Pumping Station", "Power Beam")
    t.do(1, "take from seat 2 card 1", "use ability", "bury Canal Lock")  # nobody of seat 2 could be promoted
    assert t.hand(1) == ["First Forest", "Pumping Station"]
    assert t.waiting == [2]
    assert t.legal(2) == ["prepare Seed Vault", "prepare Power Beam", "prepare Crew Selection"]


@rule("pocket-mars", "Four-card rule: too many")
def test_too_many_are_discarded_from_the_hand() -> None:
    t = table("pocket-mars").hand(0, "Ice Drill", "Seed Vault").prep(0, "Landing Pads", "Aqueduct").seat(0, ship=0)
    t.deck_top("Solar Sails", "Blueprints").do(0, "attach Landing Pads", "use action")  # draw 2: five cards
    assert t.question(0).kind == "drop"
    assert t.legal(0) == ["drop Seed Vault", "drop Solar Sails", "drop Ice Drill", "drop Blueprints"]
    assert t.why_not(0, "drop Aqueduct") == ["NOT_IN_HAND Aqueduct"]  # it lies in the module
    t.do(0, "drop Ice Drill")
    assert t.discard() == ["Ice Drill"]
    assert t.question(0).kind == "prepare"


@rule("pocket-mars", "Four-card rule: too many")
def test_several_too_many_are_picked_in_one_order() -> None:
    deck = json.loads(export())  # none of our cards draws more than two; an owner's may
    next(card for card in deck["cards"] if card["names"]["en"] == "Data Archive")["top"]["ops"] = [{"op": "draw", "n": 3}]
    t = table("pocket-mars", deck=deck).hand(0, "Data Archive", "Seed Vault").deck_top("Solar Sails", "Aqueduct", "Blueprints")
    t.do(0, "play Data Archive")
    assert t.question(0).least == t.question(0).most == 2
    assert t.legal(0) == ["drop Seed Vault", "drop Solar Sails", "drop Aqueduct"]  # the first of two, in the order of the cards
    assert t.why_not(0, "drop Blueprints") == ["PICKED_IN_ORDER"]
    t.do(0, "drop Solar Sails")
    assert t.question(0).least == t.question(0).most == 1
    assert t.legal(0) == ["drop Aqueduct", "drop Blueprints"]
    t.do(0, "drop Blueprints")
    assert t.hand(0) == ["Seed Vault", "Aqueduct"]
    assert t.waiting == [1]


@rule("pocket-mars", "Four-card rule: too few")
def test_too_few_are_drawn() -> None:
    t = table("pocket-mars").hand(0, "Ice Drill", "Seed Vault").deck_top("Solar Sails")
    t.do(0, "discard Ice Drill")
    assert t.hand(0) == ["Seed Vault", "Solar Sails"]
    assert t.waiting == [1]


@rule("pocket-mars", "Four-card rule: prep module")
def test_a_module_is_filled_from_the_hand_after_drawing() -> None:
    t = table("pocket-mars").hand(0, "Ice Drill", "Seed Vault").prep(0, "Aqueduct", "Blueprints").deck_top("Solar Sails")
    t.do(0, "discard Aqueduct")
    assert t.legal(0) == ["prepare Seed Vault", "prepare Solar Sails", "prepare Ice Drill"]  # the card just drawn included
    t.do(0, "prepare Solar Sails")
    assert t.prep(0) == ["Solar Sails", "Blueprints"]
    assert t.hand(0) == ["Seed Vault", "Ice Drill"]


def both_places_empty(seed: int) -> Table:
    """Seat 0 attaches a blue card and buries the other one of its module."""
    t: Table = (
        table("pocket-mars", seed=seed).seat(0, ship=0).hand(0, "Ice Drill", "Seed Vault").prep(0, "Canal Lock", "Blueprints")
    )
    t.deck_top("Solar Sails", "Crew Selection").do(0, "attach Canal Lock", "use ability", "bury Blueprints")
    return t


@rule("pocket-mars", "Four-card rule: prep module")
def test_two_places_are_filled_by_one_choice_in_one_order() -> None:
    t = both_places_empty(0)
    assert t.prep(0) == []
    assert t.question(0).least == 2
    assert t.legal(0) == ["prepare Seed Vault", "prepare Solar Sails", "prepare Crew Selection"]
    t.do(0, "prepare Solar Sails")
    assert t.prep(0) == []  # nothing is laid down before the pair is complete
    assert t.legal(0) == ["prepare Crew Selection", "prepare Ice Drill"]
    t.do(0, "prepare Ice Drill")
    assert sorted(t.prep(0)) == ["Ice Drill", "Solar Sails"]


@rule("pocket-mars", "Four-card rule: prep module")
def test_which_of_two_lies_where_is_left_to_chance() -> None:
    tables = [both_places_empty(seed).do(0, "prepare Seed Vault", "prepare Ice Drill") for seed in range(20)]
    assert {tuple(t.prep(0)) for t in tables} == {("Seed Vault", "Ice Drill"), ("Ice Drill", "Seed Vault")}


@rule("pocket-mars", "Four-card rule: one way")
def test_a_prep_card_does_not_come_back() -> None:
    t = (
        table("pocket-mars")
        .hand(0, "Data Archive", "Ice Drill")
        .prep(0, "Seed Vault", "Aqueduct")
        .deck_top("First Forest", "Blueprints")
    )
    assert t.why_not(0, "play Seed Vault") == ["NOT_IN_HAND Seed Vault"]
    t.do(0, "play Data Archive")
    assert not [move for move in t.legal(0) if "Seed Vault" in move or "Aqueduct" in move]
    t.do(0, "drop Ice Drill")
    assert t.prep(0) == ["Seed Vault", "Aqueduct"]


@rule("pocket-mars", "Golden rule")
def test_a_card_is_stronger_than_the_rule() -> None:
    # The rule: a colonist lands only if the card's value is greater than that below. The card, a 4: land 1 in this building.
    t = table("pocket-mars").seat(0, ship=2).prep(0, "Magnetic Brakes", "Seed Vault").column("Power Plant", "Orbital Mirror")
    t.do(0, "attach Magnetic Brakes")
    assert t.question(0).kind == "action"
    t.do(0, "use action")
    assert t.colonists("Power Plant").one_star == [1, 0]
