"""Russian: its numbers and the nouns that games share."""

from pavonis.text.grammar import Grammar, Noun


def plural(n: int) -> int:
    """1 карта, 2 карты, 5 карт; 11 карт, 21 карта, 112 карт."""
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


RUSSIAN = Grammar("ru", plural, ("«", "»"), " и ", "Игрок")

CARD = Noun(nom="карта/карты/карт", acc="карту/карты/карт", gen="карты/карт/карт")
ENERGY = Noun(nom="энергия/энергии/энергии", acc="энергию/энергии/энергии", gen="энергии/энергии/энергии")
POINT = Noun(nom="очко/очка/очков", acc="очко/очка/очков")
