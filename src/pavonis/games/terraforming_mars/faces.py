"""All effects by code, and those that are made of other effects: a choice, and the copy of a production box."""

from collections.abc import Callable
from typing import Final

from pavonis.core.events import ALL
from pavonis.games.terraforming_mars import behaviour, bespoke, effects, events, moves
from pavonis.games.terraforming_mars.behaviour import lowest
from pavonis.games.terraforming_mars.effects import Op
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.steps import do
from pavonis.games.terraforming_mars.tables import BOX_PROGRAM, BOXES, BRINGS, COPIABLE, PROGRAMS
from pavonis.kit.terraforming import RESOURCES

Options = Callable[[MarsState, int, int, Op, int], list[int]]
CarryOut = Callable[[MarsState, int, int, Op, int, int], int]


class Faces:
    """The behaviour of one effect."""

    def __init__(self, options: Options, carry_out: CarryOut) -> None:
        self.options: Final = options
        self.carry_out: Final = carry_out


def choose_options(s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    found: list[int] = []
    for number, program in enumerate(op.programs):
        first = PROGRAMS[program][0]
        if FACES[first.code].options(s, seat, card, first, 0):
            found.append(moves.CHOOSE + number)
    return found


def choose(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    program = op.programs[pick - moves.CHOOSE]
    s.seats[seat].append(do(program, len(PROGRAMS[program]), card))
    return 0


def box_is_possible(s: MarsState, seat: int, source: int) -> bool:
    """Whether all of a production box can be carried out now, in some order."""
    for op in BOXES[source]:
        if not op.sure and not FACES[op.code].options(s, seat, source, op, 0):
            own = s.production[seat * RESOURCES + op.what] + BRINGS[source][op.what]
            if op.code != effects.LOWER_ANY or own - op.n < lowest(op.what):
                return False
    return True


def copy_options(s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    holder = s.holder
    return [moves.COPY + source for source in COPIABLE if holder[source] == seat and box_is_possible(s, seat, source)]


def copy_box(s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    source = pick - moves.COPY
    s.tell(ALL, events.COPIED, seat, source)
    s.seats[seat].append(do(BOX_PROGRAM[source], len(BOXES[source]), source))
    return 0


FACES: Final = [  # by the code of the effect
    Faces(behaviour.produce_options, behaviour.produce),
    Faces(behaviour.lower_options, behaviour.lower),
    Faces(behaviour.sure_options, behaviour.gain),
    Faces(behaviour.spend_options, behaviour.spend),
    Faces(behaviour.spend_money_options, behaviour.spend_money),
    Faces(behaviour.remove_options, behaviour.remove),
    Faces(behaviour.steal_options, behaviour.steal),
    Faces(behaviour.sure_options, behaviour.raise_),
    Faces(behaviour.sure_options, behaviour.rating),
    Faces(behaviour.tile_options, behaviour.tile),
    Faces(behaviour.sure_options, behaviour.draw),
    Faces(behaviour.look_options, behaviour.look),
    Faces(behaviour.sure_options, behaviour.add_here),
    Faces(behaviour.take_here_options, behaviour.take_here),
    Faces(behaviour.add_options, behaviour.add),
    Faces(behaviour.take_cube_options, behaviour.take_cube),
    Faces(choose_options, choose),
    Faces(behaviour.sure_options, bespoke.search),
    Faces(behaviour.tile_options, bespoke.mine),
    Faces(bespoke.flood_options, bespoke.flood),
    Faces(bespoke.claim_options, bespoke.claim),
    Faces(copy_options, copy_box),
    Faces(bespoke.insulate_options, bespoke.insulate),
    Faces(behaviour.sure_options, bespoke.next_cheaper),
    Faces(behaviour.sure_options, bespoke.next_easier),
    Faces(bespoke.favour_options, bespoke.favour),
    Faces(bespoke.infect_options, bespoke.infect),
    Faces(bespoke.exchange_options, bespoke.exchange),
    Faces(bespoke.enhance_options, bespoke.enhance),
    Faces(bespoke.confer_options, bespoke.confer),
    Faces(bespoke.sell_energy_options, bespoke.sell_energy),
    Faces(behaviour.sure_options, bespoke.mined),
]
