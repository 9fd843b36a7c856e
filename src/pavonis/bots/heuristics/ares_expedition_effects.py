"""What carrying out an effect of Ares Expedition is worth to a seat."""

from typing import Final

from pavonis.bots.heuristics.ares_expedition_outlook import Outlook
from pavonis.games.ares_expedition import effects
from pavonis.games.ares_expedition.behaviour import counted
from pavonis.games.ares_expedition.effects import ACTION, HEAT, MEGACREDITS, PLANTS, STOCKS, Op
from pavonis.games.ares_expedition.faces import FACES
from pavonis.games.ares_expedition.playable import price_of_action
from pavonis.games.ares_expedition.tables import (
    COLLECTORS,
    OF_CUBES,
    POINTS_OF,
    PROGRAMS,
    SAVED_BY_CUBES,
    SAVER_BY_CUBES,
    SAVING_CUBES,
    TAGS_OF,
    TRIGGERS,
    USES,
)
from pavonis.kit.terraforming import OCEANS, OXYGEN

SPENT: Final = 0.9  # of what cubes are exchanged for: it takes an action
NO_COLLECTOR: Final = -1
# What the cubes on a card can be exchanged for when something sets it off: how many, and the effect
TRADES: Final[dict[int, list[Op]]] = {
    trigger.source: choice
    for trigger in TRIGGERS
    for op in trigger.watch.ops
    for choice in op.choices
    if choice[0].code == effects.TAKE_HERE
}


def cube_worth(o: Outlook, card: int) -> float:
    """What one more cube on a card is worth: points, or what cubes are exchanged for."""
    best = 0.0
    for part in POINTS_OF[card]:
        if part.per == effects.PER_CUBE:
            best = part.n / part.each
    for use in USES[card]:
        ops = PROGRAMS[use.program]
        if ops[0].code == effects.TAKE_HERE:
            best = max(best, SPENT * o.acting * op_worth(o, card, ops[1]) / ops[0].n)
        elif ops[0].code == effects.TAKE_ANY:
            best = max(best, SPENT * o.acting * op_worth(o, card, ops[1]))
    if card == SAVER_BY_CUBES:
        best = SPENT * SAVED_BY_CUBES / SAVING_CUBES * o.money * min(1.0, o.greens + o.others)
    trade = TRADES.get(card)
    if trade is not None:
        best = SPENT * op_worth(o, card, trade[1]) * min(1.0, o.greens + o.others)
    return best


def best_collector(o: Outlook, cards: list[int], but: int = NO_COLLECTOR) -> float:
    """The worth of a cube on the own card where it does most."""
    best = 0.0
    for card in cards:
        if o.s.holder[card] == o.seat and card != but:
            best = max(best, cube_worth(o, card))
    return best


def op_worth(o: Outlook, card: int, op: Op) -> float:
    """What carrying out an effect now would be worth."""
    code = op.code
    if code == effects.GAIN:
        return amount(o, card, op) * o.stock[op.what]
    if code == effects.RAISE:
        return op.n * o.steps[op.what]
    if code == effects.FLIP:
        return op.n * (o.steps[OCEANS] + o.w.ocean * o.money) if o.left[OCEANS] else 0.0
    if code == effects.FOREST:
        return op.n * forest_worth(o)
    if code == effects.RATING:
        return amount(o, card, op) * o.rating
    if code == effects.DRAW:
        return op.n * o.card
    if code == effects.ADD_HERE:
        return op.n * cube_worth(o, card)
    if code == effects.ADD:
        return op.n * best_collector(o, OF_CUBES[op.what], card)
    if code == effects.ADD_ANY:
        return op.n * best_collector(o, COLLECTORS)
    if code == effects.SPEND:
        return -price_of_action(o.s, o.seat, op) * o.stock[op.what]
    if code == effects.SPEND_MONEY:
        return -price_of_action(o.s, o.seat, op) * o.money
    if code == effects.TAKE_HERE:
        return -op.n * cube_worth(o, card)
    return rare_worth(o, card, op)


def rare_worth(o: Outlook, card: int, op: Op) -> float:
    """The same for the less common effects."""
    code = op.code
    if code == effects.CHOOSE:
        best = 0.0
        for choice in op.choices:
            best = max(best, ops_worth(o, card, choice))
        return best
    if code == effects.SPEND_RATING:
        return -op.n * o.rating
    if code in (effects.DISCARD, effects.THROW):
        return -op.n * o.junk
    if code == effects.LOOK:
        return op.what * o.card * o.w.chosen_cards
    if code == effects.TAKE_ANY:
        return -best_collector(o, OF_CUBES[op.what], card)
    if code == effects.FREE_PLAY:
        return 0.5 * op.n * o.money
    if code == effects.NEXT_CHEAPER:
        return 0.8 * op.n * o.money
    if code == effects.CONVERT:
        gained = o.stock[op.each] - o.stock[op.what]
        return min(op.n or 8, o.s.stock[o.seat * STOCKS + op.what]) * max(0.0, gained)
    return FACES[code].worth * o.card


def ops_worth(o: Outlook, card: int, ops: list[Op]) -> float:
    """What a whole list of effects is worth."""
    total = 0.0
    for op in ops:
        total += op_worth(o, card, op)
    return total


def forest_worth(o: Outlook) -> float:
    """A forest and its oxygen."""
    return 1.0 + (o.steps[OXYGEN] if o.left[OXYGEN] else 0.0)


def amount(o: Outlook, card: int, op: Op) -> float:
    """How much an effect gives; a card that is not yet in play counts its own tags too."""
    if op.per == effects.FIXED:
        return float(op.n)
    if op.per == effects.IF_CHOSEN:
        return op.n * (1.0 if o.s.chosen[o.seat] == ACTION and o.pending[ACTION] else 2.0 * o.w.chosen)
    more = 0
    if op.per == effects.PER_OWN_TAG and o.s.holder[card] != o.seat:
        more = op.n * TAGS_OF[card].count(op.tag)
    return float(counted(o.s, o.seat, op) + more)


def is_short(o: Outlook, op: Op) -> float:
    """How much of what an action takes will be missing in a round, from 0 to 1."""
    if op.code != effects.SPEND:
        return 0.0
    made = o.s.production[o.seat * effects.PRODUCTIONS + op.what] if op.what != MEGACREDITS else op.n
    have = o.s.stock[o.seat * STOCKS + op.what] / (o.later + 1.0)
    return max(0.0, 1.0 - (made + have) / op.n) if op.what in (HEAT, PLANTS) else 0.0
