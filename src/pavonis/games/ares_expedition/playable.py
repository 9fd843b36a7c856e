"""Whether a card can be played, an action used, a standard action carried out: cheap checks, made for every card at every question.

They look only at what the seat itself has and at the state of Mars when the phase began, so no rival's move changes them.
"""

from pavonis.games.ares_expedition import effects, paying
from pavonis.games.ares_expedition.effects import ACTION, CONSTRUCTION, DEVELOPMENT, HEAT, METALS, PLANTS, STOCKS, Op
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import (
    FOREST_CUTS,
    FOREST_FOR_PLANTS,
    IN_MONEY,
    KIND,
    OF_CUBES,
    OTHER_NEEDS,
    SPENT_HEAT,
    SPENT_PLANTS,
    SPENT_RATING,
    STANDARD_COST,
    STANDARD_CUTS,
    STANDARD_TECHNOLOGY,
    USES,
    Use,
    blue_cards,
)
from pavonis.kit.project_state import NOBODY, holders_of
from pavonis.kit.projects import Need
from pavonis.kit.terraforming import AUTOMATED, NO_CUBES, TAGS


def is_of_phase(s: AresState, card: int) -> bool:
    """Whether cards of this colour are played in this phase, so that what holds for the phase holds for the card."""
    return s.phase == (DEVELOPMENT if KIND[card] == AUTOMATED else CONSTRUCTION)


def is_eased(s: AresState, seat: int) -> bool:
    """Whether a seat may read a zone one off; several sources of that never add up."""
    return s.eases[seat] > 0 or s.next_ease[seat] > 0


def meets_need(s: AresState, seat: int, need: Need) -> bool:
    """Whether a requirement on tags or the rating is met; the card itself does not count."""
    if need.what == effects.TAGS_HELD:
        return s.tags[seat * TAGS + need.tag] >= need.n
    return s.rating[seat] >= need.n


def meets_rest(setting: Setting, s: AresState, seat: int, card: int) -> bool:
    """Whether the other requirements are met and what has to be given besides the price is there."""
    base = seat * STOCKS
    if s.stock[base + HEAT] < SPENT_HEAT[card] or s.stock[base + PLANTS] < SPENT_PLANTS[card]:
        return False
    if s.rating[seat] < SPENT_RATING[card]:
        return False
    found = True
    for need in OTHER_NEEDS[card]:
        found = found and meets_need(s, seat, need)
    return found


# Actions


def price_of_action(s: AresState, seat: int, op: Op) -> int:
    """What an action costs a seat now, never less than nothing."""
    cut = op.cut
    if cut == effects.NO_CUT:
        return op.n
    if cut == effects.PER_METAL:
        return max(0, op.n - op.less * s.metals[seat * METALS + op.what])
    if cut == effects.PER_TAG_HELD:
        return max(0, op.n - op.less * s.tags[seat * TAGS + op.what])
    if cut == effects.WITH_BLUE_CARDS:
        return op.n - op.less if blue_cards(s.played[seat]) >= op.what else op.n
    return op.n - op.less if s.chosen[seat] == ACTION else op.n


def can_give(s: AresState, seat: int, card: int, op: Op) -> bool:
    """Whether the price of an action can be paid."""
    code = op.code
    if code == effects.SPEND_MONEY:
        return paying.budget(s, seat) >= price_of_action(s, seat, op)
    if code == effects.SPEND:
        return s.stock[seat * STOCKS + op.what] >= price_of_action(s, seat, op)
    if code == effects.TAKE_HERE:
        return s.cubes[card] >= op.n
    if code == effects.TAKE_ANY:
        return any(s.cubes[other] > 0 for other in holders_of(s, seat, OF_CUBES[op.what]))
    if code == effects.SPEND_RATING:
        return s.rating[seat] >= op.n
    if code == effects.CONVERT:
        return s.stock[seat * STOCKS + op.what] > 0
    return len(s.hands[seat]) > 0  # a card to throw away


def usable(s: AresState, seat: int, card: int, use: Use) -> bool:
    """Whether an action can be used in this way."""
    found = True
    for op in use.costs:
        found = found and can_give(s, seat, card, op)
    return found


def ways(s: AresState, seat: int, card: int) -> list[int]:
    """The ways in which an action can be used; one that does nothing only if there is no other."""
    found = [number for number, use in enumerate(USES[card]) if usable(s, seat, card, use)]
    if len(found) < 2:
        return found
    useful = [number for number in found if does_something(s, seat, card, USES[card][number])]
    return useful or found[:1]


def does_something(s: AresState, seat: int, card: int, use: Use) -> bool:
    """Whether a way of an action is more than adding cubes that no card can take."""
    return use.adds == NO_CUBES or len(holders_of(s, seat, OF_CUBES[use.adds], card)) > 0


def can_use(s: AresState, seat: int, card: int) -> bool:
    """Whether the action of a card can be used in some way."""
    found = False
    for use in USES[card]:
        found = found or usable(s, seat, card, use)
    return found


# Standard actions


def standard_price(s: AresState, seat: int, number: int) -> int:
    """What a standard action costs a seat. Rulebook: Standard actions."""
    if number == FOREST_FOR_PLANTS:
        corporation = s.corporations[seat]
        return STANDARD_COST[number] - (FOREST_CUTS[corporation] if corporation != NOBODY else 0)
    if IN_MONEY[number] and s.holder[STANDARD_TECHNOLOGY] == seat:
        return STANDARD_COST[number] - STANDARD_CUTS[STANDARD_TECHNOLOGY]
    return STANDARD_COST[number]
