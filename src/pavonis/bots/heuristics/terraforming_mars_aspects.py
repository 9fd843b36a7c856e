"""What habits of Terraforming Mars look at: the situation of a seat, and what an action means for it, in numbers of about 1."""

from math import exp
from typing import Final

from pavonis.bots.heuristics.terraforming_mars_facts import LONG, game_left
from pavonis.bots.heuristics.terraforming_mars_outlook import Outlook
from pavonis.games.terraforming_mars import effects, moves, verbs
from pavonis.games.terraforming_mars.board import CITY_TILE, GREENERY_TILE, OCEAN_TILE
from pavonis.games.terraforming_mars.placing import CITY_TILES
from pavonis.games.terraforming_mars.playable import BUILDER, GARDENER, MAYOR, TERRAFORMER, milestone_level, project_price
from pavonis.games.terraforming_mars.scoring import MILESTONE
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.tables import (
    AQUIFER,
    ASTEROID,
    CITY,
    GREENERY,
    GREENERY_PLANTS,
    HELION,
    KIND,
    METALS,
    MILESTONE_NEEDS,
    MOST_CLAIMED,
    PAY_STEEL,
    PAY_TITANIUM,
    PRINTED,
    TAGS_OF,
    TEMPERATURE_HEAT,
)
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import (
    BUILDING,
    ENERGY,
    EVENT,
    GOALS,
    HEAT,
    MEGACREDITS,
    OCEANS,
    OXYGEN,
    PARAMETERS,
    PLANTS,
    RESOURCES,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)

MOST_WORTH: Final = 6.0  # points; what promises more is hardly likelier to be chosen
MUCH: Final = 20.0  # megacredits, points: what makes numbers about 1
SOME: Final = 8.0  # megacredits that are soon spent
CARDS: Final = 10.0
# Kinds of actions, as in `turns.rough`
IS_PASS: Final = 0
ENDS_TURN: Final = 1
SELLS: Final = 2
PLANTS_TREES: Final = 3
WARMS: Final = 4
PROJECTS: Final = 5  # this and those after it: the standard projects
CLAIMS: Final = 10
FUNDS: Final = 11
PLAYS: Final = 12  # + the kind of the card
USES: Final = 15


def made_by(card: int, tile: int) -> int:
    """How many tiles of a kind a card lays."""
    found = 0
    for op in PRINTED[card].ops:
        if op.code == effects.TILE and (op.what in CITY_TILES if tile == CITY_TILE else op.what == tile):
            found += 1
    return found


def steps_of(card: int) -> int:
    """The steps towards the end of the game that a card makes."""
    found = made_by(card, OCEAN_TILE) + made_by(card, GREENERY_TILE)
    for op in PRINTED[card].ops:
        if op.code == effects.RAISE:
            found += op.n
    return found


STEPS: Final = [steps_of(source) for source in range(len(PRINTED))]
MAKES_CITY: Final = [made_by(source, CITY_TILE) for source in range(len(PRINTED))]
MAKES_GREENERY: Final = [made_by(source, GREENERY_TILE) for source in range(len(PRINTED))]
BUILDINGS: Final = [0 if KIND[source] == EVENT else TAGS_OF[source].count(BUILDING) for source in range(len(PRINTED))]


def limited(worth: float) -> float:
    """A worth, as far as it makes something likelier."""
    return -MOST_WORTH if worth < -MOST_WORTH else MOST_WORTH if worth > MOST_WORTH else worth


def act_kind(move: int) -> int:
    """What kind of action a move is."""
    if move >= moves.USE:
        return USES
    if move >= moves.PLAY:
        return PLAYS + KIND[move - moves.PLAY]
    if move >= moves.AWARD:
        return FUNDS
    if move >= moves.MILESTONE:
        return CLAIMS
    if move >= moves.PROJECT:
        return PROJECTS + move - moves.PROJECT
    return move - moves.PASS


def on_table(s: MarsState, seat: int) -> float:
    """About the points of a seat that all can see, in tens."""
    own = s.own[seat]
    tiles = (own & s.greeneries).bit_count() + 2 * (own & s.cities).bit_count()
    return (s.rating[seat] + tiles + MILESTONE * s.milestones.count(seat)) / 10.0


def rival_of(s: MarsState, seat: int) -> int:
    """The rival who counts: the one with the most points on the table."""
    seats = len(s.hands)
    if seats == 2:
        return 1 - seat
    best = (seat + 1) % seats
    for other in range(seats):
        if other != seat and on_table(s, other) > on_table(s, best):
            best = other
    return best


def of_seat(s: MarsState, seat: int) -> list[float]:
    """What can be seen of a seat, its rivals' included."""
    base = seat * RESOURCES
    stock = s.stock
    made = s.production
    money = float(stock[base + MEGACREDITS])
    return [
        money / MUCH,
        exp(-money / SOME),
        (made[base + MEGACREDITS] + s.rating[seat]) / MUCH / 2.0,
        stock[base + PLANTS] / GREENERY_PLANTS,
        stock[base + HEAT] / TEMPERATURE_HEAT,
        made[base + PLANTS] / 4.0,
        made[base + HEAT] / 6.0,
        made[base + ENERGY] / 4.0,
        len(s.hands[seat]) / CARDS,
        len(s.played[seat]) / CARDS / 2.0,
    ]


class Scene:
    """What a seat sees before a decision."""

    def __init__(self, o: Outlook) -> None:
        s = o.s
        self.o: Final = o
        self.rival: Final = rival_of(s, o.seat)
        self.left: Final = game_left(s)
        self.lead: Final = on_table(s, o.seat) - on_table(s, self.rival)
        self.purse: Final = s.stock[o.seat * RESOURCES + MEGACREDITS] + (
            s.stock[o.seat * RESOURCES + HEAT] if s.holder[HELION] == o.seat else 0
        )
        self.money: Final = self.purse / MUCH
        self.need: Final = exp(-self.purse / SOME)
        self.slots: Final = MOST_CLAIMED - len(s.milestones) + s.milestones.count(NOBODY)

    def situation(self, options: list[int], roughs: list[float]) -> list[float]:
        """What may speak for any kind of action: `SITUATION` numbers."""
        o = self.o
        s = o.s
        left = self.left
        base = o.seat * RESOURCES
        found = [1.0, left, left * left, o.later / 10.0, o.last, s.generation / LONG, self.lead, self.lead * left]
        for parameter in range(PARAMETERS):
            found.append((GOALS[parameter] - s.tracks[parameter]) / GOALS[parameter])
        best = second = 0.0
        cards = uses = 0
        for number in range(len(options)):
            if roughs[number] > best:
                second = best
                best = roughs[number]
            elif roughs[number] > second:
                second = roughs[number]
            if options[number] >= moves.USE:
                uses += 1
            elif options[number] >= moves.PLAY:
                cards += 1
        found += [best, second, cards / 4.0, 1.0 if cards else 0.0, uses / 4.0, 1.0 if uses else 0.0]
        found += of_seat(s, o.seat)
        found += [
            s.stock[base + STEEL] * s.worth[o.seat * 2] / MUCH,
            s.stock[base + TITANIUM] * s.worth[o.seat * 2 + 1] / MUCH,
            s.production[base + STEEL] / 3.0,
            s.production[base + TITANIUM] / 3.0,
        ]
        found += of_seat(s, self.rival)
        found += [
            self.slots / 3.0,
            self.near(o.seat),
            self.near(self.rival),
            s.awards.count(NOBODY) / 5.0,
            1.0 if s.taken else 0.0,
            1.0 if s.passed else 0.0,
            1.0 if s.first == o.seat else 0.0,
        ]
        return found

    def near(self, seat: int) -> float:
        """How many open milestones a seat has reached."""
        s = self.o.s
        found = 0.0
        if self.slots > 0:
            for number in range(len(s.milestones)):
                if s.milestones[number] == NOBODY and milestone_level(s, seat, number) >= MILESTONE_NEEDS[number]:
                    found += 1.0
        return found

    def progress(self, number: int, gain: int) -> float:
        """How much of an open milestone a seat has when it has gained so much more: 2 if that completes it."""
        if gain <= 0 or self.slots <= 0 or self.o.s.milestones[number] != NOBODY:
            return 0.0  # the usual case
        level = milestone_level(self.o.s, self.o.seat, number)
        need = MILESTONE_NEEDS[number]
        if level >= need:
            return 0.0
        return 2.0 if level + gain >= need else (level + gain) / need

    def steps(self, move: int) -> int:
        """The steps towards the end of the game that an action makes."""
        s = self.o.s
        if move >= moves.PLAY:
            return STEPS[move - moves.PLAY] if move < moves.USE else 0
        if move in (moves.WARM_UP, moves.PROJECT + ASTEROID):
            return 1 if s.tracks[TEMPERATURE] < GOALS[TEMPERATURE] else 0
        if move in (moves.PLANT_GREENERY, moves.PROJECT + GREENERY):
            return 1 if s.tracks[OXYGEN] < GOALS[OXYGEN] else 0
        return 1 if move == moves.PROJECT + AQUIFER and s.tracks[OCEANS] < GOALS[OCEANS] else 0

    def pushed(self, move: int, steps: int) -> float:
        """How far an action brings a milestone: 2 if it is reached by it."""
        best = self.progress(TERRAFORMER, steps)
        if moves.PLAY <= move < moves.USE:
            card = move - moves.PLAY
            best = max(best, self.progress(BUILDER, BUILDINGS[card]))
            best = max(best, self.progress(MAYOR, MAKES_CITY[card]))
            return max(best, self.progress(GARDENER, MAKES_GREENERY[card]))
        if move == moves.PROJECT + CITY:
            return max(best, self.progress(MAYOR, 1))
        if move in (moves.PLANT_GREENERY, moves.PROJECT + GREENERY):
            return max(best, self.progress(GARDENER, 1))
        return best

    def price(self, move: int) -> int:
        """What an action costs in money, metals used first."""
        s = self.o.s
        seat = self.o.seat
        if moves.PROJECT <= move < moves.MILESTONE:
            return project_price(s, seat, move - moves.PROJECT)
        if move < moves.PLAY or move >= moves.USE:
            return 0
        card = move - moves.PLAY
        price = verbs.price_of(s, seat, card)
        if METALS[card] & PAY_TITANIUM:
            price -= s.stock[seat * RESOURCES + TITANIUM] * s.worth[seat * 2 + 1]
        if METALS[card] & PAY_STEEL:
            price -= s.stock[seat * RESOURCES + STEEL] * s.worth[seat * 2]
        return max(0, price)

    def of_act(self, move: int, rough: float) -> list[float]:
        """What may speak for one action: `ACT_ASPECTS` numbers."""
        worth = limited(rough)
        price = self.price(move)
        after = self.purse - price
        steps = self.steps(move)
        pushed = self.pushed(move, steps)
        left = self.left
        return [
            worth, worth * left, price / MUCH, price / MUCH * left, after / MUCH, exp(-after / SOME), min(1.0, pushed),
            1.0 if pushed > 1.0 else 0.0, float(steps), steps * self.lead, steps * left,
        ]  # fmt: skip
