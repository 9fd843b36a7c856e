"""The four phases of a generation, with the booklet's example."""

from pavonis.kit.observation import CardsSeen
from tests.rulebook.marks import rule
from tests.rulebook.terraforming_mars.mars import mars


@rule("terraforming-mars", "Turn order phase")
def test_the_first_player_marker_passes_clockwise() -> None:
    t = mars(3).set(first=2).turn(2)
    t.do(2, "pass").do(0, "pass").do(1, "pass")
    assert (t.see(0).generation, t.see(0).first) == (2, 0)


@rule("terraforming-mars", "Research phase")
def test_four_cards_are_dealt_and_bought_in_secret() -> None:
    t = mars(2).seat(0, megacredits=20).seat(1, megacredits=5).research()
    assert t.waiting == [0, 1]
    assert [len(t.offers(0)), len(t.offers(1))] == [4, 4]
    assert (t.question(0).most, t.question(1).most) == (4, 1)
    first, second = t.offers(0)[:2]
    t.do(0, f"buy {first}", f"buy {second}", "done")
    assert t.see(1).players[0].offers == CardsSeen(4, [])
    t.do(1, "done")
    assert t.seat(0).megacredits == 14
    assert t.hand(0) == [first, second]
    assert len(t.discard()) == 6


@rule("terraforming-mars", "Research phase")
def test_cards_are_picked_in_one_order() -> None:
    t = mars(2).seat(0, megacredits=20).seat(1, megacredits=20).research()
    first, second = t.offers(0)[:2]
    t.do(0, f"buy {second}")
    assert t.why_not(0, f"buy {first}") == ["PICKED_IN_ORDER"]
    assert t.why_not(0, "buy " + t.offers(1)[0])[0].startswith("NOT_OFFERED")


@rule("terraforming-mars", "Research phase")
def test_who_cannot_pay_is_not_asked() -> None:
    t = mars(2).seat(0, megacredits=2).seat(1, megacredits=3).research()
    assert t.waiting == [1]
    t.do(1, "done")
    assert len(t.discard()) == 8


@rule("terraforming-mars", "Research phase: example")
def test_stas_buys_three_of_four() -> None:
    t = mars(2).seat(0, megacredits=30).research()
    offered = t.offers(0)
    t.do(0, *[f"buy {card}" for card in offered[1:]])  # nothing is left to pick: no need to say so
    assert t.seat(0).megacredits == 21
    assert t.hand(0) == offered[1:]
    assert offered[0] in t.discard()


@rule("terraforming-mars", "Research phase: empty deck")
def test_the_discard_pile_becomes_the_deck() -> None:
    t = mars(2).seat(0, megacredits=20).hand(0, "Research").discard("Ants", "Birds", "Fish", "Comet")
    s = t.state
    s.deck, s.drawn = s.deck[:1], 0
    t.do(0, "play Research")
    assert len(s.hands[0]) == 2
    assert s.discard == 0
    assert len(s.deck) - s.drawn == 3


@rule("terraforming-mars", "Action phase")
def test_one_or_two_actions_a_turn() -> None:
    t = mars(2).seat(0, megacredits=100)
    assert "end turn" not in t.legal(0)
    t.do(0, "standard project power plant")
    assert "pass" not in t.legal(0)
    assert t.why_not(0, "pass") == ["ACTION_TAKEN"]
    assert t.copy().do(0, "end turn").waiting == [1]
    assert t.copy().do(0, "standard project power plant").waiting == [1]


@rule("terraforming-mars", "Action phase")
def test_who_passes_is_out_of_the_generation() -> None:
    t = mars(3).seat(1, megacredits=100).seat(2, megacredits=100)
    t.do(0, "pass").do(1, "standard project power plant", "end turn").do(2, "standard project power plant", "end turn")
    assert t.waiting == [1]
    t.do(1, "pass").do(2, "standard project power plant")
    assert "pass" in t.legal(2)  # alone, one goes on until one passes
    t.do(2, "pass")
    assert t.see(0).generation == 2


@rule("terraforming-mars", "Action phase")
def test_who_has_nothing_to_do_passes_without_being_asked() -> None:
    t = mars(2).bare().hand(0, "Soletta").seat(1, megacredits=0).do(0, "pass")
    assert t.see(0).generation == 2


@rule("terraforming-mars", "Action phase: example")
def test_stas_roma_and_kira() -> None:
    t = mars(3, corporate_era=True).turn(0)
    t.corporation(0, "ThorGate").corporation(1, "Tharsis Republic").corporation(2, "PhoboLog")
    t.hand(0, "Geothermal Power", "Ants").hand(2, "Asteroid Mining", "Space Station")
    t.seat(0, megacredits=8).seat(1, megacredits=25).seat(2, megacredits=2, titanium=10)
    t.do(0, "sell patents", "sell Ants", "done", "end turn")
    assert t.seat(0).megacredits == 9
    t.do(1, "standard project city", "place city 17", "end turn")
    assert (t.seat(1).megacredits, t.production(1).megacredits) == (3, 2)
    t.do(2, "play Asteroid Mining")
    assert t.legal(2) == ["pay with titanium 7", "pay with titanium 8"]
    t.do(2, "pay with titanium 8")
    assert (t.seat(2).titanium, t.seat(2).megacredits, t.production(2).titanium) == (2, 2, 2)
    t.do(2, "play Space Station")
    assert (t.seat(2).titanium, t.seat(2).megacredits) == (0, 0)
    t.do(0, "play Geothermal Power")
    assert (t.seat(0).megacredits, t.production(0).energy) == (1, 2)


@rule("terraforming-mars", "Production phase")
@rule("terraforming-mars", "Player boards: energy")
def test_energy_becomes_heat_before_production() -> None:
    t = mars(2).seat(0, energy=3, heat=1).production(0, energy=2, heat=4, megacredits=-5)
    t.do(0, "pass").do(1, "pass")
    assert (t.seat(0).energy, t.seat(0).heat, t.seat(0).megacredits) == (2, 1 + 3 + 4, 20 - 5)
    told = [line for line in t.told(1) if line["event"] == "INCOME"]
    gained = {"megacredits": 20 - 5, "steel": 0, "titanium": 0, "plants": 0, "energy": 2, "heat": 3 + 4}
    assert [told[0], told[1]["seat"]] == [{"event": "INCOME", "seat": 0, **gained}, 1], "everybody hears what each has received"


@rule("terraforming-mars", "Production phase: example")
def test_kira_produces() -> None:
    t = mars(2).seat(0, rating=20).production(0, megacredits=1, steel=1, titanium=3, plants=1, energy=1, heat=1)
    t.do(0, "pass").do(1, "pass")
    assert t.seat(0)[:6] == (21, 1, 3, 1, 1, 1)


@rule("terraforming-mars", "Player boards: megacredits")
def test_income_and_its_lowest_production() -> None:
    t = mars(2).seat(0, megacredits=100).production(0, megacredits=-4).hand(0, "Nuclear Power", "Fueled Generators")
    assert t.why_not(0, "play Nuclear Power") == ["TOO_LITTLE_PRODUCTION megacredits -4 2"]
    assert t.do(0, "play Fueled Generators").production(0).megacredits == -5


@rule("terraforming-mars", "Player boards: production")
def test_production_has_no_upper_limit() -> None:
    t = mars(2).seat(0, megacredits=100).production(0, heat=19).hand(0, "Aerobraked Ammonia Asteroid")
    assert t.do(0, "play Aerobraked Ammonia Asteroid").production(0).heat == 22


@rule("terraforming-mars", "Blue card actions")
def test_an_action_is_used_once_a_generation() -> None:
    t = mars(2).played(0, "Tardigrades").do(0, "use Tardigrades")
    assert t.why_not(0, "use Tardigrades") == ["ALREADY_USED Tardigrades"]
    assert t.why_not(0, "use Ants") == ["NO_ACTION Ants"]
    t.do(0, "end turn").do(1, "pass").do(0, "pass")
    t.research().do(0, "done").do(1, "done")
    assert t.see(0).players[0].ready


@rule("terraforming-mars", "Blue card actions")
def test_an_action_may_be_used_in_the_turn_the_card_is_played() -> None:
    t = mars(2).seat(0, megacredits=10).hand(0, "Tardigrades").do(0, "play Tardigrades", "use Tardigrades")
    assert t.cubes("Tardigrades") == 1
