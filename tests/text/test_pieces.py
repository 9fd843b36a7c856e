"""Sentences as pieces."""

from pavonis.text.pieces import Piece, capital, dim, joined, plain, say, strong

CARD = Piece("Aqueduct", "blue", "card", 22)


def test_plain_words_become_one_piece() -> None:
    assert say("a", "", "b", 3, [Piece("c"), CARD], "d") == [Piece("ab3c"), CARD, Piece("d")]


def test_styled_words_stay_apart() -> None:
    assert say(strong("a"), strong("b"), dim("c")) == [strong("a"), strong("b"), dim("c")]


def test_nothing_is_no_piece() -> None:
    assert say("", [], strong("")) == []


def test_joined() -> None:
    assert plain(joined([say("a"), say(CARD), say("b")], ", ")) == "a, Aqueduct, b"
    assert joined([], ", ") == []
    assert joined([say("a")], ", ") == [Piece("a")]


def test_capital_changes_words_only() -> None:
    assert plain(capital(say("ёж", CARD))) == "ЁжAqueduct"
    name = Piece("anna", "seat0", "player", 0)
    assert capital([name]) == [name]
    assert capital([]) == []
