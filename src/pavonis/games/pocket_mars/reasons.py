"""Why something cannot be done in Pocket Mars: codes, each with what follows it in the tuple. The words are in `words/`."""

from typing import Final

GAME_OVER: Final = 1
NOT_ASKED: Final = 2  # this seat has nothing to answer now
NOT_THIS_QUESTION: Final = 3  # the seat is asked something else
NO_SUCH_MOVE: Final = 4
NOT_IN_HAND: Final = 5  # card
NOT_IN_PREP: Final = 6  # card
NOT_YOURS: Final = 7  # card: neither in hand nor in the prep module
OWN_MODULE: Final = 8  # one's own prep cards are attached, not taken
NO_CARD_THERE: Final = 9  # seat, place
NO_SUCH_SEAT: Final = 10  # seat
NONE_ON_EARTH: Final = 11
SHIP_IS_EMPTY: Final = 12
TOO_LITTLE_ENERGY: Final = 13  # has, needs
ENERGY_FULL: Final = 14  # maximum
COLONIST_HERE: Final = 15  # building: the condition asks for none
SHIP_NOT_EMPTY: Final = 16  # the condition asks for an empty ship
NO_COLOUR_IN_HAND: Final = 17  # colour
NO_ONE_STAR: Final = 18  # building: no own colonist in its one-star zone
TWO_STAR_FULL: Final = 19  # building
NOBODY_TO_PROMOTE: Final = 20  # no own colonist that could go up, anywhere
NOBODY_TO_MOVE: Final = 21  # no own colonist in a one-star zone elsewhere
NOBODY_TO_SHIFT: Final = 22
NOBODY_TO_SWAP: Final = 23
NO_TWO_CARDS: Final = 24  # no building has two attached cards
NO_CARD_TO_FLIP: Final = 25
NO_PREP_TO_SEE: Final = 26
NO_CARD_LEFT: Final = 27
NOT_IN_PACK: Final = 28  # card
PICKED_IN_ORDER: Final = 29  # a set is picked in ascending order, and this would leave too few
NOT_OPTIONAL: Final = 30  # this cannot be declined
NOT_ATTACHED: Final = 31  # card
NO_PAIR_WITH: Final = 32  # card: no later card of the same column
NO_SUCH_COLONIST: Final = 33  # owner, building
SAME_BUILDING: Final = 34
NOTHING_SEALED: Final = 35  # no answer of this seat to take back
NOT_A_PLACE_HERE: Final = 36  # this effect does not reach that building
