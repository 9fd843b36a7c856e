"""Colonisation cards: the discovery phase, the moments of actions, and the rulings on discoveries."""

from pavonis.core.events import story
from pavonis.core.game import SPECTATOR
from pavonis.games.mission_red_planet import events, state
from pavonis.testing.table import Table
from tests.rulebook.marks import rule
from tests.rulebook.mission_red_planet.tables import BLOCKS_OF_ICE, act, idle, red_planet, why_not

GAME = "mission-red-planet"
OUTER = ["Ausonia", "Vastitas Borealis", "Tritonis Sinus", "Mare Tyrrhenum", "Sinus Sabaeus", "Mare Serpentis"]


def last_round(seats: int = 3, layout: int = 1) -> Table:
    """A table before the last round, in which nothing will happen."""
    t: Table = red_planet(seats, layout=layout).set(round=10)
    return t


@rule(GAME, "Discovery phase")
def test_all_discoveries_are_turned_up_after_round_ten() -> None:
    t = last_round().region("Ausonia", discovery="Lichens").region("Mare Serpentis", discovery="Radiation")
    assert t.see(0).regions[3].discovery.card is None
    t = idle(t)
    assert t.see(SPECTATOR).regions[3].discovery.card is not None
    told = [event for event in story(t.state.log, SPECTATOR) if event[0] == events.UNCOVERED]
    assert len(told) == 2


@rule(GAME, "Discovery phase")
def test_each_discovery_acts_in_its_own_phase() -> None:
    t = last_round().region("Ausonia", discovery="Native Resistance", resource="ice", yellow=1, blue=2)
    t.region("Mare Serpentis", discovery="Rich Vein", resource="celerium", yellow=1)
    t.region("Tritonis Sinus", discovery="Lichens", yellow=1)
    t = idle(t)
    assert t.region("Ausonia").astronauts == [0, 1, 0]  # before the third production
    assert t.colour("blue").tokens == [3, 0, 0]
    assert t.colour("yellow").tokens == [0, 0, 5]
    assert dict(t.game.score_lines(t.state, 0))["discoveries"] == 6


@rule(GAME, "Discovery phase")
def test_discoveries_do_not_count_in_earlier_productions() -> None:
    t = red_planet().set(round=8).region("Ausonia", resource="ice", discovery="Mine Collapse", yellow=1)
    assert idle(t).colour("yellow").tokens == [2, 0, 0]


@rule(GAME, "Discovery phase")
def test_discoveries_that_act_now_go_round_the_ring() -> None:
    # the ring begins in the north: the storm of Vastitas Borealis drives them into Tritonis Sinus, where one more is lost
    t = last_round().region("Vastitas Borealis", discovery="Great Sandstorm", yellow=1)
    t = idle(t.region("Tritonis Sinus", discovery="Native Resistance", yellow=1, blue=1))
    assert t.waiting == [0]
    t.do(0, "leave for Tritonis Sinus")
    assert t.region("Tritonis Sinus").astronauts == [1, 0, 0]
    t = last_round().region("Mare Tyrrhenum", discovery="Great Sandstorm", yellow=1)
    t = idle(t.region("Ausonia", discovery="Native Resistance")).do(0, "leave for Ausonia")
    assert t.region("Ausonia").astronauts == [0, 0, 0]
    # with another ring the order is another
    t = last_round(layout=4).region("Tritonis Sinus", discovery="Native Resistance", yellow=1)
    t = idle(t.region("Mare Serpentis", discovery="Great Sandstorm", yellow=1)).do(0, "leave for Tritonis Sinus")
    assert t.region("Tritonis Sinus").astronauts == [1, 0, 0]


@rule(GAME, "Colonisation cards: missions")
def test_a_mission_drawn_is_kept_face_down_and_counts_at_the_end() -> None:
    t = red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 4).deck_top("Stronghold")
    t = act(t, "Scientist", "board pad 1", "board pad 1")
    assert t.area(0) == ["Stronghold"]
    assert t.see(1).players[0].area == [None]
    assert t.see(0).players[0].area == [11]
    t = idle(last_round().mission(0, "Moon Base").area(0, "Stronghold").region("Hellas", yellow=5)).do(0, "pass")
    assert dict(t.game.score_lines(t.state, 0))["missions"] == 6


@rule(GAME, "Colonisation cards: actions")
@rule(GAME, "Action cards")
def test_an_action_is_kept_face_down_until_it_is_played() -> None:
    t = red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 4).deck_top("Blocks of Ice")
    t = act(t, "Scientist", "board pad 1", "board pad 1")
    assert t.area(0) == ["Blocks of Ice"]
    assert t.see(1).players[0].area == [None]
    t = idle(last_round().area(0, "Blocks of Ice"))
    assert t.waiting == [0]
    assert t.legal(0) == ["pass", "play Blocks of Ice"]
    t.do(0, "play Blocks of Ice")
    assert t.colour("yellow").tokens == [2, 0, 0]
    assert t.area(0) == []
    assert t.see(1).discard == [BLOCKS_OF_ICE]


@rule(GAME, "Action cards")
def test_playing_an_action_is_optional() -> None:
    t = idle(last_round().area(0, "Blocks of Ice")).do(0, "pass")
    assert t.over
    assert t.colour("yellow").tokens == [0, 0, 0]


@rule(GAME, "Action cards")
def test_an_action_is_played_at_its_own_moment() -> None:
    t = last_round().area(0, "Blocks of Ice", "Industrial Espionage").region("Hellas", resource="ice", yellow=1, blue=1)
    t = idle(t)
    assert t.state.phase == state.DISCOVERY
    assert t.legal(0) == ["pass", "play Industrial Espionage"]
    assert why_not(t, 0, "play Blocks of Ice") == ["WRONG_MOMENT Blocks of Ice"]
    assert why_not(t, 0, "play Celerium Cache") == ["NOT_HELD Celerium Cache"]
    t.do(0, "play Industrial Espionage")
    assert t.colour("yellow").tokens == [3, 0, 0]  # blue's astronaut was gone before tokens were placed
    assert t.state.phase == state.PRODUCTION
    assert t.legal(0) == ["pass", "play Blocks of Ice"]


@rule(GAME, "Action cards")
def test_an_action_without_effect_cannot_be_played() -> None:
    t = last_round().area(0, "Rescue Operation").area(1, "Moon Base").region("Hellas", yellow=1, blue=1).colour("blue", wormhole=1)
    t = idle(t)
    assert t.waiting == [0]  # it might hold the other card of this moment, so it is asked
    assert t.legal(0) == ["pass"]
    assert why_not(t, 0, "play Rescue Operation") == ["NO_EFFECT Rescue Operation"]


@rule(GAME, "Action cards")
def test_every_seat_that_might_hold_one_is_asked_in_order_from_the_first_player() -> None:
    t = last_round(4).set(first="orange").mission(0, "Pioneers").area(0, "Stronghold").area(1, "Moon Base").area(3, "Blocks of Ice")
    t.region("Hellas", yellow=1, blue=1, orange=1, green=1)
    t = idle(t)  # orange, green, yellow, blue: blue acts last and is first now
    assert t.state.first == 1
    asked = []
    while not t.over:
        asked += t.waiting
        assert t.question(t.waiting[0]).kind == "action"
        t.do(t.waiting[0], "pass")
    assert asked == [1, 3, 0, 1, 3, 0]  # before and after the production; orange has drawn nothing


@rule(GAME, "Action cards")
def test_who_can_only_pass_is_told_so() -> None:
    t = idle(last_round().mission(0, "Pioneers").area(0, "Stronghold").region("Hellas", yellow=1, blue=1))
    assert t.legal(0) == ["pass"]
    assert t.question(0).usual == t.game.parse(t.state, 0, "pass")
    t = idle(last_round().area(0, "Blocks of Ice"))
    assert t.question(0).usual is None


@rule(GAME, "Action cards")
def test_nobody_is_asked_when_all_cards_of_the_moment_are_open() -> None:
    t = idle(last_round().area(0, "Blocks of Ice", "Celerium Cache").area(1, "Moon Base"))
    t.do(0, "play Blocks of Ice", "play Celerium Cache")
    assert t.over  # blue's card cannot be one of these


@rule(GAME, "Action cards")
def test_several_actions_may_be_played_in_any_order() -> None:
    t = idle(last_round().area(0, "Blocks of Ice", "Celerium Cache"))
    assert t.legal(0) == ["pass", "play Blocks of Ice", "play Celerium Cache"]
    one = t.copy().do(0, "play Celerium Cache", "play Blocks of Ice")
    other = t.do(0, "play Blocks of Ice", "play Celerium Cache")
    assert one.colour("yellow").tokens == other.colour("yellow").tokens == [2, 0, 1]


@rule(GAME, "Discovery cards: outer regions")
@rule(GAME, "Phobos")
def test_discoveries_lie_at_outer_regions_only() -> None:
    t = red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 4).deck_top("Lichens")
    t = act(t, "Scientist", "board pad 1", "board pad 1")
    assert t.legal(0) == [f"place at {name}" for name in OUTER]


@rule(GAME, "Discovery cards: one each")
def test_a_discovery_is_never_moved_or_covered() -> None:
    t = red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 4).region("Ausonia", discovery="Synergy").deck_top("Lichens")
    t = act(t, "Scientist", "board pad 1", "board pad 1", "draw")
    assert why_not(t, 0, "place at Ausonia") == ["DISCOVERY_THERE Ausonia"]
    t.do(0, "place at Mare Serpentis")
    assert t.region("Ausonia").discovery == "Synergy"


@rule(GAME, "Discovery cards: borders")
def test_borders_change_the_third_production_only() -> None:
    t = last_round().region("Ausonia", resource="ice", discovery="Clear Borders", yellow=3, blue=1)
    t = idle(t.mission(0, "Moon Base").mission(1, "Stronghold"))
    assert t.colour("yellow").tokens == t.colour("blue").tokens == [1, 0, 0]
    t = last_round().region("Ausonia", resource="ice", discovery="Fuzzy Borders", yellow=4).region("Hellas", yellow=1)
    t = idle(t.mission(0, "Stronghold"))
    assert dict(t.game.score_lines(t.state, 0))["missions"] == 0  # the neighbours do not make it five


@rule(GAME, "Discovery cards: Synergy and Mine Collapse")
def test_mine_collapse_beats_synergy() -> None:
    t = last_round().region("Ausonia", resource="ice", discovery="Mine Collapse", yellow=1)
    t.region("Mare Serpentis", resource="ice", discovery="Synergy", blue=1).region("Hellas", resource="celerium", orange=1)
    t = idle(t)
    assert t.colour("yellow").tokens == [0, 0, 0]
    assert t.region("Ausonia").tokens == [0, 0, 0]
    assert t.colour("blue").tokens == [3, 0, 0]
    assert t.colour("orange").tokens == [0, 0, 4]


@rule(GAME, "Discovery cards: Synergy and Mine Collapse")
def test_what_lay_in_a_collapsed_mine_is_still_awarded() -> None:
    t = idle(last_round().region("Ausonia", resource="ice", discovery="Mine Collapse", yellow=1, tokens=[2, 0, 0]))
    assert t.colour("yellow").tokens == [2, 0, 0]


@rule(GAME, "Discovery cards: Sabotage")
def test_sabotage_gives_the_tokens_to_the_second_place() -> None:
    t = idle(last_round().region("Ausonia", resource="ice", discovery="Sabotage", yellow=3, blue=2, orange=1))
    assert [t.colour(colour).tokens[0] for colour in ("yellow", "blue", "orange")] == [0, 3, 0]


@rule(GAME, "Discovery cards: Sabotage")
def test_sabotage_with_several_in_second_place() -> None:
    t = idle(last_round(4).region("Ausonia", resource="ice", discovery="Sabotage", yellow=3, blue=1, orange=1))
    assert [t.colour(colour).tokens[0] for colour in ("yellow", "blue", "orange")] == [0, 1, 1]
    assert t.region("Ausonia").tokens == [1, 0, 0]


@rule(GAME, "Discovery cards: Sabotage")
def test_sabotage_with_several_in_first_place() -> None:
    t = idle(last_round().region("Ausonia", resource="ice", discovery="Sabotage", yellow=3, blue=3, orange=1))
    assert [t.colour(colour).tokens[0] for colour in ("yellow", "blue", "orange")] == [1, 1, 0]


@rule(GAME, "Discovery cards: Sabotage")
def test_sabotage_with_one_colour_leaves_the_tokens() -> None:
    t = idle(last_round().region("Ausonia", resource="ice", discovery="Sabotage", yellow=3))
    assert t.colour("yellow").tokens == [0, 0, 0]
    assert t.region("Ausonia").tokens == [3, 0, 0]


@rule(GAME, "Action cards")
def test_after_an_action_with_a_choice_another_may_follow() -> None:
    t = last_round().area(0, "Rescue Operation", "Industrial Espionage").colour("yellow", wormhole=2)
    t = idle(t.region("Hellas", yellow=1, blue=1, orange=1).region("Phobos", yellow=1))
    t.do(0, "play Rescue Operation", "rescue to Phobos 1")
    assert t.legal(0) == ["pass", "play Industrial Espionage"]
    t.do(0, "play Industrial Espionage", "expel from Hellas blue")
    assert t.over
    assert t.region("Hellas").astronauts == [1, 0, 1]
