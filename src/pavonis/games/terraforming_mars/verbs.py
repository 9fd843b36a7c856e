"""What can happen on the table of Terraforming Mars: each verb changes the state and tells it. Hidden cards: `kit/piles.py`."""

from bisect import insort

from pavonis.core.events import ALL
from pavonis.games.terraforming_mars import events
from pavonis.games.terraforming_mars.effects import ADD_HERE, ALL_CARDS, GAIN, ON_CARD, PRODUCE
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import CUTS, LAST_GREENERIES, MarsState
from pavonis.games.terraforming_mars.steps import do
from pavonis.games.terraforming_mars.tables import (
    BY_EVENT,
    COST,
    DISCOUNTS,
    EASIER_BY,
    HEAT_STEPS,
    KIND,
    OCEAN_PROGRAM,
    OCEAN_STEP,
    PROGRAMS,
    QUIET_BY_TAG,
    TAGS_OF,
    USES,
    WARM_STEP,
    WORTHS,
    Trigger,
)
from pavonis.kit.project_state import NOBODY
from pavonis.kit.shared import changed
from pavonis.kit.terraforming import EVENT, FIRST_CARD, GOALS, HEAT, OXYGEN, RESOURCES, STEEL, TAGS, TEMPERATURE


def change_stock(s: MarsState, seat: int, resource: int, change: int) -> None:
    """A stock rises or falls."""
    if change:
        s.stock[seat * RESOURCES + resource] += change
        if s.log is not None:
            s.tell(ALL, events.STOCK, seat, resource, change)


def change_production(s: MarsState, seat: int, resource: int, change: int) -> None:
    """A production rises or falls."""
    if change:
        s.production[seat * RESOURCES + resource] += change
        if s.log is not None:
            s.tell(ALL, events.PRODUCTION, seat, resource, change)


def add_cubes(s: MarsState, seat: int, card: int, change: int) -> None:
    """Cubes are put on a card or taken off it."""
    s.cubes = changed(s.cubes, card, s.cubes[card] + change)
    s.tell(ALL, events.CUBES, seat, card, change)


def raise_rating(s: MarsState, seat: int, change: int) -> None:
    """A terraform rating rises."""
    if change:
        s.rating[seat] += change
        s.raised |= 1 << seat
        s.tell(ALL, events.RATING, seat, change)


def raise_parameter(setting: Setting, s: MarsState, seat: int, parameter: int, steps: int) -> None:
    """Temperature or oxygen rises step by step, up to its goal, with the bonuses on the way. Rulebook: Global parameters."""
    if s.stage == LAST_GREENERIES:
        return  # after the last generation nothing is terraformed any more
    tracks = s.tracks
    for _ in range(steps):
        if tracks[parameter] >= GOALS[parameter]:
            return
        tracks[parameter] += 1
        step = tracks[parameter]
        s.tell(ALL, events.RAISED, seat, parameter, step)
        raise_rating(s, seat, 1)
        if parameter == OXYGEN:
            if step == WARM_STEP:
                raise_parameter(setting, s, seat, TEMPERATURE, 1)
        elif step in HEAT_STEPS:
            change_production(s, seat, HEAT, 1)
        elif step == OCEAN_STEP:
            s.seats[seat].append(do(OCEAN_PROGRAM, 1, -1))


def fire(s: MarsState, owner: int, trigger: Trigger) -> None:
    """Carry out a lasting effect that leaves its owner no choice."""
    for op in PROGRAMS[trigger.program]:
        if op.code == GAIN:
            change_stock(s, owner, op.what, op.n)
        elif op.code == PRODUCE:
            change_production(s, owner, op.what, op.n)
        else:
            assert op.code == ADD_HERE
            add_cubes(s, owner, trigger.source, op.n)


def set_off(setting: Setting, s: MarsState, seat: int, on: int, cost: int = 0) -> None:
    """Something has happened by a seat's doing: fire what waits for it."""
    for trigger in BY_EVENT[on]:
        owner = s.holder[trigger.source]
        if owner != NOBODY and (owner == seat or trigger.watch.anybody) and cost >= trigger.watch.cost:
            fire(s, owner, trigger)


def set_off_by_card(s: MarsState, seat: int, card: int) -> None:
    """A card has been played: fire what waits for its tags, its kind and its cost, and leaves no choice."""
    for tag in TAGS_OF[card]:
        for trigger in QUIET_BY_TAG[tag]:
            owner = s.holder[trigger.source]
            if owner != NOBODY and (owner == seat or trigger.watch.anybody):
                fire(s, owner, trigger)
    if card < FIRST_CARD:
        return
    for trigger in BY_EVENT[ON_CARD]:
        watch = trigger.watch
        if s.holder[trigger.source] != seat or COST[card] < watch.cost or (watch.event and KIND[card] != EVENT):
            continue
        if not watch.tags or watch.tags[0] in TAGS_OF[card]:
            fire(s, seat, trigger)


def enter(s: MarsState, seat: int, source: int) -> None:
    """A card or corporation comes into play: an event face down, all others with their tags and lasting effects."""
    if source >= FIRST_CARD:
        if KIND[source] == EVENT:
            s.events[seat].append(source)
            return
        s.played[seat].append(source)
    s.holder[source] = seat
    for tag in TAGS_OF[source]:
        s.tags[seat * TAGS + tag] += 1
    for tag, n in DISCOUNTS[source]:
        s.cuts[seat * CUTS + tag] += n
    for metal, n in WORTHS[source]:
        s.worth[seat * 2 + metal - STEEL] += n
    s.shift[seat] += EASIER_BY[source]
    if USES[source]:
        insort(s.ready[seat], source)


def make_ready(setting: Setting, s: MarsState, seat: int) -> None:
    """The markers are taken off the used actions. Rulebook: Production phase."""
    ready = [card for card in s.played[seat] if USES[card]]
    corporation = s.corporations[seat]
    if USES[corporation]:
        ready.append(corporation)
    s.ready[seat] = sorted(ready)


def price_of(s: MarsState, seat: int, card: int) -> int:
    """What a card costs a seat now. Rulebook: Play a card from hand, A."""
    cuts = s.cuts
    base = seat * CUTS
    price = COST[card] - cuts[base + ALL_CARDS] - s.next_cut[seat]
    for tag in TAGS_OF[card]:
        price -= cuts[base + tag]
    return max(price, 0)
