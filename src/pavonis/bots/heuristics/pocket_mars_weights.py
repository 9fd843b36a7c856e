"""The weights of the evaluation of Pocket Mars, as data.

Weights change between the last round and the beginning, so there are two of each, mixed by how many rounds are left. They were
fitted to games of the greedy bot against itself: the numbers are the final points that a feature turned out to be worth.
"""

from typing import Final

# Features of a seat, in the order of `Standing.features`: name, the term it counts to, and its weight late and early.
FEATURES: Final = [
    ("ship", "colonists", 0.96, 1.36),
    ("one star", "colonists", 2.05, 2.36),
    ("two stars", "colonists", 4.19, 4.28),
    ("to move", "turn", 3.01, 3.42),
    ("promotable", "promotion", 0.4, 0.0),
    ("threatened", "promotion", -0.25, 0.22),
    ("in all buildings", "everywhere", 2.02, 1.19),
    ("all but one", "everywhere", 0.39, 2.18),
    ("all but two", "everywhere", 0.01, 1.41),
    ("all but three", "everywhere", -0.16, 0.6),
    ("two together", "together", 0.5, 0.54),
    ("three together", "together", 1.87, 1.75),
    ("four together", "together", 4.75, -0.79),
    ("first energy", "energy", 0.2, 0.84),
    ("second energy", "energy", 0.17, 1.05),
    ("more energy", "energy", 0.1, 0.42),
    ("most energy", "energy", 0.43, -0.03),
    ("best card", "cards", 0.4, 0.99),
    ("second card", "cards", 0.04, 0.82),
    ("third card", "cards", 0.3, -0.1),
    ("fourth card", "cards", 0.15, -0.08),
]
TERMS: Final = ["colonists", "turn", "promotion", "everywhere", "together", "energy", "cards"]
TERM_OF: Final = [TERMS.index(term) for _, term, _, _ in FEATURES]  # by feature

# What one of each effect is worth to who could use it next, late and early, by the effect's code.
EFFECT_WORTHS: Final = [
    (0.3, 1.1),  # launch
    (-0.2, 0.8),  # gain
    (2.1, 1.5),  # land here
    (2.1, 1.5),  # land
    (2.2, 1.0),  # promote
    (-0.4, -0.2),  # move
    (1.9, 1.3),  # shift
    (3.5, 3.3),  # swap
    (-0.7, 0.2),  # exchange
    (0.4, -0.4),  # flip
    (-0.3, -0.1),  # draw
    (-0.7, 0.2),  # peek
    (-0.7, 0.2),  # bury
]


class Stage:
    """The weights at one distance from the end."""

    def __init__(self, early: float, features: list[tuple[float, float]], worths: list[tuple[float, float]]) -> None:
        self.weights: Final = [late_weight + (weight - late_weight) * early for late_weight, weight in features]
        self.worths: Final = [late_worth + (worth - late_worth) * early for late_worth, worth in worths]
