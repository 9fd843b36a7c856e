"""Points and winners. Rulebook: Scoring phase; Duel, the winner."""

from typing import Final

from pavonis.games.mission_red_planet import effects
from pavonis.games.mission_red_planet.cards import CELERIUM, FIRST_DISCOVERY, ICE, ICE_MONOPOLY, SYLVANITE, TOKEN_VALUE
from pavonis.games.mission_red_planet.discoveries import FINDS
from pavonis.games.mission_red_planet.effects import CELERIUM_TOKENS, IN_INNER, IN_WORMHOLE, ON_PHOBOS, Goal
from pavonis.games.mission_red_planet.production import having
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, EMPTY, KIND_ROOM, KINDS, OVER, PHOBOS, RedPlanetState
from pavonis.kit.observation import ScoreEntry
from pavonis.kit.zones import members

LINES: Final = ["ice", "sylvanite", "celerium", "missions", "ice_monopoly", "discoveries"]


def score_lines(setting: Setting, s: RedPlanetState, colour: int) -> list[int]:
    """The points of a colour, line by line, in the order of LINES; before the end only tokens are points."""
    lines = [TOKEN_VALUE[kind] * s.owned[colour * KIND_ROOM + kind] for kind in range(KINDS)]
    if s.phase < OVER:
        return [*lines, 0, 0, 0]
    return [*lines, mission_points(setting, s, colour), ice_points(s, colour), discovery_points(setting, s, colour)]


def total(setting: Setting, s: RedPlanetState, colour: int) -> int:
    """The points of a colour as they stand."""
    if s.phase == OVER:
        return sum(score_lines(setting, s, colour))
    points = 0  # the same without the lines that are empty before the end, for this is asked often
    for kind in range(KINDS):
        points += TOKEN_VALUE[kind] * s.owned[colour * KIND_ROOM + kind]
    return points


def scores(setting: Setting, s: RedPlanetState) -> list[int]:
    """The points of every seat as they stand."""
    return [total(setting, s, seat) for seat in range(len(s.seats))]


def mission_points(setting: Setting, s: RedPlanetState, seat: int) -> int:
    """The points of all missions of a seat; neutral colours have none."""
    if seat >= len(s.seats):
        return 0
    return sum([goal_points(setting, s, setting.goals[card], seat) for card in missions_of(s, seat)])


def missions_of(s: RedPlanetState, seat: int) -> list[int]:
    """The first mission of a seat and those that it has drawn and kept."""
    first = [] if s.mission[seat] == EMPTY else [s.mission[seat]]
    return first + [card for card in members(s.area[seat]) if card < FIRST_DISCOVERY]


def score_sheet(setting: Setting, s: RedPlanetState, seat: int) -> list[ScoreEntry]:
    """Where the points of a seat come from at the end: the mission or discovery, where there is one."""
    lines = dict(zip(LINES, score_lines(setting, s, seat), strict=True))
    sheet = [ScoreEntry(line, -1, lines[line]) for line in ("ice", "sylvanite", "celerium", "ice_monopoly")]
    for card in missions_of(s, seat):
        sheet.append(ScoreEntry("missions", card, goal_points(setting, s, setting.goals[card], seat)))
    for region in setting.outer:
        if s.discoveries[region] != EMPTY:
            sheet.append(ScoreEntry("discoveries", s.discoveries[region], find_points(setting, s, region, seat)))
    return sheet


def presence_points(setting: Setting, s: RedPlanetState, goal: Goal, colour: int) -> int:
    return goal.points[sum([s.mars[region * COLOUR_ROOM + colour] > 0 for region in goal.regions])]


def lead_points(setting: Setting, s: RedPlanetState, goal: Goal, colour: int) -> int:
    counts = [counted(setting, s, goal.of, rival) for rival in range(len(s.supply))]
    return goal.points[1] if colour in having(counts, max(counts)) else 0


def each_kind_points(setting: Setting, s: RedPlanetState, goal: Goal, colour: int) -> int:
    fewest = min(s.owned[colour * KIND_ROOM : colour * KIND_ROOM + KINDS])
    return goal.points[1] if fewest >= goal.least else 0


def many_regions_points(setting: Setting, s: RedPlanetState, goal: Goal, colour: int) -> int:
    present = sum([s.mars[region * COLOUR_ROOM + colour] > 0 for region in setting.regions])
    return goal.points[1] if present >= goal.least else 0


def one_region_points(setting: Setting, s: RedPlanetState, goal: Goal, colour: int) -> int:
    most = max([s.mars[region * COLOUR_ROOM + colour] for region in setting.regions])
    return goal.points[1] if most >= goal.least else 0


GOALS: Final = {  # by code: the points of a mission for a colour
    effects.PRESENCE: presence_points,
    effects.LEAD: lead_points,
    effects.EACH_KIND: each_kind_points,
    effects.MANY_REGIONS: many_regions_points,
    effects.ONE_REGION: one_region_points,
}


def goal_points(setting: Setting, s: RedPlanetState, goal: Goal, colour: int) -> int:
    """What a mission is worth to a colour as things stand."""
    return GOALS[goal.code](setting, s, goal, colour)


def counted(setting: Setting, s: RedPlanetState, of: int, colour: int) -> int:
    """How much of the thing that a lead is about a colour has."""
    if of == ON_PHOBOS:
        return s.mars[PHOBOS * COLOUR_ROOM + colour]
    if of == IN_INNER:
        return sum([s.mars[region * COLOUR_ROOM + colour] for region in setting.inner])
    if of == IN_WORMHOLE:
        return s.wormhole[colour]
    return s.owned[colour * KIND_ROOM + (CELERIUM if of == CELERIUM_TOKENS else SYLVANITE)]


def ice_points(s: RedPlanetState, colour: int) -> int:
    """The Ice Monopoly: most ice tokens, shared and rounded down; nobody's without any. Rulebook: Global mission."""
    ice = s.owned[ICE::KIND_ROOM]
    leaders = having(ice, max(ice))
    return ICE_MONOPOLY // len(leaders) if colour in leaders else 0


def discovery_points(setting: Setting, s: RedPlanetState, colour: int) -> int:
    """What the discoveries of the scoring phase give and take; real astronauts count."""
    points = 0
    for region in setting.outer:
        if s.discoveries[region] != EMPTY:
            points += find_points(setting, s, region, colour)
    return points


def find_points(setting: Setting, s: RedPlanetState, region: int, colour: int) -> int:
    """What the discovery of a region is worth to a colour."""
    find = setting.finds[s.discoveries[region]]
    return FINDS[find.code].scores(find, s.astronauts(region), colour)


def tokens(s: RedPlanetState, colour: int) -> int:
    """How many point tokens a colour has, whatever they are worth."""
    return sum(s.owned[colour * KIND_ROOM : colour * KIND_ROOM + KINDS])


def winners(setting: Setting, s: RedPlanetState) -> list[int]:
    """Most points, then most tokens; with two players nobody, if a neutral colour has more points than both."""
    totals = [total(setting, s, colour) for colour in range(len(s.supply))]
    best = max(totals)
    leaders = [seat for seat in range(len(s.seats)) if totals[seat] == best]
    most = max([tokens(s, seat) for seat in leaders], default=0)
    return [seat for seat in leaders if tokens(s, seat) == most]


def decided_by(setting: Setting, s: RedPlanetState) -> list[tuple[str, list[int]]]:
    """With equal points, the number of point tokens, unless a neutral colour is ahead of all."""
    totals = [total(setting, s, colour) for colour in range(len(s.supply))]
    if totals[: len(s.seats)].count(max(totals)) < 2:
        return []
    return [("tie_tokens", [tokens(s, seat) for seat in range(len(s.seats))])]
