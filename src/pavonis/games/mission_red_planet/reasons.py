"""Why something cannot be done in Mission: Red Planet: codes, each with what follows it in the tuple. The words are in `words/`."""

from typing import Final

GAME_OVER: Final = 1
NOT_ASKED: Final = 2  # this seat has nothing to answer now
NOT_THIS_QUESTION: Final = 3  # the seat is asked something else
NO_SUCH_MOVE: Final = 4
NOTHING_SEALED: Final = 5  # no answer of this seat to take back
NOT_IN_HAND: Final = 6  # character: played already, and not yet taken back
NOT_DEALT: Final = 7  # mission
NOT_HELD: Final = 8  # action card
WRONG_MOMENT: Final = 9  # action card: it is played at another moment
NO_EFFECT: Final = 10  # action card: nothing on it can be carried out
NO_SUCH_PAD: Final = 11  # pad
NO_SHIP: Final = 12  # pad: empty until new ships come
SHIP_LAUNCHED: Final = 13  # pad
SHIP_FULL: Final = 14  # pad
TOO_FEW_SEATS: Final = 15  # pad, free seats, needed
NO_TOKEN: Final = 16  # region: both destination tokens are in use
NO_TOKEN_AT_ALL: Final = 17  # pad: its ship has no destination, and no token is left to give it one
PICKED_IN_ORDER: Final = 18  # ships are boarded from left to right, and this would leave somebody behind
NOT_OPTIONAL: Final = 19  # this has to be done
NO_OWN_ASTRONAUT: Final = 20  # place (a region, or 10 + pad), colour
NO_SUCH_ASTRONAUT: Final = 21  # place, colour
OWN_ASTRONAUT: Final = 22  # only another colour's can be chosen
NOT_ADJACENT: Final = 23  # region, region
INNER_REGION: Final = 24  # region: out of the Soldier's reach
ONLY_MARS: Final = 25  # Phobos is not meant
DISCOVERY_THERE: Final = 26  # region: has a discovery card already
NO_DISCOVERY: Final = 27  # region: no discovery card to look at
DECK_EMPTY: Final = 28  # no colonisation card left
NOT_A_DISCOVERY: Final = 29  # the card drawn cannot be placed
NO_SUCH_COLOUR: Final = 30  # colour: not in this game
WORMHOLE_SHORT: Final = 31  # own astronauts in the wormhole, needed
OUTER_ONLY: Final = 32  # region: discoveries lie at outer regions only
AT_MOST: Final = 33  # astronauts: the action card reaches so many
SAME_SHIP: Final = 34  # pad: one has boarded there, and the other takes another ship
