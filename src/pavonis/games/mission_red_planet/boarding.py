"""How astronauts board ships: one after another, in any order, and destinations for ships that have none."""

from typing import Final

from pavonis.core.events import ALL
from pavonis.core.game import Reason
from pavonis.games.mission_red_planet import effects, events, moves, reasons, verbs
from pavonis.games.mission_red_planet.effects import DIFFERENT_SHIPS, SAME_SHIP, Op
from pavonis.games.mission_red_planet.scene import NOTHING, Asked, Faces, Scene
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import EMPTY, RedPlanetState
from pavonis.kit.zones import size


class Berths:
    """Free seats on the docked ships, by pad, and the tokens left for ships that get their destination when they are boarded."""

    def __init__(self, setting: Setting, s: RedPlanetState) -> None:
        self.free: Final[list[int]] = []
        self.fresh = 0  # ships without destination and crew
        self.tokens = 0  # destination tokens not yet needed by a ship boarded just now
        self.scarce = False  # there are fewer than such ships
        unnamed = 0
        for pad, ship in enumerate(s.ships):
            if ship < 0 or s.launched >> pad & 1:
                self.free.append(0)
                continue
            self.free.append(setting.capacity[ship] - s.aboard[pad])
            if setting.destination[ship] < 0 and not s.tokens[pad]:
                if s.aboard[pad]:
                    unnamed += 1
                else:
                    self.fresh |= 1 << pad
        if self.fresh:
            self.tokens = sum(s.stock) - unnamed
            self.scarce = self.tokens < size(self.fresh)
            if self.tokens == 0:
                for pad in range(len(self.free)):
                    if self.fresh >> pad & 1:
                        self.free[pad] = 0

    def most(self, boarded: int, different: bool) -> int:
        """How many can board: all free seats, or one on each ship that none of them has boarded."""
        total = 0
        extra: list[int] = []
        for pad in range(len(self.free)):
            seats = self.free[pad]
            if different:
                seats = 0 if boarded >> pad & 1 else min(seats, 1)
            if seats and self.fresh >> pad & 1:
                extra.append(seats)
            else:
                total += seats
        if len(extra) > self.tokens:
            extra.sort()
            extra = extra[len(extra) - self.tokens :]
        return total + sum(extra)

    def leaves(self, pad: int, left: int, boarded: int, different: bool) -> bool:
        """Whether `left` more can board after one has boarded here."""
        if left == 0:
            return True
        fresh, tokens = self.fresh, self.tokens
        if fresh >> pad & 1:
            self.fresh &= ~(1 << pad)
            self.tokens -= 1
        self.free[pad] -= 1
        enough = self.most(boarded | 1 << pad, different) >= left
        self.free[pad] += 1
        self.fresh, self.tokens = fresh, tokens
        return enough


# The memo while several board: the pads boarded before the last one, how many are left, the last one.
def begun(memo: int, left: int, pad: int) -> int:
    """The memo after one has boarded the ship of a pad, with so many left."""
    earlier = boarded_by(memo) if memo else 0
    return earlier << 6 | left << 3 | pad


def left_of(memo: int) -> int:
    """How many have still to board."""
    return memo >> 3 & 7


def boarded_by(memo: int) -> int:
    """The pads that those before have boarded, as a set."""
    return memo >> 6 | 1 << (memo & 7) if memo else 0


def boarding(at: Scene, op: Op, berths: Berths) -> int:
    """How many astronauts of a step board: as many as there are seats and astronauts."""
    count = min(op.n, at.s.supply[at.colour])
    return min(count, berths.most(0, op.ships == DIFFERENT_SHIPS))


def open_pads(at: Scene, boarded: int) -> list[int]:
    """The pads, but for some, whose ships have room for one more."""
    s = at.s
    capacity = at.setting.capacity
    destination = at.setting.destination
    found: list[int] = []
    for pad in range(len(s.ships)):
        ship = s.ships[pad]
        if ship >= 0 and not (s.launched | boarded) >> pad & 1 and s.aboard[pad] < capacity[ship]:
            if destination[ship] < 0 and not s.aboard[pad] and not s.tokens[pad] and not Berths(at.setting, s).free[pad]:
                continue  # no token is left to give it a destination
            found.append(moves.BOARD + pad)
    return found


def board_offers(at: Scene, op: Op, memo: int) -> list[int]:
    """A ship for one astronaut after another, in any order; then destinations for ships that have none."""
    s = at.s
    if memo < 0:
        return [moves.SEND + region for region in at.setting.regions if s.stock[region]]
    different = op.ships == DIFFERENT_SHIPS
    if op.n == 1:
        return open_pads(at, 0) if s.supply[at.colour] else NOTHING
    if op.ships == SAME_SHIP:
        return same_ship_offers(at, op)
    boarded = boarded_by(memo)
    if left_of(memo) == 1:
        return open_pads(at, boarded if different else 0)
    berths = Berths(at.setting, s)
    left = left_of(memo) if memo else boarding(at, op, berths)
    if left == 0:
        return NOTHING
    found: list[int] = []
    for pad in range(len(berths.free)):
        if berths.free[pad] == 0 or (different and boarded >> pad & 1):
            continue
        if not berths.scarce or berths.leaves(pad, left - 1, boarded, different):
            found.append(moves.BOARD + pad)
    return found


def same_ship_offers(at: Scene, op: Op) -> list[int]:
    """The ships with room for all of them; the whole card may be skipped as well. Rulebook: Character cards; Travel Agent."""
    if at.s.supply[at.colour] < op.n:
        return NOTHING
    berths = Berths(at.setting, at.s)
    found = [moves.BOARD + pad for pad in range(len(berths.free)) if berths.free[pad] >= op.n]
    return [moves.SKIP, *found] if found else NOTHING


def is_forced(at: Scene, op: Op, memo: int, options: list[int]) -> bool:
    """Whether those who board find just enough seats, so that nothing but the order is open."""
    if op.n == 1 or memo < 0 or op.ships == SAME_SHIP or len(options) > op.n:
        return False
    berths = Berths(at.setting, at.s)
    left = left_of(memo) if memo else boarding(at, op, berths)
    return not berths.scarce and berths.most(boarded_by(memo), op.ships == DIFFERENT_SHIPS) == left


def board(at: Scene, op: Op, memo: int, pick: int) -> int:
    s = at.s
    if pick == moves.SKIP:
        s.tell(ALL, events.SKIPPED, at.colour, at.character)
        return 0
    if memo < 0:
        pad = -memo - 1
        verbs.send(s, at.colour, pad, pick - moves.SEND)
        return unnamed_after(at, pad)
    pad = pick - moves.BOARD
    if op.ships == SAME_SHIP:
        verbs.board(s, at.colour, pad, op.n)
        return unnamed_after(at, -1)
    left = 1 if op.n == 1 else left_of(memo) if memo else boarding(at, op, Berths(at.setting, s))
    verbs.board(s, at.colour, pad, 1)
    return begun(memo, left - 1, pad) if left > 1 else unnamed_after(at, -1)


def unnamed_after(at: Scene, last: int) -> int:
    """The memo for the next pad whose ship has a crew and no destination, or 0."""
    s = at.s
    for pad in range(last + 1, len(s.ships)):
        ship = s.ships[pad]
        if ship >= 0 and at.setting.destination[ship] < 0 and s.aboard[pad] and not s.tokens[pad]:
            return -pad - 1
    return 0


def pad_refused(s: RedPlanetState, pad: int) -> Reason:
    """Why the ship of a pad cannot be chosen."""
    if pad >= len(s.ships):
        return (reasons.NO_SUCH_PAD, pad)
    if s.ships[pad] == EMPTY:
        return (reasons.NO_SHIP, pad)
    return (reasons.SHIP_LAUNCHED, pad) if s.launched >> pad & 1 else (reasons.SHIP_FULL, pad)


def board_refused(at: Scene, op: Op, memo: int, move: int) -> Reason:
    """Why nobody may board the ship of a pad now, or why a ship cannot be sent there."""
    s = at.s
    if memo < 0:
        return (reasons.NO_TOKEN, move - moves.SEND)
    if move == moves.SKIP:
        return (reasons.NOT_OPTIONAL,)
    pad = move - moves.BOARD
    if pad >= len(s.ships) or not s.docked(pad):
        return pad_refused(s, pad)
    free = at.setting.capacity[s.ships[pad]] - s.aboard[pad]
    if free == 0:
        return (reasons.SHIP_FULL, pad)
    if op.ships == effects.SAME_SHIP and free < op.n:
        return (reasons.TOO_FEW_SEATS, pad, free, op.n)
    if op.ships == effects.DIFFERENT_SHIPS and boarded_by(memo) >> pad & 1:
        return (reasons.SAME_SHIP, pad)
    return (reasons.PICKED_IN_ORDER,) if Berths(at.setting, s).free[pad] else (reasons.NO_TOKEN_AT_ALL, pad)


def board_left(at: Scene, op: Op, memo: int) -> int:
    """How many have still to board, or the pad whose ship gets a destination."""
    if memo < 0:
        return -memo - 1
    if op.ships == SAME_SHIP:
        return op.n
    return left_of(memo) if memo else boarding(at, op, Berths(at.setting, at.s))


BOARD: Final = Faces(
    effects.BOARD_SHIPS,
    offers=board_offers,
    does=board,
    refuses=board_refused,
    asks=Asked("board", [moves.SKIP, moves.BOARD]),
    then={-1: Asked("send", [moves.SEND])},
    left=board_left,
    icon="board",
    worth=0.9,
)
