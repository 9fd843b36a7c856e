"""A position of Mission: Red Planet: who stands where, what lies where, and who has looked at it.

Colours are not seats: with two players each seat plays a main colour, numbered like the seat, and a neutral one. A launch pad keeps
its ship until it lands, so a ship is known by its pad, docked or launched.
"""

from typing import Any, ClassVar, Final

from pavonis.core.game import State

# Rooms: how many numbers each kind of thing has in codes, positions and encodings, whether there is such a thing yet or not.
COLOUR_ROOM: Final = 8  # lists by place and colour have this many entries a place
REGION_ROOM: Final = 16
PAD_ROOM: Final = 8
KIND_ROOM: Final = 4  # lists by place and resource have this many entries a place
CHARACTER_ROOM: Final = 16
SHIP_ROOM: Final = 64
CARD_ROOM: Final = 64  # of colonisation cards

PADS: Final = 6  # at most
KINDS: Final = 3  # of resources
FIRST_PAD: Final = REGION_ROOM  # places where astronauts are: the regions, then the ships on the pads
PLACE_ROOM: Final = 32
PHOBOS: Final = 9  # the region that borders on none
ASTRONAUTS: Final = 22  # of each colour
TOKENS_PER_REGION: Final = 2  # destination tokens
BANK: Final = [40, 23, 23]  # point tokens of each kind
EMPTY: Final = -1
NOBODY: Final = -1
DUEL_COLOURS: Final = 4
DUEL_RING: Final = [0, 2, 3, 1]  # clockwise: main and neutral of seat 0, neutral and main of seat 1

SET_UP: Final = 0  # phases
ROUND: Final = 1
DISCOVERY: Final = 2
PRODUCTION: Final = 3
OVER: Final = 4


class RedPlanetState(State):
    """Sets of cards are ints with a bit for each card; what belongs to a place and a colour is one flat list.

    What changes a few times in a game is a tuple, which clones share; `kit.shared.changed` makes another one.
    """

    __slots__ = (
        "aboard", "active", "area", "bank", "box", "count", "crew", "dealt", "deck", "discard", "discoveries", "first", "hands",
        "held", "laid", "launched", "layout", "lying", "mars", "mission", "neutral", "owned", "phase", "plain", "played",
        "resources", "returned", "revealed", "round", "seen", "ship_deck", "ship_discard", "ship_taken", "ships", "spare", "stock",
        "supply", "taken", "tokens", "wormhole",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "round", "phase", "count", "first", "active", "layout", "ships", "launched", "crew", "aboard", "tokens", "stock",
        "ship_deck", "ship_taken", "ship_discard", "mars", "wormhole", "supply", "resources", "spare", "revealed", "lying", "owned",
        "bank", "hands", "played", "dealt", "mission", "returned", "area", "discoveries", "seen", "held", "deck", "taken",
        "discard", "box", "plain", "neutral", "laid",
    )  # fmt: skip
    GROWING: ClassVar[dict[str, Any]] = {"stock": 0, "mars": 0, "resources": EMPTY, "lying": 0, "bank": 0, "discoveries": EMPTY}

    round: int
    phase: int
    count: int  # the number called last in this round's countdown, 0 while characters are being chosen
    first: int  # the colour that holds the first player token
    active: int  # the colour whose character is or was last carried out in this round
    layout: int

    ships: list[int]  # by pad: the ship card, or EMPTY
    launched: int  # which of the pads' ships have left for Mars
    crew: list[int]  # pad * COLOUR_ROOM + colour
    aboard: list[int]  # by pad: all of its crew
    tokens: list[tuple[int, ...]]  # by pad: the destination tokens on its ship, the newest last
    stock: list[int]  # destination tokens in the supply, by region
    ship_deck: tuple[int, ...]  # shared between clones; `ship_taken` cards of it are gone
    ship_taken: int
    ship_discard: int

    mars: list[int]  # region * COLOUR_ROOM + colour
    wormhole: list[int]
    supply: list[int]  # astronauts not yet on their way, by colour
    resources: list[int]  # the kind of each region
    spare: int  # the kind of the eleventh token, which never comes into play
    revealed: int  # which regions' resources lie face up
    lying: list[int]  # region * KIND_ROOM + kind: point tokens in regions
    owned: list[int]  # colour * KIND_ROOM + kind
    bank: list[int]

    hands: list[int]  # by colour: characters not yet played; a chosen one stays here until it is called
    played: list[int]
    dealt: tuple[int, ...]  # while missions are chosen: the two of each seat
    mission: tuple[int, ...]  # by seat: the first mission, known to be one
    returned: tuple[int, ...]  # by seat: the mission handed back
    area: list[int]  # by seat: cards drawn and kept face down, missions and actions
    discoveries: list[int]  # by region
    seen: list[int]  # by seat: the regions whose discovery it has placed or looked at, which all could see
    held: int  # a colonisation card drawn and not yet laid down
    deck: tuple[int, ...]  # of colonisation cards; `taken` of it are gone
    taken: int
    discard: int  # colonisation cards that lie face up out of play
    box: tuple[int, ...]  # by seat: what a neutral Scientist has put aside unseen
    plain: tuple[int, ...]  # the same, of which all know that it is no discovery
    neutral: tuple[tuple[int, ...], ...]  # by seat, for two players: the neutral character deck, the next card first
    laid: list[int]  # by seat: the neutral character of this round until it is called, or 0

    def begin(self, seats: int) -> None:
        """An empty table; `lay_out` brings what depends on the box."""
        super().begin(seats)
        colours = DUEL_COLOURS if seats == 2 else seats
        self.round = 0
        self.phase = SET_UP
        self.count = 0
        self.first = 0
        self.active = NOBODY
        self.layout = 0
        self.ships = [EMPTY] * colours
        self.launched = 0
        self.crew = [0] * (colours * COLOUR_ROOM)
        self.aboard = [0] * colours
        self.tokens = [()] * colours
        self.ship_deck = ()
        self.ship_taken = 0
        self.ship_discard = 0
        self.wormhole = [0] * colours
        self.supply = [ASTRONAUTS] * colours
        self.spare = 0
        self.revealed = 0
        self.owned = [0] * (colours * KIND_ROOM)
        self.bank = BANK[:]
        self.played = [0] * colours
        self.begin_cards(seats)

    def lay_out(self, numbers: int, regions: list[int], characters: int) -> None:
        """Regions, of which so many numbers are in use, with two destination tokens for each on the map; full hands.

        Rulebook: Set-up 3 and 5.
        """
        self.stock = [0] * numbers
        for region in regions:
            self.stock[region] = TOKENS_PER_REGION
        self.mars = [0] * (numbers * COLOUR_ROOM)
        self.resources = [EMPTY] * numbers
        self.lying = [0] * (numbers * KIND_ROOM)
        self.discoveries = [EMPTY] * numbers
        self.hands = [characters] * len(self.supply)

    def begin_cards(self, seats: int) -> None:
        """No colonisation card and no neutral character is anywhere yet."""
        self.dealt = (0,) * seats
        self.mission = (EMPTY,) * seats
        self.returned = (EMPTY,) * seats
        self.area = [0] * seats
        self.seen = [0] * seats
        self.held = EMPTY
        self.deck = ()
        self.taken = 0
        self.discard = 0
        self.box = (0,) * seats
        self.plain = (0,) * seats
        self.neutral = ((),) * seats
        self.laid = [0] * seats

    def clone(self) -> "RedPlanetState":
        """An independent copy."""
        c = RedPlanetState()
        self.copy_to(c)
        c.round = self.round
        c.phase = self.phase
        c.count = self.count
        c.first = self.first
        c.active = self.active
        c.layout = self.layout
        c.ships = self.ships[:]
        c.launched = self.launched
        c.crew = self.crew[:]
        c.aboard = self.aboard[:]
        c.tokens = self.tokens[:]
        c.stock = self.stock[:]
        c.ship_deck = self.ship_deck
        c.ship_taken = self.ship_taken
        c.ship_discard = self.ship_discard
        c.mars = self.mars[:]
        c.wormhole = self.wormhole[:]
        c.supply = self.supply[:]
        c.resources = self.resources[:]
        c.spare = self.spare
        c.revealed = self.revealed
        c.lying = self.lying[:]
        c.owned = self.owned[:]
        c.bank = self.bank[:]
        c.hands = self.hands[:]
        c.played = self.played[:]
        self.copy_cards_to(c)
        return c

    def copy_cards_to(self, c: "RedPlanetState") -> None:
        """The second half of `clone`."""
        c.dealt = self.dealt
        c.mission = self.mission
        c.returned = self.returned
        c.area = self.area[:]
        c.discoveries = self.discoveries[:]
        c.seen = self.seen[:]
        c.held = self.held
        c.deck = self.deck
        c.taken = self.taken
        c.discard = self.discard
        c.box = self.box
        c.plain = self.plain
        c.neutral = self.neutral
        c.laid = self.laid[:]

    def stack_neutral(self, seat: int, characters: tuple[int, ...]) -> None:
        """A seat's neutral deck is this one from now on."""
        self.neutral = (*self.neutral[:seat], characters, *self.neutral[seat + 1 :])

    def owner(self, colour: int) -> int:
        """The seat that plays a colour."""
        return colour if colour < len(self.seats) else colour - len(self.seats)

    def clockwise(self, start: int) -> list[int]:
        """All colours in the order in which they sit, from one of them on."""
        colours = len(self.supply)
        if len(self.seats) > 2:
            return [(start + i) % colours for i in range(colours)]
        at = DUEL_RING.index(start)
        return DUEL_RING[at:] + DUEL_RING[:at]

    def seats_in_order(self) -> list[int]:
        """All seats from the first player on."""
        seats = len(self.seats)
        first = self.owner(self.first)
        return [(first + i) % seats for i in range(seats)]

    def docked(self, pad: int) -> bool:
        """Whether a ship stands on that pad and has not left."""
        return self.ships[pad] >= 0 and not self.launched >> pad & 1

    def astronauts(self, region: int) -> list[int]:
        """The astronauts in a region, by colour."""
        return self.mars[region * COLOUR_ROOM : region * COLOUR_ROOM + len(self.supply)]
