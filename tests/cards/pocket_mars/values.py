"""What the colour and the value of a card do when it is attached from the own prep module."""

from typing import Any

from pavonis.core.game import Game
from pavonis.testing import table

ORDER = {  # the cards of each building, the lowest first
    "Ecosystem": [
        *("Seed Vault", "Garden Terraces", "Lichen Cultures", "Greenhouse Dome"),
        *("Biosphere Exchange", "Pollinator Swarm", "First Forest"),
    ],
    "Power Plant": [
        *("Solar Sails", "Battery Bank", "Booster Stage", "Magnetic Brakes"),
        *("Power Beam", "Geothermal Well", "Orbital Mirror"),
    ],
    "Laboratory": [
        *("Crew Selection", "Field Laboratory", "Flight Simulator", "Launch Window"),
        *("Landing Beacon", "Data Archive", "Mission Control"),
    ],
    "Water Supply": [
        *("Ice Drill", "Aqueduct", "Pumping Station", "Canal Lock"),
        *("Reservoir", "Water Recycling", "Underground Sea"),
    ],
    "Construction Yard": [
        *("Assembly Crew", "Blueprints", "Scaffolding", "Landing Pads"),
        *("Cargo Crane", "Prefab Modules", "Regolith Printer"),
    ],
}
BEATS_A_BUILDING = 3  # the first three do not: 1, 2 and 3 are not greater than 3


def lands(game: Game[Any], building: str, card: str, *column: str, face_down: bool = False) -> bool:
    """Whether a colonist may land when a card is attached; the card must then lie uppermost in its building."""
    t = table(game).prep(0, card)
    if column:
        t.column(building, *column, face_down=column if face_down else [])
    t.do(0, f"attach {card}")
    assert t.column(building) == [*column, card]
    return bool(t.waiting == [0] and t.question(0).kind == "landing")


def check(game: Game[Any], building: str, place: int) -> None:
    """A card beats what is lower and nothing else, and what is higher beats it."""
    cards = ORDER[building]
    card = cards[place]
    has_zones = building != "Construction Yard"
    assert lands(game, building, card) == (has_zones and place >= BEATS_A_BUILDING)
    if place > 0:
        assert lands(game, building, card, cards[place - 1]) == has_zones
    if place + 1 < len(cards):
        assert not lands(game, building, card, cards[place + 1])
        assert lands(game, building, cards[place + 1], card) == has_zones
        assert lands(game, building, card, cards[place + 1], face_down=True) == has_zones
