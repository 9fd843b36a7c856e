"""Texts in columns."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavonis.text import Piece, Text, plain, say, strong
from pavonis.text.layout import Sheet, beside, cut, describe_sheet, draw_sheet, hang, pad, rule, table, trimmed, width, wrap

TEXTS = st.lists(st.builds(Piece, st.text("абw 12é漢\u0301", max_size=12), st.sampled_from(["", "dim", "green"])), max_size=6)


def lines(texts: list[Text]) -> list[str]:
    return [plain(text) for text in texts]


@pytest.mark.parametrize(
    ("text", "columns"), [("", 0), ("Mars", 4), ("Żółw", 4), ("★●", 2), ("漢字", 4), ("e\u0301", 1), ("👩\u200d🚀", 2)]
)
def test_width(text: str, columns: int) -> None:
    assert width(text) == columns
    assert width([Piece(text), Piece(text)]) == 2 * columns


def test_cut() -> None:
    assert plain(cut(say("abc", strong("def")), 6)) == "abcdef"
    assert plain(cut(say("abc", strong("def")), 5)) == "abcd…"
    assert plain(cut(say("漢字漢"), 4)) == "漢…"


def test_pad() -> None:
    assert plain(pad(say("ab"), 4)) == "ab  "
    assert plain(pad(say("ab"), 4, right=True)) == "  ab"
    assert plain(pad(say("abcdef"), 4)) == "abc…"


def test_wrap_keeps_pieces() -> None:
    text = say("draw ", Piece("Solar Sails", "orange", "card", 7), ".")
    wrapped = wrap(text, 10)
    assert lines(wrapped) == ["draw Solar", "Sails."]
    assert [piece for line in wrapped for piece in line if piece.kind == "card"] == [
        Piece("Solar", "orange", "card", 7),
        Piece("Sails", "orange", "card", 7),
    ]
    assert wrap(text, 80) == [text]


def test_wrap_keeps_a_number_with_its_noun() -> None:
    assert lines(wrap(say("pay 1 energy"), 6)) == ["pay 1", "energy"]  # unless it cannot
    assert lines(wrap(say("pay 1 energy"), 8)) == ["pay", "1 energy"]


def test_wrap_breaks_what_is_too_long() -> None:
    assert lines(wrap(say("abcdefg hi"), 3)) == ["abc", "def", "g", "hi"]
    assert wrap([], 10) == []


@given(TEXTS, st.integers(2, 20))
def test_wrap_loses_nothing_and_fits(text: Text, room: int) -> None:
    wrapped = wrap(text, room)
    assert "".join(lines(wrapped)).replace(" ", "") == plain(text).replace(" ", "")
    assert all(width(line) <= room for line in wrapped)


@given(TEXTS, st.integers(1, 20))
def test_pad_is_exact(text: Text, room: int) -> None:
    assert width(pad(text, room)) == room


def test_hang() -> None:
    assert lines(hang(say("top "), say("one two three"), 11)) == ["top one two", "    three"]


def test_beside() -> None:
    left, right = [say("a"), say("b")], [say("c"), say("d"), say("e")]
    assert lines(beside(left, right, 3)) == ["a    c", "b    d", "     e"]
    assert lines(beside(right, left, 3)) == ["c    a", "d    b", "e"]


def test_table() -> None:
    rows = [[say("x"), say("10"), say("words")], [say("long"), say("9"), say("more words")]]
    assert lines(table(rows, 40, right={1})) == ["x      10   words", "long    9   more words"]
    assert lines(table(rows, 15, right={1})) == ["x    10 words", "long  9 more w…"]


def test_score_sheets() -> None:
    sheet: Sheet = [("Rating", 20, []), ("Cards", -2, say("Fish 1, Comet −3"))]
    assert lines(draw_sheet(sheet, 22)) == ["    20 Rating", "    −2 Cards: Fish 1,", "       Comet −3"]
    assert lines(describe_sheet(Piece("Anna"), sheet)) == ["Anna, Rating: 20.", "Anna, Cards: −2 (Fish 1, Comet −3)."]


def test_trimmed() -> None:
    assert trimmed(say("a  ", strong("  "), " ")) == [Piece("a")]
    assert trimmed(say("  ")) == []


def test_rule() -> None:
    assert width(rule(33)) == 33
