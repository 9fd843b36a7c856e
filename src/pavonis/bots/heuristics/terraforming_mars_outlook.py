"""What one seat of Terraforming Mars can make of things in one position: money, metals, steps, production, by the time left.

A megacredit is worth more the earlier it can be spent. Plants, heat and metals are worth what they will become, less and less
the more there is of them.
"""

from math import exp, log
from typing import Final

from pavonis.bots.heuristics.terraforming_mars_weights import ALONE, Weights
from pavonis.games.terraforming_mars import steps, verbs
from pavonis.games.terraforming_mars.effects import PRODUCTION_HELD, TAGS_HELD
from pavonis.games.terraforming_mars.playable import greenery_price, held
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import PLAY, SOLO_GENERATIONS, MarsState
from pavonis.games.terraforming_mars.tables import (
    COST,
    GREENERY_PLANTS,
    HELION,
    METALS,
    NEEDS_OF,
    OTHER_NEED,
    PAY_STEEL,
    PAY_TITANIUM,
    TEMPERATURE_HEAT,
)
from pavonis.kit.terraforming import (
    ENERGY,
    GOALS,
    HEAT,
    MEGACREDITS,
    OXYGEN,
    PARAMETERS,
    PLANTS,
    RESOURCES,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)

NEVER: Final = -1.0
ENERGY_NEEDED: Final = 2  # units of energy production that cards are likely to need
STEP_PRICE: Final = 20.0  # megacredits
MOST_STEPS: Final = 4.0  # of a seat in a generation


def generations_left(s: MarsState, w: Weights) -> float:
    """About how many generations will be played after this one: alone it is known, else it is fitted to games that were played.

    Whether this is the last one depends on what the seats that have not passed can do; everything else does not change when
    somebody passes, or bots would pass to make the game longer.
    """
    if s.stage > PLAY:
        return 0.0
    seats = len(s.hands)
    if seats == 1:
        return float(SOLO_GENERATIONS - s.generation)
    missing = 0
    for parameter in range(PARAMETERS):
        missing += max(0, GOALS[parameter] - s.tracks[parameter])
    if missing == 0:
        return 0.0
    everybody = 0.0
    still = 0.0
    for seat in range(seats):
        at_hand = steps_at_hand(s, seat)
        everybody += at_hand
        if not s.passed >> seat & 1:
            still += at_hand
    fit = w.length[seats]
    expected = fit[0] + fit[1] * missing + fit[2] * s.generation + fit[3] * everybody
    unsure = min(1.0, max(0.05, (missing - w.finishing * still + 1.3) / 2.6))
    return unsure + max(0.0, expected - 1.0, missing / (MOST_STEPS * seats) - 1.0)


def steps_at_hand(s: MarsState, seat: int) -> float:
    """How many steps a seat could make at once if it cared for nothing else; but nobody makes many in a generation."""
    base = seat * RESOURCES
    total = s.stock[base + MEGACREDITS] / STEP_PRICE
    if s.tracks[TEMPERATURE] < GOALS[TEMPERATURE]:
        total += s.stock[base + HEAT] / TEMPERATURE_HEAT
    if s.tracks[OXYGEN] < GOALS[OXYGEN]:
        total += s.stock[base + PLANTS] / GREENERY_PLANTS
    return min(MOST_STEPS, total)


def saturated(amount: float, cap: float) -> float:
    """As much as the amount while it is small, and never more than the cap."""
    return cap * (1.0 - exp(-amount / cap)) if cap > 0.0 else 0.0


def grown(w: Weights, generations: float) -> float:
    """How many times as much money is worth so many generations earlier."""
    return exp(generations * log(w.growth))


class Outlook:
    """The worth of things to one seat. Lists by resource: a piece in stock, and a unit of production."""

    def __init__(self, setting: Setting, s: MarsState, seat: int, later: float, w: Weights) -> None:
        self.setting: Final = setting
        self.s: Final = s
        self.seat: Final = seat
        self.w: Final = w
        self.alone: Final = len(s.hands) == 1
        self.gone: Final = s.passed >> seat & 1 != 0 or s.stage > PLAY  # nothing can be done any more in this generation
        self.later: Final = later
        self.last: Final = max(0.0, 1.0 - later)  # chance that this generation is the last one
        extra = w.steps_alone
        self.base: Final = w.rate * (1.0 + extra)
        self.income: Final = self.base * (grown(w, later) - 1.0) / (w.growth - 1.0)  # a unit of money production
        now = 0.0 if self.gone else self.last * w.last
        self.money: Final = self.base * (now + (1.0 - self.last) * grown(w, max(0.0, later - 1.0)))
        self.rating: Final = 1.0 + self.income
        half = self.base * (grown(w, 0.5 * later) - 1.0) / (w.growth - 1.0)
        self.steps: Final = [0.0] * PARAMETERS  # a step of each parameter now
        self.steps_later: Final = [1.0 + half + w.step + extra * ALONE[parameter] for parameter in range(PARAMETERS)]
        self.left: Final = [0] * PARAMETERS
        for parameter in range(PARAMETERS):
            left = GOALS[parameter] - s.tracks[parameter]
            if left > 0 and s.stage <= PLAY:
                self.left[parameter] = left
                self.steps[parameter] = self.rating + w.step + extra * ALONE[parameter]
        self.card: Final = w.drawn * self.money * min(1.0, 0.25 + 0.3 * later)
        self.stock: Final = [self.money] * RESOURCES
        self.made: Final = [self.income] * RESOURCES
        self.production = 0.0  # what all production is worth
        self.resources = 0.0  # and all stocks
        self.energy = s.production[seat * RESOURCES + ENERGY]  # that no action uses yet
        self.count_money()
        self.count_metal(STEEL, PAY_STEEL)
        self.count_metal(TITANIUM, PAY_TITANIUM)
        self.count_plants()
        self.count_heat()

    def count_money(self) -> None:
        """Megacredits in stock and to come."""
        base = self.seat * RESOURCES
        self.resources += self.money * self.s.stock[base + MEGACREDITS]
        self.production += self.income * (self.s.production[base + MEGACREDITS] + self.s.rating[self.seat])

    def count_metal(self, metal: int, bit: int) -> None:
        """Steel or titanium pays for cards in hand and to come, as long as there are such cards."""
        s = self.s
        w = self.w
        at = self.seat * RESOURCES + metal
        each = s.worth[self.seat * 2 + metal - STEEL]
        price = 0
        for card in s.hands[self.seat]:
            if METALS[card] & bit:
                price += COST[card]
        cap = price / each * (1.0 - self.last if self.gone else 1.0) + w.metal_used * self.later
        have = float(s.stock[at])
        to_come = s.production[at] * self.later
        worth = w.metal * each
        in_stock = saturated(have, cap)
        slope = exp(-(have + to_come) / cap) if cap > 0.0 else 0.0
        self.stock[metal] = worth * self.money * (exp(-have / cap) if cap > 0.0 else 0.0)
        self.made[metal] = worth * self.income * slope
        self.resources += worth * self.money * in_stock
        if self.later > 0.0:
            self.production += worth * self.income / self.later * (saturated(have + to_come, cap) - in_stock)

    def count_plants(self) -> None:
        """Plants become greeneries, also after the last production phase, and oxygen as long as there is need of it."""
        s = self.s
        w = self.w
        at = self.seat * RESOURCES + PLANTS
        price = greenery_price(s, self.seat)
        times = self.later + 1.0 if s.stage <= PLAY else 0.0
        have = s.stock[at] / price
        whole = (s.stock[at] + (s.production[at] if s.stage <= PLAY else 0)) // price
        total = self.last * whole + (1.0 - self.last) * (have + s.production[at] * times / price)
        have = min(have, total)
        tile = w.greenery * w.stored
        if s.stage > PLAY:
            tile = w.stored
            if (self.seat - s.first) % len(s.hands) < (s.active - s.first) % len(s.hands):
                have = total = 0.0  # has had its turn
        cap = w.steps * self.left[OXYGEN]
        oxygen = self.steps_later[OXYGEN] * w.stored
        in_stock = tile * have + oxygen * saturated(have, cap)
        self.resources += in_stock
        self.production += tile * total + oxygen * saturated(total, cap) - in_stock
        slope = exp(-total / cap) if cap > 0.0 else 0.0
        self.stock[PLANTS] = (tile + oxygen * slope) / price
        self.made[PLANTS] = self.stock[PLANTS] * times

    def count_heat(self) -> None:
        """Heat, and energy one phase later, become temperature as long as there is need of it; for Helion also money."""
        s = self.s
        w = self.w
        base = self.seat * RESOURCES
        cap = w.steps * self.left[TEMPERATURE]
        have = s.stock[base + HEAT] / TEMPERATURE_HEAT
        whole = 0.0 if self.gone else float(s.stock[base + HEAT] // TEMPERATURE_HEAT)
        have = self.last * whole + (1.0 - self.last) * have
        energy = s.stock[base + ENERGY] + s.production[base + ENERGY] * max(0.0, self.later - 1.0)
        to_come = (energy * (1.0 - self.last) + s.production[base + HEAT] * self.later) / TEMPERATURE_HEAT
        step = self.steps_later[TEMPERATURE] * w.stored
        in_stock = step * saturated(have, cap)
        total = step * saturated(have + to_come, cap)
        slope = exp(-(have + to_come) / cap) if cap > 0.0 else 0.0
        each = step * slope / TEMPERATURE_HEAT
        least = 0.0
        if s.holder[HELION] == self.seat:
            least = self.money
            in_stock = max(in_stock, least * s.stock[base + HEAT])
            total = max(total, in_stock + self.income * s.production[base + HEAT])
        self.stock[HEAT] = max(each, least)
        self.made[HEAT] = max(each * self.later, self.income if least else 0.0)
        self.stock[ENERGY] = self.stock[HEAT] * (1.0 - self.last)
        use = w.energy * min(1.0, self.later / 5.0)
        made = s.production[base + ENERGY]
        self.made[ENERGY] = each * max(0.0, self.later - 1.0) + (use if made < ENERGY_NEEDED else 0.25 * use)
        self.resources += in_stock
        self.production += total - in_stock + use * min(made, ENERGY_NEEDED) + 0.25 * use * max(0, made - ENERGY_NEEDED)

    def price(self, card: int) -> float:
        """What a card costs in points: metals first, which would perhaps not be needed otherwise."""
        s = self.s
        price = verbs.price_of(s, self.seat, card)
        total = 0.0
        for metal, bit in ((TITANIUM, PAY_TITANIUM), (STEEL, PAY_STEEL)):
            if METALS[card] & bit:
                each = s.worth[self.seat * 2 + metal - STEEL]
                pieces = min(s.stock[self.seat * RESOURCES + metal], price // each)
                total += pieces * self.stock[metal]
                price -= pieces * each
        return total + price * self.money

    def means(self, card: int) -> int:
        """How many megacredits a seat could pay for a card, metals included."""
        s = self.s
        base = self.seat * RESOURCES
        found = s.stock[base + MEGACREDITS]
        if METALS[card] & PAY_STEEL:
            found += s.stock[base + STEEL] * s.worth[self.seat * 2]
        if METALS[card] & PAY_TITANIUM:
            found += s.stock[base + TITANIUM] * s.worth[self.seat * 2 + 1]
        return found

    def most(self, resource: int) -> int:
        """The most any rival has of a resource; the neutral opponent of a solo game always has enough."""
        if self.alone:
            return 8
        most = 0
        for rival in range(len(self.s.hands)):
            if rival != self.seat:
                most = max(most, self.s.stock[rival * RESOURCES + resource])
        return most

    def wait(self, card: int) -> float:
        """How many generations it will take until the requirements of a card are met, or NEVER."""
        s = self.s
        total = 0.0
        for need in NEEDS_OF[card]:
            missing = need.n - held(s, self.seat, need)
            if need.what < OTHER_NEED:
                slack = s.shift[self.seat] + s.next_shift[self.seat]
                if need.most:
                    if missing + slack < 0:
                        return NEVER
                    continue
                missing -= slack
                each = (self.later + 0.7) / max(1, self.left[need.what])
            else:
                each = 1.2 if need.what in (TAGS_HELD, PRODUCTION_HELD) else 0.9
            if missing > 0:
                total = max(total, missing * each)
        return total if total < self.later + 0.5 else NEVER


def is_research(s: MarsState) -> bool:
    """Whether cards are being drafted or bought."""
    codes = [ask[0] for ask in s.asks if ask is not None]
    return steps.ASK_BUY in codes or steps.ASK_DRAFT in codes
