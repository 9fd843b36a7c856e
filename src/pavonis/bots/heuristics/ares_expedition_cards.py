"""What cards of Ares Expedition are worth to a seat: to play, and to have in hand."""

from typing import Final

from pavonis.bots.heuristics.ares_expedition_effects import op_worth
from pavonis.bots.heuristics.ares_expedition_lasting import (
    EASING,
    GROWS,
    LASTING,
    discount_worth,
    ease_worth,
    growth_worth,
    lasting_worth,
    research_worth,
)
from pavonis.bots.heuristics.ares_expedition_outlook import NEVER, Outlook
from pavonis.games.ares_expedition import effects, legal, paying, verbs
from pavonis.games.ares_expedition.effects import (
    CONSTRUCTION,
    DEVELOPMENT,
    FORESTS,
    PRODUCTIONS,
)
from pavonis.games.ares_expedition.tables import (
    COST,
    DEVELOPMENT_BONUS,
    KIND,
    OPS_OF,
    POINTS_OF,
    PRODUCES_PER,
    PRODUCTION_OF,
    TAGS_OF,
    blue_cards,
)
from pavonis.kit.terraforming import AUTOMATED, EVENT, TAGS

AFFORDED: Final = 6  # megacredits that cards are sold for at most, to pay for another one


def points_worth(o: Outlook, card: int) -> float:
    """The points a card has as soon as it is played, without cubes."""
    s = o.s
    total = 0.0
    for part in POINTS_OF[card]:
        if part.per == effects.POINTS:
            total += part.n
        elif part.per == effects.PER_TAG:
            total += part.n * (s.tags[o.seat * TAGS + part.tag] + TAGS_OF[card].count(part.tag)) / part.each
        elif part.per == effects.PER_FOREST:
            total += s.forests[o.seat] / part.each
        elif part.per == effects.PER_PROJECT:
            total += (len(s.played[o.seat]) + 1.0) / part.each
        elif part.per == effects.PER_BLUE:
            total += (blue_cards(s.played[o.seat]) + 1.0) / part.each
    return total


def production_worth(o: Outlook, card: int) -> float:
    """What the production of a card would bring as things are."""
    s = o.s
    total = 0.0
    for resource in range(PRODUCTIONS):
        n = PRODUCTION_OF[card][resource]
        if n:
            total += n * o.made[resource]
    for part in PRODUCES_PER[card]:
        count = s.forests[o.seat] if part.tag == FORESTS else s.tags[o.seat * TAGS + part.tag] + TAGS_OF[card].count(part.tag)
        total += part.n * (count // part.each) * o.made[part.resource]
    return total


def play_worth(o: Outlook, card: int) -> float:
    """What a card brings when it is played now, its price not counted."""
    total = points_worth(o, card) + production_worth(o, card) + o.in_play
    for op in OPS_OF[card]:
        total += op_worth(o, card, op)
    for tag in TAGS_OF[card]:
        total += o.tags[tag]
    if KIND[card] != EVENT:
        total += discount_worth(o, card) + research_worth(o, card)
        if GROWS[card]:
            total += growth_worth(o, card)
        if EASING[card]:
            total += ease_worth(o, card)
        if LASTING[card]:
            total += lasting_worth(o, card)
    return total


def price_now(o: Outlook, card: int) -> int:
    """What a card costs, with what holds in the phase in which it can be played."""
    s = o.s
    price = verbs.price_of(s, o.seat, card)
    phase = DEVELOPMENT if KIND[card] == AUTOMATED else CONSTRUCTION
    if o.pending[phase]:
        if s.phase == phase:
            price = 0 if s.free[o.seat] and COST[card] <= s.free[o.seat] else price - legal.phase_cut(s, o.seat, phase)
        elif phase == DEVELOPMENT and s.chosen[o.seat] == DEVELOPMENT:
            price -= DEVELOPMENT_BONUS
    return max(0, price)


def plays_now(o: Outlook, phase: int) -> int:
    """How many cards a seat may still play in a phase of this round."""
    s = o.s
    if not o.pending[phase]:
        return 0
    if s.phase == phase:
        return s.plays[o.seat] + (1 if s.free[o.seat] else 0) + (s.bonus[o.seat] if phase == CONSTRUCTION else 0)
    return 1 + (1 if phase == CONSTRUCTION and s.chosen[o.seat] == CONSTRUCTION else 0)


def net_worth(o: Outlook, card: int) -> float:
    """What playing a card adds, when it can be played; it can always be sold."""
    wait = o.wait(card)
    if wait == NEVER:
        return o.junk
    worth = play_worth(o, card) - max(0, verbs.price_of(o.s, o.seat, card)) * o.money
    if wait > 0.0:
        worth *= max(0.0, 1.0 - wait / (o.later + 1.0))
    return max(o.junk, worth)


def hand_worth(o: Outlook, cards: list[int]) -> float:
    """What a hand adds: the best cards of each kind in the phases that are to come, the others later or sold."""
    return kind_worth(o, cards, DEVELOPMENT) + kind_worth(o, cards, CONSTRUCTION)


def kind_worth(o: Outlook, cards: list[int], phase: int) -> float:
    """What the green cards, or the others, of a hand add."""
    w = o.w
    is_green = phase == DEVELOPMENT
    worths: list[tuple[float, int]] = []
    for card in cards:
        if (KIND[card] == AUTOMATED) == is_green:
            worths.append((-net_worth(o, card), card))
    if not worths:
        return 0.0
    worths.sort()
    slots = plays_now(o, phase)
    bonus = phase == CONSTRUCTION and slots > 1
    budget = paying.purse(o.s, o.seat) + AFFORDED
    waiting = w.waiting * min(1.0, o.often[phase])
    total = 0.0
    for negative, card in worths:
        worth = -negative
        price = price_now(o, card)
        saved = (max(0, verbs.price_of(o.s, o.seat, card)) - price) * o.money
        if slots and worth + saved > o.junk and price <= budget and o.wait(card) == 0.0:
            budget -= price
            slots -= 1
            total += w.kept * (worth + saved)
        else:
            total += max(o.spare, waiting * worth)
            waiting *= w.decay if is_green else w.decay_others
    if bonus and slots:
        total += w.kept * o.card
    return total
