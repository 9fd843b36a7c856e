"""Points and winners. Rulebook: Scoring phase; Duel, the winner."""

from typing import Final

from pavonis.games.mission_red_planet.cards import ICE, ICE_MONOPOLY, MISSIONS, TOKEN_VALUE, Tables
from pavonis.games.mission_red_planet.effects import (
    CELERIUM_TOKENS,
    EACH_KIND,
    FINAL_SCORING,
    IN_INNER,
    IN_WORMHOLE,
    LEAD,
    MANY_REGIONS,
    ON_PHOBOS,
    POINTS_LEAD,
    PRESENCE,
    Goal,
)  # fmt: skip
from pavonis.games.mission_red_planet.production import having
from pavonis.games.mission_red_planet.state import COLOURS, EMPTY, FIRST_OUTER, KINDS, OVER, PHOBOS, REGIONS, RedPlanetState
from pavonis.kit.zones import members

LINES: Final = ["ice", "sylvanite", "celerium", "missions", "ice_monopoly", "discoveries"]


def score_lines(tables: Tables, s: RedPlanetState, colour: int) -> list[int]:
    """The points of a colour, line by line, in the order of LINES; before the end only tokens are points."""
    lines = [TOKEN_VALUE[kind] * s.owned[colour * KINDS + kind] for kind in range(KINDS)]
    if s.phase < OVER:
        return [*lines, 0, 0, 0]
    return [*lines, mission_points(tables, s, colour), ice_points(s, colour), discovery_points(tables, s, colour)]


def total(tables: Tables, s: RedPlanetState, colour: int) -> int:
    """The points of a colour as they stand."""
    return sum(score_lines(tables, s, colour))


def scores(tables: Tables, s: RedPlanetState) -> list[int]:
    """The points of every seat as they stand."""
    return [total(tables, s, seat) for seat in range(len(s.seats))]


def mission_points(tables: Tables, s: RedPlanetState, seat: int) -> int:
    """The points of all missions of a seat; neutral colours have none."""
    if seat >= len(s.seats):
        return 0
    points = goal_points(s, tables.missions[s.mission[seat]].goal, seat) if s.mission[seat] != EMPTY else 0
    for card in members(s.area[seat]):
        if card < MISSIONS:
            points += goal_points(s, tables.missions[card].goal, seat)
    return points


def goal_points(s: RedPlanetState, goal: Goal, colour: int) -> int:
    """What a mission is worth to a colour as things stand."""
    if goal.code == PRESENCE:
        return goal.points[sum([s.mars[region * COLOURS + colour] > 0 for region in goal.regions])]
    if goal.code == LEAD:
        counts = [counted(s, goal.of, rival) for rival in range(len(s.supply))]
        met = colour in having(counts, max(counts))
    elif goal.code == EACH_KIND:
        met = min(s.owned[colour * KINDS : colour * KINDS + KINDS]) >= goal.least
    else:
        found = [s.mars[region * COLOURS + colour] for region in range(REGIONS)]
        most = sum([count > 0 for count in found]) if goal.code == MANY_REGIONS else max(found)
        met = most >= goal.least
    return goal.points[1] if met else 0


def counted(s: RedPlanetState, of: int, colour: int) -> int:
    """How much of the thing that a lead is about a colour has."""
    if of == ON_PHOBOS:
        return s.mars[PHOBOS * COLOURS + colour]
    if of == IN_INNER:
        return sum([s.mars[region * COLOURS + colour] for region in range(FIRST_OUTER)])
    if of == IN_WORMHOLE:
        return s.wormhole[colour]
    return s.owned[colour * KINDS + (2 if of == CELERIUM_TOKENS else 1)]


def ice_points(s: RedPlanetState, colour: int) -> int:
    """The Ice Monopoly: most ice tokens, shared and rounded down; nobody's without any. Rulebook: Global mission."""
    ice = s.owned[ICE::KINDS]
    leaders = having(ice, max(ice))
    return ICE_MONOPOLY // len(leaders) if colour in leaders else 0


def discovery_points(tables: Tables, s: RedPlanetState, colour: int) -> int:
    """What the discoveries of the scoring phase give and take; real astronauts count."""
    points = 0
    for region in range(FIRST_OUTER, PHOBOS):
        if s.discoveries[region] != EMPTY and s.mars[region * COLOURS + colour]:
            find = tables.find(s.discoveries[region])
            if find.when == FINAL_SCORING:
                counts = s.astronauts(region)
                if find.code != POINTS_LEAD or counts[colour] == max(counts):
                    points += find.n
    return points


def tokens(s: RedPlanetState, colour: int) -> int:
    """How many point tokens a colour has, whatever they are worth."""
    return sum(s.owned[colour * KINDS : colour * KINDS + KINDS])


def winners(tables: Tables, s: RedPlanetState) -> list[int]:
    """Most points, then most tokens; with two players nobody, if a neutral colour has more points than both."""
    totals = [total(tables, s, colour) for colour in range(len(s.supply))]
    best = max(totals)
    leaders = [seat for seat in range(len(s.seats)) if totals[seat] == best]
    most = max([tokens(s, seat) for seat in leaders], default=0)
    return [seat for seat in leaders if tokens(s, seat) == most]
