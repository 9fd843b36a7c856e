"""The blue cards."""

from tests.cards.pocket_mars.case import asks, bottom, cannot, does, given, top
from tests.cards.pocket_mars.halves import (
    ANYWHERE,
    LAND_TWO,
    LAUNCH_AND_DRAW_TWO,
    LAUNCH_AND_LAND,
    MAYBE_MOVE_AND_PROMOTE,
    PROMOTE_ONE,
    land_here,
    launch_one,
    launch_two_if_not_here,
    launch_with_colour,
)

EXCHANGED = {"power": ["Solar Sails", "Power Beam", "Orbital Mirror"]}

CASES = [
    *top(
        "Ice Drill",
        does(given(), ship=3),
        does(given(deck=["Aqueduct"], earth=0), discard=["Ice Drill"]),  # it draws before it is discarded
    ),
    *bottom("Ice Drill", *launch_two_if_not_here("water")),
    *top("Aqueduct", *MAYBE_MOVE_AND_PROMOTE),
    *bottom("Aqueduct", *land_here("water")),
    *top(
        "Pumping Station",
        asks(given(energy=0), *ANYWHERE),
        does(given(ship=3), "land Laboratory", ship=2, lab="0"),
        cannot(given(ship=0), "SHIP_IS_EMPTY"),
    ),
    *bottom("Pumping Station", *PROMOTE_ONE),
    *top(
        "Canal Lock",
        does(given(columns={"power": ["Solar Sails", "Power Beam"]}), power_column=["Power Beam", "Solar Sails"]),
        asks(given(columns=EXCHANGED), "exchange Solar Sails", "exchange Power Beam", "exchange Orbital Mirror"),
        asks(given(columns=EXCHANGED), "exchange Power Beam", "exchange Orbital Mirror", after=("exchange Solar Sails",)),
        asks(given(columns=EXCHANGED), "exchange Solar Sails", "exchange Power Beam", after=("exchange Orbital Mirror",)),
        does(
            given(columns=EXCHANGED),
            "exchange Power Beam",
            "exchange Solar Sails",
            power_column=["Power Beam", "Solar Sails", "Orbital Mirror"],
        ),
        does(  # the other of two
            given(columns={"power": ["Solar Sails", "Power Beam"], "eco": ["Seed Vault", "First Forest"]}),
            "exchange Power Beam",
            power_column=["Power Beam", "Solar Sails"],
        ),
        does(
            given(columns=EXCHANGED),
            "exchange Solar Sails",
            "exchange Orbital Mirror",
            power_column=["Orbital Mirror", "Power Beam", "Solar Sails"],
        ),
        does(  # each keeps its side
            given(columns={"yard": ["Blueprints", "Scaffolding"]}, down=["Scaffolding"]), yard_column=["Scaffolding", "Blueprints"]
        ),
        cannot(given(columns={"power": ["Solar Sails"], "eco": ["Seed Vault"]}), "NO_TWO_CARDS"),
    ),
    *bottom("Canal Lock", *land_here("water")),
    *top("Reservoir", *LAUNCH_AND_LAND),
    *bottom("Reservoir", *PROMOTE_ONE),
    *top("Water Recycling", *LAUNCH_AND_DRAW_TWO),
    *bottom("Water Recycling", *launch_one("water")),
    *top("Underground Sea", *LAND_TWO),
    *bottom("Underground Sea", *launch_with_colour("blue", ["Seed Vault", "Ice Drill"], ["Solar Sails", "Seed Vault"])),
]
