"""Worlds that a viewer of Terraforming Mars cannot tell apart. What the viewer observes is in `observing.py`.

Hidden are hands, the order of the deck, the cards a seat chooses from, the discard pile, which lies face down, and the two
corporations dealt. A seat knows its own cards, what it has discarded itself, what was turned up before all, and what it has seen of
draft packs. Played events lie face down, but all have seen them played. A card shuffled into a new deck is lost sight of.
"""

from pavonis.core.game import EVERYBODY
from pavonis.core.rng import below, seeded, shuffle
from pavonis.games.terraforming_mars import moves, steps
from pavonis.games.terraforming_mars.legal import purchases
from pavonis.games.terraforming_mars.memory import EMPTY, ROUNDS, Group, draft_groups
from pavonis.games.terraforming_mars.paying import budget, means_of
from pavonis.games.terraforming_mars.setting import Setting
from pavonis.games.terraforming_mars.state import MarsState
from pavonis.games.terraforming_mars.tables import CARD_PRICE, COST, SOURCES
from pavonis.kit.piles import Dealer, as_number
from pavonis.kit.project_state import deal_corporations
from pavonis.kit.zones import gathered, members

EVERY_CARD = (1 << SOURCES) - 1


def kept_by(s: MarsState, seat: int) -> int:
    """The set of cards a seat has kept in the draft."""
    return gathered([card for card in s.kept[seat :: len(s.hands)] if card != EMPTY])


def known_cards(s: MarsState, viewer: int) -> int:
    """The set of hidden cards whose place the viewer knows, own ones included."""
    if viewer == EVERYBODY:
        return EVERY_CARD
    if viewer < 0:
        return s.seen
    return s.seen | s.knows[viewer] | gathered(s.hands[viewer]) | gathered(s.offers[viewer]) | kept_by(s, viewer)


def open_cards(s: MarsState) -> int:
    """The set of cards in play, events included."""
    found = 0
    for cards in s.played + s.events:
        found |= gathered(cards)
    return found


def resample(setting: Setting, s: MarsState, viewer: int, seed: int, reopen: bool) -> MarsState:
    """A world the viewer cannot tell from this one: known cards stay, the others are dealt anew."""
    w = s.clone()
    w.log = None
    rng = seeded(seed)
    seats = len(s.hands)
    known = known_cards(s, viewer)
    fixed = known
    for group in draft_groups(s, viewer):
        fixed |= group.cards
        rng = deal_group(w, group, rng)
    dealer = Dealer(setting.cards(seats) & ~(fixed | open_cards(s)), rng)
    for place, card in enumerate(s.kept):
        if card != EMPTY and not fixed >> card & 1:
            w.kept[place] = dealer.pile.pop()
    for seat in range(seats):
        if seat == viewer:
            continue  # own cards stay
        w.hands[seat] = dealer.anew(s.hands[seat], fixed)
        if len(s.kept) == ROUNDS * seats:
            w.offers[seat] = members(kept_by(w, seat))
        else:
            w.offers[seat] = dealer.anew(w.offers[seat], fixed)
    w.discard = dealer.set_anew(s.discard, fixed)
    w.deck = tuple(dealer.pile)
    w.drawn = 0
    w.rng = dealer.rng
    deal_corporations(w, viewer, setting.corporations(seats))
    for seat in range(seats):
        if seat != viewer:
            w.knows[seat] = 0  # a rival's memory is the rival's own; in a sample it is forgotten
            answer_anew(setting, w, seat, reopen)
    return w


def deal_group(w: MarsState, group: Group, rng: int) -> int:
    """Deal the cards of one group anew among its own places."""
    dealer = Dealer(group.cards, rng)
    for place in group.kept:
        w.kept[place] = dealer.pile.pop()
    if group.holder >= 0:
        w.offers[group.holder] = dealer.anew(w.offers[group.holder], 0)
    return dealer.rng


def answer_anew(setting: Setting, w: MarsState, seat: int, reopen: bool) -> None:
    """Draw a rival's sealed answer anew from what it now holds, or ask for it again; one half given is begun again."""
    if not w.sealed[seat]:
        return
    w.sealed[seat] = []
    if w.owed >> seat & 1:
        return
    ask = w.asks[seat]
    assert ask is not None
    if reopen:
        w.owed |= 1 << seat
    elif ask[0] == steps.ASK_DRAFT:
        w.rng, place = below(w.rng, len(w.offers[seat]))
        w.sealed[seat] = [moves.DRAFT + w.offers[seat][place]]
    elif ask[0] == steps.ASK_START:
        w.rng, place = below(w.rng, len(w.dealt[seat]))
        corporation = w.dealt[seat][place]
        w.sealed[seat] = [moves.CORPORATION + corporation, *bought_anew(setting, w, seat, COST[corporation])]
    else:
        w.sealed[seat] = bought_anew(setting, w, seat, budget(w, seat, means_of(w, seat, 0)))


def bought_anew(setting: Setting, w: MarsState, seat: int, money: int) -> list[int]:
    """Some number of the offered cards, any of those that can be paid for."""
    cards = w.offers[seat][:]
    w.rng, count = below(w.rng, min(len(cards), money // CARD_PRICE) + 1)
    w.rng = shuffle(w.rng, cards)
    picked = [moves.BUY + card for card in sorted(cards[:count])]
    return [*picked, moves.DONE] if len(purchases(setting, w, seat, picked, money)) > 1 else picked


def secrets(s: MarsState, viewer: int) -> list[tuple[str, int]]:
    """Every thing hidden from a viewer, with its true value."""
    found: list[tuple[str, int]] = []
    known = known_cards(s, viewer)
    seats = len(s.hands)
    for seat in range(seats):
        if seat != viewer:
            found.append((f"hand of {seat}", gathered(s.hands[seat]) & ~known))
            found.append((f"offers of {seat}", gathered(s.offers[seat]) & ~known))
            found.append((f"corporations of {seat}", gathered(list(s.dealt[seat]))))
            found.append((f"sealed by {seat}", as_number(s.sealed[seat])))
    found.extend([(f"kept {place}", card) for place, card in enumerate(s.kept) if place % seats != viewer and card != EMPTY])
    found.append(("discard", s.discard & ~known))
    found.extend([(f"deck {place}", card) for place, card in enumerate(s.deck[s.drawn :])])
    return found
