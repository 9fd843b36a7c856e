"""The evaluation of Mission: Red Planet: what a position promises, what the characters in hand add, and what a seat would do.

What the position itself promises is in `mission_red_planet_outlook`, what small picks change in `mission_red_planet_picks`.
"""

from math import log
from typing import Any, Final

from pavonis.bots.bot import Chance
from pavonis.bots.evaluation import UNCLEAR, Evaluation, added, drawn, margin, shares
from pavonis.bots.heuristics.mission_red_planet_characters import leanings
from pavonis.bots.heuristics.mission_red_planet_outlook import Outlook, rounds_left, turns_left
from pavonis.bots.heuristics.mission_red_planet_picks import Picks
from pavonis.bots.heuristics.mission_red_planet_weights import TERMS, Weights
from pavonis.core.game import Game
from pavonis.games.mission_red_planet import moves, rules, state
from pavonis.games.mission_red_planet.cards import RECRUITER
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.scoring import score_lines
from pavonis.games.mission_red_planet.state import EMPTY, KINDS, RedPlanetState
from pavonis.kit.zones import members, size

ROUNDS_PLANNED: Final = 1  # by a search
ROUNDS_PLAYED_ON: Final = 2


class RedPlanetEvaluation(Evaluation[RedPlanetState]):
    """Expected final points of a table of Mission: Red Planet."""

    def __init__(self, game: MissionRedPlanet, weights: Weights) -> None:
        super().__init__(game, TERMS)
        self.w: Final = weights
        self._hands: Final[dict[int, float]] = {}
        self.horizon = ROUNDS_PLANNED
        self.plays_on = ROUNDS_PLAYED_ON
        self.heat = weights.heat
        self.curiosity = weights.curiosity
        self.tables: Final = game.tables

    def projected(self, s: RedPlanetState) -> list[float]:
        if s.owed == 0:
            return [float(points) for points in self.game.scores(s)]
        outlook = Outlook(self.tables, s, self.w)
        return [added(outlook.terms(seat)) + self.hand(s.hands[seat], turns_left(s, seat)) for seat in range(len(s.seats))]

    def terms(self, s: RedPlanetState, seat: int) -> list[float]:
        if s.owed == 0:
            lines = score_lines(self.tables, s, seat)
            return [float(points) for points in [sum(lines[:KINDS]), 0, 0, 0, lines[4], lines[3], lines[5], 0, 0, 0]]
        found = Outlook(self.tables, s, self.w).terms(seat)
        found[-1] = self.hand(s.hands[seat], turns_left(s, seat))
        return found

    def spread(self, s: RedPlanetState) -> float:
        left = rounds_left(s)
        return self.w.spread + self.w.spread_rounds * left / (left + 0.5)

    def obvious(self, s: RedPlanetState, seat: int, options: list[int]) -> int:
        ask = s.asks[seat]
        assert ask is not None
        if ask[0] == rules.ASK_MISSION:
            return UNCLEAR
        if ask[0] == rules.ASK_CHARACTER:
            return self.promising(s, seat, options, 1)[0]
        if ask[0] == rules.ASK_ACTION:
            return options[-1]  # playing a card never hurts
        last = options[-1]
        if last == moves.DRAW or moves.LOOK <= last < moves.PLACE:
            return options[0]  # drawing is better than looking
        if moves.PLACE <= last < moves.DESCEND:
            return self.placed(s, seat, options)
        picks = Picks(self.tables, s, seat, self.w)
        if len(s.seats) > 2 and (moves.DESTROY <= last < moves.SEND or last >= moves.REDIRECT):
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

    def hand(self, hand: int, turns: int) -> float:
        """What a hand is worth with so many turns to come; there are few of them, and they are asked for often."""
        key = hand << 4 | turns
        found = self._hands.get(key)
        if found is None:
            found = hand_worth(self.w, hand, turns)
            self._hands[key] = found
        return found

    def promising(self, s: RedPlanetState, seat: int, options: list[int], count: int) -> list[int]:
        ask = s.asks[seat]
        if ask is None or ask[0] != rules.ASK_CHARACTER:
            return options
        liked = leanings(self.tables, s, seat, self.w)
        ranked = [(-liked[option - moves.CHOOSE], option) for option in options]
        ranked.sort()
        return [option for _, option in ranked[:count]]

    def likely(self, s: RedPlanetState, seat: int, options: list[int], chance: Chance) -> int:
        ask = s.asks[seat]
        if ask is not None and ask[0] == rules.ASK_CHARACTER:
            liked = leanings(self.tables, s, seat, self.w)
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
                total += again[i % len(again)] + weights.choice * log(max(1, state.CHARACTERS - i))
        best = max(best, total)
    return best


def evaluation(game: Game[Any]) -> RedPlanetEvaluation:
    """The evaluation of a table of Mission: Red Planet."""
    assert isinstance(game, MissionRedPlanet)
    return RedPlanetEvaluation(game, Weights())
