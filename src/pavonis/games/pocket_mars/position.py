"""Any position of Pocket Mars, built and read by names; `pavonis.testing.table` speaks through this.

Called with what it should hold, a word sets; called without, it reads. It begins after a set-up, in round 1: seat 0 is to move and
holds the first player card. Before somebody moves, a hand or prep module of which less is named than it holds is filled with
cards nobody named; `cards=[...]` says that it holds these and no others. A card that has to make room goes back into the deck,
above those named at its lower end. What happens to a position that is in play already is told in `kit/position.py`.
"""

from collections.abc import Sequence

from pavonis.games.pocket_mars import rules
from pavonis.games.pocket_mars.cards import BUILDING_CARDS, COLOURS
from pavonis.games.pocket_mars.game import PocketMars
from pavonis.games.pocket_mars.naming import namings
from pavonis.games.pocket_mars.readings import SeatReading, ZoneReading, read_deck_seen, read_seen
from pavonis.games.pocket_mars.state import COLONISTS, EMPTY, HAND, ONE_STAR, TWO_STAR, PocketMarsState
from pavonis.kit.position import PositionBuilder, number_of, wanted, within
from pavonis.kit.shared import changed
from pavonis.kit.zones import gathered, members, size

BUILDING_NAMES = [building.names[0] for building in BUILDING_CARDS]
ZONES = [ONE_STAR, TWO_STAR]
COUNTS = ["energy", "ship", "earth"]


class Position(PositionBuilder[PocketMarsState]):
    """A position of Pocket Mars."""

    game: PocketMars

    def __init__(self, game: PocketMars, seats: int, seed: int) -> None:
        s = game.new(seats, seed)
        super().__init__(game, s)
        self.event_names, self.reason_names = namings(game.setting)
        self.seed = seed
        self._names = tuple([card.names[0] for card in game.setting.cards.values()])
        while s.round == 0:
            for seat in game.waiting(s):
                game.apply(s, seat, game.legal(s, seat)[0])
        s.first = s.active = 0
        self._lay_out(s)

    def opening(self) -> None:
        """Go back to the first question of the game: cards dealt, or draft packs, and nothing chosen."""
        self._in_play(self.game.new(len(self.s.hands), self.seed))
        self._editing = self._starting = True
        self._lay_out(self.s)

    def turn(self, seat: int) -> None:
        """It is that seat's turn."""
        s = self._leave()
        if s.round == 0:
            raise ValueError("there are no turns before the set-up is done")
        s.active = self._seat(seat)

    def set(self, *, round: int | None = None, first: int | None = None) -> None:
        """The number of the round, and who holds the first player card."""
        s = self._edit()
        if round is not None:
            if s.round < 1:
                raise ValueError("rounds are numbered when the set-up is done")
            s.round = within("round", round, 1)
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
            within(name, count, 0, [self.game.setting.energy_max, COLONISTS, COLONISTS][number_of("count", name, COUNTS)])
            if name == "energy":
                s.energy[seat] = count
            else:
                self._counts[name, seat] = count
        return None

    def colonists(self, building: str, one_star: Sequence[int] = (), two_star: Sequence[int] = ()) -> ZoneReading | None:
        """The colonists in a building with zones, by seat."""
        number = number_of("building with zones", building, BUILDING_NAMES[: len(self.game.setting.homes)])
        if not one_star and not two_star:
            s = self.settled()
            return ZoneReading(*([s.colonists[s.place(number, zone, seat)] for seat in range(len(s.hands))] for zone in ZONES))
        s = self._edit()
        for zone, counts in zip(ZONES, (one_star, two_star), strict=True):
            if counts and (len(counts) != len(s.hands) or min(counts) < 0):
                raise ValueError(f"a zone counts the colonists of {len(s.hands)} seats; {list(counts)} does not")
            if zone == TWO_STAR and sum(counts) > s.two_star_limit():
                raise ValueError(f"a two-star zone holds {s.two_star_limit()} with {len(s.hands)} players, not {sum(counts)}")
            for seat, count in enumerate(counts):
                s.colonists = changed(s.colonists, s.place(number, zone, seat), count)
        return None

    # Cards. With `seen_by` they are read as a viewer sees them: a name where the face is known, else the colour of the back.

    def hand(self, seat: int, *names: str, cards: Sequence[str] | None = None, seen_by: int | None = None) -> list[str] | None:
        """The cards in a hand, in no order."""
        self._seat(seat)
        chosen = wanted(names, cards)
        if chosen is None:
            s = self.settled()
            return self._read(members(s.hands[seat])) if seen_by is None else self._seen(seen_by, seat, "hand")
        s = self._edit()
        self._release(members(s.hands[seat]))
        s.hands[seat] = gathered(self._taken(chosen))
        self._note_exact("hand", seat, cards is not None)
        return None

    def prep(self, seat: int, *names: str, cards: Sequence[str] | None = None, seen_by: int | None = None) -> list[str] | None:
        """The cards of a prep module, by place."""
        start = self._seat(seat) * HAND
        chosen = wanted(names, cards)
        if chosen is None:
            s = self.settled()
            return self._read(s.prep[start : start + HAND]) if seen_by is None else self._seen(seen_by, seat, "prep")
        s = self._edit()
        if len(chosen) > HAND or s.round == 0:
            raise ValueError(f"a prep module has {HAND} cards, and none before the set-up is done")
        self._release(s.prep[start : start + HAND])
        s.prep[start : start + HAND] = [*self._taken(chosen), EMPTY, EMPTY][:HAND]
        self._note_exact("prep", seat, cards is not None)
        return None

    def deck(self, *names: str, cards: Sequence[str] | None = None, seen_by: int | None = None) -> list[str] | None:
        """The whole deck, top first; the cards that are nowhere else then lie in the discard pile."""
        chosen = wanted(names, cards)
        if chosen is None:
            s = self.settled()
            return self._read(s.deck[s.drawn :]) if seen_by is None else read_deck_seen(self.game, s, self._viewer(seen_by))
        s = self._edit()
        self._named &= ~gathered(list(s.deck))
        taken = self._taken(chosen)
        s.discard |= gathered(list(s.deck))
        s.deck, s.buried, self._whole = tuple(taken), 0, True
        return None

    def deck_top(self, *cards: str) -> None:
        """The uppermost cards of the deck, the first one on top."""
        s = self._edit()
        taken = self._taken(cards)
        s.deck = (*taken, *s.deck)

    def deck_bottom(self, *cards: str, buried: bool = False) -> None:
        """The lowest cards of the deck, the last one at the bottom; `buried` ones were put there before all eyes."""
        s = self._edit()
        taken = self._taken(cards)
        s.deck, s.buried = (*s.deck, *taken), len(cards) if buried else 0

    def discard(self, *names: str, cards: Sequence[str] | None = None) -> list[str] | None:
        """The discard pile; `cards=[]` empties it into the deck."""
        chosen = wanted(names, cards)
        if chosen is None:
            return self._read(members(self.settled().discard))
        s = self._edit()
        self._named &= ~s.discard
        taken = self._taken(chosen)
        s.deck, s.discard, self._whole = (*members(s.discard), *s.deck), gathered(taken), False
        return None

    def column(
        self, building: str, *names: str, cards: Sequence[str] | None = None, face_down: Sequence[str] = ()
    ) -> list[str] | None:
        """The cards attached to a building, the last one uppermost; some of them may lie face down."""
        number = number_of("building", building, BUILDING_NAMES)
        chosen = wanted(names, cards)
        if chosen is None:
            return self._read(self.settled().columns[number])
        s = self._edit()
        self._release(s.columns[number])
        taken = self._taken(chosen)
        s.columns[number] = tuple(taken)
        for card in taken:
            if self.game.setting.colour[card] != number:
                raise ValueError(
                    f"{self._names[card]} is {COLOURS[self.game.setting.colour[card]]}, {building} is {COLOURS[number]}"
                )
        for name in face_down:
            s.face_down |= 1 << taken[number_of("card in that column", name, self._read(taken))]
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
        self._release(members(s.packs[seat]))
        s.packs[seat] = gathered(self._taken(cards))
        return None

    def kept(self, seat: int, *cards: str) -> list[str] | None:
        """What a seat has kept in the draft, round by round; seats of which less is named have kept other cards."""
        seats = len(self.s.hands)
        self._seat(seat)
        if not cards:
            return self._read(self.settled().kept[seat::seats])
        s = self._edit()
        self._release(s.kept[seat::seats])
        s.kept.extend([EMPTY] * (len(cards) * seats - len(s.kept)))
        for number, card in enumerate(self._taken(cards)):
            s.kept[number * seats + seat] = card
        return None

    def knows(self, seat: int, *names: str, cards: Sequence[str] | None = None) -> list[str] | None:
        """The hidden cards outside the own zones whose faces a seat has seen."""
        self._seat(seat)
        chosen = wanted(names, cards)
        if chosen is None:
            return self._read(members(self.settled().knows[seat]))
        self._edit().knows[seat] = known = gathered([number_of("card", name, self._names) for name in chosen])
        self._known |= known
        return None

    # How it becomes a position

    def _begin(self) -> None:
        s = self.s
        if s.round:
            rules.begin_turn(s)
        else:
            s.table.append((rules.DRAFT, len(s.kept) // len(s.hands)) if any(s.packs) else (rules.CHOOSE_PREP,))
            self.game.run(s)

    def _complete(self) -> None:
        if self._starting:
            self._fill()
        self._count()
        self._check()

    def _lay_out(self, s: PocketMarsState) -> None:
        """Begin with what lies on the table and nothing under way."""
        self._clear(s)
        s.deck, s.drawn = s.deck[s.drawn :], 0
        self._whole = False  # the deck was named as a whole: cards that make room go to the discard pile
        self._known = 0  # cards that a seat remembers: none of them fills a hand
        self._counts: dict[tuple[str, int], int] = {}  # colonists that a word has put on a ship or on Earth
        self._exact: set[tuple[str, int]] = set()  # hands and prep modules that are not filled

    def _resume(self) -> None:
        s = self.s
        others = [s.in_play, *s.hands, *s.packs, gathered([card for card in [*s.prep, *s.kept] if card != EMPTY])]
        self._named &= gathered(list(s.deck[s.drawn :]))
        for cards in [*others, *[gathered(list(column)) for column in s.columns]]:
            self._named |= cards
        self._counts = {}
        self._exact = {(zone, seat) for zone in ("hand", "prep") for seat in range(len(s.hands))}
        self._whole = False

    def _drop(self) -> None:
        """The card that was being played lies in the discard pile, and all have again as many cards as a turn begins with."""
        s = self.s
        s.discard, s.in_play = s.discard | s.in_play, 0
        self._exact = set()
        for hand in s.hands:
            self._release(members(hand)[HAND:])

    def _note_exact(self, zone: str, seat: int, exact: bool) -> None:
        if exact:
            self._exact.add((zone, seat))
        else:
            self._exact.discard((zone, seat))

    def _card_name(self, card: int) -> str:
        return self._names[card]

    def _place_of(self, card: int) -> str:
        s = self.s
        for words, sets in (("hand", s.hands), ("pack", s.packs)):
            for seat, cards in enumerate(sets):
                if cards >> card & 1:
                    return f"the {words} of seat {seat}"
        for building, column in enumerate(s.columns):
            if card in column:
                return f"the column of {BUILDING_NAMES[building]}"
        if card in s.prep:
            return f"the prep module of seat {s.prep.index(card) // HAND}"
        if card in s.kept:
            return f"what seat {s.kept.index(card) % len(s.hands)} has kept"
        return "the deck" if card in s.deck[s.drawn :] else "the discard pile" if s.discard >> card & 1 else "play"

    def _taken(self, names: Sequence[str]) -> list[int]:
        """The numbers of cards, each taken out of where it was."""
        cards = [number_of("card", name, self._names) for name in names]
        self._claim(cards)
        for card in cards:
            self._take_out(card)
        return cards

    def _take_out(self, card: int) -> None:
        s = self.s
        keep = ~(1 << card)
        for zone in (s.hands, s.packs) if self._starting else (s.hands, s.packs, s.knows):
            zone[:] = [cards & keep for cards in zone]
        s.discard &= keep
        s.face_down &= keep
        s.prep = [EMPTY if other == card else other for other in s.prep]
        s.kept = [EMPTY if other == card else other for other in s.kept]
        s.columns = [tuple(other for other in column if other != card) for column in s.columns]
        s.buried -= card in s.deck[len(s.deck) - s.buried :]
        s.deck, s.drawn = tuple(other for other in s.deck[s.drawn :] if other != card), 0

    def _release(self, cards: Sequence[int]) -> None:
        """Cards make room, and may be named for another place."""
        s = self.s
        for card in cards:
            if card != EMPTY:
                self._take_out(card)
                self._named &= ~(1 << card)
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
            if not (self._named | self._known) >> card & 1:
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
                self._release(members(zone[seat] & ~self._named)[: max(0, size(zone[seat]) - most)])
                if size(zone[seat]) > most:
                    raise ValueError(f"there are {most} cards here, not: {', '.join(self._read(members(zone[seat])))}")
                while size(zone[seat]) < most and (zone is s.packs or ("hand", seat) not in self._exact):
                    zone[seat] |= 1 << self._spare()
        s.kept = [self._spare() if card == EMPTY else card for card in s.kept]
        for place, card in enumerate(s.prep):
            if card == EMPTY and s.round and ("prep", place // HAND) not in self._exact:
                s.prep[place] = self._spare()

    def _count(self) -> None:
        """Make the colonists of each seat seven."""
        s = self.s
        for seat in range(len(s.hands)):
            mars = sum(s.colonists[s.place(building, zone, seat)] for building in self.game.setting.homes for zone in ZONES)
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
        deck = gathered(list(s.deck[s.drawn :]))
        others = [1 << card for column in [s.kept, *s.columns] for card in column]
        assert sum([*s.hands, *s.packs, *prep, deck, *others, s.discard, s.in_play]) == self.game.setting.all_cards
        for seat, known in enumerate(s.knows):
            theirs = [*s.hands[:seat], *s.hands[seat + 1 :], *prep[: seat * HAND], *prep[seat * HAND + HAND :]]
            seen = members(known & ~(deck | sum(theirs)))
            if seen:
                raise ValueError(f"seat {seat} has before its eyes, and need not remember: {', '.join(self._read(seen))}")

    def _seen(self, viewer: int, seat: int, zone: str) -> list[str]:
        """The cards of a seat as a viewer sees them."""
        return read_seen(self.game, self.settled(), self._viewer(viewer), seat, zone)

    def _read(self, cards: Sequence[int]) -> list[str]:
        return [self._names[card] for card in cards if card != EMPTY]
