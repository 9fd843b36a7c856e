"""The black cards."""

from tests.cards.pocket_mars.case import asks, bottom, cannot, does, given, top
from tests.cards.pocket_mars.halves import (
    ANYWHERE,
    LAND_TWO,
    LAUNCH_AND_DRAW_TWO,
    LAUNCH_AND_LAND,
    LAUNCH_AND_MAYBE_LAND,
    LAUNCH_AND_MAYBE_PROMOTE,
    LAUNCH_AND_MAYBE_TWO_MORE,
    PROMOTE_ONE,
    launch_one,
)

CASES = [
    *top("Assembly Crew", *LAUNCH_AND_MAYBE_LAND),
    *bottom(
        "Assembly Crew",
        does(given(ship=0, eco="0"), ship=2),
        cannot(given(ship=1), "SHIP_NOT_EMPTY"),
        cannot(given(earth=0, eco="0000000"), "NONE_ON_EARTH"),
    ),
    *top("Blueprints", *LAUNCH_AND_DRAW_TWO),
    *bottom("Blueprints", *PROMOTE_ONE),
    *top("Scaffolding", *LAUNCH_AND_MAYBE_PROMOTE),
    *bottom(
        "Scaffolding",
        asks(given(columns={"power": ["Power Beam"], "eco": ["Seed Vault"]}), "flip Ecosystem", "flip Power Plant"),
        does(given(columns={"power": ["Power Beam"], "eco": ["Seed Vault"]}), "flip Power Plant", down=["Power Beam"]),
        does(given(columns={"power": ["Solar Sails", "Power Beam"], "yard": ["Blueprints"]}), down=["Power Beam"]),
        cannot(given(columns={"power": ["Power Beam"]}, down=["Power Beam"]), "NO_CARD_TO_FLIP"),
    ),
    *top("Landing Pads", *LAND_TWO),
    *bottom(
        "Landing Pads",
        does(given(), drawn=2),
    ),
    *top("Cargo Crane", *LAUNCH_AND_LAND),
    *bottom("Cargo Crane", *launch_one("eco")),
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
    *top("Regolith Printer", *LAUNCH_AND_MAYBE_TWO_MORE),
    *bottom(
        "Regolith Printer",
        does(given(), drawn=1),
    ),
]
