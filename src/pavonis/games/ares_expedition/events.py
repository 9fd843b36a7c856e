"""The kinds of events of Ares Expedition, each with what follows it in the tuple."""

from typing import Final

from pavonis.core.catalogue import Catalogue, listed

EVENTS: Final[Catalogue] = {}  # each says its number, its name and what follows it in the tuple

ROUND: Final = listed(EVENTS, 1, "round round")
CHOSE: Final = listed(EVENTS, 2, "chose seat phase")
NEUTRAL: Final = listed(EVENTS, 3, "neutral phase")  # the neutral card of a solo game
PHASE: Final = listed(EVENTS, 4, "phase phase")
DONE: Final = listed(EVENTS, 5, "done seat")  # has nothing more to do in this phase, for now
LAST_CALL: Final = listed(EVENTS, 6, "last_call seat")  # is asked once more, since Mars is terraformed
ENDED: Final = listed(EVENTS, 7, "ended rounds")
CORPORATION: Final = listed(EVENTS, 8, "corporation seat corporation")
DREW: Final = listed(EVENTS, 9, "drew seat card")  # told to its owner
DREW_BACK: Final = listed(EVENTS, 10, "drew_back seat back")  # told to the others
LOOKED: Final = listed(EVENTS, 11, "looked seat card")  # told to its owner
LOOKED_COUNT: Final = listed(EVENTS, 12, "looked_count seat count")
KEPT_COUNT: Final = listed(EVENTS, 13, "kept_count seat count")
DISCARDED: Final = listed(EVENTS, 14, "discarded seat card")  # told to its owner
DISCARDED_BACK: Final = listed(EVENTS, 15, "discarded_back seat back")  # told to the others
SOLD: Final = listed(EVENTS, 16, "sold seat count megacredits")
REVEALED: Final = listed(EVENTS, 17, "revealed seat card")  # turned up from the deck
TOOK: Final = listed(EVENTS, 18, "took seat card")  # that was turned up
REBUILT: Final = listed(EVENTS, 19, "rebuilt count")  # cards of the new deck
PLAYED: Final = listed(EVENTS, 20, "played seat card price")
PAID: Final = listed(EVENTS, 21, "paid seat resource amount")
SAVED: Final = listed(EVENTS, 22, "saved seat card megacredits")  # by a card that made another one cheaper
STOCK: Final = listed(EVENTS, 23, "stock seat resource change")
RATING: Final = listed(EVENTS, 24, "rating seat change")
RAISED: Final = listed(EVENTS, 25, "raised seat parameter step")
BEYOND: Final = listed(EVENTS, 26, "beyond seat parameter")  # raised beyond its goal in the phase in which it was reached
FLIPPED: Final = listed(EVENTS, 27, "flipped seat tile")  # and what is on its back is gained
FOREST: Final = listed(EVENTS, 28, "forest seat")
CUBES: Final = listed(EVENTS, 29, "cubes seat card change")
USED: Final = listed(EVENTS, 30, "used seat card")  # its action
STANDARD: Final = listed(EVENTS, 31, "standard seat standard")
COMPULSORY: Final = listed(EVENTS, 32, "compulsory seat standard")
PRODUCED: Final = listed(EVENTS, 33, "produced seat")
BONUS_CARD: Final = listed(EVENTS, 34, "bonus_card seat")  # has chosen the card as the bonus of the construction phase
MORE_PLAYS: Final = listed(EVENTS, 35, "more_plays seat")  # one more card may be played
NEXT_CARD: Final = listed(EVENTS, 36, "next_card seat")  # the next card is cheaper or easier
DECLINED: Final = listed(EVENTS, 37, "declined seat")
REDRAWN: Final = listed(EVENTS, 38, "redrawn seat count")  # of the first cards
NEUTRAL_MARKER: Final = listed(EVENTS, 39, "neutral_marker space")  # its new place
HELPED: Final = listed(EVENTS, 40, "helped parameter step")  # by itself in a solo game
CUBE_TAKEN: Final = listed(EVENTS, 41, "cube_taken seat")  # from the pool
MARKER_TAKEN: Final = listed(EVENTS, 42, "marker_taken seat")
SWAPPED: Final = listed(EVENTS, 43, "swapped from to card")  # told to both
SWAPPED_BACK: Final = listed(EVENTS, 44, "swapped_back from to")  # told to the others
NOT_DONE: Final = listed(EVENTS, 45, "not_done seat")  # has taken back that it was done
INCOME: Final = listed(EVENTS, 46, "income seat megacredits heat plants")  # by a production; cards are drawn after it
