"""The move space: ranges that never overlap, and words that are the inverse of codes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavonis.core.game import TAKE_BACK
from pavonis.core.space import RESERVED, Range, Space

COLOURS = ["red", "green", "Deep Blue"]
NUMBERS = ["1", "2", "3", "4"]


def space() -> Space:
    return Space(
        [
            Range("paint", 100, [COLOURS, NUMBERS], "paint wall {1} in {0}"),
            Range("pass", 16),
            Range("choose", 30, [COLOURS]),
        ]
    )


def test_codes_are_those_of_the_ranges() -> None:
    assert space().codes() == [TAKE_BACK, 16, 30, 31, 32, *range(100, 112)]
    assert space().size == 112


def test_a_code_has_a_meaning_and_words() -> None:
    assert space().meaning(TAKE_BACK) == ("take back", ())
    assert space().meaning(16) == ("pass", ())
    assert space().meaning(107) == ("paint", (1, 3))
    assert space().phrase(107) == "paint wall 4 in green"
    assert space().phrase(32) == "choose Deep Blue"
    assert space().range_of(31).name == "choose"


def test_words_are_read_whatever_their_capitals_and_spaces() -> None:
    assert space().parse("  PAINT  wall 4\tin Green ") == 107
    for code in space().codes():
        assert space().parse(space().phrase(code).upper()) == code


@pytest.mark.parametrize("text", ["", "paint", "paint wall 5 in green", "choose deep  blue!", "take", "107"])
def test_other_words_are_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move of this game"):
        space().parse(text)


@pytest.mark.parametrize("code", [-1, 1, RESERVED - 1, 17, 29, 33, 99, 112, 10**9])
def test_other_codes_are_no_move(code: int) -> None:
    with pytest.raises(ValueError, match=f"{code} is not a move of this game"):
        space().meaning(code)


@pytest.mark.parametrize(
    "ranges",
    [
        [Range("early", RESERVED - 1)],
        [Range("back again", TAKE_BACK)],
        [Range("one", 20, [NUMBERS]), Range("two", 23)],
        [Range("two", 23), Range("one", 20, [NUMBERS])],
        [Range("one", 20), Range("two", 20)],
    ],
)
def test_ranges_that_overlap_are_refused(ranges: list[Range]) -> None:
    with pytest.raises(ValueError, match="begins at"):
        Space(ranges)


def test_ranges_may_touch() -> None:
    assert Space([Range("one", RESERVED, [NUMBERS]), Range("two", RESERVED + 4)]).codes() == [0, *range(16, 21)]


@pytest.mark.parametrize(
    "ranges",
    [
        [Range("one", 20, [["a", "A"]])],
        [Range("go", 20), Range("GO", 21)],
        [Range("one", 20, [["two 3"]]), Range("one two", 30, [["3"]])],
        [Range("Take Back", 20)],
        [Range("move", 20, [NUMBERS, NUMBERS], "move {}")],
    ],
)
def test_two_moves_with_the_same_words_are_refused(ranges: list[Range]) -> None:
    with pytest.raises(ValueError, match="same phrase"):
        Space(ranges)


@given(st.lists(st.integers(min_value=1, max_value=5), max_size=4), st.integers(min_value=RESERVED, max_value=5000))
def test_arguments_and_codes_are_inverse(sizes: list[int], start: int) -> None:
    found = Range("x", start, [[str(n) for n in range(size)] for size in sizes])
    arguments = [found.arguments(code) for code in range(start, found.stop)]
    assert len(set(arguments)) == len(arguments)
    assert arguments == sorted(arguments)
    for argument in arguments:
        assert all(0 <= n < size for n, size in zip(argument, sizes, strict=True))
