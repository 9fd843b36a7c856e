"""Cases that look more closely: each is there because a card with one thing wrong passed all the others."""

# ruff: noqa: E501

from tests.cards.terraforming_mars.case import acts, cannot, does, given, scores

CITIES = [("city", "12", 0), ("city", "30", 1), ("city", "57"), ("city", "48", 1), ("city", "20", 0)]

CASES = [
    # Where the price is money, metal does not help.
    acts("Search For Life", given(deck=["Birds"], steel=9), megacredits=-1),
    acts("Space Mirrors", given(steel=9), megacredits=-7, p_energy=1),
    acts("Industrial Center", given(steel=9), megacredits=-7, p_steel=1),
    acts("Restricted Area", given(steel=9), megacredits=-2, hand=1),
    acts("Underground Detonations", given(steel=9), megacredits=-10, p_heat=2),
    # Points at the limits of what they count.
    scores("Tardigrades", given(cubes={"Tardigrades": 3}), 0),
    scores("Tardigrades", given(cubes={"Tardigrades": 8}), 2),
    scores("Herbivores", given(cubes={"Herbivores": 4}), 2),
    scores("Herbivores", given(), 0),
    scores("Io Mining Industries", given(tags={"jovian": 2}), 3),
    scores("Immigration Shuttles", given(tiles=CITIES[:2]), 0),
    scores("Immigration Shuttles", given(tiles=[*CITIES, ("city", "01", 1)]), 2),
    # Lasting effects, seen on a card that has only the tag in question, and not by what others play.
    does("Sponsors", given(played=["Research Outpost"]), megacredits=-5, p_megacredits=2),
    does("Vesta Shipyard", given(played=["Quantum Extractor"]), megacredits=-13, p_titanium=1),
    does("Vesta Shipyard", given(played=["Mass Converter"]), megacredits=-13, p_titanium=1),
    does("Building Industries", given(played=["Advanced Alloys"], steel=2, p_energy=1), "pay with steel 2", steel=-2, megacredits=0, p_energy=-1, p_steel=2),
    does("Adapted Lichen", given(their_played=["Ecological Zone", "Decomposers"]), p_plants=1),
    does("Phobos Space Haven", given(their_played=["Rover Construction"]), p_titanium=1, their_megacredits=2),
    # One way of an action when the other is not possible.
    acts("GHG Producing Bacteria", given(), cubes={"GHG Producing Bacteria": 1}),
    cannot("Great Escarpment Consortium", given(their_p_steel=1), "TOO_LITTLE_PRODUCTION steel 0 1"),
]  # fmt: skip
