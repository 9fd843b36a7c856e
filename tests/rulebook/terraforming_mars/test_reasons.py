"""Why a pick is refused: what is said is true of the pick and not only of most picks like it."""

from pavonis.text import plain
from tests.rulebook.marks import rule
from tests.rulebook.terraforming_mars.mars import mars

RICH = {"megacredits": 100}


@rule("terraforming-mars", "Play a card: red frame")
def test_what_an_effect_does_not_take() -> None:
    t = mars().seat(0, **RICH).seat(1, plants=2, steel=5).hand(0, "Asteroid").do(0, "play Asteroid")
    assert t.why_not(0, "remove 1 steel from seat 1") == ["NOT_TAKEN steel"]  # only plants
    assert t.why_not(0, "remove 4 plants from seat 1") == ["WRONG_AMOUNT 1 3"]
    assert t.why_not(0, "remove 3 plants from seat 1") == ["CANNOT_LOSE 1"]  # there are two
    assert t.why_not(0, "remove 1 plants from seat 2") == ["NO_SUCH_SEAT 2"]


@rule("terraforming-mars", "Play a card: production")
def test_whose_production_cannot_fall() -> None:
    t = mars(3).seat(0, **RICH).set(oxygen=6).production(0, plants=1).production(1, plants=1, heat=3).hand(0, "Small Animals")
    t.do(0, "play Small Animals")
    assert t.why_not(0, "lower plants production of seat 2") == ["CANNOT_LOSE 2"]
    assert t.why_not(0, "lower heat production of seat 1") == ["NOT_TAKEN heat"]


@rule("terraforming-mars", "Play a card: red frame")
def test_who_is_out_of_reach() -> None:
    t = mars(3).seat(0, **RICH).seat(1, megacredits=9).seat(2, megacredits=9).hand(0, "Flooding", "Hired Raiders")
    t.tile("city", "12", 1).tile("city", "30", 2).do(0, "play Flooding", "place ocean 06")
    assert t.why_not(0, "remove 1 megacredits from seat 2") == ["NO_TILE_BESIDE 2"]  # no neighbour
    assert t.why_not(0, "remove 5 megacredits from seat 1") == ["WRONG_AMOUNT 1 4"]
    t.do(0, "decline", "play Hired Raiders")
    assert t.why_not(0, "steal 1 megacredits from seat 0") == ["NOT_FROM_YOURSELF"]
    assert t.why_not(0, "steal 3 steel from seat 1") == ["WRONG_AMOUNT 1 2"]


@rule("terraforming-mars", "Solo: neutral opponent")
def test_the_neutral_opponent_gives_the_whole_amount() -> None:
    t = mars(1).seat(0, **RICH).hand(0, "Hired Raiders").do(0, "play Hired Raiders")
    assert t.why_not(0, "steal 1 steel from neutral") == ["WRONG_AMOUNT 2 2"]


@rule("terraforming-mars", "Play a card: red frame")
def test_a_card_with_one_animal_cannot_lose_two() -> None:
    t = mars().seat(0, **RICH).played(1, "Fish", "Birds").cubes("Fish", 1).hand(0, "Virus").do(0, "play Virus")
    assert t.why_not(0, "remove 2 animals from Fish") == ["TOO_FEW_CUBES Fish 1 2"]
    assert t.why_not(0, "remove 1 animals from Birds") == ["NO_SUCH_TARGET Birds"]


@rule("terraforming-mars", "Action phase")
def test_how_many_actions_were_taken_matters_only_in_a_turn() -> None:
    t = mars().seat(0, **RICH)
    assert t.why_not(0, "end turn") == ["NO_ACTION_TAKEN"]
    assert t.why_not(1, "end turn") == ["NOT_ASKED"]
    t.do(0, "standard project city")
    assert t.why_not(0, "end turn") == ["NOT_THIS_QUESTION"]  # an action is under way


@rule("terraforming-mars", "Research phase")
def test_no_more_is_said_by_done_and_not_by_declining() -> None:
    t = mars().seat(0, **RICH).research()
    assert t.why_not(0, "decline") == ["NOT_THIS_QUESTION"]
    placing = mars().seat(0, **RICH).do(0, "standard project aquifer")
    assert placing.why_not(0, "decline") == ["NOT_OPTIONAL"]


@rule("terraforming-mars", "Tiles: city")
def test_why_a_tile_cannot_lie_there() -> None:
    t = mars().seat(0, **RICH).tile("city", "12", 1).claim("20", 1).do(0, "standard project city")
    assert t.why_not(0, "place city 12") == ["COVERED 12"]
    assert t.why_not(0, "place city 11") == ["WRONG_PLACE 11 3"]  # beside a city
    assert t.why_not(0, "place city 04") == ["NOT_A_PLACE 04"]  # an ocean area
    assert t.why_not(0, "place city 20") == ["CLAIMED 20 1"]
    assert t.why_not(0, "place city 02") == ["NOT_A_PLACE 02"]


@rule("terraforming-mars", "Tiles: greenery")
def test_a_greenery_lies_beside_an_own_tile_while_it_can() -> None:
    t = mars().seat(0, **RICH).tile("city", "12", 0).do(0, "standard project greenery")
    assert t.why_not(0, "place greenery 30") == ["WRONG_PLACE 30 4"]
    told = t.game.words("en").reason(t.game.why_not(t.state, 0, t.game.space.parse("place greenery 30"))[0])
    assert plain(told) == "Not on area 30: it must be placed beside one of your tiles, as long as there is such an area."
