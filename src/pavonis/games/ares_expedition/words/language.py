"""What a language of Ares Expedition consists of, and what its clauses speak of."""

from collections.abc import Iterable
from typing import Annotated, NamedTuple

from pavonis.games.ares_expedition import effects
from pavonis.games.ares_expedition.effects import ARES_TAG_NAMES, EVENT_TAG, METAL_NAMES, PHASE_NAMES, RESOURCE_NAMES, ZONE_NAMES
from pavonis.games.ares_expedition.tables import STANDARD_NAMES
from pavonis.games.ares_expedition.words.labels import Labels
from pavonis.games.ares_expedition.words.runs import Run
from pavonis.kit.terraforming import PARAMETER_NAMES
from pavonis.text import Noun
from pavonis.text.book import ByCode, ByName, Keys
from pavonis.text.clauses import Told
from pavonis.text.projects import ProjectLanguage

PER = {effects.IF_TAGS: "if_tags", effects.IF_CHOSEN: "if_chosen", effects.FIXED: "fixed"}
DISCOUNTS = {effects.ALL_CARDS: "all", effects.COSTLY_CARDS: "costly", EVENT_TAG: "event"}


class NeedTold(NamedTuple):
    """A requirement."""

    n: int
    tag: int = 0
    most: bool = False
    single: bool = False  # a zone that has none beyond it


class Level(NamedTuple):
    """A value of temperature or oxygen."""

    value: str  # with a real minus


class WatchTold(NamedTuple):
    """What sets off a lasting effect."""

    deeds: str
    tag_list: str
    including: str


class LastingTold(NamedTuple):
    """A lasting effect that nothing sets off."""

    n: int
    what: int
    price: int
    cubes: int
    tag: int  # of a metal
    tag_list: str
    costly: int
    plants_needed: int  # for a forest
    plants_usual: int


class ProducesTold(NamedTuple):
    """What a card produces."""

    amounts: str
    tag: int
    each: int
    including: str


class CapacityTold(NamedTuple):
    """Steel or titanium, and what it takes off the cards with its tag."""

    what: int
    n: int
    tag: int
    less: int


class PointsTold(NamedTuple):
    """The points of a card."""

    points: str
    each: int
    tag: int
    each_cube: str


def fitting(run: Run) -> Iterable[str]:
    """Which variants of a clause tell of a run: by condition, by parameter, by number."""
    op = run.op
    yield PER.get(op.per, "tagged")
    if op.code == effects.RAISE:
        yield PARAMETER_NAMES[op.what]
    yield "some" if op.n else "any"
    yield "keep_one" if op.what == 1 else "keep_many"
    yield "one" if op.n == 1 else "many"


def of_need(need: NeedTold) -> Iterable[str]:
    """Which variants tell of a requirement."""
    if need.single:
        yield "single"
    yield "most" if need.most else "least"
    yield "one" if need.n == 1 else "many"


def of_discount(part: LastingTold) -> tuple[str]:
    """Which variant tells what becomes cheaper."""
    return (DISCOUNTS.get(part.what, "tagged"),)


class Language(ProjectLanguage, frozen=True, kw_only=True):
    """Ares Expedition in one language."""

    labels: Labels
    resources: Annotated[list[Noun], Keys(RESOURCE_NAMES)]  # what is produced; in the cases nom, acc, gen
    resource_names: Annotated[list[str], Keys(RESOURCE_NAMES)]  # uncounted, as a heading
    metals: Annotated[list[str], Keys(METAL_NAMES)]
    tags: Annotated[list[Noun], Keys(ARES_TAG_NAMES)]  # "a science tag"; a list of tags has its `first` and each `other`
    tag_names: Annotated[list[str], Keys(ARES_TAG_NAMES)]
    zones: Annotated[list[str], Keys(ZONE_NAMES)]
    phases: Annotated[list[Noun], Keys(PHASE_NAMES)]  # "the development phase"
    phase_names: Annotated[list[str], Keys(PHASE_NAMES)]
    phase_texts: Annotated[list[tuple[str, str]], Keys(PHASE_NAMES)]  # what everybody may do, and the bonus of who chose it
    standards: Annotated[list[str], Keys(STANDARD_NAMES)]  # short
    standards_at: Annotated[list[str], Keys(STANDARD_NAMES)]  # the same at a price
    lasting_mood: int  # in which it tells what a lasting effect brings
    clauses: Annotated[dict[int, Told], ByCode(effects, fitting)]
    cuts: Annotated[dict[int, Told], ByCode(effects)]  # what makes the price of an action lower
    requirements: Annotated[dict[str, Told], ByName(of_need)]
    watches: dict[str, Told]  # when a lasting effect is set off
    deeds: Annotated[dict[int, str], ByCode(effects)]  # what sets it off
    lasting: Annotated[dict[int, Told], ByCode(effects, of_discount)]
    worth_and: str  # between what two metals are worth
    produces: dict[str, Told]
    points: Annotated[dict[int, Told], ByCode(effects, lambda told: ["one" if told.each == 1 else "many"])]
    partner: str  # the term of the others' expectations where they play together
