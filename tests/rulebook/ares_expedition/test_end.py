"""Production, the end of the game, points and ties."""

from typing import Any

from pavonis.games.ares_expedition.tables import NAMES
from tests.rulebook.ares_expedition.ares import ares
from tests.rulebook.marks import rule

GAME = "ares-expedition"


@rule(GAME, "Production phase")
def test_everybody_receives_what_is_produced() -> None:
    t = (
        ares(2)
        .phase("production")
        .bare(0, 1)
        .played(0, "New Portfolios", "Acquired Company", "Industrial Farming")
        .seat(0, rating=9)
    )
    assert t.seat(0)[:3] == (2 + 9, 1, 3)
    assert len(t.hand(0)) == 1
    assert t.seat(1)[:3] == (5, 0, 0)


@rule(GAME, "Production phase")
def test_everybody_hears_what_was_produced() -> None:
    t = ares(2).phase("action").planned(0, "production").hand(0, "Comet").hand(1, "Mine").played(0, "Industrial Farming")
    told = [line for line in t.do(0, "done").do(1, "done").told(1) if line["event"] == "INCOME"]
    assert told == [
        {"event": "INCOME", "seat": 0, "megacredits": 5 + 1 + 4, "heat": 0, "plants": 2},
        {"event": "INCOME", "seat": 1, "megacredits": 5, "heat": 0, "plants": 0},
    ]


@rule(GAME, "Player mat: six plants")
def test_six_plants_are_produced() -> None:
    t = ares(2).phase("production").bare(0, 1).played(0, "Trees", "Bushes", "Heather")
    assert t.seat(0).plants == 6


@rule(GAME, "Production phase: bonus")
def test_who_chose_production_gains_four() -> None:
    t = ares(2).phase("production", 1)
    assert (t.seat(0).megacredits, t.seat(1).megacredits) == (5, 9)


@rule(GAME, "Example: production")
def test_robert_produces() -> None:
    t = ares(2).phase("production", 0).bare(0)
    t.played(0, "Tectonic Stress Power", "Tundra Farming", "Callisto Penal Mines", "Power Grid").seat(0, rating=6)
    assert t.seat(0)[:3] == (4 + 6 + 4, 3, 1)
    assert len(t.hand(0)) == 1


def almost(phase: str, *choosers: int) -> Any:
    """Mars lacks one step of temperature."""
    return ares(2).phase(phase, *choosers).set(temperature=6, oxygen=14, oceans=9)


@rule(GAME, "End of the game")
def test_the_game_ends_after_the_phase_in_which_all_is_full() -> None:
    t = almost("construction").planned(1, "production").hand(0, "Lava Flows").seat(0, megacredits=17).bare(1)
    t.do(0, "play Lava Flows")
    assert t.over
    assert t.seat(1).megacredits == 0  # the production phase is not played
    assert t.see(0).stage == "over"


@rule(GAME, "End of the game")
def test_it_goes_on_while_something_is_missing() -> None:
    t = ares(2).phase("action").set(temperature=6, oxygen=13, oceans=9).seat(0, heat=8).do(0, "done").do(1, "done")
    assert not t.over


@rule(GAME, "End of the game: hint")
def test_who_was_done_is_asked_once_more() -> None:
    t = almost("action").seat(0, megacredits=14).seat(1, megacredits=14).hand(1, "Fish", "Moss").bare(1)
    t.do(1, "done").do(0, "standard action temperature")
    assert t.waiting == [0]
    assert t.legal(1) == ["take back"]
    t.do(0, "done")
    assert (t.waiting, t.over) == ([1], False)
    t.do(1, "sell cards", "sell Fish", "sell Moss", "standard action temperature")
    assert (t.over, t.seat(1).rating, t.seat(1).megacredits) == (True, 6, 6)


@rule(GAME, "End of the game: hint")
def test_who_knew_is_not_asked_again_but_may_go_on() -> None:
    t = almost("action").seat(0, megacredits=28).seat(1, megacredits=14)
    t.do(1, "done").do(0, "standard action temperature", "done")
    assert (t.waiting, t.legal(0)) == ([1], ["take back"])
    t.do(0, "take back", "standard action temperature", "done").do(1, "done")
    assert (t.over, t.seat(0).rating) == (True, 7)


@rule(GAME, "End of the game: hint")
def test_a_compulsory_conversion_that_ends_the_game_asks_all_once_more() -> None:
    t = almost("action").seat(0, heat=8, megacredits=14).seat(1, megacredits=14).do(0, "done").do(1, "done")
    assert (t.waiting, t.seat(0).rating, t.over) == ([0, 1], 6, False)
    t.do(1, "standard action temperature", "done").do(0, "done")
    assert (t.over, t.seat(1).rating) == (True, 6)


@rule(GAME, "End of the game: hint")
def test_in_a_phase_of_playing_too() -> None:
    t = almost("construction").hand(0, "Lava Flows").hand(1, "Comet").seat(0, megacredits=17).seat(1, megacredits=25)
    t.do(1, "done").do(0, "play Lava Flows")
    assert t.waiting == [1]
    t.do(1, "play Comet")
    assert (t.over, t.seat(1).rating) == (True, 6)  # the oceans were full before, the temperature was not


@rule(GAME, "Final scoring")
def test_points_come_from_three_places() -> None:
    t = (
        ares(2)
        .phase("action")
        .seat(0, rating=20, forests=4)
        .played(0, "Birds", "Tardigrades", "Bribed Committee", "Comet", "Trees")
    )
    t.cubes("Birds", 3).cubes("Tardigrades", 5)
    assert t.game.score_lines(t.state, 0) == [("rating", 20), ("forests", 4), ("cards", 3 + 1 - 2 + 0 + 1)]
    assert t.scores == [27, 5]
    entries = [(entry.line, NAMES[entry.number], entry.points) for entry in t.see(1).score_sheets[0][2:]]
    assert entries == [("cards", "Birds", 3), ("cards", "Tardigrades", 1), ("cards", "Bribed Committee", -2), ("cards", "Trees", 1)]
    assert t.winners == [0]


@rule(GAME, "Example: final score")
def test_robert_has_forty_three_points() -> None:
    t = ares(2).phase("action").seat(0, rating=25, forests=6)
    t.played(0, "Beam from a Thorium Asteroid", "Interstellar Colony Ship", "Adaptation Technology", "Advanced Ecosystems")
    t.played(0, *t.played(0), "Ecological Zone").cubes("Ecological Zone", 7)
    assert dict(t.game.score_lines(t.state, 0)) == {"rating": 25, "forests": 6, "cards": 9 + 3}
    assert t.scores[0] == 43


@rule(GAME, "Final scoring: tie")
def test_resources_and_cards_decide_a_tie() -> None:
    t = ares(2).phase("action").bare(0, 1).seat(0, megacredits=4, heat=3, plants=2).seat(1, megacredits=10)
    assert t.winners == [1]
    t.hand(0, "Fish")
    assert t.winners == [0]
    t.hand(1, "Moss", "Mine").seat(1, megacredits=6)
    assert t.winners == [0, 1]


@rule(GAME, "Final scoring: tie")
def test_cards_count_what_they_would_be_sold_for() -> None:
    t = ares(2).phase("action").bare(0, 1).played(0, "Composting Factory").hand(0, "Fish").seat(1, rating=6, megacredits=3)
    assert t.winners == [0]


@rule(GAME, "Final scoring: tie")
def test_a_tie_beyond_that_is_shared() -> None:
    assert ares(3).phase("action").bare(0, 1, 2).winners == [0, 1, 2]
