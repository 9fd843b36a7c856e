"""Tiles: where each may lie, and what placing one brings. Rulebook: Tiles."""

from typing import Final

from pavonis.core.events import ALL
from pavonis.games.terraforming_mars import effects, events, moves, verbs
from pavonis.games.terraforming_mars.board import (
    BONUS_CARDS,
    BONUS_PLANTS,
    BONUS_STEEL,
    BONUS_TITANIUM,
    CAPITAL,
    CITY_TILE,
    GANYMEDE,
    GREENERY_TILE,
    LAND,
    METALLIC,
    NEIGHBOURS,
    NOCTIS,
    OCEAN_AREAS,
    OCEAN_BONUS,
    OCEAN_TILE,
    ON_MARS,
    PHOBOS,
    VOLCANIC,
)
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import NEUTRAL, NOWHERE, MarsState
from pavonis.kit import piles
from pavonis.kit.terraforming import GOALS, MEGACREDITS, OCEANS, OXYGEN, PLANTS, STEEL, TITANIUM
from pavonis.kit.zones import members

CITY_TILES: Final = (CITY_TILE, CAPITAL)
MOVE_KIND: Final = [moves.MARKER, moves.OCEAN, moves.GREENERY, moves.CITY]  # by tile; all others are special


def free_land(setting: Setting, s: MarsState, seat: int) -> int:
    """The land hexes where that seat may put a tile at all."""
    free = LAND & ~s.covered
    if s.claimed != NOWHERE and s.claimer != seat:
        free &= ~(1 << s.claimed)
    return free


def beside_greenery(s: MarsState, free: int) -> int:
    """Those hexes that lie beside a greenery."""
    found = 0
    for place in members(s.greeneries):
        found |= NEIGHBOURS[place]
    return found & free


def beside_two_cities(s: MarsState, free: int) -> int:
    """Those hexes that lie beside two cities or more."""
    found = 0
    for place in members(free & s.near_city):
        if (NEIGHBOURS[place] & s.cities).bit_count() > 1:
            found |= 1 << place
    return found


def hexes(setting: Setting, s: MarsState, seat: int, where: int) -> int:
    """The set of hexes where a seat may put a tile under such a rule."""
    if where <= effects.OCEAN_AREA_FREE:
        return OCEAN_AREAS & ~s.covered
    free = free_land(setting, s, seat)
    if where == effects.ANY_LAND:
        return free
    if where == effects.NOT_BESIDE_CITY:
        return free & ~s.near_city
    if where == effects.BESIDE_OWN:
        return free & s.near[seat] or free
    if where == effects.ISOLATED:
        return free & ~s.near_tile
    if where == effects.ON_VOLCANO:
        return free & VOLCANIC
    if where == effects.BESIDE_CITY:
        return free & s.near_city
    if where == effects.BESIDE_TWO_CITIES:
        return beside_two_cities(s, free)
    if where == effects.BESIDE_GREENERY:
        return beside_greenery(s, free)
    if where == effects.ON_METAL:
        return free & METALLIC
    if where == effects.ON_METAL_BESIDE_OWN:
        return free & METALLIC & s.near[seat]
    if where == effects.UNCLAIMED:
        return free & ~(1 << s.claimed) if s.claimed != NOWHERE else free
    assert where == effects.AT_NOCTIS
    return 1 << NOCTIS & ~s.covered


def move_kind(tile: int) -> int:
    """The kind of a tile as moves know it."""
    return MOVE_KIND[tile] if tile < len(MOVE_KIND) else moves.SPECIAL


def placements(setting: Setting, s: MarsState, seat: int, tile: int, where: int) -> list[int]:
    """The moves that put a tile somewhere; none if there is no place, or no ocean tile left."""
    kind = move_kind(tile)
    if where == effects.AT_GANYMEDE:
        return [moves.placed(kind, GANYMEDE)]
    if where == effects.AT_PHOBOS:
        return [moves.placed(kind, PHOBOS)]
    if tile == OCEAN_TILE and s.tracks[OCEANS] >= GOALS[OCEANS]:
        return []
    return members(hexes(setting, s, seat, where), moves.placed(kind, 0))


def put(s: MarsState, seat: int, tile: int, place: int) -> None:
    """A tile lies on a place from now on; nothing else happens. A neutral tile is nobody's."""
    s.tiles[place] = tile
    if place >= ON_MARS:
        s.outposts[place - ON_MARS] = seat
        return
    bit = 1 << place
    around = NEIGHBOURS[place]
    s.covered |= bit
    s.near_tile |= around
    if place == s.claimed:
        s.claimed = NOWHERE
    if tile == OCEAN_TILE:
        s.oceans |= bit
        return
    if seat != NEUTRAL:
        s.own[seat] |= bit
        s.near[seat] |= around
    if tile == GREENERY_TILE:
        s.greeneries |= bit
    elif tile in CITY_TILES:
        s.cities |= bit
        s.near_city |= around


def place_tile(setting: Setting, s: MarsState, seat: int, tile: int, place: int) -> None:
    """A seat places a tile: bonuses of the hex and of oceans beside it, what the tile raises, and what it sets off."""
    put(s, seat, tile, place)
    s.tell(ALL, events.PLACED, seat, tile, place)
    collect(setting, s, seat, place)
    if tile == OCEAN_TILE:
        s.tracks[OCEANS] += 1
        s.tell(ALL, events.RAISED, seat, OCEANS, s.tracks[OCEANS])
        verbs.raise_rating(s, seat, 1)
        verbs.set_off(setting, s, seat, effects.ON_OCEAN)
    elif tile == GREENERY_TILE:
        verbs.raise_parameter(setting, s, seat, OXYGEN, 1)
        verbs.set_off(setting, s, seat, effects.ON_GREENERY)
    elif tile in CITY_TILES:
        verbs.set_off(setting, s, seat, effects.ON_CITY)
        if place < ON_MARS:
            verbs.set_off(setting, s, seat, effects.ON_CITY_ON_MARS)
    if place < ON_MARS and METALLIC >> place & 1:
        verbs.set_off(setting, s, seat, effects.ON_METAL_BONUS)


def collect(setting: Setting, s: MarsState, seat: int, place: int) -> None:
    """The bonus printed on a hex, and that of the oceans beside it."""
    verbs.change_stock(s, seat, STEEL, BONUS_STEEL[place])
    verbs.change_stock(s, seat, TITANIUM, BONUS_TITANIUM[place])
    verbs.change_stock(s, seat, PLANTS, BONUS_PLANTS[place])
    if s.oceans:
        verbs.change_stock(s, seat, MEGACREDITS, OCEAN_BONUS * (NEIGHBOURS[place] & s.oceans).bit_count())
    if BONUS_CARDS[place]:
        piles.draw(s, seat, BONUS_CARDS[place])
