"""Every mission: what fulfils it, what does not, and what it is worth. Yellow holds it; the game ends with this on the table."""

from typing import Any

import pytest

from pavonis.games.mission_red_planet.cards import MISSION_CARDS
from pavonis.testing.table import Table
from tests.rulebook.mission_red_planet.tables import idle, red_planet

Case = tuple[str, dict[str, Any], int]
IDLE = ["Moon Base", "Stronghold", "Space Heroes", "Pioneers"]  # for the rivals: any that are not the one tested

# The mission, then regions (colours and counts), wormhole and tokens; then its points.
CASES: list[Case] = [
    ("Northern Influence", {"Vastitas Borealis": {"yellow": 1}, "Syrtis Major": {"yellow": 2}, "Hellas": {"yellow": 1}}, 3),
    ("Northern Influence", {"Valles Marineris": {"yellow": 1, "blue": 5}}, 1),
    (
        "Northern Influence",
        {"Vastitas Borealis": {"yellow": 1}, "Syrtis Major": {"yellow": 1}, "Valles Marineris": {"yellow": 1}},
        6,
    ),
    ("Eastern Influence", {"Tritonis Sinus": {"yellow": 1}, "Mare Tyrrhenum": {"yellow": 1}, "Syrtis Major": {"yellow": 1}}, 6),
    ("Eastern Influence", {"Tritonis Sinus": {"blue": 1}, "Hellas": {"yellow": 1}}, 0),
    ("Southern Influence", {"Ausonia": {"yellow": 1}, "Mare Serpentis": {"yellow": 1}, "Hellas": {"yellow": 1}}, 6),
    ("Southern Influence", {"Ausonia": {"yellow": 4}}, 1),
    ("Western Influence", {"Sinus Sabaeus": {"yellow": 1}, "Valles Marineris": {"yellow": 1}, "Hellas": {"yellow": 1}}, 6),
    ("Western Influence", {"Sinus Sabaeus": {"yellow": 1}, "Valles Marineris": {"yellow": 1}, "Ausonia": {"yellow": 1}}, 3),
    ("Moon Base", {"Phobos": {"yellow": 2, "blue": 1}}, 7),
    ("Moon Base", {"Phobos": {"yellow": 1, "blue": 2}, "Hellas": {"yellow": 5}}, 0),
    ("Celerium Monopoly", {"yellow": [0, 0, 2], "blue": [0, 0, 2]}, 9),
    ("Celerium Monopoly", {"yellow": [9, 9, 1], "blue": [0, 0, 2]}, 0),
    ("Sylvanite Monopoly", {"yellow": [0, 2, 0], "blue": [0, 1, 5]}, 9),
    ("Sylvanite Monopoly", {"yellow": [0, 2, 0], "blue": [0, 3, 0]}, 0),
    ("Inner Circle", {"Hellas": {"yellow": 1, "blue": 2}, "Syrtis Major": {"yellow": 1}}, 7),  # the three regions together
    ("Inner Circle", {"Hellas": {"yellow": 1, "blue": 2}, "Ausonia": {"yellow": 3}, "Phobos": {"yellow": 3}}, 0),
    ("Space Heroes", {"wormhole": {"yellow": 3, "blue": 2}}, 9),
    ("Space Heroes", {"wormhole": {"yellow": 1, "blue": 2}}, 0),
    ("Diversification", {"yellow": [1, 1, 1], "blue": [5, 5, 5]}, 7),
    ("Diversification", {"yellow": [5, 5, 0]}, 0),
    (
        "Pioneers",
        {
            name: {"yellow": 1}
            for name in ("Hellas", "Phobos", "Ausonia", "Syrtis Major", "Sinus Sabaeus", "Mare Serpentis", "Tritonis Sinus")
        },
        7,
    ),
    (
        "Pioneers",
        {name: {"yellow": 2} for name in ("Hellas", "Phobos", "Ausonia", "Syrtis Major", "Sinus Sabaeus", "Mare Serpentis")},
        0,
    ),
    ("Stronghold", {"Phobos": {"yellow": 5, "blue": 6}}, 6),
    ("Stronghold", {"Phobos": {"yellow": 4}, "Hellas": {"yellow": 4}}, 0),
]


def given(mission: str, what: dict[str, Any], seats: int = 3) -> Table:
    """The last round, in which nothing happens, with this on the table."""
    t: Table = red_planet(seats).set(round=10)
    rivals = [name for name in IDLE if name != mission]
    for seat in range(1, seats):
        t.mission(seat, rivals[seat])
    t.mission(0, mission)
    for name, content in what.items():
        if name == "wormhole":
            for colour, count in content.items():
                t.colour(colour, wormhole=count)
        elif isinstance(content, list):
            t.colour(name, tokens=content)
        else:
            t.region(name, **content)
    return t


@pytest.mark.parametrize(("mission", "what", "points"), CASES, ids=lambda value: str(value)[:60])
def test_mission(mission: str, what: dict[str, Any], points: int) -> None:
    t = idle(given(mission, what))
    assert t.over
    assert dict(t.game.score_lines(t.state, 0))["missions"] == points


def test_no_mission_is_forgotten() -> None:
    assert {mission for mission, _, points in CASES if points} == {card.names[0] for card in MISSION_CARDS}
    assert {mission for mission, _, points in CASES if points != max(p for m, _, p in CASES if m == mission)} == {
        card.names[0] for card in MISSION_CARDS
    }


def test_astronauts_aboard_ships_are_in_no_region() -> None:
    t = idle(given("Moon Base", {}).pad(1, "Phobos", 4, yellow=2))
    assert dict(t.game.score_lines(t.state, 0))["missions"] == 0


def test_several_missions_count_each() -> None:
    t = given("Moon Base", {"Phobos": {"yellow": 5}}).area(0, "Stronghold", "Southern Influence")
    t = idle(t.region("Hellas", yellow=1))
    while not t.over:
        t.do(t.waiting[0], "pass")
    assert dict(t.game.score_lines(t.state, 0))["missions"] == 7 + 6 + 1
