"""A position of Pocket Mars: what lies where, and who remembers what."""

from typing import Any, ClassVar, Final

from pavonis.core.game import State
from pavonis.games.pocket_mars.moves import SEAT_ROOM

COLONISTS: Final = 7  # of each player
HAND: Final = 2  # cards in hand, and in the prep module, after every turn
ONE_STAR: Final = 0
TWO_STAR: Final = 1
EMPTY: Final = -1  # no card in a place of the prep module
SEATS: Final = 4  # at most


def two_star_limit(seats: int) -> int:
    """How many colonists fit in a two-star zone. Rulebook: Buildings."""
    return 1 if seats == 2 else 2


class PocketMarsState(State):
    """Sets of cards are ints with a bit for each card; places of two seats and more are one flat list."""

    __slots__ = (
        "active", "buried", "colonists", "columns", "deck", "discard", "drawn", "earth", "energy", "face_down",
        "first", "hands", "in_play", "kept", "knows", "packs", "prep", "round", "ship",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "round", "first", "active", "earth", "ship", "energy", "colonists", "hands", "prep", "in_play",
        "deck", "drawn", "buried", "columns", "face_down", "discard", "knows", "packs", "kept",
    )  # fmt: skip
    GROWING: ClassVar[dict[str, Any]] = {"colonists": 0, "columns": ()}  # by building

    round: int
    first: int  # holds the first player card, for the whole game
    active: int
    earth: list[int]
    ship: list[int]
    energy: list[int]
    colonists: tuple[int, ...]  # in buildings; see `place`; shared between clones
    hands: list[int]
    prep: list[int]  # seat * 2 + place
    in_play: int  # the hand card whose top action is being carried out
    deck: tuple[int, ...]  # shared between clones; `drawn` cards of it are gone
    drawn: int
    buried: int  # how many cards at the bottom were put there openly: all saw their backs
    columns: list[tuple[int, ...]]  # the cards attached to each building, uppermost last
    face_down: int  # which of the attached cards
    discard: int
    knows: list[int]  # hidden cards outside the own zones that a seat has seen and can follow
    packs: list[int]  # while drafting: what each seat chooses from
    kept: list[int]  # while drafting: round by round, what each seat has kept (round * seats + seat)

    def begin(self, seats: int) -> None:
        """Everybody has one colonist on the ship, the others on Earth, and one energy. Rulebook: Set-up 1-3."""
        super().begin(seats)
        self.round = 0
        self.first = 0
        self.active = 0
        self.earth = [COLONISTS - 1] * seats
        self.ship = [1] * seats
        self.energy = [1] * seats
        self.colonists = ()
        self.hands = [0] * seats
        self.prep = [EMPTY] * (HAND * seats)
        self.in_play = 0
        self.deck = ()
        self.drawn = 0
        self.buried = 0
        self.columns = []
        self.face_down = 0
        self.discard = 0
        self.knows = [0] * seats
        self.packs = [0] * seats
        self.kept = []

    def lay_out(self, buildings: int, homes: int) -> None:
        """Make room for buildings with numbers below `buildings`, of which those below `homes` can hold colonists."""
        self.columns = [()] * buildings
        self.colonists = (0,) * (homes * 2 * SEAT_ROOM)

    def clone(self) -> "PocketMarsState":
        """An independent copy."""
        c = PocketMarsState()
        self.copy_to(c)
        c.round = self.round
        c.first = self.first
        c.active = self.active
        c.earth = self.earth[:]
        c.ship = self.ship[:]
        c.energy = self.energy[:]
        c.colonists = self.colonists
        c.hands = self.hands[:]
        c.prep = self.prep[:]
        c.in_play = self.in_play
        c.deck = self.deck
        c.drawn = self.drawn
        c.buried = self.buried
        c.columns = self.columns[:]
        c.face_down = self.face_down
        c.discard = self.discard
        c.knows = self.knows[:]
        c.packs = self.packs[:]
        c.kept = self.kept[:]
        return c

    def place(self, building: int, zone: int, seat: int) -> int:
        """Where in `colonists` the colonists of a seat in a zone of a building are counted."""
        return (building * 2 + zone) * SEAT_ROOM + seat

    def step(self, start: int, end: int) -> None:
        """A colonist goes from one place in buildings to another."""
        places = list(self.colonists)
        places[start] -= 1
        places[end] += 1
        self.colonists = tuple(places)

    def on_mars(self, seat: int) -> int:
        """How many colonists of a seat are in buildings."""
        return COLONISTS - self.earth[seat] - self.ship[seat]

    def two_star_limit(self) -> int:
        """How many colonists fit in a two-star zone of this table."""
        return two_star_limit(len(self.hands))

    def has_room(self, building: int) -> bool:
        """Whether the two-star zone of a building is below its limit."""
        start = (building * 2 + TWO_STAR) * SEAT_ROOM
        return sum(self.colonists[start : start + len(self.hands)]) < self.two_star_limit()
