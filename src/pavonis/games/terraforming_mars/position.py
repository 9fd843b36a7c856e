"""Any position of Terraforming Mars, built and read by names; `pavonis.testing.table` speaks through this.

Called with what it should hold, a word sets; called without, it reads. It begins in the action phase of the first generation: seat
0 is to move, all have the beginner corporation and nothing else. What a word may be called with, and what happens to a position
that is in play already, is told in `kit/position.py` and `kit/pile_position.py`.
"""

from collections.abc import Sequence

from pavonis.games.terraforming_mars import naming, placing, scoring, steps, verbs
from pavonis.games.terraforming_mars.board import NO_TILE, OCEAN_AREAS, OCEAN_TILE, PLACE_NAMES, TILE_NAMES
from pavonis.games.terraforming_mars.cards import BEGINNER
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.readings import Resources, SeatReading
from pavonis.games.terraforming_mars.state import CUTS, LAST_GREENERIES, NEUTRAL, PLAY, SET_UP, SOLO_GENERATIONS, MarsState
from pavonis.games.terraforming_mars.tables import (
    AWARD_NAMES,
    CORPORATION_NUMBERS,
    CUBES_OF,
    KIND,
    MILESTONE_NAMES,
    MOST_CLAIMED,
    NAMES,
    SOURCES,
    USES,
)
from pavonis.kit.pile_position import PilePosition
from pavonis.kit.position import number_of, wanted, within
from pavonis.kit.project_state import NOBODY
from pavonis.kit.terraforming import EVENT, GOALS, MEGACREDITS, OCEANS, OXYGEN, RESOURCE_NAMES, RESOURCES, TEMPERATURE
from pavonis.kit.zones import members

COUNTS = [*RESOURCE_NAMES, "rating"]
LOWEST_MONEY = -5  # production of megacredits; all others stop at 0
ACTIONS_BEFORE = 1  # that the active seat can have taken when it is asked


class Position(PilePosition[MarsState]):
    """A position of Terraforming Mars."""

    game: TerraformingMars
    event_names = naming.EVENT_NAMES
    reason_names = naming.REASON_NAMES
    source_names = NAMES
    companies = CORPORATION_NUMBERS
    collects = CUBES_OF

    def __init__(self, game: TerraformingMars, seats: int, seed: int) -> None:
        s = game.blank(seats)
        super().__init__(game, s, game.setting.deck(seats), seed)
        s.stage = PLAY
        s.corporations = [BEGINNER] * seats
        self._phase = steps.ASK_TURN
        self._turn_said = False
        self._used: list[list[int]] = [[] for _ in range(seats)]

    # Where the game stands

    def opening(self) -> None:
        """Go back to the first question of the game; seat 0 is the first player."""
        s = self.game.new(len(self.s.hands), self.seed)
        s.first = s.active = 0
        self._in_play(s)

    def dealt(self, seat: int, *corporations: str, cards: Sequence[str] = ()) -> None:
        """What a seat is dealt at the opening: two corporations, and ten cards if they are named."""
        s = self._edit()
        if s.stage != SET_UP:
            raise ValueError("corporations are dealt at the opening: say `opening` first")
        seat = self._seat(seat)
        self._deal_corporations(seat, corporations)
        if cards:
            self._release(s.offers[seat])
            s.offers[seat] = sorted(self._taken(cards))

    def research(self) -> None:
        """It is the research phase."""
        self._leave()
        self._phase = steps.RESEARCH

    def turn(self, seat: int, taken: int = 0) -> None:
        """It is that seat's turn; it may have taken an action already."""
        s = self._leave()
        s.active = self._seat(seat)
        s.taken = within("taken", taken, 0, ACTIONS_BEFORE)
        s.passed &= ~(1 << seat)
        self._phase = steps.ASK_TURN
        self._turn_said = True

    def last_greeneries(self) -> None:
        """The last generation is over: in turn order, each may turn plants into greenery tiles. The parameters stay as they are."""
        self._leave()
        self._phase = steps.LAST

    def set(
        self,
        *,
        temperature: int | None = None,
        oxygen: int | None = None,
        oceans: int | None = None,
        generation: int | None = None,
        first: int | None = None,
    ) -> None:
        """Degrees, percent, ocean tiles (laid on ocean areas from the south), generation, first player."""
        s = self._edit()
        if temperature is not None:
            s.tracks[TEMPERATURE] = self._set_parameter(TEMPERATURE, temperature)
        if oxygen is not None:
            s.tracks[OXYGEN] = self._set_parameter(OXYGEN, oxygen)
        if oceans is not None:
            self._lay_oceans(oceans)
        if generation is not None:
            s.generation = within("generation", generation, 1, SOLO_GENERATIONS if len(s.hands) == 1 else None)
        if first is not None:
            s.first = self._seat(first)
            if self._starting and not self._turn_said:
                s.active = first

    def tile(self, name: str, place: str, owner: int = NEUTRAL) -> None:
        """A tile on a hex; without an owner it is neutral, as oceans always are."""
        s = self._edit()
        kind = number_of("tile", name, TILE_NAMES)
        number = number_of("place", place, PLACE_NAMES)
        if kind == NO_TILE or s.tiles[number] != NO_TILE:
            raise ValueError(f"a tile cannot be taken away: {TILE_NAMES[s.tiles[number]]} is on {place} already")
        if kind == OCEAN_TILE:
            s.tracks[OCEANS] = within("oceans", s.tracks[OCEANS] + 1, 0, GOALS[OCEANS])
        placing.put(s, owner if owner == NEUTRAL else self._seat(owner), kind, number)

    def claim(self, place: str, seat: int) -> None:
        """The marker of Land Claim."""
        s = self._edit()
        number = number_of("place", place, PLACE_NAMES)
        if s.tiles[number] != NO_TILE:
            raise ValueError(f"{place} cannot be claimed: {TILE_NAMES[s.tiles[number]]} is there already")
        s.claimed, s.claimer = number, self._seat(seat)

    def milestone(self, name: str, seat: int) -> None:
        """A milestone that was claimed."""
        self._mark("milestones", self._edit().milestones, number_of("milestone", name, MILESTONE_NAMES), seat)

    def award(self, name: str, seat: int) -> None:
        """An award that was funded."""
        self._mark("awards", self._edit().awards, number_of("award", name, AWARD_NAMES), seat)

    def raised(self, seat: int) -> None:
        """That seat's rating was raised in this generation."""
        self._edit().raised |= 1 << self._seat(seat)

    def passed(self, seat: int) -> None:
        """That seat has passed; if it was to move, the next seat does."""
        s = self._edit()
        if s.asks[self._seat(seat)] is not None:
            raise ValueError(f"seat {seat} is asked: let it do 'pass', or say whose turn it is first")
        s.passed |= 1 << seat
        if s.passed == (1 << len(s.hands)) - 1:
            raise ValueError("if all have passed the generation is over")

    # What a player has

    def seat(self, seat: int, **counts: int) -> SeatReading | None:
        """The stock (megacredits, steel, titanium, plants, energy, heat) and the rating of a player."""
        self._seat(seat)
        if not counts:
            s = self.settled()
            stock = Resources(*s.stock[seat * RESOURCES : seat * RESOURCES + RESOURCES])
            return SeatReading(*stock, rating=s.rating[seat], points=scoring.scores(s)[seat])
        s = self._edit()
        for name, count in counts.items():
            number = number_of("count", name, COUNTS)
            within(name, count, 0)
            if number < RESOURCES:
                s.stock[seat * RESOURCES + number] = count
            else:
                s.rating[seat] = count
        return None

    def production(self, seat: int, **counts: int) -> Resources | None:
        """The production of a player: megacredits from -5, all others from 0."""
        self._seat(seat)
        if not counts:
            return Resources(*self.settled().production[seat * RESOURCES : seat * RESOURCES + RESOURCES])
        s = self._edit()
        for name, count in counts.items():
            resource = number_of("resource", name, RESOURCE_NAMES)
            within(f"production of {name}", count, LOWEST_MONEY if resource == MEGACREDITS else 0)
            s.production[seat * RESOURCES + resource] = count
        return None

    def events(self, seat: int, *names: str, cards: Sequence[str] | None = None) -> list[str] | None:
        """The events a player has played; `cards=[]` takes all away."""
        self._seat(seat)
        chosen = wanted(names, cards)
        if chosen is None:
            return self._called(self.settled().events[seat])
        s = self._edit()
        self._release(s.events[seat])
        s.events[seat] = self._taken(chosen)
        for card in s.events[seat]:
            if KIND[card] != EVENT:
                raise ValueError(f"{self._cards[card]} is no event: say `played`")
        return None

    def used(self, seat: int, *names: str, cards: Sequence[str] | None = None) -> list[str] | None:
        """The cards and corporations whose action a player has used in this generation; `cards=[]` makes all ready."""
        self._seat(seat)
        chosen = wanted(names, cards)
        if chosen is None:
            s = self.settled()
            return [NAMES[source] for source in self._sources(seat) if USES[source] and source not in s.ready[seat]]
        self._edit()
        self._used[seat] = [number_of("card", name, NAMES) for name in chosen]
        return None

    def offers(self, seat: int, *names: str, cards: Sequence[str] | None = None) -> list[str] | None:
        """What a seat chooses from; set before the research phase begins, these cards are dealt to it."""
        self._seat(seat)
        chosen = wanted(names, cards)
        if chosen is None:
            return self._called(self.settled().offers[seat])
        s = self._edit()
        self._release(s.offers[seat])
        s.offers[seat] = sorted(self._taken(chosen))
        return None

    def on(self, place: str) -> str:
        """The tile on a place."""
        return TILE_NAMES[self.settled().tiles[number_of("place", place, PLACE_NAMES)]]

    # How it becomes a position

    def _begin(self) -> None:
        s = self.s
        s.stage = PLAY
        if self._phase == steps.RESEARCH:
            s.table.append((steps.BUY,) if any(s.offers) else (steps.RESEARCH,))
            if any(s.offers) and self.game.setting.draft and len(s.hands) > 1:
                s.table = [(steps.DRAFT, 0)]
            self.game.run(s)
        elif self._phase == steps.LAST:
            s.stage = LAST_GREENERIES
            s.table.append((steps.LAST, 0))
            self.game.run(s)
        else:
            while s.passed >> s.active & 1:
                s.active = (s.active + 1) % len(s.hands)
            s.ask(s.active, (steps.ASK_TURN,))

    def _complete(self) -> None:
        """What follows from the cards in play: tags, discounts, actions; then the cards that stand in."""
        s = self.s
        seats = len(s.hands)
        s.holder = [NOBODY] * SOURCES
        s.tags = self._tags[:]
        s.cuts = [0] * (seats * CUTS)
        s.worth = [2, 3] * seats
        s.shift = [0] * seats
        s.ready = [[] for _ in range(seats)]
        for seat in range(seats):
            sources, s.played[seat] = self._sources(seat), []
            for source in sources:
                verbs.enter(s, seat, source)
            for source in self._used[seat]:
                if source not in s.ready[seat]:
                    raise ValueError(f"seat {seat} has no action of {NAMES[source]} in play that it could have used")
                s.ready[seat].remove(source)
        if self._starting and self._phase == steps.ASK_TURN:
            self._deal_stand_ins()
        self._check_knowledge()
        self._check_cubes(s.cubes)

    def _resume(self) -> None:
        super()._resume()
        s = self.s
        for seat in range(len(s.hands)):
            held = [source for source in self._sources(seat) if USES[source]]
            self._used[seat] = [source for source in held if source not in s.ready[seat]]
        self._turn_said = True

    def _drop(self) -> None:
        """A card being played stays in play; what was offered goes back under the deck."""
        for cards in self.s.offers:
            self._release(cards)

    def _sources(self, seat: int) -> list[int]:
        """The corporation and the cards in play of a seat."""
        corporation = self.s.corporations[seat]
        return [*([] if corporation == NOBODY else [corporation]), *self.s.played[seat]]

    def _zones(self) -> dict[str, list[list[int]]]:
        return {**super()._zones(), "the played events": self.s.events}

    def _scoring(self, seat: int) -> list[int]:
        return [*self.s.played[seat], *self.s.events[seat]]

    def _points(self, seat: int, card: int) -> int:
        return scoring.card_points(self.s, seat, card)

    def _price(self, seat: int, card: int) -> int:
        return verbs.price_of(self.s, seat, card)

    def _is_common(self, corporation: int) -> bool:
        return corporation == BEGINNER

    def _lay_oceans(self, count: int) -> None:
        s = self.s
        within("oceans", count, s.tracks[OCEANS], GOALS[OCEANS])
        for place in members(OCEAN_AREAS & ~s.covered)[::-1][: count - s.tracks[OCEANS]]:
            self.tile("ocean", PLACE_NAMES[place])

    def _mark(self, what: str, owners: list[int], number: int, seat: int) -> None:
        """Somebody has claimed a milestone or funded an award."""
        others = [owner for other, owner in enumerate(owners) if owner != NOBODY and other != number]
        within(what, len(others) + 1, 0, MOST_CLAIMED)
        owners[number] = self._seat(seat)
