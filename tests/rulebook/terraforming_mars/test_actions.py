"""Standard projects, milestones, awards, and what plants and heat become."""

import pytest

from pavonis.kit.observation import CardsSeen
from pavonis.text import plain
from tests.rulebook.marks import rule
from tests.rulebook.terraforming_mars.mars import mars


@rule("terraforming-mars", "Standard projects: sell patents")
def test_any_number_of_cards_for_as_much_money() -> None:
    t = mars().hand(0, "Ants", "Birds", "Comet").bare().do(0, "sell patents")
    assert t.legal(0) == ["sell Comet", "sell Ants", "sell Birds"]
    t.do(0, "sell Comet", "sell Birds")
    assert t.seat(0).megacredits == 2
    assert t.hand(0) == ["Ants"]
    assert t.see(1).discard == CardsSeen(2, [])  # face down
    assert len(t.see(0).discard.known) == 2


@rule("terraforming-mars", "Standard projects: sell patents")
def test_at_least_one_card_is_sold() -> None:
    t = mars().hand(0, "Ants", "Birds").do(0, "sell patents")
    assert t.why_not(0, "done") == ["TOO_FEW_PICKED 0 1"]


@rule("terraforming-mars", "Standard projects: power plant")
def test_power_plant() -> None:
    t = mars().seat(0, megacredits=11).do(0, "standard project power plant")
    assert (t.seat(0).megacredits, t.production(0).energy) == (0, 1)
    assert mars().seat(0, megacredits=10).why_not(0, "standard project power plant") == ["TOO_LITTLE_MONEY 10 11"]


@rule("terraforming-mars", "Standard projects: asteroid")
def test_asteroid() -> None:
    t = mars().seat(0, megacredits=14).do(0, "standard project asteroid")
    assert (t.seat(0).megacredits, t.seat(0).rating, t.parameters()["temperature"]) == (0, 21, -28)
    assert mars().seat(0, megacredits=14).set(temperature=8).why_not(0, "standard project asteroid") == ["AT_MAXIMUM temperature"]


@rule("terraforming-mars", "Standard projects: aquifer")
def test_aquifer() -> None:
    t = mars().seat(0, megacredits=18).do(0, "standard project aquifer", "place ocean 28")
    assert (t.seat(0).megacredits, t.seat(0).rating, t.seat(0).plants) == (0, 21, 2)
    assert mars().seat(0, megacredits=18).set(oceans=9).why_not(0, "standard project aquifer") == ["AT_MAXIMUM oceans"]


@rule("terraforming-mars", "Standard projects: aquifer")
def test_a_table_may_keep_projects_and_heat_at_a_full_parameter() -> None:
    t = mars(always_available=True).seat(0, megacredits=32, heat=8).set(temperature=8, oceans=9)
    before = t.seat(0).rating
    t.do(0, "standard project asteroid", "standard project aquifer").turn(0).do(0, "warm up")
    assert (t.seat(0).megacredits, t.seat(0).heat, t.seat(0).rating, t.parameters()["temperature"]) == (0, 0, before, 8)


@rule("terraforming-mars", "Standard projects: asteroid")
def test_why_a_full_parameter_closes_its_project() -> None:
    t = mars().seat(0, megacredits=14).set(temperature=8)
    move = t.game.parse(t.state, 0, "standard project asteroid")
    told = [plain(t.game.words("en").reason(reason)) for reason in t.game.why_not(t.state, 0, move)]
    assert "ruling" in told[0]
    assert "Projects always available" in told[0]


@rule("terraforming-mars", "Standard projects: greenery")
def test_greenery() -> None:
    t = mars().seat(0, megacredits=23).do(0, "standard project greenery", "place greenery 25")
    assert (t.seat(0).megacredits, t.seat(0).rating, t.seat(0).plants, t.parameters()["oxygen"]) == (0, 21, 2, 1)


@rule("terraforming-mars", "Standard projects: city")
def test_city() -> None:
    t = mars().seat(0, megacredits=25).do(0, "standard project city", "place city 12")
    assert (t.seat(0).megacredits, t.production(0).megacredits, t.seat(0).rating) == (0, 1, 20)


@rule("terraforming-mars", "Milestones")
def test_three_milestones_are_claimed_for_eight() -> None:
    t = mars().seat(0, megacredits=16, rating=35).tile("city", "12", 0).tile("city", "17", 0).tile("city", "30", 0)
    t.do(0, "claim terraformer")
    assert (t.seat(0).megacredits, t.seat(0).points) == (8, 40)
    assert t.why_not(0, "claim terraformer")[0] == "ALREADY_CLAIMED 0"
    t.milestone("planner", 1).milestone("builder", 1)
    assert t.why_not(0, "claim mayor") == ["NONE_LEFT_TO_CLAIM"]


@rule("terraforming-mars", "Milestones: conditions")
@pytest.mark.parametrize("name", ["terraformer", "mayor", "gardener", "builder", "planner"])
def test_what_each_milestone_takes(name: str) -> None:
    for short in (1, 0):
        t = mars().bare().seat(0, megacredits=8, rating=35 - short).tags(0, building=8 - short)
        for place in ("12", "17", "01")[short:]:
            t.tile("city", place, 0)
        for place in ("40", "41", "42")[short:]:
            t.tile("greenery", place, 0)
        t.hand(0, *HAND[short:])
        assert (f"claim {name}" in t.legal(0)) == (short == 0)


HAND = [
    "Ants", "Birds", "Comet", "Fish", "Grass", "Heather", "Lichen", "Moss", "Trees", "Pets", "Virus", "Worms", "Algae", "Mine",
    "Cartel", "Sponsors",
]  # fmt: skip


@rule("terraforming-mars", "Milestones: example")
def test_roma_is_mayor() -> None:
    t = mars(3).corporation(0, "Tharsis Republic").tile("city", "30", 0).tile("city", "47", 0).seat(0, megacredits=30)
    assert t.why_not(0, "claim mayor") == ["MILESTONE_NOT_MET mayor 2 3"]
    t.do(0, "standard project city", "place city 12", "claim mayor")
    assert (t.seat(0).megacredits, t.production(0).megacredits) == (30 - 25 + 3 - 8, 2)
    assert dict(t.game.score_lines(t.state, 0))["milestones"] == 5
    assert t.waiting == [1]  # two actions, and the turn is over
    t.turn(1).tile("city", "57", 1).tile("city", "62", 1).tile("city", "50", 1).seat(1, megacredits=8, rating=35)
    assert t.why_not(1, "claim mayor") == ["ALREADY_CLAIMED 0"]
    assert "claim terraformer" in t.legal(1)


@rule("terraforming-mars", "Awards")
def test_each_award_costs_more() -> None:
    t = mars().seat(0, megacredits=42).do(0, "fund banker", "fund miner").turn(0).do(0, "fund scientist")
    assert t.seat(0).megacredits == 0
    assert t.turn(0).why_not(0, "fund landlord") == ["NONE_LEFT_TO_CLAIM"]
    assert t.why_not(0, "fund banker") == ["ALREADY_CLAIMED 0"]
    assert mars().seat(0, megacredits=13).award("banker", 1).why_not(0, "fund miner") == ["TOO_LITTLE_MONEY 13 14"]


def award_points(*heat: int) -> list[int]:
    t = mars(len(heat)).award("thermalist", 0)
    for seat, amount in enumerate(heat):
        t.seat(seat, heat=amount)
    return [dict(t.game.score_lines(t.state, seat))["awards"] for seat in range(len(heat))]


@rule("terraforming-mars", "Awards: places")
def test_first_and_second_place() -> None:
    assert award_points(1, 5, 3) == [0, 5, 2]
    assert award_points(3, 5, 3) == [2, 5, 2]
    assert award_points(5, 5, 3) == [5, 5, 0]
    assert award_points(1, 5) == [0, 5]
    assert award_points(5, 5) == [5, 5]


@rule("terraforming-mars", "Awards: example")
def test_stas_and_kira_share_first_place() -> None:
    assert award_points(12, 12, 5) == [5, 5, 0]


@rule("terraforming-mars", "Awards: conditions")
def test_what_each_award_counts() -> None:
    t = mars(3).production(0, megacredits=3).tags(1, science=2).seat(2, heat=4, steel=1, titanium=2)
    t.tile("city", "12", 1).tile("mohole_area", "07", 1).tile("city", "01", 1).tile("ocean", "28").claim("30", 0)
    assert [award.levels for award in t.see(0).awards] == [[0, 3, 0], [3, 0, 0], [0, 2, 0], [0, 0, 4], [0, 0, 3]]


@rule("terraforming-mars", "Plants to greenery")
def test_eight_plants_become_a_greenery() -> None:
    t = mars().seat(0, plants=9).tile("city", "30", 0).tile("city", "47", 0)
    t.do(0, "plant greenery", "place greenery 39")
    assert (t.seat(0).plants, t.seat(0).rating, t.parameters()["oxygen"]) == (1 + 2, 21, 1)
    assert t.seat(0).points == 21 + 1 + 2  # between two own cities
    assert mars().seat(0, plants=7).why_not(0, "plant greenery") == ["TOO_LITTLE plants 7 8"]


@rule("terraforming-mars", "Heat to temperature")
def test_eight_heat_raise_the_temperature() -> None:
    t = mars().seat(0, heat=9).do(0, "warm up")
    assert (t.seat(0).heat, t.seat(0).rating, t.parameters()["temperature"]) == (1, 21, -28)
    assert mars().seat(0, heat=8).set(temperature=8).why_not(0, "warm up") == ["AT_MAXIMUM temperature"]
