"""Using a half of a card or an ability: its condition, its price, whether anything of it can be carried out, and if not, why."""

from typing import Final

from pavonis.core.game import Reason
from pavonis.games.pocket_mars import reasons
from pavonis.games.pocket_mars.effects import (
    CARD_IN_HAND,
    COLOUR_IN_HAND,
    EARTH,
    NONE_HERE,
    NOTHING_NEEDED,
    ROOM_FOR_ENERGY,
    SHIP,
    SHIP_EMPTY,
    SOMEBODY_ON_MARS,
    Half,
)
from pavonis.games.pocket_mars.faces import FACES, op_offers
from pavonis.games.pocket_mars.scene import Scene
from pavonis.games.pocket_mars.setting import Setting
from pavonis.games.pocket_mars.state import COLONISTS, ONE_STAR, TWO_STAR, PocketMarsState

NO_CARD: Final = -1  # a half whose card has left the hand already


def condition_holds(setting: Setting, s: PocketMarsState, seat: int, building: int, half: Half, played: int) -> bool:
    """Whether the condition of a half is met; the card being played from hand does not count as held."""
    if half.when == NONE_HERE:
        return s.colonists[s.place(building, ONE_STAR, seat)] + s.colonists[s.place(building, TWO_STAR, seat)] == 0
    if half.when == SHIP_EMPTY:
        return s.ship[seat] == 0
    if half.when == COLOUR_IN_HAND:
        held = s.hands[seat] if played == NO_CARD else s.hands[seat] & ~(1 << played)
        return held & setting.of_colour[half.colour] != 0
    return True


def sure(setting: Setting, s: PocketMarsState, seat: int) -> int:
    """What of `Half.sure` a seat has: with any of it an effect that needs no more can be carried out."""
    found = NOTHING_NEEDED
    if s.earth[seat]:
        found |= EARTH
    if s.ship[seat]:
        found |= SHIP
    if s.energy[seat] < setting.energy_max:
        found |= ROOM_FOR_ENERGY
    if s.hands[seat]:
        found |= CARD_IN_HAND
    if s.earth[seat] + s.ship[seat] < COLONISTS:
        found |= SOMEBODY_ON_MARS
    return found


def usable(setting: Setting, s: PocketMarsState, seat: int, building: int, half: Half, has: int, played: int = NO_CARD) -> bool:
    """Whether the condition holds, the price can be paid, and at least one effect can then be carried out; `has` is from `sure`."""
    energy = s.energy[seat] - half.pay
    if energy < 0 or (half.when and not condition_holds(setting, s, seat, building, half, played)):
        return False
    if half.sure & has:
        return True
    if half.exact:
        return False
    at = Scene(setting, s, seat, building)
    s.energy[seat] = energy  # the effects look at what is left
    possible = False
    for op in half.ops:
        if op_offers(at, op, 0):
            possible = True
            break
    s.energy[seat] = energy + half.pay
    return possible


def obstacles(at: Scene, half: Half, played: int = NO_CARD) -> list[Reason]:
    """Why a half cannot be used: its condition, its price, or each of its effects; none if it can."""
    if usable(at.setting, at.s, at.seat, at.building, half, sure(at.setting, at.s, at.seat), played):
        return []
    found: list[Reason] = []
    if not condition_holds(at.setting, at.s, at.seat, at.building, half, played):
        if half.when == NONE_HERE:
            found.append((reasons.COLONIST_HERE, at.building))
        elif half.when == SHIP_EMPTY:
            found.append((reasons.SHIP_NOT_EMPTY,))
        else:
            found.append((reasons.NO_COLOUR_IN_HAND, half.colour))
    has = at.s.energy[at.seat]
    if has < half.pay:
        found.append((reasons.TOO_LITTLE_ENERGY, has, half.pay))
    if not found:
        for op in half.ops:
            short = has - half.pay < op.pay
            found.append((reasons.TOO_LITTLE_ENERGY, has, half.pay + op.pay) if short else FACES[op.code].needs(at, op))
    return found
