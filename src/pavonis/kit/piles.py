"""A deck with hands and a discard pile, and who knows where a hidden card is, for all games with project cards.

All backs are alike and hands have no order, so a card that leaves a hand unseen takes the knowledge of that whole hand with it.
"""

from bisect import insort
from typing import ClassVar, Final

from pavonis.core.events import ALL, only
from pavonis.core.game import State
from pavonis.core.rng import shuffle
from pavonis.kit.observation import CardsSeen
from pavonis.kit.zones import BITS, gathered, listed, members

MANY: Final = 28  # so many cards and more are listed faster together than one by one


class PileEvents:
    """The names that a game gives to what happens to its piles."""

    def __init__(self, drew: int, drew_back: int, discarded: int, discarded_back: int, revealed: int, rebuilt: int) -> None:
        self.drew: Final = drew  # seat, card (its owner)
        self.drew_back: Final = drew_back  # seat, 0 (the others)
        self.discarded: Final = discarded  # seat, card (its owner)
        self.discarded_back: Final = discarded_back  # seat, 0 (the others)
        self.revealed: Final = revealed  # seat, card
        self.rebuilt: Final = rebuilt  # cards in the new deck


class PileState(State):
    """A position in which cards are drawn, held, played and discarded."""

    __slots__ = ("deck", "discard", "drawn", "hands", "knows", "offers", "played", "seen")
    TOLD: ClassVar[PileEvents]

    deck: tuple[int, ...]  # shared between clones; `drawn` cards of it are gone
    drawn: int
    discard: int  # face down
    seen: int  # cards that were turned up before all, and whose place all know
    knows: list[int]  # hidden cards outside the own zones whose place a seat knows
    hands: list[list[int]]  # ascending: a hand has no order
    offers: list[list[int]]  # cards a seat chooses from, ascending
    played: list[list[int]]  # face up, in order of play

    def begin(self, seats: int) -> None:
        """Nothing is dealt yet."""
        super().begin(seats)
        self.deck = ()
        self.drawn = 0
        self.discard = 0
        self.seen = 0
        self.knows = [0] * seats
        self.hands = [[] for _ in range(seats)]
        self.offers = [[] for _ in range(seats)]
        self.played = [[] for _ in range(seats)]

    def copy_piles_to(self, c: "PileState") -> None:
        """Give another state this one's cards, and who knows of them."""
        c.deck = self.deck
        c.drawn = self.drawn
        c.discard = self.discard
        c.seen = self.seen
        c.knows = self.knows[:]
        c.hands = [cards[:] for cards in self.hands]
        c.offers = [cards[:] for cards in self.offers]
        c.played = [cards[:] for cards in self.played]


# What happens to cards


def shuffled(s: State, cards: int) -> tuple[int, ...]:
    """A set of cards as a new deck."""
    deck = listed(cards)
    s.rng = shuffle(s.rng, deck)
    return tuple(deck)


def next_card(s: PileState) -> int:
    """Take the top card of the deck, or -1 if there is none; the discard pile becomes the new deck when it is needed."""
    if s.drawn == len(s.deck):
        if not s.discard:
            return -1
        s.deck = shuffled(s, s.discard)
        s.drawn = 0
        s.knows = [known & ~s.discard for known in s.knows]
        s.seen &= ~s.discard
        s.discard = 0
        s.tell(ALL, s.TOLD.rebuilt, len(s.deck))
    card = s.deck[s.drawn]
    s.drawn += 1
    return card


def take(s: PileState, seat: int, own: list[int]) -> int:
    """The top card of the deck goes to cards that only this seat sees; -1 if there is none."""
    card = next_card(s)
    if card >= 0:
        insort(own, card)
        s.learned[seat] += 1
    return card


def draw(s: PileState, seat: int, count: int) -> None:
    """Cards go from the deck to a hand."""
    for _ in range(count):
        card = take(s, seat, s.hands[seat])
        if card >= 0 and s.log is not None:
            s.tell_secret(seat, s.TOLD.drew, s.TOLD.drew_back, card, 0)


def offer(s: PileState, seat: int, count: int, told: int) -> None:
    """Cards go from the deck to the offer of a seat. Only this seat sees them, and is told so."""
    for _ in range(count):
        card = take(s, seat, s.offers[seat])
        if card >= 0 and s.log is not None:
            s.tell(only(seat), told, seat, card)


def turn_up(s: PileState, seat: int) -> int:
    """Turn up the top card before all, or -1 if there is none."""
    card = next_card(s)
    if card >= 0:
        s.seen |= 1 << card
        s.all_learn()
        s.tell(ALL, s.TOLD.revealed, seat, card)
    return card


def discard_from_hand(s: PileState, seat: int, cards: list[int]) -> None:
    """Cards of a hand go face down to the discard pile. Those who knew cards of the hand lose track of them, unless all go."""
    hand = s.hands[seat]
    if len(cards) < len(hand):
        forget_hand(s, seat)
    for card in cards:
        hand.remove(card)
        bury(s, seat, card)


def bury(s: PileState, seat: int, card: int) -> None:
    """A card that only this seat sees goes face down to the discard pile."""
    s.discard |= 1 << card
    s.knows[seat] |= 1 << card
    if s.log is not None:
        s.tell_secret(seat, s.TOLD.discarded, s.TOLD.discarded_back, card, 0)


def keep_offered(s: PileState, seat: int, kept: list[int], told: int) -> None:
    """Some of the offered cards go to the hand, the others face down to the discard pile; all are told how many."""
    for card in s.offers[seat]:
        if card not in kept:
            bury(s, seat, card)
    s.offers[seat] = []
    s.hands[seat] = sorted(s.hands[seat] + kept)
    s.tell(ALL, told, seat, len(kept))


# Who knows what


def reveal(s: PileState, card: int) -> None:
    """A hidden card is now open: nobody needs to remember where it is."""
    keep = ~(1 << card)
    s.seen &= keep
    s.knows = [known & keep for known in s.knows]


def forget_hand(s: PileState, seat: int, but: int = -1) -> None:
    """A card leaves a hand unseen: those who knew cards of the hand lose track of them. One seat may have seen everything."""
    unsure = ~gathered(s.hands[seat])
    s.seen &= unsure
    for other in range(len(s.knows)):
        if other not in (seat, but):
            s.knows[other] &= unsure


def others_learn(s: State, seat: int) -> None:
    """Everybody but that seat has seen something new."""
    s.all_learn()
    s.learned[seat] -= 1


def seen_cards(cards: list[int], known: int) -> CardsSeen:
    """Cards that lie face down, as observed."""
    return CardsSeen(len(cards), [card for card in cards if known & BITS[card]])


def seen_pile(cards: int, known: int) -> CardsSeen:
    """A pile that may be large, as observed."""
    seen = cards & known
    return CardsSeen(cards.bit_count(), members(seen) if seen.bit_count() < MANY else listed(seen))


class Dealer:
    """Deals again the cards that a viewer does not know."""

    def __init__(self, cards: int, rng: int) -> None:
        self.pile = listed(cards)
        self.rng = shuffle(rng, self.pile)

    def take(self, count: int) -> list[int]:
        """Take so many cards from the pile."""
        rest = len(self.pile) - count
        cards = self.pile[rest:]
        del self.pile[rest:]
        return cards

    def anew(self, cards: list[int], fixed: int) -> list[int]:
        """These cards in ascending order, with all but the fixed ones replaced."""
        kept = [card for card in cards if fixed >> card & 1]
        return sorted(kept + self.take(len(cards) - len(kept)))

    def set_anew(self, cards: int, fixed: int) -> int:
        """The same for a set."""
        return cards & fixed | gathered(self.take((cards & ~fixed).bit_count()))


def as_number(answers: list[int]) -> int:
    """A list of moves as one number, to be compared as a secret."""
    number = 0
    for move in answers:
        number = (number << 16) + move
    return number
