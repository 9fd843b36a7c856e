"""Whether the order of a card's effects makes a difference. Rulebook: Play a card, B: effects happen in any order the player likes.

Most effects come to the same in any order, so the printed one is taken. The player is asked before an effect only if another one,
carried out first, could give something that is out of reach later: a card that is seen before a choice is made, or an outcome that
no picks reach in printed order. The first follows from what lies on the table, never from the hidden cards themselves. The second
is found out by carrying out the two effects both ways on clones. Which effects can interact at all is known beforehand.
"""

from typing import Final

from pavonis.games.terraforming_mars import effects, placing
from pavonis.games.terraforming_mars.behaviour import can_lose
from pavonis.games.terraforming_mars.board import BONUS_CARDS, OCEAN_TILE, ON_MARS
from pavonis.games.terraforming_mars.effects import Op
from pavonis.games.terraforming_mars.faces import FACES
from pavonis.games.terraforming_mars.playable import can_now
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.tables import CONFERENCE, OCEAN_STEP, PRINTED, PROGRAMS, WARM_STEP
from pavonis.kit.terraforming import GOALS, OCEANS, OXYGEN, RESOURCES, TEMPERATURE

CARD_HEXES: Final = sum([1 << place for place in range(ON_MARS) if BONUS_CARDS[place]])
OFF_THE_MAP: Final = (effects.AT_GANYMEDE, effects.AT_PHOBOS)
SHOWING: Final = (
    effects.DRAW,
    effects.LOOK,
    effects.EXCHANGE_CARD,
    effects.CONFER,
    effects.TILE,
    effects.MINE,
    effects.FLOOD,
    effects.RAISE,
)


def signature(op: Op) -> tuple[int, ...]:
    """What tells an effect from others of the same card: two oceans are the same thing twice."""
    return (op.code, op.what, op.n, op.where)


def is_ocean(op: Op) -> bool:
    """Whether an effect lays an ocean tile and nothing else."""
    return op.code == effects.FLOOD or (op.code == effects.TILE and op.what == OCEAN_TILE)


def could_matter(first: Op, other: Op) -> bool:
    """Whether there is any position in which it can make a difference to carry out the other one of two effects first."""
    if first.code == effects.LOWER_ANY and other.code == effects.PRODUCE:
        return first.what == other.what
    if (is_ocean(first) and other.code == effects.RAISE) or (first.code == effects.RAISE and is_ocean(other)):
        return False  # an ocean, and perhaps another one: the player places both either way
    chooses = first.code == effects.RAISE or FACES[first.code].asks != ""
    return chooses and other.code in SHOWING and signature(first) != signature(other)


def is_entangled(ops: list[Op]) -> bool:
    """Whether two of these effects could matter to each other."""
    return any(could_matter(ops[i], ops[j]) for j in range(len(ops)) for i in range(j))


ENTANGLED: Final = [is_entangled(card.ops) for card in PRINTED]


def lays_ocean(s: MarsState, op: Op) -> bool:
    """Whether raising a parameter now brings the ocean tile at 0 degrees, which its player places."""
    warm = s.tracks[TEMPERATURE]
    steps = op.n
    if op.what == OXYGEN:
        oxygen = s.tracks[OXYGEN]
        steps = 1 if oxygen < WARM_STEP <= oxygen + op.n else 0
    return warm < OCEAN_STEP <= warm + steps and s.tracks[OCEANS] < GOALS[OCEANS]


def places(setting: Setting, s: MarsState, seat: int, op: Op) -> int:
    """The set of hexes among which an effect lets its player choose now."""
    if op.code == effects.RAISE:
        return placing.hexes(setting, s, seat, effects.OCEAN_AREA) if lays_ocean(s, op) else 0
    if op.code not in (effects.TILE, effects.MINE, effects.FLOOD) or op.where in OFF_THE_MAP:
        return 0
    if is_ocean(op) and s.tracks[OCEANS] >= GOALS[OCEANS]:
        return 0
    return placing.hexes(setting, s, seat, op.where)


def shows(setting: Setting, s: MarsState, seat: int, op: Op) -> bool:
    """Whether an effect, carried out now, can bring its player a card that nobody knows."""
    if op.code == effects.CONFER:
        return s.cubes[CONFERENCE] > 0
    if op.code == effects.EXCHANGE_CARD:
        return len(s.hands[seat]) > 0
    return op.code in (effects.DRAW, effects.LOOK) or places(setting, s, seat, op) & CARD_HEXES != 0


def chooses(setting: Setting, s: MarsState, seat: int, card: int, op: Op) -> bool:
    """Whether an effect, carried out now, leaves its player a choice."""
    if op.code == effects.LOOK:
        return True
    if op.code == effects.RAISE:
        return places(setting, s, seat, op) != 0
    face = FACES[op.code]
    return face.asks != "" and len(face.offers(setting, s, seat, card, op, 0)) > 1


def matters(setting: Setting, s: MarsState, seat: int, card: int, first: Op, others: list[Op]) -> bool:
    """Whether one of the other effects, carried out before the one whose turn it is, gives something that is out of reach later."""
    has_choice = False
    looked = False
    for other in others:
        if not could_matter(first, other) or not (other.sure or can_now(setting, s, seat, card, other)):
            continue
        if not looked:
            has_choice = chooses(setting, s, seat, card, first)
            looked = True
        if has_choice and shows(setting, s, seat, other):
            return True
        if can_interact(setting, s, seat, first, other) and gives_more(setting, s, seat, card, first, other):
            return True
    return False


def can_interact(setting: Setting, s: MarsState, seat: int, first: Op, other: Op) -> bool:
    """Whether two effects can come to something else in the other order, in this position."""
    if first.code == effects.LOWER_ANY:
        return not can_lose(s, seat, first.what, first.n)
    if first.code == effects.RAISE:
        return other.code != effects.RAISE and lays_ocean(s, first) and places(setting, s, seat, other) != 0
    return other.code == effects.RAISE and lays_ocean(s, other) and places(setting, s, seat, first) != 0


class Ending:
    """What two effects came to: what their player has, by amount, and all the rest."""

    def __init__(self, s: MarsState, seat: int) -> None:
        base = seat * RESOURCES
        self.own: Final = [
            *s.stock[base : base + RESOURCES], *s.production[base : base + RESOURCES], s.rating[seat], len(s.hands[seat]),
        ]  # fmt: skip
        stock = s.stock[:base] + s.stock[base + RESOURCES :]
        production = s.production[:base] + s.production[base + RESOURCES :]
        self.rest: Final = (tuple(s.tiles), tuple(s.tracks), s.cubes, tuple(stock), tuple(production), s.raised)


def endings(setting: Setting, s: MarsState, seat: int, card: int, todo: list[Op]) -> list[Ending]:
    """All that effects can come to, carried out in this order. Hidden cards are only counted."""
    while todo:
        op = todo[0]
        picks = FACES[op.code].offers(setting, s, seat, card, op, 0)
        if picks:
            break
        todo = todo[1:]  # passed over
    if not todo:
        return [Ending(s, seat)]
    found: list[Ending] = []
    for pick in picks:
        world = s.clone()
        stack = world.seats[seat]
        stack.clear()
        FACES[op.code].does(setting, world, seat, card, op, 0, pick)
        brought = [each for frame in stack for each in PROGRAMS[frame[1]]]
        found.extend(endings(setting, world, seat, card, brought + todo[1:]))
    return found


def gives_more(setting: Setting, s: MarsState, seat: int, card: int, first: Op, other: Op) -> bool:
    """Whether the other one of two effects, carried out first, can come to more, or to what no picks reach in printed order."""
    world = s.clone()
    world.log = None
    usual: dict[tuple[object, ...], list[list[int]]] = {}
    for ending in endings(setting, world, seat, card, [first, other]):
        usual.setdefault(ending.rest, []).append(ending.own)
    for ending in endings(setting, world, seat, card, [other, first]):
        if not any(covers(own, ending.own) for own in usual.get(ending.rest, [])):
            return True
    return False


def covers(own: list[int], less: list[int]) -> bool:
    """Whether there is at least as much of everything."""
    return all(own[number] >= less[number] for number in range(len(own)))
