"""Components, goal and set-up."""

import pytest

from pavonis.core.game import SPECTATOR, IllegalMove
from pavonis.testing import table
from pavonis.testing.table import Table
from tests.rulebook.marks import rule

BUILDINGS = ["Ecosystem", "Power Plant", "Laboratory", "Water Supply"]
PLAYERS = [2, 3, 4]


def opening(seats: int = 2, seed: int = 0) -> Table:
    """A table at its very first question."""
    t: Table = table("pocket-mars", seats=seats, seed=seed).opening()
    return t


@rule("pocket-mars", "Components")
def test_the_box() -> None:
    t = opening(4)
    cards = [card for seat in range(4) for card in t.hand(seat)] + t.deck()
    assert len(set(cards)) == 35
    colours = t.game.setting.colour
    assert [colours.count(colour) for colour in range(5)] == [7] * 5
    assert len(t.see(SPECTATOR).buildings) == 5
    assert list(t.game.seats) == PLAYERS


@rule("pocket-mars", "Goal of the game")
def test_better_places_win() -> None:
    t = table("pocket-mars").colonists("Ecosystem", one_star=[2, 3]).colonists("Laboratory", two_star=[1, 0])
    assert t.seat(0).mars == t.seat(1).mars == 3
    assert t.scores[0] > t.scores[1]
    assert t.winners == [0]


@rule("pocket-mars", "Set-up 1")
@rule("pocket-mars", "Set-up 2")
@rule("pocket-mars", "Set-up 3")
@pytest.mark.parametrize("seats", PLAYERS)
def test_ships_colonists_and_energy(seats: int) -> None:
    t = opening(seats)
    for seat in range(seats):
        begins = t.seat(seat)
        assert (begins.ship, begins.earth, begins.mars, begins.energy) == (1, 6, 0, 1)


@rule("pocket-mars", "Set-up 4")
def test_buildings_begin_empty() -> None:
    t = opening(3)
    assert all(t.column(building) == [] for building in [*BUILDINGS, "Construction Yard"])
    assert all(t.colonists(building) == ([0, 0, 0], [0, 0, 0]) for building in BUILDINGS)


@rule("pocket-mars", "Set-up 5")
@pytest.mark.parametrize("seats", PLAYERS)
def test_four_cards_each_and_the_rest_is_the_deck(seats: int) -> None:
    t = opening(seats)
    assert [len(t.hand(seat)) for seat in range(seats)] == [4] * seats
    assert len(t.deck()) == 35 - 4 * seats
    assert t.discard() == []


@rule("pocket-mars", "Set-up 5")
def test_the_deck_is_shuffled() -> None:
    assert opening(seed=1).deck() == opening(seed=1).deck()
    firsts = {opening(seed=seed).deck()[0] for seed in range(40)}
    assert len(firsts) > 20


@rule("pocket-mars", "Set-up 6")
def test_all_choose_two_of_four_at_once_and_in_secret() -> None:
    t = opening(3).hand(0, "Seed Vault", "Solar Sails", "Ice Drill", "Blueprints")
    assert t.waiting == [0, 1, 2]
    before = t.see(1), t.see(SPECTATOR)
    t.do(0, "prepare Solar Sails", "prepare Ice Drill")
    assert t.waiting == [1, 2]
    assert t.hand(0) == ["Seed Vault", "Solar Sails", "Ice Drill", "Blueprints"]  # nothing has been laid down yet
    assert (t.see(1), t.see(SPECTATOR)) == before
    assert [t.game.notation(t.state, 0, move) for move in t.see(0).sealed] == ["prepare Solar Sails", "prepare Ice Drill"]
    t.do(2, *[f"prepare {card}" for card in t.hand(2)[:2]])
    assert t.prep(0) == t.prep(2) == []
    t.do(1, *[f"prepare {card}" for card in t.hand(1)[2:]])
    assert sorted(t.prep(0)) == ["Ice Drill", "Solar Sails"]
    assert t.hand(0) == ["Seed Vault", "Blueprints"]
    assert [len(t.prep(seat)) for seat in range(3)] == [len(t.hand(seat)) for seat in range(3)] == [2, 2, 2]


@rule("pocket-mars", "Set-up 6")
def test_a_choice_can_be_taken_back_until_the_last_player_has_chosen() -> None:
    t = opening().hand(0, "Seed Vault", "Solar Sails", "Ice Drill", "Blueprints")
    t.do(0, "prepare Seed Vault", "prepare Solar Sails")
    assert t.legal(0) == ["take back"]
    t.do(0, "take back")
    assert t.waiting == [0, 1]
    t.do(0, "prepare Ice Drill", "prepare Blueprints")
    t.do(1, *[f"prepare {card}" for card in t.hand(1)[:2]])
    assert sorted(t.prep(0)) == ["Blueprints", "Ice Drill"]
    assert "NOTHING_SEALED" in t.why_not(0, "take back")


@rule("pocket-mars", "Set-up 6")
def test_a_pair_is_picked_in_one_order() -> None:
    t = opening().hand(0, "Seed Vault", "Solar Sails", "Ice Drill", "Blueprints")
    assert t.legal(0) == ["prepare Seed Vault", "prepare Solar Sails", "prepare Ice Drill"]
    assert t.why_not(0, "prepare Blueprints") == ["PICKED_IN_ORDER"]
    assert t.why_not(0, "prepare Aqueduct") == ["NOT_IN_HAND Aqueduct"]
    t.do(0, "prepare Ice Drill")
    assert t.legal(0) == ["prepare Blueprints"]
    with pytest.raises(IllegalMove, match="PICKED_IN_ORDER"):
        t.do(0, "prepare Seed Vault")


@rule("pocket-mars", "Set-up 6")
def test_the_places_of_the_first_two_prep_cards_tell_nothing() -> None:
    found = set()
    for seed in range(20):
        t = opening(seed=seed).hand(0, "Seed Vault", "Solar Sails", "Ice Drill", "Blueprints")
        t.do(0, "prepare Seed Vault", "prepare Solar Sails").do(1, *[f"prepare {card}" for card in t.hand(1)[:2]])
        found.add(tuple(t.prep(0)))
    assert found == {("Seed Vault", "Solar Sails"), ("Solar Sails", "Seed Vault")}


@rule("pocket-mars", "Set-up 7")
@pytest.mark.parametrize("seats", PLAYERS)
def test_chance_names_the_first_player(seats: int) -> None:
    found = set()
    for seed in range(30):
        t = opening(seats, seed)
        for seat in range(seats):
            t.do(seat, *[f"prepare {card}" for card in t.hand(seat)[:2]])
        seen = t.see(SPECTATOR)
        assert t.waiting == [seen.first] == [seen.active]
        assert seen.round == 1
        found.add(seen.first)
    assert found == set(range(seats))
