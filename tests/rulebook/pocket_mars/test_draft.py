"""The draft variant, and what a player knows of the others afterwards."""

import pytest

from pavonis.core.game import SPECTATOR
from pavonis.games.pocket_mars.observation import PocketMarsBack, PocketMarsKept
from pavonis.testing import table
from pavonis.testing.table import Table
from tests.rulebook.marks import rule

# One card of each colour in each pack, so that every back is told apart.
PACKS = [
    ["Seed Vault", "Solar Sails", "Crew Selection", "Ice Drill", "Assembly Crew"],
    ["Garden Terraces", "Battery Bank", "Field Laboratory", "Aqueduct", "Blueprints"],
    ["Lichen Cultures", "Booster Stage", "Flight Simulator", "Pumping Station", "Scaffolding"],
]
GREEN, ORANGE, PURPLE, BLUE, BLACK = range(5)


def drafting(seats: int, seed: int = 0) -> Table:
    """The first choice of a draft with the packs above."""
    t: Table = table("pocket-mars", seats=seats, seed=seed, draft=True).opening()
    for seat in range(seats):
        t.pack(seat, *PACKS[seat])
    return t


def numbers(t: Table, cards: list[str]) -> list[int]:
    """The cards as an observation numbers them."""
    return [t.game.parse(t.state, 0, f"keep {card}") - t.game.parse(t.state, 0, "keep Seed Vault") for card in cards]


def keep_one_of_each_colour(t: Table, seats: int) -> None:
    """Everybody keeps the green, then the orange, then the purple, then the blue card; the black ones are left."""
    for number in range(4):
        for seat in range(seats):
            t.do(seat, f"keep {PACKS[(seat - number) % seats][number]}")


@rule("pocket-mars", "Draft: packs")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_cards_each(seats: int) -> None:
    t = table("pocket-mars", seats=seats, draft=True).opening()
    assert t.waiting == list(range(seats))
    assert [len(t.pack(seat)) for seat in range(seats)] == [5] * seats
    assert [t.hand(seat) for seat in range(seats)] == [[]] * seats
    assert len(t.deck()) == 35 - 5 * seats


@rule("pocket-mars", "Draft: packs")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_rest_goes_to_the_left(seats: int) -> None:
    t = drafting(seats)
    for size in (5, 4, 3, 2):
        held = [t.pack(seat) for seat in range(seats)]
        assert [len(pack) for pack in held] == [size] * seats
        for seat in range(seats):
            assert t.question(seat).kind == "keep"
            t.do(seat, f"keep {held[seat][0]}")
        if size > 2:  # the player to the left of a seat is the next one
            assert [t.pack((seat + 1) % seats) for seat in range(seats)] == [pack[1:] for pack in held]
    assert [len(t.hand(seat)) for seat in range(seats)] == [4] * seats
    assert t.question(0).kind == "prepare"


@rule("pocket-mars", "Draft: packs")
def test_all_keep_at_once_and_in_secret() -> None:
    t = drafting(3)
    before = t.see(1), t.see(SPECTATOR)
    t.do(0, "keep Ice Drill")
    assert (t.see(1), t.see(SPECTATOR)) == before
    assert t.waiting == [1, 2]
    t.do(0, "take back", "keep Solar Sails")
    assert t.why_not(1, "keep Solar Sails") == ["NOT_IN_PACK Solar Sails"]
    t.do(2, "keep Scaffolding").do(1, "keep Aqueduct")
    assert [t.kept(seat) for seat in range(3)] == [["Solar Sails"], ["Aqueduct"], ["Scaffolding"]]


@rule("pocket-mars", "Draft: packs")
def test_backs_are_seen_and_faces_of_passed_packs_remembered() -> None:
    t = drafting(3)
    t.do(0, "keep Seed Vault").do(1, "keep Battery Bank").do(2, "keep Scaffolding")
    seen = t.see(0).draft
    assert [kept[0].back.colour for kept in seen.kept] == [GREEN, ORANGE, BLACK]
    assert [card.colour for card in seen.packs[1].cards] == [ORANGE, PURPLE, BLUE, BLACK]
    assert seen.packs[1].among == numbers(t, PACKS[0][1:])  # seat 0 has just passed it on
    assert seen.packs[2].among == []  # never seen by seat 0
    t.do(0, "keep Lichen Cultures").do(1, "keep Solar Sails").do(2, "keep Blueprints")
    seen = t.see(0).draft
    assert seen.kept[1][1] == PocketMarsKept(PocketMarsBack(ORANGE, None), numbers(t, ["Solar Sails"]))
    assert seen.packs[2].among == numbers(t, PACKS[0][2:])  # the same pack, one seat on
    assert [pack.among for pack in t.see(SPECTATOR).draft.packs] == [[], [], []]


@rule("pocket-mars", "Draft: leftovers")
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_left_is_shuffled_into_the_deck(seats: int) -> None:
    places = set()
    for seed in range(12):
        t = drafting(seats, seed)
        keep_one_of_each_colour(t, seats)
        deck = t.deck()
        assert len(deck) == 35 - 4 * seats
        assert {PACKS[seat][BLACK] for seat in range(seats)} <= set(deck)
        places.add(deck.index("Assembly Crew"))
        assert t.see(0).draft is None
    assert len(places) > 4


@rule("pocket-mars", "Draft: prep module")
def test_then_the_prep_modules_are_chosen_as_usual() -> None:
    t = drafting(2)
    keep_one_of_each_colour(t, 2)
    assert t.waiting == [0, 1]
    assert t.hand(0) == ["Seed Vault", "Battery Bank", "Crew Selection", "Aqueduct"]
    t.do(1, "prepare Garden Terraces", "prepare Ice Drill").do(0, "prepare Seed Vault", "prepare Aqueduct")
    assert sorted(t.prep(1)) == ["Garden Terraces", "Ice Drill"]
    assert t.hand(1) == ["Solar Sails", "Field Laboratory"]
    assert t.see(SPECTATOR).round == 1


@rule("pocket-mars", "Draft: packs")
def test_what_two_players_know_of_each_other_afterwards() -> None:
    t = drafting(2)
    keep_one_of_each_colour(t, 2)
    # Only the very first card was kept out of a pack the other had not seen; for the last one, its back tells it apart.
    assert t.hand(1) == ["Garden Terraces", "Solar Sails", "Field Laboratory", "Ice Drill"]
    assert t.hand(1, seen_by=0) == ["green", "Solar Sails", "Field Laboratory", "Ice Drill"]
    assert t.hand(0, seen_by=1) == ["green", "Battery Bank", "Crew Selection", "Aqueduct"]
    assert t.hand(0, seen_by=SPECTATOR) == ["green", "orange", "purple", "blue"]
    assert t.deck(seen_by=0)[1:] == ["?"] * 26  # what was left is known to be in there, but not where


@rule("pocket-mars", "Draft: packs")
def test_a_card_that_looks_like_the_one_left_is_not_known() -> None:
    t = table("pocket-mars", draft=True).opening().pack(0, "Seed Vault", "Solar Sails", "Crew Selection", "Ice Drill", "Canal Lock")
    t.pack(1, *PACKS[1])
    t.do(0, "keep Seed Vault").do(1, "keep Garden Terraces")
    t.do(0, "keep Battery Bank").do(1, "keep Solar Sails")
    t.do(0, "keep Crew Selection").do(1, "keep Field Laboratory")
    t.do(0, "keep Aqueduct").do(1, "keep Ice Drill")  # out of two blue cards
    assert t.hand(1, seen_by=0) == ["green", "Solar Sails", "Field Laboratory", "blue"]


@rule("pocket-mars", "Draft: packs")
def test_what_three_players_know_of_each_other_afterwards() -> None:
    t = drafting(3)
    keep_one_of_each_colour(t, 3)
    assert t.hand(1) == ["Garden Terraces", "Solar Sails", "Flight Simulator", "Aqueduct"]
    assert t.hand(2) == ["Lichen Cultures", "Battery Bank", "Crew Selection", "Pumping Station"]
    # Seat 0 passed Solar Sails and Crew Selection on, and saw the other two packs before the last cards were taken.
    assert t.hand(1, seen_by=0) == ["green", "Solar Sails", "Flight Simulator", "Aqueduct"]
    assert t.hand(2, seen_by=0) == ["green", "orange", "Crew Selection", "Pumping Station"]


@rule("pocket-mars", "Draft: packs")
def test_two_alike_kept_by_two_players_are_not_told_apart() -> None:
    t = table("pocket-mars", seats=3, draft=True).opening()
    t.pack(0, "Seed Vault", "Solar Sails", "Orbital Mirror", "Ice Drill", "Assembly Crew").pack(1, *PACKS[1]).pack(2, *PACKS[2])
    t.do(0, "keep Seed Vault").do(1, "keep Garden Terraces").do(2, "keep Lichen Cultures")
    t.do(0, "keep Booster Stage").do(1, "keep Solar Sails").do(2, "keep Battery Bank")
    t.do(0, "keep Field Laboratory").do(1, "keep Flight Simulator").do(2, "keep Orbital Mirror")
    t.do(0, "keep Ice Drill").do(1, "keep Aqueduct").do(2, "keep Pumping Station")
    # Both orange cards of the first pack are gone; who has which, seat 0 cannot see.
    assert t.hand(1, seen_by=0) == ["green", "orange", "Flight Simulator", "Aqueduct"]
    assert t.hand(2, seen_by=0) == ["green", "orange", "orange", "Pumping Station"]


def test_a_draft_can_be_entered_in_the_middle() -> None:
    t = (
        table("pocket-mars", draft=True)
        .opening()
        .kept(0, "Seed Vault", "Ice Drill")
        .pack(1, "Aqueduct", "Solar Sails", "Blueprints")
    )
    assert t.see(0).draft.round == 3
    assert [len(t.pack(seat)) for seat in (0, 1)] == [3, 3]
    assert len(t.kept(1)) == 2
    assert t.legal(1) == ["keep Solar Sails", "keep Aqueduct", "keep Blueprints"]
