"""The weights of the evaluation of Ares Expedition, as data: points, unless it says otherwise."""

from typing import Final

from pavonis.games.ares_expedition.effects import PHASES
from pavonis.games.ares_expedition.tables import SOURCES

TERMS: Final = ["rating", "forests", "cards", "production", "resources", "tableau", "hand", "research", "goal"]

# Rounds whose phases nobody knows yet, by the number of seats: a constant, for each missing step, each round played, and each step
# that heat and plants in stock will become. Set by hand, near what fits games of the greedy bot against itself.
LENGTH: Final = [
    [0.0, 0.0, 0.0, 0.0],
    [0.0, 0.0, 0.0, 0.0],
    [8.0, 0.36, -0.3, -0.3],
    [7.0, 0.24, -0.4, -0.15],
    [4.5, 0.22, -0.4, -0.12],
]
# How often each phase is played in a round, by the number of seats: an estimate.
RATES: Final = [
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [0.36, 0.36, 0.36, 0.36, 0.36],
    [0.34, 0.36, 0.36, 0.4, 0.34],
    [0.45, 0.48, 0.5, 0.5, 0.45],
    [0.52, 0.56, 0.58, 0.6, 0.52],
]
# What habits add up, see `ares_expedition_habits.py`
SITUATION: Final = 59  # for each phase
ACTS: Final = 12  # kinds of acts
ACT_ASPECTS: Final = 14
KINDS: Final = 2  # of cards that are kept or sold: green ones and others
KEEP_ASPECTS: Final = 7
OF_CARDS: Final = 5  # weights of each card
HABITS: Final = PHASES * SITUATION + ACTS * ACT_ASPECTS + KINDS * KEEP_ASPECTS + OF_CARDS * SOURCES
CHOSEN: Final = 0.18  # of one's own rounds, each phase
TAG_WORTH: Final = [0.03, 0.03, 0.03, 0.15, 0.1, 0.05, 0.1, 0.1, 0.1, 0.03]  # what each tag helps later


# Against time: what a step that is missing at the end costs, and about what all terms add up to when it is just enough to win
ALONE: Final = 1.0
TOGETHER: Final = 0.5
PAR_ALONE: Final = 58.0
PAR_TOGETHER: Final = 100.0


# What training may change, and where the usual limits of a number are too wide or too narrow: first step, lowest, highest
TUNED: Final = [
    "finishing", "rate", "busy", "idle", "last", "growth", "late", "steps", "stored", "standard", "ocean", "early", "in_play",
    "kept", "waiting", "decay", "decay_others", "drawn", "first_card", "further_card", "least_card", "spare", "chosen_cards",
    "used", "often", "played", "cuts", "chosen", "tags", "step", "rates",
]  # fmt: skip
TUNED_HABITS: Final = "habits"
BY_SEATS: Final = ("length", "rates")  # lists that have a row for each number of seats
LIMITS: Final = {
    "finishing": (0.15, 0.0, 1.5),
    "idle": (0.15, 0.0, 1.5),
    "last": (0.12, 0.05, 1.3),
    "growth": (0.02, 1.0, 1.25),
    "steps": (0.12, 0.05, 1.3),
    "stored": (0.12, 0.05, 1.3),
    "standard": (0.15, 0.0, 1.5),
    "early": (0.02, -0.1, 0.3),
    "in_play": (0.04, -0.1, 0.6),
    "kept": (0.04, 0.5, 1.1),
    "waiting": (0.12, 0.05, 1.3),
    "decay": (0.08, 0.2, 1.0),
    "decay_others": (0.08, 0.2, 1.0),
    "used": (0.12, 0.05, 1.3),
    "often": (0.12, 0.05, 1.3),
    "played": (0.12, 0.05, 1.3),
    "step": (0.2, -1.0, 3.0),
    "habits": (0.6, -90.0, 90.0),
}


class Weights:
    """Everything that one number can tune; some numbers differ for games against time."""

    def __init__(self, goal: float = 0.0) -> None:
        # The end
        self.length = [list(fit) for fit in LENGTH]
        self.finishing = 0.6  # of the steps that could be made at once, those that are made when they end the game
        self.goal = goal  # what a step that is missing at the end costs who plays against time
        # Money and resources
        self.rate = 0.05 if goal else 0.075  # a megacredit in the last round but one
        self.busy = 12.0  # missing steps that leave enough to do
        self.idle = 0.5  # of the worth of money when no step is missing
        self.last = 0.7  # of this in the last one, where it is hard to spend well
        self.growth = 1.047 if goal else 1.05  # how much more it is worth a round earlier
        self.late = 0.8  # rounds before the end in which production comes too late
        self.steps = 1.0 if goal else 0.75  # of the steps of a parameter, those a seat may hope to make
        self.stored = 0.93 if goal else 0.9  # of what plants and heat become, while they wait for an action phase
        self.standard = 0.9 if goal else 0.6  # of what a standard action makes of money
        self.step = 0.0  # what a step of a parameter is worth besides the rating it brings
        self.ocean = 2.5  # megacredits that an ocean brings besides its step
        self.early = 0.045 if goal else 0.0  # less that a step of the rating is worth, for each round left: cards come first
        # Cards
        self.in_play = 0.11 if goal else 0.0  # what a card in play helps besides what it says, for each round left
        self.kept = 0.97  # of what can be done in this round: playing a card, using plants and heat
        self.waiting = 0.5 if goal else 0.7  # of the same when it cannot be played in this round
        self.decay = 0.6 if goal else 0.75  # of that for each better green card that waits as well
        self.decay_others = 0.63 if goal else 0.8  # and for each better blue or red one
        self.drawn = 3.7  # megacredits a card from the deck is worth, as a rule
        self.first_card = 1.1  # of that, in a research phase of this round, who has no card in hand
        self.further_card = 0.03  # and less for each card
        self.least_card = 0.55 if goal else 0.5  # but at least
        self.spare = 1.4 if goal else 1.6  # of its price, a card in hand that waits for nothing but to be sold
        self.chosen_cards = 1.4 if goal else 1.3  # how much better a card is that is chosen among several
        self.used = 0.95  # how often an action is used in this round, a trigger set off and so on
        self.often = 0.75  # how often an action is used in later rounds
        self.played = 0.85  # of the phases in which a card can be played, those in which one is
        self.cuts = 0.7  # of what discounts save on average
        # Phases
        self.rates = [list(rates) for rates in RATES]
        self.chosen = CHOSEN
        self.habits = [0.0] * HABITS  # what speaks for a phase or an act by rule of thumb; without them, all are looked at
        self.tags = list(TAG_WORTH)
        self.spread = 3.0  # points of uncertainty in the last round
        self.spread_left = 0.35  # and more for each round left
