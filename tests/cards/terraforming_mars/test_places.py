"""Where the tiles of cards may lie, said anew for each card, and what each card collects."""

from collections.abc import Callable
from typing import Any

import pytest

from pavonis.games.terraforming_mars import board, effects
from pavonis.games.terraforming_mars.cards import PROJECT_CARDS
from pavonis.games.terraforming_mars.observation import TerraformingMarsTile
from pavonis.games.terraforming_mars.tables import CUBES_OF, NAMES, PRINTED
from pavonis.kit.terraforming import CUBE_NAMES, NO_CUBES, PARAMETER_NAMES, value_of
from tests.rulebook.terraforming_mars.mars import mars

CITIES = ("city", "capital")
TILES = [
    *(("city", place, 1) for place in ("24", "26", "55", "57")),
    *(("city", "40", 0), ("city", "15", 0), ("greenery", "41", 0), ("greenery", "54", 0)),
]

# By card, the kind of place; the rest of the cards with tiles put oceans on ocean areas, or have an area of their own.
PLACES = {
    "Capital": "a city's", "Domed Crater": "a city's", "Cupola City": "a city's", "Underground City": "a city's",
    "Open City": "a city's", "Corporate Stronghold": "a city's", "Immigrant City": "a city's",
    "Research Outpost": "alone", "Natural Preserve": "alone",
    "Commercial District": "any", "Nuclear Zone": "any", "Restricted Area": "any", "Artificial Lake": "any", "Land Claim": "any",
    "Industrial Center": "beside a city", "Urbanized Area": "beside two cities", "Ecological Zone": "beside a greenery",
    "Plantation": "beside an own tile", "Lava Flows": "a volcano", "Mining Rights": "on metal",
    "Mining Area": "on metal, beside an own tile",
    "Mangrove": "an ocean's", "Protected Valley": "an ocean's", "Mohole Area": "an ocean's",
}  # fmt: skip
OWN_AREA = {"Noctis City": "31", "Ganymede Colony": "01", "Phobos Space Haven": "02"}

COLLECTS = {
    **dict.fromkeys(
        ["Predators", "Fish", "Small Animals", "Birds", "Ecological Zone", "Herbivores", "Pets", "Livestock"], "animal"
    ),
    **dict.fromkeys(["Regolith Eaters", "GHG Producing Bacteria", "Ants", "Tardigrades", "Decomposers"], "microbe"),
    "Nitrite Reducing Bacteria": "microbe",
    **dict.fromkeys(["Search For Life", "Physics Complex", "Olympus Conference"], "science"),
    "Security Fleet": "fighter",
}


class Place:
    """A hex with what lies around it."""

    def __init__(self, number: int, tiles: dict[int, TerraformingMarsTile]) -> None:
        text = " ".join(board.ROWS).split()[number]
        around = [tiles[other] for other in board.AROUND[number] if other in tiles]
        self.is_ocean = "~" in text
        self.is_land = "~" not in text and "!" not in text
        self.is_volcano = "*" in text
        self.has_metal = "s" in text or "t" in text
        self.beside = len(around)
        self.cities = sum(tile.tile in CITIES for tile in around)
        self.greeneries = sum(tile.tile == "greenery" for tile in around)
        self.own = sum(tile.owner == 0 for tile in around)


RULES: dict[str, Callable[[Place], bool]] = {
    "a city's": lambda p: p.is_land and p.cities == 0,
    "alone": lambda p: p.is_land and p.beside == 0,
    "any": lambda p: p.is_land,
    "beside a city": lambda p: p.is_land and p.cities > 0,
    "beside two cities": lambda p: p.is_land and p.cities > 1,
    "beside a greenery": lambda p: p.is_land and p.greeneries > 0,
    "beside an own tile": lambda p: p.is_land and p.own > 0,
    "a volcano": lambda p: p.is_volcano,
    "on metal": lambda p: p.is_land and p.has_metal,
    "on metal, beside an own tile": lambda p: p.is_land and p.has_metal and p.own > 0,
    "an ocean's": lambda p: p.is_ocean,
}


def ready(card: str) -> Any:
    """A table with a few tiles on which the card can be played."""
    t = mars().seat(0, megacredits=100).production(0, energy=2).tags(0, science=2).hand(0, card)
    for tile in TILES:
        t.tile(*tile)
    for need in PRINTED[NAMES.index(card)].needs:
        if need.what < effects.TAGS_HELD:
            t.set(**{PARAMETER_NAMES[need.what]: value_of(need.what, need.n)})
    return t


@pytest.mark.parametrize("card", PLACES)
def test_where_a_tile_may_lie(card: str) -> None:
    t = ready(card).do(0, f"play {card}")
    tiles = {tile.place: tile for tile in t.see(0).tiles}
    rule = RULES[PLACES[card]]
    free = [number for number in range(board.ON_MARS) if number not in tiles and rule(Place(number, tiles))]
    assert len(free) > 1, "where there is one place the tile goes there by itself"
    assert [phrase.split()[-1] for phrase in t.legal(0)] == [board.PLACE_NAMES[number] for number in free]


@pytest.mark.parametrize("card", OWN_AREA)
def test_a_place_of_its_own(card: str) -> None:
    t = ready(card).do(0, f"play {card}")
    place = board.PLACE_NAMES.index(OWN_AREA[card])
    assert [tile for tile in t.see(0).tiles if tile.place == place] == [TerraformingMarsTile(place, "city", 0)]


def test_all_tiles_are_here() -> None:
    codes = (effects.TILE, effects.MINE, effects.CLAIM)
    placing = {c.name for c in PROJECT_CARDS for op in c.ops if op.code in codes and op.where != effects.OCEAN_AREA}
    assert placing == {*PLACES, *OWN_AREA}


@pytest.mark.parametrize("card", COLLECTS)
def test_what_a_card_collects(card: str) -> None:
    assert CUBE_NAMES[CUBES_OF[NAMES.index(card)]] == COLLECTS[card]
    t = mars().seat(0, megacredits=100).played(0, card).hand(0, "Imported Nitrogen").do(0, "play Imported Nitrogen")
    assert t.cubes(card) == {"animal": 2, "microbe": 3}.get(COLLECTS[card], 0)


def test_all_that_collect_are_here() -> None:
    assert {card.name for card in PROJECT_CARDS if card.cubes != NO_CUBES} == set(COLLECTS)
