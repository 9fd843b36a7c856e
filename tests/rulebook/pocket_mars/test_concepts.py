"""Ship, buildings, project cards, Earth and prep module."""

import pytest

from pavonis.core.game import SPECTATOR, IllegalMove
from pavonis.testing import table
from tests.rulebook.marks import rule
from tests.rulebook.pocket_mars.idle import idle

BUILDINGS = ["Ecosystem", "Power Plant", "Laboratory", "Water Supply"]


@rule("pocket-mars", "Ship")
def test_colonists_travel_by_ship() -> None:
    t = table("pocket-mars").prep(0, "Pumping Station", "Magnetic Brakes").do(0, "launch")
    assert (t.seat(0).earth, t.seat(0).ship) == (5, 2)
    t.turn(0).do(0, "attach Magnetic Brakes", "land Power Plant")
    assert (t.seat(0).earth, t.seat(0).ship, t.seat(0).mars) == (5, 1, 1)
    assert t.colonists("Power Plant").one_star == [1, 0]


@rule("pocket-mars", "Ship")
def test_nobody_lands_from_an_empty_ship() -> None:
    t = table("pocket-mars").seat(0, ship=0, energy=5).prep(0, "Orbital Mirror", "Underground Sea").hand(0, "Pumping Station")
    assert idle(t, "Pumping Station") == ["SHIP_IS_EMPTY"]
    t.do(0, "attach Orbital Mirror")  # 7 beats the building, but there is nobody to land, and no room for energy
    assert t.seat(0).mars == 0
    assert t.question(0).kind == "prepare"


@rule("pocket-mars", "Ship")
def test_the_ship_shows_the_energy() -> None:
    t = table("pocket-mars").seat(0, energy=0).hand(0, "Crew Selection", "Launch Window")
    assert idle(t, "Launch Window") == ["TOO_LITTLE_ENERGY 0 1"]
    t.seat(0, energy=2).do(0, "play Launch Window")
    assert t.seat(0).energy == 1


@rule("pocket-mars", "Buildings: two-star zone")
@pytest.mark.parametrize(("seats", "limit"), [(2, 1), (3, 2), (4, 2)])
def test_a_two_star_zone_is_limited(seats: int, limit: int) -> None:
    nobody = [0] * seats
    t = table("pocket-mars", seats=seats).hand(0, "Aqueduct", "Garden Terraces")
    t.colonists("Ecosystem", one_star=[3, *nobody[1:]])
    for up in range(limit):
        t.turn(0).hand(0, "Aqueduct").do(0, "play Aqueduct", "decline")
        assert t.colonists("Ecosystem").two_star == [up + 1, *nobody[1:]]
    t.turn(0).hand(0, "Aqueduct").do(0, "play Aqueduct", "decline")  # there is nobody it could still promote
    assert t.colonists("Ecosystem") == ([3 - limit, *nobody[1:]], [limit, *nobody[1:]])


@rule("pocket-mars", "Buildings: two-star zone")
def test_the_limit_counts_all_players() -> None:
    t = table("pocket-mars", seats=3).hand(0, "Geothermal Well", "Seed Vault")
    t.colonists("Laboratory", one_star=[1, 0, 0], two_star=[0, 1, 1]).colonists("Ecosystem", one_star=[1, 0, 0], two_star=[0, 1, 0])
    t.do(0, "play Geothermal Well")
    assert t.legal(0) == ["decline", "promote Ecosystem"]
    assert t.why_not(0, "promote Laboratory") == ["TWO_STAR_FULL Laboratory"]
    assert t.why_not(0, "promote Power Plant") == ["NO_ONE_STAR Power Plant"]


@rule("pocket-mars", "Buildings: one-star zone")
def test_a_one_star_zone_holds_any_number() -> None:
    t = table("pocket-mars").seat(0, ship=1).hand(0, "Pumping Station").colonists("Water Supply", one_star=[6, 7])
    t.do(0, "play Pumping Station", "land Water Supply")
    assert t.colonists("Water Supply").one_star == [7, 7]


@rule("pocket-mars", "Buildings: black")
def test_the_construction_yard_holds_no_colonists() -> None:
    t = table("pocket-mars").seat(0, ship=3).hand(0, "Pumping Station").do(0, "play Pumping Station")
    assert t.legal(0) == [f"land {building}" for building in BUILDINGS]
    with pytest.raises(ValueError, match="not a move"):
        t.do(0, "land Construction Yard")
    with pytest.raises(ValueError, match="no building with zones"):
        t.colonists("Construction Yard", one_star=[1, 0])
    assert t.see(SPECTATOR).buildings[4].one_star == []


@rule("pocket-mars", "Buildings: ability")
def test_an_ability_needs_an_attached_card() -> None:
    t = table("pocket-mars").hand(0, "Orbital Mirror", "Solar Sails").prep(0, "Battery Bank", "Ice Drill")
    assert "NOT_THIS_QUESTION" in t.why_not(0, "use ability")
    t.do(0, "play Orbital Mirror", "decline")  # an orange card, but it is not attached
    assert t.waiting == [1]
    t.turn(0).seat(0, energy=1).do(0, "attach Battery Bank", "decline")
    assert t.question(0).kind == "ability"


@rule("pocket-mars", "Buildings: value")
@pytest.mark.parametrize(
    ("building", "cards"),
    [
        ("Ecosystem", ["Lichen Cultures", "Greenhouse Dome"]),
        ("Power Plant", ["Booster Stage", "Magnetic Brakes"]),
        ("Laboratory", ["Flight Simulator", "Launch Window"]),
        ("Water Supply", ["Pumping Station", "Canal Lock"]),
    ],
)
def test_an_empty_building_is_a_3(building: str, cards: list[str]) -> None:
    t = table("pocket-mars").prep(0, *cards)
    three, four = t.copy().do(0, f"attach {cards[0]}"), t.copy().do(0, f"attach {cards[1]}")
    assert three.question(0).kind != "landing"  # equal is not greater
    assert four.question(0).kind == "landing"
    assert four.legal(0) == ["decline", f"land {building}"]


@rule("pocket-mars", "Project cards: actions")
def test_top_from_hand_bottom_from_the_module() -> None:
    t = table("pocket-mars").hand(0, "Booster Stage", "Seed Vault").prep(0, "Ice Drill", "Aqueduct")
    t.do(0, "play Booster Stage")  # pay 1 energy: launch 3
    assert (t.seat(0).ship, t.seat(0).energy, t.column("Power Plant"), t.discard()) == (4, 0, [], ["Booster Stage"])
    t = table("pocket-mars").hand(0, "Seed Vault", "Ice Drill").prep(0, "Booster Stage", "Aqueduct")
    t.do(0, "attach Booster Stage", "use action", "decline")  # draw 1, gain 1 energy
    assert (t.seat(0).ship, t.seat(0).energy, t.column("Power Plant"), t.discard()) == (1, 2, ["Booster Stage"], [])
    assert len(t.hand(0)) == 3


@rule("pocket-mars", "Project cards: value")
def test_values_do_not_count_in_hand_or_in_another_module() -> None:
    t = (
        table("pocket-mars")
        .hand(0, "Orbital Mirror", "Seed Vault")
        .prep(1, "Underground Sea", "Ice Drill")
        .hand(1, "Solar Sails", "Blueprints")
    )
    played = t.copy().do(0, "play Orbital Mirror", "decline")
    assert played.seat(0).mars == 0
    taken = t.copy().do(0, "take from seat 1 card 1")  # a 7 on an empty building
    assert taken.waiting == [0]
    assert taken.question(0).kind == "ability"
    own = t.copy().prep(1, "Ice Drill").prep(0, "Underground Sea", "Canal Lock").do(0, "attach Underground Sea")
    assert own.question(0).kind == "landing"


@rule("pocket-mars", "Earth")
def test_earth_is_where_colonists_wait() -> None:
    t = table("pocket-mars").seat(0, earth=1, ship=6).hand(0, "Launch Window", "Seed Vault")
    t.do(0, "play Launch Window")  # launch 3: one is left
    assert (t.seat(0).earth, t.seat(0).ship, t.seat(1).earth) == (0, 7, 6)
    assert t.turn(0).why_not(0, "launch") == ["NONE_ON_EARTH"]


@rule("pocket-mars", "Prep module")
def test_a_module_has_two_places_and_is_secret() -> None:
    t = table("pocket-mars", seats=3).prep(0, "Ice Drill", "Seed Vault")
    assert t.prep(0, seen_by=0) == ["Ice Drill", "Seed Vault"]
    for other in (1, 2, SPECTATOR):
        assert t.prep(0, seen_by=other) == ["blue", "green"]
    with pytest.raises(ValueError, match="a prep module has 2 cards"):
        t.prep(0, "Ice Drill", "Seed Vault", "Solar Sails")


@rule("pocket-mars", "Prep module")
def test_the_owner_may_look_at_any_time() -> None:
    t = table("pocket-mars").prep(1, "Ice Drill", "Seed Vault").turn(0)
    assert t.prep(1, seen_by=1) == ["Ice Drill", "Seed Vault"]  # in another player's turn
    t.do(0, "take from seat 1 card 1")
    assert t.prep(1, seen_by=1) == ["Seed Vault"]
    with pytest.raises(IllegalMove, match="OWN_MODULE"):
        t.turn(1).do(1, "take from seat 1 card 2")
