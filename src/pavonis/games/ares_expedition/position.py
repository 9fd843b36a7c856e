"""Any position of Ares Expedition, built and read by names; `pavonis.testing.table` speaks through this.

Called with what it should hold, a word sets; called without, it reads. It begins in the development phase of the first round, which
nobody has chosen: all may play a card, and nobody has a corporation. What a word may be called with, and what happens to a position
that is in play already, is told in `kit/position.py` and `kit/pile_position.py`.
"""

from collections.abc import Sequence

from pavonis.games.ares_expedition import naming, playing, scoring, steps, verbs
from pavonis.games.ares_expedition.effects import (
    ARES_TAG_NAMES,
    METAL_NAMES,
    METALS,
    PHASE_NAMES,
    PRODUCTIONS,
    RESOURCE_NAMES,
    STOCKS,
)
from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.readings import Metals, Production, SeatReading
from pavonis.games.ares_expedition.state import FIRST_SPACE, NO_PHASE, SET_UP, AresState
from pavonis.games.ares_expedition.state import PHASES as IN_PHASES
from pavonis.games.ares_expedition.tables import (
    COMPANIES,
    CUBES_OF,
    CUTS,
    DECK,
    LAST_SPACE,
    METAL_TAGS,
    NAMES,
    OCEAN_TILES,
    POOL_CUBES,
    POOL_MARKERS,
    SOLO_ROUNDS,
    USES,
)
from pavonis.kit.pile_position import PilePosition
from pavonis.kit.position import number_of, wanted, within
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import OCEANS, OXYGEN, TEMPERATURE
from pavonis.kit.zones import gathered, members

COUNTS = [*RESOURCE_NAMES[:STOCKS], "rating", "forests"]


class Position(PilePosition[AresState]):
    """A position of Ares Expedition."""

    game: AresExpedition
    event_names = naming.EVENT_NAMES
    reason_names = naming.REASON_NAMES
    tag_names = ARES_TAG_NAMES
    source_names = NAMES
    companies = COMPANIES
    collects = CUBES_OF

    def __init__(self, game: AresExpedition, seats: int, seed: int) -> None:
        s = game.blank(seats)
        super().__init__(game, s, DECK, seed)
        s.oceans = tuple(range(len(OCEAN_TILES)))
        s.stage = IN_PHASES
        s.round = 1
        s.phases = 1
        if game.setting.cooperative:
            s.pool_cubes, s.pool_markers = POOL_CUBES, POOL_MARKERS
        self._next: tuple[int, ...] = (steps.PHASE, 0)
        self._planned: dict[int, int] = {}  # phases chosen besides the one that is played
        self._production = [0] * (seats * PRODUCTIONS)  # given by a word, besides that of cards; the same below
        self._metals = [0] * (seats * METALS)
        self._used: dict[int, int] = {}  # bits of the actions that were used before the first question
        self._not_entered: list[int] = []  # cards that are shown and not paid for yet

    # Where the game stands

    def opening(self) -> None:
        """Go back to the first question of the game."""
        self._in_play(self.game.new(len(self.s.hands), self.seed))

    def dealt(self, seat: int, *corporations: str) -> None:
        """The corporations a seat is dealt at the opening."""
        s = self._edit()
        if s.stage != SET_UP:
            raise ValueError("corporations are dealt at the opening: say `opening` first")
        self._deal_corporations(self._seat(seat), corporations)

    def phase(self, name: str, *choosers: int) -> None:
        """The phase that begins, and who has chosen it; the others have chosen none, or what `planned` told."""
        s = self._leave()
        number = number_of("phase", name, PHASE_NAMES)
        self._next = (steps.PHASE, number)
        for seat in choosers:
            self._planned[self._seat(seat)] = number
        self._planned = {seat: phase for seat, phase in self._planned.items() if phase != number or seat in choosers}
        s.chosen = [self._planned.get(seat, NO_PHASE) for seat in range(len(s.hands))]
        s.phases = gathered([number, *self._planned.values()])

    def planned(self, seat: int, name: str) -> None:
        """Another phase of this round, and who has chosen it."""
        s = self._edit()
        self._planned[self._seat(seat)] = s.chosen[seat] = number_of("phase", name, PHASE_NAMES)
        s.phases |= 1 << s.chosen[seat]

    def planning(self) -> None:
        """All are about to choose a phase."""
        self._leave()
        self._next = (steps.PLAN,)

    def last_chosen(self, seat: int, name: str) -> None:
        """The phase a seat has chosen in the round before."""
        self._edit().chosen[self._seat(seat)] = number_of("phase", name, PHASE_NAMES)

    def end_of_round(self) -> None:
        """All phases of the round have been played."""
        self._leave()
        self._next = (steps.END_ROUND,)

    def set(
        self, *, temperature: int | None = None, oxygen: int | None = None, oceans: int | None = None, round: int | None = None
    ) -> None:
        """Degrees, percent, ocean tiles turned over, number of the round. Requirements look at what the phase began with."""
        s = self._edit()
        for parameter, value in ((TEMPERATURE, temperature), (OXYGEN, oxygen), (OCEANS, oceans)):
            if value is not None:
                s.tracks[parameter] = self._set_parameter(parameter, value)
        if round is not None:
            s.round = within("round", round, 1, SOLO_ROUNDS if len(s.hands) == 1 else None)

    def ocean_tiles(self, *tiles: int) -> None:
        """The ocean tiles in the order in which they are turned over; the rest follow."""
        s = self._edit()
        for tile in tiles:
            within("an ocean tile", tile, 0, len(OCEAN_TILES) - 1)
            if tiles.count(tile) > 1:
                raise ValueError(f"there is one ocean tile {tile}, and it is named twice")
        s.oceans = (*tiles, *[tile for tile in range(len(OCEAN_TILES)) if tile not in tiles])

    def neutral(self, *phases: str, marker: int = FIRST_SPACE) -> None:
        """The neutral phase cards of a solo game that are left, the next one first, and the neutral marker."""
        s = self._edit()
        if len(s.hands) > 1:
            raise ValueError("only a solo game has neutral phase cards")
        s.neutral = tuple([number_of("phase", name, PHASE_NAMES) for name in phases])
        s.marker = within("marker", marker, FIRST_SPACE, LAST_SPACE)

    def pool(self, cubes: int, markers: int) -> None:
        """The pool of a cooperative game."""
        s = self._edit()
        if not self.game.setting.cooperative:
            raise ValueError("only a cooperative game has a pool")
        s.pool_cubes, s.pool_markers = within("cubes", cubes, 0, POOL_CUBES), within("markers", markers, 0, POOL_MARKERS)

    # What a player has

    def seat(self, seat: int, **counts: int) -> SeatReading | None:
        """The stock (megacredits, heat, plants), the rating and the forests of a player; for steel and titanium see `metals`."""
        self._seat(seat)
        if not counts:
            s = self.settled()
            money, heat, plants = s.stock[seat * STOCKS : seat * STOCKS + STOCKS]
            return SeatReading(money, heat, plants, s.rating[seat], s.forests[seat], scoring.scores(s)[seat])
        s = self._edit()
        for name, count in counts.items():
            if name in METAL_NAMES:
                raise ValueError(f"{name} is a capacity, not a stock: say metals({seat}, {name}={count})")
            number = number_of("count", name, COUNTS)
            within(name, count, 0)
            if number < STOCKS:
                s.stock[seat * STOCKS + number] = count
            elif COUNTS[number] == "rating":
                s.rating[seat] = count
            else:
                s.forests[seat] = count
        return None

    def production(self, seat: int, **counts: int) -> Production | None:
        """What a player produces (megacredits, heat, plants, cards); what is set is added to what the cards in play bring."""
        self._seat(seat)
        if not counts:
            return Production(*verbs.production_of(self.settled(), seat))
        self._edit()
        for name, count in counts.items():
            resource = number_of("resource", name, RESOURCE_NAMES[:PRODUCTIONS])
            self._production[seat * PRODUCTIONS + resource] = within(f"production of {name}", count, 0)
        return None

    def metals(self, seat: int, **counts: int) -> Metals | None:
        """A player's steel and titanium; what is set is added to what the cards in play bring."""
        self._seat(seat)
        if not counts:
            return Metals(*self.settled().metals[seat * METALS : seat * METALS + METALS])
        self._edit()
        for name, count in counts.items():
            self._metals[seat * METALS + number_of("metal", name, METAL_NAMES)] = within(name, count, 0)
        return None

    def used(self, seat: int, *names: str, cards: Sequence[str] | None = None) -> list[str] | None:
        """The cards whose action a player has used in this phase; `cards=[]` makes all ready."""
        self._seat(seat)
        chosen = wanted(names, cards)
        if chosen is None:
            return self._called(members(self.settled().used[seat]))
        s = self._edit()
        self._used[seat] = s.used[seat] = gathered([self._card(name) for name in chosen])
        return None

    def offers(self, seat: int) -> list[str]:
        """What a seat chooses from."""
        return self._called(self.settled().offers[self._seat(seat)])

    def deck_size(self, count: int) -> None:
        """Only so many cards are left in the deck; the others lie in the discard pile."""
        s = self._edit()
        s.deck, s.drawn = s.deck[s.drawn :], 0
        within("the deck", count, 0, len(s.deck))
        s.discard |= gathered(list(s.deck[count:]))
        s.deck = s.deck[:count]

    # How it becomes a position

    def _begin(self) -> None:
        s = self.s
        s.stage = IN_PHASES
        if self._next == (steps.PLAN,):
            s.round -= 1  # planning counts it
        s.table.append(self._next)
        self.game.run(s)
        if self._next == (steps.PHASE, s.phase):
            for seat, used in self._used.items():
                s.used[seat] = used

    def _complete(self) -> None:
        """What follows from the cards in play: tags, discounts, production, actions; then the cards that stand in."""
        s = self.s
        seats = len(s.hands)
        fresh = self.game.blank(seats)
        s.holder, s.cuts, s.worth, s.metals = fresh.holder, fresh.cuts, fresh.worth, self._metals[:]
        s.eases, s.sale, s.draws_more, s.keeps_more = fresh.eases, fresh.sale, fresh.draws_more, fresh.keeps_more
        s.actions, s.production, s.tags = fresh.actions, self._production[:], self._tags[:]
        for seat in range(seats):
            for metal in range(METALS):
                given = seat * METALS + metal
                s.cuts[seat * CUTS + METAL_TAGS[metal]] += s.metals[given] * s.worth[given]
            if s.corporations[seat] != NOBODY:
                verbs.enter(s, seat, s.corporations[seat])
            for card in s.played[seat]:
                if card not in self._not_entered:
                    verbs.enter(s, seat, card)
            for card in members(s.used[seat]):
                if card not in s.played[seat] or not USES[card]:
                    raise ValueError(f"seat {seat} has no action of {self._cards[card]} in play that it could have used")
        if self._starting:
            self._deal_stand_ins()
        self._check_knowledge()
        self._check_cubes(s.cubes)

    def _resume(self) -> None:
        super()._resume()
        s = self.s
        self._planned = {}
        self._used = {}
        self._not_entered = [card for seat, cards in enumerate(s.played) for card in cards if s.holder[card] != seat]

    def _drop(self) -> None:
        """A card that was being paid for is in play; what was offered goes back under the deck; a new phase readies all actions."""
        self._not_entered = []
        self.s.used = [0] * len(self.s.used)
        for cards in self.s.offers:
            self._release(cards)

    def _points(self, seat: int, card: int) -> int:
        return scoring.card_points(self.s, seat, card)

    def _price(self, seat: int, card: int) -> int:
        return playing.price_shown(self.s, seat, card)
