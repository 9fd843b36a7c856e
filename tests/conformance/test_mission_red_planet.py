"""Mission: Red Planet passes what every game must pass, for 2 to 6 players and all layouts; and nothing is lost or made."""

from itertools import product
from typing import Any

import pytest

from pavonis.games.mission_red_planet import cards, rules, state
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.options import load
from pavonis.games.mission_red_planet.state import EMPTY, RedPlanetState
from pavonis.games.mission_red_planet.verbs import destination
from pavonis.kit.zones import members
from pavonis.testing import conformance

LAYOUTS: list[int | str] = [1, 2, 3, 4, "random"]
SEATS = [2, 3, 4, 5, 6]
SHORT = [(2, "random"), (3, 2), (4, 4), (5, 1), (6, 3)]  # each number of players and each layout once; the others take long
CASES = [
    pytest.param(seats, layout, marks=[] if (seats, layout) in SHORT else pytest.mark.slow)
    for seats, layout in product(SEATS, LAYOUTS)
]


def conserved(game: MissionRedPlanet, s: RedPlanetState) -> None:
    """Astronauts, tokens, ships and cards are where they can be, each once."""
    colours = len(s.supply)
    for colour in range(colours):
        out = sum(s.mars[colour :: state.COLOUR_ROOM]) + sum(s.crew[colour :: state.COLOUR_ROOM])
        assert s.supply[colour] + s.wormhole[colour] + out == state.ASTRONAUTS
    assert min(s.supply + s.wormhole + s.mars + s.crew + s.bank + s.lying + s.owned + s.stock) >= 0
    for kind in range(state.KINDS):
        assert s.bank[kind] + sum(s.lying[kind :: state.KIND_ROOM]) + sum(s.owned[kind :: state.KIND_ROOM]) == state.BANK[kind]
    for region in game.setting.regions:
        assert s.stock[region] + sum(tokens.count(region) for tokens in s.tokens) == state.TOKENS_PER_REGION
    assert sorted([*s.resources, s.spare]) == sorted(cards.RESOURCE_TOKENS)
    ships = [ship for ship in s.ships if ship != EMPTY]
    assert sorted([*ships, *members(s.ship_discard), *s.ship_deck[s.ship_taken :]]) == game.setting.ships
    for pad, ship in enumerate(s.ships):
        assert s.aboard[pad] == sum(s.crew[pad * state.COLOUR_ROOM : (pad + 1) * state.COLOUR_ROOM])
        assert s.aboard[pad] <= (0 if ship == EMPTY else game.setting.capacity[ship])
        assert ship != EMPTY or not (s.tokens[pad] or s.launched >> pad & 1)
        if s.aboard[pad] and all(ask is None or ask[0] != rules.ASK_PICK or ask[4] == 0 for ask in s.asks):
            assert destination(game.setting, s, pad) != EMPTY
    cards_are_somewhere(game, s)
    characters_are_somewhere(game, s)


def cards_are_somewhere(game: MissionRedPlanet, s: RedPlanetState) -> None:
    """Each of the 29 colonisation cards is in one place."""
    found = [*s.deck[s.taken :], *members(s.discard), *([] if s.held == EMPTY else [s.held])]
    found += [card for card in s.mission if card != EMPTY]
    for zone in (s.area, s.box, s.plain):
        found += [card for held in zone for card in members(held)]
    found += [card for card in s.discoveries if card != EMPTY]
    if s.phase == state.SET_UP and any(s.dealt):
        dealt = [card for pair in s.dealt for card in members(pair)]
        assert not found
        assert len(set(dealt)) == len(dealt) == 2 * len(s.seats)
    else:
        assert sorted(found) == members(game.setting.all_cards)
        assert not any(s.dealt)
    for region, card in enumerate(s.discoveries):
        assert card == EMPTY or (region in game.setting.outer and cards.is_discovery(card))
    assert all(not cards.is_discovery(card) for held in s.area for card in members(held))


def characters_are_somewhere(game: MissionRedPlanet, s: RedPlanetState) -> None:
    """Each colour has its nine characters, a neutral one eight once its Recruiter has left."""
    seats = len(s.seats)
    for colour in range(len(s.supply)):
        assert s.hands[colour] & s.played[colour] == 0
        both = s.hands[colour] | s.played[colour]
        full = game.setting.all_characters
        assert both == full or (colour >= seats and both == full & ~(1 << cards.RECRUITER))
        if colour >= seats:
            left = [*s.neutral[colour - seats], *([s.laid[colour - seats]] if s.laid[colour - seats] else [])]
            assert sorted(left) == members(s.hands[colour])


@pytest.mark.parametrize(("seats", "layout"), CASES)
def test_conformance(seats: int, layout: Any) -> None:
    game = load(layout=layout)
    conformance.check(game, seats, budget_seconds=2, invariants=lambda s: conserved(game, s))
