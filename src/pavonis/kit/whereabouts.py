"""Checks that games share: each card is in one place, and so on. For positions from outside, never while a game is played."""

from pavonis.core.fields import BadPosition
from pavonis.core.game import State


class Whereabouts:
    """Cards by the place they are in, as a position names its places."""

    def __init__(self) -> None:
        self.found: dict[int, str] = {}

    def lie(self, place: str, cards: list[int]) -> None:
        """These cards are there; BadPosition if one of them is somewhere else too."""
        for card in cards:
            if card in self.found:
                raise BadPosition(f"card {card} is in '{self.found[card]}' and in '{place}': a card is in one place")
            self.found[card] = place

    def check(self, cards: list[int]) -> None:
        """BadPosition if these are not exactly the cards that were found."""
        for card in cards:
            if card not in self.found:
                raise BadPosition(f"card {card} is nowhere: each card of the game is in one place")
        for card, place in self.found.items():
            if card not in cards:
                raise BadPosition(f"'{place}' holds card {card}, which this game is not played with")


def demand(holds: bool, problem: str) -> None:
    """BadPosition with this sentence if something does not hold."""
    if not holds:
        raise BadPosition(problem)


def check_equal(name: str, value: object, right: object, why: str) -> None:
    """BadPosition if a field that follows from others is not what follows."""
    if value != right:
        raise BadPosition(f"'{name}' should be {right}, because {why}, not {value}")


def check_given(s: State) -> None:
    """While all answer in secret, who is not waited for any more has given an answer."""
    for seat, ask in enumerate(s.asks):
        given = ask is None or s.owed >> seat & 1 != 0 or len(s.sealed[seat]) > 0
        demand(given, f"'sealed[{seat}]' should hold an answer, or 'owed' name seat {seat}")
