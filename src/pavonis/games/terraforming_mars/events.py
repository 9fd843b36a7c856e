"""The kinds of events of Terraforming Mars, and what follows each in the tuple."""

from typing import Final

from pavonis.core.catalogue import Catalogue, listed

EVENTS: Final[Catalogue] = {}  # each says its number, its name and what follows it in the tuple

GENERATION: Final = listed(EVENTS, 1, "generation generation first")
TURN: Final = listed(EVENTS, 2, "turn seat")
PASSED: Final = listed(EVENTS, 3, "passed seat")
ENDED: Final = listed(EVENTS, 4, "ended generations")
CORPORATION: Final = listed(EVENTS, 5, "corporation seat corporation")
BOUGHT: Final = listed(EVENTS, 6, "bought seat card")  # told to its owner
BOUGHT_COUNT: Final = listed(EVENTS, 7, "bought_count seat count")
DEALT: Final = listed(EVENTS, 8, "dealt seat card")  # told to its owner
DREW: Final = listed(EVENTS, 9, "drew seat card")  # told to its owner
DREW_BACK: Final = listed(EVENTS, 10, "drew_back seat back")  # told to the others; the back says nothing
DISCARDED: Final = listed(EVENTS, 11, "discarded seat card")  # told to its owner
DISCARDED_BACK: Final = listed(EVENTS, 12, "discarded_back seat back")  # told to the others; the back says nothing
REVEALED: Final = listed(EVENTS, 13, "revealed seat card")  # turned up from the deck
REBUILT: Final = listed(EVENTS, 14, "rebuilt cards")
PLAYED: Final = listed(EVENTS, 15, "played seat card price")
PAID: Final = listed(EVENTS, 16, "paid seat resource amount")
STOCK: Final = listed(EVENTS, 17, "stock seat resource change")
PRODUCTION: Final = listed(EVENTS, 18, "production seat resource change")
RATING: Final = listed(EVENTS, 19, "rating seat change")
RAISED: Final = listed(EVENTS, 20, "raised seat parameter step")
PLACED: Final = listed(EVENTS, 21, "placed seat tile place")
CLAIMED: Final = listed(EVENTS, 22, "claimed seat place")
CUBES: Final = listed(EVENTS, 23, "cubes seat card change")
PROJECT: Final = listed(EVENTS, 24, "project seat project")
MILESTONE: Final = listed(EVENTS, 25, "milestone seat milestone")
AWARD: Final = listed(EVENTS, 26, "award seat award")
USED: Final = listed(EVENTS, 27, "used seat source")
REMOVED: Final = listed(EVENTS, 28, "removed seat victim resource amount")
STOLEN: Final = listed(EVENTS, 29, "stolen seat victim resource amount")
LOWERED: Final = listed(EVENTS, 30, "lowered seat victim resource amount")
COPIED: Final = listed(EVENTS, 31, "copied seat source")
SOLD: Final = listed(EVENTS, 32, "sold seat count")
GREENERY: Final = listed(EVENTS, 33, "greenery seat")  # from plants
WARMED: Final = listed(EVENTS, 34, "warmed seat")  # from heat
DECLINED: Final = listed(EVENTS, 35, "declined seat")
KEPT: Final = listed(EVENTS, 36, "kept seat card")  # in the draft, told to its owner
KEPT_BACK: Final = listed(EVENTS, 37, "kept_back seat back")  # told to the others; the back says nothing
PRODUCED: Final = listed(EVENTS, 38, "produced")  # the production phase
NEUTRAL_TILE: Final = listed(EVENTS, 39, "neutral_tile tile place")
NEXT_CARD: Final = listed(EVENTS, 40, "next_card seat")  # the next card is cheaper or easier
LOOKED: Final = listed(EVENTS, 41, "looked seat card")  # told to its owner
LOOKED_COUNT: Final = listed(EVENTS, 42, "looked_count seat count")
INCOME: Final = listed(EVENTS, 43, "income seat megacredits steel titanium plants energy heat")  # by a production
