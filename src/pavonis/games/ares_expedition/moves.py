"""The moves of Ares Expedition: where each range of codes begins. Codes are never renumbered."""

from typing import Final

from pavonis.core.space import Range, Space
from pavonis.games.ares_expedition.cards import CORPORATIONS
from pavonis.games.ares_expedition.effects import PHASE_NAMES
from pavonis.games.ares_expedition.tables import CARDS, NAMES, STANDARD_NAMES

DECLINE: Final = 16
DONE: Final = 17  # with this phase, or no more picks
SELL_CARDS: Final = 18
BONUS_CARD: Final = 19  # the bonus of the construction phase is a card
USE_EFFECT: Final = 20  # an effect without a choice; never offered
RAISE_AGAIN: Final = 21  # one's rating, for money
TAKE_CUBE: Final = 22  # from the pool of the cooperative game
TAKE_MARKER: Final = 23

STANDARD: Final = 30  # + standard action
CHOOSE: Final = 40  # + which of the alternatives
CHOOSE_PHASE: Final = 50  # + phase
CHOOSE_NEUTRAL: Final = 60  # + phase, of the neutral cards of a solo game
HELP: Final = 70  # + parameter that rises by itself
SAVE: Final = 80  # + way to make a card cheaper
CORPORATION: Final = 100  # + corporation

PLAY: Final = 1000  # + card, from hand
USE: Final = 1250  # + card: its action
KEEP: Final = 1500  # + card, of those looked at
SELL: Final = 1750  # + card, from hand
DISCARD: Final = 2000  # + card, from hand, for nothing
REDRAW: Final = 2250  # + card, of the first ones
ADD: Final = 2500  # + card that receives cubes
TAKE: Final = 2750  # + card that loses a cube
GIVE: Final = 3000  # + card, to the partner
PAY_HEAT: Final = 3250  # + amount
AMOUNT: Final = 3350  # + amount

CHOICES: Final = 3
MOST_PAID: Final = 64  # amounts from 0
MOST: Final = 250
BY_CUBES: Final = 0  # ways to save
BY_PLANTS: Final = 1


def space() -> Space:
    """The move space, its phrases made of English names."""
    cards = NAMES[:CARDS]
    return Space(
        [
            Range("decline", DECLINE),
            Range("done", DONE),
            Range("sell cards", SELL_CARDS),
            Range("bonus card", BONUS_CARD, phrase="draw bonus card"),
            Range("raise again", RAISE_AGAIN, phrase="raise rating again"),
            Range("take cube", TAKE_CUBE),
            Range("take marker", TAKE_MARKER),
            Range("standard", STANDARD, [STANDARD_NAMES], "standard action {}"),
            Range("choose", CHOOSE, [[str(number + 1) for number in range(CHOICES)]]),
            Range("phase", CHOOSE_PHASE, [PHASE_NAMES]),
            Range("neutral", CHOOSE_NEUTRAL, [PHASE_NAMES], "neutral phase {}"),
            Range("help", HELP, [["temperature", "oxygen"]], "raise {}"),
            Range("save", SAVE, [["microbes", "a plant"]], "save with {}"),
            Range("corporation", CORPORATION, [[card.name for card in CORPORATIONS]]),
            Range("play", PLAY, [cards]),
            Range("use", USE, [cards]),
            Range("keep", KEEP, [cards]),
            Range("sell", SELL, [cards]),
            Range("discard", DISCARD, [cards]),
            Range("redraw", REDRAW, [cards]),
            Range("add", ADD, [cards], "add to {}"),
            Range("take", TAKE, [cards], "take from {}"),
            Range("give", GIVE, [cards]),
            Range("pay heat", PAY_HEAT, [[str(amount) for amount in range(MOST_PAID)]], "pay {} with heat"),
            Range("amount", AMOUNT, [[str(amount) for amount in range(MOST)]]),
        ]
    )


SPACE: Final = space()
