"""Paying a price with several means: money, which comes last and pays the rest, and others that are worth so much apiece.

Means are asked for one after another, each as an amount. No change is given, so a means covers at most the price rounded up to its
own worth; and no amount may be so small that what is left could not be paid.
"""


def most_of(price: int, has: int, worth: int) -> int:
    """As much of a means as could be put to the price: the last piece may be worth more than what is left of it."""
    return min(has, -(-price // worth))


def least_of(price: int, worth: int, others: int) -> int:
    """As little of a means as will do when all the others together can pay no more than `others`."""
    missing = price - others
    return -(-missing // worth) if missing > 0 else 0


def thrifty(price: int, has: int, worth: int, least: int) -> int:
    """The amount most people put: as much as goes into the price without being wasted, and not less than is needed."""
    return max(least, min(has, price // worth))
