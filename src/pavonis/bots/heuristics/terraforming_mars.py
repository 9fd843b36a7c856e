"""What a position of Terraforming Mars is worth: points in place, production by the generations left, resources, cards, contests.

The worth of things is in `terraforming_mars_outlook.py`, that of effects and cards in `terraforming_mars_effects.py` and
`terraforming_mars_cards.py`, that of tiles, milestones and awards in `terraforming_mars_map.py`, the weights in
`terraforming_mars_weights.py`.
"""

from typing import Any, Final

from pavonis.bots.bot import Chance
from pavonis.bots.evaluation import UNCLEAR, Evaluation, Slope, added, likelihoods
from pavonis.bots.habits import drawn_of, likeliest
from pavonis.bots.heuristics import terraforming_mars_cards as worths
from pavonis.bots.heuristics import terraforming_mars_habits as habits
from pavonis.bots.heuristics import terraforming_mars_picks as picks
from pavonis.bots.heuristics import terraforming_mars_turns as turns
from pavonis.bots.heuristics.terraforming_mars_facts import FACTS, facts, game_left
from pavonis.bots.heuristics.terraforming_mars_map import awards_worth, map_worth, milestones_worth
from pavonis.bots.heuristics.terraforming_mars_outlook import Outlook, generations_left, is_research
from pavonis.bots.heuristics.terraforming_mars_weights import (
    ALONE,
    HABITS,
    LIMITS,
    TERMS,
    TUNED,
    TUNED_ALONE,
    TUNED_HABITS,
    USUAL,
    Weights,
)
from pavonis.bots.knobs import Knob, knobs_of, turn
from pavonis.core.game import Frame, Game
from pavonis.games.terraforming_mars import moves, paying, scoring, starting, steps
from pavonis.games.terraforming_mars.cards import BEGINNER
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.state import PLAY, SET_UP, MarsState
from pavonis.games.terraforming_mars.tables import CARD_PRICE, COST, POINTS_OF
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import GOALS, MEGACREDITS, PARAMETERS, RESOURCES, TAGS

HORIZON: Final = 3  # own actions that a search plans; beyond them chance says more than the plan
OWN: Final = 4  # actions worth a thought in a turn of one's own that is planned ahead
THEIRS: Final = 1  # and in a turn of a rival
CARELESS: Final = 1.0  # points by which a careless bot misjudges an action
LEAN: Final = 1.0  # points that a move promises more if habits make it e times as likely, beside a look one action ahead
TRUSTED: Final = 6.0  # worlds that the first look counts for among rivals


class MarsEvaluation(Evaluation[MarsState]):
    """Expected final points of a table of Terraforming Mars."""

    def __init__(self, game: TerraformingMars) -> None:
        super().__init__(game, TERMS)
        self.setting = game.setting
        self.w = Weights()
        self.w_alone = Weights(alone=True)
        self.leans = False  # whether habits were learned
        self.horizon = HORIZON
        self.by_value = True
        self.by_playouts = True
        self.not_played_on = [moves.SELL_PATENTS]
        self.looks_too = True
        self.lean = LEAN
        self.trusted_among_rivals = TRUSTED
        self.careless = CARELESS

    def knobs(self, players: int) -> list[Knob]:
        if players == 1:
            return knobs_of(self.w_alone, TUNED_ALONE, LIMITS, "alone.")
        lengths = [knob for knob in knobs_of(self.w, ["length"], {}) if knob.name.startswith(f"length.{players}.")]
        return [*knobs_of(self.w, TUNED, LIMITS), *lengths]

    def tune(self, values: dict[str, float]) -> None:
        turn(self.w, {name: value for name, value in values.items() if not name.startswith("alone.")})
        turn(self.w_alone, values, "alone.")
        self.leans = added([abs(weight) for weight in self.w.habits]) > 0.0

    def projected(self, s: MarsState) -> list[float]:
        s = self.seen(s)
        return [added(self.terms(s, seat)) for seat in range(len(s.hands))]

    def terms(self, s: MarsState, seat: int) -> list[float]:
        if s.owed == 0:
            lines = scoring.score_lines(s, seat)
            points = [lines[0], 0, 0, 0, 0, lines[3] + lines[4], lines[5], 0, lines[2], lines[1]]
            return [*[float(each) for each in points], self.goal(s)]
        s = self.seen(s)
        o = self.outlook(s, seat)
        cards = 0.0
        for card in s.played[seat] + s.events[seat]:
            if POINTS_OF[card]:
                cards += scoring.card_points(s, seat, card)
        tags = 0.0
        for tag in range(TAGS):
            tags += o.w.tags[tag] * s.tags[seat * TAGS + tag]
        tableau = worths.tableau_worth(o)  # before the hand: it uses the energy there is
        return [
            float(s.rating[seat]),
            o.production,
            o.resources,
            tableau,
            worths.hand_worth(o, s.hands[seat]) + self.drafted(o),
            map_worth(o),
            cards,
            tags * min(1.0, o.later / 6.0),
            milestones_worth(o),
            awards_worth(s, o.later)[seat],
            self.goal(s),
        ]

    def goal(self, s: MarsState) -> float:
        """A solo player has to finish Mars: every missing step counts."""
        if len(s.hands) > 1:
            return 0.0
        missing = 0.0
        for parameter in range(PARAMETERS):
            missing += ALONE[parameter] * (GOALS[parameter] - s.tracks[parameter])
        return -self.w_alone.steps_alone * missing

    def drafted(self, o: Outlook) -> float:
        """What the cards kept in a draft are worth: they have still to be paid for."""
        total = 0.0
        for card in o.s.kept[o.seat :: len(o.s.hands)]:
            if card >= 0:
                total += max(0.0, o.w.kept * worths.net_worth(o, card) - CARD_PRICE * o.money)
        return total

    def spread(self, s: MarsState) -> float:
        return self.w.spread + self.w.spread_left * generations_left(s, self.w)

    def seen(self, s: MarsState) -> MarsState:
        """The position to look at: the beginning as it will be played, and research as the end of the generation before.

        So nobody shuns the end of a generation, which costs time, for doing something useless that only puts it off.
        """
        if s.stage == SET_UP:
            return self.settled(s)
        if s.passed or not is_research(s):
            return s
        world = s.clone()
        world.generation -= 1
        world.passed = (1 << len(s.hands)) - 1
        for seat in range(len(s.hands)):
            base = seat * RESOURCES
            world.stock[base + MEGACREDITS] -= s.rating[seat]
            for resource in range(base, base + RESOURCES):
                world.stock[resource] -= s.production[resource]
        return world

    def settled(self, s: MarsState) -> MarsState:
        """The position as it will be when all have begun as they have chosen, or as is obvious."""
        world = s.clone()
        world.stage = PLAY
        for seat in range(len(s.hands)):
            if s.corporations[seat] != NOBODY:
                continue
            picked = s.sealed[seat]
            if not s.dealt[seat]:
                starting.begin_corporation(world, seat, BEGINNER)
                continue
            starting.begin_corporation(world, seat, (picked[0] - moves.CORPORATION) if picked else s.dealt[seat][0])
            bought = [move - moves.BUY for move in picked[1:] if move != moves.DONE]
            if s.owed >> seat & 1:
                o = self.outlook(world, seat)
                rest = [card for card in s.offers[seat] if not bought or card > bought[-1]]
                money = world.stock[seat * RESOURCES + MEGACREDITS] - CARD_PRICE * len(bought)
                bought = bought + worths.wanted(o, rest, money)
            world.stock[seat * RESOURCES + MEGACREDITS] -= CARD_PRICE * len(bought)
            world.hands[seat] = bought
        return world

    # Small picks

    def outlook(self, s: MarsState, seat: int) -> Outlook:
        """What things are worth to a seat."""
        w = self.w if len(s.hands) > 1 else self.w_alone
        return Outlook(self.setting, s, seat, generations_left(s, w), w)

    def obvious(self, s: MarsState, seat: int, options: list[int]) -> int:
        ask = s.asks[seat]
        assert ask is not None
        code = ask[0]
        if code == steps.ASK_PAY:
            return paying.usual(s, seat, ask[1], ask[2], ask[3])
        if code == steps.ASK_EFFECT:
            return picks.effect(self.outlook(s, seat), ask, options)
        if code in (steps.ASK_BUY, steps.ASK_START):
            return self.purchase(s, seat, code, options)
        if code == steps.ASK_DRAFT:
            o = self.outlook(s, seat)
            return picks.best_of([worths.net_worth(o, move - moves.DRAFT) for move in options], options)
        if code == steps.ASK_SELL:
            return self.sale(s, seat, options)
        if code == steps.ASK_ORDER:
            return options[0]
        if code == steps.ASK_LAST:
            return moves.PLANT_GREENERY
        return UNCLEAR

    def purchase(self, s: MarsState, seat: int, code: int, options: list[int]) -> int:
        """The lowest card worth its price, or no more; of corporations, the better one with all that it can buy."""
        if code == steps.ASK_START and not s.sealed[seat]:
            return picks.best_of(self.promised(s, seat, options), options)
        o = self.buyer(s, seat, code)
        cards = worths.wanted(o, [move - moves.BUY for move in options if move != moves.DONE], self.to_spend(s, seat, code))
        return moves.BUY + cards[0] if cards else moves.DONE

    def promised(self, s: MarsState, seat: int, options: list[int]) -> list[float]:
        """What each corporation promises, with all cards that it can buy."""
        found: list[float] = []
        for option in options:
            world = s.clone()
            world.sealed[seat] = [option]
            found.append(added(self.terms(self.settled(world), seat)))
        return found

    def buyer(self, s: MarsState, seat: int, code: int) -> Outlook:
        """What cards are worth to a seat that buys: at the start, with the corporation it has chosen."""
        if code != steps.ASK_START:
            return self.outlook(s, seat)
        world = s.clone()
        world.stage = PLAY
        starting.begin_corporation(world, seat, s.sealed[seat][0] - moves.CORPORATION)
        return self.outlook(world, seat)

    def to_spend(self, s: MarsState, seat: int, code: int) -> int:
        """The money a seat still has for cards."""
        if code == steps.ASK_START:
            return COST[s.sealed[seat][0] - moves.CORPORATION] - CARD_PRICE * (len(s.sealed[seat]) - 1)
        return paying.budget(s, seat, paying.means_of(s, seat, 0)) - CARD_PRICE * len(s.sealed[seat])

    def sale(self, s: MarsState, seat: int, options: list[int]) -> int:
        """Sell what is worth less than the megacredit it brings."""
        o = self.outlook(s, seat)
        for move in options:
            if move != moves.DONE and worths.net_worth(o, move - moves.SELL) * o.w.kept < o.money:
                return move
        return options[0]

    # Moves worth a thought

    def promising(self, s: MarsState, seat: int, options: list[int], count: int) -> list[int]:
        ask = s.asks[seat]
        assert ask is not None
        if ask[0] != steps.ASK_TURN:
            return options if len(options) <= 2 else [self.obvious(s, seat, options)]
        o = self.outlook(s, seat)
        ranked: list[tuple[float, int]] = []
        for option in options:
            ranked.append((-turns.rough(o, option), option))
        ranked.sort()
        return [option for _, option in ranked[: OWN if count > OWN else THEIRS]]

    def habit(self, s: MarsState, seat: int, options: list[int]) -> int:
        ask = s.asks[seat]
        assert ask is not None
        if self.has_habits(s):
            move = self.leaning_to(s, seat, ask, options)
            if move != UNCLEAR:
                return move
        if ask[0] != steps.ASK_TURN:
            move = self.obvious(s, seat, options)
            return options[0] if move == UNCLEAR else move
        return picks.best_of(turns.all_rough(self.outlook(s, seat), options), options)

    # Habits that were learned

    def has_habits(self, s: MarsState) -> bool:
        """Whether habits were learned for such a table: for rivals, not alone."""
        return self.leans and len(s.hands) > 1

    def leaning_to(self, s: MarsState, seat: int, ask: Frame, options: list[int]) -> int:
        """The move for which most speaks, or none where habits are not asked."""
        code = ask[0]
        if code == steps.ASK_START and not s.sealed[seat]:
            return likeliest(self.w.habits, habits.corporations(self.promised(s, seat, options), options)).move
        if code in (steps.ASK_BUY, steps.ASK_START):
            return habits.bought_next(self.offered(s, seat, code, options))
        return habits.by_habit(self.outlook(s, seat), ask, options) if code in habits.PRACTISED else UNCLEAR

    def leanings(self, s: MarsState, seat: int, options: list[int]) -> list[float]:
        ask = s.asks[seat]
        if ask is None or not self.has_habits(s):
            return []
        return [self.lean * each for each in self.likelihoods_of(s, seat, ask, options)]

    def likelihoods_of(self, s: MarsState, seat: int, ask: Frame, options: list[int]) -> list[float]:
        """How likely each of these moves is by habit, as a logarithm; nothing where habits are not asked."""
        code = ask[0]
        if code == steps.ASK_START and not s.sealed[seat]:
            reasons = habits.corporations(self.promised(s, seat, options), options)
            return likelihoods([each.leaning(self.w.habits) for each in reasons])
        if code in (steps.ASK_BUY, steps.ASK_START):
            return habits.likely_purchases(self.offered(s, seat, code, options), options)
        return habits.likely(self.outlook(s, seat), ask, options) if code in habits.PRACTISED else []

    def offered(self, s: MarsState, seat: int, code: int, options: list[int]) -> habits.Purchase:
        """What a seat may still buy."""
        bought = len(s.sealed[seat]) - (1 if code == steps.ASK_START else 0)
        cards = [move - moves.BUY for move in options if move != moves.DONE]
        o = self.buyer(s, seat, code)
        return habits.Purchase(o, code == steps.ASK_START, cards, bought, self.to_spend(s, seat, code))

    def practice_names(self, players: int) -> list[str]:
        return [f"{TUNED_HABITS}.{number}" for number in range(HABITS)] if players > 1 else []

    def practice_start(self, players: int) -> dict[str, float]:
        return {f"{TUNED_HABITS}.{number}": weight for number, weight in habits.beginning().items()}

    def practice_slope(self) -> Slope:
        return Slope(USUAL)

    def practised(self, s: MarsState, seat: int, options: list[int], chance: Chance, slope: Slope) -> list[int]:
        ask = s.asks[seat]
        assert ask is not None
        code = ask[0]
        if code == steps.ASK_START and not s.sealed[seat]:
            reasons = habits.corporations(self.promised(s, seat, options), options)
            return [drawn_of(self.w.habits, reasons, chance, slope).move]
        if code in (steps.ASK_BUY, steps.ASK_START):
            return habits.bought_by_chance(self.offered(s, seat, code, options), chance, slope)
        move = UNCLEAR
        if code in habits.PRACTISED:
            move = habits.practised(self.outlook(s, seat), ask, options, chance, slope)
        return [self.habit(s, seat, options) if move == UNCLEAR else move]

    # What was learned

    def fact_names(self) -> list[str]:
        return [*TERMS, *FACTS]

    def facts(self, s: MarsState, seat: int) -> list[float]:
        s = self.seen(s)
        return [*self.terms(s, seat), *facts(s, seat)]

    def left(self, s: MarsState) -> float:
        return game_left(s)

    def trust(self, s: MarsState) -> float:
        return self.trusted if self.only_winning_counts(s) else self.trusted_among_rivals


def evaluation(game: Game[Any]) -> MarsEvaluation:
    """The evaluation of a table of Terraforming Mars."""
    assert isinstance(game, TerraformingMars)
    return MarsEvaluation(game)
