"""All steps of characters by code."""

from typing import Final

from pavonis.games.mission_red_planet import behaviour, effects
from pavonis.games.mission_red_planet.behaviour import TO_PUT_ASIDE
from pavonis.games.mission_red_planet.boarding import BOARD, is_forced
from pavonis.games.mission_red_planet.effects import Op
from pavonis.games.mission_red_planet.scene import Faces, Scene


def by_code(found: list[Faces]) -> list[Faces]:
    """The steps in the order of their codes, each of which is there once."""
    ordered = sorted(found, key=lambda faces: faces.code)
    assert [faces.code for faces in ordered] == list(range(len(ordered))), "a step is missing, or two have the same code"
    return ordered


FACES: Final = by_code([BOARD, *behaviour.EFFECTS])


def picks(at: Scene, op: Op, memo: int) -> list[int]:
    """The picks a step offers, ascending."""
    return FACES[op.code].offers(at, op, memo)


def pick(at: Scene, op: Op, memo: int, move: int) -> int:
    """Carry out one pick of a step; not 0 if the step goes on."""
    return FACES[op.code].does(at, op, memo, move)


def has_choice(at: Scene, op: Op, memo: int, options: list[int]) -> bool:
    """Whether the picks of a step lead to different ends."""
    if len(options) < 2:
        return False
    return op.code != effects.BOARD_SHIPS or not is_forced(at, op, memo, options)


def asks_anyway(op: Op, memo: int) -> bool:
    """Whether a question comes even if it has one answer, because silence would tell."""
    return op.code == effects.RESEARCH and memo == TO_PUT_ASIDE
