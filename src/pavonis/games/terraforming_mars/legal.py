"""The legal moves of Terraforming Mars, question by question."""

from pavonis.core.game import Frame
from pavonis.games.terraforming_mars import effects, moves, paying, placing, steps
from pavonis.games.terraforming_mars.faces import FACES
from pavonis.games.terraforming_mars.playable import (
    can_now,
    can_plant,
    can_use,
    is_open,
    is_possible,
    meets_needs,
    project_price,
    reached,
    ways_of,
)
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import CUTS, MarsState
from pavonis.games.terraforming_mars.tables import (
    AQUIFER,
    ASTEROID,
    AWARD_COSTS,
    CARD_PRICE,
    CITY,
    COST,
    FEWEST_PLANTS,
    GREENERY,
    HELION,
    HURDLES,
    METALS,
    MILESTONE_COST,
    MOST_CLAIMED,
    NEED,
    NO_NEED,
    OWN_HEAT,
    PAY_STEEL,
    PAY_TITANIUM,
    POWER_PLANT,
    PROGRAMS,
    PROJECT_COST,
    TAGS_OF,
    TEMPERATURE_HEAT,
)
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import HEAT, MEGACREDITS, OCEANS, PLANTS, RESOURCES, STEEL, TEMPERATURE, TITANIUM


def answers(setting: Setting, s: MarsState, seat: int, question: Frame) -> list[int]:
    """The legal answers to a question, ascending."""
    code = question[0]
    if code == steps.ASK_TURN:
        return legal_turn(setting, s, seat)
    if code == steps.ASK_EFFECT:
        op = PROGRAMS[question[1]][question[4]]
        return FACES[op.code].offers(setting, s, seat, question[3], op, question[5])
    if code == steps.ASK_PAY:
        return paying.options(s, seat, question[1], question[2], question[3])
    if code == steps.ASK_BUY:
        return purchases(setting, s, seat, s.sealed[seat], paying.budget(s, seat, paying.means_of(s, seat, 0)))
    if code == steps.ASK_DRAFT:
        return [moves.DRAFT + card for card in s.offers[seat]]
    if code == steps.ASK_START:
        return legal_start(setting, s, seat)
    if code == steps.ASK_SELL:
        return sales(setting, s, seat)
    if code == steps.ASK_ORDER:
        return [moves.NEXT + number for number in next_items(setting, s, seat, question)]
    if code == steps.ASK_WAY:
        return [moves.CHOOSE + number for number in ways_of(setting, s, seat, question[1])]
    assert code == steps.ASK_LAST
    return [moves.DONE, moves.PLANT_GREENERY]


def legal_start(setting: Setting, s: MarsState, seat: int) -> list[int]:
    """First the corporation, then the cards to buy with its money."""
    picked = s.sealed[seat]
    if not picked:
        return [moves.CORPORATION + number for number in s.dealt[seat]]
    return purchases(setting, s, seat, picked[1:], COST[picked[0] - moves.CORPORATION])


def purchases(setting: Setting, s: MarsState, seat: int, picked: list[int], money: int) -> list[int]:
    """Cards that may still be bought, in ascending order, or no more of them."""
    found = [moves.DONE]
    if money >= CARD_PRICE * (len(picked) + 1):
        last = picked[-1] - moves.BUY if picked else -1
        found.extend([moves.BUY + card for card in s.offers[seat] if card > last])
    return found


def sales(setting: Setting, s: MarsState, seat: int) -> list[int]:
    """Cards that may still be sold, in ascending order, or no more of them."""
    picked = s.sealed[seat]
    if not picked:
        return [moves.SELL + card for card in s.hands[seat]]
    last = picked[-1] - moves.SELL
    return [moves.DONE, *[moves.SELL + card for card in s.hands[seat] if card > last]]


def next_items(setting: Setting, s: MarsState, seat: int, question: Frame) -> list[int]:
    """What may be carried out next of a card being played: its effects, and what it sets off."""
    ops = PROGRAMS[question[1]]
    left = question[2]
    found: list[int] = []
    for number in range(left.bit_length()):
        if number == steps.QUIET:
            continue  # leaves no choice and stands in nobody's way
        if left >> number & 1 and (number > steps.QUIET or ops[number].sure or can_now(setting, s, seat, question[3], ops[number])):
            found.append(number)
    return found


def legal_turn(setting: Setting, s: MarsState, seat: int) -> list[int]:
    """All actions of a turn. Rulebook: Action phase."""
    found = [moves.END_TURN if s.taken else moves.PASS]
    base = seat * RESOURCES
    stock = s.stock
    money = stock[base + MEGACREDITS]
    if s.holder[HELION] == seat:
        money += stock[base + HEAT]
    if s.hands[seat]:
        found.append(moves.SELL_PATENTS)
    if stock[base + PLANTS] >= FEWEST_PLANTS and can_plant(setting, s, seat):
        found.append(moves.PLANT_GREENERY)
    if stock[base + HEAT] >= TEMPERATURE_HEAT and is_open(setting, s, TEMPERATURE):
        found.append(moves.WARM_UP)
    if money >= MILESTONE_COST:
        found.extend(projects(setting, s, seat, money))
        if len(s.hands) > 1:
            found.extend(claims(setting, s, seat, money))
    found.extend(plays(setting, s, seat, money))
    for source in s.ready[seat]:
        if can_use(setting, s, seat, source):
            found.append(moves.USE + source)
    return found


def projects(setting: Setting, s: MarsState, seat: int, money: int) -> list[int]:
    """The standard projects a seat can pay for and carry out."""
    found: list[int] = []
    if money >= project_price(s, seat, POWER_PLANT):
        found.append(moves.PROJECT + POWER_PLANT)
    if money < PROJECT_COST[ASTEROID]:
        return found
    if is_open(setting, s, TEMPERATURE):
        found.append(moves.PROJECT + ASTEROID)
    if money >= PROJECT_COST[AQUIFER] and is_open(setting, s, OCEANS):
        found.append(moves.PROJECT + AQUIFER)
    if money >= PROJECT_COST[GREENERY]:
        free = placing.free_land(setting, s, seat)
        if free:
            found.append(moves.PROJECT + GREENERY)
        if money >= PROJECT_COST[CITY] and free & ~s.near_city:
            found.append(moves.PROJECT + CITY)
    return found


def claims(setting: Setting, s: MarsState, seat: int, money: int) -> list[int]:
    """The milestones a seat can claim and the awards it can fund."""
    found: list[int] = []
    claimed = len(s.milestones) - s.milestones.count(NOBODY)
    if claimed < MOST_CLAIMED:
        for number, owner in enumerate(s.milestones):
            if owner == NOBODY and reached(setting, s, seat, number):
                found.append(moves.MILESTONE + number)
    funded = len(s.awards) - s.awards.count(NOBODY)
    if funded < MOST_CLAIMED and money >= AWARD_COSTS[funded]:
        for number, owner in enumerate(s.awards):
            if owner == NOBODY:
                found.append(moves.AWARD + number)
    return found


def plays(setting: Setting, s: MarsState, seat: int, money: int) -> list[int]:
    """The cards a seat can pay for, whose requirements are met and whose effects are possible."""
    found: list[int] = []
    stock = s.stock
    cuts = s.cuts
    base = seat * CUTS
    cut = cuts[base + effects.ALL_CARDS] + s.next_cut[seat]
    by_tag = sum(cuts[base : base + effects.ALL_CARDS]) > 0
    steel = stock[seat * RESOURCES + STEEL] * s.worth[seat * 2]
    titanium = stock[seat * RESOURCES + TITANIUM] * s.worth[seat * 2 + 1]
    for card in s.hands[seat]:
        price = COST[card] - cut
        if price > money:
            if by_tag:
                for tag in TAGS_OF[card]:
                    price -= cuts[base + tag]
            metals = METALS[card]
            if metals & PAY_STEEL:
                price -= steel
            if metals & PAY_TITANIUM:
                price -= titanium
            if price > money:
                continue
        if NEED[card] != NO_NEED and not meets_needs(setting, s, seat, card):
            continue
        if HURDLES[card] and not is_possible(setting, s, seat, card):
            continue
        if OWN_HEAT[card] and s.holder[HELION] == seat and price > money - OWN_HEAT[card]:
            continue
        found.append(moves.PLAY + card)
    return found
