"""What the common effects of cards offer and do, what they need, and their entries with all faces; see `kit/faces.py`.

Picks among one's own cards that are not complete yet lie in the sealed answer: nobody sees them.
"""

from typing import Final

from pavonis.core.game import Reason
from pavonis.games.ares_expedition import effects, moves, paying, reasons, verbs
from pavonis.games.ares_expedition.effects import ACTION, FIXED, STOCKS, Op
from pavonis.games.ares_expedition.playable import price_of_action
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import COLLECTORS, OF_CUBES
from pavonis.kit import piles
from pavonis.kit.faces import NO_CHOICE, NOTHING, Faces
from pavonis.kit.project_state import holders_of
from pavonis.kit.terraforming import TAGS
from pavonis.kit.zones import ascending, gathered

PICKING: Final = 1  # the memo of an effect in the middle of its picks


def counted(s: AresState, seat: int, op: Op) -> int:
    """The amount of an effect that depends on something."""
    per = op.per
    if per == FIXED:
        return op.n
    if per == effects.PER_OWN_TAG:
        return op.n * s.tags[seat * TAGS + op.tag]
    if per == effects.IF_TAGS:
        return op.n if s.tags[seat * TAGS + op.tag] >= op.each else 0
    return op.n if s.chosen[seat] == ACTION else 0


def gain(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.change_stock(s, seat, op.what, counted(s, seat, op))
    return 0


def draw(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    piles.draw(s, seat, op.n)
    return 0


def flip(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.flip_oceans(setting, s, seat, op.n)
    return 0


def raise_(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.raise_parameter(setting, s, seat, op.what, op.n)
    return 0


def forest(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.plant_forests(setting, s, seat, op.n)
    return 0


def rating(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.raise_rating(s, seat, counted(s, seat, op))
    return 0


# Cubes


def add_here(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.add_cubes(s, seat, card, op.n)
    return 0


def add_offers(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return [moves.ADD + other for other in holders_of(s, seat, OF_CUBES[op.what], card)]


def add_any_offers(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return [moves.ADD + other for other in holders_of(s, seat, COLLECTORS)]


def add(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.add_cubes(s, seat, pick - moves.ADD, op.n)
    return 0


def take_here_offers(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return NO_CHOICE if s.cubes[card] >= op.n else NOTHING


def take_here_needs(setting: Setting, s: AresState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.TOO_FEW_CUBES, card, s.cubes[card], op.n)


def take_here(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.add_cubes(s, seat, card, -op.n)
    return 0


def take_any_offers(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return [moves.TAKE + other for other in holders_of(s, seat, OF_CUBES[op.what]) if s.cubes[other]]


def take_any_needs(setting: Setting, s: AresState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.NO_CUBE_TO_TAKE, op.what)


def take_any(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.add_cubes(s, seat, pick - moves.TAKE, -op.n)
    return 0


# What is given


def spend_needs(setting: Setting, s: AresState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.TOO_LITTLE, op.what, s.stock[seat * STOCKS + op.what], price_of_action(s, seat, op))


def spend(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    paying.give(s, seat, op.what, price_of_action(s, seat, op))
    return 0


def spend_rating_needs(setting: Setting, s: AresState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.RATING_TOO_LOW, s.rating[seat], op.n)


def spend_rating(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.lower_rating(s, seat, op.n)
    return 0


def spend_money_needs(setting: Setting, s: AresState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.NOT_ENOUGH_MONEY, paying.budget(s, seat), price_of_action(s, seat, op))


def spend_money(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    paying.pay(s, seat, price_of_action(s, seat, op))
    return 0


# Cards of the hand


def still_to_pick(s: AresState, seat: int, cards: list[int], most: int, start: int) -> list[int]:
    """The next picks of a seat that chooses so many of these cards, one after another in ascending order."""
    picked = s.sealed[seat]
    count = min(most, len(cards)) - len(picked)
    if count <= 0:
        return NOTHING
    return ascending(gathered(cards), start, count, picked[-1] - start if picked else -1)


def discard_offers(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return still_to_pick(s, seat, s.hands[seat], op.n, moves.DISCARD)


def discard_needs(setting: Setting, s: AresState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.NO_CARD_TO_GIVE,)


def discard(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    picked = s.sealed[seat]
    picked.append(pick)
    if len(picked) < min(op.n, len(s.hands[seat])):
        return PICKING
    s.sealed[seat] = []
    piles.discard_from_hand(s, seat, [move - moves.DISCARD for move in picked])
    return 0


def look_offers(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return still_to_pick(s, seat, s.offers[seat], op.what, moves.KEEP) if memo else NO_CHOICE


def look(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if memo == 0:
        verbs.offer(setting, s, seat, op.n)
        return PICKING
    picked = s.sealed[seat]
    picked.append(pick)
    if len(picked) < min(op.what, len(s.offers[seat])):
        return PICKING
    s.sealed[seat] = []
    verbs.keep_offered(setting, s, seat, [move - moves.KEEP for move in picked])
    return 0


EFFECTS: Final[list[Faces[Setting, AresState, Op]]] = [
    Faces(effects.GAIN, does=gain, icon="{resource}"),
    Faces(effects.DRAW, does=draw, icon="card", worth=1.0),
    Faces(effects.DISCARD, offers=discard_offers, does=discard, asks="discard", icon="card"),
    Faces(effects.LOOK, offers=look_offers, does=look, asks="keep", icon="look"),
    Faces(effects.FLIP, does=flip, icon="oceans"),
    Faces(effects.RAISE, does=raise_, icon="{parameter}"),
    Faces(effects.FOREST, does=forest, icon="forest"),
    Faces(effects.RATING, does=rating, icon="rating"),
    Faces(effects.ADD_HERE, does=add_here, icon="{own}_cube"),
    Faces(effects.ADD, offers=add_offers, does=add, asks="add", icon="{cubes}_cube"),
    Faces(effects.ADD_ANY, offers=add_any_offers, does=add, asks="add", icon="cube"),
    Faces(effects.SPEND, does=spend, needs=spend_needs, icon="{resource}"),
    Faces(effects.SPEND_RATING, does=spend_rating, needs=spend_rating_needs, icon="rating"),
    Faces(effects.SPEND_MONEY, does=spend_money, needs=spend_money_needs, icon="megacredits"),
    Faces(effects.TAKE_HERE, offers=take_here_offers, does=take_here, needs=take_here_needs, icon="{own}_cube"),
    Faces(effects.TAKE_ANY, offers=take_any_offers, does=take_any, needs=take_any_needs, asks="take", icon="{cubes}_cube"),
    Faces(effects.THROW, offers=discard_offers, does=discard, needs=discard_needs, asks="discard", icon="card"),
]
