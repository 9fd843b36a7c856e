"""What a language of Terraforming Mars consists of, and what its clauses speak of."""

from collections.abc import Iterable
from typing import Annotated, NamedTuple

from pavonis.games.terraforming_mars import effects
from pavonis.games.terraforming_mars.board import TILE_NAMES
from pavonis.games.terraforming_mars.tables import AWARD_NAMES, MILESTONE_NAMES, PROJECT_NAMES
from pavonis.games.terraforming_mars.words.labels import Labels
from pavonis.games.terraforming_mars.words.runs import Run
from pavonis.kit.projects import Lasting
from pavonis.kit.terraforming import RESOURCE_NAMES, TAG_NAMES
from pavonis.text import Noun
from pavonis.text.book import ByCode, ByName, Keys
from pavonis.text.clauses import Told
from pavonis.text.projects import ProjectLanguage
from pavonis.text.templates import sign

FREE_TILES = TILE_NAMES[:4]  # the tile as such, and those of which there are several; the special ones are called by their cards
METALS = ("money", "steel", "titanium")  # what helps to pay a price in money


class NeedTold(NamedTuple):
    """A requirement, or a value of a global parameter."""

    n: int
    value: str  # with a real minus
    tag: int = 0  # or the resource produced
    most: bool = False


class WatchTold(NamedTuple):
    """What sets off a lasting effect."""

    tag_list: str
    tag: int
    cost: int
    event: bool
    anybody: bool
    including: str


class LastingTold(NamedTuple):
    """A lasting effect that nothing sets off."""

    n: int
    what: int
    project: str  # the one that is cheaper
    plants_needed: int  # for a greenery
    plants_usual: int


class PointsTold(NamedTuple):
    """The points of a card."""

    points: str
    each: int
    each_cube: str
    cube: str


class ProjectTold(NamedTuple):
    """A standard project in the rules."""

    name: str
    cost: int


def fitting(run: Run) -> Iterable[str]:
    """Which variants of a clause tell of a run: by sign, by number, by metal, by what becomes of cards looked at."""
    op = run.op
    if op.per == effects.IF_TAGS:
        yield "if_tags"
    if op.each:
        yield "buy"
    yield sign(op.n)
    yield "several" if len(run.ops) > 1 else "single"
    yield METALS[min(op.what, 2)]
    yield "one_left" if op.n - op.what == 1 else "several_left"
    yield "keep_one" if op.what == 1 else "keep_many"


def of_need(need: NeedTold) -> tuple[str, str]:
    """Which variants tell of a requirement."""
    return "most" if need.most else "least", "one" if need.n == 1 else "many"


def of_watch(watch: WatchTold) -> tuple[str, str]:
    """Which variants tell when a lasting effect is set off."""
    card = ("tagged_event" if watch.tag_list else "event") if watch.event else "cost"
    return "anybody" if watch.anybody else "you", card


def of_discount(part: Lasting) -> tuple[str]:
    """Which variant tells what becomes cheaper."""
    return ("all" if part.what == effects.ALL_CARDS else "tagged",)


class Language(ProjectLanguage, frozen=True, kw_only=True):
    """Terraforming Mars in one language."""

    labels: Labels
    neutral: str  # the opponent of a solo game
    resources: Annotated[list[Noun], Keys(RESOURCE_NAMES)]  # in the cases nom, acc, gen
    resource_names: Annotated[list[str], Keys(RESOURCE_NAMES)]  # uncounted, as a heading
    tags: Annotated[list[Noun], Keys(TAG_NAMES)]  # "a science tag"; a list of tags has its `first` and each `other`
    tag_names: Annotated[list[str], Keys(TAG_NAMES)]
    tiles: Annotated[list[Noun], Keys(FREE_TILES)]
    special_tile: Noun  # by the {name} of its card
    short_tiles: Annotated[list[str], Keys(TILE_NAMES)]  # six letters at most, for the map
    letters: str  # on the map: steel, titanium, plants, cards
    projects: Annotated[list[str], Keys(PROJECT_NAMES)]
    milestones: Annotated[list[str], Keys(MILESTONE_NAMES)]
    awards: Annotated[list[str], Keys(AWARD_NAMES)]
    areas: dict[str, str]  # those that have a name, by printed number
    clauses: Annotated[dict[int, Told], ByCode(effects, fitting)]
    per: Annotated[dict[int, Told], ByCode(effects, lambda run: ["one" if run.op.each == 1 else "many"])]  # what an amount counts
    places: Annotated[dict[int, str], ByCode(effects)]  # where a tile may lie
    place_rules: Annotated[dict[int, str], ByCode(effects)]  # the same as a reason, where a card says nothing: everybody knows
    capital_note: str
    requirements: Annotated[dict[str, Told], ByName(of_need)]
    watches: Annotated[dict[int, Told], ByCode(effects, of_watch)]
    lasting: Annotated[dict[int, Told], ByCode(effects, of_discount)]
    points: Annotated[dict[int, Told], ByCode(effects)]
    free_cards: str  # of the beginner corporation
    if_raised: str
    milestone_goals: Annotated[list[str], Keys(MILESTONE_NAMES)]
    award_goals: Annotated[list[str], Keys(AWARD_NAMES)]
