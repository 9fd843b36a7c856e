"""Why something cannot be done in Pocket Mars: codes, each with what follows it in the tuple. The words are in `words/`."""

from typing import Final

from pavonis.core.game import Catalogue

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
NO_CARD_TO_FLIP: Final = 25  # at no building
NO_PREP_TO_SEE: Final = 26
NO_CARD_LEFT: Final = 27
NOT_IN_PACK: Final = 28  # card
PICKED_IN_ORDER: Final = 29  # several are picked in ascending order, and this one is out of it
NOT_OPTIONAL: Final = 30  # this cannot be declined
NOT_ATTACHED: Final = 31  # card
NO_PAIR_WITH: Final = 32  # card: the only one of its column
NO_SUCH_COLONIST: Final = 33  # owner, building
SAME_BUILDING: Final = 34
NOTHING_SEALED: Final = 35  # no answer of this seat to take back
NOT_A_PLACE_HERE: Final = 36  # this effect does not reach that building
NO_OPEN_CARD_AT: Final = 37  # building: it has no card, or its uppermost lies face down
OTHER_COLUMN: Final = 38  # card: attached elsewhere than the first of two
SAME_CARD: Final = 39  # the first of two again
SAME_OWNER: Final = 40  # the two colonists would be of one player
LANDS_ONLY_AT: Final = 41  # building

REASONS: Final[Catalogue] = {  # by code: the name, and those of what follows it
    GAME_OVER: ("game_over",),
    NOT_ASKED: ("not_asked",),
    NOT_THIS_QUESTION: ("not_this_question",),
    NO_SUCH_MOVE: ("no_such_move",),
    NOT_IN_HAND: ("not_in_hand", "card"),
    NOT_IN_PREP: ("not_in_prep", "card"),
    NOT_YOURS: ("not_yours", "card"),
    OWN_MODULE: ("own_module",),
    NO_CARD_THERE: ("no_card_there", "seat", "place"),
    NO_SUCH_SEAT: ("no_such_seat", "seat"),
    NONE_ON_EARTH: ("none_on_earth",),
    SHIP_IS_EMPTY: ("ship_is_empty",),
    TOO_LITTLE_ENERGY: ("too_little_energy", "has", "needs"),
    ENERGY_FULL: ("energy_full", "most"),
    COLONIST_HERE: ("colonist_here", "building"),
    SHIP_NOT_EMPTY: ("ship_not_empty",),
    NO_COLOUR_IN_HAND: ("no_colour_in_hand", "colour"),
    NO_ONE_STAR: ("no_one_star", "building"),
    TWO_STAR_FULL: ("two_star_full", "building"),
    NOBODY_TO_PROMOTE: ("nobody_to_promote",),
    NOBODY_TO_MOVE: ("nobody_to_move",),
    NOBODY_TO_SHIFT: ("nobody_to_shift",),
    NOBODY_TO_SWAP: ("nobody_to_swap",),
    NO_TWO_CARDS: ("no_two_cards",),
    NO_CARD_TO_FLIP: ("no_card_to_flip",),
    NO_PREP_TO_SEE: ("no_prep_to_see",),
    NO_CARD_LEFT: ("no_card_left",),
    NOT_IN_PACK: ("not_in_pack", "card"),
    PICKED_IN_ORDER: ("picked_in_order",),
    NOT_OPTIONAL: ("not_optional",),
    NOT_ATTACHED: ("not_attached", "card"),
    NO_PAIR_WITH: ("no_pair_with", "card"),
    NO_SUCH_COLONIST: ("no_such_colonist", "owner", "building"),
    SAME_BUILDING: ("same_building",),
    NOTHING_SEALED: ("nothing_sealed",),
    NOT_A_PLACE_HERE: ("not_a_place_here",),
    NO_OPEN_CARD_AT: ("no_open_card_at", "building"),
    OTHER_COLUMN: ("other_column", "card"),
    SAME_CARD: ("same_card",),
    SAME_OWNER: ("same_owner",),
    LANDS_ONLY_AT: ("lands_only_at", "building"),
}
