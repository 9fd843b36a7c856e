"""The moves of Pocket Mars: where each range of codes begins. Codes are never renumbered, so every number has room to spare."""

from typing import Final

from pavonis.core.space import Names, Range, Space, named

CARD_ROOM: Final = 128  # for the numbers of project cards; every range of cards begins at a multiple of it
BUILDING_ROOM: Final = 8
SEAT_ROOM: Final = 8
PLACE_ROOM: Final = 4  # in a prep module

DECLINE: Final = 16
USE_ACTION: Final = 17  # the bottom action of the card just attached
USE_ABILITY: Final = 18  # of the building
USE_EFFECT: Final = 19  # an optional part of an action that needs no target
LAUNCH: Final = 20  # the basic action: one colonist from Earth

PLAY: Final = 128  # + card, from hand
ATTACH: Final = 256  # + card, from the own prep module
TAKE: Final = 384  # + seat * PLACE_ROOM + place, from another player's prep module
DISCARD: Final = 512  # + card, for energy
DROP: Final = 640  # + card, down to four cards
PREPARE: Final = 768  # + card, into the prep module
KEEP: Final = 896  # + card, from a draft pack
BURY: Final = 1024  # + card, under the deck
EXCHANGE: Final = 1152  # + card: one of two attached cards that change places
LAND: Final = 1280  # + building
PROMOTE: Final = 1296  # + building
MOVE_FROM: Final = 1312  # + building
MOVE_TO: Final = 1328  # + building
FLIP: Final = 1344  # + building
DEMOTE_ANY: Final = 1408  # + building * SEAT_ROOM + owner, from two stars to one
PROMOTE_ANY: Final = 1472  # + building * SEAT_ROOM + owner, from one star to two
SWAP: Final = 1536  # + (building * SEAT_ROOM + owner going up) * SEAT_ROOM + owner going down
PEEK: Final = 2048  # + seat
PEEK_AT: Final = 2064  # + seat * PLACE_ROOM + place


def space(card_names: dict[int, str], home_names: dict[int, str], seat_count: int, place_count: int) -> Space:
    """The move space, its phrases made of English names: of the cards, and of the buildings that hold colonists."""
    cards = Names(card_names, CARD_ROOM)
    homes = Names(home_names, BUILDING_ROOM)
    seats = named([str(seat) for seat in range(seat_count)], SEAT_ROOM)
    places = named([str(place + 1) for place in range(place_count)], PLACE_ROOM)
    return Space(
        [
            Range("decline", DECLINE),
            Range("use action", USE_ACTION),
            Range("use ability", USE_ABILITY),
            Range("use effect", USE_EFFECT),
            Range("launch", LAUNCH),
            Range("play", PLAY, [cards]),
            Range("attach", ATTACH, [cards]),
            Range("take", TAKE, [seats, places], "take from seat {} card {}"),
            Range("discard", DISCARD, [cards]),
            Range("drop", DROP, [cards]),
            Range("prepare", PREPARE, [cards]),
            Range("keep", KEEP, [cards]),
            Range("bury", BURY, [cards]),
            Range("exchange", EXCHANGE, [cards]),
            Range("land", LAND, [homes]),
            Range("promote", PROMOTE, [homes]),
            Range("move from", MOVE_FROM, [homes]),
            Range("move to", MOVE_TO, [homes]),
            Range("flip", FLIP, [homes]),
            Range("demote any", DEMOTE_ANY, [homes, seats], "demote in {} of seat {}"),
            Range("promote any", PROMOTE_ANY, [homes, seats], "promote in {} of seat {}"),
            Range("swap", SWAP, [homes, seats, seats], "swap in {} up seat {} down seat {}"),
            Range("peek", PEEK, [seats], "peek at seat {}"),
            Range("peek at", PEEK_AT, [seats, places], "peek at seat {} card {}"),
        ]
    )
