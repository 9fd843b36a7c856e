"""Why something cannot be done in Mission: Red Planet: numbers, names and what follows them. The words are in `words/`."""

from typing import Final

from pavonis.core.game import Catalogue

GAME_OVER: Final = 1
NOT_ASKED: Final = 2  # this seat has nothing to answer now
NOT_THIS_QUESTION: Final = 3  # the seat is asked something else
NO_SUCH_MOVE: Final = 4
NOTHING_SEALED: Final = 5  # no answer of this seat to take back
NOT_IN_HAND: Final = 6  # played already, and not yet taken back
NOT_DEALT: Final = 7  # no mission of this seat
NOT_HELD: Final = 8  # no action card of this seat
WRONG_MOMENT: Final = 9  # it is played at another moment
NO_EFFECT: Final = 10  # nothing on it can be carried out
NO_SUCH_PAD: Final = 11
NO_SHIP: Final = 12  # empty until new ships come
SHIP_LAUNCHED: Final = 13
SHIP_FULL: Final = 14
TOO_FEW_SEATS: Final = 15  # free seats are fewer than needed
NO_TOKEN: Final = 16  # both destination tokens are in use
NO_TOKEN_AT_ALL: Final = 17  # its ship has no destination, and no token is left to give it one
PICKED_IN_ORDER: Final = 18  # who boards this ship first leaves no room for the others
NOT_OPTIONAL: Final = 19  # this has to be done
NO_OWN_ASTRONAUT: Final = 20  # a place is a region, or from FIRST_PAD on the ship of a pad
NO_SUCH_ASTRONAUT: Final = 21
OWN_ASTRONAUT: Final = 22  # only another colour's can be chosen
NOT_ADJACENT: Final = 23
INNER_REGION: Final = 24  # out of the Soldier's reach
ONLY_MARS: Final = 25  # Phobos is not meant
DISCOVERY_THERE: Final = 26  # has a discovery card already
NO_DISCOVERY: Final = 27  # no discovery card to look at
DECK_EMPTY: Final = 28  # no colonisation card left
NOT_A_DISCOVERY: Final = 29  # the card drawn cannot be placed
NO_SUCH_COLOUR: Final = 30  # not in this game
WORMHOLE_SHORT: Final = 31  # own astronauts in the wormhole
OUTER_ONLY: Final = 32  # discoveries lie at outer regions only
AT_MOST: Final = 33  # the action card reaches so many
SAME_SHIP: Final = 34  # one has boarded there, and the other takes another ship
NOT_ON_TOP: Final = 35  # not one of the neutral characters still to be laid on top

REASONS: Final[Catalogue] = {
    GAME_OVER: ("game_over",),
    NOT_ASKED: ("not_asked",),
    NOT_THIS_QUESTION: ("not_this_question",),
    NO_SUCH_MOVE: ("no_such_move",),
    NOTHING_SEALED: ("nothing_sealed",),
    NOT_IN_HAND: ("not_in_hand", "character"),
    NOT_DEALT: ("not_dealt", "card"),
    NOT_HELD: ("not_held", "card"),
    WRONG_MOMENT: ("wrong_moment", "card"),
    NO_EFFECT: ("no_effect", "card"),
    NO_SUCH_PAD: ("no_such_pad", "pad"),
    NO_SHIP: ("no_ship", "pad"),
    SHIP_LAUNCHED: ("ship_launched", "pad"),
    SHIP_FULL: ("ship_full", "pad"),
    TOO_FEW_SEATS: ("too_few_seats", "pad", "free", "needed"),
    NO_TOKEN: ("no_token", "region"),
    NO_TOKEN_AT_ALL: ("no_token_at_all", "pad"),
    PICKED_IN_ORDER: ("picked_in_order",),
    NOT_OPTIONAL: ("not_optional",),
    NO_OWN_ASTRONAUT: ("no_own_astronaut", "place", "colour"),
    NO_SUCH_ASTRONAUT: ("no_such_astronaut", "place", "colour"),
    OWN_ASTRONAUT: ("own_astronaut",),
    NOT_ADJACENT: ("not_adjacent", "region", "other"),
    INNER_REGION: ("inner_region", "region"),
    ONLY_MARS: ("only_mars",),
    DISCOVERY_THERE: ("discovery_there", "region"),
    NO_DISCOVERY: ("no_discovery", "region"),
    DECK_EMPTY: ("deck_empty",),
    NOT_A_DISCOVERY: ("not_a_discovery",),
    NO_SUCH_COLOUR: ("no_such_colour", "colour"),
    WORMHOLE_SHORT: ("wormhole_short", "has", "needed"),
    OUTER_ONLY: ("outer_only", "region"),
    AT_MOST: ("at_most", "astronauts"),
    SAME_SHIP: ("same_ship", "pad"),
    NOT_ON_TOP: ("not_on_top", "character"),
}
