"""Glicko-2 (Mark Glickman, "Example of the Glicko-2 system"): a rating with its deviation and volatility."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

SCALE: Final = 173.7178
TAU: Final = 0.5  # how much the volatility may change
CLOSE: Final = 1e-6


class Rating(NamedTuple):
    """How strong somebody seems to be, how sure that is, and how steadily they play."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


class Comparison(NamedTuple):
    """A result against somebody: 1 won, 0.5 drawn, 0 lost; with less weight if it was one of several in the same game."""

    other: Rating
    score: float
    weight: float = 1.0


def rated(own: Rating, results: Sequence[Comparison]) -> Rating:
    """The rating after a period with these results."""
    mu, phi = (own.rating - 1500) / SCALE, own.deviation / SCALE
    information = gain = 0.0
    for other, score, weight in results:
        g = 1 / math.sqrt(1 + 3 * (other.deviation / SCALE) ** 2 / math.pi**2)
        expected = 1 / (1 + math.exp(-g * (mu - (other.rating - 1500) / SCALE)))
        information += weight * g * g * expected * (1 - expected)
        gain += weight * g * (score - expected)
    if not information:
        return Rating(own.rating, SCALE * math.hypot(phi, own.volatility), own.volatility)
    variance = 1 / information
    sigma = _volatility(own.volatility, phi, variance, variance * gain)
    phi = 1 / math.sqrt(1 / (phi * phi + sigma * sigma) + information)
    return Rating(1500 + SCALE * (mu + phi * phi * gain), SCALE * phi, sigma)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The new volatility: the root of Glickman's function, by the Illinois method."""
    start = math.log(sigma * sigma)

    def f(x: float) -> float:
        e = math.exp(x)
        total = phi * phi + variance + e
        return e * (delta * delta - total) / (2 * total * total) - (x - start) / (TAU * TAU)

    low = start
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
