"""A position of Terraforming Mars: what lies where, who owns what, and who remembers what."""

from typing import Any, ClassVar, Final

from pavonis.core.game import State
from pavonis.games.terraforming_mars import events
from pavonis.games.terraforming_mars.board import NO_TILE, OFF_MARS, PLACES
from pavonis.games.terraforming_mars.tables import AWARD_NAMES, MILESTONE_NAMES, SOURCES
from pavonis.kit.piles import PileEvents
from pavonis.kit.project_state import NOBODY, ProjectState
from pavonis.kit.terraforming import RESOURCES, TAGS

SEATS: Final = 5  # at most
NEUTRAL: Final = 5  # the opponent of a solo game, who can be robbed
NOWHERE: Final = -1  # no hex
RATING: Final = 20
SOLO_RATING: Final = 14
SOLO_GENERATIONS: Final = 14
METAL_WORTHS: Final = [2, 3]  # of steel and titanium
CUTS: Final = TAGS + 1  # discounts of a seat: by tag, then on all cards

# Stages of the game
SET_UP: Final = 0
PLAY: Final = 1
LAST_GREENERIES: Final = 2
OVER: Final = 3


class MarsState(ProjectState):
    """Sets of hexes and of cards are ints with a bit for each; what each seat has of several things is one flat list."""

    __slots__ = (
        "active", "awards", "cities", "claimed", "claimer", "covered", "duties", "events", "first", "generation", "greeneries",
        "kept", "milestones", "near", "near_city", "near_tile", "next_shift", "oceans", "outposts", "own", "passed", "raised",
        "ready", "shift", "stage", "taken", "tiles",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "stage", "generation", "first", "active", "taken", "passed", "raised", "duties", "tracks", "tiles", "covered", "oceans",
        "cities", "greeneries", "near_city", "near_tile", "own", "near", "outposts", "claimed", "claimer", "rating", "stock",
        "production", "tags", "cuts", "shift", "worth", "next_cut", "next_shift", "corporations", "hands", "played", "events",
        "ready", "holder", "cubes", "milestones", "awards", "deck", "drawn", "discard", "seen", "knows", "offers", "kept",
        "dealt",
    )  # fmt: skip
    GROWING: ClassVar[dict[str, Any]] = {
        "tiles": NO_TILE, "outposts": NOBODY, "holder": NOBODY, "cubes": 0, "milestones": NOBODY, "awards": NOBODY,
    }  # fmt: skip
    TOLD: ClassVar[PileEvents] = PileEvents(
        events.DREW, events.DREW_BACK, events.DISCARDED, events.DISCARDED_BACK, events.REVEALED, events.REBUILT
    )

    stage: int
    generation: int
    first: int  # has the first player marker
    active: int
    taken: int  # actions of the active seat in this turn
    passed: int  # bits of the seats that have passed in this generation
    raised: int  # bits of the seats whose rating rose in this generation
    duties: int  # bits of the seats that owe the first action of their corporation

    tiles: list[int]  # by place
    covered: int  # hexes with a tile, and of these:
    oceans: int
    cities: int
    greeneries: int
    near_city: int  # hexes beside one
    near_tile: int
    own: list[int]  # hexes with tiles of a seat
    near: list[int]  # hexes beside them
    outposts: list[int]  # owners of the places off the planet
    claimed: int  # the hex with the marker of Land Claim
    claimer: int

    shift: list[int]  # by how many steps a seat may miss a global requirement
    next_shift: list[int]

    events: list[list[int]]  # face down, in order of play; all have seen them
    ready: list[list[int]]  # sources whose action is not used yet in this generation, ascending
    milestones: list[int]  # who claimed each
    awards: list[int]  # who funded each

    kept: list[int]  # while drafting: round by round, what each seat has kept (round * seats + seat)

    def begin(self, seats: int) -> None:
        """Rulebook: Set-up 1-4."""
        super().begin(seats)
        self.begin_projects(seats, SOURCES, RESOURCES, RESOURCES, CUTS, METAL_WORTHS)
        self.rating = [SOLO_RATING if seats == 1 else RATING] * seats
        self.stage = SET_UP
        self.generation = 1
        self.first = 0
        self.active = 0
        self.taken = 0
        self.passed = 0
        self.raised = 0
        self.duties = 0
        self.tiles = [NO_TILE] * PLACES
        self.covered = self.oceans = self.cities = self.greeneries = self.near_city = self.near_tile = 0
        self.own = [0] * seats
        self.near = [0] * seats
        self.outposts = [NOBODY] * len(OFF_MARS)
        self.claimed = NOWHERE
        self.claimer = NOBODY
        self.shift = [0] * seats
        self.next_shift = [0] * seats
        self.events = [[] for _ in range(seats)]
        self.ready = [[] for _ in range(seats)]
        self.milestones = [NOBODY] * len(MILESTONE_NAMES)
        self.awards = [NOBODY] * len(AWARD_NAMES)
        self.kept = []

    def clone(self) -> "MarsState":
        """An independent copy."""
        c = MarsState()
        self.copy_to(c)
        self.copy_projects_to(c)
        c.stage = self.stage
        c.generation = self.generation
        c.first = self.first
        c.active = self.active
        c.taken = self.taken
        c.passed = self.passed
        c.raised = self.raised
        c.duties = self.duties
        c.tiles = self.tiles[:]
        c.covered = self.covered
        c.oceans = self.oceans
        c.cities = self.cities
        c.greeneries = self.greeneries
        c.near_city = self.near_city
        c.near_tile = self.near_tile
        c.own = self.own[:]
        c.near = self.near[:]
        c.outposts = self.outposts[:]
        c.claimed = self.claimed
        c.claimer = self.claimer
        c.shift = self.shift[:]
        c.next_shift = self.next_shift[:]
        c.events = [cards[:] for cards in self.events]
        c.ready = [sources[:] for sources in self.ready]
        c.milestones = self.milestones[:]
        c.awards = self.awards[:]
        c.kept = self.kept[:]
        return c

    def city_count(self) -> int:
        """How many cities are in play, off the planet too."""
        return self.cities.bit_count() + len(self.outposts) - self.outposts.count(NOBODY)

    def cities_of(self, seat: int) -> int:
        """How many cities a seat owns, off the planet too."""
        return (self.own[seat] & self.cities).bit_count() + self.outposts.count(seat)

    def tiles_of(self, seat: int) -> int:
        """How many tiles a seat owns, off the planet too."""
        return self.own[seat].bit_count() + self.outposts.count(seat)
