"""Setting up: the board, cards, corporations, the first game and the advanced rule."""

import pytest

from pavonis.games.ares_expedition.options import load
from pavonis.games.ares_expedition.tables import MARKED_CARDS, NAMES
from tests.rulebook.ares_expedition.ares import ares
from tests.rulebook.marks import rule

GAME = "ares-expedition"


@rule(GAME, "Set-up 4")
@rule(GAME, "Set-up 5")
@rule(GAME, "Set-up 7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_beginning(seats: int) -> None:
    t = ares(seats, seed=7).opening()
    assert t.parameters() == {"temperature": -30, "oxygen": 0, "oceans": 0}
    for seat in range(seats):
        assert t.seat(seat) == (0, 0, 0, 5, 0, 5)
        assert (tuple(t.production(seat)), tuple(t.metals(seat))) == ((0, 0, 0, 0), (0, 0))
        assert len(t.hand(seat)) == 8
    dealt = [card for seat in range(seats) for card in t.hand(seat)]
    assert len(set(dealt)) == 8 * seats
    assert len(t.state.deck) - t.state.drawn == 208 - 8 * seats


@rule(GAME, "Set-up 6")
def test_ocean_tiles_are_shuffled() -> None:
    orders = {load().new(2, seed).oceans for seed in range(20)}
    assert len(orders) == 20
    assert all(sorted(order) == list(range(9)) for order in orders)


@rule(GAME, "Set-up 8")
def test_one_of_two_corporations_is_chosen_in_secret() -> None:
    t = ares(2).opening().dealt(0, "Ecoline", "Helion").dealt(1, "CrediCor", "Teractor")
    assert t.legal(0) == ["corporation Ecoline", "corporation Helion"]
    t.do(0, "corporation Helion")
    assert t.see(1).players[0].corporation is None
    assert t.legal(0) == ["take back"]
    t.do(0, "take back", "corporation Ecoline").do(1, "corporation Teractor")
    assert [player.corporation for player in t.see(1).players] == [1, 8]
    assert t.question(0).kind == "plan"


@rule(GAME, "Set-up 9")
@rule(GAME, "Corporations")
def test_corporations_give_what_one_begins_with() -> None:
    t = ares(2).opening().dealt(0, "Inventrix", "Helion").dealt(1, "CrediCor", "Helion")
    t.do(0, "corporation Inventrix").do(1, "corporation Helion")
    assert (t.seat(0).megacredits, len(t.hand(0))) == (33, 11)
    assert (t.seat(1).megacredits, t.production(1).heat) == (28, 3)


@rule(GAME, "Set-up 7: first game")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_four_marked_cards_each_in_the_first_game(seats: int) -> None:
    s = load(first_game=True).new(seats, 3)
    for hand in s.hands:
        assert len(hand) == 8
        assert len([card for card in hand if card in MARKED_CARDS]) == 4
    assert s.discard.bit_count() == 16 - 4 * seats
    assert not [card for card in s.deck[s.drawn :] if card in MARKED_CARDS]


@rule(GAME, "Set-up 8: first game")
def test_marked_corporations_in_the_first_game() -> None:
    names = ["Ecoline", "Helion", "Interplanetary Cinematics", "Teractor"]
    s = load(first_game=True).new(4, 5)
    found = sorted(NAMES[corporation] for corporation in s.corporations)
    assert found == names
    assert ares(2, first_game=True).opening().question(0).kind == "plan"


@rule(GAME, "Set-up 8: advanced rule")
def test_some_cards_are_drawn_anew_before_the_corporation() -> None:
    t = ares(2, mulligan=True).opening()
    first, second, *others = t.hand(0)
    top = t.deck_top()[:2]
    t.do(0, f"redraw {first}", f"redraw {second}", "done")
    assert sorted(t.hand(0)) == sorted([*others, *top])
    assert sorted(t.discard()) == sorted([first, second])
    assert t.seat(0).megacredits == 0
    assert t.question(0).kind == "corporation"


@rule(GAME, "Set-up 8: advanced rule")
def test_no_card_or_all_may_be_drawn_anew() -> None:
    t = ares(2, mulligan=True).opening()
    hand = t.hand(0)
    assert t.copy().do(0, "done").hand(0) == hand
    t.do(0, *[f"redraw {card}" for card in hand])
    assert not set(hand) & set(t.hand(0))
    assert len(t.hand(0)) == 8
    assert t.legal(1)[0] == "done"


def test_options_are_checked() -> None:
    with pytest.raises(ValueError, match="nobody chooses a corporation"):
        load(first_game=True, mulligan=True)
    with pytest.raises(ValueError, match="ares-expedition"):
        load(level="easy")
    with pytest.raises(ValueError, match="is for 2 players, not 3"):
        load(cooperative=True).new(3, 0)
