"""What can be printed on a card of Terraforming Mars: effects, requirements, actions, lasting effects, points.

What each effect does is in `behaviour.py` and `bespoke.py`, its words in `words/`, both found by its code. The constructors with
which a card is one line are in `parts.py`.
"""

from typing import Final

from pavonis.kit.projects import Part, ProjectOp, ProjectWatch

# Effects
PRODUCE: Final = 0
LOWER_ANY: Final = 1
GAIN: Final = 2
SPEND: Final = 3
SPEND_MONEY: Final = 4
REMOVE_ANY: Final = 5
STEAL_ANY: Final = 6
RAISE: Final = 7
RATING: Final = 8
TILE: Final = 9
DRAW: Final = 10
LOOK: Final = 11
ADD_HERE: Final = 12
TAKE_HERE: Final = 13
ADD: Final = 14
TAKE_CUBE: Final = 15
CHOOSE: Final = 16
SEARCH: Final = 17  # from here on in bespoke.py
MINE: Final = 18
FLOOD: Final = 19
CLAIM: Final = 20
COPY_BOX: Final = 21
INSULATE: Final = 22
NEXT_CHEAPER: Final = 23
NEXT_EASIER: Final = 24
FAVOUR: Final = 25
INFECT: Final = 26
EXCHANGE_CARD: Final = 27
ENHANCE: Final = 28
CONFER: Final = 29
SELL_ENERGY: Final = 30
MINED: Final = 31  # what a mining card brought, once more
PLAIN: Final = (PRODUCE, GAIN, SPEND, RATING, ADD_HERE)

# What an amount counts
FIXED: Final = 0
OWN_TAGS: Final = 1
OPPONENTS_TAGS: Final = 2
CITIES_ON_MARS: Final = 3
ALL_CITIES: Final = 4
ALL_EVENTS: Final = 5
IF_TAGS: Final = 6  # so many more with at least three of that tag

# Where a tile may lie
OCEAN_AREA: Final = 0
OCEAN_AREA_FREE: Final = 1  # on an ocean area, though it is no ocean
ANY_LAND: Final = 2
NOT_BESIDE_CITY: Final = 3
BESIDE_OWN: Final = 4  # if possible
ISOLATED: Final = 5
ON_VOLCANO: Final = 6
BESIDE_CITY: Final = 7
BESIDE_TWO_CITIES: Final = 8
BESIDE_GREENERY: Final = 9
ON_METAL: Final = 10
ON_METAL_BESIDE_OWN: Final = 11
AT_NOCTIS: Final = 12
AT_GANYMEDE: Final = 13
AT_PHOBOS: Final = 14
UNCLAIMED: Final = 15

# What a requirement looks at, besides the three global parameters, which are 0 to 2
TAGS_HELD: Final = 3
PRODUCTION_HELD: Final = 4
GREENERY_HELD: Final = 5
CITIES_IN_PLAY: Final = 6

# What sets off a lasting effect
ON_TAG: Final = 0
ON_CARD: Final = 1
ON_PROJECT: Final = 2  # a standard project
ON_OCEAN: Final = 3
ON_CITY: Final = 4
ON_CITY_ON_MARS: Final = 5
ON_GREENERY: Final = 6
ON_METAL_BONUS: Final = 7  # an own tile on a hex that gives steel or titanium
EVENTS: Final = 8

# Other lasting effects
CHEAPER: Final = 0
METAL_WORTH: Final = 1
EASIER: Final = 2
PROJECT_CHEAPER: Final = 3  # the power plant project
GREENERY_CHEAPER: Final = 4
PAYS_HEAT: Final = 5
PROTECTS_ALL: Final = 6
PROTECTS_THIS: Final = 7

ALL_CARDS: Final = 10  # in place of a tag: a discount on every card

# What points are given for
POINTS: Final = 0
PER_CUBE: Final = 1
PER_TAG: Final = 2
PER_CITY: Final = 3  # in play
PER_CITY_BESIDE: Final = 4
PER_OCEAN_BESIDE: Final = 5
ANY_CUBE: Final = 6


class Op(ProjectOp):
    """One effect."""

    def __init__(
        self,
        code: int,
        n: int = 0,
        what: int = 0,
        per: int = FIXED,
        tag: int = 0,
        each: int = 1,
        where: int = 0,
        amounts: list[tuple[int, int]] | None = None,
        choices: list[list["Op"]] | None = None,
        sure: bool = True,
    ) -> None:
        super().__init__(code, n, what, per, tag, each, choices, sure)
        self.where: Final = where
        self.amounts: Final = amounts or []  # (resource, most) of what may be removed
        self.plain: Final = code in PLAIN  # among these the order makes no difference


class Action(Part):
    """What may be done once a generation; several on one card are alternatives."""

    def __init__(self, ops: list[Op], if_raised: bool = False) -> None:
        self.ops: Final = ops
        self.if_raised: Final = if_raised  # only if the own terraform rating was raised in this generation


class Watch(ProjectWatch):
    """A lasting effect that something sets off."""

    def __init__(self, on: int, ops: list[Op], tags: list[int], anybody: bool, event: bool, cost: int) -> None:
        super().__init__(on, tags)
        self.ops: Final = ops
        self.anybody: Final = anybody  # whoever does it
        self.event: Final = event  # only events
        self.cost: Final = cost  # printed cost at least


class Start(Part):
    """What a corporation begins with, besides money: a stock or a production."""

    def __init__(self, resource: int, n: int, produced: bool) -> None:
        self.resource: Final = resource
        self.n: Final = n
        self.produced: Final = produced


class First(Part):
    """The first action of a corporation."""

    def __init__(self, op: Op) -> None:
        self.op: Final = op
