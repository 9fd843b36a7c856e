"""Finding the move a person means: by number, by notation, or by the words on the screen."""

from collections.abc import Iterable
from typing import Any

from pavonis.core.game import Move
from pavonis.core.view import View
from pavonis.text import Words, plain


def normal(text: str) -> str:
    """A text without capitals, quotes and punctuation, up to its explanation after a colon."""
    kept = "".join(letter if letter.isalnum() else " " for letter in text.partition(":")[0])
    return " ".join(kept.casefold().split())


def find_moves(view: View[Any], words: Words, text: str, among: Iterable[Move]) -> list[Move]:
    """The moves a text could mean: the one it spells out, or else all that contain its words."""
    moves = list(among)
    try:
        move = view.parse(text)
    except ValueError:
        pass
    else:
        if move in moves:
            return [move]
    wanted = normal(text)
    if not wanted:
        return []
    spelled = {move: (normal(view.notation(move)), normal(plain(words.move(move)))) for move in moves}
    exact = [move for move, spellings in spelled.items() if wanted in spellings]
    if exact:
        return exact
    parts = wanted.split()
    return [move for move, spellings in spelled.items() if any(all(part in spelling for part in parts) for spelling in spellings)]
