"""The orange cards."""

from tests.cards.pocket_mars.case import asks, bottom, cannot, does, given, top
from tests.cards.pocket_mars.halves import (
    ANYWHERE,
    LAND_TWO,
    LAUNCH_AND_MAYBE_TWO_MORE,
    LAUNCH_THREE_FOR_ENERGY,
    land_here,
    land_here_for_energy,
    launch_two_for_energy,
    launch_two_if_not_here,
    promote_here,
)

CASES = [
    *top(
        "Solar Sails",
        does(given(), ship=3, energy=3),
        does(given(energy=5), ship=3),
        does(given(earth=0), energy=3),
        cannot(given(earth=0, energy=5), "NONE_ON_EARTH", "ENERGY_FULL 5"),
    ),
    *bottom("Solar Sails", *launch_two_if_not_here("power")),
    *top(
        "Battery Bank",
        does(given(), energy=4, ship=3),
        does(given(energy=4, earth=0), energy=5),
        cannot(given(earth=0, energy=5), "ENERGY_FULL 5", "NONE_ON_EARTH"),
    ),
    *bottom("Battery Bank", *land_here_for_energy("power")),
    *top("Booster Stage", *LAUNCH_THREE_FOR_ENERGY),
    *bottom(
        "Booster Stage",
        does(given(power="0"), drawn=1, energy=3),
        does(given(energy=5), drawn=1),
    ),
    *top("Magnetic Brakes", *LAND_TWO),
    *bottom("Magnetic Brakes", *land_here("power")),
    *top(
        "Power Beam",
        asks(given(), *ANYWHERE),
        does(given(ship=3, energy=0), "land Laboratory", ship=2, lab="0", energy=1),
        does(given(ship=0), energy=3),
        does(given(energy=5), "land Ecosystem", ship=1, eco="0"),
        cannot(given(ship=0, energy=5), "SHIP_IS_EMPTY", "ENERGY_FULL 5"),
    ),
    *bottom("Power Beam", *launch_two_for_energy("power")),
    *top(
        "Geothermal Well",
        asks(given(eco="0", lab="0", energy=0), "decline", "promote Ecosystem", "promote Laboratory", energy=2),
        does(given(eco="0", lab="0"), "promote Laboratory", energy=4, lab="/0"),
        does(given(eco="0", energy=4), "decline", energy=5),
        does(given(eco="0", energy=5), "promote Ecosystem", eco="/0"),
        cannot(given(energy=5), "ENERGY_FULL 5", "NOBODY_TO_PROMOTE"),
    ),
    *bottom("Geothermal Well", *promote_here("power", energy=1)),
    *top("Orbital Mirror", *LAUNCH_AND_MAYBE_TWO_MORE),
    *bottom(
        "Orbital Mirror",
        does(given(power="0"), energy=3),
        cannot(given(energy=5), "ENERGY_FULL 5"),
    ),
]
