"""What the numbers in the events and reasons of Ares Expedition stand for."""

from collections.abc import Sequence
from typing import Final

from pavonis.games.ares_expedition import events, reasons
from pavonis.games.ares_expedition.effects import ARES_TAG_NAMES, PHASE_NAMES, RESOURCE_NAMES, ZONE_NAMES
from pavonis.games.ares_expedition.tables import NAMES, OCEAN_TILES, STANDARD_NAMES
from pavonis.kit.naming import Kinds, Naming
from pavonis.kit.terraforming import CUBE_NAMES, PARAMETER_NAMES

OCEAN_REWARDS: Final = ["megacredits", "plants", "cards"]
OCEAN_NAMES: Final = [  # a tile is known by what is on its back
    " and ".join([f"{n} {what}" for n, what in zip(tile, OCEAN_REWARDS, strict=True) if n]) for tile in OCEAN_TILES
]

KINDS: Final[dict[str, Sequence[str]]] = {
    "card": NAMES,
    "corporation": NAMES,
    "phase": PHASE_NAMES,
    "resource": RESOURCE_NAMES,
    "parameter": PARAMETER_NAMES,
    "tag": ARES_TAG_NAMES,
    "other_tag": ARES_TAG_NAMES,
    "cubes": CUBE_NAMES,
    "standard": STANDARD_NAMES,
    "tile": OCEAN_NAMES,
}

ZONE_CODES: Final = (reasons.ZONE_TOO_LOW, reasons.ZONE_TOO_HIGH, reasons.ZONE_TOO_LOW_NOW, reasons.ZONE_TOO_HIGH_NOW)
ZONES: Final[Kinds] = dict.fromkeys(("has", "needs", "most"), ZONE_NAMES)

EVENT_NAMES: Final = Naming(events.EVENTS, KINDS)
REASON_NAMES: Final = Naming(reasons.REASONS, KINDS, dict.fromkeys(ZONE_CODES, ZONES))
