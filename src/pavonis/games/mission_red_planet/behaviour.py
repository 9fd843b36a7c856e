"""What each step of a character does: the picks it offers, and what a pick changes.

`options` returns the picks a step offers now; none means that nothing of it is possible and it is left out: a card is carried out
as far as it can be. A step without a choice offers one pick. `carry_out` does one pick and returns a memo, not 0, if it goes on.
"""

from collections.abc import Callable
from typing import Final

from pavonis.core.events import ALL
from pavonis.games.mission_red_planet import events, moves, verbs
from pavonis.games.mission_red_planet.cards import Tables, is_discovery
from pavonis.games.mission_red_planet.effects import DIFFERENT_SHIPS, RESEARCH, SAME_SHIP, Op
from pavonis.games.mission_red_planet.state import COLOURS, EMPTY, FIRST_OUTER, PHOBOS, REGIONS, RedPlanetState
from pavonis.kit.zones import size

NOTHING: Final[list[int]] = []
NO_CHOICE: Final = [moves.DONE]

TO_PLACE: Final = 1  # memos of the Scientist
TO_LOOK: Final = 2
TO_PUT_ASIDE: Final = 3


class Scene:
    """Who carries out a character: a colour, and the seat that decides for it."""

    def __init__(self, tables: Tables, s: RedPlanetState, colour: int, character: int) -> None:
        self.tables: Final = tables
        self.s: Final = s
        self.colour: Final = colour
        self.character: Final = character

    def seat(self) -> int:
        """The seat that decides."""
        return self.s.owner(self.colour)

    def neutral(self) -> bool:
        """Whether it is a neutral colour of a duel."""
        return self.colour >= len(self.s.seats)


class Berths:
    """Free seats on the docked ships, by pad, and the tokens left for ships that get their destination when they are boarded."""

    def __init__(self, tables: Tables, s: RedPlanetState) -> None:
        self.free: Final[list[int]] = []
        self.fresh = 0  # ships without destination and crew
        self.tokens = 0  # destination tokens not yet needed by a ship boarded just now
        self.scarce = False  # there are fewer than such ships
        unnamed = 0
        for pad, ship in enumerate(s.ships):
            if ship < 0 or s.launched >> pad & 1:
                self.free.append(0)
                continue
            self.free.append(tables.capacity[ship] - s.aboard[pad])
            if tables.destination[ship] < 0 and not s.tokens[pad]:
                if s.aboard[pad]:
                    unnamed += 1
                else:
                    self.fresh |= 1 << pad
        if self.fresh:
            self.tokens = sum(s.stock) - unnamed
            self.scarce = self.tokens < size(self.fresh)
            if self.tokens == 0:
                for pad in range(len(self.free)):
                    if self.fresh >> pad & 1:
                        self.free[pad] = 0

    def most(self, start: int, different: bool) -> int:
        """How many can board from a pad on: all seats there, or one seat on each ship."""
        total = 0
        extra: list[int] = []
        for pad in range(start, len(self.free)):
            seats = min(self.free[pad], 1) if different else self.free[pad]
            if seats and self.fresh >> pad & 1:
                extra.append(seats)
            else:
                total += seats
        if len(extra) > self.tokens:
            extra.sort()
            extra = extra[len(extra) - self.tokens :]
        return total + sum(extra)

    def leaves(self, pad: int, left: int, different: bool) -> bool:
        """Whether `left` more can board, on this pad or to its right, after one has boarded here."""
        if left == 0:
            return True
        fresh, tokens = self.fresh, self.tokens
        if fresh >> pad & 1:
            self.fresh &= ~(1 << pad)
            self.tokens -= 1
        self.free[pad] -= 1
        enough = self.most(pad + 1 if different else pad, different) >= left
        self.free[pad] += 1
        self.fresh, self.tokens = fresh, tokens
        return enough


def boarding(at: Scene, op: Op, berths: Berths) -> int:
    """How many astronauts of a step board: as many as there are seats and astronauts."""
    count = min(op.n, at.s.supply[at.colour])
    return min(count, berths.most(0, op.ships == DIFFERENT_SHIPS))


def open_pads(at: Scene, start: int) -> list[int]:
    """The pads from one on whose ships have room for one more."""
    s = at.s
    capacity = at.tables.capacity
    destination = at.tables.destination
    found: list[int] = []
    for pad in range(start, len(s.ships)):
        ship = s.ships[pad]
        if ship >= 0 and not s.launched >> pad & 1 and s.aboard[pad] < capacity[ship]:
            if destination[ship] < 0 and not s.aboard[pad] and not s.tokens[pad] and not Berths(at.tables, s).free[pad]:
                continue  # no token is left to give it a destination
            found.append(moves.BOARD + pad)
    return found


def board_options(at: Scene, op: Op, memo: int) -> list[int]:
    """A ship for one astronaut after another, from left to right; then destinations for ships that have none."""
    s = at.s
    if memo < 0:
        return [moves.SEND + region for region in range(REGIONS) if s.stock[region]]
    different = op.ships == DIFFERENT_SHIPS
    if op.n == 1:
        return open_pads(at, 0) if s.supply[at.colour] else NOTHING
    if memo >> 3 == 1:
        return open_pads(at, (memo & 7) + 1 if different else memo & 7)
    berths = Berths(at.tables, s)
    if op.ships == SAME_SHIP:
        if s.supply[at.colour] < op.n:
            return NOTHING
        return [moves.BOARD + pad for pad in range(len(berths.free)) if berths.free[pad] >= op.n]
    if memo:
        left = memo >> 3
        start = (memo & 7) + 1 if different else memo & 7
    else:
        left = boarding(at, op, berths)
        start = 0
    if left == 0:
        return NOTHING
    found: list[int] = []
    seats = 0  # from a pad on
    for pad in range(len(berths.free) - 1, start - 1, -1):
        free = berths.free[pad]
        if free:
            seats += 1 if different else free
            if berths.leaves(pad, left - 1, different) if berths.scarce else seats >= left:
                found.append(moves.BOARD + pad)
    found.reverse()
    return found


def board(at: Scene, op: Op, memo: int, pick: int) -> int:
    s = at.s
    if memo < 0:
        pad = -memo - 1
        verbs.send(s, at.colour, pad, pick - moves.SEND)
        return unnamed_after(at, pad)
    pad = pick - moves.BOARD
    if op.ships == SAME_SHIP:
        verbs.board(s, at.colour, pad, op.n)
        return unnamed_after(at, -1)
    left = 1 if op.n == 1 else memo >> 3 if memo else boarding(at, op, Berths(at.tables, s))
    verbs.board(s, at.colour, pad, 1)
    return (left - 1) * 8 + pad if left > 1 else unnamed_after(at, -1)


def unnamed_after(at: Scene, last: int) -> int:
    """The memo for the next pad whose ship has a crew and no destination, or 0."""
    s = at.s
    for pad in range(last + 1, len(s.ships)):
        ship = s.ships[pad]
        if ship >= 0 and at.tables.destination[ship] < 0 and s.aboard[pad] and not s.tokens[pad]:
            return -pad - 1
    return 0


def recall_options(at: Scene, op: Op, memo: int) -> list[int]:
    return NO_CHOICE


def recall(at: Scene, op: Op, memo: int, pick: int) -> int:
    if at.neutral():
        verbs.recall_neutral(at.s, at.colour, at.character)
    else:
        verbs.recall(at.s, at.colour)
    return 0


def walk_options(at: Scene, op: Op, memo: int) -> list[int]:
    """Steps to adjacent regions; the memo is how many are left, if not all."""
    s = at.s
    adjacent = at.tables.adjacent[s.layout]
    found = [moves.DONE]
    for source in range(PHOBOS):
        if s.mars[source * COLOURS + at.colour]:
            for target in adjacent[source]:
                found.append(moves.WALK + source * REGIONS + target)
    return found if len(found) > 1 else NOTHING


def walk(at: Scene, op: Op, memo: int, pick: int) -> int:
    if pick == moves.DONE:
        return 0
    source, target = divmod(pick - moves.WALK, REGIONS)
    verbs.walk(at.s, at.colour, source, target)
    return (memo or op.n) - 1


def research_options(at: Scene, op: Op, memo: int) -> list[int]:
    """Draw or look; then where a discovery goes, or whether it goes anywhere."""
    s = at.s
    if memo == TO_PLACE:
        return [moves.PLACE + region for region in verbs.free_regions(s)]
    if memo == TO_PUT_ASIDE:
        places = [moves.PLACE + region for region in verbs.free_regions(s)] if is_discovery(s.held) else NOTHING
        return [moves.PUT_ASIDE, *places]
    found = [moves.DRAW] if s.taken < len(s.deck) and memo != TO_LOOK else []
    if not at.neutral() or memo == TO_LOOK:
        found.extend([moves.LOOK + region for region in verbs.covered_regions(s)])
    return found


def research(at: Scene, op: Op, memo: int, pick: int) -> int:
    s = at.s
    if pick == moves.DRAW:
        return draw(at, verbs.draw(s, at.seat()))
    if pick == moves.PUT_ASIDE:
        card = s.held
        s.held = EMPTY
        verbs.put_aside(s, at.seat(), card, plain=False)
    elif pick >= moves.PLACE:
        verbs.place(s, at.seat(), pick - moves.PLACE)
    else:
        verbs.look(s, at.seat(), pick - moves.LOOK)
    return 0


def draw(at: Scene, card: int) -> int:
    """What becomes of the card drawn. Rulebook: Scientist; Duel, neutral Scientist."""
    s = at.s
    if is_discovery(card) and not verbs.free_regions(s):
        s.discard |= 1 << card
        s.tell(ALL, events.DISCARDED, at.seat(), card)
        return TO_LOOK
    if at.neutral():
        if verbs.free_regions(s):
            s.held = card  # the question comes whatever the card is: being asked must not tell
            return TO_PUT_ASIDE
        verbs.put_aside(s, at.seat(), card, plain=True)
        return 0
    if is_discovery(card):
        s.held = card
        return TO_PLACE
    s.area[at.seat()] |= 1 << card
    return 0


def launch_options(at: Scene, op: Op, memo: int) -> list[int]:
    s = at.s
    capacity = at.tables.capacity
    return [moves.LAUNCH + pad for pad in range(len(s.ships)) if s.docked(pad) and s.aboard[pad] < capacity[s.ships[pad]]]


def launch(at: Scene, op: Op, memo: int, pick: int) -> int:
    verbs.launch(at.s, pick - moves.LAUNCH)
    return 0


def destroy_options(at: Scene, op: Op, memo: int) -> list[int]:
    return [moves.DESTROY + pad for pad in range(len(at.s.ships)) if at.s.docked(pad)]


def destroy(at: Scene, op: Op, memo: int, pick: int) -> int:
    verbs.destroy(at.s, at.colour, pick - moves.DESTROY)
    return 0


def others_with(found: list[int], start: int, counts: list[int], place: int, colour: int) -> None:
    """Add the picks of other colours' astronauts in a place where a colour is itself."""
    at = place * COLOURS
    if counts[at + colour]:
        for victim in range(COLOURS):
            if victim != colour and counts[at + victim]:
                found.append(start + at + victim)


def replace_options(at: Scene, op: Op, memo: int) -> list[int]:
    s = at.s
    found: list[int] = []
    if s.supply[at.colour]:
        for region in range(REGIONS):
            others_with(found, moves.REPLACE, s.mars, region, at.colour)
        for pad in range(len(s.ships)):
            others_with(found, moves.REPLACE + REGIONS * COLOURS, s.crew, pad, at.colour)
    return found


def replace(at: Scene, op: Op, memo: int, pick: int) -> int:
    place, victim = divmod(pick - moves.REPLACE, COLOURS)
    verbs.replace(at.s, at.colour, place, victim)
    return 0


def kill_options(at: Scene, op: Op, memo: int) -> list[int]:
    mars = at.s.mars
    return [moves.KILL + target for target in range(FIRST_OUTER * COLOURS, REGIONS * COLOURS) if mars[target]]


def kill(at: Scene, op: Op, memo: int, pick: int) -> int:
    region, victim = divmod(pick - moves.KILL, COLOURS)
    verbs.lose(at.s, victim, region, 1)
    at.s.tell(ALL, events.KILLED, at.colour, region, victim)
    return 0


def descend_options(at: Scene, op: Op, memo: int) -> list[int]:
    """Regions of Mars; after the first astronaut there may be an end of it. The memo is how many have come down."""
    if not at.s.mars[PHOBOS * COLOURS + at.colour]:
        return NOTHING
    found = [moves.DESCEND + region for region in range(PHOBOS)]
    return [moves.DONE, *found] if memo else found


def descend(at: Scene, op: Op, memo: int, pick: int) -> int:
    if pick == moves.DONE:
        return 0
    verbs.descend(at.s, at.colour, pick - moves.DESCEND)
    return memo + 1 if memo + 1 < op.n else 0


def redirect_options(at: Scene, op: Op, memo: int) -> list[int]:
    s = at.s
    regions = [region for region in range(REGIONS) if s.stock[region]]
    return [moves.REDIRECT + pad * REGIONS + region for pad in range(len(s.ships)) if s.ships[pad] >= 0 for region in regions]


def redirect(at: Scene, op: Op, memo: int, pick: int) -> int:
    pad, region = divmod(pick - moves.REDIRECT, REGIONS)
    verbs.send(at.s, at.colour, pad, region)
    return 0


class Faces:
    """The behaviour of one step."""

    def __init__(self, options: Callable[[Scene, Op, int], list[int]], carry_out: Callable[[Scene, Op, int, int], int]) -> None:
        self.options: Final = options
        self.carry_out: Final = carry_out


FACES: Final = [  # by the code of the step
    Faces(board_options, board),
    Faces(recall_options, recall),
    Faces(walk_options, walk),
    Faces(research_options, research),
    Faces(launch_options, launch),
    Faces(destroy_options, destroy),
    Faces(replace_options, replace),
    Faces(kill_options, kill),
    Faces(descend_options, descend),
    Faces(redirect_options, redirect),
]


def picks(at: Scene, op: Op, memo: int) -> list[int]:
    """The picks a step offers, ascending."""
    return FACES[op.code].options(at, op, memo)


def pick(at: Scene, op: Op, memo: int, move: int) -> int:
    """Carry out one pick of a step; not 0 if the step goes on."""
    return FACES[op.code].carry_out(at, op, memo, move)


def asks_anyway(op: Op, memo: int) -> bool:
    """Whether a question comes even if it has one answer, because silence would tell."""
    return op.code == RESEARCH and memo == TO_PUT_ASIDE
