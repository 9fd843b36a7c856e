"""All effects by code, and what an effect with a price of its own does about it."""

from typing import Final

from pavonis.games.pocket_mars import behaviour, card_behaviour, verbs
from pavonis.games.pocket_mars.effects import Op
from pavonis.games.pocket_mars.scene import NOTHING, Faces, Scene
from pavonis.games.pocket_mars.setting import ABILITIES


def by_code(effects: list[Faces]) -> list[Faces]:
    """The effects in the order of their codes, each of which is there once."""
    found = sorted(effects, key=lambda faces: faces.code)
    assert [faces.code for faces in found] == list(range(len(found)))
    return found


FACES: Final = by_code([*behaviour.EFFECTS, *card_behaviour.EFFECTS])


def op_offers(at: Scene, op: Op, memo: int) -> list[int]:
    """The picks an effect offers, its own price considered; the price is paid with the first pick."""
    if memo == 0 and at.s.energy[at.seat] < op.pay:
        return NOTHING
    return FACES[op.code].offers(at, op, memo)


def may_decline(at: Scene, half: int, number: int, memo: int, options: list[int]) -> bool:
    """Whether the picks of an effect come with the choice to do without it.

    Those of an optional effect do until the first pick. So do those of an ability or a bottom action whose first effect offers only
    picks to one's own disadvantage: using it is voluntary, and nobody loses a place without having seen it named.
    """
    if memo:
        return False
    op = at.setting.halves[half].ops[number]
    if op.optional:
        return True
    if number or not (half >= ABILITIES or half % 2):
        return False
    return all(FACES[op.code].hurts(at, option) for option in options)


def pick(at: Scene, op: Op, memo: int, move: int) -> int:
    """Carry out one pick of an effect; not 0 if the effect goes on."""
    if memo == 0 and op.pay:
        verbs.change_energy(at.s, at.seat, -op.pay, at.setting.energy_max)
    return FACES[op.code].does(at, op, memo, move)
