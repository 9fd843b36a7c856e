"""The moves of Ares Expedition: where each range of codes begins. Codes are never renumbered.

Every range has room for more: cards and corporations as `kit/terraforming.py` says, everything else as stated here.
"""

from typing import Final

from pavonis.core.space import Names, Range, Space, counted, named
from pavonis.games.ares_expedition.effects import PHASE_NAMES
from pavonis.games.ares_expedition.tables import CARD_NUMBERS, CORPORATION_NUMBERS, NAMES, STANDARD_NAMES
from pavonis.kit.terraforming import FIRST_CARD, OXYGEN, PARAMETER_NAMES, SOURCE_ROOM, TEMPERATURE

DECLINE: Final = 16
DONE: Final = 17  # with this phase, or no more picks
SELL_CARDS: Final = 18
BONUS_CARD: Final = 19  # the bonus of the construction phase is a card
RAISE_AGAIN: Final = 21  # one's rating, for money
TAKE_CUBE: Final = 22  # from the pool of the cooperative game
TAKE_MARKER: Final = 23
END_GAME: Final = 24  # a solo game that is won

ROOM: Final = 16  # of each of the next six
STANDARD: Final = 64  # + standard action
CHOOSE: Final = 80  # + which of the alternatives
CHOOSE_PHASE: Final = 96  # + phase
CHOOSE_NEUTRAL: Final = 112  # + phase, of the neutral cards of a solo game
HELP: Final = 128  # + parameter that rises by itself
SAVE: Final = 144  # + way to make a card cheaper
CORPORATION: Final = 256  # + corporation, FIRST_CARD of them

PLAY: Final = 512  # + card, from hand; this and the next have room for SOURCE_ROOM cards and corporations each
USE: Final = 1024  # + card: its action
KEEP: Final = 1536  # + card, of those looked at
SELL: Final = 2048  # + card, from hand
DISCARD: Final = 2560  # + card, from hand, for nothing
REDRAW: Final = 3072  # + card, of the first ones
ADD: Final = 3584  # + card that receives cubes
TAKE: Final = 4096  # + card that loses a cube
GIVE: Final = 4608  # + card, to the partner
PAY_HEAT: Final = 5120  # + amount
AMOUNT: Final = 5248  # + amount

CHOICES: Final = 3
MOST_PAID: Final = 64  # amounts from 0
PAID_ROOM: Final = 128
MOST: Final = 250
AMOUNT_ROOM: Final = 256
BY_CUBES: Final = 0  # ways to save
BY_PLANTS: Final = 1


def space() -> Space:
    """The move space, its phrases made of English names."""
    cards = Names({card: NAMES[card] for card in CARD_NUMBERS}, SOURCE_ROOM)
    corporations = Names({number: NAMES[number] for number in CORPORATION_NUMBERS}, FIRST_CARD)
    phases = named(PHASE_NAMES, ROOM)
    helped = Names({parameter: PARAMETER_NAMES[parameter] for parameter in (TEMPERATURE, OXYGEN)}, ROOM)
    return Space(
        [
            Range("decline", DECLINE),
            Range("done", DONE),
            Range("sell cards", SELL_CARDS),
            Range("bonus card", BONUS_CARD, phrase="draw bonus card"),
            Range("raise again", RAISE_AGAIN, phrase="raise rating again"),
            Range("take cube", TAKE_CUBE),
            Range("take marker", TAKE_MARKER),
            Range("end game", END_GAME, phrase="end the game"),
            Range("standard", STANDARD, [named(STANDARD_NAMES, ROOM)], "standard action {}"),
            Range("choose", CHOOSE, [counted(CHOICES, ROOM, first=1)]),
            Range("phase", CHOOSE_PHASE, [phases]),
            Range("neutral", CHOOSE_NEUTRAL, [phases], "neutral phase {}"),
            Range("help", HELP, [helped], "raise {}"),
            Range("save", SAVE, [named(["microbes", "a plant"], ROOM)], "save with {}"),
            Range("corporation", CORPORATION, [corporations]),
            Range("play", PLAY, [cards]),
            Range("use", USE, [cards]),
            Range("keep", KEEP, [cards]),
            Range("sell", SELL, [cards]),
            Range("discard", DISCARD, [cards]),
            Range("redraw", REDRAW, [cards]),
            Range("add", ADD, [cards], "add to {}"),
            Range("take", TAKE, [cards], "take from {}"),
            Range("give", GIVE, [cards]),
            Range("pay heat", PAY_HEAT, [counted(MOST_PAID, PAID_ROOM)], "pay {} with heat"),
            Range("amount", AMOUNT, [counted(MOST, AMOUNT_ROOM)]),
        ]
    )


SPACE: Final = space()
