"""What each reason of Mission: Red Planet says about the position."""

from typing import Any, Final

from pavonis.games.mission_red_planet import effects, reasons, rules
from pavonis.games.mission_red_planet.effects import Deed, Op
from tests.reasons import case as common
from tests.reasons.case import Case, Predicate

COLOUR_ROOM: Final = 8
FIRST_PAD: Final = 16
PHOBOS: Final = 9
NO_SHIP: Final = -1


def setting(case: Case) -> Any:
    return case.game.setting  # type: ignore[attr-defined]


def colours(case: Case) -> int:
    return len(case.s.supply)


def pads(case: Case) -> range:
    return range(len(case.s.ships))


def astronauts(case: Case, place: int, colour: int) -> int:
    """How many of a colour are in a region or aboard the ship of a pad."""
    if place >= FIRST_PAD:
        return int(case.s.crew[(place - FIRST_PAD) * COLOUR_ROOM + colour])
    return int(case.s.mars[place * COLOUR_ROOM + colour])


def docked(case: Case, pad: int) -> bool:
    return case.s.ships[pad] != NO_SHIP and not case.s.launched >> pad & 1


def free_seats(case: Case, pad: int) -> int:
    crew = sum(astronauts(case, FIRST_PAD + pad, colour) for colour in range(colours(case)))
    return int(setting(case).capacity[case.s.ships[pad]]) - crew


def is_fresh(case: Case, pad: int) -> bool:
    """Whether a docked ship has neither a destination nor a crew, so that boarding it takes a destination token."""
    ship = case.s.ships[pad]
    return docked(case, pad) and setting(case).destination[ship] < 0 and not case.s.tokens[pad] and not case.s.aboard[pad]


def tokens_left(case: Case) -> int:
    """Destination tokens that no ship boarded just now still waits for."""
    ships = case.s.ships
    waiting = [
        pad for pad in pads(case)
        if docked(case, pad) and setting(case).destination[ships[pad]] < 0 and case.s.aboard[pad] and not case.s.tokens[pad]
    ]  # fmt: skip
    return int(sum(case.s.stock)) - len(waiting)


def step(case: Case) -> Op:
    """The step of the character that is asked about."""
    found = setting(case).ops[case.ask[2]][case.ask[3]]
    assert isinstance(found, Op)
    return found


def deed(case: Case, card: int) -> Deed:
    found = setting(case).deeds[card]
    assert isinstance(found, Deed)
    return found


def holds(case: Case, card: int) -> bool:
    return bool(case.s.area[case.seat] >> card & 1)


def no_effect(case: Case) -> bool:
    """The action would change nothing."""
    does = deed(case, case.told[0])
    regions = [region for region in setting(case).regions if astronauts(case, region, case.seat)]
    if does.code == effects.GAIN_TOKENS:
        return bool(case.s.bank[does.kind] == 0)
    if does.code == effects.RESCUE:
        return case.s.wormhole[case.seat] == 0 or not regions
    others = [colour for colour in range(colours(case)) if colour != case.seat]
    return not any(astronauts(case, region, colour) for region in regions for colour in others)


def seats(case: Case, taken: int | None = None) -> int:
    """How many can still board, or could if one more had a seat on the ship of a pad."""
    different = step(case).ships == effects.DIFFERENT_SHIPS
    known: list[int] = []
    fresh: list[int] = []
    for pad in pads(case):
        free = free_seats(case, pad) - (pad == taken) if docked(case, pad) else 0
        if free > 0:
            (fresh if is_fresh(case, pad) and pad != taken else known).append(1 if different else free)
    fresh.sort(reverse=True)
    tokens = tokens_left(case) - (taken is not None and is_fresh(case, taken))
    return sum(known) + sum(fresh[:tokens])


def leaves_behind(case: Case) -> bool:
    """It has a free seat, but fewer can board in all if somebody takes it."""
    (pad,) = case.arguments
    memo = case.ask[4]
    left = memo // 8 % 8 if memo else min(step(case).n, case.s.supply[case.ask[1]], seats(case))
    return docked(case, pad) and free_seats(case, pad) > 0 and seats(case, pad) + 1 < left


def too_few_seats(case: Case) -> bool:
    pad, free, needed = case.told
    return docked(case, pad) and free == free_seats(case, pad) < needed == step(case).n


def neighbours(case: Case, region: int) -> list[int]:
    return list(setting(case).adjacent[case.s.layout][region])


def where_from(case: Case) -> int:
    """The region that somebody would leave."""
    return case.ask[2] if case.ask[0] == rules.ASK_LEAVE else case.arguments[0]


TRUE: Final[dict[int, Predicate]] = {
    **common.general(reasons),
    reasons.NOT_IN_HAND: lambda c: not c.s.hands[c.seat] >> c.told[0] & 1,
    reasons.NOT_DEALT: lambda c: not c.s.dealt[c.seat] >> c.told[0] & 1,
    reasons.NOT_HELD: lambda c: not holds(c, c.told[0]),
    reasons.WRONG_MOMENT: lambda c: holds(c, c.told[0]) and deed(c, c.told[0]).when != c.ask[1],
    reasons.NO_EFFECT: lambda c: holds(c, c.told[0]) and no_effect(c),
    reasons.NO_SUCH_PAD: lambda c: c.told[0] not in pads(c),
    reasons.NO_SHIP: lambda c: c.s.ships[c.told[0]] == NO_SHIP,
    reasons.SHIP_LAUNCHED: lambda c: c.s.ships[c.told[0]] != NO_SHIP and bool(c.s.launched >> c.told[0] & 1),
    reasons.SHIP_FULL: lambda c: docked(c, c.told[0]) and free_seats(c, c.told[0]) == 0,
    reasons.TOO_FEW_SEATS: too_few_seats,
    reasons.NO_TOKEN: lambda c: c.s.stock[c.told[0]] == 0,
    reasons.NO_TOKEN_AT_ALL: lambda c: is_fresh(c, c.told[0]) and tokens_left(c) == 0,
    reasons.PICKED_IN_ORDER: leaves_behind,
    reasons.NOT_OPTIONAL: common.must,
    reasons.NO_OWN_ASTRONAUT: lambda c: astronauts(c, *c.told) == 0 and c.s.owner(c.told[1]) == c.seat,
    reasons.NO_SUCH_ASTRONAUT: lambda c: astronauts(c, *c.told) == 0,
    reasons.OWN_ASTRONAUT: lambda c: c.arguments[1] == (c.ask[1] if c.ask[0] == rules.ASK_PICK else c.seat),
    reasons.NOT_ADJACENT: lambda c: c.told[1] not in neighbours(c, c.told[0]) and c.told == (where_from(c), c.arguments[-1]),
    reasons.INNER_REGION: lambda c: c.told[0] in setting(c).inner,
    reasons.ONLY_MARS: lambda c: PHOBOS in c.arguments,
    reasons.DISCOVERY_THERE: lambda c: c.s.discoveries[c.told[0]] != -1,
    reasons.NO_DISCOVERY: lambda c: c.s.discoveries[c.told[0]] == -1,
    reasons.DECK_EMPTY: lambda c: c.s.taken == len(c.s.deck),
    reasons.NOT_A_DISCOVERY: lambda c: not setting(c).all_discoveries >> c.s.held & 1,
    reasons.NO_SUCH_COLOUR: lambda c: c.told[0] >= colours(c),
    reasons.WORMHOLE_SHORT: lambda c: c.s.wormhole[c.seat] == c.told[0] < c.told[1] == c.arguments[1] + 1,
    reasons.OUTER_ONLY: lambda c: c.told[0] not in setting(c).outer,
    reasons.AT_MOST: lambda c: c.arguments[1] + 1 > c.told[0] == deed(c, c.ask[2]).n,
    reasons.SAME_SHIP: lambda c: c.ask[4] > 0 and c.ask[4] % 8 == c.told[0],
    reasons.NOT_ON_TOP: lambda c: ("stack", c.told) not in c.offered and c.arguments == c.told,
}
