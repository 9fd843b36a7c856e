"""Playing cards: requirements, payment, effects, order."""

from tests.rulebook.marks import rule
from tests.rulebook.terraforming_mars.mars import mars

RICH = {"megacredits": 100}


@rule("terraforming-mars", "Play a card: requirements")
@rule("terraforming-mars", "Cards: requirement")
def test_requirements_count_when_the_card_is_played() -> None:
    t = mars().seat(0, **RICH).set(oxygen=9).hand(0, "Livestock", "Cupola City").production(0, plants=1)
    assert t.why_not(0, "play Cupola City") == ["TOO_LITTLE_PRODUCTION energy 0 1"]
    t.do(0, "play Livestock").set(oxygen=5).turn(0)
    assert "use Livestock" in t.legal(0)


@rule("terraforming-mars", "Play a card: requirements")
def test_the_own_tags_of_a_card_do_not_help_it() -> None:
    t = mars().seat(0, **RICH).hand(0, "Fusion Power").tags(0, power=1)
    assert t.why_not(0, "play Fusion Power") == ["TOO_FEW_TAGS power 1 2"]


@rule("terraforming-mars", "Play a card: requirements")
def test_eased_requirements_add_up() -> None:
    t = mars().seat(0, **RICH).corporation(0, "Inventrix").played(0, "Adaptation Technology")
    t.hand(0, "Special Design", "Birds", "Insects").production(1, plants=2).set(oxygen=7)
    assert t.why_not(0, "play Birds") == ["PARAMETER_TOO_LOW oxygen 7 9"]
    t.do(0, "play Special Design")
    assert t.copy().do(0, "play Birds").production(1).plants == 0
    t.do(0, "play Insects")
    assert t.turn(0).why_not(0, "play Birds") == ["PARAMETER_TOO_LOW oxygen 7 9"]  # only for the very next card


@rule("terraforming-mars", "Play a card: exceptions")
def test_what_cannot_be_had_does_not_stand_in_the_way() -> None:
    t = mars().seat(0, **RICH).set(temperature=8, oceans=9).hand(0, "Comet", "Imported Nitrogen", "Virus")
    t.do(0, "play Comet").turn(0).do(0, "play Imported Nitrogen").turn(0).do(0, "play Virus")
    assert t.seat(0).rating == 21  # of Imported Nitrogen


@rule("terraforming-mars", "Play a card: example")
def test_kira_plays_asteroid() -> None:
    t = mars(3).seat(0, **RICH).set(temperature=8).hand(0, "Asteroid").seat(0, plants=1).seat(1, plants=2).seat(2, plants=1)
    t.do(0, "play Asteroid")
    assert (t.seat(0).rating, t.seat(0).titanium) == (20, 2)
    assert t.legal(0) == [
        "decline",
        "remove 1 plants from seat 0",
        "remove 1 plants from seat 1",
        "remove 1 plants from seat 2",
        "remove 2 plants from seat 1",
    ]
    assert t.copy().do(0, "decline").seat(1).plants == 2
    assert t.game.notation(t.state, 0, t.question(0).usual) == "remove 2 plants from seat 1"


@rule("terraforming-mars", "Play a card: example")
def test_the_cards_of_the_example() -> None:
    """Five cards of the booklet: what A, B, D and E need, and what they do; C is the asteroid above."""
    t = mars(3).seat(0, **RICH).set(oxygen=9).production(1, titanium=1).hand(0, *EXAMPLE).bare()
    assert t.why_not(0, "play Asteroid Mining Consortium") == ["TOO_LITTLE_PRODUCTION titanium 0 1"]
    assert t.why_not(0, "play Cupola City") == ["TOO_LITTLE_PRODUCTION energy 0 1"]
    assert t.why_not(0, "play Livestock") == ["TOO_LITTLE_PRODUCTION plants 0 1"]
    assert t.why_not(0, "play Shuttles") == ["TOO_LITTLE_PRODUCTION energy 0 1"]
    t.production(0, titanium=1, energy=2, plants=1).do(0, "play Shuttles")
    assert (t.production(0).energy, t.production(0).megacredits) == (1, 2)
    t.do(0, "play Asteroid").turn(0)  # an event with a space tag is cheaper, too
    assert t.seat(0).megacredits == 100 - 10 - (14 - 2)
    t.do(0, "play Asteroid Mining Consortium", "lower titanium production of seat 1", "play Livestock").turn(0)
    assert (t.production(0).titanium, t.production(1).titanium) == (2, 0)
    assert (t.production(0).plants, t.production(0).megacredits) == (0, 4)
    assert t.do(0, "use Livestock").cubes("Livestock") == 1
    t.do(0, "play Cupola City", "place city 12")
    assert (t.production(0).energy, t.production(0).megacredits) == (0, 7)
    t = mars().seat(0, **RICH).set(oxygen=10).hand(0, *EXAMPLE)
    assert t.why_not(0, "play Cupola City")[0] == "PARAMETER_TOO_HIGH oxygen 10 9"
    t.set(oxygen=4)
    assert t.why_not(0, "play Livestock")[0] == "PARAMETER_TOO_LOW oxygen 4 9"
    assert t.why_not(0, "play Shuttles")[0] == "PARAMETER_TOO_LOW oxygen 4 5"


EXAMPLE = ["Asteroid Mining Consortium", "Cupola City", "Asteroid", "Livestock", "Shuttles"]


@rule("terraforming-mars", "Play a card: price")
@rule("terraforming-mars", "Player boards: steel")
def test_steel_pays_for_buildings_without_change() -> None:
    t = mars().seat(0, megacredits=3, steel=4).hand(0, "Building Industries", "Sponsors").production(0, energy=1)
    assert t.why_not(0, "play Sponsors") == ["TOO_LITTLE_MONEY 3 6"]
    t.do(0, "play Building Industries")
    assert t.legal(0) == ["pay with steel 2", "pay with steel 3"]
    assert t.game.notation(t.state, 0, t.question(0).usual) == "pay with steel 3"
    assert t.do(0, "pay with steel 2").seat(0)[:2] == (1, 2)


@rule("terraforming-mars", "Player boards: titanium")
def test_titanium_pays_for_space_cards_without_change() -> None:
    t = mars().seat(0, megacredits=0, titanium=6).hand(0, "Vesta Shipyard", "Trans-Neptune Probe")
    t.do(0, "play Vesta Shipyard")  # 15 M€: five titanium, no other way
    assert t.seat(0).titanium == 1
    short = mars().seat(0, megacredits=0, titanium=4).hand(0, "Space Station")
    assert short.do(0, "play Space Station").seat(0).titanium == 0  # 12 M€ for 10, no change


@rule("terraforming-mars", "Play a card: price")
def test_discounts_add_up_and_end_at_nothing() -> None:
    t = mars().seat(0, **RICH).corporation(0, "Teractor").played(0, "Earth Office", "Earth Catapult", "Research Outpost")
    t.hand(0, "Sponsors", "Acquired Company", "Cartel")
    t.do(0, "play Sponsors")
    assert t.seat(0).megacredits == 100  # 6 less 3 + 3 + 2 + 1
    t.do(0, "play Acquired Company")
    assert t.seat(0).megacredits == 99


@rule("terraforming-mars", "Play a card: price")
def test_the_next_card_is_cheaper_once() -> None:
    t = mars().seat(0, megacredits=20).hand(0, "Indentured Workers", "Sponsors", "Acquired Company")
    t.do(0, "play Indentured Workers", "play Sponsors").turn(0).do(0, "play Acquired Company")
    assert t.seat(0).megacredits == 10
    lapsed = mars().seat(0, megacredits=20).hand(0, "Indentured Workers").do(0, "play Indentured Workers", "end turn")
    lapsed.do(1, "pass").do(0, "pass")
    assert lapsed.see(0).players[0].next_cut == 0


@rule("terraforming-mars", "Play a card: price")
def test_helion_pays_with_heat_where_it_likes() -> None:
    t = mars().corporation(0, "Helion").seat(0, megacredits=4, heat=10).hand(0, "Sponsors")
    t.do(0, "play Sponsors")
    assert t.legal(0) == [f"pay with heat {amount}" for amount in range(2, 7)]
    assert t.game.notation(t.state, 0, t.question(0).usual) == "pay with heat 2"
    assert t.do(0, "pay with heat 5").seat(0)[:6] == (3, 0, 0, 0, 0, 5)


@rule("terraforming-mars", "Play a card: production")
def test_losses_of_production_are_compulsory() -> None:
    t = mars().seat(0, **RICH).set(oxygen=6).hand(0, "Small Animals").production(0, plants=1)
    t.do(0, "play Small Animals")
    assert t.production(0).plants == 0  # nobody else has any
    other = mars().seat(0, **RICH).set(oxygen=6).hand(0, "Small Animals").production(0, plants=1).production(1, plants=1)
    assert other.do(0, "play Small Animals").legal(0) == ["lower plants production of seat 0", "lower plants production of seat 1"]


@rule("terraforming-mars", "Play a card: red frame")
def test_protected_habitats_protects_cubes_and_plants_but_not_production() -> None:
    t = mars().seat(0, **RICH).set(oxygen=13).seat(1, plants=5).production(1, plants=2).played(1, "Protected Habitats", "Fish")
    t.cubes("Fish", 2).hand(0, "Virus", "Birds")
    assert t.copy().do(0, "play Virus").question(0).kind == "turn"
    assert t.do(0, "play Birds").production(1).plants == 0


@rule("terraforming-mars", "Play a card: collected resources")
def test_cubes_go_to_one_card_that_collects_them() -> None:
    t = mars().seat(0, **RICH).hand(0, "Imported Nitrogen").played(0, "Ants", "Tardigrades", "Fish", "Symbiotic Fungus")
    t.do(0, "play Imported Nitrogen")
    assert t.legal(0) == ["add to Ants", "add to Tardigrades"]
    t.do(0, "add to Ants")
    assert (t.cubes("Ants"), t.cubes("Fish")) == (3, 2)


@rule("terraforming-mars", "Play a card: events")
def test_tags_of_events_count_only_while_they_are_played() -> None:
    t = mars().seat(0, **RICH).played(0, "Olympus Conference").hand(0, "Technology Demonstration")
    t.do(0, "play Technology Demonstration")
    assert t.cubes("Olympus Conference") == 1
    assert t.tags(0)["science"] == 1
    assert t.events(0) == ["Technology Demonstration"]
    assert t.see(1).players[0].events == t.state.events[0]  # face down, but all have seen it


@rule("terraforming-mars", "Play a card: green and blue cards")
def test_tags_of_other_cards_stay() -> None:
    t = mars().seat(0, **RICH).hand(0, "Research", "Cartel").do(0, "play Research", "play Cartel")
    assert (t.tags(0)["science"], t.tags(0)["earth"], t.production(0).megacredits) == (2, 1, 1)


@rule("terraforming-mars", "Play a card: order")
def test_the_engine_takes_an_order_that_is_possible() -> None:
    t = mars().seat(0, **RICH).production(0, energy=1, megacredits=-4).hand(0, "Immigrant City", "Energy Tapping", "Moss")
    t.do(0, "play Immigrant City", "place city 12")
    assert t.production(0).megacredits == -5
    t.do(0, "play Energy Tapping")
    assert t.production(0).energy == 0


@rule("terraforming-mars", "Play a card: order")
@rule("terraforming-mars", "Hints: several effects")
def test_the_player_may_order_the_effects() -> None:
    t = mars(effect_order="free").seat(0, **RICH).hand(0, "Lava Flows").set(temperature=-2).do(0, "play Lava Flows")
    assert t.legal(0) == ["next effect 1", "next effect 2"]
    t.do(0, "next effect 2", "place special tile 09", "place ocean 04")
    assert t.parameters()["temperature"] == 2
    assert t.seat(0).megacredits == 82  # the tile lay there before the ocean beside it


@rule("terraforming-mars", "Hints: several effects")
def test_what_a_card_sets_off_can_come_first() -> None:
    t = mars(effect_order="free").seat(0, **RICH).played(0, "Mars University").hand(0, "Research", "Ants")
    t.do(0, "play Research")
    assert t.legal(0) == ["next effect 1", "next effect 9", "next effect 10"]
    t.do(0, "next effect 9", "discard Ants", "next effect 1", "decline")
    assert len(t.state.hands[0]) == 3  # one for Ants and two


@rule("terraforming-mars", "Hints: several effects")
def test_nobody_is_asked_for_an_order_that_makes_no_difference() -> None:
    t = mars(effect_order="free").seat(0, **RICH).production(0, energy=1).hand(0, "Fuel Factory").do(0, "play Fuel Factory")
    assert t.question(0).kind == "turn"
    oceans = mars(effect_order="free").seat(0, **RICH).hand(0, "Ice Asteroid").do(0, "play Ice Asteroid")
    assert oceans.question(0).kind == "place"
    twice = mars(effect_order="free").seat(0, **RICH).played(0, "Mars University").hand(0, "Research").do(0, "play Research")
    assert twice.do(0, "next effect 1").question(0).kind == "exchange"


@rule("terraforming-mars", "Hints: several effects")
def test_who_exchanges_a_card_has_seen_those_drawn() -> None:
    t = mars().seat(0, **RICH).played(0, "Mars University", "Olympus Conference").cubes("Olympus Conference", 1)
    t.hand(0, "Gene Repair").tags(0, science=3).do(0, "play Gene Repair")
    assert t.question(0).kind == "confer"
    assert t.do(0, "choose 2").question(0).kind == "exchange"
