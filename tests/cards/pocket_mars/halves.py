"""Halves that several cards have: the rows that each of these cards must pass. `here` is the building of the card."""

from tests.cards.pocket_mars.case import BUILDINGS, Row, asks, cannot, does, given

ANYWHERE = ("land Ecosystem", "land Power Plant", "land Laboratory", "land Water Supply")

LAUNCH_TWO = [
    does(given(), ship=4),
    does(given(earth=1), ship=7),
    cannot(given(earth=0), "NONE_ON_EARTH"),
]
LAUNCH_AND_DRAW_TWO = [
    does(given(), ship=3, drawn=2),
    does(given(earth=0), drawn=2),
]
LAUNCH_THREE_FOR_ENERGY = [
    does(given(energy=1), energy=0, ship=5),
    does(given(earth=2), energy=1, ship=7),
    cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
    cannot(given(earth=0), "NONE_ON_EARTH"),
]
LAUNCH_AND_MAYBE_TWO_MORE = [
    asks(given(), "decline", "use effect", ship=3),
    does(given(energy=1), "use effect", ship=5, energy=0),
    does(given(), "decline", ship=3),
    does(given(energy=0), ship=3),
    does(given(earth=1), ship=7),
    does(given(earth=2), "use effect", ship=7, energy=1),
    cannot(given(earth=0), "NONE_ON_EARTH", "NONE_ON_EARTH"),
]
LAUNCH_AND_MAYBE_LAND = [
    asks(given(), "decline", *ANYWHERE, ship=3),
    does(given(energy=1), "land Water Supply", energy=0, ship=2, water="0"),
    does(given(), "decline", ship=3),
    does(given(energy=0), ship=3),
    does(given(ship=0), "land Ecosystem", energy=1, eco="0"),
    does(given(earth=0), "land Ecosystem", energy=1, ship=6, eco="0"),
    cannot(given(earth=0, energy=0), "NONE_ON_EARTH", "TOO_LITTLE_ENERGY 0 1"),
]
LAUNCH_AND_MAYBE_PROMOTE = [
    asks(given(eco="0", lab="0", energy=1), "decline", "promote Ecosystem", "promote Laboratory", ship=3),
    does(given(eco="0", lab="0", energy=1), "promote Ecosystem", ship=3, energy=0, eco="/0"),
    does(given(eco="0"), "decline", ship=3),
    does(given(eco="0", energy=0), ship=3),
    does(given(eco="0", earth=0), "promote Ecosystem", energy=1, eco="/0"),
    cannot(given(eco="0", earth=0, energy=0), "NONE_ON_EARTH", "TOO_LITTLE_ENERGY 0 1"),
]
LAUNCH_AND_LAND = [
    asks(given(), *ANYWHERE, energy=1, ship=3),
    does(given(energy=1), "land Power Plant", energy=0, ship=2, power="0"),
    does(given(ship=0), "land Ecosystem", energy=1, eco="0"),  # the one just launched
    does(given(earth=0), "land Ecosystem", energy=1, ship=6, eco="0"),
    cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
    cannot(given(earth=0, eco="0000000"), "NONE_ON_EARTH", "SHIP_IS_EMPTY"),
]
LAND_TWO = [
    asks(given(ship=3), *ANYWHERE, energy=1),
    does(given(ship=3, energy=1), "land Ecosystem", "land Laboratory", energy=0, ship=1, eco="0", lab="0"),
    does(given(ship=3, energy=1), "land Ecosystem", "land Ecosystem", energy=0, ship=1, eco="00"),
    does(given(ship=1), "land Water Supply", energy=1, ship=0, water="0"),
    cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
    cannot(given(ship=0), "SHIP_IS_EMPTY"),
]
MAYBE_MOVE_AND_PROMOTE = [
    asks(given(eco="0", lab="0"), "decline", "move from Ecosystem", "move from Laboratory"),
    asks(
        given(eco="0", lab="0"), "move to Power Plant", "move to Laboratory", "move to Water Supply", after=("move from Ecosystem",)
    ),
    does(given(eco="0"), "move from Ecosystem", "move to Laboratory", eco="", lab="/0"),
    does(given(eco="00"), "decline", eco="0/0"),
    asks(given(eco="0", lab="0"), "promote Ecosystem", "promote Laboratory", after=("decline",)),
    does(given(eco="0/1"), "decline"),  # promotes nobody: the zone is full
    does(given(eco="0/1"), "move from Ecosystem", "move to Water Supply", eco="/1", water="/0"),
    cannot(given(eco="/0"), "NOBODY_TO_MOVE", "NOBODY_TO_PROMOTE"),
]
PROMOTE_ONE = [
    asks(given(eco="0", water="0"), "promote Ecosystem", "promote Water Supply"),
    does(given(eco="0", water="0", energy=0), "promote Ecosystem", eco="/0"),
    does(given(lab="00"), lab="0/0"),
    cannot(given(lab="0/1", eco="1"), "NOBODY_TO_PROMOTE"),
]


def launch_one(here: str) -> list[Row]:
    """For nothing, also if an own colonist is here."""
    return [
        does(given(energy=0, **{here: "0"}), ship=3),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ]


def launch_two_for_energy(here: str) -> list[Row]:
    """Also if an own colonist is here."""
    return [
        does(given(energy=1, **{here: "0"}), energy=0, ship=4),
        does(given(earth=1), energy=1, ship=7),
        cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ]


def launch_two_if_not_here(here: str) -> list[Row]:
    """Neither a rival here nor an own colonist elsewhere counts."""
    elsewhere = "lab" if here != "lab" else "eco"
    return [
        does(given(**{here: "1", elsewhere: "0"}), ship=4),
        does(given(earth=1, **{here: "1"}), ship=7),
        cannot(given(**{here: "0"}), f"COLONIST_HERE {BUILDINGS[here]}"),
        cannot(given(**{here: "/0"}), f"COLONIST_HERE {BUILDINGS[here]}"),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ]


def launch_with_colour(colour: str, hand: list[str], other: list[str]) -> list[Row]:
    """If a card of the colour is in hand."""
    return [
        does(given(hand=hand), ship=3),
        cannot(given(hand=other), f"NO_COLOUR_IN_HAND {colour}"),
        cannot(given(hand=hand, earth=0), "NONE_ON_EARTH"),
    ]


def land_here(here: str) -> list[Row]:
    """For nothing."""
    return [
        does(given(ship=3, energy=0, **{here: "0"}), ship=2, **{here: "00"}),
        cannot(given(ship=0), "SHIP_IS_EMPTY"),
    ]


def land_here_for_energy(here: str) -> list[Row]:
    """For one."""
    return [
        does(given(energy=1), energy=0, ship=1, **{here: "0"}),
        does(given(ship=4, **{here: "0"}), energy=1, ship=3, **{here: "00"}),
        cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(ship=0), "SHIP_IS_EMPTY"),
    ]


def promote_here(here: str, energy: int = 0) -> list[Row]:
    """For so much energy."""
    elsewhere = "lab" if here != "lab" else "eco"
    return [
        does(given(energy=energy, **{here: "00", elsewhere: "0"}), energy=0, **{here: "0/0"}),
        *[cannot(given(energy=0, **{here: "0"}), "TOO_LITTLE_ENERGY 0 1") for _ in range(energy)],
        cannot(given(**{elsewhere: "0"}), f"NO_ONE_STAR {BUILDINGS[here]}"),
        cannot(given(**{here: "0/1"}), f"TWO_STAR_FULL {BUILDINGS[here]}"),
    ]


def move_here(here: str, source: str) -> list[Row]:
    """From a one-star zone elsewhere."""
    name = BUILDINGS[source]
    return [
        asks(given(eco="0", lab="0", water="0"), f"move from {name}", "move from Water Supply"),
        does(given(water="0", **{source: "0"}), f"move from {name}", **{source: "", here: "0"}),
        does(given(**{source: "00"}), **{source: "0", here: "0"}),
        cannot(given(**{here: "0", source: "1/0"}), "NOBODY_TO_MOVE"),
    ]
