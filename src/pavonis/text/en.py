"""English: its numbers and the nouns that games share."""

from pavonis.text.grammar import Grammar, Noun


def plural(n: int) -> int:
    """1 card, 2 cards."""
    return 0 if n == 1 else 1


ENGLISH = Grammar("en", plural, ("", ""), " and ", "Player")

CARD = Noun(nom="card/cards")
POINT = Noun(nom="point/points")
CUBES = [  # what cards collect
    Noun(nom="resource/resources", acc="resource/resources"),
    Noun(nom="animal/animals", acc="animal/animals"),
    Noun(nom="microbe/microbes", acc="microbe/microbes"),
    Noun(nom="science resource/science resources", acc="science resource/science resources"),
    Noun(nom="fighter/fighters", acc="fighter/fighters"),
]


def a(noun: str) -> str:
    """With the article."""
    return f"{'an' if noun[0] in 'aeiouEIA' else 'a'} {noun}"
