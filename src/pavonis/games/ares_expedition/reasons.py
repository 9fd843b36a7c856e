"""Why a move of Ares Expedition is not legal: the kinds of reasons, each with what follows it in the tuple."""

from typing import Final

from pavonis.core.catalogue import Catalogue, listed

REASONS: Final[Catalogue] = {}  # each says its number, its name and what follows it in the tuple

GAME_OVER: Final = listed(REASONS, 1, "game_over")
NO_SUCH_MOVE: Final = listed(REASONS, 2, "no_such_move")
NOT_ASKED: Final = listed(REASONS, 3, "not_asked")
NOT_THIS_QUESTION: Final = listed(REASONS, 4, "not_this_question")
NOTHING_TO_TAKE_BACK: Final = listed(REASONS, 5, "nothing_to_take_back")
NOT_OPTIONAL: Final = listed(REASONS, 6, "not_optional")
TOO_FEW_PICKED: Final = listed(REASONS, 7, "too_few_picked count least most")
NOT_ASCENDING: Final = listed(REASONS, 8, "not_ascending")  # the last pick comes after it in the list
NOT_IN_HAND: Final = listed(REASONS, 9, "not_in_hand card")
NOT_OFFERED: Final = listed(REASONS, 10, "not_offered card")
NOT_THIS_PHASE: Final = listed(REASONS, 11, "not_this_phase phase")  # the one in which it can be done
WRONG_COLOUR: Final = listed(REASONS, 12, "wrong_colour card phase")  # what may be played in it
NO_PLAY_LEFT: Final = listed(REASONS, 13, "no_play_left phase")
TOO_COSTLY_TO_BE_FREE: Final = listed(REASONS, 14, "too_costly_to_be_free card cost most")  # by its printed cost
NOT_ENOUGH_MONEY: Final = listed(REASONS, 15, "not_enough_money has needs")  # what can be paid, and the price
ZONE_TOO_LOW: Final = listed(REASONS, 16, "zone_too_low parameter has needs")  # when this phase began
ZONE_TOO_HIGH: Final = listed(REASONS, 17, "zone_too_high parameter has most")  # when this phase began
TOO_FEW_OCEANS: Final = listed(REASONS, 18, "too_few_oceans has needs")  # when this phase began
TOO_MANY_OCEANS: Final = listed(REASONS, 19, "too_many_oceans has most")  # when this phase began
TOO_FEW_TAGS: Final = listed(REASONS, 20, "too_few_tags tag has needs")
RATING_TOO_LOW: Final = listed(REASONS, 21, "rating_too_low has needs")
TOO_LITTLE: Final = listed(REASONS, 22, "too_little resource has needs")
TOO_FEW_CUBES: Final = listed(REASONS, 23, "too_few_cubes card has needs")
NO_CUBE_TO_TAKE: Final = listed(REASONS, 24, "no_cube_to_take cubes")
NO_CARD_TO_GIVE: Final = listed(REASONS, 25, "no_card_to_give")
NO_ACTION: Final = listed(REASONS, 26, "no_action card")
ALREADY_USED: Final = listed(REASONS, 27, "already_used card")
AT_MAXIMUM: Final = listed(REASONS, 28, "at_maximum parameter")
SAME_PHASE_AGAIN: Final = listed(REASONS, 29, "same_phase_again phase")
NOT_A_CHOICE: Final = listed(REASONS, 30, "not_a_choice")
WRONG_AMOUNT: Final = listed(REASONS, 31, "wrong_amount least most")
NO_SUCH_TARGET: Final = listed(REASONS, 32, "no_such_target card")
NO_BONUS: Final = listed(REASONS, 33, "no_bonus phase")  # it was not chosen, or its bonus is used up
NOTHING_TO_SELL: Final = listed(REASONS, 34, "nothing_to_sell")
TAKE_BACK_FIRST: Final = listed(REASONS, 35, "take_back_first")  # it could be chosen instead of what has been
ALREADY_PICKED: Final = listed(REASONS, 36, "already_picked card")
PICK_OTHERS_FIRST: Final = listed(REASONS, 37, "pick_others_first card")  # too few come after it in the list
LACKS_TAGS: Final = listed(REASONS, 38, "lacks_tags card tag other_tag")  # needs one of the two
NO_COLLECTOR: Final = listed(REASONS, 39, "no_collector cubes")  # no other own card takes them
ZONE_TOO_LOW_NOW: Final = listed(REASONS, 40, "zone_too_low_now parameter has needs")
ZONE_TOO_HIGH_NOW: Final = listed(REASONS, 41, "zone_too_high_now parameter has most")
TOO_FEW_OCEANS_NOW: Final = listed(REASONS, 42, "too_few_oceans_now has needs")
TOO_MANY_OCEANS_NOW: Final = listed(REASONS, 43, "too_many_oceans_now has most")
NOT_WON_YET: Final = listed(REASONS, 44, "not_won_yet")
