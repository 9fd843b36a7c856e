"""A position with project cards and corporations in play: what a seat has of things, and what lies on cards."""

from typing import Final

from pavonis.core.rng import shuffle
from pavonis.kit.piles import PileState
from pavonis.kit.terraforming import PARAMETERS, TAGS

NOBODY: Final = -1


class ProjectState(PileState):
    """What each seat has of several things is one flat list: seat * how many such things there are + which."""

    __slots__ = (
        "corporations", "cubes", "cuts", "dealt", "holder", "next_cut", "production", "rating", "stock", "tags", "tracks", "worth",
    )  # fmt: skip

    tracks: list[int]  # steps of temperature and oxygen, oceans
    rating: list[int]
    stock: list[int]
    production: list[int]
    worth: list[int]  # of each metal
    tags: list[int]  # seat * TAGS + tag
    cuts: list[int]  # what cards cost less: by tag, then what a game has besides
    next_cut: list[int]  # for the next card only
    corporations: list[int]
    holder: list[int]  # by source: the seat that has it in play, face up
    cubes: tuple[int, ...]  # by source; shared between clones
    dealt: tuple[tuple[int, ...], ...]  # the corporations dealt to each seat; shared between clones

    def begin_projects(self, seats: int, sources: int, stocks: int, productions: int, cuts: int, worth: list[int]) -> None:
        """Nobody has anything yet. Lists by source are as long as there are sources."""
        self.tracks = [0] * PARAMETERS
        self.rating = [0] * seats
        self.stock = [0] * (seats * stocks)
        self.production = [0] * (seats * productions)
        self.worth = worth * seats
        self.tags = [0] * (seats * TAGS)
        self.cuts = [0] * (seats * cuts)
        self.next_cut = [0] * seats
        self.corporations = [NOBODY] * seats
        self.holder = [NOBODY] * sources
        self.cubes = (0,) * sources
        self.dealt = ((),) * seats

    def copy_projects_to(self, c: "ProjectState") -> None:
        """Give another state this one's cards and all that they have brought."""
        self.copy_piles_to(c)
        c.tracks = self.tracks[:]
        c.rating = self.rating[:]
        c.stock = self.stock[:]
        c.production = self.production[:]
        c.worth = self.worth[:]
        c.tags = self.tags[:]
        c.cuts = self.cuts[:]
        c.next_cut = self.next_cut[:]
        c.corporations = self.corporations[:]
        c.holder = self.holder[:]
        c.cubes = self.cubes
        c.dealt = self.dealt


def holders_of(s: ProjectState, seat: int, cards: list[int], but: int = NOBODY) -> list[int]:
    """Those of these cards that a seat has in play, all but one."""
    holder = s.holder
    return [card for card in cards if holder[card] == seat and card != but]


def deal_corporations(w: ProjectState, viewer: int, corporations: list[int]) -> None:
    """Deal corporations anew to all but the viewer, as long as they are secret."""
    if not any(w.dealt):
        return
    own = w.dealt[viewer] if viewer >= 0 else ()
    left = [number for number in corporations if number not in own]
    w.rng = shuffle(w.rng, left)
    w.dealt = tuple([dealt if seat == viewer else tuple(sorted([left.pop() for _ in dealt])) for seat, dealt in enumerate(w.dealt)])
