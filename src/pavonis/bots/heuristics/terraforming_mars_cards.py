"""What cards of Terraforming Mars are worth to a seat: to play, to have in play, to have in hand."""

from typing import Final

from pavonis.bots.heuristics.terraforming_mars_effects import cube_worth, op_worth
from pavonis.bots.heuristics.terraforming_mars_outlook import NEVER, Outlook
from pavonis.bots.heuristics.terraforming_mars_weights import TAG_SHARE
from pavonis.games.terraforming_mars import effects, verbs
from pavonis.games.terraforming_mars.behaviour import lowest
from pavonis.games.terraforming_mars.board import GREENERY_TILE, OCEAN_TILE
from pavonis.games.terraforming_mars.effects import Op, Watch
from pavonis.games.terraforming_mars.placing import CITY_TILES
from pavonis.games.terraforming_mars.playable import usable
from pavonis.games.terraforming_mars.tables import (
    CARD_NUMBERS,
    CARD_PRICE,
    CUBES_OF,
    HURDLES,
    KIND,
    NEEDS_OF,
    POINTS_OF,
    PRINTED,
    TAGS_OF,
    USES,
)
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import ENERGY, EVENT, FIRST_CARD, JOVIAN, OCEANS, RESOURCES, TAGS

# What is worth something while it is in play
LASTING: Final = [bool(card.actions or card.watches or card.lasting or card.first) for card in PRINTED]
PER_JOVIAN: Final = [card for card in CARD_NUMBERS if POINTS_OF[card] and POINTS_OF[card][0].per == effects.PER_TAG]
WAIT_FOR_PRODUCTION: Final = 1.5  # generations until a unit of production that a card takes is there
UNSUPPLIED: Final = 0.1  # how often an action can be used for which there is no energy yet


def energy_taken(source: int) -> int:
    """The energy that an action takes each time."""
    return sum([op.n for use in USES[source] for op in use.ops if op.code == effects.SPEND and op.what == ENERGY])


ENERGY_TAKEN: Final = [energy_taken(source) for source in range(len(PRINTED))]


def late_worth(card: int) -> float:
    """What a card is worth near the end whatever happens before: points and steps."""
    total = 0.0
    for part in POINTS_OF[card]:
        total += part.n if part.per == effects.POINTS else 0.0
    for op in PRINTED[card].ops:
        if op.code in (effects.RAISE, effects.RATING) and op.per == effects.FIXED:
            total += op.n if op.code == effects.RATING else 0.7 * op.n
        elif op.code == effects.TILE:
            total += 0.7 if op.what == OCEAN_TILE else 1.7 if op.what == GREENERY_TILE else 1.0 if op.what in CITY_TILES else 0.0
    for need in NEEDS_OF[card]:
        if need.most:
            return 0.0
    return total


LATE: Final = [late_worth(source) for source in range(len(PRINTED))]


def use_worth(o: Outlook, source: int) -> float:
    """What using the action of a source once, now, is worth in its best way."""
    best = 0.0
    for use in USES[source]:
        worth = 0.0
        for op in use.ops:
            worth += op_worth(o, source, op)
        best = max(best, worth)
    return best


def uses_worth(o: Outlook, source: int, now: bool) -> float:
    """What the action of a source will bring, now if that is possible and in all generations to come, in its best way."""
    best = 0.0
    for use in USES[source]:
        once = 0.0
        again = 0.0
        often = 0.8 if use.if_raised else 1.0
        for op in use.ops:
            worth = op_worth(o, source, op)
            once += worth
            if op.code == effects.PRODUCE:
                again += o.w.later * worth
                if op.n < 0:
                    often = min(often, o.s.production[o.seat * RESOURCES + op.what] / (o.later + 1.0))
            else:
                again += worth
            if op.code == effects.SPEND:
                often = min(often, supplied(o, op))
        total = max(0.0, again) * o.later * often
        if now and usable(o.setting, o.s, o.seat, source, use):
            total += max(0.0, once)
        best = max(best, total)
    return best


def supplied(o: Outlook, op: Op) -> float:
    """How often in a generation there is enough of what an action takes; energy cannot be saved up."""
    made = o.s.production[o.seat * RESOURCES + op.what]
    if op.what != ENERGY:
        return min(1.0, made / op.n + o.s.stock[o.seat * RESOURCES + op.what] / (op.n * (o.later + 1.0)))
    return 1.0 if o.energy >= op.n else UNSUPPLIED


def watch_times(o: Outlook, watch: Watch) -> float:
    """How often something will set off a lasting effect."""
    w = o.w
    seats = len(o.s.hands) if watch.anybody else 1
    if watch.on == effects.ON_OCEAN:
        return float(o.left[OCEANS])
    if watch.on == effects.ON_TAG:
        share = 0.0
        for tag in watch.tags:
            share += TAG_SHARE[tag]
        return w.played * share * o.later * seats
    if watch.on == effects.ON_CARD:
        if watch.cost:
            return 0.2 * w.played * o.later
        return w.played * w.events * o.later * (0.6 if watch.tags else 1.0)
    if watch.on in (effects.ON_CITY, effects.ON_CITY_ON_MARS):
        return w.cities * o.later * seats
    if watch.on == effects.ON_GREENERY:
        return w.greeneries * (o.later + 1.0)
    return 0.3 * o.later


def lasting_worth(o: Outlook, source: int) -> float:
    """What having a source in play will still bring, besides points that count already."""
    printed = PRINTED[source]
    total = 0.0
    if printed.actions:
        ready = o.gone or o.s.holder[source] != o.seat or source in o.s.ready[o.seat]
        total += uses_worth(o, source, ready and not o.gone) * o.w.used
    for watch in printed.watches:
        worth = 0.0
        for op in watch.ops:
            worth += op_worth(o, source, op) * (o.w.later if op.code == effects.PRODUCE else 1.0)
        total += worth * watch_times(o, watch) * o.w.used
    if o.s.duties >> o.seat & 1 and source < FIRST_CARD:
        for op in printed.first:
            total += op_worth(o, source, op)
    for part in printed.lasting:
        if part.kind == effects.CHEAPER:
            share = 1.0 if part.what == effects.ALL_CARDS else TAG_SHARE[part.what]
            total += part.n * share * o.w.played * o.income * o.w.used
        elif part.kind == effects.METAL_WORTH:
            total += part.n * (1.0 + 0.6 * o.s.production[o.seat * RESOURCES + part.what]) * o.income * 0.7
        elif part.kind == effects.EASIER:
            total += 0.08 * o.later * part.n / 2
        elif part.kind in (effects.PROTECTS_ALL, effects.PROJECT_CHEAPER):
            total += 0.04 * o.later
    return total


def points_worth(o: Outlook, card: int) -> float:
    """The points a card will bring when it is played, without cubes and what comes later."""
    total = 0.0
    for part in POINTS_OF[card]:
        if part.per == effects.POINTS:
            total += part.n
        elif part.per == effects.PER_TAG:
            total += part.n * (o.s.tags[o.seat * TAGS + JOVIAN] + (JOVIAN in TAGS_OF[card]))
        elif part.per == effects.PER_CITY:
            total += o.s.city_count() / part.each
        elif part.per == effects.PER_CITY_BESIDE:
            total += 1.0
        elif part.per == effects.PER_OCEAN_BESIDE:
            total += 1.5
    return total


def tags_worth(o: Outlook, card: int) -> float:
    """What the tags of a card help: other cards, points of own cards, what they set off."""
    s = o.s
    total = 0.0
    for tag in TAGS_OF[card]:
        total += o.w.tags[tag] * min(1.0, o.later / 6.0)
        if tag == JOVIAN:
            for other in PER_JOVIAN:
                if s.holder[other] == o.seat:
                    total += 1.0
    return total


def play_worth(o: Outlook, card: int) -> float:
    """What a card brings when it is played now, its price not counted."""
    total = points_worth(o, card)
    for op in PRINTED[card].ops:
        total += op_worth(o, card, op)
    if KIND[card] != EVENT:
        total += tags_worth(o, card)
        if LASTING[card]:
            total += lasting_worth(o, card)
    return total


def short_of_production(o: Outlook, card: int) -> int:
    """How much production a seat lacks that a card takes away."""
    found = 0
    for op in HURDLES[card]:
        if op.code == effects.PRODUCE:
            found += max(0, lowest(op.what) - op.n - o.s.production[o.seat * RESOURCES + op.what])
    return found


def net_worth(o: Outlook, card: int) -> float:
    """What playing a card adds in the end, when it can be played; something may always come of it, and it can be sold."""
    wait = o.wait(card)
    least = (o.w.open if o.later > 1.0 else o.w.sold) * o.money
    if wait == NEVER:
        return least
    wait = max(wait, WAIT_FOR_PRODUCTION * short_of_production(o, card))
    price = o.price(card)
    worth = (play_worth(o, card) - price) * max(0.0, 1.0 - wait / (o.later + 1.0))
    if o.later > 1.0:
        worth = max(worth, 0.8 * (LATE[card] - price / o.money * o.base * 1.1))
    return max(least, worth)


def hand_worth(o: Outlook, cards: list[int]) -> float:
    """What a hand adds: the best card in full, each further one a little less; in the last generation only what can be paid."""
    worths: list[tuple[float, int]] = []
    for card in cards:
        worths.append((-net_worth(o, card), card))
    worths.sort()
    total = 0.0
    factor = o.w.kept
    spent = 0
    for worth, card in worths:
        can = 1.0 - o.last
        if o.last > 0.0 and not o.gone:
            price = verbs.price_of(o.s, o.seat, card)
            if spent + price <= o.means(card):
                spent += price
                can = 1.0
        total -= worth * factor * can
        factor *= o.w.further
    return total


def wanted(o: Outlook, cards: list[int], money: int) -> list[int]:
    """The cards of an offer that are worth their price, ascending, as many as the money allows."""
    worths: list[tuple[float, int]] = []
    for card in cards:
        gain = o.w.kept * net_worth(o, card) - CARD_PRICE * o.money
        if gain > 0.0:
            worths.append((-gain, card))
    worths.sort()
    return sorted([card for _, card in worths[: money // CARD_PRICE]])


def tableau_worth(o: Outlook) -> float:
    """What all lasting effects in play will still bring, and the cubes that are on the way to something."""
    s = o.s
    total = 0.0
    for card in s.played[o.seat]:
        if LASTING[card]:
            total += lasting_worth(o, card)
            if ENERGY_TAKEN[card] <= o.energy:
                o.energy -= ENERGY_TAKEN[card]
        if s.cubes[card] and CUBES_OF[card]:
            total += cubes_on_the_way(o, card)
    if s.corporations[o.seat] != NOBODY and LASTING[s.corporations[o.seat]]:
        total += lasting_worth(o, s.corporations[o.seat])
    return total


def cubes_on_the_way(o: Outlook, card: int) -> float:
    """Cubes that count no point yet: part of one, or to be exchanged."""
    cubes = o.s.cubes[card]
    for part in POINTS_OF[card]:
        if part.per == effects.PER_CUBE:
            return part.n * (cubes % part.each) / part.each * (1.0 - o.last)
        if part.per == effects.ANY_CUBE:
            return 0.0
    worth = cube_worth(o, card)
    if o.last > 0.0 and USES[card]:
        worth *= 1.0 - o.last if o.gone or card not in o.s.ready[o.seat] else 1.0
    return cubes * worth
