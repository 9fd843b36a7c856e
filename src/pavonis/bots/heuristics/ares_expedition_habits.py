"""What a seat of Ares Expedition does by rule of thumb: phases, acts in a phase, cards to keep and to sell.

A habit is a sum: the situation speaks for each phase, a few aspects for each kind of act, and every card for itself. All weights
were found by practice, games of the rule against itself and its past (`pavonis train ares-expedition --what quick --how practice`).
"""

from math import exp
from typing import Final

from pavonis.bots.bot import Chance
from pavonis.bots.evaluation import Slope, added, drawn, shares
from pavonis.bots.habits import Reasons, drawn_of, likeliest
from pavonis.bots.heuristics import ares_expedition_cards as worths
from pavonis.bots.heuristics import ares_expedition_lasting as lasting
from pavonis.bots.heuristics import ares_expedition_picks as picks
from pavonis.bots.heuristics.ares_expedition_outlook import STEP_PRICE, Outlook, missing_steps, steps_stored
from pavonis.bots.heuristics.ares_expedition_weights import ACT_ASPECTS, ACTS, KEEP_ASPECTS, KINDS, SITUATION
from pavonis.core.game import Frame
from pavonis.games.ares_expedition import moves, paying, scoring, steps, verbs
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
    RESEARCH,
    STOCKS,
)
from pavonis.games.ares_expedition.playable import standard_price
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import DEVELOPMENT_BONUS, IN_MONEY, KIND, SOURCES
from pavonis.kit.terraforming import AUTOMATED, GOALS, PARAMETERS

PRACTISED: Final = (  # questions that practised habits answer
    steps.ASK_PLAN, steps.ASK_PHASE, steps.ASK_KEEP, steps.ASK_SALE, steps.ASK_LIMIT, steps.ASK_CORPORATION,
)  # fmt: skip
IS_DONE: Final = 0  # kinds of acts: done with development, construction, action
PLAYS_GREEN: Final = 3
PLAYS_OTHER: Final = 4
USES: Final = 5
DRAWS: Final = 6
STANDARDS: Final = 7  # this and those after it: the standard actions
FIRST_ACT: Final = PHASES * SITUATION  # where the weights of acts, of keeping and of cards begin
FIRST_KEEP: Final = FIRST_ACT + ACTS * ACT_ASPECTS
FIRST_CARD: Final = FIRST_KEEP + KINDS * KEEP_ASPECTS
PLAYED: Final = FIRST_CARD  # + card
PLAYED_EARLY: Final = PLAYED + SOURCES
USED: Final = PLAYED_EARLY + SOURCES
KEPT: Final = USED + SOURCES
KEPT_EARLY: Final = KEPT + SOURCES
WORTH: Final = 2  # the aspects of acts and of keeping that count before any practice
SOLD: Final = 6
SENSE: Final = 0.7
THRIFT: Final = 0.3
STEPS: Final = 42.0  # that Mars needs
MANY: Final = 10.0  # cards in hand, megacredits that a card costs: what makes numbers about 1
LONG: Final = 20.0  # rounds
MOST_WORTH: Final = 6.0  # points; what promises more is hardly likelier to be chosen


def beginning() -> dict[int, float]:
    """The weights before any practice: what seems to add more is likelier, and to sell cards for it less likely."""
    found: dict[int, float] = {}
    for kind in range(ACTS):
        found[FIRST_ACT + kind * ACT_ASPECTS + WORTH] = SENSE
        found[FIRST_ACT + kind * ACT_ASPECTS + SOLD] = -THRIFT
    for kind in range(KINDS):
        found[FIRST_KEEP + kind * KEEP_ASPECTS + WORTH] = SENSE
    return found


class Hand:
    """What the cards of one kind in a hand promise, if their phase comes."""

    def __init__(self, o: Outlook, green: bool) -> None:
        self.best = 0.0  # what the best one that can be paid adds, in points
        self.second = 0.0
        self.count = 0
        self.waiting = 0  # cards that cannot be played or paid yet
        purse = paying.purse(o.s, o.seat)
        for card in o.s.hands[o.seat]:
            if (KIND[card] == AUTOMATED) == green:
                price = max(0, verbs.price_of(o.s, o.seat, card) - (DEVELOPMENT_BONUS if green else 0))
                if price <= purse and o.wait(card) == 0.0:
                    self.add(worths.play_worth(o, card) - price * o.money)
                else:
                    self.waiting += 1

    def add(self, worth: float) -> None:
        """One more card that can be played."""
        if worth > self.best:
            self.second = self.best
            self.best = worth
        elif worth > self.second:
            self.second = worth
        self.count += 1


def uses(o: Outlook) -> float:
    """What all actions in play would bring in an action phase."""
    total = 0.0
    for card in o.s.actions[o.seat]:
        total += lasting.use_worth(o, card)
    return total


def of_seat(s: AresState, seat: int, money: float) -> list[float]:
    """What can be seen of a seat, its rivals' included; `SEEN` numbers."""
    made = verbs.production_of(s, seat)
    base = seat * STOCKS
    return [
        money,
        exp(-money),
        len(s.hands[seat]) / MANY,
        (made[MEGACREDITS] + s.rating[seat]) / MANY / 2.0,
        made[HEAT] / MANY,
        made[PLANTS] / MANY,
        made[CARDS_DRAWN] / 2.0,
        steps_stored(s, seat) / 3.0,
        (s.stock[base + HEAT] % 8 + s.stock[base + PLANTS] % 8) / MANY,
        len(s.actions[seat]) / MANY,
        len(s.played[seat]) / MANY / 2.0,
        (s.metals[seat * 2] + s.metals[seat * 2 + 1]) / MANY,
        (s.draws_more[seat] + s.keeps_more[seat]) / 2.0,
    ]


def lead(s: AresState, seat: int, rival: int) -> float:
    """How far a seat is ahead of a rival as things stand, in tens of points."""
    total = 0
    for each in scoring.score_lines(s, seat):
        total += each
    for each in scoring.score_lines(s, rival):
        total -= each
    return total / MANY


def situation(o: Outlook, rival: int) -> list[float]:
    """What may speak for any of the phases: `SITUATION` numbers of about 1."""
    s = o.s
    seat = o.seat
    left = missing_steps(s) / STEPS
    money = s.stock[seat * STOCKS + MEGACREDITS] / MANY
    ahead = lead(s, seat, rival)
    found = [1.0, left, left * left, s.round / LONG, ahead, ahead * left, exp(-s.round / 3.0)]
    for parameter in range(PARAMETERS):
        found.append((GOALS[parameter] - s.tracks[parameter]) / GOALS[parameter])
    for green in (True, False):
        hand = Hand(o, green)
        found += [hand.best, hand.second, 1.0 if hand.count else 0.0, hand.count / 3.0, hand.waiting / MANY]
    found += [uses(o) / 3.0, min(3.0, money * MANY / STEP_PRICE), 1.0 if len(s.hands[seat]) >= MANY - 1 else 0.0]
    found += of_seat(s, seat, money)
    found += of_seat(s, rival, s.stock[rival * STOCKS + MEGACREDITS] / MANY)
    for phase in range(PHASES):
        found.append(1.0 if s.chosen[rival] == phase else 0.0)
    for phase in (DEVELOPMENT, CONSTRUCTION, ACTION, PRODUCTION, RESEARCH):
        found.append(1.0 if s.chosen[seat] == phase else 0.0)
    return found


def phases(o: Outlook, rival: int, options: list[int]) -> list[Reasons]:
    """What speaks for phases."""
    seen = situation(o, rival)
    return [Reasons(option, (option - moves.CHOOSE_PHASE) * SITUATION, seen) for option in options]


def price_of(o: Outlook, move: int) -> int:
    """What an act in a phase costs in money."""
    if moves.PLAY <= move < moves.USE:
        return worths.price_now(o, move - moves.PLAY)
    if moves.STANDARD <= move < moves.CHOOSE and IN_MONEY[move - moves.STANDARD]:
        return standard_price(o.s, o.seat, move - moves.STANDARD)
    return 0


def act_kind(s: AresState, move: int) -> int:
    """What kind of act a move in a phase is."""
    if move == moves.DONE:
        return IS_DONE + s.phase
    if move == moves.BONUS_CARD:
        return DRAWS
    if move >= moves.USE:
        return USES
    if move >= moves.PLAY:
        return PLAYS_GREEN if KIND[move - moves.PLAY] == AUTOMATED else PLAYS_OTHER
    return STANDARDS + move - moves.STANDARD


def acts(o: Outlook, rival: int, options: list[int]) -> list[Reasons]:
    """What speaks for acts in a phase."""
    s = o.s
    left = missing_steps(s) / STEPS
    money = paying.purse(s, o.seat)
    hand = len(s.hands[o.seat]) / MANY
    ahead = lead(s, o.seat, rival)
    chosen = 1.0 if s.chosen[o.seat] == s.phase else 0.0
    found: list[Reasons] = []
    for move in options:
        worth = max(-MOST_WORTH, min(MOST_WORTH, picks.rough(o, move)))
        price = price_of(o, move)
        sold = max(0.0, (price - money) / s.sale[o.seat])
        aspects = [
            1.0, left, worth, worth * left, price / MANY, min(4.0, money / MANY), sold, sold * left, hand, ahead, ahead * left,
            o.pending[CONSTRUCTION], o.pending[ACTION], chosen,
        ]  # fmt: skip
        reasons = Reasons(move, FIRST_ACT + act_kind(s, move) * ACT_ASPECTS, aspects)
        if move >= moves.USE:
            reasons.card(USED + move - moves.USE, 0, left)
        elif move >= moves.PLAY:
            reasons.card(PLAYED + move - moves.PLAY, PLAYED_EARLY + move - moves.PLAY, left)
        found.append(reasons)
    return found


def keeping(o: Outlook, cards: list[int]) -> list[Reasons]:
    """What speaks for cards in hand, or offered ones; the moves are the cards."""
    left = missing_steps(o.s) / STEPS
    found: list[Reasons] = []
    for card in cards:
        worth = max(-MOST_WORTH, min(MOST_WORTH, worths.net_worth(o, card)))
        price = verbs.price_of(o.s, o.seat, card) / MANY
        aspects = [1.0, left, worth, worth * left, price, price * left, 1.0 if o.wait(card) else 0.0]
        kind = 0 if KIND[card] == AUTOMATED else 1
        reasons = Reasons(card, FIRST_KEEP + kind * KEEP_ASPECTS, aspects)
        reasons.card(KEPT + card, KEPT_EARLY + card, left)
        found.append(reasons)
    return found


def corporations(options: list[int]) -> list[Reasons]:
    """What speaks for corporations."""
    found: list[Reasons] = []
    for option in options:
        reasons = Reasons(option, 0, [])
        reasons.card(KEPT + option - moves.CORPORATION, 0, 1.0)
        found.append(reasons)
    return found


def is_of_cards(ask: Frame) -> bool:
    """Whether some cards have to be kept or sold."""
    return ask[0] in (steps.ASK_KEEP, steps.ASK_SALE, steps.ASK_LIMIT)


def count_asked(o: Outlook, ask: Frame) -> int:
    """How many cards are to be kept or sold yet."""
    s = o.s
    count = paying.missing_cards(s, o.seat, ask[1], ask[2]) if ask[0] == steps.ASK_SALE else ask[1]
    return count - len(s.sealed[o.seat])


def reasons_for(o: Outlook, rival: int, ask: Frame, options: list[int]) -> list[Reasons]:
    """What speaks for each of these moves; for cards among which some are kept or sold, what speaks for having them."""
    if ask[0] == steps.ASK_PLAN:
        return phases(o, rival, options)
    if ask[0] == steps.ASK_PHASE:
        return acts(o, rival, options)
    if ask[0] == steps.ASK_CORPORATION:
        return corporations(options)
    return keeping(o, o.s.offers[o.seat] if ask[0] == steps.ASK_KEEP else o.s.hands[o.seat])


def leanings(o: Outlook, rival: int, ask: Frame, options: list[int]) -> list[float]:
    """How much speaks for each of these moves: of cards that are kept or sold, for the lowest one with the best that may follow."""
    reasons = reasons_for(o, rival, ask, options)
    if not is_of_cards(ask):
        return [each.leaning(o.w.habits) for each in reasons]
    start, sign = (moves.KEEP, 1.0) if ask[0] == steps.ASK_KEEP else (moves.SELL, -1.0)
    more = count_asked(o, ask) - 1
    found: list[float] = []
    for option in options:
        total = 0.0
        above: list[float] = []
        for each in reasons:
            if each.move == option - start:
                total = sign * each.leaning(o.w.habits)
            elif each.move > option - start:
                above.append(-sign * each.leaning(o.w.habits))
        above.sort()
        found.append(total - added(above[:more]))
    return found


def chosen_cards(o: Outlook, ask: Frame, options: list[int], reasons: list[Reasons]) -> int:
    """The lowest of the cards that are kept or sold: picks are made in ascending order."""
    start = moves.KEEP if ask[0] == steps.ASK_KEEP else moves.SELL
    sign = -1.0 if start == moves.KEEP else 1.0
    last = options[0] - start
    habits = o.w.habits
    ranked = sorted([(sign * each.leaning(habits), each.move) for each in reasons if each.move >= last])
    picked = [card for _, card in ranked[: count_asked(o, ask)]]
    for option in options:
        if option - start in picked:
            return option
    return options[0]


def by_habit(o: Outlook, rival: int, ask: Frame, options: list[int], chance: Chance, secret: bool) -> int:
    """The move by rule of thumb: a secret phase with some chance, for it must not be foreseen, for the rest the best."""
    reasons = reasons_for(o, rival, ask, options)
    if is_of_cards(ask):
        return chosen_cards(o, ask, options, reasons)
    if secret and ask[0] == steps.ASK_PLAN:
        return options[drawn(shares([each.leaning(o.w.habits) for each in reasons], 1.0), chance)]
    return likeliest(o.w.habits, reasons).move


def practised(o: Outlook, rival: int, ask: Frame, options: list[int], chance: Chance, slope: Slope) -> list[int]:
    """A whole answer, all of it with chance: e times as likely if 1 more speaks for it. The slope says what makes it likelier."""
    reasons = reasons_for(o, rival, ask, options)
    if not is_of_cards(ask):
        return [drawn_of(o.w.habits, reasons, chance, slope).move]
    start, sign = (moves.KEEP, 1.0) if ask[0] == steps.ASK_KEEP else (moves.SELL, -1.0)
    found: list[int] = []
    for _ in range(count_asked(o, ask)):
        one = drawn_of(o.w.habits, reasons, chance, slope, sign)
        reasons = [each for each in reasons if each is not one]
        found.append(start + one.move)
    found.sort()
    return found
