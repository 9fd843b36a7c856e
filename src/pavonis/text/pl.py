"""Polish: its numbers and the nouns that games share."""

from pavonis.text.grammar import Grammar, Noun


def plural(n: int) -> int:
    """1 karta, 2 karty, 5 kart; 12 kart, 21 kart, 22 karty."""
    if n == 1:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


POLISH = Grammar("pl", plural, ("„", "”"), " i ", "Gracz")

CARD = Noun(nom="karta/karty/kart", acc="kartę/karty/kart", gen="karty/kart/kart")
ENERGY = Noun(nom="energia/energie/energii", acc="energię/energie/energii", gen="energii/energii/energii")
POINT = Noun(nom="punkt/punkty/punktów", acc="punkt/punkty/punktów")
