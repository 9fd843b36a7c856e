"""What can be read off a position of Mission: Red Planet besides the terms: from this the learned part judges who will win."""

from typing import Final

from pavonis.games.mission_red_planet.cards import RECRUITER
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, RedPlanetState
from pavonis.kit.zones import size

FACTS: Final = [
    "astronauts on Mars", "on launched ships", "on docked ships", "in supply", "in the wormhole",
    "regions with own", "regions led", "regions shared", "characters in hand", "Recruiter in hand", "cards", "to go first",
]  # fmt: skip


def facts(setting: Setting, s: RedPlanetState, seat: int) -> list[float]:
    """The facts of a seat, in the order of their names."""
    on_mars = present = led = shared = 0
    for region in setting.regions:
        own = s.mars[region * COLOUR_ROOM + seat]
        if own:
            on_mars += own
            present += 1
            others = 0
            for colour in range(len(s.supply)):
                if colour != seat:
                    others = max(others, s.mars[region * COLOUR_ROOM + colour])
            if own > others:
                led += 1
            elif own == others:
                shared += 1
    launched = docked = 0
    for pad in range(len(s.ships)):
        crew = s.crew[pad * COLOUR_ROOM + seat]
        if s.launched >> pad & 1:
            launched += crew
        else:
            docked += crew
    hand = s.hands[seat]
    return [
        float(on_mars), float(launched), float(docked), float(s.supply[seat]), float(s.wormhole[seat]),
        float(present), float(led), float(shared), float(size(hand)), 1.0 if hand >> RECRUITER & 1 else 0.0,
        float(size(s.area[seat])), 1.0 if s.first == seat else 0.0,
    ]  # fmt: skip
