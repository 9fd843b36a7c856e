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

# What one of each effect is worth to who could use it next, late and early, by the effect's code.
EFFECT_WORTHS: Final = [
    (0.8, 1.1),  # launch
    (0.1, 0.8),  # gain
    (2.3, 1.5),  # land here
    (2.3, 1.5),  # land
    (2.4, 1.7),  # promote
    (0.0, 0.0),  # move
    (2.1, 1.7),  # shift
    (4.0, 4.0),  # swap
    (0.0, 0.0),  # exchange
    (0.0, 0.3),  # flip
    (0.0, 0.1),  # draw
    (0.0, 0.0),  # peek
    (0.0, 0.0),  # bury
]


class Stage:
    """The weights at one distance from the end."""

    def __init__(self, early: float, features: list[tuple[float, float]], worths: list[tuple[float, float]]) -> None:
        self.weights: Final = [late_weight + (weight - late_weight) * early for late_weight, weight in features]
        self.worths: Final = [late_worth + (worth - late_worth) * early for late_worth, worth in worths]
