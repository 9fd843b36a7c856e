"""What a position of Pocket Mars is worth: colonists by where they are, tempo, chances of promotion and bonuses, energy and cards.

A seat's expected points are a sum of features, each with a weight in points; the weights are in `pocket_mars_weights.py`.
"""

from typing import Any, Final

from pavonis.bots.evaluation import UNCLEAR, Evaluation, added
from pavonis.bots.heuristics.pocket_mars_standing import Board, Standing
from pavonis.bots.heuristics.pocket_mars_weights import FEATURES, TERM_OF, TERMS, Stage
from pavonis.bots.knobs import Knob, turn
from pavonis.core.game import Game
from pavonis.games.pocket_mars import effects, moves, rules
from pavonis.games.pocket_mars.effects import Half
from pavonis.games.pocket_mars.faces import FACES
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.setting import ABILITIES
from pavonis.games.pocket_mars.state import COLONISTS, EMPTY, HAND, PocketMarsState
from pavonis.kit.zones import members

FROM_EARTH: Final = 110  # hundredths of a turn that a colonist still takes to a building
FROM_SHIP: Final = 75
EARLY: Final = 700  # hundredths of a round before the end at which the early weights hold
SPREAD_LATE: Final = 1.2  # points of uncertainty in the last round, and more for each round before it
SPREAD_ROUND: Final = 0.24
CLEAR: Final = 4.0  # points by which a game is clearly won
CARELESS: Final = 0.4  # points by which a careless bot misjudges an action
WORTH_KEEPING: Final = 1.0  # a card worth less is exchanged where that is free
SURE_GOOD: Final = [effects.LAUNCH_OP, effects.GAIN, effects.PROMOTE_OWN, effects.DRAW, effects.PEEK_PREP]


class PocketMarsEvaluation(Evaluation[PocketMarsState]):
    """Expected final points of a table of Pocket Mars."""

    def __init__(self, game: PocketMars) -> None:
        super().__init__(game, TERMS)
        self.setting: Final = game.setting
        self.late = [late for _, _, late, _ in FEATURES]
        self.early = [early for _, _, _, early in FEATURES]
        self.worths_late = [faces.worth[0] for faces in FACES]
        self.worths_early = [faces.worth[1] for faces in FACES]
        self._stages: Final[dict[int, Stage]] = {}
        self.clear = CLEAR
        self.careless = CARELESS

    def knobs(self, players: int) -> list[Knob]:
        found: list[Knob] = []
        for name, values in [("late", self.late), ("early", self.early)]:
            found += [Knob(f"{name}.{i}", value, 0.4, -10.0, 20.0) for i, value in enumerate(values)]
        for name, values in [("worths_late", self.worths_late), ("worths_early", self.worths_early)]:
            found += [Knob(f"{name}.{i}", value, 0.3 + 0.2 * abs(value), -10.0, 20.0) for i, value in enumerate(values)]
        return found

    def tune(self, values: dict[str, float]) -> None:
        turn(self, values)
        self._stages.clear()

    def left(self, s: PocketMarsState) -> float:
        return min(1.0, rounds_left(s) / EARLY)

    def fact_names(self) -> list[str]:
        return [*TERMS, *[name for name, _, _, _ in FEATURES]]

    def facts(self, s: PocketMarsState, seat: int) -> list[float]:
        return [*self.terms(s, seat), *Standing(self.board(s), seat).features()]

    def projected(self, s: PocketMarsState) -> list[float]:
        if s.owed == 0:
            return [float(points) for points in self.game.scores(s)]
        board = self.board(s)
        weights = board.stage.weights
        found: list[float] = []
        for seat in range(len(s.hands)):
            total = 0.0
            features = Standing(board, seat).features()
            for i in range(len(features)):
                total += features[i] * weights[i]
            found.append(total)
        return found

    def terms(self, s: PocketMarsState, seat: int) -> list[float]:
        board = self.board(s)
        found = [0.0] * len(TERMS)
        for i, feature in enumerate(Standing(board, seat).features()):
            found[TERM_OF[i]] += feature * board.stage.weights[i]
        if s.owed == 0:  # what is left of the estimate must not be added to the final score
            found[0] += float(self.game.scores(s)[seat]) - added(found)
        return found

    def spread(self, s: PocketMarsState) -> float:
        return SPREAD_LATE + SPREAD_ROUND * rounds_left(s) / 100

    def board(self, s: PocketMarsState) -> Board:
        """The position with the weights that hold in it."""
        left = rounds_left(s)
        stage = self._stages.get(left)
        if stage is None:
            early = min(1.0, left / EARLY)
            stage = Stage(early, self.late, self.early, self.worths_late, self.worths_early)
            self._stages[left] = stage
        return Board(self.setting, s, stage)

    def obvious(self, s: PocketMarsState, seat: int, options: list[int]) -> int:
        ask = s.asks[seat]
        assert ask is not None
        code = ask[0]
        if code == rules.ASK_LANDING:
            return UNCLEAR if s.on_mars(seat) == COLONISTS - 1 else options[-1]
        if code == rules.ASK_ACTION:
            return self.welcome(s, seat, self.setting.halves[ask[1] * 2 + 1], options)
        if code == rules.ASK_ABILITY:
            half = self.setting.halves[ABILITIES + ask[1]]
            if half.ops[0].code == effects.BURY_CARD:
                return options[-1] if self.ranked(s, seat, own_cards(s, seat))[0][0] < WORTH_KEEPING else moves.DECLINE
            return self.welcome(s, seat, half, options)
        if code == rules.ASK_EFFECT:
            effect = self.setting.halves[ask[1]].ops[ask[2]].code
            if effect == effects.BURY_CARD:
                return moves.BURY + self.ranked(s, seat, [option - moves.BURY for option in options])[0][1]
            return options[-1] if effect == effects.PEEK_PREP else UNCLEAR
        if code == rules.ASK_DROP:
            return moves.DROP + self.ranked(s, seat, [option - moves.DROP for option in options])[0][1]
        if code == rules.ASK_KEEP:
            return moves.KEEP + self.ranked(s, seat, [option - moves.KEEP for option in options])[-1][1]
        count = HAND if code == rules.ASK_FIRST_PREP else ask[1]
        return self.prepared(s, seat, count - len(s.sealed[seat]), [option - moves.PREPARE for option in options])

    def promising(self, s: PocketMarsState, seat: int, options: list[int], count: int) -> list[int]:
        ask = s.asks[seat]
        assert ask is not None
        if ask[0] != rules.ASK_TURN:
            return options
        me = Standing(self.board(s), seat)
        ranked: list[tuple[float, int]] = []
        worst: tuple[float, int] = (99.0, 0)
        for option in options:
            if option >= moves.DISCARD:
                worst = min(worst, (me.either(option - moves.DISCARD), option))
            else:
                ranked.append((-me.action(option), option))
        ranked.append((-me.board.stage.worths[effects.GAIN], worst[1]))  # the worst card, for energy
        ranked.sort()
        return [option for _, option in ranked[:count]]

    def habit(self, s: PocketMarsState, seat: int, options: list[int]) -> int:
        ask = s.asks[seat]
        assert ask is not None
        move = self.promising(s, seat, options, 1)[0] if ask[0] == rules.ASK_TURN else self.obvious(s, seat, options)
        return options[-1] if move == UNCLEAR else move

    def welcome(self, s: PocketMarsState, seat: int, half: Half, options: list[int]) -> int:
        """Use what costs nothing and does only good; whether to end the game is another matter."""
        if half.pay:
            return UNCLEAR
        for op in half.ops:
            if op.code in (effects.LAND_HERE, effects.LAND_ANY):
                if s.on_mars(seat) + op.n >= COLONISTS:
                    return UNCLEAR
            elif op.code not in SURE_GOOD:
                return UNCLEAR
        return options[-1]

    def ranked(self, s: PocketMarsState, seat: int, cards: list[int]) -> list[tuple[float, int]]:
        """These cards with what they would do for a seat, the worst first; prep cards cannot be played from hand."""
        me = Standing(self.board(s), seat)
        prep = s.prep[seat * HAND : seat * HAND + HAND]
        return sorted([(me.attached(card) if card in prep else me.either(card), card) for card in cards])

    def prepared(self, s: PocketMarsState, seat: int, left: int, cards: list[int]) -> int:
        """The next card for the prep module: of those that gain most by lying there, the lowest."""
        me = Standing(self.board(s), seat)
        gains = sorted([(me.top(card) - me.attached(card), card) for card in members(s.hands[seat]) if card >= cards[0]])
        return moves.PREPARE + min([card for _, card in gains[:left]])


def rounds_left(s: PocketMarsState) -> int:
    """About how many hundredths of a round the quickest seat needs to end the game."""
    return min([FROM_EARTH * s.earth[seat] + FROM_SHIP * s.ship[seat] for seat in range(len(s.hands))])


def own_cards(s: PocketMarsState, seat: int) -> list[int]:
    """The cards in a seat's hand and prep module."""
    return members(s.hands[seat]) + [card for card in s.prep[seat * HAND : seat * HAND + HAND] if card != EMPTY]


def evaluation(game: Game[Any]) -> PocketMarsEvaluation:
    """The evaluation of a table of Pocket Mars."""
    assert isinstance(game, PocketMars)
    return PocketMarsEvaluation(game)
