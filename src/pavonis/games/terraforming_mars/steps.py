"""Frames of Terraforming Mars: steps to be carried out and questions to be answered, each with what follows its code."""

from typing import Final

# Steps of a seat
DO: Final = 1  # program, bits of what is left of it, card, number of the effect under way, memo
SETTLE: Final = 2  # price, bits of the means, heat that has to be left
REFUND: Final = 3  # standard project: what carrying it out sets off

# Steps of the table
ASK_STARTS: Final = 10
REVEAL_STARTS: Final = 11
AFTER_ACTION: Final = 12
RESEARCH: Final = 13
DRAFT: Final = 14  # round
PASS_ON: Final = 15  # round
BUY: Final = 16
REVEAL_BOUGHT: Final = 17
ACTIONS: Final = 18
LAST: Final = 19  # seats that are done

# Questions
ASK_START: Final = 30  # which corporation, and which cards to buy
ASK_DRAFT: Final = 31
ASK_BUY: Final = 32
ASK_TURN: Final = 33
ASK_EFFECT: Final = 34  # as DO
ASK_ORDER: Final = 35  # program, bits of what is left of it, card
ASK_PAY: Final = 36  # as SETTLE
ASK_SELL: Final = 37
ASK_LAST: Final = 38
ASK_WAY: Final = 39  # source: which of the ways to use its action

NONE: Final = -1  # no effect under way; no card

# The bits of a card being played: its effects, then what it sets off
QUIET: Final = 7  # all triggers without a choice
ASKING: Final = 8  # the first trigger with a choice


def do(program: int, count: int, card: int) -> tuple[int, ...]:
    """The step that carries out a whole program of so many effects."""
    return (DO, program, (1 << count) - 1, card, NONE, 0)
