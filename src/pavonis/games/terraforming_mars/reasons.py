"""Why something cannot be done in Terraforming Mars: codes, each with what follows it. The words are in `words/`."""

from typing import Final

GAME_OVER: Final = 1
NOT_ASKED: Final = 2  # this seat has nothing to answer now
NOT_THIS_QUESTION: Final = 3  # the seat is asked something else
NO_SUCH_MOVE: Final = 4
NOTHING_SEALED: Final = 5  # no answer of this seat to take back
NOT_IN_HAND: Final = 6  # card
NOT_OFFERED: Final = 7  # card: not among those to choose from
PICKED_IN_ORDER: Final = 8  # a set is picked in ascending order, or this would leave too few
TOO_FEW_PICKED: Final = 9  # picked, needed
TOO_LITTLE_MONEY: Final = 11  # has (all means that could be used), needs
TOO_LITTLE: Final = 12  # resource, has, needs
TOO_LITTLE_PRODUCTION: Final = 13  # resource, has, needs
NOBODY_TO_LOWER: Final = 14  # resource, amount: nobody can lose that production
PARAMETER_TOO_LOW: Final = 15  # parameter, has, needs (as printed)
PARAMETER_TOO_HIGH: Final = 16  # parameter, has, at most (as printed)
TOO_FEW_TAGS: Final = 17  # tag, has, needs
TOO_FEW_GREENERIES: Final = 18  # has, needs
TOO_FEW_CITIES: Final = 19  # has, needs
NO_PLACE: Final = 20  # tile: no hex is left where it may lie
NOT_A_PLACE: Final = 21  # place: the tile may not lie there
NOTHING_TO_COPY: Final = 22
CANNOT_COPY: Final = 23  # source
NO_CUBES: Final = 24  # no own card has a cube
NO_CUBE_TO_TAKE: Final = 25  # kind of cubes
TOO_FEW_CUBES: Final = 26  # card, has, needs
NO_SUCH_TARGET: Final = 27  # card or source: the effect does not reach it
NO_SUCH_SEAT: Final = 28  # seat
CANNOT_LOSE: Final = 29  # seat: has not so much, or is protected
NO_ACTION: Final = 30  # source: it has no action, or is not in play
ALREADY_USED: Final = 31  # source
RATING_NOT_RAISED: Final = 32
ALREADY_CLAIMED: Final = 33  # seat that did
NONE_LEFT_TO_CLAIM: Final = 34  # three are claimed or funded
MILESTONE_NOT_MET: Final = 35  # milestone, has, needs
AT_MAXIMUM: Final = 36  # parameter
NOT_IN_SOLO: Final = 37
NO_CARDS: Final = 38  # in hand
NOT_OPTIONAL: Final = 39  # this cannot be declined
WRONG_AMOUNT: Final = 40  # least, most
ACTION_TAKEN: Final = 41  # who has acted in this turn does not pass
NO_ACTION_TAKEN: Final = 42  # a turn without an action is a pass
NOT_POSSIBLE_YET: Final = 43  # this effect has to wait for another
NOT_DEALT: Final = 44  # corporation
