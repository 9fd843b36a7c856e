"""The end of the game, scoring and the winner."""

import pytest

from pavonis.core.game import SPECTATOR
from pavonis.testing import table
from pavonis.testing.table import Table
from tests.rulebook.marks import rule


def alone(**seat: int) -> Table:
    """Seat 0 without the point for energy, which seat 1 has."""
    t: Table = table("pocket-mars").seat(0, energy=0, ship=0).seat(1, energy=3)
    if seat:
        t.seat(0, **seat)
    return t


@rule("pocket-mars", "End of the game")
@pytest.mark.parametrize(("ship", "over"), [(0, True), (1, False)])
def test_all_seven_must_be_on_mars(ship: int, over: bool) -> None:
    t = table("pocket-mars").turn(1).seat(0, ship=ship).colonists("Ecosystem", one_star=[7 - ship, 0]).do(1, "launch")
    assert t.over is over


@rule("pocket-mars", "End of the game")
def test_both_zones_are_mars() -> None:
    t = (
        table("pocket-mars")
        .turn(1)
        .colonists("Ecosystem", one_star=[5, 0], two_star=[1, 0])
        .colonists("Laboratory", two_star=[1, 0])
    )
    assert t.do(1, "launch").over


@rule("pocket-mars", "End of the game")
def test_the_last_card_order_is_still_carried_out() -> None:
    t = (
        table("pocket-mars")
        .turn(1)
        .colonists("Ecosystem", one_star=[7, 0])
        .prep(1, "Ice Drill", "Seed Vault")
        .do(1, "discard Ice Drill")
    )
    assert not t.over
    t.do(1, f"prepare {t.hand(1)[0]}")
    assert t.over
    assert all(len(t.hand(seat)) == len(t.prep(seat)) == 2 for seat in (0, 1))


@rule("pocket-mars", "Scoring: ship")
def test_a_colonist_on_the_ship_is_worth_1() -> None:
    assert [alone(ship=count).scores[0] for count in (0, 1, 4)] == [0, 1, 4]


@rule("pocket-mars", "Scoring: one-star zones")
@rule("pocket-mars", "Buildings: one-star zone")
def test_a_one_star_colonist_is_worth_2() -> None:
    assert [alone().colonists("Laboratory", one_star=[count, 0]).scores[0] for count in (1, 2, 3)] == [2, 4, 6]


@rule("pocket-mars", "Scoring: two-star zones")
@rule("pocket-mars", "Buildings: two-star zone")
def test_a_two_star_colonist_is_worth_4() -> None:
    t = alone().colonists("Laboratory", two_star=[1, 0])
    assert t.scores[0] == 4
    assert t.colonists("Ecosystem", two_star=[1, 0]).scores[0] == 8


@rule("pocket-mars", "Scoring: all buildings")
def test_one_in_each_building_is_worth_2_more() -> None:
    t = alone()
    for building in ("Ecosystem", "Power Plant", "Laboratory"):
        t.colonists(building, one_star=[1, 0])
    assert t.scores[0] == 6
    assert t.copy().colonists("Water Supply", one_star=[1, 0]).scores[0] == 8 + 2
    assert t.copy().colonists("Water Supply", two_star=[1, 0]).scores[0] == 10 + 2  # in either zone
    assert t.copy().colonists("Water Supply", one_star=[0, 1]).scores[0] == 6  # it must be one's own


@rule("pocket-mars", "Scoring: one building")
def test_four_in_one_building_are_worth_4_more() -> None:
    assert alone().colonists("Ecosystem", one_star=[3, 3]).scores[0] == 6
    assert alone().colonists("Ecosystem", one_star=[4, 0]).scores[0] == 8 + 4
    assert alone().colonists("Ecosystem", one_star=[3, 0], two_star=[1, 0]).scores[0] == 10 + 4  # both zones together
    assert alone().colonists("Ecosystem", one_star=[2, 0]).colonists("Laboratory", one_star=[2, 0]).scores[0] == 8
    assert alone().colonists("Ecosystem", one_star=[7, 0]).scores[0] == 14 + 4  # once


@rule("pocket-mars", "Scoring: one building")
@rule("pocket-mars", "Scoring: all buildings")
def test_both_bonuses_can_be_earned() -> None:
    t = alone().colonists("Ecosystem", one_star=[4, 0])
    for building in ("Power Plant", "Laboratory", "Water Supply"):
        t.colonists(building, one_star=[1, 0])
    assert t.scores[0] == 14 + 2 + 4


@rule("pocket-mars", "Scoring: energy")
@pytest.mark.parametrize(
    ("energy", "points"), [([3, 2, 1], [1, 0, 0]), ([2, 4, 4], [0, 1, 1]), ([0, 0, 0], [1, 1, 1]), ([5, 5, 5], [1, 1, 1])]
)
def test_the_highest_energy_is_worth_1_to_all_who_have_it(energy: list[int], points: list[int]) -> None:
    t = table("pocket-mars", seats=3)
    for seat, level in enumerate(energy):
        t.seat(seat, ship=0, energy=level)
    assert t.scores == points


@rule("pocket-mars", "Scoring: Earth")
def test_earth_is_worth_nothing() -> None:
    assert alone(earth=7).scores[0] == 0
    assert alone(ship=1, earth=6).scores[0] == 1


@rule("pocket-mars", "Winner")
def test_most_points_win() -> None:
    t = table("pocket-mars", seats=3).colonists("Ecosystem", one_star=[1, 2, 0])
    assert t.scores[1] == max(t.scores)
    assert t.winners == [1]


@rule("pocket-mars", "Winner")
def test_a_tie_goes_to_who_has_more_on_mars() -> None:
    t = table("pocket-mars").seat(0, ship=4).seat(1, ship=0).colonists("Ecosystem", one_star=[0, 2])
    assert t.scores == [5, 5]
    assert t.winners == [1]


@rule("pocket-mars", "Winner")
def test_who_is_still_level_shares_the_victory() -> None:
    t = table("pocket-mars", seats=3).colonists("Ecosystem", one_star=[1, 0, 0]).colonists("Laboratory", one_star=[0, 1, 0])
    assert t.scores == [4, 4, 2]
    assert t.winners == [0, 1]


@rule("pocket-mars", "Winner")
def test_a_finished_game_has_its_winner() -> None:
    t = table("pocket-mars").turn(1).seat(1, energy=4).colonists("Ecosystem", one_star=[7, 0]).do(1, "launch")
    assert t.over
    assert t.scores == t.see(SPECTATOR).scores == [14 + 4, 2 + 1]
    assert t.winners == [0]


@rule("pocket-mars", "Winner")
def test_the_sheet_accounts_for_every_point() -> None:
    t = table("pocket-mars").turn(1).seat(1, energy=4)
    t.colonists("Ecosystem", one_star=[3, 0], two_star=[1, 0]).colonists("Laboratory", one_star=[3, 0])
    assert t.see(SPECTATOR).score_sheets == []
    t.do(1, "launch")
    sheets = t.see(SPECTATOR).score_sheets
    assert [sum(entry.points for entry in sheet) for sheet in sheets] == t.scores
    assert [(entry.line, entry.points) for entry in sheets[0] if entry.number == 0 and entry.points] == [
        ("one_star", 6), ("two_star", 4), ("together", 4),
    ]  # fmt: skip
