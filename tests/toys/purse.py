"""A mixed payment: so much gold, then so much silver, the rest in copper, and no amount is offered that cannot be completed.

Goods come one by one from a deck; a seat that can pay the exact price may buy. Purses are open, the order of the goods is not.
"""

from typing import Any, ClassVar, Final

from pavonis.core.events import ALL
from pavonis.core.game import TABLE, Frame, Seat, State
from pavonis.core.rng import below, seeded, shuffle
from pavonis.core.space import Range
from tests.toys.toy import Toy, numbers

WORTH: Final = [5, 3, 1]  # of gold, silver and copper
KINDS: Final = ["gold", "silver", "copper"]
PRICES: Final = [2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14, 16]
PURSE: Final = [1, 1, 2]
MOST: Final = 9  # coins of one kind

BUY: Final = 16
PASS: Final = 17
PAY: Final = 32  # + kind * 10 + amount

TURN: Final = 1
PAYING: Final = 2  # kind, what is left to pay
ASK_BUY: Final = 10
ASK_AMOUNT: Final = 11  # kind, what is left to pay

EARNED: Final = 1  # seat, kind
OFFERED: Final = 2  # seat, price
PAID: Final = 3  # seat, kind, amount


class PurseState(State):
    """Coins, points and the deck of goods, of which the uppermost is on offer."""

    __slots__ = ("active", "coins", "goods", "points")
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "coins", "points", "goods", "active")

    coins: list[int]  # seat * 3 + kind
    points: list[int]
    goods: tuple[int, ...]
    active: int

    def begin(self, seats: int) -> None:
        super().begin(seats)
        self.coins = PURSE * seats
        self.points = [0] * seats
        self.goods = ()
        self.active = -1


class Purse(Toy[PurseState]):
    """Earn a coin, see what is on offer, buy it or not."""

    title = "purse"
    ranges: ClassVar[list[Range]] = [Range("buy", BUY), Range("pass", PASS), Range("pay", PAY, [KINDS, numbers(MOST + 1)])]
    state = PurseState

    def set_up(self, s: PurseState) -> None:
        goods = list(PRICES)
        s.rng = shuffle(s.rng, goods)
        s.goods = (0, *goods)
        s.table.append((TURN,))

    def step(self, s: PurseState, seat: Seat, frame: Frame) -> None:
        if seat == TABLE:
            s.goods = s.goods[1:]
            s.active = (s.active + 1) % len(s.points)
            if s.goods:
                self.begin_turn(s)
            return
        _, kind, left = frame
        amounts = self.amounts(s, seat, kind, left)
        if len(amounts) == 1:
            self.pay(s, seat, kind, amounts[0], left)
        else:
            s.ask(seat, (ASK_AMOUNT, kind, left))

    def begin_turn(self, s: PurseState) -> None:
        """A coin by chance, and the next of the goods: all see them."""
        s.rng, kind = below(s.rng, len(KINDS))
        place = s.active * len(KINDS) + kind
        s.coins[place] = min(MOST, s.coins[place] + 1)
        s.all_learn()
        s.tell(ALL, EARNED, s.active, kind)
        s.tell(ALL, OFFERED, s.active, s.goods[0])
        s.table.append((TURN,))
        if self.amounts(s, s.active, 0, s.goods[0]):
            s.ask(s.active, (ASK_BUY,))

    def answer(self, s: PurseState, seat: Seat, ask: Frame, move: int) -> None:
        if move == BUY:
            s.points[seat] += s.goods[0]
            s.seats[seat].append((PAYING, 0, s.goods[0]))
        elif move != PASS:
            self.pay(s, seat, ask[1], (move - PAY) % (MOST + 1), ask[2])

    def pay(self, s: PurseState, seat: Seat, kind: int, amount: int, left: int) -> None:
        """So many coins of a kind, then the next kind."""
        s.coins[seat * len(KINDS) + kind] -= amount
        s.tell(ALL, PAID, seat, kind, amount)
        if kind + 1 < len(KINDS):
            s.seats[seat].append((PAYING, kind + 1, left - amount * WORTH[kind]))

    def amounts(self, s: PurseState, seat: Seat, kind: int, left: int) -> list[int]:
        """How many coins of a kind can be paid so that the other kinds can make up the rest exactly."""
        if kind == len(KINDS):
            return [0] if left == 0 else []
        most = min(s.coins[seat * len(KINDS) + kind], left // WORTH[kind])
        return [n for n in range(most + 1) if self.amounts(s, seat, kind + 1, left - n * WORTH[kind])]

    def legal(self, s: PurseState, seat: Seat) -> list[int]:
        ask = s.asks[seat]
        if ask is None:
            return []
        if ask[0] == ASK_BUY:
            return [BUY, PASS]
        return [PAY + ask[1] * (MOST + 1) + amount for amount in self.amounts(s, seat, ask[1], ask[2])]

    def observe(self, s: PurseState, viewer: Seat) -> dict[str, Any]:
        return {
            "active": s.active,
            "coins": list(s.coins),
            "points": list(s.points),
            "offer": list(s.goods[:1]),
            "to come": sorted(s.goods[1:]),
        }

    def resample(self, s: PurseState, viewer: Seat, seed: int, reopen: bool = False) -> PurseState:
        w = self.clone(s)
        w.log = None
        goods = sorted(s.goods[1:])
        w.rng = shuffle(seeded(seed), goods)
        w.goods = (*s.goods[:1], *goods)
        return w

    def secrets(self, s: PurseState, viewer: Seat) -> list[tuple[str, int]]:
        return [(f"goods {place}", price) for place, price in enumerate(s.goods[1:])]

    def scores(self, s: PurseState) -> list[int]:
        return list(s.points)
