"""The legal moves of Ares Expedition, question by question."""

from pavonis.core.game import Frame
from pavonis.games.ares_expedition import modes, moves, paying, steps
from pavonis.games.ares_expedition.effects import ACTION, CONSTRUCTION, DEVELOPMENT, HEAT, MEGACREDITS, PHASES, PLANTS, STOCKS
from pavonis.games.ares_expedition.faces import FACES
from pavonis.games.ares_expedition.playable import can_use, is_eased, meets_rest, standard_price, ways
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import (
    COST,
    CUTS,
    CUTS_OF,
    DEVELOPMENT_BONUS,
    EASED_LEVELS,
    FOREST_FOR_MONEY,
    FOREST_FOR_PLANTS,
    FREE_USE,
    HAS_MORE,
    HELION,
    KIND,
    LEVEL,
    NEED,
    NEED_LEVELS,
    NO_NEED,
    OCEAN_FOR_MONEY,
    PROGRAMS,
    SAVER_BY_CUBES,
    SAVER_BY_PLANTS,
    SPENT_HEAT,
    WARMTH_FOR_HEAT,
    WARMTH_FOR_MONEY,
)
from pavonis.kit.terraforming import AUTOMATED, GOALS, OCEANS, OXYGEN, TEMPERATURE
from pavonis.kit.zones import ascending, gathered


def answers(setting: Setting, s: AresState, seat: int, question: Frame) -> list[int]:
    """The legal answers to a question, ascending."""
    code = question[0]
    if code == steps.ASK_PHASE:
        return legal_phase(setting, s, seat)
    if code == steps.ASK_PLAN:
        phases = [moves.CHOOSE_PHASE + phase for phase in range(PHASES) if phase != s.chosen[seat]]
        return [moves.END_GAME, *phases] if modes.may_end(s) else phases
    if code == steps.ASK_EFFECT:
        op = PROGRAMS[question[1]][question[2]]
        return FACES[op.code].offers(setting, s, seat, question[3], op, question[4])
    if code == steps.ASK_KEEP:
        return ascending(gathered(s.offers[seat]), moves.KEEP, *still(s, seat, question[1], moves.KEEP))
    if code == steps.ASK_SALE:
        return paying.sale_options(s, seat, question[1], question[2])
    if code == steps.ASK_WAY:
        return [moves.CHOOSE + number for number in ways(s, seat, question[1])]
    if code == steps.ASK_LIMIT:
        return ascending(gathered(s.hands[seat]), moves.SELL, *still(s, seat, question[1], moves.SELL))
    if code == steps.ASK_HEAT:
        return paying.heat_options(s, seat, question[1], question[2])
    if code == steps.ASK_SAVE:
        return [moves.DECLINE, moves.SAVE + question[3]]
    if code == steps.ASK_SELL:
        return subset(s, seat, moves.SELL, least=1)
    return legal_rarely(setting, s, seat, question)


def legal_rarely(setting: Setting, s: AresState, seat: int, question: Frame) -> list[int]:
    """The answers to questions of the set-up, of the solo game and of the cooperative game."""
    code = question[0]
    if code == steps.ASK_CORPORATION:
        return [moves.CORPORATION + number for number in s.dealt[seat]]
    if code == steps.ASK_REDRAW:
        return subset(s, seat, moves.REDRAW, least=0)
    if code == steps.ASK_OFFER:
        return [moves.DECLINE, moves.RAISE_AGAIN]
    if code == steps.ASK_NEUTRAL:
        return [moves.CHOOSE_NEUTRAL + phase for phase in s.neutral]
    if code == steps.ASK_HELP:
        return [moves.HELP + parameter for parameter in (TEMPERATURE, OXYGEN)]
    if code == steps.ASK_PIECE:
        return [moves.TAKE_CUBE, moves.TAKE_MARKER]
    cards = [moves.GIVE + card for card in s.hands[seat]]
    return [moves.DECLINE, *cards] if code == steps.ASK_GIVE else cards


def still(s: AresState, seat: int, count: int, start: int) -> tuple[int, int]:
    """How many cards are to be picked yet, and the last one that was."""
    picked = s.sealed[seat]
    return count - len(picked), picked[-1] - start if picked else -1


def subset(s: AresState, seat: int, start: int, least: int) -> list[int]:
    """Cards of the hand that may be picked next, in ascending order, or no more of them."""
    picked = s.sealed[seat]
    last = picked[-1] - start if picked else -1
    cards = [start + card for card in s.hands[seat] if card > last]
    return cards if len(picked) < least else [moves.DONE, *cards]


def legal_phase(setting: Setting, s: AresState, seat: int) -> list[int]:
    """All that can be done in the phase being played. Rulebook: Resolving phases."""
    found = [moves.DONE, moves.SELL_CARDS] if s.hands[seat] else [moves.DONE]
    phase = s.phase
    if phase == ACTION:
        add_standard_actions(setting, s, seat, found)
        add_uses(setting, s, seat, found)
        return found
    if phase == CONSTRUCTION and s.bonus[seat]:
        found.append(moves.BONUS_CARD)
    add_plays(setting, s, seat, phase, found)
    return found


def phase_cut(s: AresState, seat: int, phase: int) -> int:
    """What every card costs less in this phase."""
    cut = s.next_cut[seat]
    return cut + DEVELOPMENT_BONUS if phase == DEVELOPMENT and s.chosen[seat] == DEVELOPMENT else cut


def add_plays(setting: Setting, s: AresState, seat: int, phase: int, found: list[int]) -> None:
    """The cards of the phase's colour that a seat can pay for and whose requirements are met."""
    free = s.free[seat]
    if not (s.plays[seat] or free or (phase == CONSTRUCTION and s.bonus[seat])):
        return
    hand = s.hands[seat]
    cuts = s.cuts
    base = seat * CUTS
    is_green = phase == DEVELOPMENT
    money = s.stock[seat * STOCKS + MEGACREDITS]
    is_helion = s.holder[HELION] == seat
    if is_helion:
        money += s.stock[seat * STOCKS + HEAT]
    money += s.sale[seat] * (len(hand) - 1) + phase_cut(s, seat, phase)
    can_save = s.holder[SAVER_BY_CUBES] == seat or s.holder[SAVER_BY_PLANTS] == seat
    needed = EASED_LEVELS if is_eased(s, seat) else NEED_LEVELS
    opened = s.opened
    for card in hand:
        if (KIND[card] == AUTOMATED) != is_green:
            continue
        parameter = NEED[card]
        if parameter != NO_NEED and not needed[card] >> LEVEL[parameter][opened[parameter]] & 1:
            continue
        if HAS_MORE[card] and not meets_rest(setting, s, seat, card):
            continue
        if free:
            if COST[card] <= free:
                found.append(moves.PLAY + card)
            continue
        price = COST[card]
        for tag in CUTS_OF[card]:
            price -= cuts[base + tag]
        if is_helion:
            price += SPENT_HEAT[card]
        if price <= money or (can_save and price - paying.savings(s, seat, card) <= money):
            found.append(moves.PLAY + card)


def add_standard_actions(setting: Setting, s: AresState, seat: int, found: list[int]) -> None:
    """The standard actions a seat can pay for, of a parameter that still gives something. Rulebook: Standard actions."""
    base = seat * STOCKS
    budget = paying.budget(s, seat)
    is_warm = s.opened[TEMPERATURE] >= GOALS[TEMPERATURE]
    if s.stock[base + PLANTS] >= standard_price(s, seat, FOREST_FOR_PLANTS):
        found.append(moves.STANDARD + FOREST_FOR_PLANTS)
    if budget >= standard_price(s, seat, FOREST_FOR_MONEY):
        found.append(moves.STANDARD + FOREST_FOR_MONEY)
    if s.stock[base + HEAT] >= standard_price(s, seat, WARMTH_FOR_HEAT) and not is_warm:
        found.append(moves.STANDARD + WARMTH_FOR_HEAT)
    if budget >= standard_price(s, seat, WARMTH_FOR_MONEY) and not is_warm:
        found.append(moves.STANDARD + WARMTH_FOR_MONEY)
    if budget >= standard_price(s, seat, OCEAN_FOR_MONEY) and s.opened[OCEANS] < GOALS[OCEANS]:
        found.append(moves.STANDARD + OCEAN_FOR_MONEY)


def add_uses(setting: Setting, s: AresState, seat: int, found: list[int]) -> None:
    """The actions not used yet, and with the bonus any of them once more."""
    used = s.used[seat]
    again = s.bonus[seat]
    for card in s.actions[seat]:
        if (again or not used >> card & 1) and (FREE_USE[card] or can_use(s, seat, card)):
            found.append(moves.USE + card)
