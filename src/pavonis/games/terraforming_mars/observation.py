"""What a viewer of Terraforming Mars observes, as types. `observing.py` fills them in.

Cards, corporations, places, standard projects, milestones and awards are told by number: what they are called is told once, by the
cards and by the board (`facts.py`).
"""

from typing import Literal

from msgspec import Struct

from pavonis.kit.observation import CardsSeen, MetalsSeen, ParametersSeen, PlayedSeen, ScoreEntry, TagsSeen


class TerraformingMarsParameters(ParametersSeen, frozen=True, gc=False):
    """The global parameters as printed."""


class TerraformingMarsResources(Struct, frozen=True, gc=False):
    """A stock, or a production."""

    megacredits: int
    steel: int
    titanium: int
    plants: int
    energy: int
    heat: int


class TerraformingMarsTags(TagsSeen, frozen=True, gc=False):
    """How many tags of each kind lie open before a player."""

    city: int


class TerraformingMarsMetals(MetalsSeen, frozen=True, gc=False):
    """What one piece of each metal is worth."""


class TerraformingMarsTile(Struct, frozen=True, gc=False):
    """A tile on its place; oceans and neutral tiles are nobody's."""

    place: int
    tile: str
    owner: int | None


class TerraformingMarsClaim(Struct, frozen=True, gc=False):
    """An area that a player keeps for themselves."""

    place: int
    seat: int


class TerraformingMarsPlayed(PlayedSeen, frozen=True, gc=False):
    """A card in play: what lies on it, and its points as they stand."""


class TerraformingMarsGoal(Struct, frozen=True):
    """A milestone or an award: who has it, how far each seat is, and who could claim it or would win it now."""

    owner: int | None
    levels: list[int]
    ahead: list[int]


class TerraformingMarsKept(Struct, frozen=True):
    """A card kept in the draft: which one, or what it may be as far as the viewer has seen its pack."""

    card: int | None
    among: list[int]


class TerraformingMarsDraft(Struct, frozen=True):
    """A draft under way: by seat, what was kept, and what the pack in hand is known to hold."""

    round: int
    kept: list[list[TerraformingMarsKept]]
    packs: list[list[int]]


class TerraformingMarsPlayer(Struct, frozen=True):
    """What lies before a player."""

    corporation: int | None
    rating: int
    stock: TerraformingMarsResources
    production: TerraformingMarsResources
    tags: TerraformingMarsTags
    discounts: dict[str, int]  # by tag, and "all"; only what there is
    shift: int  # by how many steps a global requirement may be missed
    next_cut: int  # the same two for the next card of this generation only
    next_shift: int
    worth: TerraformingMarsMetals
    greenery_price: int  # in plants
    hand: CardsSeen
    offers: CardsSeen  # what is being chosen from
    played: list[TerraformingMarsPlayed]
    events: list[int]
    ready: list[int]  # cards and corporations whose action is not used yet in this generation
    passed: bool
    raised: bool  # whether the rating was raised in this generation
    cities: int
    tiles: int
    corporations: list[int]  # those to choose from, as far as the viewer knows
    sealed: list[int]  # moves made in secret, as far as the viewer knows


class TerraformingMarsPrice(Struct, frozen=True, gc=False):
    """What a card costs the viewer now, how much of it metals could pay, and whether it can be paid, perhaps by selling patents."""

    card: int
    price: int
    metals: int
    payable: Literal["now", "by selling", "no"]


class TerraformingMarsProject(Struct, frozen=True, gc=False):
    """What a standard project costs the viewer, whether it can be paid and whether there is room for it."""

    price: int
    payable: bool
    possible: bool


class TerraformingMarsGain(Struct, frozen=True, gc=False):
    """What a tile on a place would bring at once: what is printed there, and megacredits for the oceans beside it."""

    place: int
    steel: int
    titanium: int
    plants: int
    cards: int
    megacredits: int


class TerraformingMarsPlacing(Struct, frozen=True):
    """What is being placed: the tile, the kind of tile in the moves, and what each possible place would bring."""

    tile: str
    kind: int
    places: list[TerraformingMarsGain]


class TerraformingMarsMeans(Struct, frozen=True, gc=False):
    """A means of payment, as the moves number it: how much of it there is and what one is worth."""

    number: int
    name: str
    has: int
    worth: int


class TerraformingMarsPayment(Struct, frozen=True):
    """A price, and the means that are accepted besides megacredits."""

    price: int
    means: list[TerraformingMarsMeans]


class TerraformingMarsAsked(Struct, frozen=True):
    """More about the question to the viewer than the question says.

    What the numbers of `choose` and `next` stand for: `way` is one of the actions of the source, `choose`, `enhance` and `confer`
    one of what its effect leaves to choose from, `order` an effect of the source or, in this order, what it sets off.
    """

    kind: str
    source: int | None = None  # the card or corporation that it is about
    set_off: list[int] = []
    placing: TerraformingMarsPlacing | None = None
    payment: TerraformingMarsPayment | None = None
    each: int | None = None  # the megacredits that each pick brings or costs


class TerraformingMarsSeen(Struct, frozen=True):
    """All that a viewer may know."""

    stage: Literal["set_up", "play", "last_greeneries", "over"]
    research: bool
    generation: int
    last_generation: int | None
    first: int
    active: int
    taken: int  # actions in this turn
    parameters: TerraformingMarsParameters
    tiles: list[TerraformingMarsTile]
    claim: TerraformingMarsClaim | None
    players: list[TerraformingMarsPlayer]
    milestones: list[TerraformingMarsGoal]
    milestone_price: int | None  # of the next one; nothing if none is left to claim
    awards: list[TerraformingMarsGoal]
    award_price: int | None
    deck: int
    discard: CardsSeen
    scores: list[int]
    score_sheets: list[list[ScoreEntry]]
    draft: TerraformingMarsDraft | None
    prices: list[TerraformingMarsPrice]  # of the viewer's cards, in hand and to choose from
    projects: list[TerraformingMarsProject]  # for the viewer
    asked: TerraformingMarsAsked | None
    order: list[int] | None  # the deck, for who may know everything
