"""What discoveries do to their regions: in the discovery phase, in the third production and in the scoring phase."""

from collections.abc import Callable
from typing import Final

from pavonis.core.events import ALL
from pavonis.games.mission_red_planet import effects, events, verbs
from pavonis.games.mission_red_planet.effects import Find
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, RedPlanetState

Happens = Callable[[RedPlanetState, Find, int], bool]
Counts = Callable[[Setting, RedPlanetState, int, list[int]], list[int]]
Scores = Callable[[Find, list[int], int], int]


def nothing_happens(s: RedPlanetState, find: Find, region: int) -> bool:
    """Of a discovery that counts later."""
    return False


def each_loses(s: RedPlanetState, find: Find, region: int) -> bool:
    for colour in range(len(s.supply)):
        count = min(find.n, s.mars[region * COLOUR_ROOM + colour])
        if count:
            verbs.lose(s, colour, region, count)
            s.tell(ALL, events.LOST, colour, region, count)
    return False


def pull_docked(s: RedPlanetState, find: Find, region: int) -> bool:
    """All aboard docked ships come into the region; the ships stay."""
    came = False
    for pad in range(len(s.ships)):
        if s.docked(pad):
            s.aboard[pad] = 0
            for colour in range(len(s.supply)):
                count = s.crew[pad * COLOUR_ROOM + colour]
                if count:
                    s.crew[pad * COLOUR_ROOM + colour] = 0
                    s.mars[region * COLOUR_ROOM + colour] += count
                    s.tell(ALL, events.PULLED, colour, pad, region, count)
                    came = True
    if came:
        verbs.reveal(s, region)
    return False


def evacuate(s: RedPlanetState, find: Find, region: int) -> bool:
    return True  # astronauts must leave, and their owners decide where to


def as_they_are(setting: Setting, s: RedPlanetState, region: int, counts: list[int]) -> list[int]:
    """Every astronaut in the region counts."""
    return counts


def one_each(setting: Setting, s: RedPlanetState, region: int, counts: list[int]) -> list[int]:
    return [min(count, 1) for count in counts]


def with_adjacent(setting: Setting, s: RedPlanetState, region: int, counts: list[int]) -> list[int]:
    for colour in range(len(counts)):
        if counts[colour]:
            for neighbour in setting.adjacent[s.layout][region]:
                counts[colour] += s.mars[neighbour * COLOUR_ROOM + colour]
    return counts


def no_points(find: Find, counts: list[int], colour: int) -> int:
    """Of a discovery that is done when points are counted."""
    return 0


def points_present(find: Find, counts: list[int], colour: int) -> int:
    return find.n if counts[colour] else 0


def points_lead(find: Find, counts: list[int], colour: int) -> int:
    return find.n if counts[colour] and counts[colour] == max(counts) else 0


class FindFaces:
    """All there is to a discovery but its words.

    `happens` is carried out in the discovery phase and says whether astronauts must still leave the region.
    In the third production a region that is `barren` gets no tokens, one that is `richer` gets n more, one that `spreads` gives
    n more to adjacent regions, and one that `turns` gets tokens of another kind. `counts` says how many astronauts each colour
    counts there, `second` that the second place takes the tokens.
    `scores` are points of a colour in the scoring phase.
    """

    def __init__(
        self,
        *,
        happens: Happens = nothing_happens,
        counts: Counts = as_they_are,
        scores: Scores = no_points,
        barren: bool = False,
        richer: bool = False,
        spreads: bool = False,
        turns: bool = False,
        second: bool = False,
    ) -> None:
        self.happens: Final = happens
        self.counts: Final = counts
        self.scores: Final = scores
        self.barren: Final = barren
        self.richer: Final = richer
        self.spreads: Final = spreads
        self.turns: Final = turns
        self.second: Final = second


NO_DISCOVERY: Final = FindFaces()
FINDS: Final = {  # by code
    effects.EACH_LOSES: FindFaces(happens=each_loses),
    effects.PULL_DOCKED: FindFaces(happens=pull_docked),
    effects.EVACUATE: FindFaces(happens=evacuate),
    effects.ADJACENT_BONUS: FindFaces(spreads=True),
    effects.NO_PRODUCTION: FindFaces(barren=True),
    effects.BONUS: FindFaces(richer=True),
    effects.COUNT_ONE_EACH: FindFaces(counts=one_each),
    effects.COUNT_ADJACENT: FindFaces(counts=with_adjacent),
    effects.AWARD_SECOND: FindFaces(second=True),
    effects.PRODUCE_KIND: FindFaces(turns=True),
    effects.POINTS_PRESENT: FindFaces(scores=points_present),
    effects.POINTS_LEAD: FindFaces(scores=points_lead),
}


def discover(setting: Setting, s: RedPlanetState, region: int) -> bool:
    """Carry out a discovery that acts now; whether astronauts must still leave, which their owners decide."""
    found = setting.finds[s.discoveries[region]]
    return FINDS[found.code].happens(s, found, region)
