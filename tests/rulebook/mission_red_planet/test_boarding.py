"""Boarding on random spaceports: what the picks lead to is exactly what a plain enumeration of all crews says."""

from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from pavonis.games.mission_red_planet import moves
from pavonis.games.mission_red_planet.behaviour import Scene, pick, picks
from pavonis.games.mission_red_planet.cards import BOX
from pavonis.games.mission_red_planet.effects import ANY_SHIPS, DIFFERENT_SHIPS, SAME_SHIP, Op, board
from pavonis.games.mission_red_planet.options import load
from pavonis.games.mission_red_planet.state import COLOURS, EMPTY, REGIONS, RedPlanetState
from tests.rulebook.marks import rule

GAME = "mission-red-planet"


def spaceport(chance: Random) -> RedPlanetState:
    """Ships of all kinds, some full, some gone, some without a destination; few tokens and few astronauts."""
    s = load().blank(5)
    ships = chance.sample(range(36), 5)
    s.ships = [EMPTY if chance.random() < 0.2 else ship for ship in ships]
    s.stock = [0] * REGIONS
    for _ in range(chance.randrange(4)):
        s.stock[chance.randrange(REGIONS)] += 1
    for pad, ship in enumerate(s.ships):
        if ship == EMPTY:
            continue
        unbound = BOX.destination[ship] == EMPTY
        aboard = 0 if unbound and chance.random() < 0.7 else chance.randrange(BOX.capacity[ship] + 1)
        s.crew[pad * COLOURS + 1] = s.aboard[pad] = aboard
        s.tokens[pad] = (1,) if unbound and aboard else ()
        s.launched |= (chance.random() < 0.2) << pad
    s.supply[0] = chance.randrange(5)
    return s


def possible(s: RedPlanetState, op: Op) -> set[tuple[int, ...]]:
    """All ways to board, as sorted pads: as many as can be, within seats, tokens and astronauts."""
    pads = [pad for pad in range(len(s.ships)) if s.docked(pad)]
    for n in range(min(op.n, s.supply[0]), 0, -1):
        if op.ships == SAME_SHIP:
            ways = {(pad,) * op.n for pad in pads} if n == op.n else set()
        else:
            ways = set(combinations(pads, n) if op.ships == DIFFERENT_SHIPS else combinations_with_replacement(pads, n))
        found = {way for way in ways if fits(s, way)}
        if found:
            return found
    return {()}


def fits(s: RedPlanetState, way: tuple[int, ...]) -> bool:
    """Whether these seats are free and there is a token for every ship that needs one."""
    fresh = [pad for pad in set(way) if BOX.destination[s.ships[pad]] == EMPTY and not s.tokens[pad]]
    room = all(s.aboard[pad] + way.count(pad) <= BOX.capacity[s.ships[pad]] for pad in set(way))
    return room and len(fresh) <= sum(s.stock)


def played(s: RedPlanetState, op: Op, memo: int, way: tuple[int, ...]) -> set[tuple[int, ...]]:
    """All ways to board that the picks offer; destinations are named with the first token at hand."""
    options = picks(Scene(BOX, s, 0, 1), op, memo)
    if memo < 0:
        assert options
    if not options:
        return {way}
    found: set[tuple[int, ...]] = set()
    for move in options[:1] if memo < 0 else options:
        c = s.clone()
        after = pick(Scene(BOX, c, 0, 1), op, memo, move)
        pads = () if memo < 0 else (move - moves.BOARD,) * (op.n if op.ships == SAME_SHIP else 1)
        found |= played(c, op, after, way + pads) if after else {way + pads}
    return found


@rule(GAME, "Characters: as far as possible")
@pytest.mark.parametrize("op", [board(1), board(2), board(2, DIFFERENT_SHIPS), board(3, SAME_SHIP), board(3, ANY_SHIPS)])
def test_picks_lead_to_every_full_boarding_and_to_no_other(op: Op) -> None:
    chance = Random(op.n * 10 + op.ships)
    for _ in range(300):
        s = spaceport(chance)
        assert played(s, op, 0, ()) == possible(s, op)
