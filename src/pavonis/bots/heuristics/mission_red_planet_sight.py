"""What the regions promise a seat of Mission: Red Planet, part by part, and what each character would gain if it acted at once.

Practice weighs the parts of a pick (`mission_red_planet_habits.py`), where `Picks` adds them up by weights of the source.
"""

from math import exp
from typing import Final

from pavonis.bots.heuristics.mission_red_planet_outlook import LAST_ROUND, THIRD
from pavonis.bots.heuristics.mission_red_planet_picks import UNSEEN, Picks
from pavonis.bots.heuristics.mission_red_planet_weights import PARTS, Weights
from pavonis.games.mission_red_planet import effects, verbs
from pavonis.games.mission_red_planet.cards import TOKEN_VALUE
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import (
    COLOUR_ROOM,
    EMPTY,
    FIRST_PAD,
    KIND_ROOM,
    KINDS,
    PHOBOS,
    RedPlanetState,
)

OWN: Final = 0  # parts: own points in each production to come, the next one first
OTHERS: Final = 3  # what rivals get in each, on average
LEADER: Final = 6  # what the leading rival gets
LEAD: Final = 7  # leads that missions ask for
PRESENCE: Final = 8  # being there at the end
MASS: Final = 9  # astronauts in one region, if a mission asks for many


def on_the_table(s: RedPlanetState, colour: int) -> int:
    """The points of the tokens of a colour."""
    points = 0
    for kind in range(KINDS):
        points += TOKEN_VALUE[kind] * s.owned[colour * KIND_ROOM + kind]
    return points


def leading(s: RedPlanetState, seat: int) -> int:
    """The rival with the most points on the table."""
    best = 1 if seat == 0 else 0
    for colour in range(len(s.supply)):
        if colour != seat and on_the_table(s, colour) > on_the_table(s, best):
            best = colour
    return best


def whole(parts: list[float]) -> float:
    """All parts as one sum, in points."""
    own = parts[OWN] + parts[OWN + 1] + parts[OWN + 2]
    return own - parts[OTHERS] - parts[OTHERS + 1] - parts[OTHERS + 2] + parts[LEAD] + parts[PRESENCE]


class Sight(Picks):
    """Picks, of which all parts are told apart: those of the pick that was looked at last."""

    def __init__(self, setting: Setting, s: RedPlanetState, seat: int, weights: Weights) -> None:
        super().__init__(setting, s, seat, weights)
        self.parts = [0.0] * PARTS
        self.were: Final[list[list[float]]] = [[] for _ in s.discoveries]
        self.leader: Final = leading(s, seat)
        self.many: Final = self.asks_for(effects.ONE_REGION)

    def asks_for(self, code: int, of: int = 0) -> float:
        """1 if a mission of the seat is of this kind."""
        s = self.s
        for card in self.setting.missions:
            if card == s.mission[self.seat] or s.area[self.seat] >> card & 1:
                goal = self.setting.goals[card]
                if goal.code == code and goal.of == of:
                    return 1.0
        return 0.0

    def change_of(self, ask: tuple[int, ...], option: int) -> float:
        """What a pick changes in all; the parts of it are kept until the next one."""
        self.parts = [0.0] * PARTS
        return self.gain(ask, option)

    def known(self, region: int) -> float:
        parts = self.were[region]
        if not parts:
            parts = self.split(region)
            self.were[region] = parts
        for part in range(PARTS):
            self.parts[part] -= parts[part]
        return whole(parts)

    def worth(self, region: int) -> float:
        parts = self.split(region)
        for part in range(PARTS):
            self.parts[part] += parts[part]
        return whole(parts)

    def split(self, region: int) -> list[float]:
        """The parts of what a region promises."""
        s = self.s
        code = self.setting.finds[s.discoveries[region]].code if self.knows(region) else EMPTY
        pads: list[int] = []
        for pad in range(len(s.ships)):
            if s.aboard[pad] and verbs.destination(self.setting, s, pad) == region:
                pads.append(pad)
        found = [0.0] * PARTS
        for place in range(len(self.numbers)):
            is_third = self.numbers[place] == THIRD
            time = self.times[place]
            heat = 1.0 / (self.w.blur + self.w.blur_round * time)
            chances = [self.arrival(pad, time) for pad in pads]
            weights = self.w.open * time
            own = others = leader = x = 0.0
            for colour in range(self.colours):
                strength = float(s.mars[region * COLOUR_ROOM + colour])
                for number in range(len(pads)):
                    strength += s.crew[pads[number] * COLOUR_ROOM + colour] * chances[number]
                if is_third and code != EMPTY:
                    strength = self.counted(code, strength)
                if strength > 0.0:
                    weight = exp(strength * heat) - 1.0
                    weights += weight
                    if colour == self.seat:
                        own = weight
                        x = strength
                    else:
                        others += weight * self.rivals[colour]
                        if colour == self.leader:
                            leader = weight
            if weights > 0.0:
                points = self.stake(region, place, code) / weights
                if is_third and code == effects.AWARD_SECOND:
                    points *= self.w.second
                found[OWN + place] = points * own
                found[OTHERS + place] = points * others
                found[LEADER] += points * leader
                if is_third:
                    found[LEAD] = self.leads[region] * own / weights
            if is_third:
                found[PRESENCE] = (self.presences[region] + self.present(region, code)) * (1.0 - exp(-self.stays * x))
                found[MASS] = self.many * min(25.0, x * x) / 25.0
        return found

    def board(self, colour: int, pad: int, n: int) -> float:
        """For a ship without destination, the parts of the best one there is."""
        if verbs.destination(self.setting, self.s, pad) != EMPTY:
            return super().board(colour, pad, n)
        s = self.s
        best = UNSEEN
        parts = [0.0] * PARTS
        for target in self.setting.regions:
            if s.stock[target]:
                self.parts = [0.0] * PARTS
                value = -self.known(target)
                self.embark(colour, pad, n)
                s.tokens[pad] = (target,)
                value += self.worth(target)
                s.tokens[pad] = ()
                self.embark(colour, pad, -n)
                if value > best:
                    best = value
                    parts = self.parts
        self.parts = parts
        return self.w.chosen * best

    def place(self, region: int) -> float:
        """What the discovery in hand changes in a region where it would be placed."""
        s = self.s
        self.parts = [0.0] * PARTS
        value = -self.known(region)
        seen = s.seen[self.seat]
        at = region * len(LAST_ROUND)
        stakes = self.stakes[at : at + len(LAST_ROUND)]
        s.discoveries[region] = s.held
        s.seen[self.seat] = seen | 1 << region
        self.forget(at)
        value += self.worth(region)
        for place in range(len(LAST_ROUND)):
            self.stakes[at + place] = stakes[place]
        s.discoveries[region] = EMPTY
        s.seen[self.seat] = seen
        return value

    def forget(self, at: int) -> None:
        """What a region's tokens will be worth has to be worked out again."""
        for place in range(len(LAST_ROUND)):
            self.stakes[at + place] = UNSEEN


class Promises:
    """What the steps of characters would gain if they were carried out at once, each the best of its picks."""

    def __init__(self, picks: Picks) -> None:
        self.p: Final = picks
        self.s: Final = picks.s
        self.seat: Final = picks.seat
        self.one = 0.0  # astronauts who board
        self.two = 0.0
        self.apart = 0.0  # two on different ships
        self.three = 0.0
        self.look_at_ships()

    def look_at_ships(self) -> None:
        """What boarding is worth."""
        s = self.s
        supply = s.supply[self.seat]
        second = 0.0
        for pad in range(len(s.ships)):
            if not s.docked(pad) or not supply:
                continue
            free = self.p.setting.capacity[s.ships[pad]] - s.aboard[pad]
            unnamed = verbs.destination(self.p.setting, s, pad) == EMPTY
            gain = max(0.0, self.p.board(self.seat, pad, 1)) if free else 0.0
            if gain > self.one:
                second = self.one
                self.one = gain
            elif gain > second:
                second = gain
            if free >= 2 and supply >= 2:
                self.two = max(self.two, 2.0 * gain if unnamed else self.p.board(self.seat, pad, 2))
            if free >= 3 and supply >= 3:
                self.three = max(self.three, 3.0 * gain if unnamed else self.p.board(self.seat, pad, 3))
        self.apart = self.one + second
        self.two = max(self.two, self.apart)

    def redirected(self) -> float:
        """The best other destination of a ship with a crew."""
        s = self.s
        best = 0.0
        for pad in range(len(s.ships)):
            region = verbs.destination(self.p.setting, s, pad) if s.ships[pad] >= 0 and s.aboard[pad] else EMPTY
            if region == EMPTY:
                continue
            aboard = s.aboard[pad]
            s.aboard[pad] = 0
            away = self.p.worth(region)
            s.aboard[pad] = aboard
            away -= self.p.known(region)
            tokens = s.tokens[pad]
            for target in self.p.setting.regions:
                if target != region and s.stock[target]:
                    before = self.p.known(target)
                    s.tokens[pad] = (target,)
                    best = max(best, away + self.p.worth(target) - before)
                    s.tokens[pad] = tokens
        return best

    def killed(self) -> float:
        """The best rival to lose on Phobos or in an outer region."""
        best = 0.0
        for region in self.p.setting.exposed:
            for colour in range(self.p.colours):
                at = region * COLOUR_ROOM + colour
                if colour != self.seat and self.s.mars[at]:
                    best = max(best, self.p.change(at, EMPTY, 1))
        return best

    def descended(self) -> float:
        """The best region to come down to from Phobos."""
        best = 0.0
        if self.s.mars[PHOBOS * COLOUR_ROOM + self.seat]:
            for region in self.p.setting.mars:
                best = max(best, self.p.move(self.seat, PHOBOS, region))
        return best

    def replaced(self) -> float:
        """The best rival whose place to take."""
        s = self.s
        best = 0.0
        for region in self.p.setting.regions:
            if s.mars[region * COLOUR_ROOM + self.seat]:
                for colour in range(self.p.colours):
                    if colour != self.seat and s.mars[region * COLOUR_ROOM + colour]:
                        best = max(best, self.p.replace(self.seat, region, colour))
        for pad in range(len(s.ships)):
            if s.crew[pad * COLOUR_ROOM + self.seat] and verbs.destination(self.p.setting, s, pad) != EMPTY:
                for colour in range(self.p.colours):
                    if colour != self.seat and s.crew[pad * COLOUR_ROOM + colour]:
                        best = max(best, self.p.replace(self.seat, FIRST_PAD + pad, colour))
        return best

    def destroyed(self) -> float:
        """The best ship to destroy."""
        best = 0.0
        for pad in range(len(self.s.ships)):
            if self.s.docked(pad) and self.s.aboard[pad]:
                best = max(best, self.p.destroy(pad))
        return best

    def sent_off(self) -> float:
        """The best ship to board and to let leave."""
        s = self.s
        best = 0.0
        for pad in range(len(s.ships)):
            region = verbs.destination(self.p.setting, s, pad) if s.docked(pad) else EMPTY
            if region == EMPTY:
                continue
            boards = 1 if s.supply[self.seat] and s.aboard[pad] < self.p.setting.capacity[s.ships[pad]] else 0
            before = self.p.known(region)
            self.p.embark(self.seat, pad, boards)
            s.launched |= 1 << pad
            best = max(best, self.p.worth(region) - before)
            s.launched &= ~(1 << pad)
            self.p.embark(self.seat, pad, -boards)
        return best

    def walked(self) -> float:
        """The best step to an adjacent region."""
        s = self.s
        adjacent = self.p.setting.adjacent[s.layout]
        best = 0.0
        for source in self.p.setting.mars:
            if s.mars[source * COLOUR_ROOM + self.seat]:
                for target in adjacent[source]:
                    best = max(best, self.p.move(self.seat, source, target))
        return best
