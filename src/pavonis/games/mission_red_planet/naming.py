"""What the numbers in the events and reasons of Mission: Red Planet stand for. The names of cards depend on the deck."""

from typing import Final

from pavonis.games.mission_red_planet import events, moves, reasons
from pavonis.games.mission_red_planet.cards import KIND_NAMES
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import EMPTY, FIRST_PAD, PADS
from pavonis.kit.naming import Kinds, Naming

ANYWHERE: Final = "anywhere"  # a ship without a destination


def namings(setting: Setting) -> tuple[Naming, Naming]:
    """The names in events and in reasons of a game with these cards."""
    pads = [f"pad {pad + 1}" for pad in range(PADS)]
    regions = english(setting.region_names)
    kinds: Kinds = {
        "card": english(setting.card_names),
        "character": english(setting.character_names),
        "colour": moves.COLOUR_NAMES,
        "victim": moves.COLOUR_NAMES,
        "pad": pads,
        "region": regions,
        "from": regions,
        "to": regions,
        "other": regions,
        "place": regions | {FIRST_PAD + pad: name for pad, name in enumerate(pads)},
        "resource": KIND_NAMES,
        "ship": {ship: ship_name(setting, ship) for ship in setting.ships},
    }
    return Naming(events.EVENTS, kinds), Naming(reasons.REASONS, kinds)


def english(names: dict[int, list[str]]) -> dict[int, str]:
    """The English names of things by number."""
    return {number: each[0] for number, each in names.items()}


def ship_name(setting: Setting, ship: int) -> str:
    """A ship, by where it goes and how many it holds."""
    going = setting.destination[ship]
    return f"{ANYWHERE if going == EMPTY else setting.region_names[going][0]} for {setting.capacity[ship]}"
