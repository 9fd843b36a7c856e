"""Why something cannot be done in Pocket Mars: codes, each with what follows it in the tuple. The words are in `words/`."""

from typing import Final

from pavonis.core.catalogue import Catalogue, listed

REASONS: Final[Catalogue] = {}  # each says its number, its name and what follows it in the tuple

GAME_OVER: Final = listed(REASONS, 1, "game_over")
NOT_ASKED: Final = listed(REASONS, 2, "not_asked")  # this seat has nothing to answer now
NOT_THIS_QUESTION: Final = listed(REASONS, 3, "not_this_question")  # the seat is asked something else
NO_SUCH_MOVE: Final = listed(REASONS, 4, "no_such_move")
NOT_IN_HAND: Final = listed(REASONS, 5, "not_in_hand card")
NOT_IN_PREP: Final = listed(REASONS, 6, "not_in_prep card")
NOT_YOURS: Final = listed(REASONS, 7, "not_yours card")  # neither in hand nor in the prep module
OWN_MODULE: Final = listed(REASONS, 8, "own_module")  # one's own prep cards are attached, not taken
NO_CARD_THERE: Final = listed(REASONS, 9, "no_card_there seat place")
NO_SUCH_SEAT: Final = listed(REASONS, 10, "no_such_seat seat")
NONE_ON_EARTH: Final = listed(REASONS, 11, "none_on_earth")
SHIP_IS_EMPTY: Final = listed(REASONS, 12, "ship_is_empty")
TOO_LITTLE_ENERGY: Final = listed(REASONS, 13, "too_little_energy has needs")
ENERGY_FULL: Final = listed(REASONS, 14, "energy_full most")
COLONIST_HERE: Final = listed(REASONS, 15, "colonist_here building")  # the condition asks for none
SHIP_NOT_EMPTY: Final = listed(REASONS, 16, "ship_not_empty")  # the condition asks for an empty ship
NO_COLOUR_IN_HAND: Final = listed(REASONS, 17, "no_colour_in_hand colour")
NO_ONE_STAR: Final = listed(REASONS, 18, "no_one_star building")  # no own colonist in its one-star zone
TWO_STAR_FULL: Final = listed(REASONS, 19, "two_star_full building")
NOBODY_TO_PROMOTE: Final = listed(REASONS, 20, "nobody_to_promote")  # no own colonist that could go up, anywhere
NOBODY_TO_MOVE: Final = listed(REASONS, 21, "nobody_to_move")  # no own colonist in a one-star zone elsewhere
NOBODY_TO_SHIFT: Final = listed(REASONS, 22, "nobody_to_shift")
NOBODY_TO_SWAP: Final = listed(REASONS, 23, "nobody_to_swap")
NO_TWO_CARDS: Final = listed(REASONS, 24, "no_two_cards")  # no building has two attached cards
NO_CARD_TO_FLIP: Final = listed(REASONS, 25, "no_card_to_flip")  # at no building
NO_PREP_TO_SEE: Final = listed(REASONS, 26, "no_prep_to_see")
NO_CARD_LEFT: Final = listed(REASONS, 27, "no_card_left")
NOT_IN_PACK: Final = listed(REASONS, 28, "not_in_pack card")
PICKED_IN_ORDER: Final = listed(REASONS, 29, "picked_in_order")  # several are picked in ascending order, and this one is out of it
NOT_OPTIONAL: Final = listed(REASONS, 30, "not_optional")  # this cannot be declined
NOT_ATTACHED: Final = listed(REASONS, 31, "not_attached card")
NO_PAIR_WITH: Final = listed(REASONS, 32, "no_pair_with card")  # the only one of its column
NO_SUCH_COLONIST: Final = listed(REASONS, 33, "no_such_colonist owner building")
SAME_BUILDING: Final = listed(REASONS, 34, "same_building")
NOTHING_SEALED: Final = listed(REASONS, 35, "nothing_sealed")  # no answer of this seat to take back
NOT_A_PLACE_HERE: Final = listed(REASONS, 36, "not_a_place_here")  # this effect does not reach that building
NO_OPEN_CARD_AT: Final = listed(REASONS, 37, "no_open_card_at building")  # it has no card, or its uppermost lies face down
OTHER_COLUMN: Final = listed(REASONS, 38, "other_column card")  # attached elsewhere than the first of two
SAME_CARD: Final = listed(REASONS, 39, "same_card")  # the first of two again
SAME_OWNER: Final = listed(REASONS, 40, "same_owner")  # the two colonists would be of one player
LANDS_ONLY_AT: Final = listed(REASONS, 41, "lands_only_at building")
