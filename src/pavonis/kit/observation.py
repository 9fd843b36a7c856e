"""What observations of several games have in common; most of it games of project cards."""

from msgspec import Struct


class CardsSeen(Struct, frozen=True):
    """Cards that lie face down: how many there are, and those that the viewer knows to be there."""

    count: int
    known: list[int]


class ScoreEntry(Struct, frozen=True, gc=False):
    """Where points come from: the line of the score sheet, and the number of the card, place or goal, or -1."""

    line: str
    number: int
    points: int


class PlayedSeen(Struct, frozen=True, gc=False):
    """A card in play: what lies on it, and its points as they stand."""

    card: int
    cubes: int
    points: int


class ParametersSeen(Struct, frozen=True, gc=False):
    """The global parameters as printed."""

    temperature: int
    oxygen: int
    oceans: int


class MetalsSeen(Struct, frozen=True, gc=False):
    """A number for each metal."""

    steel: int
    titanium: int


class TagsSeen(Struct, frozen=True, gc=False):
    """How many tags of each kind that both games have are in play. A game adds its own."""

    building: int
    space: int
    power: int
    science: int
    jovian: int
    earth: int
    plant: int
    microbe: int
    animal: int
