"""Where the regions of Mission: Red Planet lie on a round map, for everything that draws it."""

from math import atan2, cos, degrees, radians, sin
from typing import Final

from pavonis.games.mission_red_planet.cards import Layout

ABOVE: Final = -90.0  # directions are degrees clockwise from the right


def directions(layout: Layout, inner: list[int]) -> dict[int, float]:
    """The direction of each region from the centre: the ring begins above, inner regions lie towards the outer ones beside them."""
    step = 360 / len(layout.ring)
    found = {region: ABOVE + place * step for place, region in enumerate(layout.ring)}
    wanted = [(toward(layout, region, found), region) for region in inner]
    wanted.sort()
    part = 360 / len(wanted)
    turn = mean([angle - place * part for place, (angle, _) in enumerate(wanted)])  # equal parts, as near as they come
    for place, (_, region) in enumerate(wanted):
        found[region] = round(ABOVE + turn + place * part, 2)
    return dict(sorted(found.items()))


def toward(layout: Layout, region: int, ring: dict[int, float]) -> float:
    """The direction of the outer regions that an inner one borders on, from above on."""
    return (mean([ring[near] for near in layout.adjacent[region] if near in ring]) - ABOVE) % 360


def mean(angles: list[float]) -> float:
    """The direction in which most of some directions point."""
    return degrees(atan2(sum([sin(radians(angle)) for angle in angles]), sum([cos(radians(angle)) for angle in angles])))
