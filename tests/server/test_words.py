"""Words that tables have in common: they are made once, and never with the names of other people."""

import pytest

from pavonis.games import OURS, box
from pavonis.server.games import open_game, words_of
from pavonis.text.words import TableWords


@pytest.mark.parametrize("key", OURS)
def test_moves_are_told_once_for_all_tables_and_with_the_names_of_each(key: str) -> None:
    game = open_game(key, {})
    tables = [["Ada", "Bob"], ["Eve", "Kim"]]
    for names in tables * 2:
        words = words_of(game, "pl", names)
        assert isinstance(words, TableWords)
        fresh = box(key).words(game, "pl", names)
        for move in game.space.codes():
            assert words.move(move) == fresh.move(move)
    first, second = (words_of(game, "pl", names) for names in tables)
    moves = game.space.codes()
    shared = sum(first.move(move) is second.move(move) for move in moves)
    assert shared > len(moves) / 2, "most moves name nobody, so their words are the same at both tables"
