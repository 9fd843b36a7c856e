"""A sentence is a list of pieces: words, icons, cards. The terminal prints them, the browser draws them."""

from typing import NamedTuple


class Piece(NamedTuple):
    """A few words with what they stand for. `text` alone reads well; the rest tells a screen how to show it."""

    text: str
    style: str = ""  # "strong", "dim", a colour of the game ("green"), or a player's ("seat0")
    kind: str = "word"  # "word", "icon", "card", "building", "player"
    ref: int = -1  # which card, building or seat


Text = list[Piece]


def plain(text: Text) -> str:
    """A sentence as plain text."""
    return "".join(piece.text for piece in text)
