"""What the effects of single cards do, with the same faces as those of `behaviour.py`."""

from pavonis.core.events import ALL
from pavonis.games.terraforming_mars import behaviour, effects, events, moves, placing, verbs
from pavonis.games.terraforming_mars.behaviour import NO_CHOICE, NOTHING, can_be_robbed, losses
from pavonis.games.terraforming_mars.board import BONUS_TITANIUM, NEIGHBOURS, OCEAN_TILE, PLACES
from pavonis.games.terraforming_mars.effects import Op
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.tables import CARDS, CONFERENCE, CUBES_OF, OF_CUBES, TAGS_OF
from pavonis.kit import piles
from pavonis.kit.terraforming import ANIMALS, ENERGY, HEAT, MEGACREDITS, MICROBE, MICROBES, PLANTS, RESOURCES, STEEL, TITANIUM


def search(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    found = piles.turn_up(s, seat)
    if found >= 0:
        s.discard |= 1 << found
        if MICROBE in TAGS_OF[found]:
            verbs.add_cubes(s, seat, card, 1)
    return 0


def metal_of(place: int) -> int:
    """The metal that a hex gives."""
    return TITANIUM if BONUS_TITANIUM[place] else STEEL


def mine(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    place = (pick - moves.PLACE) % PLACES
    placing.place_tile(s, seat, op.what, place)
    verbs.change_production(s, seat, metal_of(place), 1)
    return 0


def mined(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.change_production(s, seat, metal_of(s.tiles.index(op.what)), 1)
    return 0


def flood_options(s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    if memo == 0:
        return placing.placements(s, seat, OCEAN_TILE, effects.OCEAN_AREA)
    if len(s.hands) == 1:
        return NOTHING
    around = NEIGHBOURS[memo - 1]
    found = [moves.DECLINE]
    for victim in range(len(s.hands)):
        if s.own[victim] & around:
            found.extend(losses(s, seat, moves.REMOVE, victim, MEGACREDITS, op.n))
    found.sort()
    return found if len(found) > 1 else NOTHING


def flood(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if memo:
        return behaviour.remove(s, seat, card, op, 0, pick)
    place = (pick - moves.PLACE) % PLACES
    placing.place_tile(s, seat, OCEAN_TILE, place)
    return place + 1


def claim_options(s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return placing.placements(s, seat, 0, op.where)


def claim(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    s.claimed = (pick - moves.PLACE) % PLACES
    s.claimer = seat
    s.tell(ALL, events.CLAIMED, seat, s.claimed)
    return 0


def amounts(most: int) -> list[int]:
    """One, or more, up to all."""
    return [moves.AMOUNT + amount for amount in range(1, min(most, moves.MOST - 1) + 1)]


def insulate_options(s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return amounts(s.production[seat * RESOURCES + HEAT])


def insulate(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.change_production(s, seat, HEAT, moves.AMOUNT - pick)
    verbs.change_production(s, seat, MEGACREDITS, pick - moves.AMOUNT)
    return 0


def sell_energy_options(s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return amounts(s.stock[seat * RESOURCES + ENERGY])


def sell_energy(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.change_stock(s, seat, ENERGY, moves.AMOUNT - pick)
    verbs.change_stock(s, seat, MEGACREDITS, pick - moves.AMOUNT)
    return 0


def next_cheaper(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    s.next_cut[seat] = op.n
    s.tell(ALL, events.NEXT_CARD, seat)
    return 0


def next_easier(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    s.next_shift[seat] = op.n
    s.tell(ALL, events.NEXT_CARD, seat)
    return 0


def favour_options(s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return [moves.ADD + other for other in range(CARDS) if s.cubes[other] and s.holder[other] == seat]


def favour(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.add_cubes(s, seat, pick - moves.ADD, 1)
    return 0


def infect_options(s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    if len(s.hands) == 1:
        return NOTHING
    found = [moves.DECLINE]
    for other in OF_CUBES[ANIMALS]:
        if can_be_robbed(s, seat, other):
            for amount in range(min(op.n, s.cubes[other])):
                found.append(moves.KILL + amount * CARDS + other)
    for victim in range(len(s.hands)):
        found.extend(losses(s, seat, moves.REMOVE, victim, PLANTS, op.what))
    found.sort()
    return found if len(found) > 1 else NOTHING


def infect(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if moves.KILL <= pick < moves.PLACE:
        amount, other = divmod(pick - moves.KILL, CARDS)
        verbs.add_cubes(s, s.holder[other], other, -amount - 1)
        return 0
    return behaviour.remove(s, seat, card, op, 0, pick)


def exchange_options(s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    hand = s.hands[seat]
    return [moves.DECLINE, *[moves.DISCARD + other for other in hand]] if hand else NOTHING


def exchange(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if pick == moves.DECLINE:
        s.tell(ALL, events.DECLINED, seat)
    else:
        piles.discard_from_hand(s, seat, [pick - moves.DISCARD])
        piles.draw(s, seat, 1)
    return 0


def enhance_options(s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    """The plant, or a cube if the card just played collects them."""
    if s.holder[card] == seat and CUBES_OF[card] in (ANIMALS, MICROBES):
        return [moves.CHOOSE, moves.CHOOSE + 1]
    return NO_CHOICE


def enhance(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if pick == moves.CHOOSE + 1:
        verbs.add_cubes(s, seat, card, 1)
    else:
        verbs.change_stock(s, seat, PLANTS, 1)
    return 0


def confer_options(s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    """A cube for the conference, or a card for one of its cubes."""
    return [moves.CHOOSE, moves.CHOOSE + 1] if s.cubes[CONFERENCE] else NO_CHOICE


def confer(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if pick == moves.CHOOSE + 1:
        verbs.add_cubes(s, seat, CONFERENCE, -1)
        piles.draw(s, seat, 1)
    else:
        verbs.add_cubes(s, seat, CONFERENCE, 1)
    return 0
