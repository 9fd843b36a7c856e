"""The events of Mission: Red Planet: their numbers, and what each is called with what follows it in the tuple."""

from typing import Final

from pavonis.core.catalogue import Catalogue, listed

EVENTS: Final[Catalogue] = {}  # each says its number, its name and what follows it in the tuple

ROUND: Final = listed(EVENTS, 1, "round round")
MISSION: Final = listed(EVENTS, 2, "mission seat card")  # the first mission, told to its owner
MISSION_BACK: Final = listed(EVENTS, 3, "mission_back seat back")  # the same, told to the others
CALLED: Final = listed(EVENTS, 4, "called number")  # the countdown goes on
REVEALED: Final = listed(EVENTS, 5, "revealed colour character")
SKIPPED: Final = listed(EVENTS, 6, "skipped colour character")  # all or nothing, and it is nothing
BOARDED: Final = listed(EVENTS, 7, "boarded colour pad astronauts")
SENT: Final = listed(EVENTS, 8, "sent colour pad region")  # a destination token is laid on a ship
DEPARTED: Final = listed(EVENTS, 9, "departed pad")
ARRIVED: Final = listed(EVENTS, 10, "arrived pad region")
RETURNED_EMPTY: Final = listed(EVENTS, 11, "returned_empty pad")  # a ship without a destination and without a crew is discarded
RESOURCE: Final = listed(EVENTS, 12, "resource region resource")  # turned face up
DOCKED: Final = listed(EVENTS, 13, "docked pad ship")
RESHUFFLED: Final = listed(EVENTS, 14, "reshuffled ships")  # so many are in the new deck
FIRST: Final = listed(EVENTS, 15, "first colour")  # holds the first player token
RECALLED: Final = listed(EVENTS, 16, "recalled colour")  # all played characters are in hand again
WALKED: Final = listed(EVENTS, 17, "walked colour from to")
DREW: Final = listed(EVENTS, 18, "drew seat card")  # told to who drew it
DREW_BACK: Final = listed(EVENTS, 19, "drew_back seat back")  # told to the others
PLACED: Final = listed(EVENTS, 20, "placed seat region card")  # told to who placed it
PLACED_BACK: Final = listed(EVENTS, 21, "placed_back seat region")  # told to the others
DISCARDED: Final = listed(EVENTS, 22, "discarded seat card")  # a discovery for which no region is free
BOXED: Final = listed(EVENTS, 23, "boxed seat card")  # told to who put it aside
BOXED_BACK: Final = listed(EVENTS, 24, "boxed_back seat back")  # told to the others
LOOKED: Final = listed(EVENTS, 25, "looked seat region card")  # told to who looked
LOOKED_BACK: Final = listed(EVENTS, 26, "looked_back seat region")  # told to the others
DESTROYED: Final = listed(EVENTS, 27, "destroyed colour pad ship")
REPLACED: Final = listed(EVENTS, 28, "replaced colour place victim")  # a place is a region, or from FIRST_PAD on the ship of a pad
KILLED: Final = listed(EVENTS, 29, "killed colour region victim")
DESCENDED: Final = listed(EVENTS, 30, "descended colour region")
NEUTRAL: Final = listed(EVENTS, 31, "neutral seat character")  # drawn for the neutral colour, told to its owner
NEUTRAL_BACK: Final = listed(EVENTS, 32, "neutral_back seat back")  # told to the other
NEUTRAL_SHUFFLED: Final = listed(EVENTS, 33, "neutral_shuffled colour")  # its eight other characters are a new deck
PRODUCTION: Final = listed(EVENTS, 34, "production number")  # of the production
PRODUCED: Final = listed(EVENTS, 35, "produced region resource tokens")
AWARDED: Final = listed(EVENTS, 36, "awarded colour region resource tokens")
UNCOVERED: Final = listed(EVENTS, 37, "uncovered region card")  # a discovery turned face up
LOST: Final = listed(EVENTS, 38, "lost colour region astronauts")
PULLED: Final = listed(EVENTS, 39, "pulled colour pad region astronauts")
LEFT: Final = listed(EVENTS, 40, "left colour from to")
PLAYED: Final = listed(EVENTS, 41, "played seat card")  # an action card
PASSED: Final = listed(EVENTS, 42, "passed seat")
GAINED: Final = listed(EVENTS, 43, "gained colour resource tokens")
RESCUED: Final = listed(EVENTS, 44, "rescued colour region astronauts")
EXPELLED: Final = listed(EVENTS, 45, "expelled colour region victim")
SHOWN: Final = listed(EVENTS, 46, "shown seat card")  # face-down cards turned up at the end
ENDED: Final = listed(EVENTS, 47, "ended")
LAYOUT: Final = listed(EVENTS, 48, "layout layout")
