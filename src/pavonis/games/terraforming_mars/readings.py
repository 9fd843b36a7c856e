"""What a position of Terraforming Mars is read as, by names."""

from typing import NamedTuple


class Resources(NamedTuple):
    """A stock, or a production."""

    megacredits: int
    steel: int
    titanium: int
    plants: int
    energy: int
    heat: int


class SeatReading(NamedTuple):
    """What lies before a player, in numbers."""

    megacredits: int
    steel: int
    titanium: int
    plants: int
    energy: int
    heat: int
    rating: int
    points: int
