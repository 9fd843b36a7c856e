"""What the effects on colonists and energy do.

Each effect is a few functions and one entry in EFFECTS that puts them together; `scene.py` says what each of them is for.
"""

from typing import Final

from pavonis.core.events import ALL
from pavonis.core.game import Reason
from pavonis.games.pocket_mars import effects, events, moves, reasons, verbs
from pavonis.games.pocket_mars.effects import THIS, Op
from pavonis.games.pocket_mars.moves import SEAT_ROOM
from pavonis.games.pocket_mars.scene import NO_CHOICE, NOTHING, Arguments, Faces, Scene
from pavonis.games.pocket_mars.state import ONE_STAR, TWO_STAR, PocketMarsState


def launch_offers(at: Scene, op: Op, memo: int) -> list[int]:
    return NO_CHOICE if at.s.earth[at.seat] else NOTHING


def launch(at: Scene, op: Op, memo: int, pick: int) -> int:
    verbs.launch(at.s, at.seat, op.n)
    return 0


def gain_offers(at: Scene, op: Op, memo: int) -> list[int]:
    return NO_CHOICE if at.s.energy[at.seat] < at.setting.energy_max else NOTHING


def gain(at: Scene, op: Op, memo: int, pick: int) -> int:
    verbs.change_energy(at.s, at.seat, op.n, at.setting.energy_max)
    return 0


def gain_needs(at: Scene, op: Op) -> Reason:
    return (reasons.ENERGY_FULL, at.setting.energy_max)


def land_here_offers(at: Scene, op: Op, memo: int) -> list[int]:
    return NO_CHOICE if at.s.ship[at.seat] else NOTHING


def land_here(at: Scene, op: Op, memo: int, pick: int) -> int:
    for _ in range(min(op.n, at.s.ship[at.seat])):
        verbs.land(at.s, at.seat, at.building)
    return 0


def land_any_offers(at: Scene, op: Op, memo: int) -> list[int]:
    return [moves.LAND + building for building in at.setting.homes] if at.s.ship[at.seat] else NOTHING


def land_any(at: Scene, op: Op, memo: int, pick: int) -> int:
    verbs.land(at.s, at.seat, pick - moves.LAND)
    return (memo or op.n) - 1


def can_promote(s: PocketMarsState, owner: int, building: int) -> bool:
    """Whether that owner has a one-star colonist there and the two-star zone has room."""
    return s.colonists[(building * 2 + ONE_STAR) * SEAT_ROOM + owner] > 0 and s.has_room(building)


def promote_offers(at: Scene, op: Op, memo: int) -> list[int]:
    if op.where == THIS:
        return NO_CHOICE if can_promote(at.s, at.seat, at.building) else NOTHING
    s = at.s
    return [b + moves.PROMOTE for b in at.setting.homes if s.colonists[b * 2 * SEAT_ROOM + at.seat] and s.has_room(b)]


def promote(at: Scene, op: Op, memo: int, pick: int) -> int:
    verbs.promote(at.s, at.seat, at.seat, at.building if op.where == THIS else pick - moves.PROMOTE)
    return 0


def promote_needs(at: Scene, op: Op) -> Reason:
    if op.where != THIS:
        return (reasons.NOBODY_TO_PROMOTE,)
    return promotion_obstacle(at.s, at.seat, at.building)


def promotion_obstacle(s: PocketMarsState, owner: int, building: int) -> Reason:
    """Why a seat's own colonist cannot go up in one building."""
    if s.colonists[s.place(building, ONE_STAR, owner)] == 0:
        return (reasons.NO_ONE_STAR, building)
    return (reasons.TWO_STAR_FULL, building)


def move_offers(at: Scene, op: Op, memo: int) -> list[int]:
    if memo:  # the destination; the memo is the source + 1
        return [moves.MOVE_TO + building for building in at.setting.homes if building != memo - 1]
    s = at.s
    target = at.building if op.where == THIS else -1
    return [
        moves.MOVE_FROM + building
        for building in at.setting.homes
        if building != target and s.colonists[s.place(building, ONE_STAR, at.seat)]
    ]


def move(at: Scene, op: Op, memo: int, pick: int) -> int:
    if memo:
        source = memo - 1
        target = pick - moves.MOVE_TO
    elif op.where == THIS:
        source = pick - moves.MOVE_FROM
        target = at.building
    else:
        return pick - moves.MOVE_FROM + 1
    s = at.s
    s.step(s.place(source, ONE_STAR, at.seat), s.place(target, ONE_STAR, at.seat))
    s.tell(ALL, events.MOVED, at.seat, source, target)
    return 0


def shift_offers(at: Scene, op: Op, memo: int) -> list[int]:
    s = at.s
    down: list[int] = []
    up: list[int] = []
    for building in at.setting.homes:
        room = s.has_room(building)
        for owner in range(len(s.hands)):
            if s.colonists[s.place(building, TWO_STAR, owner)]:
                down.append(moves.DEMOTE_ANY + building * SEAT_ROOM + owner)
            if room and s.colonists[s.place(building, ONE_STAR, owner)]:
                up.append(moves.PROMOTE_ANY + building * SEAT_ROOM + owner)
    return down + up


def shift(at: Scene, op: Op, memo: int, pick: int) -> int:
    if pick >= moves.PROMOTE_ANY:
        building, owner = divmod(pick - moves.PROMOTE_ANY, SEAT_ROOM)
        verbs.promote(at.s, at.seat, owner, building)
    else:
        building, owner = divmod(pick - moves.DEMOTE_ANY, SEAT_ROOM)
        verbs.demote(at.s, at.seat, owner, building)
    return 0


def swap_offers(at: Scene, op: Op, memo: int) -> list[int]:
    s = at.s
    found: list[int] = []
    for building in at.setting.homes:
        for up in range(len(s.hands)):
            if s.colonists[s.place(building, ONE_STAR, up)]:
                for down in range(len(s.hands)):
                    if down != up and s.colonists[s.place(building, TWO_STAR, down)]:
                        found.append(moves.SWAP + (building * SEAT_ROOM + up) * SEAT_ROOM + down)
    return found


def swap(at: Scene, op: Op, memo: int, pick: int) -> int:
    rest, down = divmod(pick - moves.SWAP, SEAT_ROOM)
    building, up = divmod(rest, SEAT_ROOM)
    s = at.s
    s.step(s.place(building, ONE_STAR, up), s.place(building, TWO_STAR, up))
    s.step(s.place(building, TWO_STAR, down), s.place(building, ONE_STAR, down))
    s.tell(ALL, events.SWAPPED, at.seat, building, up, down)
    return 0


def promote_refuses(at: Scene, op: Op, name: str, arguments: Arguments) -> Reason:
    return promotion_obstacle(at.s, at.seat, arguments[0])


def move_refuses(at: Scene, op: Op, name: str, arguments: Arguments) -> Reason:
    here = name == "move to" or (op.where == THIS and arguments[0] == at.building)
    return (reasons.SAME_BUILDING,) if here else (reasons.NO_ONE_STAR, arguments[0])


def shift_refuses(at: Scene, op: Op, name: str, arguments: Arguments) -> Reason:
    building, owner = arguments
    s = at.s
    if owner >= len(s.hands):
        return (reasons.NO_SUCH_SEAT, owner)
    if s.colonists[s.place(building, ONE_STAR if name == "promote any" else TWO_STAR, owner)] == 0:
        return (reasons.NO_SUCH_COLONIST, owner, building)
    return (reasons.TWO_STAR_FULL, building)


def shift_hurts(at: Scene, pick: int) -> bool:
    """Going down hurts the owner; going up takes a place from everybody else."""
    if pick < moves.PROMOTE_ANY:
        return (pick - moves.DEMOTE_ANY) % SEAT_ROOM == at.seat
    return (pick - moves.PROMOTE_ANY) % SEAT_ROOM != at.seat


def swap_hurts(at: Scene, pick: int) -> bool:
    return (pick - moves.SWAP) % SEAT_ROOM == at.seat


def swap_refuses(at: Scene, op: Op, name: str, arguments: Arguments) -> Reason:
    building, up, down = arguments
    s = at.s
    if max(up, down) >= len(s.hands):
        return (reasons.NO_SUCH_SEAT, max(up, down))
    if up == down:
        return (reasons.SAME_OWNER,)
    if s.colonists[s.place(building, ONE_STAR, up)] == 0:
        return (reasons.NO_SUCH_COLONIST, up, building)
    return (reasons.NO_SUCH_COLONIST, down, building)


EFFECTS: Final[list[Faces]] = [
    Faces(
        effects.LAUNCH_OP,
        offers=launch_offers,
        does=launch,
        needs=reasons.NONE_ON_EARTH,
        icon="launch",
        counted=True,
        worth=(0.8, 1.1),
    ),
    Faces(effects.GAIN, offers=gain_offers, does=gain, needs=gain_needs, icon="energy", counted=True, worth=(0.1, 0.8)),
    Faces(
        effects.LAND_HERE,
        offers=land_here_offers,
        does=land_here,
        needs=reasons.SHIP_IS_EMPTY,
        icon="land_here",
        counted=True,
        worth=(2.3, 1.5),
    ),
    Faces(
        effects.LAND_ANY,
        offers=land_any_offers,
        does=land_any,
        needs=reasons.SHIP_IS_EMPTY,
        asks=("land",),
        icon="land",
        counted=True,
        worth=(2.3, 1.5),
    ),
    Faces(
        effects.PROMOTE_OWN,
        offers=promote_offers,
        does=promote,
        needs=promote_needs,
        asks=("promote",),
        refuses=promote_refuses,
        icon="promote",
        worth=(2.4, 1.7),
    ),
    Faces(
        effects.MOVE_OWN,
        offers=move_offers,
        does=move,
        needs=reasons.NOBODY_TO_MOVE,
        asks=("move from",),
        then_asks=("move to",),
        refuses=move_refuses,
        icon="move",
    ),
    Faces(
        effects.SHIFT,
        offers=shift_offers,
        does=shift,
        needs=reasons.NOBODY_TO_SHIFT,
        asks=("demote any", "promote any"),
        refuses=shift_refuses,
        hurts=shift_hurts,
        icon="shift",
        worth=(2.1, 1.7),
    ),
    Faces(
        effects.SWAP_ZONES,
        offers=swap_offers,
        does=swap,
        needs=reasons.NOBODY_TO_SWAP,
        asks=("swap",),
        refuses=swap_refuses,
        hurts=swap_hurts,
        icon="swap",
        worth=(4.0, 4.0),
    ),
]
