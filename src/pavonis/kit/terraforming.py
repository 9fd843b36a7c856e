"""What the games about terraforming Mars have in common: resources, tags, kinds of cards, and the global parameters."""

from typing import Final

# A source is what brings effects into a game: a corporation or a project card. Its number never changes.
FIRST_CARD: Final = 64  # corporations are numbered below it, project cards from it on: 63 and the printed number
SOURCE_ROOM: Final = 512
PROGRAM_ROOM: Final = 16  # lists of effects of one source, numbered source * PROGRAM_ROOM and so on

# Standard resources, each with a stock and a production
MEGACREDITS: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5
RESOURCES: Final = 6
RESOURCE_NAMES: Final = ["megacredits", "steel", "titanium", "plants", "energy", "heat"]

# Tags
BUILDING: Final = 0
SPACE: Final = 1
POWER: Final = 2
SCIENCE: Final = 3
JOVIAN: Final = 4
EARTH: Final = 5
PLANT: Final = 6
MICROBE: Final = 7
ANIMAL: Final = 8
CITY: Final = 9
TAGS: Final = 10
TAG_NAMES: Final = ["building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city"]

# Kinds of project cards
ACTIVE: Final = 0  # blue
AUTOMATED: Final = 1  # green
EVENT: Final = 2  # red
KIND_NAMES: Final = ["active", "automated", "event"]

# What cards collect
NO_CUBES: Final = 0
ANIMALS: Final = 1
MICROBES: Final = 2
SCIENCE_CUBES: Final = 3
FIGHTERS: Final = 4
CUBE_NAMES: Final = ["none", "animal", "microbe", "science", "fighter"]

# Global parameters, counted in steps from where they begin
TEMPERATURE: Final = 0
OXYGEN: Final = 1
OCEANS: Final = 2
PARAMETERS: Final = 3
PARAMETER_NAMES: Final = ["temperature", "oxygen", "oceans"]
GOALS: Final = [19, 14, 9]  # steps of each
COLDEST: Final = -30  # degrees, where the temperature begins
DEGREES: Final = 2  # of one step


def step_of(parameter: int, value: int) -> int:
    """The step of a printed value: degrees for the temperature, percent and tiles as they are."""
    if parameter != TEMPERATURE:
        return value
    if (value - COLDEST) % DEGREES:
        raise ValueError(f"there is no step of {value} degrees")
    return (value - COLDEST) // DEGREES


def value_of(parameter: int, step: int) -> int:
    """The printed value of a step, the inverse of `step_of`."""
    return COLDEST + DEGREES * step if parameter == TEMPERATURE else step


def terraformed(tracks: list[int]) -> bool:
    """Whether all parameters have reached their goals."""
    return tracks[TEMPERATURE] >= GOALS[TEMPERATURE] and tracks[OXYGEN] >= GOALS[OXYGEN] and tracks[OCEANS] >= GOALS[OCEANS]
