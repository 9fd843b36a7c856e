"""Worlds that a viewer of Ares Expedition cannot tell apart. What the viewer observes is in `observing.py`.

Hidden are hands, the order of the deck, the cards a seat chooses from, the discard pile, which lies face down, the corporations
dealt, sealed answers, the backs of ocean tiles not turned over, and the order of the neutral phase cards of a solo game. A seat
knows its own cards, what it has discarded itself, what was turned up before all, and what was exchanged with the partner. A card
shuffled into a new deck is lost sight of.
"""

from pavonis.core.game import EVERYBODY
from pavonis.core.rng import below, seeded, shuffle
from pavonis.games.ares_expedition.legal import answers
from pavonis.games.ares_expedition.setting import Setting
from pavonis.games.ares_expedition.state import AresState
from pavonis.games.ares_expedition.tables import COMPANIES, DECK, LAST_SPACE
from pavonis.kit.piles import Dealer, as_number
from pavonis.kit.project_state import deal_corporations
from pavonis.kit.terraforming import OCEANS
from pavonis.kit.zones import gathered

EVERY_CARD = gathered(DECK)


def known_cards(s: AresState, viewer: int) -> int:
    """The set of hidden cards whose place the viewer knows, own ones included."""
    if viewer == EVERYBODY:
        return EVERY_CARD
    if viewer < 0:
        return s.seen
    return s.seen | s.knows[viewer] | gathered(s.hands[viewer]) | gathered(s.offers[viewer])


def open_cards(s: AresState) -> int:
    """The set of cards that have been played."""
    found = 0
    for cards in s.played:
        found |= gathered(cards)
    return found


def resample(setting: Setting, s: AresState, viewer: int, seed: int, reopen: bool) -> AresState:
    """A world the viewer cannot tell from this one: known cards stay, the others are dealt anew."""
    w = s.clone()
    w.log = None
    fixed = known_cards(s, viewer)
    dealer = Dealer(EVERY_CARD & ~(fixed | open_cards(s)), seeded(seed))
    for seat in range(len(s.hands)):
        if seat != viewer:
            w.hands[seat] = dealer.anew(s.hands[seat], fixed)
            w.offers[seat] = dealer.anew(s.offers[seat], fixed)
    w.discard = dealer.set_anew(s.discard, fixed)
    w.deck = tuple(dealer.pile)
    w.drawn = 0
    w.rng = dealer.rng
    hide_tiles(w)
    deal_corporations(w, viewer, COMPANIES)
    for seat in range(len(s.hands)):
        if seat != viewer:
            w.knows[seat] = 0  # a rival's memory is the rival's own; in a sample it is forgotten
            answer_anew(setting, w, seat, reopen)
    return w


def hides_neutral(s: AresState) -> bool:
    """Whether the neutral phase cards lie in an order that nobody knows."""
    return len(s.neutral) > 1 and s.marker < LAST_SPACE


def hide_tiles(w: AresState) -> None:
    """Shuffle the ocean tiles that are not turned over, and the neutral phase cards."""
    flipped = w.tracks[OCEANS]
    left = sorted(w.oceans[flipped:])
    w.rng = shuffle(w.rng, left)
    w.oceans = (*w.oceans[:flipped], *left)
    if hides_neutral(w):
        cards = sorted(w.neutral)
        w.rng = shuffle(w.rng, cards)
        w.neutral = tuple(cards)


def answer_anew(setting: Setting, w: AresState, seat: int, reopen: bool) -> None:
    """Draw a rival's sealed answer anew from what it now holds, or ask for it again; one half given is begun again."""
    if not w.sealed[seat]:
        return
    w.sealed[seat] = []
    ask = w.asks[seat]
    if w.owed >> seat & 1 or ask is None:
        return
    if reopen:
        w.owed |= 1 << seat
    else:
        options = answers(setting, w, seat, ask)
        w.rng, place = below(w.rng, len(options))
        w.sealed[seat] = [options[place]]


def secrets(s: AresState, viewer: int) -> list[tuple[str, int]]:
    """Every thing hidden from a viewer, with its true value."""
    found: list[tuple[str, int]] = []
    known = known_cards(s, viewer)
    for seat in range(len(s.hands)):
        if seat != viewer:
            found.append((f"hand of {seat}", gathered(s.hands[seat]) & ~known))
            found.append((f"offers of {seat}", gathered(s.offers[seat]) & ~known))
            found.append((f"corporations of {seat}", gathered(list(s.dealt[seat]))))
            found.append((f"sealed by {seat}", as_number(s.sealed[seat])))
    found.append(("discard", s.discard & ~known))
    found.extend([(f"deck {place}", card) for place, card in enumerate(s.deck[s.drawn :])])
    tiles = s.oceans[s.tracks[OCEANS] :]
    if len(tiles) > 1:
        found.extend([(f"ocean {place}", tile) for place, tile in enumerate(tiles)])
    if hides_neutral(s):
        found.extend([(f"neutral {place}", phase) for place, phase in enumerate(s.neutral)])
    return found
