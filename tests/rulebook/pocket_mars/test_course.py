"""The course of the game: rounds, turns, the end of a round."""

import pytest

from pavonis.core.game import SPECTATOR, IllegalMove
from pavonis.testing import table
from pavonis.testing.table import Table
from tests.rulebook.marks import rule


def launch(t: Table) -> int:
    """Whoever is asked takes a colonist; who it was."""
    (seat,) = t.waiting
    t.do(seat, "launch")
    return int(seat)


@rule("pocket-mars", "Course of the game: rounds")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 0), (4, 2)])
def test_clockwise_from_the_same_first_player(seats: int, first: int) -> None:
    t = table("pocket-mars", seats=seats).set(first=first).turn(first)
    clockwise = [(first + turn) % seats for turn in range(seats)]
    for number in (1, 2, 3):
        assert t.see(SPECTATOR).round == number
        assert [launch(t) for _ in range(seats)] == clockwise
    assert t.see(SPECTATOR).first == first


@rule("pocket-mars", "Course of the game: turns")
def test_the_five_actions() -> None:
    t = table("pocket-mars").hand(0, "Crew Selection", "Seed Vault").prep(0, "Ice Drill", "Aqueduct")
    assert t.legal(0) == [
        "launch",
        "play Seed Vault",
        "play Crew Selection",
        "attach Ice Drill",
        "attach Aqueduct",
        "take from seat 1 card 1",
        "take from seat 1 card 2",
        "discard Seed Vault",
        "discard Crew Selection",
        "discard Ice Drill",
        "discard Aqueduct",
    ]


@rule("pocket-mars", "Course of the game: turns")
def test_one_action_and_not_none() -> None:
    t = table("pocket-mars").hand(0, "Crew Selection", "Mission Control")
    assert "decline" not in t.legal(0)
    with pytest.raises(IllegalMove, match="NOT_THIS_QUESTION"):
        t.do(0, "decline")
    t.do(0, "play Crew Selection")
    assert t.waiting == [1]
    assert t.why_not(0, "play Mission Control") == ["NOT_ASKED"]
    with pytest.raises(IllegalMove, match="NOT_ASKED"):
        t.do(0, "launch")


@rule("pocket-mars", "Course of the game: turns")
def test_there_is_always_an_action() -> None:
    t = table("pocket-mars").colonists("Ecosystem", one_star=[7, 0]).seat(0, energy=0).hand(0, "Launch Window", "Pumping Station")
    assert "launch" not in t.legal(0)
    assert len([move for move in t.legal(0) if move.startswith(("play", "attach", "take", "discard"))]) == 10


def last_landing(active: int) -> Table:
    """The active seat can land its seventh colonist; seat 0 is first of two."""
    t: Table = table("pocket-mars").set(round=9).turn(active).seat(active, earth=0, ship=1).hand(active, "Pumping Station")
    t.colonists("Laboratory", one_star=[6 if seat == active else 0 for seat in range(2)])
    return t


@rule("pocket-mars", "Course of the game: end of a round")
def test_the_end_is_looked_for_after_the_round() -> None:
    t = last_landing(active=1).do(1, "play Pumping Station", "land Ecosystem")
    assert t.over


@rule("pocket-mars", "Course of the game: end of a round")
@rule("pocket-mars", "End of the game")
def test_the_last_round_is_played_to_the_end() -> None:
    t = last_landing(active=0).do(0, "play Pumping Station", "land Ecosystem")
    assert t.waiting == [1]
    t.do(1, "launch")
    assert t.over
    assert t.see(SPECTATOR).round == 9
    assert t.why_not(0, "launch") == ["GAME_OVER"]


@rule("pocket-mars", "Course of the game: end of a round")
def test_without_seven_on_mars_another_round_begins() -> None:
    t = table("pocket-mars").set(round=9).turn(1).seat(1, earth=0, ship=1).colonists("Laboratory", one_star=[0, 6])
    t.hand(1, "Data Archive", "Seed Vault").do(1, "discard Data Archive")
    assert t.waiting == [0]
    assert t.see(SPECTATOR).round == 10


@rule("pocket-mars", "End of the game")
def test_only_the_last_position_of_the_round_counts() -> None:
    # With all seven on Mars in the middle of a round nothing ends; only what stands after the last turn counts.
    t = table("pocket-mars", seats=3).set(first=0).turn(1).colonists("Ecosystem", one_star=[7, 0, 0])
    assert not t.over
    t.do(1, "launch")
    assert not t.over
    t.do(2, "launch")
    assert t.over
