"""What each reason of Pocket Mars says about the position."""

from typing import Final

from pavonis.games.pocket_mars import reasons, rules
from pavonis.games.pocket_mars.effects import NONE_HERE, SHIP_EMPTY, THIS, Half, Op
from tests.reasons import case as common
from tests.reasons.case import Case, Predicate

SEAT_ROOM: Final = 8
STARS: Final = 2  # zones of a building


def zone(case: Case, building: int, zone: int, owner: int) -> int:
    """How many colonists of an owner are in a zone; 0 is the one-star zone."""
    return int(case.s.colonists[(building * STARS + zone) * SEAT_ROOM + owner])


def players(case: Case) -> range:
    return range(len(case.s.hands))


def homes(case: Case) -> list[int]:
    return list(case.game.setting.homes)  # type: ignore[attr-defined]


def crowd(case: Case, building: int) -> int:
    """How many colonists are in the two-star zone."""
    return sum(zone(case, building, 1, owner) for owner in players(case))


def full(case: Case, building: int) -> bool:
    return crowd(case, building) >= (1 if len(players(case)) == 2 else 2)


def in_hand(case: Case, card: int) -> bool:
    return bool(case.s.hands[case.seat] >> card & 1)


def in_prep(case: Case, card: int) -> bool:
    return card in case.s.prep[case.seat * 2 : case.seat * 2 + 2]


def others_of_colour(case: Case, colour: int) -> list[int]:
    """The cards of a colour in hand besides the one that would be played."""
    cards = case.game.setting.cards  # type: ignore[attr-defined]
    return [card for card in cards if cards[card].colour == colour and in_hand(case, card) and card != case.arguments[0]]


def can_go_up(case: Case, building: int, owner: int) -> bool:
    return zone(case, building, 0, owner) > 0 and not full(case, building)


def half(case: Case) -> Half:
    """The top action of the card that would be played."""
    found = case.game.setting.halves[case.arguments[0] * 2]  # type: ignore[attr-defined]
    assert isinstance(found, Half)
    return found


def op(case: Case) -> Op:
    """The effect that is asked about."""
    found = case.game.setting.halves[case.ask[1]].ops[case.ask[2]]  # type: ignore[attr-defined]
    assert isinstance(found, Op)
    return found


def too_little_energy(case: Case) -> bool:
    has, needs = case.told
    prices = [half(case).pay, *[half(case).pay + each.pay for each in half(case).ops]]
    return has == case.s.energy[case.seat] < needs and needs in prices


def nobody_to_shift(case: Case) -> bool:
    everybody = [(building, owner) for building in homes(case) for owner in players(case)]
    return not any(zone(case, building, 1, owner) or can_go_up(case, building, owner) for building, owner in everybody)


def nobody_to_swap(case: Case) -> bool:
    pairs = [(up, down) for up in players(case) for down in players(case) if up != down]
    return not any(zone(case, b, 0, up) and zone(case, b, 1, down) for b in homes(case) for up, down in pairs)


def top_is_open(case: Case, building: int) -> bool:
    column = case.s.columns[building]
    return bool(column) and not case.s.face_down >> column[-1] & 1


def out_of_order(case: Case) -> bool:
    """It was picked, or comes before one that was, or too few come after it."""
    card = case.arguments[0]
    start = case.game.space.code(case.name, (0,))
    picked = [move - start for move in case.s.sealed[case.seat]]
    needed = (2 if case.ask[0] == rules.ASK_FIRST_PREP else case.ask[1]) - len(picked)
    later = [other for other in range(card + 1, 128) if in_hand(case, other)]
    return in_hand(case, card) and (any(card <= other for other in picked) or len(later) < needed - 1)


def column_of(case: Case, card: int) -> list[int]:
    """The cards attached to the same building, if it is attached."""
    return [each for column in case.s.columns if card in column for each in column]


def no_such_colonist(case: Case) -> bool:
    owner, building = case.told
    if case.name == "swap":
        _, up, down = case.arguments
        return (owner == up and not zone(case, building, 0, up)) or (owner == down and not zone(case, building, 1, down))
    return zone(case, building, 0 if case.name == "promote any" else 1, owner) == 0 and case.arguments == (building, owner)


def same_building(case: Case) -> bool:
    came_from = case.ask[4] - 1 if case.name == "move to" else case.ask[3]
    return case.arguments[0] == came_from and (case.name == "move to" or op(case).where == THIS)


TRUE: Final[dict[int, Predicate]] = {
    **common.general(reasons),
    reasons.NOT_IN_HAND: lambda c: not in_hand(c, c.told[0]),
    reasons.NOT_IN_PREP: lambda c: not in_prep(c, c.told[0]),
    reasons.NOT_YOURS: lambda c: not in_hand(c, c.told[0]) and not in_prep(c, c.told[0]),
    reasons.OWN_MODULE: lambda c: c.name in ("take", "peek", "peek at") and c.arguments[0] == c.seat,
    reasons.NO_CARD_THERE: lambda c: c.s.prep[c.told[0] * 2 + c.told[1]] == -1,
    reasons.NO_SUCH_SEAT: lambda c: c.told[0] not in players(c),
    reasons.NONE_ON_EARTH: lambda c: c.s.earth[c.seat] == 0,
    reasons.SHIP_IS_EMPTY: lambda c: c.s.ship[c.seat] == 0,
    reasons.TOO_LITTLE_ENERGY: too_little_energy,
    reasons.ENERGY_FULL: lambda c: c.s.energy[c.seat] == c.told[0],
    reasons.COLONIST_HERE: lambda c: half(c).when == NONE_HERE and any(zone(c, c.told[0], star, c.seat) for star in range(STARS)),
    reasons.SHIP_NOT_EMPTY: lambda c: half(c).when == SHIP_EMPTY and c.s.ship[c.seat] > 0,
    reasons.NO_COLOUR_IN_HAND: lambda c: not others_of_colour(c, c.told[0]),
    reasons.NO_ONE_STAR: lambda c: zone(c, c.told[0], 0, c.seat) == 0,
    reasons.TWO_STAR_FULL: lambda c: full(c, c.told[0]),
    reasons.NOBODY_TO_PROMOTE: lambda c: not any(can_go_up(c, building, c.seat) for building in homes(c)),
    reasons.NOBODY_TO_MOVE: lambda c: not any(zone(c, building, 0, c.seat) for building in homes(c)),
    reasons.NOBODY_TO_SHIFT: nobody_to_shift,
    reasons.NOBODY_TO_SWAP: nobody_to_swap,
    reasons.NO_TWO_CARDS: lambda c: all(len(column) < 2 for column in c.s.columns),
    reasons.NO_CARD_TO_FLIP: lambda c: not any(top_is_open(c, building) for building in homes(c)),
    reasons.NO_PREP_TO_SEE: lambda c: (
        not any(c.s.prep[owner * 2 + place] != -1 for owner in players(c) if owner != c.seat for place in range(2))
    ),
    reasons.NO_CARD_LEFT: lambda c: not any(in_hand(c, card) or in_prep(c, card) for card in range(128)),
    reasons.NOT_IN_PACK: lambda c: not c.s.packs[c.seat] >> c.told[0] & 1,
    reasons.PICKED_IN_ORDER: out_of_order,
    reasons.NOT_OPTIONAL: common.must,
    reasons.NOT_ATTACHED: lambda c: not column_of(c, c.told[0]),
    reasons.NO_PAIR_WITH: lambda c: len(column_of(c, c.told[0])) == 1,
    reasons.NO_SUCH_COLONIST: no_such_colonist,
    reasons.SAME_BUILDING: same_building,
    reasons.NOT_A_PLACE_HERE: lambda c: c.arguments[0] not in homes(c),
    reasons.NO_OPEN_CARD_AT: lambda c: c.arguments == c.told and not top_is_open(c, c.told[0]),
    reasons.OTHER_COLUMN: lambda c: c.ask[4] > 0 and c.ask[4] - 1 not in column_of(c, c.told[0]) and column_of(c, c.told[0]) != [],
    reasons.SAME_CARD: lambda c: c.arguments[0] == c.ask[4] - 1,
    reasons.SAME_OWNER: lambda c: c.name == "swap" and c.arguments[1] == c.arguments[2],
    reasons.LANDS_ONLY_AT: lambda c: [arguments for name, arguments in c.offered if name == "land"] == [c.told],
}
