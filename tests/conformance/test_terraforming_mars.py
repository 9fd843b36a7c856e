"""Terraforming Mars conforms, for every number of players, with every pair of options."""

from typing import Any

import pytest

from pavonis.games.terraforming_mars.behaviour import lowest
from pavonis.games.terraforming_mars.board import CAPITAL, CITY_TILE, GREENERY_TILE, NEIGHBOURS, OCEAN_TILE, ON_MARS, as_set
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.options import load
from pavonis.games.terraforming_mars.sound import check_in_play
from pavonis.games.terraforming_mars.state import CUTS, MarsState
from pavonis.games.terraforming_mars.tables import CUBES_OF, KIND
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import EVENT, GOALS, NO_CUBES, OCEANS, RESOURCES, TAGS
from pavonis.kit.zones import gathered, members
from pavonis.testing import conformance
from tests.conformance.long_games import conforms

# Every pair of values of two options, and of an option and a number of players, is in one of these.
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "1 plain": (1, {}),
    "1 free order, beginner": (1, {"effect_order": "free", "beginner": True}),
    "1 standard, draft": (1, {"corporate_era": False, "draft": True}),
    "2 plain": (2, {}),
    "2 printed order, always available": (2, {"effect_order": "printed", "always_available": True}),
    "2 standard, draft, free order, beginner": (
        2,
        {"corporate_era": False, "draft": True, "effect_order": "free", "beginner": [1]},
    ),
    "3 draft": (3, {"draft": True}),
    "3 draft, always available, beginner": (3, {"draft": True, "always_available": True, "beginner": [2]}),
    "3 standard, free order, beginner": (3, {"corporate_era": False, "effect_order": "free", "beginner": [0, 1]}),
    "4 standard, beginner": (4, {"corporate_era": False, "beginner": True}),
    "4 draft, free order": (4, {"draft": True, "effect_order": "free"}),
    "4 standard, free order, always available": (
        4,
        {"corporate_era": False, "effect_order": "free", "always_available": True},
    ),
    "5 standard, draft, printed order": (5, {"corporate_era": False, "draft": True, "effect_order": "printed"}),
    "5 draft, beginner": (5, {"draft": True, "beginner": [1, 3]}),
    "5 standard, free order": (5, {"corporate_era": False, "effect_order": "free"}),
}


def invariants(game: TerraformingMars, s: MarsState) -> None:
    """Each card lies in one place, what is derived agrees with what it is derived from, nothing falls below its limit."""
    seats = range(len(s.hands))
    zones = [*s.hands, *s.played, *s.events, members(s.discard), list(s.deck[s.drawn :])]
    zones += [[card for card in s.kept if card >= 0]] if s.kept else []
    bought = len(s.kept) == 4 * len(seats)  # then the offers are what was kept
    zones += [] if bought else s.offers
    assert sorted([card for zone in zones for card in zone]) == game.setting.deck(len(seats)), "a card is missing or in two places"
    assert all(cards == sorted(cards) for cards in [*s.hands, *s.offers, *s.ready]), "a set is not sorted"
    assert min(s.stock) >= 0, f"less than nothing: {s.stock}"
    assert all(s.production[place] >= lowest(place % RESOURCES) for place in range(len(s.production)))
    assert all(KIND[card] == EVENT for cards in s.events for card in cards)
    assert all(count == 0 or (CUBES_OF[card] != NO_CUBES and s.holder[card] != NOBODY) for card, count in enumerate(s.cubes))
    assert min(s.cubes) >= 0
    assert all(0 <= s.tracks[parameter] <= GOALS[parameter] for parameter in range(3))
    assert len(s.milestones) - s.milestones.count(NOBODY) <= 3
    assert len(s.awards) - s.awards.count(NOBODY) <= 3
    assert not s.seen & ~s.discard
    for seat in seats:
        theirs = gathered([card for other in seats if other != seat for card in s.hands[other]])
        assert not s.knows[seat] & ~(theirs | s.discard), f"seat {seat} remembers a card that is not hidden from it"
    _the_map(s)
    check_in_play(game.setting, s)
    assert len(s.tags) == len(s.hands) * TAGS
    assert len(s.cuts) == len(s.hands) * CUTS


def _the_map(s: MarsState) -> None:
    """The sets of hexes agree with the tiles."""
    tiles = s.tiles[:ON_MARS]
    assert s.covered == as_set([place for place, tile in enumerate(tiles) if tile])
    assert s.oceans == as_set([place for place, tile in enumerate(tiles) if tile == OCEAN_TILE])
    assert s.oceans.bit_count() == s.tracks[OCEANS]
    assert s.greeneries == as_set([place for place, tile in enumerate(tiles) if tile == GREENERY_TILE])
    assert s.cities == as_set([place for place, tile in enumerate(tiles) if tile in (CITY_TILE, CAPITAL)])
    for near, tiles_there in ((s.near_city, s.cities), (s.near_tile, s.covered), *zip(s.near, s.own, strict=True)):
        beside = 0
        for place in members(tiles_there):
            beside |= NEIGHBOURS[place]
        assert near == beside
    owned = [place for own in s.own for place in members(own)]
    assert len(owned) == len(set(owned))
    assert not as_set(owned) & s.oceans
    assert not as_set(owned) & ~s.covered


@pytest.mark.parametrize("table", TABLES)
def test_conforms(table: str) -> None:
    seats, options = TABLES[table]
    conforms(load(**options), seats, invariants)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("effect_order", ["printed", "free"])
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("corporate_era", [False, True])
def test_conforms_in_every_position(corporate_era: bool, draft: bool, effect_order: str, seats: int) -> None:
    game = load(corporate_era=corporate_era, draft=draft, effect_order=effect_order)
    conformance.check(game, seats, range(1000, 2000), 30, invariants=lambda s: invariants(game, s))
