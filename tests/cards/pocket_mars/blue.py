"""The blue cards."""

from tests.cards.pocket_mars.case import asks, bottom, cannot, does, given, top

ANYWHERE = ("land Ecosystem", "land Power Plant", "land Laboratory", "land Water Supply")
EXCHANGED = {"power": ["Solar Sails", "Power Beam", "Orbital Mirror"]}

CASES = [
    *top(
        "Ice Drill",
        does(given(), ship=3),
        does(given(deck=["Aqueduct"], earth=0), discard=["Ice Drill"]),  # it draws before it is discarded
    ),
    *bottom(
        "Ice Drill",
        does(given(water="1", lab="0"), ship=4),
        does(given(water="1", earth=1), ship=7),
        cannot(given(water="0"), "COLONIST_HERE Water Supply"),
        cannot(given(water="/0"), "COLONIST_HERE Water Supply"),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ),
    *top(
        "Aqueduct",
        asks(given(eco="0", lab="0"), "decline", "move from Ecosystem", "move from Laboratory"),
        asks(
            given(eco="0", lab="0"),
            "move to Power Plant",
            "move to Laboratory",
            "move to Water Supply",
            after=("move from Ecosystem",),
        ),
        does(given(eco="0"), "move from Ecosystem", "move to Laboratory", eco="", lab="/0"),
        does(given(eco="00"), "decline", eco="0/0"),
        does(given(eco="0/1"), "decline"),
        does(given(eco="0/1"), "move from Ecosystem", "move to Water Supply", eco="/1", water="/0"),
        cannot(given(eco="/0"), "NOBODY_TO_MOVE", "NOBODY_TO_PROMOTE"),
    ),
    *bottom(
        "Aqueduct",
        does(given(ship=3, energy=0, water="0"), ship=2, water="00"),
        cannot(given(ship=0), "SHIP_IS_EMPTY"),
    ),
    *top(
        "Pumping Station",
        asks(given(energy=0), *ANYWHERE),
        does(given(ship=3), "land Laboratory", ship=2, lab="0"),
        cannot(given(ship=0), "SHIP_IS_EMPTY"),
    ),
    *bottom(
        "Pumping Station",
        asks(given(eco="0", water="0"), "promote Ecosystem", "promote Water Supply"),
        does(given(eco="0", water="0", energy=0), "promote Ecosystem", eco="/0"),
        does(given(lab="00"), lab="0/0"),
        cannot(given(lab="0/1", eco="1"), "NOBODY_TO_PROMOTE"),
    ),
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
    *bottom(
        "Canal Lock",
        does(given(ship=3, energy=0, water="0"), ship=2, water="00"),
        cannot(given(ship=0), "SHIP_IS_EMPTY"),
    ),
    *top(
        "Reservoir",
        asks(given(), *ANYWHERE, energy=1, ship=3),
        does(given(energy=1), "land Power Plant", energy=0, ship=2, power="0"),
        does(given(ship=0), "land Ecosystem", energy=1, eco="0"),  # the one just launched
        does(given(earth=0), "land Ecosystem", energy=1, ship=6, eco="0"),
        cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(earth=0, eco="0000000"), "NONE_ON_EARTH", "SHIP_IS_EMPTY"),
    ),
    *bottom(
        "Reservoir",
        asks(given(eco="0", water="0"), "promote Ecosystem", "promote Water Supply"),
        does(given(eco="0", water="0", energy=0), "promote Ecosystem", eco="/0"),
        does(given(lab="00"), lab="0/0"),
        cannot(given(lab="0/1", eco="1"), "NOBODY_TO_PROMOTE"),
    ),
    *top(
        "Water Recycling",
        does(given(), ship=3, drawn=2),
        does(given(earth=0), drawn=2),
    ),
    *bottom(
        "Water Recycling",
        does(given(energy=0, water="0"), ship=3),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ),
    *top(
        "Underground Sea",
        asks(given(ship=3), *ANYWHERE, energy=1),
        does(given(ship=3, energy=1), "land Ecosystem", "land Ecosystem", energy=0, ship=1, eco="00"),
        does(given(ship=1), "land Water Supply", energy=1, ship=0, water="0"),
        cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(ship=0), "SHIP_IS_EMPTY"),
    ),
    *bottom(
        "Underground Sea",
        does(given(hand=["Seed Vault", "Ice Drill"]), ship=3),
        cannot(given(hand=["Solar Sails", "Seed Vault"]), "NO_COLOUR_IN_HAND blue"),
        cannot(given(hand=["Seed Vault", "Ice Drill"], earth=0), "NONE_ON_EARTH"),
    ),
]
