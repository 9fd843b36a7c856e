"""Why something cannot be done in Terraforming Mars: codes, and what follows each. The words are in `words/`."""

from typing import Final

from pavonis.core.game import Catalogue

GAME_OVER: Final = 1
NOT_ASKED: Final = 2  # this seat has nothing to answer now
NOT_THIS_QUESTION: Final = 3  # the seat is asked something else
NO_SUCH_MOVE: Final = 4
NOTHING_SEALED: Final = 5  # no answer of this seat to take back
NOT_IN_HAND: Final = 6
NOT_OFFERED: Final = 7  # not among those to choose from
PICKED_IN_ORDER: Final = 8  # several are picked in ascending order, and this one is out of it
TOO_FEW_PICKED: Final = 9
TOO_LITTLE_MONEY: Final = 11  # by all means that could be used
TOO_LITTLE: Final = 12
TOO_LITTLE_PRODUCTION: Final = 13
NOBODY_TO_LOWER: Final = 14  # nobody can lose that production
PARAMETER_TOO_LOW: Final = 15  # as printed
PARAMETER_TOO_HIGH: Final = 16  # as printed
TOO_FEW_TAGS: Final = 17
TOO_FEW_GREENERIES: Final = 18
TOO_FEW_CITIES: Final = 19
NO_PLACE: Final = 20  # no hex is left where it may lie
NOT_A_PLACE: Final = 21  # it is reserved for another tile
NOTHING_TO_COPY: Final = 22
CANNOT_COPY: Final = 23
NO_CUBES: Final = 24  # no own card has a cube
NO_CUBE_TO_TAKE: Final = 25
TOO_FEW_CUBES: Final = 26
NO_SUCH_TARGET: Final = 27  # the effect does not reach it
NO_SUCH_SEAT: Final = 28
CANNOT_LOSE: Final = 29  # has not so much, or is protected
NO_ACTION: Final = 30  # it has no action, or is not in play
ALREADY_USED: Final = 31
RATING_NOT_RAISED: Final = 32
ALREADY_CLAIMED: Final = 33
NONE_LEFT_TO_CLAIM: Final = 34  # three are claimed or funded
MILESTONE_NOT_MET: Final = 35
AT_MAXIMUM: Final = 36
NOT_IN_SOLO: Final = 37
NO_CARDS: Final = 38  # in hand
NOT_OPTIONAL: Final = 39  # this cannot be declined
WRONG_AMOUNT: Final = 40
ACTION_TAKEN: Final = 41  # a player who has acted in this turn cannot pass
NO_ACTION_TAKEN: Final = 42  # a turn without an action is a pass
NOT_POSSIBLE_YET: Final = 43  # this effect has to wait for another
NOT_DEALT: Final = 44
COVERED: Final = 45  # a tile lies there
CLAIMED: Final = 46  # somebody's marker lies there
WRONG_PLACE: Final = 47  # against the rule for where this tile may lie
NOT_TAKEN: Final = 48  # the effect takes something else
NO_TILE_BESIDE: Final = 49  # of that player, beside the ocean just placed
NOT_FROM_YOURSELF: Final = 50

REASONS: Final[Catalogue] = {  # by code: the name, and those of what follows
    GAME_OVER: ("game_over",),
    NOT_ASKED: ("not_asked",),
    NOT_THIS_QUESTION: ("not_this_question",),
    NO_SUCH_MOVE: ("no_such_move",),
    NOTHING_SEALED: ("nothing_sealed",),
    NOT_IN_HAND: ("not_in_hand", "card"),
    NOT_OFFERED: ("not_offered", "card"),
    PICKED_IN_ORDER: ("picked_in_order",),
    TOO_FEW_PICKED: ("too_few_picked", "picked", "needed"),
    TOO_LITTLE_MONEY: ("too_little_money", "has", "needs"),
    TOO_LITTLE: ("too_little", "resource", "has", "needs"),
    TOO_LITTLE_PRODUCTION: ("too_little_production", "resource", "has", "needs"),
    NOBODY_TO_LOWER: ("nobody_to_lower", "resource", "amount"),
    PARAMETER_TOO_LOW: ("parameter_too_low", "parameter", "has", "needs"),
    PARAMETER_TOO_HIGH: ("parameter_too_high", "parameter", "has", "most"),
    TOO_FEW_TAGS: ("too_few_tags", "tag", "has", "needs"),
    TOO_FEW_GREENERIES: ("too_few_greeneries", "has", "needs"),
    TOO_FEW_CITIES: ("too_few_cities", "has", "needs"),
    NO_PLACE: ("no_place", "tile"),
    NOT_A_PLACE: ("not_a_place", "place"),
    NOTHING_TO_COPY: ("nothing_to_copy",),
    CANNOT_COPY: ("cannot_copy", "source"),
    NO_CUBES: ("no_cubes",),
    NO_CUBE_TO_TAKE: ("no_cube_to_take", "cubes"),
    TOO_FEW_CUBES: ("too_few_cubes", "card", "has", "needs"),
    NO_SUCH_TARGET: ("no_such_target", "source"),
    NO_SUCH_SEAT: ("no_such_seat", "seat"),
    CANNOT_LOSE: ("cannot_lose", "seat"),
    NO_ACTION: ("no_action", "source"),
    ALREADY_USED: ("already_used", "source"),
    RATING_NOT_RAISED: ("rating_not_raised",),
    ALREADY_CLAIMED: ("already_claimed", "seat"),
    NONE_LEFT_TO_CLAIM: ("none_left_to_claim",),
    MILESTONE_NOT_MET: ("milestone_not_met", "milestone", "has", "needs"),
    AT_MAXIMUM: ("at_maximum", "parameter"),
    NOT_IN_SOLO: ("not_in_solo",),
    NO_CARDS: ("no_cards",),
    NOT_OPTIONAL: ("not_optional",),
    WRONG_AMOUNT: ("wrong_amount", "least", "most"),
    ACTION_TAKEN: ("action_taken",),
    NO_ACTION_TAKEN: ("no_action_taken",),
    NOT_POSSIBLE_YET: ("not_possible_yet",),
    NOT_DEALT: ("not_dealt", "corporation"),
    COVERED: ("covered", "place"),
    CLAIMED: ("claimed", "place", "seat"),
    WRONG_PLACE: ("wrong_place", "place", "where"),
    NOT_TAKEN: ("not_taken", "resource"),
    NO_TILE_BESIDE: ("no_tile_beside", "seat"),
    NOT_FROM_YOURSELF: ("not_from_yourself",),
}
