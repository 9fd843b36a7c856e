"""What is printed on the board of Terraforming Mars, from the tables that the rules use, with its names in a language."""

from typing import Final, Literal

from msgspec import Struct

from pavonis.games.terraforming_mars import board as mars
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.scoring import LINES
from pavonis.games.terraforming_mars.tables import (
    AWARD_COSTS,
    AWARD_NAMES,
    HEAT_STEPS,
    MILESTONE_COST,
    MILESTONE_NAMES,
    MILESTONE_NEEDS,
    OCEAN_STEP,
    PATENT_PRICE,
    PROJECT_COST,
    PROJECT_NAMES,
    TEMPERATURE_HEAT,
    WARM_STEP,
)
from pavonis.games.terraforming_mars.words import MarsWords
from pavonis.kit.terraforming import GOALS, KIND_NAMES, OXYGEN, PARAMETER_NAMES, RESOURCE_NAMES, TAG_NAMES, TEMPERATURE, value_of

TEXTS: Final = " ".join(mars.ROWS).split()  # by area
BONUSES: Final = {"s": "steel", "t": "titanium", "p": "plants", "c": "card"}
OFF_MARS: Final = {mars.GANYMEDE: "ganymede", mars.PHOBOS: "phobos"}  # their keys among the icons
UNITS: Final = ["°C", "%", ""]
STEP_BONUSES: Final = [  # by parameter: what stands at its steps
    {**dict.fromkeys(HEAT_STEPS, "heat_production"), OCEAN_STEP: "ocean_tile"},
    {WARM_STEP: "temperature"},
    {},
]
PROJECT_ICONS: Final = ["energy_production", "temperature", "ocean_tile", "greenery_tile", "city_tile"]
MILESTONE_ICONS: Final = [["rating"], ["city_tile"], ["greenery_tile"], ["building_tag"], ["card"]]
AWARD_ICONS: Final = [["special_tile"], ["megacredits_production"], ["science_tag"], ["heat"], ["steel", "titanium"]]


class TerraformingMarsPlace(Struct, frozen=True):
    """A place: an area of Mars in its row and column, or a place off the planet, which has neither."""

    number: int
    printed: str  # the number that is printed on it
    name: str  # of the few that have one
    kind: Literal["land", "volcano", "ocean", "reserved", "off"]
    bonus: list[str]  # the pictures that are printed on it
    row: int | None
    column: int | None  # in half areas from the middle of the board
    around: list[int]


class TerraformingMarsBonus(Struct, frozen=True):
    """What a step of a track brings, as a picture."""

    value: int
    icon: str


class TerraformingMarsTrack(Struct, frozen=True):
    """A global parameter: every value of its track, and what some of them bring."""

    parameter: str
    name: str
    unit: str
    values: list[int]
    bonuses: list[TerraformingMarsBonus]


class TerraformingMarsStandardProject(Struct, frozen=True):
    """A standard project and its printed price."""

    number: int
    name: str
    icon: str
    price: int


class TerraformingMarsPrintedGoal(Struct, frozen=True):
    """A milestone or an award: what it counts, as pictures, and how much of it a milestone needs."""

    number: int
    name: str
    icons: list[str]
    needs: int | None


class TerraformingMarsBoard(Struct, frozen=True):
    """All that is printed on the board."""

    places: list[TerraformingMarsPlace]
    tracks: list[TerraformingMarsTrack]
    projects: list[TerraformingMarsStandardProject]
    milestones: list[TerraformingMarsPrintedGoal]
    milestone_price: int
    awards: list[TerraformingMarsPrintedGoal]
    award_prices: list[int]
    patent_price: int  # for which a card is sold
    temperature_heat: int  # that makes a step of temperature
    resources: list[str]
    tags: list[str]
    kinds: list[str]  # of project cards
    lines: list[str]  # of the score sheet


def board(game: TerraformingMars, words: MarsWords) -> TerraformingMarsBoard:
    """The board with its names in the language of these words."""
    return TerraformingMarsBoard(
        places=[place(words, number) for number in range(mars.PLACES)],
        tracks=[track(words, parameter) for parameter in range(len(PARAMETER_NAMES))],
        projects=[
            TerraformingMarsStandardProject(number, words.project_name(number), PROJECT_ICONS[number], PROJECT_COST[number])
            for number in range(len(PROJECT_NAMES))
        ],
        milestones=[
            TerraformingMarsPrintedGoal(number, words.milestone(number).text, MILESTONE_ICONS[number], MILESTONE_NEEDS[number])
            for number in range(len(MILESTONE_NAMES))
        ],
        milestone_price=MILESTONE_COST,
        awards=[
            TerraformingMarsPrintedGoal(number, words.award(number).text, AWARD_ICONS[number], None)
            for number in range(len(AWARD_NAMES))
        ],
        award_prices=list(AWARD_COSTS),
        patent_price=PATENT_PRICE,
        temperature_heat=TEMPERATURE_HEAT,
        resources=RESOURCE_NAMES,
        tags=TAG_NAMES,
        kinds=KIND_NAMES,
        lines=LINES,
    )


def place(words: MarsWords, number: int) -> TerraformingMarsPlace:
    """A place of the map."""
    printed = mars.PLACE_NAMES[number]
    if number >= mars.ON_MARS:
        key = OFF_MARS.get(number)
        return TerraformingMarsPlace(number, printed, words.language.icons[key] if key else printed, "off", [], None, None, [])
    bonus = [BONUSES[sign] for sign in TEXTS[number] if sign in BONUSES]
    q, r = mars.COORDINATES[number]
    row = r + len(mars.ROWS) // 2
    return TerraformingMarsPlace(number, printed, words.area(number), kind_of(number), bonus, row, 2 * q + r, mars.AROUND[number])


def kind_of(number: int) -> Literal["land", "volcano", "ocean", "reserved"]:
    """What may be placed on an area, as it is printed."""
    if mars.OCEAN_AREAS >> number & 1:
        return "ocean"
    if mars.VOLCANIC >> number & 1:
        return "volcano"
    return "reserved" if number == mars.NOCTIS else "land"


def track(words: MarsWords, parameter: int) -> TerraformingMarsTrack:
    """The track of a global parameter."""
    names = {TEMPERATURE: words.language.labels.temperature, OXYGEN: words.language.labels.oxygen}
    bonuses = [TerraformingMarsBonus(value_of(parameter, step), icon) for step, icon in sorted(STEP_BONUSES[parameter].items())]
    values = [value_of(parameter, step) for step in range(GOALS[parameter] + 1)]
    return TerraformingMarsTrack(
        PARAMETER_NAMES[parameter], names.get(parameter, words.language.labels.oceans), UNITS[parameter], values, bonuses
    )
