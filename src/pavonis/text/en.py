"""English: its numbers and the nouns that games share."""

from pavonis.text.grammar import Grammar, Noun


def plural(n: int) -> int:
    """1 card, 2 cards."""
    return 0 if n == 1 else 1


ENGLISH = Grammar("en", plural, ("", ""), " and ", "Player")

CARD = Noun(nom="card/cards")
POINT = Noun(nom="point/points")
