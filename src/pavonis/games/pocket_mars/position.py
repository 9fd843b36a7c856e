"""Any position of Pocket Mars, built and read by names; `pavonis.testing.table` speaks through this.

Called with what it should hold, a word sets; called without, it reads. A card that is put somewhere leaves the place where it was;
a card that has to make room goes back into the deck, above those named at its lower end. When the position is next read or played,
what is short is filled with cards nobody named, colonists are counted, and the question that belongs to the position is open: the
turn of the active seat, or the choice of the set-up. What was under way before is dropped.
"""

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from pavonis.core.game import Reason
from pavonis.games.pocket_mars import reasons, rules
from pavonis.games.pocket_mars.cards import BUILDING_CARDS, CARDS, COLOURS
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.state import BUILDINGS, COLONISTS, EMPTY, HAND, ONE_STAR, TWO_STAR, PocketMarsState
from pavonis.kit.position import number_of
from pavonis.kit.zones import gathered, members, size

ZONES = [ONE_STAR, TWO_STAR]
BUILDING_NAMES = [building.names[0] for building in BUILDING_CARDS]
COUNTS = ["energy", "ship", "earth"]
HIDDEN = "?"  # a card of which not even the back is seen

# The reasons whose last number stands for something with a name.
OF_CARDS = [
    reasons.NOT_IN_HAND, reasons.NOT_IN_PREP, reasons.NOT_YOURS, reasons.NOT_IN_PACK, reasons.NOT_ATTACHED, reasons.NO_PAIR_WITH,
]  # fmt: skip
OF_BUILDINGS = [reasons.COLONIST_HERE, reasons.NO_ONE_STAR, reasons.TWO_STAR_FULL, reasons.NO_SUCH_COLONIST]


class SeatReading(NamedTuple):
    """What lies before a player, in numbers."""

    energy: int
    ship: int
    earth: int
    mars: int
    points: int


class ZoneReading(NamedTuple):
    """The colonists in a building, by seat."""

    one_star: list[int]
    two_star: list[int]


class Position:
    """A position being built. It begins after a set-up, in round 1, with seat 0 to move and holding the first player card."""

    def __init__(self, game: PocketMars, seats: int, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.s = game.new(seats, seed)
        self._names = [card.names[0] for card in game.deck.cards]
        self._named = 0  # the cards that were put somewhere by name: none of them fills a hand
        self._whole = False  # the deck was named as a whole: cards that make room go to the discard pile
        self._editing = False
        while self.s.round == 0:
            for seat in game.waiting(self.s):
                game.apply(self.s, seat, game.legal(self.s, seat)[0])
        self.set(first=0)
        self.turn(0)

    def copy(self) -> "Position":
        """An independent copy, also in the middle of a decision."""
        self.settled()
        other = copy(self)
        other.s = self.s.clone()
        return other

    def opening(self) -> None:
        """Go back to the first question of the game: cards dealt, or draft packs, and nothing chosen."""
        self.s = self.game.new(len(self.s.hands), self.seed)
        self._editing = False
        self._edit()

    def turn(self, seat: int) -> None:
        """It is that seat's turn."""
        s = self._edit()
        if s.round == 0:
            raise ValueError("there are no turns before the set-up is done")
        s.active = self._seat(seat)

    def set(self, *, round: int | None = None, first: int | None = None) -> None:
        """The number of the round, and who holds the first player card."""
        s = self._edit()
        if round is not None:
            if round < 1 or s.round < 1:
                raise ValueError(f"rounds are numbered from 1, when the set-up is done: not {round}")
            s.round = round
        if first is not None:
            s.first = self._seat(first)

    def seat(self, seat: int, **counts: int) -> SeatReading | None:
        """A player's energy, ship and earth. Earth has what is left of the seven; if only Earth is named, the ship has it."""
        self._seat(seat)
        if not counts:
            s = self.settled()
            return SeatReading(s.energy[seat], s.ship[seat], s.earth[seat], s.on_mars(seat), self.game.scores(s)[seat])
        s = self._edit()
        for name, count in counts.items():
            most = [self.game.deck.energy_max, COLONISTS, COLONISTS][number_of("count", name, COUNTS)]
            if not 0 <= count <= most:
                raise ValueError(f"{name} is 0 to {most}, not {count}")
            if name == "energy":
                s.energy[seat] = count
            else:
                self._counts[name, seat] = count
        return None

    def colonists(self, building: str, one_star: Sequence[int] = (), two_star: Sequence[int] = ()) -> ZoneReading | None:
        """The colonists in a building with zones, by seat."""
        number = number_of("building with zones", building, BUILDING_NAMES[:BUILDINGS])
        s = self.s
        if not one_star and not two_star:
            self.settled()
            return ZoneReading(*([s.colonists[s.place(number, zone, seat)] for seat in range(len(s.hands))] for zone in ZONES))
        self._edit()
        for zone, counts in zip(ZONES, (one_star, two_star), strict=True):
            if counts and (len(counts) != len(s.hands) or min(counts) < 0):
                raise ValueError(f"a zone counts the colonists of {len(s.hands)} seats; {list(counts)} does not")
            if zone == TWO_STAR and sum(counts) > s.two_star_limit():
                raise ValueError(f"a two-star zone holds {s.two_star_limit()} with {len(s.hands)} players, not {sum(counts)}")
            for seat, count in enumerate(counts):
                s.colonists[s.place(number, zone, seat)] = count
        return None

    # Cards. With `seen_by` they are read as a viewer sees them: a name where the face is known, else the colour of the back.

    def hand(self, seat: int, *cards: str, seen_by: int | None = None) -> list[str] | None:
        """The cards in a hand, in no order."""
        self._seat(seat)
        if not cards:
            return self._read(members(self.settled().hands[seat])) if seen_by is None else self._seen(seen_by, seat, "hand")
        s = self._edit()
        chosen = self._taken(cards)
        self._give_back(members(s.hands[seat]))
        s.hands[seat] = gathered(chosen)
        return None

    def prep(self, seat: int, *cards: str, seen_by: int | None = None) -> list[str] | None:
        """The cards of a prep module, by place."""
        start = self._seat(seat) * HAND
        if not cards:
            return self._read(self.settled().prep[start : start + HAND]) if seen_by is None else self._seen(seen_by, seat, "prep")
        s = self._edit()
        if len(cards) > HAND or s.round == 0:
            raise ValueError(f"a prep module has {HAND} cards, and none before the set-up is done")
        chosen = self._taken(cards)
        self._give_back(s.prep[start : start + HAND])
        s.prep[start : start + HAND] = [*chosen, EMPTY][:HAND]
        return None

    def deck(self, *cards: str, seen_by: int | None = None) -> list[str] | None:
        """The whole deck, top first; the cards that are nowhere else then lie in the discard pile."""
        if not cards:
            s = self.settled()
            return self._read(s.deck[s.drawn :]) if seen_by is None else self._deck_seen(seen_by)
        s = self._edit()
        chosen = self._taken(cards)
        s.discard |= gathered(list(s.deck))
        s.deck, s.buried, self._whole = tuple(chosen), 0, True
        return None

    def deck_top(self, *cards: str) -> None:
        """The uppermost cards of the deck, the first one on top."""
        s = self._edit()
        chosen = self._taken(cards)
        s.deck = (*chosen, *s.deck)

    def deck_bottom(self, *cards: str, buried: bool = False) -> None:
        """The lowest cards of the deck, the last one at the bottom; `buried` ones were put there before all eyes."""
        s = self._edit()
        chosen = self._taken(cards)
        s.deck, s.buried = (*s.deck, *chosen), len(cards) if buried else 0

    def discard(self, *cards: str) -> list[str] | None:
        """The discard pile."""
        if not cards:
            return self._read(members(self.settled().discard))
        s = self._edit()
        chosen = self._taken(cards)
        s.deck, s.discard, self._whole = (*members(s.discard), *s.deck), gathered(chosen), False
        return None

    def column(self, building: str, *cards: str, face_down: Sequence[str] = ()) -> list[str] | None:
        """The cards attached to a building, the last one uppermost; some of them may lie face down."""
        number = number_of("building", building, BUILDING_NAMES)
        if not cards:
            return self._read(self.settled().columns[number])
        s = self._edit()
        chosen = self._taken(cards)
        self._give_back(s.columns[number])
        s.columns[number] = tuple(chosen)
        for card in chosen:
            if self.game.deck.colour[card] != number:
                raise ValueError(f"{self._names[card]} is {COLOURS[self.game.deck.colour[card]]}, {building} is {COLOURS[number]}")
        for name in face_down:
            s.face_down |= 1 << chosen[number_of("card in that column", name, self._read(chosen))]
        return None

    def face_down(self) -> list[str]:
        """The attached cards that lie face down."""
        return self._read(members(self.settled().face_down))

    def pack(self, seat: int, *cards: str) -> list[str] | None:
        """What a seat chooses from in the draft."""
        self._seat(seat)
        if not cards:
            return self._read(members(self.settled().packs[seat]))
        s = self._edit()
        chosen = self._taken(cards)
        self._give_back(members(s.packs[seat]))
        s.packs[seat] = gathered(chosen)
        return None

    def kept(self, seat: int, *cards: str) -> list[str] | None:
        """What a seat has kept in the draft, round by round; seats of which less is named have kept other cards."""
        seats = len(self.s.hands)
        self._seat(seat)
        if not cards:
            return self._read(self.settled().kept[seat::seats])
        s = self._edit()
        chosen = self._taken(cards)
        self._give_back(s.kept[seat::seats])
        s.kept.extend([EMPTY] * (len(cards) * seats - len(s.kept)))
        for number, card in enumerate(chosen):
            s.kept[number * seats + seat] = card
        return None

    def knows(self, seat: int, *cards: str) -> list[str] | None:
        """The hidden cards outside the own zones whose faces a seat has seen."""
        self._seat(seat)
        if not cards:
            return self._read(members(self.settled().knows[seat]))
        self._edit().knows[seat] = known = gathered([number_of("card", name, self._names) for name in cards])
        self._named |= known
        return None

    def settled(self) -> PocketMarsState:
        """The position, complete and consistent, its question open."""
        s = self.s
        if self._editing:
            self._fill()
            self._count()
            self._check()
            self._editing = False
            s.log = []
            if s.round:
                rules.begin_turn(s)
            else:
                s.table.append((rules.DRAFT, len(s.kept) // len(s.hands)) if any(s.packs) else (rules.CHOOSE_PREP,))
                self.game.run(s)
        return s

    def arguments(self, reason: Reason) -> list[str]:
        """The numbers of a reason in words."""
        words = [str(number) for number in reason[1:]]
        for codes, names in ((OF_CARDS, self._names), (OF_BUILDINGS, BUILDING_NAMES), ([reasons.NO_COLOUR_IN_HAND], COLOURS)):
            if reason[0] in codes:
                words[-1] = names[reason[-1]]
        return words

    def _edit(self) -> PocketMarsState:
        """Begin to change the position: whatever was under way is dropped."""
        s = self.s
        if not self._editing:
            self._editing = True
            self._counts: dict[tuple[str, int], int] = {}
            s.table, s.seats, s.sealed = [], [[] for _ in s.seats], [[] for _ in s.sealed]
            s.close()
            s.owed = 0
            s.deck, s.drawn, s.discard, s.in_play = s.deck[s.drawn :], 0, s.discard | s.in_play, 0
        return s

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < len(self.s.hands):
            raise ValueError(f"there is no seat {seat}; there are: 0 to {len(self.s.hands) - 1}")
        return seat

    def _taken(self, names: Sequence[str]) -> list[int]:
        """The numbers of cards, each taken out of where it was."""
        cards = [number_of("card", name, self._names) for name in names]
        if len(set(cards)) < len(cards):
            raise ValueError(f"there is one card of each name; {', '.join(names)} names one twice")
        for card in cards:
            self._named |= 1 << card
            self._take_out(card)
        return cards

    def _take_out(self, card: int) -> None:
        s = self.s
        keep = ~(1 << card)
        for zone in (s.hands, s.packs, s.knows):
            zone[:] = [cards & keep for cards in zone]
        s.discard &= keep
        s.face_down &= keep
        s.prep = [EMPTY if other == card else other for other in s.prep]
        s.kept = [EMPTY if other == card else other for other in s.kept]
        s.columns = [tuple(other for other in column if other != card) for column in s.columns]
        s.buried -= card in s.deck[len(s.deck) - s.buried :]
        s.deck = tuple(other for other in s.deck if other != card)

    def _give_back(self, cards: Sequence[int]) -> None:
        s = self.s
        for card in cards:
            if card != EMPTY:
                self._take_out(card)
                if self._whole:
                    s.discard |= 1 << card
                else:
                    loose = [place for place, other in enumerate(s.deck) if not self._named >> other & 1]
                    place = loose[-1] + 1 if loose else len(s.deck) - s.buried
                    s.deck = (*s.deck[:place], card, *s.deck[place:])

    def _spare(self) -> int:
        """A card that nobody named, from the deck's lower end or else from the discard pile."""
        s = self.s
        for card in [*reversed(s.deck[: len(s.deck) - s.buried]), *members(s.discard)]:
            if not self._named >> card & 1:
                self._take_out(card)
                return card
        raise ValueError("there are not enough cards for all hands and prep modules")

    def _fill(self) -> None:
        """Fill what is short; a hand or a pack that was named too large is an error."""
        s = self.s
        rounds = len(s.kept) // len(s.hands)
        drafting = any(s.packs) or rounds > 0
        hand = HAND if s.round else 0 if drafting else rules.STARTING_CARDS
        for zone, most in ((s.hands, hand), (s.packs, rules.DRAFT_PACK - rounds if drafting else 0)):
            for seat in range(len(zone)):
                self._give_back(members(zone[seat] & ~self._named)[: max(0, size(zone[seat]) - most)])
                if size(zone[seat]) > most:
                    raise ValueError(f"there are {most} cards here, not: {', '.join(self._read(members(zone[seat])))}")
                while size(zone[seat]) < most:
                    zone[seat] |= 1 << self._spare()
        s.kept = [self._spare() if card == EMPTY else card for card in s.kept]
        s.prep = [self._spare() if card == EMPTY and s.round else card for card in s.prep]

    def _count(self) -> None:
        """Make the colonists of each seat seven."""
        s = self.s
        for seat in range(len(s.hands)):
            mars = sum(s.colonists[s.place(building, zone, seat)] for building in range(BUILDINGS) for zone in ZONES)
            rest = COLONISTS - mars
            ship, earth = self._counts.get(("ship", seat)), self._counts.get(("earth", seat))
            if ship is None:
                ship = min(s.ship[seat], max(rest, 0)) if earth is None else rest - earth
            if earth is None:
                earth = rest - ship
            if min(ship, earth) < 0 or ship + earth != rest:
                raise ValueError(
                    f"seat {seat} has {COLONISTS} colonists, not {mars} in buildings, {ship} on ship, {earth} on Earth"
                )
            s.ship[seat], s.earth[seat] = ship, earth

    def _check(self) -> None:
        """What a seat remembers is hidden and not its own; that each card is in one place is our own affair."""
        s = self.s
        prep = [1 << card if card != EMPTY else 0 for card in s.prep]
        deck = sum([1 << card for card in s.deck])
        others = [1 << card for column in [s.kept, *s.columns] for card in column]
        assert sum([*s.hands, *s.packs, *prep, deck, *others, s.discard]) == (1 << CARDS) - 1
        for seat, known in enumerate(s.knows):
            theirs = [*s.hands[:seat], *s.hands[seat + 1 :], *prep[: seat * HAND], *prep[seat * HAND + HAND :]]
            seen = members(known & ~(deck | sum(theirs)))
            if seen:
                raise ValueError(f"seat {seat} has before its eyes, and need not remember: {', '.join(self._read(seen))}")

    def _read(self, cards: Sequence[int]) -> list[str]:
        return [self._names[card] for card in cards if card != EMPTY]

    def _seen(self, viewer: int, seat: int, zone: str) -> list[str]:
        cards = self.game.observe(self.settled(), viewer)["players"][seat][zone]
        return [COLOURS[card["colour"]] if card["card"] is None else self._names[card["card"]] for card in cards if card]

    def _deck_seen(self, viewer: int) -> list[str]:
        seen = self.game.observe(self.settled(), viewer)["deck"]
        cards = [HIDDEN] * seen["size"]
        cards[0] = COLOURS[seen["top"]]
        cards[len(cards) - len(seen["bottom"]) :] = [COLOURS[colour] for colour in seen["bottom"]]
        for place, card in seen["known"]:
            cards[place] = self._names[card]
        return cards
