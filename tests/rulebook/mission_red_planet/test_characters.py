"""The nine characters, each with its awkward cases. Seat 0 is yellow and carries out the card; see `tables.act`."""

import pytest

from pavonis.games.mission_red_planet.observation import MissionRedPlanetDiscovery
from pavonis.testing.table import Table
from tests.rulebook.marks import rule
from tests.rulebook.mission_red_planet.tables import SYNERGY, act, idle, red_planet, why_not

GAME = "mission-red-planet"
ALL = ["Pilot", "Soldier", "Travel Agent", "Robot", "Saboteur", "Secret Agent", "Scientist", "Explorer", "Recruiter"]


def two_ships() -> Table:
    """Two ships with room."""
    t: Table = red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 4)
    return t


# What holds for all of them


@rule(GAME, "Characters: as far as possible")
@pytest.mark.parametrize("character", ALL)
def test_with_no_ship_and_nobody_on_mars_a_card_is_played_all_the_same(character: str) -> None:
    t = act(red_planet().no_deck(), character)
    assert t.state.round == 2
    assert t.colour("yellow").supply == 22
    assert (character in t.colour("yellow").played) == (character != "Recruiter")


@rule(GAME, "Characters: as far as possible")
def test_boarding_is_done_as_far_as_there_are_seats() -> None:
    t = act(red_planet().pad(1, "Ausonia", 2, blue=1), "Pilot")
    assert t.pad(1).crew == [1, 1, 0]
    assert t.question(0).kind == "redirect"
    t = act(red_planet().pad(1, "Ausonia", 2, blue=1).pad(2, "Hellas", 3, blue=3), "Scientist")
    assert t.pad(1).crew == [1, 1, 0]


@rule(GAME, "Characters: as far as possible")
def test_boarding_is_done_as_far_as_there_are_astronauts() -> None:
    t = act(two_ships().colour("yellow", supply=1), "Pilot", "board pad 2")
    assert t.question(0).kind == "redirect"
    assert t.pad(2).crew == [1, 0, 0]
    t = act(two_ships().colour("yellow", supply=0), "Pilot")
    assert t.question(0).kind == "redirect"


@rule(GAME, "Characters: as far as possible")
def test_all_board_whichever_ship_the_first_one_takes() -> None:
    t = act(red_planet().pad(1, "Ausonia", 2).pad(2, "Hellas", 3, blue=2), "Pilot")
    assert t.legal(0) == ["board pad 1", "board pad 2"]
    other = t.copy().do(0, "board pad 2")
    assert other.legal(0) == ["board pad 1"]
    assert t.do(0, "board pad 1").legal(0) == ["board pad 1", "board pad 2"]


@rule(GAME, "Characters: as far as possible")
def test_where_all_seats_are_taken_nothing_is_asked() -> None:
    t = act(red_planet().pad(1, "Ausonia", 3, blue=2).pad(2, "Hellas", 3, blue=2), "Pilot")
    assert t.pad(1).crew == t.pad(2).crew == [1, 2, 0]
    assert t.question(0).kind == "redirect"


@rule(GAME, "Characters: capacity")
@pytest.mark.parametrize("character", ["Scientist", "Pilot"])
def test_a_full_ship_takes_nobody(character: str) -> None:
    t = red_planet().pad(1, "Ausonia", 2, blue=1).pad(2, "Hellas", 5).pad(3, "Ausonia", 4)
    t = act(t, character, "board pad 1")
    assert t.legal(0) == ["board pad 2", "board pad 3"]
    assert why_not(t, 0, "board pad 1") == ["SHIP_FULL pad 1"]
    assert why_not(t, 0, "board pad 6") == ["NO_SUCH_PAD pad 6"]


@rule(GAME, "Characters: capacity")
@pytest.mark.parametrize("character", ["Pilot", "Scientist", "Secret Agent"])
def test_ships_are_named_in_any_order(character: str) -> None:
    t = red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 4).pad(3, "Hellas", 4)
    ascending = act(t.copy(), character, "board pad 1", "board pad 3")
    descending = act(t, character, "board pad 3", "board pad 1")
    assert ascending.see(0) == descending.see(0)
    assert descending.pad(1).crew == descending.pad(3).crew == [1, 0, 0]


@rule(GAME, "Scientist")
def test_no_card_is_drawn_before_every_astronaut_has_a_ship() -> None:
    t = red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 4).pad(3, "Hellas", 4, blue=3)
    t = act(t, "Scientist", "board pad 2")
    assert t.legal(0) == ["board pad 1", "board pad 2", "board pad 3"]
    knows = t.state.learned[0]
    assert (t.see(0).held, t.area(0), t.state.taken) == (None, [], 0)
    last = act(red_planet().pad(1, "Hellas", 5, blue=4).pad(2, "Ausonia", 2), "Scientist", "board pad 1")
    assert last.legal(0) == ["board pad 2"]  # asked for all the same: the card that is drawn next cannot be undone
    assert last.state.taken == 0
    t.do(0, "board pad 3")
    assert t.state.taken == 1
    assert t.state.learned[0] > knows


@rule(GAME, "Characters: departure at the end")
def test_a_ship_filled_by_a_card_leaves_only_when_the_card_is_done() -> None:
    t = act(red_planet().pad(1, "Ausonia", 2, blue=1).pad(2, "Hellas", 5).region("Hellas", yellow=1), "Explorer", "board pad 1")
    assert not t.pad(1).launched
    t.do(0, "done")
    assert t.pad(1).launched


@rule(GAME, "Characters: example")
def test_the_saboteur_must_destroy_the_last_ship_with_the_own_astronaut_on_it() -> None:
    t = act(red_planet().pad(1, "Ausonia", 2, blue=1), "Saboteur")
    assert t.state.round == 2  # nothing had to be asked
    assert t.colour("yellow").wormhole == 1
    assert t.region("Ausonia").astronauts == [0, 0, 0]


# 9


@rule(GAME, "Recruiter")
def test_the_recruiter_boards_and_takes_all_cards_back() -> None:
    t = act(two_ships().hand("yellow", "Recruiter", "Pilot"), "Recruiter", "board pad 2")
    assert t.pad(2).crew == [1, 0, 0]
    assert len(t.hand("yellow")) == 9
    assert t.colour("yellow").played == []


@rule(GAME, "Recruiter")
def test_cards_come_back_only_with_the_recruiter() -> None:
    t = act(two_ships().hand("yellow", "Explorer", "Pilot"), "Explorer", "board pad 2")
    assert t.hand("yellow") == ["Pilot"]


# 8


@rule(GAME, "Explorer")
def test_the_explorer_makes_up_to_three_steps_also_with_one_astronaut() -> None:
    t = two_ships().region("Ausonia", yellow=1).region("Hellas", yellow=1)
    t = act(t, "Explorer", "board pad 1", "walk from Ausonia to Hellas", "walk from Hellas to Syrtis Major")
    t.do(0, "walk from Syrtis Major to Vastitas Borealis")
    assert t.waiting == [2]  # three steps are all
    assert t.region("Vastitas Borealis").astronauts[0] == 1
    assert t.region("Hellas").astronauts[0] == 1


@rule(GAME, "Explorer")
def test_the_explorer_may_stop_at_any_time() -> None:
    t = act(two_ships().region("Ausonia", yellow=1), "Explorer", "board pad 1")
    assert t.copy().do(0, "done").region("Ausonia").astronauts[0] == 1
    t.do(0, "walk from Ausonia to Hellas", "done")
    assert t.waiting == [2]
    assert t.region("Hellas").astronauts[0] == 1


@rule(GAME, "Explorer")
def test_the_explorer_goes_to_adjacent_regions_only() -> None:
    t = act(two_ships().region("Ausonia", yellow=1, blue=1).region("Hellas", blue=1), "Explorer", "board pad 1")
    assert t.legal(0) == ["done"] + [f"walk from Ausonia to {name}" for name in ("Hellas", "Mare Tyrrhenum", "Mare Serpentis")]
    assert why_not(t, 0, "walk from Ausonia to Syrtis Major") == ["NOT_ADJACENT Ausonia Syrtis Major"]
    assert why_not(t, 0, "walk from Hellas to Ausonia") == ["NO_OWN_ASTRONAUT Hellas yellow"]


@rule(GAME, "Explorer")
def test_borders_depend_on_the_layout() -> None:
    t = red_planet(layout=4).pad(1, "Hellas", 5).pad(2, "Ausonia", 4).region("Ausonia", yellow=1)
    t = act(t, "Explorer", "board pad 1")
    assert t.legal(0) == ["done"] + [f"walk from Ausonia to {name}" for name in ("Syrtis Major", "Tritonis Sinus", "Sinus Sabaeus")]


@rule(GAME, "Explorer")
def test_several_resources_can_be_turned_up_in_one_turn() -> None:
    t = two_ships().region("Ausonia", resource="ice", yellow=1)
    t.region("Hellas", resource="celerium", hidden=True).region("Syrtis Major", resource="sylvanite", hidden=True)
    t = act(t, "Explorer", "board pad 1", "walk from Ausonia to Hellas")
    assert t.region("Hellas").resource == "celerium"
    t.do(0, "walk from Hellas to Syrtis Major", "done")
    assert t.region("Syrtis Major").resource == "sylvanite"


@rule(GAME, "Explorer")
@rule(GAME, "Phobos")
def test_the_explorer_moves_nobody_to_or_from_phobos() -> None:
    t = act(two_ships().region("Phobos", yellow=2), "Explorer", "board pad 1")
    assert t.waiting == [2]  # nobody can go anywhere
    t = act(two_ships().region("Phobos", yellow=2).region("Hellas", yellow=1), "Explorer", "board pad 1")
    assert why_not(t, 0, "walk from Phobos to Hellas") == ["ONLY_MARS"]
    assert why_not(t, 0, "walk from Hellas to Phobos") == ["ONLY_MARS"]


# 7


@rule(GAME, "Scientist")
def test_the_scientist_draws_or_looks() -> None:
    t = two_ships().region("Ausonia", discovery="Synergy").deck_top("Moon Base")
    t = act(t, "Scientist", "board pad 1", "board pad 2")
    assert t.legal(0) == ["draw", "look at Ausonia"]
    assert why_not(t, 0, "look at Tritonis Sinus") == ["NO_DISCOVERY Tritonis Sinus"]
    assert why_not(t, 0, "look at Hellas") == ["OUTER_ONLY Hellas"]
    assert t.copy().do(0, "draw").area(0) == ["Moon Base"]
    t.do(0, "look at Ausonia")
    assert t.see(0).regions[3].discovery == MissionRedPlanetDiscovery(SYNERGY, [0])
    assert t.see(1).regions[3].discovery == MissionRedPlanetDiscovery(None, [0])
    assert t.region("Ausonia").discovery == "Synergy"
    assert t.area(0) == []


@rule(GAME, "Scientist")
def test_the_scientist_may_board_one_ship_twice() -> None:
    t = act(two_ships().deck_top("Moon Base"), "Scientist", "board pad 1", "board pad 1")
    assert t.pad(1).crew == [2, 0, 0]
    assert t.area(0) == ["Moon Base"]  # with no discovery on the table there is nothing to choose


@rule(GAME, "Scientist")
@rule(GAME, "Colonisation cards: discoveries")
def test_a_discovery_drawn_is_placed_at_a_free_outer_region() -> None:
    t = two_ships().region("Ausonia", discovery="Synergy").deck_top("Lichens")
    t = act(t, "Scientist", "board pad 1", "board pad 1", "draw")
    assert t.legal(0) == [
        f"place at {name}" for name in ("Vastitas Borealis", "Tritonis Sinus", "Mare Tyrrhenum", "Sinus Sabaeus", "Mare Serpentis")
    ]
    assert why_not(t, 0, "place at Ausonia") == ["DISCOVERY_THERE Ausonia"]
    assert why_not(t, 0, "place at Hellas") == ["OUTER_ONLY Hellas"]
    assert why_not(t, 0, "place at Phobos") == ["OUTER_ONLY Phobos"]
    t.do(0, "place at Mare Serpentis")
    assert t.region("Mare Serpentis").discovery == "Lichens"


@rule(GAME, "Scientist")
def test_the_last_free_region_takes_the_discovery_without_a_question() -> None:
    t = two_ships().deck_top("Lichens")
    names = ["Vastitas Borealis", "Tritonis Sinus", "Mare Tyrrhenum", "Sinus Sabaeus", "Mare Serpentis"]
    for name, card in zip(names, ["Synergy", "Radiation", "Sabotage", "Rich Vein", "Ether Magnet"], strict=True):
        t.region(name, discovery=card)
    t = act(t, "Scientist", "board pad 1", "board pad 1", "draw")
    assert t.waiting == [2]
    assert t.region("Ausonia").discovery == "Lichens"


@rule(GAME, "Scientist")
@rule(GAME, "Discovery cards: one each")
def test_with_no_region_free_the_discovery_is_discarded_and_another_looked_at() -> None:
    t = two_ships().deck_top("Lichens")
    names = ["Ausonia", "Vastitas Borealis", "Tritonis Sinus", "Mare Tyrrhenum", "Sinus Sabaeus", "Mare Serpentis"]
    found = ["Synergy", "Radiation", "Sabotage", "Rich Vein", "Ether Magnet", "Mine Collapse"]
    for name, card in zip(names, found, strict=True):
        t.region(name, discovery=card)
    t = act(t, "Scientist", "board pad 1", "board pad 1", "draw")
    lichens = t.see(1).discard
    assert [t.game.setting.card_names[card][0] for card in lichens] == ["Lichens"]
    assert t.legal(0) == [f"look at {name}" for name in names]
    t.do(0, "look at Sinus Sabaeus")
    assert [t.region(name).discovery for name in names] == found
    assert t.see(0).regions[7].discovery.card is not None


@rule(GAME, "Scientist")
def test_without_a_deck_the_scientist_can_only_look() -> None:
    t = two_ships().region("Ausonia", discovery="Synergy").region("Mare Serpentis", discovery="Lichens").no_deck()
    t = act(t, "Scientist", "board pad 1", "board pad 1")
    assert t.legal(0) == ["look at Ausonia", "look at Mare Serpentis"]
    assert why_not(t, 0, "draw") == ["DECK_EMPTY"]


# 6


@rule(GAME, "Secret Agent")
def test_the_secret_agent_boards_two_ships_and_launches_one() -> None:
    t = act(two_ships().pad(3, "Hellas", 4), "Secret Agent")
    asked = t.question(0)
    assert (asked.least, asked.most, len(asked.among)) == (2, 2, 3)  # a screen may let both be picked at once
    t.do(0, "board pad 1")
    assert (t.question(0).least, len(t.question(0).among)) == (1, 2)
    assert t.legal(0) == ["board pad 2", "board pad 3"]
    assert why_not(t, 0, "board pad 1") == ["SAME_SHIP pad 1"]
    t.do(0, "board pad 3", "launch pad 3")
    assert t.pad(3).launched
    assert t.pad(1).crew == [1, 0, 0]
    assert not t.pad(1).launched


@rule(GAME, "Secret Agent")
def test_both_ships_of_the_secret_agent_are_asked_for() -> None:
    t = act(red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 4).pad(3, "Hellas", 4), "Secret Agent", "board pad 2")
    assert t.legal(0) == ["board pad 1", "board pad 3"]
    assert t.question(0).among == (192, 194)
    t.do(0, "board pad 1")
    assert t.legal(0) == ["launch pad 1", "launch pad 2", "launch pad 3"]


@rule(GAME, "Secret Agent")
def test_where_the_secret_agent_has_no_choice_of_ships_nothing_is_asked() -> None:
    t = act(two_ships(), "Secret Agent")
    assert t.legal(0) == ["launch pad 1", "launch pad 2"]


@rule(GAME, "Secret Agent")
def test_an_empty_ship_may_be_launched() -> None:
    t = two_ships().pad(3, "Hellas", 4).region("Hellas", resource="ice", hidden=True)
    t = act(t, "Secret Agent", "board pad 1", "board pad 2", "launch pad 3")
    assert t.pad(3).launched
    assert t.pad(3).crew == [0, 0, 0]
    t.do(2, "redirect pad 1 to Ausonia")
    assert t.region("Hellas").astronauts == [0, 0, 0]
    assert t.region("Hellas").resource is None
    assert t.state.round == 2


@rule(GAME, "Secret Agent")
def test_an_empty_ship_without_destination_is_discarded_when_it_lands() -> None:
    t = two_ships().pad(3, "anywhere", 4)
    ship = t.state.ships[2]
    t = act(t, "Secret Agent", "board pad 1", "board pad 2", "launch pad 3").do(2, "redirect pad 1 to Ausonia")
    assert t.state.ship_discard >> ship & 1
    assert t.state.round == 2


@rule(GAME, "Secret Agent")
def test_with_room_on_one_ship_only_one_astronaut_boards() -> None:
    t = act(red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 2, blue=2), "Secret Agent")
    # one seat is taken on pad 1; of the two ships only that one is not full, so it leaves
    assert t.pad(1) == ("Hellas", 5, [1, 0, 0], [], True)


@rule(GAME, "Secret Agent")
def test_launching_is_mandatory_and_full_ships_need_it_not() -> None:
    t = act(red_planet().pad(1, "Ausonia", 2, blue=1).pad(2, "Hellas", 3, blue=2), "Secret Agent")
    assert t.state.round == 1
    assert t.pad(1).launched
    assert t.pad(2).launched
    t = act(two_ships(), "Secret Agent")
    assert t.legal(0) == ["launch pad 1", "launch pad 2"]
    assert why_not(t, 0, "launch pad 3") == ["NO_SHIP pad 3"]


# 5


@rule(GAME, "Saboteur")
@rule(GAME, "Wormhole")
def test_the_saboteur_destroys_a_docked_ship() -> None:
    t = two_ships().pad(3, "Hellas", 4, tokens=["Phobos"], blue=2, orange=1)
    ship = t.state.ships[2]
    before = [t.colour(colour).wormhole for colour in ("blue", "orange")]
    t = act(t, "Saboteur", "board pad 1", "destroy pad 3")
    assert t.pad(3).capacity == 0  # empty until new ships come
    assert t.state.ship_discard >> ship & 1
    assert t.state.wormhole[1:] == [22, 22]
    assert before == [0, 0]
    assert t.state.stock[9] == 2


@rule(GAME, "Saboteur")
def test_a_ship_filled_by_the_saboteur_may_be_the_one_or_leave_afterwards() -> None:
    t = act(red_planet().pad(1, "Ausonia", 2, blue=1).pad(2, "Hellas", 5), "Saboteur", "board pad 1")
    other = t.copy().do(0, "destroy pad 2")
    assert other.pad(1).launched
    t.do(0, "destroy pad 1")
    assert t.colour("yellow").wormhole == 1
    assert t.pad(1).capacity == 0


@rule(GAME, "Saboteur")
def test_destroying_is_mandatory_also_without_astronauts() -> None:
    t = act(two_ships().colour("yellow", supply=0), "Saboteur")
    assert t.legal(0) == ["destroy pad 1", "destroy pad 2"]


# 4


@rule(GAME, "Robot")
def test_the_robot_replaces_in_regions_and_on_ships_docked_or_launched() -> None:
    t = two_ships().pad(1, "Hellas", 5, yellow=1, blue=1).pad(3, "Ausonia", 3, yellow=1, orange=1, launched=True)
    t.region("Hellas", yellow=1, blue=2).region("Phobos", yellow=1, orange=1).region("Ausonia", blue=1)
    t = act(t, "Robot", "board pad 2")
    assert t.legal(0) == ["replace at Hellas blue", "replace at Phobos orange", "replace at pad 1 blue", "replace at pad 3 orange"]
    assert why_not(t, 0, "replace at Ausonia blue") == ["NO_OWN_ASTRONAUT Ausonia yellow"]
    assert why_not(t, 0, "replace at Hellas orange") == ["NO_SUCH_ASTRONAUT Hellas orange"]
    assert why_not(t, 0, "replace at Hellas yellow") == ["OWN_ASTRONAUT"]
    assert why_not(t, 0, "replace at Hellas grey") == ["NO_SUCH_COLOUR grey"]
    assert why_not(t, 0, "replace at pad 5 blue") == ["NO_SUCH_PAD pad 5"]
    gone = t.state.wormhole[1]
    t.do(0, "replace at Hellas blue")
    assert t.region("Hellas").astronauts == [2, 1, 0]
    assert t.state.wormhole[1] == gone + 1


@rule(GAME, "Robot")
def test_the_astronaut_just_boarded_counts_as_present() -> None:
    t = act(red_planet().pad(1, "Hellas", 3, blue=2).pad(2, "Ausonia", 3), "Robot", "board pad 1")
    assert t.pad(1) == ("Hellas", 3, [2, 1, 0], [], True)  # replaced without a question, then the full ship left


@rule(GAME, "Robot")
def test_the_robot_needs_an_astronaut_in_the_supply() -> None:
    t = red_planet().pad(1, "Hellas", 3).region("Hellas", yellow=1, blue=1).colour("yellow", supply=1)
    t = act(t, "Robot")
    assert t.pad(1).crew == [1, 0, 0]
    assert t.region("Hellas").astronauts == [1, 1, 0]


# 3


@rule(GAME, "Travel Agent")
def test_three_astronauts_board_one_ship() -> None:
    t = act(red_planet().pad(1, "Hellas", 3).pad(2, "Ausonia", 4, blue=2).pad(3, "Hellas", 5, blue=2), "Travel Agent")
    assert t.legal(0) == ["skip", "board pad 1", "board pad 3"]
    assert why_not(t, 0, "board pad 2") == ["TOO_FEW_SEATS pad 2 2 3"]
    t.do(0, "board pad 3")
    assert t.pad(3).crew == [3, 2, 0]
    assert t.pad(3).launched


@rule(GAME, "Characters: as far as possible")
@rule(GAME, "Travel Agent")
def test_the_travel_agent_may_be_skipped_though_there_is_room() -> None:
    t = act(red_planet().pad(1, "Hellas", 3), "Travel Agent")
    assert t.legal(0) == ["skip", "board pad 1"]
    t.do(0, "skip")
    assert t.pad(1).crew == [0, 0, 0]
    assert t.colour("yellow").supply == 22
    assert t.colour("yellow").played == ["Travel Agent"]
    assert t.waiting == [2]


@rule(GAME, "Characters: as far as possible")
def test_no_other_boarding_may_be_skipped() -> None:
    t = act(two_ships(), "Pilot")
    assert why_not(t, 0, "skip") == ["NOT_OPTIONAL"]


@rule(GAME, "Travel Agent")
def test_without_three_seats_on_one_ship_the_turn_is_skipped() -> None:
    t = act(red_planet().pad(1, "Ausonia", 2).pad(2, "Ausonia", 4, blue=2), "Travel Agent")
    assert t.waiting == [2]
    assert t.colour("yellow").supply == 22
    assert t.colour("yellow").played == ["Travel Agent"]


@rule(GAME, "Travel Agent")
def test_with_fewer_than_three_astronauts_the_turn_is_skipped() -> None:
    t = act(two_ships().colour("yellow", supply=2), "Travel Agent")
    assert t.waiting == [2]
    assert t.colour("yellow").supply == 2
    assert t.pad(1).crew == [0, 0, 0]


@rule(GAME, "Travel Agent")
@rule(GAME, "First player")
def test_who_skips_last_is_first_all_the_same() -> None:
    t = red_planet().do(0, "choose Recruiter").do(1, "choose Travel Agent").do(2, "choose Robot")
    assert t.state.first == 1


# 2


@rule(GAME, "Soldier")
@rule(GAME, "Wormhole")
def test_the_soldier_kills_in_outer_regions_and_on_phobos() -> None:
    t = two_ships().region("Hellas", blue=1).region("Ausonia", yellow=1, blue=1).region("Phobos", orange=1)
    t = act(t, "Soldier", "board pad 1")
    assert t.legal(0) == ["kill in Ausonia yellow", "kill in Ausonia blue", "kill in Phobos orange"]
    assert why_not(t, 0, "kill in Hellas blue") == ["INNER_REGION Hellas"]
    assert why_not(t, 0, "kill in Ausonia orange") == ["NO_SUCH_ASTRONAUT Ausonia orange"]
    assert why_not(t, 0, "kill in Ausonia green") == ["NO_SUCH_COLOUR green"]
    gone = t.state.wormhole[1]
    t.do(0, "kill in Ausonia blue")
    assert t.region("Ausonia").astronauts == [1, 0, 0]
    assert t.state.wormhole[1] == gone + 1


@rule(GAME, "Soldier")
def test_the_soldier_must_kill_an_own_astronaut_if_there_is_no_other() -> None:
    t = act(two_ships().region("Hellas", blue=1).region("Ausonia", yellow=1), "Soldier", "board pad 1")
    assert t.region("Ausonia").astronauts == [0, 0, 0]
    assert t.colour("yellow").wormhole == 1


@rule(GAME, "Soldier")
def test_inner_regions_are_safe() -> None:
    t = act(two_ships().region("Hellas", blue=1), "Soldier", "board pad 1")
    assert t.waiting == [2]
    assert t.region("Hellas").astronauts == [0, 1, 0]


@rule(GAME, "Soldier")
def test_one_to_three_come_down_from_phobos_together_or_apart() -> None:
    t = two_ships().region("Phobos", yellow=4, blue=1)
    t = act(t, "Soldier", "board pad 1", "kill in Phobos blue")
    assert len(t.legal(0)) == 9
    assert why_not(t, 0, "done") == ["NOT_OPTIONAL"]
    assert why_not(t, 0, "descend to Phobos") == ["ONLY_MARS"]
    t.do(0, "descend to Hellas")
    assert len(t.legal(0)) == 10
    once = t.copy().do(0, "done")
    assert once.waiting == [2]
    assert once.region("Phobos").astronauts[0] == 3
    t.do(0, "descend to Hellas", "descend to Ausonia")
    assert t.waiting == [2]
    assert [t.region(name).astronauts[0] for name in ("Phobos", "Hellas", "Ausonia")] == [1, 2, 1]


@rule(GAME, "Soldier")
def test_coming_down_turns_resources_up() -> None:
    t = two_ships().region("Phobos", yellow=1, blue=1).region("Hellas", resource="celerium", hidden=True)
    t = act(t, "Soldier", "board pad 1", "kill in Phobos blue", "descend to Hellas")
    assert t.region("Hellas").resource == "celerium"
    assert t.waiting == [2]


# 1


@rule(GAME, "Pilot")
def test_the_pilot_redirects_a_ship_docked_or_launched() -> None:
    t = red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 3, blue=3, launched=True)
    t = act(t, "Pilot")
    assert t.pad(1).crew == [2, 0, 0]  # the only ship that can be boarded
    assert len(t.legal(0)) == 20
    assert why_not(t, 0, "redirect pad 3 to Hellas") == ["NO_SHIP pad 3"]
    assert why_not(t, 0, "redirect pad 6 to Hellas") == ["NO_SUCH_PAD pad 6"]
    docked = t.copy().do(0, "redirect pad 1 to Phobos")
    assert docked.pad(1).destination == "Phobos"
    t.do(0, "redirect pad 2 to Phobos").do(2, "redirect pad 1 to Hellas")
    assert t.region("Phobos").astronauts == [0, 3, 0]
    assert t.region("Ausonia").astronauts == [0, 0, 0]


@rule(GAME, "Pilot")
def test_a_new_token_lies_over_an_older_one() -> None:
    t = red_planet().pad(1, "Hellas", 5, tokens=["Ausonia"]).pad(2, "Ausonia", 4)
    t = act(t, "Pilot", "board pad 1", "board pad 2", "redirect pad 1 to Phobos")
    assert t.pad(1).tokens == ["Ausonia", "Phobos"]
    assert t.pad(1).destination == "Phobos"
    assert t.state.stock[3] == 1
    assert t.state.stock[9] == 1


@rule(GAME, "Pilot")
def test_the_pilot_may_leave_a_ship_its_destination() -> None:
    t = act(two_ships(), "Pilot", "board pad 1", "board pad 1", "redirect pad 1 to Hellas")
    assert t.pad(1).destination == "Hellas"
    assert t.pad(1).tokens == ["Hellas"]


@rule(GAME, "Destination tokens: limit")
def test_of_each_region_there_are_two_tokens() -> None:
    t = red_planet().pad(1, "Hellas", 5, tokens=["Phobos", "Phobos"]).pad(2, "Ausonia", 4)
    t = act(t, "Pilot", "board pad 1", "board pad 1")
    assert "redirect pad 2 to Phobos" not in t.legal(0)
    assert why_not(t, 0, "redirect pad 2 to Phobos") == ["NO_TOKEN Phobos"]
    t = red_planet().pad(1, "anywhere", 5).pad(2, "Ausonia", 4, tokens=["Phobos", "Phobos"])
    t = act(t, "Recruiter", "board pad 1")
    assert "send to Phobos" not in t.legal(0)
    assert why_not(t, 0, "send to Phobos") == ["NO_TOKEN Phobos"]


@rule(GAME, "Destination tokens: when")
def test_who_boards_a_ship_without_destination_first_chooses_it() -> None:
    t = act(red_planet().pad(1, "anywhere", 4).pad(2, "Ausonia", 4), "Scientist", "board pad 1", "board pad 1")
    assert t.question(0).kind == "send"
    assert t.question(0).subject[-1] == 0
    t.do(0, "send to Hellas")
    assert t.pad(1) == ("Hellas", 4, [2, 0, 0], ["Hellas"], False)
    assert t.state.stock[1] == 1


@rule(GAME, "Destination tokens: when")
def test_who_comes_later_does_not_choose_again() -> None:
    t = red_planet().pad(1, "anywhere", 4, tokens=["Hellas"], blue=1).pad(2, "Ausonia", 4)
    t = act(t, "Recruiter", "board pad 1")
    assert t.waiting == [2]
    assert t.pad(1).tokens == ["Hellas"]


@rule(GAME, "Destination tokens: when")
def test_two_ships_without_destination_get_one_each() -> None:
    t = act(red_planet().pad(1, "anywhere", 4).pad(2, "anywhere", 3), "Secret Agent")
    t.do(0, "send to Hellas", "send to Phobos")
    assert t.pad(1).destination == "Hellas"
    assert t.pad(2).destination == "Phobos"


@rule(GAME, "Destination tokens: limit")
def test_with_no_token_left_a_ship_without_destination_cannot_be_boarded() -> None:
    names = ["Valles Marineris", "Hellas", "Syrtis Major", "Ausonia", "Vastitas Borealis", "Tritonis Sinus", "Mare Tyrrhenum"]
    names += ["Sinus Sabaeus", "Mare Serpentis", "Phobos"]
    t = red_planet(4).pad(1, "anywhere", 4).pad(2, "Ausonia", 4, tokens=names * 2).pad(3, "Hellas", 4)
    t.colour("blue", supply=0).colour("orange", supply=0).colour("green", supply=0)
    for seat, character in enumerate(["Scientist", "Recruiter", "Pilot", "Pilot"]):
        t.do(seat, f"choose {character}")
    assert t.legal(0) == ["board pad 2", "board pad 3"]
    assert why_not(t, 0, "board pad 1") == ["NO_TOKEN_AT_ALL pad 1"]


@rule(GAME, "Destination tokens: limit")
def test_the_last_token_serves_one_ship() -> None:
    names = ["Valles Marineris", "Hellas", "Syrtis Major", "Ausonia", "Vastitas Borealis", "Tritonis Sinus", "Mare Tyrrhenum"]
    names += ["Sinus Sabaeus", "Mare Serpentis"]
    tokens = [*names, *names, "Phobos"]
    t = red_planet(4).pad(1, "anywhere", 4).pad(2, "anywhere", 2).pad(3, "Ausonia", 2, tokens=tokens, blue=2)
    t.colour("blue", supply=0).colour("orange", supply=0).colour("green", supply=0)
    for seat, character in enumerate(["Pilot", "Recruiter", "Recruiter", "Recruiter"]):
        t.do(seat, f"choose {character}")
    t.do(0, "board pad 1")
    assert t.legal(0) == ["board pad 1"]  # pad 2 would need another token
    t.do(0, "board pad 1")  # then the one token left is laid
    assert t.pad(1)[:4] == ("Phobos", 4, [2, 0, 0, 0], ["Phobos"])


@rule(GAME, "Destination tokens: return")
@rule(GAME, "Arrival: ship and tokens")
def test_tokens_come_back_when_a_ship_lands() -> None:
    t = idle(red_planet().pad(1, "anywhere", 2, tokens=["Hellas"], yellow=2, launched=True))
    assert t.state.stock == [2] * 10
    assert t.region("Hellas").astronauts == [2, 0, 0]


@rule(GAME, "Characters: as far as possible")
def test_22_astronauts_are_all_there_are() -> None:
    t = red_planet().pad(1, "Hellas", 5).region("Hellas", yellow=21).region("Ausonia", yellow=1)
    t = act(t, "Scientist")
    assert t.colour("yellow").supply == 0
    assert t.pad(1).crew == [0, 0, 0]
    t = red_planet().pad(1, "Hellas", 5).pad(2, "Ausonia", 4).region("Hellas", yellow=21)
    t = act(t, "Scientist", "board pad 2")
    assert t.colour("yellow").supply == 0
    assert t.pad(2).crew == [1, 0, 0]
