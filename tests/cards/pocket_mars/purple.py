"""The purple cards."""

from tests.cards.pocket_mars.case import asks, bottom, does, given, top
from tests.cards.pocket_mars.halves import (
    LAUNCH_AND_MAYBE_LAND,
    LAUNCH_AND_MAYBE_TWO_MORE,
    LAUNCH_THREE_FOR_ENERGY,
    LAUNCH_TWO,
    launch_one,
    launch_two_for_energy,
    move_here,
    promote_here,
)

CASES = [
    *top("Crew Selection", *LAUNCH_TWO),
    *bottom("Crew Selection", *launch_two_for_energy("lab")),
    *top(
        "Field Laboratory",
        does(given(), ship=3),
        # It draws before it is discarded: of a deck of one card, the card itself is not in the new deck.
        does(given(deck=["Aqueduct"], earth=0), discard=["Field Laboratory"]),
    ),
    *bottom("Field Laboratory", *launch_one("lab")),
    *top("Flight Simulator", *LAUNCH_AND_MAYBE_TWO_MORE),
    *bottom(
        "Flight Simulator",
        asks(given(columns={"power": ["Solar Sails", "Power Beam"]}), "flip Power Plant", "flip Laboratory"),
        does(given(lab="0", columns={"power": ["Solar Sails", "Power Beam"]}), "flip Power Plant", down=["Power Beam"]),
        does(given(columns={"yard": ["Blueprints"]}), down=["Flight Simulator"]),
    ),
    *top("Launch Window", *LAUNCH_THREE_FOR_ENERGY),
    *bottom("Launch Window", *promote_here("lab")),
    *top("Landing Beacon", *LAUNCH_AND_MAYBE_LAND),
    *bottom("Landing Beacon", *move_here("lab", "eco")),
    *top(
        "Data Archive",
        does(given(earth=0, energy=0), drawn=2),
        does(given(), drawn=2),
    ),
    *bottom(
        "Data Archive",
        does(given(lab="0", prep=["Ice Drill", "Solar Sails"]), knows=["Solar Sails", "Ice Drill"]),
        asks(given(seats=3), "peek at seat 1", "peek at seat 2"),
        does(given(seats=3, prep=["Ice Drill", "Solar Sails"]), "peek at seat 1", knows=["Solar Sails", "Ice Drill"]),
    ),
    *top("Mission Control", *LAUNCH_TWO),
    *bottom(
        "Mission Control",
        does(given(lab="0"), drawn=1),
    ),
]
