"""The cards as static tables, by number: project cards first, then corporations. What is looked up often is a list of ints.

A program is a list of effects with a number: that of the card whose effects they are, or a further one for actions, choices,
lasting effects and standard projects.
"""

from typing import Final

from pavonis.games.terraforming_mars.board import CITY_TILE, GREENERY_TILE, OCEAN_TILE
from pavonis.games.terraforming_mars.cards import BEGINNER, CORPORATIONS, PROJECT_CARDS, Card
from pavonis.games.terraforming_mars.effects import (
    BESIDE_OWN,
    CHEAPER,
    EASIER,
    FIXED,
    GREENERY_CHEAPER,
    LOWER_ANY,
    METAL_WORTH,
    MINE,
    MINED,
    NOT_BESIDE_CITY,
    OCEAN_AREA,
    ON_TAG,
    PAYS_HEAT,
    PRODUCE,
    PROJECT_CHEAPER,
    PROTECTS_ALL,
    PROTECTS_THIS,
    SPEND,
    Action,
    Need,
    Op,
    Points,
    Watch,
)
from pavonis.games.terraforming_mars.parts import production, raise_, tile
from pavonis.kit.terraforming import BUILDING, ENERGY, HEAT, MEGACREDITS, RESOURCES, SPACE, TAGS, TEMPERATURE

CARDS: Final = len(PROJECT_CARDS)
SOURCES: Final = CARDS + len(CORPORATIONS)  # a source is a card or a corporation
PRINTED: Final = [*PROJECT_CARDS, *CORPORATIONS]
NAMES: Final = [card.name for card in PRINTED]

COST: Final = [card.cost for card in PRINTED]
KIND: Final = [card.kind for card in PRINTED]
TAGS_OF: Final = [card.tags for card in PRINTED]
CUBES_OF: Final = [card.cubes for card in PRINTED]  # what it collects
POINTS_OF: Final[list[list[Points]]] = [card.points for card in PRINTED]
NEEDS_OF: Final[list[list[Need]]] = [card.needs for card in PRINTED]

PAY_STEEL: Final = 1
PAY_TITANIUM: Final = 2
PAY_HEAT: Final = 4


def metals(card: Card) -> int:
    """The metals a card can be paid with, as bits."""
    return (PAY_STEEL if BUILDING in card.tags else 0) | (PAY_TITANIUM if SPACE in card.tags else 0)


METALS: Final = [metals(card) for card in PRINTED]

NO_NEED: Final = -1
OTHER_NEED: Final = 3  # not one global parameter: look at NEEDS_OF


def global_need(card: Card) -> int:
    """The parameter a card's only requirement is about, or that there is none, or another one."""
    if not card.needs:
        return NO_NEED
    return card.needs[0].what if len(card.needs) == 1 and card.needs[0].what < OTHER_NEED else OTHER_NEED


NEED: Final = [global_need(card) for card in PRINTED]
NEED_LEVEL: Final = [card.needs[0].n if card.needs else 0 for card in PRINTED]
NEED_MOST: Final = [card.needs[0].most if card.needs else False for card in PRINTED]

PROGRAMS: Final[list[list[Op]]] = []


def program(ops: list[Op]) -> int:
    """Give a list of effects, and the choices in it, their numbers."""
    number = len(PROGRAMS)
    PROGRAMS.append(ops)
    for op in ops:
        for choice in op.choices:
            op.programs.append(program(choice))
    return number


for card in PRINTED:  # the number of a source is that of its program, so the choices wait
    PROGRAMS.append(card.ops)
for card in PRINTED:
    for op in card.ops:
        for choice in op.choices:
            op.programs.append(program(choice))


class Trigger:
    """A lasting effect of a source that something sets off."""

    def __init__(self, source: int, watch: Watch) -> None:
        self.source: Final = source
        self.watch: Final = watch
        self.program: Final = program(watch.ops)


class Use:
    """One way to use the action of a source."""

    def __init__(self, action: Action) -> None:
        self.ops: Final = action.ops
        self.if_raised: Final = action.if_raised
        self.program: Final = program(action.ops)


USES: Final = [[Use(action) for action in card.actions] for card in PRINTED]
FIRST_ACTION: Final = [program(card.first) if card.first else -1 for card in PRINTED]

TRIGGERS: Final = [Trigger(source, watch) for source, card in enumerate(PRINTED) for watch in card.watches]
ENHANCERS: Final = NAMES.index("Viral Enhancers")
CONFERENCE: Final = NAMES.index("Olympus Conference")
UNIVERSITY: Final = NAMES.index("Mars University")
WITH_CHOICE: Final = [CONFERENCE, UNIVERSITY, ENHANCERS]  # the owner has to be asked; who exchanges a card likes to see those drawn


def by_tag(triggers: list[Trigger]) -> list[list[Trigger]]:
    """Those triggers that each tag sets off."""
    return [[t for t in triggers if t.watch.on == ON_TAG and tag in t.watch.tags] for tag in range(TAGS)]


ASKING_BY_TAG: Final = by_tag([t for source in WITH_CHOICE for t in TRIGGERS if t.source == source])
QUIET_BY_TAG: Final = by_tag([t for t in TRIGGERS if t.source not in WITH_CHOICE])
BY_EVENT: Final = [[t for t in TRIGGERS if t.watch.on == on] for on in range(8)]  # by what sets them off


def lasting(kind: int) -> list[int]:
    """The sources with a lasting effect of that kind."""
    return [source for source, card in enumerate(PRINTED) for part in card.lasting if part.kind == kind]


HELION: Final = lasting(PAYS_HEAT)[0]
PROTECTOR: Final = lasting(PROTECTS_ALL)[0]
SAFE: Final = lasting(PROTECTS_THIS)[0]  # its cubes are never removed
DISCOUNTS: Final = [[(part.what, part.n) for part in card.lasting if part.kind == CHEAPER] for card in PRINTED]
WORTHS: Final = [[(part.what, part.n) for part in card.lasting if part.kind == METAL_WORTH] for card in PRINTED]
EASIER_BY: Final = [sum([part.n for part in card.lasting if part.kind == EASIER]) for card in PRINTED]
GREENERY_CUT: Final = [sum([part.n for part in card.lasting if part.kind == GREENERY_CHEAPER]) for card in PRINTED]
PROJECT_CUT: Final = [sum([part.n for part in card.lasting if part.kind == PROJECT_CHEAPER]) for card in PRINTED]

HURDLES: Final = [[op for op in ops if not op.sure] for ops in PROGRAMS[:SOURCES]]  # what may be in the way of a card


def brought(card: Card) -> list[int]:
    """How much own production of each resource a card raises, whatever else it does."""
    found = [0] * RESOURCES
    for op in card.ops:
        if op.code == PRODUCE and op.n > 0 and op.per == FIXED:
            found[op.what] += op.n
    return found


BRINGS: Final = [brought(card) for card in PRINTED]
OWN_HEAT: Final = [sum([op.n for op in card.ops if op.code == SPEND and op.what == HEAT]) for card in PRINTED]
OF_CUBES: Final = [[card for card in range(CARDS) if CUBES_OF[card] == cubes] for cubes in range(5)]


def boxes() -> list[list[Op]]:
    """The production boxes of cards with a building tag, as Robotic Workforce copies them."""
    found: list[list[Op]] = []
    for card in PRINTED:
        box: list[Op] = []
        if BUILDING in card.tags:
            box = [Op(MINED, 1, op.what) if op.code == MINE else op for op in card.ops if op.code in (PRODUCE, LOWER_ANY, MINE)]
            box.extend([production(part.resource, part.n) for part in card.starts if part.produced])
        found.append(box)
    return found


BOXES: Final = boxes()
BOX_PROGRAM: Final = [program(box) if box else -1 for box in BOXES]
COPIABLE: Final = [source for source in range(SOURCES) if BOXES[source]]

# Standard projects, besides selling patents
POWER_PLANT: Final = 0
ASTEROID: Final = 1
AQUIFER: Final = 2
GREENERY: Final = 3
CITY: Final = 4
PROJECT_NAMES: Final = ["power plant", "asteroid", "aquifer", "greenery", "city"]
PROJECT_COST: Final = [11, 14, 18, 23, 25]
OCEAN_OP: Final = tile(OCEAN_TILE, OCEAN_AREA)
GREENERY_OP: Final = tile(GREENERY_TILE, BESIDE_OWN)
PROJECT_PROGRAM: Final = [
    program([production(ENERGY, 1)]),
    program([raise_(TEMPERATURE, 1)]),
    program([OCEAN_OP]),
    program([GREENERY_OP]),
    program([tile(CITY_TILE, NOT_BESIDE_CITY), production(MEGACREDITS, 1)]),
]
OCEAN_PROGRAM: Final = PROJECT_PROGRAM[AQUIFER]
GREENERY_PROGRAM: Final = PROJECT_PROGRAM[GREENERY]

MILESTONE_NAMES: Final = ["terraformer", "mayor", "gardener", "builder", "planner"]
MILESTONE_NEEDS: Final = [35, 3, 3, 8, 16]
AWARD_NAMES: Final = ["landlord", "banker", "scientist", "thermalist", "miner"]
AWARD_COSTS: Final = [8, 14, 20]
MILESTONE_COST: Final = 8
MOST_CLAIMED: Final = 3  # milestones, and awards
CARD_PRICE: Final = 3
GREENERY_PLANTS: Final = 8
FEWEST_PLANTS: Final = GREENERY_PLANTS - max(GREENERY_CUT)  # with which anybody can plant
TEMPERATURE_HEAT: Final = 8

# Bonus steps of the tracks: the step, and what it gives. Rulebook: The board 7.
HEAT_STEPS: Final = [3, 5]  # -24 and -20 degrees: heat production
OCEAN_STEP: Final = 15  # 0 degrees: an ocean tile
WARM_STEP: Final = 8  # percent of oxygen: a step of temperature


def deck(corporate_era: bool) -> list[int]:
    """The project cards in play."""
    return [number for number, card in enumerate(PROJECT_CARDS) if corporate_era or not card.era]


def corporations(corporate_era: bool) -> list[int]:
    """The corporations in play, by number among the corporations; the beginner corporation is not dealt."""
    return [number for number, card in enumerate(CORPORATIONS) if number != BEGINNER and (corporate_era or not card.era)]
