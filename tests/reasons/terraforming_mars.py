"""What each reason of Terraforming Mars says about the position."""

from typing import Final

from pavonis.games.terraforming_mars import effects, reasons, steps
from pavonis.games.terraforming_mars.board import AROUND, GANYMEDE, NOCTIS, ON_MARS, PHOBOS, ROWS
from pavonis.games.terraforming_mars.effects import Action, Op
from pavonis.games.terraforming_mars.tables import NAMES, PRINTED, PROGRAMS
from pavonis.kit.projects import Need
from tests.reasons import case as common
from tests.reasons.case import Case, Predicate

MONEY, STEEL, TITANIUM, PLANTS, ENERGY, HEAT = range(6)
BUILDING, SPACE = range(2)
TAGS: Final = 10
GREENERY, CITY, CAPITAL = 2, 3, 4
ANIMALS: Final = 1
NEUTRAL: Final = 5
NOBODY: Final = -1
GOALS: Final = {0: 19, 1: 14, 2: 9}
PRINTED_AREAS: Final = " ".join(ROWS).split()
PROTECTED_HABITATS: Final = NAMES.index("Protected Habitats")
PETS: Final = NAMES.index("Pets")
HELION: Final = NAMES.index("Helion")
THORGATE: Final = NAMES.index("ThorGate")


def stock(case: Case, resource: int, seat: int | None = None) -> int:
    return int(case.s.stock[(case.seat if seat is None else seat) * 6 + resource])


def production(case: Case, resource: int, seat: int | None = None) -> int:
    return int(case.s.production[(case.seat if seat is None else seat) * 6 + resource])


def least_production(resource: int) -> int:
    return -5 if resource == MONEY else 0


def players(case: Case) -> range:
    return range(len(case.s.hands))


def op(case: Case) -> Op:
    """The effect that is asked about."""
    return PROGRAMS[case.ask[1]][case.ask[4]]


def card_ops(case: Case) -> list[Op]:
    """The effects of the card that would be played, or of all ways to use the action."""
    printed = PRINTED[case.arguments[0]]
    ways: list[Action] = printed.actions
    return printed.ops if case.name == "play" else [each for way in ways for each in way.ops]


def tags(case: Case, tag: int) -> int:
    return int(case.s.tags[case.seat * TAGS + tag])


# Money


def purse(case: Case, steel: bool = False, titanium: bool = False, spare_heat: int = 0) -> int:
    """The most that can be paid."""
    found = stock(case, MONEY)
    if steel:
        found += stock(case, STEEL) * case.s.worth[case.seat * 2]
    if titanium:
        found += stock(case, TITANIUM) * case.s.worth[case.seat * 2 + 1]
    if case.s.holder[HELION] == case.seat:
        found += max(0, stock(case, HEAT) - spare_heat)
    return found


def price_of_card(case: Case, card: int) -> int:
    start = case.seat * (TAGS + 1)
    cuts = case.s.cuts[start : start + TAGS + 1]
    cut = cuts[TAGS] + case.s.next_cut[case.seat] + sum(cuts[tag] for tag in PRINTED[card].tags)
    return int(max(0, PRINTED[card].cost - cut))


def too_little_money(case: Case) -> bool:
    has, needs = case.told
    if case.name == "play":
        card = PRINTED[case.arguments[0]]
        heat = sum(each.n for each in card.ops if each.code == effects.SPEND and each.what == HEAT)
        truth = purse(case, BUILDING in card.tags, SPACE in card.tags, heat), price_of_card(case, card.number)
    elif case.name == "use":
        prices = [each for each in card_ops(case) if each.code == effects.SPEND_MONEY and each.n == needs]
        return has < needs and has in [purse(case, each.what == STEEL, each.what == TITANIUM) for each in prices]
    elif case.name == "buy":
        picked = [move for move in case.s.sealed[case.seat] if case.game.space.meaning(move)[0] == "buy"]
        first = case.ask[0] == steps.ASK_START
        corporation = case.game.space.meaning(case.s.sealed[case.seat][0])[1][0] if first else 0
        truth = PRINTED[corporation].cost if first else purse(case), 3 * (len(picked) + 1)
    else:
        cut = 3 if case.name == "project" and case.arguments == (0,) and case.s.corporations[case.seat] == THORGATE else 0
        funded = sum(owner != NOBODY for owner in case.s.awards)
        prices_of = {"project": [11, 14, 18, 23, 25], "milestone": [8] * 5, "award": [[8, 14, 20, 0][funded]] * 5}
        truth = purse(case), prices_of[case.name][case.arguments[0]] - cut
    return has < needs and (has, needs) == truth


# Places


def tile(case: Case, place: int) -> int:
    return int(case.s.tiles[place])


def cities_beside(case: Case, place: int) -> int:
    return sum(tile(case, other) in (CITY, CAPITAL) for other in AROUND[place])


def is_land(place: int) -> bool:
    return place < ON_MARS and "~" not in PRINTED_AREAS[place] and place != NOCTIS


def is_free_land(case: Case, place: int) -> bool:
    others = case.s.claimed == place and case.s.claimer != case.seat
    return is_land(place) and not tile(case, place) and not others


def beside_own(case: Case, place: int) -> bool:
    return any(case.s.own[case.seat] >> other & 1 for other in AROUND[place])


def fits(case: Case, place: int, where: int) -> bool:
    """Whether a tile under such a rule may lie there."""
    if where in (effects.OCEAN_AREA, effects.OCEAN_AREA_FREE):
        return place < ON_MARS and "~" in PRINTED_AREAS[place] and not tile(case, place)
    if where == effects.AT_NOCTIS:
        return place == NOCTIS and not tile(case, place)
    if not is_free_land(case, place):
        return False
    possible = any(is_free_land(case, other) and beside_own(case, other) for other in range(ON_MARS))
    metal = "s" in PRINTED_AREAS[place] or "t" in PRINTED_AREAS[place]
    rules = {
        effects.ANY_LAND: True,
        effects.NOT_BESIDE_CITY: cities_beside(case, place) == 0,
        effects.BESIDE_OWN: beside_own(case, place) or not possible,
        effects.ISOLATED: not any(tile(case, other) for other in AROUND[place]),
        effects.ON_VOLCANO: "*" in PRINTED_AREAS[place],
        effects.BESIDE_CITY: cities_beside(case, place) > 0,
        effects.BESIDE_TWO_CITIES: cities_beside(case, place) > 1,
        effects.BESIDE_GREENERY: any(tile(case, other) == GREENERY for other in AROUND[place]),
        effects.ON_METAL: metal,
        effects.ON_METAL_BESIDE_OWN: metal and beside_own(case, place),
        effects.UNCLAIMED: bool(case.s.claimed != place),
    }
    return rules[where]


def no_place(case: Case) -> bool:
    """No area is left under the rule for that tile."""
    (what,) = case.told
    rules: dict[int, int] = {GREENERY: effects.BESIDE_OWN, CITY: effects.NOT_BESIDE_CITY}
    if case.name == "play":
        placing = (effects.TILE, effects.MINE, effects.CLAIM)
        rules = {each.what if each.code != effects.CLAIM else 0: each.where for each in card_ops(case) if each.code in placing}
    return not any(fits(case, place, rules[what]) for place in range(ON_MARS))


def wrong_place(case: Case) -> bool:
    place, where = case.told
    asked = effects.OCEAN_AREA if op(case).code == effects.FLOOD else op(case).where
    open_to_it = is_free_land(case, place) or where in (effects.OCEAN_AREA, effects.OCEAN_AREA_FREE, effects.AT_NOCTIS)
    return place == case.arguments[1] and where == asked and open_to_it and not tile(case, place) and not fits(case, place, where)


def reserved(case: Case) -> bool:
    (place,) = case.told
    return place in (GANYMEDE, PHOBOS, NOCTIS) or "~" in PRINTED_AREAS[place]


# Requirements


def need(case: Case, what: int, most: bool) -> Need:
    return next(need for need in PRINTED[case.arguments[0]].needs if need.what == what and need.most == most)


def misses_parameter(case: Case, most: bool) -> bool:
    """The printed value, moved by what eases it, is missed."""
    parameter, has, needs = case.told
    slack = case.s.shift[case.seat] + case.s.next_shift[case.seat]
    step = need(case, parameter, most).n + (slack if most else -slack)
    now = case.s.tracks[parameter]
    shown = [-30 + 2 * now, -30 + 2 * step] if parameter == 0 else [now, step]
    return [has, needs] == shown and (has > needs if most else has < needs)


def cities(case: Case) -> int:
    return sum(tile(case, place) in (CITY, CAPITAL) for place in range(PHOBOS + 1))


def too_little_production(case: Case) -> bool:
    resource, has, needs = case.told
    met = [each.n for each in PRINTED[case.arguments[0]].needs if each.what == effects.PRODUCTION_HELD]
    return has == production(case, resource) and (has - needs < least_production(resource) or (needs in met and has < needs))


def nobody_to_lower(case: Case) -> bool:
    resource, amount = case.told
    return len(players(case)) > 1 and all(
        production(case, resource, seat) - amount < least_production(resource) for seat in players(case)
    )


def milestone_not_met(case: Case) -> bool:
    number, has, needs = case.told
    seat = case.seat
    own = [tile(case, place) for place in range(ON_MARS) if case.s.own[seat] >> place & 1]
    outposts = sum(owner == seat for owner in case.s.outposts)
    levels = [
        case.s.rating[seat],
        own.count(CITY) + own.count(CAPITAL) + outposts,
        own.count(GREENERY),
        tags(case, BUILDING),
        len(case.s.hands[seat]),
    ]
    return (number, has, needs) == (case.arguments[0], levels[number], [35, 3, 3, 8, 16][number]) and has < needs


# Cards and cubes


def protected(case: Case, owner: int) -> bool:
    return bool(owner != case.seat and case.s.holder[PROTECTED_HABITATS] == owner)


def robbable(case: Case, card: int) -> bool:
    owner = case.s.holder[card]
    life = PRINTED[card].cubes in (ANIMALS, 2)
    return owner != NOBODY and case.s.cubes[card] > 0 and card != PETS and not (life and protected(case, owner))


def out_of_reach(case: Case) -> bool:
    """The card has not what the effect asks for."""
    card = case.arguments[-1]
    if case.told != (card,):
        return False
    if case.name == "add":
        mine = case.s.holder[card] == case.seat
        return not mine or (case.s.cubes[card] == 0 if op(case).code == effects.FAVOUR else PRINTED[card].cubes != op(case).what)
    kind = op(case).what if case.name == "take" else ANIMALS
    return PRINTED[card].cubes != kind or not robbable(case, card) or card == case.ask[3]


def copies(case: Case, source: int) -> bool:
    """Whether the production box of an own card with a building tag could be carried out once more."""
    card = PRINTED[source]
    if case.s.holder[source] != case.seat or BUILDING not in card.tags:
        return False
    box = [each for each in card.ops if each.code in (effects.PRODUCE, effects.LOWER_ANY, effects.MINE)]
    falls = [each for each in box if each.code == effects.PRODUCE and each.n < 0]
    lowers = [each for each in box if each.code == effects.LOWER_ANY and len(players(case)) > 1]
    brings = {each.what: each.n for each in box if each.code == effects.PRODUCE and each.n > 0 and each.per == effects.FIXED}
    possible = [production(case, each.what) + each.n >= least_production(each.what) for each in falls]
    for each in lowers:
        others = [production(case, each.what, seat) for seat in players(case)]
        others.append(production(case, each.what) + brings.get(each.what, 0))
        possible.append(max(others) - each.n >= least_production(each.what))
    return bool(box or [part for part in card.starts if part.produced]) and all(possible)


def taken(case: Case) -> list[int]:
    """The resources that the effect takes from somebody."""
    kinds = {effects.LOWER_ANY: [op(case).what], effects.FLOOD: [MONEY], effects.INFECT: [PLANTS]}
    return kinds.get(op(case).code, [resource for resource, _ in op(case).amounts])


def cannot_lose(case: Case) -> bool:
    (victim,) = case.told
    resource = case.arguments[-2]
    if case.name == "lower":
        return production(case, resource, victim) - op(case).n < least_production(resource)
    return stock(case, resource, victim) < case.arguments[0] + 1 or (resource == PLANTS and protected(case, victim))


def wrong_amount(case: Case) -> bool:
    least, most = case.told
    number = case.arguments[0] + 1 if case.name in ("remove", "steal") else case.arguments[-1]
    if case.name in ("pay", "amount"):
        offered = [arguments[-1] for _, arguments in case.offered]
        return (least, most) == (min(offered), max(offered)) and not least <= number <= most
    return not least <= number <= most


def out_of_order(case: Case) -> bool:
    """It comes before a card that has been picked, or is one, or too few come after it."""
    card = case.arguments[0]
    pile = case.s.hands[case.seat] if case.name in ("sell", "discard") else case.s.offers[case.seat]
    picked = [
        case.game.space.meaning(move)[1][0] for move in case.s.sealed[case.seat] if case.game.space.meaning(move)[0] == case.name
    ]
    later = sum(other > card for other in pile)
    short = case.name == "keep" and later < min(op(case).what, len(pile)) - len(picked) - 1
    return card in pile and (any(card <= other for other in picked) or short)


def has_action(case: Case, source: int) -> bool:
    return case.s.holder[source] == case.seat and bool(PRINTED[source].actions)


def too_little(case: Case) -> bool:
    resource, has, needs = case.told
    return has == stock(case, resource) < needs


def too_few_cubes(case: Case) -> bool:
    card, has, needs = case.told
    return bool(has == case.s.cubes[card] < needs)


def no_cube_to_take(case: Case) -> bool:
    cards = [card.number for card in PRINTED if card.number >= 0 and card.cubes == case.told[0]]
    return len(players(case)) > 1 and not any(robbable(case, card) for card in cards if card != case.arguments[0])


def claimed(case: Case) -> list[int]:
    return list(case.s.milestones if case.name == "milestone" else case.s.awards)


def not_possible_now(case: Case) -> bool:
    """One of several effects or alternatives, or the neutral opponent, that is not offered now."""
    return case.name in ("next", "choose", "take neutral") and (case.name, case.arguments) not in case.offered


TRUE: Final[dict[int, Predicate]] = {
    **common.general(reasons),
    reasons.NOT_IN_HAND: lambda c: c.told[0] not in c.s.hands[c.seat],
    reasons.NOT_OFFERED: lambda c: c.told[0] not in c.s.offers[c.seat],
    reasons.PICKED_IN_ORDER: out_of_order,
    reasons.TOO_FEW_PICKED: lambda c: len(c.s.sealed[c.seat]) == c.told[0] < c.told[1],
    reasons.TOO_LITTLE_MONEY: too_little_money,
    reasons.TOO_LITTLE: too_little,
    reasons.TOO_LITTLE_PRODUCTION: too_little_production,
    reasons.NOBODY_TO_LOWER: nobody_to_lower,
    reasons.PARAMETER_TOO_LOW: lambda c: misses_parameter(c, most=False),
    reasons.PARAMETER_TOO_HIGH: lambda c: misses_parameter(c, most=True),
    reasons.TOO_FEW_TAGS: lambda c: tags(c, c.told[0]) == c.told[1] < c.told[2],
    reasons.TOO_FEW_GREENERIES: lambda c: c.told[0] < c.told[1] and c.told[0] == sum(
        tile(c, place) == GREENERY for place in range(ON_MARS) if c.s.own[c.seat] >> place & 1
    ),
    reasons.TOO_FEW_CITIES: lambda c: cities(c) == c.told[0] < c.told[1],
    reasons.NO_PLACE: no_place,
    reasons.NOT_A_PLACE: reserved,
    reasons.NOTHING_TO_COPY: lambda c: not any(copies(c, card.number) for card in PRINTED if card.number >= 0),
    reasons.CANNOT_COPY: lambda c: not copies(c, c.told[0]),
    reasons.NO_CUBES: lambda c: not any(c.s.cubes[card] for card, owner in enumerate(c.s.holder) if owner == c.seat),
    reasons.NO_CUBE_TO_TAKE: no_cube_to_take,
    reasons.TOO_FEW_CUBES: too_few_cubes,
    reasons.NO_SUCH_TARGET: out_of_reach,
    reasons.NO_SUCH_SEAT: lambda c: c.told[0] not in players(c) and (c.told[0] != NEUTRAL or len(players(c)) > 1),
    reasons.CANNOT_LOSE: cannot_lose,
    reasons.NO_ACTION: lambda c: not has_action(c, c.told[0]),
    reasons.ALREADY_USED: lambda c: has_action(c, c.told[0]) and c.told[0] not in c.s.ready[c.seat],
    reasons.RATING_NOT_RAISED: lambda c: not c.s.raised >> c.seat & 1,
    reasons.ALREADY_CLAIMED: lambda c: claimed(c)[c.arguments[0]] == c.told[0] != NOBODY,
    reasons.NONE_LEFT_TO_CLAIM: lambda c: sum(owner != NOBODY for owner in claimed(c)) == 3,
    reasons.MILESTONE_NOT_MET: milestone_not_met,
    reasons.AT_MAXIMUM: lambda c: c.s.tracks[c.told[0]] == GOALS[c.told[0]],
    reasons.NOT_IN_SOLO: lambda c: len(players(c)) == 1 and c.name in ("milestone", "award"),
    reasons.NO_CARDS: lambda c: c.s.hands[c.seat] == [],
    reasons.NOT_OPTIONAL: common.must,
    reasons.WRONG_AMOUNT: wrong_amount,
    reasons.ACTION_TAKEN: lambda c: c.s.active == c.seat and c.s.taken > 0,
    reasons.NO_ACTION_TAKEN: lambda c: c.s.active == c.seat and c.s.taken == 0,
    reasons.NOT_POSSIBLE_YET: not_possible_now,
    reasons.NOT_DEALT: lambda c: c.told[0] not in c.s.dealt[c.seat],
    reasons.COVERED: lambda c: tile(c, c.told[0]) != 0,
    reasons.CLAIMED: lambda c: c.s.claimed == c.told[0] and c.s.claimer == c.told[1],
    reasons.WRONG_PLACE: wrong_place,
    reasons.NOT_TAKEN: lambda c: c.told[0] == c.arguments[-2] and c.told[0] not in taken(c),
    reasons.NO_TILE_BESIDE: lambda c: not any(c.s.own[c.told[0]] >> place & 1 for place in AROUND[c.ask[5] - 1]),
    reasons.NOT_FROM_YOURSELF: lambda c: c.name == "steal" and c.arguments[-1] == c.seat,
}  # fmt: skip
