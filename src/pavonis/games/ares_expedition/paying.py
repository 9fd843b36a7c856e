"""Payment in megacredits: with heat where Helion may, and with cards sold when the rest does not suffice.

Cards can be sold whenever their owner is asked in a phase, so a payment asks for a sale only if it cannot be made otherwise; what
is paid too much comes back as money by itself. Rulebook: Playing project cards.
"""

from pavonis.core.events import ALL
from pavonis.games.ares_expedition import events, moves, verbs
from pavonis.games.ares_expedition.effects import HEAT, MEGACREDITS, PLANTS, STOCKS
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.steps import ASK_HEAT, ASK_SALE, ASK_SAVE, SAVE, SETTLE
from pavonis.games.ares_expedition.tables import (
    HELION,
    SAVED_BY_CUBES,
    SAVED_BY_PLANTS,
    SAVER_BY_CUBES,
    SAVER_BY_PLANTS,
    SAVING_CUBES,
    SAVING_PLANTS,
    SPENT_HEAT,
    SPENT_PLANTS,
)
from pavonis.kit.zones import ascending, gathered

WAYS_TO_SAVE = 2


def purse(s: AresState, seat: int, spare: int = 0) -> int:
    """What a seat can pay without selling anything, so much heat left over."""
    found = s.stock[seat * STOCKS + MEGACREDITS]
    if s.holder[HELION] == seat:
        found += max(0, s.stock[seat * STOCKS + HEAT] - spare)
    return found


def budget(s: AresState, seat: int) -> int:
    """What a seat can pay if it sells its whole hand."""
    return purse(s, seat) + s.sale[seat] * len(s.hands[seat])


def give(s: AresState, seat: int, resource: int, amount: int) -> None:
    """Pay with one resource."""
    if amount:
        s.stock[seat * STOCKS + resource] -= amount
        if s.log is not None:
            s.tell(ALL, events.PAID, seat, resource, amount)


def pay(s: AresState, seat: int, price: int, spare: int = 0) -> None:
    """A price has to be paid before anything else of this seat goes on."""
    if price <= 0:
        return
    if s.stock[seat * STOCKS + MEGACREDITS] >= price and s.holder[HELION] != seat:
        give(s, seat, MEGACREDITS, price)
    else:
        s.seats[seat].append((SETTLE, price, spare))


def missing_cards(s: AresState, seat: int, price: int, spare: int) -> int:
    """How many cards have to be sold so that a price can be paid."""
    missing = price - purse(s, seat, spare)
    return -(-missing // s.sale[seat]) if missing > 0 else 0


def settle(setting: Setting, s: AresState, seat: int, price: int, spare: int) -> None:
    """Sell what must be sold, then pay with heat and money; ask where there is a choice."""
    count = missing_cards(s, seat, price, spare)
    hand = s.hands[seat]
    if count:
        if count < len(hand):
            s.ask(seat, (ASK_SALE, price, spare))
            return
        verbs.sell(setting, s, seat, hand[:])
    if s.holder[HELION] == seat:
        least, most = heat_bounds(s, seat, price, spare)
        if least < most:
            s.ask(seat, (ASK_HEAT, price, spare))
            return
        give(s, seat, HEAT, least)
        price -= least
    give(s, seat, MEGACREDITS, price)


def heat_bounds(s: AresState, seat: int, price: int, spare: int) -> tuple[int, int]:
    """How little and how much of a price can be paid with heat."""
    least = max(0, price - s.stock[seat * STOCKS + MEGACREDITS])
    return least, max(least, min(price, s.stock[seat * STOCKS + HEAT] - spare))


def heat_options(s: AresState, seat: int, price: int, spare: int) -> list[int]:
    """The amounts of heat that may be paid."""
    least, most = heat_bounds(s, seat, price, spare)
    return list(range(moves.PAY_HEAT + least, moves.PAY_HEAT + most + 1))


def answer_heat(s: AresState, seat: int, price: int, amount: int) -> None:
    """So much heat, the rest in money."""
    give(s, seat, HEAT, amount)
    give(s, seat, MEGACREDITS, price - amount)


def sale_options(s: AresState, seat: int, price: int, spare: int) -> list[int]:
    """The cards that may be sold next, in ascending order."""
    picked = s.sealed[seat]
    count = missing_cards(s, seat, price, spare) - len(picked)
    return ascending(gathered(s.hands[seat]), moves.SELL, count, picked[-1] - moves.SELL if picked else -1)


def answer_sale(setting: Setting, s: AresState, seat: int, price: int, spare: int, move: int) -> None:
    """One more card to sell; when there are enough, go on paying."""
    picked = s.sealed[seat]
    picked.append(move)
    if len(picked) < missing_cards(s, seat, price, spare):
        s.ask(seat, (ASK_SALE, price, spare))
        return
    s.sealed[seat] = []
    verbs.sell(setting, s, seat, [pick - moves.SELL for pick in picked])
    settle(setting, s, seat, price, spare)


# Cards in play that make others cheaper when something is given for it


def can_save(s: AresState, seat: int, card: int, way: int) -> bool:
    """Whether a seat can make a card cheaper in one of the ways, what the card itself demands left over."""
    if way == moves.BY_CUBES:
        return s.holder[SAVER_BY_CUBES] == seat and s.cubes[SAVER_BY_CUBES] >= SAVING_CUBES
    return s.holder[SAVER_BY_PLANTS] == seat and s.stock[seat * STOCKS + PLANTS] >= SAVING_PLANTS + SPENT_PLANTS[card]


def saved(way: int) -> int:
    """How much cheaper a card becomes in one of the ways."""
    return SAVED_BY_CUBES if way == moves.BY_CUBES else SAVED_BY_PLANTS


def savings(s: AresState, seat: int, card: int, start: int = 0) -> int:
    """How much cheaper a card can be made in all ways from one on."""
    return sum([saved(way) for way in range(start, WAYS_TO_SAVE) if can_save(s, seat, card, way)])


def pay_for_card(s: AresState, seat: int, card: int, price: int) -> None:
    """The price of a card, made cheaper if its player likes."""
    if price > 0 and (s.holder[SAVER_BY_CUBES] == seat or s.holder[SAVER_BY_PLANTS] == seat):
        s.seats[seat].append((SAVE, card, price, 0))
    else:
        pay(s, seat, price, SPENT_HEAT[card])


def save(s: AresState, seat: int, card: int, price: int, way: int) -> None:
    """Ask for each way that is possible, as long as there is something to pay."""
    while way < WAYS_TO_SAVE and price > 0:
        if can_save(s, seat, card, way):
            if must_save(s, seat, card, price, way):
                price = use_saving(s, seat, price, way)
            else:
                s.ask(seat, (ASK_SAVE, card, price, way))
                return
        way += 1
    pay(s, seat, price, SPENT_HEAT[card])


def must_save(s: AresState, seat: int, card: int, price: int, way: int) -> bool:
    """Whether a card cannot be paid for unless it is made cheaper in this way."""
    most = purse(s, seat, SPENT_HEAT[card]) + s.sale[seat] * len(s.hands[seat])
    return price - savings(s, seat, card, way + 1) > most


def use_saving(s: AresState, seat: int, price: int, way: int) -> int:
    """Give what makes a card cheaper; the price that is left."""
    if way == moves.BY_CUBES:
        verbs.add_cubes(s, seat, SAVER_BY_CUBES, -SAVING_CUBES)
        saver = SAVER_BY_CUBES
    else:
        give(s, seat, PLANTS, SAVING_PLANTS)
        saver = SAVER_BY_PLANTS
    s.tell(ALL, events.SAVED, seat, saver, min(price, saved(way)))
    return max(0, price - saved(way))


def answer_save(s: AresState, seat: int, card: int, price: int, way: int, move: int) -> None:
    """Make the card cheaper in this way, or not."""
    if move != moves.DECLINE:
        price = use_saving(s, seat, price, way)
    save(s, seat, card, price, way + 1)
