"""What is in play is worth to a seat of Ares Expedition: actions, what is set off, discounts, what grows."""

from typing import Final

from pavonis.bots.heuristics.ares_expedition_effects import cube_worth, is_short, ops_worth
from pavonis.bots.heuristics.ares_expedition_outlook import SEEN_MORE, Outlook
from pavonis.games.ares_expedition import effects
from pavonis.games.ares_expedition.effects import (
    ACTION,
    ALL_CARDS,
    COSTLY_CARDS,
    FORESTS,
    METALS,
    PLANTS,
    Watch,
)
from pavonis.games.ares_expedition.playable import usable
from pavonis.games.ares_expedition.tables import (
    COST,
    CUBES_OF,
    CUTS,
    DECK,
    DISCOUNTS,
    DRAWS_MORE,
    GROWING,
    KEEPS_MORE,
    KIND,
    METAL_OF,
    METAL_TAGS,
    POINTS_OF,
    PRINTED,
    PRODUCES_PER,
    PROGRAMS,
    SALES,
    STANDARD_CUTS,
    TAGS_OF,
    USES,
    WORTHS,
)
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import AUTOMATED, OCEANS, OXYGEN, TEMPERATURE

GREENS: Final = [card for card in DECK if KIND[card] == AUTOMATED]
OTHERS: Final = [card for card in DECK if KIND[card] != AUTOMATED]


def shares(cards: list[int]) -> list[float]:
    """How many tags of each kind a card has on average; then all cards, and the costly ones."""
    found = [0.0] * CUTS
    for card in cards:
        for tag in TAGS_OF[card]:
            found[tag] += 1.0 / len(cards)
        if COST[card] >= effects.COSTLY:
            found[COSTLY_CARDS] += 1.0 / len(cards)
    found[ALL_CARDS] = 1.0
    return found


GREEN_SHARES: Final = shares(GREENS)
OTHER_SHARES: Final = shares(OTHERS)

LASTING: Final = [bool(card.actions or card.watches) for card in PRINTED]  # worth something as long as it is in play
EASING: Final = [bool(card.lasting) for card in PRINTED]
GROWS: Final = [
    bool(PRODUCES_PER[card]) or any(part.per > effects.PER_CUBE for part in POINTS_OF[card]) for card in range(len(PRINTED))
]
ON_STEPS: Final = {
    effects.ON_TEMPERATURE: TEMPERATURE,
    effects.ON_OXYGEN: OXYGEN,
    effects.ON_OCEAN: OCEANS,
}
FORESTS_A_ROUND: Final = 0.35
USES_A_PHASE: Final = 2.5
EASED: Final = 0.06  # a zone read one off, in each round left
HALF: Final = 0.5  # of what is still to come, what counts for production and points on average
GROWING_SURE: Final = 0.8  # of the cards that could be played, those that will be


def tags_to_come(o: Outlook, tag: int) -> float:
    """How many tags of a kind, or cards with a discount, a seat will still play."""
    return o.greens * GREEN_SHARES[tag] + o.others * OTHER_SHARES[tag]


# Actions and lasting effects


def use_worth(o: Outlook, source: int) -> float:
    """What using the action of a source once, now, is worth in its best way."""
    best = 0.0
    for use in USES[source]:
        if usable(o.s, o.seat, source, use):
            best = max(best, ops_worth(o, source, PROGRAMS[use.program]))
    return best


def uses_worth(o: Outlook, source: int) -> float:
    """What the action of a source will bring, in this round if it is still possible and in those to come, in its best way."""
    s = o.s
    in_play = s.holder[source] == o.seat
    now = o.pending[ACTION]
    if now and s.phase == ACTION and s.used[o.seat] >> source & 1:
        now = 0.0
    best = 0.0
    for use in USES[source]:
        worth = ops_worth(o, source, PROGRAMS[use.program])
        if worth <= 0.0:
            continue
        often = 1.0
        for op in use.costs:
            often -= is_short(o, op)
        ready = now if not in_play or usable(s, o.seat, source, use) else 0.0
        best = max(best, worth * (o.w.used * ready + o.w.often * max(0.0, often) * o.often[ACTION]))
    return best


def watch_times(o: Outlook, watch: Watch) -> float:
    """How often something will set off a lasting effect."""
    on = watch.on
    if on == effects.ON_TAG:
        times = 0.0
        for tag in watch.tags:
            times += tags_to_come(o, tag)
        return times
    if on == effects.ON_CARD:
        return o.greens + o.others
    if on in ON_STEPS:
        left = o.left[ON_STEPS[on]]
        return left * (1.0 if o.w.goal else 1.0 / len(o.s.hands)) * min(1.0, 0.3 + 0.2 * o.later)
    if on == effects.ON_FOREST:
        return forests_to_come(o)
    if on == effects.ON_USE:
        return USES_A_PHASE * (o.pending[ACTION] + o.often[ACTION])
    return 0.15 * o.greens  # steel


def lasting_worth(o: Outlook, source: int) -> float:
    """What the actions and triggers of a source will still bring."""
    printed = PRINTED[source]
    total = 0.0
    if printed.actions:
        total += uses_worth(o, source)
        if o.s.holder[source] != o.seat:
            total += max(0.0, use_worth(o, source) - o.best_use) * uses_again(o)
    for watch in printed.watches:
        times = watch_times(o, watch)
        if watch.itself and o.s.holder[source] != o.seat:
            for tag in TAGS_OF[source]:
                times += tag in watch.tags
        total += ops_worth(o, source, watch.ops) * times * o.w.used
    return total


def discounts_worth(o: Outlook) -> float:
    """What all discounts of a seat, metals included, will still save."""
    base = o.seat * CUTS
    total = 0.0
    for tag in range(CUTS):
        cut = o.s.cuts[base + tag]
        if cut:
            total += cut * tags_to_come(o, tag)
    return total * o.soon * o.w.cuts


def discount_worth(o: Outlook, source: int) -> float:
    """What the discounts and metals of a source would save, and the other things that last without being used."""
    s = o.s
    total = 0.0
    for tag, n in DISCOUNTS[source]:
        total += n * tags_to_come(o, tag)
    for metal, n in WORTHS[source]:
        total += n * s.metals[o.seat * METALS + metal] * tags_to_come(o, METAL_TAGS[metal])
    for metal, n in METAL_OF[source]:
        total += n * s.worth[o.seat * METALS + metal] * tags_to_come(o, METAL_TAGS[metal])
    return total * o.soon * o.w.cuts


def research_worth(o: Outlook, source: int) -> float:
    """What a source would add in research phases; what is in play counts there already."""
    if not DRAWS_MORE[source] and not KEEPS_MORE[source]:
        return 0.0
    return o.studied * o.card * (KEEPS_MORE[source] * o.w.chosen_cards + SEEN_MORE * DRAWS_MORE[source])


def ease_worth(o: Outlook, source: int) -> float:
    """What a source makes easier: sales, standard actions, requirements, payments, a second rise of the rating."""
    total = SALES[source] * (2.0 + 0.4 * o.later) * o.soon + STANDARD_CUTS[source] * 0.35 * o.later * o.soon
    for part in PRINTED[source].lasting:
        if part.kind == effects.EASIER:
            total += EASED * o.later
        elif part.kind == effects.SAVES_PLANTS:
            total += max(0.0, part.n * o.soon - o.stock[PLANTS]) * 0.7 * (o.greens + o.others)
        elif part.kind == effects.INITIATIVE:
            total += max(0.0, o.rating - part.price * o.money) * 0.4 * o.later
    return total


def forests_to_come(o: Outlook) -> float:
    """How many forests a seat will still plant."""
    return FORESTS_A_ROUND * o.later


def growth_worth(o: Outlook, source: int) -> float:
    """What the production and the points of a source will grow by, with the tags, forests and cards still to come."""
    total = 0.0
    for produced in PRODUCES_PER[source]:
        more = forests_to_come(o) if produced.tag == FORESTS else tags_to_come(o, produced.tag)
        total += HALF * produced.n * more / produced.each * o.made[produced.resource]
    for part in POINTS_OF[source]:
        if part.per == effects.PER_TAG:
            total += HALF * part.n * tags_to_come(o, part.tag) / part.each
        elif part.per == effects.PER_FOREST:
            total += HALF * forests_to_come(o) / part.each
        elif part.per == effects.PER_PROJECT:
            total += GROWING_SURE * (o.greens + o.others) / part.each
        elif part.per == effects.PER_BLUE:
            total += HALF * GROWING_SURE * o.others / part.each
    return total


def tag_worths(o: Outlook) -> list[float]:
    """What one more tag of each kind is worth: production and points that count it, what it sets off, requirements."""
    s = o.s
    found = [each * min(1.0, o.later / 8.0) for each in o.w.tags]
    for source in GROWING:
        if s.holder[source] == o.seat:
            for part in PRODUCES_PER[source]:
                if part.tag >= 0:
                    found[part.tag] += part.n / part.each * o.made[part.resource]
    for card in s.played[o.seat]:
        add_tag_worths(o, card, found)
    if s.corporations[o.seat] != NOBODY:
        add_tag_worths(o, s.corporations[o.seat], found)
    return found


def add_tag_worths(o: Outlook, source: int, found: list[float]) -> None:
    """What tags are worth for the sake of one source in play."""
    for part in POINTS_OF[source]:
        if part.per == effects.PER_TAG:
            found[part.tag] += part.n / part.each
    for watch in PRINTED[source].watches:
        if watch.on == effects.ON_TAG:
            worth = ops_worth(o, source, watch.ops)
            for tag in watch.tags:
                found[tag] += worth


def uses_again(o: Outlook) -> float:
    """How often a seat that has chosen the action phase will use its best action once more."""
    s = o.s
    again = o.w.chosen * o.later
    if o.pending[ACTION] and s.chosen[o.seat] == ACTION:
        again += s.bonus[o.seat] if s.phase == ACTION else 1
    return again * o.w.used


def best_use(o: Outlook) -> float:
    """What the best action of a seat brings."""
    best = 0.0
    for card in o.s.actions[o.seat]:
        best = max(best, use_worth(o, card))
    return best


def tableau_worth(o: Outlook) -> float:
    """What all lasting effects in play will still bring, and the cubes that are on the way to something."""
    s = o.s
    total = discounts_worth(o) + o.best_use * uses_again(o) + o.in_play * len(s.played[o.seat])
    for card in s.played[o.seat]:
        if LASTING[card]:
            total += lasting_worth(o, card)
        if EASING[card]:
            total += ease_worth(o, card)
        if GROWS[card]:
            total += growth_worth(o, card)
        if s.cubes[card] and CUBES_OF[card]:
            total += cubes_on_the_way(o, card)
    if s.corporations[o.seat] != NOBODY:
        corporation = s.corporations[o.seat]
        total += ease_worth(o, corporation)
        if LASTING[corporation]:
            total += lasting_worth(o, corporation)
    return total


def cubes_on_the_way(o: Outlook, card: int) -> float:
    """Cubes that count no point yet: part of one, or to be exchanged."""
    cubes = o.s.cubes[card]
    for part in POINTS_OF[card]:
        if part.per == effects.PER_CUBE:
            return part.n * (cubes % part.each) / part.each * (1.0 - o.last)
    return cubes * cube_worth(o, card)
