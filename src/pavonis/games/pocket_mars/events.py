"""The kinds of events of Pocket Mars, each with what follows it in the tuple."""

from typing import Final

from pavonis.core.catalogue import Catalogue, listed

EVENTS: Final[Catalogue] = {}  # each says its number, its name and what follows it in the tuple

TURN: Final = listed(EVENTS, 1, "turn round seat")
PLAYED: Final = listed(EVENTS, 2, "played seat card")  # from hand, for its top action
ATTACHED: Final = listed(EVENTS, 3, "attached seat card")  # from the own prep module
TAKEN: Final = listed(EVENTS, 4, "taken seat owner card")  # from the owner's prep module
LAUNCHED: Final = listed(EVENTS, 5, "launched seat count")
ENERGY: Final = listed(EVENTS, 6, "energy seat change")  # 0 if a card was discarded at the maximum
LANDED: Final = listed(EVENTS, 7, "landed seat building")
PROMOTED: Final = listed(EVENTS, 8, "promoted seat owner building")
DEMOTED: Final = listed(EVENTS, 9, "demoted seat owner building")
MOVED: Final = listed(EVENTS, 10, "moved seat from to")
SWAPPED: Final = listed(EVENTS, 11, "swapped seat building up down")  # whose goes up, whose goes down
EXCHANGED: Final = listed(EVENTS, 12, "exchanged seat card other")
FLIPPED: Final = listed(EVENTS, 13, "flipped seat building card")
DREW: Final = listed(EVENTS, 14, "drew seat card")  # told to those who know it
DREW_BACK: Final = listed(EVENTS, 15, "drew_back seat colour")  # told to the others
PEEKED: Final = listed(EVENTS, 16, "peeked seat owner place card")  # told to who looked, and the owner
PEEKED_BACK: Final = listed(EVENTS, 17, "peeked_back seat owner place")  # told to the others
BURIED: Final = listed(EVENTS, 18, "buried seat card")  # told to those who know it
BURIED_BACK: Final = listed(EVENTS, 19, "buried_back seat colour")  # told to the others
DISCARDED: Final = listed(EVENTS, 20, "discarded seat card")  # for energy
DROPPED: Final = listed(EVENTS, 21, "dropped seat card")  # down to four
PREPARED: Final = listed(EVENTS, 22, "prepared seat card")  # told to its owner
PREPARED_BACK: Final = listed(EVENTS, 23, "prepared_back seat colour")  # told to the others
REBUILT: Final = listed(EVENTS, 24, "rebuilt count")  # cards of the new deck
DECLINED: Final = listed(EVENTS, 25, "declined seat")  # an action, an ability or an effect
USED: Final = listed(EVENTS, 26, "used seat half")  # an action or an ability begins
FIRST: Final = listed(EVENTS, 27, "first seat")  # holds the first player card
KEPT: Final = listed(EVENTS, 28, "kept seat card")  # told to its owner
KEPT_BACK: Final = listed(EVENTS, 29, "kept_back seat colour")  # told to the others
ENDED: Final = listed(EVENTS, 30, "ended rounds")
WITHOUT_EFFECT: Final = listed(EVENTS, 31, "without_effect seat card")  # nothing of the top action of a card from hand is possible
