"""Why something cannot be done, and what it would cost: told as it is, at every moment of a round."""

from pavonis.games.ares_expedition.observation import AresExpeditionZones
from tests.rulebook.ares_expedition.ares import ares
from tests.rulebook.marks import rule

GAME = "ares-expedition"


@rule(GAME, "Requirements")
def test_between_phases_a_card_is_judged_by_mars_as_it_is() -> None:
    t = ares(2).phase("action").set(temperature=-20).bare(0, 1).hand(0, "Bushes", "Archaebacteria").seat(0, megacredits=60)
    t.do(0, "standard action temperature", "done")
    assert (t.see(0).stage, t.parameters()["temperature"]) == ("planning", -18)
    assert t.see(0).zones == AresExpeditionZones("red", "purple")
    assert t.why_not(0, "play Bushes") == ["NOT_THIS_QUESTION", "NOT_THIS_PHASE development"]
    assert t.why_not(0, "play Archaebacteria")[2:] == ["ZONE_TOO_HIGH_NOW temperature red purple"]
    t.do(0, "phase development").do(1, "phase production")
    assert t.legal(0) == ["done", "sell cards", "play Bushes"]


@rule(GAME, "Requirements")
def test_a_card_of_another_phase_is_judged_by_mars_as_it_is() -> None:
    t = ares(2).phase("construction").set(temperature=-20, oceans=1).hand(0, "Comet", "Fish", "Bushes", "Great Dam", "Dusty Quarry")
    t.bare(0).seat(0, megacredits=90).do(0, "play Comet")
    assert t.see(0).zones.temperature == "purple"  # what counts in this phase
    assert t.why_not(0, "play Fish")[-1] == "ZONE_TOO_LOW temperature purple red"
    assert t.why_not(0, "play Bushes") == ["NOT_ASKED", "WRONG_COLOUR Bushes construction"]
    assert t.why_not(0, "play Great Dam") == ["NOT_ASKED", "WRONG_COLOUR Great Dam construction"]
    t = ares(2).phase("construction").set(oceans=4).hand(0, "Algae", "Dusty Quarry").bare(0).seat(0, megacredits=90)
    assert t.why_not(0, "play Algae")[-1] == "TOO_FEW_OCEANS_NOW 4 5"
    assert t.why_not(0, "play Dusty Quarry")[-1] == "TOO_MANY_OCEANS_NOW 4 3"


@rule(GAME, "Requirements")
def test_an_eased_zone_is_the_one_that_is_told() -> None:
    t = ares(2).phase("development").played(0, "Adaptation Technology").hand(0, "Farming", "Archaebacteria").bare(0)
    t.seat(0, megacredits=90).set(temperature=-10)
    assert t.why_not(0, "play Farming") == ["ZONE_TOO_LOW temperature red yellow"]
    t.set(temperature=-8)
    assert t.why_not(0, "play Farming") == []
    assert t.why_not(0, "play Archaebacteria") == ["ZONE_TOO_HIGH temperature yellow red"]


@rule(GAME, "Requirements")
def test_what_eases_the_next_card_of_a_phase_is_over_with_it() -> None:
    t = ares(2).phase("construction").set(temperature=-20).hand(0, "Special Design", "Bushes", "Fish").bare(0, 1)
    t.seat(0, megacredits=90).do(0, "play Special Design")
    assert t.why_not(0, "play Fish") == []
    assert t.why_not(0, "play Bushes")[-1] == "ZONE_TOO_LOW_NOW temperature purple red"
    t.do(0, "done")
    assert t.see(0).stage == "planning"
    assert t.why_not(0, "play Fish")[-1] == "ZONE_TOO_LOW_NOW temperature purple red"


@rule(GAME, "Standard actions: after the maximum")
def test_between_phases_a_full_parameter_is_full() -> None:
    t = ares(2).phase("action").set(temperature=6, oceans=8).bare(0, 1).seat(0, megacredits=90)
    t.do(0, "standard action temperature", "standard action ocean")
    assert t.why_not(0, "standard action temperature") == []
    assert t.why_not(0, "standard action ocean") == []
    t.do(0, "done")
    assert t.why_not(0, "standard action temperature")[1:] == ["NOT_THIS_PHASE action", "AT_MAXIMUM temperature"]
    assert t.why_not(0, "standard action ocean")[1:] == ["NOT_THIS_PHASE action", "AT_MAXIMUM oceans"]


@rule(GAME, "Playing project cards")
def test_what_a_phase_makes_cheaper_is_cheaper_only_for_its_cards() -> None:
    t = ares(2).phase("development", 0).hand(0, "Comet", "Mine").bare(0).seat(0, megacredits=5)
    assert sorted(each.price for each in t.see(0).prices) == [7, 25]
    assert t.why_not(0, "play Comet") == ["WRONG_COLOUR Comet development", "NOT_ENOUGH_MONEY 8 25"]
    t = ares(2).phase("construction").hand(0, "Work Crews", "Soletta", "Comet").bare(0).seat(0, megacredits=7)
    t.do(0, "play Work Crews")
    assert sorted(each.price for each in t.see(0).prices) == [14, 30]
    assert t.why_not(0, "play Comet") == ["NOT_ENOUGH_MONEY 5 14"]
    assert t.why_not(0, "play Soletta") == ["WRONG_COLOUR Soletta construction", "NOT_ENOUGH_MONEY 5 30"]


@rule(GAME, "Development phase")
def test_only_what_can_be_free_is_shown_as_free() -> None:
    t = ares(2).phase("development").hand(0, "Toll Station", "Soletta", "Power Plant").bare(0).seat(0, megacredits=16)
    t.do(0, "play Toll Station")
    assert sorted(each.price for each in t.see(0).prices) == [0, 30]
    assert t.legal(0) == ["done", "sell cards", "play Power Plant"]
    assert t.why_not(0, "play Soletta") == ["TOO_COSTLY_TO_BE_FREE Soletta 30 9"]


@rule(GAME, "Research phase: bonus")
def test_why_a_card_cannot_be_picked_next() -> None:
    t = ares(2).phase("research", 0).bare(0).deck_top("Mine", "Lichen", "Moss", "Fish", "Birds")
    assert t.legal(0)[-1] == "keep Mine"
    assert t.why_not(0, "keep Moss") == ["PICK_OTHERS_FIRST Moss"]
    t.do(0, "keep Lichen")
    assert t.why_not(0, "keep Moss") == []
    assert t.why_not(0, "keep Lichen") == ["ALREADY_PICKED Lichen"]
    assert t.why_not(0, "keep Fish") == ["NOT_ASCENDING"]


@rule(GAME, "Action phase")
def test_a_card_turned_up_has_to_have_the_tag() -> None:
    t = ares(2).phase("action").played(0, "Advanced Screening Technology").deck_top("Moss", "Gene Repair", "Fish")
    t.do(0, "use Advanced Screening Technology")
    assert t.legal(0) == ["keep Gene Repair", "keep Moss"]
    assert t.why_not(0, "keep Fish") == ["LACKS_TAGS Fish science plant"]
    assert t.why_not(0, "keep Comet") == ["NOT_OFFERED Comet"]


@rule(GAME, "Cards: effects")
def test_why_a_choice_is_not_offered() -> None:
    t = ares(2).phase("construction").played(0, "Viral Enhancers", "Birds").hand(0, "Symbiotic Fungus").seat(0, megacredits=50)
    t.set(temperature=-10).do(0, "play Symbiotic Fungus")
    assert t.legal(0) == ["choose 1", "choose 2"]
    assert t.why_not(0, "choose 3") == ["NO_COLLECTOR microbe"]
    t = ares(2).phase("action").played(0, "Conserved Biome", "Birds", "Tardigrades").do(0, "use Conserved Biome")
    assert t.legal(0) == ["choose 1", "choose 2"]
    assert t.why_not(0, "choose 3") == ["NOT_A_CHOICE"]


@rule(GAME, "Simultaneous play")
def test_who_has_chosen_may_take_that_back() -> None:
    t = ares(2).phase("action").seat(0, megacredits=30).do(0, "done")
    assert t.why_not(0, "standard action ocean") == ["TAKE_BACK_FIRST"]
    assert t.why_not(0, "standard action forest with plants") == ["TOO_LITTLE plants 0 8"]
    t = ares(2).planning().last_chosen(0, "action").do(0, "phase research")
    assert t.why_not(0, "phase development") == ["TAKE_BACK_FIRST"]
    assert t.why_not(0, "phase action") == ["SAME_PHASE_AGAIN action"]
    assert t.why_not(0, "done") == ["NOT_OPTIONAL"]
    assert t.why_not(0, "sell cards") == ["NOT_THIS_QUESTION"]


@rule(GAME, "Simultaneous play")
def test_taking_done_back_is_told_and_taking_a_plan_back_is_not() -> None:
    t = ares(2).phase("action").seat(0, megacredits=30).do(0, "done", "take back")
    assert t.story(1)[-2:] == ["DONE seat 0", "NOT_DONE seat 0"]
    t = ares(2).planning().do(0, "phase research")
    before = t.story(1)
    assert t.do(0, "take back").story(1) == before


@rule(GAME, "Board: oceans")
def test_the_reward_of_an_ocean_is_told_once() -> None:
    t = ares(2).phase("action").bare(0).seat(0, megacredits=15).ocean_tiles(3).do(0, "standard action ocean")
    told = ["RAISED seat 0, parameter oceans, step 1", "FLIPPED seat 0, tile 2 megacredits and 1 plants"]
    assert t.story(1)[-4:] == [*told, "RATING seat 0, change 1", "DONE seat 0"]
    assert (t.seat(0).megacredits, t.seat(0).plants) == (2, 1)
