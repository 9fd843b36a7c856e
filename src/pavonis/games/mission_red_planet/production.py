"""The production phases: tokens are placed in all regions, then awarded. Rulebook: Production phase; Discovery cards."""

from pavonis.core.events import ALL
from pavonis.games.mission_red_planet import events
from pavonis.games.mission_red_planet.cards import Tables
from pavonis.games.mission_red_planet.effects import (
    ADJACENT_BONUS,
    AWARD_SECOND,
    BONUS,
    COUNT_ADJACENT,
    COUNT_ONE_EACH,
    NO_PRODUCTION,
    PRODUCE_KIND,
)  # fmt: skip
from pavonis.games.mission_red_planet.state import COLOURS, EMPTY, KINDS, REGIONS, RedPlanetState

NO_CARD: int = -1
LAST: int = 3  # the production in which discoveries count


def produce(tables: Tables, s: RedPlanetState, number: int) -> None:
    """One production: as many tokens for each revealed region as its number says, more or fewer where discoveries say so."""
    s.tell(ALL, events.PRODUCTION, number)
    codes = [NO_CARD] * REGIONS
    if number == LAST:
        codes = [NO_CARD if card == EMPTY else tables.find(card).code for card in s.discoveries]
    for region in range(REGIONS):
        if s.revealed >> region & 1:
            place(tables, s, region, number, codes)
    for region in range(REGIONS):
        award(tables, s, region, codes[region])


def place(tables: Tables, s: RedPlanetState, region: int, number: int, codes: list[int]) -> None:
    """Put the tokens of one region there, as far as the supply has them."""
    kind = s.resources[region]
    count = number
    if codes[region] == NO_PRODUCTION:
        return
    if codes[region] == BONUS:
        count += tables.find(s.discoveries[region]).n
    elif codes[region] == PRODUCE_KIND:
        kind = tables.find(s.discoveries[region]).n
    for neighbour in tables.adjacent[s.layout][region]:
        if codes[neighbour] == ADJACENT_BONUS:
            count += tables.find(s.discoveries[neighbour]).n
    count = min(count, s.bank[kind])
    s.bank[kind] -= count
    s.lying[region * KINDS + kind] += count
    s.tell(ALL, events.PRODUCED, region, kind, count)


def award(tables: Tables, s: RedPlanetState, region: int, code: int) -> None:
    """Who leads takes what lies there, equal leaders share; what cannot be shared stays."""
    start = region * KINDS
    if not any(s.lying[start : start + KINDS]):
        return
    takers = shared_by(strengths(tables, s, region, code), code == AWARD_SECOND)
    if not takers:
        return
    for kind in range(KINDS):
        each = s.lying[start + kind] // len(takers)
        if each:
            for colour in takers:
                s.owned[colour * KINDS + kind] += each
                s.tell(ALL, events.AWARDED, colour, region, kind, each)
            s.lying[start + kind] -= each * len(takers)


def strengths(tables: Tables, s: RedPlanetState, region: int, code: int) -> list[int]:
    """How many astronauts each colour counts in a region."""
    counts = s.astronauts(region)
    if code == COUNT_ONE_EACH:
        return [min(count, 1) for count in counts]
    if code == COUNT_ADJACENT:
        for colour in range(len(counts)):
            if counts[colour]:
                for neighbour in tables.adjacent[s.layout][region]:
                    counts[colour] += s.mars[neighbour * COLOURS + colour]
    return counts


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
