"""The three productions: tokens, majorities, shares and remainders."""

import pytest

from pavonis.testing.table import Table
from tests.rulebook.marks import rule
from tests.rulebook.mission_red_planet.tables import idle, red_planet

GAME = "mission-red-planet"


def produced(number: int, **hellas: object) -> Table:
    """A production with this in Hellas, where there is ice: the first after round 5, the second after round 8."""
    return idle(red_planet(4).set(round={1: 5, 2: 8}[number]).region("Hellas", resource="ice", **hellas))


@rule(GAME, "Production: tokens")
@pytest.mark.parametrize(("number", "count"), [(5, 1), (8, 2), (10, 3)])
def test_one_two_or_three_tokens_in_every_region_with_a_resource_face_up(number: int, count: int) -> None:
    t = red_planet().set(round=number).region("Hellas", resource="celerium").region("Phobos", resource="sylvanite")
    t = idle(t.region("Ausonia", resource="ice", hidden=True, yellow=1))
    assert t.region("Hellas").tokens == [0, 0, count]
    assert t.region("Phobos").tokens == [0, count, 0]
    assert t.region("Ausonia").tokens == [0, 0, 0]
    assert t.colour("yellow").tokens == [0, 0, 0]
    assert t.state.bank == [40, 23 - count, 23 - count]


@rule(GAME, "Production: leader")
def test_who_has_most_astronauts_takes_all_that_lies_there() -> None:
    t = produced(2, yellow=1, blue=3, orange=2, tokens=[2, 1, 0])
    assert t.colour("blue").tokens == [4, 1, 0]
    assert t.region("Hellas").tokens == [0, 0, 0]
    assert t.colour("yellow").tokens == t.colour("orange").tokens == [0, 0, 0]


@rule(GAME, "Production: equal leaders")
def test_equal_leaders_share_and_the_remainder_stays() -> None:
    t = produced(2, yellow=2, blue=2, orange=1, tokens=[1, 0, 0])
    assert t.colour("yellow").tokens == t.colour("blue").tokens == [1, 0, 0]
    assert t.colour("orange").tokens == [0, 0, 0]
    assert t.region("Hellas").tokens == [1, 0, 0]


@rule(GAME, "Production: example 1")
def test_three_tokens_and_two_leaders() -> None:
    t = produced(2, yellow=2, green=2, blue=1, tokens=[1, 0, 0])
    assert (t.colour("yellow").tokens, t.colour("green").tokens) == ([1, 0, 0], [1, 0, 0])
    assert t.region("Hellas").tokens == [1, 0, 0]


@rule(GAME, "Production: example 2")
def test_two_tokens_and_three_leaders() -> None:
    t = produced(2, yellow=1, blue=1, orange=1)
    assert [t.colour(colour).tokens for colour in ("yellow", "blue", "orange")] == [[0, 0, 0]] * 3
    assert t.region("Hellas").tokens == [2, 0, 0]


@rule(GAME, "Production: nobody there")
def test_without_astronauts_tokens_stay_and_come_to_a_later_leader() -> None:
    t = produced(1)
    assert t.region("Hellas").tokens == [1, 0, 0]
    t = produced(2, yellow=1, tokens=[1, 0, 0])
    assert t.colour("yellow").tokens == [3, 0, 0]


@rule(GAME, "Production: nobody there")
def test_astronauts_on_ships_are_in_no_region() -> None:
    t = red_planet().set(round=5).region("Hellas", resource="ice", yellow=1).pad(1, "Hellas", 3, blue=2)
    assert idle(t).colour("yellow").tokens == [1, 0, 0]


@rule(GAME, "Phobos")
def test_phobos_produces_and_is_contested_like_any_region() -> None:
    t = red_planet().set(round=8).region("Phobos", resource="celerium", yellow=2, blue=1)
    assert idle(t).colour("yellow").tokens == [0, 0, 2]


@rule(GAME, "Production: tokens")
def test_ships_that_land_in_this_round_count() -> None:
    t = red_planet().set(round=5).region("Hellas", resource="ice", hidden=True).pad(1, "Hellas", 3, blue=3, launched=True)
    assert idle(t).colour("blue").tokens == [1, 0, 0]


@rule(GAME, "Production: tokens")
def test_when_tokens_run_short_regions_are_served_in_their_order() -> None:
    t = red_planet().set(round=8).colour("orange", tokens=[37, 0, 0])
    t.region("Hellas", resource="ice", yellow=1).region("Ausonia", resource="ice", blue=1).region(
        "Phobos", resource="ice", yellow=1
    )
    t = idle(t)
    assert t.colour("yellow").tokens == [2, 0, 0]
    assert t.colour("blue").tokens == [1, 0, 0]
    assert t.state.bank[0] == 0


@rule(GAME, "Production: equal leaders")
def test_each_kind_is_shared_by_itself() -> None:
    t = produced(1, yellow=1, blue=1, tokens=[1, 3, 0])
    assert t.colour("yellow").tokens == t.colour("blue").tokens == [1, 1, 0]
    assert t.region("Hellas").tokens == [0, 1, 0]


@rule(GAME, "Production: example 2")
def test_what_is_left_after_the_third_production_is_lost() -> None:
    t = idle(red_planet().set(round=10).region("Hellas", resource="celerium", yellow=1, blue=1))
    assert t.region("Hellas").tokens == [0, 0, 1]
    assert t.over
    assert t.colour("yellow").tokens == [0, 0, 1]
