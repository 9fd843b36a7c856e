"""Pocket Mars conforms, for every number of players, with and without the draft, with our deck and with an owner's."""

import json
from typing import Any

import pytest

from pavonis.games import load
from pavonis.games.pocket_mars.cards import PROJECT_CARDS
from pavonis.games.pocket_mars.deckfile import export
from pavonis.games.pocket_mars.state import COLONISTS, EMPTY, ONE_STAR, TWO_STAR, PocketMarsState
from pavonis.kit.zones import members
from pavonis.testing import conformance

HOMES = 4  # buildings that hold colonists
ENERGY_MAX = 3  # of the owner's table

# Halves that our own deck does not have: they may stand on either side of any card.
HALVES: list[dict[str, Any]] = [
    {"ops": [{"op": "peek_prep", "n": 1}]},
    {"ops": [{"op": "bottom_deck"}, {"op": "draw", "n": 1}]},
    {"ops": [{"op": "bottom_deck", "optional": True}, {"op": "bottom_deck", "optional": True}, {"op": "peek_prep", "n": 2}]},
    {"ops": [{"op": "swap_zones"}], "cost": {"energy": 1}},
    {"ops": [{"op": "shift_zone", "optional": True}, {"op": "gain_energy", "n": 4}]},
    {"ops": [{"op": "peek_prep", "n": 1, "cost": {"energy": 1}}, {"op": "draw", "n": 4}]},
    {"ops": [{"op": "swap_attached_cards", "optional": True}, {"op": "flip_top_card"}]},
    {"ops": [{"op": "land_any", "n": 4}], "condition": {"type": "colour_in_hand", "colour": "black"}},
    {"ops": [{"op": "launch", "n": 4, "cost": {"energy": 2}}], "condition": {"type": "own_ship_empty"}},
    {"ops": [{"op": "relocate_own", "to": "any", "cost": {"energy": 1}}, {"op": "promote_own", "where": "any"}]},
]
VALUES = [0, 0, 1, 3, 3, 7, 7]


def owners_deck() -> dict[str, Any]:
    """Our deck with other values, the top halves gone round, and every third half replaced."""
    data: dict[str, Any] = json.loads(export())
    cards = data["cards"]
    tops = [card["top"] for card in cards]
    for number, card in enumerate(cards):
        card["value"] = VALUES[number % len(VALUES)]
        card["top"] = tops[(number + 11) % len(cards)]
        card["names"] = {"en": f"Card {number}"}
        if number % 3 == 0:
            card["top"] = HALVES[number // 3 % len(HALVES)]
        elif number % 3 == 1:
            card["bottom"] = HALVES[number // 3 % len(HALVES)]
    return data


OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "draft": {"draft": True},
    "deck": {"deck": owners_deck(), "energy_max": ENERGY_MAX},
    "deck and draft": {"deck": owners_deck(), "energy_max": ENERGY_MAX, "draft": True},
}


def invariants(s: PocketMarsState, energy_max: int) -> None:
    """Each card lies in one place, each colonist stands in one, and no zone or track holds more than it can."""
    seats = range(len(s.hands))
    zones = [*s.hands, *s.packs, s.in_play, s.discard]
    cards = [card for zone in zones for card in members(zone)]
    cards += [card for card in s.prep if card != EMPTY]
    cards += s.deck[s.drawn :]
    cards += [card for column in s.columns for card in column]
    cards += s.kept
    assert sorted(cards) == list(range(len(PROJECT_CARDS))), "a card is missing or in two places"
    for seat in seats:
        zone_places = [s.place(building, zone, seat) for building in range(HOMES) for zone in (ONE_STAR, TWO_STAR)]
        standing = [s.earth[seat], s.ship[seat], *[s.colonists[place] for place in zone_places]]
        assert sum(standing) == COLONISTS, f"seat {seat} has {sum(standing)} colonists"
        assert min(standing) >= 0, f"seat {seat} has less than nobody somewhere"
        assert 0 <= s.energy[seat] <= energy_max, f"seat {seat} has {s.energy[seat]} energy"
        assert not s.knows[seat] & ~_hidden_from(s, seat), f"seat {seat} remembers a card that is not hidden from it"
    for building in range(HOMES):
        up = sum(s.colonists[s.place(building, TWO_STAR, seat)] for seat in seats)
        assert up <= (1 if len(seats) == 2 else 2), f"there are {up} colonists in a two-star zone"
    assert not s.face_down & ~sum(1 << card for column in s.columns for card in column), "a card lies face down elsewhere"
    assert 0 <= s.buried <= len(s.deck) - s.drawn, "more cards are buried than the deck has"


def _hidden_from(s: PocketMarsState, seat: int) -> int:
    """The cards in rivals' hands and modules, and in the deck."""
    found = sum(1 << card for card in s.deck[s.drawn :])
    for rival, hand in enumerate(s.hands):
        if rival != seat:
            found |= hand
            found |= sum(1 << card for card in s.prep[rival * 2 : rival * 2 + 2] if card != EMPTY)
    return found


def check(seats: int, options: dict[str, Any], seeds: range, budget_seconds: float) -> None:
    game = load("pocket-mars", **options)
    energy_max = game.options["energy_max"]
    conformance.check(game, seats, seeds, budget_seconds, invariants=lambda s: invariants(s, energy_max))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_conforms(options: str, seats: int) -> None:
    check(seats, OPTIONS[options], range(500), budget_seconds=1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_conforms_in_many_games(options: str, seats: int) -> None:
    check(seats, OPTIONS[options], range(1000, 3000), budget_seconds=30)
