"""What a language of Mission: Red Planet consists of, and what its clauses speak of."""

from typing import Annotated, NamedTuple

from msgspec import Struct

from pavonis.games.mission_red_planet import effects
from pavonis.games.mission_red_planet.cards import KIND_NAMES
from pavonis.games.mission_red_planet.effects import Op
from pavonis.text import Noun
from pavonis.text.book import ByCode, Keys
from pavonis.text.clauses import Told
from pavonis.text.templates import sign
from pavonis.text.words import GameLanguage

REGION_KEYS = [  # as their constants are called: a name may change
    "valles_marineris", "hellas", "syrtis_major", "ausonia", "vastitas_borealis",
    "tritonis_sinus", "mare_tyrrhenum", "sinus_sabaeus", "mare_serpentis", "phobos",
]  # fmt: skip
SPREAD = {effects.SAME_SHIP: "same", effects.DIFFERENT_SHIPS: "different"}


class Labels(Struct, frozen=True):
    """Single words and short phrases of the screen."""

    round: str
    set_up: str  # while missions are chosen
    stacking: str  # with two players: the cards on top of the neutral decks
    choosing: str
    countdown: str
    discovery_phase: str
    production: str
    game_over: str
    first_player: str
    ship: str
    crew: str
    free: str
    departed: str
    no_ship: str
    region: str
    astronauts: str
    resource: str
    tokens: str
    discovery: str
    nobody: str
    nothing: str
    hidden: str
    inner: str
    neighbours: str
    neutral: str  # short, after the name of a player
    player: str
    supply: str
    wormhole: str
    points: str
    hand: str
    played: str
    cards: str
    your_mission: str
    your_cards: str
    returned: str
    chosen: str
    drawn: str
    neutral_card: str
    neutral_next: str
    deck: str
    ship_deck: str
    discard: str
    reconstructed: str
    spaceport: str
    productions: str  # after which rounds there is one
    most: str  # whoever has most astronauts in a region
    equal: str  # several have most
    seen_by: str  # who has placed or looked at a discovery
    round_out: str  # the regions of the outer ring, clockwise
    ice: str
    sylvanite: str
    celerium: str


def spread(op: Op) -> tuple[str, str]:
    """Which variants of a clause tell of a step: by how astronauts spread over ships, or by how many they are."""
    return SPREAD.get(op.ships, ""), "one" if op.n == 1 else "many"


class GoalTold(NamedTuple):
    """What a clause about a mission speaks of."""

    prize: int
    least: int
    most_of: str
    scale: str  # of points, by the number of regions
    counts: str
    regions: str


class Language(GameLanguage, frozen=True, kw_only=True):
    """Mission: Red Planet in one language."""

    labels: Labels
    regions: Annotated[list[Noun], Keys(REGION_KEYS)]  # in the cases nom, at, into, out; the preposition belongs to the form
    resources: Annotated[list[str], Keys(KIND_NAMES)]
    astronaut: Noun
    neutral: str  # after the name of a player: the neutral colour
    neutral_wins: str  # why nobody wins
    pad: str  # before its number
    aboard: tuple[str, str]  # around a pad: on its ship
    anywhere: str  # a ship without a destination
    then: str
    steps: Annotated[dict[int, Told], ByCode(effects, spread)]  # of characters
    goals: Annotated[dict[int, Told], ByCode(effects)]
    most_of: Annotated[dict[int, str], ByCode(effects)]  # what a mission wants most of
    finds: Annotated[dict[int, Told], ByCode(effects, lambda find: [sign(find.n)])]
    deeds: Annotated[dict[int, Told], ByCode(effects)]
    moments: Annotated[dict[int, str], ByCode(effects)]  # when a discovery or an action counts
    ice_monopoly: tuple[str, str]  # its name and its text
    kinds: dict[str, str]  # of cards
    sources: dict[str, str]
