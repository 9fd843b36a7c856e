"""The picks of Mission: Red Planet that need no thought: what each changes in the regions it touches, and nothing else.

A round has a dozen picks and a search looks at thousands of rounds, so a pick is tried out on the position itself and taken back,
and only the regions that it touches are weighed before and after.
"""

from math import exp
from typing import Final

from pavonis.bots.heuristics.mission_red_planet_outlook import (
    LAST_ROUND,
    THIRD,
    face_down,
    launch_chance,
    rounds_left,
)  # fmt: skip
from pavonis.bots.heuristics.mission_red_planet_weights import Weights
from pavonis.core.game import Frame
from pavonis.games.mission_red_planet import cards, effects, moves, rules, state, verbs
from pavonis.games.mission_red_planet.cards import TOKEN_VALUE
from pavonis.games.mission_red_planet.effects import Goal
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import (
    COLOUR_ROOM,
    EMPTY,
    FIRST_PAD,
    KIND_ROOM,
    KINDS,
    PAD_ROOM,
    PHOBOS,
    REGION_ROOM,
    RedPlanetState,
)
from pavonis.kit.zones import members

UNSEEN: Final = -1e9


class Picks:
    """What the regions promise one seat, and how a pick changes that."""

    def __init__(self, setting: Setting, s: RedPlanetState, seat: int, weights: Weights) -> None:
        self.w: Final = weights
        self.rivals: Final = [1.0 / (len(s.supply) - 1)] * len(s.supply)  # how much what others get counts against a pick
        self.setting: Final = setting
        self.s: Final = s
        self.seat: Final = seat
        self.colours: Final = len(s.supply)
        self.left: Final = rounds_left(s)
        self.numbers: Final[list[int]] = []  # of the productions still to come
        self.times: Final[list[float]] = []  # and the rounds before each
        for number in range(1, len(LAST_ROUND)):
            if s.round <= LAST_ROUND[number] and s.phase < state.PRODUCTION:
                self.numbers.append(number)
                self.times.append(LAST_ROUND[number] - 10 + self.left)
        self.kinds: Final = [0.0] * KINDS
        for kind in range(KINDS):
            self.kinds[kind] = float(TOKEN_VALUE[kind])
        self.kinds[cards.ICE] += weights.ice_token
        self.leads: Final = [0.0] * len(s.discoveries)  # points for the lead in a region, and for being there
        self.presences: Final = [0.0] * len(s.discoveries)
        if s.mission[seat] != EMPTY:
            self.want(setting.goals[s.mission[seat]])
        for card in members(s.area[seat] & setting.all_missions):
            self.want(setting.goals[card])
        self.stays: Final = weights.stays + weights.stays_late / (1.0 + self.left)
        self.before: Final = [UNSEEN] * len(s.discoveries)
        self.stakes: Final = [UNSEEN] * (len(s.discoveries) * len(LAST_ROUND))  # region * productions + place; no pick changes them

    def fear(self, points: list[float]) -> None:
        """Let what a rival gets count the more, the more points it can expect."""
        top = max([points[seat] for seat in range(len(points)) if seat != self.seat])
        total = 0.0
        for seat in range(len(points)):
            self.rivals[seat] = 0.0 if seat == self.seat else exp((points[seat] - top) / self.w.fear)
            total += self.rivals[seat]
        for seat in range(len(points)):
            self.rivals[seat] /= total

    def want(self, goal: Goal) -> None:
        """Count what a mission of this seat asks for."""
        if goal.code == effects.PRESENCE:
            for region in goal.regions:
                self.presences[region] += self.w.wanted
        elif goal.code == effects.MANY_REGIONS:
            for region in self.setting.regions:
                self.presences[region] += self.w.anywhere
        elif goal.code == effects.LEAD:
            if goal.of == effects.ON_PHOBOS:
                self.leads[PHOBOS] += goal.points[1]
            elif goal.of == effects.IN_INNER:
                for region in self.setting.inner:
                    self.leads[region] += self.w.inner_lead * goal.points[1]
            elif goal.of == effects.CELERIUM_TOKENS:
                self.kinds[cards.CELERIUM] += self.w.lead_token
            elif goal.of == effects.SYLVANITE_TOKENS:
                self.kinds[cards.SYLVANITE] += self.w.lead_token

    def known(self, region: int) -> float:
        """What a region promises as things stand."""
        if self.before[region] == UNSEEN:
            self.before[region] = self.worth(region)
        return self.before[region]

    def worth(self, region: int) -> float:
        """What a region promises the seat, less what it promises the others, each as it is feared."""
        s = self.s
        code = self.setting.finds[s.discoveries[region]].code if self.knows(region) else EMPTY
        pads: list[int] = []
        for pad in range(len(s.ships)):
            if s.aboard[pad] and verbs.destination(self.setting, s, pad) == region:
                pads.append(pad)
        total = 0.0
        for place in range(len(self.numbers)):
            is_third = self.numbers[place] == THIRD
            time = self.times[place]
            heat = 1.0 / (self.w.blur + self.w.blur_round * time)
            chances = [self.arrival(pad, time) for pad in pads]
            weights = self.w.open * time
            own = 0.0
            others = 0.0
            x = 0.0
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
            if weights > 0.0:
                points = self.stake(region, place, code)
                if is_third and code == effects.AWARD_SECOND:
                    points *= self.w.second
                total += (points * (own - others) + (self.leads[region] * own if is_third else 0.0)) / weights
            if is_third:
                total += (self.presences[region] + self.present(region, code)) * (1.0 - exp(-self.stays * x))
        return total

    def knows(self, region: int) -> bool:
        """Whether there is a discovery that the seat has looked at, in a world that shows more than the seat may know."""
        s = self.s
        return s.discoveries[region] != EMPTY and (s.phase >= state.DISCOVERY or s.seen[self.seat] >> region & 1 != 0)

    def arrival(self, pad: int, time: float) -> float:
        """The chance that a ship arrives within so many rounds."""
        s = self.s
        if s.launched >> pad & 1:
            return 1.0
        return launch_chance(self.w, self.setting.capacity[s.ships[pad]] - s.aboard[pad], time)

    def counted(self, code: int, strength: float) -> float:
        """A strength as a discovery lets it count in the third production."""
        if code == effects.COUNT_ONE_EACH:
            return min(1.0, strength)
        if self.s.phase < state.DISCOVERY:
            if code == effects.EACH_LOSES:
                return strength - 1.0
            if code == effects.EVACUATE:
                return 0.0
        return strength

    def present(self, region: int, code: int) -> float:
        """What a discovery gives to players who are in its region at the end."""
        if code in (effects.POINTS_PRESENT, effects.POINTS_LEAD):
            return float(self.setting.finds[self.s.discoveries[region]].n)
        return 0.0

    def stake(self, region: int, place: int, code: int) -> float:
        """What the tokens of a region will be worth in one of the productions to come."""
        at = region * len(LAST_ROUND) + place
        if self.stakes[at] == UNSEEN:
            self.stakes[at] = self.lying(region, place, code)
        return self.stakes[at]

    def lying(self, region: int, place: int, code: int) -> float:
        """The same, worked out."""
        s = self.s
        number = self.numbers[place]
        count = float(number)
        kind = s.resources[region] if s.revealed >> region & 1 else EMPTY
        if number == THIRD and code != EMPTY:
            find = self.setting.finds[s.discoveries[region]]
            if code == effects.NO_PRODUCTION:
                count = 0.0
            elif code == effects.BONUS:
                count += find.n
            elif code == effects.PRODUCE_KIND:
                kind = find.n
        odds = face_down(self.setting, s) if kind == EMPTY else []
        found = 0.0
        for each in range(KINDS):
            share = count * odds[each] if kind == EMPTY else count if kind == each else 0.0
            if place == 0:
                share += s.lying[region * KIND_ROOM + each]
            found += share * self.kinds[each]
        return found

    # What a pick changes

    def gain(self, ask: Frame, option: int) -> float:
        """What a pick changes, in points; 0 for an end of it."""
        if option < moves.BOARD:
            return 0.0
        colour = ask[1] if ask[0] in (rules.ASK_PICK, rules.ASK_LEAVE) else self.seat
        if option < moves.SEND:
            pad = option % PAD_ROOM  # each of these ranges begins at a multiple of it
            if option < moves.LAUNCH:
                op = self.setting.ops[ask[2]][ask[3]]
                return self.board(colour, pad, op.n if op.ships == effects.SAME_SHIP else 1)
            return self.launch(pad) if option < moves.DESTROY else self.destroy(pad)
        if option < moves.LOOK:
            return self.redirect(-ask[4] - 1, option - moves.SEND)
        if option < moves.LEAVE_FOR:
            return self.move(colour, PHOBOS, option - moves.DESCEND)
        if option < moves.WALK:
            return self.move(colour, ask[2], option - moves.LEAVE_FOR)
        if option < moves.REDIRECT:
            return self.move(colour, (option - moves.WALK) // REGION_ROOM, (option - moves.WALK) % REGION_ROOM)
        if option < moves.KILL:
            return self.redirect((option - moves.REDIRECT) // REGION_ROOM, (option - moves.REDIRECT) % REGION_ROOM)
        if option < moves.REPLACE:
            return self.change((option - (moves.KILL if option < moves.EXPEL else moves.EXPEL)), EMPTY, 1)
        if option < moves.RESCUE:
            return self.replace(colour, (option - moves.REPLACE) // COLOUR_ROOM, (option - moves.REPLACE) % COLOUR_ROOM)
        region, n = (option - moves.RESCUE) // moves.RESCUE_ROOM, (option - moves.RESCUE) % moves.RESCUE_ROOM
        return self.change(EMPTY, region * COLOUR_ROOM + colour, n + 1)

    def change(self, out: int, into: int, n: int) -> float:
        """Astronauts of a place on Mars and a colour disappear, others appear."""
        mars = self.s.mars
        value = 0.0
        if out != EMPTY:
            value -= self.known(out // COLOUR_ROOM)
        if into != EMPTY and (out == EMPTY or into // COLOUR_ROOM != out // COLOUR_ROOM):
            value -= self.known(into // COLOUR_ROOM)
        if out != EMPTY:
            mars[out] -= n
        if into != EMPTY:
            mars[into] += n
        if out != EMPTY:
            value += self.worth(out // COLOUR_ROOM)
        if into != EMPTY and (out == EMPTY or into // COLOUR_ROOM != out // COLOUR_ROOM):
            value += self.worth(into // COLOUR_ROOM)
        if out != EMPTY:
            mars[out] += n
        if into != EMPTY:
            mars[into] -= n
        return value

    def move(self, colour: int, source: int, target: int) -> float:
        """An astronaut goes from one region to another."""
        return self.change(source * COLOUR_ROOM + colour, target * COLOUR_ROOM + colour, 1)

    def replace(self, colour: int, place: int, victim: int) -> float:
        """An astronaut takes another's place, in a region or on a ship."""
        if place < FIRST_PAD:
            return self.change(place * COLOUR_ROOM + victim, place * COLOUR_ROOM + colour, 1)
        s = self.s
        pad = place - FIRST_PAD
        region = verbs.destination(self.setting, s, pad)
        value = -self.known(region)
        s.crew[pad * COLOUR_ROOM + victim] -= 1
        s.crew[pad * COLOUR_ROOM + colour] += 1
        value += self.worth(region)
        s.crew[pad * COLOUR_ROOM + victim] += 1
        s.crew[pad * COLOUR_ROOM + colour] -= 1
        return value

    def board(self, colour: int, pad: int, n: int) -> float:
        """Astronauts board a ship; if it has no destination, the best one there is."""
        s = self.s
        region = verbs.destination(self.setting, s, pad)
        if region != EMPTY:
            value = -self.known(region)
            self.embark(colour, pad, n)
            value += self.worth(region)
            self.embark(colour, pad, -n)
            return value
        best = UNSEEN
        for target in self.setting.regions:
            if s.stock[target]:
                value = -self.known(target)
                self.embark(colour, pad, n)
                s.tokens[pad] = (target,)
                value += self.worth(target)
                s.tokens[pad] = ()
                self.embark(colour, pad, -n)
                best = max(best, value)
        return self.w.chosen * best

    def embark(self, colour: int, pad: int, n: int) -> None:
        """So many more aboard."""
        self.s.crew[pad * COLOUR_ROOM + colour] += n
        self.s.aboard[pad] += n

    def launch(self, pad: int) -> float:
        """A ship leaves though it is not full."""
        s = self.s
        region = verbs.destination(self.setting, s, pad)
        if region == EMPTY:
            return 0.0
        value = -self.known(region)
        s.launched |= 1 << pad
        value += self.worth(region)
        s.launched &= ~(1 << pad)
        return value

    def destroy(self, pad: int) -> float:
        """A ship is destroyed with all aboard."""
        s = self.s
        region = verbs.destination(self.setting, s, pad)
        if region == EMPTY:
            return 0.0
        value = -self.known(region)
        aboard = s.aboard[pad]
        s.aboard[pad] = 0
        value += self.worth(region)
        s.aboard[pad] = aboard
        return value

    def redirect(self, pad: int, target: int) -> float:
        """A ship gets another destination, or its first."""
        s = self.s
        region = verbs.destination(self.setting, s, pad)
        if region == target or not s.aboard[pad]:
            return 0.0
        tokens = s.tokens[pad]
        value = -self.known(target)
        if region != EMPTY:
            value -= self.known(region)
        s.tokens[pad] = (target,)
        value += self.worth(target)
        if region != EMPTY:
            value += self.worth(region)
        s.tokens[pad] = tokens
        return value
