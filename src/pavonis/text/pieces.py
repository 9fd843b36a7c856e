"""A sentence is a list of pieces: words, icons, cards. The terminal prints them, the browser draws them."""

from collections.abc import Iterable
from typing import NamedTuple


class Piece(NamedTuple):
    """A few words with what they stand for. `text` alone reads well; the rest tells a screen how to show it."""

    text: str
    style: str = ""  # "strong", "dim", a colour of the game ("green"), or a player's ("seat0")
    kind: str = "word"  # "word", "icon", "card", "building", "player"
    ref: int = -1  # which card, building or seat; of an icon: how many
    name: str = ""  # of an icon: which picture, the same in every language


Text = list[Piece]
Part = str | int | Piece | Text


def say(*parts: Part) -> Text:
    """A text from its parts; neighbouring plain words become one piece."""
    text: Text = []
    run = ""  # plain words that are not a piece yet: pieces cost more than words
    for part in parts:
        if isinstance(part, str):
            run += part
            continue
        for piece in part if isinstance(part, list) else [part if isinstance(part, Piece) else Piece(str(part))]:
            words, style, kind, ref, name = piece
            if kind == "word" and not style and not name and ref == -1:
                run += words
            elif words:
                if run:
                    text.append(Piece(run))
                    run = ""
                text.append(piece)
    if run:
        text.append(Piece(run))
    return text


def strong(text: str) -> Piece:
    """Words that stand out."""
    return Piece(text, "strong")


def dim(text: str) -> Piece:
    """Words that stand back."""
    return Piece(text, "dim")


def joined(texts: Iterable[Text], between: Part) -> Text:
    """Texts one after another with something between them."""
    parts: list[Part] = []
    for text in texts:
        parts.extend([between, text] if parts else [text])
    return say(*parts)


def capital(text: Text) -> Text:
    """The text with a capital first letter; a name stays as its owner spells it."""
    if not text or text[0].kind != "word":
        return text
    first = text[0]
    return [first._replace(text=first.text[:1].upper() + first.text[1:]), *text[1:]]


def signed(n: int) -> str:
    """A change, with a real minus."""
    return f"{n:+d}".replace("-", "−")


def sentence(clause: str) -> str:
    """A clause as a sentence."""
    return f"{clause[:1].upper()}{clause[1:]}."


def plain(text: Text) -> str:
    """A sentence as plain text."""
    return "".join(piece.text for piece in text)
