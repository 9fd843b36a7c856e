"""Zones of cards. A set of cards is one int with a bit for each card: always sorted, compared and copied at no cost."""

from itertools import compress
from typing import Final

BITS: Final = [1 << card for card in range(512)]  # shifting makes a new large number each time, looking one up does not
DIGITS: Final = bytes([digit == ord("1") for digit in range(256)])  # for each byte of a written number, whether it is a one


def members(cards: int, start: int = 0) -> list[int]:
    """The cards of a set, ascending; with a start, the moves of a range about them."""
    found: list[int] = []
    start -= 1
    while cards:
        low = cards & -cards
        found.append(start + low.bit_length())
        cards ^= low
    return found


def listed(cards: int) -> list[int]:
    """The cards of a large set in ascending order. `members` gives the same and is faster for small sets."""
    low = max(0, (cards & -cards).bit_length() - 1)  # numbers below the first card need no look
    there = bin(cards >> low)[:1:-1].encode().translate(DIGITS)
    return list(compress(range(low, low + len(there)), there))


def size(cards: int) -> int:
    """How many cards a set has."""
    return cards.bit_count()


def gathered(cards: list[int]) -> int:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= BITS[card]
    return found


def ascending(cards: int, start: int, count: int, last: int = -1) -> list[int]:
    """The moves that pick a card next when `count` are still to be chosen in ascending order, the last having been `last`.

    So there is one way to write a set, and no pick leaves too few for the rest.
    """
    if last >= 0:
        cards = cards >> (last + 1) << (last + 1)
    higher = members(cards, start)
    return higher if count == 1 else higher[: len(higher) - count + 1]
