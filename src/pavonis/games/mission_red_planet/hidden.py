"""Who may know what in Mission: Red Planet: what a viewer observes, and worlds that the viewer cannot tell apart.

Played characters lie open, so hands are known to all; only which card of a hand is chosen is secret, and a character not yet
called has a lower number than the count. A first mission is known to be a mission; any other card kept face down is a mission or
an action, for a discovery has to be placed. Who has placed or looked at which discovery all could see. A mission that a seat has
handed back is in no rival's first hand. Nobody knows resources that lie face down, the order of decks and, with two players, that
of the neutral decks in their two parts.
"""

from typing import Any

from pavonis.core.game import EVERYBODY
from pavonis.core.rng import seeded, shuffle
from pavonis.games.mission_red_planet import moves
from pavonis.games.mission_red_planet.cards import (
    ALL_ACTIONS,
    ALL_DISCOVERIES,
    ALL_MISSIONS,
    CARDS,
    NEUTRAL_LOWER,
    NEUTRAL_TOP,
    SHIPS,
    Tables,
)  # fmt: skip
from pavonis.games.mission_red_planet.scoring import total
from pavonis.games.mission_red_planet.state import (
    ALL_CHARACTERS,
    COLOURS,
    DISCOVERY,
    EMPTY,
    FIRST_OUTER,
    KINDS,
    NOBODY,
    OVER,
    PHOBOS,
    REGIONS,
    SET_UP,
    RedPlanetState,
)  # fmt: skip
from pavonis.games.mission_red_planet.verbs import destination
from pavonis.kit.zones import gathered, members, size

UPPER = ALL_CHARACTERS & ~gathered(NEUTRAL_LOWER)  # the characters from which the upper part of a neutral deck is taken


def sees(s: RedPlanetState, viewer: int, seat: int) -> bool:
    """Whether a viewer may see what lies face down before a seat."""
    return viewer in (seat, EVERYBODY) or s.phase == OVER


def knows_discovery(s: RedPlanetState, viewer: int, region: int) -> bool:
    """Whether a viewer knows the discovery of a region."""
    return s.phase >= DISCOVERY or viewer == EVERYBODY or (viewer >= 0 and s.seen[viewer] >> region & 1 != 0)


def holder(s: RedPlanetState) -> int:
    """The seat that has drawn a card and not yet laid it down."""
    return NOBODY if s.held == EMPTY else s.owner(s.active)


def observe(tables: Tables, s: RedPlanetState, viewer: int) -> dict[str, Any]:
    """All that a viewer may know; a hidden card is None."""
    seen: dict[str, Any] = {
        "round": s.round,
        "phase": s.phase,
        "over": s.phase == OVER,
        "count": s.count,
        "first": s.first,
        "active": None if s.active == NOBODY else s.active,
        "layout": s.layout,
        "pads": [observe_pad(tables, s, pad) for pad in range(len(s.ships))],
        "regions": [observe_region(s, region, viewer) for region in range(REGIONS)],
        "destination_tokens": s.stock[:],
        "point_tokens": s.bank[:],
        "colours": [observe_colour(tables, s, colour) for colour in range(len(s.supply))],
        "players": [observe_player(s, seat, viewer) for seat in range(len(s.seats))],
        "deck": len(s.deck) - s.taken,
        "discard": members(s.discard),
        "ship_deck": len(s.ship_deck) - s.ship_taken,
        "ship_discard": members(s.ship_discard),
        "held": None if s.held == EMPTY else {"seat": holder(s), "card": s.held if viewer in (holder(s), EVERYBODY) else None},
    }
    if viewer >= 0:
        seen["sealed"] = s.sealed[viewer][:]
        seen["returned"] = None if s.returned[viewer] == EMPTY else s.returned[viewer]
    return seen


def observe_pad(tables: Tables, s: RedPlanetState, pad: int) -> dict[str, Any] | None:
    """A ship, docked or launched; None if the pad is empty."""
    ship = s.ships[pad]
    if ship == EMPTY:
        return None
    going = destination(tables, s, pad)
    return {
        "ship": ship,
        "capacity": tables.capacity[ship],
        "destination": None if going == EMPTY else going,
        "tokens": list(s.tokens[pad]),
        "crew": s.crew[pad * COLOURS : pad * COLOURS + len(s.supply)],
        "launched": s.launched >> pad & 1 != 0,
    }


def observe_region(s: RedPlanetState, region: int, viewer: int) -> dict[str, Any]:
    """A region with its astronauts, its resource and its discovery."""
    card = s.discoveries[region]
    discovery: dict[str, Any] | None = None
    if card != EMPTY:
        discovery = {
            "card": card if knows_discovery(s, viewer, region) else None,
            "seen_by": [seat for seat in range(len(s.seats)) if s.seen[seat] >> region & 1],
        }
    revealed = s.revealed >> region & 1 != 0
    return {
        "astronauts": s.astronauts(region),
        "resource": s.resources[region] if revealed or viewer == EVERYBODY else None,
        "revealed": revealed,
        "tokens": s.lying[region * KINDS : region * KINDS + KINDS],
        "discovery": discovery,
    }


def observe_colour(tables: Tables, s: RedPlanetState, colour: int) -> dict[str, Any]:
    """What lies open before a colour; its hand holds the character chosen too."""
    return {
        "seat": s.owner(colour),
        "neutral": colour >= len(s.seats),
        "supply": s.supply[colour],
        "wormhole": s.wormhole[colour],
        "tokens": s.owned[colour * KINDS : colour * KINDS + KINDS],
        "hand": members(s.hands[colour]),
        "played": members(s.played[colour]),
        "points": total(tables, s, colour),
    }


def observe_player(s: RedPlanetState, seat: int, viewer: int) -> dict[str, Any]:
    """The cards before a seat, as the viewer sees them."""
    own = viewer in (seat, EVERYBODY)
    shown = sees(s, viewer, seat)
    return {
        "dealt": concealed(s.dealt[seat], own),
        "mission": None if s.mission[seat] == EMPTY else {"card": s.mission[seat] if shown else None},
        "area": concealed(s.area[seat], shown),
        "box": concealed(s.box[seat], own),
        "plain": concealed(s.plain[seat], own),
        "laid": None if s.laid[seat] == 0 else {"character": s.laid[seat] if own else None},
        "neutral_deck": len(s.neutral[seat]),
    }


def concealed(cards: int, shown: bool) -> list[int | None]:
    """A set of cards, or as many backs."""
    return [card if shown else None for card in members(cards)]


class Dealer:
    """Deals the cards a viewer does not know anew: those of which the kind is known first."""

    def __init__(self, unknown: int, rng: int) -> None:
        self.unknown = unknown
        self.rng = rng

    def some(self, n: int, kinds: int) -> int:
        """So many unknown cards of these kinds."""
        if n == 0:
            return 0
        cards = members(self.unknown & kinds)
        self.rng = shuffle(self.rng, cards)
        dealt = gathered(cards[:n])
        self.unknown &= ~dealt
        return dealt

    def one(self, kinds: int) -> int:
        """One unknown card of these kinds."""
        return members(self.some(1, kinds))[0]


def resample(s: RedPlanetState, viewer: int, seed: int, reopen: bool) -> RedPlanetState:
    """A world the viewer cannot tell from this one: what is known stays, the rest is dealt anew."""
    w = s.clone()
    w.log = None
    w.rng = seeded(seed)
    if s.phase == SET_UP:
        deal_pairs(w, viewer)
    else:
        deal_cards(w, viewer)
    lay_resources(w)
    ships = members(((1 << SHIPS) - 1) & ~s.ship_discard & ~gathered([ship for ship in s.ships if ship >= 0]))
    w.rng = shuffle(w.rng, ships)
    w.ship_deck = tuple(ships)
    w.ship_taken = 0
    for seat in range(len(s.seats)):
        if len(s.seats) == 2:
            stack_neutral(w, seat, viewer)
        if seat != viewer:
            w.returned[seat] = EMPTY  # a rival's memory is the rival's own; in a sample it is forgotten
            answer_anew(w, seat, reopen)
    return w


def deal_pairs(w: RedPlanetState, viewer: int) -> None:
    """While missions are chosen: the two of every rival."""
    dealer = Dealer(ALL_MISSIONS & ~(w.dealt[viewer] if viewer >= 0 else 0), w.rng)
    for seat in range(len(w.seats)):
        if seat != viewer:
            w.dealt[seat] = dealer.some(size(w.dealt[seat]), ALL_MISSIONS)
    w.rng = dealer.rng


def known_cards(s: RedPlanetState, viewer: int) -> int:
    """The colonisation cards of which a viewer knows where they are."""
    known = s.discard
    for seat in range(len(s.seats)):
        if sees(s, viewer, seat):
            known |= 1 << s.mission[seat] | s.area[seat]
    for region in range(FIRST_OUTER, PHOBOS):
        if s.discoveries[region] != EMPTY and knows_discovery(s, viewer, region):
            known |= 1 << s.discoveries[region]
    if viewer >= 0:
        known |= s.box[viewer] | s.plain[viewer]
        if holder(s) == viewer:
            known |= 1 << s.held
    return known


def deal_cards(w: RedPlanetState, viewer: int) -> None:
    """Missions, kept cards, discoveries, cards put aside and the deck, each of the kinds it may be."""
    dealer = Dealer(((1 << CARDS) - 1) & ~known_cards(w, viewer), w.rng)
    firsts = ALL_MISSIONS
    if viewer >= 0 and w.returned[viewer] != EMPTY:
        firsts &= ~(1 << w.returned[viewer])
    rivals = [seat for seat in range(len(w.seats)) if seat != viewer]
    hidden_from = [seat for seat in rivals if not sees(w, viewer, seat)]
    for seat in hidden_from:
        w.mission[seat] = dealer.one(firsts)
    for seat in hidden_from:
        w.area[seat] = dealer.some(size(w.area[seat]), ALL_MISSIONS | ALL_ACTIONS)
    for seat in rivals:
        w.plain[seat] = dealer.some(size(w.plain[seat]), ALL_MISSIONS | ALL_ACTIONS)
    for region in range(FIRST_OUTER, PHOBOS):
        if w.discoveries[region] != EMPTY and not knows_discovery(w, viewer, region):
            w.discoveries[region] = dealer.one(ALL_DISCOVERIES)
    everything = (1 << CARDS) - 1
    if w.held != EMPTY and holder(w) != viewer:
        w.held = dealer.one(ALL_DISCOVERIES if w.active < len(w.seats) else everything)
    for seat in rivals:
        w.box[seat] = dealer.some(size(w.box[seat]), everything)
    cards = members(dealer.unknown)
    w.rng = shuffle(dealer.rng, cards)
    w.deck = tuple(cards)
    w.taken = 0


def lay_resources(w: RedPlanetState) -> None:
    """Resources that nobody has seen."""
    hidden = [region for region in range(REGIONS) if not w.revealed >> region & 1]
    kinds = sorted([w.spare, *[w.resources[region] for region in hidden]])
    w.rng = shuffle(w.rng, kinds)
    w.spare = kinds.pop()
    for region in hidden:
        w.resources[region] = kinds.pop()


def stack_neutral(w: RedPlanetState, seat: int, viewer: int) -> None:
    """A neutral deck keeps its two parts; the card laid down is known to its owner, and to others lower than the count."""
    left = w.hands[seat + len(w.seats)]  # the deck and the card laid down
    if w.laid[seat]:
        if viewer != seat:
            among = members(left & UPPER if w.round <= NEUTRAL_TOP else left)
            w.laid[seat] = drawn(w, not_called(w, among))
        left &= ~(1 << w.laid[seat])
    upper = members(left & UPPER)
    w.rng = shuffle(w.rng, upper)
    top = upper[: max(0, NEUTRAL_TOP - w.round)]
    lower = members(left & ~gathered(top))
    w.rng = shuffle(w.rng, lower)
    w.neutral[seat] = tuple(top + lower)


def not_called(w: RedPlanetState, characters: list[int]) -> list[int]:
    """Those that the countdown has not reached."""
    return [character for character in characters if w.count == 0 or character < w.count]


def drawn(w: RedPlanetState, among: list[int]) -> int:
    """One of these at random."""
    w.rng = shuffle(w.rng, among)
    return among[0]


def answer_anew(w: RedPlanetState, seat: int, reopen: bool) -> None:
    """Draw a rival's sealed answer anew from what it may be, or ask for it again."""
    if not w.sealed[seat]:
        return
    if reopen and w.asks[seat] is not None:
        w.sealed[seat] = []
        w.owed |= 1 << seat
    elif w.phase == SET_UP:
        w.sealed[seat] = [moves.KEEP + drawn(w, members(w.dealt[seat]))]
    else:
        w.sealed[seat] = [moves.CHOOSE + drawn(w, not_called(w, members(w.hands[seat])))]


def secrets(s: RedPlanetState, viewer: int) -> list[tuple[str, int]]:
    """Every thing hidden from a viewer, with its true value."""
    found: list[tuple[str, int]] = []
    for seat in range(len(s.seats)):
        if seat != viewer:
            found.append((f"sealed by {seat}", sum(s.sealed[seat])))
            found.append((f"dealt to {seat}", s.dealt[seat]))
            found.append((f"box of {seat}", s.box[seat]))
            found.append((f"plain box of {seat}", s.plain[seat]))
            found.append((f"laid by {seat}", s.laid[seat]))
        if not sees(s, viewer, seat):
            found.append((f"mission of {seat}", s.mission[seat]))
            found.append((f"area of {seat}", s.area[seat]))
        found.extend((f"neutral deck of {seat} place {place}", card) for place, card in enumerate(s.neutral[seat]))
    if s.held != EMPTY and holder(s) != viewer:
        found.append(("held", s.held))
    for region in range(REGIONS):
        if s.discoveries[region] != EMPTY and not knows_discovery(s, viewer, region):
            found.append((f"discovery {region}", s.discoveries[region]))
        if not s.revealed >> region & 1:
            found.append((f"resource {region}", s.resources[region]))
    found.append(("spare resource", s.spare))
    found.extend((f"deck {place}", card) for place, card in enumerate(s.deck[s.taken :]))
    found.extend((f"ship deck {place}", ship) for place, ship in enumerate(s.ship_deck[s.ship_taken :]))
    return found
