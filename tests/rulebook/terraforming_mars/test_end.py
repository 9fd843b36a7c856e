"""The end of the game and the final scoring."""

from pavonis.games.terraforming_mars import scoring, starting
from pavonis.games.terraforming_mars.board import NEIGHBOURS
from pavonis.games.terraforming_mars.options import load
from pavonis.games.terraforming_mars.tables import NAMES
from pavonis.kit.observation import ScoreEntry
from pavonis.kit.zones import members
from tests.rulebook.marks import rule
from tests.rulebook.terraforming_mars.mars import mars


@rule("terraforming-mars", "End of the game")
def test_the_generation_is_played_to_its_end() -> None:
    t = mars(2).set(temperature=8, oceans=9, oxygen=13).seat(0, plants=8).seat(1, plants=16, megacredits=5).production(1, plants=1)
    t.do(0, "plant greenery", "place greenery 12")
    assert not t.over
    t.do(0, "end turn").do(1, "pass").do(0, "pass")
    assert t.see(0).stage == "last_greeneries"
    assert t.seat(1).megacredits == 25
    assert t.waiting == [1]
    t.do(1, "plant greenery", "place greenery 30", "plant greenery", "place greenery 22")
    assert t.over  # 17 plants and 3 of the areas, less 16
    assert (t.seat(1).plants, t.seat(1).rating, t.seat(1).points) == (4, 20, 22)


@rule("terraforming-mars", "End of the game")
def test_the_last_greeneries_are_placed_in_turn_order_or_not() -> None:
    t = mars(3).set(temperature=8, oceans=9, oxygen=14, first=1).turn(1)
    for seat in range(3):
        t.seat(seat, plants=8)
    t.do(1, "pass").do(2, "pass").do(0, "pass")
    assert t.waiting == [1]
    t.do(1, "done")
    assert t.waiting == [2]
    t.do(2, "plant greenery", "place greenery 12").do(0, "done")
    assert t.over


@rule("terraforming-mars", "Final scoring")
def test_points_by_line() -> None:
    t = mars(2).seat(0, rating=30).award("banker", 1).production(0, megacredits=1).milestone("mayor", 0)
    t.tile("city", "17", 0).tile("greenery", "18", 0).tile("greenery", "11", 1).played(0, "Farming", "Fish").cubes("Fish", 2)
    t.events(0, "Bribed Committee")
    assert t.game.score_lines(t.state, 0) == [
        ("rating", 30), ("awards", 5), ("milestones", 5), ("greeneries", 1), ("cities", 2), ("cards", 2 + 2 - 2),
    ]  # fmt: skip
    assert t.scores == [45, 21]
    sheet = t.see(1).score_sheets[0]
    assert [sum(entry.points for entry in sheet if entry.line == name) for name in scoring.LINES] == [30, 5, 5, 1, 2, 2]
    assert ScoreEntry("cards", NAMES.index("Bribed Committee"), -2) in sheet
    assert ScoreEntry("milestones", 1, 5) in sheet


@rule("terraforming-mars", "Final scoring: tie")
def test_money_decides_a_tie() -> None:
    assert mars(2).seat(1, megacredits=1).winners == [1]
    assert mars(2).winners == [0, 1]


@rule("terraforming-mars", "Final scoring: example")
def test_stas_has_64_points() -> None:
    t = mars(3).seat(0, rating=38, heat=12).award("thermalist", 0).milestone("planner", 0)
    t.tile("city", "17", 0)
    for place in ("10", "11", "16"):
        t.tile("greenery", place, 0)
    for place in ("18", "24"):
        t.tile("greenery", place, 2)
    lines = dict(t.game.score_lines(t.state, 0))
    assert sum(lines.values()) == 56
    t.played(0, "Livestock", "Farming", "Breathing Filters", "Gene Repair").cubes("Livestock", 3).events(0, "Flooding")
    assert dict(t.game.score_lines(t.state, 0))["cards"] == 3 + 6 - 1
    assert t.seat(0).points == 64


@rule("terraforming-mars", "Solo: neutral tiles")
def test_neutral_tiles_lie_where_costs_say() -> None:
    t = mars(1)
    s = t.state
    s.deck = tuple(NAMES.index(name) for name in ("Power Plant", "Adapted Lichen", "Land Claim", "Power Grid"))  # 4, 9, 1, 18
    s.drawn = 0
    starting.lay_neutral_tiles(s)
    assert t.on("09") == "city"  # the fourth land area in reading order: 03, 05, 08, 09
    assert t.on("54") == "city"  # the ninth from the end: 62, 61, 60, 59, 58, 57, 56, 55, 54
    assert t.on("03") == "greenery"  # the first around 09, clockwise from the upper left
    assert t.on("53") == "greenery"  # the last of six around 54, counted three times round
    assert s.own == [0]
    assert t.parameters()["oxygen"] == 0
    assert len(t.see(-1).discard.known) == 4


@rule("terraforming-mars", "Solo: neutral tiles")
def test_neutral_cities_do_not_touch_and_have_a_greenery_each() -> None:
    game = load()
    for seed in range(200):
        s = game.new(1, seed)
        cities = members(s.cities)
        assert len(cities) == 2
        assert not NEIGHBOURS[cities[0]] >> cities[1] & 1
        assert s.greeneries.bit_count() == 2
        assert all(NEIGHBOURS[city] & s.greeneries for city in cities)


@rule("terraforming-mars", "Solo: Tharsis Republic")
def test_tharsis_republic_counts_the_neutral_cities() -> None:
    t = mars(1).opening().dealt(0, "Tharsis Republic", "Helion").do(0, "corporation Tharsis Republic", "done")
    assert t.production(0).megacredits == 2
    assert t.seat(0).megacredits == 40


@rule("terraforming-mars", "Solo: rating")
def test_solo_begins_at_fourteen_with_corporate_era() -> None:
    t = mars(1, corporate_era=False).opening()
    assert t.seat(0).rating == 14
    assert set(t.production(0)) == {0}
    assert len(t.state.deck) == 208
    assert len(t.see(0).tiles) == 4
    assert t.parameters()["oxygen"] == 0


@rule("terraforming-mars", "Solo: no milestones")
def test_no_milestones_and_no_awards() -> None:
    t = mars(1).seat(0, megacredits=50, rating=40)
    assert t.why_not(0, "claim terraformer") == ["NOT_IN_SOLO"]
    assert t.why_not(0, "fund banker") == ["NOT_IN_SOLO"]


@rule("terraforming-mars", "Solo: neutral opponent")
def test_the_neutral_opponent_can_always_lose() -> None:
    t = mars(1).seat(0, megacredits=50).set(oxygen=13).hand(0, "Birds", "Hired Raiders", "Asteroid")
    t.do(0, "play Birds", "play Hired Raiders")
    assert t.legal(0) == ["decline", "steal 2 steel from neutral", "steal 3 megacredits from neutral"]
    t.do(0, "steal 2 steel from neutral", "play Asteroid")
    assert (t.seat(0).steel, t.seat(0).titanium) == (2, 2)


@rule("terraforming-mars", "Solo: 14 generations")
def test_solo_lasts_fourteen_generations() -> None:
    t = mars(1).set(generation=14, temperature=8, oceans=9, oxygen=13).seat(0, plants=8).do(0, "pass")
    assert t.see(0).stage == "last_greeneries"
    t.do(0, "plant greenery", "place greenery 12")
    assert t.over
    assert t.parameters()["oxygen"] == 13  # too late
    assert t.winners == []
    assert mars(1).set(generation=14, temperature=8, oceans=9, oxygen=14).do(0, "pass").winners == [0]
    assert mars(1).set(generation=13, temperature=8, oceans=9, oxygen=14).do(0, "pass").see(0).generation == 14
