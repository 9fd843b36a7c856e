"""The events of Mission: Red Planet: their numbers, and what each is called with what follows it in the tuple."""

from typing import Final

from pavonis.core.game import Catalogue

ROUND: Final = 1
MISSION: Final = 2  # the first mission, told to its owner
MISSION_BACK: Final = 3  # the same, told to the others
CALLED: Final = 4  # the countdown goes on
REVEALED: Final = 5
SKIPPED: Final = 6  # all or nothing, and it is nothing
BOARDED: Final = 7
SENT: Final = 8  # a destination token is laid on a ship
DEPARTED: Final = 9
ARRIVED: Final = 10
RETURNED_EMPTY: Final = 11  # a ship without a destination and without a crew is discarded
RESOURCE: Final = 12  # turned face up
DOCKED: Final = 13
RESHUFFLED: Final = 14  # so many are in the new deck
FIRST: Final = 15  # holds the first player token
RECALLED: Final = 16  # all played characters are in hand again
WALKED: Final = 17
DREW: Final = 18  # told to who drew it
DREW_BACK: Final = 19  # told to the others
PLACED: Final = 20  # told to who placed it
PLACED_BACK: Final = 21  # told to the others
DISCARDED: Final = 22  # a discovery for which no region is free
BOXED: Final = 23  # told to who put it aside
BOXED_BACK: Final = 24  # told to the others
LOOKED: Final = 25  # told to who looked
LOOKED_BACK: Final = 26  # told to the others
DESTROYED: Final = 27
REPLACED: Final = 28  # a place is a region, or from FIRST_PAD on the ship of a pad
KILLED: Final = 29
DESCENDED: Final = 30
NEUTRAL: Final = 31  # drawn for the neutral colour, told to its owner
NEUTRAL_BACK: Final = 32  # told to the other
NEUTRAL_SHUFFLED: Final = 33  # its eight other characters are a new deck
PRODUCTION: Final = 34  # of the production
PRODUCED: Final = 35
AWARDED: Final = 36
UNCOVERED: Final = 37  # a discovery turned face up
LOST: Final = 38
PULLED: Final = 39
LEFT: Final = 40
PLAYED: Final = 41  # an action card
PASSED: Final = 42
GAINED: Final = 43
RESCUED: Final = 44
EXPELLED: Final = 45
SHOWN: Final = 46  # face-down cards turned up at the end
ENDED: Final = 47
LAYOUT: Final = 48

EVENTS: Final[Catalogue] = {
    ROUND: ("round", "round"),
    MISSION: ("mission", "seat", "card"),
    MISSION_BACK: ("mission_back", "seat", "back"),
    CALLED: ("called", "number"),
    REVEALED: ("revealed", "colour", "character"),
    SKIPPED: ("skipped", "colour", "character"),
    BOARDED: ("boarded", "colour", "pad", "astronauts"),
    SENT: ("sent", "colour", "pad", "region"),
    DEPARTED: ("departed", "pad"),
    ARRIVED: ("arrived", "pad", "region"),
    RETURNED_EMPTY: ("returned_empty", "pad"),
    RESOURCE: ("resource", "region", "resource"),
    DOCKED: ("docked", "pad", "ship"),
    RESHUFFLED: ("reshuffled", "ships"),
    FIRST: ("first", "colour"),
    RECALLED: ("recalled", "colour"),
    WALKED: ("walked", "colour", "from", "to"),
    DREW: ("drew", "seat", "card"),
    DREW_BACK: ("drew_back", "seat", "back"),
    PLACED: ("placed", "seat", "region", "card"),
    PLACED_BACK: ("placed_back", "seat", "region"),
    DISCARDED: ("discarded", "seat", "card"),
    BOXED: ("boxed", "seat", "card"),
    BOXED_BACK: ("boxed_back", "seat", "back"),
    LOOKED: ("looked", "seat", "region", "card"),
    LOOKED_BACK: ("looked_back", "seat", "region"),
    DESTROYED: ("destroyed", "colour", "pad", "ship"),
    REPLACED: ("replaced", "colour", "place", "victim"),
    KILLED: ("killed", "colour", "region", "victim"),
    DESCENDED: ("descended", "colour", "region"),
    NEUTRAL: ("neutral", "seat", "character"),
    NEUTRAL_BACK: ("neutral_back", "seat", "back"),
    NEUTRAL_SHUFFLED: ("neutral_shuffled", "colour"),
    PRODUCTION: ("production", "number"),
    PRODUCED: ("produced", "region", "resource", "tokens"),
    AWARDED: ("awarded", "colour", "region", "resource", "tokens"),
    UNCOVERED: ("uncovered", "region", "card"),
    LOST: ("lost", "colour", "region", "astronauts"),
    PULLED: ("pulled", "colour", "pad", "region", "astronauts"),
    LEFT: ("left", "colour", "from", "to"),
    PLAYED: ("played", "seat", "card"),
    PASSED: ("passed", "seat"),
    GAINED: ("gained", "colour", "resource", "tokens"),
    RESCUED: ("rescued", "colour", "region", "astronauts"),
    EXPELLED: ("expelled", "colour", "region", "victim"),
    SHOWN: ("shown", "seat", "card"),
    ENDED: ("ended",),
    LAYOUT: ("layout", "layout"),
}
