"""The colour and the value of every card."""

import pytest

from pavonis.games import load
from pavonis.testing import table
from tests.cards.pocket_mars import values

GAME = load("pocket-mars")


@pytest.mark.parametrize(
    ("building", "place"),
    [(building, place) for building, cards in values.ORDER.items() for place in range(len(cards))],
    ids=[card for cards in values.ORDER.values() for card in cards],
)
def test_value(building: str, place: int) -> None:
    values.check(GAME, building, place)


def test_no_card_is_forgotten() -> None:
    assert len({card for cards in values.ORDER.values() for card in cards}) == 35


@pytest.mark.parametrize("building", values.ORDER)
def test_the_values_are_1_to_7(building: str) -> None:
    t = table(GAME).column(building, *values.ORDER[building])
    number = list(values.ORDER).index(building)
    assert t.see(0).buildings[number].values == [1, 2, 3, 4, 5, 6, 7]
