"""What each effect of `effects.py` does: the picks it offers, what a pick changes, and why it offers none.

`options` returns the picks an effect offers now; none means that it cannot be carried out. An effect without a choice offers
USE_EFFECT alone. `carry_out` does one pick and returns a memo, not 0, if the same effect goes on with another pick.
"""

from collections.abc import Callable
from typing import Final

from pavonis.core.events import ALL
from pavonis.core.game import Reason
from pavonis.games.pocket_mars import events, moves, reasons, verbs
from pavonis.games.pocket_mars.cards import Deck
from pavonis.games.pocket_mars.effects import (
    THIS,
    Op,
)  # fmt: skip
from pavonis.games.pocket_mars.state import BUILDINGS, EMPTY, HAND, ONE_STAR, SEATS, TWO_STAR, PocketMarsState
from pavonis.kit.zones import members

NO_CHOICE: Final = [moves.USE_EFFECT]
NOTHING: Final[list[int]] = []


class Scene:
    """Who carries out an effect and where: `building` is the one the card was attached to."""

    __slots__ = ("building", "deck", "s", "seat")

    def __init__(self, deck: Deck, s: PocketMarsState, seat: int, building: int) -> None:
        self.deck: Final = deck
        self.s: Final = s
        self.seat: Final = seat
        self.building: Final = building


def launch_options(at: Scene, op: Op, memo: int) -> list[int]:
    return NO_CHOICE if at.s.earth[at.seat] else NOTHING


def launch(at: Scene, op: Op, memo: int, pick: int) -> int:
    verbs.launch(at.s, at.seat, op.n)
    return 0


def launch_obstacle(at: Scene, op: Op) -> Reason:
    return (reasons.NONE_ON_EARTH,)


def gain_options(at: Scene, op: Op, memo: int) -> list[int]:
    return NO_CHOICE if at.s.energy[at.seat] < at.deck.energy_max else NOTHING


def gain(at: Scene, op: Op, memo: int, pick: int) -> int:
    verbs.change_energy(at.s, at.seat, op.n, at.deck.energy_max)
    return 0


def gain_obstacle(at: Scene, op: Op) -> Reason:
    return (reasons.ENERGY_FULL, at.deck.energy_max)


def land_here_options(at: Scene, op: Op, memo: int) -> list[int]:
    return NO_CHOICE if at.s.ship[at.seat] else NOTHING


def land_here(at: Scene, op: Op, memo: int, pick: int) -> int:
    for _ in range(min(op.n, at.s.ship[at.seat])):
        verbs.land(at.s, at.seat, at.building)
    return 0


def land_any_options(at: Scene, op: Op, memo: int) -> list[int]:
    return [moves.LAND + building for building in range(BUILDINGS)] if at.s.ship[at.seat] else NOTHING


def land_any(at: Scene, op: Op, memo: int, pick: int) -> int:
    verbs.land(at.s, at.seat, pick - moves.LAND)
    return (memo or op.n) - 1


def land_obstacle(at: Scene, op: Op) -> Reason:
    return (reasons.SHIP_IS_EMPTY,)


def can_promote(s: PocketMarsState, owner: int, building: int) -> bool:
    """Whether that owner has a one-star colonist there and the two-star zone has room."""
    return s.colonists[(building * 2 + ONE_STAR) * SEATS + owner] > 0 and s.has_room(building)


def promote_options(at: Scene, op: Op, memo: int) -> list[int]:
    if op.where == THIS:
        return NO_CHOICE if can_promote(at.s, at.seat, at.building) else NOTHING
    s = at.s
    return [b + moves.PROMOTE for b in range(BUILDINGS) if s.colonists[b * 2 * SEATS + at.seat] and s.has_room(b)]


def promote(at: Scene, op: Op, memo: int, pick: int) -> int:
    verbs.promote(at.s, at.seat, at.seat, at.building if op.where == THIS else pick - moves.PROMOTE)
    return 0


def promote_obstacle(at: Scene, op: Op) -> Reason:
    if op.where != THIS:
        return (reasons.NOBODY_TO_PROMOTE,)
    return promotion_obstacle(at.s, at.seat, at.building)


def promotion_obstacle(s: PocketMarsState, owner: int, building: int) -> Reason:
    """Why a seat's own colonist cannot go up in one building."""
    if s.colonists[s.place(building, ONE_STAR, owner)] == 0:
        return (reasons.NO_ONE_STAR, building)
    return (reasons.TWO_STAR_FULL, building)


def move_options(at: Scene, op: Op, memo: int) -> list[int]:
    if memo:  # the destination; the memo is the source + 1
        return [moves.MOVE_TO + building for building in range(BUILDINGS) if building != memo - 1]
    s = at.s
    target = at.building if op.where == THIS else -1
    return [
        moves.MOVE_FROM + building
        for building in range(BUILDINGS)
        if building != target and s.colonists[s.place(building, ONE_STAR, at.seat)]
    ]


def move(at: Scene, op: Op, memo: int, pick: int) -> int:
    if memo:
        source = memo - 1
        target = pick - moves.MOVE_TO
    elif op.where == THIS:
        source = pick - moves.MOVE_FROM
        target = at.building
    else:
        return pick - moves.MOVE_FROM + 1
    s = at.s
    s.colonists[s.place(source, ONE_STAR, at.seat)] -= 1
    s.colonists[s.place(target, ONE_STAR, at.seat)] += 1
    s.tell(ALL, events.MOVED, at.seat, source, target)
    return 0


def move_obstacle(at: Scene, op: Op) -> Reason:
    return (reasons.NOBODY_TO_MOVE,)


def shift_options(at: Scene, op: Op, memo: int) -> list[int]:
    s = at.s
    down: list[int] = []
    up: list[int] = []
    for building in range(BUILDINGS):
        room = s.has_room(building)
        for owner in range(len(s.hands)):
            if s.colonists[s.place(building, TWO_STAR, owner)]:
                down.append(moves.DEMOTE_ANY + building * SEATS + owner)
            if room and s.colonists[s.place(building, ONE_STAR, owner)]:
                up.append(moves.PROMOTE_ANY + building * SEATS + owner)
    return down + up


def shift(at: Scene, op: Op, memo: int, pick: int) -> int:
    if pick >= moves.PROMOTE_ANY:
        building, owner = divmod(pick - moves.PROMOTE_ANY, SEATS)
        verbs.promote(at.s, at.seat, owner, building)
    else:
        building, owner = divmod(pick - moves.DEMOTE_ANY, SEATS)
        verbs.demote(at.s, at.seat, owner, building)
    return 0


def shift_obstacle(at: Scene, op: Op) -> Reason:
    return (reasons.NOBODY_TO_SHIFT,)


def swap_options(at: Scene, op: Op, memo: int) -> list[int]:
    s = at.s
    found: list[int] = []
    for building in range(BUILDINGS):
        for up in range(len(s.hands)):
            if s.colonists[s.place(building, ONE_STAR, up)]:
                for down in range(len(s.hands)):
                    if down != up and s.colonists[s.place(building, TWO_STAR, down)]:
                        found.append(moves.SWAP + (building * SEATS + up) * SEATS + down)
    return found


def swap(at: Scene, op: Op, memo: int, pick: int) -> int:
    rest, down = divmod(pick - moves.SWAP, SEATS)
    building, up = divmod(rest, SEATS)
    s = at.s
    s.colonists[s.place(building, ONE_STAR, up)] -= 1
    s.colonists[s.place(building, TWO_STAR, up)] += 1
    s.colonists[s.place(building, TWO_STAR, down)] -= 1
    s.colonists[s.place(building, ONE_STAR, down)] += 1
    s.tell(ALL, events.SWAPPED, at.seat, building, up, down)
    return 0


def swap_obstacle(at: Scene, op: Op) -> Reason:
    return (reasons.NOBODY_TO_SWAP,)


def exchange_options(at: Scene, op: Op, memo: int) -> list[int]:
    found: list[int] = []
    for column in at.s.columns:
        if memo == 0:  # the lower-numbered of the two, so that a pair has one spelling
            found.extend([moves.EXCHANGE + card for card in sorted(column)[:-1]])
        elif memo - 1 in column:
            found.extend([moves.EXCHANGE + card for card in sorted(column) if card >= memo])
    return sorted(found)


def exchange(at: Scene, op: Op, memo: int, pick: int) -> int:
    other = pick - moves.EXCHANGE
    if memo == 0:
        return other + 1
    card = memo - 1
    building = at.deck.colour[card]
    places = {card: other, other: card}
    at.s.columns[building] = tuple([places.get(c, c) for c in at.s.columns[building]])
    at.s.tell(ALL, events.EXCHANGED, at.seat, card, other)
    return 0


def exchange_obstacle(at: Scene, op: Op) -> Reason:
    return (reasons.NO_TWO_CARDS,)


def flip_options(at: Scene, op: Op, memo: int) -> list[int]:
    s = at.s
    return [
        moves.FLIP + building
        for building in range(BUILDINGS)
        if s.columns[building] and not s.face_down >> s.columns[building][-1] & 1
    ]


def flip(at: Scene, op: Op, memo: int, pick: int) -> int:
    building = pick - moves.FLIP
    card = at.s.columns[building][-1]
    at.s.face_down |= 1 << card
    at.s.tell(ALL, events.FLIPPED, at.seat, building, card)
    return 0


def flip_obstacle(at: Scene, op: Op) -> Reason:
    return (reasons.NO_CARD_TO_FLIP,)


def draw_options(at: Scene, op: Op, memo: int) -> list[int]:
    return NO_CHOICE


def draw(at: Scene, op: Op, memo: int, pick: int) -> int:
    for _ in range(op.n):
        verbs.draw(at.s, at.deck, at.seat)
    return 0


def draw_obstacle(at: Scene, op: Op) -> Reason:
    return (reasons.NO_CARD_LEFT,)


def peek_options(at: Scene, op: Op, memo: int) -> list[int]:
    s = at.s
    if memo:  # one card of a module that holds more; the memo is the seat + 1
        start = (memo - 1) * HAND
        return [moves.PEEK_AT + place for place in range(start, start + HAND) if s.prep[place] != EMPTY]
    return [moves.PEEK + seat for seat in range(len(s.hands)) if seat != at.seat and verbs.cards_in_prep(s, seat)]


def peek(at: Scene, op: Op, memo: int, pick: int) -> int:
    if memo:
        owner, place = divmod(pick - moves.PEEK_AT, HAND)
        verbs.peek(at.s, at.seat, owner, place)
        return 0
    owner = pick - moves.PEEK
    if verbs.cards_in_prep(at.s, owner) > op.n:
        return owner + 1
    for place in range(HAND):
        if at.s.prep[owner * HAND + place] != EMPTY:
            verbs.peek(at.s, at.seat, owner, place)
    return 0


def peek_obstacle(at: Scene, op: Op) -> Reason:
    return (reasons.NO_PREP_TO_SEE,)


def bury_options(at: Scene, op: Op, memo: int) -> list[int]:
    return members(verbs.own_cards(at.s, at.seat), moves.BURY)


def bury(at: Scene, op: Op, memo: int, pick: int) -> int:
    verbs.bury(at.s, at.deck, at.seat, pick - moves.BURY)
    return 0


def bury_obstacle(at: Scene, op: Op) -> Reason:
    return (reasons.NO_CARD_LEFT,)


class Faces:
    """The behaviour of one effect."""

    def __init__(
        self,
        options: Callable[[Scene, Op, int], list[int]],
        carry_out: Callable[[Scene, Op, int, int], int],
        obstacle: Callable[[Scene, Op], Reason],
    ) -> None:
        self.options: Final = options
        self.carry_out: Final = carry_out
        self.obstacle: Final = obstacle


FACES: Final = [  # by the code of the effect
    Faces(launch_options, launch, launch_obstacle),
    Faces(gain_options, gain, gain_obstacle),
    Faces(land_here_options, land_here, land_obstacle),
    Faces(land_any_options, land_any, land_obstacle),
    Faces(promote_options, promote, promote_obstacle),
    Faces(move_options, move, move_obstacle),
    Faces(shift_options, shift, shift_obstacle),
    Faces(swap_options, swap, swap_obstacle),
    Faces(exchange_options, exchange, exchange_obstacle),
    Faces(flip_options, flip, flip_obstacle),
    Faces(draw_options, draw, draw_obstacle),
    Faces(peek_options, peek, peek_obstacle),
    Faces(bury_options, bury, bury_obstacle),
]


def op_options(at: Scene, op: Op, memo: int) -> list[int]:
    """The picks an effect offers, its own price considered; the price is paid with the first pick."""
    if memo == 0 and at.s.energy[at.seat] < op.pay:
        return NOTHING
    return FACES[op.code].options(at, op, memo)


def pick(at: Scene, op: Op, memo: int, move: int) -> int:
    """Carry out one pick of an effect; not 0 if the effect goes on."""
    if memo == 0 and op.pay:
        verbs.change_energy(at.s, at.seat, -op.pay, at.deck.energy_max)
    return FACES[op.code].carry_out(at, op, memo, move)
