"""The cards and corporations as static tables, by number. What is looked up often is a list of ints.

A program is a list of effects with a number. The first one of a source are the effects it has when it is played; then come those of
choices among them, of actions and of lasting effects.
"""

from typing import Final, NamedTuple

from pavonis.games.ares_expedition import effects
from pavonis.games.ares_expedition.cards import BASE, CORPORATIONS, PROJECT_CARDS, Card
from pavonis.games.ares_expedition.effects import ACTION, CONSTRUCTION, COSTLY_CARDS, DEVELOPMENT, PRODUCTION, RESEARCH, Op
from pavonis.kit import projects
from pavonis.kit.projects import Need, Points, Programs, ProjectTrigger
from pavonis.kit.terraforming import (
    ACTIVE,
    BUILDING,
    CUBE_NAMES,
    EVENT,
    GOALS,
    NO_CUBES,
    OCEANS,
    OXYGEN,
    PARAMETERS,
    SPACE,
    TAGS,
    TEMPERATURE,
)
from pavonis.kit.zones import gathered, members

HOLE: Final = Card(-1, "", "", 0, ACTIVE, [], [], first_game=False, set=BASE)


PRINTED: Final = projects.by_number([*CORPORATIONS, *PROJECT_CARDS], HOLE)
SOURCES: Final = len(PRINTED)  # the length of lists by source; never part of a number
CARD_NUMBERS: Final = [card.number for card in PROJECT_CARDS]
CORPORATION_NUMBERS: Final = [card.number for card in CORPORATIONS]
DECK: Final = [card.number for card in PROJECT_CARDS if card.set == BASE]  # in play; no option adds another set yet
COMPANIES: Final = [card.number for card in CORPORATIONS if card.set == BASE]
NAMES: Final = [card.name for card in PRINTED]

COST: Final = [card.cost for card in PRINTED]
KIND: Final = [card.kind for card in PRINTED]
TAGS_OF: Final = [card.tags for card in PRINTED]
CUBES_OF: Final = [card.cubes for card in PRINTED]  # what it collects
POINTS_OF: Final[list[list[Points]]] = [card.points for card in PRINTED]
OF_CUBES: Final = projects.collectors(PROJECT_CARDS, len(CUBE_NAMES))
COLLECTORS: Final = [card for card in CARD_NUMBERS if CUBES_OF[card] != NO_CUBES]


# A discount stands by tag, or for all cards; what a card gets is the sum over CUTS_OF.
CUTS: Final = COSTLY_CARDS + 1
CUTS_OF: Final = [[*card.tags, effects.ALL_CARDS, *([COSTLY_CARDS] if card.cost >= effects.COSTLY else [])] for card in PRINTED]

# The tracks: by parameter and step, the zone; oceans have no zones and count themselves
ZONE_ENDS: Final = {TEMPERATURE: [5, 10, 15], OXYGEN: [2, 6, 11]}  # the last steps of purple, red and yellow


def level_of(parameter: int, step: int) -> int:
    """The zone of a step of temperature or oxygen, or the number of oceans."""
    if parameter == OCEANS:
        return step
    return len([end for end in ZONE_ENDS[parameter] if step > end])


LEVEL: Final = [[level_of(parameter, step) for step in range(GOALS[parameter] + 1)] for parameter in range(PARAMETERS)]

# Requirements: the one on a parameter as the set of levels that meet it, as it stands and eased by a zone; the others as they are
NO_NEED: Final = -1


def global_needs(card: Card) -> list[Need]:
    """The requirements of a card on global parameters; no card has two."""
    return [need for need in card.needs if need.what < PARAMETERS]


def levels(need: Need, ease: int) -> int:
    """The levels that meet a requirement, as bits."""
    if need.what == OCEANS:
        ease = 0
    count = GOALS[OCEANS] + 1 if need.what == OCEANS else effects.ZONES
    fits = [level <= need.n + ease if need.most else level >= need.n - ease for level in range(count)]
    return sum([1 << level for level in range(count) if fits[level]])


NEED: Final = [global_needs(card)[0].what if global_needs(card) else NO_NEED for card in PRINTED]
NEED_LEVELS: Final = [levels(global_needs(card)[0], 0) if global_needs(card) else 0 for card in PRINTED]
EASED_LEVELS: Final = [levels(global_needs(card)[0], 1) if global_needs(card) else 0 for card in PRINTED]
OTHER_NEEDS: Final = [[need for need in card.needs if need.what >= PARAMETERS] for card in PRINTED]


def spent(card: Card, code: int, what: int) -> int:
    """How much of something has to be given when a card is played, besides its price."""
    return sum([op.n for op in card.ops if op.code == code and op.what == what])


SPENT_HEAT: Final = [spent(card, effects.SPEND, effects.HEAT) for card in PRINTED]
SPENT_PLANTS: Final = [spent(card, effects.SPEND, effects.PLANTS) for card in PRINTED]
SPENT_RATING: Final = [spent(card, effects.SPEND_RATING, 0) for card in PRINTED]
HAS_MORE: Final = [  # more to look at than the price and a global parameter
    bool(OTHER_NEEDS[c]) or SPENT_HEAT[c] + SPENT_PLANTS[c] + SPENT_RATING[c] > 0 for c in range(SOURCES)
]

NUMBERED: Final[Programs[Op]] = Programs(SOURCES)
OPS_OF: Final = [card.ops for card in PRINTED]  # the same as the first program of each source


PROGRAMS: Final = NUMBERED.lists


for source in [*CARD_NUMBERS, *CORPORATION_NUMBERS]:
    NUMBERED.number(source, OPS_OF[source])


class Trigger(ProjectTrigger):
    """A lasting effect of a source that something sets off."""

    def __init__(self, source: int, watch: effects.Watch) -> None:
        super().__init__(source, watch.on, watch.tags, NUMBERED.number(source, watch.ops))
        self.watch: Final = watch
        self.asks: Final = any(op.code in (effects.CHOOSE, effects.EXCHANGE) for op in watch.ops)


class Use:
    """One way to use the action of a card."""

    def __init__(self, source: int, action: effects.Action) -> None:
        self.costs: Final = [op for op in action.ops if not op.sure]
        self.program: Final = NUMBERED.number(source, action.ops)
        self.adds: Final = action.ops[0].what if action.ops[0].code == effects.ADD else NO_CUBES  # all it does is to add such cubes


USES: Final = [[Use(source, action) for action in card.actions] for source, card in enumerate(PRINTED)]
FREE_USE: Final = [len(uses) == 1 and not uses[0].costs for uses in USES]

TRIGGERS: Final = [Trigger(n, watch) for n in [*CARD_NUMBERS, *CORPORATION_NUMBERS] for watch in PRINTED[n].watches]


ASKING_BY_TAG: Final = projects.by_tag([t for t in TRIGGERS if t.asks], effects.ON_TAG, TAGS)
QUIET_BY_TAG: Final = projects.by_tag([t for t in TRIGGERS if not t.asks], effects.ON_TAG, TAGS)
BY_EVENT: Final = projects.by_event(TRIGGERS, effects.EVENTS)


def price_of(kind: int) -> int:
    """What the only lasting effect of a kind costs each time."""
    return next(part.price for card in PRINTED for part in card.lasting if part.kind == kind)


DISCOUNTS: Final = projects.amounts(PRINTED, effects.CHEAPER)
WORTHS: Final = projects.amounts(PRINTED, effects.METAL_WORTH)
EASES: Final = projects.totals(PRINTED, effects.EASIER)
SALES: Final = projects.totals(PRINTED, effects.SALE)
DRAWS_MORE: Final = projects.totals(PRINTED, effects.RESEARCH_DRAW)
KEEPS_MORE: Final = projects.totals(PRINTED, effects.RESEARCH_KEEP)
STANDARD_CUTS: Final = projects.totals(PRINTED, effects.STANDARD_CHEAPER)
FOREST_CUTS: Final = projects.totals(PRINTED, effects.FOREST_CHEAPER)
HELION: Final = projects.only_source(PRINTED, effects.PAYS_HEAT)
SAVER_BY_CUBES: Final = projects.only_source(PRINTED, effects.SAVES_CUBES)
SAVED_BY_CUBES: Final = projects.totals(PRINTED, effects.SAVES_CUBES)[SAVER_BY_CUBES]
SAVING_CUBES: Final = price_of(effects.SAVES_CUBES)
SAVER_BY_PLANTS: Final = projects.only_source(PRINTED, effects.SAVES_PLANTS)
SAVED_BY_PLANTS: Final = projects.totals(PRINTED, effects.SAVES_PLANTS)[SAVER_BY_PLANTS]
SAVING_PLANTS: Final = price_of(effects.SAVES_PLANTS)
STANDARD_TECHNOLOGY: Final = projects.only_source(PRINTED, effects.STANDARD_CHEAPER)
INITIATOR: Final = projects.only_source(PRINTED, effects.INITIATIVE)
INITIATIVE_PRICE: Final = price_of(effects.INITIATIVE)

METAL_OF: Final = [[(part.metal, part.n) for part in card.capacities] for card in PRINTED]
METAL_TAGS: Final = [BUILDING, SPACE]  # the tags that steel and titanium make cheaper
METAL_VALUES: Final = [2, 3]  # what a unit takes off the price


def fixed_production(card: Card) -> list[int]:
    """What a source produces whatever else is in play."""
    found = [0] * effects.PRODUCTIONS
    for part in card.produces:
        if part.tag == effects.NO_TAG:
            found[part.resource] += part.n
    return found


PRODUCTION_OF: Final = [fixed_production(card) for card in PRINTED]
PRODUCES_PER: Final = [[part for part in card.produces if part.tag != effects.NO_TAG] for card in PRINTED]
GROWING: Final = [source for source in range(SOURCES) if PRODUCES_PER[source]]

# Standard actions
NO_PARAMETER: Final = -1


class StandardAction(NamedTuple):
    """A standard action as printed. A parameter gives nothing any more at its goal; a forest always does."""

    name: str
    cost: int
    paid_in: int
    raises: int


STANDARDS: Final = [
    StandardAction("forest with plants", 8, effects.PLANTS, NO_PARAMETER),
    StandardAction("forest", 20, effects.MEGACREDITS, NO_PARAMETER),
    StandardAction("temperature with heat", 8, effects.HEAT, TEMPERATURE),
    StandardAction("temperature", 14, effects.MEGACREDITS, TEMPERATURE),
    StandardAction("ocean", 15, effects.MEGACREDITS, OCEANS),
]
STANDARD_NAMES: Final = [each.name for each in STANDARDS]
STANDARD_COST: Final = [each.cost for each in STANDARDS]
PAID_IN: Final = [each.paid_in for each in STANDARDS]
IN_MONEY: Final = [each.paid_in == effects.MEGACREDITS for each in STANDARDS]
RAISES: Final = [each.raises for each in STANDARDS]
FOREST_FOR_PLANTS: Final = 0
FOREST_FOR_MONEY: Final = 1
WARMTH_FOR_HEAT: Final = 2
WARMTH_FOR_MONEY: Final = 3
OCEAN_FOR_MONEY: Final = 4

# Ocean tiles: megacredits, plants and cards on the back of each
OCEAN_TILES: Final = [(0, 2, 0), (0, 2, 0), (4, 0, 0), (2, 1, 0), (1, 1, 0), (0, 0, 1), (0, 0, 1), (1, 0, 1), (0, 1, 1)]

CARD_SALE: Final = 3
HAND_LIMIT: Final = 10
FIRST_HAND: Final = 8
FIRST_CORPORATIONS: Final = 2
FIRST_GAME_CARDS: Final = 4  # of those marked
PLAYS: Final = 1  # cards that may be played in the development and in the construction phase
DEVELOPMENT_BONUS: Final = 3  # megacredits
PRODUCTION_BONUS: Final = 4
RESEARCH_DRAWN: Final = 2
RESEARCH_KEPT: Final = 1
BONUS_DRAWN: Final = 3
BONUS_KEPT: Final = 1
ENOUGH_POINTS: Final = 80  # together, in the cooperative game
POOL_CUBES: Final = 27
POOL_MARKERS: Final = 3
POOL_ROUNDS: Final = (POOL_CUBES + POOL_MARKERS) // 2  # each of two players takes one piece a round
SOLO_ROUNDS: Final = 25
LAST_SPACE: Final = 5  # of the neutral marker: the last rounds of a solo game

MARKED_CARDS: Final = [number for number in DECK if PRINTED[number].first_game]
MARKED_CORPORATIONS: Final = [number for number in COMPANIES if PRINTED[number].first_game]


PLAYING: Final = [DEVELOPMENT, CONSTRUCTION]
RAISING: Final = [DEVELOPMENT, CONSTRUCTION, ACTION]
WHEN_SET_OFF: Final = [PLAYING, PLAYING, RAISING, RAISING, RAISING, RAISING, [ACTION], PLAYING]  # by what sets it off
WHEN_LASTING: Final = [  # by the kind of the lasting effect
    PLAYING, PLAYING, PLAYING, [*RAISING, PRODUCTION, RESEARCH], [RESEARCH], [RESEARCH], [ACTION], [ACTION], RAISING, PLAYING,
    PLAYING, RAISING,
]  # fmt: skip


def active_phases(source: int) -> list[int]:
    """The phases in which something printed on a card or corporation works, as its edge shows them; none for an event."""
    printed = PRINTED[source]
    found = 0
    if printed.kind == EVENT:
        return []
    for watch in printed.watches:
        found |= gathered(WHEN_SET_OFF[watch.on])
    for part in printed.lasting:
        found |= gathered(WHEN_LASTING[part.kind])
    if printed.capacities:
        found |= gathered(PLAYING)
    if printed.actions:
        found |= 1 << ACTION
    if printed.produces:
        found |= 1 << PRODUCTION
    return members(found)


def blue_cards(cards: list[int]) -> int:
    """How many of these are blue."""
    return len([card for card in cards if KIND[card] == ACTIVE])
