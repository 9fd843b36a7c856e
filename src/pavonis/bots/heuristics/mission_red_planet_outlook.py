"""What a position of Mission: Red Planet promises every colour: tokens, productions to come, ice, missions, discoveries.

For each production still to come every colour has a strength in each region: who is there, who is on a launched ship, and who is on
a docked one, by the chance that it arrives in time. Strengths give shares of the majority, sharper the nearer the production is.
"""

from math import exp
from typing import Final

from pavonis.bots.evaluation import added
from pavonis.bots.heuristics.mission_red_planet_weights import Weights
from pavonis.games.mission_red_planet import cards, effects, state, verbs
from pavonis.games.mission_red_planet.cards import TOKEN_VALUE
from pavonis.games.mission_red_planet.effects import Goal
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import COLOUR_ROOM, EMPTY, KIND_ROOM, KINDS, PHOBOS, ROUND, RedPlanetState
from pavonis.kit.zones import members

LAST_ROUND: Final = [0, 5, 8, 10]  # before each production
THIRD: Final = 3
SOURCES: Final = 4  # of points in regions: discoveries and the three productions


class Outlook:
    """What every colour can expect in one position."""

    def __init__(self, setting: Setting, s: RedPlanetState, weights: Weights) -> None:
        self.w: Final = weights
        self.setting: Final = setting
        self.s: Final = s
        self.colours: Final = len(s.supply)
        self.left: Final = rounds_left(s)
        self.blur: Final = weights.lead_blur + weights.lead_blur_round * self.left
        self.expected: Final = [float(count) for count in s.owned]  # tokens, colour * KIND_ROOM + kind
        self.points: Final = [0.0] * (self.colours * SOURCES)  # colour * SOURCES + production, or 0 for discoveries
        self.strengths = [float(count) for count in s.mars]  # in the last production looked at, region * COLOUR_ROOM + colour
        self.extra: Final = [0.0] * len(s.discoveries)  # tokens more in the third production
        self.codes: Final = [EMPTY if card == EMPTY else setting.finds[card].code for card in s.discoveries]
        self.odds: Final = face_down(setting, s)
        first = True
        for number in range(1, len(LAST_ROUND)):
            if s.round <= LAST_ROUND[number] and s.phase < state.PRODUCTION:
                self.produce(number, LAST_ROUND[number] - 10 + self.left, first)
                first = False

    def produce(self, number: int, time: float, first: bool) -> None:
        """Add what a production so many rounds away brings; the first one also gives what still lies in the regions."""
        self.strengths = x = self.arriving(time)
        if number == THIRD:
            self.discover()
        heat = 1.0 / (self.w.blur + self.w.blur_round * time)
        weights = [0.0] * self.colours
        for region in self.setting.regions:
            total = 0.0
            for colour in range(self.colours):
                strength = x[region * COLOUR_ROOM + colour]
                weights[colour] = exp(strength * heat) - 1.0 if strength > 0.0 else 0.0
                total += weights[colour]
            if total > 0.0:
                total += self.w.open * time
                code = self.codes[region] if number == THIRD else EMPTY
                if code == effects.AWARD_SECOND:  # the surer somebody is first, the less it is worth
                    weights = [weight * (1.0 - weight / total) ** 2 for weight in weights]
                lead = self.setting.finds[self.s.discoveries[region]].n if code == effects.POINTS_LEAD else 0
                amounts = self.amounts(number, region, first, code)
                worth = amounts[0] + 2.0 * amounts[1] + 3.0 * amounts[2]
                for colour in range(self.colours):
                    if weights[colour] > 0.0:
                        share = weights[colour] / total
                        self.points[colour * SOURCES] += lead * share
                        self.points[colour * SOURCES + number] += worth * share
                        for kind in range(KINDS):
                            self.expected[colour * KIND_ROOM + kind] += amounts[kind] * share

    def amounts(self, number: int, region: int, first: bool, code: int) -> list[float]:
        """The tokens of each kind that will lie in a region."""
        s = self.s
        count = number + self.extra[region] if number == THIRD else float(number)
        if code == effects.PRODUCE_KIND or s.revealed >> region & 1:
            found = [0.0] * KINDS
            found[self.setting.finds[s.discoveries[region]].n if code == effects.PRODUCE_KIND else s.resources[region]] = count
        else:
            found = [count * odds for odds in self.odds]
        if first:
            for kind in range(KINDS):
                found[kind] += s.lying[region * KIND_ROOM + kind]
        return found

    def arriving(self, time: float) -> list[float]:
        """How many of each colour will be in each region after so many rounds."""
        s = self.s
        found = [float(count) for count in s.mars]
        for pad in range(len(s.ships)):
            if s.aboard[pad]:
                region = verbs.destination(self.setting, s, pad)
                free = self.setting.capacity[s.ships[pad]] - s.aboard[pad]
                chance = 1.0 if s.launched >> pad & 1 else launch_chance(self.w, free, time)
                if region != EMPTY and chance > 0.0:
                    for colour in range(self.colours):
                        if s.crew[pad * COLOUR_ROOM + colour]:
                            found[region * COLOUR_ROOM + colour] += s.crew[pad * COLOUR_ROOM + colour] * chance
        return found

    def discover(self) -> None:
        """What discoveries change before and in the third production."""
        for region in self.setting.outer:
            if self.codes[region] == EMPTY:
                continue
            find = self.setting.finds[self.s.discoveries[region]]
            if find.code == effects.NO_PRODUCTION:
                self.extra[region] -= 3.0
            elif find.code == effects.BONUS:
                self.extra[region] += find.n
            elif find.code == effects.ADJACENT_BONUS:
                for neighbour in self.setting.adjacent[self.s.layout][region]:
                    if self.codes[neighbour] != effects.NO_PRODUCTION:
                        self.extra[neighbour] += find.n
            elif find.code == effects.POINTS_PRESENT:
                for colour in range(self.colours):
                    self.points[colour * SOURCES] += find.n * self.presence(region, colour)
            elif find.code == effects.COUNT_ONE_EACH:
                for at in range(region * COLOUR_ROOM, region * COLOUR_ROOM + self.colours):
                    self.strengths[at] = min(1.0, self.strengths[at])
            elif find.code in (effects.EACH_LOSES, effects.EVACUATE) and self.s.phase < state.DISCOVERY:  # later it has been done
                for at in range(region * COLOUR_ROOM, region * COLOUR_ROOM + self.colours):
                    self.strengths[at] = max(0.0, self.strengths[at] - find.n) if find.code == effects.EACH_LOSES else 0.0

    def presence(self, region: int, colour: int) -> float:
        """The chance to have somebody in a region at the end."""
        strength = self.strengths[region * COLOUR_ROOM + colour] + self.w.comes * self.left
        return 1.0 - exp(-strength * (self.w.stays + self.w.stays_late / (1.0 + self.left)))

    def lead(self, counts: list[float]) -> list[float]:
        """The chance of each colour to have most of something at the end."""
        rest = self.w.open * self.left
        weights = [exp(min(300.0, count / self.blur)) - 1.0 + rest for count in counts]
        total = added(weights)
        return [weight / total for weight in weights] if total > 0.0 else weights

    def terms(self, seat: int) -> list[float]:
        """What a seat can expect, term by term; characters are left to the caller."""
        s = self.s
        tokens = 0.0
        for kind in range(KINDS):
            tokens += TOKEN_VALUE[kind] * s.owned[seat * KIND_ROOM + kind]
        ice = cards.ICE_MONOPOLY * self.lead(self.expected[cards.ICE :: KIND_ROOM])[seat]
        is_seat = seat < len(s.seats)  # neutral colours have no missions and no cards
        missions = self.goal(s.mission[seat], seat) if is_seat and s.mission[seat] != EMPTY else 0.0
        actions = 0.0
        for card in members(s.area[seat]) if is_seat else []:
            if card < cards.FIRST_DISCOVERY:
                missions += self.goal(card, seat)
            else:
                deed = self.setting.deeds[card]
                actions += deed.n * TOKEN_VALUE[deed.kind] if deed.code == effects.GAIN_TOKENS else self.w.deed
        at = seat * SOURCES
        third = self.points[at + THIRD] / (1.0 + self.w.third_fades * self.left)
        kept = max(0.0, 1.0 - self.w.end_fades * self.left)
        astronauts = self.w.astronaut * min(1.0, self.left) * (sum(s.mars[seat::COLOUR_ROOM]) + sum(s.crew[seat::COLOUR_ROOM]))
        sure = [tokens, *self.points[at + 1 : at + THIRD]]
        return [*sure, third, ice, kept * missions, kept * self.points[at], actions, astronauts, 0.0]

    def goal(self, card: int, seat: int) -> float:
        """The points a mission can be expected to bring."""
        goal = self.setting.goals[card]
        if goal.code == effects.PRESENCE:
            count = added([self.presence(region, seat) for region in goal.regions])
            whole = min(int(count), len(goal.regions) - 1)
            return goal.points[whole] + (count - whole) * (goal.points[whole + 1] - goal.points[whole])
        chance = 1.0
        if goal.code == effects.LEAD:
            chance = self.lead(self.counts(goal))[seat]
        elif goal.code == effects.EACH_KIND:
            for kind in range(KINDS):
                chance *= 1.0 - exp(-self.expected[seat * KIND_ROOM + kind] * self.w.kind_rate)
        else:
            most = max(self.strengths[seat::COLOUR_ROOM]) + self.w.comes * self.left
            if goal.code == effects.MANY_REGIONS:
                most = added([self.presence(region, seat) for region in self.setting.regions])
            chance = 1.0 / (1.0 + exp((goal.least - 0.5 - most) / (0.5 * self.blur)))
        return goal.points[1] * chance

    def counts(self, goal: Goal) -> list[float]:
        """How much of the thing that a lead is about each colour can expect."""
        x = self.strengths
        if goal.of == effects.ON_PHOBOS:
            return x[PHOBOS * COLOUR_ROOM :][: self.colours]
        if goal.of == effects.IN_INNER:
            found = [0.0] * self.colours
            for region in self.setting.inner:
                for colour in range(self.colours):
                    found[colour] += x[region * COLOUR_ROOM + colour]
            return found
        if goal.of == effects.IN_WORMHOLE:
            return [float(count) for count in self.s.wormhole]
        return self.expected[(cards.CELERIUM if goal.of == effects.CELERIUM_TOKENS else cards.SYLVANITE) :: KIND_ROOM]


def rounds_left(s: RedPlanetState) -> float:
    """Rounds to the end, of the present one only what is still to be played."""
    if s.phase != ROUND:
        return 0.0 if s.round else 10.0
    waiting = len(s.sealed) if s.count == 0 else sum([len(answer) for answer in s.sealed])
    return 10.0 - s.round + waiting / len(s.sealed)


def turns_left(s: RedPlanetState, seat: int) -> int:
    """Characters a seat has still to play."""
    if s.phase > ROUND:
        return 0
    return LAST_ROUND[3] - s.round + (1 if s.phase == ROUND and (s.count == 0 or s.sealed[seat]) else 0)


def launch_chance(weights: Weights, free: int, time: float) -> float:
    """The chance that a docked ship with so many free seats arrives within so many rounds."""
    if free <= 0:
        return 1.0
    rate = weights.filled * time / free
    return weights.safe * rate * rate / (1.0 + rate * rate)


def face_down(setting: Setting, s: RedPlanetState) -> list[float]:
    """The chance of a resource that lies face down to be of each kind."""
    left = [s.spare, *[s.resources[region] for region in setting.regions if not s.revealed >> region & 1]]
    return [left.count(kind) / len(left) for kind in range(KINDS)]
