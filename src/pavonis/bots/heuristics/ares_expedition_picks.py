"""The small picks of Ares Expedition that need no search, and what an action adds by rule of thumb."""

from typing import Final

from pavonis.bots.evaluation import UNCLEAR
from pavonis.bots.heuristics import ares_expedition_cards as worths
from pavonis.bots.heuristics import ares_expedition_lasting as lasting
from pavonis.bots.heuristics.ares_expedition_effects import cube_worth, forest_worth, ops_worth
from pavonis.bots.heuristics.ares_expedition_outlook import Outlook
from pavonis.core.game import Frame
from pavonis.games.ares_expedition import effects, moves, paying, steps
from pavonis.games.ares_expedition.effects import HEAT, PLANTS, Op
from pavonis.games.ares_expedition.playable import standard_price
from pavonis.games.ares_expedition.tables import (
    FOREST_FOR_MONEY,
    FOREST_FOR_PLANTS,
    INITIATIVE_PRICE,
    OCEAN_FOR_MONEY,
    PROGRAMS,
    SAVED_BY_CUBES,
    SAVED_BY_PLANTS,
    SAVER_BY_CUBES,
    SAVING_CUBES,
    SAVING_PLANTS,
    TAGS_OF,
    USES,
    WARMTH_FOR_HEAT,
)
from pavonis.kit.terraforming import GOALS, OCEANS, OXYGEN, TEMPERATURE

CONVERTED: Final = 1.0  # points: turning plants or heat into a step is hardly ever wrong
SELLING: Final = -0.2


def best_of(found: list[float], options: list[int]) -> int:
    """The option with the highest worth."""
    return options[found.index(max(found))]


def pick(o: Outlook, ask: Frame, options: list[int]) -> int:
    """The answer to a question that needs no thought, or UNCLEAR."""
    code = ask[0]
    if code == steps.ASK_PHASE:
        return best_of([rough(o, option) for option in options], options)
    if code == steps.ASK_EFFECT:
        return pick_for_effect(o, ask, options)
    if code == steps.ASK_KEEP:
        return best_cards(o, options, moves.KEEP, ask[1] - len(o.s.sealed[o.seat]))
    if code in (steps.ASK_SALE, steps.ASK_LIMIT):
        count = ask[1] if code == steps.ASK_LIMIT else paying.missing_cards(o.s, o.seat, ask[1], ask[2])
        return worst_cards(o, options, moves.SELL, count - len(o.s.sealed[o.seat]), o.s.hands[o.seat])
    if code in (steps.ASK_SELL, steps.ASK_REDRAW):
        return unwanted(o, options, moves.SELL if code == steps.ASK_SELL else moves.REDRAW)
    if code == steps.ASK_HEAT:
        return options[-1] if o.left[TEMPERATURE] == 0 or o.money > o.stock[HEAT] else options[0]
    if code == steps.ASK_SAVE:
        return saving(o, ask, options)
    if code == steps.ASK_OFFER:
        return moves.RAISE_AGAIN if o.rating > INITIATIVE_PRICE * o.money else moves.DECLINE
    if code == steps.ASK_WAY:
        return best_of([way_worth(o, ask[1], option - moves.CHOOSE) for option in options], options)
    if code == steps.ASK_HELP:
        return helped(o, options)
    if code == steps.ASK_PIECE:
        return moves.TAKE_CUBE if o.s.pool_cubes else moves.TAKE_MARKER
    if code == steps.ASK_RETURN:
        return worst_cards(o, options, moves.GIVE, 1, o.s.hands[o.seat])
    return UNCLEAR


def card_worth(o: Outlook, card: int) -> float:
    """What a card is worth in hand."""
    return worths.net_worth(o, card)


def best_cards(o: Outlook, options: list[int], start: int, count: int) -> int:
    """The lowest of the best cards: picks are made in ascending order."""
    ranked = sorted([(-card_worth(o, card), card) for card in o.s.offers[o.seat]])
    last = options[0] - start
    keep = [card for _, card in ranked if card >= last][:count]
    for option in options:
        if option - start in keep:
            return option
    return options[0]


def worst_cards(o: Outlook, options: list[int], start: int, count: int, cards: list[int]) -> int:
    """The lowest of the worst cards."""
    last = options[0] - start
    ranked = sorted([(card_worth(o, card), card) for card in cards if card >= last])
    away = [card for _, card in ranked[:count]]
    for option in options:
        if option - start in away:
            return option
    return options[0]


def unwanted(o: Outlook, options: list[int], start: int) -> int:
    """The lowest card that is worth no more than what it is sold for, or no more."""
    for option in options:
        if option != moves.DONE and card_worth(o, option - start) <= o.junk * 1.01:
            return option
    return options[0]


def saving(o: Outlook, ask: Frame, options: list[int]) -> int:
    """Whether to make a card cheaper: not if what is given is worth more."""
    if ask[3] == moves.BY_CUBES:
        cost = SAVING_CUBES * cube_worth(o, SAVER_BY_CUBES)
        saved = min(ask[2], SAVED_BY_CUBES)
    else:
        cost = SAVING_PLANTS * o.stock[PLANTS]
        saved = min(ask[2], SAVED_BY_PLANTS)
    return options[-1] if saved * o.money >= cost else moves.DECLINE


def way_worth(o: Outlook, source: int, number: int) -> float:
    """What one way to use an action brings."""
    return ops_worth(o, source, PROGRAMS[USES[source][number].program])


def helped(o: Outlook, options: list[int]) -> int:
    """Which parameter rises by itself: the one that is further from its goal, measured by what a step takes."""
    cold = (GOALS[TEMPERATURE] - o.s.tracks[TEMPERATURE]) * 1.0
    thin = (GOALS[OXYGEN] - o.s.tracks[OXYGEN]) * 1.2
    return moves.HELP + (TEMPERATURE if cold > thin else OXYGEN)


def pick_for_effect(o: Outlook, ask: Frame, options: list[int]) -> int:
    """A pick for an effect."""
    op = PROGRAMS[ask[1]][ask[2]]
    code = op.code
    picked = len(o.s.sealed[o.seat])
    if code in (effects.DISCARD, effects.THROW):
        hand = o.s.hands[o.seat]
        return worst_cards(o, options, moves.DISCARD, min(op.n, len(hand)) - picked, hand)
    if code == effects.LOOK:
        return best_cards(o, options, moves.KEEP, op.what - picked)
    if code == effects.SCREEN:
        return best_of([card_worth(o, option - moves.KEEP) for option in options], options)
    if code in (effects.ADD, effects.ADD_ANY):
        return best_of([cube_worth(o, option - moves.ADD) for option in options], options)
    if code == effects.TAKE_ANY:
        return best_of([-cube_worth(o, option - moves.TAKE) for option in options], options)
    if code == effects.CHOOSE:
        return best_of([ops_worth(o, ask[3], op.choices[option - moves.CHOOSE]) for option in options], options)
    if code == effects.CONVERT:
        return options[-1]
    if code in (effects.EXCHANGE, effects.REDRAFT):
        return exchanged(o, op, options)
    return UNCLEAR


def exchanged(o: Outlook, op: Op, options: list[int]) -> int:
    """A card to discard for a new one: the worst, if it is worse than a new one; else no more."""
    best = options[0]
    most = 0.0 if best in (moves.DECLINE, moves.DONE) else -1e3
    for option in options:
        if option < moves.DISCARD:
            continue
        card = option - moves.DISCARD
        drawn = 2.0 if op.code == effects.EXCHANGE and op.tag in TAGS_OF[card] else 1.0
        gain = drawn * o.card - o.w.waiting * card_worth(o, card)
        if gain > most:
            most = gain
            best = option
    return best


# Actions by rule of thumb


def rough(o: Outlook, move: int) -> float:
    """What a move in a phase adds."""
    if move == moves.DONE:
        return 0.0
    if move == moves.SELL_CARDS:
        return SELLING
    if move == moves.BONUS_CARD:
        return 0.3 * o.card
    if move >= moves.USE:
        return lasting.use_worth(o, move - moves.USE)
    if move >= moves.PLAY:
        card = move - moves.PLAY
        return worths.play_worth(o, card) - worths.price_now(o, card) * o.money
    return standard_worth(o, move - moves.STANDARD)


def standard_worth(o: Outlook, number: int) -> float:
    """What a standard action adds."""
    price = standard_price(o.s, o.seat, number)
    if number == FOREST_FOR_PLANTS:
        return CONVERTED + forest_worth(o)
    if number == WARMTH_FOR_HEAT:
        return CONVERTED + o.steps[TEMPERATURE]
    if number == FOREST_FOR_MONEY:
        return forest_worth(o) - price * o.money
    if number == OCEAN_FOR_MONEY:
        return o.steps[OCEANS] + o.w.ocean * o.money - price * o.money
    return o.steps[TEMPERATURE] - price * o.money
