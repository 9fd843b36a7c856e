"""The options of a table, as the rules need them."""

from typing import Final

EXPERT: Final = 0
SPECIALIST: Final = 1
NOVICE: Final = 2
LEVELS: Final = ["expert", "specialist", "novice"]  # the number is that of the steps a parameter rises by itself


class Setting:
    """What a table has chosen."""

    def __init__(self, first_game: bool, mulligan: bool, level: int, cooperative: bool) -> None:
        self.first_game: Final = first_game
        self.mulligan: Final = mulligan
        self.level: Final = level  # of a solo game
        self.cooperative: Final = cooperative  # two play together
