"""What each reason of Ares Expedition says about the position."""

from typing import Final

from pavonis.games.ares_expedition import effects, reasons
from pavonis.games.ares_expedition.effects import Action, Op
from pavonis.games.ares_expedition.tables import NAMES, PRINTED, PROGRAMS
from pavonis.kit.projects import Need
from tests.reasons import case as common
from tests.reasons.case import Case, Predicate

MONEY, HEAT, PLANTS = range(3)
DEVELOPMENT, CONSTRUCTION, ACTION = range(3)
TAGS: Final = 10
CUTS: Final = 12  # discounts by tag, on all cards, on costly ones
GREEN: Final = 1
GOALS: Final = {0: 19, 1: 14, 2: 9}
ZONE_ENDS: Final = {0: [5, 10, 15], 1: [2, 6, 11]}  # the last steps of purple, red and yellow
HELION: Final = NAMES.index("Helion")
ECOLINE: Final = NAMES.index("Ecoline")
STANDARD_TECHNOLOGY: Final = NAMES.index("Standard Technology")


def stock(case: Case, resource: int) -> int:
    return int(case.s.stock[case.seat * 3 + resource])


def op(case: Case) -> Op:
    """The effect that is asked about."""
    return PROGRAMS[case.ask[1]][case.ask[2]]


def hand(case: Case) -> list[int]:
    return list(case.s.hands[case.seat])


def phase_of(card: int) -> int:
    return DEVELOPMENT if PRINTED[card].kind == GREEN else CONSTRUCTION


def tags(case: Case, tag: int) -> int:
    return int(case.s.tags[case.seat * TAGS + tag])


def demanded(card: int, code: int, what: int) -> int:
    """What a card takes besides its price."""
    return sum(each.n for each in PRINTED[card].ops if each.code == code and each.what == what)


# Money


def savings(case: Case, card: int) -> int:
    """How much cheaper cards in play can make a card."""
    found = 0
    for source in PRINTED:
        for part in source.lasting:
            if source.number >= 0 and case.s.holder[source.number] == case.seat:
                if part.kind == effects.SAVES_CUBES and case.s.cubes[source.number] >= part.price:
                    found += part.n
                if part.kind == effects.SAVES_PLANTS and stock(case, PLANTS) >= part.price + demanded(card, effects.SPEND, PLANTS):
                    found += part.n
    return found


def purse(case: Case, sold: int, spare_heat: int = 0) -> int:
    """The most that can be paid if so many cards are sold."""
    heat = max(0, stock(case, HEAT) - spare_heat) if case.s.holder[HELION] == case.seat else 0
    return int(stock(case, MONEY) + heat + case.s.sale[case.seat] * sold)


def price_of_card(case: Case, card: int) -> int:
    start = case.seat * CUTS
    cuts = case.s.cuts[start : start + CUTS]
    price = (
        PRINTED[card].cost - sum(cuts[tag] for tag in PRINTED[card].tags) - cuts[10] - (cuts[11] if PRINTED[card].cost >= 20 else 0)
    )
    if case.s.phase == phase_of(card):
        price -= case.s.next_cut[case.seat]
        if case.s.free[case.seat] >= PRINTED[card].cost:
            return 0
        if case.s.phase == case.s.chosen[case.seat] == DEVELOPMENT and not case.s.free[case.seat]:
            price -= 3
    return int(max(0, price))


def price_of_action(case: Case, each: Op) -> int:
    seat = case.seat
    if each.cut == effects.PER_METAL:
        return int(max(0, each.n - each.less * case.s.metals[seat * 2 + each.what]))
    if each.cut == effects.PER_TAG_HELD:
        return max(0, each.n - each.less * tags(case, each.what))
    blue = sum(PRINTED[card].kind == 0 for card in case.s.played[seat])
    is_less = (each.cut == effects.WITH_BLUE_CARDS and blue >= each.what) or (
        each.cut == effects.WITH_ACTION_PHASE and case.s.chosen[seat] == ACTION
    )
    return each.n - each.less if is_less else each.n


def standard_price(case: Case, number: int) -> int:
    cut = 0
    if number == 0:
        cut = 1 if case.s.corporations[case.seat] == ECOLINE else 0
    elif number in (1, 3, 4):
        cut = 4 if case.s.holder[STANDARD_TECHNOLOGY] == case.seat else 0
    return [8, 20, 8, 14, 15][number] - cut


def prices_of_use(case: Case, code: int) -> list[int]:
    """The prices of that kind in all ways to use an action."""
    ways: list[Action] = PRINTED[case.arguments[0]].actions
    return [price_of_action(case, each) for way in ways for each in way.ops if each.code == code]


def not_enough_money(case: Case) -> bool:
    has, needs = case.told
    (number,) = case.arguments
    if case.name == "play":
        heat = demanded(number, effects.SPEND, HEAT)
        most = purse(case, len(hand(case)) - 1, heat) + savings(case, number)
        return has == most < needs == price_of_card(case, number)
    prices = prices_of_use(case, effects.SPEND_MONEY) if case.name == "use" else [standard_price(case, number)]
    return has == purse(case, len(hand(case))) < needs and needs in prices


def too_little(case: Case) -> bool:
    resource, has, needs = case.told
    (number,) = case.arguments
    if case.name == "standard":
        prices = [standard_price(case, number)]
    elif case.name == "use":
        prices = [*prices_of_use(case, effects.SPEND), *[1 for _ in prices_of_use(case, effects.CONVERT)]]
    else:
        prices = [demanded(number, effects.SPEND, resource)]
    return has == stock(case, resource) < needs and needs in prices


# Requirements


def level(case: Case, parameter: int, steps_of: list[int]) -> int:
    """The zone, or the number of oceans."""
    step = steps_of[parameter]
    return step if parameter == 2 else sum(step > end for end in ZONE_ENDS[parameter])


def need(case: Case, what: int) -> Need:
    return next(need for need in PRINTED[case.arguments[0]].needs if need.what == what)


def misses(case: Case, told: tuple[int, ...], most: bool, begun: bool) -> bool:
    """A parameter is too low or too high: as it was when the phase of the card began, or as it is now in another phase."""
    parameter, has, bound = told
    printed = need(case, parameter)
    eased = parameter != 2 and (case.s.eases[case.seat] > 0 or (begun and case.s.next_ease[case.seat] > 0))
    off = (1 if most else -1) if eased else 0
    true_level = level(case, parameter, case.s.opened if begun else case.s.tracks)
    in_phase = case.s.phase == phase_of(case.arguments[0])
    right = printed.most == most and bound == printed.n + off and has == true_level and begun == in_phase
    return right and (has > bound if most else has < bound)


def zone(most: bool, begun: bool) -> Predicate:
    return lambda c: misses(c, c.told, most, begun)


def oceans(most: bool, begun: bool) -> Predicate:
    return lambda c: misses(c, (2, *c.told), most, begun)


def rating_too_low(case: Case) -> bool:
    has, needs = case.told
    printed = PRINTED[case.arguments[0]]
    asked = [each.n for each in printed.needs if each.what == effects.RATING_HELD]
    spent = [each.n for each in printed.ops if each.code == effects.SPEND_RATING] + prices_of_use(case, effects.SPEND_RATING)
    return has == case.s.rating[case.seat] < needs and needs in [*asked, *spent]


def at_maximum(case: Case) -> bool:
    (parameter,) = case.told
    counted = case.s.opened if case.s.phase == ACTION else case.s.tracks
    return bool(counted[parameter] == GOALS[parameter])


# Cards and cubes


def collectors(case: Case, kind: int, but: int) -> list[int]:
    """The own cards in play that collect such cubes."""
    return [
        card.number for card in PRINTED if card.cubes == kind and case.s.holder[card.number] == case.seat and card.number != but
    ]


def out_of_reach(case: Case) -> bool:
    (card,) = case.told
    if case.s.holder[card] != case.seat:
        return True
    if case.name == "take":
        return PRINTED[card].cubes != op(case).what or case.s.cubes[card] == 0
    fits = PRINTED[card].cubes != 0 if op(case).code == effects.ADD_ANY else PRINTED[card].cubes == op(case).what
    return not fits or card == case.ask[3]


def picks(case: Case) -> list[int]:
    return [case.game.space.meaning(move)[1][0] for move in case.s.sealed[case.seat]]


def pile(case: Case) -> list[int]:
    return list(case.s.offers[case.seat]) if case.name == "keep" else hand(case)


def needed_picks(case: Case) -> int:
    """How many cards are still to be picked at least."""
    return int(case.game.question(case.s, case.seat).least)


def too_few_after(case: Case) -> bool:
    (card,) = case.told
    later = [other for other in pile(case) if other > card]
    return card in pile(case) and card not in picks(case) and len(later) < needed_picks(case) - 1


def lacks_tags(case: Case) -> bool:
    card, *wanted = case.told
    return list(wanted) == op(case).tags and not set(wanted) & set(PRINTED[card].tags)


def no_collector(case: Case) -> bool:
    """The alternative would add cubes to another card, and there is none."""
    return not collectors(case, case.told[0], case.ask[3])


def has_action(case: Case, card: int) -> bool:
    return case.s.holder[card] == case.seat and bool(PRINTED[card].actions)


def no_play_left(case: Case) -> bool:
    with_bonus = case.s.phase == CONSTRUCTION and case.s.bonus[case.seat]
    return case.told[0] == case.s.phase and not case.s.plays[case.seat] and not with_bonus


def too_few_picked(case: Case) -> bool:
    count, least, most = case.told
    return count == len(picks(case)) < least <= most and ("done", ()) not in case.offered


def no_cube_to_take(case: Case) -> bool:
    return not any(case.s.cubes[card] for card in collectors(case, case.told[0], -1))


def wrong_amount(case: Case) -> bool:
    offered = [arguments[0] for name, arguments in case.offered if name == case.name]
    return case.told == (min(offered), max(offered)) and not case.told[0] <= case.arguments[0] <= case.told[1]


TRUE: Final[dict[int, Predicate]] = {
    reasons.GAME_OVER: common.over,
    reasons.NO_SUCH_MOVE: common.no_such_move,
    reasons.NOT_ASKED: common.not_asked,
    reasons.NOT_THIS_QUESTION: common.another_question,
    reasons.NOTHING_TO_TAKE_BACK: common.nothing_to_take_back,
    reasons.NOT_OPTIONAL: common.must,
    reasons.TOO_FEW_PICKED: too_few_picked,
    reasons.NOT_ASCENDING: lambda c: c.arguments[0] in pile(c) and any(c.arguments[0] < card for card in picks(c)),
    reasons.NOT_IN_HAND: lambda c: c.told[0] not in hand(c),
    reasons.NOT_OFFERED: lambda c: c.told[0] not in c.s.offers[c.seat],
    reasons.NOT_THIS_PHASE: lambda c: c.s.phase != c.told[0],
    reasons.WRONG_COLOUR: lambda c: c.told[1] == c.s.phase != phase_of(c.told[0]),
    reasons.NO_PLAY_LEFT: no_play_left,
    reasons.TOO_COSTLY_TO_BE_FREE: lambda c: PRINTED[c.told[0]].cost == c.told[1] > c.told[2] == c.s.free[c.seat],
    reasons.NOT_ENOUGH_MONEY: not_enough_money,
    reasons.ZONE_TOO_LOW: zone(most=False, begun=True),
    reasons.ZONE_TOO_HIGH: zone(most=True, begun=True),
    reasons.TOO_FEW_OCEANS: oceans(most=False, begun=True),
    reasons.TOO_MANY_OCEANS: oceans(most=True, begun=True),
    reasons.TOO_FEW_TAGS: lambda c: tags(c, c.told[0]) == c.told[1] < c.told[2],
    reasons.RATING_TOO_LOW: rating_too_low,
    reasons.TOO_LITTLE: too_little,
    reasons.TOO_FEW_CUBES: lambda c: c.s.cubes[c.told[0]] == c.told[1] < c.told[2],
    reasons.NO_CUBE_TO_TAKE: no_cube_to_take,
    reasons.NO_CARD_TO_GIVE: lambda c: hand(c) == [],
    reasons.NO_ACTION: lambda c: not has_action(c, c.told[0]),
    reasons.ALREADY_USED: lambda c: bool(c.s.used[c.seat] >> c.told[0] & 1) and not c.s.bonus[c.seat],
    reasons.AT_MAXIMUM: at_maximum,
    reasons.SAME_PHASE_AGAIN: lambda c: c.s.chosen[c.seat] == c.told[0],
    reasons.NOT_A_CHOICE: lambda c: (c.name, c.arguments) not in c.offered,
    reasons.WRONG_AMOUNT: wrong_amount,
    reasons.NO_SUCH_TARGET: out_of_reach,
    reasons.NO_BONUS: lambda c: c.s.phase == c.told[0] and not c.s.bonus[c.seat],
    reasons.NOTHING_TO_SELL: lambda c: hand(c) == [],
    reasons.TAKE_BACK_FIRST: lambda c: not c.asked and (c.name, c.arguments) in c.offered,
    reasons.ALREADY_PICKED: lambda c: c.told[0] in picks(c),
    reasons.PICK_OTHERS_FIRST: too_few_after,
    reasons.LACKS_TAGS: lacks_tags,
    reasons.NO_COLLECTOR: no_collector,
    reasons.ZONE_TOO_LOW_NOW: zone(most=False, begun=False),
    reasons.ZONE_TOO_HIGH_NOW: zone(most=True, begun=False),
    reasons.TOO_FEW_OCEANS_NOW: oceans(most=False, begun=False),
    reasons.TOO_MANY_OCEANS_NOW: oceans(most=True, begun=False),
    reasons.NOT_WON_YET: lambda c: any(c.s.tracks[parameter] < goal for parameter, goal in GOALS.items()),
}
