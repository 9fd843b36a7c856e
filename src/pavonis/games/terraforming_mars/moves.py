"""The moves of Terraforming Mars: where each range of codes begins. Codes are never renumbered."""

from typing import Final

from pavonis.core.space import Names, Range, Space, counted, named
from pavonis.games.terraforming_mars.board import PLACE_NAMES, PLACE_ROOM
from pavonis.games.terraforming_mars.state import NEUTRAL, SEATS
from pavonis.games.terraforming_mars.tables import (
    AWARD_NAMES,
    CARD_NUMBERS,
    CORPORATION_NUMBERS,
    MILESTONE_NAMES,
    NAMES,
    PROJECT_NAMES,
    PROJECT_ROOM,
)
from pavonis.kit.terraforming import FIRST_CARD, RESOURCE_NAMES, SOURCE_ROOM

# How many numbers each kind of thing has room for
VICTIM_ROOM: Final = 16  # seats and the neutral opponent
RESOURCE_ROOM: Final = 8
LOSS_ROOM: Final = 16  # how much is lost: 0 stands for 1
AMOUNT_ROOM: Final = 128
MEANS_ROOM: Final = 8
KIND_ROOM: Final = 8  # kinds of tiles, as moves know them
CLAIM_ROOM: Final = 64  # milestones, awards
CHOICE_ROOM: Final = 32
ANIMAL_ROOM: Final = 4

DECLINE: Final = 16
DONE: Final = 17  # no more picks
PASS: Final = 18  # for the rest of the generation
END_TURN: Final = 19  # after one action
SELL_PATENTS: Final = 20
PLANT_GREENERY: Final = 21  # plants become a greenery tile
WARM_UP: Final = 22  # heat becomes a step of temperature
TAKE_NEUTRAL: Final = 24  # a cube, from the opponent of a solo game

PROJECT: Final = 64  # + standard project
MILESTONE: Final = 128  # + milestone
AWARD: Final = 192  # + award
CHOOSE: Final = 256  # + which of the alternatives
NEXT: Final = 288  # + which effect is carried out next
CORPORATION: Final = 512  # + corporation

PLAY: Final = 1024  # + card, from hand
USE: Final = 1536  # + card or corporation: its action
BUY: Final = 2048  # + card
KEEP: Final = 2560  # + card, of those looked at
DRAFT: Final = 3072  # + card, of the pack
SELL: Final = 3584  # + card, from hand
DISCARD: Final = 4096  # + card, from hand
ADD: Final = 4608  # + card that receives cubes
TAKE: Final = 5120  # + card that loses a cube
COPY: Final = 5632  # + card or corporation whose production box is copied
KILL: Final = 6144  # + (animals - 1) * SOURCE_ROOM + card
PLACE: Final = 8192  # + kind of tile * PLACE_ROOM + place
LOWER: Final = 9216  # + resource * VICTIM_ROOM + seat: a production
REMOVE: Final = 10240  # + ((amount - 1) * RESOURCE_ROOM + resource) * VICTIM_ROOM + seat
STEAL: Final = 12288  # the same
PAY: Final = 14336  # + means * AMOUNT_ROOM + amount
AMOUNT: Final = 15360  # + amount

MOST_REMOVED: Final = 8
MOST_STOLEN: Final = 3
CHOICES: Final = 3
ITEMS: Final = 16  # effects and triggers of one card
MOST_PAID: Final = 64  # amounts from 0
MOST: Final = 100  # amounts from 0

# Kinds of tiles as moves know them
OCEAN: Final = 0
GREENERY: Final = 1
CITY: Final = 2
SPECIAL: Final = 3
MARKER: Final = 4

# Means of payment; megacredits pay the rest
MEANS: Final = ["steel", "titanium", "heat"]
BY_STEEL: Final = 0
BY_TITANIUM: Final = 1
BY_HEAT: Final = 2


def removal(start: int, amount: int, resource: int, seat: int) -> int:
    """The code of a loss: REMOVE or STEAL."""
    return start + ((amount - 1) * RESOURCE_ROOM + resource) * VICTIM_ROOM + seat


def lost(start: int, move: int) -> tuple[int, int, int]:
    """The amount, the resource and the seat of a loss: what `removal` made its code of."""
    rest, seat = divmod(move - start, VICTIM_ROOM)
    amount, resource = divmod(rest, RESOURCE_ROOM)
    return amount + 1, resource, seat


def placed(kind: int, place: int) -> int:
    """The code of putting a kind of tile on a place."""
    return PLACE + kind * PLACE_ROOM + place


def ranges() -> list[Range]:
    """All ranges, their phrases made of English names."""
    cards = Names({card: NAMES[card] for card in CARD_NUMBERS}, SOURCE_ROOM)
    corporations = Names({number: NAMES[number] for number in CORPORATION_NUMBERS}, FIRST_CARD)
    sources = Names(corporations.by_number | cards.by_number, SOURCE_ROOM)
    tiles = {OCEAN: "ocean", GREENERY: "greenery", CITY: "city", SPECIAL: "special tile", MARKER: "marker"}
    victims = Names({**{seat: f"seat {seat}" for seat in range(SEATS)}, NEUTRAL: "neutral"}, VICTIM_ROOM)
    resources = named(RESOURCE_NAMES, RESOURCE_ROOM)
    return [
        Range("decline", DECLINE),
        Range("done", DONE),
        Range("pass", PASS),
        Range("end turn", END_TURN),
        Range("sell patents", SELL_PATENTS),
        Range("plant greenery", PLANT_GREENERY),
        Range("warm up", WARM_UP),
        Range("take neutral", TAKE_NEUTRAL, phrase="take from neutral"),
        Range("project", PROJECT, [named(PROJECT_NAMES, PROJECT_ROOM)], "standard project {}"),
        Range("milestone", MILESTONE, [named(MILESTONE_NAMES, CLAIM_ROOM)], "claim {}"),
        Range("award", AWARD, [named(AWARD_NAMES, CLAIM_ROOM)], "fund {}"),
        Range("choose", CHOOSE, [counted(CHOICES, CHOICE_ROOM, 1)]),
        Range("next", NEXT, [counted(ITEMS, CHOICE_ROOM, 1)], "next effect {}"),
        Range("corporation", CORPORATION, [corporations]),
        Range("play", PLAY, [cards]),
        Range("use", USE, [sources]),
        Range("buy", BUY, [cards]),
        Range("keep", KEEP, [cards]),
        Range("draft", DRAFT, [cards]),
        Range("sell", SELL, [cards]),
        Range("discard", DISCARD, [cards]),
        Range("add", ADD, [cards], "add to {}"),
        Range("take", TAKE, [cards], "take from {}"),
        Range("copy", COPY, [sources]),
        Range("kill", KILL, [counted(2, ANIMAL_ROOM, 1), cards], "remove {} animals from {}"),
        Range("place", PLACE, [Names(tiles, KIND_ROOM), named(PLACE_NAMES, PLACE_ROOM)]),
        Range("lower", LOWER, [resources, victims], "lower {} production of {}"),
        Range("remove", REMOVE, [counted(MOST_REMOVED, LOSS_ROOM, 1), resources, victims], "remove {} {} from {}"),
        Range("steal", STEAL, [counted(MOST_STOLEN, LOSS_ROOM, 1), resources, victims], "steal {} {} from {}"),
        Range("pay", PAY, [named(MEANS, MEANS_ROOM), counted(MOST_PAID, AMOUNT_ROOM)], "pay with {} {}"),
        Range("amount", AMOUNT, [counted(MOST, AMOUNT_ROOM)]),
    ]


SPACE: Final = Space(ranges())
