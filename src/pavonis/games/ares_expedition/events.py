"""The kinds of events of Ares Expedition, each with what follows it in the tuple."""

from typing import Final

from pavonis.core.game import Catalogue

ROUND: Final = 1  # number
CHOSE: Final = 2  # seat, phase
NEUTRAL: Final = 3  # phase: the neutral card of a solo game
PHASE: Final = 4  # phase begins
DONE: Final = 5  # seat: has nothing more to do in this phase, for now
LAST_CALL: Final = 6  # seat: is asked once more, since Mars is terraformed
ENDED: Final = 7  # rounds played
CORPORATION: Final = 8  # seat, corporation
DREW: Final = 9  # seat, card (its owner)
DREW_BACK: Final = 10  # seat, 0 (the others)
LOOKED: Final = 11  # seat, card (its owner)
LOOKED_COUNT: Final = 12  # seat, how many
KEPT_COUNT: Final = 13  # seat, how many
DISCARDED: Final = 14  # seat, card (its owner)
DISCARDED_BACK: Final = 15  # seat, 0 (the others)
SOLD: Final = 16  # seat, how many, megacredits
REVEALED: Final = 17  # seat, card: turned up from the deck
TOOK: Final = 18  # seat, card: that was turned up
REBUILT: Final = 19  # cards in the new deck
PLAYED: Final = 20  # seat, card, price
PAID: Final = 21  # seat, resource, amount
SAVED: Final = 22  # seat, card that made another one cheaper, megacredits
STOCK: Final = 23  # seat, resource, change
RATING: Final = 24  # seat, change
RAISED: Final = 25  # seat, parameter, new step
BEYOND: Final = 26  # seat, parameter: raised beyond its goal in the phase in which it was reached
FLIPPED: Final = 27  # seat, tile: and what is on its back is gained
FOREST: Final = 28  # seat
CUBES: Final = 29  # seat, card, change
USED: Final = 30  # seat, card: its action
STANDARD: Final = 31  # seat, standard action
COMPULSORY: Final = 32  # seat, standard action
PRODUCED: Final = 33  # seat
BONUS_CARD: Final = 34  # seat: has chosen the card as the bonus of the construction phase
MORE_PLAYS: Final = 35  # seat: one more card may be played
NEXT_CARD: Final = 36  # seat: the next card is cheaper or easier
DECLINED: Final = 37  # seat
REDRAWN: Final = 38  # seat, how many of the first cards
NEUTRAL_MARKER: Final = 39  # its new place
HELPED: Final = 40  # parameter, new step: by itself in a solo game
CUBE_TAKEN: Final = 41  # seat: from the pool
MARKER_TAKEN: Final = 42  # seat
SWAPPED: Final = 43  # from, to, card (both)
SWAPPED_BACK: Final = 44  # from, to (the others)
NOT_DONE: Final = 45  # seat: has taken back that it was done

EVENTS: Final[Catalogue] = {  # the name of each, and of what follows it
    ROUND: ("round", "round"),
    CHOSE: ("chose", "seat", "phase"),
    NEUTRAL: ("neutral", "phase"),
    PHASE: ("phase", "phase"),
    DONE: ("done", "seat"),
    LAST_CALL: ("last_call", "seat"),
    ENDED: ("ended", "rounds"),
    CORPORATION: ("corporation", "seat", "corporation"),
    DREW: ("drew", "seat", "card"),
    DREW_BACK: ("drew_back", "seat", "back"),
    LOOKED: ("looked", "seat", "card"),
    LOOKED_COUNT: ("looked_count", "seat", "count"),
    KEPT_COUNT: ("kept_count", "seat", "count"),
    DISCARDED: ("discarded", "seat", "card"),
    DISCARDED_BACK: ("discarded_back", "seat", "back"),
    SOLD: ("sold", "seat", "count", "megacredits"),
    REVEALED: ("revealed", "seat", "card"),
    TOOK: ("took", "seat", "card"),
    REBUILT: ("rebuilt", "count"),
    PLAYED: ("played", "seat", "card", "price"),
    PAID: ("paid", "seat", "resource", "amount"),
    SAVED: ("saved", "seat", "card", "megacredits"),
    STOCK: ("stock", "seat", "resource", "change"),
    RATING: ("rating", "seat", "change"),
    RAISED: ("raised", "seat", "parameter", "step"),
    BEYOND: ("beyond", "seat", "parameter"),
    FLIPPED: ("flipped", "seat", "tile"),
    FOREST: ("forest", "seat"),
    CUBES: ("cubes", "seat", "card", "change"),
    USED: ("used", "seat", "card"),
    STANDARD: ("standard", "seat", "standard"),
    COMPULSORY: ("compulsory", "seat", "standard"),
    PRODUCED: ("produced", "seat"),
    BONUS_CARD: ("bonus_card", "seat"),
    MORE_PLAYS: ("more_plays", "seat"),
    NEXT_CARD: ("next_card", "seat"),
    DECLINED: ("declined", "seat"),
    REDRAWN: ("redrawn", "seat", "count"),
    NEUTRAL_MARKER: ("neutral_marker", "space"),
    HELPED: ("helped", "parameter", "step"),
    CUBE_TAKEN: ("cube_taken", "seat"),
    MARKER_TAKEN: ("marker_taken", "seat"),
    SWAPPED: ("swapped", "from", "to", "card"),
    SWAPPED_BACK: ("swapped_back", "from", "to"),
    NOT_DONE: ("not_done", "seat"),
}
