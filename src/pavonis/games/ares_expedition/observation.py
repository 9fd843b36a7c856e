"""What a viewer of Ares Expedition observes, as types. `observing.py` fills them in.

Cards, corporations, ocean tiles and standard actions are told by number: what they are called is told once, by the cards and by the
board (`facts.py`).
"""

from typing import Literal

from msgspec import Struct

from pavonis.kit.observation import CardsSeen, MetalsSeen, ParametersSeen, PlayedSeen, ScoreEntry, TagsSeen

Stage = Literal["set_up", "planning", "phases", "end_step", "over"]
Phase = Literal["development", "construction", "action", "production", "research"]
Zone = Literal["purple", "red", "yellow", "white"]
Payable = Literal["now", "by selling", "no"]


class AresExpeditionParameters(ParametersSeen, frozen=True, gc=False):
    """The global parameters as printed."""


class AresExpeditionZones(Struct, frozen=True, gc=False):
    """The zones that requirements look at: in a phase those of its beginning, else those of now."""

    temperature: Zone
    oxygen: Zone


class AresExpeditionOcean(Struct, frozen=True, gc=False):
    """An ocean tile that is turned over, and what is on its back."""

    tile: int
    megacredits: int
    plants: int
    cards: int


class AresExpeditionStock(Struct, frozen=True, gc=False):
    """The resources that a player has."""

    megacredits: int
    heat: int
    plants: int


class AresExpeditionProduction(AresExpeditionStock, frozen=True, gc=False):
    """What a player produces now, tags and forests counted."""

    cards: int


class AresExpeditionMetals(MetalsSeen, frozen=True, gc=False):
    """A player's metals, or what a unit of each takes off a price."""


class AresExpeditionTags(TagsSeen, frozen=True, gc=False):
    """How many tags of each kind a player has in play."""

    event: int


class AresExpeditionResearch(Struct, frozen=True, gc=False):
    """Further cards that a player draws and keeps in the research phase."""

    draws: int
    keeps: int


class AresExpeditionPlayed(PlayedSeen, frozen=True, gc=False):
    """A card in play, and whether it is paid for."""

    paid: bool


class AresExpeditionPlayer(Struct, frozen=True):
    """What lies before a player."""

    corporation: int | None
    chosen: Phase | None
    rating: int
    forests: int
    stock: AresExpeditionStock
    production: AresExpeditionProduction
    metals: AresExpeditionMetals
    worth: AresExpeditionMetals
    tags: AresExpeditionTags
    discounts: dict[str, int]  # by tag, "all" and "costly"; only what there is
    eased: int
    sale: int  # what a sold card brings
    research: AresExpeditionResearch
    hand: CardsSeen
    offers: CardsSeen  # what is being chosen from
    played: list[AresExpeditionPlayed]
    actions: list[int]  # cards with an action
    used: list[int]  # those that were used in this phase
    plays: int  # cards that may still be played in this phase
    free: int
    bonus: bool  # of the phase, still to be used
    next_cut: int  # for the next card of this phase only
    next_ease: int
    initiative: bool
    redrawn: bool
    unaware: bool
    corporations: list[int]  # those to choose from, as far as the viewer knows
    sealed: list[int]  # moves made in secret, as far as the viewer knows


class AresExpeditionPrice(Struct, frozen=True, gc=False):
    """What a card costs the viewer, and whether that can be paid, perhaps by selling cards."""

    card: int
    price: int
    payable: Payable


class AresExpeditionStandard(Struct, frozen=True, gc=False):
    """What a standard action costs the viewer, whether that can be paid and whether it still does something."""

    price: int
    payable: Payable
    possible: bool


class AresExpeditionNeutral(Struct, frozen=True):
    """The neutral phase cards and the neutral marker of a solo game."""

    cards: list[Phase]
    marker: int


class AresExpeditionPool(Struct, frozen=True, gc=False):
    """The pool of a cooperative game."""

    cubes: int
    markers: int


class AresExpeditionPayment(Struct, frozen=True, gc=False):
    """A price that is paid with heat and megacredits, and the heat that may be given for it."""

    price: int
    heat: int


class AresExpeditionAsked(Struct, frozen=True):
    """More about the question to the viewer than the question says.

    What the numbers of `choose` stand for: `way` is one of the actions of the source, `choose` one of what its effect leaves to
    choose from.
    """

    kind: str
    source: int | None = None  # the card or corporation that it is about
    payment: AresExpeditionPayment | None = None
    each: int | None = None  # the megacredits that each pick brings


class AresExpeditionSeen(Struct, frozen=True):
    """All that a viewer may know."""

    stage: Stage
    round: int
    last_round: int | None
    phase: Phase | None
    phases: list[Phase]
    parameters: AresExpeditionParameters
    opened: AresExpeditionParameters  # when the phase began
    zones: AresExpeditionZones
    oceans: list[AresExpeditionOcean]
    called: bool
    players: list[AresExpeditionPlayer]
    deck: int
    discard: CardsSeen
    scores: list[int]
    score_sheets: list[list[ScoreEntry]]
    neutral: AresExpeditionNeutral | None
    pool: AresExpeditionPool | None
    prices: list[AresExpeditionPrice]  # of the viewer's cards, in hand and to choose from
    standards: list[AresExpeditionStandard]  # for the viewer
    asked: AresExpeditionAsked | None
    order: list[int] | None  # the deck, for who may know everything
    tiles: list[int] | None  # all ocean tiles, likewise
