"""One seat of Pocket Mars in one position: the features that count, and what its cards would do for it.

What a card would do is asked for hundreds of times in one look ahead, and always depends on the same few numbers, so it is
remembered by them.
"""

from typing import Final

from pavonis.bots.heuristics.pocket_mars_weights import Stage
from pavonis.games.pocket_mars import effects, moves, rules
from pavonis.games.pocket_mars.effects import Half
from pavonis.games.pocket_mars.moves import PLACE_ROOM
from pavonis.games.pocket_mars.setting import ABILITIES, Setting
from pavonis.games.pocket_mars.state import EMPTY, HAND, ONE_STAR, TWO_STAR, PocketMarsState
from pavonis.games.pocket_mars.verbs import value_to_beat
from pavonis.kit.zones import members

NEVER: Final = 99  # buildings without a colonist that cannot all be reached
MOST_KNOWN: Final = 20_000  # worths of cards that are kept at each distance from the end
CARD_SHIFT: Final = 24  # where the number of a card begins in the key of its worth


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
        key = (self.energy << 3 | self.earth) << 3 | self.ship  # what any card depends on
        self.key: Final = key << 2 | (2 if self.promotable else 0) | (1 if self.can_swap else 0)

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
        half = self.board.setting.halves[card * 2]
        if half.when != effects.ALWAYS:
            return max(0.0, self.half(half, rules.NO_BUILDING, self.ship))
        known = self.board.stage.known
        key = card << CARD_SHIFT | self.key
        worth = known.get(key)
        if worth is None:
            worth = max(0.0, self.half(half, rules.NO_BUILDING, self.ship))
            keep(known, key, worth)
        return worth

    def either(self, card: int) -> float:
        """What a card would be worth where it does more."""
        return max(self.top(card), self.attached(card))

    def attached(self, card: int) -> float:
        """What attaching an own card would be worth: landing, action and ability."""
        board = self.board
        setting = board.setting
        building = setting.colour[card]
        if effects.COLOUR_IN_HAND in (setting.halves[card * 2 + 1].when, setting.halves[ABILITIES + building].when):
            return self.landed(card, building)
        case = 8  # not a top action
        if building in setting.homes:
            if setting.value[card] > board.beat[building]:
                case |= 1
            if self.here[building] == 0:
                case |= 2
            if self.low[building] and board.room[building]:
                case |= 4
        known = board.stage.known
        key = (case << 12 | card) << CARD_SHIFT | self.key
        worth = known.get(key)
        if worth is None:
            worth = self.landed(card, building)
            keep(known, key, worth)
        return worth

    def landed(self, card: int, building: int) -> float:
        """The same, worked out."""
        setting = self.board.setting
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


def keep(known: dict[int, float], key: int, worth: float) -> None:
    """Remember what a card is worth; few of its cases come often, so that nothing is lost by beginning anew when there are many."""
    if len(known) >= MOST_KNOWN:
        known.clear()
    known[key] = worth
