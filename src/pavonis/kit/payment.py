"""Paying a price with several means: others first, each piece worth a fixed amount, and money last for the rest.

Means are asked for one after another, each as an amount. No change is given, so a means covers at most the price rounded up to its
own worth; and no amount may be so small that what is left could not be paid.
"""


def most_of(price: int, has: int, worth: int) -> int:
    """The most of a means that can go into a price. The last piece may be worth more than what is left of the price."""
    return min(has, -(-price // worth))


def least_of(price: int, worth: int, others: int) -> int:
    """The least of a means that is needed if all others together can pay no more than `others`."""
    missing = price - others
    return -(-missing // worth) if missing > 0 else 0


def thrifty(price: int, has: int, worth: int, least: int) -> int:
    """The usual amount: as much as fits into the price without waste, and not less than is needed."""
    return max(least, min(has, price // worth))
