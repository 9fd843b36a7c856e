"""The green cards."""

from tests.cards.pocket_mars.case import asks, bottom, cannot, does, given, top
from tests.cards.pocket_mars.halves import (
    LAUNCH_AND_DRAW_TWO,
    LAUNCH_AND_MAYBE_PROMOTE,
    LAUNCH_TWO,
    MAYBE_MOVE_AND_PROMOTE,
    land_here_for_energy,
    launch_two_if_not_here,
    launch_with_colour,
    move_here,
    promote_here,
)

CASES = [
    *top(
        "Seed Vault",
        asks(given(eco="0", lab="0"), "decline", "promote Ecosystem", "promote Laboratory", ship=3),
        does(given(eco="0", lab="0"), "promote Laboratory", ship=3, lab="/0"),
        does(given(eco="0", lab="0"), "decline", ship=3),
        does(given(), ship=3),  # there is nobody to promote, and nothing is asked
        does(given(earth=0, eco="0"), "promote Ecosystem", eco="/0"),
        cannot(given(earth=0), "NONE_ON_EARTH", "NOBODY_TO_PROMOTE"),
    ),
    *bottom("Seed Vault", *launch_two_if_not_here("eco")),
    *top("Garden Terraces", *MAYBE_MOVE_AND_PROMOTE),
    *bottom("Garden Terraces", *land_here_for_energy("eco")),
    *top("Lichen Cultures", *LAUNCH_AND_MAYBE_PROMOTE),
    *bottom(
        "Lichen Cultures",
        asks(given(columns={"power": ["Solar Sails", "Power Beam"]}), "flip Ecosystem", "flip Power Plant"),
        does(given(eco="0", columns={"power": ["Solar Sails", "Power Beam"]}), "flip Power Plant", down=["Power Beam"]),
        does(given(columns={"yard": ["Blueprints"]}), down=["Lichen Cultures"]),  # never in the black building
        does(given(columns={"power": ["Power Beam"]}, down=["Power Beam"]), down=["Lichen Cultures", "Power Beam"]),
    ),
    *top("Greenhouse Dome", *LAUNCH_TWO),
    *bottom("Greenhouse Dome", *move_here("eco", "lab")),
    *top(
        "Biosphere Exchange",
        does(given(eco="0/1"), eco="1/0"),
        asks(given(eco="0/1", lab="1/0"), "swap in Ecosystem up seat 0 down seat 1", "swap in Laboratory up seat 1 down seat 0"),
        does(given(eco="0/1", lab="1/0"), "swap in Laboratory up seat 1 down seat 0", lab="0/1"),
        does(given(seats=3, eco="1/2"), eco="2/1"),  # both may be rivals
        cannot(given(eco="0/0", lab="1"), "NOBODY_TO_SWAP"),
    ),
    *bottom("Biosphere Exchange", *launch_with_colour("green", ["Seed Vault", "Ice Drill"], ["Solar Sails", "Ice Drill"])),
    *top("Pollinator Swarm", *LAUNCH_AND_DRAW_TWO),
    *bottom(
        "Pollinator Swarm",
        does(given(eco="0"), drawn=1),
    ),
    *top(
        "First Forest",
        asks(given(eco="0"), "land Ecosystem", "land Power Plant", "land Laboratory", "land Water Supply", energy=1),
        asks(given(eco="0"), "promote Ecosystem", "promote Laboratory", after=("land Laboratory",), energy=1, ship=1, lab="0"),
        does(given(eco="0"), "land Laboratory", "promote Laboratory", energy=1, ship=1, lab="/0"),
        does(given(energy=1), "land Water Supply", energy=0, ship=1, water="/0"),
        does(given(ship=0, eco="0"), energy=1, eco="/0"),
        does(given(eco="/1"), "land Ecosystem", energy=1, ship=1, eco="0/1"),
        cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(ship=0), "SHIP_IS_EMPTY", "NOBODY_TO_PROMOTE"),
    ),
    *bottom("First Forest", *promote_here("eco")),
]
