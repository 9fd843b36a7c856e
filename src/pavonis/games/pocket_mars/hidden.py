"""Who may know what in Pocket Mars, and worlds that a viewer cannot tell apart. `observing.py` shows what is known.

A card's back shows its colour, so colours are open in hands, prep modules, draft packs and on top of the deck; a card put under the
deck is seen to be of its colour too. A hand has no order. Faces are known to their owner, to who has looked at them, and to who can
follow them. While drafting, what a seat has seen of a pack is derived from who held it when, and needs no memory of its own.
"""

from pavonis.core.game import EVERYBODY
from pavonis.core.rng import seeded, shuffle
from pavonis.games.pocket_mars import moves
from pavonis.games.pocket_mars.moves import CARD_ROOM
from pavonis.games.pocket_mars.setting import Setting
from pavonis.games.pocket_mars.state import EMPTY, HAND, PocketMarsState
from pavonis.kit.zones import gathered, members


class Group:
    """Cards a viewer knows as a set: those kept out of one pack by others since it was last seen, and what is left of the pack."""

    def __init__(self, kept: list[int], holder: int, cards: int) -> None:
        self.kept = kept  # places in `kept`
        self.holder = holder  # the seat that holds the rest of the pack, or -1 if the group has no part of it
        self.cards = cards


def draft_groups(s: PocketMarsState, viewer: int) -> list[Group]:
    """What a viewer has seen of each pack and not kept. Pack p is held in round j by seat p + j."""
    seats = len(s.packs)
    done = len(s.kept) // seats
    groups: list[Group] = []
    if viewer < 0 or not (s.kept or any(s.packs)):
        return groups
    for pack in range(seats):
        holder = (pack + done) % seats
        group: Group | None = None
        for number in range(done):
            seat = (pack + number) % seats
            place = number * seats + seat
            if seat == viewer:
                group = Group([], -1, 0)
                groups.append(group)
            elif group is not None:
                group.kept.append(place)
                group.cards |= 1 << s.kept[place]
        if group is not None and (holder != viewer or done == 4):
            group.holder = holder
            group.cards |= s.packs[holder]
    return groups


def remember_draft(setting: Setting, s: PocketMarsState) -> None:
    """When the draft ends a seat keeps what is certain: cards that, by their backs, can only be in one rival's hand."""
    seats = len(s.packs)
    for viewer in range(seats):
        for group in draft_groups(s, viewer):
            for alike in setting.of_colour:
                keepers = {place % seats for place in group.kept if alike >> s.kept[place] & 1}
                left = group.holder >= 0 and s.packs[group.holder] & alike != 0
                if len(keepers) == 1 and not left:
                    s.knows[viewer] |= group.cards & alike


def known_faces(setting: Setting, s: PocketMarsState, viewer: int) -> int:
    """The set of hidden cards whose faces the viewer knows, own ones included."""
    if viewer == EVERYBODY:
        return setting.all_cards
    if viewer < 0:
        return 0
    seats = len(s.hands)
    known = s.knows[viewer] | s.hands[viewer] | s.packs[viewer] | gathered(s.kept[viewer::seats])
    for place in range(viewer * HAND, viewer * HAND + HAND):
        if s.prep[place] != EMPTY:
            known |= 1 << s.prep[place]
    return known


class Dealer:
    """Deals the cards a viewer does not know anew, a colour at a time, each back where that colour was seen."""

    def __init__(self, setting: Setting, unknown: int, rng: int) -> None:
        self.rng = rng
        self.colour = setting.colour
        self.piles: list[list[int]] = []
        for alike in setting.of_colour:
            pile = members(unknown & alike)
            self.rng = shuffle(self.rng, pile)
            self.piles.append(pile)

    def like(self, card: int) -> int:
        """A card with the same back."""
        return self.piles[self.colour[card]].pop()

    def set_like(self, cards: int) -> int:
        """A set with the same backs."""
        dealt = 0
        for card in members(cards):
            dealt |= 1 << self.like(card)
        return dealt

    def rest(self) -> list[int]:
        """All that is left, shuffled."""
        cards = sorted([card for pile in self.piles for card in pile])
        self.rng = shuffle(self.rng, cards)
        return cards


def resample(setting: Setting, s: PocketMarsState, viewer: int, seed: int, reopen: bool) -> PocketMarsState:
    """A world the viewer cannot tell from this one: known cards stay, the others are dealt anew, backs as seen."""
    w = s.clone()
    w.log = None
    rng = seeded(seed)
    seats = range(len(s.hands))
    known = known_faces(setting, s, viewer)
    grouped = 0
    for group in draft_groups(s, viewer):
        grouped |= group.cards
        rng = deal_group(setting, w, group, rng)
    fixed = known | grouped
    open_cards = s.discard | s.in_play
    for column in s.columns:
        open_cards |= gathered(list(column))
    dealer = Dealer(setting, setting.all_cards & ~(fixed | open_cards), rng)
    for seat in seats:
        w.hands[seat] = (s.hands[seat] & fixed) | dealer.set_like(s.hands[seat] & ~fixed)
        w.packs[seat] = (w.packs[seat] & fixed) | dealer.set_like(s.packs[seat] & ~fixed)
    w.prep = [card if card == EMPTY or fixed >> card & 1 else dealer.like(card) for card in s.prep]
    for place, card in enumerate(s.kept):
        if not fixed >> card & 1:
            w.kept[place] = dealer.like(card)
    w.deck = deal_deck(s, fixed, dealer)
    w.drawn = 0
    w.rng = dealer.rng
    for seat in seats:
        if seat != viewer:
            w.knows[seat] = 0  # a rival's memory is the rival's own; in a sample it is forgotten
            answer_anew(w, seat, reopen)
    return w


def deal_group(setting: Setting, w: PocketMarsState, group: Group, rng: int) -> int:
    """Deal the cards of one group anew among its own places."""
    dealer = Dealer(setting, group.cards, rng)
    for place in group.kept:
        w.kept[place] = dealer.like(w.kept[place])
    if group.holder >= 0:
        w.packs[group.holder] = dealer.set_like(w.packs[group.holder])
    return dealer.rng


def deal_deck(s: PocketMarsState, fixed: int, dealer: Dealer) -> tuple[int, ...]:
    """The deck with known cards in place, seen backs of their colour, and all else at random."""
    cards = list(s.deck[s.drawn :])
    seen = [0, *range(max(1, len(cards) - s.buried), len(cards))]
    for place in seen:
        if not fixed >> cards[place] & 1:
            cards[place] = dealer.like(cards[place])
    loose = [place for place in range(len(cards)) if place not in seen and not fixed >> cards[place] & 1]
    for place, card in zip(loose, dealer.rest(), strict=True):
        cards[place] = card
    return tuple(cards)


def answer_anew(w: PocketMarsState, seat: int, reopen: bool) -> None:
    """Draw a rival's sealed answer anew from the cards it now holds, or ask for it again."""
    count = len(w.sealed[seat])
    if count == 0:
        return
    if reopen or w.owed >> seat & 1:  # nobody is told how far a rival has come with an answer
        w.sealed[seat] = []
        w.owed |= 1 << seat
        return
    start = w.sealed[seat][0] // CARD_ROOM * CARD_ROOM  # the range: KEEP or PREPARE
    cards = members(w.packs[seat] if start == moves.KEEP else w.hands[seat])
    w.rng = shuffle(w.rng, cards)
    chosen = sorted(cards[: 1 if start == moves.KEEP else HAND])
    w.sealed[seat] = [start + card for card in chosen[:count]]


def secrets(setting: Setting, s: PocketMarsState, viewer: int) -> list[tuple[str, int]]:
    """Every thing hidden from a viewer, with its true value."""
    found: list[tuple[str, int]] = []
    known = known_faces(setting, s, viewer)
    for seat in range(len(s.hands)):
        if seat != viewer:
            found.append((f"hand of {seat}", s.hands[seat] & ~known))
            found.append((f"pack of {seat}", s.packs[seat] & ~known))
            found.append((f"sealed by {seat}", hash_of(s.sealed[seat])))
    found.extend((f"prep {place}", card) for place, card in enumerate(s.prep) if card != EMPTY and not known >> card & 1)
    found.extend((f"kept {place}", card) for place, card in enumerate(s.kept) if not known >> card & 1)
    found.extend((f"deck {place}", card) for place, card in enumerate(s.deck[s.drawn :]) if not known >> card & 1)
    return found


def hash_of(answers: list[int]) -> int:
    """A list of moves as one number."""
    number = 0
    for move in answers:
        number = number * 10000 + move
    return number
