"""The map of Mars: 61 hexes in nine rows and the places off the planet. Sets of hexes are ints with a bit for each.

A hex is written by its kind (~ ocean area, * volcano, ! reserved for Noctis City, nothing for other land) and its bonus: s steel,
t titanium, p plant, c card. Rulebook: The board 10-12.
"""

from typing import Final

ROWS: Final = [
    "ss ~ss . ~c ~",
    ". *s . . . ~cc",
    "*c . . . . . s",
    "*pt p p p pp p p ~pp",
    "*pp pp !pp ~pp ~pp ~pp pp pp pp",
    "p pp p p p ~p ~p ~p",
    ". . . . . p .",
    "ss . c c . t",
    "s ss . . ~tt",
]
ON_MARS: Final = 61  # hexes on the planet; the places off it follow
OFF_MARS: Final = ["01", "02"]  # as printed
GANYMEDE: Final = 61
PHOBOS: Final = 62
PLACES: Final = ON_MARS + len(OFF_MARS)  # the length of lists by place; never part of a number
PLACE_ROOM: Final = 128
TILE_ROOM: Final = 32
FIRST_NUMBER: Final = 3  # hexes are numbered in reading order, after the two places off the planet

PLACE_NAMES: Final = [*[f"{number:02}" for number in range(FIRST_NUMBER, FIRST_NUMBER + ON_MARS)], *OFF_MARS]


def coordinates() -> list[tuple[int, int]]:
    """The axial coordinates of the hexes in reading order; the middle one is (0, 0)."""
    half = len(ROWS) // 2
    found: list[tuple[int, int]] = []
    for number, row in enumerate(ROWS):
        r = number - half
        for column in range(len(row.split())):
            found.append((max(-half, -half - r) + column, r))
    return found


COORDINATES: Final = coordinates()


def neighbours() -> list[list[int]]:
    """The neighbours of each hex, clockwise from the upper left."""
    hexes = COORDINATES
    places = {place: number for number, place in enumerate(hexes)}
    found: list[list[int]] = []
    for q, r in hexes:
        around = [(q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r)]
        found.append([places[place] for place in around if place in places])
    return found


def marked(sign: str) -> int:
    """The set of hexes whose text has that sign."""
    found = 0
    for number, text in enumerate(" ".join(ROWS).split()):
        if sign in text:
            found |= 1 << number
    return found


def counted(sign: str) -> list[int]:
    """How often that bonus stands on each place."""
    return [text.count(sign) for text in " ".join(ROWS).split()] + [0] * len(OFF_MARS)


def as_set(hexes: list[int]) -> int:
    """The set of these hexes."""
    found = 0
    for number in hexes:
        found |= 1 << number
    return found


AROUND: Final = [*neighbours(), *[[] for _ in OFF_MARS]]  # by place, clockwise from the upper left
NEIGHBOURS: Final = [as_set(hexes) for hexes in AROUND]  # the same as sets

ALL_HEXES: Final = (1 << ON_MARS) - 1
OCEAN_AREAS: Final = marked("~")
NOCTIS: Final = marked("!").bit_length() - 1
VOLCANIC: Final = marked("*")
LAND: Final = ALL_HEXES & ~OCEAN_AREAS & ~(1 << NOCTIS)  # where tiles may lie that have no place of their own
METALLIC: Final = marked("s") | marked("t")

BONUS_STEEL: Final = counted("s")
BONUS_TITANIUM: Final = counted("t")
BONUS_PLANTS: Final = counted("p")
BONUS_CARDS: Final = counted("c")

# Tiles
NO_TILE: Final = 0
OCEAN_TILE: Final = 1
GREENERY_TILE: Final = 2
CITY_TILE: Final = 3
CAPITAL: Final = 4
COMMERCIAL_DISTRICT: Final = 5
ECOLOGICAL_ZONE: Final = 6
INDUSTRIAL_CENTER: Final = 7
LAVA_FLOWS: Final = 8
MINING_AREA: Final = 9
MINING_RIGHTS: Final = 10
MOHOLE_AREA: Final = 11
NATURAL_PRESERVE: Final = 12
NUCLEAR_ZONE: Final = 13
RESTRICTED_AREA: Final = 14
TILE_NAMES: Final = [
    "none", "ocean", "greenery", "city", "capital", "commercial_district", "ecological_zone", "industrial_center", "lava_flows",
    "mining_area", "mining_rights", "mohole_area", "natural_preserve", "nuclear_zone", "restricted_area",
]  # fmt: skip
OCEAN_BONUS: Final = 2  # megacredits for each neighbouring ocean tile
