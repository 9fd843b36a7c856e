"""Whether a card can be played, an action used, a project carried out: cheap checks, made for every card in hand at every turn.

What an effect needs is looked at as the position stands; where the printed order is not possible, an order that is counts as well.
Rulebook: Play a card from hand, A.
"""

from typing import Final

from pavonis.games.terraforming_mars import effects, placing
from pavonis.games.terraforming_mars.behaviour import lowest
from pavonis.games.terraforming_mars.board import OCEAN_TILE
from pavonis.games.terraforming_mars.effects import Op
from pavonis.games.terraforming_mars.faces import FACES
from pavonis.games.terraforming_mars.placing import CITY_TILES
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.tables import (
    ASKING_BY_TAG,
    BRINGS,
    BY_EVENT,
    ENHANCERS,
    GREENERY_CUT,
    GREENERY_PLANTS,
    HURDLES,
    MILESTONE_NEEDS,
    NEED,
    NEED_LEVEL,
    NEED_MOST,
    NEEDS_OF,
    NO_NEED,
    OTHER_NEED,
    POWER_PLANT,
    PROJECT_COST,
    PROJECT_CUT,
    TAGS_OF,
    USES,
    Use,
)
from pavonis.kit.project_state import NOBODY
from pavonis.kit.projects import Need
from pavonis.kit.terraforming import BUILDING, GOALS, OCEANS, PLANTS, RESOURCES, TAGS

PLACING: Final = (effects.TILE, effects.MINE, effects.CLAIM)
TERRAFORMER: Final = 0
MAYOR: Final = 1
GARDENER: Final = 2
BUILDER: Final = 3


def held(s: MarsState, seat: int, need: Need) -> int:
    """What a seat has of what a requirement asks for."""
    if need.what < OTHER_NEED:
        return s.tracks[need.what]
    if need.what == effects.TAGS_HELD:
        return s.tags[seat * TAGS + need.tag]
    if need.what == effects.PRODUCTION_HELD:
        return s.production[seat * RESOURCES + need.tag]
    if need.what == effects.GREENERY_HELD:
        return (s.own[seat] & s.greeneries).bit_count()
    return s.city_count()


def is_met(setting: Setting, s: MarsState, seat: int, need: Need) -> bool:
    """Whether a requirement is met; global ones may be missed by what eases them."""
    has = held(s, seat, need)
    slack = s.shift[seat] + s.next_shift[seat] if need.what < OTHER_NEED else 0
    return has - slack <= need.n if need.most else has + slack >= need.n


def meets_needs(setting: Setting, s: MarsState, seat: int, card: int) -> bool:
    """Whether all requirements of a card are met."""
    what = NEED[card]
    if what == NO_NEED:
        return True
    if what == OTHER_NEED:
        return all(is_met(setting, s, seat, need) for need in NEEDS_OF[card])
    slack = s.shift[seat] + s.next_shift[seat]
    if NEED_MOST[card]:
        return s.tracks[what] - slack <= NEED_LEVEL[card]
    return s.tracks[what] + slack >= NEED_LEVEL[card]


def can_now(setting: Setting, s: MarsState, seat: int, card: int, op: Op) -> bool:
    """Whether an effect that may stand in the way can be carried out at this moment."""
    code = op.code
    if code == effects.PRODUCE:
        return op.n >= 0 or s.production[seat * RESOURCES + op.what] + op.n >= lowest(op.what)
    if code in PLACING:
        if op.what == OCEAN_TILE and s.tracks[OCEANS] >= GOALS[OCEANS]:
            return True  # passed over
        return placing.hexes(setting, s, seat, op.where) != 0
    if code == effects.LOWER_ANY:
        return len(s.hands) == 1 or somebody_can_lose(setting, s, op.what, op.n)
    if code == effects.SPEND:
        return s.stock[seat * RESOURCES + op.what] >= op.n
    return len(FACES[code].offers(setting, s, seat, card, op, 0)) > 0


def somebody_can_lose(setting: Setting, s: MarsState, resource: int, amount: int) -> bool:
    """Whether there is a player whose production can fall by so much."""
    most = max(s.production[resource::RESOURCES])
    return most - amount >= lowest(resource)


def can_later(setting: Setting, s: MarsState, seat: int, card: int, op: Op) -> bool:
    """Whether what else the card does, or sets off, makes an effect possible that is not so now."""
    if op.code == effects.LOWER_ANY:
        return s.production[seat * RESOURCES + op.what] + BRINGS[card][op.what] - op.n >= lowest(op.what)
    if op.code == effects.PRODUCE:
        raised = op.n + set_off_production(setting, s, seat, card, op.what)
        return s.production[seat * RESOURCES + op.what] + raised >= lowest(op.what)
    if op.code == effects.SPEND and op.what == PLANTS:
        return s.stock[seat * RESOURCES + PLANTS] + plants_from_tags(setting, s, seat, card) >= op.n
    return False


def set_off_production(setting: Setting, s: MarsState, seat: int, card: int, resource: int) -> int:
    """The production that the city of a card sets off for its owner."""
    found = 0
    if any(op.code == effects.TILE and op.what in CITY_TILES for op in HURDLES[card]):
        for trigger in BY_EVENT[effects.ON_CITY] + BY_EVENT[effects.ON_CITY_ON_MARS]:
            if trigger.source == card or s.holder[trigger.source] == seat:
                for op in trigger.watch.ops:
                    if op.code == effects.PRODUCE and op.what == resource:
                        found += op.n
    return found


def plants_from_tags(setting: Setting, s: MarsState, seat: int, card: int) -> int:
    """The plants that a card's tags bring by Viral Enhancers."""
    if s.holder[ENHANCERS] != seat:
        return 0
    return sum([len([t for t in ASKING_BY_TAG[tag] if t.source == ENHANCERS]) for tag in TAGS_OF[card]])


def is_possible(setting: Setting, s: MarsState, seat: int, card: int) -> bool:
    """Whether all that a card compels one to do can be done, in some order."""
    possible = True
    for op in HURDLES[card]:
        possible = possible and (can_now(setting, s, seat, card, op) or can_later(setting, s, seat, card, op))
    return possible


def usable(setting: Setting, s: MarsState, seat: int, source: int, use: Use) -> bool:
    """Whether an action can be used in this way."""
    if use.if_raised and not s.raised >> seat & 1:
        return False
    possible = True
    for op in use.ops:
        possible = possible and (op.sure or can_now(setting, s, seat, source, op))
    return possible


def can_use(setting: Setting, s: MarsState, seat: int, source: int) -> bool:
    """Whether the action of a card or corporation can be used in some way."""
    return any(usable(setting, s, seat, source, use) for use in USES[source])


def ways_of(setting: Setting, s: MarsState, seat: int, source: int) -> list[int]:
    """The ways to use an action; of several, none that would only add cubes where no card collects them."""
    found = [number for number, use in enumerate(USES[source]) if usable(setting, s, seat, source, use)]
    if len(found) > 1:
        found = [number for number in found if not is_in_vain(setting, s, seat, source, USES[source][number].ops[0])]
    return found


def is_in_vain(setting: Setting, s: MarsState, seat: int, source: int, op: Op) -> bool:
    """Whether an effect would add cubes, and there is no card for them."""
    return op.code == effects.ADD and not FACES[op.code].offers(setting, s, seat, source, op, 0)


def is_open(setting: Setting, s: MarsState, parameter: int) -> bool:
    """Whether the project and the heat that raise a parameter are available. Rulebook: Carry out a standard project."""
    return s.tracks[parameter] < GOALS[parameter] or setting.always_available


def project_price(s: MarsState, seat: int, project: int) -> int:
    """What a standard project costs a seat."""
    if project != POWER_PLANT or s.corporations[seat] == NOBODY:
        return PROJECT_COST[project]
    return PROJECT_COST[project] - PROJECT_CUT[s.corporations[seat]]


def greenery_price(s: MarsState, seat: int) -> int:
    """How many plants a greenery tile takes."""
    corporation = s.corporations[seat]
    return GREENERY_PLANTS if corporation == NOBODY else GREENERY_PLANTS - GREENERY_CUT[corporation]


def can_plant(setting: Setting, s: MarsState, seat: int) -> bool:
    """Whether a seat can turn plants into a greenery tile."""
    return s.stock[seat * RESOURCES + PLANTS] >= greenery_price(s, seat) and placing.free_land(setting, s, seat) != 0


def milestone_level(s: MarsState, seat: int, milestone: int) -> int:
    """What a seat has of what a milestone counts. Rulebook: Claim a milestone."""
    if milestone == TERRAFORMER:
        return s.rating[seat]
    if milestone == MAYOR:
        return s.cities_of(seat)
    if milestone == GARDENER:
        return (s.own[seat] & s.greeneries).bit_count()
    if milestone == BUILDER:
        return s.tags[seat * TAGS + BUILDING]
    return len(s.hands[seat])


def reached(setting: Setting, s: MarsState, seat: int, milestone: int) -> bool:
    """Whether a seat has enough for a milestone."""
    return milestone_level(s, seat, milestone) >= MILESTONE_NEEDS[milestone]
