"""The purple cards."""

from tests.cards.pocket_mars.case import asks, bottom, cannot, does, given, top

ANYWHERE = ("land Ecosystem", "land Power Plant", "land Laboratory", "land Water Supply")

CASES = [
    *top(
        "Crew Selection",
        does(given(), ship=4),
        does(given(earth=1), ship=7),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ),
    *bottom(
        "Crew Selection",
        does(given(energy=1, lab="0"), energy=0, ship=4),
        does(given(earth=1), energy=1, ship=7),
        cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ),
    *top(
        "Field Laboratory",
        does(given(), ship=3),
        # It draws before it is discarded: of a deck of one card, the card itself is not in the new deck.
        does(given(deck=["Aqueduct"], earth=0), discard=["Field Laboratory"]),
    ),
    *bottom(
        "Field Laboratory",
        does(given(energy=0, lab="0"), ship=3),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ),
    *top(
        "Flight Simulator",
        asks(given(), "decline", "use effect", ship=3),
        does(given(energy=1), "use effect", ship=5, energy=0),
        does(given(), "decline", ship=3),
        does(given(energy=0), ship=3),
        does(given(earth=1), ship=7),
        cannot(given(earth=0), "NONE_ON_EARTH", "NONE_ON_EARTH"),
    ),
    *bottom(
        "Flight Simulator",
        asks(given(columns={"power": ["Solar Sails", "Power Beam"]}), "flip Power Plant", "flip Laboratory"),
        does(given(lab="0", columns={"power": ["Solar Sails", "Power Beam"]}), "flip Power Plant", down=["Power Beam"]),
        does(given(columns={"yard": ["Blueprints"]}), down=["Flight Simulator"]),
    ),
    *top(
        "Launch Window",
        does(given(energy=1), energy=0, ship=5),
        does(given(earth=2), energy=1, ship=7),
        cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ),
    *bottom(
        "Launch Window",
        does(given(lab="00", eco="0", energy=0), lab="0/0"),
        cannot(given(eco="0"), "NO_ONE_STAR Laboratory"),
        cannot(given(lab="0/1"), "TWO_STAR_FULL Laboratory"),
    ),
    *top(
        "Landing Beacon",
        asks(given(), "decline", *ANYWHERE, ship=3),
        does(given(energy=1), "land Water Supply", energy=0, ship=2, water="0"),
        does(given(), "decline", ship=3),
        does(given(energy=0), ship=3),
        does(given(ship=0), "land Ecosystem", energy=1, eco="0"),
        does(given(earth=0), "land Ecosystem", energy=1, ship=6, eco="0"),
        cannot(given(earth=0, energy=0), "NONE_ON_EARTH", "TOO_LITTLE_ENERGY 0 1"),
    ),
    *bottom(
        "Landing Beacon",
        asks(given(eco="0", lab="0", water="0"), "move from Ecosystem", "move from Water Supply"),
        does(given(eco="0", water="0"), "move from Ecosystem", eco="", lab="0"),
        does(given(eco="00"), eco="0", lab="0"),
        cannot(given(lab="0", eco="1/0"), "NOBODY_TO_MOVE"),
    ),
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
    *top(
        "Mission Control",
        does(given(), ship=4),
        does(given(earth=1), ship=7),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ),
    *bottom(
        "Mission Control",
        does(given(lab="0"), drawn=1),
    ),
]
