"""What a position of Ares Expedition is worth: points in place, production by the rounds left, resources, cards, phases to come.

The worth of things is in `ares_expedition_outlook.py`, that of effects and cards in `ares_expedition_effects.py`,
`ares_expedition_lasting.py` and `ares_expedition_cards.py`, the small picks in `ares_expedition_picks.py`, the weights in
`ares_expedition_weights.py`.
"""

from math import exp
from typing import Any, Final

from pavonis.bots.bot import Chance
from pavonis.bots.evaluation import UNCLEAR, Evaluation, Slope, added, margin
from pavonis.bots.heuristics import ares_expedition_cards as worths
from pavonis.bots.heuristics import ares_expedition_habits as habits
from pavonis.bots.heuristics import ares_expedition_lasting as lasting
from pavonis.bots.heuristics import ares_expedition_picks as picks
from pavonis.bots.heuristics.ares_expedition_facts import FACTS, facts
from pavonis.bots.heuristics.ares_expedition_outlook import Outlook, missing_steps, rounds_left
from pavonis.bots.heuristics.ares_expedition_weights import (
    ALONE,
    BY_SEATS,
    HABITS,
    LIMITS,
    PAR_ALONE,
    PAR_TOGETHER,
    TERMS,
    TOGETHER,
    TUNED,
    TUNED_HABITS,
    Weights,
)
from pavonis.bots.knobs import Knob, knobs_of, turn
from pavonis.core.game import Game
from pavonis.games.ares_expedition import moves, scoring, steps
from pavonis.games.ares_expedition.effects import PHASES
from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.modes import is_against_time, may_end
from pavonis.games.ares_expedition.state import NO_PHASE, AresState
from pavonis.games.ares_expedition.state import PHASES as IN_PHASES
from pavonis.kit.terraforming import GOALS

HORIZON: Final = 2  # own actions that a search plans
PLAYED_ON: Final = 8  # and those after them that it plays as is likely: to the end of this round, and often of the next
HEAT: Final = 0.5  # the evaluation is trusted more than a few worlds played on: see `Evaluation`
CURIOSITY: Final = 0.5
CLEAR: Final = 12.0  # points by which a game is clearly won
CARELESS: Final = 0.15  # points by which a careless bot misjudges an action
LEFT_OUT: Final = (moves.SELL_CARDS, moves.END_GAME)
PLANNED: Final = (steps.ASK_PLAN, steps.ASK_NEUTRAL)  # questions for a phase
OWN: Final = 4  # actions worth a thought in a phase that is planned ahead
THEIRS: Final = 1  # and for a rival
PLANS: Final = [0, 0, 0, 1, 1, 2]  # the ranks of the plans of a rival, each as likely
TRUSTED: Final = 8.0  # worlds that habits count for among rivals before anything is played on
ALONE_PREFIX: Final = "alone."
TOGETHER_PREFIX: Final = "together."
LEAN: Final = 2.0  # points that a move promises more if habits make it e times as likely
SURE: Final = 0.35  # points by which a move must turn out better to be chosen e times as often
SURPRISE: Final = 12  # one in so many other answers of a rival is not the obvious one


class AresEvaluation(Evaluation[AresState]):
    """Expected final points of a table of Ares Expedition."""

    def __init__(self, game: AresExpedition) -> None:
        super().__init__(game, TERMS)
        self.setting: Final = game.setting
        self.w = Weights()
        self.w_alone = Weights(goal=ALONE)
        self.w_together = Weights(goal=TOGETHER)
        self.leans = False  # whether habits were learned among rivals
        self.leans_alone = False  # alone
        self.leans_together = False  # and among partners
        self.horizon = HORIZON
        self.plays_on = PLAYED_ON
        self.by_playouts = True
        self.rivals_by_habit = not game.setting.cooperative
        self.heat = HEAT
        self.curiosity = CURIOSITY
        self.clear = CLEAR
        self.careless = CARELESS
        self.sure = SURE
        self.lean = LEAN

    def knobs(self, players: int) -> list[Knob]:
        prefix = self.prefix(players)
        w = self.w_alone if players == 1 else self.w_together if self.setting.cooperative else self.w
        names = TUNED if prefix else [*TUNED, "length", TUNED_HABITS]
        found: list[Knob] = []
        for knob in knobs_of(w, names, LIMITS, prefix):
            path = knob.name[len(prefix) :].split(".")
            if path[0] not in BY_SEATS or path[1] == str(players):
                found.append(knob)
        if prefix:
            found.append(Knob(prefix + "goal", w.goal, 0.3, 0.1, 6.0))
        return found

    def prefix(self, players: int) -> str:
        """How the names of the weights for such a table begin."""
        return ALONE_PREFIX if players == 1 else TOGETHER_PREFIX if self.setting.cooperative else ""

    def tune(self, values: dict[str, float]) -> None:
        turn(self.w, {name: value for name, value in values.items() if not name.startswith((ALONE_PREFIX, TOGETHER_PREFIX))})
        turn(self.w_alone, values, ALONE_PREFIX)
        turn(self.w_together, values, TOGETHER_PREFIX)
        self.leans = added([abs(weight) for weight in self.w.habits]) > 0.0
        self.leans_alone = added([abs(weight) for weight in self.w_alone.habits]) > 0.0
        self.leans_together = added([abs(weight) for weight in self.w_together.habits]) > 0.0

    def fact_names(self) -> list[str]:
        return [*TERMS, *FACTS]

    def facts(self, s: AresState, seat: int) -> list[float]:
        return [*self.terms(s, seat), *facts(s, seat)]

    def left(self, s: AresState) -> float:
        return missing_steps(s) / added([float(goal) for goal in GOALS])

    def projected(self, s: AresState) -> list[float]:
        return [added(self.terms(s, seat)) for seat in range(len(s.hands))]

    def terms(self, s: AresState, seat: int) -> list[float]:
        lines = scoring.score_lines(s, seat)
        points = [float(lines[0]), float(lines[1]), float(lines[2])]
        goal = self.goal(s, seat)
        if s.owed == 0:
            return [*points, 0.0, 0.0, 0.0, 0.0, 0.0, goal]
        o = self.outlook(s, seat)
        tableau = lasting.tableau_worth(o)
        return [*points, o.production, o.resources, tableau, worths.hand_worth(o, s.hands[seat]), o.research(), goal]

    def goal(self, s: AresState, seat: int) -> float:
        """Players against time have to finish Mars: every missing step counts, shared among partners."""
        return -self.weights(s).goal * missing_steps(s) / len(s.hands)

    def weights(self, s: AresState) -> Weights:
        """The weights for a game against time, alone or together, or for a game against others."""
        if len(s.hands) == 1:
            return self.w_alone
        return self.w_together if self.setting.cooperative else self.w

    def outlook(self, s: AresState, seat: int) -> Outlook:
        """What things are worth to a seat."""
        w = self.weights(s)
        o = Outlook(s, seat, rounds_left(self.setting, s, w), w, is_against_time(self.setting, s))
        o.best_use = lasting.best_use(o)
        o.tags.extend(lasting.tag_worths(o))
        return o

    def spread(self, s: AresState) -> float:
        return self.w.spread + self.w.spread_left * rounds_left(self.setting, s, self.w)

    def judged(self, s: AresState) -> list[float]:
        """What was learned is about rivals; partners go by the terms."""
        return self.projected(s) if self.setting.cooperative else super().judged(s)

    def aim(self, points: list[float], seat: int) -> float:
        """Partners count their points together."""
        return added(points) if self.setting.cooperative else margin(points, seat)

    def together(self, s: AresState) -> bool:
        return self.setting.cooperative

    def trust(self, s: AresState) -> float:
        return self.trusted if self.only_winning_counts(s) else TRUSTED

    def only_winning_counts(self, s: AresState) -> bool:
        return len(s.hands) == 1 or self.setting.cooperative

    def chances(self, s: AresState, points: list[float]) -> list[float]:
        """Against time all win or nobody does: what all can expect is held against what has just been enough."""
        if len(points) > 1 and not self.setting.cooperative:
            return super().chances(s, points)
        if s.owed == 0 or may_end(s):
            return [1.0 if self.game.winners(s) else 0.0] * len(points)
        par = PAR_TOGETHER if self.setting.cooperative else PAR_ALONE
        chance = 1.0 / (1.0 + exp(min(50.0, (par - added(points)) / self.spread(s))))
        return [chance] * len(points)

    def obvious(self, s: AresState, seat: int, options: list[int]) -> int:
        ask = s.asks[seat]
        assert ask is not None
        if ask[0] in PLANNED:
            return self.planned(s, seat, options)[0]
        return picks.pick(self.outlook(s, seat), ask, options)

    def habit(self, s: AresState, seat: int, options: list[int]) -> int:
        ask = s.asks[seat]
        if ask is not None and ask[0] in PLANNED:
            return self.planned(s, seat, options, not self.setting.cooperative, self.expected(s, seat))[0]
        return super().habit(s, seat, options)

    def habit_of(self, s: AresState, seat: int, options: list[int], chance: Chance) -> int:
        """Where rivals play on, a seat does not always choose the phase that looks best: as a rule that is not the action phase,
        and money would seem to be lost unless it is spent before. Alone and among partners nothing has to be kept secret."""
        ask = s.asks[seat]
        secret = not self.only_winning_counts(s)
        if ask is not None and self.has_habits(s):
            if ask[0] not in habits.PRACTISED:
                return self.habit(s, seat, options)
            return habits.by_habit(self.outlook(s, seat), self.rival(s, seat), ask, options, chance, secret)
        if ask is not None and ask[0] == steps.ASK_PLAN and secret:
            return self.likely(s, seat, options, chance)
        return self.habit(s, seat, options)

    def leanings(self, s: AresState, seat: int, options: list[int]) -> list[float]:
        ask = s.asks[seat]
        if ask is None or ask[0] not in habits.PRACTISED or not self.has_habits(s):
            return []
        o = self.outlook(s, seat)
        return [self.lean * each for each in habits.leanings(o, self.rival(s, seat), ask, options)]

    def has_habits(self, s: AresState) -> bool:
        """Whether habits were learned for such a table."""
        if len(s.hands) == 1:
            return self.leans_alone
        return self.leans_together if self.setting.cooperative else self.leans

    def rival(self, s: AresState, seat: int) -> int:
        """The other seat that counts: the one with the most points on the table; alone the seat itself."""
        best = (seat + 1) % len(s.hands)
        for other in range(len(s.hands)):
            if other != seat and s.rating[other] + s.forests[other] > s.rating[best] + s.forests[best]:
                best = other
        return best

    def practice_names(self, players: int) -> list[str]:
        return [f"{self.prefix(players)}{TUNED_HABITS}.{number}" for number in range(HABITS)]

    def practice_start(self, players: int) -> dict[str, float]:
        return {f"{self.prefix(players)}{TUNED_HABITS}.{number}": weight for number, weight in habits.beginning().items()}

    def practice_slope(self) -> Slope:
        return Slope(habits.FIRST_CARD)

    def practised(self, s: AresState, seat: int, options: list[int], chance: Chance, slope: Slope) -> list[int]:
        ask = s.asks[seat]
        if ask is None or ask[0] not in habits.PRACTISED:
            return [self.habit(s, seat, options)]
        return habits.practised(self.outlook(s, seat), self.rival(s, seat), ask, options, chance, slope)

    def standing(self, s: AresState, seat: int) -> list[float]:
        return habits.situation(self.outlook(s, seat), self.rival(s, seat))

    def expected(self, s: AresState, seat: int) -> int:
        """The bit of a phase that a rival will choose. One seat in turn chooses as if alone, and the others expect that of it:
        if nobody looked at the others, all would want the same phase in the same round, and the next one in the next."""
        seats = len(s.hands)
        first = s.round % seats
        if seats == 1 or self.setting.cooperative or first == seat:
            return 0
        options = [moves.CHOOSE_PHASE + phase for phase in range(PHASES) if phase != s.chosen[first]]
        return 1 << self.planned(s, first, options, True)[0] - moves.CHOOSE_PHASE

    def planned(self, s: AresState, seat: int, options: list[int], own: bool = False, others: int = 0) -> list[int]:
        """The phases a seat can add to the round, best first: beside those that others are expected to choose, none as a rule;
        perhaps by its own points only."""
        ranked: list[tuple[float, int]] = []
        for option in self.weighed(options):
            world = s.clone()
            world.stage = IN_PHASES
            world.phase = NO_PHASE
            if option < moves.CHOOSE_NEUTRAL:
                phase = option - moves.CHOOSE_PHASE
                world.chosen = [NO_PHASE] * len(s.hands)
                world.chosen[seat] = phase
                world.phases = 1 << phase | others
            else:
                world.phases |= 1 << option - moves.CHOOSE_NEUTRAL
            ranked.append((-(added(self.terms(world, seat)) if own else self.value(world, seat)), option))
        ranked.sort()
        return [option for _, option in ranked]

    def weighed(self, options: list[int]) -> list[int]:
        """All but selling, for who pays sells what it takes, and a card sold without need is only lost; and all but ending a
        solo game that is won, for the rounds left can only add points."""
        return [option for option in options if option not in LEFT_OUT]

    def likely(self, s: AresState, seat: int, options: list[int], chance: Chance) -> int:
        """A plan is secret: mostly the best, now and then another. Anything else is obvious, as a rule."""
        ask = s.asks[seat]
        assert ask is not None
        if ask[0] == steps.ASK_PLAN:
            return self.planned(s, seat, options)[PLANS[chance.below(len(PLANS))]]
        move = self.obvious(s, seat, options)
        if move == UNCLEAR or chance.below(SURPRISE) == 0:
            some = self.weighed(options)
            return some[chance.below(len(some))]
        return move

    def promising(self, s: AresState, seat: int, options: list[int], count: int) -> list[int]:
        ask = s.asks[seat]
        assert ask is not None
        if ask[0] in PLANNED:
            return self.planned(s, seat, options)[:count]
        o = self.outlook(s, seat)
        if ask[0] != steps.ASK_PHASE:
            best = picks.pick(o, ask, options)
            return options[:count] if best == UNCLEAR else [best]
        ranked: list[tuple[float, int]] = []
        for option in self.weighed(options):
            ranked.append((-picks.rough(o, option), option))
        ranked.sort()
        return [option for _, option in ranked[: OWN if count > OWN else THEIRS]]


def evaluation(game: Game[Any]) -> AresEvaluation:
    """The evaluation of a table of Ares Expedition."""
    assert isinstance(game, AresExpedition)
    return AresEvaluation(game)
