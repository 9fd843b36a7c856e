"""The production phases: tokens are placed in all regions, then awarded. Rulebook: Production phase; Discovery cards."""

from typing import Final

from pavonis.core.events import ALL
from pavonis.games.mission_red_planet import events
from pavonis.games.mission_red_planet.discoveries import FINDS, NO_DISCOVERY, FindFaces
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import EMPTY, KIND_ROOM, KINDS, RedPlanetState

LAST_PRODUCTION: Final = 3  # the one in which discoveries count


def produce(setting: Setting, s: RedPlanetState, number: int) -> None:
    """One production: as many tokens for each revealed region as its number says, more or fewer where discoveries say so."""
    s.tell(ALL, events.PRODUCTION, number)
    faces = [NO_DISCOVERY] * len(s.discoveries)
    if number == LAST_PRODUCTION:
        faces = [NO_DISCOVERY if card == EMPTY else FINDS[setting.finds[card].code] for card in s.discoveries]
    for region in setting.regions:
        if s.revealed >> region & 1:
            place(setting, s, region, number, faces)
    for region in setting.regions:
        award(setting, s, region, faces[region])


def place(setting: Setting, s: RedPlanetState, region: int, number: int, faces: list[FindFaces]) -> None:
    """Put the tokens of one region there, as far as the supply has them."""
    here = faces[region]
    if here.barren:
        return
    kind = setting.finds[s.discoveries[region]].n if here.turns else s.resources[region]
    count = number + (setting.finds[s.discoveries[region]].n if here.richer else 0)
    for neighbour in setting.adjacent[s.layout][region]:
        if faces[neighbour].spreads:
            count += setting.finds[s.discoveries[neighbour]].n
    count = min(count, s.bank[kind])
    s.bank[kind] -= count
    s.lying[region * KIND_ROOM + kind] += count
    s.tell(ALL, events.PRODUCED, region, kind, count)


def award(setting: Setting, s: RedPlanetState, region: int, here: FindFaces) -> None:
    """The leader takes what lies there, equal leaders share it, and what cannot be shared stays."""
    start = region * KIND_ROOM
    if not any(s.lying[start : start + KINDS]):
        return
    takers = shared_by(here.counts(setting, s, region, s.astronauts(region)), here.second)
    if not takers:
        return
    for kind in range(KINDS):
        each = s.lying[start + kind] // len(takers)
        if each:
            for colour in takers:
                s.owned[colour * KIND_ROOM + kind] += each
                s.tell(ALL, events.AWARDED, colour, region, kind, each)
            s.lying[start + kind] -= each * len(takers)


def shared_by(counts: list[int], second: bool) -> list[int]:
    """The colours that share: all with the most, or, if that is one alone and the second place counts, all with the next most."""
    takers = having(counts, max(counts))
    if second and len(takers) == 1:
        counts = counts[:]
        counts[takers[0]] = 0
        takers = having(counts, max(counts))
    return takers


def having(counts: list[int], most: int) -> list[int]:
    """The colours with that many, if it is any."""
    return [colour for colour in range(len(counts)) if counts[colour] == most] if most else []
