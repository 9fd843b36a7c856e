"""What can be printed on a card of Ares Expedition: effects, requirements, actions, lasting effects, points.

What each effect does is in `behaviour.py` and `bespoke.py`, its words in `words/`, both found by its code. The constructors with
which a card is one line are in `parts.py`.
"""

from typing import Final

from pavonis.kit.projects import Part, ProjectOp, ProjectWatch
from pavonis.kit.terraforming import CITY, TAG_NAMES

# Resources: the first three lie on the mat, all four are produced
MEGACREDITS: Final = 0
HEAT: Final = 1
PLANTS: Final = 2
STOCKS: Final = 3
CARDS_DRAWN: Final = 3
PRODUCTIONS: Final = 4
RESOURCE_NAMES: Final = ["megacredits", "heat", "plants", "cards"]

# Metals are a capacity and are never spent
STEEL: Final = 0
TITANIUM: Final = 1
METALS: Final = 2
METAL_NAMES: Final = ["steel", "titanium"]

# Tags: those of the kit, but there are no cities, and events have a tag of their own
EVENT_TAG: Final = CITY
ARES_TAG_NAMES: Final = [*TAG_NAMES[:CITY], "event"]

# Zones of the temperature and oxygen tracks
PURPLE: Final = 0
RED: Final = 1
YELLOW: Final = 2
WHITE: Final = 3
ZONES: Final = 4
ZONE_NAMES: Final = ["purple", "red", "yellow", "white"]

# Phases
DEVELOPMENT: Final = 0
CONSTRUCTION: Final = 1
ACTION: Final = 2
PRODUCTION: Final = 3
RESEARCH: Final = 4
PHASES: Final = 5
PHASE_NAMES: Final = ["development", "construction", "action", "production", "research"]

# Effects
GAIN: Final = 0
DRAW: Final = 1
DISCARD: Final = 2
LOOK: Final = 3
FLIP: Final = 4
RAISE: Final = 5
FOREST: Final = 6
RATING: Final = 7
ADD_HERE: Final = 8
ADD: Final = 9
ADD_ANY: Final = 10
CHOOSE: Final = 11
SPEND: Final = 12
SPEND_RATING: Final = 13
SPEND_MONEY: Final = 14
TAKE_HERE: Final = 15
TAKE_ANY: Final = 16
THROW: Final = 17
EXTRA_PLAY: Final = 18  # from here on in bespoke.py
FREE_PLAY: Final = 19
NEXT_CHEAPER: Final = 20
NEXT_EASIER: Final = 21
SCREEN: Final = 22
BRAINSTORM: Final = 23
EXCHANGE: Final = 24
REDRAFT: Final = 25
CONVERT: Final = 26
COSTS: Final = (SPEND, SPEND_RATING, SPEND_MONEY, TAKE_HERE, TAKE_ANY, THROW, CONVERT)  # may stand in the way of an action

# What an amount depends on
FIXED: Final = 0
PER_OWN_TAG: Final = 1
IF_TAGS: Final = 2  # only with so many of that tag
IF_CHOSEN: Final = 3  # only if the own phase of this round is the action phase

# What lowers the price of an action
NO_CUT: Final = 0
PER_METAL: Final = 1
PER_TAG_HELD: Final = 2
WITH_BLUE_CARDS: Final = 3  # once, with so many of them
WITH_ACTION_PHASE: Final = 4  # once, if it is the own phase of this round

# What a requirement looks at, besides the three global parameters, which are 0 to 2
TAGS_HELD: Final = 3
RATING_HELD: Final = 4

# What sets off a lasting effect
ON_TAG: Final = 0
ON_CARD: Final = 1
ON_TEMPERATURE: Final = 2
ON_OXYGEN: Final = 3
ON_OCEAN: Final = 4
ON_FOREST: Final = 5
ON_USE: Final = 6  # the action of a card
ON_STEEL: Final = 7
EVENTS: Final = 8

# Other lasting effects
CHEAPER: Final = 0
METAL_WORTH: Final = 1
EASIER: Final = 2
SALE: Final = 3
RESEARCH_DRAW: Final = 4
RESEARCH_KEEP: Final = 5
STANDARD_CHEAPER: Final = 6
FOREST_CHEAPER: Final = 7
PAYS_HEAT: Final = 8
SAVES_CUBES: Final = 9  # cubes of this card make a card cheaper
SAVES_PLANTS: Final = 10
INITIATIVE: Final = 11  # the first rise of the own rating in a phase can be doubled for money

ALL_CARDS: Final = 10  # in place of a tag: a discount on every card
COSTLY_CARDS: Final = 11  # on every card with a printed cost of at least COSTLY
COSTLY: Final = 20

# What points are given for
POINTS: Final = 0
PER_CUBE: Final = 1
PER_TAG: Final = 2
PER_FOREST: Final = 3
PER_PROJECT: Final = 4
PER_BLUE: Final = 5


class Op(ProjectOp):
    """One effect; `each` is so many tags, for what depends on them, or what is gained in exchange."""

    def __init__(
        self,
        code: int,
        n: int = 0,
        what: int = 0,
        per: int = FIXED,
        tag: int = 0,
        each: int = 1,
        cut: int = NO_CUT,
        less: int = 0,
        tags: list[int] | None = None,
        choices: list[list["Op"]] | None = None,
    ) -> None:
        super().__init__(code, n, what, per, tag, each, choices, sure=code not in COSTS)
        self.cut: Final = cut
        self.less: Final = less  # by so much a price falls
        self.tags: Final = tags or []


class Action(Part):
    """What may be done once in an action phase; several on one card are alternatives."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops: Final = ops


class Watch(ProjectWatch):
    """A lasting effect that something sets off."""

    def __init__(self, on: int, ops: list[Op], tags: list[int], itself: bool) -> None:
        super().__init__(on, tags)
        self.ops: Final = ops
        self.itself: Final = itself  # the card sets itself off when it is played


class Produces(Part):
    """What is received in the production phase; `each` tags, or forests, give it again."""

    def __init__(self, resource: int, n: int, tag: int = -1, each: int = 1) -> None:
        self.resource: Final = resource
        self.n: Final = n
        self.tag: Final = tag  # of which each so many give it, or FORESTS, or none
        self.each: Final = each


NO_TAG: Final = -1
FORESTS: Final = -2


class Capacity(Part):
    """Steel or titanium."""

    def __init__(self, metal: int, n: int) -> None:
        self.metal: Final = metal
        self.n: Final = n
