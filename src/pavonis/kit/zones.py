"""Zones of cards. A set of cards is one int with a bit for each, so it is always sorted, compared and copied for free."""


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
    """The cards of a set that holds much of a large deck, ascending: the same as `members`, which is quicker for a hand."""
    return [card for card, digit in enumerate(bin(cards)[:1:-1]) if digit == "1"]


def size(cards: int) -> int:
    """How many cards a set has."""
    return cards.bit_count()


def gathered(cards: list[int]) -> int:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def ascending(cards: int, start: int, count: int, last: int = -1) -> list[int]:
    """The moves that pick a card next when `count` are still to be chosen in ascending order, the last having been `last`.

    So a set has one spelling, and no pick leaves too few for the rest.
    """
    if last >= 0:
        cards = cards >> (last + 1) << (last + 1)
    higher = members(cards, start)
    return higher if count == 1 else higher[: len(higher) - count + 1]
