"""An answer of several picks, of which one may make as many as one likes."""

from pavonis.games import load


def test_an_open_answer_ends_by_the_one_move_that_is_no_pick() -> None:
    game = load("terraforming-mars")
    s = game.new(2, 1)
    game.apply(s, 0, game.legal(s, 0)[0])
    asked = game.question(s, 0)
    assert (asked.kind, asked.least) == ("first cards", 0)
    assert game.no_more(s, 0, asked.kind) is None  # nothing is picked yet: it is for the seat to say that it wants nothing
    game.apply(s, 0, asked.among[0])
    last = game.no_more(s, 0, asked.kind)
    assert last is not None
    assert game.notation(s, 0, last) == "done"
    assert game.no_more(s, 0, "corporation") is None
    game.apply(s, 0, last)
    assert game.no_more(s, 0, asked.kind) is None
