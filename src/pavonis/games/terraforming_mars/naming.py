"""What the numbers in the events and reasons of Terraforming Mars stand for."""

from typing import Final

from pavonis.games.terraforming_mars import events, reasons
from pavonis.games.terraforming_mars.board import PLACE_NAMES, TILE_NAMES
from pavonis.games.terraforming_mars.tables import AWARD_NAMES, MILESTONE_NAMES, NAMES, PROJECT_NAMES
from pavonis.kit.naming import Kinds, Naming
from pavonis.kit.terraforming import CUBE_NAMES, PARAMETER_NAMES, RESOURCE_NAMES, TAG_NAMES

KINDS: Final[Kinds] = {
    "card": NAMES,
    "corporation": NAMES,
    "source": NAMES,
    "resource": RESOURCE_NAMES,
    "parameter": PARAMETER_NAMES,
    "tag": TAG_NAMES,
    "cubes": CUBE_NAMES,
    "tile": TILE_NAMES,
    "place": PLACE_NAMES,
    "project": PROJECT_NAMES,
    "milestone": MILESTONE_NAMES,
    "award": AWARD_NAMES,
}

EVENT_NAMES: Final = Naming(events.EVENTS, KINDS)
REASON_NAMES: Final = Naming(reasons.REASONS, KINDS)
