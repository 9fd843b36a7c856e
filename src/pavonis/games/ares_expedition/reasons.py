"""Why a move of Ares Expedition is not legal: the kinds of reasons, each with what follows it in the tuple."""

from typing import Final

from pavonis.core.game import Catalogue

GAME_OVER: Final = 1
NO_SUCH_MOVE: Final = 2
NOT_ASKED: Final = 3
NOT_THIS_QUESTION: Final = 4
NOTHING_TO_TAKE_BACK: Final = 5
NOT_OPTIONAL: Final = 6
TOO_FEW_PICKED: Final = 7  # how many, least, most
NOT_ASCENDING: Final = 8  # the last pick comes after it in the list
NOT_IN_HAND: Final = 9  # card
NOT_OFFERED: Final = 10  # card
NOT_THIS_PHASE: Final = 11  # the phase in which it can be done
WRONG_COLOUR: Final = 12  # card, phase: what may be played in it
NO_PLAY_LEFT: Final = 13  # phase
TOO_COSTLY_TO_BE_FREE: Final = 14  # card, printed cost, most
NOT_ENOUGH_MONEY: Final = 15  # what can be paid, price
ZONE_TOO_LOW: Final = 16  # parameter, zone when this phase began, least
ZONE_TOO_HIGH: Final = 17  # parameter, zone when this phase began, most
TOO_FEW_OCEANS: Final = 18  # how many when this phase began, least
TOO_MANY_OCEANS: Final = 19  # how many when this phase began, most
TOO_FEW_TAGS: Final = 20  # tag, how many, least
RATING_TOO_LOW: Final = 21  # rating, least
TOO_LITTLE: Final = 22  # resource, how much, least
TOO_FEW_CUBES: Final = 23  # card, how many, least
NO_CUBE_TO_TAKE: Final = 24  # kind of cubes
NO_CARD_TO_GIVE: Final = 25
NO_ACTION: Final = 26  # card
ALREADY_USED: Final = 27  # card
AT_MAXIMUM: Final = 28  # parameter
SAME_PHASE_AGAIN: Final = 29  # phase
NOT_A_CHOICE: Final = 30
WRONG_AMOUNT: Final = 31  # least, most
NO_SUCH_TARGET: Final = 32  # card
NO_BONUS: Final = 33  # phase that was not chosen, or whose bonus is used up
NOTHING_TO_SELL: Final = 34
TAKE_BACK_FIRST: Final = 35  # it could be chosen instead of what has been
ALREADY_PICKED: Final = 36  # card
PICK_OTHERS_FIRST: Final = 37  # card: too few come after it in the list
LACKS_TAGS: Final = 38  # card, two tags of which it needs one
NO_COLLECTOR: Final = 39  # kind of cubes: no other own card takes them
ZONE_TOO_LOW_NOW: Final = 40  # parameter, zone, least
ZONE_TOO_HIGH_NOW: Final = 41  # parameter, zone, most
TOO_FEW_OCEANS_NOW: Final = 42  # how many, least
TOO_MANY_OCEANS_NOW: Final = 43  # how many, most
NOT_WON_YET: Final = 44

REASONS: Final[Catalogue] = {  # the name of each, and of what follows it
    GAME_OVER: ("game_over",),
    NO_SUCH_MOVE: ("no_such_move",),
    NOT_ASKED: ("not_asked",),
    NOT_THIS_QUESTION: ("not_this_question",),
    NOTHING_TO_TAKE_BACK: ("nothing_to_take_back",),
    NOT_OPTIONAL: ("not_optional",),
    TOO_FEW_PICKED: ("too_few_picked", "count", "least", "most"),
    NOT_ASCENDING: ("not_ascending",),
    NOT_IN_HAND: ("not_in_hand", "card"),
    NOT_OFFERED: ("not_offered", "card"),
    NOT_THIS_PHASE: ("not_this_phase", "phase"),
    WRONG_COLOUR: ("wrong_colour", "card", "phase"),
    NO_PLAY_LEFT: ("no_play_left", "phase"),
    TOO_COSTLY_TO_BE_FREE: ("too_costly_to_be_free", "card", "cost", "most"),
    NOT_ENOUGH_MONEY: ("not_enough_money", "has", "needs"),
    ZONE_TOO_LOW: ("zone_too_low", "parameter", "has", "needs"),
    ZONE_TOO_HIGH: ("zone_too_high", "parameter", "has", "most"),
    TOO_FEW_OCEANS: ("too_few_oceans", "has", "needs"),
    TOO_MANY_OCEANS: ("too_many_oceans", "has", "most"),
    TOO_FEW_TAGS: ("too_few_tags", "tag", "has", "needs"),
    RATING_TOO_LOW: ("rating_too_low", "has", "needs"),
    TOO_LITTLE: ("too_little", "resource", "has", "needs"),
    TOO_FEW_CUBES: ("too_few_cubes", "card", "has", "needs"),
    NO_CUBE_TO_TAKE: ("no_cube_to_take", "cubes"),
    NO_CARD_TO_GIVE: ("no_card_to_give",),
    NO_ACTION: ("no_action", "card"),
    ALREADY_USED: ("already_used", "card"),
    AT_MAXIMUM: ("at_maximum", "parameter"),
    SAME_PHASE_AGAIN: ("same_phase_again", "phase"),
    NOT_A_CHOICE: ("not_a_choice",),
    WRONG_AMOUNT: ("wrong_amount", "least", "most"),
    NO_SUCH_TARGET: ("no_such_target", "card"),
    NO_BONUS: ("no_bonus", "phase"),
    NOTHING_TO_SELL: ("nothing_to_sell",),
    TAKE_BACK_FIRST: ("take_back_first",),
    ALREADY_PICKED: ("already_picked", "card"),
    PICK_OTHERS_FIRST: ("pick_others_first", "card"),
    LACKS_TAGS: ("lacks_tags", "card", "tag", "other_tag"),
    NO_COLLECTOR: ("no_collector", "cubes"),
    ZONE_TOO_LOW_NOW: ("zone_too_low_now", "parameter", "has", "needs"),
    ZONE_TOO_HIGH_NOW: ("zone_too_high_now", "parameter", "has", "most"),
    TOO_FEW_OCEANS_NOW: ("too_few_oceans_now", "has", "needs"),
    TOO_MANY_OCEANS_NOW: ("too_many_oceans_now", "has", "most"),
    NOT_WON_YET: ("not_won_yet",),
}
