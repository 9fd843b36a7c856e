"""Sets of cards as ints: both ways of listing one say the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavonis.kit.zones import ascending, gathered, listed, members, size

DECK = 240


@given(st.sets(st.integers(min_value=0, max_value=DECK - 1)))
def test_a_set_is_listed_ascending_and_gathered_again(cards: set[int]) -> None:
    zone = gathered(list(cards))
    assert members(zone) == listed(zone) == sorted(cards)
    assert members(zone, 500) == [500 + card for card in sorted(cards)]
    assert size(zone) == len(cards)


@pytest.mark.parametrize(
    ("count", "last", "picks"),
    [(1, -1, [102, 103, 105, 109]), (2, -1, [102, 103, 105]), (2, 3, [105]), (1, 3, [105, 109])],
)
def test_a_set_is_picked_in_ascending_order(count: int, last: int, picks: list[int]) -> None:
    assert ascending(gathered([2, 3, 5, 9]), 100, count, last) == picks
