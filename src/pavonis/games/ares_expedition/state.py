"""A position of Ares Expedition: what lies where, who owns what, and who remembers what."""

from typing import ClassVar, Final

from pavonis.core.game import State
from pavonis.games.ares_expedition import events
from pavonis.games.ares_expedition.effects import METALS, PRODUCTIONS, STOCKS
from pavonis.games.ares_expedition.tables import CARD_SALE, CUTS, METAL_VALUES, SOURCES
from pavonis.kit.piles import PileEvents
from pavonis.kit.project_state import NOBODY, ProjectState
from pavonis.kit.terraforming import PARAMETERS

SEATS: Final = 4  # at most
NO_PHASE: Final = -1
RATING: Final = 5
FIRST_SPACE: Final = 1  # of the neutral marker in a solo game

# Stages of the game
SET_UP: Final = 0
PLANNING: Final = 1
PHASES: Final = 2
END_STEP: Final = 3
OVER: Final = 4


class AresState(ProjectState):
    """Sets of cards are ints with a bit for each; what each seat has of several things is one flat list."""

    __slots__ = (
        "actions", "bonus", "called", "chosen", "draws_more", "eases", "forests", "free", "initiative", "keeps_more", "marker",
        "metals", "neutral", "next_ease", "oceans", "opened", "phase", "phases", "plays", "pool_cubes", "pool_markers",
        "redrawn", "round", "sale", "stage", "unaware", "used",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "stage", "round", "phase", "phases", "chosen", "tracks", "opened", "oceans", "called", "unaware", "rating", "forests",
        "stock", "production", "metals", "worth", "tags", "cuts", "eases", "sale", "draws_more", "keeps_more", "corporations",
        "hands", "played", "actions", "holder", "cubes", "plays", "free", "bonus", "next_cut", "next_ease", "used", "initiative",
        "deck", "drawn", "discard", "seen", "knows", "offers", "dealt", "redrawn", "neutral", "marker", "pool_cubes",
        "pool_markers",
    )  # fmt: skip
    GROWING: ClassVar[dict[str, int]] = {"holder": NOBODY, "cubes": 0}
    TOLD: ClassVar[PileEvents] = PileEvents(
        events.DREW, events.DREW_BACK, events.DISCARDED, events.DISCARDED_BACK, events.REVEALED, events.REBUILT
    )

    stage: int
    round: int
    phase: int  # the one being played
    phases: int  # bits of those chosen in this round
    chosen: list[int]  # the phase each seat has chosen in this round, or in the last one while all plan
    opened: list[int]  # the same at the start of this phase: what requirements and rewards look at
    oceans: tuple[int, ...]  # the tiles in the order in which they are turned over
    called: int  # 1 when all have been asked once more because Mars is terraformed
    unaware: int  # bits of the seats that were done before it was

    forests: list[int]
    metals: list[int]  # seat * METALS + metal
    eases: list[int]  # more than 0: a zone may be read one off
    sale: list[int]  # what a sold card brings
    draws_more: list[int]  # in the research phase
    keeps_more: list[int]

    actions: list[list[int]]  # cards in play with an action, ascending

    plays: list[int]  # cards that may still be played in this phase
    free: list[int]  # the printed cost up to which a green card may be played for nothing; 0 if none may
    bonus: list[int]  # 1 for who chose this phase, until the bonus is used
    next_ease: list[int]
    used: list[int]  # bits of the cards whose action was used in this phase
    initiative: int  # bits of the seats whose rating has not risen yet in this phase

    redrawn: int  # bits of the seats that have drawn cards anew, or decided not to

    neutral: tuple[int, ...]  # the neutral phase cards of a solo game that are left, the next one first
    marker: int  # its place on the track
    pool_cubes: int  # of the cooperative game
    pool_markers: int

    def begin(self, seats: int) -> None:
        """Rulebook: Set-up 4, 5."""
        super().begin(seats)
        self.begin_projects(seats, SOURCES, STOCKS, PRODUCTIONS, CUTS, METAL_VALUES)
        self.rating = [RATING] * seats
        self.stage = SET_UP
        self.round = 0
        self.phase = NO_PHASE
        self.phases = 0
        self.chosen = [NO_PHASE] * seats
        self.opened = [0] * PARAMETERS
        self.oceans = ()
        self.called = 0
        self.unaware = 0
        self.forests = [0] * seats
        self.metals = [0] * (seats * METALS)
        self.eases = [0] * seats
        self.sale = [CARD_SALE] * seats
        self.draws_more = [0] * seats
        self.keeps_more = [0] * seats
        self.actions = [[] for _ in range(seats)]
        self.plays = [0] * seats
        self.free = [0] * seats
        self.bonus = [0] * seats
        self.next_ease = [0] * seats
        self.used = [0] * seats
        self.initiative = 0
        self.redrawn = 0
        self.neutral = ()
        self.marker = 0
        self.pool_cubes = 0
        self.pool_markers = 0

    def clone(self) -> "AresState":
        """An independent copy."""
        c = AresState()
        self.copy_to(c)
        self.copy_projects_to(c)
        c.stage = self.stage
        c.round = self.round
        c.phase = self.phase
        c.phases = self.phases
        c.chosen = self.chosen[:]
        c.opened = self.opened[:]
        c.oceans = self.oceans
        c.called = self.called
        c.unaware = self.unaware
        c.forests = self.forests[:]
        c.metals = self.metals[:]
        c.eases = self.eases[:]
        c.sale = self.sale[:]
        c.draws_more = self.draws_more[:]
        c.keeps_more = self.keeps_more[:]
        c.plays = self.plays[:]
        c.free = self.free[:]
        c.bonus = self.bonus[:]
        c.next_ease = self.next_ease[:]
        c.used = self.used[:]
        c.initiative = self.initiative
        c.actions = [cards[:] for cards in self.actions]
        c.redrawn = self.redrawn
        c.neutral = self.neutral
        c.marker = self.marker
        c.pool_cubes = self.pool_cubes
        c.pool_markers = self.pool_markers
        return c
