"""Any position of Terraforming Mars, built and read by names; `pavonis.testing.table` speaks through this.

Called with what it should hold, a word sets; called without, it reads. It begins in the action phase of the first generation: seat
0 is to move, all have the beginner corporation and nothing else, and each hand holds one card that nobody asked for, so that nobody
passes for want of anything to do; `hand` does not show it, and `bare` does without. A card that is put somewhere leaves its place.
"""

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from pavonis.core.game import Reason
from pavonis.core.rng import seeded, shuffle
from pavonis.games.terraforming_mars import placing, reasons, scoring, steps, verbs
from pavonis.games.terraforming_mars.board import OCEAN_AREAS, OCEAN_TILE, PLACE_NAMES, TILE_NAMES
from pavonis.games.terraforming_mars.cards import BEGINNER, CORPORATIONS
from pavonis.games.terraforming_mars.game import TerraformingMars
from pavonis.games.terraforming_mars.state import CUTS, NEUTRAL, NOBODY, PLAY, MarsState
from pavonis.games.terraforming_mars.tables import AWARD_NAMES, CARDS, MILESTONE_NAMES, NAMES, SOURCES
from pavonis.kit.position import PilePosition, number_of
from pavonis.kit.terraforming import (
    OCEANS,
    OXYGEN,
    PARAMETER_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    TAG_NAMES,
    TAGS,
    TEMPERATURE,
    step_of,
    value_of,
)
from pavonis.kit.zones import members

# The reasons in which numbers stand for something with a name: by code, the place of the number and the names.
NAMED: dict[int, tuple[int, Sequence[str]]] = {
    **dict.fromkeys((reasons.NOT_IN_HAND, reasons.NOT_OFFERED, reasons.CANNOT_COPY, reasons.NO_SUCH_TARGET), (1, NAMES)),
    **dict.fromkeys((reasons.TOO_FEW_CUBES, reasons.NO_ACTION, reasons.ALREADY_USED), (1, NAMES)),
    **dict.fromkeys((reasons.TOO_LITTLE, reasons.TOO_LITTLE_PRODUCTION, reasons.NOBODY_TO_LOWER), (1, RESOURCE_NAMES)),
    **dict.fromkeys((reasons.PARAMETER_TOO_LOW, reasons.PARAMETER_TOO_HIGH, reasons.AT_MAXIMUM), (1, PARAMETER_NAMES)),
    reasons.TOO_FEW_TAGS: (1, TAG_NAMES),
    reasons.NO_PLACE: (1, TILE_NAMES),
    reasons.NOT_A_PLACE: (1, PLACE_NAMES),
    reasons.MILESTONE_NOT_MET: (1, MILESTONE_NAMES),
}  # fmt: skip


class Resources(NamedTuple):
    """A stock, or a production."""

    megacredits: int
    steel: int
    titanium: int
    plants: int
    energy: int
    heat: int


class SeatReading(NamedTuple):
    """What lies before a player, in numbers."""

    megacredits: int
    steel: int
    titanium: int
    plants: int
    energy: int
    heat: int
    rating: int
    points: int


class Position(PilePosition[MarsState]):
    """A position being built."""

    def __init__(self, game: TerraformingMars, seats: int, seed: int) -> None:
        super().__init__(game.blank(seats), NAMES[:CARDS])
        self.game = game
        self.seed = seed
        self.s.rng = seeded(seed)
        cards = game.setting.deck(seats)
        self.s.rng = shuffle(self.s.rng, cards)
        self.s.deck = tuple(cards)
        self.s.stage = PLAY
        self.s.log = []
        self.s.corporations = [BEGINNER] * seats
        self._with_spares = True
        self._editing = False
        self._phase = steps.ASK_TURN
        self._edit()

    def copy(self) -> "Position":
        """An independent copy, also in the middle of a decision."""
        self.settled()
        other = copy(self)
        other.s = self.s.clone()
        other._spares = self._spares[:]
        return other

    # What is set up

    def opening(self) -> None:
        """Go back to the first question of the game; seat 0 is the first player."""
        self.s = self.game.new(len(self.s.hands), self.seed)
        self.s.first = self.s.active = 0
        self._editing = False

    def dealt(self, seat: int, *corporations: str, cards: Sequence[str] = ()) -> None:
        """What a seat is dealt at the opening: two corporations, and ten cards if they are named."""
        s = self.s
        names = [card.name for card in CORPORATIONS]
        s.two_corporations[seat] = sorted([number_of("corporation", name, names) for name in corporations])
        if cards:
            s.deck, s.drawn = s.deck[s.drawn :], 0
            chosen = self._taken(cards)
            s.deck = (*s.deck, *s.offers[seat])
            s.offers[seat] = sorted(chosen)

    def research(self) -> None:
        """It is the research phase."""
        self._edit()
        self._phase = steps.RESEARCH

    def bare(self) -> None:
        """Hands hold what they were given and nothing else."""
        self._edit()
        self._with_spares = False

    def turn(self, seat: int, taken: int = 0) -> None:
        """It is that seat's turn; it may have taken an action already."""
        s = self._edit()
        s.active = seat
        s.taken = taken

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
            s.tracks[TEMPERATURE] = step_of(TEMPERATURE, temperature)
        if oxygen is not None:
            s.tracks[OXYGEN] = oxygen
        if oceans is not None:
            for place in members(OCEAN_AREAS & ~s.covered)[::-1][: oceans - s.tracks[OCEANS]]:
                self.tile("ocean", PLACE_NAMES[place])
        if generation is not None:
            s.generation = generation
        if first is not None:
            s.first = s.active = first

    def tile(self, name: str, place: str, owner: int = NEUTRAL) -> None:
        """A tile on a hex; without an owner it is neutral, as oceans always are."""
        s = self._edit()
        kind = number_of("tile", name, TILE_NAMES)
        placing.put(s, owner, kind, number_of("place", place, PLACE_NAMES))
        if kind == OCEAN_TILE:
            s.tracks[OCEANS] += 1

    def claim(self, place: str, seat: int) -> None:
        """The marker of Land Claim."""
        s = self._edit()
        s.claimed, s.claimer = number_of("place", place, PLACE_NAMES), seat

    def milestone(self, name: str, seat: int) -> None:
        """A milestone that was claimed."""
        self._edit().milestones[number_of("milestone", name, MILESTONE_NAMES)] = seat

    def award(self, name: str, seat: int) -> None:
        """An award that was funded."""
        self._edit().awards[number_of("award", name, AWARD_NAMES)] = seat

    def corporation(self, seat: int, name: str) -> None:
        """A corporation, without what it begins with."""
        s = self._edit()
        s.corporations[seat] = number_of("corporation", name, [card.name for card in CORPORATIONS])

    def raised(self, seat: int) -> None:
        """That seat's rating was raised in this generation."""
        self._edit().raised |= 1 << seat

    def passed(self, seat: int) -> None:
        """That seat has passed."""
        self._edit().passed |= 1 << seat

    # What a player has

    def seat(self, seat: int, **counts: int) -> SeatReading | None:
        """The stock and the rating of a player."""
        if not counts:
            s = self.settled()
            stock = Resources(*s.stock[seat * RESOURCES : seat * RESOURCES + RESOURCES])
            return SeatReading(*stock, rating=s.rating[seat], points=scoring.scores(s)[seat])
        s = self._edit()
        for name, count in counts.items():
            if name == "rating":
                s.rating[seat] = count
            else:
                s.stock[seat * RESOURCES + number_of("resource", name, RESOURCE_NAMES)] = count
        return None

    def production(self, seat: int, **counts: int) -> Resources | None:
        """The production of a player."""
        if not counts:
            return Resources(*self.settled().production[seat * RESOURCES : seat * RESOURCES + RESOURCES])
        s = self._edit()
        for name, count in counts.items():
            s.production[seat * RESOURCES + number_of("resource", name, RESOURCE_NAMES)] = count
        return None

    def tags(self, seat: int, **counts: int) -> dict[str, int] | None:
        """The tags of a player; those set are added to what the cards in play have."""
        if not counts:
            s = self.settled()
            return {TAG_NAMES[tag]: s.tags[seat * TAGS + tag] for tag in range(TAGS)}
        self._edit()
        for name, count in counts.items():
            self._tags[seat * TAGS + number_of("tag", name, TAG_NAMES)] = count
        return None

    def events(self, seat: int, *cards: str) -> list[str] | None:
        """The events a player has played."""
        if not cards:
            return self._called(self.settled().events[seat])
        s = self._edit()
        s.events[seat] = self._taken(cards)
        return None

    def cubes(self, card: str, count: int | None = None) -> int | None:
        """The cubes on a card."""
        number = number_of("card", card, NAMES)
        if count is None:
            return self.settled().cubes[number]
        self._edit().cubes[number] = count
        return None

    def offers(self, seat: int, *cards: str) -> list[str] | None:
        """What a seat chooses from; set before the research phase begins, these cards are dealt to it."""
        if not cards:
            return self._called(self.settled().offers[seat])
        s = self._edit()
        s.offers[seat] = sorted(self._taken(cards))
        return None

    def parameters(self) -> dict[str, int]:
        """The global parameters as printed."""
        s = self.settled()
        return {name: value_of(number, s.tracks[number]) for number, name in enumerate(PARAMETER_NAMES)}

    def on(self, place: str) -> str:
        """The tile on a place."""
        return TILE_NAMES[self.settled().tiles[number_of("place", place, PLACE_NAMES)]]

    def settled(self) -> MarsState:
        """The position, complete and consistent, its question open."""
        s = self.s
        if self._editing:
            self._editing = False
            self._derive()
            s.log = []
            if self._phase == steps.RESEARCH:
                s.table.append((steps.BUY,) if any(s.offers) else (steps.RESEARCH,))
                if any(s.offers) and self.game.setting.draft and len(s.hands) > 1:
                    s.table = [(steps.DRAFT, 0)]
                self.game.run(s)
            else:
                s.ask(s.active, (steps.ASK_TURN,))
        return s

    def arguments(self, reason: Reason) -> list[str]:
        """The numbers of a reason in words."""
        words = [str(number) for number in reason[1:]]
        if reason[0] in NAMED:
            place, names = NAMED[reason[0]]
            words[place - 1] = names[reason[place]].replace("_", " ")
        return words

    def _edit(self) -> MarsState:
        """Begin to change the position: whatever was under way is dropped."""
        s = self.s
        if not self._editing:
            self._editing = True
            self._tags = [0] * len(s.tags)
            s.table, s.seats, s.sealed = [], [[] for _ in s.seats], [[] for _ in s.sealed]
            s.close()
            s.owed = 0
            s.deck, s.drawn = s.deck[s.drawn :], 0
        return s

    def _derive(self) -> None:
        """What follows from the cards in play: tags, discounts, actions; then the spare cards."""
        s = self.s
        seats = len(s.hands)
        s.holder = [NOBODY] * SOURCES
        s.tags = self._tags[:]
        s.cuts = [0] * (seats * CUTS)
        s.worth = [2, 3] * seats
        s.shift = [0] * seats
        s.ready = [[] for _ in range(seats)]
        for seat in range(seats):
            cards, s.played[seat] = s.played[seat], []
            for source in [CARDS + s.corporations[seat], *cards]:
                verbs.enter(s, seat, source)
            if self._with_spares:
                self._give_spare(seat)

    def _zones(self) -> list[list[int]]:
        return [*super()._zones(), *self.s.events]
