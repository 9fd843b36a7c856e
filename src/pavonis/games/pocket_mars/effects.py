"""The vocabulary of Pocket Mars cards: effects, conditions and the constructors with which a card is one line.

What each effect does is in `behaviour.py` and `card_behaviour.py`, its words in `words/`, all found by its code.
"""

from typing import Final

LAUNCH_OP: Final = 0
GAIN: Final = 1
LAND_HERE: Final = 2
LAND_ANY: Final = 3
PROMOTE_OWN: Final = 4
MOVE_OWN: Final = 5
SHIFT: Final = 6
SWAP_ZONES: Final = 7
EXCHANGE_CARDS: Final = 8
FLIP_TOP: Final = 9
DRAW: Final = 10
PEEK_PREP: Final = 11
BURY_CARD: Final = 12

ANY: Final = 0  # where an effect may reach: any building, or the one the card was attached to
THIS: Final = 1

ALWAYS: Final = 0  # conditions
NONE_HERE: Final = 1  # no colonist of the actor in this building
SHIP_EMPTY: Final = 2
COLOUR_IN_HAND: Final = 3


class Op:
    """One effect of a half."""

    def __init__(self, code: int, n: int = 1, where: int = ANY, optional: bool = False, pay: int = 0) -> None:
        self.code: Final = code
        self.n: Final = n
        self.where: Final = where
        self.optional: Final = optional
        self.pay: Final = pay  # an effect with a price of its own is always optional


EARTH: Final = 1  # what by itself makes an effect possible, as bits: see `Half.sure`
SHIP: Final = 2
ROOM_FOR_ENERGY: Final = 4
NOTHING_NEEDED: Final = 8
CARD_IN_HAND: Final = 16
SOMEBODY_ON_MARS: Final = 32
OTHER: Final = 64
EXACT: Final = EARTH | SHIP | ROOM_FOR_ENERGY | NOTHING_NEEDED  # not only enough but needed
SURE: Final = {
    LAUNCH_OP: EARTH,
    GAIN: ROOM_FOR_ENERGY,
    LAND_HERE: SHIP,
    LAND_ANY: SHIP,
    SHIFT: SOMEBODY_ON_MARS,  # who is alone can go down, or up; who is not has a full zone to go down from
    DRAW: NOTHING_NEEDED,
    BURY_CARD: CARD_IN_HAND,
}


class Half:
    """A top action, a bottom action or an ability: condition, price, effects in order."""

    def __init__(self, ops: list[Op], pay: int = 0, when: int = ALWAYS, colour: int = 0, source: str = "") -> None:
        self.ops: Final = ops
        self.pay: Final = pay
        self.when: Final = when
        self.colour: Final = colour  # of COLOUR_IN_HAND
        self.source: Final = source
        sure = 0
        needed = 0
        for op in ops:
            needed |= SURE.get(op.code, OTHER)
            if op.pay == 0:
                sure |= SURE.get(op.code, 0)
        if pay and sure & ROOM_FOR_ENERGY:
            sure |= NOTHING_NEEDED  # the price makes room
        self.sure: Final = sure  # any of these is enough for one effect to be possible; most halves need no closer look
        self.exact: Final = needed & ~sure == 0 and needed & ~EXACT == 0  # and with none of these, none is


def launch(n: int) -> Op:
    """Colonists move from Earth to the ship."""
    return Op(LAUNCH_OP, n)


def gain(n: int) -> Op:
    """The energy rises."""
    return Op(GAIN, n)


def land_here(n: int) -> Op:
    """Colonists move from the ship to the one-star zone of the building the card was attached to."""
    return Op(LAND_HERE, n, THIS)


def land(n: int) -> Op:
    """Colonists move from the ship to the one-star zones of any buildings, chosen one after another."""
    return Op(LAND_ANY, n)


def promote(where: int) -> Op:
    """An own colonist moves from the one-star to the two-star zone of its building."""
    return Op(PROMOTE_OWN, 1, where)


def move(to: int) -> Op:
    """An own colonist moves from the one-star zone of one building to that of another."""
    return Op(MOVE_OWN, 1, to)


def shift() -> Op:
    """A colonist of any player moves to the other zone of its building."""
    return Op(SHIFT)


def swap() -> Op:
    """In one building, a one-star and a two-star colonist of different owners change places."""
    return Op(SWAP_ZONES)


def exchange() -> Op:
    """Two cards attached to one building change places."""
    return Op(EXCHANGE_CARDS)


def flip() -> Op:
    """The uppermost card of a building with zones is turned face down and counts as 0."""
    return Op(FLIP_TOP)


def draw(n: int) -> Op:
    """Cards are drawn from the deck."""
    return Op(DRAW, n)


def peek(n: int) -> Op:
    """The actor looks at prep cards of one other player."""
    return Op(PEEK_PREP, n)


def bury() -> Op:
    """A card of the hand or the own prep module goes face down under the deck."""
    return Op(BURY_CARD)


def may(op: Op, pay: int = 0) -> Op:
    """The effect may be declined; a price of its own is paid only if it is not."""
    return Op(op.code, op.n, op.where, optional=True, pay=pay)
