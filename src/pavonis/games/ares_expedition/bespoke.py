"""What the effects of single cards offer, do and need, and their entries with all faces, like those of `behaviour.py`."""

from typing import Final

from pavonis.core.events import ALL
from pavonis.core.game import Reason
from pavonis.games.ares_expedition import effects, events, moves, paying, reasons, verbs
from pavonis.games.ares_expedition.behaviour import PICKING
from pavonis.games.ares_expedition.effects import MEGACREDITS, STOCKS, Op
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import KIND, TAGS_OF
from pavonis.kit import piles
from pavonis.kit.faces import NO_CHOICE, NOTHING, Faces
from pavonis.kit.terraforming import AUTOMATED


def extra_play(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    s.plays[seat] += op.n
    s.tell(ALL, events.MORE_PLAYS, seat)
    return 0


def free_play(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    s.free[seat] = op.n
    s.tell(ALL, events.MORE_PLAYS, seat)
    return 0


def next_cheaper(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    s.next_cut[seat] = op.n
    s.tell(ALL, events.NEXT_CARD, seat)
    return 0


def next_easier(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    s.next_ease[seat] = op.n
    s.tell(ALL, events.NEXT_CARD, seat)
    return 0


# Cards turned up lie among the seat's offers, and all have seen them.


def screen_offers(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    if memo == 0:
        return NO_CHOICE
    return [moves.KEEP + other for other in s.offers[seat] if any(tag in op.tags for tag in TAGS_OF[other])]


def screen(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if memo == 0:
        turned = [piles.turn_up(s, seat) for _ in range(op.n)]
        s.offers[seat] = sorted([other for other in turned if other >= 0])
        if screen_offers(setting, s, seat, card, op, PICKING):
            return PICKING
    for other in s.offers[seat]:
        if other == pick - moves.KEEP:
            verbs.take_turned_up(s, seat, other)
        else:
            s.discard |= 1 << other
    s.offers[seat] = []
    return 0


def brainstorm(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    found = piles.turn_up(s, seat)
    if found < 0:
        return 0
    if KIND[found] == AUTOMATED:
        s.discard |= 1 << found
        verbs.change_stock(s, seat, MEGACREDITS, op.n)
    else:
        verbs.take_turned_up(s, seat, found)
    return 0


def exchange_offers(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    hand = s.hands[seat]
    return [moves.DECLINE, *[moves.DISCARD + other for other in hand]] if hand else NOTHING


def exchange(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if pick == moves.DECLINE:
        s.tell(ALL, events.DECLINED, seat)
        return 0
    thrown = pick - moves.DISCARD
    piles.discard_from_hand(s, seat, [thrown])
    piles.draw(s, seat, 2 if op.tag in TAGS_OF[thrown] else 1)
    return 0


def redraft_offers(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    picked = s.sealed[seat]
    last = picked[-1] - moves.DISCARD if picked else -1
    return [moves.DONE, *[moves.DISCARD + other for other in s.hands[seat] if other > last]]


def redraft(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    picked = s.sealed[seat]
    if pick != moves.DONE:
        picked.append(pick)
        if len(picked) < op.n and len(redraft_offers(setting, s, seat, card, op, memo)) > 1:
            return PICKING
    s.sealed[seat] = []
    piles.discard_from_hand(s, seat, [move - moves.DISCARD for move in picked])
    piles.draw(s, seat, len(picked))
    return 0


def convert_offers(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    most = min(s.stock[seat * STOCKS + op.what], op.n or moves.MOST - 1)
    return [moves.AMOUNT + amount for amount in range(1, most + 1)]


def convert_needs(setting: Setting, s: AresState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.TOO_LITTLE, op.what, s.stock[seat * STOCKS + op.what], 1)


def convert(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    amount = pick - moves.AMOUNT
    paying.give(s, seat, op.what, amount)
    verbs.change_stock(s, seat, op.each, amount)
    return 0


EFFECTS: Final[list[Faces[Setting, AresState, Op]]] = [
    Faces(effects.EXTRA_PLAY, does=extra_play, icon="more_cards", worth=0.5),
    Faces(effects.FREE_PLAY, does=free_play, icon="more_cards"),
    Faces(effects.NEXT_CHEAPER, does=next_cheaper, icon="next_card"),
    Faces(effects.NEXT_EASIER, does=next_easier, icon="next_card", worth=0.1),
    Faces(effects.SCREEN, offers=screen_offers, does=screen, asks="take revealed", icon="look", worth=0.8),
    Faces(effects.BRAINSTORM, does=brainstorm, icon="look", worth=0.7),
    Faces(effects.EXCHANGE, offers=exchange_offers, does=exchange, asks="exchange", icon="card", worth=0.25),
    Faces(effects.REDRAFT, offers=redraft_offers, does=redraft, asks="redraft", icon="card", worth=0.5),
    Faces(effects.CONVERT, offers=convert_offers, does=convert, needs=convert_needs, asks="amount", icon="{resource}"),
]
