"""The evaluation of Mission: Red Planet: what a position promises, what the characters in hand add, and what a seat would do.

What the position itself promises is in `mission_red_planet_outlook`, what small picks change in `mission_red_planet_picks`.
"""

from math import log
from typing import Any, Final

from pavonis.bots.bot import Chance
from pavonis.bots.evaluation import NO_END, UNCLEAR, Evaluation, Slope, added, drawn, margin, shares
from pavonis.bots.heuristics import mission_red_planet_habits as habits
from pavonis.bots.heuristics.mission_red_planet_characters import ASPECTS, CHARACTERS, aspects, leanings
from pavonis.bots.heuristics.mission_red_planet_facts import FACTS, facts
from pavonis.bots.heuristics.mission_red_planet_outlook import Outlook, rounds_left, turns_left
from pavonis.bots.heuristics.mission_red_planet_picks import Picks
from pavonis.bots.heuristics.mission_red_planet_weights import (
    LIMITS,
    NEUTRALS,
    PRACTISED,
    REASONS,
    TERMS,
    TUNED,
    TUNED_HABITS,
    Weights,
)  # fmt: skip
from pavonis.bots.knobs import Knob, knobs_of, turn
from pavonis.core.game import Game
from pavonis.games.mission_red_planet import moves, rules
from pavonis.games.mission_red_planet.cards import RECRUITER
from pavonis.games.mission_red_planet.effects import Op
from pavonis.games.mission_red_planet.faces import FACES
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.scoring import score_lines, total
from pavonis.games.mission_red_planet.state import CHARACTER_ROOM, EMPTY, KINDS, RedPlanetState
from pavonis.kit.zones import members, size

ROUNDS_PLANNED: Final = 1  # by a search
ROUNDS_PLAYED_ON: Final = 2
ROUNDS_ON: Final = 4  # that playouts play on: what comes later is mostly chance, which hides what a move is worth
CLEAR: Final = 12.0  # points by which a game is clearly won
CARELESS: Final = 2.0  # points by which a careless bot misjudges an action
DUEL: Final = 2  # seats
DUELLING: Final = "duel."  # begins the names of the weights for it
# Weights of characters that do not exist as printed
UNKNOWN: Final = [f"worths.{number}" for number in range(CHARACTERS + 1, CHARACTER_ROOM)] + [f"habits.{i}" for i in range(ASPECTS)]


def first_worth(ops: list[Op]) -> float:
    """What playing a character gains to a first approximation: its steps, each as its entry says."""
    return sum([FACES[op.code].worth * max(1, op.n) for op in ops])


class RedPlanetEvaluation(Evaluation[RedPlanetState]):
    """Expected final points of a table of Mission: Red Planet."""

    def __init__(self, game: MissionRedPlanet, weights: Weights) -> None:
        super().__init__(game, TERMS)
        self.w: Final = weights
        self.w_duel: Final = Weights()
        self.leans = False  # whether habits were practised
        self.leans_in_duels = False
        self._hands: Final[dict[int, float]] = {}
        self.horizon = ROUNDS_PLANNED
        self.plays_on = ROUNDS_PLAYED_ON
        self.rounds_on = ROUNDS_ON
        self.by_playouts = True
        self.clear = CLEAR
        self.careless = CARELESS
        self.heat = weights.heat
        self.curiosity = weights.curiosity
        self.setting: Final = game.setting
        for character in range(CHARACTERS + 1, CHARACTER_ROOM):
            weights.worths[character] = self.w_duel.worths[character] = first_worth(game.setting.ops[character])

    def knobs(self, players: int) -> list[Knob]:
        prefix = DUELLING if players == DUEL else ""
        found = knobs_of(self.w_duel if prefix else self.w, [*TUNED, TUNED_HABITS], LIMITS, prefix)
        unknown = [prefix + name for name in UNKNOWN]
        return [knob for knob in found if knob.name not in unknown and (knob.name != NEUTRALS or prefix)]

    def tune(self, values: dict[str, float]) -> None:
        turn(self.w, {name: value for name, value in values.items() if not name.startswith(DUELLING)})
        turn(self.w_duel, values, DUELLING)
        self.leans = added([abs(weight) for weight in self.w.practised]) > 0.0
        self.leans_in_duels = added([abs(weight) for weight in self.w_duel.practised]) > 0.0
        self._hands.clear()

    def weights(self, s: RedPlanetState) -> Weights:
        """The weights for a duel, or for more."""
        return self.w_duel if len(s.seats) == DUEL else self.w

    def fact_names(self) -> list[str]:
        return [*TERMS, *FACTS]

    def facts(self, s: RedPlanetState, seat: int) -> list[float]:
        return [*self.terms(s, seat), *facts(self.setting, s, seat)]

    def all_facts(self, s: RedPlanetState) -> list[list[float]]:
        if s.owed == 0:
            return super().all_facts(s)
        outlook = Outlook(self.setting, s, self.weights(s))
        return [[*self.expected(s, outlook, seat), *facts(self.setting, s, seat)] for seat in range(len(s.seats))]

    def left(self, s: RedPlanetState) -> float:
        return rounds_left(s) / 10.0

    def projected(self, s: RedPlanetState) -> list[float]:
        """The points of every seat and, in a duel, of the neutral colours after them: a seat behind one of these has not won."""
        w = self.weights(s)
        colours = len(s.supply) if w.neutrals > 0.0 else len(s.seats)
        if s.owed == 0:
            return [float(total(self.setting, s, colour)) for colour in range(colours)]
        outlook = Outlook(self.setting, s, w)
        found = [added(outlook.terms(colour)) for colour in range(colours)]
        for seat in range(len(s.seats)):
            found[seat] += self.hand(w, s.hands[seat], turns_left(s, seat))
        for colour in range(len(s.seats), colours):
            found[colour] += w.neutrals * rounds_left(s)
        return found

    def stops_at(self, s: RedPlanetState) -> int:
        """A duel is played on to the end, for what the neutral colours will have is hard to judge before."""
        return NO_END if len(s.seats) == DUEL else super().stops_at(s)

    def lead(self, s: RedPlanetState, points: list[float], seat: int) -> float:
        """Which of several rivals will be the best is chance; so the lead over all of them shows sooner what a move is worth."""
        if len(s.seats) == DUEL:
            return margin(points, seat)
        return points[seat] - (added(points) - points[seat]) / (len(points) - 1)

    def by_lead(self, s: RedPlanetState) -> bool:
        return len(s.seats) > DUEL

    def judged(self, s: RedPlanetState) -> list[float]:
        return self.projected(s) if len(s.seats) == DUEL else super().judged(s)

    def terms(self, s: RedPlanetState, seat: int) -> list[float]:
        if s.owed == 0:
            lines = score_lines(self.setting, s, seat)
            return [float(points) for points in [sum(lines[:KINDS]), 0, 0, 0, lines[4], lines[3], lines[5], 0, 0, 0]]
        return self.expected(s, Outlook(self.setting, s, self.weights(s)), seat)

    def expected(self, s: RedPlanetState, outlook: Outlook, seat: int) -> list[float]:
        """The terms of a seat while the game lasts."""
        found = outlook.terms(seat)
        found[-1] = self.hand(outlook.w, s.hands[seat], turns_left(s, seat))
        return found

    def spread(self, s: RedPlanetState) -> float:
        left = rounds_left(s)
        return self.w.spread + self.w.spread_rounds * left / (left + 0.5)

    def obvious(self, s: RedPlanetState, seat: int, options: list[int]) -> int:
        return self.picked(s, seat, options, len(s.seats) > DUEL or self.w_duel.neutrals > 0.0)

    def picked(self, s: RedPlanetState, seat: int, options: list[int], feared: bool) -> int:
        """The pick that promises most in the regions it touches; some rivals may have to be feared more than others."""
        ask = s.asks[seat]
        assert ask is not None
        if ask[0] == rules.ASK_MISSION:
            return UNCLEAR
        if ask[0] == rules.ASK_STACK:
            return options[0]  # in which order three neutral cards come matters little
        if ask[0] == rules.ASK_CHARACTER:
            return self.promising(s, seat, options, 1)[0]
        if ask[0] == rules.ASK_ACTION:
            return options[-1]  # playing a card never hurts
        last = options[-1]
        if last == moves.DRAW or moves.LOOK <= last < moves.PLACE:
            return options[0]  # drawing is better than looking
        if moves.PLACE <= last < moves.DESCEND:
            return self.placed(s, seat, options)
        picks = Picks(self.setting, s, seat, self.weights(s))
        if feared and (moves.DESTROY <= last < moves.SEND or last >= moves.REDIRECT):
            picks.fear(self.projected(s))  # whom a pick hurts matters
        best = options[0]
        most = -1e9
        for option in options:
            value = picks.gain(ask, option)
            if value > most:
                most = value
                best = option
        return best

    def placed(self, s: RedPlanetState, seat: int, options: list[int]) -> int:
        """Where to place the discovery in hand; its effects reach further than its region, so that all are weighed."""
        best = options[0]
        most = -1e9
        for option in options:
            if option != moves.PUT_ASIDE:
                s.discoveries[option - moves.PLACE] = s.held
            value = margin(self.projected(s), seat)
            if option != moves.PUT_ASIDE:
                s.discoveries[option - moves.PLACE] = EMPTY
            if value > most:
                most = value
                best = option
        return best

    def hand(self, weights: Weights, hand: int, turns: int) -> float:
        """What a hand is worth with so many turns to come; there are few of them, and they are asked for often."""
        key = hand << 5 | turns << 1 | (weights is self.w_duel)
        found = self._hands.get(key)
        if found is None:
            found = hand_worth(weights, hand, turns)
            self._hands[key] = found
        return found

    def leaning_names(self, players: int) -> list[str]:
        prefix = DUELLING if players == DUEL else ""
        return [f"{prefix}{TUNED_HABITS}.{number}" for number in range(ASPECTS, (CHARACTERS + 1) * ASPECTS)]

    def leaning_facts(self, s: RedPlanetState, seat: int, options: list[int]) -> list[list[float]]:
        """For a character only its own aspects speak, and the less, the more is a whim."""
        ask = s.asks[seat]
        if ask is None or ask[0] != rules.ASK_CHARACTER:
            return []
        whim = self.weights(s).whim
        all_aspects = aspects(self.setting, s, seat)
        found: list[list[float]] = []
        for option in options:
            row = [0.0] * (CHARACTERS * ASPECTS)
            first = (option - moves.CHOOSE) * ASPECTS
            for at in range(first, first + ASPECTS):
                row[at - ASPECTS] = all_aspects[at] / whim
            found.append(row)
        return found

    def promising(self, s: RedPlanetState, seat: int, options: list[int], count: int) -> list[int]:
        ask = s.asks[seat]
        if ask is None or ask[0] != rules.ASK_CHARACTER:
            return options
        liked = leanings(self.setting, s, seat, self.weights(s))
        ranked = [(-liked[option - moves.CHOOSE], option) for option in options]
        ranked.sort()
        return [option for _, option in ranked[:count]]

    def practice_names(self, players: int) -> list[str]:
        prefix = DUELLING if players == DUEL else ""
        return [f"{prefix}{PRACTISED}.{number}" for number in range(REASONS)]

    def practice_start(self, players: int) -> dict[str, float]:
        """A duel begins with what was learned among more, if anything was."""
        prefix = DUELLING if players == DUEL else ""
        start = dict(enumerate(self.w.practised)) if prefix and self.leans else habits.beginning(self.w)
        return {f"{prefix}{PRACTISED}.{number}": weight for number, weight in start.items()}

    def practice_slope(self) -> Slope:
        return Slope(habits.FIRST_MISSION)

    def practised(self, s: RedPlanetState, seat: int, options: list[int], chance: Chance, slope: Slope) -> list[int]:
        ask = s.asks[seat]
        if ask is None or not habits.is_practised(ask, options):
            return [self.picked(s, seat, options, False)]
        return [habits.practised(self.setting, s, seat, self.weights(s), options, chance, slope)]

    def has_habits(self, s: RedPlanetState) -> bool:
        """Whether habits were practised for such a table."""
        return self.leans_in_duels if len(s.seats) == DUEL else self.leans

    def leanings(self, s: RedPlanetState, seat: int, options: list[int]) -> list[float]:
        ask = s.asks[seat]
        if ask is None or not self.has_habits(s) or not habits.is_practised(ask, options):
            return []
        return habits.leanings(self.setting, s, seat, self.weights(s), options)

    def habit_of(self, s: RedPlanetState, seat: int, options: list[int], chance: Chance) -> int:
        ask = s.asks[seat]
        if ask is not None and self.has_habits(s) and habits.is_practised(ask, options):
            return habits.by_habit(self.setting, s, seat, self.weights(s), options, chance)
        if ask is not None and ask[0] == rules.ASK_CHARACTER:
            return self.likely(s, seat, options, chance)  # who always chose the same would be read
        move = self.picked(s, seat, options, False)  # to look at what everybody can expect takes too long here
        return self.promising(s, seat, options, 1)[0] if move == UNCLEAR else move

    def likely(self, s: RedPlanetState, seat: int, options: list[int], chance: Chance) -> int:
        ask = s.asks[seat]
        if ask is not None and ask[0] == rules.ASK_CHARACTER:
            liked = leanings(self.setting, s, seat, self.weights(s))
            return options[drawn(shares([liked[option - moves.CHOOSE] for option in options], self.w.whim), chance)]
        move = self.obvious(s, seat, options)
        return options[chance.below(len(options))] if move == UNCLEAR else move


def hand_worth(weights: Weights, hand: int, turns: int) -> float:
    """What the best plan makes of a hand: play some cards, the Recruiter perhaps, then cards of a full hand."""
    own = sorted([weights.worths[character] for character in members(hand) if character != RECRUITER], reverse=True)
    again = sorted(weights.worths[1:RECRUITER], reverse=True)
    plain = 0.0
    best = 0.0
    for played in range(min(len(own), turns) + 1):
        if played:
            plain += own[played - 1] + weights.choice * log(size(hand) - played + 1)
        total = plain
        if played < turns and hand >> RECRUITER & 1:
            total += weights.worths[RECRUITER] + weights.choice * log(len(own) - played + 1)
            for i in range(turns - played - 1):
                total += again[i % len(again)] + weights.choice * log(max(1, RECRUITER - i))
        best = max(best, total)
    return best


def evaluation(game: Game[Any]) -> RedPlanetEvaluation:
    """The evaluation of a table of Mission: Red Planet."""
    assert isinstance(game, MissionRedPlanet)
    return RedPlanetEvaluation(game, Weights())
