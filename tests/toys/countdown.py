"""Sealed answers revealed one by one: all choose a number in secret, and a count from high to low calls them.

Whoever is called takes from one of two piles before the count goes on. A number still sealed is lower than the count, or as high
and of a later seat: a resample has to leave out the others.
"""

from typing import Any, ClassVar, Final

from pavonis.core.events import ALL
from pavonis.core.game import TABLE, TAKE_BACK, Frame, Seat, State
from pavonis.core.rng import below, seeded
from pavonis.core.space import Range
from pavonis.kit.zones import members
from tests.toys.toy import Toy, numbers

HIGHEST: Final = 4
ROUNDS: Final = 3

CHOOSE: Final = 16  # + number
TAKE: Final = 32  # + pile

ROUND: Final = 1  # number of the round
COUNT: Final = 2  # the number called next, to which seat, in which round
ASK_NUMBER: Final = 10
ASK_PILE: Final = 11  # the number called

CALLED: Final = 1  # seat, number
TOOK: Final = 2  # seat, pile, how much


class CountdownState(State):
    """Piles of points, and the numbers each seat has not yet played."""

    __slots__ = ("hands", "piles", "points")
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "hands", "piles", "points")

    hands: list[int]  # sets of numbers
    piles: list[int]
    points: list[int]

    def begin(self, seats: int) -> None:
        super().begin(seats)
        self.hands = [(1 << HIGHEST + 1) - 1] * seats
        self.piles = [10, 10]
        self.points = [0] * seats


class Countdown(Toy[CountdownState]):
    """All choose, then the count goes down."""

    title = "countdown"
    ranges: ClassVar[list[Range]] = [Range("choose", CHOOSE, [numbers(HIGHEST + 1)]), Range("take", TAKE, [["left", "right"]])]
    state = CountdownState

    def set_up(self, s: CountdownState) -> None:
        s.table.append((ROUND, 0))

    def step(self, s: CountdownState, seat: Seat, frame: Frame) -> None:
        assert seat == TABLE
        if frame[0] == ROUND:
            if frame[1] < ROUNDS:
                s.table.append((COUNT, HIGHEST, 0, frame[1]))
                s.ask_all((ASK_NUMBER,))
            return
        _, number, seat, count = frame
        s.close()  # the count has begun: nothing can be taken back
        if not any(s.sealed):
            s.table.append((ROUND, count + 1))
            return
        assert number >= 0, "the count is over, and an answer has not been called"
        last = seat + 1 == len(s.hands)
        s.table.append((COUNT, number - 1, 0, count) if last else (COUNT, number, seat + 1, count))
        s.all_learn()  # also when nobody answers the call
        if s.sealed[seat] == [CHOOSE + number]:
            s.sealed[seat] = []
            s.hands[seat] &= ~(1 << number)
            s.tell(ALL, CALLED, seat, number)
            s.ask(seat, (ASK_PILE, number))

    def answer(self, s: CountdownState, seat: Seat, ask: Frame, move: int) -> None:
        if ask[0] == ASK_NUMBER:
            s.sealed[seat].append(move)
            s.leave_open(seat, ask)
        else:
            amount = min(s.piles[move - TAKE], ask[1] + 1)
            s.piles[move - TAKE] -= amount
            s.points[seat] += amount
            s.tell(ALL, TOOK, seat, move - TAKE, amount)

    def legal(self, s: CountdownState, seat: Seat) -> list[int]:
        ask = s.asks[seat]
        if ask is None:
            return []
        if not s.owed >> seat & 1:
            return [TAKE_BACK]
        return [CHOOSE + number for number in members(s.hands[seat])] if ask[0] == ASK_NUMBER else [TAKE, TAKE + 1]

    def observe(self, s: CountdownState, viewer: Seat) -> dict[str, Any]:
        return {
            "next": list(s.table[-1]) if s.table else [],
            "hands": [members(hand) for hand in s.hands],
            "piles": list(s.piles),
            "points": list(s.points),
            "answered": [len(answer) for answer in s.sealed],
            "sealed": list(s.sealed[viewer]) if viewer >= 0 else [],
        }

    def resample(self, s: CountdownState, viewer: Seat, seed: int, reopen: bool = False) -> CountdownState:
        w = self.clone(s)
        w.log = None
        w.rng = seeded(seed)
        for seat, answer in enumerate(w.sealed):
            if seat == viewer or not answer:
                continue
            if reopen and w.asks[seat] is not None:
                w.sealed[seat] = []
                w.owed |= 1 << seat
            else:
                possible = self.possible(s, seat)
                w.rng, place = below(w.rng, len(possible))
                w.sealed[seat] = [CHOOSE + possible[place]]
        return w

    def possible(self, s: CountdownState, seat: Seat) -> list[int]:
        """What a seat that has not been called may have chosen."""
        _, number, called, _ = s.table[-1]
        return [n for n in members(s.hands[seat]) if n < number or (n == number and seat >= called)]

    def secrets(self, s: CountdownState, viewer: Seat) -> list[tuple[str, int]]:
        return [(f"sealed by {seat}", sum(answer)) for seat, answer in enumerate(s.sealed) if seat != viewer]

    def scores(self, s: CountdownState) -> list[int]:
        return list(s.points)
