"""The kinds of events of Terraforming Mars, and what follows each in the tuple."""

from typing import Final

from pavonis.core.game import Catalogue

GENERATION: Final = 1
TURN: Final = 2
PASSED: Final = 3
ENDED: Final = 4
CORPORATION: Final = 5
BOUGHT: Final = 6  # told to its owner
BOUGHT_COUNT: Final = 7
DEALT: Final = 8  # told to its owner
DREW: Final = 9  # told to its owner
DREW_BACK: Final = 10  # told to the others; the back says nothing
DISCARDED: Final = 11  # told to its owner
DISCARDED_BACK: Final = 12  # told to the others; the back says nothing
REVEALED: Final = 13  # turned up from the deck
REBUILT: Final = 14
PLAYED: Final = 15
PAID: Final = 16
STOCK: Final = 17
PRODUCTION: Final = 18
RATING: Final = 19
RAISED: Final = 20
PLACED: Final = 21
CLAIMED: Final = 22
CUBES: Final = 23
PROJECT: Final = 24
MILESTONE: Final = 25
AWARD: Final = 26
USED: Final = 27
REMOVED: Final = 28
STOLEN: Final = 29
LOWERED: Final = 30
COPIED: Final = 31
SOLD: Final = 32
GREENERY: Final = 33  # from plants
WARMED: Final = 34  # from heat
DECLINED: Final = 35
KEPT: Final = 36  # in the draft, told to its owner
KEPT_BACK: Final = 37  # told to the others; the back says nothing
PRODUCED: Final = 38  # the production phase
NEUTRAL_TILE: Final = 39
NEXT_CARD: Final = 40  # the next card is cheaper or easier
LOOKED: Final = 41  # told to its owner
LOOKED_COUNT: Final = 42

EVENTS: Final[Catalogue] = {  # by code: the name, and those of what follows
    GENERATION: ("generation", "generation", "first"),
    TURN: ("turn", "seat"),
    PASSED: ("passed", "seat"),
    ENDED: ("ended", "generations"),
    CORPORATION: ("corporation", "seat", "corporation"),
    BOUGHT: ("bought", "seat", "card"),
    BOUGHT_COUNT: ("bought_count", "seat", "count"),
    DEALT: ("dealt", "seat", "card"),
    DREW: ("drew", "seat", "card"),
    DREW_BACK: ("drew_back", "seat", "back"),
    DISCARDED: ("discarded", "seat", "card"),
    DISCARDED_BACK: ("discarded_back", "seat", "back"),
    REVEALED: ("revealed", "seat", "card"),
    REBUILT: ("rebuilt", "cards"),
    PLAYED: ("played", "seat", "card", "price"),
    PAID: ("paid", "seat", "resource", "amount"),
    STOCK: ("stock", "seat", "resource", "change"),
    PRODUCTION: ("production", "seat", "resource", "change"),
    RATING: ("rating", "seat", "change"),
    RAISED: ("raised", "seat", "parameter", "step"),
    PLACED: ("placed", "seat", "tile", "place"),
    CLAIMED: ("claimed", "seat", "place"),
    CUBES: ("cubes", "seat", "card", "change"),
    PROJECT: ("project", "seat", "project"),
    MILESTONE: ("milestone", "seat", "milestone"),
    AWARD: ("award", "seat", "award"),
    USED: ("used", "seat", "source"),
    REMOVED: ("removed", "seat", "victim", "resource", "amount"),
    STOLEN: ("stolen", "seat", "victim", "resource", "amount"),
    LOWERED: ("lowered", "seat", "victim", "resource", "amount"),
    COPIED: ("copied", "seat", "source"),
    SOLD: ("sold", "seat", "count"),
    GREENERY: ("greenery", "seat"),
    WARMED: ("warmed", "seat"),
    DECLINED: ("declined", "seat"),
    KEPT: ("kept", "seat", "card"),
    KEPT_BACK: ("kept_back", "seat", "back"),
    PRODUCED: ("produced",),
    NEUTRAL_TILE: ("neutral_tile", "tile", "place"),
    NEXT_CARD: ("next_card", "seat"),
    LOOKED: ("looked", "seat", "card"),
    LOOKED_COUNT: ("looked_count", "seat", "count"),
}
