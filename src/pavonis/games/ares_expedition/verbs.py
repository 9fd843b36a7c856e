"""What can happen on the table at all: stocks, ratings, parameters, cards in play and in hand.

Every function leaves the position consistent and tells what happened. What is the same in all games of project cards, such as
drawing and discarding, is in `kit/piles.py`.
"""

from bisect import insort
from typing import Final

from pavonis.core.events import ALL
from pavonis.games.ares_expedition import events
from pavonis.games.ares_expedition.effects import (
    ADD_HERE,
    CARDS_DRAWN,
    DRAW,
    FORESTS,
    GAIN,
    METALS,
    ON_CARD,
    ON_FOREST,
    ON_OCEAN,
    ON_OXYGEN,
    ON_STEEL,
    ON_TEMPERATURE,
    PLANTS,
    PRODUCTIONS,
    RATING,
    STEEL,
    STOCKS,
)
from pavonis.games.ares_expedition.effects import MEGACREDITS as MONEY
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.steps import AGAIN, OFFER, OFFER_AGAIN
from pavonis.games.ares_expedition.tables import (
    BY_EVENT,
    COST,
    CUTS,
    CUTS_OF,
    DISCOUNTS,
    DRAWS_MORE,
    EASES,
    GROWING,
    INITIATOR,
    KEEPS_MORE,
    METAL_OF,
    METAL_TAGS,
    OCEAN_TILES,
    PRODUCES_PER,
    PRODUCTION_OF,
    PROGRAMS,
    QUIET_BY_TAG,
    SALES,
    TAGS_OF,
    USES,
    WORTHS,
    Trigger,
)
from pavonis.kit import piles
from pavonis.kit.shared import changed
from pavonis.kit.terraforming import GOALS, OCEANS, OXYGEN, TAGS

ON_STEP: Final = [ON_TEMPERATURE, ON_OXYGEN]

# Mats


def change_stock(s: AresState, seat: int, resource: int, change: int) -> None:
    """A stock rises or falls."""
    if change:
        s.stock[seat * STOCKS + resource] += change
        if s.log is not None:
            s.tell(ALL, events.STOCK, seat, resource, change)


def add_cubes(s: AresState, seat: int, card: int, change: int) -> None:
    """Cubes are put on a card or taken off it."""
    s.cubes = changed(s.cubes, card, s.cubes[card] + change)
    if s.log is not None:
        s.tell(ALL, events.CUBES, seat, card, change)


def raise_rating(s: AresState, seat: int, change: int) -> None:
    """A rating rises; the first rise of a phase may be offered once more for money."""
    if change <= 0:
        return
    s.rating[seat] += change
    if s.log is not None:
        s.tell(ALL, events.RATING, seat, change)
    if s.initiative >> seat & 1:
        s.initiative &= ~(1 << seat)
        if s.holder[INITIATOR] == seat:
            offer_after_all(s, seat)


def offer_after_all(s: AresState, seat: int) -> None:
    """The offer waits until all that the seat is doing is done: what a card brings can pay for it.

    In a phase the frame at the bottom asks what to do next, and the offer takes its place; frames above it stay where they are.
    """
    stack = s.seats[seat]
    if stack and stack[0] == (AGAIN,):
        stack[0] = (OFFER_AGAIN,)
    else:
        stack.insert(0, (OFFER,))


def lower_rating(s: AresState, seat: int, change: int) -> None:
    """A rating is given up as a price; that sets off nothing."""
    s.rating[seat] -= change
    s.tell(ALL, events.RATING, seat, -change)


def production_of(s: AresState, seat: int) -> list[int]:
    """What a seat produces now, tags and forests counted. Rulebook: Player mat 1."""
    found = s.production[seat * PRODUCTIONS : seat * PRODUCTIONS + PRODUCTIONS]
    for source in GROWING:
        if s.holder[source] == seat:
            for part in PRODUCES_PER[source]:
                count = s.forests[seat] if part.tag == FORESTS else s.tags[seat * TAGS + part.tag]
                found[part.resource] += part.n * (count // part.each)
    return found


# Mars


def step_up(s: AresState, seat: int, parameter: int) -> bool:
    """A parameter goes a step up its track, or beyond its goal; whether it was a step of the track."""
    if s.tracks[parameter] >= GOALS[parameter]:
        s.tell(ALL, events.BEYOND, seat, parameter)
        return False
    s.tracks[parameter] += 1
    s.tell(ALL, events.RAISED, seat, parameter, s.tracks[parameter])
    return True


def raise_parameter(setting: Setting, s: AresState, seat: int, parameter: int, steps: int) -> None:
    """Temperature or oxygen rises step by step, each with a rating.

    A parameter that reaches its goal can be raised further, with all rewards, until the phase ends; a parameter that had
    reached it before gives nothing any more. Rulebook: Standard actions.
    """
    if s.opened[parameter] >= GOALS[parameter]:
        return
    for _ in range(steps):
        step_up(s, seat, parameter)
        raise_rating(s, seat, 1)
        set_off(s, seat, ON_STEP[parameter])


def flip_oceans(setting: Setting, s: AresState, seat: int, count: int) -> None:
    """Ocean tiles are turned over, each with a rating and what is on its back; after the ninth it is the last one's again."""
    if s.opened[OCEANS] >= GOALS[OCEANS]:
        return
    for _ in range(count):
        if step_up(s, seat, OCEANS):
            s.all_learn()
        tile = s.oceans[s.tracks[OCEANS] - 1]
        s.tell(ALL, events.FLIPPED, seat, tile)
        raise_rating(s, seat, 1)
        money, plants, cards = OCEAN_TILES[tile]
        s.stock[seat * STOCKS + MONEY] += money  # that the tile has been flipped tells what it brings
        s.stock[seat * STOCKS + PLANTS] += plants
        piles.draw(s, seat, cards)
        set_off(s, seat, ON_OCEAN)


def plant_forests(setting: Setting, s: AresState, seat: int, count: int) -> None:
    """Forests are gained, each with a step of oxygen as long as that counts."""
    for _ in range(count):
        s.forests[seat] += 1
        s.tell(ALL, events.FOREST, seat)
        set_off(s, seat, ON_FOREST)
        raise_parameter(setting, s, seat, OXYGEN, 1)


# What is set off


def fire(s: AresState, seat: int, trigger: Trigger) -> None:
    """Carry out a lasting effect that leaves its owner no choice."""
    for op in PROGRAMS[trigger.program]:
        if op.code == GAIN:
            change_stock(s, seat, op.what, op.n)
        elif op.code == ADD_HERE:
            add_cubes(s, seat, trigger.source, op.n)
        elif op.code == DRAW:
            piles.draw(s, seat, op.n)
        else:
            assert op.code == RATING
            raise_rating(s, seat, op.n)


def set_off(s: AresState, seat: int, on: int) -> None:
    """Something has happened by a seat's doing: fire what waits for it."""
    holder = s.holder
    for trigger in BY_EVENT[on]:
        if holder[trigger.source] == seat:
            fire(s, seat, trigger)


def set_off_by_card(s: AresState, seat: int, card: int) -> None:
    """A card has been played: fire what waits for its tags, or for any card, and leaves no choice; its own effect comes last."""
    holder = s.holder
    own: list[Trigger] = []
    for tag in TAGS_OF[card]:
        for trigger in QUIET_BY_TAG[tag]:
            if holder[trigger.source] == seat:
                if trigger.source != card:
                    fire(s, seat, trigger)
                elif trigger.watch.itself:
                    own.append(trigger)
    for trigger in BY_EVENT[ON_CARD]:
        if holder[trigger.source] == seat and trigger.source != card:
            fire(s, seat, trigger)
    for trigger in own:
        fire(s, seat, trigger)


# Cards in play


def enter(s: AresState, seat: int, source: int) -> None:
    """A card or corporation that is paid for takes effect, with its tags, its production and what lasts."""
    cuts = s.cuts
    base = seat * CUTS
    s.holder[source] = seat
    for tag in TAGS_OF[source]:
        s.tags[seat * TAGS + tag] += 1
    for resource, n in enumerate(PRODUCTION_OF[source]):
        if n:
            s.production[seat * PRODUCTIONS + resource] += n
    for tag, n in DISCOUNTS[source]:
        cuts[base + tag] += n
    for metal, n in WORTHS[source]:
        s.worth[seat * METALS + metal] += n
        cuts[base + METAL_TAGS[metal]] += n * s.metals[seat * METALS + metal]
    for metal, n in METAL_OF[source]:
        s.metals[seat * METALS + metal] += n
        cuts[base + METAL_TAGS[metal]] += n * s.worth[seat * METALS + metal]
    s.eases[seat] += EASES[source]
    s.sale[seat] += SALES[source]
    s.draws_more[seat] += DRAWS_MORE[source]
    s.keeps_more[seat] += KEEPS_MORE[source]
    if USES[source]:
        insort(s.actions[seat], source)


def steel_gained(s: AresState, seat: int, card: int) -> None:
    """A card has brought steel: fire what waits for each unit of it."""
    for metal, n in METAL_OF[card]:
        if metal == STEEL:
            for _ in range(n):
                set_off(s, seat, ON_STEEL)


def price_of(s: AresState, seat: int, card: int) -> int:
    """What a card costs a seat, not counting what holds for this phase only; it may be below 0."""
    cuts = s.cuts
    base = seat * CUTS
    price = COST[card]
    for tag in CUTS_OF[card]:
        price -= cuts[base + tag]
    return price


# Cards in hand


def offer(setting: Setting, s: AresState, seat: int, count: int) -> None:
    """Cards go from the deck to what a seat chooses from; it alone sees them."""
    piles.offer(s, seat, count, events.LOOKED)
    s.tell(ALL, events.LOOKED_COUNT, seat, len(s.offers[seat]))


def take_turned_up(s: AresState, seat: int, card: int) -> None:
    """A card that all have seen goes to a hand."""
    insort(s.hands[seat], card)
    s.tell(ALL, events.TOOK, seat, card)


def keep_offered(setting: Setting, s: AresState, seat: int, kept: list[int]) -> None:
    """Some of the offered cards go to the hand."""
    piles.keep_offered(s, seat, kept, events.KEPT_COUNT)


def sell(setting: Setting, s: AresState, seat: int, cards: list[int]) -> None:
    """Cards of a hand are discarded for money. Rulebook: Development phase."""
    piles.discard_from_hand(s, seat, cards)
    s.tell(ALL, events.SOLD, seat, len(cards), len(cards) * s.sale[seat])
    s.stock[seat * STOCKS + MONEY] += len(cards) * s.sale[seat]


def produce(setting: Setting, s: AresState, seat: int, bonus: int) -> None:
    """Money for production and rating, then heat and plants, then cards. Rulebook: Production phase."""
    made = production_of(s, seat)
    made[MONEY] += s.rating[seat] + bonus
    base = seat * STOCKS
    for resource in range(STOCKS):
        s.stock[base + resource] += made[resource]
    s.tell(ALL, events.PRODUCED, seat)
    if s.log is not None and any(made[:STOCKS]):
        s.log.append((ALL, events.INCOME, seat, *made[:STOCKS]))
    piles.draw(s, seat, made[CARDS_DRAWN])
