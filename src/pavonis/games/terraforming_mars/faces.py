"""All effects by code, and those that are made of other effects: a choice, and the copy of a production box."""

from typing import Final

from pavonis.core.events import ALL
from pavonis.core.game import Reason
from pavonis.games.terraforming_mars import behaviour, bespoke, effects, events, moves, reasons
from pavonis.games.terraforming_mars.behaviour import lowest
from pavonis.games.terraforming_mars.effects import Op
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.steps import do
from pavonis.games.terraforming_mars.tables import BOX_PROGRAM, BOXES, BRINGS, COPIABLE, PROGRAMS
from pavonis.kit.faces import Faces, by_code, open_choices
from pavonis.kit.terraforming import RESOURCES


def choose_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    return [moves.CHOOSE + way for way in open_choices(FACES, PROGRAMS, setting, s, seat, card, op.programs)]


def choose(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    program = op.programs[pick - moves.CHOOSE]
    s.seats[seat].append(do(program, len(PROGRAMS[program]), card))
    return 0


def box_is_possible(setting: Setting, s: MarsState, seat: int, source: int) -> bool:
    """Whether all of a production box can be carried out now, in some order."""
    for op in BOXES[source]:
        if not op.sure and not FACES[op.code].offers(setting, s, seat, source, op, 0):
            own = s.production[seat * RESOURCES + op.what] + BRINGS[source][op.what]
            if op.code != effects.LOWER_ANY or own - op.n < lowest(op.what):
                return False
    return True


def copy_offers(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    holder = s.holder
    return [moves.COPY + source for source in COPIABLE if holder[source] == seat and box_is_possible(setting, s, seat, source)]


def copy_needs(setting: Setting, s: MarsState, seat: int, card: int, op: Op) -> Reason:
    return (reasons.NOTHING_TO_COPY,)


def copy_box(setting: Setting, s: MarsState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    source = pick - moves.COPY
    s.tell(ALL, events.COPIED, seat, source)
    s.seats[seat].append(do(BOX_PROGRAM[source], len(BOXES[source]), source))
    return 0


EFFECTS: Final[list[Faces[Setting, MarsState, Op]]] = [
    Faces(effects.CHOOSE, offers=choose_offers, does=choose, asks="choose"),
    Faces(effects.COPY_BOX, offers=copy_offers, does=copy_box, needs=copy_needs, asks="copy", icon="copy"),
]
FACES: Final = by_code([*behaviour.EFFECTS, *bespoke.EFFECTS, *EFFECTS])
