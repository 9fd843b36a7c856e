"""The moves of Terraforming Mars: where each range of codes begins. Codes are never renumbered."""

from typing import Final

from pavonis.core.space import Range, Space
from pavonis.games.terraforming_mars.board import PLACE_NAMES, PLACES
from pavonis.games.terraforming_mars.cards import CORPORATIONS
from pavonis.games.terraforming_mars.state import NEUTRAL, SEATS
from pavonis.games.terraforming_mars.tables import AWARD_NAMES, CARDS, MILESTONE_NAMES, NAMES, PROJECT_NAMES
from pavonis.kit.terraforming import RESOURCE_NAMES, RESOURCES

DECLINE: Final = 16
DONE: Final = 17  # no more picks
PASS: Final = 18  # for the rest of the generation
END_TURN: Final = 19  # after one action
SELL_PATENTS: Final = 20
PLANT_GREENERY: Final = 21  # plants become a greenery tile
WARM_UP: Final = 22  # heat becomes a step of temperature
USE_EFFECT: Final = 23  # an effect without a choice; never offered
TAKE_NEUTRAL: Final = 24  # a cube, from the opponent of a solo game

PROJECT: Final = 30  # + standard project
MILESTONE: Final = 40  # + milestone
AWARD: Final = 50  # + award
CHOOSE: Final = 60  # + which of the alternatives
NEXT: Final = 80  # + which effect is carried out next
CORPORATION: Final = 100  # + corporation

PLAY: Final = 1000  # + card, from hand
USE: Final = 1250  # + card or corporation: its action
BUY: Final = 1500  # + card
KEEP: Final = 1750  # + card, of those looked at
DRAFT: Final = 2000  # + card, of the pack
SELL: Final = 2250  # + card, from hand
DISCARD: Final = 2500  # + card, from hand
ADD: Final = 2750  # + card that receives cubes
TAKE: Final = 3000  # + card that loses a cube
COPY: Final = 3250  # + card or corporation whose production box is copied
KILL: Final = 3500  # + (animals - 1) * CARDS + card
PLACE: Final = 4000  # + kind of tile * PLACES + place
LOWER: Final = 4500  # + resource * VICTIMS + seat: a production
REMOVE: Final = 4600  # + ((amount - 1) * RESOURCES + resource) * VICTIMS + seat
STEAL: Final = 4900  # the same
PAY: Final = 5100  # + means * AMOUNTS + amount
AMOUNT: Final = 5300  # + amount

VICTIMS: Final = NEUTRAL + 1
MOST_REMOVED: Final = 8
MOST_STOLEN: Final = 3
CHOICES: Final = 3
ITEMS: Final = 16  # effects and triggers of one card
AMOUNTS: Final = 64
MOST: Final = 100  # amounts from 0

# Kinds of tiles as moves know them
OCEAN: Final = 0
GREENERY: Final = 1
CITY: Final = 2
SPECIAL: Final = 3
MARKER: Final = 4
PLACED: Final = ["ocean", "greenery", "city", "special tile", "marker"]

# Means of payment; megacredits pay the rest
MEANS: Final = ["steel", "titanium", "heat"]
BY_STEEL: Final = 0
BY_TITANIUM: Final = 1
BY_HEAT: Final = 2


def removal(start: int, amount: int, resource: int, seat: int) -> int:
    """The code of a loss: REMOVE or STEAL."""
    return start + ((amount - 1) * RESOURCES + resource) * VICTIMS + seat


def space() -> Space:
    """The move space, its phrases made of English names."""
    cards = NAMES[:CARDS]
    victims = [*[f"seat {seat}" for seat in range(SEATS)], "neutral"]
    removed = [str(amount + 1) for amount in range(MOST_REMOVED)]
    return Space(
        [
            Range("decline", DECLINE),
            Range("done", DONE),
            Range("pass", PASS),
            Range("end turn", END_TURN),
            Range("sell patents", SELL_PATENTS),
            Range("plant greenery", PLANT_GREENERY),
            Range("warm up", WARM_UP),
            Range("take neutral", TAKE_NEUTRAL, phrase="take from neutral"),
            Range("project", PROJECT, [PROJECT_NAMES], "standard project {}"),
            Range("milestone", MILESTONE, [MILESTONE_NAMES], "claim {}"),
            Range("award", AWARD, [AWARD_NAMES], "fund {}"),
            Range("choose", CHOOSE, [[str(number + 1) for number in range(CHOICES)]]),
            Range("next", NEXT, [[str(number + 1) for number in range(ITEMS)]], "next effect {}"),
            Range("corporation", CORPORATION, [[card.name for card in CORPORATIONS]]),
            Range("play", PLAY, [cards]),
            Range("use", USE, [NAMES]),
            Range("buy", BUY, [cards]),
            Range("keep", KEEP, [cards]),
            Range("draft", DRAFT, [cards]),
            Range("sell", SELL, [cards]),
            Range("discard", DISCARD, [cards]),
            Range("add", ADD, [cards], "add to {}"),
            Range("take", TAKE, [cards], "take from {}"),
            Range("copy", COPY, [NAMES]),
            Range("kill", KILL, [["1", "2"], cards], "remove {} animals from {}"),
            Range("place", PLACE, [PLACED, PLACE_NAMES]),
            Range("lower", LOWER, [RESOURCE_NAMES, victims], "lower {} production of {}"),
            Range("remove", REMOVE, [removed, RESOURCE_NAMES, victims], "remove {} {} from {}"),
            Range("steal", STEAL, [removed[:MOST_STOLEN], RESOURCE_NAMES, victims], "steal {} {} from {}"),
            Range("pay", PAY, [MEANS, [str(amount) for amount in range(AMOUNTS)]], "pay with {} {}"),
            Range("amount", AMOUNT, [[str(amount) for amount in range(MOST)]]),
        ]
    )


def placed(kind: int, place: int) -> int:
    """The code of putting a kind of tile on a place."""
    return PLACE + kind * PLACES + place


SPACE: Final = space()
