"""What the common effects of `effects.py` do: the picks each offers and what a pick changes.

`options` returns the picks an effect offers now; none means that it cannot be carried out and is passed over. An effect without a
choice offers USE_EFFECT alone, an optional one DECLINE as well. `carry_out` does one pick and returns a memo, not 0, if the same
effect goes on with another pick. Picks among one's own cards that are not complete yet lie in the sealed answer: nobody sees them.
"""

from typing import Final

from pavonis.games.ares_expedition import effects, moves, paying, verbs
from pavonis.games.ares_expedition.effects import ACTION, FIXED, Op
from pavonis.games.ares_expedition.playable import price_of_action
from pavonis.games.ares_expedition.state import NOBODY, AresState
from pavonis.games.ares_expedition.tables import COLLECTORS, OF_CUBES
from pavonis.games.ares_expedition.verbs import holders_of
from pavonis.kit import piles
from pavonis.kit.terraforming import TAGS
from pavonis.kit.zones import ascending, gathered

NO_CHOICE: Final = [moves.USE_EFFECT]
NOTHING: Final[list[int]] = []
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


def sure_options(s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    """Of an effect that is always possible and leaves no choice."""
    return NO_CHOICE


def gain(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.change_stock(s, seat, op.what, counted(s, seat, op))
    return 0


def draw(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    piles.draw(s, seat, op.n)
    return 0


def flip(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.flip_oceans(s, seat, op.n)
    return 0


def raise_(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.raise_parameter(s, seat, op.what, op.n)
    return 0


def forest(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.plant_forests(s, seat, op.n)
    return 0


def rating(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.raise_rating(s, seat, counted(s, seat, op))
    return 0


# Cubes


def add_here(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.add_cubes(s, seat, card, op.n)
    return 0


def add_options(s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return [moves.ADD + other for other in holders_of(s, seat, OF_CUBES[op.what], card)]


def add_any_options(s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return [moves.ADD + other for other in holders_of(s, seat, COLLECTORS, NOBODY)]


def add(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.add_cubes(s, seat, pick - moves.ADD, op.n)
    return 0


def take_here_options(s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return NO_CHOICE if s.cubes[card] >= op.n else NOTHING


def take_here(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.add_cubes(s, seat, card, -op.n)
    return 0


def take_any_options(s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return [moves.TAKE + other for other in holders_of(s, seat, OF_CUBES[op.what], NOBODY) if s.cubes[other]]


def take_any(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.add_cubes(s, seat, pick - moves.TAKE, -op.n)
    return 0


# What is given


def spend(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    paying.give(s, seat, op.what, price_of_action(s, seat, op))
    return 0


def spend_rating(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.lower_rating(s, seat, op.n)
    return 0


def spend_money(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    paying.pay(s, seat, price_of_action(s, seat, op))
    return 0


# Cards of the hand


def discard_options(s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    picked = s.sealed[seat]
    hand = s.hands[seat]
    count = min(op.n, len(hand)) - len(picked)
    if count <= 0:
        return NOTHING
    return ascending(gathered(hand), moves.DISCARD, count, picked[-1] - moves.DISCARD if picked else -1)


def discard(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    picked = s.sealed[seat]
    picked.append(pick)
    if len(picked) < min(op.n, len(s.hands[seat])):
        return PICKING
    s.sealed[seat] = []
    piles.discard_from_hand(s, seat, [move - moves.DISCARD for move in picked])
    return 0


def look_options(s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    if memo == 0:
        return NO_CHOICE
    offers = s.offers[seat]
    picked = s.sealed[seat]
    count = min(op.what, len(offers)) - len(picked)
    if count <= 0:
        return NOTHING
    return ascending(gathered(offers), moves.KEEP, count, picked[-1] - moves.KEEP if picked else -1)


def look(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if memo == 0:
        verbs.offer(s, seat, op.n)
        return PICKING
    picked = s.sealed[seat]
    picked.append(pick)
    if len(picked) < min(op.what, len(s.offers[seat])):
        return PICKING
    s.sealed[seat] = []
    verbs.keep_offered(s, seat, [move - moves.KEEP for move in picked])
    return 0
