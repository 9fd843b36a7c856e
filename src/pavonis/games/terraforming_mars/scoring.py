"""Points and winners. Rulebook: Final scoring."""

from typing import Final

from pavonis.games.terraforming_mars import effects
from pavonis.games.terraforming_mars.board import CAPITAL, COMMERCIAL_DISTRICT, NEIGHBOURS
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.tables import NAMES, POINTS_OF
from pavonis.kit.observation import ScoreEntry
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import HEAT, JOVIAN, MEGACREDITS, RESOURCES, SCIENCE, STEEL, TAGS, TITANIUM, terraformed
from pavonis.kit.zones import members

LINES: Final = ["rating", "awards", "milestones", "greeneries", "cities", "cards"]

FIRST_PLACE: Final = 5
SECOND_PLACE: Final = 2
MILESTONE: Final = 5
LANDLORD: Final = 0
BANKER: Final = 1
SCIENTIST: Final = 2
THERMALIST: Final = 3
TILE_OF: Final = {NAMES.index("Capital"): CAPITAL, NAMES.index("Commercial District"): COMMERCIAL_DISTRICT}


def award_level(s: MarsState, seat: int, award: int) -> int:
    """What a seat has of what an award counts. Rulebook: Fund an award."""
    base = seat * RESOURCES
    if award == LANDLORD:
        return s.tiles_of(seat)
    if award == BANKER:
        return s.production[base + MEGACREDITS]
    if award == SCIENTIST:
        return s.tags[seat * TAGS + SCIENCE]
    if award == THERMALIST:
        return s.stock[base + HEAT]
    return s.stock[base + STEEL] + s.stock[base + TITANIUM]


def award_levels(s: MarsState, award: int) -> list[int]:
    """The same of every seat."""
    return [award_level(s, seat, award) for seat in range(len(s.hands))]


def award_points(levels: list[int], seat: int) -> int:
    """First place, shared or not; second only behind a single first, and not in a game of two."""
    best = max(levels)
    if levels[seat] == best:
        return FIRST_PLACE
    if len(levels) == 2 or levels.count(best) > 1:
        return 0
    second = max([level for level in levels if level < best])
    return SECOND_PLACE if levels[seat] == second else 0


def card_points(s: MarsState, seat: int, card: int) -> int:
    """The points of a card in play, or among the played events."""
    found = 0
    for part in POINTS_OF[card]:
        if part.per == effects.POINTS:
            found += part.n
        elif part.per == effects.PER_CUBE:
            found += part.n * (s.cubes[card] // part.each)
        elif part.per == effects.ANY_CUBE:
            found += part.n if s.cubes[card] else 0
        elif part.per == effects.PER_TAG:
            found += part.n * s.tags[seat * TAGS + JOVIAN]
        elif part.per == effects.PER_CITY:
            found += part.n * (s.city_count() // part.each)
        elif TILE_OF[card] in s.tiles:
            around = NEIGHBOURS[s.tiles.index(TILE_OF[card])]
            found += part.n * (around & (s.cities if part.per == effects.PER_CITY_BESIDE else s.oceans)).bit_count()
    return found


def city_points(s: MarsState, seat: int) -> int:
    """A point for each greenery beside an own city, whoever it belongs to."""
    return sum([(NEIGHBOURS[place] & s.greeneries).bit_count() for place in members(s.own[seat] & s.cities)])


def score_lines(s: MarsState, seat: int) -> list[int]:
    """The points of a seat, line by line, in the order of LINES."""
    return [
        s.rating[seat],
        sum([award_points(award_levels(s, award), seat) for award in range(len(s.awards)) if s.awards[award] != NOBODY]),
        MILESTONE * s.milestones.count(seat),
        (s.own[seat] & s.greeneries).bit_count(),
        city_points(s, seat),
        sum([card_points(s, seat, card) for card in s.played[seat] if POINTS_OF[card]])
        + sum([card_points(s, seat, card) for card in s.events[seat] if POINTS_OF[card]]),
    ]


def score_sheet(s: MarsState, seat: int, levels: list[list[int]]) -> list[ScoreEntry]:
    """Where each point comes from: the award, milestone, place or card; the levels of all awards are known already."""
    sheet = [ScoreEntry("rating", -1, s.rating[seat])]
    for award in range(len(s.awards)):
        if s.awards[award] != NOBODY:
            sheet.append(ScoreEntry("awards", award, award_points(levels[award], seat)))
    sheet.extend([ScoreEntry("milestones", number, MILESTONE) for number, owner in enumerate(s.milestones) if owner == seat])
    sheet.extend([ScoreEntry("greeneries", place, 1) for place in members(s.own[seat] & s.greeneries)])
    for place in members(s.own[seat] & s.cities):
        sheet.append(ScoreEntry("cities", place, (NEIGHBOURS[place] & s.greeneries).bit_count()))
    for card in s.played[seat] + s.events[seat]:
        if POINTS_OF[card]:
            sheet.append(ScoreEntry("cards", card, card_points(s, seat, card)))
    return sheet


def scores(s: MarsState) -> list[int]:
    """The points of every seat as they stand."""
    return [sum(score_lines(s, seat)) for seat in range(len(s.hands))]


def winners(s: MarsState) -> list[int]:
    """Most points, then most megacredits; equals share the victory. In a solo game Mars has to be terraformed."""
    if len(s.hands) == 1:
        return [0] if terraformed(s.tracks) else []
    points = scores(s)
    ranks = [(points[seat], s.stock[seat * RESOURCES + MEGACREDITS]) for seat in range(len(points))]
    best = max(ranks)
    return [seat for seat in range(len(points)) if ranks[seat] == best]


def decided_by(s: MarsState) -> list[tuple[str, list[int]]]:
    """With equal points, the megacredits. Rulebook: End of the game."""
    points = scores(s)
    return [("tie_megacredits", s.stock[MEGACREDITS::RESOURCES])] if points.count(max(points)) > 1 else []
