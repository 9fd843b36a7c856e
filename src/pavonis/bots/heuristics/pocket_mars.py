"""What a position of Pocket Mars is worth: colonists by where they are, tempo, chances of promotion and bonuses, energy and cards.

A seat's expected points are a sum of features, each with a weight in points; the weights are in `pocket_mars_weights.py`.
"""

from typing import Any, Final

from pavonis.bots.evaluation import UNCLEAR, Evaluation, added
from pavonis.bots.heuristics.pocket_mars_weights import FEATURES, TERM_OF, TERMS, Stage
from pavonis.bots.knobs import Knob, turn
from pavonis.core.game import Game
from pavonis.games.pocket_mars import effects, moves, rules
from pavonis.games.pocket_mars.effects import Half
from pavonis.games.pocket_mars.faces import FACES
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.moves import PLACE_ROOM
from pavonis.games.pocket_mars.setting import ABILITIES, Setting
from pavonis.games.pocket_mars.state import COLONISTS, EMPTY, HAND, ONE_STAR, TWO_STAR, PocketMarsState
from pavonis.games.pocket_mars.verbs import value_to_beat
from pavonis.kit.zones import members

FROM_EARTH: Final = 110  # hundredths of a turn that a colonist still takes to a building
FROM_SHIP: Final = 75
EARLY: Final = 700  # hundredths of a round before the end at which the early weights hold
SPREAD_LATE: Final = 1.2  # points of uncertainty in the last round, and more for each round before it
SPREAD_ROUND: Final = 0.24
NEVER: Final = 99  # buildings without a colonist that cannot all be reached
CLEAR: Final = 4.0  # points by which a game is clearly won
CARELESS: Final = 0.4  # points by which a careless bot misjudges an action
WORTH_KEEPING: Final = 1.0  # a card worth less is exchanged where that is free
SURE_GOOD: Final = [effects.LAUNCH_OP, effects.GAIN, effects.PROMOTE_OWN, effects.DRAW, effects.PEEK_PREP]


class Board:
    """What the standings of all seats share in one position."""

    def __init__(self, setting: Setting, s: PocketMarsState, stage: Stage) -> None:
        self.setting: Final = setting
        self.s: Final = s
        self.stage: Final = stage
        seats = len(s.hands)
        limit = s.two_star_limit()
        count = setting.homes[-1] + 1
        self.high: Final = [0] * count  # two-star colonists of all seats
        self.room: Final = [False] * count
        self.beat: Final = [0] * count
        for building in setting.homes:
            start = s.place(building, TWO_STAR, 0)
            high = sum(s.colonists[start : start + seats])
            self.high[building] = high
            self.room[building] = high < limit
            self.beat[building] = value_to_beat(setting, s, building)


class Standing:
    """One seat in one position."""

    def __init__(self, board: Board, seat: int) -> None:
        s = board.s
        self.board: Final = board
        self.seat: Final = seat
        self.earth: Final = s.earth[seat]
        self.ship: Final = s.ship[seat]
        self.energy: Final = s.energy[seat]
        self.low: Final = [0] * len(board.beat)
        self.here: Final = [0] * len(board.beat)
        self.one_star = 0
        self.two_star = 0
        self.missing = 0  # buildings without a colonist
        self.most = 0  # colonists in one building
        self.promotable = 0
        self.can_swap = False
        for building in board.setting.homes:
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

    def features(self) -> list[float]:
        """What counts, in the order of FEATURES."""
        s = self.board.s
        seats = len(s.hands)
        left = self.earth + self.ship
        missing = self.missing if self.missing <= left else NEVER
        most = self.most if self.most + left >= 4 else 0
        energy = self.energy
        cards = self.cards()
        return [
            float(self.ship),
            float(self.one_star),
            float(self.two_star),
            1.0 if (seats + self.seat - s.first) % seats >= (seats + s.active - s.first) % seats else 0.0,
            float(min(2, self.promotable)),
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
        ]

    def cards(self) -> list[float]:
        """What the own cards would do now, best first."""
        s = self.board.s
        if s.round == 0:  # nothing is prepared yet, and in a draft nothing is in hand
            worths = [self.either(card) for card in members(s.hands[self.seat]) + s.kept[self.seat :: len(s.hands)]]
        else:
            worths = [self.top(card) for card in members(s.hands[self.seat])]
        for place in range(self.seat * HAND, self.seat * HAND + HAND):
            if s.prep[place] != EMPTY:
                worths.append(self.attached(s.prep[place]))
        worths.sort(reverse=True)
        return worths + [0.0] * (3 - len(worths))

    def action(self, move: int) -> float:
        """What an action of a turn would be worth, without looking closely."""
        if move == moves.LAUNCH:
            return self.board.stage.worths[effects.LAUNCH_OP]
        if move < moves.ATTACH:
            return self.top(move - moves.PLAY)
        if move < moves.TAKE:
            return self.attached(move - moves.ATTACH)
        setting = self.board.setting
        owner, place = divmod(move - moves.TAKE, PLACE_ROOM)
        building = setting.colour[self.board.s.prep[owner * HAND + place]]
        return max(0.0, self.half(setting.halves[ABILITIES + building], building, self.ship))

    def top(self, card: int) -> float:
        """What playing a card from hand would be worth."""
        return max(0.0, self.half(self.board.setting.halves[card * 2], rules.NO_BUILDING, self.ship))

    def either(self, card: int) -> float:
        """What a card would be worth where it does more."""
        return max(self.top(card), self.attached(card))

    def attached(self, card: int) -> float:
        """What attaching an own card would be worth: landing, action and ability."""
        setting = self.board.setting
        building = setting.colour[card]
        ship = self.ship
        worth = 0.0
        if ship and building in setting.homes and setting.value[card] > self.board.beat[building]:
            worth = self.board.stage.worths[effects.LAND_HERE]
            ship -= 1
        worth += max(0.0, self.half(setting.halves[card * 2 + 1], building, ship))
        return worth + max(0.0, self.half(setting.halves[ABILITIES + building], building, ship))

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
                n = min(n, self.board.setting.energy_max - energy)
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
            return self.board.s.hands[self.seat] & self.board.setting.of_colour[half.colour] != 0
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
