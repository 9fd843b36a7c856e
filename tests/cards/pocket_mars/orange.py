"""The orange cards."""

from tests.cards.pocket_mars.case import asks, bottom, cannot, does, given, top

ANYWHERE = ("land Ecosystem", "land Power Plant", "land Laboratory", "land Water Supply")

CASES = [
    *top(
        "Solar Sails",
        does(given(), ship=3, energy=3),
        does(given(energy=5), ship=3),
        does(given(earth=0), energy=3),
        cannot(given(earth=0, energy=5), "NONE_ON_EARTH", "ENERGY_FULL 5"),
    ),
    *bottom(
        "Solar Sails",
        does(given(power="1", lab="0"), ship=4),
        does(given(power="1", earth=1), ship=7),
        cannot(given(power="0"), "COLONIST_HERE Power Plant"),
        cannot(given(power="/0"), "COLONIST_HERE Power Plant"),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ),
    *top(
        "Battery Bank",
        does(given(), energy=4, ship=3),
        does(given(energy=4, earth=0), energy=5),
        cannot(given(earth=0, energy=5), "ENERGY_FULL 5", "NONE_ON_EARTH"),
    ),
    *bottom(
        "Battery Bank",
        does(given(energy=1), energy=0, ship=1, power="0"),
        does(given(ship=4, power="0"), energy=1, ship=3, power="00"),
        cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(ship=0), "SHIP_IS_EMPTY"),
    ),
    *top(
        "Booster Stage",
        does(given(energy=1), energy=0, ship=5),
        does(given(earth=2), energy=1, ship=7),
        cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ),
    *bottom(
        "Booster Stage",
        does(given(power="0"), drawn=1, energy=3),
        does(given(energy=5), drawn=1),
    ),
    *top(
        "Magnetic Brakes",
        asks(given(ship=3), *ANYWHERE, energy=1),
        does(given(ship=3, energy=1), "land Ecosystem", "land Laboratory", energy=0, ship=1, eco="0", lab="0"),
        does(given(ship=1), "land Water Supply", energy=1, ship=0, water="0"),
        cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(ship=0), "SHIP_IS_EMPTY"),
    ),
    *bottom(
        "Magnetic Brakes",
        does(given(ship=3, energy=0, power="0"), ship=2, power="00"),
        cannot(given(ship=0), "SHIP_IS_EMPTY"),
    ),
    *top(
        "Power Beam",
        asks(given(), *ANYWHERE),
        does(given(ship=3, energy=0), "land Laboratory", ship=2, lab="0", energy=1),
        does(given(ship=0), energy=3),
        does(given(energy=5), "land Ecosystem", ship=1, eco="0"),
        cannot(given(ship=0, energy=5), "SHIP_IS_EMPTY", "ENERGY_FULL 5"),
    ),
    *bottom(
        "Power Beam",
        does(given(energy=1, power="0"), energy=0, ship=4),
        does(given(earth=1), energy=1, ship=7),
        cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ),
    *top(
        "Geothermal Well",
        asks(given(eco="0", lab="0", energy=0), "decline", "promote Ecosystem", "promote Laboratory", energy=2),
        does(given(eco="0", lab="0"), "promote Laboratory", energy=4, lab="/0"),
        does(given(eco="0", energy=4), "decline", energy=5),
        does(given(eco="0", energy=5), "promote Ecosystem", eco="/0"),
        cannot(given(energy=5), "ENERGY_FULL 5", "NOBODY_TO_PROMOTE"),
    ),
    *bottom(
        "Geothermal Well",
        does(given(power="00", lab="0", energy=1), power="0/0", energy=0),
        cannot(given(power="0", energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(lab="0"), "NO_ONE_STAR Power Plant"),
        cannot(given(power="0/1"), "TWO_STAR_FULL Power Plant"),
    ),
    *top(
        "Orbital Mirror",
        asks(given(), "decline", "use effect", ship=3),
        does(given(energy=1), "use effect", ship=5, energy=0),
        does(given(), "decline", ship=3),
        does(given(energy=0), ship=3),
        does(given(earth=1), ship=7),
        does(given(earth=2), "use effect", ship=7, energy=1),
        cannot(given(earth=0), "NONE_ON_EARTH", "NONE_ON_EARTH"),
    ),
    *bottom(
        "Orbital Mirror",
        does(given(power="0"), energy=3),
        cannot(given(energy=5), "ENERGY_FULL 5"),
    ),
]
