"""Who may know what in Mission: Red Planet, and worlds that a viewer cannot tell apart.

Played characters lie open, so hands are known to all; only which card of a hand is chosen is secret, and a character not yet
called has a lower number than the count. A first mission is known to be a mission; any other card kept face down is a mission or
an action, for a discovery has to be placed. Everybody could see who has placed or looked at which discovery. A mission that a
seat has handed back is in no rival's first hand. Nobody knows resources that lie face down or the order of decks. With two players,
the owner of a neutral deck has put its upper part in order and knows it; nobody knows the order of the lower part.
"""

from pavonis.core.game import EVERYBODY
from pavonis.core.rng import seeded, shuffle
from pavonis.games.mission_red_planet import moves
from pavonis.games.mission_red_planet.cards import NEUTRAL_LOWER, NEUTRAL_TOP
from pavonis.games.mission_red_planet.setting import Setting
from pavonis.games.mission_red_planet.state import DISCOVERY, EMPTY, NOBODY, OVER, SET_UP, RedPlanetState  # fmt: skip
from pavonis.kit.shared import changed
from pavonis.kit.zones import gathered, members, size

LOWER = gathered(NEUTRAL_LOWER)  # the characters that are never in the upper part of a neutral deck


def sees(s: RedPlanetState, viewer: int, seat: int) -> bool:
    """Whether a viewer may see what lies face down before a seat."""
    return viewer in (seat, EVERYBODY) or s.phase == OVER


def knows_discovery(s: RedPlanetState, viewer: int, region: int) -> bool:
    """Whether a viewer knows the discovery of a region."""
    return s.phase >= DISCOVERY or viewer == EVERYBODY or (viewer >= 0 and s.seen[viewer] >> region & 1 != 0)


def holder(s: RedPlanetState) -> int:
    """The seat that has drawn a card and not yet laid it down."""
    return NOBODY if s.held == EMPTY else s.owner(s.active)


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


def resample(setting: Setting, s: RedPlanetState, viewer: int, seed: int, reopen: bool) -> RedPlanetState:
    """A world the viewer cannot tell from this one: what is known stays, the rest is dealt anew."""
    w = s.clone()
    w.log = None
    w.rng = seeded(seed)
    if s.mission[0] == EMPTY:
        deal_pairs(setting, w, viewer)
    else:
        deal_cards(setting, w, viewer)
    lay_resources(setting, w)
    ships = members(setting.all_ships & ~s.ship_discard & ~gathered([ship for ship in s.ships if ship >= 0]))
    w.rng = shuffle(w.rng, ships)
    w.ship_deck = tuple(ships)
    w.ship_taken = 0
    # a rival's memory is the rival's own; in a sample it is forgotten
    w.returned = tuple([card if seat == viewer else EMPTY for seat, card in enumerate(s.returned)])
    for seat in range(len(s.seats)):
        if len(s.seats) == 2:
            stack_neutral(w, seat, viewer)
        if seat != viewer:
            answer_anew(w, seat, reopen)
    return w


def deal_pairs(setting: Setting, w: RedPlanetState, viewer: int) -> None:
    """While missions are chosen: the two of every rival."""
    dealer = Dealer(setting.all_missions & ~(w.dealt[viewer] if viewer >= 0 else 0), w.rng)
    for seat in range(len(w.seats)):
        if seat != viewer:
            w.dealt = changed(w.dealt, seat, dealer.some(size(w.dealt[seat]), setting.all_missions))
    w.rng = dealer.rng


def known_cards(setting: Setting, s: RedPlanetState, viewer: int) -> int:
    """The colonisation cards of which a viewer knows where they are."""
    known = s.discard
    for seat in range(len(s.seats)):
        if sees(s, viewer, seat):
            known |= 1 << s.mission[seat] | s.area[seat]
    for region in setting.outer:
        if s.discoveries[region] != EMPTY and knows_discovery(s, viewer, region):
            known |= 1 << s.discoveries[region]
    if viewer >= 0:
        known |= s.box[viewer] | s.plain[viewer]
        if holder(s) == viewer:
            known |= 1 << s.held
    return known


def deal_cards(setting: Setting, w: RedPlanetState, viewer: int) -> None:
    """Missions, kept cards, discoveries, cards put aside and the deck, each of the kinds it may be."""
    dealer = Dealer(setting.all_cards & ~known_cards(setting, w, viewer), w.rng)
    firsts = setting.all_missions
    kept = setting.all_missions | setting.all_actions  # what lies face down before a seat is no discovery
    if viewer >= 0 and w.returned[viewer] != EMPTY:
        firsts &= ~(1 << w.returned[viewer])
    rivals = [seat for seat in range(len(w.seats)) if seat != viewer]
    hidden_from = [seat for seat in rivals if not sees(w, viewer, seat)]
    for seat in hidden_from:
        w.mission = changed(w.mission, seat, dealer.one(firsts))
    for seat in hidden_from:
        w.area[seat] = dealer.some(size(w.area[seat]), kept)
    for seat in rivals:
        if w.plain[seat]:
            w.plain = changed(w.plain, seat, dealer.some(size(w.plain[seat]), kept))
    for region in setting.outer:
        if w.discoveries[region] != EMPTY and not knows_discovery(w, viewer, region):
            w.discoveries[region] = dealer.one(setting.all_discoveries)
    if w.held != EMPTY and holder(w) != viewer:
        w.held = dealer.one(setting.all_discoveries if w.active < len(w.seats) else setting.all_cards)
    for seat in rivals:
        if w.box[seat]:
            w.box = changed(w.box, seat, dealer.some(size(w.box[seat]), setting.all_cards))
    cards = members(dealer.unknown)
    w.rng = shuffle(dealer.rng, cards)
    w.deck = tuple(cards)
    w.taken = 0


def lay_resources(setting: Setting, w: RedPlanetState) -> None:
    """Resources that nobody has seen."""
    hidden = [region for region in setting.regions if not w.revealed >> region & 1]
    kinds = sorted([w.spare, *[w.resources[region] for region in hidden]])
    w.rng = shuffle(w.rng, kinds)
    w.spare = kinds.pop()
    for region in hidden:
        w.resources[region] = kinds.pop()


def stack_neutral(w: RedPlanetState, seat: int, viewer: int) -> None:
    """A neutral deck keeps its two parts. Its owner knows the upper one and the card laid down, which others know to be lower than
    the count."""
    left = w.hands[seat + len(w.seats)]  # the deck and the card laid down
    if w.laid[seat]:
        if viewer != seat:
            among = members(left & ~LOWER if w.round <= NEUTRAL_TOP else left)
            w.laid[seat] = drawn(w, not_called(w, among))
        left &= ~(1 << w.laid[seat])
    top = list(w.neutral[seat][: on_top(w)])
    if viewer != seat:
        upper = members(left & ~LOWER)
        w.rng = shuffle(w.rng, upper)
        top = upper[: on_top(w)]
    lower = members(left & ~gathered(top))
    w.rng = shuffle(w.rng, lower)
    w.stack_neutral(seat, tuple(top + lower))


def on_top(s: RedPlanetState) -> int:
    """How many cards are left of the upper part of a neutral deck."""
    return max(0, NEUTRAL_TOP - s.round)


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
    elif w.phase == SET_UP and w.mission[0] != EMPTY and w.owed >> seat & 1:
        w.sealed[seat] = []  # how many of its neutral cards a rival has stacked, nobody sees before it is done
    elif w.phase == SET_UP and w.mission[0] != EMPTY:
        w.sealed[seat] = [moves.STACK + character for character in w.neutral[seat][: len(w.sealed[seat])]]
    elif w.phase == SET_UP:
        w.sealed[seat] = [moves.KEEP + drawn(w, members(w.dealt[seat]))]
    else:
        w.sealed[seat] = [moves.CHOOSE + drawn(w, not_called(w, members(w.hands[seat])))]


def secrets(setting: Setting, s: RedPlanetState, viewer: int) -> list[tuple[str, int]]:
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
        known = on_top(s) if seat == viewer else 0
        found.extend(
            (f"neutral deck of {seat} place {place}", card) for place, card in enumerate(s.neutral[seat]) if place >= known
        )
    if s.held != EMPTY and holder(s) != viewer:
        found.append(("held", s.held))
    for region in setting.regions:
        if s.discoveries[region] != EMPTY and not knows_discovery(s, viewer, region):
            found.append((f"discovery {region}", s.discoveries[region]))
        if not s.revealed >> region & 1:
            found.append((f"resource {region}", s.resources[region]))
    found.append(("spare resource", s.spare))
    found.extend((f"deck {place}", card) for place, card in enumerate(s.deck[s.taken :]))
    found.extend((f"ship deck {place}", ship) for place, ship in enumerate(s.ship_deck[s.ship_taken :]))
    return found
