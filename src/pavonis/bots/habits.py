"""Rules of thumb that learn by practice: a move is the likelier the more speaks for it, and what speaks for it is a sum.

Each kind of choice has aspects, whose weights stand side by side in one long list; a card adds weights of its own.
"""

from typing import Final

from pavonis.bots.bot import Chance
from pavonis.bots.evaluation import Slope, drawn, shares


class Reasons:
    """What speaks for a move: aspects, whose weights stand side by side, and what a card says for itself."""

    def __init__(self, move: int, first: int, aspects: list[float]) -> None:
        self.move: Final = move
        self.first: Final = [first]
        self.aspects: Final = [aspects]
        self.at: Final[list[int]] = []
        self.by: Final[list[float]] = []

    def also(self, first: int, aspects: list[float]) -> None:
        """More aspects, whose weights stand elsewhere."""
        self.first.append(first)
        self.aspects.append(aspects)

    def card(self, number: int, early: int, left: float) -> None:
        """A card has a weight of its own, and another one that counts as much as is left of the game."""
        self.at.append(number)
        self.by.append(1.0)
        if early:
            self.at.append(early)
            self.by.append(left)

    def leaning(self, habits: list[float]) -> float:
        """How much all of it speaks for the move."""
        total = 0.0
        for part in range(len(self.first)):
            at = self.first[part]
            for aspect in self.aspects[part]:
                total += habits[at] * aspect
                at += 1
        for number in range(len(self.at)):
            total += habits[self.at[number]] * self.by[number]
        return total

    def learn(self, slope: Slope, share: float) -> None:
        """Add so much of it to a slope."""
        usual = slope.usual
        for part in range(len(self.first)):
            at = self.first[part]
            for aspect in self.aspects[part]:
                usual[at] += share * aspect
                at += 1
        for number in range(len(self.at)):
            slope.at.append(self.at[number])
            slope.by.append(share * self.by[number])


def likeliest(habits: list[float], reasons: list[Reasons]) -> Reasons:
    """The move for which most speaks."""
    leanings = [each.leaning(habits) for each in reasons]
    return reasons[leanings.index(max(leanings))]


def drawn_of(habits: list[float], reasons: list[Reasons], chance: Chance, slope: Slope, sign: float = 1.0) -> Reasons:
    """One of these moves, e times as likely if 1 more speaks for it; and what makes it likelier, noted."""
    chances = shares([sign * each.leaning(habits) for each in reasons], 1.0)
    place = drawn(chances, chance)
    for number, each in enumerate(reasons):
        each.learn(slope, sign * ((1.0 if number == place else 0.0) - chances[number]))
    return reasons[place]
