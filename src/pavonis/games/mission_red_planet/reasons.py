"""Why something cannot be done in Mission: Red Planet: numbers, names and what follows them. The words are in `words/`."""

from typing import Final

from pavonis.core.catalogue import Catalogue, listed

REASONS: Final[Catalogue] = {}  # each says its number, its name and what follows it in the tuple

GAME_OVER: Final = listed(REASONS, 1, "game_over")
NOT_ASKED: Final = listed(REASONS, 2, "not_asked")  # this seat has nothing to answer now
NOT_THIS_QUESTION: Final = listed(REASONS, 3, "not_this_question")  # the seat is asked something else
NO_SUCH_MOVE: Final = listed(REASONS, 4, "no_such_move")
NOTHING_SEALED: Final = listed(REASONS, 5, "nothing_sealed")  # no answer of this seat to take back
NOT_IN_HAND: Final = listed(REASONS, 6, "not_in_hand character")  # played already, and not yet taken back
NOT_DEALT: Final = listed(REASONS, 7, "not_dealt card")  # no mission of this seat
NOT_HELD: Final = listed(REASONS, 8, "not_held card")  # no action card of this seat
WRONG_MOMENT: Final = listed(REASONS, 9, "wrong_moment card")  # it is played at another moment
NO_EFFECT: Final = listed(REASONS, 10, "no_effect card")  # nothing on it can be carried out
NO_SUCH_PAD: Final = listed(REASONS, 11, "no_such_pad pad")
NO_SHIP: Final = listed(REASONS, 12, "no_ship pad")  # empty until new ships come
SHIP_LAUNCHED: Final = listed(REASONS, 13, "ship_launched pad")
SHIP_FULL: Final = listed(REASONS, 14, "ship_full pad")
TOO_FEW_SEATS: Final = listed(REASONS, 15, "too_few_seats pad free needed")  # free seats are fewer than needed
NO_TOKEN: Final = listed(REASONS, 16, "no_token region")  # both destination tokens are in use
NO_TOKEN_AT_ALL: Final = listed(REASONS, 17, "no_token_at_all pad")  # no destination, and no token is left to give it one
PICKED_IN_ORDER: Final = listed(REASONS, 18, "picked_in_order")  # who boards this ship first leaves no room for the others
NOT_OPTIONAL: Final = listed(REASONS, 19, "not_optional")  # this has to be done
NO_OWN_ASTRONAUT: Final = listed(REASONS, 20, "no_own_astronaut place colour")  # a region, or from FIRST_PAD on the ship of a pad
NO_SUCH_ASTRONAUT: Final = listed(REASONS, 21, "no_such_astronaut place colour")
OWN_ASTRONAUT: Final = listed(REASONS, 22, "own_astronaut")  # only another colour's can be chosen
NOT_ADJACENT: Final = listed(REASONS, 23, "not_adjacent region other")
INNER_REGION: Final = listed(REASONS, 24, "inner_region region")  # out of the Soldier's reach
ONLY_MARS: Final = listed(REASONS, 25, "only_mars")  # Phobos is not meant
DISCOVERY_THERE: Final = listed(REASONS, 26, "discovery_there region")  # has a discovery card already
NO_DISCOVERY: Final = listed(REASONS, 27, "no_discovery region")  # no discovery card to look at
DECK_EMPTY: Final = listed(REASONS, 28, "deck_empty")  # no colonisation card left
NOT_A_DISCOVERY: Final = listed(REASONS, 29, "not_a_discovery")  # the card drawn cannot be placed
NO_SUCH_COLOUR: Final = listed(REASONS, 30, "no_such_colour colour")  # not in this game
WORMHOLE_SHORT: Final = listed(REASONS, 31, "wormhole_short has needed")  # own astronauts in the wormhole
OUTER_ONLY: Final = listed(REASONS, 32, "outer_only region")  # discoveries lie at outer regions only
AT_MOST: Final = listed(REASONS, 33, "at_most astronauts")  # the action card reaches so many
SAME_SHIP: Final = listed(REASONS, 34, "same_ship pad")  # one has boarded there, and the other takes another ship
NOT_ON_TOP: Final = listed(REASONS, 35, "not_on_top character")  # not one of the neutral characters still to be laid on top
