"""What a network sees beside the vector: moves as the seat sees them, and what a move is about.

A vector counts seats from the viewer on, but a move names a seat by its number. A network plays every seat, and it could not tell
whether "kill in Hellas blue" is about itself. So moves are *turned*: their seats are counted from the one who moves. A game can add
features (`mission_red_planet_features.py`, `terraforming_mars_features.py`): inputs beyond the vector, and what a move is about.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pavonis.core.game import Game
from pavonis.core.space import Range, Space
from pavonis.rl.encoding import Encoder

Numbers = NDArray[np.int64]
Looks = NDArray[np.float32]

SEATS: dict[str, dict[str, tuple[int, ...]]] = {  # by game and kind of move: the arguments that are seats
    "pocket-mars": {"take": (0,), "demote any": (1,), "promote any": (1,), "swap": (1, 2), "peek": (0,), "peek at": (0,)},
    "mission-red-planet": {"kill": (1,), "expel": (1,), "replace": (1,)},
    "terraforming-mars": {"lower": (1,), "remove": (2,), "steal": (2,)},
}


class Features:
    """The features of one game with so many seats. Places from `size` on are inputs of its own.

    Of moves, `own` features come first, each kind with room, and then the codes: so weights still fit when a game gets more codes.
    """

    def __init__(self, encoder: Encoder, own: int = 0) -> None:
        self.game: Game[Any] = encoder.game
        self.seats = encoder.seats
        self.size = encoder.size  # of the vector
        self.actions = self.game.space.size
        self.places = self.size  # with further inputs
        self.own = own  # features of moves besides the code
        self.moves = own + self.actions
        seats = SEATS.get(self.game.key, {})
        self.turned = np.stack([turned(self.game.space, seats, seat, self.seats) for seat in range(self.seats)])

    def further(self, looks: Looks) -> tuple[Numbers, Numbers]:
        """Inputs beyond the vector that are 1: the rows, ascending, and the places."""
        return np.zeros(0, np.int64), np.zeros(0, np.int64)

    def of(self, looks: Looks, seats: Numbers, owner: Numbers, moves: Numbers) -> Numbers:
        """The features of moves, a row for each, the turned code first; 1 is added to each, and 0 stands for none."""
        return self.own + self.turned[seats[owner], moves][:, None] + 1


def turned(space: Space, where: dict[str, tuple[int, ...]], seat: int, seats: int) -> Numbers:
    """By code: the code with seats counted from this one on."""
    codes = np.arange(space.size)
    for r in space.ranges:
        if not where.get(r.name):
            continue
        offsets = np.arange(r.stop - r.start)
        code = np.zeros(len(offsets), np.int64)
        for number, (names, argument) in enumerate(zip(r.names, arguments(r), strict=True)):
            is_seat = (argument < seats) & (number in where[r.name])
            code = code * names.room + np.where(is_seat, (argument - seat) % seats, argument)
        codes[r.start : r.stop] = r.start + code
    return codes


def arguments(r: Range) -> list[Numbers]:
    """Each argument of all codes of a range."""
    left = np.arange(r.stop - r.start)
    found: list[Numbers] = []
    for names in reversed(r.names):
        left, argument = np.divmod(left, names.room)
        found.append(argument)
    return found[::-1]


def features_of(encoder: Encoder) -> Features:
    """The features of a game: its own, if it has any."""
    if encoder.game.key == "mission-red-planet":
        from pavonis.rl.mission_red_planet_features import RedPlanetFeatures

        return RedPlanetFeatures(encoder)
    if encoder.game.key == "terraforming-mars":
        from pavonis.rl.terraforming_mars_features import MarsFeatures

        return MarsFeatures(encoder)
    return Features(encoder)
