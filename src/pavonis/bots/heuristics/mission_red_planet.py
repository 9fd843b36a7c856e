"""What a position of Mission: Red Planet is worth: tokens, productions to come, ice, missions, discoveries, cards, characters.

For each production still to come every colour has a strength in each region: who is there, who is on a launched ship, and who is on
a docked one, by the chance that it arrives in time. Strengths give shares of the majority, sharper the nearer the production is.
"""

from functools import cache
from math import exp, log
from typing import Any, Final

from pavonis.bots.evaluation import UNCLEAR, Evaluation
from pavonis.core.game import Frame, Game
from pavonis.games.mission_red_planet import cards, colonisation, effects, moves, rules, state, verbs
from pavonis.games.mission_red_planet.behaviour import Scene, pick
from pavonis.games.mission_red_planet.cards import RECRUITER, TOKEN_VALUE, Tables
from pavonis.games.mission_red_planet.effects import Goal
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.scoring import score_lines
from pavonis.games.mission_red_planet.state import COLOURS, EMPTY, KINDS, PHOBOS, REGIONS, ROUND, RedPlanetState
from pavonis.kit.zones import members, size

TERMS: Final = [
    "tokens", "first production", "second production", "third production", "ice", "missions", "discoveries", "cards", "characters",
]  # fmt: skip
LAST_ROUND: Final = [0, 5, 8, 10]  # before each production
THIRD: Final = 3
SOURCES: Final = 4  # of points in regions: discoveries and the three productions
ALL_REGIONS: Final = (1 << REGIONS) - 1

# Weights
BLUR: Final = 0.25  # astronauts or tokens by which a lead must grow to be e times as sure, at the production
BLUR_ROUND: Final = 0.3  # and more for each round before it
OPEN: Final = 0.12  # the weight of those not yet under way, for each round before a production
FILLED: Final = 1.8  # seats of a ship that are taken in a round
SAFE: Final = 0.93  # chance that a docked ship is not destroyed or turned away
STAYS: Final = 1.8  # how sure an astronaut is to stay in a region to the end
STAYS_LATE: Final = 4.0  # and more when the end is near
COMES: Final = 0.04  # astronauts that come to any region, for each round left
KIND_RATE: Final = 2.0  # how sure one token expected makes one token
DEED: Final = 1.7  # an action card that gives no tokens
SPREAD: Final = 2.5  # points of uncertainty at the end
SPREAD_ROUND: Final = 0.8  # and more for each round left
WORTHS: Final = [0.0, 2.6, 2.4, 2.8, 2.2, 2.0, 2.6, 2.9, 2.2, 0.9]  # what playing a character gains, by its number
CHOICE: Final = 0.8  # what a hand of e times as many cards to choose from adds

# By rule of thumb, for rivals' characters and for those worth a thought
BOARDS: Final = [0, 2, 1, 3, 1, 1, 2, 2, 1, 1]  # astronauts, by the number of the character
SEAT: Final = 0.9  # one of them
HELPS: Final = [0.0, 0.5, 1.0, 0.0, 1.0, 0.5, 0.5, 1.5, 0.6, 0.0]  # what else the character does, once


class Outlook:
    """What every colour can expect in one position from some regions."""

    def __init__(self, tables: Tables, s: RedPlanetState, regions: int = ALL_REGIONS) -> None:
        self.tables: Final = tables
        self.s: Final = s
        self.regions: Final = regions
        self.colours: Final = len(s.supply)
        self.left: Final = rounds_left(s)
        self.blur: Final = BLUR + BLUR_ROUND * self.left
        self.expected: Final = [float(count) for count in s.owned]  # tokens, colour * KINDS + kind
        self.points: Final = [0.0] * (self.colours * SOURCES)  # colour * SOURCES + production, or 0 for discoveries
        self.strengths = [float(count) for count in s.mars]  # in the last production looked at, region * COLOURS + colour
        self.extra: Final = [0.0] * REGIONS  # tokens more in the third production
        self.codes: Final = [EMPTY if card == EMPTY else tables.find(card).code for card in s.discoveries]
        self.odds: Final = face_down(s)
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
        heat = 1.0 / (BLUR + BLUR_ROUND * time)
        weights = [0.0] * self.colours
        for region in range(REGIONS):
            if not self.regions >> region & 1:
                continue
            total = 0.0
            for colour in range(self.colours):
                strength = x[region * COLOURS + colour]
                weights[colour] = exp(strength * heat) - 1.0 if strength > 0.0 else 0.0
                total += weights[colour]
            if total > 0.0:
                total += OPEN * time
                code = self.codes[region] if number == THIRD else EMPTY
                if code == effects.AWARD_SECOND:  # the surer somebody is first, the less it is worth
                    weights = [weight * (1.0 - weight / total) ** 2 for weight in weights]
                lead = self.tables.find(self.s.discoveries[region]).n if code == effects.POINTS_LEAD else 0
                amounts = self.amounts(number, region, first, code)
                worth = amounts[0] + 2.0 * amounts[1] + 3.0 * amounts[2]
                for colour in range(self.colours):
                    if weights[colour] > 0.0:
                        share = weights[colour] / total
                        self.points[colour * SOURCES] += lead * share
                        self.points[colour * SOURCES + number] += worth * share
                        for kind in range(KINDS):
                            self.expected[colour * KINDS + kind] += amounts[kind] * share

    def amounts(self, number: int, region: int, first: bool, code: int) -> list[float]:
        """The tokens of each kind that will lie in a region."""
        s = self.s
        count = number + self.extra[region] if number == THIRD else float(number)
        if code == effects.PRODUCE_KIND or s.revealed >> region & 1:
            found = [0.0] * KINDS
            found[self.tables.find(s.discoveries[region]).n if code == effects.PRODUCE_KIND else s.resources[region]] = count
        else:
            found = [count * odds for odds in self.odds]
        if first:
            for kind in range(KINDS):
                found[kind] += s.lying[region * KINDS + kind]
        return found

    def arriving(self, time: float) -> list[float]:
        """How many of each colour will be in each region after so many rounds."""
        s = self.s
        found = [float(count) for count in s.mars]
        for pad in range(len(s.ships)):
            if s.aboard[pad]:
                region = verbs.destination(self.tables, s, pad)
                chance = 1.0 if s.launched >> pad & 1 else launch_chance(self.tables.capacity[s.ships[pad]] - s.aboard[pad], time)
                if region != EMPTY and chance > 0.0:
                    for colour in range(self.colours):
                        if s.crew[pad * COLOURS + colour]:
                            found[region * COLOURS + colour] += s.crew[pad * COLOURS + colour] * chance
        return found

    def discover(self) -> None:
        """What discoveries change before and in the third production."""
        for region in range(state.FIRST_OUTER, PHOBOS):
            if self.codes[region] == EMPTY:
                continue
            find = self.tables.find(self.s.discoveries[region])
            if find.code == effects.NO_PRODUCTION:
                self.extra[region] -= 3.0
            elif find.code == effects.BONUS:
                self.extra[region] += find.n
            elif find.code == effects.ADJACENT_BONUS:
                for neighbour in self.tables.adjacent[self.s.layout][region]:
                    if self.codes[neighbour] != effects.NO_PRODUCTION:
                        self.extra[neighbour] += find.n
            elif find.code == effects.POINTS_PRESENT:
                for colour in range(self.colours):
                    self.points[colour * SOURCES] += find.n * self.presence(region, colour)
            elif find.code == effects.COUNT_ONE_EACH:
                for at in range(region * COLOURS, region * COLOURS + self.colours):
                    self.strengths[at] = min(1.0, self.strengths[at])
            elif find.code in (effects.EACH_LOSES, effects.EVACUATE) and self.s.phase < state.DISCOVERY:  # later it has been done
                for at in range(region * COLOURS, region * COLOURS + self.colours):
                    self.strengths[at] = max(0.0, self.strengths[at] - find.n) if find.code == effects.EACH_LOSES else 0.0

    def presence(self, region: int, colour: int) -> float:
        """The chance to have somebody in a region at the end."""
        strength = self.strengths[region * COLOURS + colour] + COMES * self.left
        return 1.0 - exp(-strength * (STAYS + STAYS_LATE / (1.0 + self.left)))

    def lead(self, counts: list[float]) -> list[float]:
        """The chance of each colour to have most of something at the end."""
        rest = OPEN * self.left
        weights = [exp(min(300.0, count / self.blur)) - 1.0 + rest for count in counts]
        total = sum(weights)
        return [weight / total for weight in weights] if total > 0.0 else weights

    def terms(self, seat: int) -> list[float]:
        """What a seat can expect, term by term; characters are left to the caller."""
        s = self.s
        tokens = 0.0
        for kind in range(KINDS):
            tokens += TOKEN_VALUE[kind] * s.owned[seat * KINDS + kind]
        ice = cards.ICE_MONOPOLY * self.lead(self.expected[cards.ICE :: KINDS])[seat]
        missions = self.goal(s.mission[seat], seat) if s.mission[seat] != EMPTY else 0.0
        actions = 0.0
        for card in members(s.area[seat]):
            if card < cards.MISSIONS:
                missions += self.goal(card, seat)
            else:
                deed = colonisation.deed_of(self.tables, card)
                actions += deed.n * TOKEN_VALUE[deed.kind] if deed.code == effects.GAIN_TOKENS else DEED
        at = seat * SOURCES
        return [tokens, *self.points[at + 1 : at + SOURCES], ice, missions, self.points[at], actions, 0.0]

    def goal(self, card: int, seat: int) -> float:
        """The points a mission can be expected to bring."""
        goal = self.tables.missions[card].goal
        if goal.code == effects.PRESENCE:
            count = sum([self.presence(region, seat) for region in goal.regions])
            whole = min(int(count), len(goal.regions) - 1)
            return goal.points[whole] + (count - whole) * (goal.points[whole + 1] - goal.points[whole])
        chance = 1.0
        if goal.code == effects.LEAD:
            chance = self.lead(self.counts(goal))[seat]
        elif goal.code == effects.EACH_KIND:
            for kind in range(KINDS):
                chance *= 1.0 - exp(-self.expected[seat * KINDS + kind] * KIND_RATE)
        else:
            most = max(self.strengths[seat::COLOURS]) + COMES * self.left
            if goal.code == effects.MANY_REGIONS:
                most = sum([self.presence(region, seat) for region in range(REGIONS)])
            chance = 1.0 / (1.0 + exp((goal.least - 0.5 - most) / (0.5 * self.blur)))
        return goal.points[1] * chance

    def counts(self, goal: Goal) -> list[float]:
        """How much of the thing that a lead is about each colour can expect."""
        x = self.strengths
        if goal.of == effects.ON_PHOBOS:
            return x[PHOBOS * COLOURS :][: self.colours]
        if goal.of == effects.IN_INNER:
            return [x[colour] + x[COLOURS + colour] + x[2 * COLOURS + colour] for colour in range(self.colours)]
        if goal.of == effects.IN_WORMHOLE:
            return [float(count) for count in self.s.wormhole]
        return self.expected[(cards.CELERIUM if goal.of == effects.CELERIUM_TOKENS else cards.SYLVANITE) :: KINDS]


class RedPlanetEvaluation(Evaluation[RedPlanetState]):
    """Expected final points of a table of Mission: Red Planet."""

    def __init__(self, game: MissionRedPlanet) -> None:
        super().__init__(game, TERMS)
        self.tables: Final = game.tables

    def projected(self, s: RedPlanetState) -> list[float]:
        if s.owed == 0:
            return [float(points) for points in self.game.scores(s)]
        outlook = Outlook(self.tables, s)
        return [sum(outlook.terms(seat)) + hand_worth(s.hands[seat], turns_left(s, seat)) for seat in range(len(s.seats))]

    def terms(self, s: RedPlanetState, seat: int) -> list[float]:
        if s.owed == 0:
            lines = score_lines(self.tables, s, seat)
            return [float(points) for points in [sum(lines[:KINDS]), 0, 0, 0, lines[4], lines[3], lines[5], 0, 0]]
        found = Outlook(self.tables, s).terms(seat)
        found[-1] = hand_worth(s.hands[seat], turns_left(s, seat))
        return found

    def spread(self, s: RedPlanetState) -> float:
        return SPREAD + SPREAD_ROUND * rounds_left(s)

    def obvious(self, s: RedPlanetState, seat: int, options: list[int]) -> int:
        ask = s.asks[seat]
        assert ask is not None
        code = ask[0]
        if code in (rules.ASK_MISSION, rules.ASK_ACTION):
            return UNCLEAR
        if code == rules.ASK_CHARACTER:
            return self.promising(s, seat, options, 1)[0]
        before: dict[int, float] = {}
        best = options[0]  # drawing is better than looking
        most = -1e9
        for option in [] if moves.LOOK <= options[-1] < moves.PLACE else options:
            if code != rules.ASK_PICK or not pointless(s, ask[1], option):
                world = s.clone()
                self.try_out(world, seat, ask, option)
                regions = changed(self.tables, s, world)
                if regions not in before:
                    before[regions] = self.local(s, seat, regions)
                value = self.local(world, seat, regions) - before[regions]
                if value > most:
                    most = value
                    best = option
        return best

    def try_out(self, s: RedPlanetState, seat: int, ask: Frame, option: int) -> None:
        """Do what a pick does, without what comes of it."""
        if ask[0] == rules.ASK_PICK:
            pick(Scene(self.tables, s, ask[1], ask[2]), self.tables.ops[ask[2]][ask[3]], ask[4], option)
        elif ask[0] == rules.ASK_DEED:
            colonisation.carry_out(s, colonisation.deed_of(self.tables, ask[2]), seat, option)
        else:
            colonisation.leave(s, ask[1], ask[2], option - moves.LEAVE_FOR)

    def local(self, s: RedPlanetState, seat: int, regions: int) -> float:
        """What some regions promise a seat, less what they promise its rivals on average, and its first mission."""
        outlook = Outlook(self.tables, s, regions)
        value = outlook.goal(s.mission[seat], seat) if s.mission[seat] != EMPTY else 0.0
        for other in range(len(s.seats)):
            points = sum(outlook.points[other * SOURCES : (other + 1) * SOURCES])
            value += points if other == seat else -points / (len(s.seats) - 1)
        return value

    def promising(self, s: RedPlanetState, seat: int, options: list[int], count: int) -> list[int]:
        ask = s.asks[seat]
        if ask is None or ask[0] != rules.ASK_CHARACTER:
            return options
        gains = rough_gains(self.tables, s, seat)
        turns = turns_left(s, seat)
        ranked: list[tuple[float, int]] = []
        for option in options:
            character = option - moves.CHOOSE
            after = s.hands[seat] & ~(1 << character) if character != RECRUITER else s.hands[seat] | s.played[seat]
            ranked.append((-gains[character] - hand_worth(after, turns - 1), option))
        ranked.sort()
        return [option for _, option in ranked[:count]]


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


def launch_chance(free: int, time: float) -> float:
    """The chance that a docked ship with so many free seats arrives within so many rounds."""
    if free <= 0:
        return 1.0
    rate = FILLED * time / free
    return SAFE * rate * rate / (1.0 + rate * rate)


def face_down(s: RedPlanetState) -> list[float]:
    """The chance of a resource that lies face down to be of each kind."""
    left = [s.spare, *[s.resources[region] for region in range(REGIONS) if not s.revealed >> region & 1]]
    return [left.count(kind) / len(left) for kind in range(KINDS)]


@cache
def hand_worth(hand: int, turns: int) -> float:
    """What the best plan makes of a hand: play some cards, the Recruiter perhaps, then cards of a full hand."""
    own = sorted([WORTHS[character] for character in members(hand) if character != RECRUITER], reverse=True)
    again = sorted(WORTHS[1:RECRUITER], reverse=True)
    plain = 0.0
    best = 0.0
    for played in range(min(len(own), turns) + 1):
        if played:
            plain += own[played - 1] + CHOICE * log(size(hand) - played + 1)
        total = plain
        if played < turns and hand >> RECRUITER & 1:
            total += WORTHS[RECRUITER] + CHOICE * log(len(own) - played + 1)
            for i in range(turns - played - 1):
                total += again[i % len(again)] + CHOICE * log(max(1, state.CHARACTERS - i))
        best = max(best, total)
    return best


def changed(tables: Tables, s: RedPlanetState, world: RedPlanetState) -> int:
    """The regions in which a pick has changed something, now or when a ship arrives."""
    if s.discoveries != world.discoveries:
        return ALL_REGIONS  # one may add to another
    found = 0
    for at in range(REGIONS * COLOURS):
        if s.mars[at] != world.mars[at]:
            found |= 1 << at // COLOURS
    if s.crew != world.crew or s.tokens != world.tokens or s.launched != world.launched:
        for each in (s, world):
            for pad in range(len(s.ships)):
                if each.aboard[pad] and verbs.destination(tables, each, pad) != EMPTY:
                    found |= 1 << verbs.destination(tables, each, pad)
    return found


def rough_gains(tables: Tables, s: RedPlanetState, seat: int) -> list[float]:
    """What each character would do for a seat, by rule of thumb."""
    room = 0  # free seats on the emptiest ship
    own = 0  # the most own astronauts on one ship
    foreign = 0  # and of others more than own
    for pad in range(len(s.ships)):
        if s.docked(pad):
            crew = s.crew[pad * COLOURS + seat]
            room = max(room, tables.capacity[s.ships[pad]] - s.aboard[pad])
            own = max(own, crew)
            foreign = max(foreign, s.aboard[pad] - 2 * crew)
    on_phobos = s.mars[PHOBOS * COLOURS + seat]
    on_mars = sum(s.mars[seat::COLOURS]) - on_phobos
    boarding = SEAT * min(1.0, 0.4 * turns_left(s, seat))  # late boarders do not arrive
    times = [0, own, 1 + min(3, on_phobos), 0, 2 if on_mars + own else 0, foreign, own, 1, min(3, on_mars), 0]
    gains = [boarding * BOARDS[character] + HELPS[character] * times[character] for character in range(len(times))]
    if room < BOARDS[cards.TRAVEL_AGENT]:
        gains[cards.TRAVEL_AGENT] = 0.0
    return gains


def pointless(s: RedPlanetState, colour: int, move: int) -> bool:
    """Whether a pick is hardly ever best: killing one's own, or walking away from a narrow lead."""
    if not moves.WALK <= move < moves.REDIRECT:
        return moves.KILL <= move < moves.EXPEL and (move - moves.KILL) % COLOURS == colour
    counts = s.astronauts((move - moves.WALK) // REGIONS)
    own = counts[colour]
    counts[colour] = 0
    return 0 <= own - max(counts) <= 1


def evaluation(game: Game[Any]) -> RedPlanetEvaluation:
    """The evaluation of a table of Mission: Red Planet."""
    assert isinstance(game, MissionRedPlanet)
    return RedPlanetEvaluation(game)
