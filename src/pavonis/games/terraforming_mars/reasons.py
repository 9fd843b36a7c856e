"""Why something cannot be done in Terraforming Mars: codes, and what follows each. The words are in `words/`."""

from typing import Final

from pavonis.core.catalogue import Catalogue, listed

REASONS: Final[Catalogue] = {}  # each says its number, its name and what follows it in the tuple

GAME_OVER: Final = listed(REASONS, 1, "game_over")
NOT_ASKED: Final = listed(REASONS, 2, "not_asked")  # this seat has nothing to answer now
NOT_THIS_QUESTION: Final = listed(REASONS, 3, "not_this_question")  # the seat is asked something else
NO_SUCH_MOVE: Final = listed(REASONS, 4, "no_such_move")
NOTHING_SEALED: Final = listed(REASONS, 5, "nothing_sealed")  # no answer of this seat to take back
NOT_IN_HAND: Final = listed(REASONS, 6, "not_in_hand card")
NOT_OFFERED: Final = listed(REASONS, 7, "not_offered card")  # not among those to choose from
PICKED_IN_ORDER: Final = listed(REASONS, 8, "picked_in_order")  # several are picked in ascending order, and this one is out of it
TOO_FEW_PICKED: Final = listed(REASONS, 9, "too_few_picked picked needed")
TOO_LITTLE_MONEY: Final = listed(REASONS, 11, "too_little_money has needs")  # by all means that could be used
TOO_LITTLE: Final = listed(REASONS, 12, "too_little resource has needs")
TOO_LITTLE_PRODUCTION: Final = listed(REASONS, 13, "too_little_production resource has needs")
NOBODY_TO_LOWER: Final = listed(REASONS, 14, "nobody_to_lower resource amount")  # nobody can lose that production
PARAMETER_TOO_LOW: Final = listed(REASONS, 15, "parameter_too_low parameter has needs")  # as printed
PARAMETER_TOO_HIGH: Final = listed(REASONS, 16, "parameter_too_high parameter has most")  # as printed
TOO_FEW_TAGS: Final = listed(REASONS, 17, "too_few_tags tag has needs")
TOO_FEW_GREENERIES: Final = listed(REASONS, 18, "too_few_greeneries has needs")
TOO_FEW_CITIES: Final = listed(REASONS, 19, "too_few_cities has needs")
NO_PLACE: Final = listed(REASONS, 20, "no_place tile")  # no hex is left where it may lie
NOT_A_PLACE: Final = listed(REASONS, 21, "not_a_place place")  # it is reserved for another tile
NOTHING_TO_COPY: Final = listed(REASONS, 22, "nothing_to_copy")
CANNOT_COPY: Final = listed(REASONS, 23, "cannot_copy source")
NO_CUBES: Final = listed(REASONS, 24, "no_cubes")  # no own card has a cube
NO_CUBE_TO_TAKE: Final = listed(REASONS, 25, "no_cube_to_take cubes")
TOO_FEW_CUBES: Final = listed(REASONS, 26, "too_few_cubes card has needs")
NO_SUCH_TARGET: Final = listed(REASONS, 27, "no_such_target source")  # the effect does not reach it
NO_SUCH_SEAT: Final = listed(REASONS, 28, "no_such_seat seat")
CANNOT_LOSE: Final = listed(REASONS, 29, "cannot_lose seat")  # has not so much, or is protected
NO_ACTION: Final = listed(REASONS, 30, "no_action source")  # it has no action, or is not in play
ALREADY_USED: Final = listed(REASONS, 31, "already_used source")
RATING_NOT_RAISED: Final = listed(REASONS, 32, "rating_not_raised")
ALREADY_CLAIMED: Final = listed(REASONS, 33, "already_claimed seat")
NONE_LEFT_TO_CLAIM: Final = listed(REASONS, 34, "none_left_to_claim")  # three are claimed or funded
MILESTONE_NOT_MET: Final = listed(REASONS, 35, "milestone_not_met milestone has needs")
AT_MAXIMUM: Final = listed(REASONS, 36, "at_maximum parameter")
NOT_IN_SOLO: Final = listed(REASONS, 37, "not_in_solo")
NO_CARDS: Final = listed(REASONS, 38, "no_cards")  # in hand
NOT_OPTIONAL: Final = listed(REASONS, 39, "not_optional")  # this cannot be declined
WRONG_AMOUNT: Final = listed(REASONS, 40, "wrong_amount least most")
ACTION_TAKEN: Final = listed(REASONS, 41, "action_taken")  # a player who has acted in this turn cannot pass
NO_ACTION_TAKEN: Final = listed(REASONS, 42, "no_action_taken")  # a turn without an action is a pass
NOT_POSSIBLE_YET: Final = listed(REASONS, 43, "not_possible_yet")  # this effect has to wait for another
NOT_DEALT: Final = listed(REASONS, 44, "not_dealt corporation")
COVERED: Final = listed(REASONS, 45, "covered place")  # a tile lies there
CLAIMED: Final = listed(REASONS, 46, "claimed place seat")  # somebody's marker lies there
WRONG_PLACE: Final = listed(REASONS, 47, "wrong_place place where")  # against the rule for where this tile may lie
NOT_TAKEN: Final = listed(REASONS, 48, "not_taken resource")  # the effect takes something else
NO_TILE_BESIDE: Final = listed(REASONS, 49, "no_tile_beside seat")  # of that player, beside the ocean just placed
NOT_FROM_YOURSELF: Final = listed(REASONS, 50, "not_from_yourself")
