"""What carrying out an effect of Terraforming Mars is worth to a seat."""

from typing import Final

from pavonis.bots.evaluation import added
from pavonis.bots.heuristics.terraforming_mars_outlook import Outlook
from pavonis.games.terraforming_mars import effects
from pavonis.games.terraforming_mars.behaviour import counted, lowest
from pavonis.games.terraforming_mars.board import GREENERY_TILE, OCEAN_TILE
from pavonis.games.terraforming_mars.effects import Op
from pavonis.games.terraforming_mars.faces import FACES
from pavonis.games.terraforming_mars.placing import CITY_TILES
from pavonis.games.terraforming_mars.tables import BOXES, CONFERENCE, OF_CUBES, POINTS_OF, TAGS_OF, USES
from pavonis.kit.terraforming import ENERGY, HEAT, MEGACREDITS, OCEANS, OXYGEN, PLANTS, RESOURCES, STEEL

MICROBE_CHANCE: Final = 0.1  # that the next card of the deck has such a tag
IMPOSSIBLE: Final = 1000.0  # points


def cube_worth(o: Outlook, card: int) -> float:
    """What one more cube on a card is worth: points, or what cubes are exchanged for."""
    best = 0.0
    for part in POINTS_OF[card]:
        if part.per == effects.PER_CUBE:
            best = part.n / part.each
    for use in USES[card]:
        if use.ops[0].code == effects.TAKE_HERE:
            best = max(best, 0.9 * op_worth(o, card, use.ops[1]) / use.ops[0].n)
    return o.card if card == CONFERENCE else best


def best_holder(o: Outlook, cubes: int) -> float:
    """The worth of a cube of that kind on the own card where it does most."""
    best = 0.0
    for card in OF_CUBES[cubes]:
        if o.s.holder[card] == o.seat:
            best = max(best, cube_worth(o, card))
    return best


def op_worth(o: Outlook, card: int, op: Op) -> float:
    """What carrying out an effect now would be worth."""
    code = op.code
    if code == effects.PRODUCE:
        return (counted(o.s, o.seat, op) + more_with(o, card, op)) * o.made[op.what]
    if code == effects.GAIN:
        return counted(o.s, o.seat, op) * o.stock[op.what]
    if code == effects.RAISE:
        return min(op.n, o.left[op.what]) * o.steps[op.what]
    if code == effects.RATING:
        return (counted(o.s, o.seat, op) + more_with(o, card, op)) * o.rating
    if code == effects.TILE:
        return tile_worth(o, op.what)
    if code == effects.SPEND:
        return -op.n * o.stock[op.what]
    if code == effects.SPEND_MONEY:
        metal = o.stock[op.what] / o.s.worth[o.seat * 2 + op.what - STEEL] if op.what else o.money
        return -op.n * min(o.money, max(metal, 0.3 * o.money))
    if code == effects.DRAW:
        return op.n * o.card
    if code == effects.ADD_HERE:
        return op.n * cube_worth(o, card)
    if code == effects.TAKE_HERE:
        return -op.n * cube_worth(o, card)
    if code == effects.ADD:
        return op.n * best_holder(o, op.what)
    if code == effects.LOWER_ANY:
        return lowered(o, op)
    if code == effects.REMOVE_ANY:
        return max([removed(o, resource, most) for resource, most in op.amounts])
    return rare_worth(o, card, op)


def more_with(o: Outlook, card: int, op: Op) -> float:
    """What a card that is not yet in play adds to what it counts itself: its own tags, or its own city."""
    if op.per == effects.FIXED or o.s.holder[card] == o.seat:
        return 0.0
    if op.per == effects.OWN_TAGS:
        return op.n * TAGS_OF[card].count(op.tag) / op.each
    return 0.0


def rare_worth(o: Outlook, card: int, op: Op) -> float:
    """The same for the less common effects."""
    code = op.code
    if code == effects.STEAL_ANY:
        return max([removed(o, what, most) + min(most, o.most(what)) * o.stock[what] for what, most in op.amounts])
    if code == effects.LOOK:
        return o.card * 1.3 * op.what if op.each == 0 else max(0.0, o.card - op.each * o.money)
    if code == effects.TAKE_CUBE:
        return cube_worth(o, card) * 1.3
    if code == effects.CHOOSE:
        return max([added([op_worth(o, card, each) for each in choice]) for choice in op.choices])
    if code == effects.SEARCH:
        return 0.0 if o.s.cubes[card] else POINTS_OF[card][0].n * MICROBE_CHANCE
    if code == effects.MINE:
        return tile_worth(o, op.what) + 1.2 * o.made[STEEL]
    if code == effects.FLOOD:
        return o.steps[OCEANS] + o.w.ocean * o.money + removed(o, MEGACREDITS, op.n)
    if code == effects.COPY_BOX:
        return best_box(o)
    if code == effects.INSULATE:
        heat = o.s.production[o.seat * RESOURCES + HEAT]
        return heat * max(0.0, o.made[MEGACREDITS] - o.made[HEAT])
    if code == effects.NEXT_CHEAPER:
        return op.n * o.money * 0.9
    if code == effects.INFECT:
        return removed(o, PLANTS, op.what)
    if code == effects.FAVOUR:
        return max([cube_worth(o, other) for other in o.s.played[o.seat] if o.s.cubes[other]] + [0.0])
    if code == effects.SELL_ENERGY:
        energy = o.s.production[o.seat * RESOURCES + ENERGY]
        return energy * max(0.0, o.money - o.stock[HEAT])
    return FACES[code].worth * o.card


def best_box(o: Outlook) -> float:
    """The worth of the best production box that could be copied."""
    best = 0.0
    for source in [*o.s.played[o.seat], o.s.corporations[o.seat]]:
        if BOXES[source]:
            worth = 0.0
            for op in BOXES[source]:
                short = op.code == effects.PRODUCE and o.s.production[o.seat * RESOURCES + op.what] + op.n < lowest(op.what)
                worth += -IMPOSSIBLE if short else op_worth(o, source, op)
            best = max(best, worth)
    return best


def tile_worth(o: Outlook, tile: int) -> float:
    """What a tile is worth on a good place."""
    w = o.w
    if tile == OCEAN_TILE:
        return o.steps[OCEANS] + w.ocean * o.money if o.left[OCEANS] else 0.0
    bonus = w.tile * o.money
    if tile == GREENERY_TILE:
        return w.greenery + bonus + (o.steps[OXYGEN] if o.left[OXYGEN] else 0.0)
    if tile in CITY_TILES:
        return w.city + w.city_later * min(8.0, o.later) + bonus
    return bonus + 0.1


def lowered(o: Outlook, op: Op) -> float:
    """A production of anybody falls: a rival's if possible."""
    s = o.s
    seats = len(s.hands)
    if seats == 1:
        return 0.0
    for rival in range(seats):
        if rival != o.seat and s.production[rival * RESOURCES + op.what] - op.n >= lowest(op.what):
            return o.w.harm * op.n * o.made[op.what] / (seats - 1)
    return -op.n * o.made[op.what]


def removed(o: Outlook, resource: int, most: int) -> float:
    """A rival loses resources."""
    seats = len(o.s.hands)
    if seats == 1:
        return 0.0
    return o.w.harm * min(most, o.most(resource)) * o.stock[resource] / (seats - 1)
