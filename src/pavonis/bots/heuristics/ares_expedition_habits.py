"""What a seat of Ares Expedition does by rule of thumb: which phase it chooses, and what it does in a phase.

Every phase has a few aspects, numbers that can be read off the table, and every kind of act has some too. The weights of all
of them were fitted to what playing on found (`pavonis train ares-expedition --what quick --how choices`).
"""

from math import exp
from typing import Final

from pavonis.bots.heuristics import ares_expedition_cards as worths
from pavonis.bots.heuristics import ares_expedition_lasting as lasting
from pavonis.bots.heuristics import ares_expedition_picks as picks
from pavonis.bots.heuristics.ares_expedition_outlook import STEP_PRICE, Outlook, missing_steps, steps_stored
from pavonis.games.ares_expedition import moves, paying, verbs
from pavonis.games.ares_expedition.effects import CARDS_DRAWN, HEAT, MEGACREDITS, PHASES, PLANTS, STOCKS
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import DEVELOPMENT_BONUS, KIND
from pavonis.kit.terraforming import AUTOMATED

PHASE_ASPECTS: Final = 8  # of each phase
ACT_ASPECTS: Final = 4  # of each kind of act
IS_DONE: Final = 0  # kinds of acts
PLAYS_GREEN: Final = 1
PLAYS_OTHER: Final = 2
USES: Final = 3
DRAWS: Final = 4
STANDARDS: Final = 5  # this and those after it: the standard actions
FIRST_ACT: Final = PHASES * PHASE_ASPECTS
STEPS: Final = 42.0  # that Mars needs
MANY: Final = 10.0  # cards in hand, megacredits that a card costs: what makes numbers about 1
MOST_WORTH: Final = 6.0  # points; what promises more is hardly likelier to be chosen


class Hand:
    """What the cards of one kind in a hand promise, if their phase comes."""

    def __init__(self, o: Outlook, green: bool) -> None:
        self.best = 0.0  # what the best one that can be paid adds, in points
        self.second = 0.0
        self.count = 0
        purse = paying.purse(o.s, o.seat) + worths.AFFORDED
        for card in o.s.hands[o.seat]:
            if (KIND[card] == AUTOMATED) == green:
                price = max(0, verbs.price_of(o.s, o.seat, card) - (DEVELOPMENT_BONUS if green else 0))
                if price <= purse and o.wait(card) == 0.0:
                    self.add(worths.play_worth(o, card) - price * o.money)

    def add(self, worth: float) -> None:
        """One more card that can be played."""
        if worth > self.best:
            self.second = self.best
            self.best = worth
        elif worth > self.second:
            self.second = worth
        if worth > 0.0:
            self.count += 1


def uses(o: Outlook) -> float:
    """What all actions in play would bring in an action phase."""
    total = 0.0
    for card in o.s.actions[o.seat]:
        total += lasting.use_worth(o, card)
    return total


def made(s: AresState, seat: int) -> tuple[float, float]:
    """What a production phase brings a seat: money, and steps from heat and plants; in tens and in steps."""
    found = verbs.production_of(s, seat)
    money = found[MEGACREDITS] + s.rating[seat]
    return money / MANY, (found[HEAT] + found[PLANTS] + 2.0 * found[CARDS_DRAWN]) / MANY


def aspects(o: Outlook, rival: int) -> list[float]:
    """What speaks for the phases, one after another: 1, steps left, whether a rival cannot choose it, and five of its own."""
    s = o.s
    seat = o.seat
    left = missing_steps(s) / STEPS
    money = s.stock[seat * STOCKS + MEGACREDITS] / MANY
    cards = len(s.hands[seat]) / MANY
    green = Hand(o, True)
    other = Hand(o, False)
    mine = made(s, seat)
    theirs = made(s, rival)
    rich = min(3.0, money * MANY / STEP_PRICE)
    their_hand = len(s.hands[rival]) / MANY
    their_money = s.stock[rival * STOCKS + MEGACREDITS] / MANY
    found: list[float] = []
    for phase, own in enumerate(
        [
            [green.best, min(2.0, green.count), money, their_hand, their_money],  # Development
            [other.best, other.second, money, their_hand, their_money],  # Construction
            [uses(o), steps_stored(s, seat), rich, steps_stored(s, rival), len(s.actions[rival]) / 3.0],  # Action
            [mine[0], mine[1], exp(-money), theirs[0], theirs[1]],  # Production
            [cards, exp(-cards * 3.0), s.draws_more[seat] + s.keeps_more[seat], money, their_hand],  # Research
        ]
    ):
        found += [1.0, left, 1.0 if s.chosen[rival] == phase else 0.0, *own]
    return found


def act_kind(move: int) -> int:
    """What kind of act a move in a phase is."""
    if move == moves.DONE:
        return IS_DONE
    if move == moves.BONUS_CARD:
        return DRAWS
    if move >= moves.USE:
        return USES
    if move >= moves.PLAY:
        return PLAYS_GREEN if KIND[move - moves.PLAY] == AUTOMATED else PLAYS_OTHER
    return STANDARDS + move - moves.STANDARD


def act_aspects(o: Outlook, move: int) -> list[float]:
    """What speaks for an act: 1, steps left, what it seems to add, and the money there is."""
    money = o.s.stock[o.seat * STOCKS + MEGACREDITS] / MANY
    worth = max(-MOST_WORTH, min(MOST_WORTH, picks.rough(o, move)))
    return [1.0, missing_steps(o.s) / STEPS, worth, money]


def phase_leanings(o: Outlook, rival: int) -> list[float]:
    """How much each phase recommends itself."""
    found = aspects(o, rival)
    habits = o.w.habits
    totals: list[float] = []
    for phase in range(PHASES):
        total = 0.0
        for at in range(phase * PHASE_ASPECTS, (phase + 1) * PHASE_ASPECTS):
            total += habits[at] * found[at]
        totals.append(total)
    return totals


def act_leaning(o: Outlook, move: int) -> float:
    """How much an act recommends itself."""
    first = FIRST_ACT + act_kind(move) * ACT_ASPECTS
    habits = o.w.habits
    total = 0.0
    for at, aspect in enumerate(act_aspects(o, move)):
        total += habits[first + at] * aspect
    return total
