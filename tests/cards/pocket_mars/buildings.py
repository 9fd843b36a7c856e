"""The abilities of the buildings."""

from tests.cards.pocket_mars.case import ability, asks, cannot, does, given

CASES = [
    *ability(
        "Ecosystem",
        asks(
            given(lab="01", power="/1"),
            "demote in Power Plant of seat 1",
            "promote in Laboratory of seat 0",
            "promote in Laboratory of seat 1",
        ),
        does(given(lab="01", power="/1"), "promote in Laboratory of seat 1", lab="0/1"),
        does(given(lab="01", power="/1"), "demote in Power Plant of seat 1", power="1"),
        does(given(lab="/1", energy=0), lab="1"),
        does(given(lab="0", energy=0), lab="/0"),
        asks(given(eco="/0", energy=0), "decline", "demote in Ecosystem of seat 0"),  # not without a word
        does(given(eco="/0"), "decline"),
        does(given(eco="/0"), "demote in Ecosystem of seat 0", eco="0"),
        asks(given(eco="1"), "decline", "promote in Ecosystem of seat 1"),
        asks(given(eco="/0", lab="/0"), "decline", "demote in Ecosystem of seat 0", "demote in Laboratory of seat 0"),
        asks(given(eco="/0", lab="/1"), "demote in Ecosystem of seat 0", "demote in Laboratory of seat 1"),
        cannot(given(), "NOBODY_TO_SHIFT"),
    ),
    *ability(
        "Power Plant",
        does(given(power="0"), energy=3),
        does(given(energy=0), energy=1),
        cannot(given(energy=5), "ENERGY_FULL 5"),
    ),
    *ability(
        "Laboratory",
        does(given(energy=0, lab="0"), ship=3),
        cannot(given(earth=0), "NONE_ON_EARTH"),
    ),
    *ability(
        "Water Supply",
        asks(
            given(hand=["Ice Drill", "Seed Vault"], own=["Canal Lock", "Solar Sails"]),
            *[f"bury {card}" for card in ("Seed Vault", "Solar Sails", "Ice Drill", "Canal Lock")],
        ),
        does(
            given(hand=["Ice Drill", "Seed Vault"], energy=0, water="0"),
            "bury Ice Drill",
            lost=["Ice Drill"],
            knows=["Ice Drill"],
            buried=1,
            drawn=1,
        ),
    ),
    *ability(
        "Construction Yard",
        asks(given(energy=0), "land Ecosystem", "land Power Plant", "land Laboratory", "land Water Supply"),
        does(given(ship=3), "land Laboratory", ship=2, lab="0"),
        cannot(given(ship=0), "SHIP_IS_EMPTY"),
    ),
]
