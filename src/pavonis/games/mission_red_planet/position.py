"""Any position of Mission: Red Planet, built and read by names; `pavonis.testing.table` speaks through this.

Called with what it should hold, a word sets; called without, it reads. A position begins in round 1 with empty pads and nobody on
the way: what is not named is not there. When it is next read or played, astronauts and tokens that are nowhere else are in the
supply, ships and cards that are nowhere else in their decks, and the question of the position is open: the choice of a character.
"""

from collections.abc import Sequence
from copy import copy
from typing import Any, NamedTuple

from pavonis.core.game import Reason
from pavonis.games.mission_red_planet import moves, reasons, rules, state
from pavonis.games.mission_red_planet.cards import CARDS, CHARACTER_CARDS, KIND_NAMES, MISSIONS, REGION_CARDS, SHIPS
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.state import ALL_CHARACTERS, ASTRONAUTS, COLOURS, EMPTY, KINDS, REGIONS, RedPlanetState
from pavonis.games.mission_red_planet.verbs import destination
from pavonis.kit.position import number_of
from pavonis.kit.zones import gathered, members

REGION_NAMES = [region.names[0] for region in REGION_CARDS]
CHARACTER_NAMES = [character.names[0] for character in CHARACTER_CARDS]
ANYWHERE = "anywhere"  # a ship without a destination

# The reasons whose numbers stand for something with a name.
OF_CARDS = [reasons.NOT_DEALT, reasons.NOT_HELD, reasons.WRONG_MOMENT, reasons.NO_EFFECT]
OF_REGIONS = [
    reasons.NO_TOKEN, reasons.NOT_ADJACENT, reasons.INNER_REGION, reasons.OUTER_ONLY, reasons.DISCOVERY_THERE, reasons.NO_DISCOVERY,
]  # fmt: skip
OF_PADS = [
    reasons.NO_SUCH_PAD, reasons.NO_SHIP, reasons.SHIP_LAUNCHED, reasons.SHIP_FULL, reasons.NO_TOKEN_AT_ALL, reasons.SAME_SHIP,
]  # fmt: skip
OF_PLACES = [reasons.NO_OWN_ASTRONAUT, reasons.NO_SUCH_ASTRONAUT]


class PadReading(NamedTuple):
    """A ship: where it goes, its seats, its crew by colour, the tokens on it and whether it has left."""

    destination: str
    capacity: int
    crew: list[int]
    tokens: list[str]
    launched: bool


class RegionReading(NamedTuple):
    """A region: astronauts by colour, its resource if it lies face up, point tokens by kind, its discovery."""

    astronauts: list[int]
    resource: str | None
    tokens: list[int]
    discovery: str | None


class ColourReading(NamedTuple):
    """What a colour has, and its points."""

    supply: int
    wormhole: int
    tokens: list[int]
    hand: list[str]
    played: list[str]
    points: int


class Position:
    """A position being built."""

    def __init__(self, game: MissionRedPlanet, seats: int, seed: int) -> None:
        self.game = game
        self.s = game.new(seats, seed)
        self._cards = [game.tables.names(card)[0] for card in range(CARDS)]
        self._editing = False
        self._on_top: list[int] = []
        self._ships_on_top: list[int] = []
        for seat in range(seats):
            game.apply(self.s, seat, game.legal(self.s, seat)[0])
        s = self._edit()
        s.round = 1
        s.first = 0
        for pad in range(len(s.ships)):
            self.no_ship(pad + 1)

    def copy(self) -> "Position":
        """An independent copy, also in the middle of a decision."""
        self.settled()
        other = copy(self)
        other.s = self.s.clone()
        return other

    def set(self, *, round: int | None = None, first: str | None = None) -> None:
        """The number of the round, and the colour that holds the first player token."""
        s = self._edit()
        if round is not None:
            if not 1 <= round <= rules.ROUNDS:
                raise ValueError(f"rounds are numbered from 1 to {rules.ROUNDS}, not {round}")
            s.round = round
        if first is not None:
            s.first = self._colour(first)

    def pad(self, number: int, *ship: Any, tokens: Sequence[str] = (), launched: bool = False, **crew: int) -> PadReading | None:
        """The ship of a pad: where it goes ("anywhere" if that is not printed), how many it holds, and who is aboard."""
        pad = self._pad(number)
        if not ship:
            return self._read_pad(pad)
        s = self._edit()
        self.no_ship(number)
        going, seats = ship
        target = EMPTY if going == ANYWHERE else number_of("region", going, REGION_NAMES)
        tables = self.game.tables
        free = [card for card in range(SHIPS) if card not in s.ships and not s.ship_discard >> card & 1]
        fits = [card for card in free if tables.destination[card] == target and tables.capacity[card] == seats]
        if not fits:
            raise ValueError(f"there is no free ship to {going} for {seats}")
        s.ships[pad] = fits[0]
        s.tokens[pad] = tuple(number_of("region", name, REGION_NAMES) for name in tokens)
        for name, count in crew.items():
            s.crew[pad * COLOURS + self._colour(name)] = count
        s.aboard[pad] = sum(crew.values())
        s.launched |= launched << pad
        if s.aboard[pad] > seats or (s.aboard[pad] and destination(tables, s, pad) == EMPTY):
            raise ValueError(f"a ship to {going} for {seats} cannot have the crew {crew}")
        return None

    def no_ship(self, number: int) -> None:
        """The pad is empty."""
        s = self._edit()
        pad = self._pad(number)
        s.ships[pad] = EMPTY
        s.tokens[pad] = ()
        s.aboard[pad] = 0
        s.crew[pad * COLOURS : pad * COLOURS + COLOURS] = [0] * COLOURS
        s.launched &= ~(1 << pad)

    def region(
        self,
        name: str,
        resource: str | None = None,
        hidden: bool = False,
        tokens: Sequence[int] = (),
        discovery: str | None = None,
        seen_by: Sequence[int] = (),
        **astronauts: int,
    ) -> RegionReading | None:
        """The astronauts of a region by colour, its resource (face up, unless it is `hidden`), its tokens and its discovery."""
        region = number_of("region", name, REGION_NAMES)
        if resource is None and not tokens and discovery is None and not astronauts:
            return self._read_region(region)
        s = self._edit()
        if resource is not None:
            self._lay_resource(region, KIND_NAMES.index(resource))
            s.revealed = s.revealed & ~(1 << region) | (not hidden) << region
        if tokens:
            s.lying[region * KINDS : region * KINDS + KINDS] = list(tokens)
        if discovery is not None:
            s.discoveries[region] = self._taken([discovery])[0]
            for seat in range(len(s.seats)):
                s.seen[seat] = s.seen[seat] & ~(1 << region) | (seat in seen_by) << region
        for colour, count in astronauts.items():
            s.mars[region * COLOURS + self._colour(colour)] = count
        return None

    def colour(self, name: str, supply: int | None = None, wormhole: int | None = None, tokens: Sequence[int] = ()) -> Any:
        """A colour's astronauts in the supply or in the wormhole, the rest being in the other, and its point tokens by kind."""
        colour = self._colour(name)
        if supply is None and wormhole is None and not tokens:
            return self._read_colour(colour)
        s = self._edit()
        if supply is not None:
            self._supplies[colour] = supply
            self._wormholes.pop(colour, None)
        if wormhole is not None:
            self._wormholes[colour] = wormhole
        if tokens:
            s.owned[colour * KINDS : colour * KINDS + KINDS] = list(tokens)
        return None

    def hand(self, name: str, *characters: str) -> list[str] | None:
        """The characters in a colour's hand; the others have been played."""
        colour = self._colour(name)
        if not characters:
            return self._read_colour(colour).hand
        s = self._edit()
        s.hands[colour] = gathered([number_of("character", each, CHARACTER_NAMES) + 1 for each in characters])
        s.played[colour] = ALL_CHARACTERS & ~s.hands[colour]
        return None

    def mission(self, seat: int, name: str | None = None) -> str | None:
        """The first mission of a seat."""
        if name is None:
            return self._cards[self.settled().mission[seat]]
        s = self._edit()
        card = number_of("mission", name, self._cards[:MISSIONS])
        s.area = [cards & ~(1 << card) for cards in s.area]
        self._exchange(card, s.mission[seat])
        return None

    def area(self, seat: int, *cards: str) -> list[str] | None:
        """The missions and actions that a seat has drawn and keeps face down."""
        if not cards:
            return [self._cards[card] for card in members(self.settled().area[seat])]
        self._edit().area[seat] = gathered(self._taken(cards))
        return None

    def deck_top(self, *cards: str) -> list[str] | None:
        """The uppermost cards of the colonisation deck, the first one on top."""
        if not cards:
            s = self.settled()
            return [self._cards[card] for card in s.deck[s.taken :]]
        self._edit()
        self._on_top = self._taken(cards)
        return None

    def no_deck(self) -> None:
        """All cards that are nowhere else lie face up out of play."""
        s = self._edit()
        s.discard |= ((1 << CARDS) - 1) & ~self._placed()

    def ships_on_top(self, *ships: tuple[str, int]) -> None:
        """The next ships of the deck, as (destination, seats)."""
        self._edit()
        tables = self.game.tables
        for going, seats in ships:
            target = EMPTY if going == ANYWHERE else number_of("region", going, REGION_NAMES)
            free = [card for card in range(SHIPS) if card not in self._ships_on_top and card not in self.s.ships]
            fits = [card for card in free if tables.destination[card] == target and tables.capacity[card] == seats]
            self._ships_on_top.append(fits[0])

    def no_ship_deck(self) -> None:
        """All ships that are nowhere else are in the discard pile."""
        s = self._edit()
        s.ship_discard = ((1 << SHIPS) - 1) & ~gathered([ship for ship in s.ships if ship >= 0])

    def neutral(self, seat: int, *characters: str) -> list[str] | None:
        """The next characters of a neutral deck, this round's first; those of its colour's hand that are not named follow."""
        if not characters:
            return [CHARACTER_NAMES[number - 1] for number in self.settled().neutral[seat]]
        s = self._edit()
        top = [number_of("character", each, CHARACTER_NAMES) + 1 for each in characters]
        s.neutral[seat] = tuple(top + [n for n in members(s.hands[seat + len(s.seats)]) if n not in top])
        return None

    def settled(self) -> RedPlanetState:
        """The position, complete and consistent, its question open."""
        s = self.s
        if self._editing:
            self._count()
            self._editing = False
            s.log = []
            s.round -= 1
            rules.begin_round(s)
            self.game.run(s)
        return s

    def arguments(self, reason: Reason) -> list[str]:
        """The numbers of a reason in words."""
        words = [str(number) for number in reason[1:]]
        if reason[0] in OF_CARDS:
            words[0] = self._cards[reason[1]]
        elif reason[0] in OF_REGIONS:
            words = [REGION_NAMES[number] for number in reason[1:]]
        elif reason[0] in OF_PADS or reason[0] == reasons.TOO_FEW_SEATS:
            words[0] = f"pad {reason[1] + 1}"
        elif reason[0] in OF_PLACES:
            place, colour = reason[1:]
            words = [REGION_NAMES[place] if place < REGIONS else f"pad {place - REGIONS + 1}", moves.COLOUR_NAMES[colour]]
        elif reason[0] == reasons.NOT_IN_HAND:
            words[0] = CHARACTER_NAMES[reason[1] - 1]
        elif reason[0] == reasons.NO_SUCH_COLOUR:
            words[0] = moves.COLOUR_NAMES[reason[1]]
        return words

    def _edit(self) -> RedPlanetState:
        """Begin to change the position: whatever was under way is dropped."""
        s = self.s
        if not self._editing:
            self._editing = True
            self._supplies: dict[int, int] = {}
            self._wormholes = {colour: s.wormhole[colour] for colour in range(len(s.supply))}
            self._on_top, self._ships_on_top = [], []
            s.table, s.seats, s.sealed = [], [[] for _ in s.seats], [[] for _ in s.sealed]
            s.close()
            s.owed = 0
            s.held = EMPTY
            for seat in range(len(s.seats)):
                if s.laid[seat]:
                    s.neutral[seat] = (s.laid[seat], *s.neutral[seat])
                    s.laid[seat] = 0
        return s

    def _pad(self, number: int) -> int:
        if not 1 <= number <= len(self.s.ships):
            raise ValueError(f"there is no pad {number}; there are: 1 to {len(self.s.ships)}")
        return number - 1

    def _colour(self, name: str) -> int:
        return number_of("colour", name, moves.COLOUR_NAMES[: len(self.s.supply)])

    def _taken(self, names: Sequence[str]) -> list[int]:
        """The numbers of colonisation cards, each taken out of where it was; a first mission is exchanged."""
        s = self.s
        cards = [number_of("card", name, self._cards) for name in names]
        keep = ~gathered(cards)
        for zone in (s.area, s.box, s.plain):
            zone[:] = [held & keep for held in zone]
        s.discard &= keep
        s.discoveries = [EMPTY if card in cards else card for card in s.discoveries]
        for card in cards:
            if card in s.mission:
                self._exchange(card, next(c for c in range(MISSIONS) if not self._placed() >> c & 1 and c not in cards))
        return cards

    def _exchange(self, one: int, other: int) -> None:
        """Two missions change places, also in what seats have handed back."""
        places = {one: other, other: one}
        self.s.mission = [places.get(card, card) for card in self.s.mission]
        self.s.returned = [places.get(card, card) for card in self.s.returned]

    def _placed(self) -> int:
        """The colonisation cards that are not in the deck."""
        s = self.s
        found = s.discard | gathered(s.mission) | gathered([card for card in s.discoveries if card != EMPTY])
        for zone in (s.area, s.box, s.plain):
            for cards in zone:
                found |= cards
        return found

    def _lay_resource(self, region: int, kind: int) -> None:
        """Put a resource token of that kind there, in exchange for one that lies face down or is to spare."""
        s = self.s
        if s.resources[region] == kind:
            return
        if s.spare == kind:
            s.spare = s.resources[region]
        else:
            hidden = [other for other in range(REGIONS) if s.resources[other] == kind and not s.revealed >> other & 1]
            if not hidden:
                raise ValueError(f"there is no {KIND_NAMES[kind]} token left")
            s.resources[hidden[0]] = s.resources[region]
        s.resources[region] = kind

    def _count(self) -> None:
        """Astronauts, tokens, ships and cards that are nowhere else are in their supplies and decks."""
        s = self.s
        for colour in range(len(s.supply)):
            rest = ASTRONAUTS - sum(s.mars[colour::COLOURS]) - sum(s.crew[colour::COLOURS])
            s.wormhole[colour] = self._wormholes.get(colour, 0)
            if colour in self._supplies:
                s.wormhole[colour] = rest - self._supplies[colour]
            s.supply[colour] = rest - s.wormhole[colour]
            if min(s.supply[colour], s.wormhole[colour]) < 0:
                raise ValueError(f"{moves.COLOUR_NAMES[colour]} has {ASTRONAUTS} astronauts, and more are on the table")
        s.bank = [state.BANK[kind] - sum(s.lying[kind::KINDS]) - sum(s.owned[kind::KINDS]) for kind in range(KINDS)]
        used = [region for tokens in s.tokens for region in tokens]
        s.stock = [state.TOKENS_PER_REGION - used.count(region) for region in range(REGIONS)]
        if min(s.bank + s.stock) < 0:
            raise ValueError("there are more tokens on the table than in the box")
        placed = self._placed()
        s.deck = tuple(self._on_top + [c for c in range(CARDS) if not placed >> c & 1 and c not in self._on_top])
        s.taken = 0
        gone = [*self._ships_on_top, *s.ships, *members(s.ship_discard)]
        s.ship_deck = tuple(self._ships_on_top + [ship for ship in range(SHIPS) if ship not in gone])
        s.ship_taken = 0

    def _read_pad(self, pad: int) -> PadReading:
        s = self.settled()
        if s.ships[pad] == EMPTY:
            return PadReading("", 0, [], [], False)
        going = destination(self.game.tables, s, pad)
        return PadReading(
            ANYWHERE if going == EMPTY else REGION_NAMES[going],
            self.game.tables.capacity[s.ships[pad]],
            s.crew[pad * COLOURS : pad * COLOURS + len(s.supply)],
            [REGION_NAMES[region] for region in s.tokens[pad]],
            s.launched >> pad & 1 != 0,
        )

    def _read_region(self, region: int) -> RegionReading:
        s = self.settled()
        card = s.discoveries[region]
        return RegionReading(
            s.astronauts(region),
            KIND_NAMES[s.resources[region]] if s.revealed >> region & 1 else None,
            s.lying[region * KINDS : region * KINDS + KINDS],
            None if card == EMPTY else self._cards[card],
        )

    def _read_colour(self, colour: int) -> ColourReading:
        s = self.settled()
        seen = self.game.observe(s, -1)["colours"][colour]
        names = [[CHARACTER_NAMES[number - 1] for number in seen[zone]] for zone in ("hand", "played")]
        return ColourReading(seen["supply"], seen["wormhole"], seen["tokens"], names[0], names[1], seen["points"])
