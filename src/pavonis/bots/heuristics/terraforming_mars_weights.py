"""The weights of the evaluation of Terraforming Mars, as data: points, unless it says otherwise."""

from typing import Final

from pavonis.games.terraforming_mars.tables import SOURCES
from pavonis.kit.terraforming import TAGS

TERMS: Final = [
    "rating", "production", "resources", "tableau", "hand", "map", "cards", "tags", "milestones", "awards", "goal",
]  # fmt: skip

# Generations after this one, by the number of seats: a constant, for each missing step, each generation played, and each step that
# could be made at once. Fitted to games of the greedy bot against itself.
LENGTH: Final = [
    [0.0, 0.0, 0.0, 0.0],
    [0.0, 0.0, 0.0, 0.0],
    [5.0, 0.205, -0.29, -0.12],
    [5.67, 0.156, -0.4, -0.075],
    [1.77, 0.183, -0.13, -0.097],
    [0.92, 0.178, -0.03, -0.098],
]
ALONE: Final = [0.92, 1.15, 0.95]  # in a solo game: how hard steps of each parameter are, compared with other games
TAG_SHARE: Final = [0.28, 0.22, 0.13, 0.2, 0.07, 0.12, 0.13, 0.08, 0.05, 0.08]  # of cards, by tag
AWARD_BLUR: Final = [0.7, 1.5, 0.6, 3.0, 2.0]  # the lead that makes an award e times as likely, at the end
AWARD_BLUR_LEFT: Final = [0.5, 1.5, 0.4, 2.0, 1.5]  # and more for each generation left
# What habits add up, see `terraforming_mars_habits.py`
ACTS: Final = 16  # kinds of actions
SITUATION: Final = 48  # for each kind
ACT_ASPECTS: Final = 11
BUY_ASPECTS: Final = 18  # in the research phase, and as many at the start
HEXES: Final = 4  # kinds of tiles: oceans, greeneries, cities, others
HEX_ASPECTS: Final = 13
WAYS: Final = 3  # of an action or effect
WAY_ASPECTS: Final = 5
PACKS: Final = 2  # corporations, drafted cards
USUAL: Final = ACTS * (SITUATION + ACT_ASPECTS) + 2 * BUY_ASPECTS + SITUATION + HEXES * HEX_ASPECTS + WAYS * WAY_ASPECTS + PACKS
OF_CARDS: Final = 7  # weights of each card
CLAIMS: Final = 16  # milestones and awards
OF_TAGS: Final = 4  # and of each tag
HABITS: Final = USUAL + OF_CARDS * SOURCES + CLAIMS + OF_TAGS * TAGS
TUNED_HABITS: Final = "habits"


# What training may change, and where the usual limits of a number are too wide or too narrow: first step, lowest, highest
TUNED: Final = [
    "finishing", "rate", "last", "growth", "metal", "metal_used", "steps", "stored", "energy", "greenery", "city", "city_later",
    "beside", "ocean", "tile", "kept", "further", "drawn", "used", "played", "cities", "greeneries", "harm", "claimable", "open",
    "sold", "later", "step", "tags", "milestone_fall",
]  # fmt: skip
TUNED_ALONE: Final = ["steps_alone", *[name for name in TUNED if name not in ("finishing", "harm", "claimable", "milestone_fall")]]
LIMITS: Final = {
    "finishing": (0.15, 0.0, 1.5),
    "last": (0.15, 0.0, 1.5),
    "growth": (0.03, 1.005, 1.4),
    "metal": (0.15, 0.1, 2.0),
    "steps": (0.15, 0.1, 2.0),
    "stored": (0.15, 0.2, 2.0),
    "kept": (0.1, 0.1, 1.2),
    "further": (0.03, 0.5, 1.0),
    "used": (0.15, 0.1, 1.5),
    "harm": (0.2, 0.0, 2.0),
    "claimable": (0.15, 0.0, 1.5),
    "step": (0.2, -1.0, 3.0),
}


class Weights:
    """Everything that one number can tune; some numbers differ for a solo game."""

    def __init__(self, alone: bool = False) -> None:
        # The end
        self.length = [list(fit) for fit in LENGTH]
        self.finishing = 0.45  # of the steps that could be made at once, those that are made when they end the game
        self.steps_alone = 3.0 if alone else 0.0  # what a step that is missing at the end costs who plays alone
        # Money and resources
        self.rate = 0.065 if alone else 0.09  # a megacredit in the last generation but one
        self.last = 0.6  # of this in the last one, where it is hard to spend well
        self.growth = 1.05 if alone else 1.09  # how much more it is worth a generation earlier
        self.metal = 0.85  # of what it pays: there must be a card to pay for
        self.metal_used = 3.0  # pieces of each metal that a generation to come can use
        self.steps = 1.0 if alone else 0.75  # of the steps of a parameter, those a seat may hope to make
        self.stored = 1.0 if alone else 0.9  # of what plants and heat become at once: they may be taken, or come too late
        self.step = 0.0  # what a step of a parameter is worth besides the rating it brings
        self.energy = 0.25  # each of the first units of energy production, for cards that need it
        # The map
        self.greenery = 1.4  # its point and what it adds to cities
        self.city = 1.0  # in the last generation
        self.city_later = 0.18  # and more for each generation left
        self.beside = 0.25  # a free hex beside an own city
        self.ocean = 2.5  # megacredits that the place of an ocean brings
        self.tile = 2.0  # and that of any other tile
        # Cards
        self.kept = 0.7  # of what playing a card would add, while it is in hand
        self.further = 0.93  # of that for each better card in hand
        self.drawn = 3.0  # megacredits a card from the deck is worth
        self.open = 1.4  # megacredits that a card is worth of which nothing is expected, while there is time
        self.sold = 0.5  # and when there is none
        self.later = 0.5  # of what production brings from now on: production that comes some time before the end
        self.tags = [0.05, 0.05, 0.05, 0.2, 0.15, 0.08, 0.05, 0.05, 0.05, 0.0]  # what each tag helps later
        self.used = 0.85  # how often an action is used, a trigger set off and so on
        self.played = 2.2  # cards a seat plays in a generation
        self.events = 0.22  # of these
        self.cities = 0.45  # that a seat builds in a generation
        self.greeneries = 0.7
        self.harm = 0.7  # of what a rival loses, in a game of two
        # Contests
        self.milestone_fall = [0.2, 0.8, 0.6, 0.45, 0.4]  # how much less likely each missing step makes a milestone
        self.claimable = 0.7  # chance to get a milestone that is reached and not yet claimed
        self.habits = [0.0] * HABITS  # what speaks for a move by rule of thumb; without them, what it seems to add decides
        self.spread = 3.0  # points of uncertainty in the last generation
        self.spread_left = 0.3  # and more for each generation left
