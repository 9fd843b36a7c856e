"""What the effects of single cards offer, do and need, and their entries with all faces, like those of `behaviour.py`."""

from typing import Final

from pavonis.core.events import ALL
from pavonis.core.game import Reason
from pavonis.games.terraforming_mars import behaviour, effects, events, moves, placing, reasons, verbs
from pavonis.games.terraforming_mars.behaviour import can_be_robbed, losses
from pavonis.games.terraforming_mars.board import BONUS_TITANIUM, NEIGHBOURS, OCEAN_TILE, PLACE_ROOM
from pavonis.games.terraforming_mars.effects import Op
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.tables import CARD_NUMBERS, CONFERENCE, CUBES_OF, OF_CUBES, TAGS_OF
from pavonis.kit import piles
from pavonis.kit.faces import NO_CHOICE, NOTHING, Faces
from pavonis.kit.terraforming import (
    ANIMALS,
    ENERGY,
    HEAT,
    MEGACREDITS,
    MICROBE,
    MICROBES,
    PLANTS,
    RESOURCES,
    SOURCE_ROOM,
    STEEL,
    TITANIUM,
)


def search(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    found = piles.turn_up(s, seat)
    if found >= 0:
        s.discard |= 1 << found
        if MICROBE in TAGS_OF[found]:
            verbs.add_cubes(s, seat, card, 1)
    return 0


def metal_of(place: int) -> int:
    """The metal that a hex gives."""
    return TITANIUM if BONUS_TITANIUM[place] else STEEL


def mine(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    place = (pick - moves.PLACE) % PLACE_ROOM
    placing.place_tile(setting, s, seat, op.what, place)
    verbs.change_production(s, seat, metal_of(place), 1)
    return 0


def mined(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.change_production(s, seat, metal_of(s.tiles.index(op.what)), 1)
    return 0


def flood_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    if memo == 0:
        return placing.placements(setting, s, seat, OCEAN_TILE, effects.OCEAN_AREA)
    if len(s.hands) == 1:
        return NOTHING
    around = NEIGHBOURS[memo - 1]
    found = [moves.DECLINE]
    for victim in range(len(s.hands)):
        if s.own[victim] & around:
            found.extend(losses(s, seat, moves.REMOVE, victim, MEGACREDITS, op.n))
    found.sort()
    return found if len(found) > 1 else NOTHING


def flood(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if memo:
        return behaviour.remove(setting, s, seat, card, op, 0, pick)
    place = (pick - moves.PLACE) % PLACE_ROOM
    placing.place_tile(setting, s, seat, OCEAN_TILE, place)
    return place + 1


def claim_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return placing.placements(setting, s, seat, 0, op.where)


def claim(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    s.claimed = (pick - moves.PLACE) % PLACE_ROOM
    s.claimer = seat
    s.tell(ALL, events.CLAIMED, seat, s.claimed)
    return 0


def amounts(most: int) -> list[int]:
    """One, or more, up to all."""
    return [moves.AMOUNT + amount for amount in range(1, min(most, moves.MOST - 1) + 1)]


def insulate_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return amounts(s.production[seat * RESOURCES + HEAT])


def insulate_needs(setting: Setting, s: MarsState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.TOO_LITTLE_PRODUCTION, HEAT, 0, 1)


def insulate(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.change_production(s, seat, HEAT, moves.AMOUNT - pick)
    verbs.change_production(s, seat, MEGACREDITS, pick - moves.AMOUNT)
    return 0


def sell_energy_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return amounts(s.stock[seat * RESOURCES + ENERGY])


def sell_energy_needs(setting: Setting, s: MarsState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.TOO_LITTLE, ENERGY, 0, 1)


def sell_energy(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.change_stock(s, seat, ENERGY, moves.AMOUNT - pick)
    verbs.change_stock(s, seat, MEGACREDITS, pick - moves.AMOUNT)
    return 0


def next_cheaper(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    s.next_cut[seat] = op.n
    s.tell(ALL, events.NEXT_CARD, seat)
    return 0


def next_easier(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    s.next_shift[seat] = op.n
    s.tell(ALL, events.NEXT_CARD, seat)
    return 0


def favour_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return [moves.ADD + other for other in CARD_NUMBERS if s.cubes[other] and s.holder[other] == seat]


def favour_needs(setting: Setting, s: MarsState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.NO_CUBES,)


def favour(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    verbs.add_cubes(s, seat, pick - moves.ADD, 1)
    return 0


def infect_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    if len(s.hands) == 1:
        return NOTHING
    found = [moves.DECLINE]
    for other in OF_CUBES[ANIMALS]:
        if can_be_robbed(s, seat, other):
            for amount in range(min(op.n, s.cubes[other])):
                found.append(moves.KILL + amount * SOURCE_ROOM + other)
    for victim in range(len(s.hands)):
        found.extend(losses(s, seat, moves.REMOVE, victim, PLANTS, op.what))
    found.sort()
    return found if len(found) > 1 else NOTHING


def infect(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if moves.KILL <= pick < moves.PLACE:
        amount, other = divmod(pick - moves.KILL, SOURCE_ROOM)
        verbs.add_cubes(s, s.holder[other], other, -amount - 1)
        return 0
    return behaviour.remove(setting, s, seat, card, op, 0, pick)


def exchange_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    hand = s.hands[seat]
    return [moves.DECLINE, *[moves.DISCARD + other for other in hand]] if hand else NOTHING


def exchange(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if pick == moves.DECLINE:
        s.tell(ALL, events.DECLINED, seat)
    else:
        piles.discard_from_hand(s, seat, [pick - moves.DISCARD])
        piles.draw(s, seat, 1)
    return 0


def enhance_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    """The plant, or a cube if the card just played collects them."""
    if s.holder[card] == seat and CUBES_OF[card] in (ANIMALS, MICROBES):
        return [moves.CHOOSE, moves.CHOOSE + 1]
    return NO_CHOICE


def enhance(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if pick == moves.CHOOSE + 1:
        verbs.add_cubes(s, seat, card, 1)
    else:
        verbs.change_stock(s, seat, PLANTS, 1)
    return 0


def confer_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    """A cube for the conference, or a card for one of its cubes."""
    return [moves.CHOOSE, moves.CHOOSE + 1] if s.cubes[CONFERENCE] else NO_CHOICE


def confer(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    if pick == moves.CHOOSE + 1:
        verbs.add_cubes(s, seat, CONFERENCE, -1)
        piles.draw(s, seat, 1)
    else:
        verbs.add_cubes(s, seat, CONFERENCE, 1)
    return 0


EFFECTS: Final[list[Faces[Setting, MarsState, Op]]] = [
    Faces(effects.SEARCH, does=search, icon="search"),
    Faces(effects.MINE, offers=behaviour.tile_offers, does=mine, needs=behaviour.place_needs, asks="place", icon="{tile}_tile"),
    Faces(effects.FLOOD, offers=flood_offers, does=flood, asks="place", icon="ocean_tile"),
    Faces(effects.CLAIM, offers=claim_offers, does=claim, needs=behaviour.place_needs, asks="claim", icon="marker", worth=0.3),
    Faces(effects.INSULATE, offers=insulate_offers, does=insulate, needs=insulate_needs, asks="amount", icon="heat_production"),
    Faces(effects.NEXT_CHEAPER, does=next_cheaper, icon="next_card"),
    Faces(effects.NEXT_EASIER, does=next_easier, icon="easier"),
    Faces(effects.FAVOUR, offers=favour_offers, does=favour, needs=favour_needs, asks="add", icon="cube"),
    Faces(effects.INFECT, offers=infect_offers, does=infect, asks="infect", icon="any_animal_cube"),
    Faces(effects.EXCHANGE_CARD, offers=exchange_offers, does=exchange, asks="exchange", icon="exchange", worth=0.4),
    Faces(effects.ENHANCE, offers=enhance_offers, does=enhance, asks="enhance", icon="plants", worth=1.0),
    Faces(effects.CONFER, offers=confer_offers, does=confer, asks="confer", icon="science_cube", worth=0.7),
    Faces(effects.SELL_ENERGY, offers=sell_energy_offers, does=sell_energy, needs=sell_energy_needs, asks="amount", icon="energy"),
    Faces(effects.MINED, does=mined, icon="metal_production"),
]
