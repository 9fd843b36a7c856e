"""What a viewer of Pocket Mars observes, as types. `observing.py` fills them in.

Cards and buildings are told by number: what they are called is told once, by the cards and by the board (`facts.py`). The colour of
a card is the number of its building.
"""

from msgspec import Struct

from pavonis.kit.observation import ScoreEntry


class PocketMarsBack(Struct, frozen=True, gc=False):
    """A card from behind, with its number if the viewer knows its face."""

    colour: int
    card: int | None


class PocketMarsPlayer(Struct, frozen=True):
    """What lies before a player."""

    earth: int  # colonists
    ship: int
    mars: int
    energy: int
    discard_gain: int  # the energy that a card discarded now would bring
    hand: list[PocketMarsBack]  # by colour, known ones first, so that the order tells nothing
    prep: list[PocketMarsBack | None]  # by place


class PocketMarsBuilding(Struct, frozen=True):
    """A building: its colonists by seat, and the cards attached to it, the uppermost last."""

    building: int
    one_star: list[int]  # empty if the building holds no colonists
    two_star: list[int]
    free: int  # places of the two-star zone that are left
    points: list[int]  # by seat: what its colonists here are worth
    value: int | None  # what the next card has to beat, or None where nothing is compared
    column: list[int]
    values: list[int]  # of the cards of the column as they count: a card that lies face down counts 0
    face_down: list[int]


class PocketMarsKnown(Struct, frozen=True, gc=False):
    """A card of the deck that the viewer knows, and its place from the top."""

    place: int
    card: int


class PocketMarsDeck(Struct, frozen=True):
    """The deck: its size, the colour on top, the colours put under it before all eyes, and the cards that the viewer knows."""

    size: int
    top: int
    bottom: list[int]
    known: list[PocketMarsKnown]


class PocketMarsPack(Struct, frozen=True):
    """What a seat chooses from, and the cards that may be among them as the viewer remembers the pack."""

    cards: list[PocketMarsBack]
    among: list[int]


class PocketMarsKept(Struct, frozen=True):
    """A card that a seat has kept, and what it may be as the viewer remembers the pack."""

    back: PocketMarsBack
    among: list[int]


class PocketMarsDraft(Struct, frozen=True):
    """The draft, while it lasts."""

    round: int
    rounds: int
    packs: list[PocketMarsPack]
    kept: list[list[PocketMarsKept]]


class PocketMarsIdle(Struct, frozen=True):
    """A card that can be played from hand only without effect, and the reasons, each a code with what follows it."""

    card: int
    reasons: list[list[int]]


class PocketMarsSeen(Struct, frozen=True, repr_omit_defaults=True):
    """All that a viewer may know."""

    over: bool
    round: int  # 0 before the first
    first: int | None  # who holds the first player card, when the set-up is done
    active: int | None
    energy_max: int
    two_star_limit: int
    players: list[PocketMarsPlayer]
    buildings: list[PocketMarsBuilding]
    deck: PocketMarsDeck
    discard: list[int]
    in_play: list[int]  # the card whose top action is being carried out
    scores: list[int]
    draft: PocketMarsDraft | None
    idle: list[PocketMarsIdle]  # of the viewer's hand, on the viewer's turn
    sealed: list[int]  # moves that the viewer has made in secret
    # Bots are seeded by the text of what they see. It leaves out empty sheets, so they play as they did before there were any.
    score_sheets: list[list[ScoreEntry]] = []  # by seat, when the game is over
