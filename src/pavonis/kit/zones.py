"""Zones of cards. A set of cards is one int with a bit for each, so it is always sorted, compared and copied for free."""


def members(cards: int) -> list[int]:
    """The cards of a set, ascending."""
    found: list[int] = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


def size(cards: int) -> int:
    """How many cards a set has."""
    return cards.bit_count()


def gathered(cards: list[int]) -> int:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def ascending(cards: int, count: int, last: int) -> list[int]:
    """What may be picked next when `count` cards are still to be chosen in ascending order, the last having been `last`.

    So a set has one spelling, and no pick leaves too few for the rest.
    """
    higher = members(cards >> (last + 1) << (last + 1))
    return higher[: len(higher) - count + 1]
