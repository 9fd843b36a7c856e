"""Any position of Ares Expedition, built and read by names; `pavonis.testing.table` speaks through this.

Called with what it should hold, a word sets; called without, it reads. It begins in the development phase of the first round, which
nobody has chosen: all may play a card, nobody has a corporation, and each hand holds one card that nobody asked for, so that nobody
is done for want of anything to do; `hand` does not show it, and `bare` does without. A card that is put somewhere leaves its place.
"""

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from pavonis.core.game import Reason
from pavonis.core.rng import seeded, shuffle
from pavonis.games.ares_expedition import reasons, scoring, steps, verbs
from pavonis.games.ares_expedition.cards import CORPORATIONS
from pavonis.games.ares_expedition.effects import (
    ARES_TAG_NAMES,
    METALS,
    PHASE_NAMES,
    PRODUCTIONS,
    RESOURCE_NAMES,
    STOCKS,
    ZONE_NAMES,
)
from pavonis.games.ares_expedition.game import AresExpedition
from pavonis.games.ares_expedition.state import NO_PHASE, NOBODY, AresState
from pavonis.games.ares_expedition.state import PHASES as IN_PHASES
from pavonis.games.ares_expedition.tables import CARDS, NAMES, OCEAN_TILES
from pavonis.kit.position import PilePosition, number_of
from pavonis.kit.terraforming import CUBE_NAMES, OCEANS, OXYGEN, PARAMETER_NAMES, TAGS, TEMPERATURE, step_of, value_of
from pavonis.kit.zones import gathered

# The reasons in which numbers stand for something with a name: by code, the names of the numbers, or none for plain ones.
OF_CARDS = (
    reasons.NOT_IN_HAND, reasons.NOT_OFFERED, reasons.TOO_COSTLY_TO_BE_FREE, reasons.NO_SUCH_TARGET, reasons.TOO_FEW_CUBES,
    reasons.NO_ACTION, reasons.ALREADY_USED, reasons.ALREADY_PICKED, reasons.PICK_OTHERS_FIRST,
)  # fmt: skip
OF_ZONES = (reasons.ZONE_TOO_LOW, reasons.ZONE_TOO_HIGH, reasons.ZONE_TOO_LOW_NOW, reasons.ZONE_TOO_HIGH_NOW)
OF_PHASES = (reasons.NOT_THIS_PHASE, reasons.NO_PLAY_LEFT, reasons.SAME_PHASE_AGAIN, reasons.NO_BONUS)
NAMED: dict[int, list[Sequence[str]]] = {
    **{code: [NAMES] for code in OF_CARDS},
    **{code: [PHASE_NAMES] for code in OF_PHASES},
    **{code: [PARAMETER_NAMES, ZONE_NAMES, ZONE_NAMES] for code in OF_ZONES},
    reasons.WRONG_COLOUR: [NAMES, PHASE_NAMES],
    reasons.TOO_FEW_TAGS: [ARES_TAG_NAMES],
    reasons.TOO_LITTLE: [RESOURCE_NAMES],
    reasons.LACKS_TAGS: [NAMES, ARES_TAG_NAMES, ARES_TAG_NAMES],
    reasons.NO_CUBE_TO_TAKE: [CUBE_NAMES],
    reasons.NO_COLLECTOR: [CUBE_NAMES],
    reasons.AT_MAXIMUM: [PARAMETER_NAMES],
}


class Production(NamedTuple):
    """What a player produces."""

    megacredits: int
    heat: int
    plants: int
    cards: int


class Metals(NamedTuple):
    """Capacities."""

    steel: int
    titanium: int


class SeatReading(NamedTuple):
    """What lies before a player, in numbers."""

    megacredits: int
    heat: int
    plants: int
    rating: int
    forests: int
    points: int


CORPORATION_NAMES = [card.name for card in CORPORATIONS]


class Position(PilePosition[AresState]):
    """A position being built."""

    def __init__(self, game: AresExpedition, seats: int, seed: int) -> None:
        super().__init__(game.blank(seats), NAMES[:CARDS])
        self.game = game
        self.seed = seed
        self.s.rng = seeded(seed)
        cards = list(range(CARDS))
        self.s.rng = shuffle(self.s.rng, cards)
        self.s.deck = tuple(cards)
        self.s.oceans = tuple(range(len(OCEAN_TILES)))
        self.s.stage = IN_PHASES
        self.s.round = 1
        self._bare: set[int] = set()
        self._editing = False
        self._next: tuple[int, ...] = (steps.PHASE, 0)
        self.s.phases = 1
        self._edit()

    def copy(self) -> "Position":
        """An independent copy, also in the middle of a decision."""
        self.settled()
        other = copy(self)
        other.s = self.s.clone()
        other._spares = self._spares[:]
        other._bare = set(self._bare)
        return other

    # Where the game stands

    def opening(self) -> None:
        """Go back to the first question of the game."""
        self.s = self.game.new(len(self.s.hands), self.seed)
        self._editing = False

    def dealt(self, seat: int, *corporations: str) -> None:
        """The corporations a seat is dealt at the opening."""
        self.s.dealt[seat] = sorted([number_of("corporation", name, CORPORATION_NAMES) for name in corporations])

    def phase(self, name: str, *choosers: int) -> None:
        """The phase that begins, and who has chosen it; the others have chosen none."""
        s = self._edit()
        number = number_of("phase", name, PHASE_NAMES)
        self._next = (steps.PHASE, number)
        s.chosen = [number if seat in choosers else NO_PHASE for seat in range(len(s.hands))]
        s.phases = 1 << number

    def planned(self, seat: int, name: str) -> None:
        """Another phase of this round, and who has chosen it."""
        s = self._edit()
        s.chosen[seat] = number_of("phase", name, PHASE_NAMES)
        s.phases |= 1 << s.chosen[seat]

    def planning(self) -> None:
        """All are about to choose a phase."""
        self._edit()
        self._next = (steps.PLAN,)

    def last_chosen(self, seat: int, name: str) -> None:
        """The phase a seat has chosen in the round before."""
        self._edit().chosen[seat] = number_of("phase", name, PHASE_NAMES)

    def end_of_round(self) -> None:
        """All phases of the round have been played."""
        self._edit()
        self._next = (steps.END_ROUND,)

    def bare(self, *seats: int) -> None:
        """The hands of these seats hold what they were given and nothing else."""
        self._edit()
        self._bare.update(seats)

    def set(
        self, *, temperature: int | None = None, oxygen: int | None = None, oceans: int | None = None, round: int | None = None
    ) -> None:
        """Degrees, percent, ocean tiles turned over, number of the round."""
        s = self._edit()
        for parameter, value in ((TEMPERATURE, temperature), (OXYGEN, oxygen), (OCEANS, oceans)):
            if value is not None:
                s.tracks[parameter] = step_of(parameter, value)
        if round is not None:
            s.round = round

    def ocean_tiles(self, *tiles: int) -> None:
        """The ocean tiles in the order in which they are turned over; the rest follow."""
        s = self._edit()
        s.oceans = (*tiles, *[tile for tile in range(len(OCEAN_TILES)) if tile not in tiles])

    def neutral(self, *phases: str, marker: int = 1) -> None:
        """The neutral phase cards of a solo game that are left, the next one first, and the neutral marker."""
        s = self._edit()
        s.neutral = tuple([number_of("phase", name, PHASE_NAMES) for name in phases])
        s.marker = marker

    def pool(self, cubes: int, markers: int) -> None:
        """The pool of a cooperative game."""
        s = self._edit()
        s.pool_cubes, s.pool_markers = cubes, markers

    # What a player has

    def corporation(self, seat: int, name: str) -> None:
        """A corporation, without the money and cards it begins with."""
        self._edit().corporations[seat] = number_of("corporation", name, CORPORATION_NAMES)

    def seat(self, seat: int, **counts: int) -> SeatReading | None:
        """The stock, the rating and the forests of a player."""
        if not counts:
            s = self.settled()
            money, heat, plants = s.stock[seat * STOCKS : seat * STOCKS + STOCKS]
            return SeatReading(money, heat, plants, s.rating[seat], s.forests[seat], scoring.scores(s)[seat])
        s = self._edit()
        for name, count in counts.items():
            if name == "rating":
                s.rating[seat] = count
            elif name == "forests":
                s.forests[seat] = count
            else:
                s.stock[seat * STOCKS + number_of("resource", name, RESOURCE_NAMES[:STOCKS])] = count
        return None

    def production(self, seat: int) -> Production:
        """What a player produces now."""
        return Production(*verbs.production_of(self.settled(), seat))

    def metals(self, seat: int) -> Metals:
        """A player's steel and titanium."""
        return Metals(*self.settled().metals[seat * METALS : seat * METALS + METALS])

    def tags(self, seat: int, **counts: int) -> dict[str, int] | None:
        """The tags of a player; those set are added to what the cards in play have."""
        if not counts:
            s = self.settled()
            return {ARES_TAG_NAMES[tag]: s.tags[seat * TAGS + tag] for tag in range(TAGS)}
        self._edit()
        for name, count in counts.items():
            self._tags[seat * TAGS + number_of("tag", name, ARES_TAG_NAMES)] = count
        return None

    def cubes(self, card: str, count: int | None = None) -> int | None:
        """The cubes on a card."""
        number = number_of("card", card, NAMES)
        if count is None:
            return self.settled().cubes[number]
        self._edit().cubes[number] = count
        return None

    def offers(self, seat: int) -> list[str]:
        """What a seat chooses from."""
        return self._called(self.settled().offers[seat])

    def deck_size(self, count: int) -> None:
        """Only so many cards are left in the deck; the others lie in the discard pile."""
        s = self._edit()
        s.discard |= gathered(list(s.deck[count:]))
        s.deck = s.deck[:count]

    def parameters(self) -> dict[str, int]:
        """The global parameters as printed."""
        s = self.settled()
        return {name: value_of(number, s.tracks[number]) for number, name in enumerate(PARAMETER_NAMES)}

    def settled(self) -> AresState:
        """The position, complete and consistent, its questions open."""
        s = self.s
        if self._editing:
            self._editing = False
            self._derive()
            s.log = []
            if self._next == (steps.PLAN,):
                s.round -= 1  # planning counts it
            s.table.append(self._next)
            self.game.run(s)
        return s

    def arguments(self, reason: Reason) -> list[str]:
        """The numbers of a reason in words."""
        words = [str(number) for number in reason[1:]]
        for place, names in enumerate(NAMED.get(reason[0], [])):
            words[place] = names[reason[place + 1]]
        return words

    def _edit(self) -> AresState:
        """Begin to change the position: whatever was under way is dropped."""
        s = self.s
        if not self._editing:
            self._editing = True
            self._tags = [0] * len(s.tags)
            s.table, s.seats, s.sealed = [], [[] for _ in s.seats], [[] for _ in s.sealed]
            s.close()
            s.owed = 0
            offered = [card for cards in s.offers for card in cards]
            s.deck, s.drawn, s.offers = (*s.deck[s.drawn :], *offered), 0, [[] for _ in s.offers]
        return s

    def _derive(self) -> None:
        """What follows from the cards in play: tags, discounts, production, actions; then the spare cards."""
        s = self.s
        seats = len(s.hands)
        fresh = self.game.blank(seats)
        s.holder, s.cuts, s.worth, s.metals = fresh.holder, fresh.cuts, fresh.worth, fresh.metals
        s.eases, s.sale, s.draws_more, s.keeps_more = fresh.eases, fresh.sale, fresh.draws_more, fresh.keeps_more
        s.actions, s.production, s.tags = fresh.actions, [0] * (seats * PRODUCTIONS), self._tags[:]
        for seat in range(seats):
            if s.corporations[seat] != NOBODY:
                verbs.enter(s, seat, CARDS + s.corporations[seat])
            for card in s.played[seat]:
                verbs.enter(s, seat, card)
            if seat not in self._bare:
                self._give_spare(seat)
