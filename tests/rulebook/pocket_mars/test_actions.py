"""The five actions, each as the booklet describes it; its examples are in `test_examples.py`."""

import pytest

from pavonis.testing import table
from pavonis.testing.table import Table
from tests.rulebook.marks import rule
from tests.rulebook.pocket_mars.idle import idle


@rule("pocket-mars", "Play a card from hand")
def test_a_hand_card_acts_and_is_discarded() -> None:
    t = table("pocket-mars").hand(0, "Crew Selection", "Seed Vault").do(0, "play Crew Selection")
    assert t.seat(0).ship == 3
    assert t.discard() == ["Crew Selection"]
    assert t.column("Laboratory") == []


@rule("pocket-mars", "Play a card from hand")
def test_the_card_is_discarded_after_its_action() -> None:
    t = table("pocket-mars").hand(0, "Power Beam", "Seed Vault").do(0, "play Power Beam")  # land 1, gain 1 energy
    assert t.discard() == []
    assert t.see(1).in_play == [t.game.space.parse("play Power Beam") - t.game.space.parse("play Seed Vault")]
    t.do(0, "land Ecosystem")
    assert t.discard() == ["Power Beam"]


@rule("pocket-mars", "Play a card from hand")
def test_any_card_may_be_played_without_effect() -> None:
    t = table("pocket-mars").hand(0, "Biosphere Exchange", "Canal Lock")
    assert idle(t, "Biosphere Exchange") == ["NOBODY_TO_SWAP"]
    assert idle(t, "Canal Lock") == ["NO_TWO_CARDS"]
    t.do(0, "play Canal Lock")
    assert t.discard() == ["Canal Lock"]
    assert (t.waiting, t.question(1).kind) == ([1], "turn")


@rule("pocket-mars", "Play a card from hand")
def test_a_card_without_effect_costs_nothing() -> None:
    t = table("pocket-mars").seat(0, earth=0, ship=0, energy=3).colonists("Ecosystem", one_star=[7, 0])
    t.hand(0, "Launch Window", "Seed Vault")  # pay 1 energy: launch 3
    assert idle(t, "Launch Window") == ["NONE_ON_EARTH"]
    t.do(0, "play Launch Window")
    assert t.seat(0).energy == 3
    assert t.discard() == ["Launch Window"]


@rule("pocket-mars", "Play a card from hand")
def test_a_swap_from_hand_must_happen() -> None:
    t = table("pocket-mars").colonists("Ecosystem", one_star=[0, 1], two_star=[1, 0]).hand(0, "Biosphere Exchange", "Seed Vault")
    t.do(0, "play Biosphere Exchange")
    assert t.colonists("Ecosystem") == ([1, 0], [0, 1])


@rule("pocket-mars", "Play a card from hand")
def test_only_the_one_whose_turn_it_is_sees_which_cards_have_no_effect() -> None:
    t = table("pocket-mars").hand(0, "Canal Lock", "Seed Vault").hand(1, "Biosphere Exchange", "Ice Drill")
    assert [each.card for each in t.see(0).idle] == [24]
    assert t.see(1).idle == []


@rule("pocket-mars", "Play a card from hand")
def test_what_can_be_done_is_done_and_the_rest_is_left_out() -> None:
    t = table("pocket-mars").seat(0, earth=0, energy=4).hand(0, "Battery Bank", "Seed Vault")
    t.do(0, "play Battery Bank")  # gain 2 energy, launch 1: there is room for one, and nobody to launch
    assert (t.seat(0).energy, t.seat(0).ship, t.seat(0).earth) == (5, 7, 0)


@rule("pocket-mars", "Play a card from your prep module")
def test_it_is_attached_to_the_building_of_its_colour() -> None:
    t = table("pocket-mars").prep(0, "Blueprints", "Ice Drill").column("Water Supply", "Reservoir", "Canal Lock")
    t.do(0, "attach Ice Drill")
    assert t.column("Water Supply") == ["Reservoir", "Canal Lock", "Ice Drill"]
    assert t.prep(0) == ["Blueprints"]
    assert t.why_not(0, "attach Blueprints") == ["NOT_THIS_QUESTION"]


def below(building: str, *column: str, card: str, face_down: bool = False) -> str:
    """What seat 0 is first asked after attaching a card above these."""
    t = table("pocket-mars").prep(0, card).seat(0, ship=2)
    if column:
        t.column(building, *column, face_down=column[-1:] if face_down else ())
    return str(t.do(0, f"attach {card}").question(0).kind)


@rule("pocket-mars", "Play a card from your prep module: step 1")
def test_a_greater_value_lets_a_colonist_land() -> None:
    assert below("Power Plant", "Power Beam", card="Geothermal Well") == "landing"  # 6 on 5
    assert below("Power Plant", "Geothermal Well", card="Power Beam") == "action"  # 5 on 6
    assert below("Power Plant", card="Power Beam") == "landing"  # 5 on the building's 3
    assert below("Power Plant", card="Battery Bank") == "action"  # 2 on 3


@rule("pocket-mars", "Play a card from your prep module: step 1")
def test_only_the_card_directly_below_counts() -> None:
    assert below("Power Plant", "Orbital Mirror", "Solar Sails", card="Battery Bank") == "landing"  # 2 on 1, on 7


@rule("pocket-mars", "Play a card from your prep module: step 1")
@pytest.mark.parametrize(
    ("building", "card"), [("Ecosystem", "Lichen Cultures"), ("Power Plant", "Booster Stage"), ("Laboratory", "Flight Simulator")]
)
def test_an_equal_value_does_not_land(building: str, card: str) -> None:
    assert below(building, card=card) == "action"  # 3 on the building's 3


@rule("pocket-mars", "Play a card from your prep module: step 1")
def test_a_card_lying_face_down_counts_as_0() -> None:
    assert below("Power Plant", "Orbital Mirror", card="Battery Bank") == "action"  # 2 on 7
    assert below("Power Plant", "Orbital Mirror", card="Battery Bank", face_down=True) == "landing"  # 2 on 0


@rule("pocket-mars", "Play a card from your prep module: step 1")
def test_the_colonist_goes_to_the_one_star_zone_or_stays() -> None:
    t = table("pocket-mars").seat(0, ship=2).prep(0, "Orbital Mirror", "Seed Vault").do(0, "attach Orbital Mirror")
    assert t.legal(0) == ["decline", "land Power Plant"]
    landed, stayed = t.copy().do(0, "land Power Plant"), t.copy().do(0, "decline")
    assert landed.colonists("Power Plant") == ([1, 0], [0, 0])
    assert landed.seat(0).ship == 1
    assert stayed.colonists("Power Plant") == ([0, 0], [0, 0])
    assert landed.question(0).kind == stayed.question(0).kind == "action"


@rule("pocket-mars", "Play a card from your prep module: step 1")
def test_nobody_lands_in_the_black_building() -> None:
    assert below("Construction Yard", card="Regolith Printer") == "action"  # a 7 on nothing
    assert below("Construction Yard", "Assembly Crew", card="Regolith Printer") == "action"  # a 7 on a 1


@rule("pocket-mars", "Play a card from your prep module: step 2")
def test_the_bottom_action_may_be_used_or_not() -> None:
    t = table("pocket-mars").seat(0, ship=0).prep(0, "Field Laboratory", "Seed Vault").do(0, "attach Field Laboratory")
    assert t.legal(0) == ["decline", "use action"]
    assert t.copy().do(0, "use action").seat(0).ship == 1
    assert t.copy().do(0, "decline").seat(0).ship == 0


@rule("pocket-mars", "Play a card from your prep module: step 2")
def test_its_requirements_must_be_met() -> None:
    t = table("pocket-mars").seat(0, ship=0).prep(0, "Crew Selection", "Seed Vault")  # pay 1 energy: launch 2
    poor = t.copy().seat(0, energy=0).do(0, "attach Crew Selection")
    assert poor.question(0).kind == "ability"
    rich = t.copy().seat(0, energy=1).do(0, "attach Crew Selection", "use action")
    assert (rich.seat(0).energy, rich.seat(0).ship) == (0, 2)


@rule("pocket-mars", "Play a card from your prep module: step 2")
def test_an_action_of_one_optional_effect_is_asked_once() -> None:
    t = (
        table("pocket-mars")
        .prep(0, "Greenhouse Dome", "Ice Drill")
        .column("Ecosystem", "First Forest")
        .colonists("Laboratory", one_star=[1, 0])
    )
    t.do(0, "attach Greenhouse Dome")  # you may move 1 of your colonists here
    assert t.legal(0) == ["decline", "use action"]
    t.do(0, "use action")
    assert t.colonists("Ecosystem").one_star == [1, 0]
    assert t.question(0).kind == "ability"


@rule("pocket-mars", "Play a card from your prep module: step 2")
def test_the_price_of_an_action_is_paid_before_its_effects() -> None:
    t = table("pocket-mars").seat(0, energy=1, ship=2).hand(0, "First Forest", "Ice Drill").do(0, "play First Forest")
    assert t.question(0).kind == "effect"  # where to land
    assert t.seat(0).energy == 0


@rule("pocket-mars", "Play a card from your prep module: step 3")
def test_the_ability_may_be_used_or_not() -> None:
    t = table("pocket-mars").seat(0, ship=0, energy=1).prep(0, "Battery Bank", "Seed Vault").do(0, "attach Battery Bank")
    assert t.legal(0) == ["decline", "use ability"]
    assert t.copy().do(0, "use ability").seat(0).energy == 2
    assert t.copy().do(0, "decline").seat(0).energy == 1


@rule("pocket-mars", "Play a card from your prep module: order")
def test_a_low_card_still_acts_and_gives_the_ability() -> None:
    t = table("pocket-mars").seat(0, ship=2, energy=0).prep(0, "Field Laboratory").column("Laboratory", "Mission Control")
    t.do(0, "attach Field Laboratory", "use action", "use ability")  # a 2 on a 7: no landing
    assert (t.seat(0).ship, t.seat(0).mars) == (4, 0)


@rule("pocket-mars", "Play a card from your prep module: order")
def test_each_step_can_be_left_out_without_losing_the_others() -> None:
    t = table("pocket-mars").seat(0, ship=2).prep(0, "Orbital Mirror", "Seed Vault")
    t.do(0, "attach Orbital Mirror", "decline", "decline")
    assert t.question(0).kind == "ability"
    t.do(0, "use ability")
    assert (t.seat(0).energy, t.seat(0).mars) == (2, 0)


@rule("pocket-mars", "Play a card from your prep module: order")
def test_landing_comes_before_the_action_and_may_spoil_it() -> None:
    t = (
        table("pocket-mars")
        .seat(0, ship=1)
        .prep(0, "Solar Sails")
        .column("Power Plant", "Orbital Mirror", face_down=["Orbital Mirror"])
    )
    t.do(0, "attach Solar Sails")  # if you have no colonist here: launch 2
    spoilt = t.copy().do(0, "land Power Plant")
    assert spoilt.question(0).kind == "ability"
    kept = t.copy().do(0, "decline", "use action")
    assert kept.seat(0).ship == 3


@rule("pocket-mars", "Play a card from your prep module: order")
def test_the_action_comes_before_the_ability() -> None:
    t = table("pocket-mars").seat(0, ship=0, energy=4).prep(0, "Orbital Mirror", "Seed Vault").do(0, "attach Orbital Mirror")
    t.do(0, "use action")  # gain 1 energy: now it is full
    assert t.question(0).kind == "prepare"  # so the ability, gain 1 energy, has no use


def taken(**owner: int) -> Table:
    """Seat 0 takes a purple 1 of seat 1: pay 1 energy, launch 2."""
    t: Table = table("pocket-mars", seats=3).prep(1, "Ice Drill", "Crew Selection")
    if owner:
        t.seat(1, **owner)
    return t.do(0, "take from seat 1 card 2")


@rule("pocket-mars", "Play a card from another prep module")
def test_any_card_of_any_other_player_by_its_place() -> None:
    t = table("pocket-mars", seats=3)
    assert [move for move in t.legal(0) if move.startswith("take")] == [
        f"take from seat {seat} card {place}" for seat in (1, 2) for place in (1, 2)
    ]
    assert t.why_not(0, "take from seat 0 card 1") == ["OWN_MODULE"]
    assert t.why_not(0, "take from seat 3 card 1") == ["NO_SUCH_SEAT 3"]
    t = taken()
    assert t.column("Laboratory") == ["Crew Selection"]
    assert t.prep(1) == ["Ice Drill"]


@rule("pocket-mars", "Play a card from another prep module")
def test_nobody_lands_by_its_value() -> None:
    t = table("pocket-mars").prep(1, "First Forest", "Ice Drill").seat(0, ship=3).seat(1, ship=3).do(0, "take from seat 1 card 1")
    assert t.seat(0).mars == t.seat(1).mars == 0
    assert t.waiting == [1]  # nothing but the four-card rule is left
    assert t.question(1).kind == "prepare"


@rule("pocket-mars", "Play a card from another prep module")
def test_it_still_is_the_value_to_beat() -> None:
    t = table("pocket-mars").prep(1, "First Forest", "Ice Drill").hand(1, "Blueprints", "Aqueduct").do(0, "take from seat 1 card 1")
    t.do(1, "prepare Blueprints").prep(1, "Pollinator Swarm").turn(1).do(1, "attach Pollinator Swarm")  # a 6 on a 7
    assert t.question(1).kind == "action"


@rule("pocket-mars", "Play a card from another prep module: step 1")
def test_the_owner_acts_first() -> None:
    t = taken()
    assert t.waiting == [1]
    assert t.legal(1) == ["decline", "use action"]
    assert t.why_not(0, "use ability") == ["NOT_ASKED"]
    t.do(1, "use action")
    assert t.waiting == [0]
    assert t.question(0).kind == "ability"


@rule("pocket-mars", "Play a card from another prep module: step 1")
def test_the_owner_pays_and_gets_the_benefit() -> None:
    t = taken(energy=3).do(1, "use action")
    assert (t.seat(1).energy, t.seat(1).ship) == (2, 3)
    assert (t.seat(0).energy, t.seat(0).ship) == (1, 1)


@rule("pocket-mars", "Play a card from another prep module: step 1")
def test_the_owner_may_decline_or_be_unable() -> None:
    declined = taken(energy=3).do(1, "decline")
    assert (declined.seat(1).energy, declined.seat(1).ship) == (3, 1)
    poor = taken(energy=0)
    assert poor.waiting == [0]
    assert poor.question(0).kind == "ability"


@rule("pocket-mars", "Play a card from another prep module: step 1")
def test_the_hand_that_counts_is_the_owners() -> None:
    t = (
        table("pocket-mars")
        .hand(0, "Aqueduct", "Canal Lock")
        .hand(1, "Blueprints", "Scaffolding")
        .prep(1, "Underground Sea", "Ice Drill")
    )
    other = t.copy().hand(1, "Reservoir", "Scaffolding").do(0, "take from seat 1 card 1")  # if you hold a blue card: launch 1
    assert other.waiting == [1]
    t.do(0, "take from seat 1 card 1")  # neither a rival's hand nor the own module is the owner's hand
    assert t.waiting == [0]
    assert t.question(0).kind == "ability"


@rule("pocket-mars", "Play a card from another prep module: step 2")
def test_the_active_player_gets_the_ability() -> None:
    t = taken().do(1, "decline").do(0, "use ability")  # Laboratory: launch 1
    assert (t.seat(0).ship, t.seat(1).ship) == (2, 1)
    t = taken().do(1, "decline").do(0, "decline")
    assert (t.seat(0).ship, t.seat(1).ship) == (1, 1)


@rule("pocket-mars", "Take a colonist")
def test_take_a_colonist() -> None:
    t = table("pocket-mars").do(0, "launch")
    assert (t.seat(0).earth, t.seat(0).ship) == (5, 2)
    assert t.waiting == [1]


@rule("pocket-mars", "Take a colonist")
def test_not_without_a_colonist_on_earth() -> None:
    t = table("pocket-mars").seat(0, earth=0)
    assert t.why_not(0, "launch") == ["NONE_ON_EARTH"]


@rule("pocket-mars", "Gain energy")
@pytest.mark.parametrize("card", ["Seed Vault", "Ice Drill", "Aqueduct", "Blueprints"])
def test_discard_any_of_the_four_cards(card: str) -> None:
    t = table("pocket-mars").hand(0, "Seed Vault", "Ice Drill").prep(0, "Aqueduct", "Blueprints").do(0, f"discard {card}")
    assert t.seat(0).energy == 2
    assert t.discard() == [card]
    assert card not in [*t.hand(0), *t.prep(0)]


@rule("pocket-mars", "Gain energy")
def test_at_the_maximum_the_card_is_discarded_for_nothing() -> None:
    t = table("pocket-mars").seat(0, energy=5).hand(0, "Seed Vault", "Ice Drill").do(0, "discard Ice Drill")
    assert t.seat(0).energy == 5
    assert t.discard() == ["Ice Drill"]


@rule("pocket-mars", "Gain energy")
def test_only_own_cards() -> None:
    t = table("pocket-mars").hand(1, "Seed Vault", "Ice Drill").prep(1, "Aqueduct", "Blueprints")
    assert t.why_not(0, "discard Ice Drill") == ["NOT_YOURS Ice Drill"]
    assert t.why_not(0, "discard Aqueduct") == ["NOT_YOURS Aqueduct"]
