"""What stands in the way of something one does in a phase, found by the same checks that say what is legal."""

from pavonis.core.game import Reason
from pavonis.games.ares_expedition import paying, reasons, tables
from pavonis.games.ares_expedition.effects import ACTION, CONSTRUCTION, DEVELOPMENT, HEAT, PLANTS, STOCKS, TAGS_HELD
from pavonis.games.ares_expedition.faces import FACES
from pavonis.games.ares_expedition.playable import can_give, can_use, is_eased, is_of_phase, meets_need, standard_price
from pavonis.games.ares_expedition.playing import price_shown
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.kit.terraforming import AUTOMATED, GOALS, OCEANS, PARAMETERS, TAGS


def phase_obstacles(setting: Setting, s: AresState, seat: int, kind: str, argument: int) -> list[Reason]:
    """Why a seat cannot do something in the phase being played."""
    if kind == "play":
        return play_obstacles(setting, s, seat, argument)
    if kind == "use":
        return use_obstacles(setting, s, seat, argument)
    if kind == "standard":
        return standard_obstacles(setting, s, seat, argument)
    if kind == "bonus card":
        if s.phase != CONSTRUCTION:
            return [(reasons.NOT_THIS_PHASE, CONSTRUCTION)]
        return [] if s.bonus[seat] else [(reasons.NO_BONUS, CONSTRUCTION)]
    if kind == "sell cards" and not s.hands[seat]:
        return [(reasons.NOTHING_TO_SELL,)]
    return []


# Playing cards


def play_obstacles(setting: Setting, s: AresState, seat: int, card: int) -> list[Reason]:
    """Why a card cannot be played."""
    found: list[Reason] = []
    is_green = tables.KIND[card] == AUTOMATED
    if card not in s.hands[seat]:
        return [(reasons.NOT_IN_HAND, card)]
    if s.phase not in (DEVELOPMENT, CONSTRUCTION):
        found.append((reasons.NOT_THIS_PHASE, DEVELOPMENT if is_green else CONSTRUCTION))
    elif is_green != (s.phase == DEVELOPMENT):
        found.append((reasons.WRONG_COLOUR, card, s.phase))
    elif s.free[seat]:
        if tables.COST[card] > s.free[seat]:
            return [(reasons.TOO_COSTLY_TO_BE_FREE, card, tables.COST[card], s.free[seat]), *need_obstacles(setting, s, seat, card)]
    elif not s.plays[seat] and not (s.phase == CONSTRUCTION and s.bonus[seat]):
        found.append((reasons.NO_PLAY_LEFT, s.phase))
    found.extend(need_obstacles(setting, s, seat, card))
    found.extend(spending_obstacles(setting, s, seat, card))
    price = price_shown(s, seat, card)
    most = paying.purse(s, seat, tables.SPENT_HEAT[card]) + s.sale[seat] * (len(s.hands[seat]) - 1) + paying.savings(s, seat, card)
    if price > most:
        found.append((reasons.NOT_ENOUGH_MONEY, most, price))
    return found


def need_obstacles(setting: Setting, s: AresState, seat: int, card: int) -> list[Reason]:
    """The requirements of a card that are not met; a card of another phase is judged by Mars as it is now."""
    found: list[Reason] = []
    parameter = tables.NEED[card]
    if parameter != tables.NO_NEED:
        as_begun = is_of_phase(s, card)
        eased = is_eased(s, seat) if as_begun else s.eases[seat] > 0
        level = tables.LEVEL[parameter][(s.opened if as_begun else s.tracks)[parameter]]
        fitting = tables.EASED_LEVELS[card] if eased else tables.NEED_LEVELS[card]
        if not fitting >> level & 1:
            found.append(level_reason(card, parameter, level, eased, as_begun))
    for need in tables.OTHER_NEEDS[card]:
        if not meets_need(s, seat, need):
            if need.what == TAGS_HELD:
                found.append((reasons.TOO_FEW_TAGS, need.tag, s.tags[seat * TAGS + need.tag], need.n))
            else:
                found.append((reasons.RATING_TOO_LOW, s.rating[seat], need.n))
    return found


LEVEL_REASONS = {  # by whether it is too much, and whether it was so when this phase began: of zones, of oceans
    (False, True): (reasons.ZONE_TOO_LOW, reasons.TOO_FEW_OCEANS),
    (True, True): (reasons.ZONE_TOO_HIGH, reasons.TOO_MANY_OCEANS),
    (False, False): (reasons.ZONE_TOO_LOW_NOW, reasons.TOO_FEW_OCEANS_NOW),
    (True, False): (reasons.ZONE_TOO_HIGH_NOW, reasons.TOO_MANY_OCEANS_NOW),
}


def level_reason(card: int, parameter: int, level: int, eased: bool, as_begun: bool) -> Reason:
    """Why a zone, or the number of oceans, does not do; a seat that may read a zone one off is told the one that would."""
    need = next(need for need in tables.PRINTED[card].needs if need.what < PARAMETERS)
    of_zones, of_oceans = LEVEL_REASONS[need.most, as_begun]
    if parameter == OCEANS:
        return (of_oceans, level, need.n)
    off = 0 if not eased else 1 if need.most else -1
    return (of_zones, parameter, level, need.n + off)


def spending_obstacles(setting: Setting, s: AresState, seat: int, card: int) -> list[Reason]:
    """What a card demands besides its price and the seat does not have."""
    found: list[Reason] = []
    base = seat * STOCKS
    if s.stock[base + HEAT] < tables.SPENT_HEAT[card]:
        found.append((reasons.TOO_LITTLE, HEAT, s.stock[base + HEAT], tables.SPENT_HEAT[card]))
    if s.stock[base + PLANTS] < tables.SPENT_PLANTS[card]:
        found.append((reasons.TOO_LITTLE, PLANTS, s.stock[base + PLANTS], tables.SPENT_PLANTS[card]))
    if s.rating[seat] < tables.SPENT_RATING[card]:
        found.append((reasons.RATING_TOO_LOW, s.rating[seat], tables.SPENT_RATING[card]))
    return found


# Actions


def use_obstacles(setting: Setting, s: AresState, seat: int, card: int) -> list[Reason]:
    """Why the action of a card cannot be used."""
    if card not in s.actions[seat]:
        return [(reasons.NO_ACTION, card)]
    if s.phase != ACTION:
        return [(reasons.NOT_THIS_PHASE, ACTION)]
    if s.used[seat] >> card & 1 and not s.bonus[seat]:
        return [(reasons.ALREADY_USED, card)]
    if can_use(s, seat, card):
        return []
    costs = [op for use in tables.USES[card] for op in use.costs if not can_give(s, seat, card, op)]
    return [FACES[op.code].needs(setting, s, seat, card, op) for op in costs]


def standard_obstacles(setting: Setting, s: AresState, seat: int, number: int) -> list[Reason]:
    """Why a standard action cannot be carried out."""
    found: list[Reason] = []
    if s.phase != ACTION:
        found.append((reasons.NOT_THIS_PHASE, ACTION))
    price = standard_price(s, seat, number)
    if tables.IN_MONEY[number]:
        if paying.budget(s, seat) < price:
            found.append((reasons.NOT_ENOUGH_MONEY, paying.budget(s, seat), price))
    else:
        resource = tables.PAID_IN[number]
        if s.stock[seat * STOCKS + resource] < price:
            found.append((reasons.TOO_LITTLE, resource, s.stock[seat * STOCKS + resource], price))
    raised = tables.RAISES[number]
    if raised != tables.NO_PARAMETER and (s.opened if s.phase == ACTION else s.tracks)[raised] >= GOALS[raised]:
        found.append((reasons.AT_MAXIMUM, raised))
    return found
