"""Tiles and the board."""

from pavonis.games.terraforming_mars.board import LAND, NOCTIS, OCEAN_AREAS, PLACE_NAMES
from pavonis.games.terraforming_mars.observation import TerraformingMarsTile
from pavonis.kit.zones import members
from tests.rulebook.marks import rule
from tests.rulebook.terraforming_mars.mars import mars

RICH = {"megacredits": 100}


def places(phrases: list[str]) -> list[str]:
    return [phrase.split()[-1] for phrase in phrases]


@rule("terraforming-mars", "Board: ocean areas")
def test_oceans_lie_on_ocean_areas_and_nothing_else_does() -> None:
    t = mars().seat(0, **RICH)
    oceans = places(t.copy().do(0, "standard project aquifer").legal(0))
    assert oceans == [PLACE_NAMES[place] for place in members(OCEAN_AREAS)]
    assert len(oceans) == 12
    cities = places(t.do(0, "standard project city").legal(0))
    assert cities == [PLACE_NAMES[place] for place in members(LAND)]
    assert len(cities) == 48


@rule("terraforming-mars", "Board: reserved areas")
def test_noctis_is_kept_for_noctis_city() -> None:
    t = mars().seat(0, **RICH).production(0, energy=1).tile("city", "30", 1).hand(0, "Noctis City")
    assert PLACE_NAMES[NOCTIS] not in places(t.copy().do(0, "standard project greenery").legal(0))
    t.do(0, "play Noctis City")
    assert t.on("31") == "city"
    assert t.seat(0).plants == 2


@rule("terraforming-mars", "Board: reserved areas")
def test_two_cities_have_places_off_the_planet() -> None:
    t = mars().seat(0, **RICH).hand(0, "Ganymede Colony", "Phobos Space Haven")
    t.do(0, "play Ganymede Colony", "play Phobos Space Haven")
    assert (t.on("01"), t.on("02")) == ("city", "city")
    assert t.see(0).players[0].cities == 2
    assert t.see(0).players[0].tiles == 2


@rule("terraforming-mars", "Tiles: bonus")
def test_the_bonus_of_an_area() -> None:
    t = mars().bare().seat(0, **RICH)
    steel = t.copy().do(0, "standard project city", "place city 03")
    assert steel.seat(0).steel == 2
    both = t.copy().do(0, "standard project city", "place city 21")
    assert (both.seat(0).plants, both.seat(0).titanium) == (1, 1)
    cards = t.do(0, "standard project aquifer", "place ocean 13")
    assert len(cards.hand(0)) == 2


@rule("terraforming-mars", "Tiles: ocean")
def test_an_ocean_raises_the_rating_and_belongs_to_nobody() -> None:
    t = mars().seat(0, **RICH).do(0, "standard project aquifer", "place ocean 06")
    assert (t.seat(0).rating, t.seat(0).megacredits) == (21, 82)
    assert t.see(0).tiles == [TerraformingMarsTile(PLACE_NAMES.index("06"), "ocean", None)]
    t.do(0, "standard project aquifer", "place ocean 07")
    assert (t.seat(0).rating, t.seat(0).megacredits) == (22, 82 - 18 + 2)  # an ocean beside the first


@rule("terraforming-mars", "Tiles: ocean example")
def test_a_city_beside_two_oceans() -> None:
    t = mars().seat(0, **RICH).tile("ocean", "06").tile("ocean", "07")
    assert t.do(0, "standard project city", "place city 12").seat(0).megacredits == 100 - 25 + 4


@rule("terraforming-mars", "Tiles: ocean")
def test_other_tiles_on_ocean_areas_are_no_oceans() -> None:
    t = mars().seat(0, **RICH).hand(0, "Mohole Area").do(0, "play Mohole Area", "place special tile 07")
    assert t.parameters()["oceans"] == 0
    assert t.do(0, "standard project city", "place city 12").seat(0).megacredits == 100 - 20 - 25


@rule("terraforming-mars", "Tiles: greenery")
def test_a_greenery_lies_beside_an_own_tile_if_possible() -> None:
    t = mars().seat(0, **RICH).tile("city", "03", 0).tile("city", "17", 1).tile("ocean", "04")
    assert places(t.copy().do(0, "standard project greenery").legal(0)) == ["08", "09"]
    hemmed = t.tile("greenery", "08", 1).tile("greenery", "09", 1)
    assert len(places(hemmed.do(0, "standard project greenery").legal(0))) == 48 - 4


@rule("terraforming-mars", "Tiles: greenery")
def test_a_claimed_area_and_an_ocean_are_no_anchor() -> None:
    t = mars().seat(0, **RICH).tile("ocean", "07").claim("17", 0)
    assert len(places(t.do(0, "standard project greenery").legal(0))) == 48


@rule("terraforming-mars", "Tiles: greenery")
def test_a_greenery_raises_oxygen_and_rating_unless_it_is_at_its_goal() -> None:
    t = mars().seat(0, **RICH).set(oxygen=13)
    t.do(0, "standard project greenery", "place greenery 12")
    assert (t.parameters()["oxygen"], t.seat(0).rating, t.seat(0).points) == (14, 21, 22)
    t.do(0, "standard project greenery", "place greenery 11")
    assert (t.parameters()["oxygen"], t.seat(0).rating, t.seat(0).points) == (14, 21, 23)


@rule("terraforming-mars", "Tiles: city")
def test_a_city_does_not_lie_beside_a_city() -> None:
    t = mars().seat(0, **RICH).tile("city", "17", 1)
    offered = places(t.do(0, "standard project city").legal(0))
    assert not {"10", "11", "16", "17", "18", "24", "25"} & set(offered)
    assert len(offered) == 48 - 7


@rule("terraforming-mars", "Tiles: city")
def test_a_city_scores_for_every_greenery_beside_it() -> None:
    t = mars().tile("city", "17", 0).tile("greenery", "11", 1).tile("greenery", "18", 0).tile("greenery", "12", 0)
    lines = dict(t.game.score_lines(t.state, 0))
    assert (lines["cities"], lines["greeneries"]) == (2, 2)


@rule("terraforming-mars", "Tiles: city")
def test_capital_is_a_city() -> None:
    t = mars().seat(0, **RICH).tile("capital", "17", 1).tile("greenery", "18", 0)
    assert "11" not in places(t.do(0, "standard project city").legal(0))
    assert dict(t.game.score_lines(t.state, 1))["cities"] == 1
    assert t.see(0).players[1].cities == 1


@rule("terraforming-mars", "Tiles: special")
def test_isolated_tiles_lie_beside_nothing() -> None:
    t = mars().seat(0, **RICH).tile("city", "17", 1).tile("ocean", "07").claim("29", 1)
    t.hand(0, "Natural Preserve", "Research Outpost")
    offered = places(t.do(0, "play Natural Preserve").legal(0))
    assert not {"10", "11", "12", "16", "18", "24", "25", "13", "29"} & set(offered)
    assert "30" in offered  # a marker is no tile
    t.do(0, "place special tile 30", "play Research Outpost")
    assert not {"21", "22", "31", "38", "39", "29"} & set(places(t.legal(0)))


@rule("terraforming-mars", "Tiles: special")
def test_land_claim_keeps_an_area_for_its_owner() -> None:
    t = mars().seat(0, **RICH).seat(1, **RICH).hand(0, "Land Claim").do(0, "play Land Claim", "place marker 12", "end turn")
    assert "12" not in places(t.copy().do(1, "standard project city").legal(1))
    t.turn(0).do(0, "standard project city", "place city 12")
    assert t.on("12") == "city"
    assert t.see(0).claim is None


@rule("terraforming-mars", "Tiles: special")
def test_lava_flows_only_on_volcanoes_and_not_where_others_claim() -> None:
    t = mars().seat(0, **RICH).claim("29", 1).hand(0, "Lava Flows").do(0, "play Lava Flows")
    assert places(t.legal(0)) == ["09", "14", "21"]


@rule("terraforming-mars", "Tiles: special")
def test_mining_tiles_need_metal_on_land() -> None:
    t = mars().seat(0, **RICH).hand(0, "Mining Rights").do(0, "play Mining Rights")
    assert places(t.legal(0)) == ["03", "09", "20", "21", "53", "58", "59", "60"]


@rule("terraforming-mars", "Global parameters")
def test_every_step_raises_the_rating() -> None:
    t = mars().seat(0, **RICH).hand(0, "Deimos Down").set(temperature=-18).do(0, "play Deimos Down")
    assert (t.parameters()["temperature"], t.seat(0).rating) == (-12, 23)


@rule("terraforming-mars", "Global parameters: goal")
def test_beyond_the_goal_steps_are_lost() -> None:
    t = mars().seat(0, **RICH).hand(0, "Deimos Down").set(temperature=6).do(0, "play Deimos Down")
    assert (t.parameters()["temperature"], t.seat(0).rating, t.seat(0).steel) == (8, 21, 4)


@rule("terraforming-mars", "Board: bonus steps")
def test_heat_production_of_the_temperature_track() -> None:
    t = mars().seat(0, **RICH).hand(0, "Deimos Down").set(temperature=-26).do(0, "play Deimos Down")
    assert t.production(0).heat == 2  # both steps are passed over
    assert mars().seat(0, heat=8).set(temperature=-26).do(0, "warm up").production(0).heat == 1


@rule("terraforming-mars", "Board: bonus steps")
def test_an_ocean_at_zero_degrees() -> None:
    t = mars().seat(0, heat=8).set(temperature=-2).do(0, "warm up")
    assert t.question(0).kind == "place"
    t.do(0, "place ocean 07")
    assert (t.seat(0).rating, t.parameters()["oceans"]) == (22, 1)
    none_left = mars().seat(0, heat=8).set(temperature=-2, oceans=9).do(0, "warm up")
    assert none_left.seat(0).rating == 21


@rule("terraforming-mars", "Board: bonus steps")
def test_oxygen_at_eight_percent_warms_and_may_melt_ice() -> None:
    t = mars().seat(0, plants=8).tile("city", "17", 0).set(oxygen=7, temperature=-2)
    t.do(0, "plant greenery", "place greenery 18", "place ocean 07")
    assert t.parameters() == {"temperature": 0, "oxygen": 8, "oceans": 1}
    assert t.seat(0).rating == 23
