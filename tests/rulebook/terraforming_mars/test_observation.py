"""What a screen is told with a position, so that it need not know the rules: prices, goals, and more about the question."""

from typing import Any

from msgspec.structs import fields

from pavonis.core.game import EVERYBODY, SPECTATOR
from pavonis.games.terraforming_mars.board import PLACE_NAMES
from pavonis.games.terraforming_mars.observation import (
    TerraformingMarsAsked,
    TerraformingMarsGain,
    TerraformingMarsMeans,
    TerraformingMarsParameters,
    TerraformingMarsPayment,
    TerraformingMarsPlayed,
    TerraformingMarsPrice,
    TerraformingMarsProject,
    TerraformingMarsResources,
    TerraformingMarsTags,
)
from pavonis.games.terraforming_mars.tables import NAMES, PRINTED
from pavonis.kit.terraforming import PARAMETER_NAMES, RESOURCE_NAMES, TAG_NAMES
from tests.rulebook.terraforming_mars.mars import mars


def number(card: str) -> int:
    return NAMES.index(card)


def prices(t: Any) -> dict[str, tuple[int, int, str]]:
    return {NAMES[each.card]: (each.price, each.metals, each.payable) for each in t.see(0).prices}


def test_things_are_called_as_the_rules_call_them() -> None:
    for struct, names in (
        (TerraformingMarsParameters, PARAMETER_NAMES),
        (TerraformingMarsResources, RESOURCE_NAMES),
        (TerraformingMarsTags, TAG_NAMES),
    ):
        assert [field.name for field in fields(struct)] == names


def test_prices_of_cards() -> None:
    t = mars(2).played(0, "Earth Catapult").seat(0, megacredits=8, steel=3).bare()
    t.hand(0, "Mine", "Asteroid", "Solar Wind Power", "Trans-Neptune Probe")
    assert prices(t) == {
        "Mine": (2, 2, "now"),
        "Asteroid": (12, 0, "no"),
        "Solar Wind Power": (9, 0, "by selling"),
        "Trans-Neptune Probe": (4, 0, "now"),
    }
    assert t.see(0).players[0].discounts == {"all": 2}
    assert t.see(1).players[0].discounts == {"all": 2}
    assert t.see(SPECTATOR).prices == []


def test_heat_pays_for_helion_as_far_as_the_card_leaves_it() -> None:
    t = mars(2).corporation(0, "Helion").seat(0, megacredits=0, heat=5).bare().hand(0, "Local Heat Trapping")
    assert prices(t) == {"Local Heat Trapping": (1, 0, "no")}
    assert prices(t.seat(0, heat=6)) == {"Local Heat Trapping": (1, 0, "now")}


def test_offered_cards_have_prices_too() -> None:
    t = mars(2).research().offers(0, "Ants", "Birds", "Comet", "Fish").seat(0, megacredits=9)
    assert set(prices(t)) >= {"Ants", "Birds", "Comet", "Fish"}
    assert t.see(0).asked == TerraformingMarsAsked("buy", each=-3)


def test_standard_projects() -> None:
    t = mars(2).corporation(0, "ThorGate").seat(0, megacredits=14).set(temperature=8)
    power, asteroid, aquifer, *_ = t.see(0).projects
    assert power == TerraformingMarsProject(8, payable=True, possible=True)
    assert asteroid == TerraformingMarsProject(14, payable=True, possible=False)
    assert aquifer == TerraformingMarsProject(18, payable=False, possible=True)
    assert t.see(1).projects[0].price == 11


def test_milestones_and_awards() -> None:
    t = mars(3).seat(1, rating=35).production(0, megacredits=2).production(2, megacredits=2)
    seen = t.see(0)
    assert (seen.milestones[0].owner, seen.milestones[0].levels, seen.milestones[0].ahead) == (None, [20, 35, 20], [1])
    assert (seen.awards[1].levels, seen.awards[1].ahead) == ([2, 0, 2], [0, 2])
    assert (seen.milestone_price, seen.award_price) == (8, 8)
    t.milestone("mayor", 0).milestone("gardener", 0).milestone("builder", 0).award("banker", 1)
    assert (t.see(0).milestone_price, t.see(0).award_price, t.see(0).awards[1].owner) == (None, 14, 1)


def test_points_of_cards_in_play() -> None:
    t = mars(2).played(0, "Birds", "Mine").cubes("Birds", 3)
    assert t.see(1).players[0].played == [
        TerraformingMarsPlayed(number("Birds"), 3, 3),
        TerraformingMarsPlayed(number("Mine"), 0, 0),
    ]


def test_what_a_tile_would_bring() -> None:
    t = mars(2).tile("ocean", "04").tile("ocean", "06").seat(0, megacredits=23).do(0, "standard project greenery")
    asked = t.see(0).asked
    assert (asked.kind, asked.source, asked.placing.tile) == ("place", None, "greenery")
    gains = {PLACE_NAMES[gain.place]: gain for gain in asked.placing.places}
    assert sorted(gains) == sorted(phrase.split()[-1] for phrase in t.legal(0))
    place = PLACE_NAMES.index
    assert gains["03"] == TerraformingMarsGain(place("03"), steel=2, titanium=0, plants=0, cards=0, megacredits=2)
    assert gains["05"] == TerraformingMarsGain(place("05"), steel=0, titanium=0, plants=0, cards=0, megacredits=4)
    codes = {t.game.space.code("place", (asked.placing.kind, gain.place)) for gain in asked.placing.places}
    assert codes == set(t.game.legal(t.state, 0))
    assert t.see(1).asked is None


def test_a_marker_brings_nothing() -> None:
    asked = mars(2).seat(0, megacredits=1).hand(0, "Land Claim").do(0, "play Land Claim").see(0).asked
    assert (asked.kind, NAMES[asked.source], asked.placing.places) == ("claim", "Land Claim", [])


def test_the_means_of_payment() -> None:
    t = mars(2).corporation(0, "Helion").seat(0, megacredits=20, steel=3, heat=2).hand(0, "Mine").do(0, "play Mine")
    assert t.see(0).asked.payment == TerraformingMarsPayment(
        4, [TerraformingMarsMeans(0, "steel", 3, 2), TerraformingMarsMeans(2, "heat", 2, 1)]
    )
    t.do(0, "pay with steel 1")
    assert t.see(0).asked.payment == TerraformingMarsPayment(2, [TerraformingMarsMeans(2, "heat", 2, 1)])


def test_what_a_choice_is_about() -> None:
    t = mars(2).played(0, "Electro Catapult").seat(0, plants=1, steel=1).do(0, "use Electro Catapult")
    assert t.see(0).asked == TerraformingMarsAsked("way", number("Electro Catapult"))
    t = mars(2).seat(0, megacredits=20).hand(0, "Artificial Photosynthesis").do(0, "play Artificial Photosynthesis")
    assert t.see(0).asked == TerraformingMarsAsked("choose", number("Artificial Photosynthesis"))
    assert mars(2).hand(0, "Ants", "Birds").do(0, "sell patents").see(0).asked == TerraformingMarsAsked("sell", each=1)


def test_what_comes_next_in_an_order_of_ones_own() -> None:
    t = mars(2, effect_order="free").played(0, "Mars University", "Olympus Conference").seat(0, megacredits=30)
    asked = t.hand(0, "Research").do(0, "play Research").see(0).asked
    assert (asked.kind, NAMES[asked.source]) == ("order", "Research")
    assert [NAMES[source] for source in asked.set_off] == ["Olympus Conference", "Mars University"] * 2


def test_no_card_leaves_two_things_to_choose() -> None:
    """What `choose 2` stands for is told by the card alone."""
    assert all(sum(bool(op.choices) for op in card.ops) <= 1 for card in PRINTED)
    assert not any(op.choices for card in PRINTED for use in card.actions for op in use.ops)


def test_secret_choices_are_known_to_who_made_them() -> None:
    t = mars(2).opening().dealt(0, "Helion", "Ecoline").do(0, "corporation Helion")
    own, rival, spectator, everybody = (t.see(viewer).players[0] for viewer in (0, 1, SPECTATOR, EVERYBODY))
    assert own.sealed == everybody.sealed == [t.game.space.code("corporation", (own.corporations[1],))]
    assert len(own.corporations) == len(everybody.corporations) == 2
    assert rival.sealed == spectator.sealed == rival.corporations == spectator.corporations == []
    assert t.see(EVERYBODY).order
    assert t.see(0).order is None


def test_prices_are_told_as_they_are_paid() -> None:
    t = mars(2).corporation(0, "Teractor").seat(0, megacredits=30).hand(0, "Asteroid", "Import of Advanced GHG")
    price = {each.card: each.price for each in t.see(0).prices}[number("Import of Advanced GHG")]
    before = t.seat(0).megacredits
    t.do(0, "play Import of Advanced GHG")
    assert before - t.seat(0).megacredits == price < PRINTED[number("Import of Advanced GHG")].cost
    assert isinstance(t.see(0).prices[0], TerraformingMarsPrice)
