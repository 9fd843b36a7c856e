"""Grades: how much a decision has cost, in chance to win."""

from collections.abc import Sequence
from math import exp, log
from typing import Final

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
GRADES: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)
BAD: Final = (MISTAKE, BLUNDER)
STEPS: Final = (0.01, 0.04, 0.08, 0.15)  # of chance to win: below the first it is best, below the second good, and so on
SURE: Final = 1e-4  # no chance is nearer to 0 or 1 while a game goes on


def grade_of(loss: float) -> str:
    """The grade of a decision that has lost so much of the chance to win."""
    for grade, step in zip(GRADES, STEPS, strict=False):
        if loss < step:
            return grade
    return BLUNDER


def accuracy(losses: Sequence[float]) -> float:
    """From 0 to 100: 100 if nothing was lost, 50 if every decision has lost about 17 % of the chance to win.

    It is the mean over the decisions of a curve that falls quickly at first; chess servers use one of this shape.
    """
    return sum(100.0 * exp(-4.0 * loss) for loss in losses) / len(losses) if losses else 100.0


def shifted(chance: float, points: float, spread: float) -> float:
    """A chance to win when so many points of margin are added, where `spread` points are worth odds of e to 1."""
    certain = min(1.0 - SURE, max(SURE, chance))
    odds = log(certain / (1.0 - certain)) + points / max(spread, SURE)
    return 1.0 / (1.0 + exp(min(50.0, max(-50.0, -odds))))
