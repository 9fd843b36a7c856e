"""Ares Expedition conforms, for every number of players, in every mode."""

from random import Random
from typing import Any

import pytest

from pavonis.games.ares_expedition.effects import STOCKS
from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.options import load
from pavonis.games.ares_expedition.sound import check_in_play
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import CARD_NUMBERS, CUBES_OF, OCEAN_TILES
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import GOALS, NO_CUBES
from pavonis.kit.zones import gathered, members
from pavonis.testing import conformance
from tests.conformance.long_games import conforms

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "1 expert": (1, {}),
    "1 novice, mulligan": (1, {"level": "novice", "mulligan": True}),
    "1 specialist, first game": (1, {"level": "specialist", "first_game": True}),
    "2 standard": (2, {}),
    "2 mulligan": (2, {"mulligan": True}),
    "2 first game": (2, {"first_game": True}),
    "2 cooperative": (2, {"cooperative": True}),
    "2 cooperative, mulligan": (2, {"cooperative": True, "mulligan": True}),
    "2 cooperative, first game": (2, {"cooperative": True, "first_game": True}),
    "3 standard": (3, {}),
    "3 mulligan": (3, {"mulligan": True}),
    "3 first game": (3, {"first_game": True}),
    "4 standard": (4, {}),
    "4 mulligan": (4, {"mulligan": True}),
    "4 first game": (4, {"first_game": True}),
}


def invariants(game: AresExpedition, s: AresState) -> None:
    """Each card lies in one place, what is derived agrees with what it is derived from, nothing falls below its limit."""
    seats = range(len(s.hands))
    zones = [*s.hands, *s.played, *s.offers, members(s.discard), list(s.deck[s.drawn :])]
    assert sorted([card for zone in zones for card in zone]) == CARD_NUMBERS, "a card is missing or in two places"
    assert all(cards == sorted(cards) for cards in [*s.hands, *s.offers, *s.actions]), "a set is not sorted"
    assert min(s.stock) >= 0, f"less than nothing: {s.stock}"
    assert min(s.rating) >= 0
    assert min(s.cubes) >= 0
    assert all(count == 0 or (CUBES_OF[card] != NO_CUBES and s.holder[card] != NOBODY) for card, count in enumerate(s.cubes))
    assert all(0 <= s.opened[parameter] <= s.tracks[parameter] <= GOALS[parameter] for parameter in range(3))
    assert sorted(s.oceans) == list(range(len(OCEAN_TILES)))
    hidden = s.discard | gathered([card for cards in [*s.hands, *s.offers] for card in cards])
    assert not s.seen & ~hidden, "all remember a card that lies open"
    for seat in seats:
        own = gathered(s.hands[seat]) | gathered(s.offers[seat])
        assert not s.knows[seat] & ~(hidden & ~own), f"seat {seat} remembers a card that is not hidden from it"
    check_in_play(s)
    assert len(s.stock) == len(s.hands) * STOCKS


@pytest.mark.parametrize("table", TABLES)
def test_conforms(table: str) -> None:
    seats, options = TABLES[table]
    conforms(load(**options), seats, invariants)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_move_inside_a_phase_changes_what_another_seat_may_do(seats: int) -> None:
    """In any interleaving: as long as others are waited for, one seat's move leaves the legal moves of all others alone."""
    game = load()
    chance = Random(seats)
    compared = games = 0
    while compared < 1000 * (seats - 1):
        s = game.new(seats, games)
        games += 1
        while not game.over(s):
            mover = chance.choice(game.open_seats(s))
            if s.owed == 1 << mover or not s.owed >> mover & 1:
                mover = chance.choice(game.waiting(s))
            stays = s.owed & ~(1 << mover) != 0
            before = {seat: game.legal(s, seat) for seat in game.open_seats(s) if seat != mover}
            game.apply(s, mover, chance.choice(game.legal(s, mover)))
            if stays:
                compared += len(before)
                assert before == {seat: game.legal(s, seat) for seat in before}
    assert games < 10, "others are seldom waited for"


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_conforms_in_every_position(table: str) -> None:
    seats, options = TABLES[table]
    game = load(**options)
    conformance.check(game, seats, range(1000, 2000), 30, invariants=lambda s: invariants(game, s))
