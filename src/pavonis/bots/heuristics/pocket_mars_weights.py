"""The weights of the evaluation of Pocket Mars, as data.

Weights change between the last round and the beginning, so there are two of each, mixed by how many rounds are left. They were
fitted to games of the greedy bot against itself: the numbers are the final points that a feature turned out to be worth.
"""

from typing import Final

# Features of a seat, in the order of `Standing.features`: name, the term it counts to, and its weight late and early.
FEATURES: Final = [
    ("ship", "colonists", 1.09, 1.21),
    ("one star", "colonists", 2.18, 1.75),
    ("two stars", "colonists", 4.07, 3.57),
    ("to move", "turn", 2.85, 3.47),
    ("promotable", "promotion", 0.0, 0.16),
    ("in all buildings", "everywhere", 2.89, 2.77),
    ("all but one", "everywhere", 0.90, 3.29),
    ("all but two", "everywhere", 0.08, 2.23),
    ("all but three", "everywhere", -0.35, 1.11),
    ("two together", "together", 0.53, 1.37),
    ("three together", "together", 2.36, 2.42),
    ("four together", "together", 5.0, 3.0),
    ("first energy", "energy", 0.35, 1.08),
    ("second energy", "energy", 0.39, 1.18),
    ("more energy", "energy", 0.05, 0.81),
    ("most energy", "energy", 0.34, 0.0),
    ("best card", "cards", 0.38, 0.78),
    ("second card", "cards", 0.16, 0.71),
    ("third card", "cards", 0.16, 0.05),
]
TERMS: Final = ["colonists", "turn", "promotion", "everywhere", "together", "energy", "cards"]
TERM_OF: Final = [TERMS.index(term) for _, term, _, _ in FEATURES]  # by feature


class Stage:
    """The weights at one distance from the end."""

    def __init__(self, early: float, late: list[float], first: list[float], worths: list[float], first_worths: list[float]) -> None:
        self.weights: Final = mixed(late, first, early)
        self.worths: Final = mixed(worths, first_worths, early)
        self.known: Final[dict[int, float]] = {}  # what cards would do, by all that it depends on: see `Standing`


def mixed(late: list[float], first: list[float], early: float) -> list[float]:
    """The numbers between those of the end and those of the beginning."""
    return [late[i] + (first[i] - late[i]) * early for i in range(len(late))]
