"""All effects by code, and the one that is made of other effects: a choice."""

from collections.abc import Callable
from typing import Final

from pavonis.games.ares_expedition import behaviour, bespoke, moves
from pavonis.games.ares_expedition.effects import Op
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.steps import do
from pavonis.games.ares_expedition.tables import PROGRAMS

Options = Callable[[AresState, int, int, Op, int], list[int]]
CarryOut = Callable[[AresState, int, int, Op, int, int], int]


class Faces:
    """The behaviour of one effect."""

    def __init__(self, options: Options, carry_out: CarryOut) -> None:
        self.options: Final = options
        self.carry_out: Final = carry_out
        self.quiet: Final = options is behaviour.sure_options  # never asks


def choose_options(s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    """The alternatives whose first part is possible."""
    found: list[int] = []
    for number, program in enumerate(op.programs):
        first = PROGRAMS[program][0]
        if FACES[first.code].options(s, seat, card, first, 0):
            found.append(moves.CHOOSE + number)
    return found


def choose(s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    s.seats[seat].append(do(op.programs[pick - moves.CHOOSE], card))
    return 0


FACES: Final = [  # by the code of the effect
    Faces(behaviour.sure_options, behaviour.gain),
    Faces(behaviour.sure_options, behaviour.draw),
    Faces(behaviour.discard_options, behaviour.discard),
    Faces(behaviour.look_options, behaviour.look),
    Faces(behaviour.sure_options, behaviour.flip),
    Faces(behaviour.sure_options, behaviour.raise_),
    Faces(behaviour.sure_options, behaviour.forest),
    Faces(behaviour.sure_options, behaviour.rating),
    Faces(behaviour.sure_options, behaviour.add_here),
    Faces(behaviour.add_options, behaviour.add),
    Faces(behaviour.add_any_options, behaviour.add),
    Faces(choose_options, choose),
    Faces(behaviour.sure_options, behaviour.spend),
    Faces(behaviour.sure_options, behaviour.spend_rating),
    Faces(behaviour.sure_options, behaviour.spend_money),
    Faces(behaviour.take_here_options, behaviour.take_here),
    Faces(behaviour.take_any_options, behaviour.take_any),
    Faces(behaviour.discard_options, behaviour.discard),
    Faces(behaviour.sure_options, bespoke.extra_play),
    Faces(behaviour.sure_options, bespoke.free_play),
    Faces(behaviour.sure_options, bespoke.next_cheaper),
    Faces(behaviour.sure_options, bespoke.next_easier),
    Faces(bespoke.screen_options, bespoke.screen),
    Faces(behaviour.sure_options, bespoke.brainstorm),
    Faces(bespoke.exchange_options, bespoke.exchange),
    Faces(bespoke.redraft_options, bespoke.redraft),
    Faces(bespoke.convert_options, bespoke.convert),
]
