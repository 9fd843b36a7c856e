"""English: its numbers. The words that games share are in `en.toml`."""

from pavonis.text.book import Book
from pavonis.text.common import Common
from pavonis.text.grammar import Grammar


def plural(n: int) -> int:
    """1 card, 2 cards."""
    return 0 if n == 1 else 1


GRAMMAR = Grammar("en", plural, ("", ""), " and ", "Player")
BOOK = Book(__file__, GRAMMAR)
COMMON = BOOK.language(Common)
