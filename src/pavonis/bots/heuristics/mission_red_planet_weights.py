"""The weights of the evaluation of Mission: Red Planet."""

from typing import Final

from pavonis.games.mission_red_planet.state import CHARACTER_ROOM

TERMS: Final = [
    "tokens", "first production", "second production", "third production", "ice", "missions", "discoveries", "cards",
    "astronauts", "characters",
]  # fmt: skip


# What training may change, and where the usual limits of a number are too wide or too narrow: first step, lowest, highest
TUNED: Final = [
    "blur", "blur_round", "open", "filled", "safe", "third_fades", "end_fades", "astronaut", "lead_blur", "lead_blur_round",
    "stays", "stays_late", "comes", "kind_rate", "deed", "worths", "choice", "fear", "ice_token", "lead_token", "inner_lead",
    "wanted", "anywhere", "chosen", "second", "neutrals",
]  # fmt: skip
TUNED_HABITS: Final = "habits"
PRACTISED: Final = "practised"  # what is learned by practice, see `mission_red_planet_habits.py`
SITUATION: Final = 41  # aspects that may speak for any character
OF_CHARACTER: Final = 7  # and those of its own
PARTS: Final = 10  # of what a pick changes
OF_PICK: Final = 12 + PARTS  # aspects of a pick
PICKS: Final = 14  # kinds of picks
MISSIONS: Final = 24  # that there is room for
REASONS: Final = 9 * (SITUATION + OF_CHARACTER) + PICKS * OF_PICK + MISSIONS
NEUTRALS: Final = "neutrals"
LIMITS: Final = {
    "safe": (0.05, 0.5, 1.0),
    "stays": (0.2, 0.2, 3.0),
    "chosen": (0.1, 0.2, 1.5),
    "habits": (0.6, -9.0, 9.0),
    "neutrals": (0.5, 0.01, 6.0),
}


class Weights:
    """All numbers of the evaluation that are a matter of judgement. Points, unless something else is said."""

    def __init__(self) -> None:
        # Majorities
        self.blur = 0.5  # astronauts by which a majority must grow to be e times as sure, at the production
        self.blur_round = 0.6  # and more for each round before it
        self.open = 0.3  # the weight of those not yet under way, for each round before a production
        self.filled = 1.8  # seats of a ship that are taken in a round
        self.safe = 0.93  # chance that a docked ship is not destroyed or turned away
        # How much of what the map promises for the end comes true
        self.third_fades = 1.2  # of the third production, for each round left
        self.end_fades = 0.12  # of missions and discoveries
        self.astronaut = 0.9  # an astronaut on the way or there, which can make up for it, until the end
        # Leads that count at the end, and missions
        self.lead_blur = 0.8  # astronauts or tokens
        self.lead_blur_round = 0.4
        self.stays = 0.9  # how sure an astronaut is to stay in a region to the end
        self.stays_late = 2.2  # and more when the end is near
        self.comes = 0.02  # astronauts that come to any region, for each round left
        self.kind_rate = 2.5  # how sure one token expected makes one token
        self.deed = 4.5  # an action card that gives no tokens
        # Characters
        self.worths = [0.0, 2.6, 2.4, 2.8, 2.2, 2.0, 2.6, 2.9, 2.2, 0.9]  # what playing one gains, by its number
        self.worths += [0.0] * (CHARACTER_ROOM - len(self.worths))  # others: what their steps are worth
        self.choice = 1.2  # what a hand of e times as many cards to choose from adds
        self.neutrals = 0.0  # what a neutral character adds to its colour in a round; 0 leaves these colours out of account
        # Uncertainty
        self.spread = 1.0  # points at the end
        self.spread_rounds = 6.5  # and more, nearly all of it for the last rounds
        self.heat = 4.0  # how little a search trusts the first look, in points
        self.curiosity = 2.5
        self.whim = 2.0  # what must speak more for a character to be chosen e times as often
        # Picks
        self.fear = 5.0  # points by which a rival must be ahead of another to be feared e times as much
        self.ice_token = 0.4  # what an ice token adds to the chance of the Ice Monopoly
        self.lead_token = 1.2  # a token of the kind in which a mission asks for the lead
        self.inner_lead = 0.4  # how much of a lead in the inner regions is won in one of them
        self.wanted = 1.8  # being in a region that a mission names
        self.anywhere = 0.9  # being in one more region, if a mission counts them
        self.chosen = 0.9  # a destination that is not yet chosen, of the best there is
        self.second = 0.2  # what a region is worth to who leads it, if the second place takes it
        # Characters by rule of thumb, for each number what its aspects speak for it
        self.habits = [
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            2.32, 0.88, -3.35, 1.28, 0.03, 0.85,  # Pilot
            -1.10, -2.59, 2.25, 0.50, 1.77, -0.31,  # Soldier
            -0.19, 2.89, -2.58, -0.63, 3.16, 0.65,  # Travel Agent
            3.05, -2.17, 1.66, 1.36, 4.29, 2.93,  # Robot
            -1.97, -2.28, -1.51, 0.11, -1.04, -1.42,  # Saboteur
            2.62, 2.33, -3.76, -0.10, 1.34, 0.30,  # Secret Agent
            4.50, 3.58, -2.63, -2.15, 2.51, 0.42,  # Scientist
            0.04, -3.26, 5.14, 0.65, 0.19, -0.33,  # Explorer
            -1.64, -0.32, -3.56, -0.85, 4.96, 3.91,  # Recruiter
        ]  # fmt: skip
        self.practised = [0.0] * REASONS
