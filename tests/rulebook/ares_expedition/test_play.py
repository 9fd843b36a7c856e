"""Playing cards: what they cost, how they are paid, what they need, what they set off."""

from pavonis.kit.observation import CardsSeen
from tests.rulebook.ares_expedition.ares import ares
from tests.rulebook.marks import rule

GAME = "ares-expedition"


@rule(GAME, "Development phase")
@rule(GAME, "Cards: colours")
def test_one_green_card() -> None:
    t = ares(2).phase("development").hand(0, "Mine", "Lichen", "Fish", "Comet").bare(0).seat(0, megacredits=90)
    assert t.legal(0) == ["done", "sell cards", "play Lichen", "play Mine"]
    assert t.why_not(0, "play Comet") == ["WRONG_COLOUR Comet development"]
    t.do(0, "play Mine")
    assert t.metals(0).steel == 2
    assert t.why_not(0, "play Lichen") == ["NOT_ASKED", "NO_PLAY_LEFT development"]


@rule(GAME, "Development phase: bonus")
def test_who_chose_development_pays_three_less() -> None:
    t = ares(2).phase("development", 0).hand(0, "Mine").hand(1, "Lichen").seat(0, megacredits=20).seat(1, megacredits=20)
    t.do(0, "play Mine").do(1, "play Lichen")
    assert (t.seat(0).megacredits, t.seat(1).megacredits) == (13, 15)


@rule(GAME, "Development phase: selling")
def test_cards_are_sold_for_three() -> None:
    t = ares(2).phase("development").hand(0, "Mine", "Fish", "Comet").bare(0).seat(0, megacredits=0)
    t.do(0, "sell cards", "sell Fish", "sell Comet", "done")
    assert (t.seat(0).megacredits, t.hand(0), sorted(t.discard())) == (6, ["Mine"], ["Comet", "Fish"])
    assert t.see(1).discard == CardsSeen(2, [])
    assert t.question(0).kind == "phase"


@rule(GAME, "Development phase: selling")
def test_a_discard_that_is_an_effect_or_a_cost_brings_nothing() -> None:
    t = ares(2).phase("action").played(0, "Farming Co-ops", "Redrafted Contracts").hand(0, "Fish", "Moss").bare(0)
    t.do(0, "use Farming Co-ops", "discard Fish", "use Redrafted Contracts", "discard Moss")
    assert (t.seat(0).megacredits, t.seat(0).plants) == (0, 3)
    assert "Moss" not in t.hand(0)


@rule(GAME, "Construction phase")
def test_one_blue_or_red_card() -> None:
    t = ares(2).phase("construction").hand(0, "Mine", "Interns", "Research").bare(0).seat(0, megacredits=90)
    assert t.legal(0) == ["done", "sell cards", "play Interns", "play Research"]
    t.do(0, "play Interns")
    assert t.waiting == [1]


@rule(GAME, "Construction phase: bonus")
def test_a_card_before_or_after_playing() -> None:
    t = ares(2).phase("construction", 0).hand(0, "Interns", "Research").bare(0).seat(0, megacredits=90)
    before = t.copy().do(0, "draw bonus card", "play Interns")
    assert (len(before.hand(0)), before.waiting) == (2, [1])
    after = t.do(0, "play Interns", "draw bonus card")
    assert (len(after.hand(0)), after.waiting) == (2, [1])


@rule(GAME, "Construction phase: bonus")
def test_or_one_more_card() -> None:
    t = ares(2).phase("construction", 0).hand(0, "Interns", "Tardigrades", "Media Group").bare(0).seat(0, megacredits=90)
    t.do(0, "play Interns", "play Tardigrades")
    assert (t.played(0), t.hand(0), t.waiting) == (["Interns", "Tardigrades"], ["Media Group"], [1])
    t = ares(2).phase("construction", 1).hand(0, "Interns").bare(0).seat(0, megacredits=90)
    assert t.why_not(0, "draw bonus card") == ["NO_BONUS construction"]


@rule(GAME, "Playing project cards")
def test_eight_can_be_paid_with_two_cards_and_two_megacredits() -> None:
    t = ares(2).phase("construction").hand(0, "Viral Enhancers", "Mine", "Moss").bare(0).seat(0, megacredits=2)
    t.do(0, "play Viral Enhancers")
    assert (t.seat(0).megacredits, t.hand(0), t.played(0)) == (0, [], ["Viral Enhancers"])


@rule(GAME, "Playing project cards")
def test_three_cards_give_change() -> None:
    t = ares(2).phase("construction").hand(0, "Viral Enhancers", "Mine", "Moss", "Fish").bare(0).seat(0, megacredits=0)
    t.do(0, "play Viral Enhancers")
    assert (t.seat(0).megacredits, t.hand(0)) == (1, [])


@rule(GAME, "Playing project cards")
def test_only_as_many_cards_are_sold_as_are_needed() -> None:
    t = ares(2).phase("construction").hand(0, "Viral Enhancers", "Mine", "Moss", "Fish").bare(0).seat(0, megacredits=7)
    t.do(0, "play Viral Enhancers")
    assert t.legal(0) == ["sell Fish", "sell Mine", "sell Moss"]
    t.do(0, "sell Moss")
    assert (t.seat(0).megacredits, t.hand(0)) == (2, ["Fish", "Mine"])
    t = ares(2).phase("construction").hand(0, "Viral Enhancers", "Mine", "Moss").bare(0).seat(0, megacredits=1)
    assert t.why_not(0, "play Viral Enhancers") == ["NOT_ENOUGH_MONEY 7 8"]


@rule(GAME, "Playing project cards")
def test_a_card_does_not_pay_for_itself_in_a_better_way() -> None:
    t = ares(2).phase("construction").hand(0, "Composting Factory", "Mine", "Moss", "Fish", "Birds").bare(0).seat(0, megacredits=1)
    t.do(0, "play Composting Factory")
    assert t.seat(0).megacredits == 0  # four cards at three, not at four
    t = ares(2).phase("construction").hand(0, "Restructured Resources").bare(0).seat(0, megacredits=9, plants=3)
    assert t.do(0, "play Restructured Resources").seat(0)[:3] == (2, 0, 3)
    t = ares(2).phase("construction").hand(0, "Earth Catapult").bare(0).seat(0, megacredits=24).do(0, "play Earth Catapult")
    assert t.seat(0).megacredits == 0


@rule(GAME, "Requirements")
@rule(GAME, "Board: zones")
def test_requirements_hold_as_the_phase_began() -> None:
    t = ares(2).phase("construction").set(temperature=-20).hand(0, "Comet").hand(1, "Fish").seat(0, megacredits=90)
    t.seat(1, megacredits=90).do(0, "play Comet")
    assert t.parameters()["temperature"] == -18
    assert t.why_not(1, "play Fish") == ["ZONE_TOO_LOW temperature purple red"]
    t = ares(2).phase("construction").set(temperature=-20).hand(0, "Comet").hand(1, "Extreme-Cold Fungus").seat(0, megacredits=90)
    t.seat(1, megacredits=90).do(0, "play Comet")
    assert t.why_not(1, "play Extreme-Cold Fungus") == []


@rule(GAME, "Requirements")
def test_a_card_does_not_meet_its_own_requirement() -> None:
    t = ares(2).phase("development").hand(0, "Beam from a Thorium Asteroid").bare(0).seat(0, megacredits=90)
    assert t.why_not(0, "play Beam from a Thorium Asteroid") == ["TOO_FEW_TAGS jovian 0 1"]
    t.corporation(0, "Saturn Systems")
    assert t.why_not(0, "play Beam from a Thorium Asteroid") == []


@rule(GAME, "Requirements")
def test_what_cannot_be_played_can_be_sold() -> None:
    t = ares(2).phase("construction").hand(0, "Birds").bare(0).seat(0, megacredits=90)
    assert t.why_not(0, "play Birds") == ["ZONE_TOO_LOW oxygen purple white"]
    assert t.do(0, "sell cards").seat(0).megacredits == 93


@rule(GAME, "Requirements")
def test_zones_are_eased_by_one_and_never_by_more() -> None:
    t = ares(2).phase("construction").set(oxygen=3).hand(0, "Special Design", "Breathing Filters", "Birds").bare(0)
    t.seat(0, megacredits=90).played(0, "Adaptation Technology").do(0, "play Special Design")
    assert t.why_not(0, "play Breathing Filters") == []
    assert t.why_not(0, "play Birds") == ["ZONE_TOO_LOW oxygen red yellow"]  # which would do
    t = ares(2).phase("development").set(oceans=4).played(0, "Adaptation Technology").hand(0, "Algae").seat(0, megacredits=90)
    assert t.why_not(0, "play Algae") == ["TOO_FEW_OCEANS 4 5"]


@rule(GAME, "Steel and titanium")
def test_metals_make_cards_cheaper_and_are_not_spent() -> None:
    t = ares(2).phase("construction").hand(0, "Colonizer Training Camp").bare(0).seat(0, megacredits=20).played(0, "Mine")
    t.do(0, "play Colonizer Training Camp")
    assert (t.seat(0).megacredits, t.metals(0).steel) == (14, 2)
    t = ares(2).phase("development").hand(0, "Vesta Shipyard").bare(0).seat(0, megacredits=20).played(0, "Surface Mines")
    t.do(0, "play Vesta Shipyard")
    assert (t.seat(0).megacredits, tuple(t.metals(0))) == (20 - 16 + 2 + 3, (1, 2))


@rule(GAME, "Steel and titanium: floor")
def test_a_cost_never_falls_below_nothing() -> None:
    t = ares(2).phase("development", 0).hand(0, "Power Plant").bare(0).seat(0, megacredits=5)
    t.played(0, "Mine", "Earth Catapult", "Energy Subsidies").do(0, "play Power Plant")
    assert t.seat(0).megacredits == 5


@rule(GAME, "Playing project cards: in vain")
def test_cards_can_be_played_in_vain() -> None:
    t = ares(2).phase("construction").set(temperature=8).hand(0, "Lava Flows").seat(0, megacredits=20).do(0, "play Lava Flows")
    assert t.seat(0).rating == 5
    t = ares(2).phase("construction").hand(0, "Imported Nitrogen").seat(0, megacredits=20).do(0, "play Imported Nitrogen")
    assert (t.seat(0).rating, t.seat(0).plants) == (6, 4)


@rule(GAME, "Cards: red cards")
def test_red_cards_stay_for_their_tags() -> None:
    t = ares(2).phase("construction").played(0, "Comet", "Research", "Ice Asteroid").hand(0, "Crater").bare(0)
    t.seat(0, megacredits=20)
    assert t.tags(0)["event"] == 3
    assert t.why_not(0, "play Crater") == []


@rule(GAME, "Cards: effects")
@rule(GAME, "Resources: special")
def test_an_effect_happens_for_each_tag() -> None:
    t = ares(2).phase("construction").played(0, "Olympus Conference").hand(0, "Research").bare(0).seat(0, megacredits=20)
    t.do(0, "play Research")
    assert len(t.hand(0)) == 2 + 2
    t = ares(2).phase("construction").hand(0, "Ecological Zone").bare(0).seat(0, megacredits=20).do(0, "play Ecological Zone")
    assert t.cubes("Ecological Zone") == 2
    t.phase("development").hand(0, "Adapted Lichen").bare(0).do(0, "play Adapted Lichen")
    assert t.cubes("Ecological Zone") == 3


@rule(GAME, "Cards: effects")
def test_the_card_comes_first_then_others_then_its_own_effect() -> None:
    t = ares(2).phase("construction").played(0, "Olympus Conference").hand(0, "Mars University").bare(0).seat(0, megacredits=20)
    t.deck_top("Moss").do(0, "play Mars University")
    assert t.legal(0) == ["decline", "discard Moss"]  # drawn by the conference before the exchange


@rule(GAME, "Cards: effects")
def test_a_rebate_is_used_once_for_a_card_and_only_for_what_is_to_be_paid() -> None:
    t = ares(2).phase("development").played(0, "Anaerobic Microorganisms", "Restructured Resources").hand(0, "Mine").bare(0)
    t.cubes("Anaerobic Microorganisms", 4).seat(0, megacredits=20, plants=2)
    t.do(0, "play Mine", "save with microbes")
    assert (t.seat(0).megacredits, t.seat(0).plants, t.cubes("Anaerobic Microorganisms")) == (20, 2, 2)


@rule(GAME, "Cards: effects")
def test_a_rebate_that_is_needed_is_used_without_asking() -> None:
    t = ares(2).phase("development").played(0, "Restructured Resources").hand(0, "Mine").bare(0).seat(0, megacredits=6, plants=1)
    t.do(0, "play Mine")
    assert (t.seat(0).megacredits, t.seat(0).plants) == (1, 0)


@rule(GAME, "Symbols: spending")
def test_what_a_card_demands_is_paid_besides_the_cost() -> None:
    t = ares(2).phase("development").hand(0, "Strip Mine").bare(0).seat(0, megacredits=12).do(0, "play Strip Mine")
    assert (t.seat(0).megacredits, t.seat(0).rating, tuple(t.metals(0))) == (0, 4, (2, 1))
    t = ares(2).phase("development").played(0, "Restructured Resources").hand(0, "Moss").bare(0).set(oceans=3)
    t.seat(0, megacredits=2, plants=1)
    assert t.why_not(0, "play Moss") == ["NOT_ENOUGH_MONEY 2 3"]


@rule(GAME, "Player mat: production per tag")
def test_production_grows_with_tags_played_later() -> None:
    t = ares(2).phase("development").hand(0, "Power Grid").bare(0).seat(0, megacredits=20).do(0, "play Power Grid")
    assert t.production(0).megacredits == 1
    t.phase("development").hand(0, "Power Plant").bare(0).do(0, "play Power Plant")
    assert t.production(0) == (2, 1, 0, 0)
    t = ares(2).phase("action").played(0, "Zeppelins").seat(0, megacredits=20).do(0, "standard action forest")
    assert t.production(0).megacredits == 1


@rule(GAME, "Development phase")
def test_a_free_card_is_small_green_and_played_at_once_or_never() -> None:
    t = ares(2).phase("development", 0).hand(0, "Automated Factories", "Lichen", "Mine", "Moss", "Fish").bare(0)
    t.seat(0, megacredits=90).do(0, "play Automated Factories")
    assert t.legal(0) == ["done", "sell cards", "play Lichen"]
    assert t.why_not(0, "play Mine") == ["TOO_COSTLY_TO_BE_FREE Mine 10 9"]
    assert t.why_not(0, "play Moss") == ["TOO_FEW_OCEANS 0 3", "TOO_LITTLE plants 0 1"]
    t.do(0, "play Lichen")
    assert (t.seat(0).megacredits, t.waiting) == (75, [1])


@rule(GAME, "Construction phase")
def test_extra_plays_add_up_and_lapse_with_the_phase() -> None:
    t = ares(2).phase("construction", 0).bare(0).seat(0, megacredits=90)
    t.hand(0, "Work Crews", "Special Design", "Asset Liquidation", "Interns", "Tardigrades")
    t.do(0, "play Work Crews", "play Special Design", "play Asset Liquidation", "play Interns", "play Tardigrades")
    assert t.seat(0).megacredits == 90 - 5 - 0 - 0 - 3 - 6
    assert t.waiting == [1]


@rule(GAME, "Example: Microprocessors")
def test_robert_plays_microprocessors() -> None:
    t = ares(2).phase("development", 0).played(0, "Mine").hand(0, "Microprocessors", "Fish", "Moss", "Comet").bare(0)
    t.seat(0, megacredits=4).deck_top("Lichen", "Birds")
    t.do(0, "play Microprocessors", "sell Fish", "sell Moss")
    assert t.seat(0).megacredits == 0
    assert t.legal(0) == ["discard Birds", "discard Comet", "discard Lichen"]
    t.do(0, "discard Comet")
    assert (t.hand(0), t.production(0).heat, t.waiting) == (["Birds", "Lichen"], 3, [1])
