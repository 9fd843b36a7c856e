"""All effects by code, and the one that is made of other effects: a choice."""

from typing import Final

from pavonis.games.ares_expedition import behaviour, bespoke, effects, moves
from pavonis.games.ares_expedition.effects import Op
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.steps import do
from pavonis.games.ares_expedition.tables import PROGRAMS
from pavonis.kit.faces import Faces, by_code, open_choices


def choose_offers(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int) -> list[int]:
    """The alternatives whose first part is possible."""
    return [moves.CHOOSE + way for way in open_choices(FACES, PROGRAMS, setting, s, seat, card, op.programs)]


def choose(setting: Setting, s: AresState, seat: int, card: int, op: Op, memo: int, pick: int) -> int:
    s.seats[seat].append(do(op.programs[pick - moves.CHOOSE], card))
    return 0


EFFECTS: Final[list[Faces[Setting, AresState, Op]]] = [Faces(effects.CHOOSE, offers=choose_offers, does=choose, asks="choose")]
FACES: Final = by_code([*behaviour.EFFECTS, *bespoke.EFFECTS, *EFFECTS])
