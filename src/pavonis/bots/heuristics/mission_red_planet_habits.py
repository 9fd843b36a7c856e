"""What a seat of Mission: Red Planet does by rule of thumb: which character it chooses, and the picks that come with it.

A habit is a sum of aspects, each with a weight. For a character the situation speaks, and what its steps would gain at once; for
a pick the parts of what it changes. The weights are learned by practice, games of the rule against itself and its past
(`pavonis train mission-red-planet --what quick --how practice`). As long as the file of weights has none, this rule is not asked.
"""

from typing import Final

from pavonis.bots.bot import Chance
from pavonis.bots.evaluation import Slope, drawn, shares
from pavonis.bots.habits import Reasons, drawn_of
from pavonis.bots.heuristics.mission_red_planet_characters import ASPECTS, CHARACTERS, Spaceport, aspects
from pavonis.bots.heuristics.mission_red_planet_outlook import LAST_ROUND
from pavonis.bots.heuristics.mission_red_planet_picks import Picks
from pavonis.bots.heuristics.mission_red_planet_sight import Promises, Sight, on_the_table
from pavonis.bots.heuristics.mission_red_planet_weights import MISSIONS, OF_CHARACTER, OF_PICK, PICKS, SITUATION, Weights
from pavonis.core.game import Frame
from pavonis.games.mission_red_planet import cards, effects, moves, rules, verbs
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import (
    COLOUR_ROOM,
    EMPTY,
    FIRST_PAD,
    PAD_ROOM,
    PHOBOS,
    REGION_ROOM,
    RedPlanetState,
)
from pavonis.kit.zones import size

BOARDS: Final = 0  # kinds of picks
LAUNCHES: Final = 1
DESTROYS: Final = 2
SENDS: Final = 3
PLACES: Final = 4
DESCENDS: Final = 5
LEAVES: Final = 6
WALKS: Final = 7
REDIRECTS: Final = 8
KILLS: Final = 9
EXPELS: Final = 10
REPLACES: Final = 11
RESCUES: Final = 12
ENDS: Final = 13  # no more steps, nobody else comes down, a card left out
BEGINS: Final = (  # where the codes of each kind but the last begin, and its number
    (moves.RESCUE, RESCUES), (moves.REPLACE, REPLACES), (moves.EXPEL, EXPELS), (moves.KILL, KILLS), (moves.REDIRECT, REDIRECTS),
    (moves.WALK, WALKS), (moves.LEAVE_FOR, LEAVES), (moves.DESCEND, DESCENDS), (moves.PLACE, PLACES), (moves.SEND, SENDS),
    (moves.DESTROY, DESTROYS), (moves.LAUNCH, LAUNCHES), (moves.BOARD, BOARDS),
)  # fmt: skip
OWN_ASPECTS: Final = CHARACTERS * SITUATION  # where the weights of what characters gain begin
FIRST_PICK: Final = CHARACTERS * (SITUATION + OF_CHARACTER)
FIRST_MISSION: Final = FIRST_PICK + PICKS * OF_PICK
GAIN: Final = 2  # the aspect of a pick that counts before any practice: what it changes, in points
SENSE: Final = 3.0
PROMISE: Final = 0.3  # what a point that a character would gain speaks for it before any practice
MANY: Final = 3.0  # astronauts: what makes numbers about 1
MOST: Final = 6.0  # points; what promises more is hardly likelier to be chosen


def beginning(weights: Weights) -> dict[int, float]:
    """The weights before any practice: for characters those learned from choices, for picks what they gain."""
    found: dict[int, float] = {}
    for character in range(1, CHARACTERS + 1):
        for aspect in range(ASPECTS):
            weight = weights.habits[character * ASPECTS + aspect] / weights.whim
            first = (character - 1) * SITUATION + aspect  # the first ones of the situation are those that all had before
            found[first if aspect < 4 else OWN_ASPECTS + (character - 1) * OF_CHARACTER + aspect + 1] = weight
        for gain in (0, 1):
            found[OWN_ASPECTS + (character - 1) * OF_CHARACTER + gain] = PROMISE
    for kind in range(PICKS):
        found[FIRST_PICK + kind * OF_PICK + GAIN] = SENSE
    return found


def situation(setting: Setting, s: RedPlanetState, seat: int) -> list[float]:
    """What may speak for any character: `SITUATION` numbers of about 1. The first four are those of `aspects`."""
    port = Spaceport(setting, s, seat)
    left = (LAST_ROUND[-1] - s.round) / 10.0
    coming = 5 if s.round <= 5 else 8 if s.round <= 8 else 10
    hand = s.hands[seat]
    launched = on_mars = 0
    for pad in range(len(s.ships)):
        if s.launched >> pad & 1:
            launched += s.crew[pad * COLOUR_ROOM + seat]
    for region in setting.mars:
        on_mars += s.mars[region * COLOUR_ROOM + seat]
    seats = len(s.seats)
    ahead = on_the_table(s, seat) / 10.0
    for rival in range(seats):
        if rival != seat:
            ahead -= on_the_table(s, rival) / 10.0 / (seats - 1)
    last = 1.0 if s.round == LAST_ROUND[-1] else 0.0
    near = 1.0 if s.round == coming else 0.0
    found = [1.0, left, last, near, left * left, (coming - s.round) / 5.0]
    found += [min(port.room, 5) / MANY, port.own / MANY, port.ahead / MANY, port.behind / MANY]
    found += [port.filled[1], port.filled[2], port.filled[3], 1.0 if s.first == seat else 0.0, size(hand) / 9.0]
    found += [s.mars[PHOBOS * COLOUR_ROOM + seat] / MANY, on_mars / 10.0, s.supply[seat] / 22.0, s.wormhole[seat] / 5.0]
    found += [ahead, ahead * left, launched / MANY, seats - 3.0]
    for character in range(1, CHARACTERS + 1):
        holders = 0.0
        for rival in range(seats):
            if rival != seat and s.hands[rival] >> character & 1:
                holders += 1.0
        found.append(holders / (seats - 1))
    for character in range(1, CHARACTERS + 1):
        found.append(1.0 if hand >> character & 1 else 0.0)
    return found


def gains(promises: Promises, character: int) -> list[float]:
    """What boarding and the other step of a character would gain."""
    p = promises
    if character == cards.PILOT:
        return [p.two, p.redirected()]
    if character == cards.SOLDIER:
        return [p.one, p.killed() + p.descended()]
    if character == cards.TRAVEL_AGENT:
        return [p.three, 0.0]
    if character == cards.ROBOT:
        return [p.one, p.replaced()]
    if character == cards.SABOTEUR:
        return [p.one, p.destroyed()]
    if character == cards.SECRET_AGENT:
        return [p.apart, p.sent_off()]
    if character == cards.EXPLORER:
        return [p.one, p.walked()]
    return [p.two if character == cards.SCIENTIST else p.one, 0.0]


def characters(setting: Setting, s: RedPlanetState, seat: int, weights: Weights, options: list[int]) -> list[Reasons]:
    """What speaks for characters."""
    seen = situation(setting, s, seat)
    known = aspects(setting, s, seat)
    promises = Promises(Picks(setting, s, seat, weights))
    found: list[Reasons] = []
    for option in options:
        character = option - moves.CHOOSE
        if character > CHARACTERS:
            found.append(Reasons(option, 0, []))
            continue
        own = gains(promises, character)
        one, other = min(MOST, own[0]), min(MOST, own[1])
        reasons = Reasons(option, (character - 1) * SITUATION, seen)
        of_its_own = [one, other, one * seen[1], other * seen[1], (one + other) * seen[3]]
        of_its_own += [known[character * ASPECTS + 4], known[character * ASPECTS + 5]]
        reasons.also(OWN_ASPECTS + (character - 1) * OF_CHARACTER, of_its_own)
        found.append(reasons)
    return found


def pick_kind(move: int) -> int:
    """What kind of pick a move is."""
    for begin, kind in BEGINS:
        if move >= begin:
            return kind
    return ENDS


def crew_of(s: RedPlanetState, place: int, seat: int) -> list[float]:
    """The own and the most of another colour in a region or, from `FIRST_PAD` on, on a ship."""
    crew = s.mars if place < FIRST_PAD else s.crew
    at = (place if place < FIRST_PAD else place - FIRST_PAD) * COLOUR_ROOM
    most = 0
    for colour in range(len(s.supply)):
        if colour != seat:
            most = max(most, crew[at + colour])
    return [crew[at + seat] / MANY, most / MANY]


class Traits:
    """What is special about each kind of pick: six numbers."""

    def __init__(self, sight: Sight, ask: Frame) -> None:
        self.sight: Final = sight
        self.ask: Final = ask
        self.s: Final = sight.s
        self.seat: Final = sight.seat
        self.setting: Final = sight.setting
        self.heroes: Final = sight.asks_for(effects.LEAD, effects.IN_WORMHOLE)

    def of(self, kind: int, move: int) -> list[float]:
        """Those of a move."""
        if kind in (BOARDS, LAUNCHES, DESTROYS):
            return self.of_ship(move % PAD_ROOM, kind == BOARDS)
        if kind == SENDS:
            return self.of_destination(-self.ask[4] - 1, move - moves.SEND)
        if kind == REDIRECTS:
            return self.of_destination((move - moves.REDIRECT) // REGION_ROOM, (move - moves.REDIRECT) % REGION_ROOM)
        if kind in (DESCENDS, LEAVES):
            source = PHOBOS if kind == DESCENDS else self.ask[2]
            return self.of_way(source, move - (moves.DESCEND if kind == DESCENDS else moves.LEAVE_FOR))
        if kind == WALKS:
            return self.of_way((move - moves.WALK) // REGION_ROOM, (move - moves.WALK) % REGION_ROOM)
        if kind in (KILLS, EXPELS, REPLACES):
            at = move - (moves.KILL if kind == KILLS else moves.EXPEL if kind == EXPELS else moves.REPLACE)
            return self.of_victim(at // COLOUR_ROOM, at % COLOUR_ROOM)
        if kind == PLACES:
            return self.of_discovery(move - moves.PLACE)
        return [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]

    def of_ship(self, pad: int, boards: bool) -> list[float]:
        s = self.s
        free = self.setting.capacity[s.ships[pad]] - s.aboard[pad]
        if boards:
            op = self.setting.ops[self.ask[2]][self.ask[3]]
            free -= op.n if op.ships == effects.SAME_SHIP else 1
        crew = crew_of(s, FIRST_PAD + pad, self.seat)
        region = verbs.destination(self.setting, s, pad)
        return [
            free / MANY, 1.0 if free == 0 else 0.0, crew[0], crew[1], 1.0 if region == EMPTY else 0.0,
            (1.0 if region == PHOBOS else 0.0) if boards else self.heroes * crew[0],
        ]  # fmt: skip

    def of_destination(self, pad: int, target: int) -> list[float]:
        s = self.s
        free = (self.setting.capacity[s.ships[pad]] - s.aboard[pad]) / MANY
        crew = crew_of(s, FIRST_PAD + pad, self.seat)
        there = crew_of(s, target, self.seat)
        hidden = 0.0 if s.revealed >> target & 1 else 1.0
        return [free, crew[0] - crew[1], there[0], there[1], hidden, 1.0 if target == PHOBOS else 0.0]

    def of_way(self, source: int, target: int) -> list[float]:
        s = self.s
        there = crew_of(s, target, self.seat)
        last = 1.0 if s.mars[source * COLOUR_ROOM + self.seat] == 1 else 0.0
        hidden = 0.0 if s.revealed >> target & 1 else 1.0
        new = 1.0 if there[0] == 0.0 else 0.0
        return [last, there[0], there[1], hidden, new, 1.0 if there[0] == there[1] else 0.0]

    def of_victim(self, place: int, victim: int) -> list[float]:
        crew = crew_of(self.s, place, self.seat)
        on_ship = 1.0 if place >= FIRST_PAD else 0.0
        own = 1.0 if victim == self.seat else 0.0
        level = 1.0 if crew[0] == crew[1] else 0.0
        return [own, own * self.heroes, on_ship, crew[0], crew[1], level]

    def of_discovery(self, region: int) -> list[float]:
        """What a discovery does beyond its region, where own astronauts are and where others are."""
        s = self.s
        sight = self.sight
        code = self.setting.finds[s.held].code
        there = crew_of(s, region, self.seat)
        beyond = docked = around = 0.0
        if code in (effects.ADJACENT_BONUS, effects.COUNT_ADJACENT):
            for neighbour in self.setting.adjacent[s.layout][region]:
                crew = crew_of(s, neighbour, self.seat)
                around += crew[0] - crew[1]
                parts = sight.split(neighbour)
                last = len(sight.numbers) - 1
                beyond += (parts[last] - parts[last + 3]) / MANY
            if code == effects.ADJACENT_BONUS:
                around = 0.0
            else:
                beyond = 0.0
        elif code == effects.PULL_DOCKED:
            for pad in range(len(s.ships)):
                if s.docked(pad):
                    crew = crew_of(s, FIRST_PAD + pad, self.seat)
                    docked += crew[0] - crew[1]
        hidden = 0.0 if s.revealed >> region & 1 else 1.0
        return [beyond, around, docked, there[0], there[1], hidden]


def picked(sight: Sight, ask: Frame, options: list[int]) -> list[Reasons]:
    """What speaks for picks."""
    left = sight.left / 10.0
    neutral = 1.0 if ask[0] == rules.ASK_PICK and ask[1] != sight.seat else 0.0
    traits = Traits(sight, ask)
    found: list[Reasons] = []
    for move in options:
        kind = pick_kind(move)
        gain = sight.place(move - moves.PLACE) if kind == PLACES else sight.change_of(ask, move)
        gain = max(-MOST, min(MOST, gain))
        found_aspects = [1.0, left, gain, gain * left, neutral, neutral * gain]
        found_aspects += traits.of(kind, move)
        found_aspects += sight.parts
        found.append(Reasons(move, FIRST_PICK + kind * OF_PICK, found_aspects))
    return found


def missions(options: list[int]) -> list[Reasons]:
    """What speaks for missions to keep."""
    found: list[Reasons] = []
    for option in options:
        reasons = Reasons(option, 0, [])
        if option - moves.KEEP < MISSIONS:
            reasons.card(FIRST_MISSION + option - moves.KEEP, 0, 0.0)
        found.append(reasons)
    return found


def is_practised(ask: Frame, options: list[int]) -> bool:
    """Whether practised habits answer: not whether to draw or to look, nor in which order neutral cards come."""
    if ask[0] in (rules.ASK_CHARACTER, rules.ASK_MISSION):
        return True
    last = options[-1]
    return ask[0] not in (rules.ASK_STACK, rules.ASK_ACTION) and last != moves.DRAW and not moves.LOOK <= last < moves.PLACE


def reasons_for(setting: Setting, s: RedPlanetState, seat: int, weights: Weights, options: list[int]) -> list[Reasons]:
    """What speaks for each of these moves."""
    ask = s.asks[seat]
    assert ask is not None
    if ask[0] == rules.ASK_CHARACTER:
        return characters(setting, s, seat, weights, options)
    if ask[0] == rules.ASK_MISSION:
        return missions(options)
    return picked(Sight(setting, s, seat, weights), ask, options)


def leanings(setting: Setting, s: RedPlanetState, seat: int, weights: Weights, options: list[int]) -> list[float]:
    """How much speaks for each of these moves."""
    return [each.leaning(weights.practised) for each in reasons_for(setting, s, seat, weights, options)]


def by_habit(setting: Setting, s: RedPlanetState, seat: int, weights: Weights, options: list[int], chance: Chance) -> int:
    """The move by rule of thumb: a character with some chance, for it must not be foreseen, for the rest the best."""
    said = leanings(setting, s, seat, weights, options)
    ask = s.asks[seat]
    if ask is not None and ask[0] == rules.ASK_CHARACTER:
        return options[drawn(shares(said, 1.0), chance)]
    return options[said.index(max(said))]


def practised(
    setting: Setting, s: RedPlanetState, seat: int, weights: Weights, options: list[int], chance: Chance, slope: Slope
) -> int:
    """A move, with chance: e times as likely if 1 more speaks for it. The slope says what makes it likelier."""
    return drawn_of(weights.practised, reasons_for(setting, s, seat, weights, options), chance, slope).move
