"""Boarding on random spaceports: what the picks lead to is exactly what a plain enumeration of all crews says."""

from itertools import permutations, product
from random import Random

import pytest

from pavonis.games.mission_red_planet import moves, reasons
from pavonis.games.mission_red_planet.effects import ANY_SHIPS, DIFFERENT_SHIPS, SAME_SHIP, Op, board
from pavonis.games.mission_red_planet.faces import FACES, pick, picks
from pavonis.games.mission_red_planet.options import load
from pavonis.games.mission_red_planet.scene import Scene
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, EMPTY, RedPlanetState
from tests.rulebook.marks import rule

GAME = "mission-red-planet"
SETTING = load().setting


def spaceport(chance: Random) -> RedPlanetState:
    """Ships of all kinds, some full, some gone, some without a destination; few tokens and few astronauts."""
    s = load().blank(5)
    ships = chance.sample(range(36), 5)
    s.ships = [EMPTY if chance.random() < 0.2 else ship for ship in ships]
    s.stock = [0] * len(SETTING.regions)
    for _ in range(chance.randrange(4)):
        s.stock[chance.randrange(len(SETTING.regions))] += 1
    for pad, ship in enumerate(s.ships):
        if ship == EMPTY:
            continue
        unbound = SETTING.destination[ship] == EMPTY
        aboard = 0 if unbound and chance.random() < 0.7 else chance.randrange(SETTING.capacity[ship] + 1)
        s.crew[pad * COLOUR_ROOM + 1] = s.aboard[pad] = aboard
        s.tokens[pad] = (1,) if unbound and aboard else ()
        s.launched |= (chance.random() < 0.2) << pad
    s.supply[0] = chance.randrange(5)
    return s


def possible(s: RedPlanetState, op: Op) -> set[tuple[int, ...]]:
    """All ways to board, as pads in any order: as many as can be, within seats, tokens and astronauts."""
    pads = [pad for pad in range(len(s.ships)) if s.docked(pad)]
    for n in range(min(op.n, s.supply[0]), 0, -1):
        if op.ships == SAME_SHIP:
            ways = {(pad,) * op.n for pad in pads} if n == op.n else set()
        else:
            ways = set(permutations(pads, n) if op.ships == DIFFERENT_SHIPS else product(pads, repeat=n))
        found = {way for way in ways if fits(s, way)}
        if found:
            return found | {()} if op.ships == SAME_SHIP else found  # which may be skipped
    return {()}


def fits(s: RedPlanetState, way: tuple[int, ...]) -> bool:
    """Whether these seats are free and there is a token for every ship that needs one."""
    fresh = [pad for pad in set(way) if SETTING.destination[s.ships[pad]] == EMPTY and not s.tokens[pad]]
    room = all(s.aboard[pad] + way.count(pad) <= SETTING.capacity[s.ships[pad]] for pad in set(way))
    return room and len(fresh) <= sum(s.stock)


def played(s: RedPlanetState, op: Op, memo: int, way: tuple[int, ...]) -> set[tuple[int, ...]]:
    """All ways to board that the picks offer; destinations are named with the first token at hand."""
    options = picks(Scene(SETTING, s, 0, 1), op, memo)
    if memo < 0:
        assert options
    if not options:
        return {way}
    found: set[tuple[int, ...]] = set()
    for move in options[:1] if memo < 0 else options:
        c = s.clone()
        after = pick(Scene(SETTING, c, 0, 1), op, memo, move)
        pads = () if memo < 0 or move == moves.SKIP else (move - moves.BOARD,) * (op.n if op.ships == SAME_SHIP else 1)
        found |= played(c, op, after, way + pads) if after else {way + pads}
    return found


@rule(GAME, "Characters: as far as possible")
def test_a_ship_that_would_leave_somebody_behind_says_so() -> None:
    s = load().blank(2)
    s.ships = [30, 35, EMPTY, EMPTY]  # without a destination, for two and for five
    s.stock = [1, *[0] * (len(s.stock) - 1)]
    at, op = Scene(SETTING, s, 0, 1), board(3)
    assert picks(at, op, 0) == [moves.BOARD + 1]
    assert FACES[op.code].refuses(at, op, 0, moves.BOARD) == (reasons.PICKED_IN_ORDER,)


@rule(GAME, "Characters: as far as possible")
@pytest.mark.parametrize(
    "op", [board(1), board(2), board(2, DIFFERENT_SHIPS), board(3, DIFFERENT_SHIPS), board(3, SAME_SHIP), board(3, ANY_SHIPS)]
)
def test_picks_lead_to_every_full_boarding_and_to_no_other(op: Op) -> None:
    chance = Random(op.n * 10 + op.ships)
    for _ in range(300):
        s = spaceport(chance)
        assert played(s, op, 0, ()) == possible(s, op)
