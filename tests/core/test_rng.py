"""The generator: the same from the same seed, even over all outcomes, and nothing in common between seeds."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise, permutations
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavonis.core.rng import WIDTH, below, seeded, shuffle

FAR = 5.0  # standard deviations: with fixed seeds it holds always or never


def z_of_chi_square(counts: Iterable[int], cells: int) -> float:
    """How far the counts are from even, in standard deviations of chi-square (Wilson and Hilferty)."""
    found = list(counts)
    expected = sum(found) / cells
    chi = sum((count - expected) ** 2 / expected for count in found) + (cells - len(found)) * expected
    spread = 2 / (9 * (cells - 1))
    return float(((chi / (cells - 1)) ** (1 / 3) - 1 + spread) / sqrt(spread))


def test_the_measure_finds_what_is_uneven() -> None:
    assert z_of_chi_square([1000] * 6, 6) < 0
    assert z_of_chi_square([1200, 960, 960, 960, 960, 960], 6) > FAR
    assert z_of_chi_square([1200] * 5, 6) > FAR  # an outcome that never comes


@given(st.integers())
def test_a_seed_gives_a_generator_of_128_bits(seed: int) -> None:
    assert 0 <= seeded(seed) < 1 << 8 * WIDTH
    assert seeded(seed) == seeded(seed)


def test_values_that_can_never_change() -> None:
    # Records of finished games are replayed with them.
    cards = list(range(10))
    rng = seeded(0)
    assert rng == 0x916979A83ACF8FDE643909A191667992
    rng = shuffle(rng, cards)
    assert rng == 0x227D8F9AA9B4831957546F075F4CBC1B
    assert cards == [5, 9, 4, 2, 3, 6, 1, 7, 8, 0]
    assert below(rng, 1000) == (0x22A7D85B7DBB67D5299D3A4FADBEB7B, 550)


@given(st.integers(), st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_the_cards_and_repeats_itself(seed: int, cards: list[int]) -> None:
    one, other = list(cards), list(cards)
    rng = seeded(seed)
    assert shuffle(rng, one) == shuffle(rng, other) != rng
    assert one == other
    assert sorted(one) == sorted(cards)


@given(st.integers(), st.integers(min_value=1, max_value=1 << 32))
def test_below_is_below(seed: int, size: int) -> None:
    rng, number = below(seeded(seed), size)
    assert 0 <= number < size
    assert rng != seeded(seed)
    assert 0 <= rng < 1 << 8 * WIDTH


@pytest.mark.parametrize("size", [2, 3, 4])
def test_all_orders_come_equally_often(size: int) -> None:
    orders = list(permutations(range(size)))
    found: Counter[tuple[int, ...]] = Counter()
    rng = seeded(1)
    for _ in range(400 * len(orders)):
        cards = list(range(size))
        rng = shuffle(rng, cards)
        found[tuple(cards)] += 1
    assert z_of_chi_square(found.values(), len(orders)) < FAR


def test_every_card_comes_to_every_place() -> None:
    size = 7
    places: Counter[tuple[int, int]] = Counter()
    rng = seeded(2)
    for _ in range(3000):
        cards = list(range(size))
        rng = shuffle(rng, cards)
        places.update(enumerate(cards))
    assert z_of_chi_square(places.values(), size * size) < FAR


@pytest.mark.parametrize("size", [2, 3, 5, 6, 10])
def test_numbers_come_equally_often(size: int) -> None:
    rng = seeded(3)
    found: Counter[int] = Counter()
    for _ in range(600 * size):
        rng, number = below(rng, size)
        found[number] += 1
    assert z_of_chi_square(found.values(), size) < FAR


def test_one_draw_says_nothing_about_the_next() -> None:
    rng = seeded(4)
    found: Counter[tuple[int, int]] = Counter()
    rng, last = below(rng, 6)
    for _ in range(7200):
        rng, number = below(rng, 6)
        found[last, number] += 1
        last = number
    assert z_of_chi_square(found.values(), 36) < FAR


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    draws = [below(seeded(seed), 6)[1] for seed in range(-3600, 3601)]
    pairs = Counter(pairwise(draws))
    assert z_of_chi_square(Counter(draws).values(), 6) < FAR
    assert z_of_chi_square(pairs.values(), 36) < FAR


def test_the_next_generator_does_not_depend_on_what_was_drawn() -> None:
    # So a table where a card was drawn from a smaller deck does not fall out of step in a way that tells.
    rng = seeded(5)
    assert below(rng, 2)[0] == below(rng, 1000)[0]


def test_generators_do_not_come_again() -> None:
    rng = seeded(6)
    seen = set()
    for _ in range(20_000):
        rng, _ = below(rng, 2)
        seen.add(rng)
    assert len(seen) == 20_000
