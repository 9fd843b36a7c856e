"""Payment: by steel, titanium and heat where they may be used, the rest in megacredits. Rulebook: Player boards; Play a card, B."""

from pavonis.core.events import ALL
from pavonis.games.terraforming_mars import events, moves
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.steps import ASK_PAY, SETTLE
from pavonis.games.terraforming_mars.tables import HELION, PAY_HEAT, PAY_STEEL, PAY_TITANIUM
from pavonis.kit.payment import least_of, most_of, thrifty
from pavonis.kit.terraforming import GOALS, HEAT, MEGACREDITS, RESOURCES, STEEL, TEMPERATURE, TITANIUM


def means_of(s: MarsState, seat: int, metals: int) -> int:
    """The means a seat may use besides megacredits where these metals are accepted."""
    return metals | PAY_HEAT if s.holder[HELION] == seat else metals


def budget(s: MarsState, seat: int, means: int, spare: int = 0) -> int:
    """The highest price a seat can pay with these means and megacredits, so much heat left over."""
    stock = s.stock
    base = seat * RESOURCES
    found = stock[base + MEGACREDITS]
    if means & PAY_STEEL:
        found += stock[base + STEEL] * s.worth[seat * 2]
    if means & PAY_TITANIUM:
        found += stock[base + TITANIUM] * s.worth[seat * 2 + 1]
    if means & PAY_HEAT:
        found += max(0, stock[base + HEAT] - spare)
    return found


class Bounds:
    """The means to be decided on next, and how much of it may be put to the price."""

    def __init__(self, s: MarsState, seat: int, price: int, means: int, spare: int) -> None:
        base = seat * RESOURCES
        self.bit = means & -means
        rest = means & ~self.bit
        if self.bit == PAY_HEAT:
            self.number = moves.BY_HEAT
            self.resource = HEAT
            self.worth = 1
        elif self.bit == PAY_TITANIUM:
            self.number = moves.BY_TITANIUM
            self.resource = TITANIUM
            self.worth = s.worth[seat * 2 + 1]
        else:
            self.number = moves.BY_STEEL
            self.resource = STEEL
            self.worth = s.worth[seat * 2]
        self.has = s.stock[base + self.resource]
        if self.bit == PAY_HEAT:
            self.has = max(0, self.has - spare)
        self.least = least_of(price, self.worth, budget(s, seat, rest, spare))
        self.most = most_of(price, self.has, self.worth)


def pay(s: MarsState, seat: int, price: int, metals: int = 0, spare: int = 0) -> None:
    """A price has to be paid before anything else of this seat goes on."""
    means = means_of(s, seat, metals)
    if means:
        s.seats[seat].append((SETTLE, price, means, spare))
    else:
        give(s, seat, MEGACREDITS, price)


def give(s: MarsState, seat: int, resource: int, amount: int) -> None:
    """Pay with one resource."""
    if amount:
        s.stock[seat * RESOURCES + resource] -= amount
        s.tell(ALL, events.PAID, seat, resource, amount)


def settle(s: MarsState, seat: int, price: int, means: int, spare: int) -> None:
    """Pay with each means in turn; ask where there is a choice."""
    while means and price > 0:
        at = Bounds(s, seat, price, means, spare)
        if at.least < at.most:
            s.ask(seat, (ASK_PAY, price, means, spare))
            return
        give(s, seat, at.resource, at.least)
        price = max(0, price - at.least * at.worth)
        means &= ~at.bit
    give(s, seat, MEGACREDITS, price)


def answer(s: MarsState, seat: int, price: int, means: int, spare: int, amount: int) -> None:
    """So much of the means in question."""
    at = Bounds(s, seat, price, means, spare)
    give(s, seat, at.resource, amount)
    settle(s, seat, max(0, price - amount * at.worth), means & ~at.bit, spare)


def options(s: MarsState, seat: int, price: int, means: int, spare: int) -> list[int]:
    """The amounts that may be paid of the means in question."""
    at = Bounds(s, seat, price, means, spare)
    start = moves.PAY + at.number * moves.AMOUNT_ROOM
    return list(range(start + at.least, start + at.most + 1))


def usual(s: MarsState, seat: int, price: int, means: int, spare: int) -> int:
    """As much metal as is not wasted; heat only where money is short, or when the temperature needs no more of it."""
    at = Bounds(s, seat, price, means, spare)
    amount = thrifty(price, at.has, at.worth, at.least)
    if at.resource == HEAT and s.tracks[TEMPERATURE] < GOALS[TEMPERATURE]:
        amount = at.least
    return moves.PAY + at.number * moves.AMOUNT_ROOM + amount
