"""The cards as static tables, by the number of the source. What is looked up often is a list of ints.

A program is a list of effects with a number: each source has room for some, the first of which are the effects of the card itself.
Numbers that nothing has yet are holes in all tables.
"""

from typing import Final, NamedTuple

from pavonis.games.terraforming_mars import effects
from pavonis.games.terraforming_mars.board import CITY_TILE, GREENERY_TILE, OCEAN_TILE
from pavonis.games.terraforming_mars.cards import BASE, BEGINNER, CORPORATIONS, PROJECT_CARDS, Card
from pavonis.games.terraforming_mars.effects import Op
from pavonis.games.terraforming_mars.parts import production, raise_, tile
from pavonis.kit import projects
from pavonis.kit.projects import Need, Points, Programs, ProjectTrigger
from pavonis.kit.terraforming import (
    ACTIVE,
    BUILDING,
    CUBE_NAMES,
    ENERGY,
    HEAT,
    MEGACREDITS,
    RESOURCES,
    SOURCE_ROOM,
    SPACE,
    TAGS,
    TEMPERATURE,
)

HOLE: Final = Card(-1, "", "", 0, ACTIVE, [], [], BASE)


PRINTED: Final = projects.by_number([*CORPORATIONS, *PROJECT_CARDS], HOLE)
SOURCES: Final = len(PRINTED)  # the length of lists by source; never part of a number
NAMES: Final = [card.name for card in PRINTED]
CARD_NUMBERS: Final = [card.number for card in PROJECT_CARDS]
CORPORATION_NUMBERS: Final = [card.number for card in CORPORATIONS]

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

PROJECT_ROOM: Final = 32  # standard projects, whose programs follow those of all sources
NUMBERED: Final[Programs[Op]] = Programs(SOURCE_ROOM + PROJECT_ROOM)


PROGRAMS: Final = NUMBERED.lists


for card in PRINTED:
    if card is not HOLE:
        NUMBERED.number(card.number, card.ops)


class Trigger(ProjectTrigger):
    """A lasting effect of a source that something sets off."""

    def __init__(self, source: int, watch: effects.Watch) -> None:
        super().__init__(source, watch.on, watch.tags, NUMBERED.number(source, watch.ops))
        self.watch: Final = watch


class Use:
    """One way to use the action of a source."""

    def __init__(self, source: int, action: effects.Action) -> None:
        self.ops: Final = action.ops
        self.if_raised: Final = action.if_raised
        self.program: Final = NUMBERED.number(source, action.ops)


USES: Final = [[Use(card.number, action) for action in card.actions] for card in PRINTED]
FIRST_ACTION: Final = [NUMBERED.number(card.number, card.first) if card.first else -1 for card in PRINTED]

TRIGGERS: Final = [Trigger(source, watch) for source, card in enumerate(PRINTED) for watch in card.watches]
ENHANCERS: Final = NAMES.index("Viral Enhancers")
CONFERENCE: Final = NAMES.index("Olympus Conference")
UNIVERSITY: Final = NAMES.index("Mars University")
WITH_CHOICE: Final = [CONFERENCE, UNIVERSITY, ENHANCERS]  # the owner has to be asked; who exchanges a card likes to see those drawn


ASKING_BY_TAG: Final = projects.by_tag([t for source in WITH_CHOICE for t in TRIGGERS if t.source == source], effects.ON_TAG, TAGS)
QUIET_BY_TAG: Final = projects.by_tag([t for t in TRIGGERS if t.source not in WITH_CHOICE], effects.ON_TAG, TAGS)
BY_EVENT: Final = projects.by_event(TRIGGERS, effects.EVENTS)

HELION: Final = projects.only_source(PRINTED, effects.PAYS_HEAT)
PROTECTOR: Final = projects.only_source(PRINTED, effects.PROTECTS_ALL)
SAFE: Final = projects.only_source(PRINTED, effects.PROTECTS_THIS)  # its cubes are never removed
DISCOUNTS: Final = projects.amounts(PRINTED, effects.CHEAPER)
WORTHS: Final = projects.amounts(PRINTED, effects.METAL_WORTH)
EASIER_BY: Final = projects.totals(PRINTED, effects.EASIER)
GREENERY_CUT: Final = projects.totals(PRINTED, effects.GREENERY_CHEAPER)
PROJECT_CUT: Final = projects.totals(PRINTED, effects.PROJECT_CHEAPER)

HURDLES: Final = [[op for op in card.ops if not op.sure] for card in PRINTED]  # what may be in the way of a card


def brought(card: Card) -> list[int]:
    """How much own production of each resource a card raises, whatever else it does."""
    found = [0] * RESOURCES
    for op in card.ops:
        if op.code == effects.PRODUCE and op.n > 0 and op.per == effects.FIXED:
            found[op.what] += op.n
    return found


BRINGS: Final = [brought(card) for card in PRINTED]
OWN_HEAT: Final = [sum([op.n for op in card.ops if op.code == effects.SPEND and op.what == HEAT]) for card in PRINTED]
OF_CUBES: Final = projects.collectors(PROJECT_CARDS, len(CUBE_NAMES))


def boxes() -> list[list[Op]]:
    """The production boxes of cards with a building tag, as Robotic Workforce copies them."""
    found: list[list[Op]] = []
    for card in PRINTED:
        box: list[Op] = []
        if BUILDING in card.tags:
            box = [
                Op(effects.MINED, 1, op.what) if op.code == effects.MINE else op
                for op in card.ops
                if op.code in (effects.PRODUCE, effects.LOWER_ANY, effects.MINE)
            ]
            box.extend([production(part.resource, part.n) for part in card.starts if part.produced])
        found.append(box)
    return found


BOXES: Final = boxes()
BOX_PROGRAM: Final = [NUMBERED.number(source, box) if box else -1 for source, box in enumerate(BOXES)]
COPIABLE: Final = [source for source in range(SOURCES) if BOXES[source]]


class StandardProject(NamedTuple):
    """A standard project as printed."""

    name: str
    cost: int
    ops: list[Op]


# Standard projects, besides selling patents
POWER_PLANT: Final = 0
ASTEROID: Final = 1
AQUIFER: Final = 2
GREENERY: Final = 3
CITY: Final = 4
PROJECTS: Final = [
    StandardProject("power plant", 11, [production(ENERGY, 1)]),
    StandardProject("asteroid", 14, [raise_(TEMPERATURE, 1)]),
    StandardProject("aquifer", 18, [tile(OCEAN_TILE, effects.OCEAN_AREA)]),
    StandardProject("greenery", 23, [tile(GREENERY_TILE, effects.BESIDE_OWN)]),
    StandardProject("city", 25, [tile(CITY_TILE, effects.NOT_BESIDE_CITY), production(MEGACREDITS, 1)]),
]
PROJECT_NAMES: Final = [project.name for project in PROJECTS]
PROJECT_COST: Final = [project.cost for project in PROJECTS]
PROJECT_PROGRAM: Final = [NUMBERED.number(SOURCE_ROOM + number, project.ops) for number, project in enumerate(PROJECTS)]
OCEAN_PROGRAM: Final = PROJECT_PROGRAM[AQUIFER]
GREENERY_PROGRAM: Final = PROJECT_PROGRAM[GREENERY]

MILESTONE_NAMES: Final = ["terraformer", "mayor", "gardener", "builder", "planner"]
MILESTONE_NEEDS: Final = [35, 3, 3, 8, 16]
AWARD_NAMES: Final = ["landlord", "banker", "scientist", "thermalist", "miner"]
AWARD_COSTS: Final = [8, 14, 20]
MILESTONE_COST: Final = 8
MOST_CLAIMED: Final = 3  # milestones, and awards
CARD_PRICE: Final = 3
PATENT_PRICE: Final = 1  # for which a card is sold
GREENERY_PLANTS: Final = 8
FEWEST_PLANTS: Final = GREENERY_PLANTS - max(GREENERY_CUT)  # with which anybody can plant
TEMPERATURE_HEAT: Final = 8

# Bonus steps of the tracks: the step, and what it gives. Rulebook: The board 7.
HEAT_STEPS: Final = [3, 5]  # -24 and -20 degrees: heat production
OCEAN_STEP: Final = 15  # 0 degrees: an ocean tile
WARM_STEP: Final = 8  # percent of oxygen: a step of temperature


def deck(sets: list[int]) -> list[int]:
    """The project cards of these sets."""
    return [card.number for card in PROJECT_CARDS if card.set in sets]


def corporations(sets: list[int]) -> list[int]:
    """The corporations of these sets; the beginner corporation is not dealt."""
    return [card.number for card in CORPORATIONS if card.number != BEGINNER and card.set in sets]
