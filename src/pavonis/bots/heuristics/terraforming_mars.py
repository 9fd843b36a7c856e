"""What a position of Terraforming Mars is worth: points in place, production by the generations left, resources, cards, contests.

The worth of things is in `terraforming_mars_outlook.py`, that of effects and cards in `terraforming_mars_effects.py` and
`terraforming_mars_cards.py`, that of tiles, milestones and awards in `terraforming_mars_map.py`, the weights in
`terraforming_mars_weights.py`.
"""

from typing import Any, Final

from pavonis.bots.evaluation import UNCLEAR, Evaluation, added
from pavonis.bots.heuristics import terraforming_mars_cards as worths
from pavonis.bots.heuristics import terraforming_mars_effects as effect_worths
from pavonis.bots.heuristics import terraforming_mars_turns as turns
from pavonis.bots.heuristics.terraforming_mars_facts import FACTS, facts, game_left
from pavonis.bots.heuristics.terraforming_mars_map import awards_worth, map_worth, milestones_worth, place_worth
from pavonis.bots.heuristics.terraforming_mars_outlook import Outlook, generations_left, is_research
from pavonis.bots.heuristics.terraforming_mars_weights import (
    ALONE,
    LIMITS,
    TERMS,
    TUNED,
    TUNED_ALONE,
    Weights,
)
from pavonis.bots.knobs import Knob, knobs_of, turn
from pavonis.core.game import Frame, Game
from pavonis.games.terraforming_mars import effects, moves, paying, scoring, starting, steps
from pavonis.games.terraforming_mars.board import GREENERY_TILE, OCEAN_TILE, PLACE_ROOM
from pavonis.games.terraforming_mars.cards import BEGINNER
from pavonis.games.terraforming_mars.effects import Op
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.state import PLAY, SET_UP, MarsState
from pavonis.games.terraforming_mars.tables import BOXES, CARD_PRICE, COST, POINTS_OF, PROGRAMS
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import GOALS, HEAT, MEGACREDITS, PARAMETERS, RESOURCES, TAGS

PLACING: Final = (effects.TILE, effects.MINE, effects.CLAIM, effects.FLOOD)
HORIZON: Final = 3  # own actions that a search plans; beyond them chance says more than the plan
OWN: Final = 4  # actions worth a thought in a turn of one's own that is planned ahead
THEIRS: Final = 1  # and in a turn of a rival
CARELESS: Final = 0.4  # points by which a careless bot misjudges an action
HURTING: Final = (effects.REMOVE_ANY, effects.STEAL_ANY, effects.INFECT)


class MarsEvaluation(Evaluation[MarsState]):
    """Expected final points of a table of Terraforming Mars."""

    def __init__(self, game: TerraformingMars) -> None:
        super().__init__(game, TERMS)
        self.setting = game.setting
        self.w = Weights()
        self.w_alone = Weights(alone=True)
        self.horizon = HORIZON
        self.by_value = True
        self.by_playouts = True
        self.not_played_on = [moves.SELL_PATENTS]
        self.careless = CARELESS

    def knobs(self, players: int) -> list[Knob]:
        if players == 1:
            return knobs_of(self.w_alone, TUNED_ALONE, LIMITS, "alone.")
        lengths = [knob for knob in knobs_of(self.w, ["length"], {}) if knob.name.startswith(f"length.{players}.")]
        return [*knobs_of(self.w, TUNED, LIMITS), *lengths]

    def tune(self, values: dict[str, float]) -> None:
        turn(self.w, {name: value for name, value in values.items() if not name.startswith("alone.")})
        turn(self.w_alone, values, "alone.")

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
            return self.effect(s, seat, ask, options)
        if code in (steps.ASK_BUY, steps.ASK_START):
            return self.purchase(s, seat, code, options)
        if code == steps.ASK_DRAFT:
            o = self.outlook(s, seat)
            return best_of([worths.net_worth(o, move - moves.DRAFT) for move in options], options)
        if code == steps.ASK_SELL:
            return self.sale(s, seat, options)
        if code == steps.ASK_ORDER:
            return options[0]
        if code == steps.ASK_LAST:
            return moves.PLANT_GREENERY
        return UNCLEAR

    def purchase(self, s: MarsState, seat: int, code: int, options: list[int]) -> int:
        """The lowest card worth its price, or no more; of corporations, the better one with all that it can buy."""
        if code == steps.ASK_START:
            if not s.sealed[seat]:
                found: list[float] = []
                for option in options:
                    world = s.clone()
                    world.sealed[seat] = [option]
                    found.append(added(self.terms(self.settled(world), seat)))
                return best_of(found, options)
            money = COST[s.sealed[seat][0] - moves.CORPORATION] - CARD_PRICE * (len(s.sealed[seat]) - 1)
            world = s.clone()
            world.stage = PLAY
            starting.begin_corporation(world, seat, s.sealed[seat][0] - moves.CORPORATION)
            o = self.outlook(world, seat)
        else:
            o = self.outlook(s, seat)
            money = paying.budget(s, seat, paying.means_of(s, seat, 0)) - CARD_PRICE * len(s.sealed[seat])
        cards = worths.wanted(o, [move - moves.BUY for move in options if move != moves.DONE], money)
        return moves.BUY + cards[0] if cards else moves.DONE

    def sale(self, s: MarsState, seat: int, options: list[int]) -> int:
        """Sell what is worth less than the megacredit it brings."""
        o = self.outlook(s, seat)
        for move in options:
            if move != moves.DONE and worths.net_worth(o, move - moves.SELL) * o.w.kept < o.money:
                return move
        return options[0]

    def effect(self, s: MarsState, seat: int, ask: Frame, options: list[int]) -> int:
        """A pick for an effect."""
        op = PROGRAMS[ask[1]][ask[4]]
        o = self.outlook(s, seat)
        code = op.code
        if code in PLACING and options[0] >= moves.PLACE:
            tile = GREENERY_TILE if code == effects.CLAIM else OCEAN_TILE if code == effects.FLOOD else op.what
            return best_of([place_worth(o, tile, (move - moves.PLACE) % PLACE_ROOM) for move in options], options)
        if code in HURTING or code == effects.FLOOD:
            return self.victim(o, code, options)
        if code == effects.LOWER_ANY:
            return self.lowered(s, seat, options)
        if code in (effects.ADD, effects.FAVOUR):
            return best_of([effect_worths.cube_worth(o, move - moves.ADD) for move in options], options)
        if code == effects.TAKE_CUBE and options[-1] >= moves.TAKE:
            return self.robbed(o, options)
        if code == effects.LOOK:
            return self.looked(o, op, options)
        if code == effects.COPY_BOX:
            found: list[float] = []
            for move in options:
                found.append(added([effect_worths.op_worth(o, move - moves.COPY, each) for each in BOXES[move - moves.COPY]]))
            return best_of(found, options)
        if code == effects.INSULATE:
            return options[-1] if o.made[MEGACREDITS] > o.made[HEAT] else options[0]
        if code == effects.SELL_ENERGY:
            return options[-1] if o.money > o.stock[HEAT] else options[0]
        if code == effects.EXCHANGE_CARD:
            found = [worths.net_worth(o, move - moves.DISCARD) if move != moves.DECLINE else 1e3 for move in options]
            worst = found.index(min(found))
            return options[worst] if found[worst] * o.w.kept < o.card else moves.DECLINE
        return UNCLEAR

    def victim(self, o: Outlook, code: int, options: list[int]) -> int:
        """Who loses what: never oneself; the rival with the highest rating, and of the most costly things as many as possible."""
        if code == effects.INFECT:
            return UNCLEAR
        start = moves.STEAL if code == effects.STEAL_ANY else moves.REMOVE
        best = moves.DECLINE
        most = 0.0
        for move in options:
            rest, victim = divmod(move - start, moves.VICTIM_ROOM)
            if move != moves.DECLINE and victim != o.seat:
                amount, resource = divmod(rest, moves.RESOURCE_ROOM)
                rank = 1.0 if victim >= len(o.s.hands) else 1.0 + 0.01 * o.s.rating[victim]
                worth = (amount + 1) * o.stock[resource] * rank
                if worth > most:
                    most = worth
                    best = move
        return best

    def lowered(self, s: MarsState, seat: int, options: list[int]) -> int:
        """Whose production falls: that of the rival who has the most points."""
        best = options[0]
        most = -1
        for move in options:
            victim = (move - moves.LOWER) % moves.VICTIM_ROOM
            points = 0 if victim == seat else s.rating[victim] if victim < len(s.hands) else 1
            if points > most:
                most = points
                best = move
        return best

    def robbed(self, o: Outlook, options: list[int]) -> int:
        """Which card loses a cube: a rival's, the one that counts most."""
        found: list[float] = []
        for move in options:
            if move == moves.TAKE_NEUTRAL:
                found.append(1e3)
            else:
                worth = effect_worths.cube_worth(o, move - moves.TAKE)
                found.append(-worth if o.s.holder[move - moves.TAKE] == o.seat else worth)
        return best_of(found, options)

    def looked(self, o: Outlook, op: Op, options: list[int]) -> int:
        """A card looked at: keep the best, or buy it if it is worth its price."""
        if op.each:
            worth = o.w.kept * worths.net_worth(o, options[-1] - moves.BUY)
            return options[-1] if worth > op.each * o.money else options[0]
        ranked = sorted([(-worths.net_worth(o, card), card) for card in o.s.offers[o.seat]])
        keep = sorted([card for _, card in ranked[: op.what]])
        for move in options:
            if move - moves.KEEP in keep:
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
        if ask[0] != steps.ASK_TURN:
            move = self.obvious(s, seat, options)
            return options[0] if move == UNCLEAR else move
        return best_of(turns.all_rough(self.outlook(s, seat), options), options)

    # What was learned

    def fact_names(self) -> list[str]:
        return [*TERMS, *FACTS]

    def facts(self, s: MarsState, seat: int) -> list[float]:
        s = self.seen(s)
        return [*self.terms(s, seat), *facts(s, seat)]

    def left(self, s: MarsState) -> float:
        return game_left(s)


def best_of(found: list[float], options: list[int]) -> int:
    """The option with the highest worth."""
    return options[found.index(max(found))]


def evaluation(game: Game[Any]) -> MarsEvaluation:
    """The evaluation of a table of Terraforming Mars."""
    assert isinstance(game, TerraformingMars)
    return MarsEvaluation(game)
