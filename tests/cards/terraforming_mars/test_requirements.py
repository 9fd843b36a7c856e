"""Every requirement holds exactly at its limit: the card can be played there, and not one step beyond."""

import pytest

from pavonis.games.terraforming_mars.cards import PROJECT_CARDS
from pavonis.games.terraforming_mars.effects import TAGS_HELD
from pavonis.kit.terraforming import PARAMETER_NAMES
from tests.rulebook.terraforming_mars.mars import mars

LEAST = "least"
MOST = "most"
STEP = {"temperature": 2}

REQUIREMENTS = [
    ("Colonizer Training Camp", "oxygen", 5, MOST),
    ("Cloud Seeding", "oceans", 3, LEAST),
    ("Search For Life", "oxygen", 6, MOST),
    ("Capital", "oceans", 4, LEAST),
    ("Domed Crater", "oxygen", 7, MOST),
    ("Methane From Titan", "oxygen", 2, LEAST),
    ("Arctic Algae", "temperature", -12, MOST),
    ("Predators", "oxygen", 11, LEAST),
    ("Eos Chasma National Park", "temperature", -12, LEAST),
    ("Interstellar Colony Ship", "science", 5, LEAST),
    ("Cupola City", "oxygen", 9, MOST),
    ("GHG Producing Bacteria", "oxygen", 4, LEAST),
    ("Ants", "oxygen", 4, LEAST),
    ("ArchaeBacteria", "temperature", -18, MOST),
    ("Natural Preserve", "oxygen", 4, MOST),
    ("Lightning Harvest", "science", 3, LEAST),
    ("Algae", "oceans", 5, LEAST),
    ("Fish", "temperature", 2, LEAST),
    ("Lake Marineris", "temperature", 0, LEAST),
    ("Small Animals", "oxygen", 6, LEAST),
    ("Kelp Farming", "oceans", 6, LEAST),
    ("Beam From A Thorium Asteroid", "jovian", 1, LEAST),
    ("Mangrove", "temperature", 4, LEAST),
    ("Trees", "temperature", -4, LEAST),
    ("Electro Catapult", "oxygen", 8, MOST),
    ("Birds", "oxygen", 13, LEAST),
    ("Quantum Extractor", "science", 4, LEAST),
    ("Grass", "temperature", -16, LEAST),
    ("Heather", "temperature", -14, LEAST),
    ("Gene Repair", "science", 3, LEAST),
    ("Bushes", "temperature", -10, LEAST),
    ("Mass Converter", "science", 5, LEAST),
    ("Open City", "oxygen", 12, LEAST),
    ("Breathing Filters", "oxygen", 7, LEAST),
    ("Artificial Lake", "temperature", -6, LEAST),
    ("Farming", "temperature", 4, LEAST),
    ("Dust Seals", "oceans", 3, MOST),
    ("Moss", "oceans", 3, LEAST),
    ("Zeppelins", "oxygen", 5, LEAST),
    ("Worms", "oxygen", 4, LEAST),
    ("Decomposers", "oxygen", 3, LEAST),
    ("Fusion Power", "power", 2, LEAST),
    ("Symbiotic Fungus", "temperature", -14, LEAST),
    ("Extreme-Cold Fungus", "temperature", -10, MOST),
    ("Advanced Ecosystems", "plant", 1, LEAST),
    ("Advanced Ecosystems", "animal", 1, LEAST),
    ("Advanced Ecosystems", "microbe", 1, LEAST),
    ("Great Dam", "oceans", 4, LEAST),
    ("Wave Power", "oceans", 3, LEAST),
    ("Tectonic Stress Power", "science", 2, LEAST),
    ("Nitrophilic Moss", "oceans", 3, LEAST),
    ("Herbivores", "oxygen", 8, LEAST),
    ("Insects", "oxygen", 6, LEAST),
    ("Anti-Gravity Technology", "science", 7, LEAST),
    ("Caretaker Contract", "temperature", 0, LEAST),
    ("Designed Microorganisms", "temperature", -14, MOST),
    ("Lichen", "temperature", -24, LEAST),
    ("Power Supply Consortium", "power", 2, LEAST),
    ("Shuttles", "oxygen", 5, LEAST),
    ("Windmills", "oxygen", 7, LEAST),
    ("Tundra Farming", "temperature", -6, LEAST),
    ("Noctis Farming", "temperature", -20, LEAST),
    ("Water Splitting Plant", "oceans", 2, LEAST),
    ("Ice Cap Melting", "temperature", 2, LEAST),
    ("Biomass Combustors", "oxygen", 6, LEAST),
    ("Livestock", "oxygen", 9, LEAST),
    ("Permafrost Extraction", "temperature", -8, LEAST),
    ("Plantation", "science", 2, LEAST),
    ("AI Central", "science", 3, LEAST),
]  # fmt: skip


def reasons(card: str, what: str, value: int) -> list[str]:
    """What the requirements of a card lack when a parameter, or a number of own tags, has that value."""
    t = mars().seat(0, megacredits=100).hand(0, card)
    if what in PARAMETER_NAMES:
        t.set(**{what: value})
    else:
        t.tags(0, **{what: value})
    named = ("PARAMETER", f"TOO_FEW_TAGS {what}")
    return [reason for reason in t.why_not(0, f"play {card}") if reason.startswith(named)]


@pytest.mark.parametrize(("card", "what", "value", "side"), REQUIREMENTS)
def test_requirement(card: str, what: str, value: int, side: str) -> None:
    beyond = value + STEP.get(what, 1) * (1 if side == MOST else -1)
    assert reasons(card, what, value) == []
    if what in PARAMETER_NAMES:
        code = "PARAMETER_TOO_HIGH" if side == MOST else "PARAMETER_TOO_LOW"
        assert reasons(card, what, beyond) == [f"{code} {what} {beyond} {value}"]
    else:
        assert reasons(card, what, beyond) == [f"TOO_FEW_TAGS {what} {beyond} {value}"]


def test_all_are_here() -> None:
    listed = [card for card, *_ in REQUIREMENTS]
    assert listed == [card.name for card in PROJECT_CARDS for need in card.needs if need.what <= TAGS_HELD]
