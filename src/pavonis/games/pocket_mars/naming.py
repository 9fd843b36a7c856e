"""What the numbers in the events and reasons of Pocket Mars stand for. The names of cards depend on the deck."""

from pavonis.games.pocket_mars import events, reasons
from pavonis.games.pocket_mars.setting import ABILITIES, Setting
from pavonis.kit.naming import Kinds, Naming


def half_names(setting: Setting) -> dict[int, str]:
    """The actions of cards and the abilities of buildings, by number."""
    found = {ABILITIES + number: f"{building.names[0]} ability" for number, building in setting.buildings.items()}
    for number, card in setting.cards.items():
        found[number * 2] = f"{card.names[0]} top"
        found[number * 2 + 1] = f"{card.names[0]} bottom"
    return found


def namings(setting: Setting) -> tuple[Naming, Naming]:
    """The names in events and in reasons of a table."""
    cards = {number: card.names[0] for number, card in setting.cards.items()}
    buildings = {number: building.names[0] for number, building in setting.buildings.items()}
    kinds: Kinds = {
        "card": cards,
        "other": cards,
        "building": buildings,
        "from": buildings,
        "to": buildings,
        "colour": {number: building.colour for number, building in setting.buildings.items()},
        "half": half_names(setting),
    }
    return Naming(events.EVENTS, kinds), Naming(reasons.REASONS, kinds)
