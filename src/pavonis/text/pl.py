"""Polish: its numbers. The words that games share are in `pl.toml`."""

from pavonis.text.book import Book
from pavonis.text.common import Common
from pavonis.text.grammar import Grammar


def plural(n: int) -> int:
    """1 karta, 2 karty, 5 kart; 12 kart, 21 kart, 22 karty."""
    if n == 1:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


GRAMMAR = Grammar("pl", plural, ("„", "”"), " i ", "Uczestnik")
BOOK = Book(__file__, GRAMMAR)
COMMON = BOOK.language(Common)
