"""Set-up, and the example of three players."""

from typing import Any

from pavonis.games.terraforming_mars.cards import BASE, CORPORATIONS, PROJECT_CARDS
from pavonis.games.terraforming_mars.options import load
from pavonis.games.terraforming_mars.tables import NAMES
from pavonis.kit.observation import CardsSeen
from tests.rulebook.marks import rule
from tests.rulebook.terraforming_mars.mars import mars

TEN = ["Asteroid", "Ants", "Birds", "Comet", "Fish", "Grass", "Heather", "Lichen", "Moss", "Trees"]


def opening(seats: int = 2, **options: Any) -> Any:
    return mars(seats, **options).opening()


@rule("terraforming-mars", "Set-up 1")
def test_mars_is_cold_dry_and_airless() -> None:
    t = opening()
    assert t.parameters() == {"temperature": -30, "oxygen": 0, "oceans": 0}
    assert t.see(0).generation == 1
    assert t.see(0).tiles == []


@rule("terraforming-mars", "Set-up 3")
def test_the_standard_game_leaves_corporate_era_in_the_box() -> None:
    t = opening(3, corporate_era=False)
    s = t.state
    cards = {*s.deck, *(card for offers in s.offers for card in offers)}
    assert cards == {card.number for card in PROJECT_CARDS if card.set == BASE}
    assert len(cards) == 137
    assert len(t.game.setting.corporations(3)) == 10
    assert "Teractor" not in [CORPORATIONS[number].name for number in t.game.setting.corporations(3)]


@rule("terraforming-mars", "Set-up 4")
def test_rating_and_production_of_the_standard_game() -> None:
    t = opening(corporate_era=False)
    assert [t.seat(0).rating, t.seat(1).rating] == [20, 20]
    assert set(t.production(0)) == {1}
    assert set(opening().production(0)) == {0}


@rule("terraforming-mars", "Set-up 5")
def test_beginners_take_ten_cards_for_nothing() -> None:
    t = opening(beginner=[1]).dealt(0, "Helion", "Ecoline")
    assert t.waiting == [0]
    assert t.legal(0) == ["corporation Ecoline", "corporation Helion"]
    t.do(0, "corporation Helion", "done")
    assert t.seat(1).megacredits == 42
    assert len(t.state.hands[1]) == 10
    assert t.see(0).players[1].corporation == 0


@rule("terraforming-mars", "Set-up 5")
def test_beginners_may_play_among_themselves() -> None:
    s = load(beginner=True).new(3, 1)
    assert [len(hand) for hand in s.hands] == [10, 10, 10]
    assert s.corporations == [0, 0, 0]


@rule("terraforming-mars", "Set-up 6")
def test_cards_are_bought_with_the_money_of_the_corporation() -> None:
    t = opening().dealt(0, "PhoboLog", "Ecoline", cards=TEN)
    t.do(0, "corporation PhoboLog")
    question = t.question(0)
    assert (question.kind, question.least, question.most, len(question.among)) == ("first cards", 0, 7, 10)
    t.do(0, *[f"buy {card}" for card in sorted(TEN, key=NAMES.index)[:7]])
    assert t.legal(0) == ["take back"]  # 23 M€ pay for seven


@rule("terraforming-mars", "Set-up 7")
def test_choices_are_secret_until_all_have_chosen() -> None:
    t = opening().dealt(0, "PhoboLog", "Ecoline", cards=TEN)
    before = t.see(1)
    t.do(0, "corporation PhoboLog", "buy Comet", "buy Trees", "done")
    assert t.see(1) == before
    t.do(0, "take back", "corporation Ecoline", "buy Comet", "done")
    t.do(1, t.legal(1)[0], "done")
    assert t.hand(0) == ["Comet"]
    assert (t.seat(0).megacredits, t.seat(0).plants, t.production(0).plants) == (33, 3, 2)
    assert len(t.discard()) == 19
    assert t.see(0).discard.known == sorted([NAMES.index(card) for card in TEN if card != "Comet"])
    assert t.see(1).players[0].hand == CardsSeen(1, [])


@rule("terraforming-mars", "Set-up 8")
def test_the_first_player_begins_without_research() -> None:
    game = load(beginner=True)
    firsts = set()
    for seed in range(20):
        s = game.new(2, seed)
        assert game.waiting(s) == [s.first]
        assert game.question(s, s.first).kind == "turn"
        firsts.add(s.first)
    assert firsts == {0, 1}


@rule("terraforming-mars", "Cards: starting conditions")
def test_a_first_action_comes_first() -> None:
    t = opening().dealt(0, "Tharsis Republic", "Ecoline").dealt(1, "Inventrix", "Helion")
    t.do(0, "corporation Tharsis Republic", "done").do(1, "corporation Inventrix", "done")
    assert t.question(0).kind == "place"
    t.do(0, "place city 12")
    assert (t.seat(0).megacredits, t.production(0).megacredits) == (43, 1)
    t.do(0, "end turn")
    assert len(t.state.hands[1]) == 3  # drawn as the first action of seat 1


@rule("terraforming-mars", "Set-up: example")
def test_kira_stas_and_roma() -> None:
    t = opening(3, corporate_era=False)
    t.dealt(0, "PhoboLog", "Ecoline").dealt(1, "ThorGate", "Helion").dealt(2, "Tharsis Republic", "CrediCor")
    t.do(0, "corporation PhoboLog", *[f"buy {card}" for card in t.offers(0)[:5]], "done")
    t.do(1, "corporation ThorGate", *[f"buy {card}" for card in t.offers(1)])
    t.do(2, "corporation Tharsis Republic", *[f"buy {card}" for card in t.offers(2)[:4]], "done")
    assert [t.seat(seat).megacredits for seat in range(3)] == [23 - 15, 48 - 30, 40 - 12]
    assert t.seat(0).titanium == 10
    assert [t.production(seat).energy for seat in range(3)] == [1, 2, 1]
    assert [len(hand) for hand in t.state.hands] == [5, 10, 4]
    assert len(t.discard()) == 5 + 6
    assert t.waiting == [0]


@rule("terraforming-mars", "Corporate Era")
def test_corporate_era_has_all_cards_and_no_production() -> None:
    t = opening(5)
    s = t.state
    assert len(s.deck) == 208
    assert len(t.game.setting.corporations(5)) == 12
    assert set(s.production) == {0}
