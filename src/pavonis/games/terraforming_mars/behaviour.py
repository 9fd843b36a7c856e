"""What the common effects of cards offer and do, what they need, and their entries with all faces; see `kit/faces.py`."""

from typing import Final

from pavonis.core.events import ALL
from pavonis.core.game import Reason
from pavonis.games.terraforming_mars import effects, events, moves, paying, placing, reasons, verbs
from pavonis.games.terraforming_mars.board import PLACE_ROOM
from pavonis.games.terraforming_mars.effects import FIXED, Op
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import NEUTRAL, MarsState
from pavonis.games.terraforming_mars.tables import CUBES_OF, OF_CUBES, PAY_STEEL, PAY_TITANIUM, PROTECTOR, SAFE
from pavonis.kit import piles
from pavonis.kit.faces import NO_CHOICE, NOTHING, Faces
from pavonis.kit.project_state import NOBODY, holders_of
from pavonis.kit.terraforming import ANIMALS, MEGACREDITS, MICROBES, PLANTS, RESOURCES, STEEL, TAGS, TITANIUM
from pavonis.kit.zones import ascending, gathered

LOWEST_INCOME: Final = -5  # of the production of megacredits; all others end at 0
ENOUGH_TAGS: Final = 3  # for what depends on tags


def lowest(resource: int) -> int:
    """Below this a production cannot fall. Rulebook: Player boards 2."""
    return LOWEST_INCOME if resource == MEGACREDITS else 0


def counted(s: MarsState, seat: int, op: Op) -> int:
    """The amount of an effect that counts something."""
    per = op.per
    if per == FIXED:
        return op.n
    if per == effects.OWN_TAGS:
        return op.n * (s.tags[seat * TAGS + op.tag] // op.each)
    if per == effects.OPPONENTS_TAGS:
        return op.n * (sum(s.tags[op.tag :: TAGS]) - s.tags[seat * TAGS + op.tag])
    if per == effects.CITIES_ON_MARS:
        return op.n * s.cities.bit_count()
    if per == effects.ALL_CITIES:
        return op.n * s.city_count()
    if per == effects.ALL_EVENTS:
        return op.n * sum([len(cards) for cards in s.events])
    assert per == effects.IF_TAGS
    return 1 + op.n if s.tags[seat * TAGS + op.tag] >= ENOUGH_TAGS else 1


def produce_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    if op.n >= 0 or s.production[seat * RESOURCES + op.what] + op.n >= lowest(op.what):
        return NO_CHOICE
    return NOTHING


def produce_needs(setting: Setting, s: MarsState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.TOO_LITTLE_PRODUCTION, op.what, s.production[seat * RESOURCES + op.what], -op.n)


def produce(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.change_production(s, seat, op.what, counted(s, seat, op))
    return 0


def can_lose(s: MarsState, victim: int, resource: int, amount: int) -> bool:
    """Whether a production can fall by so much."""
    return s.production[victim * RESOURCES + resource] - amount >= lowest(resource)


def lower_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    start = moves.LOWER + op.what * moves.VICTIM_ROOM
    found = [start + victim for victim in range(len(s.hands)) if can_lose(s, victim, op.what, op.n)]
    if len(s.hands) == 1:
        found.append(start + NEUTRAL)
    return found


def lower_needs(setting: Setting, s: MarsState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.NOBODY_TO_LOWER, op.what, op.n)


def lower(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    victim = (pick - moves.LOWER) % moves.VICTIM_ROOM
    if victim != NEUTRAL:
        s.production[victim * RESOURCES + op.what] -= op.n
    s.tell(ALL, events.LOWERED, seat, victim, op.what, op.n)
    return 0


def gain(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.change_stock(s, seat, op.what, counted(s, seat, op))
    return 0


def spend_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return NO_CHOICE if s.stock[seat * RESOURCES + op.what] >= op.n else NOTHING


def spend_needs(setting: Setting, s: MarsState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.TOO_LITTLE, op.what, s.stock[seat * RESOURCES + op.what], op.n)


def spend(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    paying.give(s, seat, op.what, op.n)
    return 0


def accepted(op: Op) -> int:
    """The metal with which the price of an action may be paid, as a bit."""
    return PAY_STEEL if op.what == STEEL else PAY_TITANIUM if op.what == TITANIUM else 0


def spend_money_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return NO_CHOICE if paying.budget(s, seat, paying.means_of(s, seat, accepted(op))) >= op.n else NOTHING


def spend_money_needs(setting: Setting, s: MarsState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.TOO_LITTLE_MONEY, paying.budget(s, seat, paying.means_of(s, seat, accepted(op))), op.n)


def spend_money(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    paying.pay(s, seat, op.n, accepted(op))
    return 0


def is_protected(s: MarsState, seat: int, owner: int) -> bool:
    """Whether an owner's plants, animals and microbes are safe from that seat."""
    return owner != seat and s.holder[PROTECTOR] == owner


def losses(s: MarsState, seat: int, start: int, victim: int, resource: int, most: int) -> list[int]:
    """The moves that take up to so much of a resource from one player."""
    if resource == PLANTS and is_protected(s, seat, victim):
        return NOTHING
    most = min(most, s.stock[victim * RESOURCES + resource])
    return [moves.removal(start, amount, resource, victim) for amount in range(1, most + 1)]


def remove_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    if len(s.hands) == 1:
        return NOTHING  # the neutral opponent loses it, and nobody notices
    found: list[int] = []
    for resource, most in op.amounts:
        for victim in range(len(s.hands)):
            found.extend(losses(s, seat, moves.REMOVE, victim, resource, most))
    if not found:
        return NOTHING
    found.append(moves.DECLINE)
    found.sort()
    return found


def remove(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if pick == moves.DECLINE:
        s.tell(ALL, events.DECLINED, seat)
        return 0
    amount, resource, victim = moves.lost(moves.REMOVE, pick)
    s.stock[victim * RESOURCES + resource] -= amount
    s.tell(ALL, events.REMOVED, seat, victim, resource, amount)
    return 0


def steal_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    found = [moves.DECLINE]
    for resource, most in op.amounts:
        if len(s.hands) == 1:
            found.append(moves.removal(moves.STEAL, most, resource, NEUTRAL))
        for victim in range(len(s.hands)):
            if victim != seat:
                found.extend(losses(s, seat, moves.STEAL, victim, resource, most))
    found.sort()
    return found if len(found) > 1 else NOTHING


def steal(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if pick == moves.DECLINE:
        s.tell(ALL, events.DECLINED, seat)
        return 0
    amount, resource, victim = moves.lost(moves.STEAL, pick)
    if victim != NEUTRAL:
        s.stock[victim * RESOURCES + resource] -= amount
    s.stock[seat * RESOURCES + resource] += amount
    s.tell(ALL, events.STOLEN, seat, victim, resource, amount)
    return 0


def raise_(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.raise_parameter(setting, s, seat, op.what, op.n)
    return 0


def rating(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.raise_rating(s, seat, counted(s, seat, op))
    return 0


def tile_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return placing.placements(setting, s, seat, op.what, op.where)


def place_needs(setting: Setting, s: MarsState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.NO_PLACE, op.what)


def tile(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    placing.place_tile(setting, s, seat, op.what, (pick - moves.PLACE) % PLACE_ROOM)
    return 0


def draw(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    piles.draw(s, seat, op.n)
    return 0


def add_here(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.add_cubes(s, seat, card, op.n)
    return 0


def take_here_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return NO_CHOICE if s.cubes[card] >= op.n else NOTHING


def take_here_needs(setting: Setting, s: MarsState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.TOO_FEW_CUBES, card, s.cubes[card], op.n)


def take_here(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.add_cubes(s, seat, card, -op.n)
    return 0


def add_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return [moves.ADD + other for other in holders_of(s, seat, OF_CUBES[op.what])]


def add(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.add_cubes(s, seat, pick - moves.ADD, op.n)
    return 0


def can_be_robbed(s: MarsState, seat: int, card: int) -> bool:
    """Whether that seat may take a cube off a card."""
    owner = s.holder[card]
    if owner == NOBODY or s.cubes[card] == 0 or card == SAFE:
        return False
    return not (CUBES_OF[card] in (ANIMALS, MICROBES) and is_protected(s, seat, owner))


def take_cube_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    found = [moves.TAKE + other for other in OF_CUBES[op.what] if can_be_robbed(s, seat, other)]
    return [moves.TAKE_NEUTRAL, *found] if len(s.hands) == 1 else found


def take_cube_needs(setting: Setting, s: MarsState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.NO_CUBE_TO_TAKE, op.what)


def take_cube(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if pick != moves.TAKE_NEUTRAL:
        other = pick - moves.TAKE
        verbs.add_cubes(s, s.holder[other], other, -1)
    verbs.add_cubes(s, seat, card, 1)
    return 0


# Cards looked at are in the seat's offers, picks in progress in its sealed answer: neither can be seen by others.

LOOKING: Final = 1


def look_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    if memo == 0:
        return NO_CHOICE
    offers = s.offers[seat]
    if not offers:
        return NOTHING
    if op.each:  # for a price
        can_pay = paying.budget(s, seat, paying.means_of(s, seat, 0)) >= op.each
        return [moves.DECLINE, moves.BUY + offers[0]] if can_pay else [moves.DECLINE]
    picked = s.sealed[seat]
    last = picked[-1] - moves.KEEP if picked else -1
    count = min(op.what, len(offers)) - len(picked)
    return ascending(gathered(offers), moves.KEEP, count, last)


def look(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if memo == 0:
        piles.offer(s, seat, op.n, events.LOOKED)
        s.tell(ALL, events.LOOKED_COUNT, seat, len(s.offers[seat]))
        return LOOKING
    if op.each:
        piles.keep_offered(s, seat, [] if pick == moves.DECLINE else [pick - moves.BUY], events.BOUGHT_COUNT)
        if pick != moves.DECLINE:
            paying.pay(s, seat, op.each)
        return 0
    s.sealed[seat].append(pick)
    if len(s.sealed[seat]) < min(op.what, len(s.offers[seat])):
        return LOOKING
    kept = [move - moves.KEEP for move in s.sealed[seat]]
    s.sealed[seat] = []
    piles.keep_offered(s, seat, kept, events.BOUGHT_COUNT)
    return 0


EFFECTS: Final[list[Faces[Setting, MarsState, Op]]] = [
    Faces(effects.PRODUCE, offers=produce_offers, does=produce, needs=produce_needs, icon="{resource}_production"),
    Faces(effects.LOWER_ANY, offers=lower_offers, does=lower, needs=lower_needs, asks="lower", icon="any_{resource}_production"),
    Faces(effects.GAIN, does=gain, icon="{resource}"),
    Faces(effects.SPEND, offers=spend_offers, does=spend, needs=spend_needs, icon="{resource}"),
    Faces(effects.SPEND_MONEY, offers=spend_money_offers, does=spend_money, needs=spend_money_needs, icon="megacredits"),
    Faces(effects.REMOVE_ANY, offers=remove_offers, does=remove, asks="remove", icon="any_{resource}"),
    Faces(effects.STEAL_ANY, offers=steal_offers, does=steal, asks="steal", icon="steal"),
    Faces(effects.RAISE, does=raise_, icon="{parameter}"),
    Faces(effects.RATING, does=rating, icon="rating"),
    Faces(effects.TILE, offers=tile_offers, does=tile, needs=place_needs, asks="place", icon="{tile}_tile"),
    Faces(effects.DRAW, does=draw, icon="card", worth=1.0),
    Faces(effects.LOOK, offers=look_offers, does=look, asks="look", icon="look"),
    Faces(effects.ADD_HERE, does=add_here, icon="{own}_cube"),
    Faces(effects.TAKE_HERE, offers=take_here_offers, does=take_here, needs=take_here_needs, icon="{own}_cube"),
    Faces(effects.ADD, offers=add_offers, does=add, asks="add", icon="{cubes}_cube"),
    Faces(effects.TAKE_CUBE, offers=take_cube_offers, does=take_cube, needs=take_cube_needs, asks="take", icon="any_{cubes}_cube"),
]
