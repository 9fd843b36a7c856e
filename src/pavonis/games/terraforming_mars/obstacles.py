"""What keeps an action of a turn from being taken, whether or not it is the time for it: money, requirements, targets, places."""

from collections.abc import Callable
from typing import Final

from pavonis.core.game import Reason
from pavonis.games.terraforming_mars import effects, paying, placing, reasons, steps
from pavonis.games.terraforming_mars.board import CITY_TILE, GREENERY_TILE
from pavonis.games.terraforming_mars.faces import FACES
from pavonis.games.terraforming_mars.playable import (
    can_later,
    can_now,
    greenery_price,
    held,
    is_met,
    is_open,
    milestone_level,
    project_price,
    reached,
)
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.tables import (
    AQUIFER,
    ASTEROID,
    AWARD_COSTS,
    CITY,
    GREENERY,
    HURDLES,
    METALS,
    MILESTONE_COST,
    MILESTONE_NEEDS,
    MOST_CLAIMED,
    NEEDS_OF,
    OTHER_NEED,
    OWN_HEAT,
    TEMPERATURE_HEAT,
    USES,
    Use,
)
from pavonis.games.terraforming_mars.verbs import price_of
from pavonis.kit.project_state import NOBODY
from pavonis.kit.projects import Need
from pavonis.kit.terraforming import HEAT, OCEANS, PLANTS, RESOURCES, TEMPERATURE, value_of


def turn_obstacles(setting: Setting, s: MarsState, seat: int, kind: str, number: int) -> list[Reason]:
    """The obstacles of one action, by the name of its range of moves."""
    if kind in NUMBERED:
        return NUMBERED[kind](setting, s, seat, number)
    if kind == "pass":
        return [(reasons.ACTION_TAKEN,)] if s.taken and is_turn(s, seat) else []
    if kind == "end turn":
        return [(reasons.NO_ACTION_TAKEN,)] if not s.taken and is_turn(s, seat) else []
    if kind == "sell patents":
        return [] if s.hands[seat] else [(reasons.NO_CARDS,)]
    if kind == "plant greenery":
        found = shortage(s, seat, PLANTS, greenery_price(s, seat))
        return found if placing.free_land(setting, s, seat) else [*found, (reasons.NO_PLACE, GREENERY_TILE)]
    found = shortage(s, seat, HEAT, TEMPERATURE_HEAT)
    return [*found, *maximum(setting, s, TEMPERATURE)]


def is_turn(s: MarsState, seat: int) -> bool:
    """Whether a seat is asked for an action: only then does it matter how many it has taken."""
    ask = s.asks[seat]
    return ask is not None and ask[0] == steps.ASK_TURN


def shortage(s: MarsState, seat: int, resource: int, needed: int) -> list[Reason]:
    """That a stock is too small."""
    has = s.stock[seat * RESOURCES + resource]
    return [(reasons.TOO_LITTLE, resource, has, needed)] if has < needed else []


def maximum(setting: Setting, s: MarsState, parameter: int) -> list[Reason]:
    """That a parameter has reached its goal, which closes what raises nothing else."""
    return [] if is_open(setting, s, parameter) else [(reasons.AT_MAXIMUM, parameter)]


def poverty(setting: Setting, s: MarsState, seat: int, price: int, metals: int = 0, spare: int = 0) -> list[Reason]:
    """That a price cannot be paid."""
    has = paying.budget(s, seat, paying.means_of(s, seat, metals), spare)
    return [(reasons.TOO_LITTLE_MONEY, has, price)] if has < price else []


def card_obstacles(setting: Setting, s: MarsState, seat: int, card: int) -> list[Reason]:
    """Why a card cannot be played: requirements, price, effects."""
    if card not in s.hands[seat]:
        return [(reasons.NOT_IN_HAND, card)]
    found = [need_obstacle(setting, s, seat, need) for need in NEEDS_OF[card] if not is_met(setting, s, seat, need)]
    found.extend(poverty(setting, s, seat, price_of(s, seat, card), METALS[card], OWN_HEAT[card]))
    for op in HURDLES[card]:
        if not can_now(setting, s, seat, card, op) and not can_later(setting, s, seat, card, op):
            found.append(FACES[op.code].needs(setting, s, seat, card, op))
    return found


def need_obstacle(setting: Setting, s: MarsState, seat: int, need: Need) -> Reason:
    """What a requirement lacks, with what there is and what it takes."""
    has = held(s, seat, need)
    if need.what < OTHER_NEED:
        slack = s.shift[seat] + s.next_shift[seat]
        level = need.n + slack if need.most else need.n - slack
        code = reasons.PARAMETER_TOO_HIGH if need.most else reasons.PARAMETER_TOO_LOW
        return (code, need.what, value_of(need.what, has), value_of(need.what, level))
    if need.what == effects.TAGS_HELD:
        return (reasons.TOO_FEW_TAGS, need.tag, has, need.n)
    if need.what == effects.PRODUCTION_HELD:
        return (reasons.TOO_LITTLE_PRODUCTION, need.tag, has, need.n)
    if need.what == effects.GREENERY_HELD:
        return (reasons.TOO_FEW_GREENERIES, has, need.n)
    return (reasons.TOO_FEW_CITIES, has, need.n)


def action_obstacles(setting: Setting, s: MarsState, seat: int, source: int) -> list[Reason]:
    """Why the action of a card or corporation cannot be used."""
    if s.holder[source] != seat or not USES[source]:
        return [(reasons.NO_ACTION, source)]
    if source not in s.ready[seat]:
        return [(reasons.ALREADY_USED, source)]
    ways = [way_obstacles(setting, s, seat, source, way) for way in USES[source]]
    if not all(ways):
        return []
    return [reason for found in ways for reason in found]


def way_obstacles(setting: Setting, s: MarsState, seat: int, source: int, way: Use) -> list[Reason]:
    """Why an action cannot be used in one of its ways."""
    found: list[Reason] = []
    if way.if_raised and not s.raised >> seat & 1:
        found.append((reasons.RATING_NOT_RAISED,))
    found.extend(
        [
            FACES[op.code].needs(setting, s, seat, source, op)
            for op in way.ops
            if not op.sure and not can_now(setting, s, seat, source, op)
        ]
    )
    return found


def project_obstacles(setting: Setting, s: MarsState, seat: int, project: int) -> list[Reason]:
    """Why a standard project cannot be carried out."""
    found = poverty(setting, s, seat, project_price(s, seat, project))
    if project == ASTEROID:
        found.extend(maximum(setting, s, TEMPERATURE))
    elif project == AQUIFER:
        found.extend(maximum(setting, s, OCEANS))
    elif project == GREENERY and not placing.free_land(setting, s, seat):
        found.append((reasons.NO_PLACE, GREENERY_TILE))
    elif project == CITY and not placing.hexes(setting, s, seat, effects.NOT_BESIDE_CITY):
        found.append((reasons.NO_PLACE, CITY_TILE))
    return found


def milestone_obstacles(setting: Setting, s: MarsState, seat: int, milestone: int) -> list[Reason]:
    """Why a milestone cannot be claimed."""
    found = claim_obstacles(setting, s, s.milestones, milestone)
    if not reached(setting, s, seat, milestone):
        found.append((reasons.MILESTONE_NOT_MET, milestone, milestone_level(s, seat, milestone), MILESTONE_NEEDS[milestone]))
    found.extend(poverty(setting, s, seat, MILESTONE_COST))
    return found


def award_obstacles(setting: Setting, s: MarsState, seat: int, award: int) -> list[Reason]:
    """Why an award cannot be funded."""
    found = claim_obstacles(setting, s, s.awards, award)
    funded = len(s.awards) - s.awards.count(NOBODY)
    if funded < MOST_CLAIMED:
        found.extend(poverty(setting, s, seat, AWARD_COSTS[funded]))
    return found


def claim_obstacles(setting: Setting, s: MarsState, claimed: list[int], number: int) -> list[Reason]:
    """What both milestones and awards need: a rival, one that is free, and fewer than three taken."""
    if len(s.hands) == 1:
        return [(reasons.NOT_IN_SOLO,)]
    if claimed[number] != NOBODY:
        return [(reasons.ALREADY_CLAIMED, claimed[number])]
    return [(reasons.NONE_LEFT_TO_CLAIM,)] if len(claimed) - claimed.count(NOBODY) >= MOST_CLAIMED else []


NUMBERED: Final[dict[str, Callable[[Setting, MarsState, int, int], list[Reason]]]] = {  # actions with a number
    "play": card_obstacles,
    "use": action_obstacles,
    "project": project_obstacles,
    "milestone": milestone_obstacles,
    "award": award_obstacles,
}
