"""The scoring phase, the Ice Monopoly, and who wins."""

import pytest

from pavonis.core.game import SPECTATOR
from pavonis.games.mission_red_planet.scoring import LINES
from pavonis.testing.table import Table
from tests.rulebook.marks import rule
from tests.rulebook.mission_red_planet.tables import COLOURS, idle, red_planet

GAME = "mission-red-planet"
PLAIN = ["Moon Base", "Space Heroes", "Stronghold", "Pioneers", "Inner Circle", "Celerium Monopoly"]  # nothing, with nobody on Mars


def end(seats: int = 3, **tokens: list[int]) -> Table:
    """A finished game in which colours have these point tokens, and missions bring nothing unless they are set."""
    t: Table = red_planet(seats).set(round=10)
    for seat in range(seats):
        t.mission(seat, PLAIN[seat])
    for colour, kinds in tokens.items():
        t.colour(colour, tokens=kinds)
    return t


def lines(t: Table, seat: int) -> dict[str, int]:
    """The lines of a seat's points."""
    return dict(t.game.score_lines(t.state, seat))


@rule(GAME, "Goal of the game")
@rule(GAME, "Scoring: total")
def test_tokens_are_worth_one_two_and_three() -> None:
    t = idle(end(yellow=[2, 3, 4], blue=[5, 0, 0]))
    assert [lines(t, 0)[kind] for kind in LINES[:3]] == [2, 6, 12]
    assert t.scores[0] == 20
    assert t.winners == [0]


@rule(GAME, "Scoring: missions")
def test_missions_are_shown_and_counted_at_the_end() -> None:
    t = end().mission(0, "Inner Circle").region("Hellas", yellow=1)
    assert t.scores[0] == 0
    assert t.see(1).players[0].mission.number is None
    t = idle(t)
    assert lines(t, 0)["missions"] == 7
    assert t.see(SPECTATOR).players[0].mission.number == 7


@rule(GAME, "Scoring: total")
def test_discoveries_add_and_take_points() -> None:
    t = end(yellow=[1, 0, 0]).region("Ausonia", discovery="Radiation", yellow=1, blue=2)
    t = idle(t.region("Mare Serpentis", discovery="Underground Lake", blue=1))
    assert [lines(t, seat)["discoveries"] for seat in range(3)] == [-3, 1, 0]
    assert t.scores == [1 + 9 - 3, 1, 0]


@rule(GAME, "Scoring: Ice Monopoly")
@rule(GAME, "Global mission")
@pytest.mark.parametrize(("seats", "leaders", "each"), [(3, 1, 9), (3, 2, 4), (3, 3, 3), (4, 4, 2), (5, 5, 1), (6, 6, 1)])
def test_most_ice_is_worth_nine_points_shared_and_rounded_down(seats: int, leaders: int, each: int) -> None:
    tokens = {COLOURS[seat]: [2 if seat < leaders else 1, 0, 3] for seat in range(seats)}
    t = idle(end(seats, **tokens))
    assert [lines(t, seat)["ice_monopoly"] for seat in range(seats)] == [each] * leaders + [0] * (seats - leaders)


@rule(GAME, "Global mission")
def test_without_ice_nobody_has_the_monopoly() -> None:
    t = idle(end(yellow=[0, 1, 0]))
    assert t.scores == [2, 0, 0]


@rule(GAME, "Global mission")
def test_blocks_of_ice_count_for_the_monopoly() -> None:
    t = idle(end(yellow=[1, 0, 0], blue=[2, 0, 0]).area(0, "Blocks of Ice")).do(0, "play Blocks of Ice")
    assert [lines(t, seat)["ice_monopoly"] for seat in range(2)] == [9, 0]


@rule(GAME, "Winner")
def test_most_points_win() -> None:
    t = idle(end(yellow=[0, 0, 4], blue=[0, 5, 0]))
    assert t.scores == [12, 10, 0]
    assert t.winners == [0]


@rule(GAME, "Winner")
def test_a_tie_goes_to_more_tokens_then_is_shared() -> None:
    t = idle(end(yellow=[0, 0, 4], blue=[0, 6, 0], orange=[0, 3, 2]))
    assert t.scores == [12, 12, 12]
    assert t.winners == [1]
    t = idle(end(yellow=[0, 3, 2], blue=[0, 3, 2]))
    assert t.winners == [0, 1]


@rule(GAME, "Scoring: total")
def test_before_the_end_only_tokens_are_points() -> None:
    t = red_planet().mission(0, "Inner Circle").region("Hellas", yellow=3).colour("yellow", tokens=[3, 0, 0])
    assert t.scores == [3, 0, 0]
    assert t.see(1).colours[0].points == 3


@rule(GAME, "Missions: presence")
@pytest.mark.parametrize(("regions", "points"), [(0, 0), (1, 1), (2, 3), (3, 6)])
def test_one_two_or_three_regions_give_one_three_or_six_points(regions: int, points: int) -> None:
    t = end().mission(0, "Southern Influence").region("Syrtis Major", yellow=2)
    for name in ["Ausonia", "Mare Serpentis", "Hellas"][:regions]:
        t.region(name, yellow=1)
    assert lines(idle(t), 0)["missions"] == points


@rule(GAME, "Missions: lead")
def test_a_shared_lead_is_a_lead() -> None:
    t = idle(end().mission(2, "Sylvanite Monopoly").mission(1, "Stronghold").region("Phobos", yellow=2, blue=2, orange=1))
    assert lines(t, 0)["missions"] == 7
    t = idle(end().mission(0, "Moon Base").region("Phobos", yellow=1, blue=2))
    assert lines(t, 0)["missions"] == 0


@rule(GAME, "Missions: lead")
def test_a_lead_needs_at_least_one() -> None:
    t = idle(end().mission(0, "Moon Base").mission(1, "Space Heroes").mission(2, "Sylvanite Monopoly"))
    assert t.scores == [0, 0, 0]


@rule(GAME, "Scoring: total")
def test_the_sheet_names_the_missions_that_gave_points() -> None:
    t = end(yellow=[3, 1, 0]).mission(0, "Southern Influence").region("Ausonia", yellow=1)
    assert t.see(SPECTATOR).score_sheets == []
    idle(t)
    sheets = t.see(SPECTATOR).score_sheets
    assert [sum(entry.points for entry in sheet) for sheet in sheets] == t.scores
    assert [entry.points for entry in sheets[0] if entry.line == "missions"] == [1]
