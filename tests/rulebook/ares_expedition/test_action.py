"""The action phase: actions of cards, standard actions, maxima, compulsory conversions."""

import pytest

from pavonis.games.ares_expedition.observation import AresExpeditionOcean
from tests.rulebook.ares_expedition.ares import ares
from tests.rulebook.marks import rule

GAME = "ares-expedition"


@rule(GAME, "Action phase")
def test_each_action_once() -> None:
    t = ares(2).phase("action").played(0, "Circuit Board Factory", "Tardigrades")
    t.do(0, "use Circuit Board Factory")
    assert t.why_not(0, "use Circuit Board Factory") == ["ALREADY_USED Circuit Board Factory"]
    t.do(0, "use Tardigrades")
    assert t.cubes("Tardigrades") == 1


@rule(GAME, "Action phase: bonus")
def test_one_action_twice_for_who_chose_the_phase() -> None:
    t = ares(2).phase("action", 0).played(0, "Birds", "Tardigrades")
    t.do(0, "use Birds", "use Tardigrades", "use Birds")
    assert t.cubes("Birds") == 2
    assert t.why_not(0, "use Birds") == ["ALREADY_USED Birds"]
    assert t.why_not(0, "use Tardigrades") == ["ALREADY_USED Tardigrades"]


@rule(GAME, "Action phase")
def test_actions_are_usable_again_in_the_next_action_phase() -> None:
    t = ares(2).phase("action").played(0, "Tardigrades").do(0, "use Tardigrades").phase("action").do(0, "use Tardigrades")
    assert t.cubes("Tardigrades") == 2


@rule(GAME, "Action phase")
def test_the_price_of_an_action_is_paid_first() -> None:
    t = ares(2).phase("action").bare(0).played(0, "Steelworks", "Power Infrastructure", "Assembly Lines", "Farmers Market")
    t.seat(0, heat=5, megacredits=0)
    assert t.why_not(0, "use Steelworks") == ["TOO_LITTLE heat 5 6"]
    assert t.why_not(0, "use Farmers Market") == ["NOT_ENOUGH_MONEY 0 1"]  # what Assembly Lines pays comes later
    t.do(0, "use Power Infrastructure", "amount 1", "use Farmers Market")
    assert (t.seat(0).megacredits, t.seat(0).heat, t.seat(0).plants) == (1 + 1 - 1 + 1, 4, 2)


@rule(GAME, "Action phase")
def test_cards_can_be_sold_to_pay_for_an_action() -> None:
    t = ares(2).phase("action").played(0, "Aquifer Pumping").hand(0, "Mine", "Moss", "Fish", "Comet").bare(0).seat(0, megacredits=5)
    t.do(0, "use Aquifer Pumping", "sell Fish", "sell Comet")
    assert (t.seat(0).megacredits, t.parameters()["oceans"], t.hand(0)) == (1, 1, ["Mine", "Moss"])


@rule(GAME, "Action phase")
def test_rebates_on_actions_are_those_printed_and_stop_at_nothing() -> None:
    t = ares(2).phase("action").bare(0).seat(0, megacredits=90).corporation(0, "PhoboLog")
    t.played(0, "Aquifer Pumping", "Water Import from Europa", "Solarpunk", "Mine", "Ganymede Shipyard", "Advanced Alloys")
    assert tuple(t.metals(0)) == (2, 3)
    for card, price in (("Aquifer Pumping", 10 - 2 * 2), ("Water Import from Europa", 12 - 3), ("Solarpunk", 15 - 2 * 3)):
        assert t.copy().ocean_tiles(0).do(0, f"use {card}").seat(0).megacredits == 90 - price
    t = ares(2).phase("action").bare(0).seat(0, megacredits=1).played(0, "Volcanic Pools").tags(0, power=13).ocean_tiles(0)
    assert t.do(0, "use Volcanic Pools").seat(0).megacredits == 1


@rule(GAME, "Action phase")
def test_an_action_can_be_used_though_what_it_raises_is_full() -> None:
    t = ares(2).phase("action").set(oxygen=14).played(0, "Ironworks", "Solarpunk").seat(0, heat=4, megacredits=15)
    t.do(0, "use Ironworks", "use Solarpunk")
    assert (t.seat(0).heat, t.seat(0).rating, t.seat(0).forests) == (0, 5, 1)


STANDARD = {
    "standard action forest with plants": ({"plants": 8}, (0, 0, 0, 6, 1)),
    "standard action forest": ({"megacredits": 20}, (0, 0, 0, 6, 1)),
    "standard action temperature with heat": ({"heat": 8}, (0, 0, 0, 6, 0)),
    "standard action temperature": ({"megacredits": 14}, (0, 0, 0, 6, 0)),
    "standard action ocean": ({"megacredits": 15}, (0, 0, 2, 6, 0)),
}


@rule(GAME, "Standard actions")
@rule(GAME, "Standard actions: rating")
@pytest.mark.parametrize("phrase", STANDARD)
def test_standard_actions(phrase: str) -> None:
    stock, after = STANDARD[phrase]
    t = ares(2).phase("action").bare(0).seat(0, **stock).do(0, phrase)
    assert t.seat(0)[:5] == after
    moved = {"temperature": -28} if "temperature" in phrase else {"oceans": 1} if "ocean" in phrase else {"oxygen": 1}
    assert t.parameters() == {"temperature": -30, "oxygen": 0, "oceans": 0, **moved}
    ((name, amount),) = stock.items()
    t = ares(2).phase("action").bare(0).seat(0, **{name: amount - 1})
    missing = f"NOT_ENOUGH_MONEY {amount - 1} {amount}" if name == "megacredits" else f"TOO_LITTLE {name} {amount - 1} {amount}"
    assert t.why_not(0, phrase)[-1] == missing


@rule(GAME, "Standard actions")
def test_standard_actions_as_often_as_one_likes() -> None:
    t = ares(2).phase("action").seat(0, megacredits=60)
    t.do(0, "standard action temperature", "standard action temperature", "standard action ocean", "standard action temperature")
    assert (t.seat(0).megacredits, t.seat(0).rating) == (3, 9)


@rule(GAME, "Board: oceans")
def test_an_ocean_brings_what_is_on_its_back() -> None:
    rewards = [(0, 2, 0), (0, 2, 0), (4, 0, 0), (2, 1, 0), (1, 1, 0), (0, 0, 1), (0, 0, 1), (1, 0, 1), (0, 1, 1)]
    for tile, (money, plants, cards) in enumerate(rewards):
        t = ares(2).phase("action").bare(0).seat(0, megacredits=15).ocean_tiles(tile).do(0, "standard action ocean")
        assert (t.seat(0).megacredits, t.seat(0).plants, len(t.hand(0)), t.seat(0).rating) == (money, plants, cards, 6)


@rule(GAME, "Board: oceans")
def test_a_flipped_tile_is_seen_by_all_and_the_others_by_nobody() -> None:
    t = ares(2).phase("action").seat(0, megacredits=15).ocean_tiles(4).do(0, "standard action ocean")
    assert t.see(1).oceans == [AresExpeditionOcean(4, megacredits=1, plants=1, cards=0)]
    world = t.game.resample(t.state, 1, 5)
    assert world.oceans[0] == 4
    assert len({t.game.resample(t.state, 1, seed).oceans for seed in range(20)}) > 10


@rule(GAME, "Standard actions: maximum")
def test_a_parameter_can_be_raised_beyond_its_maximum_in_that_phase() -> None:
    t = ares(2).phase("action").set(temperature=8 - 2, oxygen=13).seat(0, megacredits=28, heat=8).seat(1, megacredits=54, plants=8)
    t.do(0, "standard action temperature", "standard action temperature", "standard action temperature with heat")
    assert (t.parameters()["temperature"], t.seat(0).rating) == (8, 8)
    t.do(1, "standard action temperature", "standard action forest", "standard action forest", "standard action forest with plants")
    assert (t.parameters()["oxygen"], t.seat(1).rating, t.seat(1).forests) == (14, 9, 3)


@rule(GAME, "Standard actions: last ocean")
def test_the_last_ocean_is_repeated_in_that_phase() -> None:
    t = ares(2).phase("action").set(oceans=8).ocean_tiles(0, 1, 3, 4, 5, 6, 7, 8, 2).seat(0, megacredits=15).seat(1, megacredits=15)
    t.do(0, "standard action ocean").do(1, "standard action ocean")
    assert (t.seat(0).megacredits, t.seat(1).megacredits) == (4, 4)
    assert (t.seat(0).rating, t.seat(1).rating, t.parameters()["oceans"]) == (6, 6, 9)


@rule(GAME, "Standard actions: last ocean")
def test_two_oceans_of_one_card_when_one_is_left() -> None:
    t = ares(2).phase("construction").set(oceans=8).ocean_tiles(0, 1, 3, 4, 5, 6, 7, 8, 2).played(0, "Fish").hand(0, "Ice Asteroid")
    t.seat(0, megacredits=21).do(0, "play Ice Asteroid")
    assert (t.seat(0).megacredits, t.seat(0).rating, t.cubes("Fish")) == (8, 7, 2)


@rule(GAME, "Standard actions: after the maximum")
def test_a_full_parameter_brings_nothing_in_later_phases() -> None:
    t = ares(2).phase("action").set(temperature=8, oceans=9).seat(0, megacredits=50, heat=20).played(0, "Nitrite Reducing Bacteria")
    t.cubes("Nitrite Reducing Bacteria", 3)
    assert t.why_not(0, "standard action temperature") == ["AT_MAXIMUM temperature"]
    assert t.why_not(0, "standard action temperature with heat") == ["AT_MAXIMUM temperature"]
    assert t.why_not(0, "standard action ocean") == ["AT_MAXIMUM oceans"]
    t.do(0, "use Nitrite Reducing Bacteria", "choose 2")
    assert (t.seat(0).rating, t.seat(0).plants) == (5, 0)
    t = ares(2).phase("construction").set(temperature=8).played(0, "Livestock", "Physics Complex").hand(0, "Comet")
    t.seat(0, megacredits=50).do(0, "play Comet")
    assert (t.seat(0).rating, t.cubes("Livestock"), t.cubes("Physics Complex")) == (6, 0, 0)


@rule(GAME, "Standard actions: forests")
@rule(GAME, "Tokens: forests")
def test_forests_are_gained_when_the_oxygen_is_full() -> None:
    t = ares(2).phase("action").set(oxygen=14).seat(0, megacredits=20, plants=8)
    t.played(0, "Small Animals", "Herbivores")
    t.do(0, "standard action forest", "standard action forest with plants")
    assert (t.seat(0).rating, t.seat(0).forests, t.cubes("Small Animals"), t.cubes("Herbivores")) == (5, 2, 2, 0)
    assert dict(t.game.score_lines(t.state, 0))["forests"] == 2


@rule(GAME, "Action phase: compulsory")
def test_heat_and_plants_must_be_converted_at_the_end() -> None:
    t = ares(2).phase("action").seat(0, heat=17, plants=8).seat(1, heat=7, plants=7)
    t.do(0, "done").do(1, "done")
    assert t.seat(0)[:5] == (0, 1, 0, 8, 1)
    assert t.seat(1)[:5] == (0, 7, 7, 5, 0)
    assert t.parameters() == {"temperature": -26, "oxygen": 1, "oceans": 0}


@rule(GAME, "Action phase: compulsory")
def test_ecoline_must_convert_seven_plants() -> None:
    t = ares(2).phase("action").corporation(0, "Ecoline").seat(0, plants=7).do(0, "done").do(1, "done")
    assert (t.seat(0).plants, t.seat(0).forests) == (0, 1)


@rule(GAME, "Action phase: compulsory")
def test_nobody_has_to_convert_for_a_full_parameter() -> None:
    t = ares(2).phase("action").set(temperature=8, oxygen=14).seat(0, heat=16, plants=16).do(0, "done").do(1, "done")
    assert t.seat(0)[:5] == (0, 16, 16, 5, 0)


@rule(GAME, "Action phase: compulsory")
def test_conversions_are_made_together_until_the_parameter_is_full() -> None:
    t = ares(2).phase("action").set(temperature=6).seat(0, heat=24).seat(1, heat=8).do(0, "done").do(1, "done")
    assert (t.seat(0).heat, t.seat(0).rating) == (16, 6)
    assert (t.seat(1).heat, t.seat(1).rating) == (0, 6)  # both steps were made at once


@rule(GAME, "Action phase: compulsory")
def test_only_the_action_phase_compels() -> None:
    t = ares(2).phase("construction").seat(0, heat=16, plants=16).do(0, "done").do(1, "done")
    assert (t.seat(0).heat, t.seat(0).plants) == (16, 16)


@rule(GAME, "Action phase: compulsory")
def test_a_conversion_can_be_doubled_by_the_initiative() -> None:
    t = ares(2).phase("action").corporation(0, "United Nations Mars Initiative").seat(0, heat=8, megacredits=6)
    t.do(0, "done").do(
        1,
        "done",
    )
    assert t.legal(0) == ["decline", "raise rating again"]
    t.do(0, "raise rating again")
    assert (t.seat(0).rating, t.seat(0).megacredits) == (7, 0)
