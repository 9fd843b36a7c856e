"""The map of Terraforming Mars, milestones and awards: what seats have there and can still get."""

from math import exp
from typing import Final

from pavonis.bots.heuristics.terraforming_mars_outlook import Outlook
from pavonis.bots.heuristics.terraforming_mars_weights import AWARD_BLUR, AWARD_BLUR_LEFT
from pavonis.games.terraforming_mars.board import (
    BONUS_CARDS,
    BONUS_PLANTS,
    BONUS_STEEL,
    BONUS_TITANIUM,
    CAPITAL,
    COMMERCIAL_DISTRICT,
    GREENERY_TILE,
    LAND,
    MINING_AREA,
    MINING_RIGHTS,
    NEIGHBOURS,
    OCEAN_TILE,
)
from pavonis.games.terraforming_mars.placing import CITY_TILES
from pavonis.games.terraforming_mars.playable import milestone_level
from pavonis.games.terraforming_mars.scoring import FIRST_PLACE, MILESTONE, SECOND_PLACE, THERMALIST, award_level
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.tables import MILESTONE_COST, MILESTONE_NEEDS, MOST_CLAIMED
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import ENERGY, HEAT, PLANTS, RESOURCES, STEEL, TITANIUM
from pavonis.kit.zones import members

FULL: Final = 5.0  # generations left at which free places count in full
MINER: Final = 4


def map_worth(o: Outlook) -> float:
    """Greeneries, cities with the greeneries beside them, and what may still be laid there."""
    s = o.s
    own = s.own[o.seat]
    total = float((own & s.greeneries).bit_count())
    free = LAND & ~s.covered
    beside = o.w.beside * min(1.0, o.later / FULL)
    for place in members(own & s.cities):
        around = NEIGHBOURS[place]
        total += (around & s.greeneries).bit_count() + beside * (around & free).bit_count()
    return total


def bonus_worth(o: Outlook, place: int) -> float:
    """What a hex gives who puts a tile there."""
    found = 2 * (NEIGHBOURS[place] & o.s.oceans).bit_count() * o.money + BONUS_CARDS[place] * o.card
    found += BONUS_PLANTS[place] * o.stock[PLANTS]
    return found + BONUS_STEEL[place] * o.stock[STEEL] + BONUS_TITANIUM[place] * o.stock[TITANIUM]


def place_worth(o: Outlook, tile: int, place: int) -> float:
    """How good a hex is for a tile."""
    s = o.s
    around = NEIGHBOURS[place]
    free = (around & LAND & ~s.covered).bit_count()
    beside = o.w.beside * min(1.0, o.later / FULL)
    own = (around & s.cities & s.own[o.seat]).bit_count()
    others = (around & s.cities).bit_count() - own
    total = bonus_worth(o, place)
    if tile == OCEAN_TILE:
        return total + 0.02 * ((around & s.near[o.seat]).bit_count() - others)
    if tile == GREENERY_TILE:
        return total + own - others / max(1, len(s.hands) - 1) + 0.01 * free
    if tile in CITY_TILES:
        total += (around & s.greeneries).bit_count() + beside * free
        return total + (around & s.oceans).bit_count() if tile == CAPITAL else total
    if tile == COMMERCIAL_DISTRICT:
        total += own + others
    elif tile in (MINING_AREA, MINING_RIGHTS):
        total += o.made[TITANIUM] if BONUS_TITANIUM[place] else o.made[STEEL]
    return total - beside * own + 0.5 * beside * others


def milestones_worth(o: Outlook) -> float:
    """Milestones claimed, and those that may be: by what is missing, and by how near the nearest rival is."""
    s = o.s
    total = float(MILESTONE * s.milestones.count(o.seat))
    slots = MOST_CLAIMED - len(s.milestones) + s.milestones.count(NOBODY)
    if o.alone or slots <= 0:
        return total
    gain = max(0.0, MILESTONE - MILESTONE_COST * o.money)
    chances: list[float] = []
    for number in range(len(s.milestones)):
        if s.milestones[number] == NOBODY:
            best = 0.0
            for rival in range(len(s.hands)):
                if rival != o.seat:
                    best = max(best, nearness(o, rival, number))
            chances.append(nearness(o, o.seat, number) * (1.0 - 0.5 * best))
    chances.sort(reverse=True)
    time = 1.0 - (o.last if o.gone else 0.0)
    for chance in chances[:slots]:
        total += gain * chance * o.w.claimable * time
    return total


def nearness(o: Outlook, seat: int, number: int) -> float:
    """1 if a milestone is reached, less the more is missing."""
    missing = MILESTONE_NEEDS[number] - milestone_level(o.s, seat, number)
    return exp(-o.w.milestone_fall[number] * missing) if missing > 0 else 1.0


def awards_worth(s: MarsState, later: float) -> list[float]:
    """What each seat can expect of the awards that are funded."""
    seats = len(s.hands)
    found = [0.0] * seats
    for number in range(len(s.awards)):
        if s.awards[number] == NOBODY:
            continue
        expected = award_expected(s, number, later)
        for seat in range(seats):
            found[seat] += expected[seat]
    return found


def award_expected(s: MarsState, number: int, later: float) -> list[float]:
    """What each seat can expect of an award, funded or not."""
    seats = len(s.hands)
    levels = [final_level(s, seat, number, later) for seat in range(seats)]
    blur = AWARD_BLUR[number] + AWARD_BLUR_LEFT[number] * later
    best = max(levels)
    odds = [exp((level - best) / blur) for level in levels]
    total = 0.0
    for each in odds:
        total += each
    found = [FIRST_PLACE * each / total for each in odds]
    if seats > 2:
        for seat in range(seats):
            for first in range(seats):
                if first != seat:
                    found[seat] += SECOND_PLACE * odds[first] / total * odds[seat] / (total - odds[first])
    return found


def final_level(s: MarsState, seat: int, number: int, later: float) -> float:
    """What a seat is likely to have in the end of what an award counts: of heat and metals, what comes with the last production."""
    level = float(award_level(s, seat, number))
    base = seat * RESOURCES
    kept = 1.0 / (1.0 + later)
    if number == THERMALIST:
        coming = s.production[base + HEAT] + s.production[base + ENERGY] * min(1.0, later)
        return level * kept + s.stock[base + ENERGY] * kept + coming
    if number == MINER:
        return level * kept + s.production[base + STEEL] + s.production[base + TITANIUM]
    return level
