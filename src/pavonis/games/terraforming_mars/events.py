"""The kinds of events of Terraforming Mars, each with what follows it in the tuple."""

from typing import Final

GENERATION: Final = 1  # number, first player
TURN: Final = 2  # seat
PASSED: Final = 3  # seat
ENDED: Final = 4  # generations played
CORPORATION: Final = 5  # seat, corporation
BOUGHT: Final = 6  # seat, card (its owner)
BOUGHT_COUNT: Final = 7  # seat, how many
DEALT: Final = 8  # seat, card (its owner)
DREW: Final = 9  # seat, card (its owner)
DREW_BACK: Final = 10  # seat, 0 (the others)
DISCARDED: Final = 11  # seat, card (its owner)
DISCARDED_BACK: Final = 12  # seat, 0 (the others)
REVEALED: Final = 13  # seat, card: turned up from the deck
REBUILT: Final = 14  # cards in the new deck
PLAYED: Final = 15  # seat, card, price
PAID: Final = 16  # seat, resource, amount
STOCK: Final = 17  # seat, resource, change
PRODUCTION: Final = 18  # seat, resource, change
RATING: Final = 19  # seat, change
RAISED: Final = 20  # seat, parameter, new step
PLACED: Final = 21  # seat, tile, place
CLAIMED: Final = 22  # seat, place
CUBES: Final = 23  # seat, card, change
PROJECT: Final = 24  # seat, standard project
MILESTONE: Final = 25  # seat, milestone
AWARD: Final = 26  # seat, award
USED: Final = 27  # seat, source
REMOVED: Final = 28  # seat, victim, resource, amount
STOLEN: Final = 29  # seat, victim, resource, amount
LOWERED: Final = 30  # seat, victim, resource, amount
COPIED: Final = 31  # seat, source
SOLD: Final = 32  # seat, how many
GREENERY: Final = 33  # seat: from plants
WARMED: Final = 34  # seat: from heat
DECLINED: Final = 35  # seat
KEPT: Final = 36  # seat, card (its owner): in the draft
KEPT_BACK: Final = 37  # seat, 0 (the others)
PRODUCED: Final = 38  # the production phase
NEUTRAL_TILE: Final = 39  # tile, place
NEXT_CARD: Final = 40  # seat: the next card is cheaper or easier
LOOKED: Final = 41  # seat, card (its owner)
LOOKED_COUNT: Final = 42  # seat, how many
