"""The weights of the evaluation of Mission: Red Planet."""

from typing import Final

TERMS: Final = [
    "tokens", "first production", "second production", "third production", "ice", "missions", "discoveries", "cards", "characters",
]  # fmt: skip


class Weights:
    """All numbers of the evaluation that are a matter of judgement. Points, unless something else is said."""

    def __init__(self) -> None:
        # Majorities
        self.blur = 0.5  # astronauts by which a majority must grow to be e times as sure, at the production
        self.blur_round = 0.6  # and more for each round before it
        self.open = 0.3  # the weight of those not yet under way, for each round before a production
        self.filled = 1.8  # seats of a ship that are taken in a round
        self.safe = 0.93  # chance that a docked ship is not destroyed or turned away
        # Leads that count at the end, and missions
        self.lead_blur = 0.8  # astronauts or tokens
        self.lead_blur_round = 0.4
        self.stays = 0.9  # how sure an astronaut is to stay in a region to the end
        self.stays_late = 2.2  # and more when the end is near
        self.comes = 0.02  # astronauts that come to any region, for each round left
        self.kind_rate = 2.5  # how sure one token expected makes one token
        self.deed = 2.5  # an action card that gives no tokens
        # Characters
        self.worths = [0.0, 2.6, 2.4, 2.8, 2.2, 2.0, 2.6, 2.9, 2.2, 0.9]  # what playing one gains, by its number
        self.choice = 1.2  # what a hand of e times as many cards to choose from adds
        # Uncertainty
        self.spread = 2.5  # points at the end
        self.spread_round = 0.8  # and more for each round left
        # Picks
        self.ice_token = 0.4  # what an ice token adds to the chance of the Ice Monopoly
        self.lead_token = 1.2  # a token of the kind in which a mission asks for the lead
        self.inner_lead = 0.4  # how much of a lead in the inner regions is won in one of them
        self.wanted = 1.8  # being in a region that a mission names
        self.anywhere = 0.9  # being in one more region, if a mission counts them
        self.chosen = 0.9  # a destination that is not yet chosen, of the best there is
        self.second = 0.2  # what a region is worth to who leads it, if the second place takes it
        # Characters by rule of thumb, by their numbers
        self.boards = [0.0, 2.0, 1.0, 3.0, 1.0, 1.0, 2.0, 2.0, 1.0, 1.0]  # astronauts
        self.seat = 0.9  # one of them
        self.helps = [0.0, 0.5, 1.0, 0.0, 1.0, 0.5, 0.5, 1.5, 0.6, 0.0]  # what else a character does, once
