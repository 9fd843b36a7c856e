"""The learned part of an evaluation: how much the facts of a seat say about the points it will have, by the time left.

A fact has a weight at each of a few stages, from the end of the game to its beginning; in between, weights are mixed. The points of
a seat only count against those of the others, so nothing is lost by having no constant.
"""

from typing import Final


class Learned:
    """Weights that `pavonis train` has fitted to games: a row for each fact, in it a weight for each stage, the end first."""

    def __init__(self, facts: list[str], weights: list[list[float]], spreads: list[float]) -> None:
        self.facts: Final = facts
        self.weights: Final = weights
        self.spreads: Final = spreads  # points of uncertainty, by stage

    def points(self, facts: list[float], left: float) -> float:
        """What the facts of a seat are worth when so much of the game is left, from 0 to 1."""
        last = len(self.spreads) - 1
        at = min(1.0, max(0.0, left)) * last
        low = min(int(at), last - 1)
        share = at - low
        total = 0.0
        for number in range(len(facts)):
            row = self.weights[number]
            total += facts[number] * (row[low] + (row[low + 1] - row[low]) * share)
        return total

    def spread(self, left: float) -> float:
        """The lead that is worth odds of e to 1, when so much of the game is left."""
        last = len(self.spreads) - 1
        at = min(1.0, max(0.0, left)) * last
        low = min(int(at), last - 1)
        return self.spreads[low] + (self.spreads[low + 1] - self.spreads[low]) * (at - low)
