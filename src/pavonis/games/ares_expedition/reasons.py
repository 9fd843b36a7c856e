"""Why a move of Ares Expedition is not legal: the kinds of reasons, each with what follows it in the tuple."""

from typing import Final

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
