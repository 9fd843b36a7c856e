"""What the effects on cards do.

Each effect is a few functions and one entry in EFFECTS that puts them together; `scene.py` says what each of them is for.
"""

from typing import Final

from pavonis.core.events import ALL
from pavonis.core.game import Reason
from pavonis.games.pocket_mars import effects, events, moves, reasons, verbs
from pavonis.games.pocket_mars.effects import Op
from pavonis.games.pocket_mars.moves import PLACE_ROOM
from pavonis.games.pocket_mars.scene import NO_CHOICE, Arguments, Faces, Scene
from pavonis.games.pocket_mars.state import EMPTY, HAND, PocketMarsState
from pavonis.kit.zones import members


def exchange_offers(at: Scene, op: Op, memo: int) -> list[int]:
    found: list[int] = []
    for column in at.s.columns:
        if memo == 0:
            if len(column) > 1:
                found.extend([moves.EXCHANGE + card for card in column])
        elif memo - 1 in column:
            found.extend([moves.EXCHANGE + card for card in column if card != memo - 1])
    found.sort()
    if memo == 0 and len(found) == 2 and not op.optional:
        return found[:1]  # there is one pair, and nothing to choose
    return found


def exchange(at: Scene, op: Op, memo: int, pick: int) -> int:
    other = pick - moves.EXCHANGE
    if memo == 0:
        return other + 1
    card = memo - 1
    building = at.setting.colour[card]
    places = {card: other, other: card}
    at.s.columns[building] = tuple([places.get(c, c) for c in at.s.columns[building]])
    at.s.tell(ALL, events.EXCHANGED, at.seat, card, other)
    return 0


def flip_offers(at: Scene, op: Op, memo: int) -> list[int]:
    s = at.s
    return [
        moves.FLIP + building
        for building in at.setting.homes
        if s.columns[building] and not s.face_down >> s.columns[building][-1] & 1
    ]


def flip(at: Scene, op: Op, memo: int, pick: int) -> int:
    building = pick - moves.FLIP
    card = at.s.columns[building][-1]
    at.s.face_down |= 1 << card
    at.s.tell(ALL, events.FLIPPED, at.seat, building, card)
    return 0


def draw_offers(at: Scene, op: Op, memo: int) -> list[int]:
    return NO_CHOICE


def draw(at: Scene, op: Op, memo: int, pick: int) -> int:
    for _ in range(op.n):
        verbs.draw(at.s, at.setting, at.seat)
    return 0


def peek_offers(at: Scene, op: Op, memo: int) -> list[int]:
    s = at.s
    if memo:  # one card of a module that holds more; the memo is the seat + 1
        owner = memo - 1
        start = moves.PEEK_AT + owner * PLACE_ROOM
        return [start + place for place in range(HAND) if s.prep[owner * HAND + place] != EMPTY]
    return [moves.PEEK + seat for seat in range(len(s.hands)) if seat != at.seat and verbs.cards_in_prep(s, seat)]


def peek(at: Scene, op: Op, memo: int, pick: int) -> int:
    if memo:
        owner, place = divmod(pick - moves.PEEK_AT, PLACE_ROOM)
        verbs.peek(at.s, at.seat, owner, place)
        return 0
    owner = pick - moves.PEEK
    if verbs.cards_in_prep(at.s, owner) > op.n:
        return owner + 1
    for place in range(HAND):
        if at.s.prep[owner * HAND + place] != EMPTY:
            verbs.peek(at.s, at.seat, owner, place)
    return 0


def bury_offers(at: Scene, op: Op, memo: int) -> list[int]:
    return members(verbs.own_cards(at.s, at.seat), moves.BURY)


def bury(at: Scene, op: Op, memo: int, pick: int) -> int:
    verbs.bury(at.s, at.setting, at.seat, pick - moves.BURY)
    return 0


def exchange_refuses(at: Scene, op: Op, name: str, arguments: Arguments) -> Reason:
    card = arguments[0]
    question = at.s.asks[at.seat]
    first = question[4] - 1 if question is not None else -1  # the card picked already, if there is one
    column = next((column for column in at.s.columns if card in column), ())
    if not column:
        return (reasons.NOT_ATTACHED, card)
    if card == first:
        return (reasons.SAME_CARD,)
    if first >= 0 and first not in column:
        return (reasons.OTHER_COLUMN, card)
    return (reasons.NO_PAIR_WITH, card)


def flip_refuses(at: Scene, op: Op, name: str, arguments: Arguments) -> Reason:
    return (reasons.NO_OPEN_CARD_AT, arguments[0])


def module_obstacle(s: PocketMarsState, seat: int, owner: int, place: int) -> list[Reason]:
    """Why a card of another player's prep module cannot be chosen."""
    if owner >= len(s.hands):
        return [(reasons.NO_SUCH_SEAT, owner)]
    if owner == seat:
        return [(reasons.OWN_MODULE,)]
    return [(reasons.NO_CARD_THERE, owner, place)] if s.prep[owner * HAND + place] == EMPTY else []


def peek_refuses(at: Scene, op: Op, name: str, arguments: Arguments) -> Reason:
    found = module_obstacle(at.s, at.seat, arguments[0], arguments[1] if name == "peek at" else 0)
    return found[0] if found else (reasons.NOT_THIS_QUESTION,)


def bury_refuses(at: Scene, op: Op, name: str, arguments: Arguments) -> Reason:
    return (reasons.NOT_YOURS, arguments[0])


EFFECTS: Final[list[Faces]] = [
    Faces(
        effects.EXCHANGE_CARDS,
        offers=exchange_offers,
        does=exchange,
        needs=reasons.NO_TWO_CARDS,
        asks=("exchange",),
        refuses=exchange_refuses,
        icon="exchange",
    ),
    Faces(
        effects.FLIP_TOP,
        offers=flip_offers,
        does=flip,
        needs=reasons.NO_CARD_TO_FLIP,
        asks=("flip",),
        refuses=flip_refuses,
        icon="flip",
        worth=(0.0, 0.3),
    ),
    Faces(effects.DRAW, offers=draw_offers, does=draw, needs=reasons.NO_CARD_LEFT, icon="draw", counted=True, worth=(0.0, 0.1)),
    Faces(
        effects.PEEK_PREP,
        offers=peek_offers,
        does=peek,
        needs=reasons.NO_PREP_TO_SEE,
        asks=("peek",),
        then_asks=("peek at",),
        refuses=peek_refuses,
        icon="peek",
        counted=True,
    ),
    Faces(
        effects.BURY_CARD,
        offers=bury_offers,
        does=bury,
        needs=reasons.NO_CARD_LEFT,
        asks=("bury",),
        refuses=bury_refuses,
        icon="bury",
    ),
]
