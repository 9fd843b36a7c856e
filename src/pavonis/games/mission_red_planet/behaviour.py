"""What the steps of characters do, but boarding. Each is a few functions and one entry in EFFECTS, as `scene.py` says."""

from typing import Final

from pavonis.core.events import ALL
from pavonis.core.game import Reason
from pavonis.games.mission_red_planet import effects, events, moves, reasons, verbs
from pavonis.games.mission_red_planet.boarding import pad_refused
from pavonis.games.mission_red_planet.cards import is_discovery
from pavonis.games.mission_red_planet.effects import Op
from pavonis.games.mission_red_planet.scene import NOTHING, Asked, Faces, Scene
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, EMPTY, FIRST_PAD, PHOBOS, REGION_ROOM, RedPlanetState

TO_PLACE: Final = 1  # memos of the Scientist
TO_LOOK: Final = 2
TO_PUT_ASIDE: Final = 3


def recall(at: Scene, op: Op, memo: int, pick: int) -> int:
    if at.neutral():
        verbs.recall_neutral(at.s, at.colour, at.character)
    else:
        verbs.recall(at.s, at.colour)
    return 0


def walk_offers(at: Scene, op: Op, memo: int) -> list[int]:
    """Steps to adjacent regions; the memo is how many are left, if not all."""
    s = at.s
    adjacent = at.setting.adjacent[s.layout]
    found = [moves.DONE]
    for source in at.setting.mars:
        if s.mars[source * COLOUR_ROOM + at.colour]:
            for target in adjacent[source]:
                found.append(moves.WALK + source * REGION_ROOM + target)
    return found if len(found) > 1 else NOTHING


def walk(at: Scene, op: Op, memo: int, pick: int) -> int:
    if pick == moves.DONE:
        return 0
    source, target = divmod(pick - moves.WALK, REGION_ROOM)
    verbs.walk(at.s, at.colour, source, target)
    return (memo or op.n) - 1


def walk_refused(at: Scene, op: Op, memo: int, move: int) -> Reason:
    """Why nobody can take that step."""
    source, target = divmod(move - moves.WALK, REGION_ROOM)
    if PHOBOS in (source, target):
        return (reasons.ONLY_MARS,)
    if not at.s.mars[source * COLOUR_ROOM + at.colour]:
        return (reasons.NO_OWN_ASTRONAUT, source, at.colour)
    return (reasons.NOT_ADJACENT, source, target)


def walk_left(at: Scene, op: Op, memo: int) -> int:
    """Steps left."""
    return memo or op.n


def research_offers(at: Scene, op: Op, memo: int) -> list[int]:
    """Draw or look; then where a discovery goes, or whether it goes anywhere."""
    s = at.s
    if memo == TO_PLACE:
        return [moves.PLACE + region for region in verbs.free_regions(at.setting, s)]
    if memo == TO_PUT_ASIDE:
        places = [moves.PLACE + region for region in verbs.free_regions(at.setting, s)] if is_discovery(s.held) else NOTHING
        return [moves.PUT_ASIDE, *places]
    found = [moves.DRAW] if s.taken < len(s.deck) and memo != TO_LOOK else []
    if not at.neutral() or memo == TO_LOOK:
        found.extend([moves.LOOK + region for region in verbs.covered_regions(at.setting, s)])
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
    if is_discovery(card) and not verbs.free_regions(at.setting, s):
        s.discard |= 1 << card
        s.tell(ALL, events.DISCARDED, at.seat(), card)
        return TO_LOOK
    if at.neutral():
        if verbs.free_regions(at.setting, s):
            s.held = card  # the question comes whatever the card is: being asked must not tell
            return TO_PUT_ASIDE
        verbs.put_aside(s, at.seat(), card, plain=True)
        return 0
    if is_discovery(card):
        s.held = card
        return TO_PLACE
    s.area[at.seat()] |= 1 << card
    return 0


def research_refused(at: Scene, op: Op, memo: int, move: int) -> Reason:
    """Why the Scientist cannot do that."""
    if move == moves.DRAW:
        return (reasons.DECK_EMPTY,)
    region = move - (moves.PLACE if move >= moves.PLACE else moves.LOOK)
    if region not in at.setting.outer:
        return (reasons.OUTER_ONLY, region)
    if move < moves.PLACE:
        return (reasons.NO_DISCOVERY, region)
    if memo == TO_PUT_ASIDE and not is_discovery(at.s.held):
        return (reasons.NOT_A_DISCOVERY,)
    return (reasons.DISCOVERY_THERE, region)


def launch_offers(at: Scene, op: Op, memo: int) -> list[int]:
    s = at.s
    capacity = at.setting.capacity
    return [moves.LAUNCH + pad for pad in range(len(s.ships)) if s.docked(pad) and s.aboard[pad] < capacity[s.ships[pad]]]


def launch(at: Scene, op: Op, memo: int, pick: int) -> int:
    verbs.launch(at.s, pick - moves.LAUNCH)
    return 0


def launch_refused(at: Scene, op: Op, memo: int, move: int) -> Reason:
    return pad_refused(at.s, move - moves.LAUNCH)


def destroy_offers(at: Scene, op: Op, memo: int) -> list[int]:
    return [moves.DESTROY + pad for pad in range(len(at.s.ships)) if at.s.docked(pad)]


def destroy(at: Scene, op: Op, memo: int, pick: int) -> int:
    verbs.destroy(at.s, at.colour, pick - moves.DESTROY)
    return 0


def destroy_refused(at: Scene, op: Op, memo: int, move: int) -> Reason:
    return pad_refused(at.s, move - moves.DESTROY)


def others_with(found: list[int], start: int, counts: list[int], colours: int, place: int, colour: int) -> None:
    """Add the picks of other colours' astronauts in a place where a colour is itself."""
    at = place * COLOUR_ROOM
    if counts[at + colour]:
        for victim in range(colours):
            if victim != colour and counts[at + victim]:
                found.append(start + at + victim)


def other_refused(s: RedPlanetState, colour: int, place: int, victim: int) -> Reason:
    """Why another colour's astronaut cannot be chosen where the own colour has to be too."""
    if victim >= len(s.supply):
        return (reasons.NO_SUCH_COLOUR, victim)
    if victim == colour:
        return (reasons.OWN_ASTRONAUT,)
    if place >= FIRST_PAD + len(s.ships):
        return (reasons.NO_SUCH_PAD, place - FIRST_PAD)
    counts, at = (s.mars, place) if place < FIRST_PAD else (s.crew, place - FIRST_PAD)
    if not counts[at * COLOUR_ROOM + colour]:
        return (reasons.NO_OWN_ASTRONAUT, place, colour)
    return (reasons.NO_SUCH_ASTRONAUT, place, victim)


def replace_offers(at: Scene, op: Op, memo: int) -> list[int]:
    s = at.s
    found: list[int] = []
    if s.supply[at.colour]:
        colours = len(s.supply)
        for region in at.setting.regions:
            others_with(found, moves.REPLACE, s.mars, colours, region, at.colour)
        for pad in range(len(s.ships)):
            others_with(found, moves.REPLACE + FIRST_PAD * COLOUR_ROOM, s.crew, colours, pad, at.colour)
    return found


def replace(at: Scene, op: Op, memo: int, pick: int) -> int:
    place, victim = divmod(pick - moves.REPLACE, COLOUR_ROOM)
    verbs.replace(at.s, at.colour, place, victim)
    return 0


def replace_refused(at: Scene, op: Op, memo: int, move: int) -> Reason:
    place, victim = divmod(move - moves.REPLACE, COLOUR_ROOM)
    return other_refused(at.s, at.colour, place, victim)


def kill_offers(at: Scene, op: Op, memo: int) -> list[int]:
    mars = at.s.mars
    colours = len(at.s.supply)
    found: list[int] = []
    for region in at.setting.exposed:
        for target in range(region * COLOUR_ROOM, region * COLOUR_ROOM + colours):
            if mars[target]:
                found.append(moves.KILL + target)
    return found


def kill(at: Scene, op: Op, memo: int, pick: int) -> int:
    region, victim = divmod(pick - moves.KILL, COLOUR_ROOM)
    verbs.lose(at.s, victim, region, 1)
    at.s.tell(ALL, events.KILLED, at.colour, region, victim)
    return 0


def kill_refused(at: Scene, op: Op, memo: int, move: int) -> Reason:
    region, victim = divmod(move - moves.KILL, COLOUR_ROOM)
    if victim >= len(at.s.supply):
        return (reasons.NO_SUCH_COLOUR, victim)
    inner = region in at.setting.inner
    return (reasons.INNER_REGION, region) if inner else (reasons.NO_SUCH_ASTRONAUT, region, victim)


def descend_offers(at: Scene, op: Op, memo: int) -> list[int]:
    """Regions of Mars; after the first astronaut there may be an end of it. The memo is how many have come down."""
    if not at.s.mars[PHOBOS * COLOUR_ROOM + at.colour]:
        return NOTHING
    found = [moves.DESCEND + region for region in at.setting.mars]
    return [moves.DONE, *found] if memo else found


def descend(at: Scene, op: Op, memo: int, pick: int) -> int:
    if pick == moves.DONE:
        return 0
    verbs.descend(at.s, at.colour, pick - moves.DESCEND)
    return memo + 1 if memo + 1 < op.n else 0


def descend_refused(at: Scene, op: Op, memo: int, move: int) -> Reason:
    return (reasons.NOT_OPTIONAL,) if move == moves.DONE else (reasons.ONLY_MARS,)


def descend_left(at: Scene, op: Op, memo: int) -> int:
    """How many more may come down."""
    return op.n - memo


def redirect_offers(at: Scene, op: Op, memo: int) -> list[int]:
    s = at.s
    regions = [region for region in at.setting.regions if s.stock[region]]
    return [moves.REDIRECT + pad * REGION_ROOM + region for pad in range(len(s.ships)) if s.ships[pad] >= 0 for region in regions]


def redirect(at: Scene, op: Op, memo: int, pick: int) -> int:
    pad, region = divmod(pick - moves.REDIRECT, REGION_ROOM)
    verbs.send(at.s, at.colour, pad, region)
    return 0


def redirect_refused(at: Scene, op: Op, memo: int, move: int) -> Reason:
    pad, region = divmod(move - moves.REDIRECT, REGION_ROOM)
    if pad >= len(at.s.ships) or at.s.ships[pad] == EMPTY:
        return pad_refused(at.s, pad)
    return (reasons.NO_TOKEN, region)


EFFECTS: Final[list[Faces]] = [
    Faces(effects.RECALL, does=recall, icon="recall", worth=0.0),
    Faces(
        effects.WALK,
        offers=walk_offers,
        does=walk,
        refuses=walk_refused,
        asks=Asked("walk", [moves.DONE, moves.WALK]),
        left=walk_left,
        icon="walk",
        worth=0.4,
    ),
    Faces(
        effects.RESEARCH,
        offers=research_offers,
        does=research,
        refuses=research_refused,
        asks=Asked("research", [moves.DRAW, moves.LOOK]),
        then={
            TO_PLACE: Asked("place", [moves.PLACE]),
            TO_LOOK: Asked("look", [moves.LOOK]),
            TO_PUT_ASIDE: Asked("put_aside", [moves.PUT_ASIDE, moves.PLACE]),
        },
        icon="research",
        worth=1.1,
    ),
    Faces(
        effects.FORCE_LAUNCH,
        offers=launch_offers,
        does=launch,
        refuses=launch_refused,
        asks=Asked("launch", [moves.LAUNCH]),
        icon="depart",
        worth=0.8,
    ),
    Faces(
        effects.DESTROY_SHIP,
        offers=destroy_offers,
        does=destroy,
        refuses=destroy_refused,
        asks=Asked("destroy", [moves.DESTROY]),
        icon="destroy",
        worth=1.1,
    ),
    Faces(
        effects.REPLACE,
        offers=replace_offers,
        does=replace,
        refuses=replace_refused,
        asks=Asked("replace", [moves.REPLACE]),
        icon="replace",
        worth=1.3,
    ),
    Faces(
        effects.KILL, offers=kill_offers, does=kill, refuses=kill_refused, asks=Asked("kill", [moves.KILL]), icon="kill", worth=1.0
    ),
    Faces(
        effects.DESCEND,
        offers=descend_offers,
        does=descend,
        refuses=descend_refused,
        asks=Asked("descend", [moves.DONE, moves.DESCEND]),
        left=descend_left,
        icon="descend",
        worth=0.2,
    ),
    Faces(
        effects.REDIRECT,
        offers=redirect_offers,
        does=redirect,
        refuses=redirect_refused,
        asks=Asked("redirect", [moves.REDIRECT]),
        icon="redirect",
        worth=0.8,
    ),
]
