"""Frames of Ares Expedition: steps to be carried out and questions to be answered, each with what follows its code."""

from typing import Final

# Steps of a seat
DO: Final = 1  # program, number of the next effect, card, memo
SETTLE: Final = 2  # price, heat that has to be left
ENTER: Final = 3  # card that is paid for
OFFER: Final = 4  # the rating has risen: it may be raised once more for money
AGAIN: Final = 5  # ask what else to do in this phase
SAVE: Final = 6  # card, price, number of the next way to save
SET_OFF: Final = 7  # card: what its being played sets off without a choice
STANDARD: Final = 8  # standard action that is paid for
AFTER_USE: Final = 9  # what using an action sets off
OFFER_AGAIN: Final = 10  # OFFER, then AGAIN

# Steps of the table
ASK_CORPORATIONS: Final = 20
REVEAL_CORPORATIONS: Final = 21
PLAN: Final = 22
REVEAL_PHASES: Final = 23
TAKE_PIECE: Final = 24  # how many have taken one: the cooperative game
PHASE: Final = 25  # number: this phase, or the next one that was chosen
AFTER_PHASE: Final = 26  # number
END_ROUND: Final = 27
NEXT_ROUND: Final = 28
NEUTRAL: Final = 29  # the neutral phase card of a solo game

# Questions
ASK_REDRAW: Final = 40
ASK_CORPORATION: Final = 41
ASK_PLAN: Final = 42
ASK_PHASE: Final = 43  # phase: what to do in it
ASK_EFFECT: Final = 44  # as DO
ASK_WAY: Final = 45  # card: which of the ways to use its action
ASK_HEAT: Final = 46  # as SETTLE: how much of it to pay with heat
ASK_SALE: Final = 47  # as SETTLE: what to sell in order to pay
ASK_SELL: Final = 48  # phase: what to sell
ASK_SAVE: Final = 49  # as SAVE
ASK_OFFER: Final = 50
ASK_KEEP: Final = 51  # how many of the offered cards
ASK_LIMIT: Final = 52  # how many cards over the limit of the hand
ASK_NEUTRAL: Final = 53  # which neutral phase card
ASK_HELP: Final = 54  # steps: which parameter rises by itself in a solo game
ASK_PIECE: Final = 55
ASK_GIVE: Final = 56  # which card to exchange, in the cooperative game
ASK_RETURN: Final = 57  # seat that gave a card: which one to give for it


def do(program: int, card: int) -> tuple[int, ...]:
    """The step that carries out a whole program."""
    return (DO, program, 0, card, 0)
