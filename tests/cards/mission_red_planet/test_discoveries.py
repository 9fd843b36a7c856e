"""Every discovery, in the phase in which it acts. The last round is played without anything happening."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from pavonis.games.mission_red_planet.cards import DISCOVERY_CARDS
from pavonis.testing.table import Table
from tests.rulebook.mission_red_planet.tables import idle, red_planet, why_not

Test = TypeVar("Test", bound=Callable[..., None])
TESTED: list[str] = []


def about(name: str) -> Callable[[Test], Test]:
    """Say which card a test is about."""
    TESTED.append(name)
    return lambda test: test


def last_round(seats: int = 3) -> Table:
    """A table before the last round."""
    t: Table = red_planet(seats).set(round=10)
    return t


def tokens(t: Table, kind: int = 0) -> list[int]:
    """The point tokens of one kind, by colour."""
    return [t.colour(colour).tokens[kind] for colour in ("yellow", "blue", "orange")]


@about("Native Resistance")
def test_native_resistance_costs_every_colour_one_astronaut() -> None:
    t = idle(last_round().region("Ausonia", discovery="Native Resistance", yellow=3, blue=1))
    assert t.region("Ausonia").astronauts == [2, 0, 0]
    assert [t.colour(colour).wormhole for colour in ("yellow", "blue", "orange")] == [1, 1, 0]


@about("Ether Magnet")
def test_ether_magnet_pulls_all_from_docked_ships() -> None:
    t = last_round().region("Ausonia", resource="ice", hidden=True, discovery="Ether Magnet", orange=1)
    t = idle(t.pad(1, "Hellas", 3, yellow=2).pad(2, "Hellas", 4, yellow=1, blue=2))
    assert t.region("Ausonia").astronauts == [3, 2, 1]
    assert t.region("Ausonia").resource == "ice"
    assert t.pad(1)[:3] == ("Hellas", 3, [0, 0, 0])
    assert t.pad(2).crew == [0, 0, 0]
    assert tokens(t) == [3, 0, 0]


@about("Ether Magnet")
def test_ether_magnet_reveals_nothing_if_nobody_comes() -> None:
    t = idle(last_round().region("Ausonia", resource="ice", hidden=True, discovery="Ether Magnet"))
    assert t.region("Ausonia").resource is None


@about("Great Sandstorm")
def test_great_sandstorm_drives_all_out_player_by_player() -> None:
    t = last_round().set(first="orange").region("Ausonia", discovery="Great Sandstorm", yellow=1, blue=2)
    t = idle(t.region("Hellas", resource="celerium", hidden=True))
    assert t.state.first == 1  # blue acted last and is first
    assert t.waiting == [1]
    assert t.legal(1) == ["leave for Hellas", "leave for Mare Tyrrhenum", "leave for Mare Serpentis"]
    assert why_not(t, 1, "leave for Phobos") == ["NOT_ADJACENT Ausonia Phobos"]
    t.do(1, "leave for Hellas")
    assert t.region("Hellas").resource == "celerium"
    t.do(1, "leave for Mare Serpentis")
    assert t.waiting == [0]
    t.do(0, "leave for Mare Serpentis")
    assert t.region("Ausonia").astronauts == [0, 0, 0]
    assert t.region("Mare Serpentis").astronauts == [1, 1, 0]
    assert tokens(t, 2) == [0, 3, 0]


@about("Synergy")
def test_synergy_gives_every_adjacent_region_one_more() -> None:
    t = last_round().region("Ausonia", resource="ice", discovery="Synergy", yellow=1)
    t.region("Hellas", resource="ice", blue=1).region("Mare Serpentis", resource="ice", hidden=True, orange=1)
    t = idle(t.region("Phobos", resource="ice", orange=1))
    assert tokens(t) == [3, 4, 3]


@about("Mine Collapse")
def test_mine_collapse_produces_nothing() -> None:
    t = idle(last_round().region("Ausonia", resource="ice", discovery="Mine Collapse", yellow=1))
    assert tokens(t) == [0, 0, 0]
    assert t.state.bank == [40, 23, 23]


@about("Rich Vein")
@pytest.mark.parametrize(("hidden", "count"), [(False, 5), (True, 0)])
def test_rich_vein_gives_two_more_where_there_is_production(hidden: bool, count: int) -> None:
    t = last_round().region("Ausonia", resource="ice", hidden=hidden, discovery="Rich Vein", yellow=1)
    assert tokens(idle(t)) == [count, 0, 0]


@about("Clear Borders")
def test_clear_borders_makes_everybody_count_one() -> None:
    t = idle(last_round().region("Ausonia", resource="ice", discovery="Clear Borders", yellow=5, blue=1, orange=2))
    assert tokens(t) == [1, 1, 1]


@about("Fuzzy Borders")
def test_fuzzy_borders_counts_neighbours_of_those_present() -> None:
    t = last_round().region("Ausonia", resource="ice", discovery="Fuzzy Borders", yellow=2, blue=1)
    t = idle(t.region("Hellas", resource="celerium", blue=2, orange=9))
    assert tokens(t) == [0, 3, 0]  # blue counts three; orange is not there
    assert tokens(t, 2) == [0, 0, 3]  # Hellas is awarded as usual


@about("Sabotage")
def test_sabotage_awards_the_second() -> None:
    t = idle(last_round().region("Ausonia", resource="ice", discovery="Sabotage", yellow=3, blue=1))
    assert tokens(t) == [0, 3, 0]


@about("Frozen Cavern")
def test_frozen_cavern_produces_ice() -> None:
    t = last_round().region("Ausonia", resource="celerium", discovery="Frozen Cavern", yellow=1, tokens=[0, 0, 2])
    t = idle(t.region("Mare Serpentis", discovery="Synergy"))
    assert t.colour("yellow").tokens == [4, 0, 2]  # also the token of Synergy; what lay there before is what it was


@about("Lichens")
def test_lichens_are_worth_six_to_everybody_present() -> None:
    t = idle(last_round().region("Ausonia", discovery="Lichens", yellow=3, blue=1))
    assert [dict(t.game.score_lines(t.state, seat))["discoveries"] for seat in range(3)] == [6, 6, 0]


@about("Underground Lake")
def test_underground_lake_is_worth_four_to_the_leaders() -> None:
    t = idle(last_round().region("Ausonia", discovery="Underground Lake", yellow=2, blue=2, orange=1))
    assert [dict(t.game.score_lines(t.state, seat))["discoveries"] for seat in range(3)] == [4, 4, 0]


@about("Radiation")
def test_radiation_costs_three() -> None:
    t = idle(last_round().region("Ausonia", discovery="Radiation", yellow=2, blue=1).region("Hellas", orange=1))
    assert [dict(t.game.score_lines(t.state, seat))["discoveries"] for seat in range(3)] == [-3, -3, 0]


def test_no_discovery_is_forgotten() -> None:
    assert set(TESTED) == {card.names[0] for card in DISCOVERY_CARDS}
