"""The black cards."""

from tests.cards.pocket_mars.case import asks, bottom, cannot, does, given, top

ANYWHERE = ("land Ecosystem", "land Power Plant", "land Laboratory", "land Water Supply")

CASES = [
    *top(
        "Assembly Crew",
        asks(given(), "decline", *ANYWHERE, ship=3),
        does(given(energy=1), "land Water Supply", energy=0, ship=2, water="0"),
        does(given(), "decline", ship=3),
        does(given(energy=0), ship=3),
        does(given(ship=0), "land Ecosystem", energy=1, eco="0"),
        cannot(given(earth=0, energy=0), "NONE_ON_EARTH", "TOO_LITTLE_ENERGY 0 1"),
    ),
    *bottom(
        "Assembly Crew",
        does(given(ship=0, eco="0"), ship=2),
        cannot(given(ship=1), "SHIP_NOT_EMPTY"),
        cannot(given(earth=0, eco="0000000"), "NONE_ON_EARTH"),
    ),
    *top(
        "Blueprints",
        does(given(), ship=3, drawn=2),
        does(given(earth=0), drawn=2),
    ),
    *bottom(
        "Blueprints",
        asks(given(eco="0", water="0"), "promote Ecosystem", "promote Water Supply"),
        does(given(eco="0", water="0", energy=0), "promote Ecosystem", eco="/0"),
        does(given(lab="00"), lab="0/0"),
        cannot(given(lab="0/1", eco="1"), "NOBODY_TO_PROMOTE"),
    ),
    *top(
        "Scaffolding",
        asks(given(eco="0", lab="0", energy=1), "decline", "promote Ecosystem", "promote Laboratory", ship=3),
        does(given(eco="0", lab="0", energy=1), "promote Ecosystem", ship=3, energy=0, eco="/0"),
        does(given(eco="0"), "decline", ship=3),
        does(given(eco="0", energy=0), ship=3),
        cannot(given(eco="0", earth=0, energy=0), "NONE_ON_EARTH", "TOO_LITTLE_ENERGY 0 1"),
    ),
    *bottom(
        "Scaffolding",
        asks(given(columns={"power": ["Power Beam"], "eco": ["Seed Vault"]}), "flip Ecosystem", "flip Power Plant"),
        does(given(columns={"power": ["Power Beam"], "eco": ["Seed Vault"]}), "flip Power Plant", down=["Power Beam"]),
        does(given(columns={"power": ["Solar Sails", "Power Beam"], "yard": ["Blueprints"]}), down=["Power Beam"]),
        cannot(given(columns={"power": ["Power Beam"]}, down=["Power Beam"]), "NO_CARD_TO_FLIP"),
    ),
    *top(
        "Landing Pads",
        asks(given(ship=3), *ANYWHERE, energy=1),
        does(given(ship=3, energy=1), "land Ecosystem", "land Laboratory", energy=0, ship=1, eco="0", lab="0"),
        does(given(ship=1), "land Water Supply", energy=1, ship=0, water="0"),
        cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(ship=0), "SHIP_IS_EMPTY"),
    ),
    *bottom(
        "Landing Pads",
        does(given(), drawn=2),
    ),
    *top(
        "Cargo Crane",
        asks(given(), *ANYWHERE, energy=1, ship=3),
        does(given(energy=1), "land Power Plant", energy=0, ship=2, power="0"),
        does(given(ship=0), "land Ecosystem", energy=1, eco="0"),
        does(given(earth=0), "land Ecosystem", energy=1, ship=6, eco="0"),
        cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(earth=0, eco="0000000"), "NONE_ON_EARTH", "SHIP_IS_EMPTY"),
    ),
    *bottom(
        "Cargo Crane",
        does(given(energy=0), ship=3),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ),
    *top(
        "Prefab Modules",
        asks(given(ship=3, energy=0), *ANYWHERE),
        does(given(ship=3), "land Laboratory", ship=2, lab="0"),
        does(given(deck=["Aqueduct"], ship=0), discard=["Prefab Modules"]),  # it draws before it is discarded
    ),
    *bottom(
        "Prefab Modules",
        asks(given(eco="0", lab="0"), "move from Ecosystem", "move from Laboratory"),
        does(given(eco="0", lab="0"), "move from Ecosystem", "move to Laboratory", eco="", lab="00"),
        asks(given(eco="0"), "move to Power Plant", "move to Laboratory", "move to Water Supply"),
        does(given(eco="0"), "move to Water Supply", eco="", water="0"),
        cannot(given(eco="1/0"), "NOBODY_TO_MOVE"),
    ),
    *top(
        "Regolith Printer",
        asks(given(), "decline", "use effect", ship=3),
        does(given(energy=1), "use effect", ship=5, energy=0),
        does(given(), "decline", ship=3),
        does(given(energy=0), ship=3),
        does(given(earth=1), ship=7),
        cannot(given(earth=0), "NONE_ON_EARTH", "NONE_ON_EARTH"),
    ),
    *bottom(
        "Regolith Printer",
        does(given(), drawn=1),
    ),
]
