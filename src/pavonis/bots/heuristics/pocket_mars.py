"""What a position of Pocket Mars is worth: colonists by where they are, tempo, chances of promotion and bonuses, energy and cards.

A seat's expected points are a sum of features, each with a weight in points; the weights are in `pocket_mars_weights.py`.
"""

from typing import Any, Final

from pavonis.bots.evaluation import UNCLEAR, Evaluation
from pavonis.bots.heuristics.pocket_mars_weights import EFFECT_WORTHS, FEATURES, TERM_OF, TERMS, Stage
from pavonis.core.game import Game
from pavonis.games.pocket_mars import effects, moves, rules
from pavonis.games.pocket_mars.cards import ABILITIES, BLACK, Deck
from pavonis.games.pocket_mars.effects import Half
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.state import BUILDINGS, COLONISTS, EMPTY, HAND, ONE_STAR, TWO_STAR, PocketMarsState
from pavonis.games.pocket_mars.verbs import value_to_beat
from pavonis.kit.zones import members

TURNS_FROM_EARTH: Final = 1.1  # that a colonist still takes to a building
TURNS_FROM_SHIP: Final = 0.75
EARLY: Final = 7.0  # rounds before the end at which the early weights hold
SPREAD_LATE: Final = 1.2  # points of uncertainty in the last round, and more for each round left
SPREAD_ROUND: Final = 0.24
WORTH_KEEPING: Final = 1.0  # a card worth less is exchanged where that is free
SURE_GOOD: Final = [effects.LAUNCH_OP, effects.GAIN, effects.PROMOTE_OWN, effects.DRAW, effects.PEEK_PREP]


class Board:
    """What the standings of all seats share in one position."""

    def __init__(self, deck: Deck, s: PocketMarsState, stage: Stage) -> None:
        self.deck: Final = deck
        self.s: Final = s
        self.stage: Final = stage
        seats = len(s.hands)
        limit = s.two_star_limit()
        self.low: Final = [0] * BUILDINGS  # colonists of all seats in the zones of each building
        self.high: Final = [0] * BUILDINGS
        self.room: Final = [False] * BUILDINGS
        self.beat: Final = [0] * BUILDINGS
        for building in range(BUILDINGS):
            low = s.place(building, ONE_STAR, 0)
            high = s.place(building, TWO_STAR, 0)
            for seat in range(seats):
                self.low[building] += s.colonists[low + seat]
                self.high[building] += s.colonists[high + seat]
            self.room[building] = self.high[building] < limit
            self.beat[building] = value_to_beat(deck, s, building)


class Standing:
    """One seat in one position."""

    def __init__(self, board: Board, seat: int) -> None:
        s = board.s
        self.board: Final = board
        self.seat: Final = seat
        self.earth: Final = s.earth[seat]
        self.ship: Final = s.ship[seat]
        self.energy: Final = s.energy[seat]
        self.low: Final = [0] * BUILDINGS
        self.here: Final = [0] * BUILDINGS
        self.one_star = 0
        self.two_star = 0
        self.missing = 0  # buildings without a colonist
        self.most = 0  # colonists in one building
        self.promotable = 0
        self.threatened = 0  # own two-star colonists that a rival's could take the place of
        self.can_swap = False
        for building in range(BUILDINGS):
            low = s.colonists[s.place(building, ONE_STAR, seat)]
            high = s.colonists[s.place(building, TWO_STAR, seat)]
            self.low[building] = low
            self.here[building] = low + high
            self.one_star += low
            self.two_star += high
            if low + high == 0:
                self.missing += 1
            elif low + high > self.most:
                self.most = low + high
            if low and board.room[building]:
                self.promotable += 1
            if low and board.high[building] > high:
                self.can_swap = True
            if high and board.low[building] > low:
                self.threatened += high

    def features(self) -> list[float]:
        """What counts, in the order of FEATURES."""
        s = self.board.s
        seats = len(s.hands)
        left = self.earth + self.ship
        missing = self.missing if self.missing <= left else BUILDINGS
        most = self.most if self.most + left >= 4 else 0
        energy = self.energy
        cards = self.cards()
        return [
            float(self.ship),
            float(self.one_star),
            float(self.two_star),
            1.0 if (seats + self.seat - s.first) % seats >= (seats + s.active - s.first) % seats else 0.0,
            float(min(2, self.promotable)),
            float(self.threatened),
            1.0 if missing == 0 else 0.0,
            1.0 if missing == 1 else 0.0,
            1.0 if missing == 2 else 0.0,
            1.0 if missing == 3 else 0.0,
            1.0 if most == 2 else 0.0,
            1.0 if most == 3 else 0.0,
            1.0 if most >= 4 else 0.0,
            1.0 if energy >= 1 else 0.0,
            1.0 if energy >= 2 else 0.0,
            float(max(0, energy - 2)),
            1.0 if energy == max(s.energy) else 0.0,
            cards[0],
            cards[1],
            cards[2],
            cards[3],
        ]

    def cards(self) -> list[float]:
        """What the four best own cards would do now, best first."""
        s = self.board.s
        if s.round == 0:  # nothing is prepared yet, and in a draft nothing is in hand
            worths = [self.either(card) for card in members(s.hands[self.seat]) + s.kept[self.seat :: len(s.hands)]]
        else:
            worths = [self.top(card) for card in members(s.hands[self.seat])]
        for place in range(self.seat * HAND, self.seat * HAND + HAND):
            if s.prep[place] != EMPTY:
                worths.append(self.attached(s.prep[place]))
        worths.sort(reverse=True)
        while len(worths) < 2 * HAND:
            worths.append(0.0)
        return worths

    def action(self, move: int) -> float:
        """What an action of a turn would be worth, without looking closely."""
        if move == moves.LAUNCH:
            return self.board.stage.worths[effects.LAUNCH_OP]
        if move < moves.ATTACH:
            return self.top(move - moves.PLAY)
        if move < moves.TAKE:
            return self.attached(move - moves.ATTACH)
        deck = self.board.deck
        building = deck.colour[self.board.s.prep[move - moves.TAKE]]
        return max(0.0, self.half(deck.halves[ABILITIES + building], building, self.ship))

    def top(self, card: int) -> float:
        """What playing a card from hand would be worth."""
        return max(0.0, self.half(self.board.deck.halves[card * 2], rules.NO_BUILDING, self.ship))

    def either(self, card: int) -> float:
        """What a card would be worth where it does more."""
        return max(self.top(card), self.attached(card))

    def attached(self, card: int) -> float:
        """What attaching an own card would be worth: landing, action and ability."""
        deck = self.board.deck
        building = deck.colour[card]
        ship = self.ship
        worth = 0.0
        if building != BLACK and ship and deck.value[card] > self.board.beat[building]:
            worth = self.board.stage.worths[effects.LAND_HERE]
            ship -= 1
        worth += max(0.0, self.half(deck.halves[card * 2 + 1], building, ship))
        return worth + max(0.0, self.half(deck.halves[ABILITIES + building], building, ship))

    def half(self, half: Half, building: int, ship: int) -> float:
        """What an action or ability would be worth with so many colonists on the ship."""
        energy = self.energy - half.pay
        if energy < 0 or not self.met(half, building, ship):
            return 0.0
        worths = self.board.stage.worths
        earth = self.earth
        price = worths[effects.GAIN]
        total = -price * half.pay
        for op in half.ops:
            code = op.code
            n = op.n
            if op.pay > energy:
                n = 0
            elif code == effects.LAUNCH_OP:
                n = min(n, earth)
                earth -= n
                ship += n
            elif code in (effects.LAND_HERE, effects.LAND_ANY):
                n = min(n, ship)
                ship -= n
            elif code == effects.GAIN:
                n = min(n, self.board.deck.energy_max - energy)
            elif code == effects.PROMOTE_OWN:
                n = 1 if self.can_promote(op.where, building) else 0
            elif code == effects.SWAP_ZONES:
                n = 1 if self.can_swap else 0
            if n:
                worth = worths[code] * n - price * op.pay
                if worth > 0.0 or not op.optional:
                    total += worth
        return total

    def met(self, half: Half, building: int, ship: int) -> bool:
        """Whether the condition of an action holds."""
        if half.when == effects.NONE_HERE:
            return self.here[building] == 0
        if half.when == effects.SHIP_EMPTY:
            return ship == 0
        if half.when == effects.COLOUR_IN_HAND:
            return self.board.s.hands[self.seat] & self.board.deck.of_colour[half.colour] != 0
        return True

    def can_promote(self, where: int, building: int) -> bool:
        """Whether a colonist could go up, in this building or in any."""
        if where == effects.THIS:
            return self.low[building] > 0 and self.board.room[building]
        return self.promotable > 0


class PocketMarsEvaluation(Evaluation[PocketMarsState]):
    """Expected final points of a table of Pocket Mars."""

    def __init__(self, game: PocketMars) -> None:
        super().__init__(game, TERMS)
        self.deck: Final = game.deck
        self.weights = [(late, early) for _, _, late, early in FEATURES]
        self.worths = EFFECT_WORTHS
        self._stages: Final[dict[int, Stage]] = {}

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
            found[0] += self.game.scores(s)[seat] - sum(found)
        return found

    def spread(self, s: PocketMarsState) -> float:
        return SPREAD_LATE + SPREAD_ROUND * rounds_left(s)

    def board(self, s: PocketMarsState) -> Board:
        """The position with the weights that hold in it."""
        left = rounds_left(s)
        key = int(left * 20.0)
        stage = self._stages.get(key)
        if stage is None:
            stage = Stage(min(1.0, left / EARLY), self.weights, self.worths)
            self._stages[key] = stage
        return Board(self.deck, s, stage)

    def obvious(self, s: PocketMarsState, seat: int, options: list[int]) -> int:
        ask = s.asks[seat]
        assert ask is not None
        code = ask[0]
        if code == rules.ASK_LANDING:
            return UNCLEAR if s.on_mars(seat) == COLONISTS - 1 else options[-1]
        if code == rules.ASK_ACTION:
            return self.welcome(s, seat, self.deck.halves[ask[1] * 2 + 1], options)
        if code == rules.ASK_ABILITY:
            half = self.deck.halves[ABILITIES + ask[1]]
            if half.ops[0].code == effects.BURY_CARD:
                return options[-1] if self.worst(s, seat, own_cards(s, seat))[0] < WORTH_KEEPING else moves.DECLINE
            return self.welcome(s, seat, half, options)
        if code == rules.ASK_EFFECT:
            effect = self.deck.halves[ask[1]].ops[ask[2]].code
            if effect == effects.BURY_CARD:
                return moves.BURY + self.worst(s, seat, [option - moves.BURY for option in options])[1]
            return options[-1] if effect == effects.PEEK_PREP else UNCLEAR
        if code == rules.ASK_DROP:
            return moves.DROP + self.worst(s, seat, [option - moves.DROP for option in options])[1]
        if code == rules.ASK_KEEP:
            return moves.KEEP + self.best(s, seat, [option - moves.KEEP for option in options])
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

    def worst(self, s: PocketMarsState, seat: int, cards: list[int]) -> tuple[float, int]:
        """The own card that would do least, with what that is."""
        me = Standing(self.board(s), seat)
        least = 99.0
        found = cards[0]
        for card in cards:
            worth = me.either(card) if s.hands[seat] >> card & 1 else me.attached(card)
            if worth < least:
                least = worth
                found = card
        return least, found

    def best(self, s: PocketMarsState, seat: int, cards: list[int]) -> int:
        """The card of a pack that would do most."""
        me = Standing(self.board(s), seat)
        most = -1.0
        found = cards[0]
        for card in cards:
            worth = me.either(card)
            if worth > most:
                most = worth
                found = card
        return found

    def prepared(self, s: PocketMarsState, seat: int, left: int, cards: list[int]) -> int:
        """The next card for the prep module: of those that gain most by lying there, the lowest."""
        me = Standing(self.board(s), seat)
        ranked: list[tuple[float, int]] = []
        for card in members(s.hands[seat]):
            if card >= cards[0]:
                ranked.append((me.attached(card) - me.top(card), card))
        ranked.sort(reverse=True)
        return moves.PREPARE + min([card for _, card in ranked[:left]])


def rounds_left(s: PocketMarsState) -> float:
    """About how many rounds the quickest seat needs to end the game."""
    least = 99.0
    for seat in range(len(s.hands)):
        least = min(least, TURNS_FROM_EARTH * s.earth[seat] + TURNS_FROM_SHIP * s.ship[seat])
    return least


def own_cards(s: PocketMarsState, seat: int) -> list[int]:
    """The cards in a seat's hand and prep module."""
    return members(s.hands[seat]) + [card for card in s.prep[seat * HAND : seat * HAND + HAND] if card != EMPTY]


def evaluation(game: Game[Any]) -> PocketMarsEvaluation:
    """The evaluation of a table of Pocket Mars."""
    assert isinstance(game, PocketMars)
    return PocketMarsEvaluation(game)
