"""Russian: its numbers. The words that games share are in `ru.toml`."""

from pavonis.text.book import Book
from pavonis.text.common import Common
from pavonis.text.grammar import Grammar


def plural(n: int) -> int:
    """1 карта, 2 карты, 5 карт; 11 карт, 21 карта, 112 карт."""
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


GRAMMAR = Grammar("ru", plural, ("«", "»"), " и ", "Участник")
BOOK = Book(__file__, GRAMMAR)
COMMON = BOOK.language(Common)
