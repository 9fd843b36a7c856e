"""What all toys share, so that the page of each shows only its own mechanism."""

from typing import Any, ClassVar, TypeVar

from pavonis.core.game import Game, Question, Reason, Seat, State
from pavonis.core.space import Range, Space

T = TypeVar("T", bound=State)

NOT_NOW: Reason = (1,)


class Toy(Game[T]):
    """A game of a page: its clone reads FIELDS, it knows one reason against a move, and the most points win."""

    title: ClassVar[str]
    ranges: ClassVar[list[Range]]
    state: type[T]

    def __init__(self) -> None:
        super().__init__(self.title, 1, range(2, 5), Space(self.ranges), {})

    def blank(self, seats: int) -> T:
        s = self.state()
        s.begin(seats)
        return s

    def clone(self, s: T) -> T:
        c = self.state()
        s.copy_to(c)
        for name in s.FIELDS[len(State.FIELDS) :]:
            value: Any = getattr(s, name)
            setattr(c, name, value[:] if isinstance(value, list) else value)
        return c

    def question(self, s: T, seat: Seat) -> Question:
        ask = s.asks[seat]
        if ask is None:
            raise ValueError(f"seat {seat} is not asked anything")
        return Question(type(self).__name__, ask)

    def why_not(self, s: T, seat: Seat, move: int) -> list[Reason]:
        return [] if move in self.legal(s, seat) else [NOT_NOW]

    def winners(self, s: T) -> list[Seat]:
        points = self.scores(s)
        return [seat for seat, found in enumerate(points) if found == max(points)]


def others_learn(s: State, seat: Seat) -> None:
    """Everybody but that seat has seen something new."""
    s.all_learn()
    s.learned[seat] -= 1


def numbers(count: int) -> list[str]:
    """The names of things that are only numbered."""
    return [str(number) for number in range(count)]
