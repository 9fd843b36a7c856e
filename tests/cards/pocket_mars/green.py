"""The green cards."""

from tests.cards.pocket_mars.case import asks, bottom, cannot, does, given, top

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
    *bottom(
        "Seed Vault",
        does(given(eco="1", lab="0"), ship=4),  # neither a rival here nor an own colonist elsewhere counts
        does(given(eco="1", earth=1), ship=7),
        cannot(given(eco="0"), "COLONIST_HERE Ecosystem"),
        cannot(given(eco="/0"), "COLONIST_HERE Ecosystem"),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ),
    *top(
        "Garden Terraces",
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
        asks(given(eco="0", lab="0"), "promote Ecosystem", "promote Laboratory", after=("decline",)),
        does(given(eco="0/1"), "decline"),  # promotes nobody: the zone is full
        does(given(eco="0/1"), "move from Ecosystem", "move to Water Supply", eco="/1", water="/0"),
        cannot(given(eco="/0"), "NOBODY_TO_MOVE", "NOBODY_TO_PROMOTE"),
    ),
    *bottom(
        "Garden Terraces",
        does(given(energy=1), energy=0, ship=1, eco="0"),
        does(given(ship=4, eco="0"), energy=1, ship=3, eco="00"),
        cannot(given(energy=0), "TOO_LITTLE_ENERGY 0 1"),
        cannot(given(ship=0), "SHIP_IS_EMPTY"),
    ),
    *top(
        "Lichen Cultures",
        asks(given(eco="0", lab="0", energy=1), "decline", "promote Ecosystem", "promote Laboratory", ship=3),
        does(given(eco="0", lab="0", energy=1), "promote Ecosystem", ship=3, energy=0, eco="/0"),
        does(given(eco="0"), "decline", ship=3),
        does(given(eco="0", energy=0), ship=3),
        does(given(eco="0", earth=0), "promote Ecosystem", energy=1, eco="/0"),
        cannot(given(eco="0", earth=0, energy=0), "NONE_ON_EARTH", "TOO_LITTLE_ENERGY 0 1"),
    ),
    *bottom(
        "Lichen Cultures",
        asks(given(columns={"power": ["Solar Sails", "Power Beam"]}), "flip Ecosystem", "flip Power Plant"),
        does(given(eco="0", columns={"power": ["Solar Sails", "Power Beam"]}), "flip Power Plant", down=["Power Beam"]),
        does(given(columns={"yard": ["Blueprints"]}), down=["Lichen Cultures"]),  # never in the black building
        does(given(columns={"power": ["Power Beam"]}, down=["Power Beam"]), down=["Lichen Cultures", "Power Beam"]),
    ),
    *top(
        "Greenhouse Dome",
        does(given(), ship=4),
        does(given(earth=1), ship=7),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ),
    *bottom(
        "Greenhouse Dome",
        asks(given(eco="0", lab="0", water="0"), "move from Laboratory", "move from Water Supply"),
        does(given(lab="0", water="0"), "move from Laboratory", lab="", eco="0"),
        does(given(lab="00"), lab="0", eco="0"),
        cannot(given(eco="0", lab="1/0"), "NOBODY_TO_MOVE"),
    ),
    *top(
        "Biosphere Exchange",
        does(given(eco="0/1"), eco="1/0"),
        asks(given(eco="0/1", lab="1/0"), "swap in Ecosystem up seat 0 down seat 1", "swap in Laboratory up seat 1 down seat 0"),
        does(given(eco="0/1", lab="1/0"), "swap in Laboratory up seat 1 down seat 0", lab="0/1"),
        does(given(seats=3, eco="1/2"), eco="2/1"),  # both may be rivals
        cannot(given(eco="0/0", lab="1"), "NOBODY_TO_SWAP"),
    ),
    *bottom(
        "Biosphere Exchange",
        does(given(hand=["Seed Vault", "Ice Drill"]), ship=3),
        cannot(given(hand=["Solar Sails", "Ice Drill"]), "NO_COLOUR_IN_HAND green"),
        cannot(given(hand=["Seed Vault", "Ice Drill"], earth=0), "NONE_ON_EARTH"),
    ),
    *top(
        "Pollinator Swarm",
        does(given(), ship=3, drawn=2),
        does(given(earth=0), drawn=2),
    ),
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
    *bottom(
        "First Forest",
        does(given(eco="00", lab="0", energy=0), eco="0/0"),
        cannot(given(lab="0"), "NO_ONE_STAR Ecosystem"),
        cannot(given(eco="0/1"), "TWO_STAR_FULL Ecosystem"),
    ),
]
