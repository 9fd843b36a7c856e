"""What a position of Ares Expedition is read as, by names."""

from typing import NamedTuple


class Production(NamedTuple):
    """What a player produces."""

    megacredits: int
    heat: int
    plants: int
    cards: int


class Metals(NamedTuple):
    """Capacities."""

    steel: int
    titanium: int


class SeatReading(NamedTuple):
    """What lies before a player, in numbers."""

    megacredits: int
    heat: int
    plants: int
    rating: int
    forests: int
    points: int
