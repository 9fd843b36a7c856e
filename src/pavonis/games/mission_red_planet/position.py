"""Any position of Mission: Red Planet, built and read by names; `pavonis.testing.table` speaks through this.

Called with what it should hold, a word sets; called without, it reads. A position begins in round 1 with empty pads and nobody on
the way: what is not named is not there. Astronauts and tokens that are nowhere else are in the supply, ships and cards that are
nowhere else in their decks, and all are about to choose a character. What happens to a position that is in play already is told in
`kit/position.py`; `choosing` drops what is under way.
"""

from collections.abc import Sequence
from typing import Any

from pavonis.games.mission_red_planet import moves, rules, state
from pavonis.games.mission_red_planet.cards import KIND_NAMES
from pavonis.games.mission_red_planet.game import MissionRedPlanet
from pavonis.games.mission_red_planet.naming import ANYWHERE, english, namings, ship_name
from pavonis.games.mission_red_planet.readings import ColourReading, PadReading, RegionReading, read_colour, read_pad, read_region
from pavonis.games.mission_red_planet.state import ASTRONAUTS, COLOUR_ROOM, EMPTY, KIND_ROOM, KINDS, RedPlanetState
from pavonis.games.mission_red_planet.verbs import destination
from pavonis.kit.position import PositionBuilder, number_of, wanted, within
from pavonis.kit.zones import gathered, members

DUEL_SEATS = 2


def numbered(kind: str, name: str, names: dict[int, str]) -> int:
    """The number of a thing by its name."""
    return list(names)[number_of(kind, name, list(names.values()))]


def _ship(ship: Any) -> tuple[str, int]:
    """Where a ship goes and how many it holds; ValueError if these are not two things."""
    if not isinstance(ship, Sequence) or len(ship) != 2:
        raise ValueError(f"a ship is where it goes and how many it holds, not {ship!r}")
    return ship[0], ship[1]


class Position(PositionBuilder[RedPlanetState]):
    """A position of Mission: Red Planet."""

    game: MissionRedPlanet

    def __init__(self, game: MissionRedPlanet, seats: int, seed: int) -> None:
        s = game.new(seats, seed)
        super().__init__(game, s)
        self.setting = game.setting
        self.event_names, self.reason_names = namings(game.setting)
        self._cards = english(game.setting.card_names)
        self._regions = english(game.setting.region_names)
        self._characters = english(game.setting.character_names)
        self._on_top: list[int] = []  # of the colonisation deck
        self._ships_on_top: list[int] = []
        self._supplies: dict[int, int] = {}  # astronauts that a word has put there, by colour
        self._wormholes: dict[int, int] = {}
        for seat in range(seats):
            game.apply(s, seat, game.legal(s, seat)[0])
        self._clear(s)
        self._drop()
        s.round = 1
        s.first = 0
        s.deck, s.taken = tuple(members(self.setting.all_cards)), 0
        s.ship_deck, s.ship_taken = tuple(self.setting.ships), 0
        for pad in range(len(s.ships)):
            self.no_ship(pad + 1)

    def choosing(self) -> None:
        """The round begins: all are about to choose a character."""
        self._leave()

    def set(self, *, round: int | None = None, first: str | None = None) -> None:
        """The number of the round, and the colour that holds the first player token."""
        s = self._edit()
        if round is not None:
            s.round = within("round", round, 1, rules.ROUNDS)
        if first is not None:
            s.first = self._colour(first)

    def pad(self, number: int, *ship: Any, tokens: Sequence[str] = (), launched: bool = False, **crew: int) -> PadReading | None:
        """The ship of a pad: where it goes ("anywhere" if that is not printed), how many it holds, and who is aboard."""
        pad = self._pad(number)
        if not ship:
            return read_pad(self.setting, self.settled(), pad)
        going, seats = _ship(ship)
        s = self._edit()
        self.no_ship(number)
        s.ships[pad] = self._free_ship(going, seats)
        s.tokens[pad] = tuple(numbered("region", name, self._regions) for name in tokens)
        for name, count in crew.items():
            s.crew[pad * COLOUR_ROOM + self._colour(name)] = within(name, count, 0, seats)
        s.aboard[pad] = sum(crew.values())
        s.launched |= launched << pad
        if s.aboard[pad] > seats or (s.aboard[pad] and destination(self.setting, s, pad) == EMPTY):
            raise ValueError(f"a ship to {going} for {seats} cannot have the crew {crew}")
        return None

    def no_ship(self, number: int) -> None:
        """The pad is empty."""
        s = self._edit()
        pad = self._pad(number)
        s.ships[pad] = EMPTY
        s.tokens[pad] = ()
        s.aboard[pad] = 0
        s.crew[pad * COLOUR_ROOM : (pad + 1) * COLOUR_ROOM] = [0] * COLOUR_ROOM
        s.launched &= ~(1 << pad)

    def region(
        self,
        name: str,
        resource: str | None = None,
        hidden: bool | None = None,
        tokens: Sequence[int] = (),
        discovery: str | None = None,
        seen_by: Sequence[int] | None = None,
        **astronauts: int,
    ) -> RegionReading | None:
        """The astronauts of a region by colour, its resource (face up, unless it is `hidden`), its tokens and its discovery.

        `discovery=""` takes the discovery away; `seen_by` names the seats that have looked at it.
        """
        region = numbered("region", name, self._regions)
        if resource is None and hidden is None and not tokens and discovery is None and seen_by is None and not astronauts:
            return read_region(self.setting, self.settled(), region)
        s = self._edit()
        if resource is not None:
            self._lay_resource(region, number_of("resource", resource, KIND_NAMES))
        if resource is not None or hidden is not None:
            s.revealed = s.revealed & ~(1 << region) | (not hidden) << region
        if tokens:
            s.lying[region * KIND_ROOM : region * KIND_ROOM + KINDS] = self._tokens(tokens)
        if discovery is not None:
            self._release([s.discoveries[region]])
            s.discoveries[region] = self._taken([discovery])[0] if discovery else EMPTY
        if discovery is not None or seen_by is not None:
            for seat in range(len(s.seats)):
                s.seen[seat] = s.seen[seat] & ~(1 << region) | (seat in (seen_by or ())) << region
        for colour, count in astronauts.items():
            s.mars[region * COLOUR_ROOM + self._colour(colour)] = within(colour, count, 0, ASTRONAUTS)
        return None

    def colour(
        self, name: str, supply: int | None = None, wormhole: int | None = None, tokens: Sequence[int] = ()
    ) -> ColourReading | None:
        """A colour's astronauts in the supply or in the wormhole, the rest being in the other, and its point tokens by kind."""
        colour = self._colour(name)
        if supply is None and wormhole is None and not tokens:
            return read_colour(self.game, self.settled(), colour)
        s = self._edit()
        if supply is not None:
            self._supplies[colour] = within("supply", supply, 0, ASTRONAUTS)
            self._wormholes.pop(colour, None)
        if wormhole is not None:
            self._wormholes[colour] = within("wormhole", wormhole, 0, ASTRONAUTS)
            if supply is None:
                self._supplies.pop(colour, None)
        if tokens:
            s.owned[colour * KIND_ROOM : colour * KIND_ROOM + KINDS] = self._tokens(tokens)
        return None

    def hand(self, name: str, *names: str, cards: Sequence[str] | None = None) -> list[str] | None:
        """The characters in a colour's hand; the others have been played."""
        colour = self._colour(name)
        chosen = wanted(names, cards)
        if chosen is None:
            return read_colour(self.game, self.settled(), colour).hand
        if not chosen:
            raise ValueError("a hand is never empty: whoever plays the Recruiter takes all characters back")
        s = self._edit()
        s.hands[colour] = gathered([numbered("character", each, self._characters) for each in chosen])
        s.played[colour] = self.setting.all_characters & ~s.hands[colour]
        return None

    def mission(self, seat: int, name: str | None = None) -> str | None:
        """The first mission of a seat."""
        if name is None:
            return self._cards[self.settled().mission[self._seat(seat)]]
        s = self._edit()
        card = numbered("mission", name, {card: self._cards[card] for card in self.setting.missions})
        self._named &= ~(1 << s.mission[self._seat(seat)])
        self._claim([card])
        s.area = [cards & ~(1 << card) for cards in s.area]
        self._exchange(card, s.mission[seat])
        return None

    def area(self, seat: int, *names: str, cards: Sequence[str] | None = None) -> list[str] | None:
        """The missions and actions that a seat has drawn and keeps face down."""
        self._seat(seat)
        chosen = wanted(names, cards)
        if chosen is None:
            return self._read(members(self.settled().area[seat]))
        s = self._edit()
        self._release(members(s.area[seat]))
        s.area[seat] = gathered(self._taken(chosen))
        return None

    def discard(self, *names: str, cards: Sequence[str] | None = None) -> list[str] | None:
        """The colonisation cards that lie face up out of play; `cards=[]` puts them into the deck."""
        chosen = wanted(names, cards)
        if chosen is None:
            return self._read(members(self.settled().discard))
        s = self._edit()
        self._release(members(s.discard))
        s.discard = gathered(self._taken(chosen))
        return None

    def deck_top(self, *cards: str) -> list[str] | None:
        """The uppermost cards of the colonisation deck, the first one on top."""
        if not cards:
            s = self.settled()
            return self._read(s.deck[s.taken :])
        self._edit()
        self._release(self._on_top)
        self._on_top = self._taken(cards)
        return None

    def no_deck(self) -> None:
        """All cards that are nowhere else lie face up out of play."""
        s = self._edit()
        s.discard |= self.setting.all_cards & ~self._placed()

    def ships_on_top(self, *ships: tuple[str, int]) -> None:
        """The next ships of the deck, as (destination, seats)."""
        s = self._edit()
        for going, seats in map(_ship, ships):
            ship = self._free_ship(going, seats, s.ship_discard)
            s.ship_discard &= ~(1 << ship)
            self._ships_on_top.append(ship)

    def no_ship_deck(self) -> None:
        """All ships that are nowhere else are in the discard pile."""
        s = self._edit()
        self._ships_on_top = []
        s.ship_discard = self.setting.all_ships & ~gathered([ship for ship in s.ships if ship >= 0])

    def ship_discard(self) -> list[str]:
        """The ships in the discard pile, such as "Phobos for 3"."""
        return [ship_name(self.setting, ship) for ship in members(self.settled().ship_discard)]

    def neutral(self, seat: int, *characters: str) -> list[str] | None:
        """The next characters of a neutral deck, this round's first; those of its colour's hand that are not named follow."""
        if len(self.s.seats) != DUEL_SEATS:
            raise ValueError("only a game of two has neutral characters")
        if not characters:
            return [self._characters[number] for number in self.settled().neutral[self._seat(seat)]]
        s = self._edit()
        top = [numbered("character", each, self._characters) for each in characters]
        s.stack_neutral(seat, tuple(top + [n for n in members(s.hands[seat + len(s.seats)]) if n not in top]))
        return None

    # How it becomes a position

    def _begin(self) -> None:
        self.s.round -= 1
        rules.begin_round(self.setting, self.s)
        self.game.run(self.s)

    def _resume(self) -> None:
        s = self.s
        missions = gathered(list(s.mission))  # those that no word has named change places when one is named
        self._named = self._named & (missions | gathered(list(s.deck[s.taken :]))) | self._placed() & ~(s.discard | missions)
        self._on_top, self._ships_on_top, self._supplies, self._wormholes = [], [], {}, {}

    def _drop(self) -> None:
        """A card in somebody's hand goes back into the deck, and the neutral characters of this round onto theirs."""
        s = self.s
        s.held = EMPTY
        for seat in range(len(s.seats)):
            if s.laid[seat]:
                s.stack_neutral(seat, (s.laid[seat], *s.neutral[seat]))
                s.laid[seat] = 0

    def _card_name(self, card: int) -> str:
        return self._cards[card]

    def _place_of(self, card: int) -> str:
        s = self.s
        for seat, cards in enumerate(s.area):
            if cards >> card & 1:
                return f"the area of seat {seat}"
        if card in s.mission:
            return f"the hands of seat {s.mission.index(card)}, as its first mission"
        if card in s.discoveries:
            return self._regions[s.discoveries.index(card)]
        return "the discard pile" if s.discard >> card & 1 else "the deck"

    def _free_ship(self, going: str, seats: int, discarded: int = 0) -> int:
        """A ship with that destination and so many seats that is not on a pad, discarded or named for the top of the deck."""
        s, setting = self.s, self.setting
        target = EMPTY if going == ANYWHERE else numbered("region", going, self._regions)
        taken = gathered([ship for ship in [*s.ships, *self._ships_on_top] if ship != EMPTY]) | s.ship_discard & ~discarded
        for ship in setting.ships:
            if setting.destination[ship] == target and setting.capacity[ship] == seats and not taken >> ship & 1:
                return ship
        raise ValueError(f"there is no free ship to {going} for {seats}")

    def _tokens(self, tokens: Sequence[int]) -> list[int]:
        """Point tokens by kind."""
        if len(tokens) != KINDS:
            raise ValueError(f"tokens are counted by kind ({', '.join(KIND_NAMES)}), not {list(tokens)}")
        return [within(f"tokens of {KIND_NAMES[kind]}", count, 0, state.BANK[kind]) for kind, count in enumerate(tokens)]

    def _read(self, cards: Sequence[int]) -> list[str]:
        return [self._cards[card] for card in cards]

    def _pad(self, number: int) -> int:
        if type(number) is not int or not 1 <= number <= len(self.s.ships):
            raise ValueError(f"there is no pad {number!r}; there are: 1 to {len(self.s.ships)}")
        return number - 1

    def _colour(self, name: str) -> int:
        return number_of("colour", name, moves.COLOUR_NAMES[: len(self.s.supply)])

    def _taken(self, names: Sequence[str]) -> list[int]:
        """The numbers of colonisation cards, each taken out of where it was; a first mission is exchanged."""
        s = self.s
        cards = [numbered("card", name, self._cards) for name in names]
        self._claim(cards)
        keep = ~gathered(cards)
        s.area = [held & keep for held in s.area]
        s.box = tuple([held & keep for held in s.box])
        s.plain = tuple([held & keep for held in s.plain])
        s.discard &= keep
        s.discoveries = [EMPTY if card in cards else card for card in s.discoveries]
        for card in cards:
            if card in s.mission:
                self._exchange(card, next(c for c in self.setting.missions if not self._placed() >> c & 1 and c not in cards))
        return cards

    def _release(self, cards: Sequence[int]) -> None:
        """Cards go back into the deck, and may be named for another place."""
        s = self.s
        keep = ~gathered([card for card in cards if card != EMPTY])
        self._named &= keep
        s.discard &= keep
        s.area = [held & keep for held in s.area]

    def _exchange(self, one: int, other: int) -> None:
        """Two missions change places, also in what seats have handed back."""
        places = {one: other, other: one}
        self.s.mission = tuple([places.get(card, card) for card in self.s.mission])
        self.s.returned = tuple([places.get(card, card) for card in self.s.returned])

    def _placed(self) -> int:
        """The colonisation cards that are not in the deck."""
        s = self.s
        found = s.discard | gathered([card for card in [*s.mission, *s.discoveries, s.held] if card != EMPTY])
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
            hidden = [other for other in self.setting.regions if s.resources[other] == kind and not s.revealed >> other & 1]
            if not hidden:
                raise ValueError(f"there is no {KIND_NAMES[kind]} token left")
            s.resources[hidden[0]] = s.resources[region]
        s.resources[region] = kind

    def _complete(self) -> None:
        """Astronauts, tokens, ships and cards that are nowhere else are in their supplies and decks."""
        s = self.s
        for colour in range(len(s.supply)):
            rest = ASTRONAUTS - sum(s.mars[colour::COLOUR_ROOM]) - sum(s.crew[colour::COLOUR_ROOM])
            wormhole = self._wormholes.get(colour, s.wormhole[colour])
            supply = self._supplies.get(colour, rest - wormhole)
            if colour not in self._wormholes:
                wormhole = rest - supply
            if min(supply, wormhole) < 0 or supply + wormhole != rest:
                raise ValueError(
                    f"{moves.COLOUR_NAMES[colour]} has {ASTRONAUTS} astronauts, not {ASTRONAUTS - rest} on the table, "
                    f"{supply} in the supply and {wormhole} in the wormhole"
                )
            s.supply[colour], s.wormhole[colour] = supply, wormhole
        s.bank = [state.BANK[kind] - sum(s.lying[kind::KIND_ROOM]) - sum(s.owned[kind::KIND_ROOM]) for kind in range(KINDS)]
        used = [region for tokens in s.tokens for region in tokens]
        for region in self.setting.regions:
            s.stock[region] = state.TOKENS_PER_REGION - used.count(region)
        if min(s.bank + s.stock) < 0:
            raise ValueError("there are more tokens on the table than in the box")
        placed = self._placed()
        order = [*self._on_top, *s.deck[s.taken :], *members(self.setting.all_cards)]
        deck = tuple(dict.fromkeys([card for card in order if not placed >> card & 1]))
        if deck != s.deck[s.taken :]:
            s.deck, s.taken = deck, 0
        gone = [*s.ships, *members(s.ship_discard)]
        order = [*self._ships_on_top, *s.ship_deck[s.ship_taken :], *self.setting.ships]
        ships = tuple(dict.fromkeys([ship for ship in order if ship not in gone]))
        if ships != s.ship_deck[s.ship_taken :]:
            s.ship_deck, s.ship_taken = ships, 0
