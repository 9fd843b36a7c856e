"""The moves of Pocket Mars: where each range of codes begins. Codes are never renumbered."""

from typing import Final

from pavonis.core.space import Range, Space
from pavonis.games.pocket_mars.state import SEATS

DECLINE: Final = 16
USE_ACTION: Final = 17  # the bottom action of the card just attached
USE_ABILITY: Final = 18  # of the building
USE_EFFECT: Final = 19  # an optional part of an action that needs no target
LAUNCH: Final = 20  # the basic action: one colonist from Earth

PLAY: Final = 100  # + card, from hand
ATTACH: Final = 200  # + card, from the own prep module
TAKE: Final = 300  # + seat * 2 + place, from another player's prep module
DISCARD: Final = 400  # + card, for energy
DROP: Final = 500  # + card, down to four cards
PREPARE: Final = 600  # + card, into the prep module
KEEP: Final = 700  # + card, from a draft pack
BURY: Final = 800  # + card, under the deck
EXCHANGE: Final = 900  # + card: one of two attached cards that change places
LAND: Final = 1000  # + building
PROMOTE: Final = 1010  # + building
MOVE_FROM: Final = 1020  # + building
MOVE_TO: Final = 1030  # + building
FLIP: Final = 1040  # + building
DEMOTE_ANY: Final = 1100  # + building * 4 + owner, from two stars to one
PROMOTE_ANY: Final = 1120  # + building * 4 + owner, from one star to two
SWAP: Final = 1200  # + (building * 4 + owner going up) * 4 + owner going down
PEEK: Final = 1300  # + seat
PEEK_AT: Final = 1310  # + seat * 2 + place


def space(cards: list[str], buildings: list[str]) -> Space:
    """The move space of a deck, its phrases made of English names."""
    seats = [str(seat) for seat in range(SEATS)]
    places = ["1", "2"]
    homes = buildings[:-1]
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
