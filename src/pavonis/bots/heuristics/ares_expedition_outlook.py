"""What one seat of Ares Expedition can make of things in one position: money, steps, production, by the phases still to come.

A phase is worth something to a seat while it is still to come in this round, or may come in one of the rounds left. A megacredit is
worth more the earlier it can be spent. Plants and heat are worth what they will become, less and less the more there is of them.
"""

from math import exp, log
from typing import Final

from pavonis.bots.heuristics.ares_expedition_weights import Weights
from pavonis.games.ares_expedition import verbs
from pavonis.games.ares_expedition.effects import (
    ACTION,
    CARDS_DRAWN,
    CONSTRUCTION,
    DEVELOPMENT,
    HEAT,
    MEGACREDITS,
    PHASES,
    PLANTS,
    PRODUCTION,
    PRODUCTIONS,
    RESEARCH,
    STOCKS,
    TAGS_HELD,
)
from pavonis.games.ares_expedition.playable import is_eased, meets_need, standard_price
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import PHASES as IN_PHASES
from pavonis.games.ares_expedition.state import PLANNING, AresState
from pavonis.games.ares_expedition.tables import (
    BONUS_KEPT,
    CARD_SALE,
    EASED_LEVELS,
    FOREST_FOR_MONEY,
    FOREST_FOR_PLANTS,
    HELION,
    LEVEL,
    NEED,
    NEED_LEVELS,
    NO_NEED,
    OCEAN_FOR_MONEY,
    OTHER_NEEDS,
    PRODUCTION_BONUS,
    RESEARCH_KEPT,
    SOLO_ROUNDS,
    STANDARD_COST,
    WARMTH_FOR_HEAT,
    WARMTH_FOR_MONEY,
)
from pavonis.kit.terraforming import GOALS, OCEANS, OXYGEN, PARAMETERS, TAGS, TEMPERATURE, terraformed

NEVER: Final = -1.0
STEP_PRICE: Final = 17.0  # megacredits
MOST_STEPS: Final = 5.0  # of a seat in a round
BLUR: Final = 1.5  # steps by which the end of the game may be misjudged
CONSTRUCTED: Final = 0.25  # further cards that the bonus of the construction phase lets a seat play
SEEN_MORE: Final = 0.12  # a further card seen in a research phase, in cards
PER_TAG: Final = 2.5  # rounds until a tag that is missing is there
PER_RATING: Final = 0.8  # rounds until a step of the rating that is missing is there


def missing_steps(s: AresState) -> int:
    """How many steps Mars still needs."""
    missing = 0
    for parameter in range(PARAMETERS):
        missing += max(0, GOALS[parameter] - s.tracks[parameter])
    return missing


def steps_stored(s: AresState, seat: int) -> float:
    """How many steps the heat and the plants of a seat will become."""
    base = seat * STOCKS
    total = 0.0
    if s.tracks[TEMPERATURE] < GOALS[TEMPERATURE]:
        total += s.stock[base + HEAT] / STANDARD_COST[WARMTH_FOR_HEAT]
    if s.tracks[OXYGEN] < GOALS[OXYGEN]:
        total += s.stock[base + PLANTS] / STANDARD_COST[FOREST_FOR_PLANTS]
    return total


def rounds_left(setting: Setting, s: AresState, w: Weights) -> float:
    """About how many rounds will be played whose phases nobody knows yet: against time it is known, else fitted to games.

    It does not change when a phase ends in which no step was made, or bots would shun the end of a phase, or hurry to it; nor
    when somebody gets money, unless that may end the game in this round.
    """
    seats = len(s.hands)
    if seats == 1:
        return float(SOLO_ROUNDS - s.round + (s.stage == PLANNING))
    if setting.cooperative:
        return (s.pool_cubes + s.pool_markers) / 2.0
    missing = missing_steps(s)
    if missing == 0:
        return 0.0
    stored = 0.0
    at_hand = 0.0
    for seat in range(seats):
        steps = steps_stored(s, seat)
        stored += steps
        at_hand += min(MOST_STEPS, steps + s.stock[seat * STOCKS + MEGACREDITS] / STEP_PRICE)
    fit = w.length[seats]
    played = s.round - (s.stage == PLANNING)  # this one too, once its phases are known
    expected = fit[0] + fit[1] * missing + fit[2] * played + fit[3] * stored
    unsure = 1.0
    if s.stage == IN_PHASES and s.phases >> ACTION & 1 and s.phase <= ACTION:
        unsure = min(1.0, max(0.05, (missing - w.finishing * at_hand + BLUR) / (2.0 * BLUR)))
    return unsure + max(0.0, expected - 1.0, missing / (MOST_STEPS * seats) - 1.0)


def is_pending(s: AresState, seat: int, phase: int) -> bool:
    """Whether a phase of this round is still to come for a seat, or lasts."""
    if s.stage != IN_PHASES or not s.phases >> phase & 1:
        return False
    return phase > s.phase or (phase == s.phase and s.owed >> seat & 1 != 0)


def saturated(amount: float, cap: float) -> float:
    """As much as the amount while it is small, and never more than the cap."""
    return cap * (1.0 - exp(-amount / cap)) if cap > 0.0 else 0.0


class Outlook:
    """The worth of things to one seat. Lists by resource: a piece in stock, and a unit of production."""

    def __init__(self, s: AresState, seat: int, later: float, w: Weights, timed: bool) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.w: Final = w
        self.later: Final = later  # rounds whose phases are not known
        self.last: Final = max(0.0, 1.0 - later)  # chance that this round is the last one
        self.pending: Final = [0.0] * PHASES  # 1 if the phase is still to come in this round
        self.often: Final = [0.0] * PHASES  # and how often in later rounds
        is_over = terraformed(s.tracks) and not timed  # against time all rounds are played
        rates = w.rates[len(s.hands)]
        for phase in range(PHASES):
            if is_pending(s, seat, phase) and not (is_over and phase != s.phase):
                self.pending[phase] = 1.0
            self.often[phase] = rates[phase] * later
        early = max(0.0, later - 1.0)
        full = min(1.0, missing_steps(s) / w.busy)  # the less is left to do on Mars, the less can be made of money
        base = w.rate * (w.idle + (1.0 - w.idle) * full) * (1.0 + w.goal)
        self.produced: Final = self.useful(PRODUCTION, rates)  # production phases from which something can still come
        self.studied: Final = self.useful(RESEARCH, rates)  # and research phases
        self.acting: Final = self.pending[ACTION] + (1.0 - self.pending[ACTION]) * (1.0 - exp(-2.0 * self.often[ACTION]))
        self.stored: Final = w.kept if self.pending[ACTION] > 0.0 else w.stored
        self.soon: Final = base * exp(0.5 * log(w.growth) * early)  # a megacredit on average in the rounds left
        self.income: Final = self.produced * self.soon  # a unit of money production
        slow = w.early * later
        self.rating: Final = 1.0 + self.income - slow
        self.in_play: Final = w.in_play * later  # what a card in play helps besides what it says
        self.step_later: Final = 1.0 + 0.5 * self.income + w.goal + w.step  # made in rounds to come
        self.step_stored: Final = (
            1.0 + w.goal + w.step - slow + (self.income if self.pending[ACTION] else max(0.0, self.income - self.soon))
        )
        self.steps: Final = [0.0] * PARAMETERS  # a step of each parameter now
        self.left: Final = [0] * PARAMETERS
        for parameter in range(PARAMETERS):
            left = GOALS[parameter] - s.tracks[parameter]
            if s.opened[parameter] < GOALS[parameter] or left > 0:
                self.left[parameter] = max(1, left)
                self.steps[parameter] = self.rating + (w.goal + w.step if left > 0 else 0.0)
        self.money: Final = self.money_worth(base * exp(log(w.growth) * early))
        self.junk: Final = CARD_SALE * self.money  # a card that nobody wants to play
        self.card: Final = max(self.junk, w.drawn * self.money * min(1.0, 0.3 + 0.2 * later))  # one from the deck
        self.spare: Final = self.junk * (self.last + (1.0 - self.last) * w.spare)  # one in hand: something may come of it
        self.greens: Final = (self.pending[DEVELOPMENT] + self.often[DEVELOPMENT]) * w.played  # cards to be played yet
        self.others: Final = (self.pending[CONSTRUCTION] + (1.0 + CONSTRUCTED) * self.often[CONSTRUCTION]) * w.played
        self.stock: Final = [self.money] * STOCKS
        self.made: Final = [self.income] * PRODUCTIONS
        self.tags: Final[list[float]] = []  # what one more tag of each kind is worth; filled in when the tableau is looked at
        self.best_use = 0.0  # and what the best action brings
        self.production = 0.0  # what all production is worth
        self.resources = 0.0  # and all stocks
        self.count(verbs.production_of(s, seat))

    def count(self, made: list[int]) -> None:
        """Everything in stock and to come."""
        self.count_money(made)
        self.count_plants(made)
        self.count_heat(made)

    def useful(self, phase: int, rates: list[float]) -> float:
        """How many phases of a kind are to come early enough for what they bring to be used."""
        return self.pending[phase] * min(1.0, self.later) + rates[phase] * max(0.0, self.later - self.w.late)

    def money_worth(self, saved: float) -> float:
        """A megacredit: what it will be worth in rounds to come, or what the best standard action makes of it."""
        can_spend = max(self.pending[DEVELOPMENT], self.pending[CONSTRUCTION], self.pending[ACTION])
        worth = saved * (self.last * self.w.last * can_spend + (1.0 - self.last))
        best = 1.0 + self.steps[OXYGEN] if self.left[OXYGEN] else 1.0
        best = max(best / STANDARD_COST[FOREST_FOR_MONEY], self.steps[TEMPERATURE] / STANDARD_COST[WARMTH_FOR_MONEY])
        best = max(best, self.steps[OCEANS] / (STANDARD_COST[OCEAN_FOR_MONEY] - self.w.ocean))
        return max(worth, best * self.w.standard * self.acting)

    def research(self) -> float:
        """What research phases will bring; the one of this round is worth more with few cards in hand."""
        s = self.s
        more = s.keeps_more[self.seat]
        kept = (self.studied - self.pending[RESEARCH] * min(1.0, self.later)) * (RESEARCH_KEPT + more)
        if self.pending[RESEARCH] > 0.0:
            now = RESEARCH_KEPT + more + (BONUS_KEPT if s.chosen[self.seat] == RESEARCH else 0)
            scarce = max(self.w.least_card, self.w.first_card - self.w.further_card * len(s.hands[self.seat]))
            kept += now * scarce * min(1.0, self.later)
        return kept * self.card * (self.w.chosen_cards + SEEN_MORE * s.draws_more[self.seat])

    def count_money(self, made: list[int]) -> None:
        """Megacredits in stock and to come, and the cards that production brings."""
        s = self.s
        self.resources += self.money * s.stock[self.seat * STOCKS + MEGACREDITS]
        self.production += self.income * made[MEGACREDITS] + (self.rating - 1.0) * s.rating[self.seat]
        if s.chosen[self.seat] == PRODUCTION and self.pending[PRODUCTION] > 0.0:
            self.production += PRODUCTION_BONUS * self.soon * min(1.0, self.later)
        self.made[CARDS_DRAWN] = self.produced * self.card
        self.production += self.made[CARDS_DRAWN] * made[CARDS_DRAWN]

    def count_plants(self, made: list[int]) -> None:
        """Plants become forests, and oxygen as long as there is need of it."""
        s = self.s
        w = self.w
        price = standard_price(s, self.seat, FOREST_FOR_PLANTS)
        have = self.whole(s.stock[self.seat * STOCKS + PLANTS], price)
        total = have + made[PLANTS] * self.produced / price
        cap = w.steps * self.left[OXYGEN]
        tile = self.stored
        soon = saturated(have, cap)
        oxygen = self.step_later * w.stored
        self.resources += tile * have + self.step_stored * self.stored * soon
        self.production += tile * (total - have) + oxygen * (saturated(total, cap) - soon)
        slope = exp(-total / cap) if cap > 0.0 else 0.0
        each = (tile + oxygen * slope) / price
        self.stock[PLANTS] = each * self.acting
        self.made[PLANTS] = each * self.produced

    def count_heat(self, made: list[int]) -> None:
        """Heat becomes temperature as long as there is need of it; for Helion also money."""
        s = self.s
        price = standard_price(s, self.seat, WARMTH_FOR_HEAT)
        heat = s.stock[self.seat * STOCKS + HEAT]
        cap = self.w.steps * self.left[TEMPERATURE]
        have = self.whole(heat, price)
        total = have + made[HEAT] * self.produced / price
        step = self.step_later * self.w.stored
        in_stock = self.step_stored * self.stored * saturated(have, cap)
        worth = in_stock + step * (saturated(total, cap) - saturated(have, cap))
        slope = exp(-total / cap) if cap > 0.0 else 0.0
        each = step * slope / price
        least = 0.0
        if s.holder[HELION] == self.seat:
            least = self.money
            in_stock = max(in_stock, least * heat)
            worth = max(worth, in_stock + self.income * made[HEAT])
        self.stock[HEAT] = max(each * self.acting, least)
        self.made[HEAT] = max(each * self.produced, self.income if least > 0.0 else 0.0)
        self.resources += in_stock
        self.production += worth - in_stock

    def whole(self, amount: int, price: int) -> float:
        """How many times a stock will be exchanged: in the last round only for whole steps, and only in an action phase."""
        return self.last * (amount // price) * self.pending[ACTION] + (1.0 - self.last) * amount / price * self.acting

    def wait(self, card: int) -> float:
        """How many rounds it will take until the requirements of a card are met, or NEVER."""
        s = self.s
        total = 0.0
        parameter = NEED[card]
        if parameter != NO_NEED:
            levels = EASED_LEVELS[card] if is_eased(s, self.seat) else NEED_LEVELS[card]
            step = s.tracks[parameter] if s.stage != IN_PHASES or s.phase < 0 else s.opened[parameter]
            if not levels >> LEVEL[parameter][step] & 1:
                missing = steps_to(parameter, s.tracks[parameter], levels)
                if missing == 0 and step == s.tracks[parameter]:
                    return NEVER
                total = missing * (self.later + 0.7) / max(1, self.left[parameter]) + 0.3
        for need in OTHER_NEEDS[card]:
            if not meets_need(s, self.seat, need):
                if need.what == TAGS_HELD:
                    total = max(total, PER_TAG * (need.n - s.tags[self.seat * TAGS + need.tag]))
                else:
                    total = max(total, PER_RATING * (need.n - s.rating[self.seat]))
        return total if total < self.later + 0.5 else NEVER


def steps_to(parameter: int, step: int, levels: int) -> int:
    """How many steps a parameter has to rise until it is at one of these levels; 0 if it never will be."""
    for ahead in range(step + 1, GOALS[parameter] + 1):
        if levels >> LEVEL[parameter][ahead] & 1:
            return ahead - step
    return 0
